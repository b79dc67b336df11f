"""Measures the search in the pages, in chromium, opened from a disk: what it loads, how quick it is, how far it agrees.

    python benchmarks/page_search.py [--official DIR]

Every judged query is asked of the pages and of the command. Without official texts the shipped edition is measured.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from chromium import CHROMIUM, running
from judged import all_judged
from support.search.page_answers import (
    AGREED,
    MOST_IN_ALL,
    MOST_LOADED,
    agreement,
    answered,
    asked,
    compressed,
    compressed_in_all,
    published,
)
from texts import add_official

KILOBYTE = 1000


def rows(official: Path | None, scratch: Path) -> list[tuple[str, str, str]]:
    """Return what is measured: its name, the figure, the target."""
    queries = [judged.query for judged in all_judged()]
    home, book = published([official] if official else [], scratch)
    with running() as browser:
        taken = asked(browser.new_page(), book, queries)
    theirs = answered(home, queries)
    first, agreed = (agreement(theirs, taken[name]) for name in ("first", "answers"))
    late = statistics.quantiles(taken["taken"], n=20)[-1]
    return [
        (
            "loaded before the first answer, gzip",
            f"{compressed(book) / KILOBYTE:.0f} KB",
            f"≤ {MOST_LOADED // KILOBYTE} KB",
        ),
        ("loaded in all, gzip", f"{compressed_in_all(book) / KILOBYTE:.0f} KB", f"≤ {MOST_IN_ALL // KILOBYTE} KB"),
        ("ready", f"{taken['ready']:.0f} ms", "≤ 100 ms"),
        ("an answer, median", f"{statistics.median(taken['taken']):.2f} ms", "≤ 5 ms"),
        ("an answer, 95th percentile", f"{late:.2f} ms", ""),
        ("places of the first ten like the command's, before all is loaded", f"{first:.3f}", ""),
        ("places of the first ten like the command's", f"{agreed:.3f}", f"≥ {AGREED}"),
    ]


def main() -> None:
    """Parse the arguments, measure, print."""
    parser = argparse.ArgumentParser(description="Measure the search in the pages of the rulebook.")
    add_official(parser)
    given = parser.parse_args()
    if CHROMIUM is None:
        sys.exit("chromium is missing: apt-get install chromium")
    print("| the search in the pages | measured | target |\n|---|---|---|")
    with tempfile.TemporaryDirectory() as scratch:
        for row in rows(given.official, Path(scratch)):
            print(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    main()
