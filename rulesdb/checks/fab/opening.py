"""The opening of an account: the cards of the game with their texts, and what every player begins with."""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.token_keywords import sheets_of
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.verbs.create import CreateNamedTokens
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.kernel.records.nested_records import parts_of_kind
from rulesdb.proofs.account import AccountLine, card_lines


class Opening(NamedTuple):
    """The heroes and cards with which a game begins."""

    heroes: tuple[tuple[str, Card], ...] = ()
    """The name and hero of every player."""
    cards: tuple[Card, ...] = ()
    """The other cards, in the order in which they came to the table."""

    def lines(self) -> Iterator[AccountLine]:
        """Yield the sheets of all different cards that say something, and a line about every player."""
        speaking = [hero for _, hero in self.heroes if hero.abilities]
        cards = tuple(dict.fromkeys((*speaking, *self.cards)))
        for card in cards:
            yield from card_lines(*printer().say(card, SHEET).split("\n"))
        for name in dict.fromkeys(effect.token for effect in parts_of_kind(cards, CreateNamedTokens)):
            for sheet in sheets_of(name):
                yield AccountLine("situation", f"ルールは、「{name}」トークンを次のように定めている")
                yield from card_lines(*sheet)
        for name, hero in self.heroes:
            life = "ライフなし" if hero.life is None else f"ライフ{hero.life}"
            yield AccountLine("situation", f"{name}のヒーローは《{hero.name}》、{life}")
