"""``rulesdb diagnose``: every finding with its place, and sums that leave no character out."""

import re
from collections import Counter
from pathlib import Path

from support.cli.oars_rulebook import OFFICIAL, PLAIN, Run

from rulesdb.cli.terminal import width
from rulesdb.source.edition_sources import shipped_editions
from rulesdb.source.text_reading import read_text


def test_document_has_the_keys_of_the_contract(run: Run, texts: Path) -> None:
    """Other programs rely on these keys and no others."""
    answer = run("diagnose", "--json")
    assert answer.status == 0
    document = answer.document
    assert list(document) == ["files", "diagnostics", "characters"]
    assert list(document["characters"]) == ["total", "in_nodes", "outside_nodes"]
    keys = ["code", "severity", "message", "file", "line", "column", "start", "end", "node"]
    assert all(list(diagnostic) == keys for diagnostic in document["diagnostics"])
    (found,) = [row for row in document["diagnostics"] if row["file"] == str(texts / "oars.txt") and row["line"] == 4]
    assert found["code"] == "reference-unresolved"
    assert found["node"] == "oars:41.0.1a"
    assert OFFICIAL[found["start"] : found["end"]] == "[8.5.1]"
    assert found["column"] == OFFICIAL.splitlines()[3].index("[") + 1


def test_sums_are_equal_and_count_every_character(run: Run) -> None:
    """What is in nodes and what is outside make up all characters of all files."""
    sums = run("diagnose", "--json").document["characters"]
    shipped = [read_text(file.path).text for edition in shipped_editions() for file in edition.files]
    assert sums["total"] == len(OFFICIAL) + len(PLAIN) + sum(map(len, shipped))
    assert sums["total"] == sums["in_nodes"] + sums["outside_nodes"]


def test_caret_stands_under_the_place(run: Run) -> None:
    """The caret counts columns: every full-width character before it takes two."""
    lines = run("diagnose").out.splitlines()
    at = next(number for number, line in enumerate(lines) if "(oars:41.0.1a)" in line)
    context, caret = lines[at + 1 : at + 3]
    before = caret.index("^")
    assert width(context[: context.index("[8.5.1]")]) == before
    assert caret.strip() == "^" * len("[8.5.1]")


def test_text_ends_with_the_sums(run: Run) -> None:
    """People see the same equality, and the reasons of what is outside."""
    out = run("diagnose").out
    rows = dict(re.findall(r"^(characters|in nodes|outside nodes) +([0-9,]+)$", out, re.MULTILINE))
    figures = {name: int(figure.replace(",", "")) for name, figure in rows.items()}
    assert figures["characters"] == figures["in nodes"] + figures["outside nodes"]
    assert "\n  layout " in out
    assert " findings in " in out


def test_codes_are_counted(run: Run) -> None:
    """Before the sums stands how often each code was found; the counts are those of the findings."""
    found = Counter(row["code"] for row in run("diagnose", "--json").document["diagnostics"])
    rows = re.findall(r"^([a-z-]+) +(?:error|warning|info) +([0-9,]+)$", run("diagnose").out, re.MULTILINE)
    assert {code: int(count.replace(",", "")) for code, count in rows} == found
