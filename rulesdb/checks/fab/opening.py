"""How an account opens: what the cards of the game say, and what every player begins with."""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.checks.account import Line
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.sheets import SHEET
from rulesdb.engine.fab.language.vocabulary import printer

_INDENT = "\u3000"
"""What stands before an ability, so that it is seen whose it is."""


class Opening(NamedTuple):
    """The heroes and cards with which a game begins."""

    heroes: tuple[tuple[str, Card], ...] = ()
    """The name and hero of every player."""
    cards: tuple[Card, ...] = ()
    """The other cards, in the order in which they came to the table."""

    def lines(self) -> Iterator[Line]:
        """Yield the sheets of all different cards that say something, and a line about every player."""
        speaking = [hero for _, hero in self.heroes if hero.abilities]
        for card in dict.fromkeys((*speaking, *self.cards)):
            header, *abilities = printer().say(card, SHEET).split("\n")
            yield Line("card", header)
            yield from (Line("card", f"{_INDENT}{ability}") for ability in abilities)
        for name, hero in self.heroes:
            life = "ライフなし" if hero.life is None else f"ライフ{hero.life}"
            yield Line("situation", f"{name}のヒーローは《{hero.name}》、{life}")
