"""How an account opens: what the cards of the game say."""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.checks.account import Line
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.language.sheets import SHEET
from rulesdb.engine.mtg.language.vocabulary import printer

_INDENT = "\u3000"
"""What stands before an ability, so that it is seen whose it is."""


class Opening(NamedTuple):
    """The cards with which a game begins."""

    cards: tuple[Card, ...] = ()
    """The cards, in the order in which they came to the table."""

    def lines(self) -> Iterator[Line]:
        """Yield the sheets of all different cards."""
        for card in dict.fromkeys(self.cards):
            header, *abilities = printer().say(card, SHEET).split("\n")
            yield Line("card", header)
            yield from (Line("card", f"{_INDENT}{ability}") for ability in abilities)
