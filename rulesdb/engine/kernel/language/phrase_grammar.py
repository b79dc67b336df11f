"""The Lark grammar generated from a table of phrases, and the maker of records from a parse."""

import json
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import NamedTuple, get_args, get_origin

from rulesdb.engine.kernel.language.phrases import (
    TEXT,
    Gap,
    Maybe,
    Phrase,
    PhrasePiece,
    Row,
    Vocabulary,
    member_of,
    options_of,
)
from rulesdb.engine.kernel.records.checked import defaults_of, fields_of, hints_of

NUMBER, NAME = "NUMBER", "NAME"
FEW = 4
"""The number of words up to which one of them may be meant where a text has none."""
PATTERNS = {NUMBER: "-?[0-9]+", NAME: TEXT}
"""The terminals that are not fixed words, with their regular expressions."""


def rule_of(role: str, form: str) -> str:
    """Return the name of the grammar rule for a role in a form."""
    return f"{role}_{form}" if form else role


def inputs_of_grammar(vocabulary: Vocabulary) -> Iterator[str]:
    """Yield lines that differ wherever the grammars of two vocabularies do; none is made for it.

    They are the same in every version of Python, whose own words for annotations are not.
    """
    parents = {role.parent for role in vocabulary.roles}

    @cache
    def described(hint: Hashable) -> str:
        """Return words for an annotation, with the roles of its classes by their parents."""
        return one_option(hint) if isinstance(hint, type) else "|".join(map(one_option, options_of(hint)))

    def one_option(hint: object) -> str:
        if isinstance(hint, type):
            return f"{hint.__qualname__}{[kind.__qualname__ for kind in hint.__mro__ if kind in parents]}"
        return f"{get_origin(hint)}[{','.join(map(described, get_args(hint)))}]" if get_args(hint) else repr(hint)

    kinds: dict[type, int] = {}
    for row in vocabulary.rows:
        at = kinds.setdefault(row.kind, len(kinds))
        yield f"{at} {row.form}: {row.template if isinstance(row, Row) else row.pieces}"
    for kind in kinds:
        hints = hints_of(kind)
        yield " ".join((described(kind), *(f"{field}: {described(hints[field])}" for field in defaults_of(kind))))
    for role in vocabulary.roles:
        yield f"{role.name} {role.parent.__qualname__} {role.wrappers}"
    for (hint, form), words in vocabulary.words.items():
        yield f"{described(hint)} {form}: {[*words.values()]}"


class GrammarRule(NamedTuple):
    """A production of a grammar."""

    origin: str
    """The nonterminal that it produces."""
    symbols: tuple[str, ...]
    """The symbols of its right side."""
    maker: str | None
    """The maker of its value (``Maker.made``); None if the value of its only symbol is its value."""


