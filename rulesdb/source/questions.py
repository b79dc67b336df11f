"""The questions that travel with the program: what players ask, in their own words, and which rules answer it.

``questions.tsv`` of a game's folder in data/ has the columns question, rules and terms. Rules are numbers with a grade,
the best first: ``6.4.10a=3 6.4.10=2``. 3 answers the question, 2 is a part of the answer, 1 is worth seeing. Terms are
what the search's analysis makes of the question, so that a build need not; ``pytest --refresh tests/data`` writes them.
``outside-questions.tsv`` has those that are answered by rules which the shipped edition does not have.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from rulesdb.source.reading import SourceError
from rulesdb.source.resources import data_folder
from rulesdb.source.tables import read_table

NAME, OUTSIDE = "questions.tsv", "outside-questions.tsv"
COLUMNS = ("question", "rules", "terms")
_NEEDED = COLUMNS[:2]
_GRADE = re.compile(r"(?P<number>\S+)=(?P<grade>[123])")


class PlayerQuestion(NamedTuple):
    """A question about a ruleset as players ask it, and the numbers of the rules that answer it, each with its grade.

    Grades are 3 (answers it), 2 (a part of the answer) and 1 (worth seeing); the best comes first. ``terms`` are the
    terms of its analysis, None where nobody has written them down.
    """

    ruleset: str
    text: str
    rules: tuple[tuple[str, int], ...]
    terms: tuple[str, ...] | None = None


def shipped_questions() -> tuple[PlayerQuestion, ...]:
    """Return the questions of all games, in the order of the folders and files.

    Raises SourceError for a file that cannot be read.
    """
    files = sorted(path for name in (NAME, OUTSIDE) for path in data_folder().glob(f"*/{name}"))
    return tuple(question for path in files for question in read_questions(path, path.parent.name))


def read_questions(path: Path, ruleset: str) -> list[PlayerQuestion]:
    """Return the questions of one file as those of ``ruleset``.

    Raises SourceError for a file that cannot be read, missing columns, and a row without a question or without grades.
    """
    return [_question(row, place, ruleset) for place, row in read_table(path, COLUMNS, set(_NEEDED))]


def write_questions(questions: Iterable[PlayerQuestion], path: Path) -> None:
    """Write questions as ``read_questions`` reads them. Raises OSError where the disk refuses."""
    rows = [COLUMNS]
    for question in questions:
        grades = " ".join(f"{number}={grade}" for number, grade in question.rules)
        rows.append((question.text, grades, " ".join(question.terms or ())))
    path.write_text("".join("\t".join(row) + "\n" for row in rows), encoding="utf-8")


def _question(row: Mapping[str, str], place: str, ruleset: str) -> PlayerQuestion:
    terms = tuple(row.get("terms", "").split())
    return PlayerQuestion(ruleset, _text(row["question"], place), _grades(row["rules"], place), terms or None)


def _text(written: str, place: str) -> str:
    if not written.strip():
        raise SourceError(place, "asks nothing", "write the question under question")
    return written.strip()


def _grades(written: str, place: str) -> tuple[tuple[str, int], ...]:
    found = [_GRADE.fullmatch(part) for part in written.split()]
    grades = [(match["number"], int(match["grade"])) for match in found if match is not None]
    if not grades or len(grades) < len(found):
        raise SourceError(place, "has no graded rules", "write them like 6.4.10a=3 6.4.10=2")
    return tuple(grades)
