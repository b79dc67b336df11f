"""A table of phrases that is read both ways: values are printed with it, and texts are parsed with a grammar from it.

A phrase is a row: a kind of record, words with the record's fields in them, and the fields that the words themselves
say. Nothing else knows how a value is said, so what is printed and what is understood cannot drift apart.
"""

import re
from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Literal, NamedTuple, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from rulesdb.engine.kernel.checked import fields_of
from rulesdb.engine.kernel.errors import EngineError

_GAP = re.compile(r"\{(?P<field>\w+)(?::(?P<form>\w+))?(?:\|(?P<several>\|)?(?P<joint>[^}|]+))?\}")
"""``{field}``, ``{field:form}`` in another form than the plain one, ``{field|joint}`` for the members of a tuple, and
``{field||joint}`` for those of a tuple that has two at least."""

TEXT = r"[^「」\r\n]+"
"""What a name may be that is said as it is: the words around it end it."""

PLAIN = ""
"""The form in which a value is said where no other is asked for."""


class Gap(NamedTuple):
    """A field of a record within the words of a phrase."""

    field: str
    """Name of the field."""
    form: str
    """Form in which its value is said."""
    joint: str | None
    """What stands between the members of a tuple, None for any other field."""
    least: int
    """How many members the tuple has at least."""


class Phrase(NamedTuple):
    """A row of the table: how records of a kind are said."""

    kind: type[Struct]
    """The kind of record."""
    pieces: tuple[str | Gap, ...]
    """Words and gaps, in their order."""
    fixed: Mapping[str, object]
    """Values of the fields that the words say; fields that are in neither have their default."""
    form: str
    """The form in which it says the record."""


class Role(NamedTuple):
    """What may stand in a gap: a parent of kinds of records, under the name that messages and grammars use."""

    name: str
    """Lower-case ASCII letters and underscores."""
    parent: type
    """Every record of this kind may stand there."""


def phrase(kind: type[Struct], template: str, form: str = PLAIN, **fixed: object) -> Phrase:
    """Return a row of the table.

    Raises ValueError for a gap or a fixed field that the kind does not have, for a field that is both, and for one that
    is neither and has no default: a phrase that leaves it open would lose it.
    """
    gaps = [
        Gap(found["field"], found["form"] or PLAIN, found["joint"], 2 if found["several"] else 1)
        for found in _GAP.finditer(template)
    ]
    words: list[str] = _GAP.split(template)[:: _GAP.groups + 1]
    alternating: list[str | Gap] = [words[0]]
    for gap, behind in zip(gaps, words[1:], strict=True):
        alternating += [gap, behind]
    said = [*(gap.field for gap in gaps), *fixed]
    known = {field.name: field.required for field in fields(kind)}
    for name in said:
        if name not in known or said.count(name) > 1:
            raise ValueError(f"{template!r} says {name}, which {kind.__name__} does not have, or which it says twice")
    for name, is_required in known.items():
        if is_required and name not in said:
            raise ValueError(f"{template!r} does not say {name} of {kind.__name__}, which has no default")
    return Phrase(kind, tuple(piece for piece in alternating if piece != ""), dict(fixed), form)


class Vocabulary(NamedTuple):
    """All that a language consists of."""

    roles: tuple[Role, ...]
    """What may stand in gaps."""
    phrases: tuple[Phrase, ...]
    """The rows; of those of a kind that say the same record, the first is printed."""
    words: Mapping[object, Mapping[str, str]]
    """For a Literal of fields, the word for each of its values."""

    def roles_of(self, hint: object) -> tuple[Role, ...]:
        """Return the roles whose records an annotation allows."""
        return tuple(role for role in self.roles if any(option is role.parent for option in options_of(hint)))

    def words_of(self, hint: object) -> Mapping[str, str] | None:
        """Return the words for the Literal in an annotation, None where it has none."""
        return next((self.words[option] for option in options_of(hint) if get_origin(option) is Literal), None)


def options_of(hint: object) -> tuple[object, ...]:
    """Return the members of a union, or the annotation alone."""
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def member_of(hint: object) -> object:
    """Return the annotation of a tuple's members. Raises ValueError where no tuple of any length is allowed."""
    for option in options_of(hint):
        if get_origin(option) is tuple:
            return get_args(option)[0]
    raise ValueError(f"{hint!r} is no tuple, so nothing can be joined")


class UnsayableError(EngineError):
    """A value for which the table has no phrase."""


class Printer:
    """Says values in the words of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Put the phrases of every kind and form together."""
        self._vocabulary = vocabulary
        self._ways: dict[tuple[type, str], list[_Way]] = {}
        for row in vocabulary.phrases:
            self._ways.setdefault((row.kind, row.form), []).append(_Way(row))

    def say(self, value: object, form: str = PLAIN, hint: object = None) -> str:
        """Return the words for a value in a form; ``hint`` is the annotation of its field.

        Raises UnsayableError where no phrase says the value without losing a part of it.
        """
        if isinstance(value, str):
            words = self._vocabulary.words_of(hint)
            if words is None and not re.fullmatch(TEXT, value):
                raise UnsayableError(f"no phrase says {value!r}: a name has at least one character, and no 「」")
            return value if words is None else words[value]
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        for way in self._ways.get((type(value), form), ()):
            if way.fits(value):
                return "".join(self._pieces(way, value))
        raise UnsayableError(f"no phrase says {value!r}{f' in the form {form}' if form else ''}")

    def _pieces(self, way: "_Way", value: object) -> Iterator[str]:
        for piece in way.row.pieces:
            if isinstance(piece, str):
                yield piece
                continue
            inner, hint = getattr(value, piece.field), way.hints[piece.field]
            if piece.joint is None:
                yield self.say(inner, piece.form, hint)
            else:
                yield piece.joint.join(self.say(one, piece.form, member_of(hint)) for one in inner)


class _Way:
    """A phrase with all that printing asks of its kind, worked out once."""

    def __init__(self, row: Phrase) -> None:
        gaps = {piece.field: piece for piece in row.pieces if isinstance(piece, Gap)}
        self.row = row
        self.hints = {field.name: field.hint for field in fields_of(row.kind)}
        self._gaps = tuple(gaps.values())
        self._others = tuple(
            (field.name, row.fixed.get(field.name, field.default))
            for field in fields(row.kind)
            if field.name not in gaps
        )

    def fits(self, value: object) -> bool:
        """Whether the phrase says all that a record is: what is in no gap is as its words say, or as by default."""
        return all(getattr(value, name) == said for name, said in self._others) and not any(
            _is_too_little(getattr(value, gap.field), gap.least) for gap in self._gaps
        )


def _is_too_little(inner: object, least: int) -> bool:
    """Whether a field has nothing that could be said in a gap."""
    return inner is None or (isinstance(inner, tuple) and len(inner) < least)
