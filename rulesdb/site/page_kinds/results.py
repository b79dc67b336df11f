"""The page with all results of a search, and what they can be filtered by; its script fills it."""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.site import contents, views
from rulesdb.site.frames import editions_of
from rulesdb.site.languages import called_language
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import RESULTS, key
from rulesdb.words.node_names import KINDS, ruleset_name


class FilterChoice(NamedTuple):
    """A value of a filter, as the page's address has it, and its name, which is in ``language``."""

    value: str
    label: str
    language: str = ""


class GameChapters(NamedTuple):
    """A game, with its chapters and whatever else no other node contains."""

    game: FilterChoice
    chapters: tuple[FilterChoice, ...]
    texts: tuple[views.EditionText, ...]
    """What its texts are."""


class ResultsPage(NamedTuple):
    """The page of results."""

    frame: views.Frame
    games: tuple[GameChapters, ...]
    """The games in the order of the graph."""
    kinds: tuple[FilterChoice, ...]
    """The kinds of nodes that the rulebook has, and rulings."""
    checked: tuple[str, ...]
    """Identifiers of the rules that have a check."""


def exists(book: Rulebook) -> bool:
    """Tell whether a rulebook has anything to search in."""
    return book.has_search


def pages(book: Rulebook) -> Iterator[ResultsPage]:
    """Yield the page."""
    nodes = book.graph.nodes.values()
    found = {node.kind for node in nodes}
    rulings = (FilterChoice("ruling", "裁定"),) if book.rulings.situations else ()
    yield ResultsPage(
        frame=book.frames.at_top(RESULTS),
        games=tuple(_game(book, ruleset) for ruleset in book.sitemap.rulesets),
        kinds=(*(FilterChoice(kind, label) for kind, label in KINDS.items() if kind in found), *rulings),
        checked=tuple(node.id for node in nodes if book.proofs.of(node.id)),
    )


def _game(book: Rulebook, ruleset: str) -> GameChapters:
    tops = (root for root in book.sitemap.page_roots(ruleset) if root.parent not in book.graph.nodes)
    chapters = tuple(FilterChoice(key(root), contents.name(root), called_language(book.graph, root)) for root in tops)
    texts = tuple(map(book.versions.of_edition, editions_of(book.graph, ruleset)))
    return GameChapters(FilterChoice(ruleset, ruleset_name(ruleset)), chapters, texts)
