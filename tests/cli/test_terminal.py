"""Columns: Japanese takes two, marks do not begin lines, and the caret stands under its place."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.cli.excerpt import excerpt
from rulesdb.cli.terminal import marked, table, width, wrap


@pytest.mark.parametrize(
    ("text", "expected"), [("", 0), ("abc", 3), ("櫂船", 4), ("ｶｲ", 2), ("か\u3099", 2), ("\ufeff1", 1)]
)
def test_width(text: str, expected: int) -> None:
    """Full-width characters take two columns, half-width ones one, combining marks and control characters none."""
    assert width(text) == expected


def test_table_is_aligned() -> None:
    """Cells stand under each other whatever script they are in."""
    assert table([("櫂", "1"), ("oar", "1,000")], right=[1]) == ["櫂       1", "oar  1,000"]


def test_wrap_keeps_marks_and_words_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line begins neither with 、 nor in the middle of a reference."""
    monkeypatch.setenv("COLUMNS", "20")
    assert wrap("白い櫂船は海を進む、岸へ[1.0.2a]と戻る。") == ["白い櫂船は海を進む、", "岸へ[1.0.2a]と戻る。"]
    assert wrap("白い櫂船は海を進んだ、岸へと[1.0.2a]まで") == ["白い櫂船は海を進ん", "だ、岸へと[1.0.2a]ま", "で"]


def test_wrap_keeps_a_mark_behind_a_blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts that were taken out of a page have blanks before marks: such a mark does not begin a line either."""
    monkeypatch.setenv("COLUMNS", "20")
    assert wrap("櫂船は海を進みます 、岸へ") == ["櫂船は海を進みま", "す 、岸へ"]


def test_wrap_indents_below_the_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    """Further lines begin below the first one's text."""
    monkeypatch.setenv("COLUMNS", "20")
    assert wrap("櫂船は海を進みます。", "  ", "例1: ") == ["  例1: 櫂船は海を進", "       みます。"]


def test_marks_survive_wrapping(monkeypatch: pytest.MonkeyPatch) -> None:
    """A range that is broken over two lines is marked in both, and blanks that wrapping drops shift nothing."""
    monkeypatch.setenv("COLUMNS", "20")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    text = "櫂船は海を 進みます 、岸へと"
    lines = wrap(text, "  ")
    start = text.index("進")
    shown = list(marked(lines, text, [(start, start + 2), (0, 1)]))
    assert "".join(shown).count("\033[1;4m") == 2 + (lines[0].endswith("進"))
    assert [re.sub(r"\033\[[0-9;]*m", "", line) for line in shown] == lines
    assert re.findall(r"\033\[1;4m(.*?)\033\[0m", "".join(shown)) in (["櫂", "進み"], ["櫂", "進", "み"])


def test_marks_are_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR and pipes get the lines as they are."""
    monkeypatch.setenv("NO_COLOR", "1")
    assert list(marked(["  櫂船"], "櫂船", [(0, 1)])) == ["  櫂船"]


def test_nothing_is_wrapped_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a terminal every line stays whole, so that it can be searched."""
    monkeypatch.delenv("COLUMNS", raising=False)
    assert wrap("櫂" * 200, "  ") == ["  " + "櫂" * 200]


def test_excerpt_of_a_long_line() -> None:
    """A line is cut on both sides of the place, and the caret stands under the place all the same."""
    line = "海" * 500 + "櫂船" + "空" * 500
    shown, caret = excerpt(line, 500, 2, 40)
    assert shown.startswith("…海")
    assert shown.endswith("空…")
    assert width(shown) <= 40
    assert width(shown[: shown.index("櫂")]) == caret.index("^")
    assert caret.strip() == "^^^^"


def test_excerpt_shows_control_characters_as_blanks() -> None:
    """A tab or a byte order mark takes one column in both lines."""
    assert excerpt("\ufeff\t櫂", 2, 1, 40) == ("  櫂", "  ^^")


def test_excerpt_behind_the_end() -> None:
    """A place behind the last character has its caret behind the line."""
    assert excerpt("櫂", 1, 0, 40) == ("櫂", "  ^")


@given(st.text(max_size=60), st.integers(0, 59), st.integers(0, 80), st.integers(20, 60))
def test_caret_stands_under_its_place(line: str, place: int, length: int, room: int) -> None:
    """Whatever the line, it fits, and the caret's column is the place's column in what is shown."""
    line = "".join(character for character in line if character != "…")
    shown, caret = excerpt(line, place, length, room)
    assert width(shown) <= room
    before = width(caret[: caret.index("^")])
    assert before + len(caret.strip()) <= room + 1
    if place < len(line) and line[place].isprintable() and width(line[place]):
        columns = [width(shown[:at]) for at in range(len(shown))]
        assert any(column == before and shown[at] == line[place] for at, column in enumerate(columns))
