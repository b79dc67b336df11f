"""The parts of a situation's sentences: players, cards, and answers to the game's questions."""

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.records.checked import Checked


class PlayerRef(Checked, frozen=True):
    """A player, by name."""

    name: str
    """The player's name, as the situation has it."""


class CardRef(Checked, frozen=True):
    """A card or another object, by name."""

    name: str
    """Name of the card."""
    owner: PlayerRef | None = None
    """The player who owns the card, None if the name suffices."""
    ordinal: int = 1
    """Position among the cards of this name, from 1, in the order in which the situation lists them."""


class Answer(Checked, frozen=True):
    """An answer to a question of the game that is neither a player nor a card."""


class YesNo(Answer, frozen=True):
    """Yes or no."""

    is_yes: bool
    """Whether the answer is yes."""


class Amount(Answer, frozen=True):
    """A number, such as the value of X."""

    value: int
    """The number."""


class Named(Answer, frozen=True):
    """An option by name, such as a mode or a cost."""

    name: str
    """The name, as the game's question lists it."""


class Nothing(Answer, frozen=True):
    """No option, or no further one."""


AnyAnswer = PlayerRef | CardRef | Answer
"""An answer to a question of the game."""

PHRASES = (
    phrase(PlayerRef, "【{name}】"),
    phrase(CardRef, "《{name}》"),
    phrase(CardRef, "{owner}の《{name}》", unusual=frozenset({"owner"})),
    phrase(CardRef, "{ordinal}枚目の《{name}》", unusual=frozenset({"ordinal"})),
    phrase(CardRef, "{owner}の{ordinal}枚目の《{name}》", unusual=frozenset({"owner", "ordinal"})),
    phrase(YesNo, "はい", is_yes=True),
    phrase(YesNo, "いいえ", is_yes=False),
    phrase(Amount, "{value}"),
    phrase(Named, "「{name}」"),
    phrase(Nothing, "なし"),
)
