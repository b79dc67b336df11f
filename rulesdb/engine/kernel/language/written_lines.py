"""Files of lines in a language of phrases: blocks of lines, their plain characters, and what is wrong with them.

A line that begins with # is a remark, an indented line goes on with the one above it, and an empty line ends a block.
"""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple

from rulesdb.engine.kernel.language.phrase_reader import ContradictionError, NotUnderstoodError, Reader
from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.engine.kernel.language.unknown_words import meant_by, word_at
from rulesdb.source.diagnostics import Diagnostic, Severity, located
from rulesdb.source.span import Span
from rulesdb.source.text import SourceText

BYTE_ORDER_MARK = "\ufeff"
MOST_EXPECTED = 8
"""The greatest number of expected words that a message names."""

_NAMES = {"《": "》", "「": "」"}
_DIGITS = {ord("０") + digit: str(digit) for digit in range(10)}
_SIGNS = {ord("＋"): "+", ord("−"): "-", ord("－"): "-", ord("／"): "/"}
"""The signs of modifications, such as −1/−1: minus signs and wide ones are read as plain ones."""
_WIDE = _DIGITS | _SIGNS | {ord("："): ":", ord("（"): "(", ord("）"): ")", ord("｛"): "{", ord("｝"): "}"}
_LETTERS = {first + at: chr(narrow + at) for first, narrow in ((0xFF21, 0x41), (0xFF41, 0x61)) for at in range(26)}
_SYMBOL = re.compile(r"[{｛][0-9０-９A-Za-zＡ-Ｚａ-ｚ]+[}｝]")
"""A symbol of a card, whose letters may be wide ones."""
_MODIFICATION = re.compile(r"(?<=「)[-+−－＋][0-9０-９]+[/／][-+−－＋][0-9０-９]+(?=」)")
"""A modification as the name of a counter."""
_BLANKS = " \t\u3000"
_DASHES = "―—–"


class WrittenLine(NamedTuple):
    """A line as it is read: blanks and wide characters are plain, indented lines are part of it."""

    text: str
    """Its characters."""
    offsets: tuple[int, ...]
    """For each character its offset in the file, and that of the end of the line."""

    def between(self, start: str, end: str) -> "WrittenLine":
        """Return what the line has between its first and its last words."""
        last = len(self.text) - len(end)
        return WrittenLine(self.text[len(start) : last], self.offsets[len(start) : last + 1])


class LineCodes(NamedTuple):
    """The codes of what may be wrong with a line."""

    not_understood: str
    """That of a line that is not understood."""
    impossible: str
    """That of a line that is understood, but contradicts itself."""


