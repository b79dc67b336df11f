"""Measures how good the answers of search are, by judged queries, and how long one takes.

    python benchmarks/search_quality.py [--official DIR] [--half tune|report|both] [--misses]
    python benchmarks/search_quality.py --real [--official DIR]
    python benchmarks/search_quality.py --judges
    python benchmarks/search_quality.py --english TEXT [--misses]

Every query of tests/search/judged is asked, of the shipped edition alone and, where a folder is given (``--official``
or RULESDB_OFFICIAL), with the official texts over it. What ranking is made to fit is the half ``tune``; the other is
only reported. ``--real`` asks the questions that were really asked in public, which nothing is made to fit, and never
lists their misses. ``--judges`` takes a second judge's order of the rules for that of a search: about the best figures
that a search can reach. ``--english`` asks those of tests/search/judged/english of an English text of Flesh and Blood,
a file or a folder: in place of the shipped edition, and laid over it.
"""

import argparse
import shutil
import statistics
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from judged import DEPTH, all_judged
from support.search.relevance import (
    ENGLISH,
    HALVES,
    KINDS,
    REAL_KINDS,
    Judged,
    Summary,
    halves,
    is_right,
    quadratic_kappa,
    read_judged,
    read_real,
    read_second,
    summarise,
)
from texts import add_official, find_texts

from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build
from rulesdb.search.answer.corpus import Corpus, open_corpus
from rulesdb.search.answer.searching import search
from rulesdb.search.search_errors import QueryError
from rulesdb.source.edition_sources import DESCRIPTION

Answer = tuple[Judged, list[str]]
ROUNDS = 5
WARMING = "準備"  # loads the dictionary and whatever else comes with the first words
MILLISECOND = 1000
IN_PLACE = '[edition]\nname = "plain"\nruleset = "fab"\nlanguage = "en"\n'
HEAD = "kind | queries | nDCG@10 | right first | right in five | recall@10 | empty | rightly silent"


def ask(corpus: Corpus, query: str) -> list[str]:
    """Return the identifiers of the best hits, none for a query that is refused."""
    try:
        return [hit.id for hit in search(corpus, query, limit=DEPTH).hits]
    except QueryError:
        return []


def is_sure(corpus: Corpus, query: str) -> bool:
    """Tell whether the answer says neither that it is unsure nor that the texts lack a rule."""
    answer = search(corpus, query)
    return not answer.unsure and not answer.not_covered


def print_table(found: Mapping[str, Sequence[Answer]], head: str = HEAD) -> None:
    """Print a line for each name that has answers."""
    print(f"| {head} |\n{'|---' * (head.count('|') + 1)}|")
    for name, answers in found.items():
        if answers:
            print(f"| {name} | {len(answers)} | {' | '.join(cells(summarise(answers)))} |")


def cells(summary: Summary) -> list[str]:
    """Return the figures as they are printed, in the order of the head; what is not measured is left blank."""
    means = (summary.ndcg, summary.right_first, summary.right_in_five, summary.recall)
    empty = "" if summary.ndcg is None else str(summary.empty)
    return [*map(decimal, means), empty, decimal(summary.silent)]


def decimal(value: float | None) -> str:
    """Return a mean with two decimals."""
    return "" if value is None else f"{value:.2f}"


def print_real(corpus: Corpus) -> None:
    """Print a line per game and kind of the real questions; then how sure the search was of what no rule answers."""
    print("\n### Real questions\n")
    found = [(judged, ask(corpus, judged.query)) for judged in read_real()]
    games = sorted({judged.file for judged, _ in found})
    rows = {
        f"{Path(game).stem}, {kind}": [answer for answer in found if (answer[0].file, answer[0].kind) == (game, kind)]
        for game in games
        for kind in REAL_KINDS
    }
    both = {f"**{kind}**": [answer for answer in found if answer[0].kind == kind] for kind in REAL_KINDS[:-1]}
    print_table(rows | both, f"game and {HEAD}")
    certain = [is_sure(corpus, judged.query) for judged, _ in found if not judged.grades]
    doubted = [not is_sure(corpus, judged.query) for judged, _ in found if judged.grades]
    print(f"\nUnanswerable, falsely sure: {sum(certain)} of {len(certain)}; answerable, unsure: ", end="")
    print(f"{sum(doubted)} of {len(doubted)}.")


