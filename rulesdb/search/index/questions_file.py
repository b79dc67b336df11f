"""The known questions as a file beside the index, analysed when it is built."""

import json
from pathlib import Path

from rulesdb.search.index.sealed_index import DAMAGES, damaged_file, read_index_file
from rulesdb.search.lexicon.questions import Questions

FILE = "questions.json"


def write_questions(questions: Questions, folder: Path) -> None:
    """Write the questions into the index's folder. Raises OSError where the disk refuses."""
    document = {
        "texts": questions.texts,
        "grades": questions.grades,
        "postings": questions.postings,
        "norms": questions.norms,
        "profile_norms": questions.profile_norms,
        "outside": list(questions.outside.items()),
    }
    (folder / FILE).write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")


def read_questions(folder: Path) -> Questions:
    """Return the questions of the index in ``folder``. Raises SearchIndexError if they are missing or damaged."""
    try:
        document = json.loads(read_index_file(folder, FILE))
        texts, grades = list(document["texts"]), list(document["grades"])
        postings, outside = dict(document["postings"]), dict(document["outside"])
        return Questions(texts, grades, postings, list(document["norms"]), dict(document["profile_norms"]), outside)
    except DAMAGES as error:
        raise damaged_file(folder, FILE) from error
