"""Mutates the rules of the engine, one clause at a time, and counts which mutants no check notices.

    python benchmarks/mutants.py [GAME ...] [--count N] [--seed N] [--tests] [--executor ADDRESS]

A mutant turns a condition round, drops an operand of ``and`` or ``or``, or replaces a comparison by its neighbour. All
checks play it in a process of its own, then with their knock-outs; with --tests, the engine's tests play what survives,
which takes longest. A mutant that does not end is noticed, too. The survivors are listed: a clause that no check needs,
or one that changes nothing. How far it is goes to standard error.
Where games are named, only their own modules are mutated, and their own checks and tests play them. With --executor
the checks of other processes play the mutants, which find this file with ``PYTHONPATH=benchmarks`` (docs/scaling.md).
"""

import argparse
import ast
import importlib.abc
import importlib.util
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from importlib.machinery import ModuleSpec
from itertools import starmap
from pathlib import Path
from random import Random
from time import process_time
from types import ModuleType
from typing import Any, NamedTuple, Self

from mutated_functions import CodeKey, Functions, called_by, callers, change_of, functions_of, in_a_copy, is_noticed

from rulesdb.pipeline.tasks.batches import Workers, rows_of
from rulesdb.pipeline.tasks.executors import opened
from rulesdb.pipeline.tasks.work import Work

ROOT = Path(__file__).resolve().parents[1]
ENGINE = "rulesdb/engine"
OF_A_GAME = (
    "card_parts", "characteristics.py", "continuous.py", "events", "keywords", "mana.py", "rules", "selection", "verbs",
)  # fmt: skip
"""What plays a game: the rules and what they use, without languages, records, tables and accounts."""
OF_THE_KERNEL = ("cards", "effects", "event_kinds", "play", "process", "selection", "state", "turn", "verbs")
WITHOUT_RULES = {
    "test_bundle.py", "test_card_language_page.py", "test_card_sheets.py", "test_checked_texts.py", "test_codec.py",
    "test_engine_checks.py", "test_every_check.py", "test_items_and_texts.py", "test_language.py",
    "test_magic_language.py", "test_magic_random_play.py", "test_new_verb.py", "test_parse_table.py", "test_phrases.py",
    "test_random_play.py", "test_record_fields.py", "test_recorded_proofs.py", "test_sentences_told_apart.py",
    "test_words_of_games.py",
}  # fmt: skip
"""The tests of the engine that are about texts and records, play all checks, or play at random, which takes long."""
FOLDERS_OF_TESTS = {"fab": ("tests/engine/fab", "tests/checks"), "mtg": ("tests/engine/mtg",)}
"""The folders of the tests of a game, by its ruleset; most tests of checks play Flesh and Blood."""
FOLDERS_OF_THE_KERNEL = ("tests/engine/kernel", "tests/engine")
"""The folders of the tests of the kernel alone, and of all games."""
_SECONDS = 30  # a mutant may take no longer for one check or test, which takes three at most
_ANEW_SECONDS = 900  # nor in a program of its own, for all checks or tests
_QUIETLY = ("-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")
"""Options of pytest, which finds the plugin of rulesdb imported already."""
_NEIGHBOURS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip


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


def _misreadings(tree: ast.Module) -> list[ast.FunctionDef | ast.Lambda]:
    """Return the functions that are stand-ins of definitions, and those that only stand-ins use.

    A stand-in is the second argument of ``book.definition``.
    """
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    decorators = [one for function in functions for one in function.decorator_list if isinstance(one, ast.Call)]
    second = [one.args[1] for one in decorators if len(one.args) > 1]
    found = {one.id for one in second if isinstance(one, ast.Name)}
    users = {function.name: _users(tree, function) for function in functions}
    while more := {name for name, used in users.items() if name not in found and used and used <= found}:
        found |= more
    lambdas = [one for one in second if isinstance(one, ast.Lambda)]
    return [*lambdas, *(function for function in functions if function.name in found)]


