"""The pitch of a card (2.8.1): the type and the number of the assets that it gives when it is pitched."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.continuous import pitch
from rulesdb.engine.fab.game import Game


@book.definition("2.8.1#sentence-2")
def asset_given(game: Game, card: int) -> Asset:
    """The pitch of a card represents the type of the assets that a player gains for it."""
    return game.object(card).card.pitch_asset


@book.definition("2.8.1#sentence-3")
def number_given(game: Game, card: int) -> int:
    """The value of the pitch is the number of assets that a player gains for the card."""
    return pitch(game, card) or 0
