"""The index of rulings: the questions of each game under their topics."""

from collections.abc import Iterator
from functools import partial
from itertools import groupby
from typing import NamedTuple

from rulesdb.site import views
from rulesdb.site.page_kinds.index_sections import Groups, IndexSection, sections
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.rulings import ruling_link
from rulesdb.site.sitemap import RULINGS


class RulingIndexPage(NamedTuple):
    """The index of rulings."""

    frame: views.Frame
    sections: tuple[IndexSection[views.LinkView], ...]


def exists(book: Rulebook) -> bool:
    """Tell whether a rulebook has rulings."""
    return bool(book.rulings.situations)


def pages(book: Rulebook) -> Iterator[RulingIndexPage]:
    """Yield the page."""
    yield RulingIndexPage(book.frames.at_top(RULINGS), sections(book.sitemap, partial(_topics, book)))


def _topics(book: Rulebook, ruleset: str) -> Groups[views.LinkView]:
    """Return the rulings of a game under their topics, in the order of both."""
    of_game = (situation for situation in book.rulings.situations if situation.ruleset == ruleset)
    return [
        (topic, tuple(ruling_link(situation, RULINGS) for situation in of_topic))
        for topic, of_topic in groupby(of_game, key=lambda situation: situation.topic)
    ]
