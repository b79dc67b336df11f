"""Files of card sheets as a game's engine understands them."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rulesdb.engine.games import GAMES, bundle
from rulesdb.engine.kernel.bundle import CardView, LineView
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.resources import shipped_example
from rulesdb.source.text import SourceText
from rulesdb.source.text_reading import read_text

__all__ = [
    "GAMES",
    "CardFile",
    "CardView",
    "LineView",
    "card_document",
    "read_card_files",
    "read_card_text",
    "shipped_example",
]


class CardFile(NamedTuple):
    """A file of card sheets."""

    name: str
    """The file, as it was named."""
    cards: Sequence[CardView]
    """Its cards, each ability with the rules that govern it."""
    problems: Sequence[Diagnostic]
    """Diagnostics of the parts that are not understood."""
    lines: Sequence[LineView]
    """The lines of abilities, and those that are not understood with what may be meant by them, in order."""


def read_card_files(game: str, files: Sequence[Path]) -> list[CardFile]:
    """Return the cards of files, as the engine of a game reads them. Raises SourceError for an unreadable file."""
    return [_read(game, read_text(file)) for file in files]


def read_card_text(game: str, text: str) -> CardFile:
    """Return the cards of a text, as the engine of a game reads them; its file is called ``-``."""
    return _read(game, SourceText("-", text))


def _read(game: str, source: SourceText) -> CardFile:
    found = bundle(game)
    return CardFile(source.name, *found.read_cards(source), found.read_lines(source))


def card_document(files: Sequence[CardFile]) -> dict[str, object]:
    """Return the JSON document of files."""
    return {
        "cards": [_entry(file.name, card) for file in files for card in file.cards],
        "lines": [_line(file.name, line) for file in files for line in file.lines],
        "diagnostics": [problem.entry() for file in files for problem in file.problems],
    }


def _line(file: str, line: LineView) -> dict[str, object]:
    return {
        "file": file,
        "line": line.line,
        "text": line.text,
        "read": line.reads_as is not None,
        "reads_as": line.reads_as,
        "candidates": [candidate._asdict() for candidate in line.candidates],
    }


def _entry(file: str, card: CardView) -> dict[str, object]:
    """Return the JSON object of a card. The same governed words are one row, in the order of an ability's parts."""
    return {
        "file": file,
        "line": card.line,
        "name": card.name,
        "text": card.text,
        "abilities": [
            {
                "line": ability.line,
                "text": ability.text,
                "governed": [{"what": what, "rules": list(rules)} for what, rules in dict(ability.governing).items()],
            }
            for ability in card.abilities
        ],
        "value": card.value,
    }
