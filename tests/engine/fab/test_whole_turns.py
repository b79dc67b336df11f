"""Whole turns and the end of the game: what chapter 4 has the engine do, for which there are no checks."""

from typing import Literal

import pytest

from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Triggered
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events.general import TurnMoment
from rulesdb.engine.fab.sample_cards.small_cards import (
    GAIN_LIFE,
    action,
    ally,
    does,
    gem,
    instant,
    shield,
)
from rulesdb.engine.fab.selection.event_patterns import Begins, Happens
from rulesdb.engine.fab.selection.objects import AllObjects, hero_of, opposing_heroes
from rulesdb.engine.fab.verbs.life import DealDamage, Gain
from rulesdb.engine.fab.verbs.objects import DestroyObjects
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.selection.filters import Either, IsNamed

HURT = AllObjects(Either((IsNamed("大鬼"), IsNamed("案山子"))))


def begun(t: Table) -> list[str]:
    """Return the phases and steps that have begun."""
    return [each.what for each in t.events if isinstance(each, kinds.Began) and ":" in each.what]


def test_a_turn_begins_and_ends_with_its_phases(t: Table, ann: Person, ben: Person) -> None:
    """Effects trigger at the start of the turn, at the beginning of the action phase and of the end phase."""
    beginnings: tuple[tuple[ZoneName, TurnMoment, int], ...] = (
        ("head", "start of turn", 1),
        ("arms", "beginning of the action phase", 2),
        ("legs", "beginning of the end phase", 4),
    )
    for zone, what, amount in beginnings:
        ann.has_card(zone, shield(what, 0, Triggered((does(Gain("life", amount)),), on=Begins(what, who=None))))
    t.begin("start phase")
    assert (ann.life, t.stack, t.active, ann.action_points) == (21, 1, "アン", 1)
    t.resolve()
    assert ann.life == 23
    t.resolve()
    assert begun(t) == ["phase:start", "phase:action", "phase:end", "phase:start", "phase:action"]
    assert [each.player for each in t.events if isinstance(each, kinds.Began)] == [0, 0, 0, 0, 0, 0, 1, 1, 1, 1]
    assert ann.life == 28  # what begins in Ben's turn is noticed, too
    assert (ann.action_points, ben.action_points) == (0, 1)


def test_a_player_gets_the_action_point_beside_what_they_have(t: Table, ann: Person) -> None:
    """Points that an effect gave at the start of the turn stay."""
    dawn = Triggered((does(Gain("resource", 2), Gain("chi", 3)),), on=Begins("start of turn"))
    ann.has_card("head", shield("暁の冠", 0, dawn))
    t.begin("start phase")
    assert (ann.action_points, ann.resource_points, ann.chi_points) == (1, 2, 3)


def test_the_end_phase_in_its_order(t: Table, ann: Person, ben: Person) -> None:
    """Allies are healed, a card goes to the arsenal, pitched cards go under the decks, points are lost."""
    hurt, whole = ben.has_card("permanent", ally("大鬼", 5)), ann.has_card("permanent", ally("小鬼", 2))
    thing = ann.has_card("permanent", Card("案山子", subtypes=frozenset({"item"}), life=4))
    fire = ann.hand(instant("火炎", does(DealDamage(3, to=HURT), Gain("resource", 2), Gain("chi", 1)), cost=1))
    kept, other = ann.hand(gem("赤石")), ann.hand(gem("青石", 3))
    bottom = ann.has_card("deck", gem("白石"))
    red, blue = ben.gets("pitch", gem("紅石"), gem("藍石"))
    spring = ben.hand(instant("泉", does(Gain("resource", 1))))
    ann.plays(fire, pitch=other)
    ben.responds(spring).resolve(2)
    assert (hurt.life, thing.life, ann.life) == (2, 1, 20)
    assert (ann.resource_points, ann.chi_points, ben.resource_points) == (4, 1, 1)
    t.end_turn(arsenal=kept, bottom_of_the_deck=blue)
    assert (hurt.life, whole.life, thing.life) == (5, 2, 1)
    assert t.event_count(kinds.GainLife, by="fab:4.4.3a") == 1
    assert (kept.zone, kept.is_public) == ("格納庫", False)
    assert t.game.zone("deck", ann.number) == (bottom.id, other.id)
    assert t.game.zone("deck", ben.number) == (blue.id, red.id)
    assert (ann.count("pitch"), ben.count("pitch")) == (0, 0)
    for person in (ann, ben):
        assert (person.resource_points, person.chi_points) == (0, 0)
    assert (t.active, ann.action_points, ben.action_points) == ("ベン", 0, 1)
    assert t.event_count(kinds.SetAssets, by="fab:4.4.3e") == 2


