"""Measures how long the rulebook takes, beside MkDocs with Material on the same sections, and with more text.

    python benchmarks/site_build.py [--official DIR] [--rounds N] [--times 20]

What is timed are processes, from a built home and from a written project to folders that were not there. They take
turns in one run, medians count. ``rulesdb site`` writes everything that it has: beside the sections a page and a file
of data for each rule, previews, indexes, and what the search reads. MkDocs writes the sections and its search. So both
are compared once more without any of that, ``sections.py`` with MkDocs without its search. MkDocs comes with
``pip install -e '.[compare]'``.
"""

import argparse
import importlib.util
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from builds import HERE, PROGRAM, Builds
from mkdocs_project import WITH_SEARCH, WITHOUT_SEARCH, write_project
from processes import Command, Sample, compare
from processes import run as run_once
from run import Figure, print_table
from search_curve import enlarged, tell
from texts import add_official

from rulesdb.pipeline.home import open_home

MOST = 0.33  # of what MkDocs takes
MOST_PER_TEXT = 1.25  # with N times the text, N times as long and a quarter more


def measure(official: Path | None, times: int, rounds: int) -> list[Figure]:
    """Measure everything; progress goes to standard error."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        return [*against_mkdocs(official, folder, rounds), *growth(official, folder, times, rounds)]


def against_mkdocs(official: Path | None, folder: Path, rounds: int) -> list[Figure]:
    """Measure the rulebook and its sections alone, each beside MkDocs."""
    builds = built(Builds([official] if official else [], folder / "texts"))
    sections = write_project(open_home(builds.home).graph, folder / "project")
    tell(f"{sections} sections, {rounds} rounds")
    commands = {
        "site": site(builds, folder / "book"),
        "mkdocs": mkdocs(folder / "project", WITH_SEARCH),
        "sections": into(folder / "sections", sys.executable, HERE / "sections.py", builds.home, folder / "sections"),
        "mkdocs sections": mkdocs(folder / "project", WITHOUT_SEARCH),
    }
    return mkdocs_figures(sections, compare(commands, rounds))


def mkdocs_figures(sections: int, taken: Mapping[str, Sample]) -> list[Figure]:
    """Return the times, and ours to theirs."""
    seconds = {name: sample.seconds for name, sample in taken.items()}
    return [
        Figure("sections", sections, "pages"),
        Figure("rulesdb site, everything", seconds["site"], "s"),
        Figure("mkdocs build, sections and search", seconds["mkdocs"], "s"),
        Figure("rulesdb site, to mkdocs build", seconds["site"] / seconds["mkdocs"], "times", at_most=MOST),
        Figure("sections alone, ours", seconds["sections"], "s"),
        Figure("sections alone, mkdocs build", seconds["mkdocs sections"], "s"),
        Figure(
            "sections alone, to mkdocs build", seconds["sections"] / seconds["mkdocs sections"], "times", at_most=MOST
        ),
    ]


def growth(official: Path | None, folder: Path, times: int, rounds: int) -> list[Figure]:
    """Measure ``rulesdb site`` on the texts once and many times over, written by the same means."""
    commands = {}
    for name, copies in (("once", 1), ("many", times)):
        tell(f"{copies} times the text: build")
        scratch = folder / name
        builds = built(Builds(enlarged(official, copies, scratch), scratch))
        commands[name] = site(builds, scratch / "book")
    taken = compare(commands, rounds)
    ratio = taken["many"].seconds / taken["once"].seconds
    return [Figure(f"rulesdb site, {times} times the text", ratio, "times", at_most=MOST_PER_TEXT * times)]


def built(builds: Builds) -> Builds:
    """Build the home, and return the builds."""
    run_once(builds.ours())
    return builds


def site(builds: Builds, out: Path) -> Command:
    """Return the command that writes the whole rulebook of a home."""
    return into(out, PROGRAM, "site", out, "--home", builds.home)


def mkdocs(project: Path, configuration: str) -> Command:
    """Return MkDocs's build of the project."""
    out = project / "site"
    command = into(out, sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", project / configuration)
    return command._replace(environment={"NO_MKDOCS_2_WARNING": "1"})  # an advertisement on every run


def into(out: Path, *arguments: str | Path) -> Command:
    """Return a command that writes the folder ``out``, which is taken away before."""
    return Command(arguments, prepare=lambda: shutil.rmtree(out, ignore_errors=True))


def main() -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure the building of the rulebook beside MkDocs with Material.")
    add_official(parser)
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="measurements per figure (5)")
    parser.add_argument("--times", type=int, default=20, metavar="N", help="how much more text (20)")
    given = parser.parse_args()
    if importlib.util.find_spec("material") is None:
        sys.exit("MkDocs with Material is missing: pip install -e '.[compare]'")
    print_table(measure(given.official, given.times, given.rounds))


if __name__ == "__main__":
    main()