class Grammar:
    """The Lark grammar of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Make a grammar rule for every role and form, with one alternative for every phrase."""
        self._vocabulary = vocabulary
        self.literals: dict[str, str] = {}
        self.nouns: set[str] = set()
        """The words of which phrases have one or another in a gap."""
        self._choices: dict[tuple[str, ...], str] = {}
        self._maybes: dict[str, str] = {}
        self._lists: dict[tuple[str, str, int], str] = {}
        self._one = cache(self._symbol)
        """The grammar symbol for one value of an annotation in a form."""
        rows: dict[str, list[tuple[str, Phrase]]] = {}
        roles_of = cache(vocabulary.roles_of)
        for at, row in enumerate(vocabulary.rows):
            made = [(f"phrase_{at}_{choice}", phrase) for choice, phrase in enumerate(row.phrases)]
            for role in roles_of(row.kind):
                rows.setdefault(rule_of(role.name, row.form), []).extend(made)
        self.starts = [*rows]
        """The start rules: one for every role and form that has phrases."""
        self._rules = {name: [f"{self._row(row)} -> {maker}" for maker, row in rows[name]] for name in rows}
        for role in vocabulary.roles:
            for form, (before, behind) in role.wrappers.items():
                around = (self._literal(before), role.name, self._literal(behind)) if before else (role.name,)
                self._rules[rule_of(role.name, form)].append(f"{' '.join(around)} -> wrapped")

    @cached_property
    def text(self) -> str:
        """The grammar as text for Lark."""
        rules = [f"?{name}: " + "\n  | ".join(self._rules[name]) for name in self.starts]
        choices = [f"?{name}: {' | '.join(options)}" for options, name in self._choices.items()]
        maybes = [f"{name}: {words} -> said\n  | -> nothing" for words, name in self._maybes.items()]
        lists = [
            f"{name}: {f' {joint} '.join([one] * least)} -> first_members\n  | {name} {joint} {one} -> next_member"
            for (one, joint, least), name in self._lists.items()
        ]
        quoted = json.JSONEncoder(ensure_ascii=False).encode
        words = [f"{name}: {quoted(word)}" for word, name in self.literals.items()]
        patterns = [f"{name}: /{pattern}/" for name, pattern in PATTERNS.items()]
        return "\n".join((*rules, *choices, *maybes, *lists, *words, *patterns, ""))

    def check_lists(self) -> None:
        """Raise ValueError for two rows that differ in a list alone, where the other one has a single value.

        An LALR(1) parser takes one of them for a list of one, and says nothing of the other.
        """
        single = {name: one for (one, _, least), name in self._lists.items() if least == 1}
        texts = {symbol: word for word, symbol in self.literals.items()}
        for name in self.starts:
            rows: dict[tuple[str, ...], str] = {}
            for row in self._rules[name]:
                symbols = row.partition(" -> ")[0].split()
                text = "".join(texts.get(one, f"{{{one}}}") for one in symbols)
                other = rows.setdefault(tuple(single.get(one, one) for one in symbols), text)
                if other is not text:
                    raise ValueError(f"some text has two readings: {other} and {text}")

    def productions(self) -> Iterator[GrammarRule]:
        """Yield the productions of the grammar; those of the rows begin with the first row."""
        for name in self.starts:
            for row in self._rules[name]:
                words, _, maker = row.partition(" -> ")
                yield GrammarRule(name, tuple(words.split()), maker)
        for options, name in self._choices.items():
            yield from (GrammarRule(name, (one,), None) for one in options)
        for words, name in self._maybes.items():
            yield GrammarRule(name, tuple(words.split()), "said")
            yield GrammarRule(name, (), "nothing")
        for (one, joint, least), name in self._lists.items():
            yield GrammarRule(name, (one, *(joint, one) * (least - 1)), "first_members")
            yield GrammarRule(name, (name, joint, one), "next_member")

    def _row(self, row: Phrase) -> str:
        return " ".join(self._sequence(row.pieces, hints_of(row.kind)))

    def _sequence(self, pieces: Sequence[PhrasePiece], hints: Mapping[str, object]) -> Iterator[str]:
        for piece in pieces:
            match piece:
                case str():
                    yield self._literal(piece)
                case Gap():
                    yield self._gap(piece, hints[piece.field])
                case Maybe():
                    words = " ".join(self._sequence(piece.pieces, hints))
                    yield self._maybes.setdefault(words, f"maybe_{len(self._maybes)}")

    def _literal(self, word: str) -> str:
        return self.literals.setdefault(word, f"W{len(self.literals)}")

    def _gap(self, gap: Gap, hint: object) -> str:
        if gap.joint is None:
            return self._one(hint, gap.form)
        one = self._one(member_of(hint), gap.form)
        if gap.most == 1:
            return one
        key = one, self._literal(gap.joint), gap.least
        return self._lists.setdefault(key, f"list_{len(self._lists)}")

    def _symbol(self, hint: Hashable, form: str) -> str:
        """Return the grammar symbol for one value of an annotation: roles, a number, a name or fixed words."""
        return self._choice(tuple(self._options(hint, form)))

    def _options(self, hint: object, form: str) -> Iterator[str]:
        for role in self._vocabulary.roles_of(hint):
            if rule_of(role.name, form) in self.starts:
                yield rule_of(role.name, form)
        if int in options_of(hint):
            yield NUMBER
        if str in options_of(hint):
            yield NAME
        words = self._vocabulary.words_of(hint, form)
        if words:
            if len(words) > FEW:
                self.nouns.update(words.values())
            yield self._choice(tuple(self._literal(word) for word in words.values()))

    def _choice(self, options: tuple[str, ...]) -> str:
        """Return the rule for a choice of symbols. Written inline, the choices of several gaps would multiply."""
        return options[0] if len(options) == 1 else self._choices.setdefault(options, f"one_{len(self._choices)}")


