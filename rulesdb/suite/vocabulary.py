"""The vocabulary: what can be observed in a game, and how it is read off its table.

A row is an observation of a check's table under its neutral name. Zones, players, objects and rules come out under the
names of the suite, not in the Japanese of accounts.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from rulesdb.checks.card_table import Person, TrackedCard
from rulesdb.engine.kernel.records.codec import Codec
from rulesdb.suite.format import Choice, Observe, Value
from rulesdb.suite.labelled_table import LabelledTable

Subject = Literal["player", "card", "game"]
"""What an observation is about."""
Argument = Literal["card", "word", "kind", "position", "player", "values"]
"""A further part of an observation: an object, a word such as a zone or a name, a kind of record by its name, the
position of an ability from 1, a player, or the values of an event's fields."""
Neutral = Callable[[LabelledTable, Any, Any], Any]
"""Returns a value in the terms of the suite, from the table, the subject and the value of the check."""


def _as_it_is(_table: LabelledTable, _subject: object, value: object) -> object:
    return value


class Observable(NamedTuple):
    """A kind of observation."""

    name: str
    """Its name in the suite."""
    attribute: str
    """The name of the observation at a table."""
    of: Subject
    """What it is about."""
    meaning: str
    """Its value, in a phrase."""
    arguments: tuple[Argument, ...] = ()
    """The further parts of the question, in order."""
    neutral: Neutral = _as_it_is
    """Returns its value in the terms of the suite."""


def _zone(table: LabelledTable, card: TrackedCard[Any], _value: str) -> str | None:
    found = table.find(card)
    return None if found is None else str(table.state.objects[found].zone.name)


def name_or_none(_table: LabelledTable, _subject: object, name: str) -> str | None:
    """Return a name in an account, None for the word that says that there is none."""
    return None if name == "なし" else name


def _question(table: LabelledTable, _subject: object, _value: str) -> Value:
    decision = table.position.decision
    return (
        None if decision is None else {"player": table.people[decision.player].name, "question": topic(decision.kind)}
    )


def topic(kind: str) -> str:
    """Return the kind of a question without the detail after the colon."""
    return kind.partition(":")[0]


def _choices(table: LabelledTable, _subject: object, _value: Sequence[str]) -> list[Choice]:
    decision = table.position.decision
    if decision is None or decision.kind == table.open_decision:
        return []
    return [table.choice_of(option, decision) for option in decision.options]


def _questions(table: LabelledTable, _subject: object, _value: Sequence[str]) -> list[str]:
    return [topic(decision.kind) for decision in table.decisions]


COMMON = (
    Observable("life", "life", "player", "life total"),
    Observable("count", "count", "player", "number of cards in a zone", ("word",)),
    Observable("has lost", "has_lost", "player", "whether the player has lost"),
    Observable("has priority", "has_priority", "player", "whether the player takes the next action"),
    Observable("may play", "may_play", "player", "whether the player can play a card now", ("card",)),
    Observable("may activate", "may_activate", "player", "whether the player can activate it", ("card", "position")),
    Observable("controls", "controls", "player", "number of objects of a name that the player controls", ("word",)),
    Observable("zone", "zone", "card", "the zone that it is in, null if it has ceased to exist", neutral=_zone),
    Observable("present name", "present_name", "card", "its present name"),
    Observable("is tapped", "is_tapped", "card", "whether it is tapped"),
    Observable("counters", "counters", "card", "number of counters of a kind on it", ("word",)),
    Observable("has", "has", "card", "whether it has an ability of a kind", ("kind",)),
    Observable("turn player", "turn_player", "game", "name of the turn-player"),
    Observable("stack", "stack", "game", "number of objects on the stack"),
    Observable("step", "step", "game", 'the present step, "" outside one'),
    Observable("winners", "winners", "game", "names of the winners, null while the game goes on"),
    Observable("question", "question", "game", "who must answer what, null at the end", neutral=_question),
    Observable("questions", "questions", "game", "kinds of the questions so far, without actions", neutral=_questions),
    Observable("choices", "choices", "game", "the possible answers to the question", neutral=_choices),
    Observable("was asked", "was_asked_of", "game", "whether a player was asked a question", ("player", "word")),
    Observable("times", "times", "game", "number of events of a kind so far", ("kind", "values")),
)  # fmt: skip
"""The observations of every card game."""


