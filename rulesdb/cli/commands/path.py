"""``rulesdb path``: a shortest chain of references from one rule to another."""

import argparse

from rulesdb.cli.arguments import add_json, add_reach
from rulesdb.cli.captions import caption
from rulesdb.cli.commands import NOTHING_FOUND
from rulesdb.cli.homes import ask
from rulesdb.cli.lookup import look_up
from rulesdb.cli.output import print_json, print_lines, warn
from rulesdb.graph.chains import shortest_path
from rulesdb.graph.identifiers import UnknownIdentifierError
from rulesdb.pipeline.home import Home

EXAMPLES = """\
  rulesdb path 6.5.2 1.0.2
  rulesdb path 6.5.2 1.0.2 --examples --json"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("start", type=str.strip, metavar="FROM", help="the rule that the chain begins with")
    parser.add_argument("goal", type=str.strip, metavar="TO", help="the rule that it ends with")
    add_reach(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the chain; the status is 1 if there is none."""
    document, lines, problems = ask(arguments.home, lambda home: _path(home, arguments))
    if arguments.json:
        print_json(document)
    else:
        print_lines(lines)
    warn(*problems)
    return NOTHING_FOUND if problems else 0


def _path(home: Home, arguments: argparse.Namespace) -> tuple[dict[str, object], list[str], list[str]]:
    """Return the JSON document, the lines for people, and a sentence for each reason why there is no chain."""
    graph = home.graph
    ends = {written: look_up(graph, written) for written in (arguments.start, arguments.goal)}
    problems = [str(end) for end in ends.values() if isinstance(end, UnknownIdentifierError)]
    names = {written: written if isinstance(end, UnknownIdentifierError) else end for written, end in ends.items()}
    start, goal = names[arguments.start], names[arguments.goal]
    reach = {"examples": arguments.examples, "subtree": arguments.subtree}
    path = None if problems else shortest_path(graph, start, goal, **reach)
    if path is None and not problems:
        problems.append(f"no chain of references leads from {start} to {goal}")
    lines = [f"{step}  {caption(graph, name)}" for step, name in enumerate(path or ())]
    return {"from": start, "to": goal, "path": None if path is None else list(path)}, lines, problems
