"""Measures how much of the engine that a game's checks run through is the kernel's.

    python benchmarks/kernel_share.py [GAME ...] [--files]

Every check of a game is played once, in a process of its own and after all modules have been loaded, so that only
lines within functions count, and those that the game needs itself. With ``--files`` the lines of every file are listed,
and how many of them stand in rules of the book, which are always a game's.
"""

import argparse
import ast
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from pkgutil import walk_packages
from typing import NamedTuple

from coverage import Coverage
from run import Figure, print_table

from rulesdb import engine
from rulesdb.checks.games import registry
from rulesdb.checks.running import play
from rulesdb.engine.games import GAMES

_ENGINE = Path(engine.__file__).parent
_LEAST_OF_FIRST = 45
"""The least share of the kernel, in percent, for the game with which it was written."""
_LEAST_OF_OTHERS = 60
"""That for a game that takes it over."""


class FileLines(NamedTuple):
    """The executed lines of a file."""

    name: str
    """Path of the file within the engine."""
    lines: int
    """Number of lines that were executed."""
    in_rules: int
    """Number of those within rules of the book."""

    @property
    def is_kernel(self) -> bool:
        """Whether the file is the kernel's."""
        return self.name.startswith("kernel/")


def executed(game: str) -> list[FileLines]:
    """Play every check of a game; return the files of the engine with executed lines, most lines first."""
    for module in walk_packages(engine.__path__, f"{engine.__name__}."):
        import_module(module.name)
    checks = list(registry(game).checks.values())
    coverage = Coverage(data_file=None, include=[f"{_ENGINE}/*"], config_file=False)
    coverage.start()
    for check in checks:
        play(check)
    coverage.stop()
    data = coverage.get_data()
    found = (_of_file(Path(name), data.lines(name) or []) for name in data.measured_files())
    return sorted((one for one in found if one.lines), key=lambda one: -one.lines)


def _of_file(path: Path, lines: list[int]) -> FileLines:
    rules = {line for first, last in _rules(path) for line in range(first, last + 1)}
    return FileLines(f"{path.relative_to(_ENGINE)}", len(lines), len(rules.intersection(lines)))


def _rules(path: Path) -> Iterator[tuple[int, int]]:
    """Yield the first and the last line of the body of every function that is registered in a book."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and any("book." in ast.unparse(one) for one in node.decorator_list):
            yield node.body[0].lineno, node.end_lineno or node.lineno


def figures(game: str, files: list[FileLines]) -> list[Figure]:
    """Return the sums of a game, and the kernel's share in percent."""
    total, kernel = sum(one.lines for one in files), sum(one.lines for one in files if one.is_kernel)
    least = _LEAST_OF_FIRST if game == GAMES[0] else _LEAST_OF_OTHERS
    return [
        Figure(f"{game}: executed lines of the engine", total, "lines"),
        Figure(f"{game}: those in rules of the book", sum(one.in_rules for one in files), "lines"),
        Figure(f"{game}: those of the kernel", kernel, "lines"),
        Figure(f"{game}: the kernel's share", 100 * kernel / total, "%", at_least=least),
    ]


def main() -> int:
    """Print the figures; the status is 1 if the kernel's share is below the least one of a game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=GAMES, help="rulesets of the games to measure (all)")
    parser.add_argument("--files", action="store_true", help="list the lines of every file")
    arguments = parser.parse_args()
    for game in arguments.game:  # the parse table is computed now, unless it is kept: in the measured run it is read
        play(next(iter(registry(game).checks.values())))
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as process:
        found = dict(zip(arguments.game, process.map(executed, arguments.game), strict=True))
    for files in found.values() if arguments.files else ():
        for one in files:
            print(f"{one.lines:5} {one.in_rules:5}  {one.name}")
    measured = [figure for game, files in found.items() for figure in figures(game, files)]
    print_table(measured)
    return 0 if all(figure.is_met for figure in measured) else 1


if __name__ == "__main__":
    sys.exit(main())
