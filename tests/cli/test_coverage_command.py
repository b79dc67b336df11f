"""``rulesdb coverage``: its sums fit a terminal, and what lacks checks is listed."""

import pytest
from support.cli.oars_rulebook import Run

from rulesdb.checks.recorded_proofs import RecordedProofs
from rulesdb.checks.registry import Check
from rulesdb.cli.terminal import width
from rulesdb.graph.model import Graph


@pytest.fixture(autouse=True)
def _nothing_demonstrated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every rule lack its checks."""
    monkeypatch.setattr("rulesdb.pipeline.coverage.recorded_proofs", lambda _ruleset: RecordedProofs((), (), ()))


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_checks_that_are_played_are_told_before(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], options: tuple[str, ...]
) -> None:
    """Where the record is another program's, a sentence says first why the answer takes its time, and the way out."""
    told = []

    def loaded(_graph: Graph) -> list[Check]:
        told.append(capsys.readouterr().err)
        return []

    monkeypatch.setattr("rulesdb.pipeline.coverage.recorded_proofs", lambda _ruleset: None)
    monkeypatch.setattr("rulesdb.pipeline.checking.loaded_checks", loaded)
    assert run("coverage", "--lang", "ja", *options).status == 0
    assert "すべての検証をこれから実行します" in told[0]
    assert "--refresh tests/checks/test_recorded_proofs.py" in told[0]


@pytest.mark.in_part(1)
@pytest.mark.parametrize("form", ["--chapters", "--unchecked", None])
def test_every_line_fits_a_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, form: str | None) -> None:
    """Headings without a number are long names of sections; they are cut where their ends still differ."""
    monkeypatch.setenv("COLUMNS", "80")
    for language in ("ja", "en"):
        out = run("coverage", "--lang", language, *([form] if form else [])).out
        assert max(map(width, out.splitlines())) <= 80
        assert "fab:5" in out


def test_what_lacks_checks_is_listed_with_its_sentences(run: Run) -> None:
    """A rule of the user's own text is named, and of a shipped rule each sentence that nothing demonstrates."""
    lines = run("coverage", "--unchecked", "--lang", "ja").out.splitlines()
    rule = next(at for at, line in enumerate(lines) if line.startswith("fab:5.1.1a  "))
    assert lines[rule + 1].startswith("  文1: ")
    assert any(line.startswith("oars:41.0.2  ") for line in lines)
    assert lines[-1].startswith("未検証のものがあるルール: ")


def test_a_marked_sentence_is_no_gap(run: Run) -> None:
    """Of a rule with a marked sentence only the others are listed."""
    lines = run("coverage", "--unchecked", "--lang", "ja").out.splitlines()
    rule = next(at for at, line in enumerate(lines) if line.startswith("fab:6.4.7  "))
    listed = [line.partition(":")[0].strip() for line in lines[rule + 1 : rule + 4]]
    assert listed == ["文1", "文4", "文5"]


def test_document_of_what_lacks_checks_has_the_totals_of_all(run: Run) -> None:
    """A program that asks for the gaps alone still learns how many rules there are."""
    whole = run("coverage", "--json").document
    gaps = run("coverage", "--unchecked", "--json").document
    assert gaps["totals"] == whole["totals"]
    assert list(gaps) == list(whole)
    assert set(gaps["nodes"]) < set(whole["nodes"])
    assert all(whole["nodes"][name] == entry for name, entry in gaps["nodes"].items())


def test_gaps_and_chapters_exclude_each_other(run: Run) -> None:
    """A list has no sums: asking for both is wrong use."""
    answer = run("coverage", "--unchecked", "--chapters")
    assert (answer.status, answer.out) == (2, "")
    assert "not allowed with argument" in answer.err
