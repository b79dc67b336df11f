"""``rulesdb suite``: checks as scenarios for any engine, and a runner for the drivers of engines."""

import argparse
from collections import Counter
from collections.abc import Iterator

from rulesdb.cli.arguments import add_executor, add_json, path
from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.commands import NOTHING_FOUND
from rulesdb.cli.language import translated
from rulesdb.cli.output import print_json, print_lines
from rulesdb.cli.progress_bar import shown_progress
from rulesdb.cli.styled import Line, bold
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.suite import GAMES, Counts, Outcome, SuiteReport, export_suite, index_document, run_suite
from rulesdb.pipeline.tasks.executors import opened

EXAMPLES = """\
  rulesdb suite export suite                       every check as JSON, in a folder (docs/suite.md)
  rulesdb suite export suite --game mtg --complete mtg:502.30a#sentence-1
  rulesdb suite run suite --driver 'python -m rulesdb.suite.driver'
  rulesdb suite run suite --driver ./my-driver --without mtg:502.30a#sentence-1"""

_EXPORT, _RUN = "export", "run"


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("action", choices=(_EXPORT, _RUN), help="write a suite, or run one with a driver")
    parser.add_argument("folder", type=path, metavar="DIR", help="folder of the suite; one that is there is replaced")
    parser.add_argument("--game", choices=GAMES, help="only the scenarios of this game")
    parser.add_argument(
        "--complete",
        action="append",
        default=[],
        metavar="ID",
        help="export: list every scenario that fails without this sentence (repeatable; all: of all, which takes long)",
    )
    parser.add_argument("--driver", metavar="COMMAND", help="run: the command that starts the driver")
    parser.add_argument(
        "--without",
        action="append",
        default=[],
        metavar="ID",
        help="run: let the engine play without this sentence; the scenarios that list it must fail (repeatable)",
    )
    add_executor(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Export or run a suite; the status of a run is 1 if a scenario ends otherwise than it should."""
    games = (arguments.game,) if arguments.game else GAMES
    if arguments.action == _EXPORT:
        if arguments.executor:
            raise UsageError("--executor is for a run; leave it out")
        return _export(arguments, games)
    if not arguments.driver:
        raise UsageError(
            "a run needs a driver; name its command with --driver, such as 'python -m rulesdb.suite.driver'"
        )
    with opened(arguments.executor) as workers, shown_progress() as progress:
        report = run_suite(arguments.driver, arguments.folder, games, arguments.without, progress, workers)
    if arguments.json:
        print_json(_document(report))
    else:
        print_lines(_lines(report))
    return NOTHING_FOUND if report.unexpected else 0


def _export(arguments: argparse.Namespace, games: tuple[str, ...]) -> int:
    with shown_progress() as progress:
        index = export_suite(arguments.folder, games, arguments.complete, progress)
    if arguments.json:
        print_json(index_document(index))
        return 0
    for game in index.games:
        print_lines([translated(f"{game.game}: {_sum(game.counts)}")])
        print_lines(f"  {one.id}: {one.reason}" for one in game.not_exported)
    return 0


def _sum(counts: Counts) -> str:
    scenarios = f"{counts.scenarios} scenarios, {counts.portable} of them portable"
    return f"{scenarios}; {counts.neutral} of {counts.expectations} expectations neutral"


def _document(report: SuiteReport) -> dict[str, object]:
    unexpected = {one.id for one in report.unexpected}
    return {
        "driver": report.driver,
        "without": list(report.without),
        "complete": report.is_complete,
        "results": [
            {
                "id": one.id,
                "status": one.status,
                "listed": one.id in report.listed,
                "unexpected": one.id in unexpected,
                "step": one.step or None,
                "problem": one.problem or None,
            }
            for one in report.outcomes
        ],
        "totals": {"scenarios": len(report.outcomes), **_statuses(report), "unexpected": len(unexpected)},
    }


def _statuses(report: SuiteReport) -> dict[str, int]:
    count = Counter(one.status for one in report.outcomes)
    return {"passed": count["passed"], "failed": count["failed"], "unsupported": count["unsupported"]}


def _lines(report: SuiteReport) -> Iterator[str | Line]:
    for one in report.unexpected:
        yield bold(f"{one.id} {translated(one.status)}")
        yield from wrap(_problem(one), "  ")
    count = _statuses(report)
    ended = f"{count['passed']} passed, {count['failed']} failed, {count['unsupported']} unsupported"
    yield translated(f"{len(report.outcomes)} scenarios with {report.driver}: {ended}")
    if report.without:
        yield translated(f"{len(report.listed)} must fail: {len(report.unexpected)} ended otherwise")


def _problem(outcome: Outcome) -> str:
    if outcome.status == "passed":
        return translated("it lists a sentence that is off, and passes")
    return translated(f"step {outcome.step}: {outcome.problem}")
