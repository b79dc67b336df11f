"""Sentences that the checks do not tell apart: without either, the same checks fail with the same differences.

Of the whole matrix (all checks without all sentences) only those cells are played that can decide. Two sentences can be
alike only if the checks that demonstrate one fail alike without the other. A check passes without a sentence that is
not decisive for it, and one run of the check finds all that are; of what remains, the quickest checks are played first.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from rulesdb.checks.running import Result, knock_out
from rulesdb.engine.kernel.book import is_called, rules_in_force
from rulesdb.engine.kernel.process.decisive import DecisiveSentences
from rulesdb.proofs.account import Difference
from rulesdb.proofs.coverage import Groups
from rulesdb.proofs.verdicts import KnockOut

_Cell = tuple[str, tuple[Difference, ...]]
"""The result of a check without a sentence: the message of an error, and the expectations that were not met."""
_PASSED: _Cell = ("", ())


def not_told_apart(
    results: Sequence[Result], knock_outs: Iterable[KnockOut], progress: Callable[[str, int, int], None]
) -> Groups:
    """Return the groups of demonstrated sentences that no check tells apart, from played checks and knock-outs.

    ``progress`` is given the name of the work, how many runs and rows of checks were compared, and how many there are.
    """
    cells = _Cells(results, knock_outs)
    candidates = cells.candidates()
    steps = [(look, check) for look in (cells.pass_where_not_decisive, cells.row) for check in cells.claims]
    for done, (look, check) in enumerate(steps):
        progress("tell apart", done, len(steps))
        look(check, {other for claim in cells.claims[check] for other in candidates[claim]})
        _separate(check, cells, candidates)
    return tuple(_alike(cells, candidates))


def _separate(check: str, cells: "_Cells", candidates: Mapping[str, set[str]]) -> None:
    """Remove from candidates those without which a check sees something else, as far as its cells were played."""
    for claim in cells.claims[check]:
        seen = defaultdict(set)
        for sentence in (claim, *candidates[claim]):
            seen[cells.known(check, sentence)].add(sentence)
        seen.pop(None, None)
        played = {sentence for group in seen.values() for sentence in group}
        for group in seen.values():
            for sentence in group:
                candidates[sentence] -= played - group


def _alike(cells: "_Cells", candidates: dict[str, set[str]]) -> Iterator[tuple[str, ...]]:
    """Yield the groups of candidates that all checks see alike."""
    while candidates:
        sentence, others = candidates.popitem()
        alike = [other for other in sorted(others) if other in candidates and cells.are_alike(sentence, other)]
        if alike:
            yield tuple(sorted((sentence, *alike)))
        for name in alike:
            del candidates[name]


class _Cells:
    """The cells of the matrix that were played so far."""

    def __init__(self, results: Sequence[Result], knock_outs: Iterable[KnockOut]) -> None:
        passed = sorted((result for result in results if result.status == "passed"), key=lambda one: one.seconds)
        self._results = {result.check.name: result for result in passed}
        self._order = {name: index for index, name in enumerate(self._results)}
        pairs = [pair for pair in knock_outs if pair.verdict == "demonstrated"]
        self._seen: dict[tuple[str, str], _Cell] = {(pair.claim, pair.check): _cell(pair) for pair in pairs}
        self._decisive: set[tuple[str, str]] = set()
        self._claiming: dict[str, list[str]] = {}
        claims: dict[str, list[str]] = {}
        for pair in pairs:
            self._claiming.setdefault(pair.claim, []).append(pair.check)
            claims.setdefault(pair.check, []).append(pair.claim)
        self.claims = {name: claims[name] for name in self._results if name in claims}
        """The sentences that each check demonstrates, the quickest check first."""
        self._touching = {
            sentence: frozenset(name for name, result in self._results.items() if is_called(result.trace, sentence))
            for sentence in self._claiming
        }

    def candidates(self) -> dict[str, set[str]]:
        """Return, for each demonstrated sentence, those that its checks call too, and that have checks which call it.

        All others are told apart: a check that demonstrates one does not notice that the other is off.
        """
        found: dict[str, set[str]] = {sentence: set() for sentence in self._claiming}
        for one, checks in self._claiming.items():
            for other, others in self._claiming.items():
                if one < other and self._touching[other].issuperset(checks) and self._touching[one].issuperset(others):
                    found[one].add(other)
                    found[other].add(one)
        return found

    def known(self, check: str, sentence: str) -> _Cell | None:
        """Return what a check sees without a sentence, None if that was not played."""
        return self._seen.get((sentence, check))

    def row(self, check: str, sentences: Iterable[str]) -> list[_Cell]:
        """Return what a check sees without some sentences; only those that are decisive for it are knocked out."""
        names = sorted(sentences)
        self.pass_where_not_decisive(check, names)
        for name in names:
            if (name, check) not in self._seen:
                self._seen[name, check] = _cell(knock_out(self._results[check], name))
        return [self._seen[name, check] for name in names]

    def pass_where_not_decisive(self, check: str, sentences: Iterable[str]) -> None:
        """Let a check pass without those of some sentences that are not decisive for it."""
        unknown = [
            name for name in sentences if (name, check) not in self._seen and (name, check) not in self._decisive
        ]
        called = {name for name in unknown if check in self._touching[name]}
        decisive = _decisive(self._results[check], called) if called else set()
        for name in unknown:
            if name in decisive:
                self._decisive.add((name, check))
            else:
                self._seen[name, check] = _PASSED

    def are_alike(self, one: str, other: str) -> bool:
        """Whether all checks see the same without either of two sentences; those known to fail come first."""

        def effort(check: str) -> tuple[bool, int]:
            passes = all(self._seen.get((name, check), _PASSED) == _PASSED for name in (one, other))
            return passes, self._order[check]

        touching = sorted(self._touching[one] | self._touching[other], key=effort)
        return all(len(set(self.row(check, (one, other)))) == 1 for check in touching)


def _cell(pair: KnockOut) -> _Cell:
    return pair.problem, pair.differences


def _decisive(result: Result, sentences: Iterable[str]) -> set[str]:
    """Return those of some sentences that are decisive for a passed check."""
    decisive = DecisiveSentences(sentences)
    with rules_in_force(compare=decisive.compare):
        result.check.play(result.check.table())
    return decisive.found
