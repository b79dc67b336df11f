"""Face-down objects (502.26, 504.2): their characteristics, what is copied of them, and who may look at their faces."""

from msgspec.structs import replace

from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.state import Object

_NONE: frozenset[str] = frozenset()


@book.definition("502.26a#sentence-4")
def face_down(card: Card) -> Card:
    """A face-down card is a 2/2 creature without name, text, types of creatures, colors and mana cost."""
    blank = replace(card, name="", mana_cost=None, subtypes=_NONE, supertypes=frozenset(), abilities=(), colors=None)
    return replace(blank, types=frozenset({"creature"}), power=2, toughness=2)


@book.definition("502.26b#sentence-2")
def as_played(card: Card) -> Card:
    """A card that is turned face down to be played becomes a face-down 2/2 creature card."""
    return face_down(card)


@book.definition("502.26a#sentence-2")
def as_a_spell(card: Card) -> Card:
    """The effect of morph works whenever the card is face down, on the stack as well as in play."""
    return as_played(card)


@book.definition("502.26e#sentence-1")
def as_turned_down(card: Card) -> Card:
    """A permanent that a spell or ability turns face down becomes a 2/2 creature without anything else."""
    return face_down(card)


@book.law
def copiable(item: Object) -> Card:
    """Return the copiable values of an object: if it is face down, those of the 2/2 creature (502.26b, 502.26e)."""
    return item.card


@book.definition("502.26#item-12")
def player_of_face(item: Object) -> int | None:
    """Who gains control of a face-down creature may look at it and turn it face up; the opponent may not any more."""
    return item.controller


@book.filter("502.26#item-7")
def may_look_at_face(item: Object, player: int) -> bool:
    """A player may look at any time at the face of a face-down spell or permanent that the player controls."""
    return player_of_face(item) == player
