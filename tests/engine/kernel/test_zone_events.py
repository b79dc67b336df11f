"""Objects that move, enter the game and leave it, and the composite events of moves, in a made-up game."""

import pytest
from support.engine.shell_game import (
    BEACH,
    QUEUE,
    SEA,
    Bring,
    Cease,
    Create,
    Destroy,
    Discard,
    Draw,
    Move,
    Sand,
    Shell,
    Shore,
    Spot,
    Stack,
)

from rulesdb.engine.kernel.event_kinds.composite_events import as_occurred, is_nothing_of
from rulesdb.engine.kernel.event_kinds.zone_events import Shuffle
from rulesdb.engine.kernel.events import Event, changed
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.state.state import CoreObject, Look

COCKLE = Shell("ザルガイ")


def shells(game: Shore, zone: Spot) -> tuple[int, ...]:
    """Return the ids of the shells in a zone."""
    return game.state.zones.get(zone, ())


def test_the_builder_gives_objects_what_their_zones_give_them() -> None:
    """A shell in a bag is private and without a controller; one on the beach is public, and its owner controls it."""
    sand = Sand()
    hidden, open_one = sand.add(COCKLE, 1, Spot("bag", 1)), sand.add(Shell("ホラガイ", is_special=True), 1, BEACH)
    assert sand.is_empty(SEA)
    state = sand.state(turn=2)
    bagged, lying = state.objects[hidden], state.objects[open_one]
    assert (bagged.is_public, bagged.controller, lying.is_public, lying.controller) == (False, None, True, 1)
    assert (state.special, state.next_id, state.turn) == ((open_one,), 3, 2)


def test_an_object_keeps_its_id_or_becomes_a_new_object() -> None:
    """On the beach a shell is what it was in the bag; in the sea it is a new object of the same card."""
    sand = Sand()
    first = sand.add(COCKLE, 0, Spot("bag", 0))
    game = sand.game()
    happen(game, Move(object=first, to=BEACH, controller=1))
    on_beach = game.state.objects[first]
    assert (on_beach.zone, on_beach.controller, on_beach.is_public) == (BEACH, 1, True)
    happen(game, Move(object=first, to=SEA))
    (in_sea,) = shells(game, SEA)
    assert in_sea != first
    assert game.state.objects[in_sea].serial == on_beach.serial
    assert game.state.objects[in_sea].controller is None
    assert not shells(game, BEACH)


def test_an_object_stays_under_its_controller_and_as_tapped_as_it_was() -> None:
    """From the beach to the queue, where it is not said to be tapped; before that it was nobody's, and then tapped."""
    sand = Sand()
    shell, other = sand.add(COCKLE, 0, Spot("bag", 0)), sand.add(COCKLE, 0, Spot("bag", 0))
    game = sand.game()
    for move in (Move(object=shell, to=BEACH, controller=1, is_tapped=True), Move(object=other, to=BEACH)):
        happen(game, move)
        happen(game, Move(object=move.object, to=QUEUE))
    found = [game.state.objects[one] for one in (shell, other)]
    assert [(one.controller, one.is_tapped) for one in found] == [(1, True), (0, False)]


def test_what_is_examined_in_every_state_is_named_once() -> None:
    """A special shell and a common one go to the beach, and from there to the queue."""
    sand = Sand()
    special, common = (sand.add(Shell("ホラガイ", is_special=one), 0, Spot("bag", 0)) for one in (True, False))
    game = sand.game()
    for zone in (BEACH, QUEUE):
        for shell in (special, common):
            happen(game, Move(object=shell, to=zone))
    assert game.state.special == (special,)


def test_the_last_known_information_about_a_public_object_is_kept() -> None:
    """What was never public is not known any more."""
    sand = Sand()
    known, hidden = sand.add(COCKLE, 0, BEACH), sand.add(COCKLE, 0, Spot("bag", 0))
    game = sand.game()
    happen(game, Move(object=known, to=Spot("heap", 0)))
    happen(game, Move(object=hidden, to=Spot("heap", 0)))
    assert {shell: record.properties for shell, record in game.state.known.items()} == {known: COCKLE}
    assert game.last_known(known).zone == BEACH


def test_what_does_not_exist_neither_moves_nor_ceases() -> None:
    """The second event has no object any more."""
    sand = Sand()
    shell = sand.add(COCKLE, 0, BEACH)
    game = sand.game()
    assert happen(game, Cease(object=shell))
    assert not happen(game, Cease(object=shell))
    assert not happen(game, Move(object=shell, to=SEA))
    assert shell in game.state.known


def test_a_token_has_a_controller_and_ceases_to_exist_when_it_leaves() -> None:
    """It is known afterwards, but no object arrives."""
    game = Sand().game()
    happen(game, Create(player=1, token=Shell("泡")))
    (bubble,) = shells(game, BEACH)
    assert (game.state.objects[bubble].is_token, game.state.objects[bubble].controller) == (True, 1)
    happen(game, Move(object=bubble, to=SEA))
    assert not shells(game, SEA)
    assert bubble in game.state.known


