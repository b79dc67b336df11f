"""Measures how good the answers of search are, by judged queries, beside bare Whoosh with SudachiPy.

    python benchmarks/search_quality.py [--official DIR] [--half tune|report|both] [--misses]
    python benchmarks/search_quality.py --real [--official DIR]
    python benchmarks/search_quality.py --english TEXT [--misses]

Every query of tests/search/judged is asked, of the shipped edition alone and, where a folder is given (``--official``
or RULESDB_OFFICIAL), with the official texts over it. ``engines.py`` says which engines answer. What ranking is made to
fit is the half ``tune``; the other is only reported. ``--real`` asks the questions that were really asked in public,
which nothing is made to fit, and never lists their misses. ``--english`` asks those of tests/search/judged/english of
an English text of Flesh and Blood, a file or a folder: in place of the shipped edition, and laid over it.
"""

import argparse
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from builds import Builds
from engines import ENGINES, Ask, Engines, opened_engines, times
from judged import all_judged
from support.search.relevance import (
    ENGLISH,
    HALVES,
    KINDS,
    REAL_KINDS,
    Judged,
    Summary,
    halves,
    is_right,
    read_judged,
    read_real,
    summarise,
)
from texts import add_official, find_texts

from rulesdb.source.edition_sources import DESCRIPTION

Answer = tuple[Judged, list[str]]
ROUNDS = 5
IN_PLACE = '[edition]\nname = "plain"\nruleset = "fab"\nlanguage = "en"\n'
HEAD = "kind | queries | nDCG@10 | right first | right in five | recall@10 | empty | rightly silent"


def answers(ask: Ask, queries: Sequence[Judged]) -> list[Answer]:
    """Ask every query."""
    return [(judged, ask(judged.query)) for judged in queries]


def print_table(found: Sequence[Sequence[Answer]]) -> None:
    """Print a line per kind and one for all; each figure for every engine."""
    print(f"| {HEAD} |\n{'|---' * (HEAD.count('|') + 1)}|")
    for kind in KINDS:
        print_row(kind, [[answer for answer in own if answer[0].kind == kind] for own in found])
    print_row("**all**", found)


def print_row(name: str, found: Sequence[Sequence[Answer]]) -> None:
    """Print one line, unless there is no such query."""
    if found[0]:
        columns = zip(*(cells(summarise(own)) for own in found), strict=True)
        shown = (" / ".join(filter(None, column)) for column in columns)
        print(f"| {name} | {len(found[0])} | {' | '.join(shown)} |")


def cells(summary: Summary) -> list[str]:
    """Return the figures as they are printed, in the order of the head; what is not measured is left blank."""
    means = (summary.ndcg, summary.right_first, summary.right_in_five, summary.recall)
    empty = "" if summary.ndcg is None else str(summary.empty)
    return [*map(decimal, means), empty, decimal(summary.silent)]


def decimal(value: float | None) -> str:
    """Return a mean with two decimals."""
    return "" if value is None else f"{value:.2f}"


def print_real(engines: Engines) -> None:
    """Print a line per game and kind of the real questions, ours beside bare Whoosh; then how sure we were of what
    no rule answers.
    """
    print(f"| game and {HEAD} |\n{'|---' * (HEAD.count('|') + 1)}|")
    found = [answers(ask, read_real()) for ask in engines.fresh()]
    for game in sorted({judged.file for judged, _ in found[0]}):
        for kind in REAL_KINDS:
            print_row(f"{Path(game).stem}, {kind}", [_chosen(own, game, kind) for own in found])
    for kind in REAL_KINDS[:-1]:
        print_row(f"**{kind}**", [_chosen(own, None, kind) for own in found])
    certain = [engines.is_sure(judged.query) for judged in read_real() if not judged.grades]
    doubted = [not engines.is_sure(judged.query) for judged in read_real() if judged.grades]
    print(f"\nUnanswerable, falsely sure: {sum(certain)} of {len(certain)}; answerable, unsure: ", end="")
    print(f"{sum(doubted)} of {len(doubted)}.")


def _chosen(found: Sequence[Answer], game: str | None, kind: str) -> list[Answer]:
    return [answer for answer in found if game in {None, answer[0].file} and answer[0].kind == kind]


