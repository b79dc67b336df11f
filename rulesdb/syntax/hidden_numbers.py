"""Numbers within rules that look like those of the text, and begin no rule: none is hidden without a word."""

import re
import sys
from bisect import bisect_right
from collections.abc import Iterator, Sequence

from rulesdb.source.diagnostics import Diagnostic, diagnose
from rulesdb.source.span import Span
from rulesdb.syntax.characters import BLANKS, CLOSING, LINE_ENDS, UNSEEN, with_plain_lines
from rulesdb.syntax.dialects import DIALECTS, Dialect, form_of
from rulesdb.syntax.fit import spans_of, unread_numbers, written_numbers
from rulesdb.syntax.numbering import depth, is_number, normalise, parent, plain_number
from rulesdb.syntax.page_lines import layout_lines
from rulesdb.syntax.tree import InlineKind, SyntaxNode, Tree

_GLUED = re.compile(
    rf"^[{BLANKS}]*(?P<number>[0-9０-９]{{1,3}}(?:[.．][0-9０-９]{{1,3}}){{0,3}})(?=[^\W\da-zA-Z_])", re.MULTILINE
)
"""A number at the beginning of a line with words right behind it, as in ``５枚``: a rule's, where a blank was lost."""

_NAMING = re.compile(r"(?:[(\[（［【〔]|[0-9０-９a-z\])）][ \t]*[,、，;/~―〜～–—-])\s*\Z")
"""What stands before a number that is only named: an opening bracket, or another number of its list or range."""
_NEARBY = 200
"""Number of characters before a number that are looked at."""


def hidden_numbers(tree: Tree) -> Iterator[Diagnostic]:
    """Yield a diagnostic of each number within a rule that looks like those of the text, and begins no rule."""
    dialect = form_of(DIALECTS[tree.dialect], tree.source.text)
    yield from _hidden_within_lines(tree, dialect)
    yield from _hidden_at_lines(tree, dialect)


def _hidden_within_lines(tree: Tree, dialect: Dialect) -> Iterator[Diagnostic]:
    """Yield a diagnostic of each number that goes on from its rule behind a sentence."""
    starts = [node.span.start for node in tree.nodes]
    text = with_plain_lines(tree.source.text)
    for line in dialect.lines.unread_within_lines(text) if dialect.lines is not None else ():
        node = tree.nodes[bisect_right(starts, line.start) - 1]
        seen, way_out = f"{line.number} stands within a line of", "set it at the beginning of a line"
        yield _hidden(tree, Span(line.start, line.end), seen, node, way_out)


def _hidden_at_lines(tree: Tree, dialect: Dialect) -> Iterator[Diagnostic]:
    """Yield a diagnostic of each number that begins a line and is its rule's next one, or is named by no sentence."""
    text = tree.source.text
    starts = [node.span.start for node in tree.nodes]
    ends = [max(span.end for span in spans_of(node)) for node in tree.nodes]
    known = {node.number for node in tree.nodes if node.number is not None}
    forms = {_form(number) for number in known}
    unlike_items, named = set(unread_numbers(tree, dialect)), _no_words(tree)
    within = {line.start for line in dialect.lines.lines_within(with_plain_lines(text))} if dialect.lines else set()
    counted: set[tuple[int, str]] = set()
    begun = set(starts)
    for span in sorted({*unlike_items, *(one for one in _spans_at_lines(text) if one.start not in begun)}):
        at, written = bisect_right(starts, span.start) - 1, span.of(text)
        number = plain_number(written)
        is_own = span in unlike_items and span.start in within
        is_like = is_own or (is_number(number) and _form(number) in forms)
        if at < 0 or span.start >= ends[at] or not is_like or _is_within(span.start, named):
            continue
        node = tree.nodes[at]
        counted.add((at, number))
        goes_on = depth(number) == 1 and (at, _number_before(number)) in counted  # from a line of the same list
        is_named = goes_on or _NAMING.search(text, max(0, span.start - _NEARBY), span.start)
        is_next = not (is_own or is_named or node.number is None) and dialect.numbers.follows(number, node.number)
        if is_own or is_next or (span in unlike_items and not _is_mentioned(number, span, text, known)):
            yield _hidden(tree, span, f"{normalise(written)} begins a line within", node, "mend the number")


def _spans_at_lines(text: str) -> Iterator[Span]:
    """Yield the numbers at the beginnings of lines, with a blank or a sign behind them or not."""
    yield from (span for span, _ in written_numbers(text))
    pages = {page.start for page in layout_lines(text)}
    plain = with_plain_lines(text)
    yield from (Span(*found.span("number")) for found in _GLUED.finditer(plain) if found.start() not in pages)


def _no_words(tree: Tree) -> list[Span]:
    """Return what is named or left out in the sentences of a text, in order: references, and lines of pages.

    A number by itself may be a reference in some forms, and is a rule's all the same: the spans begin behind their
    first character.
    """
    kinds = (InlineKind.REFERENCE, InlineKind.DROPPED)
    sentences = (one for node in tree.nodes for one in (node.inlines, *[part.inlines for part in node.parts]))
    inlines = (inline for sentence in sentences for inline in sentence if inline.kind in kinds)
    return sorted(
        Span(inline.span.start + (inline.kind is InlineKind.REFERENCE), inline.span.end) for inline in inlines
    )


def _is_within(position: int, spans: Sequence[Span]) -> bool:
    at = bisect_right(spans, (position, sys.maxsize)) - 1
    return at >= 0 and position < spans[at].end


def _number_before(number: str) -> str:
    return str(int(number) - 1) if number.isdigit() else ""


def _is_mentioned(number: str, span: Span, text: str, known: set[str]) -> bool:
    """Tell whether a number that a rule has, or none above it, is only named by a sentence that has not ended."""
    if text.startswith("第", span.start):  # a statute's: 第二項 is one behind which a blank stands
        return text[span.end : span.end + 1] not in tuple(BLANKS + LINE_ENDS)
    before = _sign_before(span, text)
    return before not in (*CLOSING, *".§", "") and (number in known or parent(number) not in known)


def _sign_before(span: Span, text: str) -> str:
    """Return the sign before a number at a line's beginning that is no blank and no decoration, ``""`` without one."""
    return text[max(0, span.start - _NEARBY) : span.start].rstrip(BLANKS + UNSEEN + LINE_ENDS + "*_#>§-")[-1:]


def _hidden(tree: Tree, span: Span, seen: str, node: SyntaxNode, way_out: str) -> Diagnostic:
    """Return the diagnostic of a number within a node; ``seen`` says which and where."""
    message = f"{seen} {node.key} and was read as a part of it; {way_out} if it is a rule's"
    return diagnose("number-hidden", tree.source, span, message, f"{tree.ruleset}:{node.key}")


def _form(number: str) -> str:
    """Return the form of a number: 1.0.2a and 12.34.5b both are ``1.1.1a``."""
    return re.sub("[a-z]+", "a", re.sub("[0-9]+", "1", number))
