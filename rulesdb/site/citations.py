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
from rulesdb.words.node_names import edition_label, part_name, repetition


class _CitingPassage(NamedTuple):
    """A passage that cites: its name in the graph (``where``), and the second half of its anchor (``part``)."""

    where: str
    part: str


@dataclass(frozen=True)
class Citations:
    """The citations in the passages of ``sitemap.graph``; ``named_in`` yields the targets that a passage names."""

    sitemap: Sitemap
    named_in: Callable[[Node, Passage], Iterable[str]]

    @property
    def names(self) -> tuple[str, ...]:
        """The targets that any passage names, in the order of the text."""
        return tuple(self._by_target)

    @cached_property
    def _by_target(self) -> dict[str, dict[str, dict[_CitingPassage, None]]]:
        """The citing passages by target and citer, in the order of the text, without repetition."""
        cited: dict[str, dict[str, dict[_CitingPassage, None]]] = defaultdict(lambda: defaultdict(dict))
        for citer, passage, target in self._references():
            cited[target][citer][passage] = None
        return cited

    def of(self, target: str, page: str) -> tuple[views.Citation, ...]:
        """Return the citations of ``target``, with links as seen from ``page``."""
        citers = self._by_target.get(target, {})
        return tuple(self._citation(page, self.sitemap.graph.nodes[citer], tuple(citers[citer])) for citer in citers)

    def _references(self) -> Iterator[tuple[str, _CitingPassage, str]]:
        """Yield citer, citing passage and target of every citation of every edition."""
        for node in self.sitemap.graph.nodes.values():
            for reading in node.readings:
                for passage in reading.passages:
                    for target in self.named_in(node, passage):
                        part = passage_part(node, reading, passage)
                        yield node.id, _CitingPassage(passage.where, part), target

    def _citation(self, page: str, citer: Node, passages: tuple[_CitingPassage, ...]) -> views.Citation:
        """Return the citation with links to a citer's passages, to the first of those that several editions have."""
        parts = {passage.where: passage.part for passage in reversed(passages)}
        (first, *others) = dict.fromkeys(passage.where for passage in passages)
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
    """Yield the identifiers of the rules that a passage refers to, loaded or not."""
    return (target for run in passage.runs for target in run.targets)


def cards(node: Node, passage: Passage) -> Iterator[str]:
    """Yield the identifiers of the cards that a passage mentions, with the node's game: two games may share a name."""
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
    """Return the label of a reading other than the preferred one: its edition, and its ordinal in it if above 1."""
    edition = "" if reading.edition == node.preferred.edition else edition_label(reading.edition)
    ordinal = node.ordinal(reading)
    return edition + (repetition(ordinal) if ordinal > 1 else "")
