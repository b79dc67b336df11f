"""Sections of the indexes at the end of the book: games, letters, entries."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from rulesdb.site.sitemap import Sitemap, ruleset_anchor
from rulesdb.words.node_names import ruleset_name

Entry = TypeVar("Entry")
Groups = list[tuple[str, tuple[Entry, ...]]]
"""Entries under the letters with which they begin."""


class IndexGroup(NamedTuple, Generic[Entry]):
    """The entries of an index that begin alike: か for all of かきくけこ."""

    anchor: str
    label: str
    entries: tuple[Entry, ...]


class IndexSection(NamedTuple, Generic[Entry]):
    """One game's part of an index; ``title`` is the game's Japanese name."""

    anchor: str
    title: str
    groups: tuple[IndexGroup[Entry], ...]


def sections(sitemap: Sitemap, groups_of: Callable[[str], Groups[Entry]]) -> tuple[IndexSection[Entry], ...]:
    """Return a section of the index for every loaded game with entries; ``groups_of`` returns those of a ruleset."""
    found = ((ruleset, groups_of(ruleset)) for ruleset in sitemap.rulesets)
    return tuple(_section(ruleset, groups) for ruleset, groups in found if groups)


def _section(ruleset: str, groups: Groups[Entry]) -> IndexSection[Entry]:
    name = ruleset_anchor(ruleset)
    listed = tuple(IndexGroup(f"{name}-{label}", label, entries) for label, entries in groups)
    return IndexSection(name, ruleset_name(ruleset), listed)