class _Said(NamedTuple):
    """The children of an optional group of words that is present in the text."""

    children: tuple[object, ...]
    """Parsed children of the group, one for each of its words and gaps, in order."""


class PhraseWord(NamedTuple):
    """A word of a text."""

    terminal: str
    """The terminal of the grammar."""
    text: str
    """The characters of the word."""


class Maker:
    """The maker of the value of every production: the records of phrases, the tuples of lists, optional groups."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Keep the phrases of a vocabulary; one is prepared when it is first made, since a text has few of them."""
        self._vocabulary = vocabulary
        self._meanings = cache(self._meanings_of)

    def made(self, name: str | None, children: list[object]) -> object:
        """Return the value of a production by the name that the grammar gives it, from the values of its symbols.

        Raises EngineError for a record whose fields contradict each other.
        """
        match name:
            case None | "wrapped":  # a value by itself, and a record between the words of a wrapper
                return children[len(children) // 2]
            case "first_members":  # as many members as a list must have, without the joints
                return tuple(children[::2])
            case "next_member":
                members, _joint, member = children
                assert isinstance(members, tuple)
                return (*members, member)
            case "said":
                return _Said(tuple(children))
            case "nothing":
                return None
            case _:
                return _record(self._meanings(name), children)

    def _meanings_of(self, name: str) -> "_Meanings":
        """Return the meanings of the gaps of a phrase, by the name that the grammar gives to it."""
        _, row, choice = name.split("_")
        return _Meanings(self._vocabulary, self._vocabulary.rows[int(row)].phrases[int(choice)])


class _Meanings:
    """The values that the tokens in the gaps of one phrase stand for."""

    def __init__(self, vocabulary: Vocabulary, row: Phrase) -> None:
        self.row = row
        hints = {field.name: field.hint for field in fields_of(row.kind)}
        self._words = {}
        self._kinds = {}
        self.flags = {field.name: not field.default for field in fields_of(row.kind) if isinstance(field.default, bool)}
        """For every boolean field, the value that it has when its words are present."""
        for gap in row.gaps:
            hint = hints[gap.field] if gap.joint is None else member_of(hints[gap.field])
            words = vocabulary.words_of(hint, gap.form) or {}
            self._words[gap.field] = {word: value for value, word in words.items()}
            is_set = any(get_origin(option) is frozenset for option in options_of(hints[gap.field]))
            self._kinds[gap.field] = frozenset if is_set else tuple

    def value(self, gap: Gap, child: object) -> object:
        """Return the value of a gap's field, made from the parsed child."""
        if gap.joint is None:
            return self._single(gap.field, child)
        members = (child,) if gap.most == 1 else child
        assert isinstance(members, tuple)
        return self._kinds[gap.field](self._single(gap.field, member) for member in members)

    def _single(self, field: str, child: object) -> object:
        if not isinstance(child, PhraseWord):
            return child
        if child.terminal == NUMBER:
            return int(child.text)
        return self._words[field].get(child.text, child.text)


def _record(meanings: _Meanings, children: list[object]) -> object:
    row = meanings.row
    said: dict[str, object] = dict(row.fixed)
    for piece, child in zip(row.pieces, children, strict=True):
        if isinstance(piece, Gap):
            value = meanings.value(piece, child)
            earlier = said.get(piece.field)
            said[piece.field] = (*earlier, *value) if isinstance(earlier, tuple) and isinstance(value, tuple) else value
        elif isinstance(piece, Maybe) and isinstance(child, _Said):
            said[piece.field] = meanings.flags.get(piece.field)
            for inner, part in zip(piece.pieces, child.children, strict=True):
                if isinstance(inner, Gap):
                    said[inner.field] = meanings.value(inner, part)
    return row.kind(**said)
