"""Card sheets: files in which people write cards in the card language, a card in a block of lines.

    # a remark
    《強壮剤》 インスタント コスト0
    ライフを2点得る。あなたの手札のカードがないなら、ライフを10点得る。

The first line has the characteristics, every other one an ability; an indented line goes on with the one above it. An
empty line ends a card. In a deck, a number of copies such as ``3x`` stands before the name. All lines of a file are
read, whatever is wrong with some of them.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from itertools import chain, groupby, repeat
from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.bundle import AbilityView, CardView, LineView
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.events import OfAnyGame
from rulesdb.engine.kernel.language.phrase_reader import NotUnderstoodError, Reader, TextReader
from rulesdb.engine.kernel.language.phrases import PLAIN, SHEET, Printer
from rulesdb.engine.kernel.language.wordings import Wording, reworded, wording
from rulesdb.engine.kernel.language.written_lines import (
    Candidate,
    LineCodes,
    LineReading,
    UnreadLine,
    WrittenLine,
    blocks,
    goes_on_in_english,
    has_japanese,
    is_english,
)
from rulesdb.engine.kernel.records.codec import Codec
from rulesdb.engine.kernel.records.governing import Governed, governing
from rulesdb.source.diagnostics import Diagnostic, Severity, located
from rulesdb.source.span import Span
from rulesdb.source.text import SourceText
from rulesdb.words.quoting import shortened

C = TypeVar("C")

NOT_UNDERSTOOD, IMPOSSIBLE, NO_CARD = "card-not-understood", "card-impossible", "card-missing"
"""Codes of what may be wrong with a sheet."""
CODES = LineCodes(NOT_UNDERSTOOD, IMPOSSIBLE)
LEFT_OUT = "card-line-left-out"
"""The code of a line that the user leaves out."""
LEAVING_OUT = "省略:"
"""The beginning of such a line."""

MOST_CHARACTERS = 2000
"""The greatest length of a line of a sheet: reading takes up to quadratic time for effects nested in each other."""
MOST_ASKED = 20
"""The greatest number of lines of a file for which candidates are looked for."""
MOST_COPIES = 99
"""The greatest number of copies of a card in a deck."""

_NAME = re.compile(r"《([^》]{2,})》")
"""The name of a card in its first line; one of a single sign is left out, which may stand for other words."""
_ANY_NAME = re.compile(r"《([^》]+)》")
_COPIES = re.compile(r"(\d+) ?(?:[xX×]|枚) ?")


class Sheet(NamedTuple, Generic[C]):
    """A card of a file, and where it stands."""

    card: C
    """The card."""
    line: int
    """The line of its name, from 1."""
    ability_lines: tuple[int, ...]
    """The line of each of its abilities."""
    copies: int = 1
    """Number of copies in the deck that the file describes, from 1."""


class SheetInPart(NamedTuple, Generic[C]):
    """A card of a file as far as it is understood."""

    name: str
    """The name in its first line, "" for none."""
    sheet: Sheet[C] | None
    """The card with the abilities that are understood, None if its first line is not, or there can be no such card."""
    unread: tuple[UnreadLine, ...]
    """The lines with which something is wrong, in order."""


class Fault(NamedTuple):
    """Words of an ability that are understood and mean nothing in the game."""

    line: int
    """Index of the ability's line among those of the card's abilities, from 0."""
    words: tuple[str, ...]
    """The words, in the forms in which the language may have them there."""
    message: str
    """What is wrong with them."""
    nth: int = 0
    """How many times the line has the same words before."""


class CardSheets(Struct, Generic[C], frozen=True, eq=False):
    """The card sheets of a game, whose vocabulary has the roles ``card`` and ``ability``."""

    reader: Callable[[], TextReader]
    """Return the parser of the game's vocabulary; it is made when the first line is read."""
    form: Callable[[str], tuple[str, str]]
    """Return the role and the form of a first line, which has the characteristics of a card."""
    example: str
    """A first line, for the message about a file without cards."""
    part: tuple[str, str] | None
    """The words before and after a card within a card, such as a half of a split card, which is a line by itself.

    None for a game in which no card consists of others.
    """
    complete: Callable[[OfAnyGame, tuple[OfAnyGame, ...], tuple[OfAnyGame, ...]], C]
    """Return the card of a first line with its abilities and the cards within it.

    Raises EngineError if there can be no such card.
    """
    split: Callable[[WrittenLine], Sequence[WrittenLine]]
    """Return a line for each ability of a line that has several, such as keywords."""
    printer: Callable[[], Printer]
    """Return the printer of the game's vocabulary."""
    faults: Callable[[OfAnyGame, Sequence[OfAnyGame]], Iterable[Fault]]
    """Return what is understood of the abilities behind a first line, None if it is not, and means nothing."""
    wordings: Callable[[], Sequence[Wording]]
    """Return the wordings of printed cards that the vocabulary has in other words; most lines need none."""
    own_name: Callable[[str], tuple[Wording, ...]]
    """Return the wordings by which the card of a first line calls itself (``own_name_as``)."""
    paragraphs: Callable[[Sequence[str]], Sequence[str]] = tuple
    """Return what each line after the first has of an ability: its beginning, "" where it has none."""
    label: str = ""
    """Regular expression of a label and a dash before an ability; ``label`` is an ability by itself. "" for none."""
    any_effect: str = "カードを1枚引く。"
    """An ability that is an effect alone, and stands behind any condition or cost."""
    printed: "PrintedWords | None" = None
    """How abilities are read that the vocabulary does not have, None for a game with one way."""
    other: "OtherLanguage[C] | None" = None
    """The sheets of another language, None for a game with one language."""

    def read(self, source: SourceText) -> tuple[tuple[Sheet[C], ...], tuple[Diagnostic, ...]]:
        """Return the cards of a file, and what is wrong with it; a card of which any line is wrong is left out."""
        found = [*self.read_in_part(source)]
        problems = [unread.problem for one in found for unread in one.unread]
        if not found:
            message = f"there is no card in the file; the first line of a card is such as {self.example}"
            problems.append(located(NO_CARD, Severity.ERROR, source, Span(0, 0), message))
        return tuple(one.sheet for one in found if one.sheet is not None and not one.unread), tuple(problems)

    def read_in_part(self, source: SourceText) -> Iterator[SheetInPart[C]]:
        """Yield the cards of a file, each as far as it is understood."""
        for written in self._cards(blocks(source.text)):
            first = written[0].text
            sheets = self if self.other is None or not self.other.is_meant(first) else self.other.sheets
            parts = [(line, line.text.partition(LEAVING_OUT)[0]) for line in written[1:]]
            left_out = [line.between(kept, "") for line, kept in parts if kept != line.text]
            kept = [line.between("", line.text[len(kept.rstrip()) :]) for line, kept in parts if kept]
            passages = [
                (of_language, [part for line in lines for part in of_language.without_label(line)])
                for of_language, lines in groupby(kept, partial(self._of_line, sheets))
            ]
            # the parser of the other language reads a first line in any shape
            header = sheets.in_words(written[0], sheets.form(first)) if sheets is self else written[0]
            name = _ANY_NAME.search(first)
            reading = _Block(sheets, source)
            for line in left_out:
                reading.lines.report(LEFT_OUT, line, (0, len(line.text)), "only a situation is played without a line")
            sheet = reading.sheet(header, [_Passage.of(first, *passage) for passage in passages])
            unread = tuple(one._replace(first=first) for one in reading.lines.unread)
            yield SheetInPart(name[1] if name else "", sheet, unread)

    def _cards(self, written: Iterable[list[WrittenLine]]) -> Iterator[list[WrittenLine]]:
        """Yield the blocks of lines of cards; one in another language without a name goes on with that before it."""
        card: list[WrittenLine] = []
        for block in written:
            if card and self.other is not None and goes_on_in_english(block):
                card += block
            else:
                if card:
                    yield card
                card = block
        if card:
            yield card

    def _of_line(self, of_first: "CardSheets[C]", line: WrittenLine) -> "CardSheets[C]":
        """Return the sheets in whose language a line is; one without words is in that of the first line."""
        if self.other is None or not (is_english(line.text) or has_japanese(line.text)):
            return of_first
        return self.other.sheets if is_english(line.text) else self

    def in_words(self, line: WrittenLine, kind: tuple[str, str]) -> WrittenLine:
        """Return a line in the words of the vocabulary; one that has them, as most have, needs no wordings.

        ``kind`` is the role and the form of what it stands for.
        """
        reader = self.reader()
        is_short = len(line.text) <= MOST_CHARACTERS
        has_them = is_short and isinstance(reader, Reader) and reader.understands(line.text, *kind)
        return line if has_them else reworded(line, self.wordings())

    def as_printed(self, first: str, lines: Sequence[WrittenLine]) -> Iterator[WrittenLine]:
        """Yield the lines of a card in the wordings of printed words, none where the game has none of their own."""
        if self.printed is not None and self.printed.wordings is not self.wordings:
            wordings = (*self.printed.own_name(first), *self.printed.wordings())
            yield from (reworded(line, wordings) for line in lines)

    def without_label(self, line: WrittenLine) -> tuple[WrittenLine, ...]:
        """Return the label before an ability and the ability, each as a line; the line alone if it has no label."""
        has_dash = self.label and ("― " in line.text or "- " in line.text)
        found = re.match(self.label, line.text) if has_dash else None
        if found is None:
            return (line,)
        start, end = found.span("label")
        return line.between(line.text[:start], line.text[end:]), line.between(found[0], "")

    def card(self, *lines: str) -> C:
        """Return the card of a card sheet; the first line has its characteristics, every other one an ability.

        Raises EngineError for a text that is not understood, with the place.
        """
        source = SourceText("card", "\n".join(lines))
        sheets, problems = self.read(source)
        if problems or len(sheets) != 1:
            found = [f"line {problem.line}, column {problem.column}: {problem.message}" for problem in problems]
            raise EngineError("\n".join((*lines, *(found or [f"these are {len(sheets)} cards, not one"]))))
        return sheets[0].card

    def ability_lines(self, behind_first: Iterable[WrittenLine]) -> list[WrittenLine]:
        """Return the lines of a card, behind the first, with what they have of abilities."""
        lines = [line for line in behind_first if not self.is_part(line)]
        texts = self.paragraphs([line.text for line in lines])
        found = [line.between("", line.text[len(text) :]) for line, text in zip(lines, texts, strict=True) if text]
        return [one for line in found for one in self.split(line)]

    def is_part(self, line: WrittenLine) -> bool:
        """Whether a line has a card within the card."""
        return self.part is not None and line.text.startswith(self.part[0])


