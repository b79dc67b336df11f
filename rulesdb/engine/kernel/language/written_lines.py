"""Files of lines in a language of phrases: blocks of lines, their plain characters, and what is wrong with them.

A line that begins with # is a remark, an indented line goes on with the one above it, and an empty line ends a block.
A word that is not understood may be meant for a known one: players say ウォード where the rules say 結界, which the
glossaries know, or misspell a word, which the spelling tells.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from rulesdb.engine.kernel.language.phrase_grammar import NAME, NUMBER
from rulesdb.engine.kernel.language.phrase_reader import NAMES, ContradictionError, NotUnderstoodError, TextReader
from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.japanese.kana import hiragana
from rulesdb.source.diagnostics import Diagnostic, Severity, located
from rulesdb.source.glossaries import shipped_glossaries
from rulesdb.source.span import Span
from rulesdb.source.text import SourceText

LEAST_LIKE = 0.7
"""The least likeness of two words, from 0 to 1, of which one can be a misspelling of the other."""
LEAST_LIKE_KANJI = 0.5
"""The least likeness of two words in kanji, which are short: words of two signs can have half in common."""
MOST_SIGNS = 20
"""The greatest length of a word that is looked up; longer runs of one script are no words of a game."""
_RUNS = r"[ァ-ヺー・]+|[一-龠々〆ヶ]+[ぁ-ん]{0,2}|[A-Za-z]+|[ぁ-ん]+"
_STEM = r"[ァ-ヺー・一-龠々〆ヶA-Za-z]+"
_PARTICLE = r"(?<=[一-龠々〆ヶ])(?:[をにがはのとでも]|には|では|とは).?$"
"""Regular expressions that are compiled when a word is not understood, since that takes 2 ms."""


def is_english(text: str) -> bool:
    """Whether a text has words, and none of them in Japanese."""
    return not has_japanese(text) and re.search("[A-Za-z]{2}", text) is not None


def has_japanese(text: str) -> bool:
    """Whether a text has kana or kanji: to compile an expression with all kanji takes a millisecond."""
    return any("ぁ" <= sign <= "ん" or "ァ" <= sign <= "ヶ" or "一" <= sign <= "龠" for sign in text)


def word_at(text: str, position: int) -> tuple[int, str]:
    """Return the word of a text that is at a position, with its start; "" where there is none.

    In hiragana, where no blank or script divides words, it begins at the position.
    """
    found = next((found for found in re.finditer(_RUNS, text) if found.start() <= position < found.end()), None)
    if found is None:
        return position, ""
    start = position if "ぁ" <= found[0][0] <= "ん" else found.start()
    return start, re.sub(_PARTICLE, "", text[start : found.end()])[:MOST_SIGNS]


def meant_by(word: str, known: Sequence[str]) -> str:
    """Return the ``known`` word that is meant by a word: the glossaries' term for it, or the one spelled like it.

    Known words may begin with a term and go on, as プレイする does; "" is returned if none of them is meant.
    """
    stems: dict[str, str] = {}
    for one in known:
        stems.setdefault(hiragana(_stem(one)), one)
    for end in range(len(word), 0, -1):  # the last signs may be a particle
        for term in _terms().get(hiragana(word[:end].casefold()), ()):
            stem = hiragana(_stem(term))
            if found := stems.get(hiragana(term)) or next((stems[one] for one in stems if one.startswith(stem)), ""):
                return found
    return stems.get(nearest_word(hiragana(_stem(word)), stems), "")


def _stem(word: str) -> str:
    """Return the beginning of a word without its inflection or particle, as プレイ of プレイする."""
    found = re.match(_STEM, word)
    return word if found is None else found[0]


def nearest_word(word: str, known: Collection[str]) -> str:
    """Return the known word of which a word may be a misspelling, "" for none."""
    from difflib import get_close_matches  # cold commands must not pay for it

    least = LEAST_LIKE_KANJI if "一" <= word[0] <= "龠" else LEAST_LIKE
    return next(iter(get_close_matches(word, [one for one in known if len(one) > 1], 1, least)), "")


@cache
def _terms() -> dict[str, tuple[str, ...]]:
    """Return the terms of the glossaries by their readings, English names and players' words, in hiragana."""
    terms: dict[str, tuple[str, ...]] = {}
    for entry in shipped_glossaries():
        for word in (entry.name, entry.reading, entry.english, *entry.players):
            key = hiragana(word.casefold())
            terms[key] = (*terms.get(key, ()), entry.name)
    return terms


