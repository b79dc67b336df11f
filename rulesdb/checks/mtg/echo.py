"""Checks of echo (502.19)."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard


def _creature(ann: Person, name: str = "なだれ獣", echo: str = "{2}") -> TrackedCard:
    """Give a player a creature of mana cost {0} with echo, in hand."""
    return ann.creature(name, f"エコー「{echo}」", zone="hand")


def _next_upkeep_of(t: Table, person: Person) -> None:
    """Go on to the next upkeep of a player, in which something may wait on the stack."""
    t.until("end of turn").until("upkeep")
    if t.state.turn_player != person.number:
        t.until("end of turn").until("upkeep")


@mtg.check(
    "502.19a#sentence-1",
    "エコーは、コントローラーの次のアップキープに誘発してスタックに置かれ、支払わなければ、解決するときに生け贄に捧げる",
)
def echo_triggers_in_the_next_upkeep(t: Table, ann: Person, ben: Person) -> None:
    """A creature is played, for which nobody will be able to pay; the opponent's upkeep comes first."""
    beast = _creature(ann)
    ann.plays(beast).resolve()
    _next_upkeep_of(t, ben)
    t.expect("ベンのアップキープに、スタックにあるものの数", t.stack, 0)
    _next_upkeep_of(t, ann)
    t.expect("アンのアップキープに、スタックにあるものの数", t.stack, 1)
    t.expect("解決する前になだれ獣のある領域", beast.zone, "場")
    t.resolve().expect("解決した後になだれ獣のある領域", beast.zone, "墓地")


@mtg.check(
    "502.19a#sentence-3",
    "エコー・コストを支払うのは、コントロールするようになってから最初の自分のアップキープだけである",
)
def echo_is_paid_only_once(t: Table, ann: Person) -> None:
    """The cost is paid in the first upkeep, in which another creature comes: in the second one, only that triggers."""
    ann.lands("red", 2)
    beast, late = _creature(ann), ann.creature("駆け足獣", "瞬速", "エコー「{2}」", zone="hand")
    ann.plays(beast).resolve()
    _next_upkeep_of(t, ann)
    t.expect("1回目のアップキープに、スタックにあるものの数", t.stack, 1)
    t.resolve(pay=True)
    ann.plays(late).resolve()
    _next_upkeep_of(t, ann)
    t.expect("2回目のアップキープに、スタックにあるものの数", t.stack, 1)
    t.resolve(pay=False).expect("なだれ獣と駆け足獣のある領域", [beast.zone, late.zone], ["場", "墓地"])


@mtg.check("502.19#item-1b", "「エコー」とだけ書かれた旧カードでは、マナ・コストと同じコストを支払う")
def the_echo_cost_of_an_old_card_is_its_mana_cost(t: Table, ann: Person) -> None:
    """A creature of mana cost {2}, for which two of three lands are tapped once more."""
    ann.lands("red", 3)
    beast = ann.hand("《古い獣》 「{2}」 クリーチャー パワー2 タフネス2", "エコー")
    ann.plays(beast).resolve()
    _next_upkeep_of(t, ann)
    t.expect("スタックにあるものの数と、タップ状態の土地の数", [t.stack, ann.tapped], [1, 0])
    t.resolve(pay=True).expect("支払いのためにタップした土地の数", ann.tapped, 2)
    t.expect("古い獣のある領域", beast.zone, "場")


@mtg.check("502.19#item-1a", "支払うのは、マナ・コストではなく、エコー・コストで、支払われないかぎり生け贄に捧げる")
def the_echo_cost_is_paid(t: Table, ann: Person) -> None:
    """Two creatures of mana cost {0} have an echo cost of {2}, which three lands pay for one of them."""
    ann.lands("red", 3)
    beast, other = _creature(ann), _creature(ann, "大なだれ獣")
    ann.resolves(beast, other)
    _next_upkeep_of(t, ann)
    t.resolve(2, pay=[True, True]).expect("支払いのためにタップした土地の数", ann.tapped, 2)
    t.expect("なだれ獣と大なだれ獣のある領域", [beast.zone, other.zone], ["墓地", "場"])


@mtg.check(
    "502.19#item-2",
    "エコー・コストは、支払えるときでも支払わなくてよく、支払わなければ生け贄に捧げる。支払えなくても同じである",
)
def echo_need_not_be_paid(t: Table, ann: Person) -> None:
    """Of two creatures one could be kept; for the other one there are too few lands."""
    lands = ann.lands("red", 2)
    cheap, dear = _creature(ann, "なだれ獣", "{2}"), _creature(ann, "大なだれ獣", "{5}")
    ann.resolves(cheap, dear)
    _next_upkeep_of(t, ann)
    t.resolve(2, pay=False).expect("なだれ獣のある領域", cheap.zone, "墓地")
    t.expect("大なだれ獣のある領域", dear.zone, "墓地")
    t.expect("タップした土地の数", sum(land.is_tapped for land in lands), 0)
    t.expect("支払うかどうかを尋ねた回数", len(t.players_asked("pay")), 1)


@mtg.check(
    "502.19#item-3",
    "場に戻ってきたときも、フェイズ・インしてきたときも、コントロールを奪ったときも、エコーはもう一度誘発する",
)
def echo_triggers_again_for_what_came_again(t: Table, ann: Person, ben: Person) -> None:
    """Three creatures for which nothing is due any more: one comes back, one phases out and in, and one is stolen."""
    mine, yours = ann.creature("なだれ獣", "エコー「{2}」"), ben.creature("敵の獣", "エコー「{2}」")
    phasing = ann.creature("揺らぐ獣", "エコー「{2}」")
    mist = ann.instant("霧", "対象のクリーチャーをフェイズ・アウトさせる。")
    away = ann.instant("帰還", "対象のクリーチャーをオーナーの手札に戻す。")
    theft = ann.sorcery("強奪", "ゲームの終わりまで、対象のクリーチャーは、コントローラーがあなたになる。")
    ann.plays(away, target=mine).resolve()
    ann.plays(mine).resolve()
    ann.plays(theft, target=yours).resolve().expect("敵の獣のコントローラー", yours.controller, "アン")
    ann.plays(mist, target=phasing).resolve().expect("揺らぐ獣のある領域", phasing.zone, "フェイズ・アウト領域")
    _next_upkeep_of(t, ann)
    t.expect("スタックにあるものの数", t.stack, 3)
    t.resolve(3).expect("揺らぐ獣のある領域", phasing.zone, "墓地")
    t.expect("なだれ獣のある領域", mine.zone, "墓地")
    t.expect("敵の獣のある領域", yours.zone, "墓地")
