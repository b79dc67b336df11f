"""A table whose objects have labels: objects, choices and actions in the terms of the suite, and back.

An option is found by its meaning: the one that would be described by the same value.
"""

from collections.abc import Sequence
from typing import ClassVar, Generic

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import UntypedGame
from rulesdb.engine.kernel.effects.properties import abilities as present_abilities
from rulesdb.engine.kernel.event_kinds.telling import Subject, subject_of
from rulesdb.engine.kernel.events import AnyState, OfAnyGame, OnlyOption
from rulesdb.engine.kernel.process.options import (
    Activate,
    AgreeToDraw,
    Answer,
    AtAnyTime,
    ClaimNoProgress,
    Concede,
    Decision,
    Name,
    Number,
    OfObject,
    Option,
    Pass,
    Pick,
    PickPlayer,
    Play,
)
from rulesdb.engine.kernel.records.codec import Codec
from rulesdb.engine.kernel.state.state import CoreObject
from rulesdb.play.card_table import C, CardTable, G, NamedCard, P, S
from rulesdb.play.play_errors import ScriptError
from rulesdb.play.table import question_kind
from rulesdb.suite.format import Action, Attempt, Choice, Described, Ref
from rulesdb.words.quoting import unknown_name

AT_ANY_TIME: dict[Action, type[AtAnyTime]] = {
    "concede": Concede,
    "agree to a draw": AgreeToDraw,
    "claim no progress": ClaimNoProgress,
}
"""What players may do at any time, by its name in the suite."""


