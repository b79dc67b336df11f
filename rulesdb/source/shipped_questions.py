"""Shipped questions of players, with the rules that answer them.

``questions.tsv`` of a game's folder in data/ has the columns question, rules and terms. Rules are numbers with a grade,
the best first: ``6.4.10a=3 6.4.10=2``. A heading without a number is named by its text: ``再録テーマ：スリヴァー=3``. 3
answers the question, 2 is a part of the answer, 1 is worth seeing. Terms are what the search's analysis makes of the
question, so that a build need not; ``pytest --refresh tests/data`` writes them. ``outside-questions.tsv`` has those
that are answered by rules which the shipped edition does not have.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from rulesdb.source.resources import data_folder
from rulesdb.source.text_reading import SourceError, read_text

NAME, OUTSIDE = "questions.tsv", "outside-questions.tsv"
COLUMNS = ("question", "rules", "terms")
_NEEDED = COLUMNS[:2]
LEAST_ANSWER = 2
"""The lowest grade of a rule that answers a question, at least a part of it."""
_GRADE = re.compile(r"(?P<name>\S+)=(?P<grade>[123])")


class PlayerQuestion(NamedTuple):
    """A question about a ruleset as players ask it, and the names of the rules that answer it, each with its grade.

    Grades are 3 (answers it), 2 (a part of the answer) and 1 (worth seeing); the best comes first. ``terms`` are the
    terms of its analysis, None where nobody has written them down.
    """

    ruleset: str
    text: str
    rules: tuple[tuple[str, int], ...]
    terms: tuple[str, ...] | None = None


class AnsweredQuestion(NamedTuple):
    """A question at a rule that answers it, with the rule's grade: what ``show --json`` has of it."""

    text: str
    grade: int


def shipped_questions() -> tuple[PlayerQuestion, ...]:
    """Return the questions of all games, in the order of the folders and files.

    Raises SourceError for a file that cannot be read.
    """
    return tuple(question for path in _shipped_files() for question in read_questions(path, path.parent.name))


def shipped_questions_about(ruleset: str, name: str) -> list[PlayerQuestion]:
    """Return the questions of a ruleset that name a rule or heading, with any grade, in the order of the file.

    No other row is parsed: that would be a tenth of the time to show a rule. Raises SourceError for a file that cannot
    be read and for a wrong row.
    """
    texts = [read_text(path).text for path in _shipped_files() if path.parent.name == ruleset]
    rows = (line.split("\t") for text in texts for line in text.splitlines() if f"{name}=" in line)
    named = (PlayerQuestion(ruleset, row[0], _grades(row[1], f"{ruleset}/{NAME}")) for row in rows)
    return [question for question in named if name in dict(question.rules)]


def answered(questions: Iterable[PlayerQuestion]) -> dict[tuple[str, str], list[AnsweredQuestion]]:
    """Return the questions that a rule answers, highest grade first, by (ruleset, name)."""
    found: dict[tuple[str, str], list[AnsweredQuestion]] = defaultdict(list)
    for question in questions:
        for name, grade in question.rules:
            if grade >= LEAST_ANSWER:
                found[question.ruleset, name].append(AnsweredQuestion(question.text, grade))
    return {rule: sorted(rows, key=lambda question: -question.grade) for rule, rows in found.items()}


def read_questions(path: Path, ruleset: str) -> list[PlayerQuestion]:
    """Return the questions of one file as those of ``ruleset``.

    Raises SourceError for a file that cannot be read, missing columns, and a row without a question or without grades.
    """
    from rulesdb.source.tables import read_table  # a cold show must not pay for it

    return [_question(row, location, ruleset) for location, row in read_table(path, COLUMNS, set(_NEEDED))]


def write_questions(questions: Iterable[PlayerQuestion], path: Path) -> None:
    """Write questions as ``read_questions`` reads them. Raises OSError where the disk refuses."""
    rows = [COLUMNS]
    for question in questions:
        grades = " ".join(f"{name}={grade}" for name, grade in question.rules)
        rows.append((question.text, grades, " ".join(question.terms or ())))
    path.write_text("".join("\t".join(row) + "\n" for row in rows), encoding="utf-8")


def _question(row: Mapping[str, str], location: str, ruleset: str) -> PlayerQuestion:
    terms = tuple(row.get("terms", "").split())
    return PlayerQuestion(ruleset, _text(row["question"], location), _grades(row["rules"], location), terms or None)


def _shipped_files() -> list[Path]:
    return sorted(path for name in (NAME, OUTSIDE) for path in data_folder().glob(f"*/{name}"))


def _text(written: str, location: str) -> str:
    if not written.strip():
        raise SourceError(location, "asks nothing", "write the question under question")
    return written.strip()


def _grades(written: str, location: str) -> tuple[tuple[str, int], ...]:
    found = [_GRADE.fullmatch(part) for part in written.split()]
    grades = [(match["name"], int(match["grade"])) for match in found if match is not None]
    if not grades or len(grades) < len(found):
        raise SourceError(location, "has no graded rules", "write them like 6.4.10a=3 6.4.10=2")
    return tuple(grades)
