"""Dialects made of declarations: those that come with the program, and those of files from outside."""

import re
from pathlib import Path

from rulesdb.syntax.characters import with_plain_lines
from rulesdb.syntax.dialects.declaration import Declaration, read_declaration
from rulesdb.syntax.dialects.dialect import Dialect, HeadCandidate
from rulesdb.syntax.dialects.inferred import inferred
from rulesdb.syntax.numbered_lines import LineForm

_FOLDER = Path(__file__).parent


def declared_dialects() -> list[Dialect]:
    """Return the declared dialects of the program, in the order of their names."""
    return [dialect_of(read_declaration(path.read_text(encoding="utf-8"))) for path in sorted(_FOLDER.glob("*.toml"))]


def dialect_of(declaration: Declaration) -> Dialect:
    """Return the dialect of a declaration that is read line by line."""
    return Dialect(
        name=declaration.name,
        ruleset=declaration.ruleset or declaration.name,
        grammar="",
        telling=_telling(declaration),
        number=re.compile("|".join(f"(?:{level.number})" for level in declaration.level)),
        begins_node=_never,
        kinds=(),
        titled_depth=0,
        dotted_titles=False,
        bare_references=False,
        items_climb=False,
        signs=False,
        icons_lost=False,
        item_mark=declaration.marks.printed_item,
        declaration=declaration,
    )


def _telling(declaration: Declaration) -> re.Pattern[str]:
    """Return the pattern of the numbered lines of rules, which only this form has."""
    rules = tuple(level for level in declaration.level if level.kind in {"rule", "subrule"})
    alone = Declaration(declaration.name, declaration.title, rules, before=declaration.before)
    return LineForm(alone).beginning if rules else re.compile("(?!)")


def form_of(dialect: Dialect, text: str) -> Dialect:
    """Return a dialect with the levels of a text, if it has none of its own."""
    declaration = dialect.declaration
    if declaration is None or declaration.level:
        return dialect
    return dialect_of(inferred(declaration, with_plain_lines(text)))


def _never(_candidate: HeadCandidate) -> bool:
    """Refuse every candidate: lines tell the numbers of a declared dialect."""
    return False
