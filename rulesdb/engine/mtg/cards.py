"""Cards as data: their characteristics (201 to 208), and abilities composed of small parts."""

from typing import Literal

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.engine_errors import CardError, PartError
from rulesdb.engine.kernel.records.checked import Checked
from rulesdb.engine.mtg.mana import Color, symbols_of

CardType = Literal["artifact", "creature", "enchantment", "instant", "land", "sorcery"]
PERMANENT_TYPES: frozenset[CardType] = frozenset({"artifact", "creature", "enchantment", "land"})
Supertype = Literal["basic", "legendary", "snow", "world"]
Stat = Literal["power", "toughness"]


class Card(Checked, frozen=True, cache_hash=True):
    """The characteristics printed on a card. Raises CardError for an invalid one."""

    name: str
    """Name; "" for an object on the stack that is no card."""
    mana_cost: str | None = None
    """Mana cost in symbols, such as ``{2}{R}``; None for none, which is not ``{0}``."""
    types: frozenset[CardType] = frozenset()
    """Card types (212)."""
    subtypes: frozenset[str] = frozenset()
    """Subtypes, such as creature types."""
    supertypes: frozenset[Supertype] = frozenset()
    """Supertypes."""
    power: int | Literal["*"] | None = None
    """Power, "*" where an ability defines it; None for what is no creature."""
    toughness: int | Literal["*"] | None = None
    """Toughness, as the power."""
    abilities: tuple[Ability, ...] = ()
    """Abilities in printed order."""
    colors: frozenset[Color] | None = None
    """Colors that an ability or an effect defines; None for those of the mana cost."""

    def __post_init__(self) -> None:
        """Raise CardError for an invalid characteristic."""
        try:
            super().__post_init__()
            if self.mana_cost is not None:
                symbols_of(self.mana_cost)
        except PartError as error:
            raise CardError(f"{self.name}", error.what) from None

    @property
    def has_examined_abilities(self) -> bool:
        """Whether the card has an ability that is examined in every state."""
        return any(ability.is_examined for ability in self.abilities)
