"""Japanese texts of questions, of the answers that every game has, and of values in accounts."""

from collections.abc import Mapping
from typing import ClassVar

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Event, sentence_of
from rulesdb.engine.kernel.process.options import Activate, Answer, Name, Number, Option, Pass, Pick, PickPlayer, Play


class CoreNarrator(Teller):
    """A teller of questions, answers and events, too. A game adds its own options."""

    questions: ClassVar[Mapping[str, str]] = {}
    """Questions by the kind of decision; a kind may have a detail behind a colon."""
    numbers: ClassVar[Mapping[str, str]] = {}
    """Nouns for a chosen number by the kind of decision, with ``{}`` for the number; elsewhere it is an index."""
    chosen_names: ClassVar[Mapping[str, str]] = {}
    """Nouns for what is chosen by a name that is no Japanese name."""
    activation: ClassVar[str] = "{}の能力を起動する"
    """Words for the activation of an ability, with ``{}`` for the object."""
    activated: ClassVar[tuple[type, ...]] = ()
    """The kinds of activated abilities."""

    def question(self, kind: str) -> str:
        """Return the question of a kind of decision."""
        name = kind.partition(":")[0]
        return self.questions.get(name, name)

    def choice(self, option: Option, kind: str) -> str:
        """Return the text of an answer to a kind of question. Raises TypeError for an option of a game alone."""
        match option:
            case Activate(object=source, ability=index):
                return f"{self.activation.format(self.name(source))}{self._ordinal(source, index)}"
            case Play(object=card):
                return f"{self.origin(card)}{self.name(card)}をプレイする"
            case Answer():
                return f"「{self.chosen(option, kind)}」と答える"
            case Pass():
                return "パスする"
            case Name(name="") | Pick(object=None):
                return self.chosen(option, kind).removesuffix("こと")
        return f"{self.chosen(option, kind)}を選ぶ"

    def chosen(self, option: Option, kind: str) -> str:
        """Return a noun for what an option chooses. Raises TypeError for an option of a game alone, and for passing."""
        match option:
            case Answer():
                return "はい" if option.is_yes else "いいえ"
            case Name():
                return self.chosen_names.get(option.name, option.name) or "どれも選ばないこと"
            case Number():
                return self.numbers[kind].format(option.value) if kind in self.numbers else f"{option.value + 1}番目"
            case Pick():
                return "これ以上は選ばないこと" if option.object is None else self.name(option.object)
            case PickPlayer():
                return self.player(option.player)
        raise TypeError(f"{type(option).__name__} is no answer of every game")

    def _ordinal(self, object_id: int, index: int) -> str:
        """Return the ordinal of an activated ability of an object, "" if the object has only one."""
        abilities = self.object(object_id).card.abilities
        is_one_of_several = sum(isinstance(ability, self.activated) for ability in abilities) > 1
        return f"({index + 1}番目)" if is_one_of_several else ""

    def sentence(self, event: Event) -> str:
        """Return the sentence of an event, "" if accounts leave it out."""
        return sentence_of(self, event)

    def note(self, event: Event) -> str:
        """Return a note on an event that would surprise the reader, "" for none; a game may have some."""
        return ""


def shown(value: object) -> str:
    """Return a value as text for an account."""
    match value:
        case bool():
            return "はい" if value else "いいえ"
        case None:
            return "なし"
        case list() | tuple():
            return "、".join(map(shown, value)) or "なし"
    return str(value)
