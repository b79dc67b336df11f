"""Checks of section 1.9, events: what happens at all, several times, and within something else."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Piece, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Continuous, Triggered
from rulesdb.engine.fab.card_parts.effects import CannotTrigger, Replaces
from rulesdb.engine.fab.card_parts.roles import EventPattern, Lasting, Target
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Event
from rulesdb.engine.fab.sample_cards.small_cards import GAIN_LIFE, action, attack, does, gem, instant, shield
from rulesdb.engine.fab.selection.amounts import DamageDealtToTarget
from rulesdb.engine.fab.selection.events import AnyOf, Begins, Happens, Hits, IsDealt, IsTokenCreated, Moves, OneOrMore
from rulesdb.engine.fab.selection.filters import HasSubtype, IsNamed
from rulesdb.engine.fab.selection.objects import InZone, OpposingHeroes, Permanents, YourHero
from rulesdb.engine.fab.selection.players import Everyone, Opponents, You
from rulesdb.engine.fab.selection.replacements import ByMore, GainsLife, GoesTo, OneMore, TheSame
from rulesdb.engine.fab.verbs.add import AddTo
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.count import PutCounters
from rulesdb.engine.fab.verbs.create import CreateTokens
from rulesdb.engine.fab.verbs.deal import DealDamage
from rulesdb.engine.fab.verbs.discard import DiscardCards
from rulesdb.engine.fab.verbs.draw import DrawCards
from rulesdb.engine.fab.verbs.gain import Gain
from rulesdb.engine.fab.verbs.lose_life import LoseLifeEffect
from rulesdb.engine.fab.verbs.outside import OutsideGame
from rulesdb.engine.fab.verbs.reveal import RevealObjects
from rulesdb.engine.fab.verbs.search import SearchDeck
from rulesdb.engine.fab.zones import ZoneName

FROM_HAND_TO_GRAVEYARD = Moves("graveyard", origin="hand")
REVEALED = OneOrMore(Happens(kinds.Revealed))


def watcher(name: str, on: EventPattern) -> Card:
    """Return a piece of equipment that gives 1 life whenever something happens."""
    return shield(name, 0, Triggered(GAIN_LIFE, on=on))


def changer(name: str, effect: Lasting) -> Card:
    """Return a piece of equipment with a continuous effect."""
    return Card(name, frozenset({"equipment"}), frozenset({"legs"}), defense=0, abilities=(Continuous(effect),))


@fab.check("1.9.1", title="効果・アクション・フェイズの移り変わりによるイベントは、どれも誘発効果を誘発させる")
def events_trigger_effects(t: Table) -> None:
    """Three effects wait for what an effect, a player and the turn bring about."""
    ann, _ben = t.people
    ann.has_card("head", watcher("飲む冠", Happens(kinds.Draw, who=You())))
    ann.has_card("arms", watcher("打つ籠手", Happens(kinds.Played, who=You())))
    dusk = watcher("黄昏の靴", Begins("beginning of the end phase", who=None))
    ann.has_card("legs", dusk)
    ann.gets("deck", gem("青石"), gem("赤石"))
    think = ann.hand(action("黙考", does(DrawCards())))
    t.begin()
    ann.plays(think)
    t.expect("プレイした後のスタックのレイヤーの数", t.stack, 2)
    t.resolve()
    t.resolve()
    t.expect("引いた後のスタックのレイヤーの数", t.stack, 1)
    t.end_turn()
    t.expect("アンのライフ", ann.life, 23)


@fab.check("1.9.1", title="戦闘のステップが変わることも、効果を誘発させる")
def steps_of_combat_trigger_effects(t: Table) -> None:
    """An effect waits for the Reaction Step of an attack that nobody defends."""
    ann, _ben = t.people
    ann.has_card("arms", watcher("研ぐ籠手", Begins("combat:reaction", who=None)))
    blow = ann.hand(attack("強打"))
    t.begin()
    ann.plays(blow)
    t.until("defend")
    t.expect("防御ステップで、スタックにあるレイヤーの数", t.stack, 0)
    t.resolve()
    t.expect("リアクションステップになったとき、スタックにあるレイヤーの数", t.stack, 1)


@fab.check("1.9.1", title="イベントは、置換効果に変更されることがある")
def events_are_replaced(t: Table) -> None:
    """Ann gains 2 life instead of drawing a card."""
    ann, _ben = t.people
    ann.has_card("legs", changer("禁酒の靴", Replaces("standard", Happens(kinds.Draw, who=You()), GainsLife(2))))
    card = ann.has_card("deck", gem("青石"))
    think = ann.hand(action("黙考", does(DrawCards())))
    t.begin()
    ann.plays(think)
    t.resolve()
    t.expect("アンのライフ", ann.life, 22)
    t.expect("青石のあるゾーン", card.place, "デッキ")


@fab.check("1.9.1a", title="ゲーム外で公開することには、ゲーム内の効果は関わらない", example="1.9.1a#example-1")
def go_bananas(t: Table) -> None:
    """A booster pack is opened outside the game; of its cards, the one that was named comes to Ann's hand.

    Effects wait for both, and another one would give 5 life before anything is revealed.
    """
    ann, _ben = t.people
    ann.has_card("head", watcher("見る冠", REVEALED))
    ann.has_card("arms", watcher("迎える籠手", Happens(kinds.Bring, who=You())))
    ann.has_card("legs", changer("隠す靴", Replaces("standard", REVEALED, TheSame(), GainsLife(5, You()))))
    bananas = ann.hand(action("Go Bananas", does(OutsideGame(kinds.Revealed), AddTo(instant("指定した名前のカード")))))
    t.begin()
    ann.plays(bananas)
    t.resolve()
    t.expect("アンの手札の枚数", ann.count("hand"), 1)
    t.expect("アンのライフ", ann.life, 20)
    t.expect("誘発した効果の数", t.stack, 1)
    t.resolve()
    t.expect("手札に加えたことで誘発した効果の後の、アンのライフ", ann.life, 21)


@fab.check(
    "1.9.1b", title="0点を与えるイベントは起こらず、増やされることも、誘発させることもない", example="1.9.1b#example-1"
)
def blazing_aether_for_nothing(t: Table) -> None:
    """The aether deals as much as was dealt before, which is nothing, though an effect would add 1."""
    ann, ben = t.people
    more = Replaces("standard", IsDealt("arcane"), ByMore(1))
    ann.has_card("legs", changer("増幅の靴", more))
    ann.has_card("head", watcher("熱の冠", IsDealt("arcane")))
    aim = Target(OpposingHeroes())
    aether = ann.hand(action("燃え盛るエーテル", does(DealDamage(DamageDealtToTarget("arcane"), "arcane", aim))))
    t.begin()
    ann.plays(aether)
    t.resolve()
    t.expect("ベンのライフ", ben.life, 20)
    t.expect("誘発した効果の数", t.stack, 0)


@fab.check("1.9.1b", title="0点を得ること、失うこと、カウンターを0個置くことは、どれも起こらない")
def nothing_is_gained_lost_or_put(t: Table) -> None:
    """An effect waits for each of the four, and a card does each of them 0 times."""
    ann, _ben = t.people
    waited: tuple[tuple[ZoneName, type[Event]], ...] = (
        ("head", kinds.GainLife),
        ("arms", kinds.LoseLife),
        ("legs", kinds.GainAsset),
        ("chest", kinds.Count),
    )
    for zone, kind in waited:
        ann.has_card(zone, watcher("見張りの防具", Happens(kind)))
    nothing = (Gain("life", 0), LoseLifeEffect(0), Gain("resource", 0), PutCounters("錆", 0, YourHero()))
    empty = ann.hand(instant("虚無", does(*nothing)))
    t.begin()
    ann.plays(empty)
    t.resolve()
    t.expect("誘発した効果の数", t.stack, 0)


@fab.check("1.9.1b", title="置き換えられて何もしなくなったイベントも、起こらない")
def what_is_reduced_to_nothing_does_not_happen(t: Table) -> None:
    """Ann would gain 1 life, but gains 1 less; an effect waits for life that is gained."""
    ann, _ben = t.people
    less = Replaces("standard", Happens(kinds.GainLife), ByMore(-1))
    ann.has_card("legs", changer("渇きの靴", less))
    ann.has_card("head", watcher("喜びの冠", Happens(kinds.GainLife)))
    drink = ann.hand(instant("水"))
    t.begin()
    ann.plays(drink)
    t.resolve()
    t.expect("アンのライフ", ann.life, 20)
    t.expect("誘発した効果の数", t.stack, 0)


@fab.check("1.9.1c", title="対戦相手に確かめられない探索は、わざと失敗してもよい", example="1.9.1c#example-1")
def moon_wish_finds_nothing(t: Table) -> None:
    """Moon Wish hits; Sun Kiss is in the deck, but its player does not want to find it."""
    ann, _ben = t.people
    sun_kiss = SearchDeck(IsNamed("Sun Kiss"))
    wish = ann.hand(attack("Moon Wish", Triggered((does(sun_kiss),), on=Hits())))
    kiss, _other = ann.gets("deck", instant("Sun Kiss"), instant("火花"))
    t.begin()
    ann.plays(wish)
    t.until("damage")
    t.resolve(search=...)
    t.expect("アンが選べること", t.choices, ["《Sun Kiss》を選ぶ", "これ以上は選ばない"])
    t.answers(search=None)
    t.expect("Sun Kissのあるゾーン", kiss.place, "デッキ")


@fab.check("1.9.2", title="カードを3枚引くとは、1枚引くことを3回行うことである", example="1.9.2#example-1")
def a_tome_draws_one_by_one(t: Table) -> None:
    """Tome of Harvests, and an effect that triggers whenever its player draws a card."""
    ann, _ben = t.people
    ann.has_card("head", watcher("飲む冠", Happens(kinds.Draw, who=You())))
    ann.gets("deck", gem("赤石"), gem("黄石"), gem("青石"), gem("白石"))
    tome = ann.hand(action("収穫の秘本", does(DrawCards(3))))
    t.begin()
    ann.plays(tome)
    t.resolve()
    t.expect("アンの手札の枚数", ann.count("hand"), 3)
    t.expect("誘発した効果の数", t.stack, 3)


@fab.check(
    "1.9.2a",
    title="反復イベントに対して誘発したら、その中の個別イベントに対しては誘発しない",
    example="1.9.2a#example-1",
)
def korshem_triggers_once(t: Table) -> None:
    """Two cards are revealed at a time, beside Korshem."""
    ann, _ben = t.people
    korshem = Card(
        "Korshem, Crossroads of the Elements",
        subtypes=frozenset({"landmark"}),
        abilities=(Triggered(GAIN_LIFE, REVEALED),),
    )
    ann.has_card("permanent", korshem)
    show = ann.hand(instant("開示", does(RevealObjects(InZone("hand")))))
    ann.gets("hand", gem("赤石"), gem("青石"))
    t.begin()
    ann.plays(show)
    t.resolve()
    t.expect("公開されたカードの枚数", t.times(kinds.Revealed), 2)
    t.expect("Korshemの効果が誘発した回数", t.stack, 1)


RUNECHANT = Card("ルーン陣", frozenset({"token"}), frozenset({"aura"}))


@fab.check("1.9.2b", title="反復イベントを置き換えたら、その中の個別イベントは置き換えない", example="1.9.2b#example-1")
def the_tide_adds_one_token(t: Table) -> None:
    """Three Runechants are created while the effect of the tide lasts."""
    ann, _ben = t.people
    one_more = Replaces("standard", OneOrMore(IsTokenCreated(RUNECHANT.name, You())), OneMore())
    tide = ann.hand(instant("死の潮流", does(Begin(one_more))))
    three = ann.hand(instant("三重詠唱", does(CreateTokens(RUNECHANT, 3))))
    t.begin()
    ann.plays(tide)
    t.resolve()
    ann.plays(three)
    t.resolve()
    t.expect("作成されたルーン陣の数", t.times(kinds.Create), 4)


@fab.check(
    "1.9.2c",
    title="各ヒーローに引かせる効果では、その効果をコントロールする人が最初に引く",
    example="1.9.2c#example-1",
)
def the_host_draws_first(t: Table) -> None:
    """Three players; it is Ann's turn, and Ben plays the card."""
    ann, ben = t.people
    t.joins("シド")
    for person in t.people:
        person.gets("deck", gem("赤石"), gem("青石"))
    treat = ben.hand(instant("俺の奢り", does(DrawCards(1, Everyone()))))
    t.begin()
    ann.passes()
    ben.plays(treat)
    t.resolve()
    drew = [t.people[event.player].name for event in t.events if isinstance(event, kinds.Draw)]
    t.expect("引いた順", drew, ["ベン", "シド", "アン"])


