"""Timelines: the parts of a turn in their order, each with its own rule, or with those that speak of it.

A timeline stands on the page of the chapter on the turn or on combat. Where that is not loaded, it stands on the page
of the section that comes closest to it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rulesdb.graph.chains import cited_by
from rulesdb.graph.model import Node
from rulesdb.graph.naming import identifier
from rulesdb.site import contents
from rulesdb.site.sitemap import Sitemap, href
from rulesdb.site.views import LinkView
from rulesdb.words.turn_parts import FAB_COMBAT, FAB_TURN, MTG_TURN, TurnPart

_MOST = 4  # rules that speak of a part: more would hide the order of the parts


_OTHERS = "(右の番号は、そこに触れるルール)"


class TimelineRow(NamedTuple):
    """A row of the table of timelines."""

    homes: tuple[str, ...]
    """Identifiers of the nodes on whose page it may stand; it stands on the first one that begins a page."""
    caption: str
    """What it shows."""
    parts: tuple[TurnPart, ...]
    """The parts of the turn, in their order."""


TIMELINES: tuple[TimelineRow, ...] = (
    TimelineRow(("fab:4", "fab:1.11"), "ターンの流れ", FAB_TURN),
    TimelineRow(("fab:7", "fab:1.4"), "戦闘の流れ", FAB_COMBAT),
    TimelineRow(("mtg:300", "mtg:ルール入門とは?"), "ターンの流れ", MTG_TURN),
)
"""The timelines, in the order of the games."""


class TimelinePart(NamedTuple):
    """A part of a turn as it is shown."""

    link: LinkView
    """Its number, its name, and where its rule stands; no address if that is not loaded."""
    note: str
    """What is not as with the other parts, "" for nothing."""
    rules: tuple[LinkView, ...]
    """The rules that speak of it, if its own one is not loaded."""
    steps: "tuple[TimelinePart, ...]"
    """Its steps."""


class Timeline(NamedTuple):
    """The parts of a turn in their order."""

    anchor: str
    """Its anchor on the page."""
    caption: str
    """What it shows."""
    parts: tuple[TimelinePart, ...]
    """The parts, each with its steps."""


@dataclass(frozen=True)
class Timelines:
    """The timelines of one rulebook."""

    sitemap: Sitemap

    def on(self, root: Node, page: str) -> Iterator[Timeline]:
        """Yield the timelines on the page that a node begins."""
        for row in TIMELINES:
            if root.id == self._home(row):
                parts = tuple(self._parts(root.ruleset, row, page))
                caption = row.caption + (_OTHERS if any(map(_has_rules, parts)) else "")
                yield Timeline(_anchor(row), caption, parts)

    def links(self, ruleset: str, page: str) -> Iterator[LinkView]:
        """Yield links from a page to the timelines of a game."""
        for row in TIMELINES:
            home = self.sitemap.graph.nodes.get(self._home(row) or "")
            if home is not None and home.ruleset == ruleset:
                yield LinkView(None, row.caption, href(page, self.sitemap.page(home), _anchor(row)))

    def _home(self, row: TimelineRow) -> str | None:
        """Return the identifier of the node on whose page a timeline stands, None for none."""
        nodes = map(self.sitemap.graph.nodes.get, row.homes)
        return next((node.id for node in nodes if node is not None and self.sitemap.has_page(node)), None)

    def _parts(self, ruleset: str, row: TimelineRow, page: str) -> Iterator[TimelinePart]:
        """Yield the outermost parts, each with those of the row that are its steps."""
        keys = {part.key for part in row.parts}
        for part in row.parts:
            if part.phase not in keys:
                steps = (self._part(ruleset, step, page, ()) for step in row.parts if step.phase == part.key)
                yield self._part(ruleset, part, page, tuple(steps))

    def _part(self, ruleset: str, part: TurnPart, page: str, steps: tuple[TimelinePart, ...]) -> TimelinePart:
        own = self.sitemap.graph.nodes.get(identifier(ruleset, part.rule))
        if own is not None:
            return TimelinePart(LinkView(part.rule, part.name, self.sitemap.href_of(page, own)), part.note, (), steps)
        rules = [*self._rules_on(ruleset, part)][:_MOST]
        links = tuple(contents.link(self.sitemap, page, node) for node in rules)
        return TimelinePart(LinkView(part.rule, part.name, ""), part.note, links, steps)

    def _rules_on(self, ruleset: str, part: TurnPart) -> Iterator[Node]:
        """Yield the loaded rules that cite the rule of a part, or one below it, or that name the part."""
        graph, own = self.sitemap.graph, identifier(ruleset, part.rule)
        missing = (name for name in graph.unresolved if name == own or name.startswith(f"{own}."))
        citing = {source for name in missing for source, _ in cited_by(graph, name)}
        for node in graph.nodes.values():
            if node.ruleset == ruleset and (node.id in citing or _names(node, part.called or part.name)):
                yield node


def _anchor(row: TimelineRow) -> str:
    return f"timeline-{TIMELINES.index(row) + 1}"


def _has_rules(part: TimelinePart) -> bool:
    """Whether rules that speak of a part are shown, or of one of its steps."""
    return bool(part.rules) or any(map(_has_rules, part.steps))


def _names(node: Node, words: str) -> bool:
    """Whether a numbered rule has words in its text or in an item, as the reader's preferred edition has it."""
    passages = node.preferred.passages if node.number else ()
    return any(words in passage.text for passage in passages if passage.where.startswith(("text", "item")))
