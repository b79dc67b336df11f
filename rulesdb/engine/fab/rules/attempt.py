"""Attempts to play a card or to activate an ability, which share the steps of 5.1."""

from rulesdb.engine.fab.card_parts.abilities import Activated, AdditionalCost, AlternativeCost
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.continuous import types
from rulesdb.engine.fab.events import Declare
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.activated import type_of
from rulesdb.engine.fab.rules.next_card_effects import apply_when_declared
from rulesdb.engine.fab.rules.play_statics import (
    beside_the_alternative,
    declared_for,
    play_statics,
    with_additional_costs,
    with_alternative_costs,
)
from rulesdb.engine.fab.rules.type_rules import deciding_how_to_play
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.play.attempts import CoreAttempt
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.play.limits import Extra
from rulesdb.engine.kernel.process.pipeline import note

_NOTHING = Due()


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
            return deciding_how_to_play(types(game, self.layer))
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
