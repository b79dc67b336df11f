"""Pictures of steps that follow each other: the rows of step_table.py with the loaded rules, laid out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rulesdb.graph.chains import TraceSteps
from rulesdb.graph.model import Node, Passage, Reading
from rulesdb.graph.naming import identifier
from rulesdb.site import contents
from rulesdb.site.citations import passage_part
from rulesdb.site.picture_views import Line, Picture, Station, shortened
from rulesdb.site.sitemap import Sitemap, href
from rulesdb.site.step_table import STEP_PICTURES, Step, StepPictureRow
from rulesdb.site.views import LinkView

_WIDTH, _ROW = 328, 34  # the text of a phone 360 px wide; a finger needs 24
_LONGEST, _LONGEST_BESIDE = 17, 14  # characters of a name that has the right edge behind it, or a way out
_NUMBER_AT, _NAME_AT = 28, {"path": 84, "ladder": 92}
_TRACK = 14  # where the line runs that leads from step to step
_RADIUS = 5  # of a step on it
_RAIL = 2  # from the edges to the rails of a ladder
_BRANCH, _SIDE = 276, 312  # where the way out begins, and where it runs down to the exit
_BEFORE_EXIT = 16  # between the last step and the exit
_DOWNWARD, _LEFTWARD = "m-4-4l4 4 4-4", "m5-4l-5 4 5 4"
"""The heads of arrows, from their tips."""


class _Exit(NamedTuple):
    """The rule that ends a sequence early, and the positions of the steps that refer to it."""

    link: LinkView
    positions: tuple[int, ...]


@dataclass(frozen=True)
class StepPictures:
    """The pictures of steps of one rulebook."""

    sitemap: Sitemap

    def on(self, root: Node, page: str) -> Iterator[Picture]:
        """Yield the pictures on the page that a section begins, but for those with a step that is not loaded."""
        for row in STEP_PICTURES:
            links = self._steps(row, root, page) if row.section == root.id else []
            if links:
                yield _drawn(row, links, self._exit(root.ruleset, row, page))

    def links(self, ruleset: str, page: str) -> Iterator[LinkView]:
        """Yield links from a page to the pictures of a game."""
        for row in STEP_PICTURES:
            root = self.sitemap.graph.nodes.get(row.section)
            if root is not None and root.ruleset == ruleset and self._steps(row, root, page):
                yield LinkView(None, row.caption, href(page, self.sitemap.page(root), _anchor(row)))

    def _steps(self, row: StepPictureRow, root: Node, page: str) -> list[LinkView]:
        """Return the links to the steps of a picture, none where a step is not loaded."""
        links = [self._link(root.ruleset, step, page) for step in row.steps]
        found = [link for link in links if link is not None]
        return found if len(found) == len(links) else []

    def _link(self, ruleset: str, step: Step, page: str) -> LinkView | None:
        """Return the link to a step with its number and name; None if it is not loaded."""
        node = self.sitemap.graph.nodes.get(identifier(ruleset, step.rule))
        if node is None or not step.item:
            return None if node is None else contents.link(self.sitemap, page, node)
        return next((self._item_link(node, *found, step, page) for found in _items(node, step)), None)

    def _item_link(self, node: Node, reading: Reading, item: Passage, step: Step, page: str) -> LinkView:
        """Return the link to an item; what stands before a colon in it, as ``ステージ1:``, is its number."""
        label, colon, _ = item.text.partition(":")
        href = self.sitemap.href_of(page, node, passage_part(node, reading, item))
        return LinkView(label if colon else node.number, step.words, href)

    def _exit(self, ruleset: str, row: StepPictureRow, page: str) -> _Exit | None:
        """Return the way out of a sequence; None if it has none, or if its rule is not loaded."""
        node = self.sitemap.graph.nodes.get(identifier(ruleset, row.exit))
        if node is None:
            return None
        steps = TraceSteps(self.sitemap.graph, subtree=True)
        positions = tuple(
            position
            for position, step in enumerate(row.steps)
            if any(target == node.id for target, _ in steps.out(identifier(ruleset, step.rule)))
        )
        return _Exit(contents.link(self.sitemap, page, node), positions) if positions else None


def _items(node: Node, step: Step) -> Iterator[tuple[Reading, Passage]]:
    """Yield the item of a step in every reading that has the step's words in it."""
    for reading in node.readings:
        for passage in reading.passages:
            if passage.where == step.item and step.words in passage.text:
                yield reading, passage


def _drawn(row: StepPictureRow, links: Sequence[LinkView], way_out: _Exit | None) -> Picture:
    longest = _LONGEST if way_out is None else _LONGEST_BESIDE
    stations = [_station(row, link, longest, position * _ROW) for position, link in enumerate(links)]
    lines = [Line(_track(len(links)) + (_rails(len(links)) if row.kind == "ladder" else ""), 1)]
    height = len(links) * _ROW
    if way_out is not None:
        stations.append(_exit_station(way_out, links, height + _BEFORE_EXIT))
        lines.append(Line(_side_track(way_out, height + _BEFORE_EXIT + _ROW // 2), 1))
        height += _BEFORE_EXIT + _ROW
    return Picture(
        kind=row.kind,
        caption=row.caption,
        width=_WIDTH,
        height=height,
        row=_ROW,
        middle=_ROW // 2,
        target=_WIDTH,
        number_at=_NUMBER_AT,
        name_at=_NAME_AT[row.kind],
        stations=tuple(stations),
        lines=tuple(lines),
        anchor=_anchor(row),
    )


def _anchor(row: StepPictureRow) -> str:
    return f"picture-{STEP_PICTURES.index(row) + 1}"


def _station(row: StepPictureRow, link: LinkView, longest: int, top: int) -> Station:
    label = "" if len(link.title) <= longest else " ".join(filter(None, (link.number, link.title)))
    return Station(link, shortened(link.title, longest), label, top, dot_at=_TRACK if row.kind == "path" else None)


def _exit_station(way_out: _Exit, links: Sequence[LinkView], top: int) -> Station:
    """Return the station of the exit, whose accessible name says from which steps it is reached."""
    link = way_out.link
    sources = "、".join(links[position].number or links[position].title for position in way_out.positions)
    label = " ".join(filter(None, (link.number, link.title, f"{sources}から")))
    return Station(link, shortened(link.title, _LONGEST_BESIDE), label, top, dot_at=None)


def _track(rows: int) -> str:
    """Return the arrows from the middle of every row to that of the next."""
    length = _ROW - 2 * _RADIUS
    return "".join(f"M{_TRACK} {row * _ROW + _ROW // 2 + _RADIUS}v{length}{_DOWNWARD}" for row in range(rows - 1))


def _side_track(way_out: _Exit, end: int) -> str:
    """Return the way from the steps with an exit to the middle ``end`` of the exit's row."""
    (first, *others) = (position * _ROW + _ROW // 2 for position in way_out.positions)
    joining = "".join(f"M{_BRANCH} {down}H{_SIDE}" for down in others)
    return f"M{_BRANCH} {first}H{_SIDE}V{end}H{_BRANCH}{_LEFTWARD}{joining}"


def _rails(rows: int) -> str:
    """Return the sides of a ladder, and a rung under every row but the last."""
    right = _WIDTH - _RAIL
    rungs = "".join(f"M{_RAIL} {row * _ROW}H{right}" for row in range(1, rows))
    return f"M{_RAIL} 0V{rows * _ROW}M{right} 0V{rows * _ROW}{rungs}"
