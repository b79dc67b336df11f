"""Checks of buyback (502.16): an additional cost for which a spell returns to hand."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard
from rulesdb.engine.mtg.events.zones import Move

_HEAL = ("《癒し》 「{1}」 インスタント", "ライフを3点得る。", "バイバック「{2}」")


def _plays_with_buyback(t: Table, ann: Person, card: TrackedCard) -> None:
    """Let Ann play a card, and pay its buyback cost if she is asked."""
    ann.plays(card, additional_cost=...).expect("プレイするときの質問", t.question, "アン: 追加コストを支払うか")
    t.answer(additional_cost=True)


def _answered_heal(t: Table, ann: Person, ben: Person, name: str, effect: str) -> TrackedCard:
    """Return a spell that Ann plays with buyback, and to which Ben responds with an instant."""
    ann.lands("white", 3)
    heal = ann.hand(*_HEAL)
    answer = ben.instant(name, effect)
    _plays_with_buyback(t, ann, heal)
    ben.responds(answer, target=heal)
    return heal


@mtg.check(
    "502.16a#sentence-4,5", "バイバック・コストも支払った呪文は、解決すると墓地ではなく手札に行き、またプレイできる"
)
def a_spell_is_bought_back(t: Table, ann: Person) -> None:
    """The spell is played three times; an artifact gives life for each instant put into a graveyard."""
    ann.lands("white", 9)
    ann.plays_with("《堆肥》 「{0}」 アーティファクト", "インスタントであるものが墓地に置かれたとき、ライフを1点得る。")
    heal = ann.hand(*_HEAL)
    _plays_with_buyback(t, ann, heal)
    t.resolve().expect("癒しのある場所", heal.zone, "手札")
    t.expect("墓地に置かれたことで誘発した、堆肥の能力の数", t.stack, 0)
    _plays_with_buyback(t, ann, heal)
    t.resolve().expect("アンのライフ", ann.life, 26)
    ann.plays(heal, additional_cost=False).resolve().expect("支払わなかった癒しのある場所", heal.zone, "墓地")


@mtg.check("502.16a#sentence-3", "「バイバック」の後に書かれたコストを支払う")
def the_buyback_cost_is_the_one_written(t: Table, ann: Person) -> None:
    """One mana for the spell and two for buyback."""
    lands = ann.lands("white", 4)
    _plays_with_buyback(t, ann, ann.hand(*_HEAL))
    t.expect("タップ状態の土地の数", sum(land.is_tapped for land in lands), 3)


@mtg.check("502.16a#sentence-6", "バイバック・コストは追加コストなので、マナ・コストの代わりではなく、両方を支払う")
def both_costs_are_paid(t: Table, ann: Person) -> None:
    """A spell of mana cost 3 with a buyback cost of 1: four lands are tapped."""
    lands = ann.lands("white", 5)
    _plays_with_buyback(t, ann, ann.instant("大いなる癒し", "ライフを3点得る。", "バイバック「{1}」", cost="{3}"))
    t.expect("タップ状態の土地の数", sum(land.is_tapped for land in lands), 4)


@mtg.check("502.16a#sentence-2", "スタックにある間にバイバックを失った呪文は、コストを支払っていても墓地に置かれる")
def a_spell_that_has_lost_buyback_is_not_bought_back(t: Table, ann: Person, ben: Person) -> None:
    """In response to the spell, an instant takes the ability away."""
    heal = _answered_heal(t, ann, ben, "忘却", "ターン終了時まで、対象の呪文は、すべてのバイバックを失う。")
    t.resolve(2).expect("癒しのある場所", heal.zone, "墓地")


@mtg.check("502.16a#sentence-2", "スタックに置かれるとバイバックを失う呪文には、バイバック・コストを支払えない")
def a_spell_without_buyback_on_the_stack_takes_no_additional_cost(t: Table, ann: Person) -> None:
    """An artifact takes the ability away from all spells on the stack; the card in hand has it."""
    ann.plays_with("《忘却の像》 「{0}」 アーティファクト", "スタックにあるものは、すべてのバイバックを失う。")
    ann.lands("white", 3)
    ann.plays(ann.hand(*_HEAL), additional_cost=...).expect("プレイした後の質問", t.question, "アン: 優先権")
    t.expect("タップ状態の土地の数", ann.tapped, 1)


@mtg.check(
    "502.16#item-1a,1b",
    "バイバックを使うかどうかは、呪文をプレイするときに決める。手札に戻るのは、呪文自身の効果の後である",
)
def buyback_is_decided_as_the_spell_is_played(t: Table, ann: Person) -> None:
    """A spell that discards: with buyback it is not among the cards to discard; without it there is no late choice."""
    ann.lands("blue", 4)
    sift = ann.instant("選別", "カードを1枚引く。手札を1枚捨てる。", "バイバック「{2}」", cost="{1}")
    _plays_with_buyback(t, ann, sift)
    t.expect("マナ・コストと追加コストのためにタップした土地の数", ann.tapped, 3)
    t.resolve(additional_cost=...).expect("解決した後の質問", t.question, "アン: 優先権")
    t.expect("選別のある場所", sift.zone, "手札")
    t.expect("アンの墓地のカードの枚数", ann.count("graveyard"), 1)
    ann.plays(sift, additional_cost=False).resolve().expect("バイバックを使わなかった選別のある場所", sift.zone, "墓地")


@mtg.check("502.16#item-2", "打ち消された呪文は、バイバック・コストを支払っていても、ふだんどおり墓地に置かれる")
def a_countered_spell_is_not_bought_back(t: Table, ann: Person, ben: Person) -> None:
    """The cost has been paid for nothing."""
    heal = _answered_heal(t, ann, ben, "否定", "対象の呪文を打ち消す。")
    t.resolve().expect("癒しのある場所", heal.zone, "墓地")
    t.expect("アンのライフ", ann.life, 20)


@mtg.check(
    "502.16#item-3",
    "バイバック・コストが支払われた呪文を、オーナーでない人がコントロールして解決すると、墓地に置かれる",
)
def a_spell_of_another_owner_is_not_bought_back(t: Table, ann: Person, ben: Person) -> None:
    """In response, Ben gains control of the spell: it is his life that grows, and Ann's graveyard."""
    heal = _answered_heal(t, ann, ben, "強奪", "ゲームの終わりまで、対象の呪文は、コントローラーがあなたになる。")
    t.resolve(2).expect("ベンのライフ", ben.life, 23)
    t.expect("癒しのある場所", heal.zone, "墓地")
    t.expect("アンの墓地のカードの枚数", ann.count("graveyard"), 1)


