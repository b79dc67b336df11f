"""Who cites a node, and from which passage of which edition: the references, turned round once for the whole rulebook.

They are read from the passages and not from the graph's links, because a link does not say which edition it stands in,
and the rulebook shows each edition's passages under anchors of their own.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rulesdb.graph.model import Graph, Node, Passage, Reading
from rulesdb.site import views, words
from rulesdb.site.sitemap import Sitemap, key


class _Place(NamedTuple):
    """A passage as readers find it: what it is called and its anchor's second half."""

    label: str
    part: str


@dataclass(frozen=True)
class Citations:
    """The back references of ``sitemap.graph``."""

    sitemap: Sitemap

    @cached_property
    def _by_target(self) -> dict[str, dict[str, dict[_Place, None]]]:
        """From a cited identifier to its citers, each with its passages, both in the order of the text, each once."""
        cited: dict[str, dict[str, dict[_Place, None]]] = defaultdict(lambda: defaultdict(dict))
        for citer, place, target in _references(self.sitemap.graph):
            cited[target][citer][place] = None
        return cited

    def of(self, target: str, page: str) -> tuple[views.Citation, ...]:
        """Return who cites ``target``, with links as seen from ``page``."""
        citers = self._by_target.get(target, {})
        return tuple(self._citation(page, self.sitemap.graph.nodes[citer], tuple(citers[citer])) for citer in citers)

    def _citation(self, page: str, citer: Node, places: tuple[_Place, ...]) -> views.Citation:
        links = tuple(views.Link(None, place.label, self.sitemap.href_of(page, citer, place.part)) for place in places)
        return views.Citation(key(citer), links)


def part_name(node: Node, reading: Reading, passage: Passage) -> str:
    """Return the second half of a passage's anchor: ``""`` for the node's own text, or ``example-1``.

    For an edition that is not shown first it is ``plain`` and ``plain-example-1``.
    """
    edition = "" if reading is node.preferred else reading.edition
    where = "" if passage.where == "text" else passage.where
    return "-".join(filter(None, (edition, where)))


def _references(graph: Graph) -> Iterator[tuple[str, _Place, str]]:
    """Yield citer, place and target of every reference of every edition."""
    for node in graph.nodes.values():
        for reading in node.readings:
            for passage in reading.passages:
                for target in _targets(passage):
                    yield node.id, _Place(_label(node, reading, passage), part_name(node, reading, passage)), target


def _targets(passage: Passage) -> Iterator[str]:
    return (target for run in passage.runs for target in run.targets)


def _label(node: Node, reading: Reading, passage: Passage) -> str:
    place = words.place(passage.where)
    return place if reading is node.preferred else f"{words.commentary(reading.edition)}・{place}"
