"""Dialects for the commands: those of the program, of installed packages and of files, and how one fits a text."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import NamedTuple

from rulesdb.source.text_reading import SourceError, doubt_of_encoding, read_text
from rulesdb.syntax.dialects import DIALECTS, Dialect, form_of, register
from rulesdb.syntax.dialects.declaration import Declaration, DeclarationError, declared, read_declaration
from rulesdb.syntax.fit import unread_numbers
from rulesdb.syntax.lexing import check_grammar
from rulesdb.syntax.recognition import Recognition, levels_of, recognise
from rulesdb.syntax.tree import InlineKind, SyntaxNode, Tree

ENTRY_POINTS = "rulesdb.dialects"
"""The group of entry points by which installed packages offer dialects: each is the text of a declaration."""
_MEND = "correct it (docs/new-dialect.md)"


class DialectRow(NamedTuple):
    """A dialect as it is listed."""

    name: str
    """Its name."""
    title: str
    """What it is the form of."""
    ruleset: str
    """The ruleset of its texts, if no other one is named."""
    levels: tuple[str, ...]
    """The kinds of its levels, the highest first; empty where they are inferred."""


class LevelCount(NamedTuple):
    """The numbers of one level in a text."""

    kind: str
    """Kind of their nodes."""
    example: str
    """The first of them."""
    numbers: int
    """How many there are."""
    titled: int
    """How many of them have a title."""


class DoubtfulLine(NamedTuple):
    """A line that may have been misread."""

    line: int
    """Its ordinal, from 1."""
    text: str
    """Its words."""


class Trial(NamedTuple):
    """How a dialect fits a text."""

    recognition: Recognition
    """The reading."""
    encoding: str
    """A clause on an encoding that was guessed, ``""`` where there is no doubt."""
    levels: tuple[LevelCount, ...]
    """The levels of its numbers."""
    parts: Mapping[str, int]
    """The numbers of examples, notes and items."""
    references: int
    """Number of references."""
    dangling: tuple[str, ...]
    """Numbers that references name and no rule has, without repetition, in order."""
    outside: Mapping[str, int]
    """Characters outside of rules, by reason, without blanks between them."""
    findings: Mapping[str, int]
    """Numbers of diagnostics, by code."""
    unread: tuple[DoubtfulLine, ...]
    """Lines that begin like a number and begin no rule."""
    missing: tuple[str, ...]
    """Numbers that every text of the dialect has, and this one lacks."""


def dialect_rows() -> tuple[DialectRow, ...]:
    """Return the known dialects, in the order of their names. Raises SourceError for a broken one of a package."""
    use_installed()
    return tuple(_row(DIALECTS[name]) for name in sorted(DIALECTS))


def _row(dialect: Dialect) -> DialectRow:
    levels = tuple(level.kind for level in reversed(dialect.declaration.level))
    return DialectRow(dialect.name, dialect.title, dialect.ruleset, levels)


@cache
def use_installed() -> None:
    """Add the dialects of installed packages to the known ones. Raises SourceError for one that cannot be used."""
    for point in entry_points(group=ENTRY_POINTS):
        try:
            check_grammar(register(read_declaration(str(point.load())), installed=True))
        except (DeclarationError, ImportError, AttributeError) as error:
            problem = f"the dialect that {point.value} offers cannot be used ({error})"
            raise SourceError(point.name, problem, "mend the package, or take it away") from error


def known_dialects() -> tuple[str, ...]:
    """Return the names of the known dialects. Raises SourceError for a broken one of a package."""
    use_installed()
    return tuple(DIALECTS)


def dialect_of_file(path: Path) -> str:
    """Return the name of the dialect that a file declares, which is known from now on.

    Raises SourceError for a file that is no declaration.
    """
    source = read_text(path)
    return _registered(source.name, lambda: read_declaration(source.text))


def use_described(name: str, table: Mapping[str, object]) -> str:
    """Return the name of the dialect that the table ``[dialect]`` of a ``source.toml`` declares.

    ``name`` is that of the file. Raises SourceError for a table that is no declaration.
    """
    return _registered(name, lambda: declared(table))


def _registered(name: str, read: Callable[[], Declaration]) -> str:
    try:
        return register(read()).name
    except DeclarationError as error:
        raise SourceError(name, f"declares no dialect ({error})", _MEND) from error


def try_dialect(path: Path, dialect: str | None) -> Trial:
    """Read a text as a known dialect, or as the one that fits it best, and return how it fits.

    Raises SourceError for a text that cannot be read.
    """
    use_installed()
    source = read_text(path)
    recognition = recognise(source, dialect)
    tree = recognition.tree
    named = [number for node in tree.nodes for number in _named(node)]
    known = {node.number for node in tree.nodes}
    outside = Counter[str]()
    for stretch in tree.outside:
        outside[stretch.reason] += len("".join(stretch.span.of(source.text).split()))
    expected = DIALECTS[tree.dialect].expected_numbers
    return Trial(
        recognition,
        doubt_of_encoding(source),
        tuple(_levels(tree)),
        Counter(str(part.kind) for node in tree.nodes for part in node.parts),
        sum(1 for node in tree.nodes for _ in _references(node)),
        tuple(dict.fromkeys(number for number in named if number not in known)),
        {reason: count for reason, count in outside.items() if count},
        Counter(found.code for found in tree.diagnostics),
        tuple(_unread(tree)),
        tuple(number for number in expected if number not in known),
    )


def _references(node: SyntaxNode) -> Iterator[tuple[str, ...]]:
    for inlines in (node.inlines, *(part.inlines for part in node.parts)):
        yield from (inline.numbers for inline in inlines if inline.kind is InlineKind.REFERENCE)


def _named(node: SyntaxNode) -> Iterator[str]:
    return (number for numbers in _references(node) for number in numbers)


def _levels(tree: Tree) -> Iterator[LevelCount]:
    for nodes in levels_of(tree):
        titled = sum(node.title is not None for node in nodes)
        yield LevelCount(str(nodes[0].kind), nodes[0].number or "", len(nodes), titled)


def _unread(tree: Tree) -> Iterator[DoubtfulLine]:
    text = tree.source.text
    for span in unread_numbers(tree, form_of(DIALECTS[tree.dialect], text)):
        line, _ = tree.source.position(span.start)
        end = text.find("\n", span.start)
        yield DoubtfulLine(line, text[span.start : len(text) if end < 0 else end].strip())
