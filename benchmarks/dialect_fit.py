"""How well each dialect fits each text, as it is and damaged: the figures behind the limits in rulesdb/syntax/fit.py.

A star marks the dialect that is recognised. Damaged forms are made by breaking lines at a margin and by joining them.

    python benchmarks/dialect_fit.py TEXT|FOLDER …            a line for each text, form and dialect
    python benchmarks/dialect_fit.py --time TEXT              CPU time of recognising a text to that of parsing it
"""

import re
import statistics
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import fill
from time import process_time

from rulesdb.cli.terminal import table
from rulesdb.source.text import SourceText
from rulesdb.source.text_reading import read_text
from rulesdb.syntax.dialects import DIALECTS
from rulesdb.syntax.fit import Fit, measure, percent
from rulesdb.syntax.parsing import parse
from rulesdb.syntax.recognition import recognise

ROUNDS = 7
HEAD = (
    "text",
    "form",
    "dialect",
    "verdict",
    "numbers",
    "unread",
    "cut",
    "share",
    "longest",
    "falls",
    "twice",
    "bare",
    "missing",
    "",
)
RIGHT = range(4, 13)
FORMS: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "at 30": lambda text: "".join(f"{line}\n" for line in re.findall(".{1,30}", text)),
    "at 40": lambda text: "".join(f"{line}\n" for line in re.findall(".{1,40}", text)),
    "words": lambda text: "".join(fill(line, 80) + "\n" for line in text.splitlines()),
    "one line": lambda text: " ".join(text.splitlines()),
}


def texts(paths: list[str]) -> Iterator[Path]:
    """Yield files, and those of folders in the order of their names."""
    for path in map(Path, paths):
        yield from sorted(each for each in path.rglob("*") if each.is_file()) if path.is_dir() else [path]


def rows(path: Path) -> Iterator[tuple[str, ...]]:
    """Yield the rows of one text."""
    text = read_text(path).text
    for form, damaged in FORMS.items():
        source = SourceText(path.name, damaged(text))
        taken = recognise(source).tree.dialect
        for name in DIALECTS:
            fit = measure(parse(source, name))
            yield path.name[:40], form, f"{name}{'*' * (name == taken)}", verdict(fit), *figures(fit)


def verdict(fit: Fit) -> str:
    """Return in a word what a build makes of a fit."""
    if fit.is_misfit:
        return "misfit"
    if fit.numbers == 0:
        return "no rule"
    return "doubtful" if fit.faults() else "fits"


def figures(fit: Fit) -> tuple[str, ...]:
    """Return the measures: counts as shares of the numbers read (and unread), characters as shares of all."""
    numbers = max(1, fit.numbers)
    unread = fit.unread / max(1, fit.unread + fit.numbers)
    shares = (unread, fit.cut_short / numbers, fit.share, fit.longest / max(1, fit.characters))
    others = (fit.falls / numbers, fit.repeated / numbers, fit.bare / numbers, fit.missing / max(1, fit.parents))
    return str(fit.numbers), *map(percent, shares), *map(percent, others), fit.example


def seconds(work: Callable[[], object]) -> float:
    """Return the CPU time of ``work`` in seconds."""
    began = process_time()
    work()
    return process_time() - began


def compare_times(path: Path) -> None:
    """Print the median ratio of recognising to parsing, both run in turns."""
    source = read_text(path)
    recognise(source)
    ratios = [seconds(lambda: recognise(source)) / seconds(lambda: parse(source)) for _ in range(ROUNDS)]
    print(f"{path.name}: recognising takes {statistics.median(ratios):.2f} times as long as parsing")


def main(arguments: list[str]) -> None:
    """Print the table, or with ``--time`` the ratios of times."""
    if arguments[:1] == ["--time"]:
        for path in texts(arguments[1:]):
            compare_times(path)
        return
    lines = [row for path in texts(arguments) for row in rows(path)]
    print("\n".join(table([HEAD, *lines], right=RIGHT)))


if __name__ == "__main__":
    main(sys.argv[1:])
