"""Destroying permanents."""

from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import TE, inflected, phrase
from rulesdb.engine.kernel.verbs.destroy import DestroyEffect
from rulesdb.engine.mtg.card_parts.roles import Target
from rulesdb.engine.mtg.events.cards import Destroy
from rulesdb.engine.mtg.selection.filters import PLAY


class DestroyPermanents(DestroyEffect, frozen=True):
    """Destroy permanents."""

    rule: ClassVar[str] = "mtg:417.1"
    event_class = Destroy
    acts_in: ClassVar[frozenset[str] | None] = PLAY
    target: Target | None = None
    """The target phrase, None for an effect without targets."""
    is_for_good: bool = False
    """Whether they cannot be regenerated; nothing in this engine regenerates, so that nothing else follows."""


PHRASES = (
    *inflected(DestroyPermanents, "{what}を破壊する", TE, "する~して"),
    *inflected(DestroyPermanents, "{target}を破壊する", TE, "する~して"),
    phrase(DestroyPermanents, "{what}を破壊する。それらは再生できない", is_for_good=True),
    phrase(DestroyPermanents, "{what}を破壊する。それは再生できない", is_for_good=True),
    phrase(DestroyPermanents, "{target}を破壊する。それは再生できない", is_for_good=True),
)
