"""Measures what rulesdb promises of speed and size, in one run, and prints each figure beside its target.

    python benchmarks/run.py [--official DIR] [--rounds N] [--json FILE]

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
from dataclasses import asdict, dataclass
from pathlib import Path

from processes import PROGRAM, Command, build_of, compare
from texts import add_official, enlarge_folder, find_texts

from rulesdb.pipeline.home import open_home
from rulesdb.source.resources import data_folder

STAGES = Path(__file__).with_name("stages.py")
MEGABYTE = 1_000_000
TIMES = 20
FEWER = 5  # the enlarged texts are measured this many times less often
QUERY = "置換効果"
NODE = "fab:6.4.1"


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value; ``at_most`` or ``at_least`` is its target, None where it is told for information."""

    name: str
    value: float
    unit: str
    at_most: float | None = None
    at_least: float | None = None

    @property
    def is_met(self) -> bool:
        """Tell whether the target, if there is one, is reached."""
        too_much = self.at_most is not None and self.value > self.at_most
        too_little = self.at_least is not None and self.value < self.at_least
        return not (too_much or too_little)

    @property
    def written(self) -> str:
        """The value as people write it: a count is whole."""
        number = f"{self.value:,}" if isinstance(self.value, int) else f"{self.value:.2f}"
        return f"{number} {self.unit}".rstrip()

    @property
    def target(self) -> str:
        """The target as people write it."""
        if self.at_most is not None:
            return f"≤ {self.at_most:g}"
        return "" if self.at_least is None else f"≥ {self.at_least:g}"


@dataclass(frozen=True, slots=True)
class Bench:
    """What the measurements share: the official texts, if any, a folder for what they write, the number of rounds."""

    official: Path | None
    scratch: Path
    rounds: int

    @property
    def texts(self) -> list[Path]:
        """The texts that are measured."""
        return find_texts(self.official)


def stage_figures(bench: Bench) -> list[Figure]:
    """Measure parsing and linking, and how both grow with the text."""
    large = _enlarged(bench)
    once = _stages(bench.rounds, bench.texts)
    many = _stages(max(1, bench.rounds // FEWER), large)
    # A copy is a little shorter than the text (no footer) or longer (longer numbers): time is compared by the size.
    growth = TIMES * (many["seconds"] / many["size"]) / (once["seconds"] / once["size"])
    return [
        Figure("text", once["size"] / MEGABYTE, "MB"),
        Figure("parse", once["size"] / MEGABYTE / once["parse"], "MB/s"),
        Figure("parse and link", once["size"] / MEGABYTE / once["seconds"], "MB/s", at_least=1),
        Figure(f"parse and link, {TIMES} times the text", growth, "times", at_most=22),
    ]


def process_figures(bench: Bench) -> list[Figure]:
    """Measure whole processes, cold ones beside Python itself."""
    home = bench.scratch / "home"
    build = compare({"build": build_of([bench.official] if bench.official else [], home)}, bench.rounds)["build"]
    asked = {"RULESDB_HOME": str(home)}
    cold = compare(
        {
            "python": Command([sys.executable, "-c", "pass"]),
            "show": Command([PROGRAM, "show", NODE], asked),
            "coverage": Command([PROGRAM, "coverage"], asked),
            "search": Command([PROGRAM, "search", QUERY], asked),
        },
        bench.rounds,
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


def _stages(rounds: int, texts: Sequence[Path]) -> dict[str, float]:
    command: list[str | Path] = [sys.executable, STAGES, str(rounds), *texts]
    figures: dict[str, float] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return figures


def _enlarged(bench: Bench) -> list[Path]:
    made = bench.scratch / "enlarged"
    enlarge_folder(bench.official or data_folder(), TIMES, made)
    return find_texts(made)


def print_table(figures: Sequence[Figure]) -> None:
    """Print one line per figure, as a table of the kind that README.md shows."""
    print("| measured | median | target | |")
    print("|---|---|---|---|")
    for figure in figures:
        verdict = "" if not figure.target else "met" if figure.is_met else "MISSED"
        print(f"| {figure.name} | {figure.written} | {figure.target} | {verdict} |")


def measure(official: Path | None, rounds: int) -> list[Figure]:
    """Measure everything; progress goes to standard error."""
    with tempfile.TemporaryDirectory() as scratch:
        bench = Bench(official, Path(scratch), rounds)
        what = "official texts" if official else "shipped edition (the targets are set for the official texts)"
        print(f"{len(bench.texts)} files, {what}, {rounds} rounds", file=sys.stderr)
        return [*stage_figures(bench), *process_figures(bench)]


def main() -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure rulesdb's speed and size against its targets.")
    add_official(parser)
    parser.add_argument("--rounds", type=int, default=11, metavar="N", help="measurements per figure (11)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    given = parser.parse_args()
    figures = measure(given.official, given.rounds)
    print_table(figures)
    if given.json:
        given.json.write_text(json.dumps([asdict(figure) for figure in figures], ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()
