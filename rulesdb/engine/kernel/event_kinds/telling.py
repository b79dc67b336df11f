"""Japanese texts of questions, of the answers that every game has, and of values in accounts.

A numbered option stands for a subject: a mode is an ability; an effect to be applied, or a triggered effect to be put
on the stack, has an object as its source as well.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, NamedTuple, Protocol, Self, runtime_checkable

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import AnyState, Event, ObjectId, sentence_of
from rulesdb.engine.kernel.language.phrases import UnsayableError
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
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
    Option,
    Pass,
    Pick,
    PickPlayer,
    Play,
)
from rulesdb.engine.kernel.state.state import AnyCard, AnyObject, AnyZone, CoreObject, CorePending, CoreState

_OTHER_MARKS = str.maketrans("「」『』", "『』「」")

NO_MORE = "これ以上は選ばないこと"
"""The words for the option that ends a choice of several things."""


_WITHOUT_OBJECT: Mapping[type[Option], str] = {
    Pass: "パスする",
    Concede: "投了する",
    AgreeToDraw: "引き分けを申し出る",
    ClaimNoProgress: "手詰まりか膠着を申し立てる",
}


class Subject(NamedTuple):
    """What a numbered option stands for."""

    source: ObjectId | None
    """Id of the object whose effect or ability it is; None for a mode or cost of what is being played."""
    parts: tuple[object, ...]
    """The abilities or effects as data; none where a keyword of the source says it all."""
    is_triggered: bool = False
    """Whether it is a triggered ability or effect that is put on the stack."""
    keyword: str = ""
    """The keyword that it belongs to, in Japanese; "" for none."""

    def text(self, say: Callable[[object], str]) -> str:
        """Return its text in the words of ``say``, "" if no phrase says it."""
        try:
            return self.keyword or "".join(map(say, self.parts))
        except UnsayableError:
            return ""


@runtime_checkable
class HasSubject(Protocol):
    """A record that says itself which subject it is."""

    def subject(self) -> Subject:
        """Return the subject."""
        ...


def subject_of(record: object) -> Subject:
    """Return the subject of a record that an option stands for (``Decision.subjects``)."""
    match record:
        case HasSubject():
            return record.subject()
        case EffectInForce(effect=effect, context=context):
            return Subject(context.source, (effect,))
        case CorePending(source=source, layer=layer):
            return Subject(source, tuple(layer), is_triggered=True)
    return Subject(None, (record,))


def quoted(text: str) -> str:
    """Return a text in quotation marks; those in it become the other kind where they would be the same."""
    outermost = next((mark for mark in text if mark in "「『"), "")
    return f"「{text.translate(_OTHER_MARKS) if outermost == '「' else text}」"


def ordinals(words: Sequence[str]) -> list[str]:
    """Return words of which those that are alike have an ordinal behind them."""
    found: list[str] = []
    for at, word in enumerate(words):
        found.append(f"{word}({words[:at].count(word) + 1}番目)" if words.count(word) > 1 else word)
    return found


class OptionUse(NamedTuple):
    """What an option does."""

    text: str
    """A sentence in Japanese."""
    rule: str = ""
    """Identifier of the rule that says so, "" for the rule that demands the decision."""


ANSWERS: dict[type[Option], OptionUse] = {
    Answer: OptionUse("質問に答える。"),
    Name: OptionUse("これに決める。"),
    Number: OptionUse("これに決める。"),
    Pick: OptionUse("これに決める。「これ以上は選ばない」なら、選び終わる。"),
    PickPlayer: OptionUse("このプレイヤーに決める。"),
}
"""The options that answer a question, which are the same in every game."""


class CoreNarrator(Teller):
    """A teller of questions, answers and events, too. A game adds its own options."""

    questions: ClassVar[Mapping[str, str]] = {}
    """Questions by the kind of decision; a kind may have a detail behind a colon."""
    explanations: ClassVar[Mapping[str, str]] = {}
    """What a question is about, in a sentence, by the kind of decision."""
    uses: ClassVar[Mapping[type[Option], OptionUse]] = ANSWERS
    """What an option does, by its kind."""
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
        return self.questions.get(kind) or self.questions.get(name, name)

    def explanation(self, kind: str) -> str:
        """Return what the question of a kind of decision is about, "" where nothing more is to be said."""
        return self.explanations.get(kind.partition(":")[0], "")

    def use(self, option: Option) -> OptionUse:
        """Return what an option does."""
        return self.uses.get(type(option), OptionUse(""))

    def sheet(self, object_id: int) -> str:
        """Return the sheet of an object's card, of several lines; "" where the reader does not see it or has none."""
        item = self._objects.get(object_id)
        card = None if item is None or self._is_hidden(item) else self.card(item)
        return self.printed(card) if card is not None and card.name else ""

    def sheets(self) -> Iterator[tuple[str, str]]:
        """Yield the name and the sheet of every card that the reader has seen or knows, none twice."""
        seen = (item for item in self._objects.values() if not self._is_hidden(item))
        for card in dict.fromkeys(map(self.card, seen)):
            if card.name:
                yield card.name, self.printed(card)

    def card(self, item: AnyObject) -> AnyCard:
        """Return the card of an object as the reader sees it."""
        return item.card

    def printed(self, card: AnyCard) -> str:
        """Return the sheet of a card, "" in a game whose cards have none."""
        return ""

    def text(self, record: object) -> str:
        """Return the text of an ability or effect. Raises UnsayableError for one that no phrase says."""
        raise UnsayableError(f"no phrase says {record!r}")

    def board(self, state: AnyState) -> Iterator[str]:
        """Return the lines that show a state to the reader."""
        raise NotImplementedError

    def cards_in(self, state: CoreState, zone: AnyZone, name: str) -> Iterator[str]:
        """Yield the lines of a board for the reader's cards in a zone: their characteristics, and how many alike."""
        firsts = (self.printed(state.objects[card].card).partition("\n")[0] for card in state.zones.get(zone, ()))
        for first, count in Counter(firsts).items():
            yield f"  {name}: {first}{f' ×{count}' if count > 1 else ''}"

    def answer(self, option: Option, decision: Decision[Option]) -> str:
        """Return the text of an option of a decision: one that is a number by what it stands for."""
        subject = decision.subject_of(option)
        return self.choice(option, decision.kind) if subject is None else f"{self.noun(option, decision)}を選ぶ"

    def noun(self, option: Option, decision: Decision[Option]) -> str:
        """Return a noun for what an option of a decision chooses: one that is a number by what it stands for."""
        if decision.subject_of(option) is None:
            return self.chosen(option, decision.kind)
        nouns = ordinals([self._noun_of(subject) for subject in decision.subjects])
        return nouns[decision.options.index(option)]

    def _noun_of(self, record: object) -> str:
        """Return a noun for an ability or effect: its source, and its text in quotation marks."""
        subject = subject_of(record)
        is_hidden = subject.source in self._objects and self._is_hidden(self._objects[subject.source])
        text = "" if is_hidden else subject.text(self.text)
        said = quoted(text) if text else ""
        if subject.source is None:
            return said or "効果"
        return f"{self.name(subject.source)}の{self.triggered if subject.is_triggered else '効果'}{said}"

    def choice(self, option: Option, kind: str) -> str:
        """Return the text of an answer to a kind of question. Raises TypeError for an option of a game alone."""
        match option:
            case Activate(object=source, ability=index):
                return f"{self.activation.format(self.name(source))}{self._ordinal(source, index)}"
            case Play(object=card):
                return f"{self.origin(card)}{self.name_of_moved(card)}をプレイする"
            case Answer():
                return f"「{self.chosen(option, kind)}」と答える"
            case Pass() | AtAnyTime():
                return _WITHOUT_OBJECT[type(option)]
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
                return NO_MORE if option.object is None else self.name_of_moved(option.object)
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


class Code(str):
    """A code of the engine, such as that of a step, which accounts say by its Japanese name."""

    __slots__ = ("names",)
    names: Mapping[str, str]
    """Japanese names of this code and of others like it."""

    def __new__(cls, code: str, names: Mapping[str, str]) -> Self:
        """Return a code, which equals the plain one."""
        found = super().__new__(cls, code)
        found.names = names
        return found


def like(seen: object, expected: object) -> object:
    """Return an expected value whose codes have the names of those that are seen."""
    match seen, expected:
        case Code(), str():
            return Code(expected, seen.names)
        case (first, *_), list():
            return [like(first, one) for one in expected]
    return expected


def shown(value: object) -> str:
    """Return a value as text for an account."""
    match value:
        case Code():
            return value.names.get(value, str(value))
        case bool():
            return "はい" if value else "いいえ"
        case None:
            return "なし"
        case list() | tuple():
            return "、".join(map(shown, value)) or "なし"
    return str(value)


def counters_of(item: CoreObject) -> str:
    """Return the counters on an object in brackets, "" for none."""
    kinds = "、".join(f"{kind}カウンター{number}" for kind, number in item.counters)
    return f"({kinds})" if kinds else ""
