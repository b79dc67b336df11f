"""Who sees which objects, in a made-up game of three players."""

import pytest
from support.engine.spell_duel import RULES as TABLES
from support.engine.spell_duel import Duel, duel

from rulesdb.engine.kernel.process.options import Answer
from rulesdb.engine.kernel.process.process import UndecidedError
from rulesdb.engine.kernel.state.state import CoreObject, CoreState, Look
from rulesdb.engine.kernel.state.zones import CoreZone, ZoneRules
from rulesdb.engine.kernel.turn.visibility import SightRules

HAND, DECK, TABLE = (CoreZone(name) for name in ("hand", "deck", "table"))


def _looks_still(game: Duel, player: int, one: int) -> bool:
    return SIGHT.look(game, player, one) in game.state.looking


SIGHT = SightRules[Duel](
    ZoneRules(private=frozenset({"hand", "deck"}), unseen=frozenset({"deck"})),
    _looks_still,
)


def table(**values: object) -> CoreState:
    """Return a state in which the first player has a card in hand, two in the deck, and one on the table."""
    zones = {HAND: (1,), DECK: (2, 3), TABLE: (4,)}
    objects = {
        one: CoreObject(one, one, "札", 0, zone, is_public=zone == TABLE) for zone, ids in zones.items() for one in ids
    }
    return duel(objects=objects, zones=zones, **values).state


def seen(game: Duel) -> list[list[int]]:
    """Return for every player what the player sees."""
    return [[one for one in game.state.objects if SIGHT.sees(game, player, one)] for player in range(3)]


def test_public_objects_are_seen_by_all_and_private_ones_by_their_owner_outside_an_unseen_zone() -> None:
    """The first player does not see the own deck."""
    assert seen(Duel(table(), (), TABLES)) == [[1, 4], [4], [4]]


def test_players_look_at_what_they_are_offered_and_choose_to() -> None:
    """No question is asked about an object that the player sees; where the order matters, a look is at a position."""
    game = Duel(table(), (Answer(True), Answer(True), Answer(False)), TABLES)
    SIGHT.offer(game, 1, (1, 2, 4, 3), "duel:4")
    assert game.state.looking == {Look(1, 1, HAND, 0), Look(1, 2, DECK, 0)}
    assert seen(game) == [[1, 4], [1, 2, 4], [4]]
    shuffled = game.at(table(looking=frozenset({Look(1, 2, DECK, 1)})))
    assert seen(shuffled)[1] == [4]


def test_the_question_names_its_rule() -> None:
    """The player is asked by the rule that lets them look."""
    with pytest.raises(UndecidedError) as asked:
        SIGHT.offer(Duel(table(), (), TABLES), 1, (1,), "duel:4")
    assert (asked.value.decision.player, asked.value.decision.rule) == (1, "duel:4")
