"""The vocabulary: what can be observed in a game, and how it is read off its table.

A row is an observation of a check's table under its neutral name. Zones, players, objects and rules come out under the
names of the suite, not in the Japanese of accounts.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from rulesdb.play.card_table import Person, TrackedCard
from rulesdb.suite.arguments import ARGUMENTS, LISTS, Argument, identifiers
from rulesdb.suite.format import Choice, Observe, Value
from rulesdb.suite.labelled_table import LabelledTable

Subject = Literal["player", "card", "game"]
"""What an observation is about."""
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


def _cards(_table: LabelledTable, _subject: object, names: Sequence[str]) -> list[str]:
    return sorted(name.strip("《》") for name in names)


def _kinds(table: LabelledTable, _subject: object, words: Sequence[str]) -> list[str]:
    names = {word: kind.__name__ for kind, word in table.event_words.items()}
    return [names[word] for word in words]


def _questions(table: LabelledTable, _subject: object, _value: Sequence[str]) -> list[str]:
    return [topic(decision.kind) for decision in table.decisions]


COMMON = (
    Observable("life", "life", "player", "life total"),
    Observable("count", "count", "player", "number of cards in a zone", ("word",)),
    Observable("cards", "cards_in", "player", "names of the cards in a zone, sorted", ("word",), _cards),
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
    Observable("players asked", "players_asked", "game", "names of the players asked a question, in order", ("word",)),
    Observable("pending", "pending", "game", "number of triggered abilities not on the stack yet"),
    Observable("times", "times", "game", "number of events of a kind so far", ("kind", "values")),
    Observable("values", "values", "game", "the values of a field of the events of a kind so far", ("kind", "field")),
    Observable("order", "order_of", "game", "kinds of the events so far, among some kinds", ("kinds",), _kinds),
    Observable("rules", "rules_applied", "game", "rules by which something happened, among some, in order",
        ("rules",), identifiers),
)  # fmt: skip
"""The observations of every card game."""


def _about(table: LabelledTable, subject: object) -> tuple[Subject, dict[str, Any]]:
    """Return what kind of thing an observation is about, and the field that names it."""
    if isinstance(subject, Person):
        return "player", {"player": subject.name}
    if isinstance(subject, TrackedCard):
        return "card", {"card": table.label_of(subject)}
    return "game", {}


def _given(kinds: Sequence[Argument], arguments: tuple[Any, ...]) -> Sequence[Any]:
    """Return the arguments of an observation at a table by its kinds; the last one has those given by name."""
    if "values" in kinds:
        return arguments
    return [arguments[:-1]] if LISTS.intersection(kinds) else arguments[:-1]


class Vocabulary:
    """The observations of a game."""

    def __init__(self, *rows: Observable) -> None:
        """Keep the rows."""
        self.rows: Mapping[str, Observable] = {row.name: row for row in rows}
        """The kinds of observations, by name."""
        self._by_attribute = {(row.of, row.attribute): row for row in rows}

    def described(
        self, table: LabelledTable, attribute: str, subject: object, arguments: tuple[Any, ...]
    ) -> Observe | None:
        """Return an observation at a table in the terms of the suite, None if the vocabulary does not have it."""
        of, fields = _about(table, subject)
        row = self._by_attribute.get((of, attribute))
        if row is None:
            return None
        for kind, value in zip(row.arguments, _given(row.arguments, arguments), strict=False):
            fields.update(ARGUMENTS[kind].written(table, value))
        return Observe(row.name, **fields)

    def neutral(self, table: LabelledTable, observe: Observe, subject: object, value: object) -> Value:
        """Return the value of an observation in the terms of the suite."""
        return msgspec.to_builtins(self.rows[observe.observe].neutral(table, subject, value))

    def look(self, table: LabelledTable, observe: Observe) -> Value:
        """Return what is observed at a table. Raises KeyError for an observation that the vocabulary does not have."""
        row = self.rows[observe.observe]
        subject = self._subject(table, row, observe)
        arguments = [ARGUMENTS[kind].read(table, observe) for kind in row.arguments]
        named = arguments.pop() if "values" in row.arguments else {}
        if LISTS.intersection(row.arguments):
            arguments += arguments.pop()
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
