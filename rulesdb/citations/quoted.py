"""Quotations beside the numbers of rules in comments and prose: in quotation marks, or in a block of lines with ``>``.

What stands between quotation and number decides: a bracket, a colon, a dash, a word such as ``says``, では or ルール.
docs/citations.md says what counts.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rulesdb.citations.contexts import WORD_OF_RULES, is_list
from rulesdb.citations.reading import Citation

_LONGEST = 1200
"""Characters of the longest quotation that is looked for."""
_NEAR = 48
"""Characters between a number and a quotation, at most."""
_DEEPEST = 8
"""Quotation marks within each other, at most."""
_MOST_LISTED = 12
"""Numbers of a list beside a quotation, at most."""
_LEADER = r"(?:--+|%+|//+!?|#+|\*+(?!\*)|;+|\|)"
_NEW_LINE = rf"\n[ \t]*(?:{_LEADER}[ \t]*)?"
_VERB = r"(?:says|states|reads|defines|requires|provides|said|goes)(?: that)?|によれば|によると|は"
_PARTICLE = r"では|には|に|の|が|も|より|とは"
_BETWEEN = (
    rf"[\])）】」』*_`.:：,、 \t\-–—―=]{{0,6}}(?:(?P<verb>{_VERB})|(?P<particle>{_PARTICLE}))?"
    rf"[:：,、]?[ \t\-–—―*_]{{0,4}}(?:{_NEW_LINE})?[(（]?"
)
_BEHIND_NUMBER = re.compile(rf"{_BETWEEN}(?=[「『“\"])")
_ABOVE_BLOCK = re.compile(rf"{_BETWEEN}\s*")
_BEFORE_NUMBER = re.compile(
    rf"[.。,、;:]?[*_`]{{0,3}}(?:と|[ \t]|{_NEW_LINE}(?=[\-–—―(（]))?[\-–—―]{{0,3}}[ (（\[【*_`]{{0,4}}"
    rf"(?:from |per )?(?:総合)?(?:{WORD_OF_RULES})?[ #:(\[]{{0,3}}",
    re.IGNORECASE,
)
_PAIRS = {"「": "」", "『": "』", "“": "”"}
_CLOSING = (*_PAIRS.values(), '"')
_BLANK_LINE = re.compile(rf"\n[ \t]*{_LEADER}?[ \t]*\n")
_LINE_START = re.compile(r"\n[ \t]*(?:(?:--+|%+|//+!?|#+|\*+(?!\*)|;+|\||>)[ \t]*)*")
_BEHIND_SOURCE = " )）]】.。"
_SAYS_MORE = re.compile(r"[^\w\n]*\w")
_AROUND = " \t\n)）】].:：、"
_EMPHASIS = re.compile(r"[*_`]+(?=\S)|(?<=\S)[*_`]+")
_BLOCK_LINE = re.compile(rf"^[ \t]*(?:{_LEADER}[ \t]*)?>[ \t]?(?P<words>.*)$", re.MULTILINE)
_LEADING = re.compile(rf"[^\w\n]*>[^\w\n–—―]*(?:{WORD_OF_RULES}[ \t]*)?", re.IGNORECASE)
_SOURCE = re.compile(r"(?:\s[\-–—―]+\s*|\n)[^\n]{0,24}$")
"""What is before the number of a rule that a block names as its source: a dash, or a line of its own."""

_KANA = re.compile("[ぁ-ヺ]")
_PREDICATE = re.compile(
    r"(?:[うくぐすつぬぶむるただ]|ない|たい|しい|よい|いい|きい|です|ます|ません)(?:[\[［][0-9０-９a-z.．]+[\]］]|[。.」』)）\]\s])*$"
)
_ENGLISH_VERB = re.compile(
    r"\b(?:is|are|was|were|be|been|may|can|cannot|can['’]t|must|will|would|has|have|had|does|do|doesn['’]t|don['’]t|"
    r"isn['’]t|gets?|becomes?|means?|happens?|if|when|whenever|unless|loses?|wins?|deals?|puts?|draws?|chooses?)\b",
    re.IGNORECASE,
)
_FEWEST_LETTERS, _FEWEST_WORDS = 12, 6


class Quoted(NamedTuple):
    """A quotation beside one number or several."""

    start: int
    """Its place in the text, in code points."""
    end: int
    """The end of its place."""
    words: str
    """The quotation, without the signs of comments and emphasis."""
    cited: tuple[Citation, ...]
    """The citations beside it, in the order of the text."""
    is_of_rule: bool
    """Whether its place leaves no doubt that a rule is quoted: it follows the number, or is a block below it."""


def quotations(text: str, citations: Sequence[Citation]) -> Sequence[Quoted]:
    """Return the statements that are quoted beside the citations of a text, none twice."""
    found: dict[tuple[int, int], Quoted] = {}
    for start, end, cited, is_of_rule in (*_marked(text, citations), *_blocks(text, citations)):
        words = _plain(text[start:end])
        if is_statement(words):
            known = found.get((start, end))
            both = {*cited, *(known.cited if known else ())}
            is_sure = is_of_rule or (known is not None and known.is_of_rule)
            found[start, end] = Quoted(start, end, words, tuple(sorted(both)), is_sure)
    return sorted(found.values())


def is_statement(words: str) -> bool:
    """Tell whether quoted words state something: not a term, a heading, a card's name or a question."""
    plain = words.strip()
    if plain.endswith(("?", "？", "か", "か。")):
        return False
    if _KANA.search(plain):
        return len(plain) >= _FEWEST_LETTERS and _PREDICATE.search(plain) is not None
    if plain.isascii() or re.search("[a-z]{3}", plain):
        return len(plain.split()) >= _FEWEST_WORDS and _ENGLISH_VERB.search(plain) is not None
    return len(plain) >= _FEWEST_LETTERS and plain.endswith(("。", "."))


