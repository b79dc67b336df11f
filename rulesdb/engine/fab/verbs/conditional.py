"""Conditional effects (1.8.4)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.verbs.conditional import ConditionalEffect


class Conditional(ConditionalEffect, Discrete, frozen=True):
    """Generate an effect if a condition is met, otherwise another effect or nothing (1.8.4)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("条件付き効果", "1.8.4")}

    effect: Discrete
    """The effect generated if the condition is met."""
    otherwise: Discrete | None = None
    """The effect generated if the condition is not met, None for none."""


PHRASES = (
    phrase(Conditional, "{condition}なら、{effect}"),
    phrase(Conditional, "{condition}なら({effect})、そうでないなら({otherwise})"),
)
