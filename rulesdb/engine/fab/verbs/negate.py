"""Negating layers (8.5.26)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete, Target
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.negate import NegateEffect


class Negate(NegateEffect, Discrete, frozen=True):
    """Negate a layer, which is cleared from the stack without resolving (8.5.26)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("無効にする効果", "8.5.26")}

    rule: ClassVar[str] = "fab:8.5.26"
    target: Target
    """Phrase with the word target."""

    def negated(self, context: Context, layers: tuple[int, ...]) -> events.Clear:
        """Return the event by which layers are cleared."""
        return events.Clear(by=self.rule, source=context.source, objects=layers)


PHRASES = (*inflected(Negate, "{target}を無効にする", TE, "する~して"),)
