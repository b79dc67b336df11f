"""``rulesdb trace``: the references out of a rule or into it, level by level."""

import argparse
from collections.abc import Iterator

from rulesdb.cli.arguments import add_json, add_reach, natural_number
from rulesdb.cli.captions import NOT_LOADED, caption
from rulesdb.cli.commands import NOTHING_FOUND
from rulesdb.cli.homes import ask
from rulesdb.cli.language import translated
from rulesdb.cli.output import print_json, print_lines, warn
from rulesdb.cli.styled import Line, bold, dim
from rulesdb.pipeline.chains import Traced, traced
from rulesdb.pipeline.home import Home

EXAMPLES = """\
  rulesdb trace 6.4.5
  rulesdb trace 6.4.5 --depth 2 --examples
  rulesdb trace 1.0.2 --in                what refers to 1.0.2"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "id", type=str.strip, metavar="ID", help="a rule, a part of one, or a rule that is cited and not loaded"
    )
    parser.add_argument("--depth", type=natural_number, metavar="N", help="at most N steps (default: to the end)")
    parser.add_argument("--in", action="store_true", dest="inwards", help="follow references into ID, not out of it")
    add_reach(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the levels; the status is 1 if there is no such rule."""
    found = ask(arguments.home, lambda home: _trace(home, arguments))
    if arguments.json:
        print_json(found.document())
    elif not found.problem:
        print_lines(_lines(found))
    if not found.problem:
        return 0
    warn(str(found.problem))
    return NOTHING_FOUND


def _trace(home: Home, arguments: argparse.Namespace) -> Traced:
    reach = {"examples": arguments.examples, "subtree": arguments.subtree}
    return traced(home, arguments.id, "in" if arguments.inwards else "out", arguments.depth, **reach)


def _lines(found: Traced) -> Iterator[str | Line]:
    yield bold(caption(found.root, found.captions[found.root]))
    for level in found.levels:
        indent = "  " * level.depth
        yield from (f"{indent}{level.depth}  {caption(name, found.captions[name])}" for name in level.ids)
        yield from (dim(f"{indent}{level.depth}  {raw}  {translated(NOT_LOADED)}") for raw in level.outside)
    if not found.levels:
        yield "  " + translated("no references out of it" if found.direction == "out" else "no references into it")
