"""Dialects made of declarations: those that come with the program, and those from outside."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from rulesdb.syntax.characters import with_plain_lines
from rulesdb.syntax.dialects.declaration import Declaration, DeclarationError, read_declaration
from rulesdb.syntax.dialects.dialect import Dialect, HeadCandidate
from rulesdb.syntax.dialects.inferred import inferred

_FOLDER = Path(__file__).parent


def shipped_dialects() -> list[Dialect]:
    """Return the dialects of the program by their names, those with a grammar first.

    The first is taken where nothing tells a text's form.
    """
    texts = (path.read_text(encoding="utf-8") for path in sorted(_FOLDER.glob("*.toml")))
    return sorted(map(dialect_of, map(read_declaration, texts)), key=lambda dialect: not dialect.declaration.grammar)


def dialect_of(declaration: Declaration) -> Dialect:
    """Return the dialect of a declaration, with its hook, which is imported. Raises DeclarationError for no hook."""
    return Dialect(declaration, _hook(declaration.hook) if declaration.hook else _never)


def without_code(declaration: Declaration) -> Declaration:
    """Return a declaration that names no code, which a file must not run. Raises DeclarationError for any other."""
    if declaration.grammar or declaration.hook:
        raise DeclarationError("grammar: only an installed package may declare a grammar and a hook, which are code")
    return declaration


def form_of(dialect: Dialect, text: str) -> Dialect:
    """Return a dialect with the levels of a text, if it has none of its own."""
    if dialect.declaration.level:
        return dialect
    return dialect_of(inferred(dialect.declaration, with_plain_lines(text)))


def _hook(written: str) -> Callable[[HeadCandidate], bool]:
    """Return the function that ``module:function`` names. Raises DeclarationError."""
    module, _, name = written.partition(":")
    try:
        found: Callable[[HeadCandidate], bool] = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise DeclarationError(f"hook: {written!r} is no function of a module ({error})") from error
    return found


def _never(_candidate: HeadCandidate) -> bool:
    """Refuse every candidate: lines tell the numbers of a dialect without a grammar."""
    return False