def _users(tree: ast.Module, function: ast.FunctionDef) -> set[str]:
    """Return the names of the functions that use a function of the module, "" for the module; none if it is public."""
    if not function.name.startswith("_"):
        return {""}
    return {
        getattr(statement, "name", "")
        for statement in tree.body
        for node in ast.walk(statement)
        if statement is not function and isinstance(node, ast.Name) and node.id == function.name
    }


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
    return ast.fix_missing_locations(_WithoutSingleOperands().visit(tree)), site


class _WithoutSingleOperands(ast.NodeTransformer):
    """Replaces ``and`` and ``or`` by their operand where only one is left."""

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        """Return the expression, or its only operand."""
        self.generic_visit(node)
        return node if len(node.values) > 1 else node.values[0]


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


class Scope(NamedTuple):
    """What is mutated, and what plays it."""

    named: tuple[str, ...]
    """Rulesets of the games to which it is limited; () for all games and the kernel."""

    @property
    def games(self) -> tuple[str, ...]:
        """Rulesets of the games."""
        return self.named or tuple(FOLDERS_OF_TESTS)

    @property
    def folders(self) -> list[Path]:
        """Folders and files that are mutated."""
        rooms = [f"{game}/{room}" for game in self.games for room in OF_A_GAME]
        rooms += [f"kernel/{room}" for room in OF_THE_KERNEL] if not self.named else []
        return [path for path in (ROOT / ENGINE / room for room in rooms) if path.exists()]

    @property
    def tests(self) -> list[Path]:
        """The tests that play mutants."""
        folders = [folder for game in self.games for folder in FOLDERS_OF_TESTS[game]]
        folders += FOLDERS_OF_THE_KERNEL if not self.named else ()
        every = (path for folder in folders for path in sorted((ROOT / folder).glob("test_*.py")))
        return [path for path in every if path.name not in WITHOUT_RULES]


def mutants(scope: Scope, since: str | None) -> list[Mutant]:
    """Return all mutants of what a scope has, or those of the lines that have been written since a commit."""
    found: list[Mutant] = []
    for path in [path for one in scope.folders for path in ([one] if one.is_file() else sorted(one.rglob("*.py")))]:
        written = None if since is None else _lines_written(path, since)
        if written == set():
            continue
        sites = sites_of(ast.parse(path.read_text(encoding="utf-8")))
        numbers = [number for number, (_, site) in enumerate(sites) if written is None or site.line in written]
        found += [Mutant(path.relative_to(ROOT).as_posix(), number) for number in numbers]
    return found


def _lines_written(path: Path, since: str) -> set[int]:
    """Return the numbers of the lines of a file, from 1, that have been written or changed since a commit."""
    command = ["git", "diff", "--unified=0", since, "--", str(path)]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    hunks = re.findall(r"^@@ \S+ \+(\d+)(?:,(\d+))? @@", shown, re.MULTILINE)
    return {line for first, count in hunks for line in range(int(first), int(first) + int(count or 1))}


def all_checks(games: Sequence[str]) -> list[Any]:
    """Return the checks of some games."""
    from rulesdb.checks.games import registry  # after the mutant is in place

    return [check for game in games for check in registry(game).checks.values()]


def fails(check: Any) -> bool:  # noqa: ANN401  (its class is imported after the mutant is in place)
    """Whether a check notices something."""
    from rulesdb.checks.running import play  # as above

    return play(check).status != "passed"


def proves_less(check: Any) -> bool:  # noqa: ANN401  (as above)
    """Whether a check notices something, or does not demonstrate every sentence that it claims."""
    from rulesdb.checks.running import knock_out, play  # as above

    result = play(check)
    return result.status != "passed" or any(
        knock_out(result, claim).verdict != "demonstrated" for claim in check.claims
    )


TESTS = "tests"
CHECKS: dict[str, Callable[[Any], bool]] = {"checks": fails, "proofs": proves_less}
"""How checks play a mutant, by the name that progress and a program of its own are told."""


def tell(players: str, done: int, total: int) -> None:
    """Print how many of the mutants some players have played, where it is in no table's way."""
    print(f"{players}: {done} of {total}", file=sys.stderr, flush=True)


