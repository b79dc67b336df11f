"""A small picture of the references around a rule: two steps into it from the left, two steps out of it to the right.

Everything is laid out here, in whole units of the drawing, so that the template walks lists. Steps are those of
``rulesdb trace``: the references in a rule's text and items.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from rulesdb.graph.chains import TraceSteps
from rulesdb.graph.naming import split_identifier
from rulesdb.site import page_words, views
from rulesdb.site.picture_views import shortened
from rulesdb.site.sitemap import Sitemap

_MOST = 8  # names in a column; the number of others stands below them
_FEWEST = 2  # references: a single one is read as quickly in the text
_LONGEST = 11  # characters of a title, or of a heading's name
# Of a column, between two, of a line with its number and title, between these two, above the first line.
_WIDTH, _GAP, _ROW, _APART, _TOP = 124, 24, 36, 14, 22


class _Column(NamedTuple):
    """The column of rules ``step`` steps away: the names shown, and the number of others (``more``)."""

    step: int
    names: tuple[str, ...]
    more: int

    @property
    def rows(self) -> int:
        return len(self.names) + (self.more > 0)


@dataclass(frozen=True)
class ChainPictures:
    """The pictures of references of one rulebook."""

    sitemap: Sitemap

    @cached_property
    def _out(self) -> Mapping[str, tuple[str, ...]]:
        """The targets of references by node; kept because pictures need the same steps many times."""
        steps = TraceSteps(self.sitemap.graph)
        return {name: tuple(target for target, _ in steps.out(name)) for name in self.sitemap.graph.nodes}

    @cached_property
    def _into(self) -> Mapping[str, tuple[str, ...]]:
        """The sources of references by node that they lead to."""
        steps = TraceSteps(self.sitemap.graph)
        return {name: tuple(source for source, _ in steps.into(name)) for name in self.sitemap.graph.nodes}

    def of(self, name: str, page: str) -> views.ChainPicture | None:
        """Return the picture around a node with links as seen from ``page``; None with fewer than two references."""
        into = self._reach(name, self._into, -1)
        out = self._reach(name, self._out, 1)
        columns = (*reversed(into), _Column(0, (name,), 0), *out)
        if sum(len(column.names) for column in columns) - 1 < _FEWEST:
            return None
        return self._draw(columns, page)

    def _reach(self, name: str, steps: Mapping[str, tuple[str, ...]], sign: int) -> list[_Column]:
        """Return the columns of rules first met after one step and two; the second step starts from the names shown."""
        seen = {name}
        frontier: tuple[str, ...] = (name,)
        columns = []
        for distance in (1, 2):
            met = dict.fromkeys(found for node in frontier for found in steps.get(node, ()) if found not in seen)
            if not met:
                break
            seen.update(met)
            frontier = tuple(met)[:_MOST]
            columns.append(_Column(sign * distance, frontier, len(met) - len(frontier)))
        return columns

    def _draw(self, columns: tuple[_Column, ...], page: str) -> views.ChainPicture:
        height = max(column.rows for column in columns) * _ROW
        lefts = [at * (_WIDTH + _GAP) for at in range(len(columns))]
        tops = [_TOP + (height - column.rows * _ROW) // 2 for column in columns]
        lines = (
            _curve(left + _WIDTH, top + at * _ROW, left + _WIDTH + _GAP, next_top + next_at * _ROW)
            for (left, top, column), (_, next_top, following) in pairwise(zip(lefts, tops, columns, strict=True))
            for at, source in enumerate(column.names)
            for next_at, target in enumerate(following.names)
            if target in self._out.get(source, ())
        )
        return views.ChainPicture(
            width=lefts[-1] + _WIDTH,
            height=_TOP + height,
            lines="".join(lines),
            columns=tuple(
                self._column(column, page, left + _WIDTH // 2, top)
                for column, left, top in zip(columns, lefts, tops, strict=True)
            ),
        )

    def _column(self, column: _Column, page: str, middle: int, top: int) -> views.ChainColumn:
        caption, label = page_words.CHAIN[column.step]
        is_root = column.step == 0
        return views.ChainColumn(
            is_root=is_root,
            caption=caption,
            label=label,
            middle=middle,
            names=tuple(
                self._name(name, top + at * _ROW + _ROW // 2, "" if is_root else self.sitemap.href(page, name) or "")
                for at, name in enumerate(column.names)
            ),
            more=f"+{column.more}" if column.more else "",
            more_at=top + len(column.names) * _ROW + _ROW // 2,
        )

    def _name(self, name: str, middle: int, href: str) -> views.ChainName:
        key = split_identifier(name)[1]
        node = self.sitemap.graph.nodes.get(name)
        title = (node.title or node.headline) if node and node.number else ""
        half = _APART // 2 if title else 0
        return views.ChainName(shortened(key, _LONGEST), middle - half, shortened(title, _LONGEST), middle + half, href)


def _curve(left: int, top: int, right: int, next_top: int) -> str:
    """Return the arrow between two names, from the middle of one's row to the middle of the other's."""
    start, end, middle = top + _ROW // 2, next_top + _ROW // 2, (left + right) // 2
    return f"M{left} {start}C{middle} {start} {middle} {end} {right} {end}m-4-3l4 3-4 3"
