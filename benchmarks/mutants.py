"""Mutates the rules of the engine, one clause at a time, and counts which mutants no check notices.

    python benchmarks/mutants.py [--count N] [--seed N] [--tests]

A mutant turns a condition round, drops an operand of ``and`` or ``or``, or replaces a comparison by its neighbour. All
checks play it in a process of its own; with --tests, the engine's tests play what survives as well. A mutant that
does not end is noticed, too. The survivors are listed: a clause that no check needs, or one that changes nothing.
"""

import argparse
import ast
import importlib.abc
import importlib.util
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import ModuleSpec
from os import cpu_count
from pathlib import Path
from random import Random
from types import ModuleType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = (
    "rulesdb/engine/fab/rules",
    "rulesdb/engine/fab/continuous.py",
    *(f"rulesdb/engine/kernel/{room}" for room in ("effects", "play", "selection", "turn", "verbs")),
    "rulesdb/engine/kernel/process/pipeline.py",
    "rulesdb/engine/kernel/process/steps.py",
)
WITHOUT_RULES = {
    "test_card_language_page.py", "test_card_sheets.py", "test_checked_texts.py", "test_codec.py",
    "test_engine_checks.py", "test_engine_properties.py", "test_language.py", "test_new_verb.py",
    "test_parse_table.py", "test_phrases.py", "test_random_play.py", "test_record_fields.py",
    "test_sheets_of_any_game.py",
}  # fmt: skip
"""The tests of the engine that are about texts and records, play all checks, or play at random, which takes long."""
TESTS = (
    *sorted(path for path in (ROOT / "tests/engine").glob("test_*.py") if path.name not in WITHOUT_RULES),
    ROOT / "tests/tea/test_tea_game.py",
)
_SECONDS = 120  # a mutant may take no longer for all checks, which take about one second
_NEIGHBOURS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_NOTICED = 1


class Mutant(NamedTuple):
    """A mutant: its file, relative to the repository, and its number among those of the file, from 0."""

    file: str
    number: int


class Site(NamedTuple):
    """A place at which a file can be mutated."""

    line: int
    what: str
    mutate: Callable[[ast.AST], None]
    """Changes the node in place."""


def sites_of(tree: ast.Module) -> Iterator[tuple[ast.AST, Site]]:
    """Yield the nodes of a module that can be mutated, in order, with what is done to each.

    Misreadings are left alone: they stand in while a rule is off, and no check plays them otherwise.
    """
    left_alone = {id(node) for function in _misreadings(tree) for node in ast.walk(function)}
    for node in (node for node in ast.walk(tree) if id(node) not in left_alone):
        if isinstance(node, ast.If | ast.IfExp):
            yield node, Site(node.lineno, f"not ({ast.unparse(node.test)})", _negate)
        elif isinstance(node, ast.BoolOp):
            for index, operand in enumerate(node.values):
                yield node, Site(node.lineno, f"without {ast.unparse(operand)}", _dropping(index))
        elif isinstance(node, ast.Compare) and type(node.ops[0]) in _NEIGHBOURS:
            yield node, Site(node.lineno, f"neighbour of {ast.unparse(node)}", _replace_comparison)


