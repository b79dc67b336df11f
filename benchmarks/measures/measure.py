"""What a measure of reliability is: cases that are counted, and the figures that are made of the counts.

A case is one kill, one damage, one batch of inputs. Its number and the seed say all that is random about it, so that a
failing one can be repeated, and a measure may end after any of them.
"""

import functools
import os
import random
import shutil
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from figures import Figure

KEPT = 20
"""Failures of one measure whose evidence is kept."""


@dataclass(frozen=True, slots=True)
class Bench:
    """What a case works with.

    ``scratch`` is a folder of this run, ``state`` one that outlives it; ``count`` is how many units are wanted.
    """

    scratch: Path
    state: Path
    seed: int
    count: int
    name: str

    def chance(self, case: int, part: int = 0) -> random.Random:
        """Return the source of everything random in a case, or in one of several parts of it."""
        return random.Random(f"{self.seed} {self.name} {case} {part}")  # noqa: S311  (a run that can be repeated)

    @property
    def evidence(self) -> Path:
        """The folder of the failing cases."""
        return self.state / "failures" / self.name

    def keep(self, case: int, folder: Path) -> None:
        """Copy a folder that a case found broken; the first failures are enough."""
        self.evidence.mkdir(parents=True, exist_ok=True)
        if folder.exists() and len(list(self.evidence.glob("*.d"))) < KEPT:
            shutil.copytree(folder, self.evidence / f"{case}.d", dirs_exist_ok=True, symlinks=True)


class Failure(NamedTuple):
    """What went wrong in a case: a sentence, and whatever was printed."""

    case: int
    sentence: str
    printed: str = ""


class Outcome(NamedTuple):
    """What came of a case: counts by name, and failures."""

    counts: Mapping[str, int]
    failures: tuple[Failure, ...] = ()


Prepare = Callable[[Bench], None]
RunCase = Callable[[Bench, int], Outcome]
Figures = Callable[[Bench, Counter[str]], list[Figure]]


@dataclass(frozen=True, slots=True)
class Measure:
    """A row of the table of measures.

    ``unit`` is the count that ``--count`` and the progress are about; ``count`` and ``quick`` are its numbers by
    default and with ``--quick``. ``prepare`` runs once before the cases, whose functions must be importable by name:
    they run in processes. ``first`` gives the number of the first case, for a measure that goes on where a former run
    ended. ``figures`` are made of the sums of all counts.
    """

    name: str
    summary: str
    unit: str
    count: int
    quick: int
    case: RunCase
    figures: Figures
    prepare: Prepare = lambda _bench: None
    first: Callable[[Bench], int] = lambda _bench: 0


@functools.cache
def own_folder(bench: Bench) -> Path:
    """Return the folder of this process, new and empty: cases of one process follow each other in it."""
    folder = bench.scratch / f"{bench.name}-{os.getpid()}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
