"""Inspection of a whole text: faults that only show once all nodes are there (gluing, order, gaps, empty sections)."""

from collections.abc import Sequence

from rulesdb.source.span import Span
from rulesdb.source.text import SourceText
from rulesdb.syntax.characters import BLANKS, LINE_ENDS, UNSEEN
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.fit import written_numbers
from rulesdb.syntax.report import DiagnosticCollector
from rulesdb.syntax.tree import NodeKind, PartKind, SyntaxNode, SyntaxPart

NamedNode = tuple[str, SyntaxNode]
"""A node behind its key."""
MARK_NAMES = {PartKind.EXAMPLE: "an example", PartKind.NOTE: "a note", PartKind.ITEM: "an item"}
NEARBY = 200
"""Number of characters before a number or mark that are looked at."""


def inspect(nodes: tuple[SyntaxNode, ...], dialect: Dialect, report: DiagnosticCollector) -> None:
    """Report the faults of a text as a whole, among them that it is empty or has no number."""
    if not report.source.text:
        report.add("file-empty", Span(0, 0), "the file is empty; give one with numbered rules")
    elif not nodes:
        report.add("text-without-numbers", Span(0, 0), what_stands_for_numbers(report.source, dialect))
    for look in (look_at_gluing, look_at_ranges):
        for node in nodes:
            look(node, dialect, report)
    named = [(node.key, node) for node in nodes]
    look_at_order(named, dialect, report)
    look_at_places(named, report)
    if dialect.signs:
        look_at_signs(nodes, report)


def what_stands_for_numbers(source: SourceText, dialect: Dialect) -> str:
    """Return what was found in a text without any number of its dialect: other numbers, or none."""
    others = written_numbers(source.text)
    if not others:
        return "no numbered rule was found; is this a rules text?"
    first, _ = others[0]
    line, _ = source.position(first.start)
    seen = f"{len(others):,} lines begin like {first.of(source.text)!r} (the first is line {line})"
    return f"no number of {dialect.name} was found; {seen}; declare a dialect that knows them (docs/new-dialect.md)"


def add(node: SyntaxNode, report: DiagnosticCollector, code: str, span: Span, message: str) -> None:
    """Add a diagnostic about a node."""
    report.node = f"{report.ruleset}:{node.key}"
    report.add(code, span, message)


def look_at_gluing(node: SyntaxNode, dialect: Dialect, report: DiagnosticCollector) -> None:
    """Report a number, heading or mark that no line break (or blank, in one-line texts) sets apart."""
    if is_glued(node.span, dialect, report):
        titled = node.kind in (NodeKind.CHAPTER, NodeKind.SECTION, NodeKind.HEADING)
        code, what = ("heading-glued", "a heading") if titled else ("number-glued", f"the number {node.key}")
        add(node, report, code, Span(node.span.start, node.span.start + len(node.key)), glued(what))
    for part in node.parts:
        if is_glued(part.span, dialect, report):
            add(node, report, "mark-glued", mark_of(part), glued(f"the mark of {MARK_NAMES[part.kind]}"))


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
    if span.start == 0 or text[span.start - 1] == "\n":  # as nearly all do, it begins a line
        return False
    if not dialect.signs:
        line_by_line = dialect.lines is not None
        before = text[max(0, span.start - NEARBY) : span.start]
        before = before.rstrip(BLANKS + UNSEEN) if line_by_line else before[-1:].strip(UNSEEN)
        return bool(before) and not before[-1].isspace()
    before = text[max(0, span.start - NEARBY) : span.start]
    kept = before.rstrip(BLANKS + UNSEEN)
    if kept.rstrip(BLANKS + "§").endswith(tuple(LINE_ENDS)):
        return False
    return bool(kept) and kept[-1] not in LINE_ENDS


def look_at_ranges(node: SyntaxNode, dialect: Dialect, report: DiagnosticCollector) -> None:
    """Report ranges of references that could not be followed."""
    for inlines in (node.inlines, *[part.inlines for part in node.parts]):
        for inline in inlines:
            if inline.numbers and not dialect.numbers_named(inline.text)[1]:
                message = "a range that names no rules in order; its two ends were taken"
                add(node, report, "range-unclear", inline.span, message)


def look_at_order(named: Sequence[NamedNode], dialect: Dialect, report: DiagnosticCollector) -> None:
    """Report numbers and headings that stand twice, and numbers after a greater one."""
    seen: set[str] = set()
    last: str | None = None
    for key, node in named:
        start, end = node.span
        if key in seen:
            message = f"{key} stands twice; it is kept beside the first; mend the text"
            add(node, report, "number-duplicate", Span(start, min(start + len(key), end)), message)
        elif last is not None and node.number is not None and is_smaller(node.number, last, dialect):
            message = f"{node.number} stands after {last}; it was kept where it belongs"
            add(node, report, "number-order", Span(start, min(start + len(key), end)), message)
        seen.add(key)
        last = node.number or last


def is_smaller(number: str, last: str, dialect: Dialect) -> bool:
    """Tell whether a number should stand before another one."""
    order = dialect.numbers.order
    return order(number) < order(last)


def look_at_places(named: Sequence[NamedNode], report: DiagnosticCollector) -> None:
    """Report chapters and sections with nothing below them."""
    parents = {node.parent for _, node in named}
    for key, node in named:
        is_titled = node.kind in {NodeKind.CHAPTER, NodeKind.SECTION}
        if is_titled and key not in parents and not node.text and not node.parts:
            message = f"{key} has a title and nothing below it"
            add(node, report, "section-empty", Span(node.span.start, node.span.start + len(key)), message)


def look_at_signs(nodes: tuple[SyntaxNode, ...], report: DiagnosticCollector) -> None:
    """Report numbers without § in a text whose other numbers have one."""
    text = report.source.text
    lacking = [node for node in nodes if "§" not in node.span.of(text)]
    if 2 * len(lacking) >= len(nodes):
        return
    for node in lacking:
        add(node, report, "section-sign-missing", Span(node.span.end - 1, node.span.end), "§ is missing at the end")
