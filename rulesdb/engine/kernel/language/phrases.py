"""A table of phrases, used in both directions: to print values, and as the source of the grammar that parses texts.

A phrase is a row: a record class, words with gaps for the record's fields, and the values of fields that the words
themselves express. The table alone defines the wording, so printing and parsing cannot drift apart.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property
from itertools import chain
from operator import attrgetter
from types import ModuleType, UnionType
from typing import Literal, NamedTuple, Union, cast, get_args, get_origin

from msgspec import NODEFAULT, Struct

from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.events import AnyName
from rulesdb.engine.kernel.records.checked import defaults_of, fields_of

_PIECE = re.compile(
    r"\{(?P<field>\w+)(?::(?P<form>\w+))?(?P<several>\|(?P<two>\|)?(?P<joint>[^}|]*))?\}"
    r"|<(?P<inner>[^<>@]*)(?:@(?P<flag>\w+))?>"
)
"""``{field}``, ``{field:form}`` in another form than the plain one, ``{field|joint}`` for the members of a tuple or
frozenset, ``{field||joint}`` for two of them at least, ``{field|}`` for one alone; ``<words {field}>`` only where the
field is not as by default, ``<words@flag>`` only where the flag is true."""

_CHOICE = re.compile(r"(?<=[{:])\w+(?:/\w+)+|\((?P<words>[^()]*/[^()]*)\)")
"""Fields or forms of a gap, or words, of which a row has one."""
_OPTIONAL = re.compile(r"\[(?P<words>[^\[\]@]*)(?:@(?P<flag>\w+))?\]")

TEXT = r"[^「」『』《》〔〕【】\r\n]+"
"""Regular expression of a name that is printed literally; the surrounding words delimit it."""

PLAIN = ""
"""The default form of a value."""
TE, TA = "te", "ta"
"""Verb forms: て-form (引いて) and past (引いた)."""
NOT = "not"
"""The negated form of a condition."""
NOUN, ANY = "noun", "any"
"""Forms of objects: a noun by itself (これ for これである), and one of several (トークン for すべてのトークン)."""
ALONE = "alone"
"""The form of an ability within another ability without brackets."""
SHEET = "sheet"
"""The form of a card that stands by itself."""
PREDICATE = "predicate"
"""The form of an effect on objects that another phrase names."""

ADJECTIVE, ADJECTIVES, HEAD, HEADS, BEHIND = "adjective", "adjectives", "head", "heads", "behind"
"""English forms of a filter in a noun phrase: before the noun, also as several, as the noun, its plural, behind it.

The plain form is that of a single adjective, of which the others are made.
"""
NOUNS = "nouns"
"""The plural of the form ``NOUN``; this one has no article in English."""
SEVERAL = "several"
"""The plural of the form ``ANY``."""
PREDICATES, GAINED = "predicates", "gained"
"""English forms of an effect on objects: with several as its subject, and what they get."""
SENTENCE, WITHIN = "sentence", "within"
"""English forms of an effect as a whole sentence of a card, and of one of a layer, in which "this" gets something."""
SERIES, MEMBER = "series", "member"
"""English forms of an effect: it or several in a row, and as one of these."""
KEYWORD = "keyword"
"""The English form of an ability that objects get by its name."""

REN = "ren"
"""The form of an effect before another one on printed Japanese cards (引き、)."""
DONE = "done"
"""The form of an effect of a verb there, which can be what has been done (そうした場合)."""
UNLESS = "unless"
"""The form there of an effect before ないかぎり."""
OF_TARGET = "of_target"
"""The form there of players who are a target, and of an effect on them."""
LAST = "last"
"""The form there of an effect that can be the last one of a sequence, and is not done when it begins."""

JAPANESE, ENGLISH, PRINTED = "ja", "en", "printed"
"""Languages of phrases, each with its words; that of printed Japanese cards has the Japanese phrases as well."""


class Gap(NamedTuple):
    """A gap in the words of a phrase, for a field of the record."""

    field: str
    """Name of the field."""
    form: str
    """Form in which the field's value is printed."""
    joint: str | None
    """Words between the members of a tuple or frozenset, None for any other field."""
    least: int
    """Least number of members."""
    most: int | None
    """Greatest number of members, None for no bound."""


