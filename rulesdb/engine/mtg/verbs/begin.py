"""Beginning continuous effects (418.3)."""

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.verbs.begin import BeginEffect
from rulesdb.engine.mtg.card_parts.roles import Target
from rulesdb.engine.mtg.state import Until


class Begin(BeginEffect, frozen=True):
    """Begin a continuous effect."""

    until: Until | None = "end of turn"
    """The duration of the effect."""
    target: Target | None = None
    """Phrase with the word target for the objects of the effect, None if it has no targets."""


PHRASES = (
    phrase(Begin, "{until}、{objects}は、{effect:predicate}", unusual=frozenset()),
    phrase(Begin, "{until}、{target}は、{effect:predicate}", unusual=frozenset()),
    phrase(Begin, "{until}、{effect}", unusual=frozenset()),
)