@fab.check("1.9.2c", title="各プレイヤーに捨てさせる効果でも、その効果をコントロールする人が最初に捨てる")
def each_player_discards_in_turn(t: Table) -> None:
    """Three players with a card each; it is Ann's turn, and Ben plays a card that lets each of them discard."""
    ann, ben = t.people
    t.joins("シド")
    cards = [(person, person.hand(gem("赤石"))) for person in t.people]
    tax = ben.hand(instant("重税", does(DiscardCards(who=Everyone()))))
    t.begin()
    names = {card.id: person.name for person, card in cards}
    ann.passes()
    ben.plays(tax)
    t.resolve()
    discarded = [names[event.object] for event in t.events if isinstance(event, kinds.Discard)]
    t.expect("捨てた順", discarded, ["ベン", "シド", "アン"])


@fab.check(
    "1.9.2c", title="全員がライフを得ることも、カードを捨てることも、コントローラーから始まる1つの反復イベントである"
)
def gains_and_discards_of_all_are_multi_events(t: Table) -> None:
    """Three players; an effect waits for one or more lives gained, another for one or more cards discarded."""
    ann, ben = t.people
    t.joins("シド")
    ann.has_card("head", watcher("喜びの冠", OneOrMore(Happens(kinds.GainLife))))
    ann.has_card("legs", watcher("弔いの靴", OneOrMore(Happens(kinds.Discard))))
    stones = [(person, person.hand(gem("赤石"))) for person in t.people]
    feast = ben.hand(instant("宴と税", does(Gain("life", 1, Everyone()), DiscardCards(who=Everyone()))))
    t.begin()
    cards = {stone.id: person.name for person, stone in stones}
    heroes = {person.hero.id: person.name for person in t.people}
    ann.passes()
    ben.plays(feast)
    t.resolve()
    gained = [heroes[event.object] for event in t.events if isinstance(event, kinds.GainLife)]
    discarded = [cards[event.object] for event in t.events if isinstance(event, kinds.Discard)]
    t.expect("得た順と捨てた順", gained + discarded, ["ベン", "シド", "アン"] * 2)
    t.expect("誘発した効果の数", t.stack, 2)


