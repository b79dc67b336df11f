"""Tree to text: the canonical form of a dialect, one element a line. Parsing it again gives the same tree."""

from collections.abc import Iterator

from rulesdb.syntax.dialects import DIALECTS, Dialect
from rulesdb.syntax.numbering import depth
from rulesdb.syntax.tree import SyntaxNode, SyntaxPart, Tree


def print_tree(tree: Tree) -> str:
    """Return the tree's text, repaired, in the order of its elements; text outside of nodes is not printed."""
    dialect = DIALECTS[tree.dialect]
    lines = [(node.span.start, node_lines(node, dialect)) for node in tree.nodes]
    lines += [(part.span.start, part_line(part, dialect)) for node in tree.nodes for part in node.parts]
    return "".join(line for _, line in sorted(lines))


def node_lines(node: SyntaxNode, dialect: Dialect) -> str:
    """Return a node's head and sentences; a title stands on a line of its own."""
    return "".join(f"{line}\n" for line in head_lines(node, dialect))


def head_lines(node: SyntaxNode, dialect: Dialect) -> Iterator[str]:
    """Yield the one or two lines of a node."""
    sign = "§" if dialect.signs else ""
    level = None if node.number is None else dialect.level_of(node.number)
    if node.number is not None and level is not None:
        yield " ".join(filter(None, (f"{node.number}{level.printed_end}", node.title or node.text)))
        if node.title and node.text:
            yield node.text
        return
    if node.title is None:
        yield (f"{node.number} {node.text}" if node.text else node.number or "") + sign
        return
    title = titled_line(node, dialect) + sign
    # On a line of its own the text might be read as one more heading, mark or number.
    if sign:
        yield title + node.text
    elif node.number is None and node.text and node.text[0] not in "(（":
        yield f"{title} {node.text}"
    else:
        yield from filter(None, (title, node.text))


def titled_line(node: SyntaxNode, dialect: Dialect) -> str:
    """Return number and title as the dialect writes them."""
    if node.number is None:
        return node.title or ""
    if dialect.dotted_titles:
        return f"{node.number}.{node.title}"
    return f"{node.number} {node.title}" if depth(node.number) <= dialect.titled_depth else node.number


def part_line(part: SyntaxPart, dialect: Dialect) -> str:
    """Return an item, example or note with its mark."""
    return f"{dialect.printed_marks[part.kind]}{part.text}\n"