def test_a_card_from_outside_the_game_is_its_players() -> None:
    """It is private in a bag."""
    game = Sand().game()
    happen(game, Bring(player=1, card=COCKLE, zone="bag"))
    (shell,) = shells(game, Spot("bag", 1))
    assert (game.state.objects[shell].owner, game.state.objects[shell].is_public) == (1, False)


@pytest.mark.parametrize(("zone", "at_bottom", "is_stored_first"), [
    (Spot("heap", 0), False, True), (Spot("heap", 0), True, False), (QUEUE, False, False), (QUEUE, True, True),
])  # fmt: skip
def test_the_top_of_a_zone_is_its_first_or_last_object(zone: Spot, at_bottom: bool, is_stored_first: bool) -> None:
    """A heap is stored from its top, a queue from its bottom."""
    sand = Sand()
    sand.add(COCKLE, 0, zone)
    shell = sand.add(COCKLE, 0, BEACH)
    game = sand.game()
    happen(game, Move(object=shell, to=zone, at_bottom=at_bottom))
    serials = [game.state.objects[one].serial for one in shells(game, zone)]
    assert serials.index(shell) == (0 if is_stored_first else 1)


def test_a_layer_is_put_on_top_of_the_stack_or_at_its_bottom() -> None:
    """The layers in a queue, from its bottom."""
    game = Sand().game()
    for shell, at_bottom in ((1, False), (2, False), (3, True)):
        layer = CoreObject(shell, shell, Shell(""), 0, QUEUE, True, 0)
        happen(game, Stack(layer=layer, at_bottom=at_bottom))
    assert shells(game, QUEUE) == (3, 1, 2)
    assert [game.state.objects[layer].timestamp for layer in (1, 2, 3)] == [0, 1, 2]


def test_a_shuffle_ends_the_looks_at_the_zone() -> None:
    """The same seed gives the same order, and the next shuffle another one."""
    sand = Sand()
    heap = Spot("heap", 0)
    for _ in range(9):
        sand.add(COCKLE, 0, heap)
    look = Look(1, 1, heap, 0)
    state = sand.state(looking=frozenset({look}))
    once = changed(state, Shuffle(zone=heap))
    assert once == changed(state, Shuffle(zone=heap))
    assert once.looking == frozenset()
    assert sorted(once.zones[heap]) == list(range(1, 10))
    assert changed(once, Shuffle(zone=heap)).zones[heap] != once.zones[heap] != state.zones[heap]


def test_composite_events_move_cards_to_zones_of_their_owners() -> None:
    """Ben's shell on the beach goes to his bag, back to the top of his heap, and he draws it again."""
    sand = Sand()
    sand.add(COCKLE, 1, Spot("heap", 1))
    shell = sand.add(Shell("ホラガイ"), 1, BEACH)
    game = sand.game()
    assert happen(game, Destroy(object=shell))
    assert not happen(game, Destroy(object=shell))
    happen(game, Discard(object=shells(game, Spot("bag", 1))[0]))
    assert happen(game, Draw(player=1))
    assert [game.state.objects[one].card.name for one in shells(game, Spot("bag", 1))] == ["ホラガイ"]
    assert not happen(game, Draw(player=0))


def test_a_sentence_covers_the_move_within_its_event() -> None:
    """The move of another shell, or to another zone, is told."""
    bag = Spot("bag", 0)
    assert Destroy(object=1).covers(Move(object=1, to=bag))
    assert not Destroy(object=1).covers(Move(object=2, to=bag))
    assert not Destroy(object=1).covers(Move(object=1, to=SEA))
    assert Draw(player=0, by="shore:1").covers(Move(object=1, to=bag, by="shore:1"))
    assert not Draw(player=1, by="shore:1").covers(Move(object=1, to=bag, by="shore:1"))


def test_a_composite_event_occurs_as_the_rows_say() -> None:
    """By how many of its events were planned, and how many occurred as planned."""
    planned: tuple[Event, ...] = (Move(object=1, to=SEA), Move(object=2, to=SEA))
    elsewhere = Move(object=2, to=BEACH)
    counts: list[tuple[int, int]] = []

    def still_occurs(of: int, unchanged: int) -> bool:
        counts.append((of, unchanged))
        return unchanged > 0

    whole = Destroy(object=1)
    for occurred in ((planned[0], elsewhere), (elsewhere,)):
        found = as_occurred(whole, planned, occurred, still_occurs=still_occurs, unmodified=lambda one, _occurred: one)
        assert found is (whole if planned[0] in occurred else None)
    assert counts == [(2, 1), (2, 0)]
    assert not is_nothing_of(planned, (elsewhere,))
    assert is_nothing_of(planned, (Cease(object=1),))
