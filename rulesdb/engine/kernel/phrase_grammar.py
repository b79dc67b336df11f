"""Reading what a table of phrases says: its rows are a grammar, and what the grammar finds are the records.

The grammar is LALR(1): where it has no conflict, no text has two readings.
"""

import json
from collections.abc import Iterator, Sequence
from functools import partial
from typing import cast

from lark import Lark, Token, Transformer
from lark.exceptions import GrammarError, UnexpectedInput

from rulesdb.engine.kernel.checked import fields_of
from rulesdb.engine.kernel.errors import EngineError
from rulesdb.engine.kernel.phrases import PLAIN, TEXT, Gap, Phrase, Vocabulary, member_of, options_of

_NUMBER, _TEXT, _END = "NUMBER", "TEXT", "$END"
_NAMES = {_NUMBER: "a number", _TEXT: "a name", _END: "the end"}
_TERMINALS = rf"""
{_NUMBER}: /-?[0-9]+/
{_TEXT}.-1: /{TEXT}/
"""


class NotUnderstoodError(EngineError):
    """A text that is no record: ``position`` counts its characters from 0, ``expected`` could stand there."""

    def __init__(self, text: str, position: int, expected: Sequence[str]) -> None:
        """Keep the place and what could stand there, as words; a number or text of any length by its name."""
        self.position = position
        self.expected = tuple(expected)
        found = f"{text[position : position + 12]!r}" if position < len(text) else "the end"
        super().__init__(f"{found} is not understood at character {position + 1}")


class Reader:
    """Reads the words of a vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Make the grammar. Raises ValueError where some text would have two readings."""
        grammar = Grammar(vocabulary)
        self._words = {name: word for word, name in grammar.literals.items()}
        try:
            self._lark = Lark(
                grammar.text(),
                parser="lalr",
                lexer="contextual",
                start=grammar.starts,
                transformer=_Maker(vocabulary),
                maybe_placeholders=False,
                keep_all_tokens=True,
            )
        except GrammarError as error:
            raise ValueError(f"some text has two readings: {error}") from error

    def read(self, text: str, role: str, form: str = PLAIN) -> object:
        """Return the record of a role that a text says. Raises NotUnderstoodError for any other text."""
        try:
            # Lark's signature promises a tree; with a transformer it is what the start rule's callback returned.
            return cast(object, self._lark.parse(text, start=_rule(role, form)))
        except UnexpectedInput as error:
            raise self._refusal(text, _rule(role, form)) from error

    def _word(self, terminal: str) -> str:
        return self._words.get(terminal) or _NAMES.get(terminal, terminal)

    def _refusal(self, text: str, start: str) -> NotUnderstoodError:
        """Return why a text is not understood: how far some word reaches into it, and how such words go on."""
        words = [(at, word) for at, accepted in self._accepted(text, start) for word in map(self._word, accepted)]
        begun = [(at + _shared(word, text[at:]), word[_shared(word, text[at:]) :]) for at, word in words]
        furthest = max(at for at, rest in begun if rest)
        return NotUnderstoodError(text, furthest, sorted({rest for at, rest in begun if rest and at == furthest}))

    def _accepted(self, text: str, start: str) -> Iterator[tuple[int, set[str]]]:
        """Yield the positions at which words of a text begin, as far as it is understood, with what may stand there."""
        parser = self._lark.parse_interactive(text, start=start)
        tokens: Iterator[Token] = parser.lexer_thread.lex(parser.parser_state)  # type: ignore[no-untyped-call]  # Lark's
        at = 0
        try:
            while True:
                yield at, parser.accepts()  # type: ignore[no-untyped-call]  # Lark's
                token = next(tokens)
                parser.feed_token(token)
                at = token.end_pos or at
        except (StopIteration, UnexpectedInput):
            return


def _shared(word: str, text: str) -> int:
    """Return how many characters of a word a text begins with."""
    pairs = enumerate(zip(word, text, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(word), len(text)))


def _rule(role: str, form: str) -> str:
    return f"{role}_{form}" if form else role


