"""Card sheets: files in which people write cards in the card language, a card in a block of lines.

    # a remark
    《強壮剤》 インスタント コスト0
    ライフを2点得る。あなたの手札のカードがないなら、ライフを10点得る。

The first line has the characteristics, every other one an ability; an indented line goes on with the one above it. An
empty line ends a card. All lines of a file are read, whatever is wrong with some of them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.language.phrase_reader import ContradictionError, NotUnderstoodError, Reader
from rulesdb.source.diagnostics import Diagnostic, Severity, located
from rulesdb.source.span import Span
from rulesdb.source.text import SourceText

C = TypeVar("C")

NOT_UNDERSTOOD, IMPOSSIBLE, NO_CARD = "card-not-understood", "card-impossible", "card-missing"
"""Codes of what may be wrong with a sheet."""

MOST_EXPECTED = 8
"""The greatest number of expected words that a message names."""

MOST_CHARACTERS = 2000
"""The greatest length of a line of a sheet: reading takes up to quadratic time for effects nested in each other."""

BYTE_ORDER_MARK = "\ufeff"
_NAMES = {"《": "》", "「": "」"}
_WIDE = {ord("０") + digit: str(digit) for digit in range(10)} | {ord("："): ":", ord("（"): "(", ord("）"): ")"}
_BLANKS = " \t\u3000"
_DASHES = "―—–"


class Sheet(NamedTuple, Generic[C]):
    """A card of a file, and where it stands."""

    card: C
    """The card."""
    line: int
    """The line of its name, from 1."""
    ability_lines: tuple[int, ...]
    """The line of each of its abilities."""


class _Written(NamedTuple):
    """A line as it is read: blanks and wide characters are plain, indented lines are part of it."""

    text: str
    """Its characters."""
    offsets: tuple[int, ...]
    """For each character its offset in the file, and that of the end of the line."""

    def between(self, start: str, end: str) -> "_Written":
        """Return what the line has between its first and its last words."""
        last = len(self.text) - len(end)
        return _Written(self.text[len(start) : last], self.offsets[len(start) : last + 1])


@dataclass(frozen=True)
class CardSheets(Generic[C]):
    """The card sheets of a game, whose vocabulary has the roles ``card`` and ``ability``."""

    reader: Callable[[], Reader]
    """Return the parser of the game's vocabulary; it is made when the first line is read."""
    form: Callable[[str], tuple[str, str]]
    """Return the role and the form of a first line, which has the characteristics of a card."""
    example: str
    """A first line, for the message about a file without cards."""
    part: tuple[str, str] | None
    """The words before and after a card within a card, such as a half of a split card, which is a line by itself.

    None for a game in which no card consists of others.
    """
    complete: Callable[[Any, tuple[Any, ...], tuple[Any, ...]], C]
    """Return the card of a first line with its abilities and the cards within it.

    Raises EngineError if there can be no such card.
    """
    paragraphs: Callable[[Sequence[str]], Sequence[str]] = tuple
    """Return what each line after the first has of an ability: its beginning, "" where it has none."""

    def read(self, source: SourceText) -> tuple[tuple[Sheet[C], ...], tuple[Diagnostic, ...]]:
        """Return the cards of a file, and what is wrong with it; a card of which any line is wrong is left out."""
        sheets: list[Sheet[C]] = []
        problems: list[Diagnostic] = []
        for block in _blocks(source.text):
            reading = _Block(self, source)
            card = reading.card(block)
            problems += reading.problems
            if card is not None and not reading.problems:
                lines = (source.position(line.offsets[0])[0] for line in (block[0], *self.ability_lines(block)))
                name, *abilities = lines
                sheets.append(Sheet(card, name, tuple(abilities)))
        if not sheets and not problems:
            message = f"there is no card in the file; the first line of a card is such as {self.example}"
            problems.append(located(NO_CARD, Severity.ERROR, source, Span(0, 0), message))
        return tuple(sheets), tuple(problems)

    def card(self, *lines: str) -> C:
        """Return the card of a card sheet; the first line has its characteristics, every other one an ability.

        Raises EngineError for a text that is not understood, with the place and what could stand there.
        """
        source = SourceText("card", "\n".join(lines))
        sheets, problems = self.read(source)
        if problems or len(sheets) != 1:
            found = [f"line {problem.line}, column {problem.column}: {problem.message}" for problem in problems]
            raise EngineError("\n".join((*lines, *(found or [f"these are {len(sheets)} cards, not one"]))))
        return sheets[0].card

    def ability_lines(self, block: Sequence[_Written]) -> list[_Written]:
        """Return the lines of a block, after the first, with what they have of abilities."""
        lines = [line for line in block[1:] if not self.is_part(line)]
        texts = self.paragraphs([line.text for line in lines])
        return [line.between("", line.text[len(text) :]) for line, text in zip(lines, texts, strict=True) if text]

    def is_part(self, line: _Written) -> bool:
        """Whether a line has a card within the card."""
        return self.part is not None and line.text.startswith(self.part[0])


