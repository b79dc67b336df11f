"""Sequences of effects (1.8.2)."""

from typing import ClassVar

from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.verbs.sequence import SequenceEffect


class Sequence(SequenceEffect, Discrete, frozen=True):
    """Generate several effects in order (1.8.2)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("順に行う効果", "1.8.2")}

    effects: tuple[Discrete, ...]
    """The effects in order."""


PHRASES = (phrase(Sequence, "({effects||、その後})"),)
