r"""The declaration of a dialect: one TOML file that says what a game's rules text looks like.

    name = "angling"
    title = "Angling rules"

    [[level]]
    kind = "chapter"
    number = '[0-9]{1,2}'
    end = '\.'
    title = "line"

Patterns are regular expressions of Python's ``re``; they are applied to one line at a time.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from rulesdb import RulesdbError
from rulesdb.source.typed_values import MisfitValueError, convert_table, decode_toml
from rulesdb.words.quoting import shortened

LevelKind = Literal["heading", "chapter", "section", "rule", "subrule"]
TitleRule = Literal["none", "line", "short", "above", "dotted"]


class DeclarationError(ValueError):
    """A declaration that cannot be used; ``str()`` names the key and the problem."""


class UnreadableFormError(RulesdbError):
    """A declaration by which a text cannot be read, seen only while it is read; ``str()`` is a sentence."""

    def __init__(self, dialect: str, problem: str) -> None:
        """Name the dialect, and the problem that begins with the key at fault."""
        super().__init__(f"the dialect {dialect}: {problem}; correct it (docs/new-dialect.md)")


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """One level of numbers, from a ``[[level]]`` table."""

    kind: LevelKind
    """Kind of the nodes of this level. A ``heading`` has no number: its line is its name."""
    number: str
    """Pattern of a whole number as it is written."""
    within: bool = False
    """Whether the numbers count within the number above, and are written without it: ``(2)``, ``イ``."""
    counts: str = ""
    """The signs that count within the number above, in their order between blanks; without them, numbers do."""
    end: str = ""
    """Pattern of what stands right behind a number and belongs to it, such as a full stop."""
    printed_end: str = ""
    """The end as it is printed."""
    parent: str = ""
    """Pattern whose first group is the number that contains one, where its form does not tell: ``([1-9])[0-9]{2}``."""
    title: TitleRule = "none"
    """Whether the line of a number is its title: never, always, where it is short and ends no sentence, or, in a form
    with a grammar, where a full stop stands behind the number; or whether the line above it in brackets is."""


class Marks(Struct, frozen=True, forbid_unknown_fields=True):
    """The table ``[marks]``: patterns of what begins a part of a rule, at the beginning of a line."""

    example: tuple[str, ...] = ()
    note: tuple[str, ...] = ()
    item: tuple[str, ...] = ()
    printed_example: str = "Example: "
    printed_note: str = "Note: "
    printed_item: str = "* "
    items_climb: bool = False
    """Whether an item belongs to the last titled number or heading before it instead of the last node."""


class References(Struct, frozen=True, forbid_unknown_fields=True):
    """The table ``[references]``: how a sentence names a rule."""

    words: tuple[str, ...] = ()
    """Patterns of words behind which a number of any level is a reference: ``rules?``."""
    bare: tuple[str, ...] = ("rule", "subrule")
    """Kinds of levels whose numbers are references without such a word."""
    ranges: tuple[str, ...] = ("[-–—―~～〜]",)
    """Patterns between the two ends of a range."""
    lists: tuple[str, ...] = ("[,、，]",)
    """Patterns between the numbers of a list."""


class Outside(Struct, frozen=True, forbid_unknown_fields=True):
    """The table ``[outside]``: what belongs to no rule. Patterns are matched against whole lines."""

    closing: tuple[str, ...] = ()
    """Patterns of the line with which something else begins behind the rules: a glossary, credits."""
    lines: tuple[str, ...] = ()
    """Patterns of lines anywhere: page numbers, running heads."""


class Damage(Struct, frozen=True, forbid_unknown_fields=True):
    """The table ``[damage]``: what an extraction loses of a form with a grammar."""

    signs: bool = False
    """Whether § closes every rule, and may stand elsewhere."""
    icons: bool = False
    """Whether lone blanks stand for lost icons."""


class Expected(Struct, frozen=True, forbid_unknown_fields=True):
    """The table ``[expected]``: what a text of this dialect has, which its readings are checked against."""

    numbers: tuple[str, ...] = ()
    """Numbers that exist."""


class Declaration(Struct, frozen=True, forbid_unknown_fields=True):
    """A declared dialect."""

    name: str
    """Its name."""
    title: str
    """What it is the form of, for people."""
    level: tuple[Level, ...] = ()
    """The levels, those whose numbers others begin with behind these. Empty: they are inferred from the text."""
    ruleset: str = ""
    """The ruleset of its texts; the dialect's name if none is named."""
    letters: str = "abcdefghijklmnopqrstuvwxyz"
    """The letters that number rules, in their order: some texts leave out l and o."""
    before: str = r"[ \t\u3000§#*_>-]*"
    """Pattern of the decoration that may stand before a number on its line."""
    behind: str = r"\**"
    """Pattern of the decoration that may stand behind a number and its end."""
    glued: str = ""
    """Pattern of what a number may stand behind within a line, such as the end of a sentence whose line end is lost."""
    telling: str = ""
    """Pattern of what only this form has, to recognise it; without one, the numbered lines of rules."""
    grammar: str = ""
    """Lark grammar of a form that lines do not tell: a file of ``grammars/``, or ``package:file`` of a package."""
    hook: str = ""
    """``module:function`` that decides for a form with a grammar whether a number or heading begins a node."""
    is_catch_all: bool = False
    """Whether it reads texts of other forms as well, so that of readings alike that of another dialect is taken."""
    marks: Marks = Marks()
    references: References = References()
    outside: Outside = Outside()
    damage: Damage = Damage()
    expected: Expected = Expected()


