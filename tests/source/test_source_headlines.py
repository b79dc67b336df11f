"""Headlines: what a row gives a rule, and the message about a row that is wrong."""

from pathlib import Path

import pytest

from rulesdb.source.headlines import COLUMNS, NAME, Headline, read_headlines, shipped_headlines
from rulesdb.source.text_reading import SourceError

HEAD = "\t".join(COLUMNS) + "\n"


def headlines(folder: Path, text: str) -> Path:
    """Write the headlines of the game ``oar``."""
    path = folder / NAME
    path.write_text(text, encoding="utf-8")
    return path


def test_a_row_is_a_headline(tmp_path: Path) -> None:
    """Rows keep their order, and blanks around a cell are dropped."""
    path = headlines(tmp_path, HEAD + "1.2\t櫂とは\n1.1a\t 帆の数 \n")
    assert read_headlines(path, "oar") == [Headline("oar", "1.2", "櫂とは"), Headline("oar", "1.1a", "帆の数")]


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("number\n", 1, "does not name the columns"),
        (HEAD + "1.1\t櫂とは\t櫂\n", 2, "has 3 cells, not 2"),
        (HEAD + " \t櫂とは\n", 2, "names no rule"),
        (HEAD + "1.1\t \n", 2, "has no headline"),
        (HEAD + "1.1\t櫂とは\n1.1\t帆の数\n", 3, "has a second headline of 1.1"),
    ],
)
def test_a_wrong_row_is_refused_with_its_line(text: str, line: int, problem: str, tmp_path: Path) -> None:
    """The error names the file, the line, and the way out."""
    path = headlines(tmp_path, text)
    with pytest.raises(SourceError) as refused:
        read_headlines(path, "oar")
    assert refused.value.file == f"{path}:{line}"
    assert problem in refused.value.problem
    assert refused.value.way_out


def test_both_games_have_headlines() -> None:
    """The shipped headlines can be read."""
    assert {headline.ruleset for headline in shipped_headlines()} == {"fab", "mtg"}
