"""A finder of defined terms in running text: the longest term at each position, on the borders of words."""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache

from rulesdb.graph.analysis import WordAnalyzer
from rulesdb.graph.terms.borders import begins_clearly, ends_clearly, surroundings

# A keyword that is an everyday word too ("the 基本 of a value" against the subtype 基本) is used where it is marked.
_EVERYDAY = frozenset({"基本"})
_MARKS = frozenset("「」『』・")
_BEGINNING = 4
"""Characters at the beginning of names that an expression looks for; most names have no more."""

Use = tuple[int, int, str]
"""A term in a text: start and end, a half-open range in code points, and its name. There is one for every word."""


class TermFinder:
    """A finder of the uses of a set of terms in any text of their ruleset, not only in texts that are linked."""

    def __init__(self, names: Iterable[str], analyzer: WordAnalyzer) -> None:
        """Prepare to find ``names``, none of them empty."""
        self._analyzer = analyzer
        self._names = frozenset(names)
        beginnings = {name[:_BEGINNING] for name in self._names}
        # The time at one position of a text depends on how long names are, not on how many there are.
        self._candidate = re.compile(_longest_of(beginnings) if beginnings else r"(?!)")
        self._lengths = self._lengths_by_beginning()

    def _lengths_by_beginning(self) -> dict[str, Sequence[int]]:
        """Return the lengths of the names that may stand where a beginning of names does, the longest first."""
        lengths: dict[str, set[int]] = {}
        for name in self._names:
            beginning = name[:_BEGINNING]
            shorter = {end for end in range(1, len(beginning)) if name[:end] in self._names}
            lengths.setdefault(beginning, shorter).add(len(name))
        return {beginning: sorted(found, reverse=True) for beginning, found in lengths.items()}

    def find(self, text: str) -> Iterator[Use]:
        """Yield the uses in ``text``, in order and disjoint."""
        at = 0
        while found := self._candidate.search(text, at):
            start = found.start()
            at = start + 1
            for length in self._lengths[found[0]]:
                name = text[start : start + length]
                if name not in self._names:
                    continue
                end = start + len(name)
                alone = _stands_alone_between(text[start - 1 : start], name, text[end : end + 1])
                if alone or (alone is None and self._is_of_whole_words(text, start, end)):
                    yield start, end, name
                    at = end
                    break

    def _is_of_whole_words(self, text: str, start: int, end: int) -> bool:
        left, right = surroundings(text, start, end)
        words = [word for word in self._analyzer.morphemes(text[left:right]) if start - left <= word.start < end - left]
        whole = bool(words) and words[0].start == start - left and words[-1].end == end - left
        return whole and (end - start > 1 or words[0].part_of_speech[0] == "名詞")


@lru_cache(maxsize=20_000)
def _stands_alone_between(before: str, name: str, after: str) -> bool | None:
    """Tell whether a name stands alone between two characters, ``""`` at an end of the text; None where words decide.

    Names and their neighbours recur, so that most are judged once.
    """
    if name in _EVERYDAY and _MARKS.isdisjoint(before + after):
        return False
    text, start, end = f"{before}{name}{after}", len(before), len(before) + len(name)
    return True if begins_clearly(text, start, end) and ends_clearly(text, start, end) else None


def _longest_of(names: Collection[str]) -> str:
    """Return an expression that matches the longest of some names, in which names that begin alike share a branch."""
    rests: dict[str, set[str]] = {}
    for name in sorted(filter(None, names)):
        rests.setdefault(name[0], set()).add(name[1:])
    branches = "|".join(re.escape(first) + _longest_of(alike) for first, alike in rests.items())
    return f"(?:{branches}){'?' if '' in names else ''}" if branches else ""
