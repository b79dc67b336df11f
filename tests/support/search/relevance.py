"""Judged queries and what is computed from them: the two halves, and the measures of a ranked answer.

Each row of ``judged/*.tsv`` is a query: its kind, the query itself, the grades that a judge gave to nodes, and why.
``judged/english/*.tsv`` has queries of English editions. ``judged/real/*.tsv`` has questions that were really asked in
public, retold, with where instead of why; somebody who did not build the search found and judged them, and nothing is
tuned on them. ``judged/real/second/*.tsv`` has the grades of another judge, who had seen neither these grades nor the
search, for some of these questions, drawn by lot; a question's best nodes come first.
``judged/sentences/*.tsv`` has for queries of the half to tune on a rule that answers, and words of its
sentence that does, ``|`` between sentences that each do.
This lies with the tests, which find their helpers beside them; ``benchmarks/search_quality.py`` takes it from here.
"""

import csv
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import log2
from pathlib import Path
from statistics import fmean, pvariance
from typing import NamedTuple
from unicodedata import normalize

JUDGED = Path(__file__).resolve().parents[2] / "search" / "judged"
REAL = JUDGED / "real"
SECOND = REAL / "second"
TUNING = JUDGED / "tuning"
ENGLISH = JUDGED / "english"
SENTENCES = JUDGED / "sentences"
COLUMNS = ["kind", "query", "grades", "why"]
REAL_COLUMNS = ["kind", "query", "grades", "source"]
SECOND_COLUMNS = REAL_COLUMNS[:3]
ANSWER_COLUMNS = ["query", "rule", "answer"]
REAL_KINDS = ("short", "sentence", "situation", "unanswerable")
KINDS = (
    *("number", "keyword", "several", "compound", "inflected", "reading", "english"),
    *("width", "typo", "players", "card", "question", "expression", "nothing"),
)
HALVES = ("tune", "report")
DEPTH = 10  # how many hits of an answer are judged
RELEVANT = 2  # the least grade that recall asks for; what has grade 1 is merely worth seeing
NO_GRADES = "-"
_GRADE = re.compile(r"(?P<id>\S.*?)=(?P<grade>[123])(?: +|$)")  # a heading's identifier may have spaces


@dataclass(frozen=True, slots=True)
class Judged:
    """A query and its ``grades``: 3, 2 or 1 by identifier, none where nothing should be found. ``file`` has the row."""

    kind: str
    query: str
    grades: Mapping[str, int]
    file: str = ""

    @property
    def right(self) -> frozenset[str]:
        """The nodes with the query's highest grade, which is 2 where what is asked for is not loaded."""
        best = max(self.grades.values(), default=0)
        return frozenset(name for name, grade in self.grades.items() if grade == best)


def read_judged(folder: Path = JUDGED) -> list[Judged]:
    """Return the queries of all files of ``folder``, in order. Raises ValueError for a row that cannot be read."""
    return [judged for path in sorted(folder.glob("*.tsv")) for judged in _rows(path, COLUMNS)]


def read_real(folder: Path = REAL) -> list[Judged]:
    """Return the real questions of all files of ``folder``, in order. Raises ValueError as ``read_judged`` does.

    Those of ``TUNING`` are of the same kinds, from other sources, and weights are learned from them.
    """
    return [judged for path in sorted(folder.glob("*.tsv")) for judged in _rows(path, REAL_COLUMNS)]


def read_second() -> list[Judged]:
    """Return the real questions that have a second judgement, with its grades. Raises ValueError as above."""
    return [judged for path in sorted(SECOND.glob("*.tsv")) for judged in _rows(path, SECOND_COLUMNS)]


class JudgedAnswer(NamedTuple):
    """A query, a rule, and words of each of its sentences that answer the query."""

    query: str
    rule: str
    answers: Sequence[str]


def read_answers() -> list[JudgedAnswer]:
    """Return the rows of all files of ``SENTENCES``, in order. Raises ValueError as ``read_judged`` does."""
    rows = (row for path in sorted(SENTENCES.glob("*.tsv")) for row in _read(path, ANSWER_COLUMNS))
    return [JudgedAnswer(row["query"], normalize("NFKC", row["rule"]), row["answer"].split("|")) for row in rows]


def _rows(path: Path, columns: Sequence[str]) -> Iterator[Judged]:
    for row in _read(path, columns):
        yield Judged(row["kind"], row["query"], read_grades(row["grades"]), path.name)


