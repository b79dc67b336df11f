"""Sentences that the checks do not tell apart: without either, the same checks fail with the same differences.

Of the whole matrix (all checks without all sentences) only those cells are played that can decide. Two sentences can be
alike only if the checks that demonstrate one fail alike without the other. A check passes without a sentence that is
not decisive for it. A row of the matrix, one check without many sentences, also tells these apart from one another.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

from rulesdb.checks.account import Difference
from rulesdb.checks.running import KnockOut, Result, knock_out
from rulesdb.engine.kernel.book import is_called, rules_in_force
from rulesdb.engine.kernel.process.decisive import DecisiveSentences

Groups = tuple[tuple[str, ...], ...]
"""Groups of identifiers of sentences."""
_Cell = tuple[str, tuple[Difference, ...]]
"""What a check saw without a sentence: the message of an error, and the expectations that were not met."""
_PASSED: _Cell = ("", ())


def not_told_apart(
    results: Sequence[Result], knock_outs: Iterable[KnockOut], progress: Callable[[str, int, int], None]
) -> Groups:
    """Return the groups of demonstrated sentences that no check tells apart, from played checks and knock-outs.

    ``progress`` is given the name of the work, how many sentences were compared, and how many there are.
    """
    cells = _Cells(results, knock_outs)
    candidates = cells.candidates()
    total = len(candidates)
    groups = []
    while candidates:
        progress("tell apart", total - len(candidates), total)
        sentence = max(candidates, key=lambda name: len(candidates[name]))
        for check in cells.claiming(sentence):
            _separate({sentence, *candidates[sentence]}, check, cells, candidates)
        alike = [other for other in sorted(candidates[sentence]) if cells.are_alike(sentence, other)]
        if alike:
            groups.append((sentence, *alike))
        for name in (sentence, *alike):
            for other in candidates.pop(name):
                candidates.get(other, set()).discard(name)
    return tuple(groups)


def _separate(sentences: set[str], check: str, cells: "_Cells", candidates: Mapping[str, set[str]]) -> None:
    """Remove from the candidates of some sentences those without which a check sees something else."""
    alike = defaultdict(set)
    for sentence, cell in cells.row(check, sentences).items():
        alike[cell].add(sentence)
    for group in alike.values():
        for sentence in group:
            candidates[sentence] -= sentences - group


class _Cells:
    """The cells of the matrix that were played so far."""

    def __init__(self, results: Sequence[Result], knock_outs: Iterable[KnockOut]) -> None:
        self._results = {result.check.name: result for result in results if result.status == "passed"}
        pairs = [pair for pair in knock_outs if pair.verdict == "demonstrated"]
        self._seen: dict[tuple[str, str], _Cell] = {(pair.claim, pair.check.name): _cell(pair) for pair in pairs}
        self._claiming: dict[str, list[str]] = {}
        for pair in pairs:
            self._claiming.setdefault(pair.claim, []).append(pair.check.name)
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

    def claiming(self, sentence: str) -> Sequence[str]:
        """Return the names of the checks that demonstrate a sentence, the quickest first."""
        return sorted(self._claiming[sentence], key=lambda name: self._results[name].seconds)

    def row(self, check: str, sentences: Iterable[str]) -> dict[str, _Cell]:
        """Return what a check sees without some sentences; only those that are decisive for it are knocked out."""
        missing = {name for name in sentences if check in self._touching[name] and (name, check) not in self._seen}
        decisive = _decisive(self._results[check], missing) if missing else ()
        for name in sorted(missing):
            pair = knock_out(self._results[check], name) if name in decisive else None
            self._seen[name, check] = _PASSED if pair is None else _cell(pair)
        return {name: self._seen.get((name, check), _PASSED) for name in sentences}

    def are_alike(self, one: str, other: str) -> bool:
        """Whether all checks see the same without either of two sentences; those that are known to fail come first."""

        def passes(check: str) -> bool:
            return all(self._seen.get((name, check), _PASSED) == _PASSED for name in (one, other))

        touching = sorted(self._touching[one] | self._touching[other], key=passes)
        return all(len(set(self.row(check, (one, other)).values())) == 1 for check in touching)


def _cell(pair: KnockOut) -> _Cell:
    return pair.problem, pair.differences


def _decisive(result: Result, sentences: Iterable[str]) -> set[str]:
    """Return those of some sentences that are decisive for a passed check."""
    decisive = DecisiveSentences(sentences)
    with rules_in_force(compare=decisive.compare):
        result.check.play(result.check.table())
    return decisive.found
