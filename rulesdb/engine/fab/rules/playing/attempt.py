"""Attempts to play a card or to activate an ability, and the rules that subtypes give to their objects (2.10)."""

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import TypeVar

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, AdditionalCost, AlternativeCost
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.continuous import subtypes, types
from rulesdb.engine.fab.events import Declare
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.activated import Extra, type_of
from rulesdb.engine.fab.rules.abilities.play_statics import (
    beside_the_alternative,
    declared_for,
    play_statics,
    with_additional_costs,
    with_alternative_costs,
)
from rulesdb.engine.fab.rules.continuous.layer_continuous import apply_when_declared
from rulesdb.engine.fab.rules.objects.permanents import becomes_permanent
from rulesdb.engine.fab.state import State
from rulesdb.engine.fab.zones import PERMANENT
from rulesdb.engine.kernel.play.attempts import CoreAttempt
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.process.pipeline import note

_NOTHING = Due()

types_when_played = book.definition("2.15.1#sentence-3")(types)
"""The types of a deck-card determine how it may be played."""


class Attempt(CoreAttempt[Game, State, Activated], eq=False):
    """An attempt to play a card or to activate an ability."""

    extra: Extra | None = None
    """The effect that lets an ability be activated beyond its limit, None within the limit."""
    due: Due = _NOTHING
    """The cost to be paid, as far as it is calculated."""
    origin: str = ""
    """Name of the zone from which a card is played."""

    def kinds(self, game: Game) -> frozenset[str]:
        """Return the types that decide the legal timing: the types of the card, or the type of the ability."""
        if self.ability is None:
            return types_when_played(game, self.layer)
        return frozenset({type_of(self.ability)})

    def declared(self, game: Game) -> Declared:
        """Return the parameters declared so far."""
        return declared_for(game, self.layer)

    def declare(self, game: Game, declared: Declared) -> None:
        """Declare parameters; apply the effects on the next card played that depend on them (5.1.2a)."""
        before = game.state
        note(game, Declare(object=self.layer, declared=declared))
        if any(lasting.awaits for lasting in game.state.lasting):
            apply_when_declared(game, game.at(before), self.layer)


def additional_costs(game: Game, object_id: int) -> list[AdditionalCost]:
    """Return the additional-cost abilities that apply to the playing of a card, declared or not (5.4.4a)."""
    found = tuple(ability for ability in play_statics(game, object_id) if isinstance(ability, AdditionalCost))
    return [*beside_the_alternative(with_additional_costs((), found), game, object_id)]


def alternative_costs(game: Game, object_id: int) -> list[AlternativeCost]:
    """Return the alternative-cost abilities that apply to the playing of a card, declared or not (5.4.4b)."""
    found = tuple(ability for ability in play_statics(game, object_id) if isinstance(ability, AlternativeCost))
    return [*with_alternative_costs((), found)]


Words = frozenset[str]


def enters_the_arena(game: Game, layer: int) -> bool:
    """Whether a card-layer becomes a permanent when it resolves, by one of its subtypes (8.2)."""
    words = with_gained_subtypes(subtypes(game, layer), game.object(layer).card.subtypes)
    return by_functional_subtypes(deciding_subtypes(words))


@book.definition("2.10.1#sentence-2")
def deciding_subtypes(words: Words) -> Words:
    """The functional subtypes of a card determine which additional rules apply to it."""
    return words


@book.definition("2.10.6#sentence-2")
def with_gained_subtypes(present: Words, _printed: Words) -> Words:
    """A functional subtype adds its rules to any object that has it."""
    return present


@book.definition("2.10.6#sentence-3")
def by_functional_subtypes(words: Words) -> bool:
    """Non-functional subtypes add no rules, such as that of entering the arena."""
    return becomes_permanent(words, PERMANENT)


@book.definition("2.11.6#sentence-2")
def is_played_by_another_class(_game: Game, _attempt: Attempt) -> bool:
    """Supertypes add no rules, such as that a card could be played only by a hero who has them."""
    return False


@book.definition("2.13.3#sentence-2")
def is_played_without_its_trait(_game: Game, _attempt: Attempt) -> bool:
    """Traits add no rules, such as that a card could be played only by a hero who has them."""
    return False


T = TypeVar("T")


def by_position(rows: Iterable[tuple[Callable[[], float], T]]) -> tuple[T, ...]:
    """Return the steps of a procedure in the order of their positions. Of two equal positions the first row's is first.

    A row has the function that returns the position of a step, and the step.
    """
    positions = [(position(), step) for position, step in rows]
    return tuple([step for _, step in sorted(positions, key=itemgetter(0))])
