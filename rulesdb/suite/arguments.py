"""The arguments of observations: how one is written in the suite, and read again for a look at a table."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from rulesdb.suite.format import Observe
from rulesdb.suite.labelled_table import LabelledTable

Argument = Literal["card", "print", "word", "kind", "position", "player", "field", "values", "kinds", "rules"]
"""A kind of argument: an object, a printed card by its key, a word such as a zone or a name, a kind of record by its
name, the position of an ability from 1, a player, a field of an event, the values of an event's fields, or kinds of
events or rules, which are all arguments that are left."""


class ArgumentKind(NamedTuple):
    """How a kind of argument is written and read."""

    written: Callable[[LabelledTable, Any], dict[str, Any]]
    """Return the fields of an observation that have the argument."""
    read: Callable[[LabelledTable, Observe], Any]
    """Return the argument from an observation."""


def identifiers(table: LabelledTable, _subject: object, numbers: tuple[str, ...] | list[str]) -> list[str]:
    """Return the identifiers of rules by their numbers."""
    return [f"{table.ruleset}:{number}" for number in numbers]


def _kind(table: LabelledTable, name: object) -> type:
    return table.codec.decode(msgspec.json.encode({"kind": name}), type)


def _written_values(table: LabelledTable, values: Mapping[str, Any]) -> dict[str, Any]:
    named = {name: table.people[one].name if name == "player" else one for name, one in values.items()}
    return {"where": named}


def _read_values(table: LabelledTable, observe: Observe) -> dict[str, Any]:
    return {name: table.person(str(one)).number if name == "player" else one for name, one in observe.where.items()}


ARGUMENTS: Mapping[Argument, ArgumentKind] = {
    "card": ArgumentKind(
        lambda table, card: {"card": table.label_of(card)}, lambda table, observe: table.card(observe.card)
    ),
    "print": ArgumentKind(
        lambda table, card: {"detail": table.key_of(card)}, lambda table, observe: table.card_of(str(observe.detail))
    ),
    "word": ArgumentKind(lambda _table, word: {"detail": word}, lambda _table, observe: observe.detail),
    "kind": ArgumentKind(
        lambda _table, kind: {"detail": kind.__name__}, lambda table, observe: _kind(table, observe.detail)
    ),
    "position": ArgumentKind(
        lambda _table, index: {"detail": index + 1}, lambda _table, observe: int(observe.detail or 1) - 1
    ),
    "player": ArgumentKind(
        lambda table, number: {"player": table.people[number].name},
        lambda table, observe: table.person(observe.player).number,
    ),
    "field": ArgumentKind(lambda _table, name: {"field": name}, lambda _table, observe: observe.field),
    "values": ArgumentKind(_written_values, _read_values),
    "kinds": ArgumentKind(
        lambda _table, kinds: {"among": tuple(kind.__name__ for kind in kinds)},
        lambda table, observe: [_kind(table, name) for name in observe.among],
    ),
    "rules": ArgumentKind(
        lambda table, numbers: {"among": tuple(identifiers(table, None, numbers))},
        lambda _table, observe: [rule.partition(":")[2] for rule in observe.among],
    ),
}
"""The kinds of arguments."""

LISTS: frozenset[Argument] = frozenset({"kinds", "rules"})
"""The kinds that are all arguments that are left."""
