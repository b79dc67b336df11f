"""Measures how much of the engine that a game's checks run through is the kernel's.

    python benchmarks/kernel_share.py [--files]

Every check of every game is played once, after all modules have been loaded, so that only lines within functions
count. With ``--files`` the lines of every file are listed, and how many of them stand in rules of the book, which are
always a game's.
"""

import argparse
import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import NamedTuple

from coverage import Coverage
from run import Figure, print_table

from rulesdb import engine
from rulesdb.checks.games import registries
from rulesdb.checks.running import play

_ENGINE = Path(engine.__file__).parent
_LEAST_PERCENT = 45


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


def executed() -> list[FileLines]:
    """Play every check of every game; return the files of the engine with executed lines, most lines first."""
    for module in walk_packages(engine.__path__, f"{engine.__name__}."):
        import_module(module.name)
    checks = [check for registry in registries() for check in registry.checks.values()]
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


def figures(files: list[FileLines]) -> list[Figure]:
    """Return the sums, and the kernel's share in percent."""
    total, kernel = sum(one.lines for one in files), sum(one.lines for one in files if one.is_kernel)
    return [
        Figure("executed lines of the engine", total, "lines"),
        Figure("those in rules of the book", sum(one.in_rules for one in files), "lines"),
        Figure("those of the kernel", kernel, "lines"),
        Figure("the kernel's share", 100 * kernel / total, "%", at_least=_LEAST_PERCENT),
    ]


def main() -> int:
    """Print the figures; the status is 1 if the kernel's share is too small."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", action="store_true", help="list the lines of every file")
    arguments = parser.parse_args()
    files = executed()
    for one in files if arguments.files else ():
        print(f"{one.lines:5} {one.in_rules:5}  {one.name}")
    measured = figures(files)
    print_table(measured)
    return 0 if all(figure.is_met for figure in measured) else 1


if __name__ == "__main__":
    sys.exit(main())