class PrintedWords(NamedTuple):
    """The words of printed cards, in which an ability may be that is not in those of the vocabulary."""

    reader: Callable[[], TextReader]
    """Return the parser of these words."""
    wordings: Callable[[], Sequence[Wording]]
    """Return the wordings that they have in other words."""
    own_name: Callable[[str], tuple[Wording, ...]]
    """Return the wordings by which the card of a first line calls itself."""
    loose: Callable[[], Sequence[Wording]] = tuple
    """Return the wordings of what people say instead, which may mean something else: whoever wrote so is asked."""


class OtherLanguage(NamedTuple, Generic[C]):
    """The sheets of a game in another language."""

    is_meant: Callable[[str], bool]
    """Whether a first line is in the language."""
    sheets: CardSheets[C]
    """The sheets."""


def _abilities_of(card: OfAnyGame) -> tuple[Ability, ...]:
    """Return the abilities of a printed card, which may have some by its first line."""
    abilities: tuple[Ability, ...] = card.abilities
    return abilities


_LONG_NAME = 4
_BEFORE_NAME = "|".join(
    f"(?<={words})" for words in ("[。、,:： 「『•]", "あなた[はが]", "かぎり", "限り", "代わりに", "その後")
)


def own_name_as(pattern: str) -> Callable[[str], tuple[Wording, ...]]:
    """Return what makes the wordings of a card's own name: a regular expression of it where others have これ.

    ``{name}`` in the pattern is the name in its signs, ``{plain}`` without them.
    """
    return partial(_own_name, pattern)


