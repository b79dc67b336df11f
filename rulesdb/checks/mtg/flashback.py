"""Checks of flashback (502.22): cards played from the graveyard, which are removed from the game afterwards."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard

_HEAL = ("《癒しの風》 「{4}」 ソーサリー", "ライフを3点得る。", "フラッシュバック「{2}」")


def _plays_from_graveyard(t: Table, ann: Person, card: TrackedCard) -> None:
    """Expect that Ann can play a card from her graveyard, and let her do so."""
    t.expect(f"アンは墓地の{card.card.name}をプレイできるか", ann.may_play(card), True)
    ann.plays(card)


def _answered_heal(t: Table, ann: Person, ben: Person, name: str, effect: str) -> TrackedCard:
    """Return a spell that Ann plays from her graveyard, and to which Ben responds with an instant."""
    heal = ann.has_card("graveyard", *_HEAL)
    answer = ben.instant(name, effect)
    _plays_from_graveyard(t, ann, heal)
    ben.responds(answer, target=heal)
    return heal


@mtg.check(
    "502.22a#sentence-4a,4b",
    "フラッシュバックがあれば、自分の墓地にあるカードをプレイできるが、相手の墓地のものはできない",
)
def a_card_is_played_from_the_graveyard(t: Table, ann: Person, ben: Person) -> None:
    """Two lands are enough for its flashback cost; one of Ben's, and a card without the ability, stay there."""
    ann.lands("white", 2)
    heal, theirs = (person.has_card("graveyard", *_HEAL) for person in (ann, ben))
    other = ann.has_card("graveyard", "《古い風》 「{0}」 ソーサリー", "ライフを1点得る。")
    ann.cannot_play(theirs, "400.1")
    _plays_from_graveyard(t, ann, heal)
    t.resolve().expect("アンのライフ", ann.life, 23)
    t.expect("アンはフラッシュバックのないカードもプレイできるか", ann.may_play(other), False)


@mtg.check("502.22a#sentence-2", "フラッシュバックが働くのは墓地にあるときだけで、手札からはマナ・コストでプレイする")
def flashback_does_not_work_in_hand(t: Table, ann: Person) -> None:
    """Two lands, and the card in hand has a mana cost of four."""
    ann.lands("white", 2)
    t.expect("アンは手札の癒しの風をプレイできるか", ann.may_play(ann.hand(*_HEAL)), False)


@mtg.check("502.22a#sentence-3", "「フラッシュバック」の後に書かれたコストを支払う")
def the_flashback_cost_is_the_one_written(t: Table, ann: Person) -> None:
    """Two of five lands are tapped."""
    lands = ann.lands("white", 7)
    _plays_from_graveyard(t, ann, ann.has_card("graveyard", *_HEAL))
    t.expect("タップ状態の土地の数", sum(land.is_tapped for land in lands), 2)


@mtg.check(
    "502.22a#sentence-6", "フラッシュバック・コストは代替コストなので、支払うのはそれだけで、マナ・コストは支払わない"
)
def the_mana_cost_is_not_paid_as_well(t: Table, ann: Person) -> None:
    """A flashback cost of four for a card with mana cost 1: four lands are enough."""
    ann.lands("red", 4)
    spark = ann.has_card(
        "graveyard", "《火種》 「{R}」 ソーサリー", "各プレイヤーに1点のダメージを与える。", "フラッシュバック「{4}」"
    )
    _plays_from_graveyard(t, ann, spark)
    t.resolve().expect("アンのライフ", ann.life, 19)


