"""``rulesdb site``: writes the rulebook."""

import argparse
from urllib.parse import urlsplit

from rulesdb.cli.arguments import path
from rulesdb.cli.choices import IN_THIS_HOME, refuse_unknown
from rulesdb.cli.homes import ask
from rulesdb.cli.language import translated
from rulesdb.cli.output import print_lines
from rulesdb.pipeline.caches import compiled_templates, result_cache
from rulesdb.pipeline.collector import collector_paused
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.page_engine.runtime import runtime_folder
from rulesdb.pipeline.publishing import publish, stamp_of
from rulesdb.words.quoting import shortened

EXAMPLES = """\
  rulesdb site rulebook                      then open rulebook/index.html in a browser
  rulesdb site rulebook --edition plain      our own words only
  rulesdb site rulebook --base-url https://example.org/rules/
  rulesdb site rulebook --engine             with a page that rules on situations, after rulesdb runtime"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--edition", metavar="NAME", help="only the text of this edition (official, plain)")
    parser.add_argument(
        "--base-url", metavar="URL", type=_base_url, help="where it will be served: adds absolute addresses"
    )
    parser.add_argument(
        "--engine", action="store_true", help="add a page that rules on situations in the browser (rulesdb runtime)"
    )
    parser.add_argument(
        "--runtime", metavar="DIR", type=path, help="the folder that rulesdb runtime has filled, for --engine"
    )
    parser.add_argument("out", type=path, metavar="OUT", help="folder to write; a rulebook that is there is replaced")


def _base_url(written: str) -> str:
    """Return ``written`` as the address of a folder. Raises ArgumentTypeError."""
    if not _is_folder(written):
        problem = f"{shortened(written)!r} is no address of a folder"
        raise argparse.ArgumentTypeError(f"{problem}; write https://example.org/rules/")
    return written.rstrip("/") + "/"


def _is_folder(address: str) -> bool:
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return parts.scheme in {"http", "https"} and bool(parts.netloc) and not parts.query and not parts.fragment


def run(arguments: argparse.Namespace) -> int:
    """Write the pages and print the path of the first one."""
    with collector_paused():  # until the home is freed: then there is little left to look through
        pages = ask(arguments.home, lambda home: _publish(home, arguments))
    print_lines([translated(f"{pages} pages: {arguments.out / 'index.html'}")])
    return 0


def _publish(home: Home, arguments: argparse.Namespace) -> int:
    refuse_unknown("edition", arguments.edition, home.editions, IN_THIS_HOME)
    base_url = arguments.base_url or ""
    return publish(
        home,
        arguments.out,
        stamp_of(home),
        arguments.edition,
        base_url,
        compiled=compiled_templates(),
        cache=result_cache(),
        runtime=(arguments.runtime or runtime_folder()) if arguments.engine else None,
    )