def _own_name(pattern: str, first: str) -> tuple[Wording, ...]:
    """Return the wording by which a card calls itself where others have これ: its name, a part of it, its last name.

    A name of four characters or more is no other word, and may stand behind any particle but の.
    """
    found = _NAME.search(first)
    if found is None or not pattern:
        return ()
    name = found[1]
    _, *titled = name.split("、")
    last_names = (part.rpartition("・")[2] for part in titled)
    parts = (
        name,
        *(part for part in name.split("、") if len(part) > 1),
        *(last for last in last_names if len(last) >= _LONG_NAME),
    )
    plain = "|".join(map(re.escape, dict.fromkeys(parts)))
    said = pattern.format(name=rf"《(?:{plain})》", plain=f"(?:{plain})")
    particle = "" if len(name) < _LONG_NAME else "|(?<=[はがをにでと])"
    return (
        wording(
            rf"(?:{_BEFORE_NAME}{particle}|^){said}",
            "これ",
            "|".join(parts),
        ),
    )


class _Passage(NamedTuple, Generic[C]):
    """Lines of a card, behind its first one, that are in one language."""

    sheets: CardSheets[C]
    """The sheets of the language."""
    lines: list[WrittenLine]
    """The lines in the words of its vocabulary."""
    as_printed: Callable[[], list[WrittenLine]]
    """Return the lines of abilities in the wordings of printed words, which most are read without."""

    @classmethod
    def of(cls, first: str, sheets: CardSheets[C], lines: Sequence[WrittenLine]) -> "_Passage[C]":
        """Return lines of the card of a first line as a passage."""
        own = sheets.own_name(first)
        in_words = [sheets.in_words(reworded(line, own), ("ability", PLAIN)) for line in lines]
        return cls(sheets, in_words, cache(lambda: sheets.ability_lines(sheets.as_printed(first, lines))))


