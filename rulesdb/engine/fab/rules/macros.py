"""Macros (1.5): objects in the arena that are no cards, and that tournament rules create."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.rules.card_categories import is_macro
from rulesdb.engine.fab.state import Object, State
from rulesdb.engine.kernel.records.checked import Checked


class MacroRule(Checked, frozen=True):
    """A tournament rule that creates a macro as the game starts."""

    macro: Card
    """Base properties of the macro."""
    controller: int
    """Index of the player who controls the macro, from 0."""


@book.definition("1.5.1a#sentence-1")
def owner_of_macro(_rule: MacroRule) -> int | None:
    """A macro has no owner."""
    return None


@book.definition("1.5.1b#sentence-1")
def controller_of_macro(_state: State, rule: MacroRule) -> int:
    """The controller of a macro is determined by the tournament rule that created it."""
    return rule.controller


@book.filter("1.5.3#sentence-1")
def leaves_the_game(item: Object) -> bool:
    """A macro that leaves the arena is removed from the game."""
    return is_macro(item.card)