BYTE_ORDER_MARK = "\ufeff"

_SIGNS_OF_NAMES = {"《": "》", "「": "」"}
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
_WITHOUT_BRACKETS = str.maketrans("", "", " 「」『』")
_BROKEN = re.compile(rf"[\r\n]+[{_BLANKS}]*")
"""The end of a line with which the next one goes on."""
_DASHES = "―—–"
_BULLETS = ("- ", "• ", "* ", "・")
"""The beginnings of lines that are items of a list in the line above."""


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


class UnreadLine(NamedTuple):
    """A line with which something is wrong, so that nothing of it counts."""

    written: WrittenLine
    """The line in the words of the language, as far as wordings have them."""
    text: str
    """The line as it is in the file."""
    problem: Diagnostic
    """What is wrong with it, and where."""
    kind: tuple[str, str] | None = None
    """The role and form as which it is not understood; None where something else is wrong with it."""
    respelled: str = ""
    """The written line with the word that its problem suggests in place of one that nobody knows, "" for none."""
    first: str = ""
    """The first line of the card whose line it is, "" for a line of no card."""


class Candidate(NamedTuple):
    """A sentence that may be meant by a text that is not understood."""

    text: str
    """The sentence, with the numbers and names of the text."""
    reads_as: str
    """The sentence as the language prints what it stands for."""


def goes_on_in_english(block: Iterable[WrittenLine]) -> bool:
    """Whether lines behind an empty one go on with the card before them: those without the name of a card do."""
    return all(is_english(line.text) and "《" not in line.text for line in block)


def _respelled(text: str, start: int, end: int, word: str) -> str:
    """Return a text with a word in place of a part of it; what ends the word is not repeated behind it."""
    rest = text[end:]
    same = max(length for length in range(len(word) + 1) if rest.startswith(word[len(word) - length :]))
    return f"{text[:start]}{word}{rest[same:]}"


class LineReading:
    """The reading of lines of a file: those with which something is wrong are gathered in ``unread``."""

    def __init__(
        self,
        source: SourceText,
        reader: Callable[[], TextReader],
        codes: LineCodes,
        most: int,
        shown: Callable[[str], str] = str,
    ) -> None:
        """Read lines of ``source`` of at most ``most`` characters; ``reader`` makes the parser for the first one.

        ``shown`` returns an expected word as messages show it.
        """
        self._shown = shown
        self.unread: list[UnreadLine] = []
        self._source = source
        self._reader = reader
        self._codes = codes
        self._most = most

    def of_parser(self, reader: Callable[[], TextReader]) -> "LineReading":
        """Return the reading of lines with another parser, which gathers its lines with these."""
        reading = LineReading(self._source, reader, self._codes, self._most, self._shown)
        reading.unread = self.unread
        return reading

    def read(self, line: WrittenLine, role: str, form: str = PLAIN) -> object:
        """Return the record of a role that a line stands for, None where something is wrong with it."""
        if self.is_too_long(line):
            return None
        try:
            return self._reader().read(line.text, role, form)
        except ContradictionError as error:
            self.report(self._codes.impossible, line, (0, len(line.text)), str(error))
        except NotUnderstoodError as error:
            at, length, message, near = self._unknown(line.text, (role, form), error)
            there = self._source.text[line.offsets[at] : line.offsets[min(at + length, len(line.text))]]
            if at < len(line.text) and (not there or there not in line.text[at : at + length]):
                message = "this is not understood"  # a wording has the word, and not the line
            self.report(self._codes.not_understood, line, (at, at + length), message, (role, form))
            if near:
                respelled = _respelled(line.text, at, at + length, near)
                self.unread[-1] = self.unread[-1]._replace(respelled=respelled)
        return None

    def is_too_long(self, line: WrittenLine) -> bool:
        """Whether a line has more characters than are read, which is reported."""
        length = len(line.text)
        if length > self._most:
            message = f"a line has at most {self._most:,} characters, and this one has {length:,}"
            self.report(self._codes.not_understood, line, (self._most, length), message)
        return length > self._most

    def report(
        self, code: str, line: WrittenLine, span: tuple[int, int], message: str, kind: tuple[str, str] | None = None
    ) -> None:
        """Add a line as one with which something is wrong in a span of its characters.

        ``kind`` is the role and form as which it is not understood, None if something else is wrong with it.
        """
        start, end = (line.offsets[min(at, len(line.text))] for at in span)
        problem = located(code, Severity.ERROR, self._source, Span(start, max(start, end)), message)
        text = _BROKEN.sub("", self._source.text[min(line.offsets) : line.offsets[-1]])
        self.unread.append(UnreadLine(line, text, problem, kind))

    def _unknown(self, text: str, kind: tuple[str, str], error: NotUnderstoodError) -> tuple[int, int, str, str]:
        """Return the word that nobody knows in a line that is not understood: its start, its length and a message.

        The last part is the known word that may be meant by it, "" for none.
        """
        at, length, message, near = error.position, 1, "this is not understood", ""
        expected: Sequence[str] = error.expected
        start, word = word_at(text, at)
        if at == len(text):
            message = "the end of the line is not understood"
        elif word:
            expected = self._expected_at(text, start, kind) or expected
            at, length = start, len(word)
            near = meant_by(word, [self._shown(one) for one in expected])
            near = "" if near == word else near  # known here, but not with what follows
            message = f"{word} is not known here (did you mean {near}?)" if near else f"{word} is not known here"
        only = [*dict.fromkeys(map(self._shown, expected))]
        is_told = len(only) == 1 and only[0] not in {NAMES[NUMBER], NAMES[NAME]}
        message = f"{message}; here could stand: {only[0]}" if is_told else message
        return at, length, message, near

    def _expected_at(self, text: str, start: int, kind: tuple[str, str]) -> Sequence[str]:
        """Return the words that could stand at a position of a text, as far as the text is understood before it."""
        try:
            self._reader().read(text[:start], *kind)
        except ContradictionError:
            return ()
        except NotUnderstoodError as error:
            return error.expected if error.position == start else ()
        return ()


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
        elif line.startswith(_BULLETS) and block:
            block[-1].append((f"•{line[1:]}", at))
        else:
            block.append([(line, at)])


