"""Card sheets of a made-up game: the kernel knows neither its characteristics nor its abilities."""

from functools import cache

import pytest
from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.language.card_sheets import CardSheets
from rulesdb.engine.kernel.language.phrase_reader import Reader
from rulesdb.engine.kernel.language.phrases import Role, Vocabulary, phrase
from rulesdb.source.text import SourceText


class Scent(Struct, frozen=True):
    """An ability of a flower."""

    strength: int
    """How far it carries."""


class Flower(Struct, frozen=True):
    """A card of the game, which may be a bunch of others."""

    name: str
    """Its name."""
    height: int = 0
    """Its height."""
    scents: tuple[Scent, ...] = ()
    """Its abilities."""
    flowers: tuple["Flower", ...] = ()
    """The flowers of a bunch."""


VOCABULARY = Vocabulary(
    (Role("ability", Scent), Role("card", Flower)),
    (
        phrase(Scent, "香り{strength}。"),
        phrase(Flower, "《{name}》 花< 高さ{height}>", "line", scents=(), flowers=()),
        phrase(Flower, "《{name}》<({height})>", scents=(), flowers=()),
    ),
    {},
)


@cache
def reader() -> Reader:
    """Return the parser, made once."""
    return Reader(VOCABULARY)


def bunch(first: Flower, scents: tuple[Scent, ...], flowers: tuple[Flower, ...]) -> Flower:
    """Return a flower with what its other lines say; a bunch has at most two flowers."""
    if len(flowers) > 2:
        raise EngineError(f"{first.name} has too many flowers")
    return replace(first, scents=scents, flowers=flowers)


SHEETS = CardSheets(reader, lambda _line: ("card", "line"), "《菊》 花", ("束[", "]"), bunch)


def test_a_card_has_its_characteristics_abilities_and_parts() -> None:
    """Each in a line of its own, with the number of the line."""
    text = "# 見本\n《菊》 花　高さ３\n香り1。\n束[《蕾》(1)]\n  \n《蘭》 花\n"
    (first, second), problems = SHEETS.read(SourceText("flowers.txt", text))
    assert problems == ()
    assert first == (Flower("菊", 3, (Scent(1),), (Flower("蕾", 1),)), 2, (3,), 1)
    assert second == (Flower("蘭"), 6, (), 1)


@pytest.mark.parametrize("written", ["3x 《菊》 花", "３枚　《菊》 花", "3 × 《菊》 花", "3X《菊》 花"])
def test_a_number_of_copies_stands_before_the_name(written: str) -> None:
    """In half or full width, with or without a blank."""
    ((card, _line, _abilities, copies),), problems = SHEETS.read(SourceText("deck.txt", written))
    assert (card, copies, problems) == (Flower("菊"), 3, ())


def test_the_column_of_a_finding_counts_the_number_of_copies() -> None:
    """A caret stands below the word that is not understood."""
    _, (problem,) = SHEETS.read(SourceText("deck.txt", "12x 《菊》 花 高い"))
    assert (problem.code, problem.column) == ("card-not-understood", 11)


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("《菊》 花 高い", "card-not-understood", 1, 7),
        ("《菊》 花\n香り。", "card-not-understood", 2, 3),
        ("《菊》 花\n束[《蕾》", "card-not-understood", 2, 6),
        ("《菊》 花\n束[《蕾》]\n束[《蕾》]\n束[《蕾》]", "card-impossible", 1, 1),
        ("0x 《菊》 花", "card-impossible", 1, 1),
        (f"{'9' * 5000}x 《菊》 花", "card-impossible", 1, 1),
        ("# 何もない", "card-missing", 1, 1),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_column(text: str, code: str, line: int, column: int) -> None:
    """In the first line, in an ability, in a card within the card, and about the card as a whole."""
    sheets, (problem,) = SHEETS.read(SourceText("flowers.txt", text))
    assert sheets == ()
    assert (problem.code, problem.line, problem.column) == (code, line, column)


def test_a_single_card_is_read_from_its_lines() -> None:
    """Two cards are an error that has the lines."""
    assert SHEETS.card("《菊》 花", "香り2。") == Flower("菊", scents=(Scent(2),))
    with pytest.raises(EngineError, match="these are 2 cards, not one"):
        SHEETS.card("《菊》 花", "", "《蘭》 花")
