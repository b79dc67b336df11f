"""Inspection of a whole text: faults that only show once all nodes are there (gluing, order, gaps, empty sections)."""

from rulesdb.source.span import Span
from rulesdb.syntax.characters import BLANKS, BYTE_ORDER_MARK, LINE_ENDS
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.report import DiagnosticCollector
from rulesdb.syntax.tree import InlineKind, NodeKind, PartKind, SyntaxNode, SyntaxPart

MARK_NAMES = {PartKind.EXAMPLE: "an example", PartKind.NOTE: "a note", PartKind.ITEM: "an item"}
NEARBY = 200
"""Number of characters before a number or mark that are looked at."""


def inspect(nodes: tuple[SyntaxNode, ...], dialect: Dialect, report: DiagnosticCollector) -> None:
    """Report the faults of a text as a whole, among them that it is empty or has no number."""
    if not report.source.text:
        report.add("file-empty", Span(0, 0), "the file is empty; give one with numbered rules")
    elif not nodes:
        report.add("text-without-numbers", Span(0, 0), "no numbered rule was found; is this a rules text?")
    keys = {node.key for node in nodes}
    parents = {node.parent for node in nodes}
    for look in (look_at_gluing, look_at_ranges):
        for node in nodes:
            report.node = f"{report.ruleset}:{node.key}"
            look(node, dialect, report)
    look_at_order(nodes, dialect, report)
    for node in nodes:
        report.node = f"{report.ruleset}:{node.key}"
        look_at_place(node, dialect, (keys, parents), report)
    if dialect.signs:
        look_at_signs(nodes, report)


def look_at_gluing(node: SyntaxNode, dialect: Dialect, report: DiagnosticCollector) -> None:
    """Report a number, heading or mark that no line break (or blank, in one-line texts) sets apart."""
    titled = node.kind in (NodeKind.CHAPTER, NodeKind.SECTION, NodeKind.HEADING)
    if is_glued(node.span, dialect, report):
        code, what = ("heading-glued", "a heading") if titled else ("number-glued", f"the number {node.key}")
        report.add(code, Span(node.span.start, node.span.start + len(node.key)), glued(what))
    for part in node.parts:
        if is_glued(part.span, dialect, report):
            report.add("mark-glued", mark_of(part), glued(f"the mark of {MARK_NAMES[part.kind]}"))


def glued(what: str) -> str:
    """Return the message of a glued number, heading or mark, whose name is ``what``."""
    return f"{what} stood glued to the text before it; it was set apart"


def mark_of(part: SyntaxPart) -> Span:
    """Return the span of a part's mark."""
    end = part.inlines[0].span.start if part.inlines else part.span.end
    return Span(part.span.start, max(end, part.span.start + 1))


def is_glued(span: Span, dialect: Dialect, report: DiagnosticCollector) -> bool:
    """Tell whether nothing sets the beginning of ``span`` apart from the text before it."""
    text = report.source.text
    if span.start == 0:
        return False
    if not dialect.signs:
        line_by_line = dialect.lines is not None
        before = text[max(0, span.start - NEARBY) : span.start].rstrip(BLANKS) if line_by_line else text[span.start - 1]
        return bool(before) and not before[-1].isspace() and before[-1] != BYTE_ORDER_MARK
    before = text[max(0, span.start - NEARBY) : span.start]
    kept = before.rstrip(BLANKS + BYTE_ORDER_MARK)
    if kept.rstrip(BLANKS + "§").endswith(tuple(LINE_ENDS)):
        return False
    return bool(kept) and kept[-1] not in LINE_ENDS


def look_at_ranges(node: SyntaxNode, dialect: Dialect, report: DiagnosticCollector) -> None:
    """Report ranges of references that could not be followed."""
    inlines = (*node.inlines, *(inline for part in node.parts for inline in part.inlines))
    for inline in inlines:
        if inline.kind is InlineKind.REFERENCE and not dialect.numbers_named(inline.text)[1]:
            report.add("range-unclear", inline.span, "a range that names no rules in order; its two ends were taken")


def look_at_order(nodes: tuple[SyntaxNode, ...], dialect: Dialect, report: DiagnosticCollector) -> None:
    """Report numbers and headings that stand twice, and numbers after a greater one."""
    seen: set[str] = set()
    last: str | None = None
    for node in nodes:
        report.node = f"{report.ruleset}:{node.key}"
        key_span = Span(node.span.start, min(node.span.start + len(node.key), node.span.end))
        if node.key in seen:
            report.add(
                "number-duplicate", key_span, f"{node.key} stands twice; it is kept beside the first; mend the text"
            )
        elif last is not None and node.number is not None and is_smaller(node.number, last, dialect):
            report.add("number-order", key_span, f"{node.number} stands after {last}; it was kept where it belongs")
        seen.add(node.key)
        last = node.number or last


def is_smaller(number: str, last: str, dialect: Dialect) -> bool:
    """Tell whether a number should stand before another one."""
    order = dialect.numbers.order
    return order(number) < order(last)


def look_at_place(
    node: SyntaxNode, dialect: Dialect, known: tuple[set[str], set[str | None]], report: DiagnosticCollector
) -> None:
    """Report a number whose parent the text lacks, and a chapter or section with nothing below it.

    ``known`` are the keys of the text, and those that contain others.
    """
    keys, parents = known
    key_span = Span(node.span.start, node.span.start + len(node.key))
    containing = dialect.numbers.parent(node.number) if node.number is not None else None
    lacks_parent = containing is not None and containing not in keys and node.parent == containing
    if lacks_parent and node.kind is NodeKind.SUBRULE:
        report.add("parent-missing", key_span, f"{node.number} has no {containing} above it in this file")
    bare = node.kind in (NodeKind.CHAPTER, NodeKind.SECTION) and not node.text and not node.parts
    if bare and node.key not in parents:
        report.add("section-empty", key_span, f"{node.key} has a title and nothing below it")


def look_at_signs(nodes: tuple[SyntaxNode, ...], report: DiagnosticCollector) -> None:
    """Report numbers without § in a text whose other numbers have one."""
    text = report.source.text
    lacking = [node for node in nodes if "§" not in node.span.of(text)]
    if 2 * len(lacking) >= len(nodes):
        return
    for node in lacking:
        report.node = f"{report.ruleset}:{node.key}"
        report.add("section-sign-missing", Span(node.span.end - 1, node.span.end), "§ is missing at the end")
