"""Brackets: an opening one of another kind than its closing one is put right, one without a partner is reported."""

import re
from typing import NamedTuple

from rulesdb.source.span import Span
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.lexing import pieces_within
from rulesdb.syntax.repairs.again import inlines_at, places_of
from rulesdb.syntax.repairs.sentence import Sentence, text_inlines, with_text
from rulesdb.syntax.report import DiagnosticCollector
from rulesdb.syntax.tree import Inline, InlineKind

CLOSING_OF = {"「": "」", "『": "』", "《": "》", "[": "]", "(": ")", "（": "）", "{": "}", "【": "】"}
OPENING_OF = {closing: opening for opening, closing in CLOSING_OF.items()}
DEEPEST = 20
"""Greatest number of open brackets among which the partner of a closing one is looked for."""
EVERY = re.escape("".join((*CLOSING_OF, *OPENING_OF)))
ANY = re.compile(f"[{EVERY}]")
FORMING = "《[{"
"""Opening brackets that make a card, slot, reference or symbol of what they enclose."""
SAME_KIND = {"（": "(", "）": ")"}
NONE = f"[^{EVERY}]*+"
"""A pattern of words without brackets."""


class Bracket(NamedTuple):
    """A bracket with its position: the index of its inline and the offset in that inline's text."""

    character: str
    inline: int
    offset: int


def mend_brackets(sentence: Sentence, dialect: Dialect, report: DiagnosticCollector) -> Sentence:
    """Return the sentence with each opening bracket of the kind that closes it."""
    if are_matched("".join([inline.text for _, inline in text_inlines(sentence)])):
        return sentence
    brackets = [
        Bracket(found[0], at, found.start())
        for at, inline in text_inlines(sentence)
        for found in ANY.finditer(inline.text)
    ]
    wrong, alone = match(brackets, stretch_numbers(sentence))
    for bracket in alone:
        report.add("bracket-unmatched", place_of(sentence, bracket), f"{bracket.character} has no partner; it was left")
    for bracket, character in wrong:
        message = f"{bracket.character} is closed by {CLOSING_OF[character]}; it was read as {character}"
        report.add("bracket-mismatched", place_of(sentence, bracket), message)
    if not wrong:
        return sentence
    mended = with_brackets(sentence, wrong)
    touched = {bracket.inline for bracket, character in wrong if character in FORMING}
    return read_stretches(sentence, mended, touched, dialect, report) if touched else mended


def with_pairs(within: str) -> str:
    """Return the pattern of words with pairs of brackets around what the pattern ``within`` matches."""
    pairs = "|".join(f"{re.escape(one)}{within}[{re.escape(closings_of(one))}]" for one in CLOSING_OF)
    return f"{NONE}(?:(?:{pairs}){NONE})*+"


def closings_of(opening: str) -> str:
    """Return the brackets that are partners of an opening one."""
    return "".join(closing for closing, one in OPENING_OF.items() if kind_of(one) == kind_of(opening))


def are_matched(words: str) -> bool:
    """Tell whether every bracket has its partner of the same kind, as in nearly all sentences."""
    if PAIRED.fullmatch(words):
        return True
    kinds: list[str] = []
    for character in ANY.findall(words):
        if character in CLOSING_OF:
            kinds.append(kind_of(character))
        elif not kinds or kinds.pop() != kind_of(OPENING_OF[character]):
            return False
    return not kinds


def with_brackets(sentence: Sentence, replaced: list[tuple[Bracket, str]]) -> Sentence:
    """Return the sentence with other characters where these brackets stand."""
    texts = {at: list(sentence[at].text) for at in {bracket.inline for bracket, _ in replaced}}
    for bracket, character in replaced:
        texts[bracket.inline][bracket.offset] = character
    return tuple(with_text(inline, "".join(texts[at])) if at in texts else inline for at, inline in enumerate(sentence))


def read_stretches(
    before: Sentence, after: Sentence, touched: set[int], dialect: Dialect, report: DiagnosticCollector
) -> Sentence:
    """Read mended words again: a bracket put right may have made a card, slot, symbol or reference of them.

    ``before`` and ``after`` differ in brackets only; ``touched`` indexes the inlines with such a bracket.
    """
    out: list[Inline] = []
    for stretch in stretches_of_words(after):
        if touched.isdisjoint(stretch):
            out.extend(after[at] for at in stretch)
            continue
        text = "".join(after[at].text for at in stretch)
        places = [places_of(before[at], report.source.text) for at in stretch]
        out.extend(inlines_at(pieces_within(text, dialect), places, dialect))
    return tuple(out)


def stretches_of_words(sentence: Sentence) -> list[list[int]]:
    """Return the indices of a sentence's inlines, neighbouring ones without other meaning than words together."""
    stretches: list[list[int]] = []
    for at, inline in enumerate(sentence):
        if stretches and is_wordy(inline) and is_wordy(sentence[at - 1]):
            stretches[-1].append(at)
        else:
            stretches.append([at])
    return stretches


def is_wordy(inline: Inline) -> bool:
    """Tell whether an inline is plain words, or nothing."""
    return inline.kind in (InlineKind.TEXT, InlineKind.DROPPED)


def stretch_numbers(sentence: Sentence) -> dict[int, int]:
    """Return which stretch of words each inline of a sentence belongs to."""
    return {at: number for number, stretch in enumerate(stretches_of_words(sentence)) for at in stretch}


def match(brackets: list[Bracket], stretch: dict[int, int]) -> tuple[list[tuple[Bracket, str]], list[Bracket]]:
    """Return the opening brackets of a wrong kind, each with the right character, and those without a partner."""
    wrong: list[tuple[Bracket, str]] = []
    alone: list[Bracket] = []
    stack: list[Bracket] = []
    kinds: list[str] = []
    for bracket in brackets:
        if bracket.character in CLOSING_OF:
            stack.append(bracket)
            kinds.append(kind_of(bracket.character))
            continue
        opening = OPENING_OF[bracket.character]
        if kind_of(opening) in kinds[-DEEPEST:]:
            while kinds.pop() != kind_of(opening):
                alone.append(stack.pop())
            stack.pop()
        elif stack and may_be_wrong(stack[-1], bracket, stretch):
            kinds.pop()
            wrong.append((stack.pop(), opening))
        else:
            alone.append(bracket)
    return wrong, alone + stack


def may_be_wrong(opening: Bracket, closing: Bracket, stretch: dict[int, int]) -> bool:
    """Tell whether an opening bracket may be taken for the closing one's kind.

    What makes a card or slot of the words between them does so only where nothing but words is between.
    """
    return OPENING_OF[closing.character] not in FORMING or stretch[opening.inline] == stretch[closing.inline]


def kind_of(bracket: str) -> str:
    """Return the kind of a bracket; round ones of half and full width are of one."""
    return SAME_KIND.get(bracket, bracket)


PAIRED = re.compile(with_pairs(with_pairs(NONE)))
"""The words of nearly all sentences: every bracket has its partner, and at most one pair stands within another."""


def place_of(sentence: Sentence, bracket: Bracket) -> Span:
    """Return a bracket's place in the source; the text's blanks may have been dropped, so it is looked up."""
    inline = sentence[bracket.inline]
    start = min(inline.span.start + bracket.offset, inline.span.end - 1)
    return Span(start, start + 1)