@fab.check("1.9.2c", title="ルールが全員に行わせることは、ターンプレイヤーが最初で、あとは時計回りである")
def the_turn_player_goes_first(t: Table) -> None:
    """At the end of Ben's turn both players put their pitched cards under their decks."""
    for person in t.people:
        person.gets("pitch", gem("赤石"), gem("青石"))
    t.begin(turn_player=1)
    t.end_turn()
    order = [t.people[decision.player].name for decision in t.asked if decision.kind == "bottom of the deck"]
    t.expect("カードをデッキの下に置いた順", order, ["ベン", "アン"])


def discarding(ann: Person, ben: Person) -> tuple[Piece, Piece]:
    """Give Ann a card that makes Ben discard, and Ben a card; return both."""
    spell = ann.hand(instant("忘却", does(DiscardCards(who=Opponents()))))
    return spell, ben.hand(gem("赤石"))


@fab.check("1.9.3", title="カードを捨てることには、手札から墓地への移動が含まれる", example="1.9.3#example-1")
def discarding_is_moving(t: Table) -> None:
    """An effect waits for cards that move from hand to graveyard, and a card is discarded."""
    ann, ben = t.people
    ann.has_card("head", watcher("弔いの冠", FROM_HAND_TO_GRAVEYARD))
    spell, card = discarding(ann, ben)
    t.begin()
    ann.plays(spell)
    t.resolve()
    t.expect("赤石のあるゾーン", card.place, "墓地")
    t.expect("誘発した効果の数", t.stack, 1)


