"""Checks of 1.0: precedence of rules and effects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import ADDITIONAL_COST, THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.abilities import Continuous
from rulesdb.engine.fab.card_parts.effects import Allowance, Restriction
from rulesdb.engine.fab.card_parts.keywords import Overpower
from rulesdb.engine.fab.cards import Card, RestrictedAction
from rulesdb.engine.fab.events import Revealed
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant, shield
from rulesdb.engine.fab.selection.property_filters import CostsAtMost
from rulesdb.engine.fab.state import TournamentRule
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.selection.filters import IsNamed


@fab.check("1.0.1a#sentence-2", "効果がルールと直接矛盾するなら、効果に従う")
def an_effect_wins_over_a_rule(t: Table, ann: Person) -> None:
    """The rules let nobody play cards from the banished zone; an effect does."""
    ann.equips("head", "追憶の冠", "あなたは、あなたの追放ゾーンにあるものをプレイしてもよい。", defense=0)
    banished, gone = ann.has_card("banished", instant("火花")), ann.has_card("graveyard", instant("残り火"))
    ann.cannot_play(gone, "5.1.1a").expect("追放ゾーンの火花をプレイできるか", ann.may_play(banished), True)
    ann.plays(banished).resolve().expect("火花を追放ゾーンからプレイしたアンのライフ", ann.life, 21)


@fab.check("1.0.1b#sentence-2a,2b", "トーナメントルールは、効果とも、ルールとも矛盾するとき、それらより優先する")
def a_tournament_rule_wins_over_both(t: Table, ann: Person) -> None:
    """An effect forbids cards in hand, the rules those in the graveyard, and a tournament rule allows it all."""
    ann.equips("head", "沈黙の冠", "あなたは、あなたの手札にあるものをプレイできない。", defense=0)
    in_hand, gone = ann.instant("火花"), ann.has_card("graveyard", instant("残り火"))
    t.begin(tournament=(TournamentRule("play", True, CostsAtMost(0)),))
    t.expect("効果に禁じられた火花をプレイできるか", ann.may_play(in_hand), True)
    t.expect("墓地の残り火をプレイできるか", ann.may_play(gone), True)
    ann.plays(gone).resolve().expect("残り火を墓地からプレイしたアンのライフ", ann.life, 21)


@fab.check("1.0.1b#sentence-2a", "トーナメントルールが禁じるカードは、ほかのルールが認めていてもプレイできない")
def a_tournament_rule_forbids_a_card(t: Table, ann: Person) -> None:
    """A card that the rules of the game let be played is forbidden by a rule of the tournament."""
    banned, other = ann.instant("禁じ手"), ann.instant("火花")
    t.begin(tournament=(TournamentRule("play", False, IsNamed("禁じ手")),))
    ann.cannot_play(banned, "1.0.1b").expect("火花をプレイできるか", ann.may_play(other), True)


@fab.check("1.0.2#sentence-3a,6 1.0.2#example-1", "装備品での防御について、制限・要求・許可を見分ける")
def restriction_requirement_and_allowance(t: Table, ann: Person, ben: Person) -> None:
    """Three attacks on one chain: no equipment may defend the first; it must defend the second, and may the third."""
    first = ann.attack("制限の一撃", "続行", "これ自身に対して、タイプが装備品のものを防御に使えない。")
    second = ann.attack("要求の一撃", "続行", "これ自身に対して、タイプが装備品のものを必ず防御に使う、少なくとも1つ。")
    third = ann.attack("許可の一撃", "続行", "これ自身に対して、タイプが装備品のものを防御に使ってもよい。")
    helmet = ben.has_card("head", shield("兜", 1))
    ben.has_card("legs", Card("脛当て", frozenset({"equipment"}), frozenset({"legs"}), defense=1))
    for card, choices in (
        (first, ()),
        (second, ("《兜》", "《脛当て》")),
        (third, ("《脛当て》", "これ以上は選ばないこと")),
    ):
        ann.plays(card).until("attack").resolve(defend=...)
        t.expect(f"{card.card.name}に対して、防御に選べる装備品", t.choices, list(choices))
        t.answer(defend=() if card is first else (helmet, None) if card is second else None).until("resolution")


@fab.check("1.0.2#sentence-3a", "許可は、認められたことをするように求めるものではない")
def an_allowance_demands_nothing(t: Table, ann: Person, ben: Person) -> None:
    """Ann may play cards from her banished zone, and plays one from hand, or passes."""
    ann.equips("head", "許す冠", "あなたは、あなたの追放ゾーンにあるものをプレイしてもよい。", defense=0)
    banished, in_hand = ann.has_card("banished", instant("火花")), ann.instant("残り火")
    t.expect("追放ゾーンの火花をプレイできるか", ann.may_play(banished), True)
    t.expect("手札の残り火をプレイできるか", ann.may_play(in_hand), True)
    t.expect("パスできるか", ann.may_pass(), True)
    ann.passes().expect("アンがパスした後に優先権を得たプレイヤー", t.active, ben.name)


@fab.check("1.0.2#sentence-5b 1.0.2#example-2", "禁じる効果と認める効果があれば、禁じる効果に従う")
def a_restriction_wins_over_an_allowance(t: Table, ann: Person) -> None:
    """One effect lets Ann play cards from her banished zone, another says that she cannot."""
    ann.equips("head", "許す冠", "あなたは、あなたの追放ゾーンにあるものをプレイしてもよい。", defense=0)
    ann.equips("legs", "禁じる靴", "あなたは、あなたの追放ゾーンにあるものをプレイできない。", defense=0)
    banished, in_hand = ann.has_card("banished", instant("火花")), ann.instant("残り火")
    ann.cannot_play(banished, "1.0.2")
    ann.plays(in_hand).expect("残り火のあるゾーン", in_hand.zone, "スタック")


@fab.check("1.0.2#sentence-5a", "プレイすることを求める効果があっても、禁じる効果に従う")
def a_restriction_wins_over_a_requirement(t: Table, ann: Person, ben: Person) -> None:
    """One effect requires Ann to play cards from hand, another says that she cannot: she may pass."""
    ann.equips("head", "求める冠", "あなたは、あなたの手札にあるものを必ずプレイする。", defense=0)
    ann.equips("legs", "禁じる靴", "あなたは、あなたの手札にあるものをプレイできない。", defense=0)
    ann.cannot_play(ann.instant("火花"), "1.0.2").expect("パスできるか", ann.may_pass(), True)
    ann.passes().expect("アンがパスした後に優先権を得たプレイヤー", t.active, ben.name)


@fab.check("1.0.2#sentence-1a,5b", "禁じる効果は、認める効果があっても、ピッチや、ほかの効果がすることを妨げる")
def restrictions_of_other_actions(t: Table, ann: Person) -> None:
    """Equipment says both that red gems can and that they cannot be pitched, revealed and put anywhere."""
    is_red = IsNamed("赤石")
    forbidden: tuple[tuple[ZoneName, RestrictedAction], ...] = (("head", "pitch"), ("arms", "reveal"), ("legs", "put"))
    for zone, what in forbidden:
        effects = Restriction(what, is_red), Allowance(what, is_red)
        ann.has_card(zone, shield("赤石の守り", 0, *map(Continuous, effects)))
    red, blue = ann.hand(gem("赤石")), ann.hand(gem("青石"))
    costly = ann.hand("《火花》 インスタント コスト1", "あなたの手札のすべてのカードを公開する。")
    bury = ann.instant("埋葬", "あなたの手札のすべてのカードを墓地に置く。")
    ann.plays(costly).expect("赤石のあるゾーンと、青石のあるゾーン", (red.zone, blue.zone), ("手札", "ピッチゾーン"))
    t.resolve().expect("公開されたカードの枚数", t.event_count(Revealed), 1)
    ann.plays(bury).resolve().expect("赤石のあるゾーン", red.zone, "手札")


@fab.check("1.0.2#sentence-6", "要求は、許可より優先する")
def a_requirement_wins_over_an_allowance(t: Table, ann: Person) -> None:
    """Ann may play cards from her banished zone, but is required to play cards from hand."""
    ann.equips("head", "許す冠", "あなたは、あなたの追放ゾーンにあるものをプレイしてもよい。", defense=0)
    ann.equips("legs", "求める靴", "あなたは、あなたの手札にあるものを必ずプレイする。", defense=0)
    banished, in_hand = ann.has_card("banished", instant("火花")), ann.instant("残り火")
    ann.cannot_play(banished, "1.0.2")
    ann.plays(in_hand)
    t.expect("要求が果たせなくなった後、追放ゾーンの火花をプレイできるか", ann.may_play(banished), True)


@fab.check("1.0.2#sentence-3b,6", "プレイの要求は、パスや起動ができるというルールの許可よりも優先する")
def a_requirement_wins_over_passing(t: Table, ann: Person, ben: Person) -> None:
    """Ann is required to play cards from hand: she can neither pass nor activate an ability before she has."""
    ann.equips("legs", "求める靴", "あなたは、あなたの手札にあるものを必ずプレイする。", defense=0)
    charm = ann.has_card("permanent", "《護符》 装備品", "インスタント ― コストなし: ライフを1点得る。")
    in_hand = ann.instant("残り火")
    ann.cannot_pass("1.0.2")
    ann.cannot_activate(charm, "1.0.2")
    ann.plays(in_hand).expect("要求が果たせなくなった後、能力を起動できるか", ann.may_activate(charm), True)
    ann.passes().expect("アンがパスした後に優先権を得たプレイヤー", t.active, ben.name)


@fab.check(
    "1.0.2#sentence-2a", "要求されるのは可能なことだけで、支払えないカードのためにほかのことが妨げられることはない"
)
def a_requirement_asks_only_for_what_is_possible(t: Table, ann: Person) -> None:
    """The cards that Ann is required to play cannot be paid: one costs assets, one an effect."""
    ann.equips("head", "許す冠", "あなたは、あなたの追放ゾーンにあるものをプレイしてもよい。", defense=0)
    ann.equips("legs", "求める靴", "あなたは、あなたの手札にあるものを必ずプレイする。", defense=0)
    ann.hand(instant("高い術", cost=1))
    ann.instant("壊す術", f"{ADDITIONAL_COST}「すべてのサブタイプがオーラのパーマネントを破壊する」を支払う。")
    banished = ann.has_card("banished", instant("火花"))
    charm = ann.has_card("permanent", "《護符》 装備品", "インスタント ― コストなし: ライフを1点得る。")
    needed = ann.instant("残り火")
    ann.cannot_play(banished, "1.0.2")
    ann.plays(needed).expect("ほかのカードをプレイできるか", ann.may_play(banished), True)
    t.expect("能力を起動できるか", ann.may_activate(charm), True)
    t.expect("パスできるか", ann.may_pass(), True)


@fab.check("1.0.2#sentence-1b,5a", "ルールの禁止も制限なので、防御を求める効果があっても、それに従う")
def a_rule_is_a_restriction(t: Table, ann: Person, ben: Person) -> None:
    """An attack with dominate must be defended by the cards of Ben's hand: by rule, only one of the two can."""
    strike = ann.attack("要求の一撃", "圧倒", "これ自身に対して、手札からのものを必ず防御に使う。", power=9)
    shields = [ben.attack(name, defense=3) for name in ("盾", "小盾")]
    ann.plays(strike).until("attack").resolve(defend=...)
    t.expect("はじめに、防御に選べるもの", t.choices, ["《盾》", "《小盾》"])
    t.answer(defend=shields[0]).until("resolution").expect("小盾のあるゾーン", shields[1].zone, "手札")
    t.expect("ベンのライフ", ben.life, 14)


