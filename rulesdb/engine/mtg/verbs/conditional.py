"""Conditional effects."""

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.verbs.conditional import ConditionalEffect


class Conditional(ConditionalEffect, frozen=True):
    """Generate an effect if a condition is met, otherwise another effect or nothing."""


PHRASES = (
    phrase(Conditional, "{condition}なら、{effect}"),
    phrase(Conditional, "{condition}なら({effect})、そうでないなら({otherwise})"),
)
