"""The opening of an account: the cards of the game with their texts."""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.proofs.account import AccountLine, card_lines


class Opening(NamedTuple):
    """The cards with which a game begins."""

    cards: tuple[Card, ...] = ()
    """The cards, in the order in which they came to the table."""

    def lines(self) -> Iterator[AccountLine]:
        """Yield the sheets of all different cards."""
        for card in dict.fromkeys(self.cards):
            yield from card_lines(*printer().say(card, SHEET).split("\n"))
