"""Measures what rulesdb promises of speed and size, in one run, and prints each figure beside its target.

    python benchmarks/run.py [--official DIR] [--rounds N]

Every figure is a median; what is compared takes turns in one loop, and what counts is the ratio. Without a folder of
official texts (``--official`` or RULESDB_OFFICIAL) the shipped edition is measured, which is smaller than the texts
that the targets are set for. A missed target is said in the table and is no failure: machines differ.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from figures import Figure, print_table
from processes import PROGRAM, Command, build_of, compare, tell
from texts import add_official, enlarge_folder, find_texts

from rulesdb.pipeline.home import open_home
from rulesdb.source.resources import data_folder

STAGES = Path(__file__).with_name("stages.py")
MEGABYTE = 1_000_000
TIMES = 20
FEWER = 5  # the enlarged texts are measured this many times less often
QUERY = "置換効果"
NODE = "fab:6.4.1"


def stage_figures(official: Path | None, scratch: Path, rounds: int) -> list[Figure]:
    """Measure parsing and linking, and how both grow with the text."""
    enlarge_folder(official or data_folder(), TIMES, scratch / "enlarged")
    once = _stages(rounds, find_texts(official))
    many = _stages(max(1, rounds // FEWER), find_texts(scratch / "enlarged"))
    # A copy is a little shorter than the text (no footer) or longer (longer numbers): time is compared by the size.
    growth = TIMES * (many["seconds"] / many["size"]) / (once["seconds"] / once["size"])
    return [
        Figure("text", once["size"] / MEGABYTE, "MB"),
        Figure("parse", once["size"] / MEGABYTE / once["parse"], "MB/s"),
        Figure("parse and link", once["size"] / MEGABYTE / once["seconds"], "MB/s", at_least=1),
        Figure(f"parse and link, {TIMES} times the text", growth, "times", at_most=22),
    ]


def _stages(rounds: int, texts: Sequence[Path]) -> dict[str, float]:
    command: list[str | Path] = [sys.executable, STAGES, str(rounds), *texts]
    medians: dict[str, float] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return medians


def process_figures(official: Path | None, home: Path, rounds: int) -> list[Figure]:
    """Measure whole processes, cold ones beside Python itself."""
    build = compare({"build": build_of([official] if official else [], home)}, rounds)["build"]
    environment = {"RULESDB_HOME": str(home)}
    cold = compare(
        {
            "python": Command([sys.executable, "-c", "pass"]),
            "show": Command([PROGRAM, "show", NODE], environment),
            "coverage": Command([PROGRAM, "coverage"], environment),
            "search": Command([PROGRAM, "search", QUERY], environment),
        },
        rounds,
    )
    nothing = cold["python"].seconds
    index = sum(path.stat().st_size for path in open_home(home).index.rglob("*") if path.is_file())
    return [
        Figure("build", build.seconds, "s"),
        Figure("build, peak memory", build.peak / MEGABYTE, "MB", at_most=200),
        Figure("python -c pass", nothing * 1000, "ms"),
        Figure("show, to python -c pass", cold["show"].seconds / nothing, "times", at_most=8),
        Figure("coverage", cold["coverage"].seconds, "s", at_most=1),
        Figure("search, to python -c pass", cold["search"].seconds / nothing, "times", at_most=8),
        Figure("search, peak memory", cold["search"].peak / MEGABYTE, "MB", at_most=100),
        Figure("index", index / MEGABYTE, "MB"),
    ]


def main() -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure rulesdb's speed and size against its targets.")
    add_official(parser)
    parser.add_argument("--rounds", type=int, default=11, metavar="N", help="measurements per figure (11)")
    given = parser.parse_args()
    what = "official texts" if given.official else "shipped edition (the targets are set for the official texts)"
    tell(f"{what}, {given.rounds} rounds")
    with tempfile.TemporaryDirectory() as scratch:
        stages = stage_figures(given.official, Path(scratch), given.rounds)
        print_table([*stages, *process_figures(given.official, Path(scratch) / "home", given.rounds)])


if __name__ == "__main__":
    main()