def _misreadings(tree: ast.Module) -> list[ast.FunctionDef]:
    """Return the functions that are stand-ins of definitions: the second arguments of ``book.definition``."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    decorators = [one for function in functions for one in function.decorator_list if isinstance(one, ast.Call)]
    names = {one.args[1].id for one in decorators if len(one.args) > 1 and isinstance(one.args[1], ast.Name)}
    return [function for function in functions if function.name in names]


def _negate(node: ast.AST) -> None:
    assert isinstance(node, ast.If | ast.IfExp)
    node.test = ast.UnaryOp(ast.Not(), node.test)


def _dropping(index: int) -> Callable[[ast.AST], None]:
    def drop(node: ast.AST) -> None:
        assert isinstance(node, ast.BoolOp)
        del node.values[index]

    return drop


def _replace_comparison(node: ast.AST) -> None:
    assert isinstance(node, ast.Compare)
    node.ops[0] = _NEIGHBOURS[type(node.ops[0])]()


def mutated(source: str, index: int) -> tuple[ast.Module, Site]:
    """Return a module with its mutation of an index."""
    tree = ast.parse(source)
    node, site = list(sites_of(tree))[index]
    site.mutate(node)
    return ast.fix_missing_locations(tree), site


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module in its mutated form."""

    def __init__(self, mutant: Mutant) -> None:
        """Keep the mutant."""
        self._mutant = mutant
        self._name = mutant.file.removesuffix(".py").replace("/", ".")

    def find_spec(self, fullname: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:  # noqa: ARG002
        """Return a spec for the mutated module alone."""
        if fullname != self._name:
            return None
        return importlib.util.spec_from_file_location(fullname, ROOT / self._mutant.file, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        """Run the mutated module."""
        tree, _ = mutated((ROOT / self._mutant.file).read_text(encoding="utf-8"), self._mutant.number)
        exec(compile(tree, self._mutant.file, "exec"), vars(module))  # noqa: S102  (our own module, with one clause changed)


def mutants() -> list[Mutant]:
    """Return all mutants of the rules."""
    given = [ROOT / folder for folder in FOLDERS]
    files = [path for one in given for path in ([one] if one.is_file() else sorted(one.glob("*.py")))]
    found: list[Mutant] = []
    for path in files:
        count = sum(1 for _ in sites_of(ast.parse(path.read_text(encoding="utf-8"))))
        found += [Mutant(path.relative_to(ROOT).as_posix(), index) for index in range(count)]
    return found


def play_all() -> int:
    """Play every check; return whether one of them notices something."""
    from rulesdb.checks.games import registries  # noqa: PLC0415  (after the mutant is in place)
    from rulesdb.checks.running import play  # noqa: PLC0415  (as above)

    checks = [check for registry in registries() for check in registry.checks.values()]
    return _NOTICED if any(play(check).status != "passed" for check in checks) else 0


class FirstFinder:
    """A pytest plugin that puts a finder before pytest's own, which imports rulesdb as it imports every plugin."""

    def __init__(self, finder: Finder) -> None:
        """Keep the finder."""
        self._finder = finder

    def pytest_sessionstart(self) -> None:
        """Put the finder first."""
        sys.meta_path.insert(0, self._finder)


def run_tests(finder: Finder) -> int:
    """Run the engine's tests; return whether one of them notices something."""
    import pytest  # noqa: PLC0415  (only with --tests)

    return int(pytest.main(["-q", "-x", "-p", "no:cacheprovider", *map(str, TESTS)], plugins=[FirstFinder(finder)]))


def survives(mutant: Mutant, *, in_tests: bool) -> bool:
    """Whether a mutant is not noticed, in a process of its own."""
    command = [sys.executable, __file__, "--child", mutant.file, str(mutant.number), *(["--tests"] if in_tests else [])]
    try:
        ended = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    return ended.returncode == 0


def survivors_of(chosen: Sequence[Mutant], *, in_tests: bool) -> list[Mutant]:
    """Return the mutants that are not noticed, on all cores."""
    with ThreadPoolExecutor(cpu_count()) as pool:
        results = list(pool.map(lambda mutant: survives(mutant, in_tests=in_tests), chosen))
    return [mutant for mutant, survived in zip(chosen, results, strict=True) if survived]


def report(chosen: Sequence[Mutant], left: Sequence[Mutant]) -> None:
    """Print how many mutants survived, and each of them."""
    print(f"{len(chosen)} mutants, {len(left)} survived ({len(left) / len(chosen):.1%})")
    for mutant in left:
        _, site = mutated((ROOT / mutant.file).read_text(encoding="utf-8"), mutant.number)
        print(f"{mutant.file}:{site.line}: {site.what}")


def main() -> int:
    """Parse the arguments, mutate, print."""
    parser = argparse.ArgumentParser(description="Mutate the engine, and count which mutants no check notices.")
    parser.add_argument("--count", type=int, default=100, metavar="N", help="mutants, chosen at random (100; 0: all)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the choice of mutants (0)")
    parser.add_argument("--tests", action="store_true", help="give the survivors to the engine's tests as well")
    parser.add_argument("--child", nargs=2, metavar=("FILE", "INDEX"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        sys.path.insert(0, str(ROOT))
        finder = Finder(Mutant(given.child[0], int(given.child[1])))
        sys.meta_path.insert(0, finder)
        return run_tests(finder) if given.tests else play_all()
    every = mutants()
    chosen = every if given.count == 0 else sorted(Random(given.seed).sample(every, min(given.count, len(every))))  # noqa: S311
    left = survivors_of(chosen, in_tests=False)
    if given.tests:
        left = survivors_of(left, in_tests=True)
    report(chosen, left)
    return 0


if __name__ == "__main__":
    sys.exit(main())
