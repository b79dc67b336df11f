"""The known questions as a file beside the index, analysed when it is built."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from rulesdb.search.index.columns import column, read_column, read_table, table
from rulesdb.search.index.sealed_index import DAMAGES, damaged_file, read_index_file
from rulesdb.search.lexicon.known_questions import GRADE_SHARES, KnownQuestions
from rulesdb.search.search_errors import SearchIndexError

FILE = "questions.json"
_GRADES = {str(grade): grade for grade in GRADE_SHARES}


def write_questions(questions: KnownQuestions, folder: Path) -> None:
    """Write the questions into the index's folder. Raises OSError where the disk refuses."""
    document = {
        "texts": column(questions.texts),
        "grades": column(" ".join(f"{name}={grade}" for name, grade in graded.items()) for graded in questions.grades),
        "postings": table(questions.postings),
        "norms": questions.norms,
        "profiles": table(questions.profiles),
        "outside": list(questions.outside.items()),
    }
    (folder / FILE).write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")


def read_questions(folder: Path) -> KnownQuestions:
    """Return the questions of the index in ``folder``. Raises SearchIndexError if they are missing or damaged."""
    try:
        document = json.loads(read_index_file(folder, FILE))
        norms, outside = list(document["norms"]), dict(document["outside"])
        texts, grades = (read_column(document[name], len(norms)) for name in ("texts", "grades"))
        postings, profiles = (read_table(document[name]) for name in ("postings", "profiles"))
        return KnownQuestions(texts, _Grades(grades), postings, norms, profiles, outside)
    except DAMAGES as error:
        raise damaged_file(folder, FILE) from error


class _Grades(Sequence[Mapping[str, int]]):
    """The grades of questions, each read from its line when it is asked for: a query asks for few."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines

    def __len__(self) -> int:
        return len(self._lines)

    def __getitem__(self, number: int) -> Mapping[str, int]:  # type: ignore[override]  # nobody asks for a slice
        graded = [each.rpartition("=") for each in self._lines[number].split()]
        if not all(grade in _GRADES for _, _, grade in graded):
            raise SearchIndexError("has damaged questions")
        return {name: _GRADES[grade] for name, _, grade in graded}
