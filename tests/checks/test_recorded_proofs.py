"""The recorded proofs are what the checks give, and of another program nothing is believed."""

from pathlib import Path
from shutil import copytree

import pytest
from support.checks.proof_files import proof_file

from rulesdb.checks import recorded_proofs
from rulesdb.checks.fab.registry import load
from rulesdb.checks.recorded_proofs import FILE, digests
from rulesdb.checks.recorded_proofs import recorded_proofs as read
from rulesdb.checks.running import knock_out, play
from rulesdb.checks.told_apart import not_told_apart
from rulesdb.engine.games import GAMES
from rulesdb.graph.model import Graph
from rulesdb.pipeline.checking import execute, loaded_checks
from rulesdb.pipeline.played import played
from rulesdb.source.own_code import PACKAGE
from rulesdb.source.resources import data_folder

SWITCH = "write them anew: pytest -m exhaustive --refresh tests/checks/test_recorded_proofs.py"


@pytest.mark.exhaustive
def test_all_checks_give_what_is_recorded(shipped: Graph, request: pytest.FixtureRequest) -> None:
    """Every check is played, every claim knocked out, and what no check tells apart is looked for."""
    report = execute(loaded_checks(shipped), lambda *_: None, with_knock_out=True)
    alike = not_told_apart(report.results, report.knock_outs, lambda *_: None)
    for game in GAMES:
        path = data_folder() / game / FILE
        content = proof_file(game, report.results, report.knock_outs, alike)
        if request.config.option.refresh:
            path.write_text(content, encoding="utf-8")
        assert path.read_text(encoding="utf-8") == content, SWITCH


@pytest.mark.parametrize("game", GAMES)
def test_the_recorded_proofs_are_those_of_this_program(game: str) -> None:
    """A change of engine, checks or texts is followed by another record, in which its differences are seen."""
    assert read(game) is not None, SWITCH


def test_a_rule_is_shown_as_when_its_checks_are_played(shipped: Graph, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same checks with their titles, and the same sentences by the same checks."""
    for rule in ("fab:1.0.2", "fab:6.4.7", "mtg:502.59"):
        recorded = played(shipped.nodes[rule])
        with monkeypatch.context() as patched:
            patched.setattr("rulesdb.pipeline.played.recorded_proofs", lambda _ruleset: None)
            now = played(shipped.nodes[rule])
        assert recorded.checks
        assert (recorded.is_recorded, now.is_recorded) == (True, False)
        assert now._replace(is_recorded=True, checks=tuple(now.checks)) == recorded


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of a game's data."""
    game = tmp_path / "mtg"
    copytree(data_folder() / "mtg", game)
    monkeypatch.setattr(recorded_proofs, "data_folder", lambda: tmp_path)
    assert read("mtg") is not None
    return game


def test_another_text_is_not_believed(copied: Path) -> None:
    """One sign in it."""
    (path, *_) = sorted(copied.glob("*/*.txt"))
    path.write_text(path.read_text(encoding="utf-8") + "。", encoding="utf-8")
    assert read("mtg") is None


@pytest.mark.usefixtures("copied")
def test_another_engine_is_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that has a line more."""
    package = tmp_path / "package"
    copytree(PACKAGE / "engine" / "mtg", package / "engine" / "mtg")
    monkeypatch.setattr(recorded_proofs, "PACKAGE", package)
    before = digests("mtg")
    (package / "engine" / "mtg" / "more.py").write_text("LIFE = 21\n", encoding="utf-8")
    assert [one != other for one, other in zip(before, digests("mtg"), strict=True)] == [False, True, False, False]
    assert read("mtg") is None


@pytest.mark.parametrize("damage", [b"", b"\xff", b"made of\n", b"a\tb\n"])
def test_a_damaged_file_is_not_believed(copied: Path, damage: bytes) -> None:
    """It is as if there were none."""
    (copied / FILE).write_bytes(damage)
    assert read("mtg") is None
    (copied / FILE).unlink()
    assert read("mtg") is None


def test_a_row_that_lacks_cells_is_not_believed(copied: Path) -> None:
    """Nor is anything beside it, though the digests in the first row fit."""
    content = (copied / FILE).read_text(encoding="utf-8")
    (copied / FILE).write_text(f"{content}mtg/half_a_row\t502.59\n", encoding="utf-8")
    assert read("mtg") is None


def test_what_breaks_off_is_recorded_with_its_message() -> None:
    """On one line, whatever signs it has."""
    whole = play(load().named("fab/a_player_needs_a_hero"))
    pair = knock_out(whole, whole.check.claims[0])._replace(verdict="broken", problem="boiled\tover", differences=())
    assert "\tbroken\tboiled over\n" in proof_file("fab", [whole], [pair], ())