@fab.check("1.9.3a", title="複合イベントとその中のイベントの両方を待つ効果は、1回だけ誘発する")
def one_trigger_for_a_compound_event(t: Table) -> None:
    """An effect waits for cards that are discarded or that move from hand to graveyard."""
    ann, ben = t.people
    either = AnyOf((Happens(kinds.Discard), FROM_HAND_TO_GRAVEYARD))
    ann.has_card("head", watcher("弔いの冠", either))
    spell, _card = discarding(ann, ben)
    t.begin()
    ann.plays(spell)
    t.resolve()
    t.expect("誘発した効果の数", t.stack, 1)


@fab.check("1.9.3b", title="中のイベントに対する誘発が妨げられていれば、複合イベントに対しても誘発しない")
def no_trigger_on_the_compound_event(t: Table) -> None:
    """Nothing may trigger on cards that move to a graveyard, and an effect waits for a discard."""
    ann, ben = t.people
    ann.has_card("head", watcher("嘆きの冠", Happens(kinds.Discard)))
    calm = CannotTrigger(on=FROM_HAND_TO_GRAVEYARD)
    ann.has_card("legs", changer("静寂の靴", calm))
    spell, card = discarding(ann, ben)
    t.begin()
    ann.plays(spell)
    t.resolve()
    t.expect("赤石のあるゾーン", card.place, "墓地")
    t.expect("誘発した効果の数", t.stack, 0)


