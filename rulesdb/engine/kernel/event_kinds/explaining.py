"""Japanese explanations of questions and options, for a player who does not know the rules yet."""

from typing import NamedTuple

from rulesdb.engine.kernel.process.options import Answer, Name, Number, Option, Pick, PickPlayer


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