def _about(table: LabelledTable, subject: object) -> tuple[Subject, dict[str, Any]]:
    """Return what kind of thing an observation is about, and the field that names it."""
    if isinstance(subject, Person):
        return "player", {"player": subject.name}
    if isinstance(subject, TrackedCard):
        return "card", {"card": table.label_of(subject)}
    return "game", {}


class Vocabulary:
    """The observations of a game."""

    def __init__(self, rows: Sequence[Observable], codec: Codec) -> None:
        """Keep the rows; ``codec`` knows the kinds of abilities and events by name."""
        self.rows: Mapping[str, Observable] = {row.name: row for row in rows}
        """The kinds of observations, by name."""
        self._by_attribute = {(row.of, row.attribute): row for row in rows}
        self._codec = codec

    def described(
        self, table: LabelledTable, attribute: str, subject: object, arguments: tuple[Any, ...]
    ) -> Observe | None:
        """Return an observation at a table in the terms of the suite, None if the vocabulary does not have it."""
        of, fields = _about(table, subject)
        row = self._by_attribute.get((of, attribute))
        if row is None:
            return None
        given = [*arguments[:-1], arguments[-1]] if "values" in row.arguments else arguments[:-1]
        for kind, value in zip(row.arguments, given, strict=False):
            fields.update(self._field(table, kind, value))
        return Observe(row.name, **fields)

    def _field(self, table: LabelledTable, kind: Argument, value: Any) -> dict[str, Any]:  # noqa: ANN401
        match kind:
            case "card":
                return {"card": table.label_of(value)}
            case "player":
                return {"player": table.people[value].name}
            case "kind":
                return {"detail": value.__name__}
            case "position":
                return {"detail": value + 1}
            case "values":
                return {"where": {name: self._named(table, name, one) for name, one in value.items()}}
        return {"detail": value}

    def _named(self, table: LabelledTable, name: str, value: Any) -> Value:  # noqa: ANN401
        found: Value = table.people[value].name if name == "player" else value
        return found

    def neutral(self, table: LabelledTable, observe: Observe, subject: object, value: object) -> Value:
        """Return the value of an observation in the terms of the suite."""
        return msgspec.to_builtins(self.rows[observe.observe].neutral(table, subject, value))

    def look(self, table: LabelledTable, observe: Observe) -> Value:
        """Return what is observed at a table. Raises KeyError for an observation that the vocabulary does not have."""
        row = self.rows[observe.observe]
        subject = self._subject(table, row, observe)
        arguments = [self._argument(table, kind, observe) for kind in row.arguments]
        named = arguments.pop() if "values" in row.arguments else {}
        value = getattr(subject, row.attribute)
        seen = value(*arguments, **named) if callable(value) else value
        return self.neutral(table, observe, subject, seen)

    def _subject(self, table: LabelledTable, row: Observable, observe: Observe) -> object:
        match row.of:
            case "player":
                return table.person(observe.player)
            case "card":
                return table.card(observe.card)
        return table

    def _argument(self, table: LabelledTable, kind: Argument, observe: Observe) -> Any:  # noqa: ANN401
        match kind:
            case "card":
                return table.card(observe.card)
            case "player":
                return table.person(observe.player).number
            case "kind":
                written = msgspec.json.encode({"kind": observe.detail})
                return self._codec.decode(written, type)
            case "position":
                return int(observe.detail or 1) - 1
            case "values":
                return {
                    name: table.person(str(one)).number if name == "player" else one
                    for name, one in observe.where.items()
                }
        return observe.detail