def print_misses(found: Sequence[Answer]) -> None:
    """Print the queries whose right node is not first, with what came instead."""
    for judged, names in found:
        if not is_right(names, judged, 1) if judged.grades else names:
            wanted = ", ".join(f"{name} ({place(name, names)})" for name in sorted(judged.right)) or "nothing"
            print(f"{judged.kind}: {judged.query}\n    wanted {wanted}\n    came   {', '.join(names[:3]) or 'nothing'}")


def place(name: str, names: Sequence[str]) -> str:
    """Return at which rank ``name`` came."""
    return f"came at {names.index(name) + 1}" if name in names else "did not come"


def print_times(engines: Engines, queries: Sequence[Judged]) -> None:
    """Print how long a query takes each engine, and the ratios that have targets."""
    taken = times(engines, [judged.query for judged in queries], ROUNDS)
    middle, late = [own.median for own in taken], [own.late for own in taken]
    print(f"| a warm query, in milliseconds | {ENGINES.replace('/', '|')} | ratio | target |\n{'|---' * 6}|")
    print(f"| median | {figures(middle)} | {middle[0] / middle[-1]:.1f} times all words | ≤ 6 |")
    print(f"| 95th percentile | {figures(late)} | {late[0] / middle[0]:.1f} times the median | ≤ 3 |")


def figures(values: Sequence[float]) -> str:
    """Return the values as columns."""
    return " | ".join(map(decimal, values))


def measure(sources: Sequence[Path], queries: dict[str, list[Judged]], missed: Sequence[str], *, real: bool) -> None:
    """Print the tables of the halves in ``queries``, the misses of those in ``missed``, and the times; or, if ``real``,
    those of the real questions.
    """
    with tempfile.TemporaryDirectory() as scratch:
        builds = Builds(sources, Path(scratch))
        builds.run()
        with opened_engines(builds) as engines:
            if real:
                print(f"\n### Real questions ({ENGINES})\n")
                print_real(engines)
                return
            for half, judged in queries.items():
                found = [answers(ask, judged) for ask in engines.fresh()]
                print(f"\n### Half: {half} ({ENGINES})\n")
                print_table(found)
                if half in missed:
                    print("\nThe right rule is not first:\n")
                    print_misses(found[0])
            print("\n### Time\n")
            print_times(engines, [judged for half in queries.values() for judged in half])


def measure_english(text: Path, *, misses: bool) -> None:
    """Print the tables of the English queries: for a text alone, and for both languages."""
    queries = {"English": read_judged(ENGLISH)}
    with tempfile.TemporaryDirectory() as scratch:
        alone = Path(scratch)
        for path in find_texts(text) if text.is_dir() else [text]:
            shutil.copyfile(path, alone / path.name)
        (alone / DESCRIPTION).write_text(IN_PLACE, encoding="utf-8")
        for name, source in {"In place of the shipped edition": alone, "Over the shipped edition": text}.items():
            print(f"\n## {name}")
            measure([source], queries, list(queries) if misses else [], real=False)


def main() -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure search with judged queries, beside bare Whoosh.")
    add_official(parser)
    parser.add_argument("--half", choices=(*HALVES, "both"), help="which half of the queries (both)")
    parser.add_argument("--real", action="store_true", help="the questions that were really asked, instead")
    parser.add_argument("--english", type=Path, metavar="TEXT", help="an English text, asked in English, instead")
    parser.add_argument("--misses", action="store_true", help="list misses, of the half tune unless --half is given")
    given = parser.parse_args()
    if given.english is not None:
        measure_english(given.english, misses=given.misses)
        return
    asked = HALVES if given.half in {None, "both"} else (given.half,)
    split = halves(all_judged())
    missed = () if not given.misses else asked if given.half else HALVES[:1]
    for name, sources in text_sets(given.official).items():
        print(f"\n## {name}")
        measure(sources, {half: split[half] for half in asked}, missed, real=given.real)


def text_sets(official: Path | None) -> dict[str, tuple[Path, ...]]:
    """Return by name what to build over the shipped edition."""
    alone: dict[str, tuple[Path, ...]] = {"The shipped edition alone": ()}
    return alone | ({"With the official texts": (official,)} if official else {})


if __name__ == "__main__":
    main()
