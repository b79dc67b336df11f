"""``rulesdb build`` of the shipped editions, alone and below official texts."""

from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run


@pytest.mark.exhaustive
def test_shipped_edition_alone(run: Run, tmp_path: Path) -> None:
    """Without a source the shipped edition of both games is built, no file is listed; with --ruleset that of one."""
    both = run("build", "--home", tmp_path / "both")
    assert (both.status, both.out.split()[0]) == (0, "files")
    assert run("show", "fab:6.4.5", "mtg:502.57", "--home", tmp_path / "both").status == 0
    assert run("build", "--ruleset", "mtg", "--home", tmp_path / "one").status == 0
    assert run("show", "fab:6.4.5", "mtg:502.57", "--home", tmp_path / "one").status == 1


@pytest.mark.exhaustive
def test_official_texts(run: Run, tmp_path: Path, official: Path) -> None:
    """The official texts are laid over the shipped edition."""
    assert run("build", official, "--home", tmp_path / "home").status == 0
    entries = run("show", "fab:6.4.5", "--json", "--home", tmp_path / "home").document
    assert [entry["edition"] for entry in entries] == ["official", "plain"]