@mtg.check(
    "502.22a#sentence-5",
    "フラッシュバックでプレイした呪文は、スタックから手札に戻されるときでも、代わりにゲームから取り除かれる",
)
def it_is_removed_wherever_it_would_go(t: Table, ann: Person, ben: Person) -> None:
    """In response, Ben returns the spell to its owner's hand; one for its mana cost goes to the graveyard."""
    ann.lands("white", 6)
    cast = ann.hand(*_HEAL)
    heal = _answered_heal(t, ann, ben, "差し戻し", "対象の呪文をオーナーの手札に戻す。")
    t.resolve().expect("癒しの風のある場所", heal.zone, "ゲーム外")
    ann.plays(cast).resolve().expect("手札から、マナ・コストでプレイした癒しの風のある場所", cast.zone, "墓地")
    t.expect("アンの手札の枚数", ann.count("hand"), 0)


@mtg.check("502.22#item-1", "フラッシュバック・コストを支払っても、呪文のマナ・コストは変わらない")
def the_mana_cost_stays(t: Table, ann: Person) -> None:
    """Two mana are paid; the converted mana cost on the stack is four."""
    ann.lands("white", 2)
    heal = ann.has_card("graveyard", *_HEAL)
    _plays_from_graveyard(t, ann, heal)
    t.expect("スタックでの、点数で見たマナ・コスト", heal.converted_mana_cost, 4)


@mtg.check("502.22#item-2", "コストを減らす効果は、フラッシュバック・コストを支払うときにも働く")
def effects_reduce_the_flashback_cost(t: Table, ann: Person) -> None:
    """Sorceries cost one less: one land pays for two mana."""
    lands = ann.lands("white", 3)
    ann.plays_with(
        "《倹約の像》 「{0}」 アーティファクト", "ソーサリーであるものをプレイするコストは、「{1}」少なくなる。"
    )
    heal = ann.has_card("graveyard", *_HEAL)
    _plays_from_graveyard(t, ann, heal)
    t.expect("タップした土地の数", sum(land.is_tapped for land in lands), 1)
    t.expect("変わらないマナ・コストの点数", heal.converted_mana_cost, 4)


@mtg.check("502.22#item-2", "コストを増やす効果は、フラッシュバック・コストを支払うときにも働く")
def effects_increase_the_flashback_cost(t: Table, ann: Person) -> None:
    """Sorceries cost two more: four lands pay for two mana."""
    lands = ann.lands("white", 5)
    ann.plays_with(
        "《重税の像》 「{0}」 アーティファクト", "ソーサリーであるものをプレイするコストは、「{2}」多くなる。"
    )
    heal = ann.has_card("graveyard", *_HEAL)
    _plays_from_graveyard(t, ann, heal)
    t.expect("タップした土地の数", sum(land.is_tapped for land in lands), 4)
    t.expect("変わらないマナ・コストの点数", heal.converted_mana_cost, 4)


@mtg.check(
    "502.22#item-3",
    "フラッシュバックでプレイした呪文は、解決されても墓地に行かないので、墓地に置かれると誘発する能力は誘発しない",
)
def it_never_goes_to_the_graveyard(t: Table, ann: Person) -> None:
    """An artifact gives life for each card that is put into a graveyard."""
    ann.lands("white", 2)
    ann.plays_with("《堆肥》 「{0}」 アーティファクト", "ソーサリーであるものが墓地に置かれたとき、ライフを1点得る。")
    heal = ann.has_card("graveyard", *_HEAL)
    _plays_from_graveyard(t, ann, heal)
    t.resolve().expect("癒しの風のある場所", heal.zone, "ゲーム外")
    t.expect("スタックにある能力の数", t.stack, 0)
    t.expect("アンのライフ", ann.life, 23)


@mtg.check("502.22#item-4", "フラッシュバックでプレイした呪文は、打ち消されても、墓地に置かれず取り除かれる")
def a_countered_spell_is_removed(t: Table, ann: Person, ben: Person) -> None:
    """It cannot be played a second time."""
    ann.lands("white", 4)
    heal = _answered_heal(t, ann, ben, "否定", "対象の呪文を打ち消す。")
    t.resolve().expect("癒しの風のある場所", heal.zone, "ゲーム外")
