"""Objects: what cannot be done with them (103.2), phased-out ones (217.8), last known information, and visibility.

The number and the rule of the phased-out zone are from memory.
"""

from collections.abc import Iterator
from functools import partial

from rulesdb.engine.kernel.effects.actions import is_impossible
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, of_kind
from rulesdb.engine.kernel.event_kinds.zone_events import after
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.effects import Cannot, Restriction, is_among
from rulesdb.engine.mtg.characteristics import properties
from rulesdb.engine.mtg.events.faces import may_look_at_face
from rulesdb.engine.mtg.events.zones import ZONES
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import PHASED_OUT, LastKnown


@book.filter("103.2")
def is_forbidden(game: Game, action: str, player: int, object_id: int) -> bool:
    """What an effect says cannot be done is not done."""
    return is_impossible(game, action, player, object_id)


def restrictions(game: Game, action: str, player: int, object_id: int) -> Iterator[EffectInForce]:
    """Yield the effects by which a player cannot take an action with an object: those on what fits, and on it alone."""
    for effect, in_force in of_kind(game, Restriction):
        if effect.is_on(action) and effect.is_about(game, player, object_id, in_force.context):
            yield in_force
    for fixed, in_force in of_kind(game, Cannot):
        if is_among(action, fixed.action) and applies_to(game, in_force, object_id):
            yield in_force


@book.filter("217.8")
def is_phased_out(game: Game, object_id: int) -> bool:
    """A phased-out object is not in play: only what names it as such affects it."""
    return game.has(object_id) and game.object(object_id).zone == PHASED_OUT


def in_reach(objects: tuple[int, ...], game: Game) -> tuple[int, ...]:
    """Return those of the objects of a continuous effect that exist and are not phased out."""
    return tuple(one for one in objects if game.has(one) and not is_phased_out(game, one))


after_event = partial(after, snapshot=lambda game, item, _event: LastKnown(item, properties(game, item.id)))
"""Return the state after an event, with last known information about an object that ceases to exist by it."""


def may_look_at(game: Game, player: int, object_id: int) -> bool:
    """Whether a player may look at the face of the card that an object is."""
    item = game.object(object_id)
    if item.face is not None:
        return may_look_at_face(item, player)
    return item.is_public or (item.owner == player and item.zone.name not in ZONES.unseen)