class _Block(Generic[C]):
    """The reading of one card; the lines with which something is wrong are in ``unread`` of its ``lines``."""

    def __init__(self, sheets: CardSheets[C], source: SourceText) -> None:
        self._sheets = sheets
        self._source = source
        self.lines = LineReading(source, sheets.reader, CODES, MOST_CHARACTERS)
        self.copies = 1

    def sheet(self, first: WrittenLine, passages: Sequence[_Passage[C]]) -> Sheet[C] | None:
        """Return the card of a first line and what is behind it as far as it is understood, None if there is none."""
        sheets = self._sheets
        header = self.lines.read(self._without_copies(first), *sheets.form(first.text))
        read = [one for passage in passages for one in self._abilities(passage)]
        understood = [(line, ability) for line, ability in read if ability is not None]
        abilities = self._without_faults(header, understood)
        parts = [
            self._part(passage.sheets, line)
            for passage in passages
            for line in passage.lines
            if passage.sheets.is_part(line)
        ]
        if header is None or None in parts:
            return None
        try:
            card = sheets.complete(header, tuple(ability for _, ability in abilities), tuple(parts))
        except EngineError as error:
            if not self.lines.unread:  # else it may be on account of what is missing
                self.lines.report(IMPOSSIBLE, first, (0, len(first.text)), str(error))
            return None
        number, *numbers = (
            self._source.position(line.offsets[0])[0] for line in (first, *(line for line, _ in abilities))
        )
        by_first_line = len(_abilities_of(card)) - len(numbers)
        return Sheet(card, number, (*numbers, *(number,) * by_first_line), self.copies)

    def _abilities(self, passage: _Passage[C]) -> Iterator[tuple[WrittenLine, object]]:
        """Yield the lines of abilities of a passage with the abilities, None where something is wrong with one."""
        sheets, reading = passage.sheets, self.lines.of_parser(passage.sheets.reader)
        written = sheets.ability_lines(passage.lines)
        for at, line in enumerate(written):
            before = len(reading.unread)
            ability = reading.read(line, "ability")
            if ability is None and sheets.printed is not None and reading.unread[before].kind is not None:
                as_printed = passage.as_printed()
                texts = (as_printed[at].text, line.text) if len(as_printed) == len(written) else (line.text,)
                for text in dict.fromkeys(texts):
                    with suppress(NotUnderstoodError):
                        ability = sheets.printed.reader().read(text, "ability")
                        del reading.unread[before:]
                        break
            yield line, ability

    def _without_faults(
        self, header: object, abilities: list[tuple[WrittenLine, object]]
    ) -> list[tuple[WrittenLine, object]]:
        """Return abilities without those with words that mean nothing, which are reported at these words.

        Where a fault has other words there, it is reported at the whole line.
        """
        faulty: dict[int, WrittenLine] = {}
        for at, words, message, nth in self._sheets.faults(header, [ability for _, ability in abilities]):
            line = faulty[at] = abilities[at][0]
            said = next((one for one in words if one in line.text), line.text)
            found = [one.span() for one in re.finditer(re.escape(said), line.text)]
            self.lines.report(IMPOSSIBLE, line, found[min(nth, len(found) - 1)], message)
        kept = [one for at, one in enumerate(abilities) if at not in faulty]
        return self._without_faults(header, kept) if faulty else kept

    def _without_copies(self, line: WrittenLine) -> WrittenLine:
        """Return the first line without the number of copies before it."""
        counted = _COPIES.match(line.text)
        if counted is None:
            return line
        written = counted[1]
        self.copies = int(written) if len(written) <= len(str(MOST_COPIES)) else 0
        if not 1 <= self.copies <= MOST_COPIES:
            message = f"a deck has 1 to {MOST_COPIES} copies of a card, and this line says {shortened(written)}"
            self.lines.report(IMPOSSIBLE, line, (0, len(written)), message)
        return line.between(counted[0], "")

    def _part(self, sheets: CardSheets[C], line: WrittenLine) -> OfAnyGame:
        """Return the card within a card that a line has, None where something is wrong with it."""
        assert sheets.part is not None  # as it is a part
        start, end = sheets.part
        if line.text.endswith(end):
            return self.lines.of_parser(sheets.reader).read(line.between(start, end), "card")
        message = f"the end of the line is not understood; here could stand: {end}"
        self.lines.report(NOT_UNDERSTOOD, line, (len(line.text), len(line.text)), message)
        return None


