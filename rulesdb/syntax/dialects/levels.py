"""The levels of a dialect's numbers: what kind of node a number is, which one contains it, and how they ascend."""

import re
from collections.abc import Sequence
from functools import lru_cache

from rulesdb.syntax.dialects.declaration import Level
from rulesdb.syntax.numbering import FIRST, NumberOrder, parent, sort_key, successor
from rulesdb.syntax.tree import NodeKind


class DeclaredLevels:
    """The numbers of a dialect that declares its levels."""

    def __init__(self, levels: Sequence[Level]) -> None:
        """Take the levels; the first whose pattern a number matches is its own."""
        self._levels = [(re.compile(level.number), re.compile(level.parent), level) for level in levels]
        self.level = lru_cache(maxsize=50_000)(self._level)
        self.kind = lru_cache(maxsize=50_000)(self._kind)
        self.parent = lru_cache(maxsize=50_000)(self._parent)
        self.order = lru_cache(maxsize=50_000)(self._order)

    def _level(self, number: str) -> Level | None:
        """Return the level of a number, None for a number of none."""
        return next((level for pattern, _, level in self._levels if pattern.fullmatch(number)), None)

    def _kind(self, number: str) -> NodeKind:
        """Return the kind of the node of a number."""
        level = self.level(number)
        return NodeKind.SUBRULE if level is None else NodeKind(level.kind)

    def _parent(self, number: str) -> str | None:
        """Return the number that contains one, None at the top."""
        for pattern, containing, level in self._levels:
            if pattern.fullmatch(number):
                found = containing.fullmatch(number) if level.parent else None
                return parent(number) if found is None else found[1]
        return parent(number)

    def _order(self, number: str) -> NumberOrder:
        """Return the key of the number's parent, with the number's own last part."""
        above = self.parent(number)
        own = sort_key(number)
        return own if above is None else (*self.order(above), own[-1])

    def follows(self, number: str, current: str) -> bool:
        """Tell whether a number may come right after another: its first child, or the next of it or of an ancestor."""
        containing, own = self.parent(number), sort_key(number)[-1]
        if containing == current:
            return own in FIRST or own == sort_key(current)[-1]
        here: str | None = current
        while here is not None:
            if self.parent(here) == containing:
                return own == successor(sort_key(here)[-1])
            here = self.parent(here)
        return False
