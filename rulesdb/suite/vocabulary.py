"""The vocabulary: what can be observed in a game, in the terms of the suite.

Its rows are the observations of the game's table. Zones, players, objects and rules come out under the names of the
suite, not in the Japanese of accounts; arguments are written in a scenario, and read again for a look at a table.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from rulesdb.engine.kernel.event_kinds.telling import Code
from rulesdb.engine.kernel.events import OfAnyGame
from rulesdb.engine.kernel.records.codec import Codec
from rulesdb.play.card_table import AnyCard, Person, TrackedCard, observations_of
from rulesdb.play.observations import Argument, Observable
from rulesdb.play.observations import Value as Kind
from rulesdb.play.table import question_kind
from rulesdb.suite.format import Choice, Observe, Value
from rulesdb.suite.labelled_table import AnyLabelledTable


class _ArgumentKind(NamedTuple):
    """How a kind of argument is written and read."""

    written: Callable[[AnyLabelledTable, OfAnyGame], dict[str, Value]]
    """Return the fields of an observation that have the argument."""
    read: Callable[[AnyLabelledTable, Observe], OfAnyGame]
    """Return the argument from an observation."""


def _kind(codec: Codec, name: object) -> type:
    return codec.decode(msgspec.json.encode({"kind": name}), type)


def _written_values(table: AnyLabelledTable, values: Mapping[str, OfAnyGame]) -> dict[str, Value]:
    named = {name: table.people[one].name if name == "player" else one for name, one in values.items()}
    return {"where": named}


def _read_values(table: AnyLabelledTable, observe: Observe) -> dict[str, object]:
    return {name: table.person(str(one)).number if name == "player" else one for name, one in observe.where.items()}


_WORD = _ArgumentKind(lambda _table, word: {"detail": word}, lambda _table, observe: observe.detail)
_ARGUMENTS: Mapping[Argument, _ArgumentKind] = {
    "card": _ArgumentKind(
        lambda table, card: {"card": table.labels.get(card.serial)}, lambda table, observe: table.card(observe.card)
    ),
    "print": _ArgumentKind(
        lambda table, card: {"detail": table.key_of(card)}, lambda table, observe: table.card_of(str(observe.detail))
    ),
    "word": _WORD,
    "zone": _WORD,
    "subtype": _WORD,
    "question": _WORD,
    "kind": _ArgumentKind(
        lambda _table, kind: {"detail": kind.__name__}, lambda table, observe: _kind(table.codec, observe.detail)
    ),
    "position": _ArgumentKind(
        lambda _table, index: {"detail": index + 1}, lambda _table, observe: int(observe.detail or 1) - 1
    ),
    "player": _ArgumentKind(
        lambda table, number: {"player": table.people[number].name},
        lambda table, observe: table.person(observe.player).number,
    ),
    "field": _ArgumentKind(lambda _table, name: {"field": name}, lambda _table, observe: observe.field),
    "values": _ArgumentKind(_written_values, _read_values),
    "kinds": _ArgumentKind(
        lambda _table, kinds: {"among": tuple(kind.__name__ for kind in kinds)},
        lambda table, observe: [_kind(table.codec, name) for name in observe.among],
    ),
    "rules": _ArgumentKind(
        lambda table, numbers: {"among": tuple(f"{table.ruleset}:{number}" for number in numbers)},
        lambda _table, observe: [rule.partition(":")[2] for rule in observe.among],
    ),
}
_LISTS = frozenset[Argument]({"kinds", "rules"})
"""The kinds that are all arguments that are left."""


def _zone(table: AnyLabelledTable, card: AnyCard) -> str | None:
    found = table.find(card)
    return None if found is None else str(table.state.objects[found].zone.name)


def _question(table: AnyLabelledTable) -> Value:
    decision = table.position.decision
    if decision is None:
        return None
    return {"player": table.people[decision.player].name, "question": question_kind(decision.kind)}


def _choices(table: AnyLabelledTable) -> list[Choice]:
    decision = table.position.decision
    if decision is None or decision.kind == table.open_decision:
        return []
    return [table.choice_of(option, decision) for option in decision.options]


def _kinds(table: AnyLabelledTable, words: Sequence[str]) -> list[str]:
    names = {word: kind.__name__ for kind, word in table.event_words.items()}
    return [names[word] for word in words]


_VALUES: Mapping[Kind, Callable[[AnyLabelledTable, OfAnyGame, OfAnyGame], Value]] = {
    "plain": lambda _table, _subject, value: value,
    "zone": lambda table, card, _value: _zone(table, card),
    "name": lambda _table, _subject, name: None if name == "なし" else name,
    "question": lambda table, _subject, _value: _question(table),
    "questions": lambda table, _subject, _value: [question_kind(decision.kind) for decision in table.decisions],
    "choices": lambda table, _subject, _value: _choices(table),
    "cards": lambda _table, _subject, names: sorted(name.strip("《》") for name in names),
    "kinds": lambda table, _subject, words: _kinds(table, words),
    "rules": lambda table, _subject, numbers: [f"{table.ruleset}:{number}" for number in numbers],
    "types": lambda table, _subject, words: sorted(map(table.type_called, words)),
    "number": lambda _table, _subject, found: len(found),
}
"""By the kind of a value: what returns it in the terms of the suite, from the table, the subject and the value."""


def _given(kinds: Sequence[Argument], arguments: tuple[object, ...]) -> Sequence[object]:
    """Return the arguments of an observation at a table by its kinds; the last one has those given by name."""
    if "values" in kinds:
        return arguments
    return [arguments[:-1]] if _LISTS.intersection(kinds) else arguments[:-1]


def described_observation(
    table: AnyLabelledTable, row: Observable, subject: object, arguments: tuple[object, ...]
) -> Observe:
    """Return an observation at a table in the terms of the suite."""
    fields: dict[str, Value] = {}
    if isinstance(subject, Person):
        fields = {"player": subject.name}
    elif isinstance(subject, TrackedCard):
        fields = {"card": table.labels.get(subject.serial)}
    for kind, value in zip(row.arguments, _given(row.arguments, arguments), strict=False):
        fields.update(_ARGUMENTS[kind].written(table, value))
    return Observe(row.name, **fields)


def neutral_value(table: AnyLabelledTable, row: Observable, subject: object, value: object) -> Value:
    """Return the value of an observation in the terms of the suite."""
    return msgspec.to_builtins(_VALUES[row.value](table, subject, value), enc_hook=_plain)


def _plain(value: object) -> str:
    """Return a code without the name by which accounts say it. Raises TypeError for anything else."""
    if not isinstance(value, Code):
        raise TypeError(f"{type(value).__name__} is no value of an observation")
    return str(value)


def look(table: AnyLabelledTable, observe: Observe) -> Value:
    """Return what is observed at a table. Raises KeyError for an observation that the vocabulary does not have."""
    row = observations_of(type(table))[observe.observe]
    arguments = [_ARGUMENTS[kind].read(table, observe) for kind in row.arguments]
    named = arguments.pop() if "values" in row.arguments else {}
    if _LISTS.intersection(row.arguments):
        arguments += arguments.pop()
    subject: object = table
    if row.of != "game":
        subject = table.person(observe.player) if row.of == "player" else table.card(observe.card)
    return neutral_value(table, row, subject, row.look(subject, arguments, named))
