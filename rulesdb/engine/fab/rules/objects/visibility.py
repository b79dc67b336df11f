"""Visibility of objects to players (3.0.3a, 8.5.11), and private sources made public (5.2.4b, 5.4.7b)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import MayLook
from rulesdb.engine.fab.events import Turned
from rulesdb.engine.fab.events.zones import ZONES
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Category, Object
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.event_kinds.object_events import Looks
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.state.state import Look


@book.definition("1.10.2c#sentence-2")
def looks_at(game: Game, player: int, object_id: int) -> bool:
    """A player may look at a card until it is no longer in the place where looking at it began."""
    return _look(game, player, object_id) in game.state.looking


@book.law
def sees(game: Game, player: int, object_id: int) -> bool:
    """Whether a player may see an object: it is public (3.0.3), it is the player's (3.0.3a), or they look at it."""
    item = game.object(object_id)
    if item.is_public or may_look_at_own(item, player):
        return True
    return bool(game.state.looking) and looks_at(game, player, object_id)


@book.law
def may_look_at_own(item: Object, player: int) -> bool:
    """Whether a player owns a private object or the zone that it is in, so that they may look, except in a deck."""
    return player in {item.owner, item.zone.owner} and item.zone.name not in ZONES.unseen


def _look(game: Game, player: int, object_id: int) -> Look:
    """Return a look at an object in its present zone and, where the order matters, at its present position."""
    zone = game.object(object_id).zone
    position = game.state.zones[zone].index(object_id) if zone.name in ZONES.unseen else 0
    return Look(player, object_id, zone, position)


def look_where_allowed(game: Game) -> None:
    """Let players begin to look at the private objects that continuous effects let them look at, if they choose to."""
    for effect, active_effect in of_kind(game, MayLook):
        player = active_effect.context.controller
        if player in game.playing:
            for object_id in effect.where.objects(game, active_effect.context):
                if not sees(game, player, object_id) and game.answers_yes(player, "look", "fab:1.10.2c"):
                    note(game, Looks(by="fab:1.10.2c", look=_look(game, player, object_id)))


@book.law
def show_source(game: Game, object_id: int) -> None:
    """The private source of an ability that is activated becomes public; nothing replaces that or triggers on it."""
    if not game.object(object_id).is_public:
        note(game, event_of_showing(object_id))


def event_of_showing(object_id: int) -> Turned:
    """Return the event by which the source of an activated ability becomes public."""
    return Turned(by="fab:5.2.4b", object=object_id, is_public=True, is_shown=True)


def hide_shown_sources(game: Game) -> None:
    """Make shown sources private again once their activated-layers and triggered-layers are gone."""
    for object_id in game.state.shown:
        if not is_still_shown(game, object_id):
            note(game, Turned(object=object_id, is_public=False))


@book.law
def is_still_shown(game: Game, object_id: int) -> bool:
    """Whether a shown source stays public, until its activated-layer or triggered-layer resolves or ceases to exist."""
    has_pending = any(pending.source == object_id for pending in game.state.pending)
    return has_pending or has_layer(game, object_id, "activated") or has_layer(game, object_id, "triggered")


def has_layer(game: Game, source: int, category: Category) -> bool:
    """Whether the stack has a layer of a category from a source."""
    layers = (game.object(object_id).layer for object_id in game.stack)
    return any(layer is not None and layer.category == category and layer.source == source for layer in layers)