class Players(NamedTuple):
    """Checks or tests that play mutants in copies of the process."""

    play: Sequence[Callable[[], bool]]
    """Functions that return whether they notice something."""
    calls: Sequence[frozenset[CodeKey]]
    """The code of the engine that each of them calls."""
    functions: Functions
    """The functions of the engine."""

    @classmethod
    def of(cls, play: Sequence[Callable[[], bool]]) -> Self:
        """Let every function play the engine as it is once, to see what it calls.

        Raises RuntimeError if one notices something there or takes so long that it would notice any mutant.
        """
        found = in_a_copy(lambda: [_watched(one) for one in play])
        if wrong := [at for at, (_, notices, seconds) in enumerate(found) if notices or seconds > _SECONDS / 2]:
            raise RuntimeError(f"without a mutant these fail, or take too long: {[play[at] for at in wrong]}")
        return cls(play, [calls for calls, _, _ in found], functions_of(ENGINE.replace("/", ".")))

    def survives(self, mutant: Mutant) -> bool | None:
        """Whether a mutant is not noticed; None for one that cannot be put into the running program."""
        path = ROOT / mutant.file
        tree, _ = mutated(path.read_text(encoding="utf-8"), mutant.number)
        change = change_of(path, tree, self.functions)
        if change is None:
            return None
        calling = [self.play[index] for index in callers(self.calls, change)]
        return not is_noticed(change, calling, _SECONDS)


def _watched(run: Callable[[], bool]) -> tuple[frozenset[CodeKey], bool, float]:
    """Return the code of the engine that a function calls, its result, and the seconds of a core that it takes."""
    began, results = process_time(), list[bool]()
    calls = called_by(lambda: results.append(run()), str(ROOT / ENGINE))
    return calls, results[0], process_time() - began


class TestPlayers:
    """A pytest plugin that lets the tests play mutants, instead of running them."""

    __test__ = False

    def __init__(self, chosen: Sequence[Mutant], scope: Scope) -> None:
        """Keep the mutants."""
        self._chosen, self._scope = chosen, scope
        self.survivors: list[Mutant] = []

    def pytest_runtestloop(self, session: Any) -> bool:  # noqa: ANN401  (pytest is imported only with --tests)
        """Play the mutants."""
        players = Players.of([partial(_test_fails, item) for item in session.items])
        for done, mutant in enumerate(self._chosen):
            tell("tests", done, len(self._chosen))
            survives = players.survives(mutant)
            if survives or (survives is None and survives_anew(mutant, self._scope, TESTS)):
                self.survivors.append(mutant)
        return True


def _test_fails(item: Any) -> bool:  # noqa: ANN401  (as above)
    from _pytest.runner import runtestprotocol  # as above

    return any(phase.failed for phase in runtestprotocol(item, log=False, nextitem=None))


class FirstFinder:
    """A pytest plugin that puts a finder before pytest's own, which imports rulesdb as it imports every plugin."""

    def __init__(self, finder: Finder) -> None:
        """Keep the finder."""
        self._finder = finder

    def pytest_sessionstart(self) -> None:
        """Put the finder first."""
        sys.meta_path.insert(0, self._finder)


def run_tests(finder: Finder, scope: Scope) -> int:
    """Run the engine's tests; return whether one of them notices something."""
    import pytest  # only with --tests

    return int(pytest.main([*_QUIETLY, "-x", *map(str, scope.tests)], plugins=[FirstFinder(finder)]))


def survives_anew(mutant: Mutant, scope: Scope, players: str) -> bool:
    """Whether a mutant is not noticed in a program that imports it, by the players of a name."""
    command = [sys.executable, __file__, *scope.named, "--child", mutant.file, str(mutant.number), players]
    try:
        ended = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=_ANEW_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    return ended.returncode == 0