@fab.check("1.0.2#sentence-2b", "ルールが求めることも、可能なかぎり行う")
def a_rule_is_a_requirement(t: Table, ann: Person) -> None:
    """At the end of her turn Ann should draw four cards, and there are two in her deck."""
    ann.plays_as("《アンの学者》 ヒーロー ライフ20 知力4")
    ann.gets("deck", gem("赤石"), gem("青石"))
    t.end_turn().expect("アンの手札の枚数", ann.count("hand"), 2)


@fab.check("1.0.2#sentence-6", "次にプレイするカードへの要求は、ほかのカードには優先するが、パスを妨げない")
def a_requirement_about_the_next_card_lets_a_player_pass(t: Table, ann: Person, ben: Person) -> None:
    """The next card that Ann plays must be from hand if possible: she may wait with it."""
    ann.equips("head", "許す冠", "あなたは、あなたの追放ゾーンにあるものをプレイしてもよい。", defense=0)
    ann.equips("legs", "選ぶ靴", "あなたは、あなたの手札にあるものを必ず次にプレイする。", defense=0)
    banished, in_hand = ann.has_card("banished", instant("火花")), ann.instant("残り火")
    ann.cannot_play(banished, "1.0.2").expect("手札の残り火をプレイできるか", ann.may_play(in_hand), True)
    ann.passes().expect("アンがパスした後に優先権を得たプレイヤー", t.active, ben.name)


