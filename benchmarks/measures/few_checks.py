"""The command with every fortieth of the checks: what kills, damages and disks are about is not which are played.

    python benchmarks/measures/few_checks.py ARGUMENTS

Playing all of them is most of the time of ``site``; none of it reads or writes a file.
"""

import sys
from pathlib import Path

from rulesdb.__main__ import main

PROGRAM = (sys.executable, str(Path(__file__).resolve()))
_ONE_IN = 40
_PLAYING = {"check", "site"}


def leave_few_checks(command: str) -> None:
    """Leave every fortieth check of each game in this process if the command plays any."""
    if command not in _PLAYING:
        return
    from rulesdb.checks.games import registries  # noqa: PLC0415  (commands that play nothing need not load it)
    from rulesdb.pipeline import caches, check_playing  # noqa: PLC0415  (as above)

    caches.result_cache = lambda: None  # the results of few checks must not be cached as those of the program
    check_playing.kept_proofs = lambda games, cache=None: {}  # noqa: ARG005  (nor are those of all checks to be taken)

    for registry in registries():
        left = list(registry.checks)[::_ONE_IN]
        for name in registry.checks.keys() - left:
            del registry.checks[name]


if __name__ == "__main__":
    leave_few_checks(sys.argv[1])
    sys.exit(main())
