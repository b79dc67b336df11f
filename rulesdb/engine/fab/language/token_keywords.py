"""The token keywords (8.6): tokens that effects specify by name, as far as the card language can say what they do."""

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import cards_in
from rulesdb.engine.fab.language.token_sheets import SHEETS


def token_keywords() -> tuple[Card, ...]:
    """Return the tokens with their defined properties."""
    return cards_in(SHEETS)