def card_view(
    sheet: Sheet[OfAnyGame], printer: Printer, codec: Codec, governed: Governed, parts: tuple[str, ...] = ()
) -> CardView:
    """Return the view of a sheet's card; ``parts`` are the texts of its further parts, such as the halves."""
    say, card = printer.say, sheet.card
    abilities = tuple(
        AbilityView(line, say(ability), tuple(governing(ability, governed)))
        for line, ability in zip(sheet.ability_lines, card.abilities, strict=True)
    )
    return CardView(sheet.line, card.name, say(card, SHEET), abilities, parts, json.loads(codec.encode(card)))


def line_views(
    source: SourceText,
    sheets: Sequence[SheetInPart[OfAnyGame]],
    printer: Printer,
    candidates: Callable[[UnreadLine], Sequence[Candidate]],
) -> tuple[LineView, ...]:
    """Return the views of the lines of cards, in order; candidates are looked for of the first ones not understood."""
    views: list[LineView] = []
    unread = [line for one in sheets for line in one.unread]
    for at, line in enumerate(unread):
        number = source.position(line.written.offsets[0])[0]
        found = candidates(line) if at < MOST_ASKED else ()
        views.append(LineView(number, line.text, None, tuple(found)))
    for one in sheets:
        if one.sheet is not None:
            abilities = zip(one.sheet.ability_lines, one.sheet.card.abilities, strict=True)
            views += [
                LineView(number, source.line(number).strip(), printer.say(ability)) for number, ability in abilities
            ]
    return tuple(sorted(views, key=lambda view: view.line))


NOT_ALLOWED = "deck-not-allowed"
"""Code of a deck with which a game cannot begin."""


def not_allowed(source: SourceText, sheet: Sheet[OfAnyGame] | None, message: str) -> Diagnostic:
    """Return the diagnostic of a deck: at the first line of a card's sheet, or at the beginning of the file."""
    if sheet is None:
        return located(NOT_ALLOWED, Severity.ERROR, source, Span(0, 0), message)
    start = source.line_starts[sheet.line - 1]
    return located(NOT_ALLOWED, Severity.ERROR, source, Span(start, start + len(source.line(sheet.line))), message)


def copies(sheets: Sequence[Sheet[OfAnyGame]]) -> tuple[OfAnyGame, ...]:
    """Return the cards of sheets, each as often as its sheet says."""
    return tuple(card for sheet in sheets for card in (sheet.card,) * sheet.copies)


def with_decks(seats: Sequence[OfAnyGame], decks: Sequence[OfAnyGame]) -> list[OfAnyGame]:
    """Return seats with the decks of others, whose names they keep; None, or no deck at all, leaves a seat its own."""
    given = zip(seats, chain(decks, repeat(None)), strict=False)
    return [seat if deck is None else replace(deck, name=seat.name) for seat, deck in given]
