"""Numbers that a line end cuts in two (``2.5`` and ``.3e``), joined before anything else is read in the text.

The two sides of a line end may be one number or two. Within brackets, or where the next line begins with
a dot, it is one; elsewhere the sequence of the numbers decides, and what it leaves open is reported and stays apart.
"""

import re
from bisect import bisect_right
from collections.abc import Container, Iterator

from rulesdb.source.span import Span
from rulesdb.syntax.characters import BLANKS, CLOSING, LINE_ENDS
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.joined_text import Cut, JoinedText
from rulesdb.syntax.number_sequence import DIGITS, NumberSequence
from rulesdb.syntax.numbering import normalise
from rulesdb.syntax.report import DiagnosticCollector
from rulesdb.syntax.tree import SyntaxNode

END = rf"(?:\r\n|[{LINE_ENDS}])[ \t\u3000]*"
HALF_AT_END = re.compile(rf"[0-9０-９.．a-z-][ \t\u3000]*[{LINE_ENDS}]")
"""A line that ends as the first half of a number may; in a text without one no number is cut."""
# The expressions of cuts and titles begin with a sign that they are looked for at: where one begins with a look behind,
# it takes several times as long to find none.
CUT = re.compile(
    rf"(?P<head>[0-9０-９](?<![0-9０-９.．a-zA-Z].)[0-9０-９]{{0,2}}(?:[.．]{DIGITS}){{0,2}}[.．]?)(?P<end>{END})"
    rf"(?P<tail>[.．]?{DIGITS}(?:[.．]{DIGITS}){{0,2}}[a-z]?|[a-z]|[.．](?![0-9０-９]))(?![0-9０-９a-zA-Z])(?![.．][0-9０-９])"
)
WITHIN = r"[0-9０-９.．a-z\-―–—～〜~,、 \t\u3000]{0,40}"
BRACKETED = re.compile(rf"\[{WITHIN}(?:{END}{WITHIN}){{1,2}}\]")
WITHIN_NUMBER = re.compile(rf"(?<=[0-9０-９.．])(?P<end>{END})(?=[0-9０-９.．a-z])|(?<=[a-z])(?P<dash>{END})(?=-[a-z])")
RANGE = re.compile(
    rf"(?<=[0-9][a-z]-)(?P<before>{END})[a-z](?![a-zA-Z])|(?<=[0-9][a-z])(?P<after>{END})-[a-z](?![a-zA-Z])"
)
DOTTED_TITLE = re.compile(rf"[。」』)）][ \t\u3000]*(?P<number>{DIGITS}[.．]{DIGITS}[.．])(?P<end>{END})(?=[^\s0-9*])")
SIGNED_TITLE = re.compile(
    rf"[。§][ \t\u3000]*(?P<number>{DIGITS}[.．]{DIGITS})[ \t\u3000]*"
    rf"(?P<end>(?:\r\n|[{LINE_ENDS}])(?=[ \t\u3000])|(?<=[ \t\u3000])(?:\r\n|[{LINE_ENDS}]))"
    rf"(?=[ \t\u3000]*[^\s。§]{{1,30}}§)"
)
NEARBY = 20
"""Number of characters before a number that are looked at."""


def join_numbers(text: str, dialect: Dialect) -> JoinedText:
    """Return ``text`` with its broken numbers joined."""
    if HALF_AT_END.search(text) is None:
        return JoinedText(text, ())
    sequence = NumberSequence(text, dialect)
    certain = [*bracketed(text), *ranges(text, dialect), *titled(text, sequence, dialect)]
    taken = {cut.end.start for cut in certain}
    others = cuts(text, taken, sequence, dialect)
    return JoinedText(text, sorted({*certain, *others}, key=lambda cut: cut.end))


def cuts(text: str, taken: Container[int], sequence: NumberSequence, dialect: Dialect) -> Iterator[Cut]:
    """Yield the cuts of numbers that the sequence of the numbers decides on; ``taken`` are line ends of other cuts."""
    for found in CUT.finditer(text):
        cut = None if found.start("end") in taken else judged(found, sequence, dialect)
        if cut is None:
            continue
        if cut.joined:
            sequence.add(cut.number, cut.span.end)
        yield cut


