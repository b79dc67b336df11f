"""Compare libraries that parse arguments, by the cold start of one small command: what docs/decisions.md rests on.

They need a virtual environment of their own, outside this repository, with the packages in ``SCRIPTS``. Each script
declares the arguments of ``rulesdb show`` and parses the same line. Processes take turns; times are medians, and ratios
are to ``python -c pass``.

    python benchmarks/argument_parsers.py ENV/bin/python [ROUNDS]
"""

import sys

from processes import Command, compare

ROUNDS = 40
LINE = ("show", "6.4.7", "--edition", "plain", "--json")

_ARGPARSE = """
import argparse
parser = argparse.ArgumentParser("rulesdb show")
parser.add_argument("command")
parser.add_argument("ids", nargs="+")
parser.add_argument("--edition")
parser.add_argument("--json", action="store_true")
{}
parser.parse_args()
"""
_CLICK = """
import click
@click.group()
def rulesdb(): pass
@rulesdb.command()
@click.argument("ids", nargs=-1)
@click.option("--edition")
@click.option("--json", is_flag=True)
def show(ids, edition, json): pass
rulesdb()
"""
_TYPER = """
import typer
rulesdb = typer.Typer()
@rulesdb.callback()
def main(): pass
@rulesdb.command()
def show(ids: list[str], edition: str = "", json: bool = False): pass
rulesdb()
"""
_CYCLOPTS = """
import cyclopts
rulesdb = cyclopts.App()
@rulesdb.command
def show(*ids: str, edition: str = "", json: bool = False): pass
rulesdb()
"""
SCRIPTS = {
    "python -c pass": "pass",
    "argparse": _ARGPARSE.format(""),
    "argparse and argcomplete": _ARGPARSE.format("import argcomplete; argcomplete.autocomplete(parser)"),
    "argparse and shtab": _ARGPARSE.format("import shtab; shtab.add_argument_to(parser)"),
    "click": _CLICK,
    "typer": _TYPER,
    "cyclopts": _CYCLOPTS,
}
"""The script of each library, by its name."""


def main(interpreter: str, rounds: int) -> None:
    """Measure and print a line for each library."""
    commands = {name: Command([interpreter, "-c", script, *LINE]) for name, script in SCRIPTS.items()}
    samples = compare(commands, rounds)
    bare = samples["python -c pass"].seconds
    for name, sample in samples.items():
        print(f"{name:<26}{sample.seconds * 1000:>7.1f} ms{sample.seconds / bare:>6.1f} times")


if __name__ == "__main__":
    interpreter, *rounds = sys.argv[1:]
    main(interpreter, int(rounds[0]) if rounds else ROUNDS)
