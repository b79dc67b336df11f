"""The dialects of rules texts: one declaration each; ``docs/new-dialect.md`` tells how to add one."""

from rulesdb.syntax.characters import with_plain_lines
from rulesdb.syntax.dialects.declaration import Declaration, DeclarationError
from rulesdb.syntax.dialects.declared import dialect_of, form_of, shipped_dialects, without_code
from rulesdb.syntax.dialects.dialect import Dialect, HeadCandidate
from rulesdb.syntax.numbered_lines import line_beginnings

DIALECTS: dict[str, Dialect] = {dialect.name: dialect for dialect in shipped_dialects()}

__all__ = [
    "DIALECTS",
    "Dialect",
    "HeadCandidate",
    "contenders",
    "foreign_dialects",
    "form_of",
    "is_shipped",
    "register",
]


def contenders(text: str) -> list[Dialect]:
    """Return the dialects whose numbers are about as frequent in the text as any other's, the likeliest first.

    Whether the text is really of one of them is only known when it has been read (``recognition.py``).
    """
    plain = with_plain_lines(text)
    beginnings = line_beginnings(plain)
    counts = {name: dialect.count_telling(plain, beginnings) for name, dialect in DIALECTS.items()}
    most = max(counts.values())
    found = sorted(DIALECTS, key=lambda name: (DIALECTS[name].declaration.is_catch_all, -counts[name]))
    return [DIALECTS[name] for name in found if counts[name] and _FEWER * counts[name] > most] or [DIALECTS[found[0]]]


_FEWER = 3
"""A dialect whose numbers are so many times as frequent as those of another one is likelier for sure."""


def register(declaration: Declaration, *, installed: bool = False) -> Dialect:
    """Add a dialect from outside to the table, in place of an earlier one from outside; return it.

    Only that of an ``installed`` package may have a grammar and a hook. Raises DeclarationError for those of any other,
    and for the name of a dialect that comes with the program.
    """
    if declaration.name in _SHIPPED:
        raise DeclarationError(f"name: {declaration.name!r} is a dialect of rulesdb's own; take another name")
    DIALECTS[declaration.name] = dialect = dialect_of(declaration if installed else without_code(declaration))
    return dialect


def is_shipped(dialect: Dialect) -> bool:
    """Tell whether a dialect comes with the program."""
    return dialect.name in _SHIPPED


def foreign_dialects() -> list[Dialect]:
    """Return the dialects from outside, the latest one last."""
    return [dialect for dialect in DIALECTS.values() if not is_shipped(dialect)]


_SHIPPED = frozenset(DIALECTS)