def bracketed(text: str) -> Iterator[Cut]:
    """Yield the line ends within the numbers of references in brackets."""
    for reference in BRACKETED.finditer(text):
        for end in WITHIN_NUMBER.finditer(text, reference.start(), reference.end()):
            yield Cut(Span(*reference.span()), Span(*end.span()), joined_words(reference[0]), joined=True)


def ranges(text: str, dialect: Dialect) -> Iterator[Cut]:
    """Yield the line ends beside the dash of ``409.1f-h``, where a reference needs no brackets."""
    if not dialect.bare_references:
        return
    for found in RANGE.finditer(text):
        end = found.span("before" if found["before"] else "after")
        yield Cut(Span(*found.span()), Span(*end), joined_words(found[0]), joined=True)


def titled(text: str, sequence: NumberSequence, dialect: Dialect) -> Iterator[Cut]:
    """Yield the line ends between a number and its title, where the number is glued to a sentence before it."""
    for found in (DOTTED_TITLE if dialect.dotted_titles else SIGNED_TITLE).finditer(text):
        number, span = normalise(found["number"]), Span(*found.span("number"))
        if dialect.dotted_titles or sequence.expects(number, span):
            yield Cut(span, Span(*found.span("end")), number, joined=True)


def joined_words(words: str) -> str:
    """Return ``words`` without line ends and the blanks behind them."""
    return re.sub(END, "", words)


def judged(found: re.Match[str], sequence: NumberSequence, dialect: Dialect) -> Cut | None:
    """Return the cut of one number, joined or in doubt; None where the two sides belong to different sentences."""
    number, span = normalise(found["head"] + found["tail"]), Span(*found.span())
    if "." not in number or not dialect.number.fullmatch(number):
        return None
    verdict = is_one_number(found, number, sequence, dialect)
    return None if verdict is None else Cut(span, Span(*found.span("end")), number, verdict)


def is_one_number(found: re.Match[str], number: str, sequence: NumberSequence, dialect: Dialect) -> bool | None:
    """Tell whether both sides of a line end are one number: True, False in doubt, None where they surely are two."""
    tail, span = found["tail"], Span(*found.span())
    if tail[0] in ".．" and len(tail) > 1:
        return True
    likely = sequence.has(number) or sequence.expects(number, span)
    if tail in ".．":
        return True if dialect.dotted_titles and likely else None
    behind = found.string[found.end() : found.end() + 2]
    spaced = behind[:1] in (*BLANKS, *LINE_ENDS, "")
    if tail.isalpha():
        article = spaced and behind[1:].isascii()
        likely = likely or sequence.has(normalise(found["head"]))
        return (not article if likely else None) if spaced else True
    if likely and found["head"][-1] in ".．" and begins(found):
        return True
    alone = normalise(tail)
    if dialect.number.fullmatch(alone) and spaced and sequence.is_between(alone, span):
        return False if likely else None
    says_nothing_alone = not dialect.number.fullmatch(alone) and (not spaced or alone[-1].isalpha())
    return True if likely or says_nothing_alone else None


def begins(found: re.Match[str]) -> bool:
    """Tell whether a number stands where a rule may begin: at a line's beginning or behind a sentence."""
    before = found.string[max(0, found.start() - NEARBY) : found.start()].rstrip(BLANKS)
    return before == "" or before[-1] in CLOSING + "§" + LINE_ENDS


def report_broken(joined: JoinedText, nodes: tuple[SyntaxNode, ...], report: DiagnosticCollector) -> None:
    """Report every broken number at the node that it stands in."""
    starts = [node.span.start for node in nodes]
    for cut in joined.cuts:
        at = bisect_right(starts, cut.span.start) - 1
        report.node = f"{report.ruleset}:{nodes[at].key}" if at >= 0 else None
        message = (
            f"{cut.number} was cut in two by a line end; it was joined"
            if cut.joined
            else f"{cut.number} may be meant by both sides of a line end; it was left apart. Join it or set a 。"
        )
        report.add("number-broken", cut.span, message)
