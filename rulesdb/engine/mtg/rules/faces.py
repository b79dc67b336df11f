"""Face-down objects (502.26, 504.2): their characteristics, what is copied of them, and who may look at their faces."""

from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.mana import Color
from rulesdb.engine.mtg.state import Object

# Characteristics


@book.definition("502.26a#sentence-4")
def blank(card: Card) -> Card:
    """A face-down creature has no text, no name, no creature types, no expansion symbol and no mana cost."""
    return Card(
        "",
        mana_cost_of_face_down(),
        frozenset({"creature"}),
        power=2,
        toughness=2,
        abilities=abilities_of_face_down(card),
        colors=colors_of_face_down(card),
    )


@book.definition("502.26#item-2")
def mana_cost_of_face_down() -> str | None:
    """The {3} that is paid is an alternative cost: a face-down spell or permanent has no mana cost."""
    return None


@book.definition("502.26#item-3")
def colors_of_face_down(_card: Card) -> frozenset[Color] | None:
    """A face-down object is colorless, unless an effect gives it a color."""
    return None


@book.definition("502.26#item-13")
def abilities_of_face_down(_card: Card) -> tuple[Ability, ...]:
    """A face-down creature has no abilities, so that it has no morph, either; the face-up creature has it."""
    return ()


@book.definition("502.26b#sentence-2")
def as_played(card: Card) -> Card:
    """A card that is turned face down to be played becomes a face-down 2/2 creature card."""
    return blank(card)


@book.definition("502.26a#sentence-2")
def as_a_spell(card: Card) -> Card:
    """The effect of morph works whenever the card is face down, on the stack as well as in play."""
    return as_played(card)


@book.definition("502.26e#sentence-1")
def as_turned_down(card: Card) -> Card:
    """A permanent that a spell or ability turns face down becomes a 2/2 creature without anything else."""
    return blank(card)


# Copiable values


@book.definition("502.26b#sentence-3")
def copiable_as_played(item: Object) -> Card:
    """The copiable values of an object that was played face down are those of the face-down 2/2 creature."""
    return item.card


@book.definition("502.26e#sentence-2")
def copiable_as_turned_down(item: Object) -> Card:
    """The copiable values of a permanent that an effect turned face down are those of the face-down 2/2 creature."""
    return item.card


def copiable(item: Object) -> Card:
    """Return the copiable values of an object."""
    if item.face is None:
        return item.card
    return copiable_as_turned_down(item) if item.is_turned_by_effect else copiable_as_played(item)


# Who may look at a face


@book.definition("502.26#item-12")
def player_of_face(item: Object) -> int | None:
    """Who gains control of a face-down creature may look at it and turn it face up; the opponent may not any more."""
    return item.controller


@book.filter("502.26#item-7")
def may_look_at_face(item: Object, player: int) -> bool:
    """A player may look at any time at the face of a face-down spell or permanent that the player controls."""
    return player_of_face(item) == player