class Maybe(NamedTuple):
    """Words of a phrase that are printed only if a field differs from its default."""

    pieces: tuple[str | Gap, ...]
    """The words, with a gap for the field unless it is a boolean."""
    field: str
    """Name of the field."""


PhrasePiece = str | Gap | Maybe


class Phrase(NamedTuple):
    """The words for records of one class: a row of the table, with one of its choices of words."""

    kind: type[Struct]
    """The record class."""
    pieces: tuple[PhrasePiece, ...]
    """Words and gaps, in order."""
    fixed: Mapping[str, object]
    """Values of the fields that the words express; a field in neither words nor gaps has its default."""
    form: str
    """The form that the phrase belongs to."""
    unusual: frozenset[str] = frozenset()
    """Fields that must differ from their default for the phrase to be printed."""

    @property
    def gaps(self) -> Iterator[Gap]:
        """The gaps of the phrase, those in optional words included."""
        for piece in self.pieces:
            inner = piece.pieces if isinstance(piece, Maybe) else (piece,)
            yield from (one for one in inner if isinstance(one, Gap))

    @property
    def phrases(self) -> tuple["Phrase"]:
        """The phrase alone, as the only one of its row."""
        return (self,)


class Row(Struct, frozen=True, dict=True):
    """A row of the table, as a module declares it; its phrases are made when one of them is printed or read."""

    kind: type[Struct]
    """The record class."""
    template: str
    """The words."""
    form: str = PLAIN
    """The form that the phrases belong to."""
    fixed: Mapping[str, object] = {}
    """Values of the fields that the words express."""
    unusual: frozenset[str] = frozenset()
    """Fields that must differ from their default for a phrase to be printed."""
    language: str = JAPANESE
    """The language of the words."""

    @property
    def rows(self) -> tuple["Row"]:
        """The row alone, as ``RowsMadeLater.rows`` are several."""
        return (self,)

    @cached_property
    def phrases(self) -> tuple[Phrase, ...]:
        """A phrase for every choice of the words.

        Raises ValueError for a gap or a fixed field that the class does not have, for a field that is both, and for a
        field that is neither and has no default: such a phrase would lose the field's value.
        """
        each = (self._with_options(template, self.unusual, self.fixed) for template in _choices(self.template))
        return tuple(chain.from_iterable(each))

    def _with_options(self, template: str, unusual: frozenset[str], fixed: Mapping[str, object]) -> Iterator[Phrase]:
        """Yield the phrases of a template with and without its parts in ``[ ]``."""
        found = _OPTIONAL.search(template)
        if found is None:
            yield Phrase(self.kind, _checked_pieces(self.kind, template, fixed), fixed, self.form, unusual)
            return
        without = f"{template[: found.start()]}{template[found.end() :]}"
        within = f"{template[: found.start()]}{found['words']}{template[found.end() :]}"
        said = unusual | {gap["field"] for gap in _PIECE.finditer(found["words"])}
        flag = {found["flag"]: not defaults_of(self.kind)[found["flag"]]} if found["flag"] else {}
        yield from self._with_options(within, said, {**fixed, **flag})
        yield from self._with_options(without, unusual, fixed)


