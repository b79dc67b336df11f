"""Effects with "unless" (1.8.4b)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.verbs.optional import OptionalCost
from rulesdb.engine.kernel.language.phrases import phrase, phrases
from rulesdb.engine.kernel.verbs.unless import UnlessDoneEffect, UnlessEffect


class UnlessMet(UnlessEffect, Discrete, frozen=True):
    """Generate an effect unless a condition is met (1.8.4b)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("「でないかぎり」", "1.8.4b")}

    effect: Discrete
    """The effect generated if the condition is not met."""


class UnlessDone(UnlessDoneEffect, OptionalCost, frozen=True):
    """Generate an effect unless a player pays a cost or generates another effect (1.8.4b)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("「しないかぎり」", "1.8.4b", "1.8.3")}


PHRASES = (
    phrase(UnlessMet, "{condition:not}かぎり、{effect}"),
    *phrases(UnlessDone, "[{who}が]{cost}を支払わないかぎり、({otherwise})"),
    *phrases(UnlessDone, "[{who}が]({effect})ことをしないかぎり、({otherwise})"),
)
