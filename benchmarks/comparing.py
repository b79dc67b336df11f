"""Comparisons of versions: their time and memory, the agreement of two languages, and known changes found again.

The folder has versions named NAME-VERSION-LANGUAGE.txt; two that follow each other in one language are compared. The
agreement of two languages is the share of moved numbers that both comparisons have, of those that either one has.
Known changes are invented in the newest version of each language (benchmarks/invented_changes.py).

    python benchmarks/comparing.py FOLDER [--rounds N]
"""

import argparse
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import NamedTuple

from invented_changes import right_shares
from processes import Command, Sample, compare

from rulesdb.cli.terminal import table
from rulesdb.pipeline.comparing import compare_versions, read_texts

VERSION = re.compile(r"(?P<text>.+?)-(?P<version>\d[\d.-]*)-(?P<language>[a-z]{2})\.txt")
CHANGES = (20, 60)
"""Invented changes of each kind."""
MEGABYTE = 1_000_000


class Compared(NamedTuple):
    """Two versions that follow each other."""

    text: str
    """The name of the text."""
    language: str
    """The code of its language."""
    old: Path
    """The file of the older version."""
    new: Path
    """The file of the newer version."""

    @property
    def name(self) -> str:
        """Its name in tables."""
        return f"{self.old.stem} → {self.new.stem}"

    @property
    def versions(self) -> tuple[str, ...]:
        """The text and its versions, which are the same in all languages."""
        return tuple(path.stem.removesuffix(f"-{self.language}") for path in (self.old, self.new))


def versions_in(folder: Path) -> Iterator[Compared]:
    """Yield the pairs of versions of a folder."""
    files: dict[tuple[str, str], list[Path]] = defaultdict(list)
    for path in sorted(folder.glob("*.txt")):
        named = VERSION.fullmatch(path.name)
        if named is not None:
            files[named["text"], named["language"]].append(path)
    for (text, language), paths in files.items():
        yield from (Compared(text, language, old, new) for old, new in pairwise(paths))


def measured(pairs: Sequence[Compared], rounds: int) -> Mapping[str, Sample]:
    """Return time and memory of each comparison, as a process of its own."""
    arguments = ["-m", "rulesdb", "compare", "--json"]
    return compare({pair.name: Command([sys.executable, *arguments, pair.old, pair.new]) for pair in pairs}, rounds)


def moved(pair: Compared) -> set[tuple[str, str]]:
    """Return the old and new numbers of the rules that moved."""
    old = read_texts(str(pair.old))
    found = compare_versions(old, read_texts(str(pair.new), likely=old.dialects))
    kept = ((change.old, change.new) for change in found.changes)
    return {(one.key, other.key) for one, other in kept if one and other and one.key != other.key}


def agreements(pairs: Sequence[Compared]) -> Iterator[tuple[str, ...]]:
    """Yield the rows of the agreement between languages."""
    numbers = {pair: moved(pair) for pair in pairs}
    for one, other in combinations(pairs, 2):
        if one.versions == other.versions:
            both, either = numbers[one] & numbers[other], numbers[one] | numbers[other]
            share = f"{len(both) / len(either):.1%}" if either else ""
            yield one.name, f"{one.language}, {other.language}", f"{len(either):,}", f"{len(both):,}", share


def known_changes(pairs: Sequence[Compared], counts: Sequence[int] = CHANGES) -> Iterator[tuple[str, ...]]:
    """Yield the rows of invented changes."""
    for path in dict.fromkeys(pair.new for pair in pairs):
        rules = read_texts(str(path)).rules
        for count in counts:
            numbers, right, edits = right_shares(rules, count, seed=count)
            yield path.stem, f"{len(rules):,}", f"{count}", f"{numbers:,}", f"{right:.2%}", f"{edits:.1%}"


def main() -> None:
    """Print the three tables."""
    parser = argparse.ArgumentParser(description="measures rulesdb compare on the versions in a folder")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    pairs = list(versions_in(arguments.folder))
    samples = measured(pairs, arguments.rounds)
    times = [
        (name, f"{one.processor:.2f}", f"{one.seconds:.2f}", f"{one.peak / MEGABYTE:.0f}")
        for name, one in samples.items()
    ]
    print_table(("comparison", "processor s", "wall s", "peak MB"), times)
    print_table(("comparison", "languages", "moved in either", "in both", "agreement"), agreements(pairs))
    head = ("text", "rules", "changes of each kind", "numbers moved", "rules right", "edits right (F1)")
    print_table(head, known_changes(pairs))


def print_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table and a blank line; all columns but the first are aligned to the right."""
    print("\n".join(table([head, *rows], right=range(1, len(head)))), end="\n\n")


if __name__ == "__main__":
    main()
