"""Columns: Japanese takes two, marks do not begin lines, and the caret stands under its place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.cli.excerpt import excerpt
from rulesdb.cli.output import print_lines
from rulesdb.cli.styled import bold, dim, marked
from rulesdb.cli.terminal import table, width, wrap
from rulesdb.words.visible import visible


@pytest.mark.parametrize(
    ("text", "expected"),
    [("", 0), ("abc", 3), ("櫂船", 4), ("ｶｲ", 2), ("か\u3099", 2), ("\ufeff1", 1), ("\033\u202e\x9b", 3)],
)
def test_width(text: str, expected: int) -> None:
    """Full-width characters take two columns, half-width ones and control characters one, combining marks none."""
    assert width(text) == expected


def test_visible_forms() -> None:
    """A character that steers a terminal has a picture or the sign of those without one; newlines and joiners stay."""
    assert visible("a\033\x00\x7f\x85\u2028\u202e\u2069\udcff\U000e0041\tb") == "a␛␀␡␦␤␦␦␦␦ b"
    assert visible("櫂\n船\u3000👨\u200d👩 か\u3099") == "櫂\n船\u3000👨\u200d👩 か\u3099"


@given(st.text())
def test_visible_form_is_as_long_as_the_text(text: str) -> None:
    """One character stands for one, so that places and marks stay right; what is shown is shown as it is."""
    shown = visible(text)
    assert len(shown) == len(text)
    assert visible(shown) == shown


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


def test_wrap_counts_pictures_and_keeps_what_it_does_not_break(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line with control characters is as wide as it is shown, and another line end of Unicode's stays in its line."""
    monkeypatch.setenv("COLUMNS", "20")
    assert wrap("\033" * 21) == ["\033" * 20, "\033"]
    assert wrap("櫂\u2028\x0c船\x1f") == ["櫂\u2028\x0c船\x1f"]
    monkeypatch.delenv("COLUMNS")
    assert wrap("櫂\u2028\x85\r船", "  ") == ["  櫂\u2028\x85\r船"]


def test_wrap_indents_below_the_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    """Further lines begin below the first one's text."""
    monkeypatch.setenv("COLUMNS", "20")
    assert wrap("櫂船は海を進みます。", "  ", "例1: ") == ["  例1: 櫂船は海を進", "       みます。"]


def test_marks_survive_wrapping(monkeypatch: pytest.MonkeyPatch) -> None:
    """A range that is broken over two lines is marked in both, and blanks that wrapping drops shift nothing."""
    monkeypatch.setenv("COLUMNS", "20")
    text = "櫂船は海を 進みます 、岸へと"
    lines = wrap(text, "  ")
    start = text.index("進")
    shown = list(marked(lines, text, [(start, start + 2), (0, 1)]))
    assert [str(line) for line in shown] == lines
    assert [piece.text for line in shown for piece in line.pieces if piece.style] in (
        ["櫂", "進み"],
        ["櫂", "進", "み"],
    )


def test_marks_are_for_terminals(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A pipe gets the lines as they are, and so does a terminal under NO_COLOR; another one gets the mark."""
    lines = list(marked(["  櫂船"], "櫂船", [(0, 1)]))
    print_lines(lines)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    print_lines(lines)
    monkeypatch.setenv("NO_COLOR", "1")
    print_lines(lines)
    assert capsys.readouterr().out == "  櫂船\n  \033[1;4m櫂\033[0m船\n  櫂船\n"


def test_styled_text_in_an_f_string_is_plain() -> None:
    """Who forgets to put a line together with + loses a style, and nothing else."""
    assert f"{bold('櫂')}船" == "櫂船"
    assert str("白い" + bold("櫂") + "船" + dim("は")) == "白い櫂船は"


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


def test_excerpt_shows_control_characters_in_one_column() -> None:
    """A tab or a byte order mark takes one column in both lines, and so does the picture of a control character."""
    assert excerpt("\ufeff\t櫂", 2, 1, 40) == ("  櫂", "  ^^")
    assert excerpt("\033[1m\u202e櫂", 5, 1, 40) == ("␛[1m␦櫂", "     ^^")


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
