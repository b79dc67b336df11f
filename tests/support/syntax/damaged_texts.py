"""Cases of made-up text with the damage of real ones: title, input and expected reading together in one file.

``pytest tests/syntax --refresh`` writes the expectations anew; the diff is the review.
"""

from pathlib import Path

from rulesdb.syntax.printing import print_tree
from rulesdb.syntax.tree import Inline, Tree
from support.syntax.parsed_texts import read

CASES = sorted((Path(__file__).resolve().parents[2] / "syntax" / "cases").glob("*.txt"))
INPUT = "\n===== input\n"
EXPECTED = "\n===== expected\n"


def split(case: Path) -> tuple[str, str, str]:
    """Return a case's title, input and expectation. ``⏎`` at an input's end stands for no line end there."""
    title, _, rest = case.read_text(encoding="utf-8").partition(INPUT)
    text, _, expected = rest.partition(EXPECTED)
    return title, text.removesuffix("⏎"), expected


def reading_of(text: str) -> str:
    """Return what a person compares: each node and part with all it carries, the findings, the canonical text."""
    tree = read(text)
    lines = [*node_lines(tree), "", *finding_lines(tree), "", *outside_lines(tree), "", print_tree(tree)]
    return "\n".join(lines)


def node_lines(tree: Tree) -> list[str]:
    """Return a line per node and part."""
    lines = []
    for node in tree.nodes:
        lines.append(f"{node.kind} {node.key} < {node.parent} | {node.title or ''} | {marked(node.inlines)}")
        lines.extend(f"    {part.kind}: {marked(part.inlines)}" for part in node.parts)
    return lines


def marked(inlines: tuple[Inline, ...]) -> str:
    """Return a sentence with what is no plain word marked: ⟦kind text→numbers⟧."""
    return "".join(
        inline.text
        if inline.kind in ("text", "dropped")
        else f"⟦{inline.kind} {inline.text}{'→' + ' '.join(inline.numbers) if inline.numbers else ''}⟧"
        for inline in inlines
    )


def finding_lines(tree: Tree) -> list[str]:
    """Return a line per diagnostic: where, what, and the characters it points at."""
    return [
        f"{one.line}:{one.column} {one.code} {tree.source.text[one.start : one.end]!r} {one.node or ''}".rstrip()
        for one in tree.diagnostics
    ]


def outside_lines(tree: Tree) -> list[str]:
    """Return a line per stretch outside the nodes that is more than layout."""
    text = tree.source.text
    return [f"outside {one.reason}: {one.span.of(text)!r}" for one in tree.outside if one.reason != "layout"]
