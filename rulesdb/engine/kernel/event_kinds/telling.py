"""Japanese texts of questions, of the answers that every game has, and of values in accounts."""

from collections.abc import Mapping
from typing import ClassVar

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Event, sentence_of
from rulesdb.engine.kernel.process.options import Answer, Name, Number, Option, Pass, Pick, PickPlayer


class CoreNarrator(Teller):
    """A teller of questions, answers and events, too. A game adds its own options."""

    questions: ClassVar[Mapping[str, str]] = {}
    """Questions by the kind of decision; a kind may have a detail behind a colon."""
    numbers: ClassVar[Mapping[str, str]] = {}
    """Texts of a chosen number by the kind of decision, with ``{}`` for the number; elsewhere it is an index."""
    chosen_names: ClassVar[Mapping[str, str]] = {}
    """Texts of what is chosen by a name that is no Japanese name."""

    def question(self, kind: str) -> str:
        """Return the question of a kind of decision."""
        name = kind.partition(":")[0]
        return self.questions.get(name, name)

    def choice(self, option: Option, kind: str) -> str:
        """Return the text of an answer to a kind of question. Raises TypeError for an option of a game alone."""
        match option:
            case Answer():
                return f"「{'はい' if option.is_yes else 'いいえ'}」と答える"
            case Name():
                name = self.chosen_names.get(option.name, option.name)
                return f"{name}を選ぶ" if name else "どれも選ばない"
            case Number():
                return (
                    self.numbers[kind].format(option.value) if kind in self.numbers else f"{option.value + 1}番目を選ぶ"
                )
            case Pass():
                return "パスする"
            case Pick():
                return "これ以上は選ばない" if option.object is None else f"{self.name(option.object)}を選ぶ"
            case PickPlayer():
                return f"{self.player(option.player)}を選ぶ"
        raise TypeError(f"{type(option).__name__} is no answer of every game")

    def sentence(self, event: Event) -> str:
        """Return the sentence of an event, "" if accounts leave it out."""
        return sentence_of(self, event)


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
