"""``rulesdb site``: writes the rulebook."""

import argparse
from pathlib import Path

from rulesdb import __version__
from rulesdb.cli.homes import ask
from rulesdb.cli.lookup import edition_names, refuse_unknown
from rulesdb.cli.output import print_lines
from rulesdb.graph.editions import only
from rulesdb.site.stamp import Stamp
from rulesdb.site.writing import write_site

EXAMPLES = """\
  rulesdb site rulebook                      then open rulebook/index.html in a browser
  rulesdb site rulebook --edition plain      our own words only"""

_DATE = len("2006-01-02")


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--edition", metavar="NAME", help="only the text of this edition (official, plain)")
    parser.add_argument("out", type=Path, metavar="OUT", help="folder to write; a rulebook that is there is replaced")


def run(arguments: argparse.Namespace) -> int:
    """Write the pages and say where they begin."""
    graph, findings, built_at = ask(arguments.home, lambda home: (home.graph, home.findings, home.built_at))
    refuse_unknown("edition", arguments.edition, edition_names(graph))
    if arguments.edition is not None:
        graph = only(graph, arguments.edition)
    pages = write_site(graph, findings.diagnostics, arguments.out, Stamp(__version__, built_at[:_DATE]))
    print_lines([f"{pages} pages: {arguments.out / 'index.html'}"])
    return 0
