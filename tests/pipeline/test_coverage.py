"""The coverage of a home: counted from checks that one program plays once."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rulesdb.checks.fab.registry import load
from rulesdb.checks.registry import Check
from rulesdb.graph.model import Graph
from rulesdb.pipeline import cached_results, coverage
from rulesdb.pipeline.check_playing import proofs_of
from rulesdb.pipeline.checking import CheckReport, execute
from rulesdb.pipeline.coverage import Coverage, measure_coverage
from rulesdb.source.cache import ResultCache

CHECK = "fab/a_player_needs_a_hero"


class Plays:
    """The plays of a few checks in place of all."""

    def __init__(self, *checks: Check) -> None:
        """Play these checks, whenever all are to be played."""
        self.checks = checks
        self.count = 0

    def execute_all(self, _graph: Graph, progress: Callable[..., None]) -> CheckReport:
        """Play the checks, and count that they were played."""
        self.count += 1
        return execute(self.checks, progress, with_knock_out=True)


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Plays:
    """Let one check stand for all."""
    plays = Plays(load().named(CHECK))
    monkeypatch.setattr(coverage, "execute_all", plays.execute_all)
    return plays


def _measured(graph: Graph, folder: Path) -> Coverage:
    return measure_coverage(graph, lambda *_: None, ResultCache(folder))


def test_the_same_program_plays_once(shipped: Graph, plays: Plays, tmp_path: Path) -> None:
    """The second count is that of the first, without a game."""
    first = _measured(shipped, tmp_path)
    assert first.rules["fab:1.1.1a"].checks == (CHECK,)
    assert _measured(shipped, tmp_path) == first
    assert plays.count == 1


def test_another_program_plays_again(
    shipped: Graph, plays: Plays, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Changed code may demonstrate something else."""
    _measured(shipped, tmp_path)
    monkeypatch.setattr(cached_results, "code_digest", lambda _rooms: "other")
    _measured(shipped, tmp_path)
    assert plays.count == 2


def test_a_failed_check_is_played_again(shipped: Graph, plays: Plays, tmp_path: Path) -> None:
    """What failed may have failed by chance, and whoever mends it wants to see it."""

    def fail(_table: object) -> None:
        raise ValueError("planted")

    plays.checks = (plays.checks[0]._replace(play=fail),)
    for _ in range(2):
        assert _measured(shipped, tmp_path).rules["fab:1.1.1a"].checks == ()
    assert plays.count == 2


def test_what_a_rulebook_knocked_out_is_not_knocked_out_again(
    shipped: Graph, plays: Plays, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Proofs that were kept for a rulebook of the same program are counted; the checks alone are played."""
    cache = ResultCache(tmp_path)
    proofs = {"fab": plays.execute_all(shipped, lambda *_: None), "mtg": CheckReport((), ())}
    monkeypatch.setattr(coverage, "known_proofs", lambda *_: {game: proofs_of(of) for game, of in proofs.items()})
    monkeypatch.setattr(coverage, "loaded_checks", lambda _graph: plays.checks)
    found = measure_coverage(shipped, lambda *_: None, cache)
    assert found.rules["fab:1.1.1a"].checks == (CHECK,)
    assert plays.count == 1
