"""Filters that look at the name, the moniker or another word by which an object is referred to."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import name
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.names import is_named, moniker_of
from rulesdb.engine.fab.rules.objects.identities import Noun, is_referred_to
from rulesdb.engine.fab.selection.filters import filter_phrases
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.selection.filters import DecidedByRule, IsNamed, IsNamedWith


class HasChosenName(Filter, frozen=True):
    """The object has the card name that a player has chosen for the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the present name of the object is the chosen one."""
        return is_named(name(game, object_id), context.named)


class HasMoniker(Filter, frozen=True):
    """The object has a moniker (2.7.3)."""

    moniker: str
    """The moniker."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the card has this moniker."""
        card = game.object(object_id).card
        return is_of_the_moniker(moniker_of(card) == self.moniker, card, self.moniker)


@book.definition("2.7.3b#sentence-2")
def is_of_the_moniker(has_it: bool, _card: Card, _moniker: str) -> bool:
    """An effect that uses a moniker may refer to several objects with different names and the same moniker."""
    return has_it


class IsCalled(DecidedByRule, frozen=True):
    """The object has an object identity that is a word of the rules (1.2.2)."""

    decides = is_referred_to
    noun: Noun
    """The identity."""


class IsCalledByName(DecidedByRule, frozen=True):
    """The object has an object identity that is its name or its moniker (1.2.2b)."""

    decides = is_referred_to
    name: str
    """The identity."""


PHRASES = (
    *filter_phrases(HasChosenName, "指定された名前の"),
    *filter_phrases(HasMoniker, "通称が「{moniker}」の"),
    *filter_phrases(IsCalled, "識別子が{noun}の"),
    *filter_phrases(IsCalledByName, "識別子が「{name}」の", "《{name}》"),
    *filter_phrases(IsNamed, "名前が「{name}」の"),
    *filter_phrases(IsNamedWith, "名前に「{word}」のある"),
)
