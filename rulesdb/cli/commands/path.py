"""``rulesdb path``: a shortest chain of references from one rule to another."""

import argparse

from rulesdb.cli.arguments import add_json, add_reach
from rulesdb.cli.captions import caption
from rulesdb.cli.commands import NOTHING_FOUND
from rulesdb.cli.homes import ask
from rulesdb.cli.output import print_json, print_lines, warn
from rulesdb.pipeline.chains import chain_between

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
    reach = {"examples": arguments.examples, "subtree": arguments.subtree}
    chain = ask(arguments.home, lambda home: chain_between(home, arguments.start, arguments.goal, **reach))
    if arguments.json:
        print_json(chain.document())
    else:
        print_lines(f"{step}  {caption(name, chain.captions[name])}" for step, name in enumerate(chain.names or ()))
    warn(*chain.problems)
    return NOTHING_FOUND if chain.problems else 0
