"""Places where nothing can be written: each is refused before the work whose answer it is to take."""

import sys
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run

WORK = {
    "site": (["site", "{}/x"], "rulesdb.pipeline.publishing.LastRulebook"),
    "suite of a folder in use": (["suite", "export", "/"], "rulesdb.pipeline.suite._recorded"),
    "suite": (["suite", "export", "{}/x"], "rulesdb.pipeline.suite._recorded"),
    "export": (["export", "{}/x.json"], "rulesdb.cli.commands.export.export_home"),
    "judge": (["judge", "-", "--html", "{}/x.html"], "rulesdb.cli.commands.judge.judge_files"),
    "compare": (["compare", "old", "new", "--html", "{}/x.html"], "rulesdb.cli.commands.compare.compare_versions"),
    "play": (["play", "--save", "{}/x.json"], "rulesdb.cli.commands.play._play"),
}


@pytest.mark.skipif(sys.platform != "linux", reason="needs a folder in which nobody can write, /proc")
@pytest.mark.parametrize("command", WORK)
def test_a_place_where_nothing_can_be_written_is_refused_first(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """The sentence names the place, nothing is printed, and no work has begun."""
    begun = []
    arguments, work = WORK[command]
    monkeypatch.setattr(work, lambda *_arguments, **_options: begun.append(work))
    answer = run(*(argument.format("/proc") for argument in arguments))
    assert (answer.status, answer.out, begun) == (2, "", [])
    assert answer.err.startswith(("rulesdb: /proc/x", "rulesdb: / is not empty"))


def test_a_place_that_was_looked_at_is_as_it_was(run: Run, tmp_path: Path) -> None:
    """Whether a file can be written is tried beside it: a command that fails afterwards leaves nothing there."""
    kept = tmp_path / "kept.html"
    kept.write_text("kept", encoding="utf-8")
    assert run("judge", tmp_path / "nothing.txt", "--html", kept).status == 2
    assert kept.read_text(encoding="utf-8") == "kept"
    assert list(tmp_path.iterdir()) == [kept]


@pytest.mark.skipif(sys.platform != "linux", reason="needs a folder in which nobody can write, /proc")
def test_a_home_that_never_was_is_not_as_it_was(run: Run) -> None:
    """Only of a home that is there the sentence says that it stays."""
    answer = run("build", "--home", "/proc/x")
    assert answer.err.startswith("rulesdb: /proc/x: this home cannot be written (No such file or directory); ")
