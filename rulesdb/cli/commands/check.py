"""``rulesdb check``: plays the checks of rules and prints their accounts."""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping

from rulesdb.cli.arguments import add_executor, add_json
from rulesdb.cli.commands import NOTHING_FOUND
from rulesdb.cli.fitted_table import fitted_table
from rulesdb.cli.homes import ask
from rulesdb.cli.language import name_of, translated
from rulesdb.cli.output import print_json, print_lines, warn
from rulesdb.cli.progress_bar import shown_progress
from rulesdb.cli.styled import Line, bold
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.checking import CheckReport, KnockOut, Result, account_lines, choose_checks, execute
from rulesdb.pipeline.tasks.executors import opened
from rulesdb.words.proofs import CHECKS

EXAMPLES = """\
  rulesdb check                           play every check
  rulesdb check 5.1.1a                    those of one rule, with their accounts
  rulesdb check 5.1 --knock-out           those of a section, once more without each rule that they claim
  rulesdb check --knock-out --json        everything, for programs
  rulesdb check --knock-out --executor dask://localhost:8786   the same, on a cluster of Dask
  rulesdb check mine.py --knock-out       your own checks (docs/checks.md)"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "ids",
        type=str.strip,
        nargs="*",
        metavar="ID",
        help="rules, sections, checks by name, or a Python file of your own checks (default: all)",
    )
    parser.add_argument(
        "--knock-out", action="store_true", help="play each check again without each rule that it claims: it must fail"
    )
    add_executor(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the checks; the status is 1 if one fails, if a claim is not demonstrated, or if there is no check."""
    checks, missing, sections = ask(arguments.home, lambda home: choose_checks(home.graph, arguments.ids))
    with opened(arguments.executor) as workers, shown_progress() as progress:
        report = execute(checks, progress, with_knock_out=arguments.knock_out, workers=workers)
    if arguments.json:
        print_json(report.document(with_knock_out=arguments.knock_out))
    else:
        print_lines(_accounts(report) if arguments.ids else _overview_with_failures(sections, report))
        print_lines(_problems(report))
        print_lines([_sum(report)] if report.results else [])
    warn(*missing)
    return NOTHING_FOUND if missing or _is_bad(report) else 0


def _is_bad(report: CheckReport) -> bool:
    failed = any(result.status != "passed" for result in report.results)
    return failed or any(pair.verdict != "demonstrated" for pair in report.knock_outs)


def _accounts(report: CheckReport) -> Iterator[str | Line]:
    """Yield the accounts of the checks, with the results of playing them without their rules."""
    for result in report.results:
        yield from _account(result)
        for pair in report.knock_outs:
            if pair.check == result.check.name:
                yield from wrap(_verdict(pair), "  ")
        yield ""


def _account(result: Result) -> Iterator[str | Line]:
    yield bold(f"{result.check.name}: {result.check.title}")
    yield f"  {', '.join(result.check.claims)}" + (f"  ({result.check.example})" if result.check.example else "")
    for line in account_lines(result):
        yield from wrap(line, "    ")


def _overview_with_failures(sections: Mapping[str, str], report: CheckReport) -> Iterator[str | Line]:
    """Yield the table of all checks, and the accounts of those that did not pass."""
    yield from _overview(sections, report)
    for result in report.results:
        if result.status != "passed":
            yield ""
            yield from _account(result)


def _verdict(pair: KnockOut) -> str:
    if pair.verdict != "demonstrated":
        problem = f" ({pair.problem})" if pair.problem else ""
        return translated(f"without {pair.claim}: {translated(pair.verdict)}{problem}")
    differences = "; ".join(f"{one.what}: {one.seen} ({one.expected})" for one in pair.differences)
    return translated(f"without {pair.claim}{f' ({pair.misreading})' if pair.misreading else ''}: {differences}")


def _overview(sections: Mapping[str, str], report: CheckReport) -> Iterator[str]:
    """Yield a table: the sections with the numbers of their checks that passed and of their claims demonstrated."""
    checks, passed, claims, shown = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for result in report.results:
        section = sections[result.check.rules[0]]
        checks[section] += 1
        passed[section] += result.status == "passed"
    for pair in report.knock_outs:
        section = sections[pair.rule]
        claims[section] += 1
        shown[section] += pair.verdict == "demonstrated"
    head = ("section", "checks", "passed", *(("claims", "demonstrated") if claims else ()))
    rows = [
        (name, str(checks[name]), str(passed[name]), *((str(claims[name]), str(shown[name])) if claims else ()))
        for name in dict.fromkeys((*checks, *claims))
    ]
    yield from fitted_table([tuple(map(translated, head)), *rows], right=range(1, len(head)))


def _problems(report: CheckReport) -> Iterator[str]:
    for result in report.results:
        if result.status != "passed":
            yield from wrap(f"{result.check.name} {name_of(result.status, CHECKS)}: {result.problem}")
    for pair in report.knock_outs:
        if pair.verdict != "demonstrated":
            yield from wrap(f"{pair.check} {_verdict(pair)}")


def _sum(report: CheckReport) -> str:
    count = Counter(result.status for result in report.results)
    ended = f"{count['passed']} passed, {count['failed']} failed, {count['error']} errors"
    sums = f"{_counted(len(report.results), 'check')}: {ended}"
    if not report.knock_outs:
        return translated(sums)
    verdicts = Counter[str](pair.verdict for pair in report.knock_outs)
    names = ("demonstrated", "touched", "untouched", "broken")
    counted = translated(", ").join(translated(f"{verdicts[name]} {name}") for name in names)
    return translated(f"{sums}; {_counted(len(report.knock_outs), 'claim')}: {counted}")


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
