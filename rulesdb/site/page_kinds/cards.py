"""The index of cards: those that the rules mention, and where they do."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from rulesdb.graph.naming import split_identifier
from rulesdb.japanese import gojuon
from rulesdb.site import citations, views
from rulesdb.site.languages import foreign_name
from rulesdb.site.page_kinds.index_sections import Groups, IndexSection, sections
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import CARDS


class IndexedCard(NamedTuple):
    """A card in the index and every passage that mentions it."""

    name: str
    language: str
    mentions: tuple[views.Citation, ...]


class CardsPage(NamedTuple):
    """The index of cards."""

    frame: views.Frame
    sections: tuple[IndexSection[IndexedCard], ...]


def pages(book: Rulebook) -> Iterator[CardsPage]:
    """Yield the page."""
    mentions = citations.Citations(book.sitemap, citations.cards)
    yield CardsPage(book.frames.at_top(CARDS), sections(book.sitemap, partial(_cards, mentions)))


def _cards(mentions: citations.Citations, ruleset: str) -> Groups[IndexedCard]:
    """Return a game's cards by the first letter as written: nobody says how a name in kanji is read."""
    named = ((name, card) for name in mentions.names for owner, card in (split_identifier(name),) if owner == ruleset)
    return gojuon.grouped(
        (card, IndexedCard(card, foreign_name(card), mentions.of(name, CARDS))) for name, card in named
    )