@fab.check(
    "1.0.2a#sentence-2 1.0.2#sentence-5b 1.0.2a#example-1",
    "格納庫の「のみ」は、ほかのカードをプレイできないという制限である",
)
def only_from_the_arsenal(t: Table, ann: Person, ben: Person) -> None:
    """Three of a Kind against an allowance for the banished zone and a requirement for the hand."""
    his = ben.instant("火の粉")
    three = ann.action("Three of a Kind", f"{THIS_TURN}あなたは、格納庫にあるものをしかプレイできない。", "続行")
    ann.equips("head", "許す冠", "あなたは、あなたの追放ゾーンにあるものをプレイしてもよい。", defense=0)
    banished, in_hand = ann.has_card("banished", instant("火花")), ann.instant("残り火")
    kept = ann.has_card("arsenal", instant("閃き"))
    ann.equips("legs", "求める靴", "あなたは、あなたの手札にあるものを必ず次にプレイする。", defense=0)
    ann.plays(three).resolve()
    ann.cannot_play(banished, "1.0.2")
    ann.cannot_play(in_hand, "1.0.2").expect("格納庫の閃きをプレイできるか", ann.may_play(kept), True)
    ann.passes().expect("ベンは手札の火の粉をプレイできるか", ben.may_play(his), True)


