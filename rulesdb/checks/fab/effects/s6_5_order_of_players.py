"""Checks of 6.5: the order in which players apply replacement effects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import draws, who_gained
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import gem
from rulesdb.engine.fab.zones import ZoneName


def _has_spring(person: Person, zone: ZoneName, where: str, kind: str = "") -> None:
    """Give a player equipment by which they gain 1 life before a card is drawn."""
    person.has_card(
        zone,
        f"《{person.name}の{where}の泉》 装備品 ― {where}",
        f"{kind}カードが引かれる場合、まずあなたがライフを1点得る。その後、代わりにそれが起こる。",
    )


@fab.check("6.5.1#sentence-2b", "自分の置換効果が2つあれば、どちらから適用するのかを、自分で決める")
def a_player_orders_their_own_effects(t: Table, ann: Person) -> None:
    """Ann lets the newer one of her two effects apply first, after which the older one is not active any more."""
    ann.equips("head", "恵みの冠", "カードが引かれる場合、代わりにライフを3点得る。")
    ann.equips("arms", "枯れの腕輪", "カードが引かれる場合、代わりに何も起こらない。")
    draws(t, order_of_replacements=1)
    t.expect("アンのライフ", ann.life, 20)


@fab.check(
    "6.5.2a#sentence-1 6.5.1#sentence-2b",
    "対戦相手がコントロールする置換効果の順番は、ターンプレイヤーでなく、対戦相手が決める",
)
def an_opponent_orders_their_effects(t: Table, ann: Person, ben: Person) -> None:
    """Both effects that can replace Ann's draw are Ben's."""
    ben.equips("head", "恵みの冠", "カードが引かれる場合、代わりにライフを3点得る。")
    ben.equips("arms", "枯れの腕輪", "カードが引かれる場合、代わりに何も起こらない。")
    draws(t, order_of_replacements=1)
    t.expect("ベンは置換効果の順番をたずねられたか", t.was_asked(ben, "order of replacements"), True)
    t.expect("アンは置換効果の順番をたずねられたか", t.was_asked(ann, "order of replacements"), False)
    t.expect("アンのライフ", ann.life, 20)


@fab.check(
    "6.5.2a#sentence-2", "ターンプレイヤーは、最初に適用するプレイヤーだけを決め、その後のプレイヤーの順番は決めない"
)
def the_turn_player_determines_the_first_player_only(t: Table, ann: Person, ben: Person) -> None:
    """The other three players have one effect each; Ann selects the second one of them."""
    cyd, dan = t.joins("シド"), t.joins("ダン")
    for person in (ben, cyd, dan):
        _has_spring(person, "head", "頭")
    draws(t, first_player_of_replacements=cyd)
    t.expect("ライフを得た順", who_gained(t), ["シドの英雄", "ダンの英雄", "ベンの英雄"])
    t.expect("アンは、ほかに順番をたずねられたか", t.was_asked(ann, "order of replacements"), False)


@fab.check(
    "6.5.2b#sentence-1", "最初に適用するプレイヤーは、1つのイベントに、置換効果の種類がいくつあっても一度だけ選ぶ"
)
def the_player_is_selected_once(t: Table, ann: Person, ben: Person) -> None:
    """Both players have two kinds of replacement effects; Ann selects Ben, and for the next event herself."""
    for person in t.people:
        _has_spring(person, "head", "頭", "性質置換として、")
        _has_spring(person, "arms", "腕")
    again = ann.instant("熟慮", "カードを1枚引く。")
    ann.has_card("deck", gem("青石"))
    draws(t, first_player_of_replacements=ben)
    t.expect("ライフを得た順", who_gained(t), ["ベンの英雄", "アンの英雄", "ベンの英雄", "アンの英雄"])
    ann.plays(again).resolve(first_player_of_replacements=ann)
    t.expect("次のイベントで、最初にライフを得たヒーロー", who_gained(t)[4], "アンの英雄")


@fab.check("6.5.2b#sentence-2", "選ばれたプレイヤーは、次の種類の置換効果に移っても変わらない")
def the_selected_player_does_not_change(t: Table, ann: Person, ben: Person) -> None:
    """Ben applies an identity-replacement effect first; then both players have a standard-replacement effect."""
    _has_spring(ben, "head", "頭", "性質置換として、")
    for person in (ann, ben):
        _has_spring(person, "arms", "腕")
    draws(t, first_player_of_replacements=ben)
    t.expect("ライフを得た順", who_gained(t), ["ベンの英雄", "ベンの英雄", "アンの英雄"])


@fab.check(
    "6.5.5#sentence-1",
    "2種類のダメージが同時に与えられるときも、全体を軽減する前に、一般的置換効果が一方のダメージを増やす",
)
def parts_are_replaced_before_the_whole_is_prevented(t: Table, ann: Person, ben: Person) -> None:
    """Arcane and generic damage of 2 each; the generic damage is increased by 2, and 3 points are prevented."""
    ben.equips("head", "堅い兜", "あなたのヒーロー自身が受けるダメージを3点、軽減する。")
    ann.equips("head", "荒ぶる冠", "一般ダメージが与えられる場合、代わりにその量が2増える。")
    storm = ann.instant("嵐", "すべての対戦相手のヒーローに2点の秘術ダメージと2点の一般ダメージを同時に与える。")
    ann.plays(storm).resolve(prevention=...).expect("秘術ダメージについて選べるもの", t.choices, ["0点", "1点", "2点"])
    t.answer(prevention=0).expect("与えられたダメージの種類", t.values(kinds.Deal, "damage"), ["arcane", "generic"])
    t.expect("与えられたダメージの点数", t.values(kinds.Deal, "amount"), [2, 1])
    t.expect("ベンのライフ", ben.life, 17)


@fab.check("6.5.6#sentence-2", "起こる前の置換効果をすべて適用した後に、イベントが起こる")
def the_event_occurs_after_the_effects(t: Table, ann: Person) -> None:
    """Ann's two effects let her gain life; then the card is drawn."""
    _has_spring(ann, "head", "頭", "性質置換として、")
    _has_spring(ann, "arms", "腕")
    top = draws(t)
    happened = t.order_of(kinds.GainLife, kinds.Draw)
    t.expect("起こったことの順", happened, ["ライフを得る", "ライフを得る", "カードを引く"])
    t.expect("赤石のあるゾーン", top.zone, "手札")
