"""Measures how long the rulebook takes, beside MkDocs with Material on the same sections, and with more text.

    python benchmarks/site_build.py [--official DIR] [--rounds N] [--times 20]

What is timed are processes, from a built home and from a written project to folders that were not there, and
``rulesdb site`` also over the rulebook that it wrote last: of the same texts, and of texts with one rule changed. They
take turns in one run, medians count; processor time depends less on what else the machine does. ``rulesdb site`` writes
everything that it has: beside the sections a page and a file of data for each rule, previews, indexes, and what the
search reads. MkDocs writes the sections and its search. So both are compared once more without any of that,
``sections.py`` with MkDocs without its search. MkDocs comes with ``pip install -e '.[compare]'``.
"""

import argparse
import importlib.util
import shutil
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from figures import Figure, print_table
from mkdocs_project import WITH_SEARCH, WITHOUT_SEARCH, write_project
from processes import PROGRAM, Command, Sample, build_of, compare, tell
from processes import run as run_once
from texts import add_official, enlarged_editions, find_texts

from rulesdb.pipeline.home import open_home

SECTIONS = Path(__file__).with_name("sections.py")
MOST = 0.33  # of what MkDocs takes, for the sections alone
MOST_FIRST = 4.0  # of what MkDocs takes, for everything where nothing is cached
MOST_AGAIN = 1.0  # of what MkDocs takes, for everything where the same program wrote the last rulebook
CACHE = "XDG_CACHE_HOME"
"""The variable that names the folder of caches where the platform has one."""
MOST_PER_TEXT = 1.25  # with N times the text, N times as long and a quarter more


def measure(official: Path | None, times: int, rounds: int) -> list[Figure]:
    """Measure everything; progress goes to standard error."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        figures = against_mkdocs(official, folder, rounds)
        return [*figures, *growth(official, folder, times, rounds)] if times else figures


def against_mkdocs(official: Path | None, folder: Path, rounds: int) -> list[Figure]:
    """Measure the rulebook and its sections alone, each beside MkDocs."""
    home = built([official] if official else [], folder / "texts")
    sections = write_project(open_home(home).graph, folder / "project")
    tell(f"{sections} sections, {rounds} rounds")
    before, after = with_a_changed_rule(official, folder)
    commands = {
        "site": first_site(home, folder / "book", folder / "empty-cache"),
        "again": again(folder / "again", folder / "cache", home),
        "changed": again(folder / "changed", folder / "cache", after, before),
        "mkdocs": mkdocs(folder / "project", WITH_SEARCH),
        "sections": into(folder / "sections", sys.executable, SECTIONS, home, folder / "sections"),
        "mkdocs sections": mkdocs(folder / "project", WITHOUT_SEARCH),
    }
    return mkdocs_figures(sections, compare(commands, rounds))


def mkdocs_figures(sections: int, taken: Mapping[str, Sample]) -> list[Figure]:
    """Return the times, and ours to theirs."""
    seconds = {name: sample.seconds for name, sample in taken.items()}
    processor = {name: sample.processor for name, sample in taken.items()}
    return [
        Figure("sections", sections, "pages"),
        Figure("rulesdb site, everything, nothing cached", seconds["site"], "s"),
        Figure("rulesdb site again, nothing changed", seconds["again"], "s"),
        Figure("rulesdb site again, one rule changed", seconds["changed"], "s"),
        Figure("mkdocs build, sections and search", seconds["mkdocs"], "s"),
        Figure("the first to mkdocs build", seconds["site"] / seconds["mkdocs"], "times", at_most=MOST_FIRST),
        Figure("nothing changed, to mkdocs build", seconds["again"] / seconds["mkdocs"], "times", at_most=MOST_AGAIN),
        Figure(
            "one rule changed, to mkdocs build", seconds["changed"] / seconds["mkdocs"], "times", at_most=MOST_AGAIN
        ),
        *(
            Figure(f"{what}, to mkdocs build, processor time", processor[name] / processor["mkdocs"], "times")
            for name, what in (("site", "the first"), ("again", "nothing changed"), ("changed", "one rule changed"))
        ),
        Figure("sections alone, ours", seconds["sections"], "s"),
        Figure("sections alone, mkdocs build", seconds["mkdocs sections"], "s"),
        Figure(
            "sections alone, to mkdocs build", seconds["sections"] / seconds["mkdocs sections"], "times", at_most=MOST
        ),
        Figure(
            "sections alone, to mkdocs build, processor time",
            processor["sections"] / processor["mkdocs sections"],
            "times",
        ),
    ]


def growth(official: Path | None, folder: Path, times: int, rounds: int) -> list[Figure]:
    """Measure ``rulesdb site`` on the texts once and many times over, written by the same means."""
    commands = {}
    for name, copies in (("once", 1), ("many", times)):
        tell(f"{copies} times the text: build")
        scratch = folder / name
        home = built(enlarged_editions(official, copies, scratch), scratch)
        commands[name] = first_site(home, scratch / "book", scratch / "empty-cache")
    taken = compare(commands, rounds)
    ratio = taken["many"].seconds / taken["once"].seconds
    return [Figure(f"rulesdb site, {times} times the text", ratio, "times", at_most=MOST_PER_TEXT * times)]


def built(sources: Sequence[Path], folder: Path) -> Path:
    """Build a home of the sources in the folder, and return it."""
    home = folder / "home"
    run_once(build_of(sources, home))
    return home


def first_site(home: Path, out: Path, cache: Path) -> Command:
    """Return the command that writes the whole rulebook of a home where nothing is cached."""
    command = into(out, PROGRAM, "site", out, "--home", home)

    def prepare() -> None:
        command.prepare()
        shutil.rmtree(cache, ignore_errors=True)

    return command._replace(environment={CACHE: str(cache)}, prepare=prepare)


def again(out: Path, cache: Path, home: Path, last: Path | None = None) -> Command:
    """Return the command that writes the rulebook of a home over that of the ``last`` home, or over its own."""
    environment = {CACHE: str(cache)}
    before = Command((PROGRAM, "site", out, "--home", last or home), environment)
    return Command((PROGRAM, "site", out, "--home", home), environment, prepare=lambda: run_once(before))


def with_a_changed_rule(official: Path | None, folder: Path) -> tuple[Path, Path]:
    """Build a home of the texts, and one of the same in which a sentence of one rule has other words."""
    texts = enlarged_editions(official, 1, folder / "own-texts")
    before = built(texts, folder / "before")
    file = find_texts(texts[0])[0]
    file.write_text(file.read_text(encoding="utf-8").replace("。", "のです。", 1), encoding="utf-8")
    return before, built(texts, folder / "after")


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
    parser.add_argument("--times", type=int, default=20, metavar="N", help="how much more text (20), 0 for no more")
    given = parser.parse_args()
    if importlib.util.find_spec("material") is None:
        sys.exit("MkDocs with Material is missing: pip install -e '.[compare]'")
    print_table(measure(given.official, given.times, given.rounds))


if __name__ == "__main__":
    main()