@fab.check("1.0.2b#sentence-1a 1.0.2b#example-1", "防御された後で攻撃が凌駕を得ても、防御しているカードは外れない")
def overpower_comes_too_late(t: Table, ann: Person, ben: Person) -> None:
    """Two action cards defend an attack that gets overpower in the Reaction Step."""
    blow = ann.attack("強打", power=9)
    late = ann.instant("後知恵", "このターンの終わりまで、すべての攻撃であるものは、『凌駕』を得る。")
    one, two = ben.action("構え"), ben.action("受け")
    ann.plays(blow).until("attack").resolve(defend=(one, two, None))
    ann.plays(late).resolve().expect("攻撃が凌駕を持つか", blow.has(Overpower), True)
    t.until("damage").expect("ベンのライフ", ben.life, 20 - (9 - 2 - 2))


@fab.check("1.0.2b#sentence-1b", "防御の後で、装備品での防御が要求されても、装備品が防御に加わることはない")
def a_requirement_comes_too_late(t: Table, ann: Person, ben: Person) -> None:
    """Nothing defends; then an effect says that equipment must defend."""
    blow = ann.attack("強打", power=5)
    required = "これ自身に対して、タイプが装備品のものを必ず防御に使う、少なくとも1つ。"
    late = ann.instant("後知恵", f"{THIS_TURN}すべての攻撃であるものは、『{required}』を得る。")
    ben.equips("head", "兜", defense=2)
    ann.plays(blow).until("attack").resolve(defend=None)
    ann.plays(late).resolve().until("damage").expect("ベンのライフ", ben.life, 15)
