"""The checks of a rulebook, played in processes beside this one, and once for each version of the program.

Proofs depend on the program alone and on no text of the user: an installation holds those of its games. Where the
code was changed since, they are cached with its digest, but only if every check passed and every claim was
demonstrated; else the next rulebook plays again.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial

import msgspec

from rulesdb.checks.games import registries
from rulesdb.checks.registry import Check
from rulesdb.checks.running import Result
from rulesdb.engine.games import GAMES
from rulesdb.pipeline.cached_results import CachedResult
from rulesdb.pipeline.checking import CheckReport, execute
from rulesdb.pipeline.process_copies import copy_count, made_beside
from rulesdb.proofs.account import folded
from rulesdb.proofs.verdicts import Board, KnockOut, Proof
from rulesdb.source.cache import ResultCache, digest
from rulesdb.source.installed_results import install, installed
from rulesdb.source.own_code import PACKAGE, files_digest
from rulesdb.source.resources import data_folder

ROOMS = ("checks", "engine", "graph", "japanese", "morphology", "pipeline", "proofs", "source", "syntax", "words")
"""The rooms of the package that the results of checks come from: checks with all that they may import, and this one."""

ProofsByGame = Mapping[str, tuple[Proof, ...]]
KeptProofs = Mapping[str, CachedResult[tuple[Proof, ...]]]


@contextmanager
def playing(rulesets: Collection[str], cache: ResultCache | None = None) -> Iterator[Callable[[], ProofsByGame]]:
    """Begin to play the checks of games, and yield what waits for their results, by game.

    Without a ``cache`` they are played in this process.
    """
    if cache is None:
        yield lambda: {game: _proofs(checks) for game, checks in _checks_of(rulesets).items()}
        return
    kept = _kept(rulesets, cache)
    known = _known(kept)
    with _playing_beside({*kept}.difference(known)) as played:

        def proofs() -> ProofsByGame:
            new = played()
            _keep(new, kept)
            found = {**known, **new}
            return {game: found[game] for game in kept}

        yield proofs


@contextmanager
def _playing_beside(rulesets: Collection[str]) -> Iterator[Callable[[], ProofsByGame]]:
    """Begin to play the checks of games in copies of this process, and yield what waits for their results."""
    checks = _checks_of(rulesets) if rulesets else {}
    shares = _dealt_out([check for of_game in checks.values() for check in of_game])
    with made_beside([partial(_played, share) for share in shares]) as results:

        def proofs() -> ProofsByGame:
            of_all = (msgspec.msgpack.decode(result, type=tuple[Proof, ...]) for result in results())
            by_name = {proof.name: proof for of_share in of_all for proof in of_share}
            return {game: tuple(by_name[check.name] for check in wanted) for game, wanted in checks.items()}

        yield proofs


def install_proofs() -> None:
    """Play the checks of all games, and make what they prove a part of this installation where it is none yet.

    Raises OSError where the package cannot be written.
    """
    made_of = _digest_of_proofs()
    with _playing_beside([game for game in GAMES if installed(_file_of(game), made_of) is None]) as played:
        for game, proofs in played().items():
            if is_whole(proofs):
                install(_file_of(game), made_of, msgspec.msgpack.encode(proofs))


def _installed(game: str) -> tuple[Proof, ...] | None:
    """Return the proofs of a game that the installation has of this program, None if it has none."""
    with suppress(OSError, msgspec.DecodeError):
        content = installed(_file_of(game), _digest_of_proofs())
        return None if content is None else msgspec.msgpack.decode(content, type=tuple[Proof, ...])
    return None


def _digest_of_proofs() -> str:
    """Return the digest of what proofs are made of, the same wherever the package lies. Raises OSError."""
    code = files_digest(PACKAGE, [f"{room}/**/*.py" for room in ROOMS])
    return digest([code.encode(), files_digest(data_folder(), ["**/*.*"]).encode()])


def _file_of(game: str) -> str:
    return f"checks-{game}.msgpack"


def _kept(rulesets: Collection[str], cache: ResultCache | None) -> KeptProofs:
    """Return the proofs of games as far as the cache has them, by game."""
    return {
        game: CachedResult(cache, _file_of(game), (), tuple[Proof, ...], ROOMS) for game in GAMES if game in rulesets
    }


def _known(kept: KeptProofs) -> ProofsByGame:
    found = {game: _installed(game) or of_game.read() for game, of_game in kept.items()}
    return {game: proofs for game, proofs in found.items() if proofs is not None}


def _keep(played: ProofsByGame, kept: KeptProofs) -> None:
    for game, proofs in played.items():
        if game in kept and is_whole(proofs):
            kept[game].keep(proofs)


def _checks_of(rulesets: Collection[str]) -> dict[str, list[Check]]:
    found = (registry for registry in registries() if registry.ruleset in rulesets)
    return {registry.ruleset: list(registry.checks.values()) for registry in found}


def is_whole(proofs: Sequence[Proof]) -> bool:
    """Tell whether every check passed and every claim was demonstrated."""
    return all(
        proof.status == "passed" and all(pair.verdict == "demonstrated" for pair in proof.knock_outs)
        for proof in proofs
    )


def _dealt_out(checks: Sequence[Check]) -> list[Sequence[Check]]:
    """Return the checks in shares, one for each copy of this process that can play beside the others."""
    count = copy_count()
    return [share for first in range(count) if (share := checks[first::count])]


def _played(checks: Sequence[Check]) -> bytes:
    return msgspec.msgpack.encode(_proofs(checks))


def _proofs(checks: Sequence[Check]) -> tuple[Proof, ...]:
    return tuple(proofs_of(execute(checks, lambda *_: None, with_knock_out=True, with_boards=True)))


def proofs_of(report: CheckReport) -> list[Proof]:
    """Return the proofs of executed checks."""
    pairs: dict[str, list[KnockOut]] = {}
    for pair in report.knock_outs:
        pairs.setdefault(pair.check, []).append(pair)
    return [
        _proof(result, pairs.get(result.check.name, []), report.boards.get(result.check.name))
        for result in report.results
    ]


def _proof(result: Result, pairs: Sequence[KnockOut], board: Board | None) -> Proof:
    check = result.check
    account = folded(result.account)
    return Proof(check.name, check.title, result.status, check.rules, check.example, account, tuple(pairs), board)