def _copied_heal(t: Table, ann: Person) -> TrackedCard:
    """Return the copy of a spell with buyback; an artifact gives Ann life for each instant put into a graveyard."""
    ann.lands("white", 3)
    ann.plays_with("《堆肥》 「{0}」 アーティファクト", "インスタントであるものが墓地に置かれたとき、ライフを1点得る。")
    heal, twin = ann.hand(*_HEAL), ann.instant("写し", "対象の呪文をコピーし、コピーの新しい対象を選んでもよい。")
    _plays_with_buyback(t, ann, heal)
    ann.plays(twin, target=heal).resolve(2).expect("写しが墓地に置かれた後のアンのライフ", ann.life, 21)
    (copy,) = t.copies(heal)
    return copy


@mtg.check("502.16#item-4b", "コントロールを奪われたコピーは、解決しても手札に戻らず、墓地に置かれる")
def a_copy_that_another_player_controls_is_not_bought_back(t: Table, ann: Person, ben: Person) -> None:
    """In response, Ben gains control of the copy; his spell and the copy are put into graveyards."""
    theft = ben.instant("強奪", "ゲームの終わりまで、対象の呪文は、コントローラーがあなたになる。")
    copy = _copied_heal(t, ann)
    ben.responds(theft, target=copy).resolve(2).expect("強奪が墓地に置かれた後のアンのライフ", ann.life, 22)
    t.resolve().expect("コピーが解決した後のベンのライフ", ben.life, 23)
    t.expect("コピーが墓地に置かれて誘発した能力と癒しの、スタックにある数", t.stack, 2)


@mtg.check(
    "502.16#item-4a",
    "バイバック・コストが支払われた呪文のコピーも、解決すると墓地ではなく手札に移り、そこで消滅する",
)
def a_copy_is_bought_back_and_ceases(t: Table, ann: Person) -> None:
    """Only the copying spell was put into a graveyard."""
    copy = _copied_heal(t, ann)
    t.resolve().expect("コピーが解決した後の、スタックにあるものの数", t.stack, 1)
    t.expect("アンのライフ", ann.life, 24)
    t.expect("手札に移ったものの数", t.values(Move, "to.name").count("hand"), 1)
    t.expect("コピーのある場所", copy.zone, "なし")
    t.expect("アンの手札の枚数", ann.count("hand"), 0)


@mtg.check(
    "502.16#item-5",
    "コストを減らす効果でバイバックの分を実際には支払わなくても、支払うことを選んだ呪文は手札に戻る",
)
def a_reduced_buyback_cost_counts(t: Table, ann: Person) -> None:
    """Instants cost two less: one mana pays for a spell of one mana and its buyback of two."""
    lands = ann.lands("white", 2)
    ann.plays_with(
        "《倹約の像》 「{0}」 アーティファクト", "インスタントであるものをプレイするコストは、「{2}」少なくなる。"
    )
    heal = ann.hand(*_HEAL)
    _plays_with_buyback(t, ann, heal)
    t.expect("タップ状態の土地の数", sum(land.is_tapped for land in lands), 1)
    t.resolve().expect("癒しのある場所", heal.zone, "手札")


@mtg.check("502.16#item-6", "バイバック・コストは、支払っても支払わなくても、点数で見たマナ・コストに含めない")
def the_buyback_cost_is_no_mana_cost(t: Table, ann: Person) -> None:
    """A spell of one mana stays one, paid for with three or with one."""
    ann.lands("white", 4)
    heal = ann.hand(*_HEAL)
    _plays_with_buyback(t, ann, heal)
    t.expect("支払った呪文の、点数で見たマナ・コスト", heal.converted_mana_cost, 1)
    t.resolve()
    ann.plays(heal, additional_cost=False)
    t.expect("支払わなかった呪文の、点数で見たマナ・コスト", heal.converted_mana_cost, 1)
