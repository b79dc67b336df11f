"""Japanese texts of the answers that every game has, and of values in accounts."""

from typing import Protocol

from rulesdb.engine.kernel.options import Answer, Name, Number, Option, Pass, Pick, PickPlayer


class Names(Protocol):
    """The Japanese names of the players and objects of a game."""

    def player(self, index: int) -> str:
        """Return the name of a player."""
        ...

    def name(self, object_id: int | None) -> str:
        """Return the name of an object."""
        ...


def answer_text(names: Names, option: Option) -> str:
    """Return the text of an answer to a question. Raises TypeError for an option that is none of the kernel's."""
    match option:
        case Answer():
            return f"「{'はい' if option.is_yes else 'いいえ'}」と答える"
        case Name():
            return f"{option.name}を選ぶ" if option.name else "どれも選ばない"
        case Number():
            return f"{option.value + 1}番目を選ぶ"
        case Pass():
            return "パスする"
        case Pick():
            return "これ以上は選ばない" if option.object is None else f"{names.name(option.object)}を選ぶ"
        case PickPlayer():
            return f"{names.player(option.player)}を選ぶ"
    raise TypeError(f"{type(option).__name__} is no answer of every game")


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
