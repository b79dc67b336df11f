"""Phasing permanents out by an effect (502.15)."""

from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects
from rulesdb.engine.mtg.card_parts.roles import Target
from rulesdb.engine.mtg.events.phasing import PhasesOut
from rulesdb.engine.mtg.selection.filters import PLAY


class PhaseOut(EffectOnObjects, frozen=True):
    """Let permanents phase out."""

    rule: ClassVar[str] = "mtg:502.15"
    action: ClassVar[str] = "phase out"
    event_class = PhasesOut
    acts_in: ClassVar[frozenset[str] | None] = PLAY
    target: Target | None = None
    """The target phrase, None for an effect without targets."""


PHRASES = (
    *inflected(PhaseOut, "{what}をフェイズ・アウトさせる", TE, "る~て"),
    *inflected(PhaseOut, "{target}をフェイズ・アウトさせる", TE, "る~て"),
)
