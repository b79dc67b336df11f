"""Gaining assets (8.5.7)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.playing.costs import gaining
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.verbs.points import GainEffect


class Gain(GainEffect, Discrete, frozen=True):
    """Gain points of an asset (8.5.7)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("得る効果", "8.5.7")}

    rule: ClassVar[str] = "fab:8.5.7"
    event_class = events.GainAsset
    asset: Asset
    """The asset."""

    def gained(self, game: Game, event: events.GainAsset) -> Event | None:
        """Return the event by which a player gains points; None if the player cannot gain them."""
        return gaining(game, event)


PHRASES = (*inflected(Gain, "[{who}は、]{asset}を{amount}点得る", TE, "る~て"),)
