"""Measures how much of the printed cards of Flesh and Blood is read in English.

    python benchmarks/printed_cards.py FILE.tsv [--lot unseen|seen] [--failures N] [--play N]

FILE is tab-separated with the columns name, type_text, pitch, cost, power, defense, health, intelligence and
functional_text; of a name with several rows the first one counts. A tenth of the names is drawn by lot: of the unseen
ones only figures are printed, never a name or a text. Counted are lines that are read, cards of which all is read,
lines with two readings, and lines that do not read back as the same record from the Japanese or the English in which
they are printed, of which a clause would be lost. ``--play`` plays games with the whole cards and holds the invariants.
"""

import argparse
import csv
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_reading import reader
from rulesdb.engine.fab.language.card_sheets import read_sheets
from rulesdb.engine.fab.language.english_reading import english_reader
from rulesdb.engine.fab.language.vocabulary import english_printer, printer
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText

Row = Mapping[str, str]
_BULLETS = ("- ", "• ", "* ")


def is_unseen(name: str) -> bool:
    """Whether a card belongs to the tenth of the names that is measured unseen."""
    return int(sha256(f"printed cards: {name}".encode()).hexdigest(), 16) % 10 == 0


def rows_of(path: Path, lot: str) -> list[Row]:
    """Return the first row of each name of a lot."""
    first: dict[str, Row] = {}
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t"):
            first.setdefault(row["name"], row)
    return [row for name, row in first.items() if is_unseen(name) == (lot == "unseen")]


def header_of(row: Row) -> str:
    """Return the first line of the sheet of a card."""
    stats = (
        ("cost", "cost"), ("pitch", "pitch"), ("power", "power"), ("defense", "defense"), ("life", "health"),
        ("intellect", "intelligence"),
    )  # fmt: skip
    return ", ".join(
        (f"《{row['name']}》 {row['type_text']}", *(f"{word} {row[key]}" for word, key in stats if row[key]))
    )


def lines_of(row: Row) -> list[str]:
    """Return the paragraphs of the text of a card, each with its bullets."""
    lines: list[str] = []
    for line in filter(str.strip, row["functional_text"].split("\n")):
        if line.startswith(_BULLETS) and lines:
            lines[-1] += f"\n{line}"
        else:
            lines.append(line.strip())
    return lines


class LineResult(NamedTuple):
    """What became of a line."""

    text: str
    """The line."""
    problem: Diagnostic | None
    """Why it is not read, None if it is."""
    is_lost: bool = False
    """Whether what was read does not read back as the same record."""

    @property
    def has_two_readings(self) -> bool:
        """Whether the line was refused because it has two readings."""
        return self.problem is not None and "two readings" in self.problem.message


def read_line(header: str, line: str) -> LineResult:
    """Read one line of a card."""
    sheets, problems = read_sheets(SourceText("card", f"{header}\n{line}"))
    if problems:
        return LineResult(line, problems[0])
    return LineResult(line, None, not all(map(reads_back, sheets[0].card.abilities)))


def reads_back(ability: object) -> bool:
    """Whether an ability reads back from the Japanese and from the English in which it is printed."""
    try:
        japanese = reader().read(printer().say(ability), "ability")
        english = english_reader().read(english_printer().say(ability), "ability")
    except EngineError:
        return False
    return japanese == ability == english


def whole_card(row: Row) -> Card | None:
    """Return a card if all of it is read."""
    sheets, problems = read_sheets(SourceText("card", "\n".join((header_of(row), *lines_of(row)))))
    return None if problems else sheets[0].card


def header_is_read(row: Row) -> bool:
    """Whether the first line of a card is read."""
    return not read_sheets(SourceText("card", header_of(row)))[1]


def results(rows: Sequence[Row]) -> Iterator[tuple[Row, list[LineResult], Card | None]]:
    """Yield each card with the results of its lines, and the card if it is read wholly."""
    for row in rows:
        header = header_of(row) if header_is_read(row) else f"《{row['name']}》 Generic Action"
        yield row, [read_line(header, line) for line in lines_of(row)], whole_card(row)


def report(path: Path, lot: str, failures: int, games: int) -> bool:
    """Print the figures of a lot, and the failures of the seen one; return whether nothing was read wrongly."""
    found = [*results(rows_of(path, lot))]
    lines = [line for _, of_card, _ in found for line in of_card]
    read = [line for line in lines if line.problem is None]
    whole = [card for *_, card in found if card is not None]
    two = sum(line.has_two_readings for line in lines)
    lost = [line for line in read if line.is_lost]
    print(f"lines read: {len(read)} of {len(lines)} ({len(read) / len(lines):.1%})")
    print(f"whole cards: {len(whole)} of {len(found)} ({len(whole) / len(found):.1%})")
    print(f"lines with two readings: {two}; lines that lose something: {len(lost)}")
    if games:
        sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))
        from support.engine.fab.played_cards import play_with  # with the invariants of the tests

        broken = [*play_with(whole, games)]
        print(f"whole cards played in games: {len(whole)}; broken: {len(broken)}")
        lost_or_broken = [*lost, *broken]
        if lot == "seen":
            print(*broken, sep="\n")
    else:
        lost_or_broken = [*lost]
    if lot == "seen" and failures:
        show(found, failures)
    return not lost_or_broken


def show(found: Sequence[tuple[Row, list[LineResult], Card | None]], most: int) -> None:
    """Print the lines that are not read, the most frequent ones first, from where they are not understood."""
    lines = [line for _, of_card, _ in found for line in of_card]
    for line in lines:
        if line.is_lost or line.has_two_readings:
            print("LOST" if line.is_lost else "TWO", line.text)
    failed = Counter(
        (line.text, line.problem.column) for line in lines if line.problem is not None and not line.has_two_readings
    )
    for (text, column), number in failed.most_common(most):
        print(f"{number:4d} {text[: column - 1]}⟦{text[column - 1 :]}")
    headers = [header_of(row) for row, *_ in found if not header_is_read(row)]
    print(f"first lines not read: {len(headers)}", *headers[: most // 5], sep="\n  ")


def main(arguments: Sequence[str]) -> int:
    """Run the measurement; return the exit status, 1 if anything is read that loses something."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--lot", choices=("unseen", "seen"), default="seen")
    parser.add_argument("--failures", type=int, default=0, metavar="N", help="show N lines of the seen lot not read")
    parser.add_argument("--play", type=int, default=0, metavar="N", help="play N games with the whole cards")
    given = parser.parse_args(arguments)
    return 0 if report(given.file, given.lot, given.failures, given.play) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