def test_a_full_arsenal_takes_no_card_and_an_empty_one_need_not(t: Table, ann: Person, ben: Person) -> None:
    """The player is asked only where there is a choice."""
    ann.has_card("arsenal", gem("白石"))
    ann.hand(gem("赤石"))
    mine = ben.hand(gem("青石"))
    t.end_turn()
    assert not t.was_asked(ann, "arsenal")
    t.end_turn(arsenal=(None,))
    assert t.was_asked(ben, "arsenal")
    assert mine.zone == "手札"
    assert (ann.count("arsenal"), ann.count("hand"), ben.count("arsenal")) == (1, 1, 0)


@pytest.mark.parametrize("asset", ["action", "resource", "chi"])
def test_who_has_points_of_one_kind_alone_loses_them(
    t: Table, ann: Person, asset: Literal["action", "resource", "chi"]
) -> None:
    """Action points, resource points, chi points; without points nothing happens."""
    ann.plays(ann.hand(action("泉", does(Gain(asset, 1))))).resolve().end_turn()
    assert (ann.action_points, ann.resource_points, ann.chi_points) == (0, 0, 0)
    assert t.event_count(kinds.SetAssets, by="fab:4.4.3e") == 1


def test_players_draw_up_to_the_intellect_of_their_heroes(t: Table, ann: Person, ben: Person) -> None:
    """At the end of the first turn everybody, then the turn-player alone; no more than the deck has."""
    ann.brings(Card("賢者", frozenset({"hero"}), life=20, intellect=4), *[instant("火花")] * 9)
    ben.brings(Card("闘士", frozenset({"hero"}), life=20, intellect=3), *[instant("水花")] * 6)
    t.start(first_turn=ann)
    assert (ann.count("hand"), ben.count("hand"), t.state.turn) == (4, 3, 1)
    for person, name in ((ann, "火花"), (ben, "水花")):
        first = next(number for number in t.game.zone("hand", person.number))
        assert t.state.objects[first].card.name == name
    _play_one(t, ann)
    _play_one(t, ben)
    t.end_turn()
    assert (ann.count("hand"), ben.count("hand"), t.state.turn, t.active) == (4, 3, 2, "ベン")
    _play_one(t, ben)
    _play_one(t, ann)
    t.end_turn()
    assert (ann.count("hand"), ben.count("hand"), t.state.turn) == (3, 3, 3)
    assert (ann.count("deck"), ben.count("deck")) == (4, 1)
    t.end_turn()
    _play_one(t, ben)
    _play_one(t, ben)
    t.end_turn()
    assert (ann.count("hand"), ben.count("hand"), ben.count("deck")) == (4, 2, 0)


def _play_one(t: Table, person: Person) -> None:
    """Let a player play the first card of their hand."""
    if t.active != person.name:
        next(each for each in t.people if each.name == t.active).passes()
    number = t.game.zone("hand", person.number)[0]
    item = t.state.objects[number]
    person.plays(TrackedCard(t, item.serial, item.card)).resolve()


