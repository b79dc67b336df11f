"""The checks of a rulebook, played: beside this process where the system can divide one, and once for each program.

What they show depends on the program alone and on no text of the user, so the results of a game are cached with the
digest of the code that they come from. Only whole results are: where a check failed, or a claim was not demonstrated,
the next rulebook plays again.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

import msgspec

from rulesdb.checks.games import registries
from rulesdb.checks.registry import Check
from rulesdb.checks.running import Result
from rulesdb.engine.games import GAMES
from rulesdb.pipeline.checking import Report, execute
from rulesdb.proofs.account import folded
from rulesdb.proofs.verdicts import KnockOut, Proof
from rulesdb.source.cache import ResultCache
from rulesdb.source.own_code import code_digest

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkProcess

ROOMS = ("checks", "engine", "graph", "japanese", "morphology", "pipeline", "proofs", "source", "syntax", "words")
"""The rooms of the package that the results of checks come from: checks with all that they may import, and this one."""

ProofsByGame = Mapping[str, tuple[Proof, ...]]


@contextmanager
def playing(rulesets: Collection[str], cache: ResultCache | None = None) -> Iterator[Callable[[], ProofsByGame]]:
    """Begin to play the checks of games, and yield what waits for their results, by game.

    Without a ``cache`` they are played in this process.
    """
    if cache is None:
        yield lambda: {game: _proofs(checks) for game, checks in _checks_of(rulesets).items()}
        return
    games = [game for game in GAMES if game in rulesets]
    program = _program()
    known = {game: found for game in games if (found := _read(cache, game, program)) is not None}
    checks = _checks_of({*games}.difference(known)) if len(known) < len(games) else {}
    with _playing_beside([check for of_game in checks.values() for check in of_game]) as proofs_of_all:

        def proofs() -> ProofsByGame:
            by_name = {proof.name: proof for proof in proofs_of_all()}
            played = {game: tuple(by_name[check.name] for check in wanted) for game, wanted in checks.items()}
            for game, of_game in played.items():
                if is_whole(of_game):
                    cache.keep(_file(game), program, msgspec.msgpack.encode(of_game))
            return {game: (known | played)[game] for game in games}

        yield proofs


def _checks_of(rulesets: Collection[str]) -> dict[str, list[Check]]:
    found = (registry for registry in registries() if registry.ruleset in rulesets)
    return {registry.ruleset: list(registry.checks.values()) for registry in found}


def _file(game: str) -> str:
    return f"checks-{game}.msgpack"


def _program() -> str:
    """Return the digest of what the results come from; "" where it cannot be read, which is that of no program."""
    with suppress(OSError):
        return code_digest(ROOMS)
    return ""


def _read(cache: ResultCache, game: str, program: str) -> tuple[Proof, ...] | None:
    content = cache.read(_file(game), program) if program else None
    with suppress(msgspec.DecodeError):
        return None if content is None else msgspec.msgpack.decode(content, type=tuple[Proof, ...])
    return None


def is_whole(proofs: Sequence[Proof]) -> bool:
    """Tell whether every check passed and every claim was demonstrated."""
    return all(
        proof.status == "passed" and all(pair.verdict == "demonstrated" for pair in proof.knock_outs)
        for proof in proofs
    )


@contextmanager
def _playing_beside(checks: Sequence[Check]) -> Iterator[Callable[[], Sequence[Proof]]]:
    """Begin to play checks in processes beside this one, and yield what waits for their proofs, in any order.

    They are copies of this process: another one would load engine and cards again, which takes as long as a fifth of
    the checks. Where a system has no copies, or threads forbid them, the checks are played when they are waited for.
    """
    count = _processors() if checks and _can_be_copied() else 1
    if count == 1:
        yield lambda: _proofs(checks) if checks else ()
        return
    shares = [_Share(checks[first::count]) for first in range(count)]
    try:
        yield lambda: [proof for share in shares for proof in share.proofs()]
    finally:
        for share in shares:
            share.stop()


def _can_be_copied() -> bool:
    return sys.platform == "linux" and threading.active_count() == 1


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else 1


class _Share:
    """A share of the checks, played in a copy of this process."""

    def __init__(self, checks: Sequence[Check]) -> None:
        from multiprocessing import get_context  # noqa: PLC0415  (who has the results cached needs no process)

        context = get_context("fork")
        self._checks = checks
        self._results: Connection
        self._results, sending = context.Pipe(duplex=False)
        self._process: ForkProcess = context.Process(target=_play, args=(checks, sending), daemon=True)
        self._process.start()
        sending.close()

    def proofs(self) -> Sequence[Proof]:
        """Wait for the proofs; where the process ended without them, play the checks here."""
        try:
            return msgspec.msgpack.decode(self._results.recv_bytes(), type=tuple[Proof, ...])
        except (EOFError, OSError):
            return _proofs(self._checks)

    def stop(self) -> None:
        """End the process, whether it is done or not."""
        self._process.terminate()
        self._process.join()
        self._results.close()


def _play(checks: Sequence[Check], results: "Connection") -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # the process that waits says what an interrupt means
    proofs = msgspec.msgpack.encode(_proofs(checks))
    with suppress(OSError):  # whoever waited was killed
        results.send_bytes(proofs)


def _proofs(checks: Sequence[Check]) -> tuple[Proof, ...]:
    return tuple(proofs_of(execute(checks, lambda *_: None, with_knock_out=True)))


def proofs_of(report: Report) -> list[Proof]:
    """Return the proofs of executed checks."""
    pairs: dict[str, list[KnockOut]] = {}
    for pair in report.knock_outs:
        pairs.setdefault(pair.check, []).append(pair)
    return [_proof(result, pairs.get(result.check.name, [])) for result in report.results]


def _proof(result: Result, pairs: Sequence[KnockOut]) -> Proof:
    check = result.check
    return Proof(
        check.name, check.title, result.status, check.rules, check.example, folded(result.account), tuple(pairs)
    )