def _read(path: Path, columns: Sequence[str]) -> Iterator[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        if rows.fieldnames != columns:
            raise ValueError(f"{path.name} has the columns {rows.fieldnames}, not {columns}")
        for row in rows:
            if set(row) != set(columns) or not all(row.values()):
                raise ValueError(f"{path.name}, line {rows.line_num}: a value is missing, or there is one too many")
            yield row


def read_grades(written: str) -> dict[str, int]:
    """Return the grades of ``fab:1.4.3=3 fab:1.4.3a=2`` by identifier. Raises ValueError for anything else."""
    if written == NO_GRADES:
        return {}
    found = list(_GRADE.finditer(written))
    grades = {normalize("NFKC", match["id"]): int(match["grade"]) for match in found}
    if not found or "".join(match[0] for match in found) != written or len(grades) != len(found):
        raise ValueError(f"these are no grades, or a node has two of them: {written!r}")
    return grades


def halves(queries: Iterable[Judged]) -> dict[str, list[Judged]]:
    """Return the half to tune on and the half that is only reported.

    The queries of one kind and file are taken in pairs, in order; a hash of the first of a pair says which half gets
    it, and the other half gets the second. So every kind is split evenly, by chance that is the same everywhere, and a
    query that is added behind the others of its kind moves none of them.
    """
    groups: dict[tuple[str, str], list[Judged]] = {}
    for judged in queries:
        groups.setdefault((judged.file, judged.kind), []).append(judged)
    split: dict[str, list[Judged]] = {half: [] for half in HALVES}
    for group in groups.values():
        for first in range(0, len(group), len(HALVES)):
            chance = sha256(group[first].query.encode()).digest()[0]
            for place, judged in enumerate(group[first : first + len(HALVES)], start=chance):
                split[HALVES[place % len(HALVES)]].append(judged)
    return split


@dataclass(frozen=True, slots=True)
class Summary:
    """Means over the ``queries`` of one kind, all from 0 to 1, None where no query has what is measured.

    ``ndcg``: how near the first ten are to the best order. ``right_first`` and ``right_in_five``: the share of queries
    with a right node at rank 1, or up to 5. ``recall``: the share of the nodes of grade 2 and 3 among the first ten.
    ``empty``: how many queries have no hit though nodes are graded. ``silent``: the share of queries without grades
    that rightly have no hit.
    """

    queries: int
    ndcg: float | None
    right_first: float | None
    right_in_five: float | None
    recall: float | None
    empty: int
    silent: float | None


def summarise(answers: Sequence[tuple[Judged, Sequence[str]]]) -> Summary:
    """Return the measures of ``answers``: queries, each with the identifiers found for it, best first, none twice."""
    graded = [(judged, found) for judged, found in answers if judged.grades]
    return Summary(
        queries=len(answers),
        ndcg=_mean(ndcg(found, judged.grades) for judged, found in graded),
        right_first=_mean(is_right(found, judged, 1) for judged, found in graded),
        right_in_five=_mean(is_right(found, judged, 5) for judged, found in graded),
        recall=_mean(share for judged, found in graded if (share := recall(found, judged.grades)) is not None),
        empty=sum(not found for _, found in graded),
        silent=_mean(not found for judged, found in answers if not judged.grades),
    )


def ndcg(found: Sequence[str], grades: Mapping[str, int]) -> float:
    """Return the normalised discounted cumulative gain of the first ten, with gains 2^grade - 1."""
    return _gain([grades.get(name, 0) for name in found]) / _gain(sorted(grades.values(), reverse=True))


def _gain(grades: Sequence[int]) -> float:
    return sum((2.0**grade - 1) / log2(rank + 1) for rank, grade in enumerate(grades[:DEPTH], start=1))


def is_right(found: Sequence[str], judged: Judged, depth: int) -> bool:
    """Tell whether one of the first ``depth`` is right."""
    return not judged.right.isdisjoint(found[:depth])


def recall(found: Sequence[str], grades: Mapping[str, int]) -> float | None:
    """Return the share of nodes of grade 2 or 3 that the first ten have, None if there are no such nodes."""
    relevant = {name for name, grade in grades.items() if grade >= RELEVANT}
    return len(relevant.intersection(found[:DEPTH])) / len(relevant) if relevant else None


def quadratic_kappa(judgements: Iterable[tuple[Mapping[str, int], Mapping[str, int]]]) -> float:
    """Return the quadratic weighted kappa of two judges over the nodes that either graded; no grade counts as 0."""
    pairs = [(one.get(name, 0), two.get(name, 0)) for one, two in judgements for name in {**one, **two}]
    firsts, seconds = [one for one, _ in pairs], [two for _, two in pairs]
    observed = fmean((one - two) ** 2 for one, two in pairs)
    by_chance = pvariance(firsts) + pvariance(seconds) + (fmean(firsts) - fmean(seconds)) ** 2
    return 1 - observed / by_chance


def _mean(values: Iterable[float]) -> float | None:
    known = list(values)
    return sum(known) / len(known) if known else None
