"""``rulesdb show``: rules with all that is known of them, the official text above our explanation."""

import argparse

from rulesdb.cli.arguments import add_json
from rulesdb.cli.choices import IN_THIS_HOME, refuse_unknown
from rulesdb.cli.commands import NOTHING_FOUND
from rulesdb.cli.homes import ask
from rulesdb.cli.output import print_json, print_lines, warn
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.played import played
from rulesdb.pipeline.showing import FoundRules, find_rules, questions_about

EXAMPLES = """\
  rulesdb show 6.4.5
  rulesdb show fab:1.0.2a mtg:502.57a --json
  rulesdb show 6.4.5 --edition plain      our own words only"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "ids", type=str.strip, nargs="+", metavar="ID", help="fab:1.0.2a, 1.0.2a, [1.0.2a], 'rule 1.0.2a' …"
    )
    parser.add_argument("--edition", metavar="NAME", help="only the text of this edition (official, plain)")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print every node that is found; if one is missing, name it on standard error and return the status 1."""
    rules, missing = ask(arguments.home, lambda home: _find(home, arguments))
    shown = [(rule, played(rule.node), questions_about(rule.node)) for rule in rules]
    if arguments.json:
        print_json([entry for rule, proof, questions in shown for entry in rule.entries(proof, questions)])
    else:
        from rulesdb.cli.node_text import node_lines  # noqa: PLC0415  (--json must not pay for it)

        for at, (rule, proof, questions) in enumerate(shown):
            print_lines(["", ""] if at else [])
            print_lines(node_lines(rule, proof, questions))
    warn(*missing)
    return NOTHING_FOUND if missing else 0


def _find(home: Home, arguments: argparse.Namespace) -> FoundRules:
    refuse_unknown("edition", arguments.edition, home.editions, IN_THIS_HOME)
    return find_rules(home, arguments.ids, arguments.edition)
