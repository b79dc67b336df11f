"""Files of card sheets as a game's engine understands them."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rulesdb.engine.games import GAMES, bundle
from rulesdb.engine.kernel.bundle import CardView
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text_reading import read_text

__all__ = ["GAMES", "CardFile", "CardView", "Diagnostic", "read_card_files"]


class CardFile(NamedTuple):
    """A file of card sheets."""

    name: str
    """The file, as it was named."""
    cards: Sequence[CardView]
    """Its cards, each ability with the rules that govern it."""
    problems: Sequence[Diagnostic]
    """Diagnostics of the parts that are not understood."""


def read_card_files(game: str, files: Sequence[Path]) -> list[CardFile]:
    """Return the cards of files, as the engine of a game reads them. Raises SourceError for an unreadable file."""
    read_cards = bundle(game).read_cards
    sources = (read_text(file) for file in files)
    return [CardFile(source.name, *read_cards(source)) for source in sources]
