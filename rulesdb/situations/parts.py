"""The parts of a situation's sentences: players, cards, and answers to the game's questions."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from msgspec.structs import asdict

from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.language.phrases import Row, phrase, phrases
from rulesdb.engine.kernel.process.options import Answer, Name, Number, Option
from rulesdb.engine.kernel.records.checked import Checked
from rulesdb.words.quoting import shortened


class SituationError(EngineError):
    """A sentence of a situation that cannot be played: it names what is not there, or comes at the wrong time."""


MOST_CARDS = 1000
"""The greatest number of cards that a situation begins with."""
MOST_POINTS = 1_000_000
"""The greatest number of anything else, such as life, that a sentence has."""

ABILITIES = range(1, 100)
"""The positions of an ability among those of an object."""


class Numbered(Checked, frozen=True):
    """A record with numbers within bounds, or None for none. Making one with another number raises EngineError."""

    bounds: ClassVar[Mapping[str, range]] = {}
    """By the field, the numbers that it can have."""

    def __post_init__(self) -> None:
        """Raise EngineError for the first number out of its bounds, and as the parent does."""
        super().__post_init__()
        values = asdict(self) if self.bounds else {}
        for name, numbers in self.bounds.items():
            value = values[name]
            if value is not None and value not in numbers:
                message = (
                    f"this number can be {numbers[0]} to {numbers[-1]:,}, and {shortened(str(value))} stands there"
                )
                raise EngineError(message)


HeldZone = Literal[
    "arms", "arsenal", "banished", "chest", "deck", "graveyard", "hand", "head", "in play", "inventory", "legs",
    "library", "permanent", "pitch", "removed", "soul", "weapon 1",
]  # fmt: skip
"""The zones in which a situation can begin with a card; a game has words for its own."""
OwnZone = Literal[
    "arms", "arsenal", "banished", "chest", "deck", "graveyard", "hand", "head", "inventory", "legs", "library",
    "permanent", "pitch", "soul", "weapon 1",
]  # fmt: skip
"""The zones whose cards are counted by player; a game has words for its own."""
SharedZone = Literal["combat chain", "stack"]
"""The zones of all players together, in which no situation begins with a card alone."""
Pile = Literal["deck", "library"]
"""The zones with a top and a bottom; a game has the word for its own."""
End = Literal["top", "bottom"]
"""The ends of a pile."""


class PlayerRef(Checked, frozen=True):
    """A player, by name."""

    name: str
    """The player's name, as the situation has it."""


Relation = Literal["holder", "controller", "owner"]
"""What makes a card that of a player: its holder controls it or, where cards have no controller, owns it."""


OTHER_RELATIONS: Mapping[Relation, str] = {"controller": "がコントロールする", "owner": "がオーナーである"}
"""The words between a player and the player's card that say more than の, which stands for the holder."""


class CardRef(Numbered, frozen=True):
    """A card or another object, by name."""

    bounds: ClassVar[Mapping[str, range]] = {"ordinal": range(1, MOST_CARDS + 1)}

    name: str
    """Name of the card."""
    player: PlayerRef | None = None
    """The player whose card it is, None if the name suffices."""
    relation: Relation = "holder"
    """What makes it the player's card."""
    ordinal: int | None = None
    """Position among the cards of this name, from 1, in the order in which the situation lists them; None for any."""
    zone: HeldZone | None = None
    """The zone that it is in, None if that is not said."""

    @property
    def words(self) -> str:
        """The words by which the card is written."""
        player = "" if self.player is None else f"{self.player.name}{OTHER_RELATIONS.get(self.relation, 'の')}"
        return f"{player}{'' if self.ordinal is None else f'{self.ordinal}枚目の'}《{self.name}》"


class Nothing(Option, frozen=True):
    """No option, or no further one."""


AnyAnswer = PlayerRef | CardRef | Option
"""An answer to a question of the game."""


def _of_player(words: str, **fixed: object) -> tuple[Row, ...]:
    """Return the phrases of a player's card, with the words between the player and the card."""
    return phrases(CardRef, f"{{player}}{words}(/{{ordinal}}枚目の)《{{name}}》", unusual=frozenset(), **fixed)


PHRASES = (
    phrase(PlayerRef, "【{name}】"),
    phrase(CardRef, "《{name}》"),
    phrase(CardRef, "{ordinal}枚目の《{name}》"),
    phrase(CardRef, "{zone}の《{name}》"),
    phrase(CardRef, "{player}の{zone}の《{name}》"),
    *_of_player("の"),
    *(row for relation, words in OTHER_RELATIONS.items() for row in _of_player(words, relation=relation)),
    phrase(Answer, "はい", is_yes=True),
    phrase(Answer, "いいえ", is_yes=False),
    phrase(Number, "{value}"),
    phrase(Name, "「{name}」"),
    phrase(Nothing, "なし"),
)
