"""The levels of a dialect's numbers: what kind of node a number is, which one contains it, and how they ascend."""

import re
from collections.abc import Sequence
from functools import lru_cache

from rulesdb.syntax.dialects.declaration import Level, UnreadableFormError
from rulesdb.syntax.numbering import FIRST, NumberOrder, is_number, parent, sort_key, successor
from rulesdb.syntax.tree import NodeKind


class DeclaredLevels:
    """The numbers of a dialect that declares its levels."""

    def __init__(self, levels: Sequence[Level], dialect: str = "") -> None:
        """Take the levels; the first whose pattern a number matches is its own. ``dialect`` names them in errors."""
        self._levels = [(re.compile(level.number), re.compile(level.parent), level) for level in levels]
        self._dialect = dialect
        self._read: dict[str, Level] = {}
        self._by_pattern = lru_cache(maxsize=50_000)(self._level_by_pattern)
        self.parent = lru_cache(maxsize=50_000)(self._parent)
        self.order = lru_cache(maxsize=50_000)(self._order)

    def remember(self, number: str, level: Level) -> None:
        """Keep the level of a number that was read, since its plain form may not be as its level writes numbers."""
        self._read[number] = level

    def level(self, number: str) -> Level | None:
        """Return the level of a number, None for a number of none."""
        return self._read.get(number) or self._by_pattern(number)

    def kind(self, number: str) -> NodeKind:
        """Return the kind of the node of a number."""
        level = self.level(number)
        return NodeKind.SUBRULE if level is None else NodeKind(level.kind)

    def _level_by_pattern(self, number: str) -> Level | None:
        found = (level for pattern, _, level in self._levels if not level.within and pattern.fullmatch(number))
        return next(found, None)

    def _parent(self, number: str) -> str | None:
        """Return the number that contains one, None at the top."""
        for at, (pattern, containing, level) in enumerate(self._levels, 1):
            if pattern.fullmatch(number):
                found = containing.fullmatch(number) if level.parent else None
                return parent(number) if found is None else self._checked(at, number, found[1])
        above = parent(number)
        is_inserted = above is not None and number[len(above)] == "-"  # 3-2 of 第三条の二 stands beside 3
        return parent(above) if above is not None and is_inserted else above

    def _checked(self, at: int, number: str, containing: str | None) -> str | None:
        """Return the number that a level's pattern finds as the one that contains a number, if it can be that."""
        if containing is not None and not is_number(containing):
            problem = f"finds {containing[:20]!r} in {number}, which is no number"
        elif containing is not None and sort_key(containing) >= sort_key(number):
            problem = f"finds {containing} as the number that contains {number}; that must be a smaller one"
        else:
            return containing
        raise UnreadableFormError(self._dialect, f"level {at}.parent: {problem}")

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
