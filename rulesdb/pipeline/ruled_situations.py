"""The shipped situations of a rulebook, ruled on once for each version of the program, as checks are played."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import chain

from rulesdb.engine.games import GAMES
from rulesdb.pipeline.check_playing import digest_of_proofs
from rulesdb.pipeline.game_results import GameResults
from rulesdb.pipeline.tasks.work import Work, rows_beside
from rulesdb.proofs.rulings import RuledSituation
from rulesdb.source.cache import ResultCache, digest
from rulesdb.source.own_code import PACKAGE, files_digest
from rulesdb.source.shipped_situations import ShippedSituation, shipped_situations

RulingsByGame = Mapping[str, tuple[RuledSituation, ...]]


@contextmanager
def ruling(rulesets: Collection[str], cache: ResultCache | None = None) -> Iterator[Callable[[], RulingsByGame]]:
    """Begin to rule on the shipped situations of games, and yield what waits for the rulings, by game."""
    games = [game for game in GAMES if game in rulesets]
    known = RESULTS.kept(games, cache)
    with ruling_beside([game for game in games if game not in known]) as ruled:

        def rulings() -> RulingsByGame:
            new = ruled()
            if cache is not None:
                RESULTS.keep(new, cache)
            return {game: {**known, **new}[game] for game in games}

        yield rulings


@contextmanager
def ruling_beside(games: Collection[str]) -> Iterator[Callable[[], RulingsByGame]]:
    """Begin to rule on the situations of games in copies of this process, and yield what waits for the rulings."""
    situations = {game: shipped_situations(game) for game in games}
    with rows_beside(Work(_ruled, list[RuledSituation]), [*chain.from_iterable(situations.values())]) as rows:

        def rulings() -> RulingsByGame:
            ruled = iter(rows())
            return {game: tuple(next(ruled) for _ in of_game) for game, of_game in situations.items()}

        yield rulings


def install_rulings() -> None:
    """Rule on the situations of all games, and make the rulings a part of this installation where it has none yet.

    Raises OSError where the package cannot be written.
    """
    with ruling_beside(RESULTS.not_installed(GAMES)) as ruled:
        RESULTS.install(ruled())


def _digest() -> str:
    """Return the digest of what rulings are made of: that of proofs is of the engine and all data."""
    return digest([digest_of_proofs().encode(), files_digest(PACKAGE, ["situations/**/*.py"]).encode()])


RESULTS = GameResults("rulings", tuple[RuledSituation, ...], _digest)


def _ruled(situations: Iterable[ShippedSituation]) -> Iterator[RuledSituation]:
    from rulesdb.pipeline.ruling_making import ruled_situations  # most rulebooks take what is kept

    yield from ruled_situations(situations)
