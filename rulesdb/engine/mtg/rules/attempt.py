"""Attempts to play a spell or an activated ability, which share the steps of 409.1."""

from typing import NamedTuple

from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.nested import effects_within
from rulesdb.engine.kernel.play.attempts import CoreAttempt
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.play.targets import lack_targets
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.mtg.card_parts.abilities import Activated, ManaAbility
from rulesdb.engine.mtg.characteristics import types
from rulesdb.engine.mtg.contexts import Declared
from rulesdb.engine.mtg.events.layers import Declare
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import State

_NOTHING = Due()
_ABILITY = frozenset({"ability"})


class ForcedCost(NamedTuple):
    """An alternative cost for which an effect lets a player play a card."""

    name: str
    """Name of the cost."""
    ability: Ability
    """The ability with the cost, which the card need not have any more."""


class Attempt(CoreAttempt[Game, State, Ability], eq=False):
    """An attempt to play a card or an activated ability."""

    due: Due = _NOTHING
    """The total cost (409.1f), as far as it is determined."""
    by_effect: bool = False
    """Whether an effect lets the player play the card while it resolves, whatever the timing."""
    is_free: bool = False
    """Whether the effect lets the player play it without paying its mana cost."""
    was_as_instant: bool | None = None
    """Whether the card could be played as an instant when it was announced, None before that.

    What happens to flash afterwards does not matter: an effect may give it to cards in hand alone.
    """
    forced: ForcedCost | None = None
    """The alternative cost for which the effect lets the player play it, None for none."""

    def kinds(self, game: Game) -> frozenset[str]:
        """Return the types that decide the timing: those of the card, or "ability"."""
        return types(game, self.layer) if self.ability is None else _ABILITY

    def declared(self, game: Game) -> Declared:
        """Return what was announced so far."""
        layer = game.object(self.layer).layer
        return Declared() if layer is None else layer.declared

    def declare(self, game: Game, declared: Declared) -> None:
        """Announce modes, targets and costs."""
        note(game, Declare(object=self.layer, declared=declared))

    @property
    def is_mana_ability(self) -> bool:
        """Whether the ability is a mana ability, which uses no stack (411)."""
        return isinstance(self.ability, ManaAbility)

    @property
    def is_as_sorcery(self) -> bool:
        """Whether the ability is played only when its player could play a sorcery."""
        return isinstance(self.ability, Activated) and self.ability.as_sorcery


def lacks_targets_of_mode(game: Game, attempt: Attempt, mode: Ability) -> bool:
    """Whether there are too few legal targets for a mode."""
    return lack_targets(game, effects_within((mode,), ()), attempt.context(game))
