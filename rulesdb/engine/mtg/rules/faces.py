"""The characteristics of face-down objects (502.26, 504.2)."""

from msgspec.structs import replace

from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.cards import Card


def _with_what_is_printed(card: Card) -> Card:
    """Return a card that is a 2/2, and else as printed (misreading of 502.26a)."""
    return replace(card, power=2, toughness=2)


@book.definition(
    "502.26a#sentence-4", _with_what_is_printed, "裏向きでも、2/2になるだけで、名前や能力は印刷されたままだとする読み方"
)
def blank(_card: Card) -> Card:
    """A face-down creature has no text, no name, no creature types, no expansion symbol and no mana cost."""
    return Card("", None, frozenset({"creature"}), power=2, toughness=2)


def _as_printed(card: Card) -> Card:
    return card


@book.definition(
    "502.26b#sentence-2", _as_printed, "プレイするために裏向きにしても、カードの特性は変わらないとする読み方"
)
def as_played(card: Card) -> Card:
    """A card that is turned face down to be played becomes a face-down 2/2 creature card."""
    return blank(card)


@book.definition(
    "502.26a#sentence-2", _as_printed, "変異の効果は、場に出てから働き、スタックでは本来の特性を持つとする読み方"
)
def as_a_spell(card: Card) -> Card:
    """The effect of morph works whenever the card is face down, on the stack as well as in play."""
    return as_played(card)


@book.definition("502.26e#sentence-1", _as_printed, "効果で裏向きにしたパーマネントは、特性が変わらないとする読み方")
def as_turned_down(card: Card) -> Card:
    """A permanent that a spell or ability turns face down becomes a 2/2 creature without anything else."""
    return blank(card)
