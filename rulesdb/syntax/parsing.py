"""Text to tree: the one entry of this stage. It never raises for a text, whatever it holds."""

import re
from collections.abc import Iterable, Iterator

from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.span import Span
from rulesdb.source.text import SourceText
from rulesdb.syntax.assembling import assemble
from rulesdb.syntax.broken_numbers import join_numbers, report_broken
from rulesdb.syntax.concrete import TextToken
from rulesdb.syntax.dialects import DIALECTS, Dialect, contenders, form_of
from rulesdb.syntax.inspection import inspect
from rulesdb.syntax.joined_text import JoinedText
from rulesdb.syntax.lexing import concrete_text
from rulesdb.syntax.repairs.icons import icon_at_break
from rulesdb.syntax.report import DiagnosticCollector
from rulesdb.syntax.text_outside_nodes import outside_of, outside_pieces
from rulesdb.syntax.tree import Tree

LINE_END = re.compile(r"\n(?![0-9例注•*\s])([^\r\n]{1,2})")
LAST_WORDS = re.compile(r"[^。§\s」)）\]]*\Z")
LOOKED_AT = 4
"""Number of characters before a line end that are looked at."""
FEW = 3
_TELLING = re.compile(r"[^\W\d_]{2}|(?<=\W)[0-9]|[0-9](?=\W)")
"""What a line of layout has that is told: words, or a number among signs."""
NAME_ANOTHER = "if it is of another dialect, name that one (build --dialect)"
SPOKEN_OF = {
    "title-block": "what stands before the first rule is a title block",
    "navigation": "a line of a page's navigation",
    "closing-matter": "what stands behind the rules is another part of the document, such as a glossary",
    "footer": "what stands below the rules is the publisher's footer",
}


def parse(source: SourceText, dialect: str | None = None, ruleset: str | None = None) -> Tree:
    """Return the syntax tree of one text, repaired, with its diagnostics.

    ``dialect`` names a row of ``dialects.DIALECTS``; without it the text's form decides. ``ruleset`` is what the
    nodes belong to, by default the dialect's own. Raises KeyError for an unknown dialect.
    """
    form = contenders(source.text)[0] if dialect is None else DIALECTS[dialect]
    return parse_as(source, form_of(form, source.text), ruleset)


def parse_as(source: SourceText, form: Dialect, ruleset: str | None = None) -> Tree:
    """Return the syntax tree of one text in a dialect."""
    report = DiagnosticCollector(
        source, ruleset or form.ruleset, hard_wrapped=form.icons_lost and is_hard_wrapped(source.text)
    )
    joined = join_numbers(source.text, form) if form.lines is None else JoinedText(source.text, ())
    concrete = joined.restored(concrete_text(joined.text, form))
    nodes = assemble(concrete, form, report)
    outside = outside_of(concrete, nodes, source.text)
    inspect(nodes, form, report)
    report_broken(joined, nodes, report)
    report.node = None
    for stretch in outside:
        if stretch.reason in SPOKEN_OF:
            report.add("words-outside", stretch.span, f"{SPOKEN_OF[stretch.reason]}; it is kept outside the rules")
    told = {stretch.span.start for stretch in outside if stretch.reason in SPOKEN_OF}
    report_page_lines([piece for piece in outside_pieces(concrete) if piece.start not in told], report)
    return Tree(source, form.name, report.ruleset, nodes, outside, in_order(report.found))


def report_page_lines(pieces: Iterable[TextToken], report: DiagnosticCollector) -> None:
    """Report the lines of a page's layout within rules, those that differ in their numbers once."""
    found: dict[str, list[TextToken]] = {}
    for piece in pieces:
        words = piece.text.strip()
        if piece.type == "OUTSIDE" and _TELLING.search(words) and not words.startswith("<!--"):
            found.setdefault(re.sub("[0-9]+", "0", words), []).append(piece)
    for first, *others in found.values():
        message = f"a line of the page's layout (found {1 + len(others)} times); it is kept outside the rules"
        report.add("words-outside", Span(first.start, first.end), message)


def in_order(found: list[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return diagnostics in the order of the text."""
    return tuple(sorted(found, key=lambda diagnostic: (diagnostic.start, diagnostic.end, diagnostic.code)))


def is_hard_wrapped(text: str) -> bool:
    """Tell whether lines end within words more often than an icon's loss explains."""
    breaks = [icon_at_break(before, after) for before, after in breaks_within_words(text)]
    return len(breaks) - sum(breaks) > max(FEW, sum(breaks))


def breaks_within_words(text: str) -> Iterator[tuple[str, str]]:
    """Yield the characters before and behind each line end within words; none belongs to two of them."""
    taken = 0
    for found in LINE_END.finditer(text):
        start = found.start()
        end = start - (text[max(0, start - 1) : start] == "\r")
        before = LAST_WORDS.findall(text[max(taken, end - LOOKED_AT) : end])[0]
        if before:
            taken = found.end()
            yield before, found[1]