def survivors_of(chosen: Sequence[Mutant], scope: Scope, players: str, workers: Workers | None = None) -> list[Mutant]:
    """Return the mutants that no check notices, as it is played or also as it is knocked out."""
    work = Work(survivals, list[bool], (scope.named, players), stage=players)
    survive = rows_of(work, [tuple(mutant) for mutant in chosen], workers, tell)
    return [mutant for mutant, survives in zip(chosen, survive, strict=True) if survives]


def survivals(chosen: Iterable[tuple[str, int]], named: tuple[str, ...], players: str) -> Iterator[bool]:
    """Yield whether no check of some games notices a mutant, for each of some; () names all games."""
    scope = Scope(named)
    playing = _players_of_checks(scope)
    playing = playing._replace(play=[partial(CHECKS[players], check) for check in all_checks(scope.games)])
    for mutant in starmap(Mutant, chosen):
        survives = playing.survives(mutant)
        yield survives_anew(mutant, scope, players) if survives is None else survives


@cache
def _players_of_checks(scope: Scope) -> Players:
    """Return the players of all checks, which a process watches once."""
    return Players.of([partial(fails, check) for check in all_checks(scope.games)])


def survivors_of_tests(chosen: Sequence[Mutant], scope: Scope) -> list[Mutant]:
    """Return the mutants that no test of the engine notices.

    Raises SystemExit if the tests cannot play them, for example because one of them fails without a mutant.
    """
    import pytest  # only with --tests

    players = TestPlayers(chosen, scope)
    if pytest.main([*_QUIETLY, "-n", "0", *map(str, scope.tests)], plugins=[players]) != pytest.ExitCode.OK:
        raise SystemExit("the tests have not played the mutants: see above")
    return players.survivors


def report(chosen: Sequence[Mutant], left: Sequence[Mutant], players: str) -> None:
    """Print how many mutants survived some players, and each of them."""
    print(f"{len(chosen)} mutants, {len(left)} survived the {players} ({len(left) / len(chosen):.1%})")
    for mutant in left:
        _, site = mutated((ROOT / mutant.file).read_text(encoding="utf-8"), mutant.number)
        print(f"{mutant.file}:{site.line}: {site.what}", flush=True)


def main() -> int:
    """Parse the arguments, mutate, print."""
    parser = argparse.ArgumentParser(description="Mutate the engine, and count which mutants no check notices.")
    parser.add_argument("game", nargs="*", help="rulesets of the games to mutate (all, and the kernel)")
    parser.add_argument("--count", type=int, default=100, metavar="N", help="mutants, chosen at random (100; 0: all)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the choice of mutants (0)")
    parser.add_argument("--since", metavar="COMMIT", help="only mutants of lines that were written since a commit")
    parser.add_argument("--tests", action="store_true", help="let the engine's tests play them, too")
    parser.add_argument("--executor", metavar="ADDRESS", help="let checks play in dask://HOST:PORT or processes://N")
    parser.add_argument("--child", nargs=3, metavar=("FILE", "INDEX", "PLAYERS"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if unknown := [name for name in given.game if name not in FOLDERS_OF_TESTS]:
        parser.error(f"no engine plays {', '.join(unknown)}; rulesets: {', '.join(FOLDERS_OF_TESTS)}")
    scope = Scope(tuple(given.game))
    if given.child:
        sys.path.insert(0, str(ROOT))
        finder = Finder(Mutant(given.child[0], int(given.child[1])))
        sys.meta_path.insert(0, finder)
        players = given.child[2]
        return run_tests(finder, scope) if players == TESTS else int(any(map(CHECKS[players], all_checks(scope.games))))
    every = mutants(scope, given.since)
    chosen = every if given.count == 0 else sorted(Random(given.seed).sample(every, min(given.count, len(every))))  # noqa: S311
    with opened(given.executor) as workers:
        left = survivors_of(chosen, scope, "checks", workers)
        left = survivors_of(left, scope, "proofs", workers)
    report(chosen, left, "checks")
    if left and given.tests:
        report(chosen, survivors_of_tests(left, scope), "tests, too")
    return 0


if __name__ == "__main__":
    sys.exit(main())
