"""Games in which chance makes every choice: how they end, by their seeds."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from rulesdb.engine.games import bundle
from rulesdb.engine.kernel.process.process import proceed, start
from rulesdb.engine.kernel.process.saving import MOST_CHOICES
from rulesdb.pipeline.progress import Progress
from rulesdb.pipeline.tasks.batches import Workers, rows_of
from rulesdb.pipeline.tasks.work import Work


class RandomGame(NamedTuple):
    """A game that was played at random."""

    seed: int
    """The seed of its chance."""
    choices: int
    """Number of choices made."""
    winners: tuple[int, ...] | None
    """Indices of the players who won, none for a draw; None for a game that is not over after ``MOST_CHOICES``."""
    problem: str = ""
    """The error that broke it off, "" for none."""


def play_random_games(
    game: str, seeds: Sequence[int], progress: Progress, workers: Workers | None = None
) -> Iterator[RandomGame]:
    """Yield the games of some seeds. Raises ExecutorError for workers that cannot play them."""
    return rows_of(Work(random_games, list[RandomGame], (game,), stage="play"), seeds, workers, progress)


def random_games(seeds: Iterable[int], game: str) -> Iterator[RandomGame]:
    """Play a game of each seed, and yield how it ends."""
    played = bundle(game)
    for seed in seeds:
        chance, made = Random(seed), 0  # noqa: S311  (play at random, not a secret)
        try:
            position, _ = start(played.rules, played.begin(seed))
            while position.decision is not None and made < MOST_CHOICES:
                position, _ = proceed(played.rules, position, chance.choice(position.decision.options))
                made += 1
        except Exception as error:  # noqa: BLE001  (whatever the engine runs into is a finding, and the seed with it)
            yield RandomGame(seed, made, None, f"{type(error).__name__}: {error}")
            continue
        yield RandomGame(seed, made, None if position.decision is not None else position.now.winners)