class _Block(Generic[C]):
    """The reading of one card: what is wrong with it is gathered in ``problems``."""

    def __init__(self, sheets: CardSheets[C], source: SourceText) -> None:
        self._sheets = sheets
        self._source = source
        self.problems: list[Diagnostic] = []

    def card(self, lines: Sequence[_Written]) -> C | None:
        """Return the card of a block of lines, None where something is wrong with it."""
        sheets = self._sheets
        header = self._read(lines[0], *sheets.form(lines[0].text))
        abilities = [self._read(line, "ability") for line in sheets.ability_lines(lines)]
        parts = [self._part(line) for line in lines[1:] if sheets.is_part(line)]
        if self.problems:
            return None
        try:
            return sheets.complete(header, tuple(abilities), tuple(parts))
        except EngineError as error:
            self._report(IMPOSSIBLE, lines[0], 0, len(lines[0].text), str(error))
            return None

    def _part(self, line: _Written) -> Any:  # noqa: ANN401  (a card of the game)
        """Return the card within a card that a line has, None where something is wrong with it."""
        assert self._sheets.part is not None  # as it is a part
        start, end = self._sheets.part
        if line.text.endswith(end):
            return self._read(line.between(start, end), "card")
        message = f"the end of the line is not understood; here could stand: {end}"
        self._report(NOT_UNDERSTOOD, line, len(line.text), 1, message)
        return None

    def _read(self, line: _Written, role: str, form: str = "") -> object:
        length = len(line.text)
        if length > MOST_CHARACTERS:
            message = f"a line of a card has at most {MOST_CHARACTERS:,} characters, and this one has {length:,}"
            self._report(NOT_UNDERSTOOD, line, MOST_CHARACTERS, length - MOST_CHARACTERS, message)
            return None
        try:
            return self._sheets.reader().read(line.text, role, form)
        except ContradictionError as error:
            self._report(IMPOSSIBLE, line, 0, len(line.text), str(error))
        except NotUnderstoodError as error:
            found = "the end of the line" if error.position == len(line.text) else "this"
            expected = error.expected[:MOST_EXPECTED]
            more = len(error.expected) - len(expected)
            could = (
                f"; here could stand: {', '.join(expected)}{f' and {more} others' if more else ''}" if expected else ""
            )
            self._report(NOT_UNDERSTOOD, line, error.position, 1, f"{found} is not understood{could}")
        return None

    def _report(self, code: str, line: _Written, at: int, length: int, message: str) -> None:
        start, end = line.offsets[at], line.offsets[min(at + length, len(line.text))]
        self.problems.append(located(code, Severity.ERROR, self._source, Span(start, max(start, end)), message))


def _blocks(text: str) -> Iterator[list[_Written]]:
    """Yield the lines of each card; remarks are left out."""
    block: list[list[tuple[str, int]]] = []
    start = 0
    for whole in (*text.split("\n"), ""):
        line = whole.rstrip("\r").lstrip(BYTE_ORDER_MARK if start == 0 else "")
        at = start + len(whole.rstrip("\r")) - len(line)
        start += len(whole) + 1
        if line.startswith("#"):
            continue
        if not line.strip(_BLANKS):
            if block:
                yield [_written(pieces) for pieces in block]
            block = []
        elif line[0] in _BLANKS and block:
            block[-1].append((line, at))
        else:
            block.append([(line, at)])


def _written(pieces: Sequence[tuple[str, int]]) -> _Written:
    """Return a line whose digits, brackets, dashes and blanks outside names are as the phrases have them."""
    characters: list[tuple[str, int]] = []
    closing = ""
    for text, start in pieces:
        for at, character in enumerate(text.strip(_BLANKS), start + len(text) - len(text.lstrip(_BLANKS))):
            if closing:
                closing = "" if character == closing else closing
                characters.append((character, at))
                continue
            closing = _NAMES.get(character, "")
            _append(characters, character.translate(_WIDE), at)
    end = pieces[-1][1] + len(pieces[-1][0].rstrip(_BLANKS))
    return _Written("".join(character for character, _ in characters), (*(at for _, at in characters), end))


def _append(characters: list[tuple[str, int]], character: str, at: int) -> None:
    """Append a character outside names; one blank stands behind a colon and on both sides of a dash."""
    last = characters[-1][0] if characters else " "
    if character in _BLANKS:
        if last != " ":
            characters.append((" ", at))
        return
    if character in _DASHES:
        if last != " ":
            characters.append((" ", at))
        characters += [("―", at), (" ", at)]
    elif character == ":":
        characters += [(":", at), (" ", at)]
    else:
        characters.append((character, at))
