"""Checks of 6.2.5 and 6.2.5a: the application of a continuous effect as an event."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import gem

_GAINS_ONE = "(あなたがコントロールする、かつ攻撃である)ものがパワーにちょうど1の修整を得たとき"
_TALISMAN = ("《羽足の護符》 装備品 ― 頭", f"{_GAINS_ONE}、リアクションステップである場合、ライフを1点得る。")
_FLOURISH = (
    "《花盛り》 インスタント コスト0",
    f"{THIS_TURN}1回だけ、攻撃がパワーに修整を得る場合、代わりにその量が3増える。",
)


def _growing(person: Person, amount: int) -> TrackedCard:
    """Give a player an instant that modifies the power of attacks."""
    return person.instant(f"修整{amount}", f"このターンの終わりまで、攻撃は、パワーに{amount}の修整を得る。")


@fab.check(
    "6.2.5#sentence-1,4 6.2.5#example-1",
    "継続効果の適用は1つずつ別のイベントで、合わせて+1になるだけでは、+1を得たことにはならない",
)
def talisman_of_featherfoot(t: Table, ann: Person) -> None:
    """In the reaction step an attack without power gets -1, then 2; after that it gets exactly 1."""
    ann.has_card("head", *_TALISMAN)
    less, more, one = (_growing(ann, amount) for amount in (-1, 2, 1))
    claw = ann.attack("爪", power=0)
    ann.plays(claw).until("reaction")
    ann.resolves(less, more)
    t.expect("-1と+2を得た後の爪のパワー", claw.power, 1)
    t.expect("-1と+2を得た後のスタックのレイヤーの数", t.stack, 0)
    ann.resolves(one)
    t.expect("+1を得た後のスタックのレイヤーの数", t.stack, 1)
    t.resolve()
    t.expect("アンのライフ", ann.life, 21)


@fab.check("1.15.2a#sentence-2", "カウンターによる変更は効果ではないので、「効果により+1を得たとき」は誘発しない")
def a_counter_modifies_by_a_rule(t: Table, ann: Person) -> None:
    """In the reaction step an attack gets a counter of +1, and then exactly 1 by an effect."""
    ann.has_card("head", *_TALISMAN)
    ann.equips("arms", "疾風の籠手", "続行を持つものは、パワーに1の修整を得る。")
    whet = ann.instant("研ぎ", "すべての名前が「爪」のものに「+1{p}」カウンターを1個置く。")
    claw, one = ann.attack("爪"), _growing(ann, 1)
    ann.plays(claw).until("reaction")
    ann.resolves(whet)
    t.expect("カウンターの後の爪のパワー", claw.power, 4)
    t.expect("カウンターの後のスタックのレイヤーの数", t.stack, 0)
    ann.resolves(one)
    t.expect("効果の後のスタックのレイヤーの数", t.stack, 1)


@fab.check("6.2.5#sentence-2", "継続効果がオブジェクトへの変更の中身を変える時も、その適用はイベントとして起こる")
def a_changed_modification_is_applied_anew(t: Table, ann: Person) -> None:
    """Attacks get as much power as Ann has cards in hand; in the reaction step she has one left."""
    ann.has_card("head", *_TALISMAN)
    ann.equips("arms", "手札の籠手", "攻撃は、パワーに(あなたの手札のカードの枚数)の修整を得る。")
    claw, water = ann.attack("爪"), ann.instant("水", "ライフを5点得る。")
    ann.hand(gem("赤石"))
    ann.plays(claw).until("reaction")
    t.expect("手札が2枚のときの爪のパワー", claw.power, 5)
    ann.plays(water)
    t.expect("手札が1枚のときの爪のパワー", claw.power, 4)
    t.expect("水と、羽足の護符の効果がスタックにあるか", t.stack, 2)


@fab.check("6.2.5#sentence-1", "継続効果は、条件にあるイベントがこのターンに起こるとすぐに、イベントとして適用される")
def an_effect_applies_as_soon_as_its_event_has_happened(t: Table, ann: Person) -> None:
    """Attacks get 1 power while something has hit this turn; the attack that hits gets it in the Damage Step."""
    ann.equips("head", "羽足の冠", f"{_GAINS_ONE}、ライフを1点得る。")
    ann.equips(
        "arms", "追い打ちの籠手", "このターンに、ヒットが起こった間、『攻撃は、パワーに1の修整を得る。』が機能する。"
    )
    ann.plays(ann.attack("爪")).until("damage")
    t.expect("ヒットした後の、スタックの誘発レイヤーの数", t.stack, 1)


@fab.check("6.2.5#sentence-3", "継続効果を適用するイベントは、置換効果に変更される")
def an_application_is_replaced(t: Table, ann: Person) -> None:
    """The next modification of an attack's power is increased by 3; the one after it is not."""
    flourish, one, two = ann.hand(*_FLOURISH), _growing(ann, 1), _growing(ann, 2)
    claw = ann.attack("爪")
    ann.plays(claw)
    ann.resolves(flourish, one)
    t.expect("1つ目の修整の後の爪のパワー", claw.power, 7)
    ann.resolves(two)
    t.expect("2つ目の修整の後の爪のパワー", claw.power, 9)


@fab.check("6.2.5a#sentence-1", "同時に適用される2つの効果は、古いものからではなく、ステージ順に適用される")
def applications_go_by_stages(t: Table, ann: Person) -> None:
    """An older effect modifies power, a newer one base power; the first modification is increased by 3, and doubled."""
    ann.equips("head", "鋭さの冠", "攻撃は、パワーに1の修整を得る。")
    mist = ann.aura("力の霧", "攻撃は、パワーの基本の値に1の修整を得る。", "続行", zone="hand")
    doubles = ann.instant("倍化", "このターンの終わりまで、攻撃は、パワーの値が2倍になる。")
    flourish, claw = ann.hand(*_FLOURISH), ann.attack("爪")
    ann.resolves(mist, doubles, flourish)
    ann.plays(claw)
    t.expect("爪のパワー", claw.power, (3 + 1 + 3) * 2 + 1)


@fab.check(
    "6.3.4#sentence-4 6.2.5a#example-1", "《花盛り》がどちらの常在型継続効果を変更するかは、決められた効果の順番による"
)
def flourish_modifies_the_first_of_two_effects(t: Table, ann: Person) -> None:
    """Two static effects increase power; Ann puts the second one first, and its source is destroyed then."""
    ann.equips("head", "鋭さの冠", "攻撃は、パワーに1の修整を得る。")
    ann.equips("arms", "力の籠手", "攻撃は、パワーに2の修整を得る。")
    breaks = ann.instant("破砕", "「力の籠手」という名前のすべてのカードを破壊する。")
    flourish, claw = ann.hand(*_FLOURISH), ann.attack("爪")
    ann.resolves(flourish)
    ann.plays(claw, order_of_effects=1)
    t.expect("爪のパワー", claw.power, 9)
    ann.resolves(breaks)
    t.expect("力の籠手がなくなった後の爪のパワー", claw.power, 4)