def beginning_of_line(text: str, at: int) -> int:
    """Return the offset at which the line of a position begins, with which later ones may go on."""
    start = text.rfind("\n", 0, at) + 1
    while start and (text.startswith(tuple(_BLANKS), start) or text.startswith(_BULLETS, start)):
        start = text.rfind("\n", 0, start - 1) + 1
    return start


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
            closing = _SIGNS_OF_NAMES.get(character, "")
            _append(characters, character.translate(_WIDE), at)
    end = pieces[-1][1] + len(pieces[-1][0].rstrip(_BLANKS))
    line = "".join(character for character, _ in characters)
    plain = _MODIFICATION.sub(lambda found: found[0].translate(_DIGITS | _SIGNS), line)
    plain = _SYMBOL.sub(lambda found: found[0].translate(_WIDE | _LETTERS), plain)
    return WrittenLine(plain, (*(at for _, at in characters), end))


def plain_text(line: str) -> str:
    """Return the words of a line in plain characters, without blanks and brackets."""
    text = "".join(written.text for block in blocks(line) for written in block)
    return text.translate(_WITHOUT_BRACKETS)


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
    member = rf"(?:{every})(?:[0-9]+(?: ― )?)?(?:「[^」]*」|\([^()]*\))?"
    joint = rf"[、,・] ?| (?=(?:{every}))"
    outside_brackets = [max(name.partition("「")[0], name.rpartition("」")[2], key=len) for name in names]

    def divided(line: WrittenLine) -> Sequence[WrittenLine]:
        if not any(words in line.text for words in outside_brackets):  # most lines: no expression is compiled
            return (line,)
        ends = [found.span() for found in re.finditer(joint, line.text)]
        starts = (0, *(end for _, end in ends))
        spans = [*zip(starts, (*(start for start, _ in ends), len(line.text)), strict=True)]
        words = [line.text[start:end] for start, end in spans]
        is_list = any(re.fullmatch(member, word) for word in words)
        if not is_list or not all(re.fullmatch(member, word) or _WORD.fullmatch(word) for word in words):
            return (line,)
        return [WrittenLine(line.text[start:end], line.offsets[start : end + 1]) for start, end in spans]

    return divided
