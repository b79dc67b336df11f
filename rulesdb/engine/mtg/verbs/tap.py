"""Tapping and untapping permanents."""

from typing import ClassVar

from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.tap import TapEffect
from rulesdb.engine.mtg.card_parts.roles import Target
from rulesdb.engine.mtg.selection.filters import PLAY


class TapPermanents(TapEffect, frozen=True):
    """Tap permanents; what is tapped already stays so."""

    rule: ClassVar[str] = "mtg:417.1"
    action: ClassVar[str] = "tap"
    event_class = Tapped
    acts_in: ClassVar[frozenset[str] | None] = PLAY
    target: Target | None = None
    """The target phrase, None for an effect without targets."""


class UntapPermanents(TapEffect, frozen=True):
    """Untap permanents; what is untapped already stays so."""

    rule: ClassVar[str] = "mtg:417.1"
    action: ClassVar[str] = "untap"
    event_class = Tapped
    acts_in: ClassVar[frozenset[str] | None] = PLAY
    is_tapped: ClassVar[bool] = False
    target: Target | None = None
    """The target phrase, None for an effect without targets."""


PHRASES = (
    *inflected(TapPermanents, "{what}をタップする", TE, "する~して"),
    *inflected(TapPermanents, "{target}をタップする", TE, "する~して"),
    *inflected(UntapPermanents, "{what}をアンタップする", TE, "する~して"),
    *inflected(UntapPermanents, "{target}をアンタップする", TE, "する~して"),
)
