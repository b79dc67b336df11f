"""Playing the checks of a rulebook: once for each program, in copies of the process or in it, with the same results."""

import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from rulesdb.checks.games import registry
from rulesdb.checks.registry import Check
from rulesdb.engine.games import GAMES
from rulesdb.pipeline import check_playing, game_results, process_copies, proof_making
from rulesdb.pipeline.check_playing import ProofsByGame, playing
from rulesdb.pipeline.checking import CheckReport, execute
from rulesdb.source.cache import ResultCache

ONE_IN = 100


class FewChecks(NamedTuple):
    """A registry with some of the checks of a game."""

    ruleset: str
    checks: dict[str, Check]


class Plays:
    """The lists of checks that were played in this process."""

    def __init__(self) -> None:
        """Begin with none."""
        self.played: list[list[str]] = []

    def execute(
        self, checks: Sequence[Check], progress: Callable[..., None], *, with_knock_out: bool, with_boards: bool
    ) -> CheckReport:
        """Play checks and note their names."""
        self.played.append([check.name for check in checks])
        return execute(checks, progress, with_knock_out=with_knock_out, with_boards=with_boards)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, Check]]:
    """Leave every hundredth check of each game, which tests may change, and return them by game."""
    checks = {game: dict(list(registry(game).checks.items())[::ONE_IN]) for game in GAMES}
    found = tuple(FewChecks(*row) for row in checks.items())
    monkeypatch.setattr(proof_making, "registries", lambda: found)
    monkeypatch.setattr(game_results, "installed", lambda _name, _made_of: None)
    return checks


@pytest.fixture
def plays(few: dict[str, dict[str, Check]], monkeypatch: pytest.MonkeyPatch) -> Plays:
    """Play in this process, and return what is played."""
    plays = Plays()
    assert few
    monkeypatch.setattr(proof_making, "execute", plays.execute)
    monkeypatch.setattr(process_copies, "can_be_copied", lambda: False)
    return plays


def _played(cache: ResultCache | None, *games: str) -> ProofsByGame:
    with playing(games or GAMES, cache) as played:
        return played()


def test_the_same_program_plays_once(plays: Plays, tmp_path: Path) -> None:
    """The second rulebook has the results of the first, without the engine; so has one of a single game."""
    cache = ResultCache(tmp_path)
    first = _played(cache)
    assert len(plays.played) == 1
    assert all(proof.lines and proof.knock_outs for proof in first["fab"])
    assert _played(cache) == first
    assert _played(cache, "mtg") == {"mtg": first["mtg"]}
    assert len(plays.played) == 1
    assert _played(None) == first
    assert len(plays.played) == 1 + len(GAMES)


@pytest.mark.exhaustive
def test_another_program_plays_again(plays: Plays, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A change of the code makes what was cached the results of another program."""
    cache = ResultCache(tmp_path)
    _played(cache)
    monkeypatch.setattr(check_playing, "files_digest", lambda _folder, _patterns: "another")
    _played(cache)
    _played(cache)
    assert len(plays.played) == 2


def test_a_game_that_is_not_cached_is_played_alone(
    plays: Plays, few: dict[str, dict[str, Check]], tmp_path: Path
) -> None:
    """The results of each game are cached by themselves."""
    cache = ResultCache(tmp_path)
    _played(cache, "mtg")
    found = _played(cache)
    assert plays.played == [list(few["mtg"]), list(few["fab"])]
    assert list(found) == list(GAMES)


def test_a_failed_check_is_played_again(plays: Plays, few: dict[str, dict[str, Check]], tmp_path: Path) -> None:
    """The results of a game with a check that fails are not cached."""

    def fail(_table: object) -> None:
        raise ValueError("no oar")

    check = next(iter(few["mtg"].values()))
    few["mtg"][check.name] = check._replace(play=fail)
    cache = ResultCache(tmp_path)
    assert _played(cache)["mtg"][0].status == "error"
    _played(cache)
    assert plays.played[1:] == [list(few["mtg"])]


@pytest.mark.exhaustive
def test_a_claim_that_is_not_demonstrated_is_played_again(
    plays: Plays, few: dict[str, dict[str, Check]], tmp_path: Path
) -> None:
    """The results of a game are cached only when every claim of its checks is demonstrated."""
    check = next(iter(few["fab"].values()))
    few["fab"][check.name] = check._replace(claims=("fab:0.0.0#sentence-1",))
    cache = ResultCache(tmp_path)
    _played(cache)
    _played(cache)
    assert plays.played[1:] == [list(few["fab"])]


@pytest.mark.in_part(0)
@pytest.mark.parametrize("content", [b"", b"\x93\x01", b"\x91\xa4oars"])
def test_what_is_no_result_is_played_again(plays: Plays, tmp_path: Path, content: bytes) -> None:
    """A file with the right digests and other content, as another version may have written, is passed over."""
    cache = ResultCache(tmp_path)
    first = _played(cache)
    cache.keep("checks-fab.msgpack", check_playing.digest_of_proofs(), content)
    assert _played(cache) == first
    assert len(plays.played) == 2


@pytest.mark.exhaustive
def test_a_program_that_cannot_be_read_plays_each_time(
    plays: Plays, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the digest of the code nothing is taken from the cache."""

    def refuse(_folder: object, _patterns: object) -> str:
        raise PermissionError

    monkeypatch.setattr(check_playing, "files_digest", refuse)
    cache = ResultCache(tmp_path)
    _played(cache)
    _played(cache)
    assert len(plays.played) == 2


copied = pytest.mark.skipif(sys.platform != "linux", reason="needs a process that can be copied")


@pytest.mark.exhaustive
@copied
def test_copies_of_the_process_have_the_same_results(
    few: dict[str, dict[str, Check]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Checks that are dealt out to three copies give what this process gives, in the order of the checks."""
    monkeypatch.setattr(process_copies, "processors", lambda: 3)
    monkeypatch.setattr(process_copies, "can_be_copied", lambda: True)
    found = _played(ResultCache(tmp_path))
    assert {game: [proof.name for proof in proofs] for game, proofs in found.items()} == {
        game: list(checks) for game, checks in few.items()
    }
    assert found == _played(None)


@pytest.mark.exhaustive
@copied
def test_the_checks_of_a_copy_that_was_killed_are_played_here(
    few: dict[str, dict[str, Check]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy that ends without results, as for want of memory, costs time and no check."""
    expected, here = _played(None), os.getpid()

    def die_elsewhere(*arguments: object, **options: bool) -> CheckReport:
        if os.getpid() != here:
            os.kill(os.getpid(), signal.SIGKILL)
        return execute(*arguments, **options)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(proof_making, "execute", die_elsewhere)
    monkeypatch.setattr(process_copies, "processors", lambda: 2)
    monkeypatch.setattr(process_copies, "can_be_copied", lambda: True)
    assert few
    assert _played(ResultCache(tmp_path)) == expected