class LabelledTable(CardTable[S, G, P, C], Generic[S, G, P, C]):
    """A table whose objects have labels. A game derives its own class, with what only it has."""

    codec: ClassVar[Codec]
    """The codec of the game, which knows the kinds of abilities and events by name."""

    def __init__(self, *names: str, seed: int = 1) -> None:
        """Set up an empty table for players of these names."""
        self.tracked: dict[str, C] = {}
        """The objects with a label, by label."""
        self.labels: dict[int, str] = {}
        """The labels by the serial numbers of the cards."""
        super().__init__(*names, seed=seed)

    # Printed cards

    def key_of(self, card: NamedCard) -> str:
        """Return the key of a printed card."""
        raise NotImplementedError

    def card_of(self, key: str) -> NamedCard:
        """Return a printed card by its key."""
        raise NotImplementedError

    # Labels

    def label(self, card: C, name: str) -> str:
        """Give an object a label; of several with one name, the later ones have a number behind it."""
        label, count = name, 1
        while label in self.tracked:
            count += 1
            label = f"{name} ({count})"
        self.tracked[label] = card
        self.labels[card.serial] = label
        return label

    def forget_labels(self) -> None:
        """Take all labels away."""
        self.tracked.clear()
        self.labels.clear()

    def start_at(self, state: S) -> None:
        """Begin the game with a state; the cards that players have from the start have labels."""
        for card in self.named_cards:
            if card.serial not in self.labels:
                self.label(card, card.card.name)
        super().start_at(state)

    def card(self, ref: Ref | None) -> C:
        """Return an object by its label or description. Raises ScriptError if there is none."""
        if isinstance(ref, Described):
            likeness = ref.name, ref.zone, ref.owner
            found = sorted(item.id for item in self.state.objects.values() if self._likeness(item) == likeness)
            if len(found) < ref.nth:
                raise ScriptError(f"there is no {ref.name or 'object'} in the zone {ref.zone}")
            return self.tracked_card(found[ref.nth - 1])
        if ref is None or ref not in self.tracked:
            raise ScriptError(unknown_name("label", ref or "", self.tracked))
        return self.tracked[ref]

    def ref(self, object_id: int) -> Ref:
        """Return the label of an object, also of one that has ceased to exist, or its description."""
        label = self.labels.get(self.game.last_known(object_id).serial)
        return self.described(object_id) if label is None else label

    def described(self, object_id: int) -> Described:
        """Return the description of an object."""
        name, zone, owner = self._likeness(self.game.last_known(object_id))
        others = (item.id for item in self.state.objects.values() if self._likeness(item) == (name, zone, owner))
        return Described(name, zone, owner, sorted({*others, object_id}).index(object_id) + 1)

    def _likeness(self, item: CoreObject) -> tuple[str, str, str | None]:
        return item.card.name, item.zone.name, None if item.owner is None else self.people[item.owner].name

    # Choices

    def choice_of(self, option: Option, decision: Decision[Option]) -> Choice:
        """Return an option of a question as a choice, with no more than tells it from the other options."""
        descriptions = self.descriptions(option, decision)
        subject = decision.subject_of(option)
        others = [one for one in decision.options if one != option and decision.subject_of(one) != subject]
        taken = {one for other in others for one in self.descriptions(other, decision)}
        return next((one for one in descriptions if one not in taken), descriptions[-1])

    def descriptions(self, option: Option, decision: Decision[Option]) -> Sequence[Choice]:
        """Return the choices that mean an option, the one that says least first."""
        subject = decision.subject_of(option)
        if subject is None:
            return (self._choice(option, decision.kind),)
        descriptions = self._subject_descriptions(subject)
        alike = [one for one in decision.subjects if self._subject_descriptions(one) == descriptions]
        first = next(at for at, one in enumerate(alike) if one == subject)
        return *descriptions, replace(descriptions[-1], position=first + 1)

    def _subject_descriptions(self, record: object) -> Sequence[Choice]:
        """Return the choices that mean an ability or effect: by its source, and by its text as well."""
        subject = subject_of(record)
        text = subject.text(self.text_of_record) or None
        named = self._of_source(subject)
        return (Choice(text=text),) if named is None else (named, replace(named, text=text))

    def _of_source(self, subject: Subject) -> Choice | None:
        """Return the choice of an ability or effect by its source, None without one that is known."""
        if subject.source is None:
            return None
        ref = self.ref(subject.source)
        return Choice(ability_of=ref) if subject.is_triggered else Choice(effect_of=ref)

    def _choice(self, option: Option, kind: str) -> Choice:  # noqa: PLR0911  (one for each kind)
        """Return an option that speaks for itself as a choice."""
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
            case Number(value=value) if question_kind(kind) in self.narrator.numbers:
                return Choice(number=value)
        raise TypeError(f"{option!r} is no answer to a question")

    def only_choice(self, event: OnlyOption) -> Choice | None:
        """Return the only answer to a question, None if it is about an object that came into the game with it."""
        option = event.option
        source = None if event.subject is None else subject_of(event.subject).source
        if not isinstance(option, Option):
            return None
        if isinstance(option, OfObject) and option.object not in {None, *self.state.objects}:
            return None
        if source is not None and not self.game.is_known(source):
            return None
        subjects = () if event.subject is None else (event.subject,)
        return self.choice_of(option, Decision(event.player, event.kind, lambda: (option,), "", subjects=subjects))

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
            case AtAnyTime():
                return Attempt(player, next(name for name, kind in AT_ANY_TIME.items() if isinstance(option, kind)))
            case OfObject(object=object_id) if object_id is not None:
                for name, make in self.specials.items():
                    if make(object_id) == option:
                        return Attempt(player, "special", self.ref(object_id), special=name)
        raise TypeError(f"{player} cannot take the action {option!r}")

    def _activation(self, player: str, object_id: int, index: int) -> Attempt:
        present = present_abilities(self.game, object_id)
        activated = [at for at, ability in enumerate(present) if isinstance(ability, self.activated)]
        position = activated.index(index) + 1 if index in activated else None
        return Attempt(player, "activate", self.ref(object_id), position, self.text_of_record(present[index]))

    def action(self, attempt: Attempt) -> Option:
        """Return the option for an action. Raises ScriptError for an object or ability that is not there."""
        if attempt.action == "pass":
            return Pass()
        if attempt.action in AT_ANY_TIME:
            return AT_ANY_TIME[attempt.action](self.person(attempt.player).number)
        if attempt.action == "special" and attempt.special not in self.specials:
            raise ScriptError(f"there is no special action {attempt.special}")
        card = self.card(attempt.card)
        if attempt.action == "special":
            return self.specials[str(attempt.special)](card.id)
        if attempt.action == "play":
            return Play(card.id)
        if attempt.ability is not None:
            return Activate(card.id, self.ability_index(card, attempt.ability - 1))
        texts = [self.text_of_record(ability) for ability in present_abilities(self.game, card.id)]
        if attempt.text not in texts:
            raise ScriptError(f"{card.card.name} has no such ability")
        return Activate(card.id, texts.index(attempt.text or ""))


AnyLabelledTable = LabelledTable[AnyState, UntypedGame, OfAnyGame, OfAnyGame]
"""A table with labels of any game."""
