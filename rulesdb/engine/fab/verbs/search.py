"""Searching a deck (8.5.19)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.options import Pick
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.pipeline import happen
from rulesdb.engine.kernel.roles import Filter


class SearchDeck(Discrete, frozen=True):
    """Search the deck for a card, put it into a zone, and shuffle the deck (8.5.19)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("探す効果", "8.5.19", "8.5.20")}

    fits: Filter
    """Filter for the card."""
    zone: ZoneName = "hand"
    """The controller's zone that receives the card."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let the controller find a card or fail to; shuffle the deck in either case."""
        player = context.controller
        found = [Pick(card) for card in game.zone("deck", player) if self.fits.fits(game, card, context)]
        options = [*found, Pick()] if not found or may_fail_unseen(game, player, "deck") else found
        chosen = game.pick(player, "search", options, "fab:8.5.19").object
        if chosen is not None:
            to = Zone(self.zone, player)
            happen(game, events.Move(by="fab:8.5.19", source=context.source, object=chosen, to=to))
        happen(game, events.Shuffle(by="fab:8.5.20", source=context.source, zone=Zone("deck", player)))
        return bool(found) and not has_failed(chosen)


@book.filter("1.9.1c#sentence-2")
def may_fail_unseen(game: Game, player: int, zone: ZoneName) -> bool:
    """A player may choose to fail to find a card in a private zone, where no opponent can verify the failure."""
    return zone in {"deck", "hand", "arsenal"} and bool(game.zone(zone, player))


@book.filter("1.9.1c#sentence-3")
def has_failed(chosen: int | None) -> bool:
    """An instruction that a player chose to fail simply fails, as if it could not be completed."""
    return chosen is None


PHRASES = (*inflected(SearchDeck, "デッキから{fits:noun}を1枚探して{zone}に置き、シャッフルする", TE, "する~して"),)
