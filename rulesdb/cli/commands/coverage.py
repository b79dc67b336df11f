"""``rulesdb coverage``: the coverage of rules and examples, counted from executed checks."""

import argparse
from collections.abc import Iterator, Mapping

from rulesdb.cli.arguments import add_json
from rulesdb.cli.fitted_table import fitted_table
from rulesdb.cli.homes import ask
from rulesdb.cli.language import translated
from rulesdb.cli.output import print_json, print_lines, warn
from rulesdb.cli.progress_bar import shown_progress
from rulesdb.cli.terminal import wrap
from rulesdb.cli.unchecked_text import unchecked_lines
from rulesdb.pipeline.coverage import Coverage, measure_coverage

EXAMPLES = """\
  rulesdb coverage             each section with its sums, and what is due for reading
  rulesdb coverage --chapters  the sums of each chapter alone
  rulesdb coverage --unchecked the rules, sentences and items that lack a check
  rulesdb coverage --json      every rule, for programs"""
_PLAYING = (
    "the recorded proofs are those of another engine, other checks or other texts, so all checks are played now, "
    "which takes some minutes; in a clone, pytest -m exhaustive --refresh tests/checks/test_recorded_proofs.py "
    "records them"
)
"""What to tell a user before checks are played."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--chapters", action="store_true", help="sums by chapter, not by section")
    forms.add_argument("--unchecked", action="store_true", help="only the rules that lack a check, and what of them")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the coverage by the recorded proofs, or by all checks, played, where they are another program's."""
    graph = ask(arguments.home, lambda home: home.graph)
    with shown_progress() as progress:
        coverage = measure_coverage(graph, progress, lambda: warn(_PLAYING))
    if arguments.json:
        print_json(coverage.document(only_unchecked=arguments.unchecked))
    elif arguments.unchecked:
        print_lines(unchecked_lines(coverage))
    elif arguments.chapters:
        print_lines(_lines(coverage, "chapter", coverage.chapters))
    else:
        print_lines(_lines(coverage, "section", coverage.sections))
    return 0


def _lines(coverage: Coverage, division: str, parts: Mapping[str, str]) -> Iterator[str]:
    head = (division, "rules", "checked", "n/a", "open", "examples", "sentences", "clauses", "items")
    rows = [(name, *_numbers(sums)) for name, sums in coverage.sums_by(parts).items()]
    table = [tuple(map(translated, head)), *rows, (translated("all"), *_numbers(coverage.sums()))]
    yield from fitted_table(table, right=range(1, len(head)))
    yield from wrap(translated("examples: played/all; sentences: demonstrated+marked/all; clauses, items: either/all"))
    for group in coverage.alike:
        yield from wrap(translated(f"not told apart by any check: {', '.join(group)}"))
    for name, row in coverage.rules.items():
        if row.due:
            checks = ", ".join(row.checks)
            yield from wrap(translated(f"due for reading: {name} has another text than {checks} was written for"))


def _numbers(sums: Mapping[str, int]) -> tuple[str, ...]:
    examples = f"{sums['examples_checked']}/{sums['examples']}"
    sentences = f"{sums['sentences_demonstrated']}+{sums['sentences_marked']}/{sums['sentences']}"
    parts = (f"{sums[f'{name}_demonstrated'] + sums[f'{name}_marked']}/{sums[name]}" for name in ("clauses", "items"))
    counts = (sums[name] for name in ("rules", "checked", "not_applicable", "unchecked"))
    return (*map(str, counts), examples, sentences, *parts)
