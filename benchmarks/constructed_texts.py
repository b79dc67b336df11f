"""Measures that reading any text takes time in proportion to its length, on texts made of one or two marks.

    python benchmarks/constructed_texts.py [--quick] [--only WORD] [--seconds S]

Every kind of text (``constructed.py``) is read at three sizes: parsed and printed, and linked into a graph. The
exponent is the slope of CPU time over size, both in logarithms: 1 is linear, 2 quadratic. What seems to break a limit
is measured again, at larger sizes and more often, before it counts. Prints the slowest; the status is 1 where a limit
is broken. ``--seconds`` is for slower machines: the limit of a second is set for one that parses 2 MB/s of rules.
"""

import argparse
import gc
import math
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from statistics import linear_regression

from constructed import Constructed, all_texts, some_texts
from stages import editions_of

from rulesdb.graph.graph_building import build_graph
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.pipeline.collector import collector_paused
from rulesdb.source.text import SourceText
from rulesdb.syntax.parsing import parse
from rulesdb.syntax.printing import print_tree

EXPONENT = 1.15
SECONDS = 1.0
"""CPU seconds that parsing and printing 100 KB may take."""
NEGLIGIBLE = 0.1
"""CPU seconds for 100 KB below which an exponent is noise."""
WHOLE = 100_000
"""The bytes that ``SECONDS`` is for."""
SIZES = (6_000, 12_000, 24_000)
SIZES_AGAIN = (25_000, 50_000, 100_000)
ROUNDS_AGAIN = 3
TRIES = 3
QUICK = 60
SHOWN = 25
STAGES = ("parse", "link")


@dataclass(frozen=True, slots=True)
class Measured:
    """CPU seconds of one stage on one kind of text: for 100 KB, and the exponent of their growth."""

    name: str
    stage: str
    seconds: float
    exponent: float

    def is_met(self, seconds: float) -> bool:
        """Tell whether both limits hold; linking has its morphology, and no limit of seconds."""
        is_linear = self.exponent <= EXPONENT or self.seconds < NEGLIGIBLE
        return is_linear and (self.stage != "parse" or self.seconds <= seconds)


def times_of(text: str, analyzer: Analyzer) -> tuple[float, float]:
    """Return the CPU seconds of parsing and printing a text, and of linking it."""
    gc.collect()
    with collector_paused():
        began = time.process_time()
        tree = parse(SourceText("constructed.txt", text))
        print_tree(tree)
        parsed = time.process_time()
        build_graph(editions_of([tree]), analyzer)
        return parsed - began, time.process_time() - parsed


def measure(kind: Constructed, sizes: Sequence[int], rounds: int) -> list[Measured]:
    """Return the best times of a kind of text at the largest size, scaled to 100 KB, and their growth."""
    texts = [kind.make(size) for size in sizes]
    lengths = [len(text.encode("utf-8", "surrogatepass")) for text in texts]
    taken = [times_of_all(texts) for _ in range(rounds)]
    best = [[min(run[at][stage] for run in taken) for at in range(len(texts))] for stage in range(len(STAGES))]
    return [
        Measured(kind.name, stage, times[-1] * WHOLE / lengths[-1], exponent(lengths, times))
        for stage, times in zip(STAGES, best, strict=True)
    ]


def exponent(lengths: Sequence[int], times: Sequence[float]) -> float:
    """Return the slope of the times over the lengths, both in logarithms."""
    return linear_regression([math.log(one) for one in lengths], [math.log(max(one, 1e-6)) for one in times]).slope


def times_of_all(texts: Sequence[str]) -> list[tuple[float, float]]:
    """Return the times of all texts, with one new analyzer: it remembers what it has seen, the dictionary too."""
    analyzer = Analyzer()
    analyzer.morphemes("竜")
    return [times_of(text, analyzer) for text in texts]


def measured_again(kind: Constructed, seconds: float) -> list[Measured]:
    """Return the measures of a kind of text, taken anew where they seem to break a limit.

    What breaks one is measured again: another process on the same core makes a text of some length slower.
    """
    found = measure(kind, SIZES, 1)
    if all(one.is_met(seconds / 2) for one in found):
        return found
    for _ in range(TRIES):
        found = measure(kind, SIZES_AGAIN, ROUNDS_AGAIN)
        if all(one.is_met(seconds) for one in found):
            break
    return found


def report(found: Iterable[Measured], seconds: float) -> int:
    """Print the slowest and whatever breaks a limit; return the number of the latter."""
    slowest = sorted(found, key=lambda one: (one.is_met(seconds), -one.seconds))
    broken = [one for one in slowest if not one.is_met(seconds)]
    print("| s / 100 KB | exponent | stage | text |\n|---|---|---|---|")
    for one in islice(slowest, max(SHOWN, len(broken))):
        verdict = "" if one.is_met(seconds) else " **over the limit**"
        print(f"| {one.seconds:.2f} | {one.exponent:.2f} | {one.stage} | {one.name}{verdict} |")
    print(f"{len(slowest) // len(STAGES)} kinds of text, {len(broken)} measures over the limit")
    return len(broken)


def main() -> int:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(
        description="Measure that reading any text takes time in proportion to its length."
    )
    parser.add_argument("--quick", action="store_true", help=f"a sample of {QUICK} kinds of text")
    parser.add_argument("--only", default="", metavar="WORD", help="only the kinds of text whose name has WORD")
    parser.add_argument("--seconds", type=float, default=SECONDS, metavar="S", help="the limit for 100 KB (1)")
    given = parser.parse_args()
    kinds = [kind for kind in (some_texts(QUICK) if given.quick else all_texts()) if given.only in kind.name]
    found: list[Measured] = []
    for at, kind in enumerate(kinds):
        print(f"\r{at + 1} of {len(kinds)}", end="", file=sys.stderr)
        found.extend(measured_again(kind, given.seconds))
    print(file=sys.stderr)
    return int(report(found, given.seconds) > 0)


if __name__ == "__main__":
    sys.exit(main())
