"""The roles of values on a card that have rules of their own: targets, discrete and continuous effects."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import (
    ContinuousEffect,
    DiscreteEffect,
    EventPattern,
    StateCondition,
    TargetPhrase,
)

CHOSEN = "[{who}は、]{what:any}のうち[無作為に@at_random]{amount}枚<まで@is_up_to>"
"""The words for the objects of an effect that players determine when it is generated (1.8.6)."""


class Target(TargetPhrase, frozen=True):
    """A phrase of an effect with the word target (1.8.5)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("対象", "1.8.5")}


class Discrete(DiscreteEffect, frozen=True):
    """A discrete effect (6.1); the kinds are in rulesdb/engine/fab/verbs.

    ``attacks``: a layer with this effect is an attack-layer (1.4.4).
    """

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("単発効果", "6.1.1")}

    attacks: ClassVar[bool] = False

    def discards_source(self, game: Game, context: Context) -> bool:  # noqa: ARG002  (most effects never do)
        """Whether the effect would discard its own source, which must then be in hand to pay an effect-cost (5.2.4)."""
        return False


class DefendingCondition(StateCondition, frozen=True):
    """The parent of conditions that the source defends (1.7.4a)."""


class EnteringPattern(EventPattern, frozen=True):
    """The parent of event patterns of objects that enter the arena (1.7.4h, 1.7.4j)."""


class FabContinuousEffect(ContinuousEffect, frozen=True):
    """The parent of continuous effects (6.2), whose rows are those of 6.3.2 and 6.3.3."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("継続効果", "6.2.1")}
