"""Citations of nodes and cards, by passage and edition, inverted once for the whole rulebook.

They are read from the passages and not from the graph's links, because a link does not say which edition it stands in,
and the rulebook shows each edition's passages under anchors of their own.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rulesdb.graph.model import Node, Passage, Reading
from rulesdb.graph.naming import identifier
from rulesdb.site import views
from rulesdb.site.languages import called_language
from rulesdb.site.sitemap import Sitemap, key
from rulesdb.words.node_names import commentary, part_name, repetition


class _Place(NamedTuple):
    """A passage as readers find it, by its name in the graph and the second half of its anchor."""

    where: str
    part: str


@dataclass(frozen=True)
class Citations:
    """What the passages of ``sitemap.graph`` name, with who names it; ``named_in`` says what a node's passage names."""

    sitemap: Sitemap
    named_in: Callable[[Node, Passage], Iterable[str]]

    @property
    def names(self) -> tuple[str, ...]:
        """All that is named, in the order of the text."""
        return tuple(self._by_target)

    @cached_property
    def _by_target(self) -> dict[str, dict[str, dict[_Place, None]]]:
        """From a name to its citers, each with its passages, both in the order of the text, each once."""
        cited: dict[str, dict[str, dict[_Place, None]]] = defaultdict(lambda: defaultdict(dict))
        for citer, place, target in self._references():
            cited[target][citer][place] = None
        return cited

    def of(self, target: str, page: str) -> tuple[views.Citation, ...]:
        """Return who names ``target``, with links as seen from ``page``."""
        citers = self._by_target.get(target, {})
        return tuple(self._citation(page, self.sitemap.graph.nodes[citer], tuple(citers[citer])) for citer in citers)

    def _references(self) -> Iterator[tuple[str, _Place, str]]:
        """Yield citer, place and target of every passage of every edition."""
        for node in self.sitemap.graph.nodes.values():
            for reading in node.readings:
                for passage in reading.passages:
                    for target in self.named_in(node, passage):
                        yield node.id, _Place(passage.where, passage_part(node, reading, passage)), target

    def _citation(self, page: str, citer: Node, places: tuple[_Place, ...]) -> views.Citation:
        """Return a citer's passages, of those that editions share the first."""
        parts = {place.where: place.part for place in reversed(places)}
        (first, *others) = dict.fromkeys(place.where for place in places)
        title = citer.title_or_headline if citer.number else ""
        language = called_language(self.sitemap.graph, citer)
        link = views.LinkView(key(citer), title, self.sitemap.href_of(page, citer, parts[first]), language)
        return views.Citation(
            link,
            "" if first == "text" else part_name(first),
            tuple(
                views.LinkView(None, part_name(one), self.sitemap.href_of(page, citer, parts[one])) for one in others
            ),
        )


def references(_node: Node, passage: Passage) -> Iterator[str]:
    """Yield the identifiers of what a passage refers to."""
    return (target for run in passage.runs for target in run.targets)


def cards(node: Node, passage: Passage) -> Iterator[str]:
    """Yield the cards that a passage mentions, each as one of the node's game: two games may have the same name."""
    return (identifier(node.ruleset, card) for card in passage.cards)


def passage_part(node: Node, reading: Reading, passage: Passage) -> str:
    """Return the second half of a passage's anchor: ``""`` for the node's own text, or ``example-1``.

    For an edition that is not shown first it is ``plain`` and ``plain-example-1``, for the second text that one edition
    has under the number ``text-2``.
    """
    edition = "" if reading.edition == node.preferred.edition else reading.edition
    where = _own_text(node.ordinal(reading)) if passage.where == "text" else passage.where
    return "-".join(filter(None, (edition, where)))


def _own_text(ordinal: int) -> str:
    return f"text-{ordinal}" if ordinal > 1 else ""


def reading_name(node: Node, reading: Reading) -> str:
    """Return what a reading other than the preferred one is called: by its edition, and by which of its texts it is."""
    edition = "" if reading.edition == node.preferred.edition else commentary(reading.edition)
    ordinal = node.ordinal(reading)
    return edition + (repetition(ordinal) if ordinal > 1 else "")
