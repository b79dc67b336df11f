"""From characters to a concrete syntax tree: one Lark parser per dialect, made once."""

from functools import lru_cache
from pathlib import Path
from typing import cast

from lark import Lark

from rulesdb.syntax.characters import with_plain_lines
from rulesdb.syntax.concrete import Concrete, ConcreteText, TextToken, pieces_of
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.heads import Heads

BEFORE = "x "
"""The text put before mended words, so that nothing in them is taken for the beginning of a line."""

GRAMMARS = Path(__file__).parent / "grammars"


@lru_cache(maxsize=8)
def parser_of(dialect: Dialect) -> Lark:
    """Return the parser of a dialect: its grammar's terminals, then ``Heads``, then LALR(1)."""
    return Lark.open(
        str(GRAMMARS / dialect.grammar),
        parser="lalr",
        lexer="basic",
        postlex=Heads(dialect),
        import_paths=[str(GRAMMARS)],
        maybe_placeholders=False,
        transformer=Concrete(visit_tokens=False),
    )


def concrete_text(text: str, dialect: Dialect) -> ConcreteText:
    """Return the concrete syntax tree of ``text``; the grammar accepts every text."""
    plain = with_plain_lines(text)
    return parsed(plain, dialect) if dialect.lines is None else dialect.lines.read(plain)


def parsed(text: str, dialect: Dialect) -> ConcreteText:
    r"""Return the concrete syntax tree of a text whose line ends are all ``\n`` or ``\r\n``."""
    # Lark's signature says that a tree comes back; with a transformer it is what the start rule's callback returns.
    return cast(ConcreteText, parser_of(dialect).parse(text))


def pieces_within(text: str, dialect: Dialect) -> list[TextToken]:
    """Return the tokens of mended words within a sentence; positions count from the beginning of ``text``."""
    if dialect.lines is not None:
        return dialect.lines.pieces_within(text)
    out = []
    for piece in pieces_of(parsed(BEFORE + text, dialect)):
        start, end = max(0, piece.start - len(BEFORE)), piece.end - len(BEFORE)
        if start < end:
            out.append(TextToken(piece.type, text[start:end], start, end))
    return out