class Grammar:
    """The rows of a vocabulary as the text of a grammar."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Make a rule for every role and form, an alternative of a row."""
        self._vocabulary = vocabulary
        self.literals: dict[str, str] = {}
        self._lists: dict[tuple[str, str, int], str] = {}
        self._rows: dict[str, list[tuple[int, Phrase]]] = {}
        for at, row in enumerate(vocabulary.phrases):
            for role in vocabulary.roles:
                if issubclass(row.kind, role.parent):
                    self._rows.setdefault(_rule(role.name, row.form), []).append((at, row))
        self._rules = {
            name: [f"{self._alternative(row)} -> phrase_{at}" for at, row in rows] for name, rows in self._rows.items()
        }

    @property
    def starts(self) -> list[str]:
        """The rules for whole texts: one for each role and form that has phrases."""
        return list(self._rules)

    def text(self) -> str:
        """Return the grammar."""
        rules = [f"?{name}: " + "\n  | ".join(self._rules[name]) for name in self.starts]
        lists = [
            f"{name}: {f' {joint} '.join([one] * least)} -> first_members\n  | {name} {joint} {one} -> next_member"
            for (one, joint, least), name in self._lists.items()
        ]
        terminals = [f"{name}: {json.dumps(word, ensure_ascii=False)}" for word, name in self.literals.items()]
        return "\n".join((*rules, *lists, *terminals)) + _TERMINALS

    def _alternative(self, row: Phrase) -> str:
        hints = {field.name: field.hint for field in fields_of(row.kind)}
        return " ".join(
            self._literal(piece) if isinstance(piece, str) else self._gap(piece, hints[piece.field])
            for piece in row.pieces
        )

    def _literal(self, word: str) -> str:
        return self.literals.setdefault(word, f"W{len(self.literals)}")

    def _gap(self, gap: Gap, hint: object) -> str:
        if gap.joint is None:
            return self._one(hint, gap.form)
        key = self._one(member_of(hint), gap.form), self._literal(gap.joint), gap.least
        return self._lists.setdefault(key, f"list_{len(self._lists)}")

    def _one(self, hint: object, form: str) -> str:
        """Return what may stand for a value: a role, a number, a name, or one of several words."""
        options = [*self._options(hint, form)]
        return options[0] if len(options) == 1 else f"({' | '.join(options)})"

    def _options(self, hint: object, form: str) -> Iterator[str]:
        for role in self._vocabulary.roles_of(hint):
            if _rule(role.name, form) in self._rows:
                yield _rule(role.name, form)
        if int in options_of(hint):
            yield _NUMBER
        if str in options_of(hint):
            yield _TEXT
        words = self._vocabulary.words_of(hint)
        for word in words.values() if words else ():
            yield self._literal(word)


class _Maker(Transformer[Token, object]):
    """Makes the record of every phrase as it is found."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__(visit_tokens=False)
        for at, row in enumerate(vocabulary.phrases):
            setattr(self, f"phrase_{at}", partial(_record, vocabulary, row))

    def first_members(self, children: list[object]) -> tuple[object, ...]:
        """Return the tuple of as many members as there are at least, without what joins them."""
        return tuple(children[::2])

    def next_member(self, children: tuple[tuple[object, ...], Token, object]) -> tuple[object, ...]:
        """Return a tuple with one member more."""
        members, _joint, member = children
        return (*members, member)


def _record(vocabulary: Vocabulary, row: Phrase, children: list[object]) -> object:
    hints = {field.name: field.hint for field in fields_of(row.kind)}
    said = {
        piece.field: _value(vocabulary, hints[piece.field], child)
        for piece, child in zip(row.pieces, children, strict=True)
        if isinstance(piece, Gap)
    }
    return row.kind(**said, **row.fixed)


def _value(vocabulary: Vocabulary, hint: object, child: object) -> object:
    """Return what a token, a record or a tuple of these within a phrase means."""
    if isinstance(child, tuple):
        return tuple(_value(vocabulary, member_of(hint), member) for member in child)
    if not isinstance(child, Token):
        return child
    if child.type == _NUMBER:
        return int(child)
    words = vocabulary.words_of(hint)
    if words is None:
        return str(child)
    return next(value for value, word in words.items() if word == child)
