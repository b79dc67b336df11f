"""Putting objects into a zone of their owners."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, UntypedGame
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.put import PutEffect
from rulesdb.engine.mtg.card_parts.roles import Target
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.keywords.enchant import attach_those_that_came, can_enchant_nothing
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

    def found(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:
        """Return the objects, without Auras that would come into play and can enchant nothing."""
        found = super().found(game, context)
        if self.zone != "in play":
            return found
        return tuple(one for one in found if not can_enchant_nothing(game, one))

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Move the objects; players choose what Auras enchant that have come into play."""
        has_moved = super().generate(game, context)
        attach_those_that_came(game)
        return has_moved


PHRASES = tuple(
    row
    for what in ("{what}", "{target}")
    for zone, words in _WORDS.items()
    for row in inflected(PutObjects, f"{what}{words}", TE, _ENDINGS[zone], zone=zone)
)
