"""Macros, which tournament rules create as a game starts (1.5)."""

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.rules.cards.categories import MacroRule
from rulesdb.engine.fab.rules.turn.turns import set_up
from rulesdb.engine.fab.sample_cards.decks import seats
from rulesdb.engine.fab.zones import PERMANENT


def test_a_game_starts_with_the_macros_of_its_tournament() -> None:
    """One macro for each of two players, in the arena and without an owner."""
    well = Card("泉", frozenset({"macro"}))
    state = set_up(seats(), 1, macros=(MacroRule(well, 1), MacroRule(well, 0)))
    macros = [state.objects[object_id] for object_id in state.zones[PERMANENT]]
    assert [(item.card, item.owner, item.controller) for item in macros] == [(well, None, 1), (well, None, 0)]