class LineReading:
    """The reading of lines of a file: what is wrong with them is gathered in ``problems``."""

    def __init__(
        self,
        source: SourceText,
        reader: Callable[[], Reader],
        codes: LineCodes,
        most: int,
        shown: Callable[[str], str] = str,
    ) -> None:
        """Read lines of ``source`` of at most ``most`` characters; ``reader`` makes the parser for the first one.

        ``shown`` returns an expected word as messages show it.
        """
        self._shown = shown
        self.problems: list[Diagnostic] = []
        self._source = source
        self._reader = reader
        self._codes = codes
        self._most = most

    def read(self, line: WrittenLine, role: str, form: str = PLAIN) -> object:
        """Return the record of a role that a line stands for, None where something is wrong with it."""
        if self.is_too_long(line):
            return None
        try:
            return self._reader().read(line.text, role, form)
        except ContradictionError as error:
            self.report(self._codes.impossible, line, 0, len(line.text), str(error))
        except NotUnderstoodError as error:
            self._report_unknown(line, (role, form), error)
        return None

    def is_too_long(self, line: WrittenLine) -> bool:
        """Whether a line has more characters than are read, which is reported."""
        length = len(line.text)
        if length > self._most:
            message = f"a line has at most {self._most:,} characters, and this one has {length:,}"
            self.report(self._codes.not_understood, line, self._most, length - self._most, message)
        return length > self._most

    def report(self, code: str, line: WrittenLine, at: int, length: int, message: str) -> None:
        """Add a diagnostic about ``length`` characters of a line from the index ``at``."""
        start, end = line.offsets[at], line.offsets[min(at + length, len(line.text))]
        self.problems.append(located(code, Severity.ERROR, self._source, Span(start, max(start, end)), message))

    def _report_unknown(self, line: WrittenLine, kind: tuple[str, str], error: NotUnderstoodError) -> None:
        """Add the diagnostic about a line that is not understood, at the word that nobody knows."""
        at, length, message = error.position, 1, "this is not understood"
        expected: Sequence[str] = error.expected
        start, word = word_at(line.text, at)
        if at == len(line.text):
            message = "the end of the line is not understood"
        elif word:
            expected = self._expected_at(line.text, start, kind) or expected
            at, length = start, len(word)
            near = meant_by(word, [self._shown(one) for one in expected])
            near = "" if near == word else near  # known here, but not with what follows
            message = f"{word} is not known here (did you mean {near}?)" if near else f"{word} is not known here"
        self.report(self._codes.not_understood, line, at, length, f"{message}{self._could_stand(expected)}")

    def _expected_at(self, text: str, start: int, kind: tuple[str, str]) -> Sequence[str]:
        """Return the words that could stand at a position of a text, as far as the text is understood before it."""
        try:
            self._reader().read(text[:start], *kind)
        except ContradictionError:
            return ()
        except NotUnderstoodError as error:
            return error.expected if error.position == start else ()
        return ()

    def _could_stand(self, expected: Sequence[str]) -> str:
        """Return the end of a message: what could stand at a place."""
        words = map(self._shown, (word for word in expected if "\n" not in word))  # the lines of a token's text
        every = [*dict.fromkeys(words)]
        named, more = ", ".join(every[:MOST_EXPECTED]), len(every) - MOST_EXPECTED
        if not named:
            return ""
        return f"; here could stand: {named} and {more} others" if more > 0 else f"; here could stand: {named}"


def blocks(text: str) -> Iterator[list[WrittenLine]]:
    """Yield the lines of each block of a text; remarks are left out."""
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


def _written(pieces: Sequence[tuple[str, int]]) -> WrittenLine:
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
    line = "".join(character for character, _ in characters)
    plain = _MODIFICATION.sub(lambda found: found[0].translate(_DIGITS | _SIGNS), line)
    plain = _SYMBOL.sub(lambda found: found[0].translate(_WIDE | _LETTERS), plain)
    return WrittenLine(plain, (*(at for _, at in characters), end))


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


_WORD = re.compile(r"(?!タップ$)[^をはがにでのと。:『「」() ]+(?:\([^()]*\))?")
"""A word that may be meant for a keyword: no sentence, and no part of a cost."""


def keyword_lists(names: Collection[str]) -> Callable[[WrittenLine], Sequence[WrittenLine]]:
    """Return the function that divides a line of keywords with some names; it leaves any other line alone."""
    every = "|".join(names)
    member = re.compile(rf"(?:{every})(?:[0-9]+(?: ― )?)?(?:「[^」]*」)?")
    joint = re.compile(rf"[、,・] ?| (?=(?:{every}))")

    def divided(line: WrittenLine) -> Sequence[WrittenLine]:
        ends = [found.span() for found in joint.finditer(line.text)]
        starts = (0, *(end for _, end in ends))
        spans = [*zip(starts, (*(start for start, _ in ends), len(line.text)), strict=True)]
        words = [line.text[start:end] for start, end in spans]
        is_list = any(map(member.fullmatch, words))
        if not is_list or not all(member.fullmatch(word) or _WORD.fullmatch(word) for word in words):
            return (line,)
        return [WrittenLine(line.text[start:end], line.offsets[start : end + 1]) for start, end in spans]

    return divided
