"""Sentences that the checks do not tell apart: without either, the same checks fail with the same differences.

Of the whole matrix (all checks without all sentences) only those cells are played that can decide: two sentences can be
alike only if the checks that demonstrate one fail alike without the other.
"""

from collections.abc import Callable, Iterable, Sequence

from rulesdb.checks.running import KnockOut, Result, knock_out
from rulesdb.engine.kernel.book import is_called

Groups = tuple[tuple[str, ...], ...]
"""Groups of identifiers of sentences."""


def not_told_apart(
    results: Sequence[Result], knock_outs: Iterable[KnockOut], progress: Callable[[str, int, int], None]
) -> Groups:
    """Return the groups of demonstrated sentences that no check tells apart, from played checks and knock-outs.

    ``progress`` is given the name of the work, how many sentences were compared, and how many there are.
    """
    cells = _Cells(results, knock_outs)
    groups: list[list[str]] = []
    for done, sentence in enumerate(cells.demonstrated):
        progress("tell apart", done, len(cells.demonstrated))
        group = next((group for group in groups if cells.are_alike(group[0], sentence)), None)
        if group is None:
            groups.append([sentence])
        else:
            group.append(sentence)
    return tuple(tuple(group) for group in groups if len(group) > 1)


class _Cells:
    """The cells of the matrix that were played so far: what a check saw without a sentence."""

    def __init__(self, results: Sequence[Result], knock_outs: Iterable[KnockOut]) -> None:
        self._results = {result.check.name: result for result in results if result.status == "passed"}
        pairs = [pair for pair in knock_outs if pair.verdict == "demonstrated"]
        self._seen: dict[tuple[str, str], KnockOut] = {(pair.claim, pair.check.name): pair for pair in pairs}
        self._claiming: dict[str, list[str]] = {}
        for pair in pairs:
            self._claiming.setdefault(pair.claim, []).append(pair.check.name)
        self._touching = {
            sentence: frozenset(name for name, result in self._results.items() if is_called(result.trace, sentence))
            for sentence in self._claiming
        }

    @property
    def demonstrated(self) -> tuple[str, ...]:
        """The sentences that a check demonstrates."""
        return tuple(self._claiming)

    def are_alike(self, one: str, other: str) -> bool:
        """Whether all checks see the same without either of two sentences; those that claim one of them come first."""
        first, second = self._touching[one], self._touching[other]
        claiming = {*self._claiming[one], *self._claiming[other]}
        if not claiming <= first or not claiming <= second:
            return False
        return all(self._same(name, one, other) for name in (*sorted(claiming), *sorted((first | second) - claiming)))

    def _same(self, name: str, one: str, other: str) -> bool:
        first, second = self._cell(one, name), self._cell(other, name)
        return (first.problem, first.differences) == (second.problem, second.differences)

    def _cell(self, sentence: str, name: str) -> KnockOut:
        found = self._seen.get((sentence, name))
        if found is None:
            found = self._seen[sentence, name] = knock_out(self._results[name], sentence)
        return found
