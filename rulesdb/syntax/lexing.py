"""From characters to a concrete syntax tree: one Lark parser per dialect, made once."""

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import cast

from lark import Lark
from lark.common import LexerConf
from lark.exceptions import LarkError, LexError
from lark.lexer import Lexer

from rulesdb.source.span import Span
from rulesdb.syntax.characters import with_plain_lines
from rulesdb.syntax.concrete import Concrete, ConcreteText, TextToken, pieces_of
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.dialects.declaration import DeclarationError
from rulesdb.syntax.heads import Heads
from rulesdb.syntax.page_lines import layout_lines

LAYOUT = "NAVIGATION"
"""Type of the token of a line of a page's layout."""

BEFORE = "x "
"""The text put before mended words, so that nothing in them is taken for the beginning of a line."""

GRAMMARS = Path(__file__).parent / "grammars"


def grammar_file(name: str) -> Path:
    """Return the file of a grammar: one of the program's, or ``package:file`` of an installed package."""
    package, _, file = name.rpartition(":")
    return Path(str(files(package) / file)) if package else GRAMMARS / file


class TerminalLexer(Lexer):
    """A lexer that cuts a text at the terminals of a grammar; a character that none of them matches is ODD.

    It takes the terminals in the order of Lark's own lexer, which would count lines and columns for every token.
    """

    def __init__(self, conf: LexerConf) -> None:
        """Take the terminals of a grammar. Raises LexError for one that matches nothing at all."""
        empty = [one.name for one in conf.terminals if one.pattern.min_width == 0]
        if empty:
            raise LexError(f"the terminal {empty[0]} matches nothing")
        terminals = sorted(
            conf.terminals, key=lambda one: (-one.priority, -one.pattern.max_width, -len(one.pattern.value), one.name)
        )
        named = [f"(?P<{one.name}>{one.pattern.to_regexp()})" for one in terminals]
        self._terminals = re.compile("|".join([*named, r"[\s\S]"]))

    def lex(self, text: str) -> Iterator[TextToken]:  # type: ignore[override]  # Lark gives such a lexer the text alone
        """Yield the tokens of a text; no character is missing. The lines of its pages' layout are tokens."""
        at = 0
        for page in (*layout_lines(text), Span(len(text), len(text))):
            if at > page.start:  # such as within a footer
                continue
            for match in self._terminals.finditer(text, at):
                if match.start() >= page.start:
                    break
                at = match.end()
                yield TextToken(match.lastgroup or "ODD", match[0], match.start(), at)
            if at <= page.start < page.end:
                yield TextToken(LAYOUT, page.of(text), *page)
                at = page.end


@lru_cache(maxsize=8)
def lexer_of(dialect: Dialect) -> TerminalLexer:
    """Return the lexer of a dialect: that of its parser."""
    return TerminalLexer(parser_of(dialect).lexer_conf)


@lru_cache(maxsize=8)
def parser_of(dialect: Dialect) -> Lark:
    """Return the parser of a dialect: its grammar's terminals, then ``Heads``, then LALR(1)."""
    return Lark.open(
        str(grammar_file(dialect.declaration.grammar)),
        parser="lalr",
        lexer=TerminalLexer,
        postlex=Heads(dialect),
        import_paths=[str(GRAMMARS)],
        maybe_placeholders=False,
        transformer=Concrete(visit_tokens=False),
    )


def check_grammar(dialect: Dialect) -> None:
    """Raise DeclarationError if a dialect has a grammar that cannot be read."""
    if dialect.declaration.grammar:
        try:
            parser_of(dialect)
        except (LarkError, re.error, OSError, ImportError, ValueError) as error:
            first, *_ = str(error).splitlines() or [type(error).__name__]
            raise DeclarationError(f"grammar: {dialect.declaration.grammar!r} cannot be read ({first})") from error


@lru_cache(maxsize=32)
def terminals_of(dialect: Dialect, *names: str) -> re.Pattern[str]:
    """Return a pattern of those terminals among ``names`` that the grammar of a dialect has; it looks ahead.

    What matches stands in group 1.
    """
    patterns = [one.pattern.to_regexp() for one in parser_of(dialect).terminals if one.name in names]
    return re.compile(f"(?=({'|'.join(patterns)}))" if patterns else "(?!)")


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
    # Where a sentence is all there is, the grammar has nothing to say, and its parser takes longer than the rest.
    beginnings = Heads(dialect).process(lexer_of(dialect).lex(BEFORE + text))
    out = []
    for piece in pieces_of(beginnings):
        start, end = max(0, piece.start - len(BEFORE)), piece.end - len(BEFORE)
        if start < end:
            out.append(TextToken(piece.type, text[start:end], start, end))
    return out
