"""``rulesdb coverage``: which rules and examples have checks, counted from what is executed by this very command."""

import argparse
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from rulesdb.checks.told_apart import Groups, not_told_apart
from rulesdb.cli.arguments import add_json
from rulesdb.cli.captions import chapter_of, section_of
from rulesdb.cli.fitted_table import fitted_table
from rulesdb.cli.homes import ask
from rulesdb.cli.language import translated
from rulesdb.cli.output import print_json, print_lines
from rulesdb.cli.progress import shown_progress
from rulesdb.cli.terminal import wrap
from rulesdb.cli.unchecked_text import unchecked_lines
from rulesdb.graph.model import Graph, Node
from rulesdb.pipeline.checking import coverage_of, execute_all
from rulesdb.proofs.coverage import Covered, lacks_checks, part_entry, totals

EXAMPLES = """\
  rulesdb coverage             each section with its sums, and what is due for reading
  rulesdb coverage --chapters  the sums of each chapter alone
  rulesdb coverage --unchecked the rules, sentences and items that lack a check
  rulesdb coverage --json      every rule, for programs"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--chapters", action="store_true", help="sums by chapter, not by section")
    forms.add_argument("--unchecked", action="store_true", help="only the rules that lack a check, and what of them")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play and knock out everything, and print what is covered."""
    graph = ask(arguments.home, lambda home: home.graph)
    with shown_progress() as progress:
        report = execute_all(graph, progress)
        alike = not_told_apart(report.results, report.knock_outs, progress)
    rules = coverage_of(graph, report)
    if arguments.json:
        print_json(_document(rules, alike, only_unchecked=arguments.unchecked))
    elif arguments.unchecked:
        print_lines(unchecked_lines(graph, rules))
    else:
        print_lines(_lines(graph, rules, alike, _CHAPTERS if arguments.chapters else _SECTIONS))
    return 0


def _document(rules: Mapping[str, Covered], alike: Groups, *, only_unchecked: bool) -> dict[str, object]:
    """Return the JSON document; its totals count all rules, whichever are listed."""
    nodes = {
        name: {
            "status": row.status,
            "reason": row.reason or None,
            "checks": list(row.checks),
            "examples": {"total": row.examples, "checked": row.examples_checked},
            "due": row.due,
            "sentences": [part_entry(sentence) for sentence in row.sentences],
            "items": [part_entry(item) for item in row.items],
        }
        for name, row in rules.items()
        if lacks_checks(row) or not only_unchecked
    }
    sums = {**totals(rules.values()), "not_told_apart": sum(map(len, alike))}
    return {"nodes": nodes, "totals": sums, "not_told_apart": [list(group) for group in alike]}


class Division(NamedTuple):
    """A division of the rules, of which the sums are printed."""

    name: str
    """Its name, the head of the column."""
    of: Callable[[Graph, Node], str]
    """Return the identifier of the part that a rule belongs to."""


_SECTIONS = Division("section", lambda graph, node: section_of(graph, node).id)
_CHAPTERS = Division("chapter", chapter_of)


def _lines(graph: Graph, rules: Mapping[str, Covered], alike: Groups, division: Division) -> Iterator[str]:
    head = (division.name, "rules", "checked", "n/a", "open", "examples", "sentences", "items")
    parts: dict[str, dict[str, Covered]] = {}
    for name, row in rules.items():
        parts.setdefault(division.of(graph, graph.nodes[name]), {})[name] = row
    rows = [(name, *_numbers(of)) for name, of in parts.items()]
    table = [tuple(map(translated, head)), *rows, (translated("all"), *_numbers(rules))]
    yield from fitted_table(table, right=range(1, len(head)))
    yield from wrap(translated("examples: played/all; sentences, items: demonstrated+marked/all"))
    for group in alike:
        yield from wrap(translated(f"not told apart by any check: {', '.join(group)}"))
    for name, row in rules.items():
        if row.due:
            checks = ", ".join(row.checks)
            yield from wrap(translated(f"due for reading: {name} has another text than {checks} was written for"))


def _numbers(rules: Mapping[str, Covered]) -> tuple[str, ...]:
    sums = totals(rules.values())
    examples = f"{sums['examples_checked']}/{sums['examples']}"
    parts = (f"{sums[f'{name}_demonstrated']}+{sums[f'{name}_marked']}/{sums[name]}" for name in ("sentences", "items"))
    counts = (sums[name] for name in ("rules", "checked", "not_applicable", "unchecked"))
    return (*map(str, counts), examples, *parts)
