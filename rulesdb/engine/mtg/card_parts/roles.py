"""Phrases with the word target (415)."""

from rulesdb.engine.kernel.cards.roles import TargetPhrase
from rulesdb.engine.kernel.language.phrases import phrase


class Target(TargetPhrase, frozen=True):
    """A phrase of an effect with the word target (415.1)."""


PHRASES = (phrase(Target, "対象の{legal:any}<{count}つ>"),)
