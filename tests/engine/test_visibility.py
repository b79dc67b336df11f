"""Who sees which objects, in a made-up game of three players."""

import pytest
from duel import EVENT_RULES, Duel, Looks, duel

from rulesdb.engine.kernel.options import Answer
from rulesdb.engine.kernel.process import UndecidedError
from rulesdb.engine.kernel.state import CoreObject, CoreState, Look
from rulesdb.engine.kernel.visibility import VisibilityRules


def _looks_still(game: Duel, player: int, one: int) -> bool:
    return RULES.look(game, player, one) in game.state.looking


RULES = VisibilityRules[Duel](
    rule="duel:4",
    is_hidden=lambda zone: zone == "deck",
    looks_still=_looks_still,
    allowed=lambda game: [(1, 1), (1, 2), (2, 3), (1, 4)] if not game.state.looking else [],
    looks=Looks,
)


def table(**values: object) -> CoreState:
    """Return a state in which the first player has a card in hand, two in the deck, and one on the table."""
    zones = {"hand": (1,), "deck": (2, 3), "table": (4,)}
    objects = {
        one: CoreObject(one, one, "札", 0, zone, is_public=zone == "table")
        for zone, ids in zones.items()
        for one in ids
    }
    return duel(objects=objects, zones=zones, **values).state


def seen(game: Duel) -> list[list[int]]:
    """Return for every player what the player sees."""
    return [[one for one in game.state.objects if RULES.sees(game, player, one)] for player in range(3)]


def test_public_objects_are_seen_by_all_and_private_ones_by_their_owner_outside_a_hidden_zone() -> None:
    """The deck is hidden."""
    assert seen(Duel(table(), (), EVENT_RULES)) == [[1, 4], [4], [4]]


def test_players_look_at_what_they_may_and_choose_to() -> None:
    """A question for each object that the player does not see; in a hidden zone a look is at a position."""
    game = Duel(table(), (Answer(True), Answer(True), Answer(False)), EVENT_RULES)
    RULES.begin_looks(game)
    assert game.state.looking == {Look(1, 1, "hand", 0), Look(1, 2, "deck", 0)}
    assert seen(game) == [[1, 4], [1, 2, 4], [4]]
    shuffled = game.at(table(looking=game.state.looking))
    shuffled.become(table(looking=frozenset({Look(1, 2, "deck", 1)})))
    assert seen(shuffled)[1] == [4]


def test_the_question_names_its_rule() -> None:
    """The player is asked by the rule that lets them look."""
    with pytest.raises(UndecidedError) as asked:
        RULES.begin_looks(Duel(table(), (), EVENT_RULES))
    assert (asked.value.decision.player, asked.value.decision.rule) == (1, "duel:4")
