"""The token keywords (8.6): tokens that effects specify by name, as far as the card language can say what they do."""

import re
from functools import cache

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import cards_in
from rulesdb.engine.fab.language.token_sheets import SHEETS


def token_keywords() -> tuple[Card, ...]:
    """Return the tokens with their defined properties."""
    return cards_in(SHEETS)


@cache
def is_token_name(name: str) -> bool:
    """Whether a token has a name or a moniker, by its first line."""
    called = re.compile(rf"[《【]{re.escape(name)}(?:[》】]|, )")
    return any(called.search(block) for block in _SHEETS.split("\n\n"))


def sheets_of(name: str) -> list[list[str]]:
    """Return the lines of the sheets of the tokens that have a name or moniker in their first line."""
    sheets = (block.splitlines() for block in SHEETS.split("\n\n"))
    return [lines for lines in sheets if name in lines[0]]