class RowsMadeLater(Struct, frozen=True, dict=True):
    """Several rows of a language, which are made when that language is read or printed: to make all takes 8 ms."""

    made: Iterable[Row]
    """What makes the rows; it has not begun."""
    language: str
    """The language of the words."""

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The rows, in order."""
        return tuple(self.made)


DeclaredRows = Row | RowsMadeLater
"""What a module declares in ``PHRASES``."""


def english_later(rows: Iterable[Row]) -> RowsMadeLater:
    """Return English rows, as they belong into ``PHRASES``, without making them."""
    return RowsMadeLater(rows, ENGLISH)


def printed_later(rows: Iterable[Row]) -> RowsMadeLater:
    """Return rows in words of printed Japanese cards, as they belong into ``PHRASES``, without making them."""
    return RowsMadeLater(rows, PRINTED)


class Role(NamedTuple):
    """A part that gaps can take: a parent class of records, with a name for messages and grammars."""

    name: str
    """Name of the role: lower-case ASCII letters and underscores."""
    parent: type
    """Parent class of all records of the role."""
    wrappers: Mapping[str, tuple[str, str]] = {}
    """By form, the words before and after the plain form, for records without a phrase in that form."""


def phrase(
    kind: type[Struct], template: str, form: str = PLAIN, /, *, unusual: frozenset[str] = frozenset(), **fixed: object
) -> Row:
    """Return a row of the table; ``unusual`` are fields that must differ from their default.

    It has a phrase for every choice of the parts of the template in ``[ ]``, beside which ``< >`` would be ambiguous;
    of ``(が/は/も)``, ``{field/other}`` and ``{field:form/other}`` each phrase has one.
    """
    return Row(kind, template, form, fixed, unusual)


def phrases(
    kind: type[Struct], template: str, form: str = PLAIN, /, *, unusual: frozenset[str] = frozenset(), **fixed: object
) -> tuple[Row]:
    """Return a row as ``phrase`` does, in a tuple as the rows of other languages."""
    return (Row(kind, template, form, fixed, unusual),)


def rows_in(modules: Iterable[ModuleType], language: str = JAPANESE) -> tuple[Row, ...]:
    """Return the rows of a language that modules declare as ``PHRASES``."""
    declared = (one for module in modules for one in vars(module).get("PHRASES", ()) if one.language == language)
    return tuple(row for one in declared for row in one.rows)


def _choices(template: str) -> Iterator[str]:
    """Yield a template for each choice of the fields or forms of its gaps, and of its words."""
    found = _CHOICE.search(template)
    if found is None:
        yield template
        return
    for one in (found["words"] or found[0]).split("/"):
        yield from _choices(f"{template[: found.start()]}{one}{template[found.end() :]}")


def _pieces(template: str) -> Iterator[PhrasePiece]:
    """Yield the words and gaps of a template."""
    at = 0
    for found in _PIECE.finditer(template):
        if at < found.start():
            yield template[at : found.start()]
        yield _gap(found) if found["inner"] is None else _maybe(found)
        at = found.end()
    if at < len(template):
        yield template[at:]


def _gap(found: re.Match[str]) -> Gap:
    is_one = found["several"] == "|"
    joint = None if found["several"] is None else found["joint"]
    return Gap(found["field"], found["form"] or PLAIN, joint, 2 if found["two"] else 1, 1 if is_one else None)


def _maybe(found: re.Match[str]) -> Maybe:
    inner = tuple(piece for piece in _pieces(found["inner"]) if not isinstance(piece, Maybe))
    return Maybe(inner, found["flag"] or next(piece.field for piece in inner if isinstance(piece, Gap)))


def _checked_pieces(kind: type[Struct], template: str, fixed: Mapping[str, object]) -> tuple[PhrasePiece, ...]:
    """Return the words and gaps of a template without choices. Raises ValueError as ``Row.phrases`` does."""
    pieces = tuple(_pieces(template))
    lists = {piece.field for piece in pieces if isinstance(piece, Gap) and piece.joint is not None}
    said = [
        *lists,
        *(piece.field for piece in pieces if not isinstance(piece, str) and piece.field not in lists),
        *fixed,
    ]
    known = defaults_of(kind)
    for name in said:
        if name not in known or said.count(name) > 1:
            raise ValueError(f"{template!r} says {name}, which {kind.__name__} does not have, or which it says twice")
    for name, default in known.items():
        if default is NODEFAULT and name not in said:
            raise ValueError(f"{template!r} does not say {name} of {kind.__name__}, which has no default")
    return pieces


def english(kind: Callable[..., Struct], template: str, form: str = PLAIN, /, **fixed: object) -> tuple[Row]:
    """Return the English row of a template."""
    return (Row(cast("type[Struct]", kind), template, form, fixed, language=ENGLISH),)  # a kind may be a function


def printed(kind: Callable[..., Struct], template: str, form: str = PLAIN, /, **fixed: object) -> tuple[Row]:
    """Return the row of a template in words of printed Japanese cards, which are read, and printed as others are."""
    return (Row(cast("type[Struct]", kind), template, form, fixed, language=PRINTED),)  # a kind may be a function


_BEFORE_NAI = {"く": "か", "す": "さ", "う": "わ", "る": ""}
"""The ending of a verb before ない by its plain ending; する has し."""


def printed_verb(
    kind: Callable[..., Struct], template: str, change: str, prefix: str = "", /, **fixed: object
) -> Iterator[Row]:
    """Yield the rows of a verb in words of printed Japanese cards: plain, before もよい, ないかぎり and another verb.

    ``change`` is the plain ending and the two others: ``く~いて~き`` makes 引いて and 引き of 引く. What a player is
    told to do has no form before もよい or another verb, of which nobody could say whether that player does it, too.
    ``prefix`` is before the names of the forms.
    """
    end, *others = change.split("~")
    stem = template.removesuffix(end)
    forms = (PLAIN, DONE) if template.startswith("{who}は") else (PLAIN, DONE, TE, REN, UNLESS)
    before_nai = "し" if end == "する" else f"{end[:-1]}{_BEFORE_NAI[end[-1]]}"
    for form, ending in zip(forms, (end, end, *others, before_nai), strict=False):
        yield from printed(kind, f"{stem}{ending}", f"{prefix}{form}", **fixed)
    of_target = template.replace("{who}", f"{{who:{OF_TARGET}}}")
    if of_target != template:
        yield from printed(kind, of_target, OF_TARGET, **fixed)


_BEFORE_ANOTHER = {"する": "し", "す": "し", "く": "き", "う": "い", "ぶ": "び", "る": ""}
"""By the ending of a plain verb, its ending before another verb; of the verbs in る, all are like 捨てる."""


def before_another(rows: Iterable[Phrase]) -> Iterator[Phrase]:
    """Yield the rows of printed cards for plain rows that end with a verb, in the form before another verb.

    What a player is told to do has none, as ``printed_verb`` says.
    """
    for row in rows:
        *pieces, last = row.pieces
        if row.form == PLAIN and isinstance(last, str) and not any(gap.field == "who" for gap in row.gaps):
            end = next((end for end in _BEFORE_ANOTHER if last.endswith(end)), None)
            if end is not None:
                stem = f"{last.removesuffix(end)}{_BEFORE_ANOTHER[end]}"
                yield row._replace(pieces=(*pieces, stem), form=REN)


def with_free_commas(rows: Iterable[Phrase]) -> Iterator[Phrase]:
    """Yield the rows of printed cards with a comma behind the は of a subject for rows without one, and conversely."""
    for row in rows:
        for at, words in enumerate(row.pieces[1:], 1):
            if isinstance(words, str) and isinstance(row.pieces[at - 1], Gap) and words.startswith("は"):
                said = words[2:] if words.startswith("は、") else words[1:]
                other = f"は{said}" if words.startswith("は、") else f"は、{said}"
                yield row._replace(pieces=(*row.pieces[:at], other, *row.pieces[at + 1 :]))


def inflected(kind: type[Struct], template: str, form: str, change: str, /, **fixed: object) -> tuple[Row, Row]:
    """Return the rows of a template in its plain form and in a form with another ending.

    ``change`` is the plain ending, a ``~`` and the other ending: ``く~いて`` makes 引いて of 引く. Raises ValueError
    for a template without that ending.
    """
    end, _, other = change.partition("~")
    if not template.endswith(end):
        raise ValueError(f"{template!r} does not end with {end!r}")
    return Row(kind, template, PLAIN, fixed), Row(kind, f"{template.removesuffix(end)}{other}", form, fixed)


class Vocabulary(NamedTuple):
    """The whole of a language: roles, phrases and words."""

    roles: tuple[Role, ...]
    """The roles that gaps can take."""
    rows: tuple[Row | Phrase, ...]
    """The rows of the table; of several phrases for the same record, the first one is printed."""
    words: Mapping[tuple[object, str], Mapping[AnyName, str]]
    """By annotation (Literal or ``type[]``) and form, the word for every value."""

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """The phrases of all rows."""
        return tuple(phrase for row in self.rows for phrase in row.phrases)

    def roles_of(self, hint: object) -> tuple[Role, ...]:
        """Return the roles of the records that an annotation allows."""
        kinds = {kind for option in options_of(hint) if isinstance(option, type) for kind in option.__mro__}
        return tuple(role for role in self.roles if role.parent in kinds)

    def words_of(self, hint: object, form: str) -> Mapping[AnyName, str] | None:
        """Return the words for the Literal or ``type[]`` in an annotation, None if it contains neither."""
        options = (option for option in options_of(hint) if get_origin(option) in (Literal, type))
        return next((self.words[option, form] for option in options), None)


def options_of(hint: object) -> tuple[object, ...]:
    """Return the members of a union; for any other annotation, the annotation alone."""
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def member_of(hint: object) -> object:
    """Return the annotation of the members of a tuple or frozenset. Raises ValueError for other annotations."""
    for option in options_of(hint):
        if get_origin(option) in (tuple, frozenset):
            return get_args(option)[0]
    raise ValueError(f"{hint!r} is no tuple or frozenset, so nothing can be joined")


class UnsayableError(EngineError):
    """A value that no phrase of the table expresses."""


class Printer:
    """A printer of values in the words of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Group the rows by record class and form; they are prepared when a record of the class is first said."""
        self._vocabulary = vocabulary
        self._rows: dict[tuple[type, str], list[Row | Phrase]] = {}
        for row in vocabulary.rows:
            self._rows.setdefault((row.kind, row.form), []).append(row)
        self._ways = cache(self._prepared)

    def say(self, value: object, form: str = PLAIN, hint: object = None) -> str:
        """Return the words for a value in a form; ``hint`` is the annotation of its field.

        Raises UnsayableError if no phrase expresses the whole value.
        """
        if isinstance(value, str):
            words = self._vocabulary.words_of(hint, form)
            if words is None and not re.fullmatch(TEXT, value):
                raise UnsayableError(f"no phrase says {value!r}: a name has at least one character, and no brackets")
            if words is not None and value not in words:
                raise UnsayableError(f"the game has no word for {value!r}")
            return value if words is None else words[value]
        if isinstance(value, type):
            words = self._vocabulary.words_of(hint, form) or {}
            if value not in words:
                raise UnsayableError(f"the game has no word for {value.__name__}")
            return words[value]
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        return self._record(value, form)

    def _record(self, value: object, form: str) -> str:
        ways = self._ways((type(value), form))
        problem: UnsayableError | None = None
        for way in ways:
            if way.fits(value) and all(self._has_form(inner, form) for inner, form in way.in_forms(value)):
                parts = self._parts(way, value)
                if parts is not None:
                    try:
                        return "".join(self._pieces(way, value, way.row.pieces, parts))
                    except (
                        UnsayableError
                    ) as error:  # a part of the record has no phrase in the form that it needs there
                        problem = problem or error
        if form:
            for role in self._vocabulary.roles:
                if isinstance(value, role.parent) and form in role.wrappers:
                    before, behind = role.wrappers[form]
                    return f"{before}{self._record(value, PLAIN)}{behind}"
        if problem is not None:
            raise problem
        raise UnsayableError(f"no phrase says {value!r}{f' in the form {form}' if form else ''}")

    def _prepared(self, key: tuple[type, str]) -> tuple["_Way", ...]:
        """Return the phrases for a record class and form."""
        return tuple(_Way(phrase) for row in self._rows.get(key, ()) for phrase in row.phrases)

    def _has_form(self, member: object, form: str) -> bool:
        """Whether a phrase, or a word, exists for a value in the form in which it is said without brackets."""
        return isinstance(member, str) or (type(member), form) in self._rows

    def _can_have(self, member: object, form: str) -> bool:
        """Whether a value can be said in a form."""
        try:
            self.say(member, form)
        except UnsayableError:
            return False
        return True

    def _parts(self, way: "_Way", value: object) -> dict[int, list[object]] | None:
        """Return the members of the lists that several gaps share, each in the first gap that has a form for it.

        They are by the identity of the gap; None if the gaps do not take them all.
        """
        parts: dict[int, list[object]] = {}
        for field, gaps in way.shared.items():
            parts |= {id(gap): [] for gap in gaps}
            for member in way.get[field](value):
                taking = (one for one in gaps if self._can_have(member, one.form) and len(parts[id(one)]) != one.most)
                gap = next(taking, None)
                if gap is None:
                    return None
                parts[id(gap)].append(member)
            if any(len(parts[id(gap)]) < gap.least for gap in gaps):
                return None
        return parts

    def _pieces(
        self, way: "_Way", value: object, pieces: tuple[PhrasePiece, ...], parts: Mapping[int, list[object]]
    ) -> Iterator[str]:
        for piece in pieces:
            match piece:
                case str():
                    yield piece
                case Maybe():
                    if way.get[piece.field](value) != way.defaults[piece.field]:
                        yield from self._pieces(way, value, piece.pieces, parts)
                case Gap(field, form, None):
                    yield self.say(way.get[field](value), form, way.hints[field])
                case Gap(field, form, joint):
                    members = parts.get(id(piece), way.get[field](value))
                    hint = member_of(way.hints[field])
                    said = [self.say(member, form, hint) for member in members]
                    yield (joint or "").join(sorted(said) if isinstance(members, frozenset) else said)


class _Way:
    """A phrase prepared for printing: the defaults and annotations of its record class."""

    def __init__(self, row: Phrase) -> None:
        said = {piece.field for piece in row.pieces if not isinstance(piece, str)}
        self.row = row
        self.defaults = defaults_of(row.kind)
        self.get = {name: attrgetter(name) for name in self.defaults}
        self.hints = {field.name: field.hint for field in fields_of(row.kind)}
        every = tuple(piece for piece in row.pieces if isinstance(piece, Gap))
        fields = [gap.field for gap in every]
        self.shared = {name: [one for one in every if one.field == name] for name in fields if fields.count(name) > 1}
        """The gaps of each list that several gaps share, in order."""
        self._gaps = tuple(gap for gap in every if gap.field not in self.shared)
        self._single = tuple(gap for gap in self._gaps if gap.most == 1)
        self._predicates = tuple(gap for gap in self._gaps if gap.form == PREDICATE and gap.joint is None)
        self._unusual = tuple((self.get[name], self.defaults[name]) for name in row.unusual)
        self._others = tuple(
            (self.get[name], row.fixed.get(name, default))
            for name, default in self.defaults.items()
            if name not in said and name not in getattr(row.kind, "derived", ())
        )

    def in_forms(self, value: object) -> Iterator[tuple[object, str]]:
        """Yield the values that no brackets enclose, with their forms: only members of tuples, and predicates."""
        for gap in self._single:
            yield next(iter(self.get[gap.field](value))), gap.form
        for gap in self._predicates:
            yield self.get[gap.field](value), gap.form

    def fits(self, value: object) -> bool:
        """Whether the phrase expresses the whole record: every field is in a gap, in the words, or at its default."""
        return (
            all(get(value) == said for get, said in self._others)
            and all(_can_be_said(self.get[gap.field](value), gap) for gap in self._gaps)
            and all(get(value) != default for get, default in self._unusual)
        )


def _can_be_said(inner: object, gap: Gap) -> bool:
    """Whether a field has a permitted number of members, or, if it is no container, a value."""
    if isinstance(inner, tuple | frozenset):
        return gap.least <= len(inner) and (gap.most is None or len(inner) <= gap.most)
    return inner is not None
