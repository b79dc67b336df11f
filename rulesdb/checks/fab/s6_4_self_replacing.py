"""Checks of 6.4.7 to 6.4.7b: self-replacement effects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import gem

_DIVINITY = (
    "《神性の書》 インスタント コスト0",
    "カードを2枚引く。このターンに、オブジェクトがあなたのソウルに移ったなら、代わりにカードを3枚引く。",
)
_PRAYER = ("《祈り》 インスタント コスト0", "「供物」という名前のすべてのカードをソウルに置く。")
_IN_HAND = "あなたの手札のカードがある"


def _has_deck(person: Person, number: int) -> None:
    """Give a player red gems in the deck."""
    for _ in range(number):
        person.has_card("deck", gem("赤石"))


@fab.check(
    "6.4.7#sentence-1,6 6.4.7#example-1",
    "ソウルにカードが置かれていたターンには、2枚引くイベントが、3枚引くイベントに置き換わる",
)
def tome_of_divinity(t: Table, ann: Person) -> None:
    """A card is put into Ann's soul, and then she plays the tome."""
    _has_deck(ann, 6)
    ann.has_card("graveyard", gem("供物"))
    ann.resolves(ann.hand(*_PRAYER), ann.hand(*_DIVINITY))
    t.expect("ソウルのカードの枚数", ann.count("soul"), 1)
    t.expect("アンの手札の枚数", ann.count("hand"), 3)


@fab.check("6.4.7#sentence-5", "自己置換効果の条件が満たされていなければ、先行する効果は書かれたとおりになる")
def a_self_replacement_has_a_condition(t: Table, ann: Person, ben: Person) -> None:
    """No card was put into Ann's soul, but one into Ben's."""
    _has_deck(ann, 6)
    ben.has_card("graveyard", gem("供物"))
    ann.resolves(ann.hand(*_PRAYER), ann.hand(*_DIVINITY))
    t.expect("ベンのソウルのカードの枚数", ben.count("soul"), 1)
    t.expect("アンの手札の枚数", ann.count("hand"), 2)


@fab.check("6.4.7#sentence-4", "自己置換効果が置き換えるのは、すぐ前に書かれた効果である")
def the_effect_right_before_is_replaced(t: Table, ann: Person) -> None:
    """An ability gains life and draws a card, and then it says what happens instead."""
    _has_deck(ann, 6)
    ann.hand(gem("青石"))
    book = ann.instant("恵みの書", f"ライフを1点得る。カードを1枚引く。{_IN_HAND}なら、代わりにカードを3枚引く。")
    ann.resolves(book)
    t.expect("アンのライフ", ann.life, 21)
    t.expect("アンの手札の枚数", ann.count("hand"), 4)


@fab.check("6.4.7a#sentence-1", "後続能力の自己置換効果は、先行する関連能力の効果を変更する")
def the_effect_of_a_leading_ability_is_replaced(t: Table, ann: Person) -> None:
    """The self-replacement effect is a second ability, after the ability that gains life."""
    ann.hand(gem("青石"))
    book = ann.instant("二章の書", "ライフを1点得る。", f"{_IN_HAND}なら、代わりにライフを4点得る。")
    ann.resolves(book)
    t.expect("アンのライフ", ann.life, 24)


@fab.check("6.4.7a#sentence-2", "自己置換効果は、先行する効果のイベントだけを変更し、その後の効果は変更しない")
def later_effects_are_not_replaced(t: Table, ann: Person) -> None:
    """A card is drawn, which becomes a gain of life; then another effect of the layer draws a card."""
    _has_deck(ann, 6)
    ann.hand(gem("青石"))
    book = ann.instant("結びの書", f"カードを1枚引く。{_IN_HAND}なら、代わりにライフを4点得る。カードを2枚引く。")
    ann.resolves(book)
    t.expect("アンのライフ", ann.life, 24)
    t.expect("アンの手札の枚数", ann.count("hand"), 3)


@fab.check("6.4.7b#sentence-1", "自己置換効果の条件は、先行する効果が生成される時に確かめる")
def the_condition_is_evaluated_with_the_effect(t: Table, ann: Person) -> None:
    """The first effect of the layer draws a card, so that a card is in hand when the second one is generated."""
    _has_deck(ann, 6)
    book = ann.instant(
        "巡りの書", f"カードを1枚引く。ライフを1点得る。{_IN_HAND}なら、代わりにライフを4点得る。手札を1枚捨てる。"
    )
    ann.resolves(book)
    t.expect("アンのライフ", ann.life, 24)
    t.expect("アンの手札の枚数", ann.count("hand"), 0)


@fab.check(
    "6.4.7b#sentence-2 6.4.7b#example-1",
    "次のカードへの効果の自己置換効果は、混融したかどうかが決まった時に、その条件を確かめる",
)
def weave_earth(t: Table, ann: Person) -> None:
    """The next earth or elemental attack action card gets more power; one is fused, the other one is not."""
    weaves = [
        ann.action(
            f"織りなす大地{number}",
            "このターンの終わりまで、次にプレイする((スーパータイプが「大地」の、またはスーパータイプが「エレメンタル」の)、"
            "かつ攻撃アクションカードである)ものは、パワーに3の修整を得る。"
            "それが「混融」のコストを支払ったものであるなら、代わりにそれが、パワーに4の修整を得る。",
            "続行",
            defense=None,
        )
        for number in (1, 2)
    ]
    quakes = [
        ann.hand(
            f"《地揺れ{number}》 「大地」 アクション ― 攻撃 コスト0 パワー2",
            "「混融」 ― これをプレイするための追加コストとして、ライフ1点を支払ってもよい。",
            "続行",
        )
        for number in (1, 2)
    ]
    for weave, quake, is_fused, power in zip(weaves, quakes, (True, False), (6, 5), strict=True):
        ann.plays(weave).resolve()
        ann.plays(quake, additional_cost=is_fused)
        t.expect(f"混融{'した' if is_fused else 'していない'}地揺れのパワー", quake.power, power)
        t.until("")
