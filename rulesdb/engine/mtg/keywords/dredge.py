"""Dredge (502.48): a card in a graveyard returns to hand instead of a draw, for cards from the top of the library.

The text of this rule as of 2006 was not at hand; what stands here is from memory, and the number is reckoned from those
of its neighbours.
"""

from collections.abc import Iterator, Sequence

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.event_kinds.zone_events import Draw
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Keyword, governed_by
from rulesdb.engine.mtg.events.cards import Several
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import KeywordReplacement
from rulesdb.engine.mtg.state import Zone

DREDGE = "発掘"
"""The name of the keyword."""


class Dredge(Keyword, frozen=True):
    """Dredge: who would draw may put cards from the library into the graveyard, and return this card from there."""

    GOVERNED_BY = governed_by(DREDGE, "502.48")

    number: int
    """Number of cards, from 1: exactly as many are put into the graveyard."""


PHRASES = (phrase(Dredge, "発掘{number}"),)


def replacements(game: Game, event: Event) -> Sequence[KeywordReplacement]:
    """Return the replacements of a draw by the cards with dredge in the player's graveyard."""
    return tuple(_of_draw(game, event)) if isinstance(event, Draw) else ()


def _of_draw(game: Game, event: Draw) -> Iterator[KeywordReplacement]:
    for card in game.zone("graveyard", event.player):
        numbers = (one.number for one in abilities(game, card) if isinstance(one, Dredge))
        for number in (one for one in numbers if can_return(game, event.player, one)):

            def instead(game: Game, _event: Event, card: int = card, number: int = number) -> Event:
                return returned(game, event.player, card, number)

            yield KeywordReplacement((card, DREDGE), event.player, instead, is_optional=True)


@book.filter("502.48")
def can_return(game: Game, player: int, number: int) -> bool:
    """Who would draw may return the card if there are as many cards in the library as its ability says."""
    return number <= len(game.zone("library", player))


def returned(game: Game, player: int, card: int, number: int) -> Event:
    """Return the event that so many cards are put from the top of the library into the graveyard, and one returns."""
    milled = game.zone("library", player)[:number]
    put = (*((one, Zone("graveyard", player)) for one in milled), (card, Zone("hand", player)))
    moves = (Move(by=can_return.id, source=card, object=one, to=zone) for one, zone in put)
    return Several(kind="dredge", events=tuple(moves))