def print_judges() -> None:
    """Print how a second judge's order fares by the grades of the real questions, and how well the two judges agree."""
    graded = {judged.query: judged for judged in read_real()}
    found = [(graded[second.query], second) for second in read_second()]
    games = {Path(second.file).stem: [pair for pair in found if pair[1].file == second.file] for _, second in found}
    groups = games | {"**all**": found}
    print("\n### The order of the second judge\n")
    print_table({name: [(first, list(second.grades)) for first, second in pairs] for name, pairs in groups.items()})
    kappas = {name: quadratic_kappa((one.grades, two.grades) for one, two in pairs) for name, pairs in groups.items()}
    print(f"\nQuadratic kappa: {', '.join(f'{name} {decimal(kappa)}' for name, kappa in kappas.items())}.")


def print_misses(found: Sequence[Answer]) -> None:
    """Print the queries whose right node is not first, with what came instead."""
    print("\nThe right rule is not first:\n")
    for judged, names in found:
        if not is_right(names, judged, 1) if judged.grades else names:
            wanted = ", ".join(f"{name} ({place(name, names)})" for name in sorted(judged.right)) or "nothing"
            print(f"{judged.kind}: {judged.query}\n    wanted {wanted}\n    came   {', '.join(names[:3]) or 'nothing'}")


def place(name: str, names: Sequence[str]) -> str:
    """Return at which rank ``name`` came."""
    return f"came at {names.index(name) + 1}" if name in names else "did not come"


def print_times(known: Corpus, queries: Sequence[str]) -> None:
    """Print how long a warm query takes: the processor's time for this thread, the median of some rounds for each.

    Each round has a corpus of its own, which remembers no query.
    """
    rounds = []
    for _ in range(ROUNDS):
        corpus = Corpus(known.graph, known.index, known.lexicon, known.questions)
        ask(corpus, WARMING)
        rounds.append([milliseconds(corpus, query) for query in queries])
    taken = [statistics.median(of_query) for of_query in zip(*rounds, strict=True)]
    middle, late = statistics.median(taken), statistics.quantiles(taken, n=20)[-1]
    print("\n### Time\n\n| a warm query | milliseconds | to the median | target |\n|---|---|---|---|")
    print(f"| median | {middle:.2f} | | |\n| 95th percentile | {late:.2f} | {late / middle:.1f} times | ≤ 3 |")


def milliseconds(corpus: Corpus, query: str) -> float:
    """Return how long a query takes."""
    start = time.thread_time()
    ask(corpus, query)
    return (time.thread_time() - start) * MILLISECOND


def measure(sources: Sequence[Path], queries: Mapping[str, Sequence[Judged]], missed: Sequence[str]) -> None:
    """Print the tables of the halves in ``queries``, the misses of those in ``missed``, and the times; without any
    queries the tables of the real questions.
    """
    with tempfile.TemporaryDirectory() as scratch:
        build(sources, Path(scratch))
        home = open_home(Path(scratch))
        corpus = open_corpus(home.graph, home.index)
        if not queries:
            print_real(corpus)
            return
        for half, judged in queries.items():
            found = [(one, ask(corpus, one.query)) for one in judged]
            kinds = {kind: [answer for answer in found if answer[0].kind == kind] for kind in KINDS}
            print(f"\n### Half: {half}\n")
            print_table(kinds | {"**all**": found})
            if half in missed:
                print_misses(found)
        print_times(corpus, [one.query for judged in queries.values() for one in judged])


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
            measure([source], queries, list(queries) if misses else [])


def main() -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure search with judged queries.")
    add_official(parser)
    parser.add_argument("--half", choices=(*HALVES, "both"), help="which half of the queries (both)")
    parser.add_argument("--real", action="store_true", help="the questions that were really asked, instead")
    parser.add_argument("--judges", action="store_true", help="the order of a second judge of these, instead")
    parser.add_argument("--english", type=Path, metavar="TEXT", help="an English text, asked in English, instead")
    parser.add_argument("--misses", action="store_true", help="list misses, of the half tune unless --half is given")
    given = parser.parse_args()
    if given.judges:
        print_judges()
        return
    if given.english is not None:
        measure_english(given.english, misses=given.misses)
        return
    asked = HALVES if given.half in {None, "both"} else (given.half,)
    split = halves(all_judged())
    missed = () if not given.misses else asked if given.half else HALVES[:1]
    print("\n## The shipped edition alone")
    queries = {} if given.real else {half: split[half] for half in asked}
    measure([], queries, missed)
    if given.official:
        print("\n## With the official texts")
        measure([given.official], queries, missed)


if __name__ == "__main__":
    main()
