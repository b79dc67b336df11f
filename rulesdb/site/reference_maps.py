"""The map of a chapter's references: its sections under each other, and an arc for the references between two of them.

References are those of the steps of ``rulesdb trace``: in a rule's text and items.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rulesdb.graph.chains import TraceSteps
from rulesdb.graph.model import Node
from rulesdb.site import contents
from rulesdb.site.picture_views import Line, Mark, Picture, Station, shortened
from rulesdb.site.sitemap import Sitemap
from rulesdb.site.views import LinkView

_CAPTION = "節から節への参照（数字のない線は1か所）"
_FEWEST, _MOST = 2, 40  # arcs: a single one is read as quickly in the text, and a crowd cannot be told apart
_CAPTION_OF_MOST = f"節から節への参照（多いものから{_MOST}組。数字のない線は1か所）"
_ROW = 30
_NUMBER_AT, _NAME_AT, _ARCS_AT = 2, 44, 206
_LONGEST = 12  # characters of a name
_REACH = 84  # from the names to the arc between the first section and the last one
_NEAREST = 18  # the same for neighbours
_BACKWARD = 18  # what an arc that leads up is farther out than one that leads down
_MARGIN = 20  # right of the farthest arc, for its number
_PORT = 5  # from the middle of a row: arcs leave below it and arrive above it
_WEIGHTS = (2, 4)
"""The least numbers of references for a line of the second and of the third weight."""

_Pair = tuple[int, int]
"""The positions of a section with references and of the section that they lead to."""
_References = Mapping[_Pair, int]
"""Numbers of references."""


@dataclass(frozen=True)
class ReferenceMaps:
    """The maps of one rulebook's chapters."""

    sitemap: Sitemap

    def on(self, root: Node, page: str) -> Iterator[Picture]:
        """Yield the map of the chapter that begins a page, if there are references between its sections."""
        sections = self.sitemap.below(root) if root.kind == "chapter" else ()
        references = self._between(sections)
        if len(references) >= _FEWEST:
            links = [contents.link(self.sitemap, page, section) for section in sections]
            caption = _CAPTION if len(references) <= _MOST else _CAPTION_OF_MOST
            yield _drawn(caption, links, _most_frequent(references))

    def _between(self, sections: tuple[Node, ...]) -> Counter[_Pair]:
        """Return the numbers of references from one of the sections to another, in the order of the text."""
        steps = TraceSteps(self.sitemap.graph)
        positions = {
            member.id: position
            for position, section in enumerate(sections)
            for _, member in self.sitemap.members(section)
        }
        return Counter(
            (positions[name], positions[target])
            for name in positions
            for target, _ in steps.out(name)
            if positions.get(target, positions[name]) != positions[name]
        )


def _most_frequent(references: Counter[_Pair]) -> _References:
    """Return the references that are drawn, still in the order of the text."""
    kept = {pair for pair, _ in references.most_common(_MOST)}
    return {pair: number for pair, number in references.items() if pair in kept}


def _drawn(caption: str, links: Sequence[LinkView], references: _References) -> Picture:
    names = [link.number or link.title for link in links]
    rows = len(links)
    return Picture(
        kind="map",
        caption=caption,
        width=_ARCS_AT + _REACH + _BACKWARD + _MARGIN,
        height=rows * _ROW,
        row=_ROW,
        middle=_ROW // 2,
        target=_ARCS_AT,
        number_at=_NUMBER_AT,
        name_at=_NAME_AT,
        stations=tuple(
            _station(link, position, _in_words(position, names, references)) for position, link in enumerate(links)
        ),
        lines=tuple(Line(_arc(*pair, rows), _weight(number)) for pair, number in references.items()),
        marks=tuple(_mark(*pair, number, rows) for pair, number in references.items() if number > 1),
    )


def _station(link: LinkView, position: int, references: str) -> Station:
    label = " ".join(filter(None, (link.number, link.title, references)))
    return Station(link, shortened(link.title, _LONGEST), label, position * _ROW, dot_at=None)


def _in_words(position: int, names: list[str], references: _References) -> str:
    """Return the references of a section as a screen reader says them; "" without any."""
    out = [f"{names[target]}へ{number}" for (source, target), number in references.items() if source == position]
    into = [f"{names[source]}から{number}" for (source, target), number in references.items() if target == position]
    return f"参照：{'、'.join((*out, *into))}" if out or into else ""


def _weight(number: int) -> int:
    return 1 + sum(number >= least for least in _WEIGHTS)


def _bulge(source: int, target: int, rows: int) -> int:
    """Return the distance of an arc from the names, larger the farther the sections are from each other."""
    backward = _BACKWARD if source > target else 0
    return _NEAREST + backward + (_REACH - _NEAREST) * (abs(target - source) - 1) // max(rows - 2, 1)


def _arc(source: int, target: int, rows: int) -> str:
    """Return the arc between two rows, with the head of an arrow at its end."""
    start, end = source * _ROW + _ROW // 2 + _PORT, target * _ROW + _ROW // 2 - _PORT
    across = _ARCS_AT + _bulge(source, target, rows) * 4 // 3  # a curve reaches three quarters of its handles
    return f"M{_ARCS_AT} {start}C{across} {start} {across} {end} {_ARCS_AT} {end}m5-4l-5 4 5 4"


def _mark(source: int, target: int, number: int, rows: int) -> Mark:
    """Return the number of references, right of the middle of their arc."""
    down = (source + target) * _ROW // 2 + _ROW // 2
    return Mark(str(number), _ARCS_AT + _bulge(source, target, rows) + 7, down)
