"""Checks of 6.4.1a to 6.4.6: sub-events, effects that are active, and events that are modified again."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import draws
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds

_BLESSING = "カードが引かれる場合、代わりにライフを3点得る。"


def _drink(t: Table) -> None:
    """Let Ann gain 1 life by an effect."""
    ann = t.people[0]
    water = ann.instant("水", "ライフを1点得る。")
    ann.plays(water).resolve()


@fab.check(
    "6.4.1a#sentence-1,2 6.4.1a#example-1",
    "結界1を適用すると、残りのダメージが与えられるより先に、その発生源が破壊される",
)
def the_source_of_ward_is_destroyed_first(t: Table, ann: Person, ben: Person) -> None:
    """Ward 1, and damage of 3."""
    veil = ben.aura("帳", "結界1")
    ann.plays(ann.instant("稲妻", "すべての対戦相手のヒーローに3点の秘術ダメージを与える。")).resolve()
    t.expect("起こったことの順", t.order_of(kinds.Destroy, kinds.Deal), ["破壊", "ダメージ"])
    t.expect("帳のあるゾーン", veil.zone, "墓地")
    t.expect("ベンのライフ", ben.life, 18)


@fab.check("6.4.1a#sentence-3", "サブイベントとして得るライフも、ほかの置換効果によって増える")
def a_sub_event_is_replaced(t: Table, ann: Person) -> None:
    """Ann gains 1 life before a card is drawn; another effect increases every gain of life by 2."""
    ann.equips("head", "泉の冠", "カードが引かれる場合、まずライフを1点得る。その後、代わりにそれが起こる。")
    ann.equips("arms", "豊かな腕輪", "ライフが増える場合、代わりにその量が2増える。")
    top = draws(t)
    t.expect("アンのライフ", ann.life, 23)
    t.expect("赤石のあるゾーン", top.zone, "手札")


@fab.check(
    "6.4.2#sentence-2", "置換効果は、それが置き換えられるイベントが起ころうとしているときに有効になり、適用される"
)
def an_effect_is_active_for_its_events(t: Table, ann: Person) -> None:
    """An effect is about draws; life is gained, and then a card would be drawn."""
    ann.equips("head", "恵みの冠", _BLESSING)
    water = ann.instant("水", "ライフを1点得る。")
    top = draws(t)
    t.expect("引こうとした後のアンのライフ", ann.life, 23)
    t.expect("赤石のあるゾーン", top.zone, "デッキ")
    ann.plays(water).resolve()
    t.expect("水を飲んだ後のアンのライフ", ann.life, 24)


@fab.check("6.4.4#sentence-1", "ほかの置換効果が量を増やしたイベントを、別の置換効果がさらに増やす")
def a_modified_event_is_replaced_further(t: Table, ann: Person) -> None:
    """Two effects increase a gain of 1 life, by 1 and by 2."""
    ann.equips("head", "豊かな冠", "ライフが増える場合、代わりにその量が1増える。")
    ann.equips("arms", "豊かな腕輪", "ライフが増える場合、代わりにその量が2増える。")
    _drink(t)
    t.expect("アンのライフ", ann.life, 24)


@fab.check("6.4.4#sentence-2", "変更後のイベントに対して有効でなくなった置換効果は、そのイベントを置き換えない")
def an_effect_must_be_active_for_the_modified_event(t: Table, ann: Person) -> None:
    """A draw has become a gain of life; an effect that would replace draws by nothing does not apply to it."""
    ann.equips("head", "恵みの冠", _BLESSING)
    ann.equips("arms", "枯れの腕輪", "カードが引かれる場合、代わりに何も起こらない。")
    draws(t)
    t.expect("アンのライフ", ann.life, 23)


@fab.check("6.4.5#sentence-1", "置換効果は、自身のサブイベントを置き換えない")
def an_effect_does_not_replace_its_sub_event(t: Table, ann: Person) -> None:
    """Before a gain of life, one effect lets its controller gain 1 life."""
    ann.equips("head", "豊かな冠", "ライフが増える場合、まずライフを1点得る。その後、代わりにそれが起こる。")
    _drink(t)
    t.expect("アンのライフ", ann.life, 22)


@fab.check("6.4.5#sentence-2", "量を増やす置換効果は、自身が増やしたイベントを、もう一度増やさない")
def an_effect_does_not_replace_its_own_event(t: Table, ann: Person) -> None:
    """One effect increases a gain of 1 life by 2."""
    ann.equips("head", "豊かな冠", "ライフが増える場合、代わりにその量が2増える。")
    _drink(t)
    t.expect("アンのライフ", ann.life, 23)


@fab.check("6.4.5#sentence-3", "すでにイベントを置き換えた効果は、その後にほかの効果が変更したイベントを、置き換えない")
def an_effect_does_not_replace_what_others_made_of_its_event(t: Table, ann: Person) -> None:
    """One effect adds 1 to a gain of 1 life, and then another one adds 3 to it."""
    ann.equips("head", "豊かな冠", "ライフが増える場合、代わりにその量が1増える。")
    ann.equips("arms", "実りの腕輪", "ライフが増える場合、代わりにその量が3増える。")
    _drink(t)
    t.expect("アンのライフ", ann.life, 25)


@fab.check("6.4.6#sentence-1,2", "置き換えられたイベントは起こらず、その代わりに変更後のイベントが起こる")
def only_the_modified_event_occurs(t: Table, ann: Person) -> None:
    """Life is gained instead of a card."""
    ann.equips("head", "恵みの冠", _BLESSING)
    top = draws(t)
    t.expect("赤石のあるゾーン", top.zone, "デッキ")
    t.expect("カードを引いた回数", t.times(kinds.Draw), 0)
    t.expect("アンのライフ", ann.life, 23)


@fab.check("6.4.6#sentence-3", "元のイベントには関係のない置換効果が、変更後のイベントによって有効になる")
def a_modified_event_makes_other_effects_active(t: Table, ann: Person) -> None:
    """A draw becomes a gain of 3 life, which another effect increases by 2."""
    ann.equips("head", "恵みの冠", _BLESSING)
    ann.equips("arms", "豊かな腕輪", "ライフが増える場合、代わりにその量が2増える。")
    draws(t)
    t.expect("アンのライフ", ann.life, 25)


@fab.check("6.4.6#sentence-4", "変更後のイベントが起こると、元のイベントでは誘発しない効果が誘発する")
def a_modified_event_triggers_effects(t: Table, ann: Person, ben: Person) -> None:
    """A draw becomes a gain of life, on which an effect triggers."""
    ann.equips("head", "恵みの冠", _BLESSING)
    ann.equips("arms", "返しの腕輪", "ライフが増えたとき、すべての対戦相手のヒーローに1点の秘術ダメージを与える。")
    draws(t)
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.resolve()
    t.expect("ベンのライフ", ben.life, 19)
