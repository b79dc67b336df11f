"""Putting objects into a zone of their owners."""

from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.put import PutEffect
from rulesdb.engine.mtg.card_parts.roles import Target
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.zones import ZoneName

_WORDS: dict[ZoneName, str] = {
    "graveyard": "をオーナーの墓地に置く",
    "hand": "をオーナーの手札に戻す",
    "in play": "を場に出す",
    "library": "をオーナーのライブラリーの一番上に置く",
    "removed": "をゲームから取り除く",
}
_ENDINGS: dict[ZoneName, str] = {
    "graveyard": "く~いて",
    "hand": "す~して",
    "in play": "す~して",
    "library": "く~いて",
    "removed": "く~いて",
}


class PutObjects(PutEffect, frozen=True, kw_only=True):
    """Put objects into a zone of their owners."""

    rule: ClassVar[str] = "mtg:417.1"
    event_class = Move
    target: Target | None = None
    """The target phrase, None for an effect without targets."""
    zone: ZoneName
    """The zone."""


PHRASES = tuple(
    row
    for what in ("{what}", "{target}")
    for zone, words in _WORDS.items()
    for row in inflected(PutObjects, f"{what}{words}", TE, _ENDINGS[zone], zone=zone)
)
