"""The subjects of numbered options, what options do, and how both are said.

A mode is an ability; an effect to be applied, or a triggered effect to be put on the stack, has an object as its
source as well.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from rulesdb.engine.kernel.language.phrases import UnsayableError
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.options import Answer, Name, Number, Option, Pick, PickPlayer
from rulesdb.engine.kernel.state.state import CorePending

_OTHER_MARKS = str.maketrans("「」『』", "『』「」")


class Subject(NamedTuple):
    """What a numbered option stands for."""

    source: int | None
    """Id of the object whose effect or ability it is; None for a mode or cost of what is being played."""
    parts: tuple[Any, ...]
    """The abilities or effects as data; none where a keyword of the source says it all."""
    is_triggered: bool = False
    """Whether it is a triggered ability or effect that is put on the stack."""
    keyword: str = ""
    """The keyword that it belongs to, in Japanese; "" for none."""

    def text(self, say: Callable[[Any], str]) -> str:
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
