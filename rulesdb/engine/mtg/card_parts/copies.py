"""Effects that make objects copies of others, as data (503)."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import AnyContext
from rulesdb.engine.kernel.effects.alterations import CopyEffect, CopyInForce
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.object_effects import of_objects
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.faces import copiable
from rulesdb.engine.mtg.state import Object


@book.definition("504.7")
def as_copy(item: Object, card: Card) -> Object:
    """A face-down object that becomes a copy stays as it is, and has the copied values once it is turned face up."""
    return replace(item, card=card) if item.face is None else replace(item, face=card)


class IsCopy(CopyInForce, frozen=True):
    """Objects are copies of a card, by an effect that has begun."""

    rule: ClassVar[str] = "mtg:503.2"
    card: Card
    """The copied values."""

    def altered(self, item: Object, context: AnyContext) -> Object:  # noqa: ARG002  (every kind takes it)
        """Return the record with the copied values."""
        return as_copy(item, self.card)


class BecomesCopy(CopyEffect, frozen=True):
    """Objects become copies of another object (503.2)."""

    rule: ClassVar[str] = "mtg:503.2"
    in_force = IsCopy

    def copied(self, game: Game, object_id: int) -> Card:
        """Return the copiable values of an object."""
        return copiable(game.object(object_id))


PHRASES = of_objects(BecomesCopy, "{of:any}のコピーになる")
