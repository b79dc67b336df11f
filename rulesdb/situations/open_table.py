"""A table at which questions stay open until a situation answers them: nothing is chosen that nobody said."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from rulesdb.checks.card_table import CardTable
from rulesdb.engine.kernel.events import OnlyOption
from rulesdb.engine.kernel.process.decisions import Decision
from rulesdb.engine.kernel.process.options import Answer as YesOrNo
from rulesdb.engine.kernel.process.options import Name, Number, Option, Pick
from rulesdb.engine.kernel.turn.setup import CoreBuilder
from rulesdb.situations.parts import Amount, AnyAnswer, CardRef, Named, Nothing, PlayerRef, YesNo

_BRACKETS = str.maketrans("", "", "《》「」")
_NONE = (Pick(), Name(""))
"""The options by which nothing is chosen."""


class OpenTable(CardTable[Any, Any, Any]):
    """The table of a situation.

    ``take`` and ``all_pass`` stop at a question that no answer is given to.
    """

    defaults: ClassVar[Mapping[str, int]] = {}
    builder: CoreBuilder[Any]
    """What puts objects into zones before the game begins."""

    def give(self, answers: Mapping[str, Sequence[AnyAnswer]]) -> None:
        """Keep answers to the next questions, by their kinds."""
        self._answers = {kind: list(given) for kind, given in answers.items()}

    @property
    def left(self) -> Mapping[str, list[object]]:
        """The answers that no question has asked for, by its kind."""
        return {kind: given for kind, given in self._answers.items() if given}

    def go_on(self) -> None:
        """Answer the open questions as far as there are answers."""
        self._answer_all()

    def take(self, player: int, action: Option, answers: Mapping[str, object]) -> None:
        """Let a player take an action, and answer the questions that follow as far as there are answers."""
        del answers  # they were given before
        self.begin_taking(player, action)
        self._answer_all()

    def forbidding(self, player: int, action: Option) -> tuple[str, ...]:
        """Return the identifiers of the rules that forbid a player an action now."""
        return tuple(sorted(self._forbidding(self.position.decision, player, action)))

    def objects(self) -> Sequence[Any]:
        """Return the records of all objects, before the game begins as well."""
        return tuple((self.state if self.has_begun else self.builder.state()).objects.values())

    def name_of(self, object_id: int) -> str:
        """Return the name of an object."""
        return self._narrator.chosen(Pick(object_id), self.open_decision)

    def words_of(self, action: Option) -> str:
        """Return the words for an action."""
        return self._narrator.choice(action, self.open_decision)

    def words_for(self, option: Option, kind: str) -> str:
        """Return a noun for what an option chooses as the answer to a kind of question."""
        return self._narrator.chosen(option, kind)

    def question_words(self, kind: str) -> str:
        """Return the words for a kind of question."""
        return self._narrator.question(kind)

    def meant(self, answer: object, kind: str, options: Sequence[Option]) -> Option | None:
        """Return the option that an answer means, None if it means none of them."""
        match answer:
            case Nothing():
                return next((option for option in options if option in _NONE), None)
            case YesNo(is_yes):
                return next((option for option in options if option == YesOrNo(is_yes)), None)
            case Amount(value) if (Number(value) in options) and self._is_number(kind):
                return Number(value)
            case CardRef():
                return self._card_meant(answer, kind, options)
            case PlayerRef(name) | Named(name):
                return next(iter(self._called(name, kind, options)), None)
        return None

    def _is_number(self, kind: str) -> bool:
        return kind.partition(":")[0] in getattr(self._narrator, "numbers", {})

    def _card_meant(self, ref: CardRef, kind: str, options: Sequence[Option]) -> Option | None:
        """Return the option that is a card: the first of its name, or the one that is so many among all cards."""
        owners = [person.number for person in self.people if ref.owner is None or person.name == ref.owner.name]
        found: list[Option] = [option for option in options if self._is_card(option, ref.name, owners)]
        if found and ref.ordinal > 1:
            cards = sorted(self.state.objects.values(), key=lambda item: int(item.serial))
            found = [pick for item in cards if self._is_card(pick := Pick(item.id), ref.name, owners)]
        found = found or self._called(ref.name, kind, options)
        option = found[ref.ordinal - 1] if ref.ordinal <= len(found) else None
        return option if option in options else None

    def _is_card(self, option: Option, name: str, owners: Sequence[int]) -> bool:
        if not isinstance(option, Pick) or option.object not in self.state.objects:
            return False
        item = self.state.objects[option.object]
        return self.printed_name(item) == name and item.owner in owners

    def printed_name(self, item: Any) -> str:  # noqa: ANN401  (the objects of any game)
        """Return the name printed on the card of an object, also of a face-down one."""
        return str(item.card.name)

    def _called(self, name: str, kind: str, options: Sequence[Option]) -> list[Option]:
        """Return the options of a name, whatever brackets are around it."""
        plain = name.translate(_BRACKETS)
        return [option for option in options if self.words_for(option, kind).translate(_BRACKETS) == plain]

    def _drop_answer(self, event: OnlyOption) -> None:
        """Discard an answer that names the only option of a question, which the game did not ask."""
        given = self._answers.get(event.kind.partition(":")[0])
        option = event.option
        if given and isinstance(option, Option) and self.meant(given[0], event.kind, [option]) == option:
            given.pop(0)

    def _answer(self, decision: Decision[Option]) -> Option | None:
        """Return the answer that is given; without one, an option if all are alike, or none after a list's last one."""
        kind = decision.kind.partition(":")[0]
        given = self._answers.get(kind)
        if given:
            option = self.meant(given[0], decision.kind, decision.options)
            if option is not None:
                given.pop(0)
                return option
        first, *others = (self._likeness(option, decision.kind) for option in self.offered(decision))
        if all(other == first for other in others):
            return decision.options[0]
        if given == []:  # the list of answers is complete
            return self.meant(Nothing(), decision.kind, decision.options)
        return None

    def offered(self, decision: Decision[Option]) -> Sequence[Option]:
        """Return the options of a question between which a player really chooses."""
        return decision.options

    def _likeness(self, option: Option, kind: str) -> tuple[object, ...]:
        """Return what options must have in common to be alike: words, and for objects all but which card it is."""
        item = self.state.objects.get(option.object) if isinstance(option, Pick) else None
        return self.words_for(option, kind), item and replace(item, id=0, serial=0, timestamp=0)
