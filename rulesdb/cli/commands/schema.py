"""``rulesdb schema``: the JSON Schemas of what commands print with ``--json``."""

import argparse

from rulesdb.api.documents import DOCUMENTS, json_schema
from rulesdb.cli.choices import refuse_unknown
from rulesdb.cli.output import print_json, print_lines

EXAMPLES = """\
  rulesdb schema               the names of all documents
  rulesdb schema search        the JSON Schema of rulesdb search --json"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("name", nargs="?", metavar="NAME", help="a command, such as search (default: list all names)")


def run(arguments: argparse.Namespace) -> int:
    """Print a schema, or the names of all."""
    refuse_unknown("document", arguments.name, DOCUMENTS)
    if arguments.name is None:
        print_lines(DOCUMENTS)
    else:
        print_json(json_schema(arguments.name))
    return 0
