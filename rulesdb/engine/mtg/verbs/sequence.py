"""Sequences of effects."""

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.verbs.sequence import SequenceEffect


class Sequence(SequenceEffect, frozen=True):
    """Generate several effects in order."""


PHRASES = (phrase(Sequence, "({effects||、その後})"),)
