"""The command with every fortieth of the checks: what kills, damages and disks are about is not which are played.

    python benchmarks/measures/few_checks.py ARGUMENTS

Playing all of them is most of the time of ``site``; none of it reads or writes a file. Nor is any situation ruled on.
"""

import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb.__main__ import main

if TYPE_CHECKING:
    from rulesdb.pipeline.ruled_situations import RulingsByGame

PROGRAM = (sys.executable, str(Path(__file__).resolve()))
_ONE_IN = 40
_PLAYING = {"check", "site"}


@contextmanager
def _no_rulings(games: Collection[str]) -> Iterator[Callable[[], "RulingsByGame"]]:
    """Rule on no situation."""
    yield lambda: dict.fromkeys(games, ())


def leave_few_checks(command: str) -> None:
    """Leave every fortieth check of each game in this process if the command plays any."""
    if command not in _PLAYING:
        return
    from rulesdb.checks.games import registries  # commands that play nothing need not load it
    from rulesdb.pipeline import caches, check_playing, ruled_situations  # as above

    caches.result_cache = lambda: None  # the results of few checks must not be cached as those of the program
    ruled_situations.RESULTS = ruled_situations.RESULTS._replace(made_of=lambda: "of few checks")
    ruled_situations.ruling_beside = _no_rulings
    check_playing.kept_proofs = lambda games, cache=None: {}  # noqa: ARG005  (nor are those of all checks to be taken)

    for registry in registries():
        left = list(registry.checks)[::_ONE_IN]
        for name in registry.checks.keys() - left:
            del registry.checks[name]


if __name__ == "__main__":
    leave_few_checks(sys.argv[1])
    sys.exit(main())
