"""``rulesdb runtime``: fetches what the page 裁定 of a rulebook runs."""

import argparse

from rulesdb.cli.arguments import path
from rulesdb.cli.output import print_lines
from rulesdb.pipeline.page_engine.runtime import fetch_runtime, runtime_folder

EXAMPLES = """\
  rulesdb runtime                         once; then rulesdb site rulebook --engine
  rulesdb runtime pyodide                 into a folder; then rulesdb site rulebook --engine --runtime pyodide"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "folder", type=path, nargs="?", metavar="DIR", help="folder to fill (default: one of the user's cached files)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Fetch what is missing, and print the files."""
    print_lines(map(str, fetch_runtime(arguments.folder or runtime_folder())))
    return 0
