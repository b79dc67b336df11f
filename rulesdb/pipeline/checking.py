"""Checks of a home's rules: chosen by what a user wrote, played, and played again without the claims."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rulesdb.checks.coverage import claimable, examples_of
from rulesdb.checks.games import CheckFileError, own_checks, registries
from rulesdb.checks.registry import Check, CheckSet, UnknownCheckError
from rulesdb.checks.running import Result, play, play_without, verdict_on
from rulesdb.engine.games import bundle
from rulesdb.graph.identifiers import UnknownIdentifierError, find_node
from rulesdb.graph.model import Graph, Node, descendants
from rulesdb.pipeline.outline import section_of
from rulesdb.pipeline.progress import Progress
from rulesdb.pipeline.tasks.batches import Workers, rows_of
from rulesdb.pipeline.tasks.executor_errors import ExecutorError
from rulesdb.pipeline.tasks.work import Work, rows_here
from rulesdb.play.boards import BoardMaker
from rulesdb.proofs.account import AccountLine, Difference, WrittenOpening, as_text, folded
from rulesdb.proofs.verdicts import Board, KnockOut, PlayStatus

__all__ = [
    "CheckReport",
    "ChosenChecks",
    "KnockOut",
    "Result",
    "account_lines",
    "checks_below",
    "checks_of",
    "choose_checks",
    "execute",
    "own_checks_of",
]

_PYTHON = ".py"


class ChosenChecks(NamedTuple):
    """The checks that a user chose."""

    checks: tuple[Check, ...]
    """The checks, none twice."""
    missing: tuple[str, ...]
    """Sentences for the names that have no check."""
    sections: Mapping[str, str]
    """Identifiers and titles of the sections of the rules that they claim, by rule; the rule itself if not loaded."""


class CheckReport(NamedTuple):
    """Executed checks: the results of playing them, and of playing them without their claims."""

    results: tuple[Result, ...]
    knock_outs: tuple[KnockOut, ...]
    boards: Mapping[str, Board] = {}
    """The boards of the checks that passed, by name, if they were asked for."""

    def document(self, *, with_knock_out: bool = False) -> dict[str, object]:
        """Return the JSON document."""
        document: dict[str, object] = {"results": list(map(_entry, self.results))}
        if with_knock_out:
            document["knock_out"] = list(map(_pair, self.knock_outs))
        return document


def checks_of(graph: Graph) -> CheckSet:
    """Return the checks of all games, once every claim in them and every entry of the engine's books is in the texts.

    Raises UnknownRuleError for one that is not.
    """
    found = registries()
    examples = {
        example for node in graph.nodes.values() for reading in node.readings for example in examples_of(node, reading)
    }
    parts = claimable(graph)
    for registry in found:
        if registry.ruleset in graph.rulesets:
            game = bundle(registry.ruleset)
            registry.verify(parts, examples)
            game.book.verify({*parts, *game.outside_rules()})
    return CheckSet(check for registry in found for check in registry.checks.values())


def own_checks_of(graph: Graph, path: Path) -> list[Check]:
    """Return the checks that a user's file registers.

    Raises CheckFileError for a file that cannot be used, and for a claim that no loaded text has.
    """
    if not path.is_file():
        raise CheckFileError(f"{path}: there is no such file; name a Python file that registers checks")
    found = own_checks(path)
    parts = claimable(graph)
    for check in found:
        for claim in check.claims:
            ruleset = claim.partition(":")[0]
            if ruleset in graph.rulesets and claim not in {*parts, *bundle(ruleset).outside_rules()}:
                raise CheckFileError(f"{path}: {check.name} claims {claim}, but no loaded text has it")
    return found


def choose_checks(graph: Graph, names: Sequence[str]) -> ChosenChecks:
    """Return the checks of rules and sections, by name or of a user's Python file; all checks without ``names``.

    Raises UnknownCheckError for a check that is not there, CheckFileError for a file that cannot be used, and
    AmbiguousIdentifierError for a rule that several rulesets have.
    """
    known = checks_of(graph)
    if not names:
        return _chosen(graph, known.checks.values(), [])
    chosen: dict[str, Check] = {}
    missing = []
    for name in names:
        found = own_checks_of(graph, Path(name)) if name.endswith(_PYTHON) else _named(graph, known, name)
        if isinstance(found, str):
            missing.append(found)
        else:
            chosen.update({check.name: check for check in found})
    return _chosen(graph, chosen.values(), missing)


def _chosen(graph: Graph, checks: Iterable[Check], missing: Sequence[str]) -> ChosenChecks:
    every = tuple(checks)
    return ChosenChecks(every, tuple(missing), {rule: _section(graph, rule) for check in every for rule in check.rules})


def _named(graph: Graph, known: CheckSet, written: str) -> list[Check] | str:
    """Return the checks of a name, or the sentence that there are none. Raises UnknownCheckError."""
    if "/" in written and written.partition(":")[0] not in graph.rulesets:  # a heading may have a slash, too
        return [known.named(written)]
    try:
        node = find_node(graph, written)
    except UnknownIdentifierError as error:
        return str(error)
    return _below(graph, known, node) or f"no check demonstrates {node.id} yet"


def checks_below(graph: Graph, node: Node) -> list[Check]:
    """Return the checks of a rule or heading and of all below it. Raises UnknownRuleError as ``checks_of`` does."""
    return _below(graph, checks_of(graph), node)


def _below(graph: Graph, known: CheckSet, node: Node) -> list[Check]:
    return known.of_rules([node.id, *descendants(graph.nodes, node.id)])


def _section(graph: Graph, rule: str) -> str:
    node = graph.nodes.get(rule)
    if node is None:
        return rule
    section = section_of(graph, node)
    return f"{section.id} {section.readings[0].title or ''}".strip()


class _Executed(NamedTuple):
    """An executed check."""

    result: Result
    """The result of playing it, without the recording."""
    knock_outs: tuple[KnockOut, ...]
    """The verdicts on its claims; none where it did not pass."""
    board: Board | None
    """Its board, None where it was not asked for, or there is none."""


def execute(
    checks: Sequence[Check],
    progress: Progress,
    *,
    with_knock_out: bool,
    with_boards: bool = False,
    workers: Workers | None = None,
) -> CheckReport:
    """Return the report of playing checks and, ``with_knock_out``, of knocking out every claim of those that passed.

    ``with_boards`` it has the boards of these, with every knock-out beside the check. ``workers`` play them without
    boards. Raises ExecutorError where these do not, or a check is a user's own, which they do not have.
    """
    if workers is None:
        work = Work(_executed, list[_Executed], (with_knock_out, with_boards))
        return _report(list(rows_here(work, checks, progress)))
    by_name = Work(executed_rows, list[ExecutedRow], (with_knock_out,))
    rows = rows_of(by_name, [check.name for check in checks], workers, progress)
    try:
        return _report([row.of(check) for check, row in zip(checks, rows, strict=True)])
    except UnknownCheckError as error:
        raise ExecutorError(
            f"{error} in other processes, which do not have your own checks; leave out --executor"
        ) from error


def _report(executed: Sequence[_Executed]) -> CheckReport:
    boards = {one.result.check.name: one.board for one in executed if one.board is not None}
    return CheckReport(
        tuple(one.result for one in executed), tuple(pair for one in executed for pair in one.knock_outs), boards
    )


def _executed(checks: Iterable[Check], with_knock_out: bool, with_boards: bool) -> Iterator[_Executed]:
    maker = BoardMaker()
    for check in checks:
        result = play(check, is_recorded=with_boards)
        if with_boards:  # the opening is written once for its account and its board
            result = result._replace(opening=WrittenOpening(tuple(result.opening.lines())))
        is_proof = with_knock_out and result.status == "passed"
        claims = check.claims if is_proof else ()
        others = [play_without(result, claim, is_recorded=with_boards) for claim in claims]
        pairs = tuple(verdict_on(result, claim, other) for claim, other in zip(claims, others, strict=True))
        recorded = [(pair, other) for pair, other in zip(pairs, others, strict=True) if other is not None]
        board = maker.board_of(result, recorded, check.claims) if with_boards and is_proof else None
        yield _Executed(result._replace(recording=None), pairs, board)


class ExecutedRow(NamedTuple):
    """An executed check as plain values: what a process that has the check by its name answers."""

    status: PlayStatus
    seconds: float
    opening: tuple[AccountLine, ...]
    lines: tuple[AccountLine, ...]
    trace: frozenset[str]
    problem: str
    differences: tuple[Difference, ...]
    knock_outs: tuple[KnockOut, ...]

    def of(self, check: Check) -> _Executed:
        """Return it with its check."""
        opening = WrittenOpening(self.opening)
        played = Result(
            check, self.status, self.seconds, opening, self.lines, self.trace, self.problem, self.differences
        )
        return _Executed(played, self.knock_outs, None)


def executed_rows(names: Iterable[str], with_knock_out: bool) -> Iterator[ExecutedRow]:
    """Execute shipped checks by name, and yield them as rows."""
    shipped = CheckSet(check for found in registries() for check in found.checks.values())
    for one, pairs, _ in _executed(map(shipped.named, names), with_knock_out, with_boards=False):
        opening = tuple(one.opening.lines())
        yield ExecutedRow(one.status, one.seconds, opening, one.lines, one.trace, one.problem, one.differences, pairs)


def loaded_checks(graph: Graph) -> list[Check]:
    """Return the checks of the loaded rulesets. Raises UnknownRuleError as ``checks_of`` does."""
    return [check for check in checks_of(graph).checks.values() if check.ruleset in graph.rulesets]


def account_lines(result: Result) -> list[str]:
    """Return the account of a played check as lines of text, repetitions folded."""
    return [as_text(line) for line in folded(result.account)]


def _entry(result: Result) -> dict[str, object]:
    return {
        "name": result.check.name,
        "rules": list(result.check.rules),
        "claims": list(result.check.claims),
        "example": result.check.example,
        "status": result.status,
        "seconds": round(result.seconds, 6),
        "title": result.check.title,
        "account": [line._asdict() for line in result.account],
    }


def _pair(pair: KnockOut) -> dict[str, object]:
    differences = [_difference(*difference) for difference in pair.differences]
    first = differences[0] if differences else _difference(pair.problem, "", "")
    return {
        "rule": pair.rule,
        "claim": pair.claim,
        "check": pair.check,
        "misreading": pair.misreading or None,
        "killed": pair.verdict == "demonstrated",
        "verdict": pair.verdict,
        **first,
        "differences": differences,
    }


def _difference(what: str, expected: str, seen: str) -> dict[str, str]:
    return {"what": what, "with": expected, "without": seen}