def test_the_turn_goes_round_past_players_who_have_lost(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Of three players the second one loses."""
    ann.plays(ann.hand(instant("火炎", does(DealDamage(20, to=hero_of(1)))))).resolve()
    assert (ben.has_lost, t.winners) == (True, None)
    ann.passes()
    cid.passes()
    assert (t.active, t.state.turn_player) == ("シド", cid.number)
    cid.passes()
    ann.passes()
    assert (t.active, t.state.turn_player) == ("アン", ann.number)


def test_a_player_whose_hero_is_gone_loses(t: Table, ann: Person, ben: Person) -> None:
    """Not only one whose hero has no life left."""
    ann.plays(ann.hand(instant("破滅", does(DestroyObjects(what=opposing_heroes()))))).resolve()
    assert (ben.has_lost, t.winners) == (True, ("アン",))


def test_a_game_that_is_over_goes_no_further(t: Table, ann: Person, ben: Person) -> None:
    """The dead hero is not cleared, and what has triggered is not put on the stack."""
    ann.has_card("head", shield("弔いの冠", 0, Triggered(GAIN_LIFE, on=Happens(kinds.Deal))))
    ann.plays(ann.hand(instant("火炎", does(DealDamage(20, to=opposing_heroes()))))).resolve()
    assert (t.winners, ben.hero.zone, t.stack, t.position.decision) == (("アン",), "ヒーローゾーン", 0, None)


def test_where_nobody_dies_nobody_loses_and_nothing_is_cleared(t: Table) -> None:
    """Game state actions that find nothing to do make no event."""
    t.end_turn()
    assert (t.event_count(kinds.Lose), t.event_count(kinds.Clear), t.event_count(kinds.Tally)) == (0, 0, 0)


def test_nothing_resolves_once_the_game_is_over(t: Table, ann: Person) -> None:
    """Two layers wait while the chain closes, and the first one ends the game."""
    bomb = Triggered((does(DealDamage(20, to=opposing_heroes()), Gain("life", 1)),), on=Happens(kinds.Closed))
    for name in ("爆弾", "花火"):
        ann.has_card("permanent", Card(name, subtypes=frozenset({"item"}), abilities=(bomb,)))
    ann.plays(ann.attack("爪", power=1))
    for _ in range(6):
        t.resolve()
    assert (t.winners, ann.life) == (("アン",), 21)


def test_what_triggers_on_the_end_phase_resolves_before_allies_are_healed(ann: Person, ben: Person) -> None:
    """An ally that was hurt dies of it; a card of an ally in hand is no matter."""
    dusk = Triggered((does(DealDamage(2, to=HURT)),), on=Begins("beginning of the end phase"))
    ann.has_card("head", shield("黄昏の冠", 0, dusk))
    ogre, cub = ben.has_card("permanent", ally("大鬼", 4)), ben.hand(ally("子竜", 3))
    ann.plays(ann.hand(instant("火炎", does(DealDamage(2, to=HURT))))).resolve().end_turn()
    assert (ogre.zone, cub.zone) == ("墓地", "手札")


def test_a_hero_without_intellect_draws_nothing(t: Table, ann: Person, ben: Person) -> None:
    """Nor does one whose intellect is 0."""
    for person, intellect in ((ann, None), (ben, 0)):
        person.brings(Card("無心", frozenset({"hero"}), life=20, intellect=intellect), instant("火花"))
    t.start(first_turn=ann)
    t.end_turn()
    assert (ann.count("hand"), ben.count("hand"), t.state.turn) == (0, 0, 2)


@pytest.mark.parametrize(("cards", "asked"), [(1, []), (2, ["ベン"])])
def test_a_deck_of_one_card_or_one_that_was_brought_is_not_cut(
    t: Table, ann: Person, ben: Person, cards: int, asked: list[str]
) -> None:
    """4.1.7: Ben cuts the deck that Ann has chosen from a card-pool; he has brought his own as it is."""
    ann.brings(ann.hero_card, pool=(instant("火花"),) * cards)
    ben.brings(ben.hero_card, *[instant("水花")] * 2)
    t.start(first_turn=ann)
    assert t.players_asked("cut") == asked