def read_declaration(text: str) -> Declaration:
    """Return the declaration of a TOML text. Raises DeclarationError."""
    try:
        declaration = decode_toml(text, Declaration)
    except MisfitValueError as error:
        raise DeclarationError(str(error)) from error
    return _checked(declaration)


def declared(table: Mapping[str, object]) -> Declaration:
    """Return the declaration of a table of TOML. Raises DeclarationError."""
    try:
        return _checked(convert_table(table, Declaration))
    except MisfitValueError as error:
        raise DeclarationError(str(error)) from error


def _checked(declaration: Declaration) -> Declaration:
    """Return a declaration whose name and patterns can be used. Raises DeclarationError."""
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,40}", declaration.name):
        expected = "expected small letters, digits and hyphens, at most 41"
        raise DeclarationError(f"name: {expected}, got {shortened(declaration.name)!r}")
    if declaration.ruleset and not re.fullmatch(r"[^\s:#]+", declaration.ruleset):
        raise DeclarationError(f"ruleset: expected a word without blanks, : and #, got {declaration.ruleset!r}")
    for key, pattern in patterns(declaration):
        _check(key, pattern)
    if bool(declaration.grammar) != bool(declaration.hook):
        raise DeclarationError("grammar: a form has a grammar and a hook, or neither")
    needs_grammar = declaration.damage != Damage() or any(level.title == "dotted" for level in declaration.level)
    if needs_grammar and not declaration.grammar:
        raise DeclarationError("damage: only a form with a grammar has damage and dotted titles")
    _check_levels(declaration.level)
    return declaration


def _check_levels(levels: Sequence[Level]) -> None:
    for at, level in enumerate(levels, 1):
        if level.counts and not level.within:
            raise DeclarationError(f"level {at}.counts: only a level that is within another one has signs that count")
        if level.within and (level.parent or level.kind == "heading"):
            raise DeclarationError(f"level {at}.within: such a level has numbers, and its parent is the number above")
    if levels and all(level.within or level.kind == "heading" for level in levels):
        raise DeclarationError("level: one level at least must have whole numbers, neither headings nor within others")


def patterns(declaration: Declaration) -> list[tuple[str, str]]:
    """Return all patterns with the keys that they stand under."""
    found = [(key, getattr(declaration, key)) for key in ("before", "behind", "glued", "telling")]
    for at, level in enumerate(declaration.level, 1):
        found += [(f"level {at}.{key}", getattr(level, key)) for key in ("number", "end", "parent")]
    lists = {
        "marks": ("example", "note", "item"),
        "references": ("words", "ranges", "lists"),
        "outside": ("closing", "lines"),
    }
    for table, keys in lists.items():
        for key in keys:
            patterns: tuple[str, ...] = getattr(getattr(declaration, table), key)
            found += [(f"{table}.{key} {at}", pattern) for at, pattern in enumerate(patterns, 1)]
    return found


def _check(key: str, pattern: str) -> None:
    if len(pattern) > _LONGEST_PATTERN or re.search(r"\{[0-9]*,?[0-9]{5,}", pattern):
        raise DeclarationError(
            f"{key}: is too large; a pattern has at most {_LONGEST_PATTERN:,} characters and 9,999 repeats"
        )
    try:
        compiled = re.compile(pattern)
        re.compile(f"x(?:{pattern})")  # as it will stand, behind others: a flag for all of it cannot
    except (re.error, OverflowError, RecursionError) as error:
        raise DeclarationError(f"{key}: no regular expression: {error}") from error
    groups = 1 if key.endswith(".parent") and pattern else 0
    if compiled.groups != groups:
        wanted = "one group, the number of the parent" if groups else "no groups but (?:…)"
        raise DeclarationError(f"{key}: expected {wanted}, got {compiled.groups}")
    if compiled.fullmatch("") is not None and not key.endswith(_MAY_BE_EMPTY):
        raise DeclarationError(f"{key}: matches where nothing stands; let it match one character at least")


_LONGEST_PATTERN = 10_000
_MAY_BE_EMPTY = ("before", "behind", "glued", "telling", ".end", ".parent")
