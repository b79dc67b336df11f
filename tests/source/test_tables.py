"""Tables that people write by hand: what is wrong with one is said with its line and the way out."""

from pathlib import Path

import pytest

from rulesdb.source.shipped_questions import read_questions, write_questions
from rulesdb.source.tables import read_table
from rulesdb.source.text_reading import SourceError


def _table(folder: Path, text: str) -> Path:
    path = folder / "table.tsv"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_row_comes_with_its_place(tmp_path: Path) -> None:
    """Lines count from 1, the head among them; an empty line is no row; quotation marks mean nothing."""
    path = _table(tmp_path, '\ufeffname\tnote\n櫂\t"長い\n\n帆\t\n')
    rows = list(read_table(path, ("name", "note"), {"name"}))
    assert rows == [(f"{path}:2", {"name": "櫂", "note": '"長い'}), (f"{path}:4", {"name": "帆", "note": ""})]


@pytest.mark.parametrize("head", ["", "note", "name\tname", "name\tcolour"])
def test_a_wrong_head_is_refused(tmp_path: Path, head: str) -> None:
    """The message names the columns that are needed and those that may be there."""
    path = _table(tmp_path, f"{head}\n")
    with pytest.raises(
        SourceError, match=r":1\b.*first line does not name the columns.*begin it with name and any of note"
    ):
        list(read_table(path, ("name", "note"), {"name"}))


def test_a_row_with_too_many_cells_is_refused(tmp_path: Path) -> None:
    """The line is named, and the columns."""
    path = _table(tmp_path, "name\tnote\n櫂\t\n帆\t白い\t大きい\n")
    with pytest.raises(SourceError, match=r":3\b.*has 3 cells, not 2.*one tab between name, note"):
        list(read_table(path, ("name", "note"), {"name"}))


_WRONG = {" \t1.1=3": "asks nothing", "何?\t": "no graded", "何?\t1.1=4": "no graded", "何?\t1.1": "no graded"}


@pytest.mark.parametrize(("row", "problem"), _WRONG.items())
def test_a_question_needs_text_and_grades(tmp_path: Path, row: str, problem: str) -> None:
    """Grades are 1 to 3."""
    path = _table(tmp_path, f"question\trules\n{row}\n")
    with pytest.raises(SourceError, match=rf":2\b.*{problem}"):
        read_questions(path, "oar")


def test_questions_are_written_as_they_are_read(tmp_path: Path) -> None:
    """With their terms, and without any."""
    path = _table(tmp_path, "question\trules\n櫂は何本?\t1.1=3 1.2a=1\n")
    (question,) = read_questions(path, "oar")
    assert tuple(question) == ("oar", "櫂は何本?", (("1.1", 3), ("1.2a", 1)), None)
    both = [question, question._replace(text="帆は?", terms=("帆",))]
    write_questions(both, path)
    assert read_questions(path, "oar") == both
