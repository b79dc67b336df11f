"""The checks of a rulebook, played in processes beside this one, and once for each version of the program.

Proofs depend on the program alone and on no text of the user: an installation holds those of its games. Where the
code was changed since, they are cached with its digest, but only if every check passed and every claim was
demonstrated; else the next rulebook plays again.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rulesdb.engine.games import GAMES
from rulesdb.pipeline.game_results import GameResults
from rulesdb.pipeline.tasks.work import Work, rows_beside
from rulesdb.proofs.verdicts import Proof
from rulesdb.source.cache import ResultCache, digest
from rulesdb.source.own_code import PACKAGE, files_digest
from rulesdb.source.resources import data_folder

if TYPE_CHECKING:
    from rulesdb.checks.registry import Check

ROOMS = (
    "checks",
    "engine",
    "graph",
    "japanese",
    "morphology",
    "pipeline",
    "play",
    "proofs",
    "source",
    "syntax",
    "words",
)
"""The rooms of the package that the results of checks come from: checks with all that they may import, and this one."""

ProofsByGame = Mapping[str, tuple[Proof, ...]]


@contextmanager
def playing(rulesets: Collection[str], cache: ResultCache | None = None) -> Iterator[Callable[[], ProofsByGame]]:
    """Begin to play the checks of games, and yield what waits for their results, by game.

    Without a ``cache`` they are played in this process.
    """
    if cache is None:
        from rulesdb.pipeline.proof_making import checks_of_games, proofs_of_checks  # only to play

        yield lambda: {game: proofs_of_checks(checks) for game, checks in checks_of_games(rulesets).items()}
        return
    games = [game for game in GAMES if game in rulesets]
    known = kept_proofs(games, cache)
    with _playing_beside([game for game in games if game not in known]) as played:

        def proofs() -> ProofsByGame:
            new = played()
            RESULTS.keep(_whole(new), cache)
            return {game: {**known, **new}[game] for game in games}

        yield proofs


@contextmanager
def _playing_beside(rulesets: Collection[str]) -> Iterator[Callable[[], ProofsByGame]]:
    """Begin to play the checks of games in copies of this process, and yield what waits for their results."""
    if not rulesets:
        yield dict
        return
    from rulesdb.pipeline.proof_making import checks_of_games  # see above

    checks = checks_of_games(rulesets)
    every = [check for of_game in checks.values() for check in of_game]
    with rows_beside(Work(_played, list[Proof]), every) as rows:

        def proofs() -> ProofsByGame:
            by_name = {proof.name: proof for proof in rows()}
            return {game: tuple(by_name[check.name] for check in wanted) for game, wanted in checks.items()}

        yield proofs


def install_proofs() -> None:
    """Play the checks of all games, and make what they prove a part of this installation where it is none yet.

    Raises OSError where the package cannot be written.
    """
    with _playing_beside(RESULTS.not_installed(GAMES)) as played:
        RESULTS.install(_whole(played()))


def kept_proofs(games: Collection[str], cache: ResultCache | None = None) -> ProofsByGame:
    """Return the proofs of this program that the installation or the cache has, by game."""
    return RESULTS.kept(games, cache)


def _whole(played: ProofsByGame) -> ProofsByGame:
    """Return the proofs of the games whose checks prove all that they claim."""
    return {game: proofs for game, proofs in played.items() if is_whole(proofs)}


def digest_of_proofs() -> str:
    """Return the digest of what proofs are made of, the same wherever the package lies. Raises OSError."""
    code = files_digest(PACKAGE, [f"{room}/**/*.py" for room in ROOMS])
    return digest([code.encode(), files_digest(data_folder(), ["**/*.*"]).encode()])


RESULTS = GameResults("checks", tuple[Proof, ...], digest_of_proofs)


def is_whole(proofs: Sequence[Proof]) -> bool:
    """Tell whether every check passed and every claim was demonstrated."""
    return all(
        proof.status == "passed" and all(pair.verdict == "demonstrated" for pair in proof.knock_outs)
        for proof in proofs
    )


def _played(checks: "Iterable[Check]") -> Iterator[Proof]:
    from rulesdb.pipeline.proof_making import proofs_of_checks  # see above

    yield from proofs_of_checks(list(checks))