_Place = tuple[int, int, Sequence[Citation], bool]


def _marked(text: str, citations: Sequence[Citation]) -> Iterator[_Place]:
    """Yield the quotations in marks behind and before each number."""
    for at, citation in enumerate(citations):
        behind = _BEHIND_NUMBER.match(text, citation.end)
        if behind is not None and (place := _opened(text, behind.end())) is not None:
            is_sure = behind["particle"] is None and not text[place[0]].islower()
            yield *place, _listed(text, citations[max(0, at - _MOST_LISTED) : at + 1][::-1]), is_sure
        start = max(0, citation.start - _NEAR)
        closing = max(text.rfind(mark, start, citation.start) for mark in _CLOSING)
        is_before = closing >= 0 and _BEFORE_NUMBER.fullmatch(text, closing + 1, citation.start) is not None
        if is_before and (place := _closed(text, closing)) is not None:
            yield *place, _listed(text, citations[at : at + _MOST_LISTED]), False


def _listed(text: str, citations: Sequence[Citation]) -> tuple[Citation, ...]:
    """Return the first of some citations and those that a list joins to it."""
    listed = list(citations[:1])
    for one, other in pairwise(citations):
        between = text[min(one.end, other.end) : max(one.start, other.start)]
        if "\n" in between or not is_list(between):
            break
        listed.append(other)
    return tuple(listed)


def _opened(text: str, at: int) -> tuple[int, int] | None:
    """Return the place of the words that a quotation mark at a place opens."""
    mark = text[at : at + 1]
    if mark == '"':
        is_mark = text[text.rfind("\n", 0, at) + 1 : at].count('"') % 2 == 0 and text[at + 1 : at + 2] != '"'
        end = text.find('"', at + 1, at + _LONGEST) if is_mark else -1
    else:
        end = _partner(text, at, mark, _PAIRS.get(mark, "")) if mark in _PAIRS else -1
    return _within_paragraph(text, at + 1, end)


def _closed(text: str, at: int) -> tuple[int, int] | None:
    """Return the place of the words that a quotation mark at a place closes."""
    mark = text[at]
    if mark == '"':
        start = text.rfind('"', max(0, at - _LONGEST), at)
        is_mark = start >= 0 and text[text.rfind("\n", 0, start) + 1 : start].count('"') % 2 == 0
        return _within_paragraph(text, start + 1, at) if is_mark else None
    opening = next(one for one, other in _PAIRS.items() if other == mark)
    beginning = max(0, at - _LONGEST)
    mirrored = text[beginning : at + 1][::-1]
    found = _partner(mirrored, 0, mark, opening)
    return None if found < 0 else _within_paragraph(text, at - found + 1, at)


def _partner(text: str, at: int, mark: str, partner: str) -> int:
    """Return the place of the mark that belongs to the one at a place, those within it left out; -1 without one."""
    depth = 0
    for found in re.compile(f"[{mark}{partner}]").finditer(text, at, at + _LONGEST):
        depth += 1 if found[0] == mark else -1
        if depth == 0:
            return found.start()
        if depth > _DEEPEST:
            break
    return -1


def _within_paragraph(text: str, start: int, end: int) -> tuple[int, int] | None:
    return (start, end) if start < end and not _BLANK_LINE.search(text, start, end) else None


def _blocks(text: str, citations: Sequence[Citation]) -> Iterator[_Place]:
    """Yield the quotations in blocks of lines with ``>`` that begin or end with a number, or stand below one."""
    starts = [citation.start for citation in citations]
    for lines in _block_lines(text):
        start, end = lines[0].start("words"), lines[-1].end("words")
        first, last = bisect_left(starts, start), bisect_left(starts, end)
        within = citations[first:last]
        leading = [citation for citation in within if _is_leading(text, citation)]
        if leading:
            ends = [*(text.rfind("\n", 0, citation.start) for citation in leading[1:]), end]
            yield from ((one.end, stop, (one,), True) for one, stop in zip(leading, ends, strict=True))
        elif first and (above := _ABOVE_BLOCK.fullmatch(text, citations[first - 1].end, lines[0].start())):
            is_sure = above["verb"] is not None or above[0].rstrip().endswith((":", "："))
            yield start, end, _listed(text, citations[max(0, first - _MOST_LISTED) : first][::-1]), is_sure
        elif within and (source := _source(text, start, end, within[-1])) is not None:
            yield start, source, within[-1:], False


def _source(text: str, start: int, end: int, citation: Citation) -> int | None:
    """Return the place from which on a block names its source, None where its last number is none."""
    found = _SOURCE.search(text, start, citation.start)
    return None if found is None or text[citation.end : end].strip(_BEHIND_SOURCE) else found.start()


def _is_leading(text: str, citation: Citation) -> bool:
    """Tell whether the line of a block begins with a number, and says something behind it."""
    is_first = _LEADING.fullmatch(text, text.rfind("\n", 0, citation.start) + 1, citation.start) is not None
    return is_first and _SAYS_MORE.match(text, citation.end) is not None


def _block_lines(text: str) -> Iterator[Sequence[re.Match[str]]]:
    block: list[re.Match[str]] = []
    for line in _BLOCK_LINE.finditer(text):
        if block and line.start() != block[-1].end() + 1:
            yield block
            block = []
        block.append(line)
    if block:
        yield block


def _plain(words: str) -> str:
    return _EMPHASIS.sub("", _LINE_START.sub("\n", words)).lstrip(_AROUND).rstrip()
