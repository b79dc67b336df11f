"""Line breaks within a sentence: some stand for a lost icon, the others are only where a line ended."""

import re
from unicodedata import east_asian_width

from rulesdb.source.span import Span
from rulesdb.syntax.characters import BLANKS, CLOSING
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.dialects.dialect import is_short_title
from rulesdb.syntax.repairs.icons import SIGNED, icon_at_break
from rulesdb.syntax.repairs.sentence import Sentence, is_break, texts_after, texts_before, with_text
from rulesdb.syntax.report import DiagnosticCollector
from rulesdb.syntax.tree import Inline, InlineKind


def join_lines(sentence: Sentence, dialect: Dialect, report: DiagnosticCollector) -> Sentence:
    """Join the lines of a sentence; blanks around a break go with it."""
    runs = runs_of_breaks(sentence, report.source.text)
    if not runs:
        return sentence
    out: list[Inline] = list(sentence)
    before, after = list(texts_before(sentence)), texts_after(sentence)
    has_blanks = any(inline.text != inline.text.strip(BLANKS) for inline in sentence)
    for first, last in runs:
        if has_blanks:
            strip_around(out, first, last)
        if before[first] and after[last]:
            span = Span(sentence[first].span.start, sentence[last].span.end)
            out[first] = joint(sentence[first], span, (before[first], after[last]), dialect, report)
    if runs and is_like_heading(before[runs[-1][0]], sentence[runs[-1][1] + 1 :]):
        end = sentence[-1].span.end
        start = next(inline.span.start for inline in sentence[runs[-1][1] + 1 :] if inline.text.strip(BLANKS))
        report.add(
            "heading-joined", Span(start, end), "a line that looks like a heading was joined to the rule before it"
        )
    return tuple(out)


def is_like_heading(before: str, line: Sentence) -> bool:
    """Tell whether the last line of a rule begins behind a finished sentence, is short and ends none itself."""
    words = "".join(inline.text for inline in line).strip(f'{BLANKS}"”’')
    is_unended = is_short_title(words) and not words.endswith((*CLOSING, *";,、"))
    return is_unended and before.endswith((*CLOSING, ".")) and any(map(str.isalpha, words))


def runs_of_breaks(sentence: Sentence, text: str) -> list[tuple[int, int]]:
    """Return (first, last) index of each run of breaks with nothing but blanks and dropped characters between them."""
    runs: list[tuple[int, int]] = []
    open_run = False
    for at, inline in enumerate(sentence):
        if is_break(inline, text):
            if open_run:
                runs[-1] = (runs[-1][0], at)
            else:
                runs.append((at, at))
            open_run = True
        elif open_run and inline.text.strip(BLANKS):
            open_run = False
    return runs


def strip_around(inlines: list[Inline], first: int, last: int) -> None:
    """Drop the blanks around a run of breaks from the texts next to it, and between the breaks."""
    for at in range(first - 1, -1, -1):
        text = inlines[at].text
        kept = text.rstrip(BLANKS)
        if kept != text:
            inlines[at] = with_text(inlines[at], kept)
        if kept:
            break
    for at in range(first + 1, len(inlines)):
        text = inlines[at].text
        kept = text.lstrip(BLANKS)
        if kept != text:
            inlines[at] = with_text(inlines[at], kept)
        if at > last and kept:
            break


def joint(inline: Inline, span: Span, texts: tuple[str, str], dialect: Dialect, report: DiagnosticCollector) -> Inline:
    """Return the inline that joins two lines: a blank for a lost icon or between Latin words, or no text.

    ``inline`` is the first of the breaks, which cover ``span``; ``texts`` stand before and after them.
    """
    before, after = texts
    if dialect.icons_lost and stands_for_icon(before, after, report):
        # Which blanks stand for icons, and the report, are the business of icons.py, a step later.
        return Inline(InlineKind.TEXT, " ", inline.span)
    report.add("line-broken", span, "the lines of a sentence were joined")
    if HYPHENATED.search(before) and SECOND_HALF.match(after):
        return inline
    return Inline(InlineKind.TEXT, " ", inline.span) if takes_blank(before[-1], after[0]) else inline


def takes_blank(before: str, after: str) -> bool:
    """Tell whether a blank sets two characters apart where a line ended: between signs of scripts with blanks."""
    return is_narrow(before) and is_narrow(after)


def is_narrow(sign: str) -> bool:
    """Tell whether a sign is of a script that sets words apart by blanks, such as Latin letters and punctuation."""
    return east_asian_width(sign) not in {"W", "F"} and sign not in AMBIGUOUS


HYPHENATED = re.compile(r"[^\W\d_]-\Z")
SECOND_HALF = re.compile(r"(?!(?:and|or|to)\b)[a-z]")
"""The beginning of a line that goes on with the word before its hyphen; ``two- or three-`` are two words."""

AMBIGUOUS = "―—…‥“”‘’"
"""Signs that Japanese texts have at full width and English ones at half width: they decide nothing by themselves."""


def stands_for_icon(before: str, after: str, report: DiagnosticCollector) -> bool:
    """Tell whether a break stands for an icon; in a hard-wrapped text only the plainest ones do."""
    if report.hard_wrapped:
        return bool(SIGNED.search(before)) or (before[-1] == "―" and after[0] in ":：")
    return icon_at_break(before, after)
