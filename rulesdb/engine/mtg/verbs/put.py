"""Putting objects into a zone of their owners."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import AnyContext, UntypedGame
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
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
    is_under_owner: bool = False
    """Whether what comes into play is controlled by its owner, not by the controller of the effect."""

    def event(self, game: UntypedGame, context: AnyContext, object_id: int) -> CoreMove:
        """Return the move of one of the objects; whoever puts it into play controls it."""
        move = super().event(game, context, object_id)
        if self.zone != "in play" or self.is_under_owner:
            return move
        return replace(move, controller=context.controller)

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


_UNDER_OWNER = "をオーナーのコントロール下で場に出す"
PHRASES = tuple(
    row
    for what in ("{what}", "{target}")
    for rows in (
        *(
            inflected(PutObjects, f"{what}{words}", TE, _ENDINGS[zone], zone=zone, is_under_owner=False)
            for zone, words in _WORDS.items()
        ),
        inflected(PutObjects, f"{what}{_UNDER_OWNER}", TE, "す~して", zone="in play", is_under_owner=True),
    )
    for row in rows
)
