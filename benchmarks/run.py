"""Measures what rulesdb promises of speed and size, in one run, and prints each figure beside its target.

    python benchmarks/run.py [--official DIR] [--rounds N] [--json FILE]

Every figure is a median; what is compared takes turns in one loop, and what counts is the ratio. Without a folder of
official texts (``--official`` or RULESDB_OFFICIAL) the shipped edition is measured, which is smaller than the texts
that the targets are set for. A missed target is said in the table and is no failure: machines differ.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from processes import Command, Sample, compare, run
from texts import enlarge, find_texts

from rulesdb.pipeline.home import INDEX, open_home

HERE = Path(__file__).resolve().parent
BARE = HERE / "baseline_whoosh.py"
PROGRAM = Path(sys.executable).with_name("rulesdb")
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
    def target(self) -> str:
        """The target as people write it."""
        if self.at_most is not None:
            return f"≤ {self.at_most:g}"
        return "" if self.at_least is None else f"≥ {self.at_least:g}"


@dataclass(frozen=True, slots=True)
class Bench:
    """What the measurements share: the texts, a folder for whatever they write, and the number of rounds."""

    texts: tuple[Path, ...]
    is_official: bool
    scratch: Path
    rounds: int

    @property
    def sources(self) -> tuple[Path, ...]:
        """What a user would name to build these texts: nothing for the shipped edition."""
        return self.texts if self.is_official else ()

    @property
    def home(self) -> Path:
        """The home that the build under measurement writes."""
        return self.scratch / "home"

    @property
    def bare(self) -> Path:
        """The index that the bare script writes."""
        return self.scratch / "bare"

    @property
    def documents(self) -> Path:
        """The nodes as the bare script takes them."""
        return self.scratch / "documents.json"


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
    """Measure whole processes against the bare script and against Python itself."""
    python = [sys.executable, "-c", "pass"]
    home = {"RULESDB_HOME": str(bench.home)}
    built = compare({"build": _build(bench), "bare": _bare_build(bench)}, bench.rounds)
    cold = compare(
        {
            "python": Command(python),
            "show": Command([PROGRAM, "show", NODE], home),
            "search": Command([PROGRAM, "search", QUERY], home),
            "bare": Command([sys.executable, BARE, "query", bench.bare, QUERY]),
        },
        bench.rounds,
    )
    return [*_build_figures(built), *_cold_figures(cold), *_size_figures(bench)]


def _build_figures(built: dict[str, Sample]) -> list[Figure]:
    build, bare = built["build"], built["bare"]
    return [
        Figure("build", build.seconds, "s"),
        Figure("build, to the bare script", build.seconds / bare.seconds, "times", at_most=2),
        Figure("build, peak memory", build.peak / MEGABYTE, "MB", at_most=200),
        Figure("bare script, peak memory", bare.peak / MEGABYTE, "MB"),
    ]


def _cold_figures(cold: dict[str, Sample]) -> list[Figure]:
    nothing = cold["python"].seconds
    return [
        Figure("python -c pass", nothing * 1000, "ms"),
        Figure("show, to python -c pass", cold["show"].seconds / nothing, "times", at_most=8),
        Figure("search, to python -c pass", cold["search"].seconds / nothing, "times", at_most=16),
        Figure("bare script's search, to python -c pass", cold["bare"].seconds / nothing, "times"),
        Figure("search, peak memory", cold["search"].peak / MEGABYTE, "MB", at_most=100),
    ]


def _size_figures(bench: Bench) -> list[Figure]:
    index, bare = _size(open_home(bench.home).generation / INDEX), _size(bench.bare)
    return [
        Figure("index", index / 1000, "KB"),
        Figure("index, to the bare script's", index / bare, "times", at_most=2),
    ]


def _build(bench: Bench) -> Command:
    """Build into a new home: what it replaces must not be part of the time."""
    return Command(
        [PROGRAM, "build", *bench.sources, "--home", bench.home],
        prepare=lambda: shutil.rmtree(bench.home, ignore_errors=True),
    )


def _bare_build(bench: Bench) -> Command:
    """Index the nodes of a home that is built for this once."""
    run(_build(bench))
    with bench.documents.open("wb") as file:
        subprocess.run([sys.executable, HERE / "documents.py", bench.home], stdout=file, check=True)
    return Command(
        [sys.executable, BARE, "index", bench.documents, bench.bare],
        prepare=lambda: shutil.rmtree(bench.bare, ignore_errors=True),
    )


def _stages(rounds: int, texts: Sequence[Path]) -> dict[str, float]:
    command: list[str | Path] = [sys.executable, HERE / "stages.py", str(rounds), *texts]
    figures: dict[str, float] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return figures


def _enlarged(bench: Bench) -> list[Path]:
    folder = bench.scratch / "enlarged"
    folder.mkdir()
    made = []
    for order, path in enumerate(bench.texts):
        made.append(folder / f"{order}-{path.name}")
        made[-1].write_text(enlarge(path.read_text(encoding="utf-8"), TIMES), encoding="utf-8")
    return made


def _size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def print_table(figures: Sequence[Figure]) -> None:
    """Print one line per figure, as a table of the kind that README.md shows."""
    print("| measured | median | target | |")
    print("|---|---|---|---|")
    for figure in figures:
        verdict = "" if not figure.target else "met" if figure.is_met else "MISSED"
        print(f"| {figure.name} | {figure.value:.2f} {figure.unit} | {figure.target} | {verdict} |")


def measure(official: Path | None, rounds: int) -> list[Figure]:
    """Measure everything; progress goes to standard error."""
    with tempfile.TemporaryDirectory() as scratch:
        bench = Bench(tuple(find_texts(official)), official is not None, Path(scratch), rounds)
        what = "official texts" if official else "shipped edition (the targets are set for the official texts)"
        print(f"{len(bench.texts)} files, {what}, {rounds} rounds", file=sys.stderr)
        return [*stage_figures(bench), *process_figures(bench)]


def main() -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure rulesdb's speed and size against its targets.")
    parser.add_argument("--official", type=Path, default=os.environ.get("RULESDB_OFFICIAL") or None, metavar="DIR")
    parser.add_argument("--rounds", type=int, default=11, metavar="N", help="measurements per figure (11)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    given = parser.parse_args()
    if not find_texts(given.official):
        parser.error(f"there is no text (*.txt) in {given.official}")
    figures = measure(given.official, given.rounds)
    print_table(figures)
    if given.json:
        given.json.write_text(json.dumps([asdict(figure) for figure in figures], ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()