@fab.check("1.9.3b", title="複合イベントに対する誘発が妨げられていれば、中のイベントに対しても誘発しない")
def no_trigger_on_what_is_within(t: Table) -> None:
    """Nothing may trigger on a discard, and an effect waits for cards that move to a graveyard."""
    ann, ben = t.people
    ann.has_card("head", watcher("弔いの冠", FROM_HAND_TO_GRAVEYARD))
    calm = CannotTrigger(on=Happens(kinds.Discard))
    ann.has_card("legs", changer("静寂の靴", calm))
    spell, card = discarding(ann, ben)
    t.begin()
    ann.plays(spell)
    t.resolve()
    t.expect("赤石のあるゾーン", card.place, "墓地")
    t.expect("誘発した効果の数", t.stack, 0)


@fab.check("1.9.3c", title="移動先が置き換えられても、捨てるイベントは起こっている", example="1.9.3c#example-1")
def discarded_to_another_zone(t: Table) -> None:
    """A card that would move from hand to graveyard goes to the banished zone instead."""
    ann, ben = t.people
    ann.has_card("head", watcher("嘆きの冠", Happens(kinds.Discard)))
    away = Replaces("standard", FROM_HAND_TO_GRAVEYARD, GoesTo("banished"))
    ann.has_card("legs", changer("虚無の靴", away))
    spell, card = discarding(ann, ben)
    t.begin()
    ann.plays(spell)
    t.resolve()
    t.expect("赤石のあるゾーン", card.place, "追放ゾーン")
    t.expect("誘発した効果の数", t.stack, 1)


@fab.check("1.9.3d", title="移動がまるごと置き換えられたら、捨てるイベントは起こっていない", example="1.9.3d#example-1")
def not_discarded_at_all(t: Table) -> None:
    """Instead of moving a card from hand to graveyard, its owner gains 1 life."""
    ann, ben = t.people
    ann.has_card("head", watcher("嘆きの冠", Happens(kinds.Discard)))
    ann.has_card("legs", changer("身代わりの靴", Replaces("standard", FROM_HAND_TO_GRAVEYARD, GainsLife(1))))
    spell, card = discarding(ann, ben)
    t.begin()
    ann.plays(spell)
    t.resolve()
    t.expect("赤石のあるゾーン", card.place, "手札")
    t.expect("ベンのライフ", ben.life, 21)
    t.expect("誘発した効果の数", t.stack, 0)


@fab.check("1.9.1a", title="ゲーム外で公開することは、置換効果によっても変わらない")
def nothing_replaces_what_is_outside(t: Table) -> None:
    """An effect would let Ann gain 1 life instead of revealing; what is revealed is outside the game."""
    ann, _ben = t.people
    life = Replaces("standard", REVEALED, GainsLife(1, You()))
    ann.has_card("legs", changer("隠す靴", life))
    pack = ann.hand(action("開封", does(OutsideGame(kinds.Revealed))))
    t.begin()
    ann.plays(pack)
    t.resolve()
    t.expect("アンのライフ", ann.life, 20)


@fab.check("1.9.1b", title="カウンターを0個置くイベントは起こらないが、取り除くイベントは起こる")
def no_counter_is_no_event(t: Table) -> None:
    """No counter is put on an item, then one is, and then it is taken off."""
    ann, _ben = t.people
    ann.has_card("head", watcher("数える冠", Happens(kinds.Count)))
    jar = ann.has_card("permanent", Card("壺", subtypes=frozenset({"item"})))
    jars = Permanents(HasSubtype("item"))
    spells = [ann.hand(instant(f"{amount}個", does(PutCounters("steam", amount, jars)))) for amount in (0, 1, -1)]
    t.begin()
    for spell, layers in zip(spells, (0, 1, 1), strict=True):
        ann.plays(spell)
        t.resolve()
        t.expect("誘発した効果の数", t.stack, layers)
        for _ in range(layers):
            t.resolve()
    t.expect("壺のカウンターの数", jar.counters("steam"), 0)


@fab.check("1.9.3d", title="デッキが空なら、引くイベントは起こらない")
def nothing_is_drawn_from_an_empty_deck(t: Table) -> None:
    """Ann draws two cards from a deck of one."""
    ann, _ben = t.people
    ann.has_card("head", watcher("飲む冠", Happens(kinds.Draw, who=You())))
    ann.has_card("deck", gem("赤石"))
    think = ann.hand(action("黙考", does(DrawCards(2))))
    t.begin()
    ann.plays(think)
    t.resolve()
    t.expect("アンの手札の枚数", ann.count("hand"), 1)
    t.expect("誘発した効果の数", t.stack, 1)
