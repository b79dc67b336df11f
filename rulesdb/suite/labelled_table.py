"""A table whose objects have labels: objects, choices and actions in the terms of the suite, and back.

An option is found by its meaning: the one that would be described by the same value.
"""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar

from rulesdb.checks.card_table import CardTable, TrackedCard
from rulesdb.checks.check_errors import ScriptError
from rulesdb.engine.kernel.effects.properties import abilities as present_abilities
from rulesdb.engine.kernel.events import OnlyOption
from rulesdb.engine.kernel.process.decisions import Decision
from rulesdb.engine.kernel.process.options import Activate, Answer, Name, Number, Option, Pass, Pick, PickPlayer, Play
from rulesdb.suite.format import Attempt, Choice, Described, Ref
from rulesdb.words.quoting import unknown_name

MODES = "mode"
"""The kind of question about modes, which are known by their positions in print."""
TRIGGERS = "order of triggers"
"""The kind of question about the order of pending triggered abilities."""


class LabelledTable(CardTable[Any, Any, Any]):
    """A table whose objects have labels. A game derives its own class, with what only it has."""

    card_class: ClassVar[type[TrackedCard[Any]]]
    """The objects of the game at a table."""
    amounts: ClassVar[Collection[str]]
    """The kinds of questions to which a number is the answer; elsewhere it is a position."""

    def __init__(self, *names: str, seed: int = 1) -> None:
        """Set up an empty table for players of these names."""
        self.tracked: dict[str, TrackedCard[Any]] = {}
        """The objects with a label, by label."""
        self._labels: dict[int, str] = {}
        seating: Any = super().__init__
        seating(*names, seed=seed)

    # What a game has of its own

    def say(self, record: object) -> str:
        """Return a part of a card in Japanese."""
        raise NotImplementedError

    def player_of_object(self, object_id: int) -> str | None:
        """Return the name of the player whom an object stands for, None for any other object."""
        del object_id
        return None

    def special_attempt(self, player: str, option: Option) -> Attempt:
        """Return an action that only this game has."""
        raise TypeError(f"{player} cannot take the action {option!r}")

    def special_option(self, attempt: Attempt) -> Option:
        """Return the option for a special action. Raises ScriptError for one that the game does not have."""
        raise ScriptError(f"there is no special action {attempt.special}")

    # Labels

    def label(self, card: TrackedCard[Any], name: str) -> str:
        """Give an object a label; of several with one name, the later ones have a number behind it."""
        label, count = name, 1
        while label in self.tracked:
            count += 1
            label = f"{name} ({count})"
        self.tracked[label] = card
        self._labels[card.serial] = label
        return label

    def label_of(self, card: TrackedCard[Any]) -> str | None:
        """Return the label of an object, None if it has none."""
        return self._labels.get(card.serial)

    def relabel(self, card: TrackedCard[Any], name: str) -> None:
        """Give an object another label."""
        self.tracked.pop(self._labels[card.serial], None)
        self.label(card, name)

    def forget_labels(self) -> None:
        """Take all labels away."""
        self.tracked.clear()
        self._labels.clear()

    def person(self, name: str | None) -> Any:  # noqa: ANN401  (a player of any game)
        """Return a player by name. Raises ScriptError if there is none."""
        by_name = {person.name: person for person in self.people}
        if name not in by_name:
            raise ScriptError(unknown_name("player", name or "", by_name))
        return by_name[name]

    def card(self, ref: Ref | None) -> TrackedCard[Any]:
        """Return an object by its label or description. Raises ScriptError if there is none."""
        if isinstance(ref, Described):
            found = [item for item in self.state.objects.values() if self._likeness(item) == _likeness_of(ref)]
            if len(found) < ref.nth:
                raise ScriptError(f"there is no {ref.name or 'object'} in the zone {ref.zone}")
            return self.tracked_card(sorted(found, key=lambda item: item.id)[ref.nth - 1].id)
        if ref is None or ref not in self.tracked:
            raise ScriptError(unknown_name("label", ref or "", self.tracked))
        return self.tracked[ref]

    def tracked_card(self, object_id: int) -> TrackedCard[Any]:
        """Return an object of the present state."""
        item = self.state.objects[object_id]
        return self.card_class(self, item.serial, item.card)

    def ref(self, object_id: int) -> Ref:
        """Return the label of an object, or its description."""
        label = self._labels.get(self.state.objects[object_id].serial)
        return self.described(object_id) if label is None else label

    def described(self, object_id: int) -> Described:
        """Return the description of an object."""
        objects = self.state.objects
        name, zone, owner = self._likeness(objects[object_id])
        alike = sorted(item.id for item in objects.values() if self._likeness(item) == (name, zone, owner))
        return Described(name, zone, owner, alike.index(object_id) + 1)

    def _likeness(self, item: Any) -> tuple[str, str, str | None]:  # noqa: ANN401  (an object of any game)
        return item.card.name, item.zone.name, None if item.owner is None else self.people[item.owner].name

    # Choices

    def choice_of(self, option: Option, decision: Decision[Option]) -> Choice:  # noqa: PLR0911  (one for each kind)
        """Return an option of a question as a choice."""
        match option:
            case Pick(object=None) | Name(name=""):
                return Choice(none=True)
            case Pick(object=object_id):
                assert object_id is not None
                player = self.player_of_object(object_id)
                return Choice(object=self.ref(object_id)) if player is None else Choice(player=player)
            case PickPlayer(player=number):
                return Choice(player=self.people[number].name)
            case Answer(is_yes=is_yes):
                return Choice(yes=is_yes)
            case Name(name=name):
                return Choice(name=name)
            case Activate(object=object_id):
                return Choice(activate=self.ref(object_id))
            case Number(value=value):
                return self._numbered(value, decision)
        raise TypeError(f"{option!r} is no answer to a question")

    def _numbered(self, value: int, decision: Decision[Option]) -> Choice:
        kind = decision.kind.partition(":")[0]
        if kind == TRIGGERS:
            pending = [one for one in self.state.pending if one.controller == decision.player]
            if value < len(pending) and pending[value].source in self.state.objects:  # it may have ceased to exist
                return Choice(ability_of=self.ref(pending[value].source))
        if kind in self.amounts:
            return Choice(number=value)
        return Choice(position=value + 1)

    def option_of(self, choice: Choice, options: Sequence[Option], decision: Decision[Option]) -> Option | None:
        """Return the first option that a choice means, None if it means none of them."""
        return next((option for option in options if self.choice_of(option, decision) == choice), None)

    def only_choice(self, event: OnlyOption) -> Choice | None:
        """Return the only answer to a question, None if it is an object that is not in the game before the event."""
        option = event.option
        if not isinstance(option, Option) or getattr(option, "object", None) not in {None, *self.state.objects}:
            return None
        return self.choice_of(option, Decision(event.player, event.kind, tuple, ""))

    # Actions

    def attempt_of(self, player: str, option: Option) -> Attempt:
        """Return an action in the terms of the suite."""
        match option:
            case Play(object=object_id):
                return Attempt(player, "play", self.ref(object_id))
            case Activate(object=object_id, ability=index):
                return self._activation(player, object_id, index)
            case Pass():
                return Attempt(player, "pass")
        return self.special_attempt(player, option)

    def _activation(self, player: str, object_id: int, index: int) -> Attempt:
        present = present_abilities(self.game, object_id)
        activated = [at for at, ability in enumerate(present) if isinstance(ability, self.activated)]
        position = activated.index(index) + 1 if index in activated else None
        return Attempt(player, "activate", self.ref(object_id), position, self.say(present[index]))

    def action(self, attempt: Attempt) -> Option:
        """Return the option for an action. Raises ScriptError for an object or ability that is not there."""
        if attempt.action == "pass":
            return Pass()
        if attempt.action == "special":
            return self.special_option(attempt)
        card = self.card(attempt.card)
        if attempt.action == "play":
            return Play(card.id)
        if attempt.ability is not None:
            return Activate(card.id, self.ability_index(card, attempt.ability - 1))
        texts = [self.say(ability) for ability in present_abilities(self.game, card.id)]
        if attempt.text not in texts:
            raise ScriptError(f"{card.card.name} has no such ability")
        return Activate(card.id, texts.index(attempt.text or ""))


def _likeness_of(ref: Described) -> tuple[str, str, str | None]:
    return ref.name, ref.zone, ref.owner
