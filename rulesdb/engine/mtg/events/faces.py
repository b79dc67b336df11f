"""Face-down objects (502.26, 504): what they are, who may look at them, and the events that turn and reveal them."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import OfObject, OfPlayerAndObject
from rulesdb.engine.kernel.state.state import with_object
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.state import IN_PLAY, Object, State

_NONE: frozenset[str] = frozenset()


@book.definition("502.26a#sentence-4")
def face_down(card: Card) -> Card:
    """A face-down card is a 2/2 creature without name, text, types of creatures, expansion symbol and mana cost."""
    blank = replace(card, name="", mana_cost=None, subtypes=_NONE, supertypes=frozenset(), abilities=(), colors=None)
    return replace(blank, symbol=None, types=frozenset({"creature"}), power=2, toughness=2)


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


@book.definition("502.26#item-7")
def may_look_at_face(item: Object, player: int) -> bool:
    """A player may look at any time at the face of a face-down spell or permanent that the player controls."""
    return player_of_face(item) == player


@book.definition("502.26#item-16")
def mark(state: State) -> int:
    """Face-down objects are marked so that players can tell them apart, in the order in which they were turned down."""
    return state.marks + 1


@book.definition("502.26#item-6")
def stays_the_same(state: State, permanent: int) -> tuple[State, int]:
    """A permanent that is turned is the same one: what it has on it, targets and tapping stay as they were."""
    return state, permanent


@book.definition("502.26d#sentence-6")
def is_in_play_already(item: Object, _state: State) -> Object:
    """A permanent that is turned face up is in play already: it does not come under anyone's control anew."""
    return item


class TurnedFaceDown(OfObject, frozen=True, kw_only=True):
    """An object is turned face down."""

    card: Card
    """The characteristics of the object while it is face down."""
    by_effect: bool
    """Whether an effect turns it face down; False for a card that is played so."""

    def changed(self, state: State) -> State:
        """Keep the card, and give the object the characteristics of a face-down one."""
        object_id = self.object
        if state.objects[object_id].zone == IN_PLAY:
            state, object_id = stays_the_same(state, object_id)
        number = mark(state)
        return with_object(replace(state, marks=number), self._turned(state.objects[object_id], number))

    def sentence(self, teller: Teller) -> str:
        """Say what an effect turns, or who turns the card that is played."""
        item: Object = teller.object(self.object)
        if not self.by_effect:
            player = item.owner if item.controller is None else item.controller
            assert player is not None
            return f"{teller.player(player)}は、プレイするカードを裏向きにする"
        turned = item.card if item.face is None else item.face
        return f"{f'《{turned.name}》' if turned.name else teller.name(item.id)}が裏向きになる"

    def _turned(self, item: Object, number: int) -> Object:
        unaltered = None if item.unaltered is None else self._turned(item.unaltered, number)
        return replace(
            item,
            face=item.card,
            card=self.card,
            is_turned_by_effect=self.by_effect,
            mark=number,
            unaltered=unaltered,
        )


class TurnedFaceUp(OfObject, frozen=True, kw_only=True):
    """A face-down object is turned face up."""

    words = "{object:name}が表向きになる"
    card: Card | None = None
    """The characteristics that it has then, None for those of the card that lay face down."""

    def changed(self, state: State) -> State:
        """Give the object its own characteristics again."""
        item = self._turned(state.objects[self.object])
        if item.zone == IN_PLAY:
            item = is_in_play_already(item, state)
        after = with_object(state, item)
        if item.card.has_examined_abilities and item.id not in after.special:
            after = replace(after, special=(*after.special, item.id))
        return stays_the_same(after, item.id)[0] if item.zone == IN_PLAY else after

    def _turned(self, item: Object) -> Object:
        unaltered = None if item.unaltered is None else self._turned(item.unaltered)
        card = self.card or item.face or item.card
        return replace(item, card=card, face=None, is_turned_by_effect=False, mark=0, unaltered=unaltered)


class MorphCostShown(OfPlayerAndObject, frozen=True, kw_only=True):
    """A player shows the morph cost of a face-down permanent to all players (502.26d)."""

    is_fact: ClassVar[bool] = True
    cost: Cost
    """The morph cost."""

    def sentence(self, teller: Teller) -> str:
        """Say who shows which cost, as far as it is mana."""
        parts = (self.cost.mana and f"「{self.cost.mana}」", self.cost.effects and "マナ以外のコスト")
        cost = "と".join(part for part in parts if part)
        return f"{teller.player(self.player)}は、{teller.name(self.object)}の変異コスト({cost})を全員に示す"


class FaceRevealed(OfObject, frozen=True, kw_only=True):
    """A face-down object that leaves its zone, or is left at the end of the game, is revealed (504.6)."""

    is_fact: ClassVar[bool] = True
    card: Card
    """The card that lay face down."""
    has_morph: bool
    """Whether the card has morph, as the players check."""

    def sentence(self, teller: Teller) -> str:
        """Say which card it was."""
        morph = "変異を持つ" if self.has_morph else "変異を持たない"
        return f"{teller.name(self.object)}は、{morph}《{self.card.name}》だと分かる"
