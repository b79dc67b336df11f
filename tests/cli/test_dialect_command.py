"""``rulesdb dialects`` and ``rulesdb dialect try``, and dialects from outside in ``rulesdb build``."""

from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run

from rulesdb.pipeline import dialects

WELLS = "1) A well has water.\n2) Water is cold, see 1).\n3) Wells are deep.\n4) Deep wells are dark.\n"
DIALECT = """\
name = "wells"
title = "rules of wells"
[[level]]
kind = "rule"
number = '[0-9]{1,2}'
end = '[)]'
[references]
words = ['see']
"""


@pytest.fixture
def wells(tmp_path: Path) -> Path:
    """Return a text in a form of its own, with its dialect in a file beside it."""
    (tmp_path / "wells.toml").write_text(DIALECT, encoding="utf-8")
    text = tmp_path / "wells.txt"
    text.write_text(WELLS, encoding="utf-8")
    return text


def test_the_known_dialects_are_listed(run: Run) -> None:
    """With what they are the forms of, for people and for programs."""
    assert "Magic: the Gathering's comprehensive rules" in run("dialects").out
    rows = {row["name"]: row for row in run("dialects", "--json").document["dialects"]}
    assert rows["magic-cr"]["levels"] == ["chapter", "section", "rule", "subrule"]
    assert {"fab", "mtg", "hyphens", "general"} <= rows.keys()


def test_a_text_is_tried_as_a_file_declares(run: Run, wells: Path) -> None:
    """The screen has the levels, the references and what is outside; the status says whether it fits."""
    answer = run("dialect", "try", wells, "--dialect", wells.with_suffix(".toml"))
    assert answer.status == 0
    assert "wells, it fits" in answer.out
    found = run("dialect", "try", wells, "--dialect", wells.with_suffix(".toml"), "--json").document
    assert (found["fits"], found["references"], found["dangling"]) == (True, 1, [])
    assert [(level["kind"], level["numbers"]) for level in found["levels"]] == [("rule", 4)]


def test_a_text_that_fits_no_dialect_says_what_was_seen(run: Run, tmp_path: Path) -> None:
    """The doubtful lines are named, and the status is 1."""
    text = tmp_path / "other.txt"
    text.write_text("".join(f"第{number}条 井戸は深い。\n" for number in range(1, 9)), encoding="utf-8")
    answer = run("dialect", "try", text)
    assert answer.status == 1
    assert "it does not fit" in answer.out
    assert "line 1: 第1条" in answer.out


@pytest.mark.exhaustive
def test_a_text_is_built_as_a_file_declares(run: Run, wells: Path, tmp_path: Path) -> None:
    """Its rules are there under the dialect's name."""
    home = tmp_path / "home"
    assert run("build", wells, "--dialect", wells.with_suffix(".toml"), "--home", home).status == 0
    (shown,) = run("show", "wells:2", "--json", "--home", home).document
    assert (shown["text"], shown["cites"][0]["targets"]) == ("Water is cold, see 1).", ["wells:1"])


@pytest.mark.exhaustive
def test_a_description_declares_the_dialect_of_its_texts(run: Run, wells: Path, tmp_path: Path) -> None:
    """The table [dialect] is the same declaration."""
    head, tables = DIALECT.split("[[level]]")
    level, references = tables.split("[references]")
    table = f"[dialect]\n{head}[[dialect.level]]{level}[dialect.references]{references}"
    (wells.parent / "source.toml").write_text(table, encoding="utf-8")
    home = tmp_path / "home"
    assert run("build", wells, "--home", home).status == 0
    assert run("show", "wells:2", "--home", home).status == 0


class _EntryPoint:
    """What an installed package offers: the text of a declaration."""

    name, value = "wells", "wells_package:DIALECT"

    @staticmethod
    def load() -> str:
        """Return the declaration."""
        return DIALECT


@pytest.mark.exhaustive
def test_an_installed_package_offers_a_dialect(
    run: Run, wells: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A text of its form is recognised without a word."""
    monkeypatch.setattr(dialects, "entry_points", lambda group: [_EntryPoint] if group == "rulesdb.dialects" else [])
    dialects.use_installed.cache_clear()
    home = tmp_path / "home"
    try:
        assert run("build", wells, "--home", home).status == 0
        assert run("show", "wells:2", "--home", home).status == 0
    finally:
        dialects.use_installed.cache_clear()


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        (DIALECT.replace("'[0-9]{1,2}'", "'[0-9'"), "level 1.number: no regular expression"),
        (DIALECT.replace('"wells"', '"fab"'), "'fab' is a dialect of rulesdb's own"),
        (f'grammar = "wells.lark"\nhook = "wells:begins"\n{DIALECT}', "only an installed package"),
        ("name =\ntitle = 1", "line 1"),
    ],
)
def test_a_wrong_file_is_refused_with_the_key(run: Run, wells: Path, written: str, problem: str) -> None:
    """One sentence says what is wrong, and where to read how it is done."""
    wells.with_suffix(".toml").write_text(written, encoding="utf-8")
    answer = run("dialect", "try", wells, "--dialect", wells.with_suffix(".toml"))
    assert (answer.status, answer.err.count("\n")) == (2, 1)
    assert problem in answer.err
    assert "docs/new-dialect.md" in answer.err


def test_an_unknown_dialect_gets_a_suggestion(run: Run, wells: Path) -> None:
    """The nearest name, and that a file would do."""
    answer = run("dialect", "try", wells, "--dialect", "magic-ct")
    assert answer.status == 2
    assert "did you mean magic-cr?" in answer.err


@pytest.mark.parametrize(
    ("words", "reason"),
    [("", "the file is empty; give one with numbered rules"), ("A kite flies.\n", "no numbered rule was found")],
)
def test_a_text_without_rules_is_told_why_it_does_not_fit(run: Run, tmp_path: Path, words: str, reason: str) -> None:
    """The verdict on a text that is empty, or has no number at all, comes with its reason."""
    text = tmp_path / "kites.txt"
    text.write_text(words, encoding="utf-8")
    assert reason in run("dialect", "try", text).out
