"""Visibility of objects to players (3.0.3a, 8.5.11), and private sources made public (5.2.4b, 5.4.7b)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import MayLook
from rulesdb.engine.fab.events import Turned
from rulesdb.engine.fab.events.zones import ZONES
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Category
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.turn.visibility import SightRules


@book.definition("1.10.2c#sentence-2")
def looks_still(game: Game, player: int, object_id: int) -> bool:
    """A player may look at a card until it is no longer in the place where looking at it began."""
    return SIGHT.look(game, player, object_id) in game.state.looking


SIGHT = SightRules[Game](ZONES, looks_still)
"""The rules of visibility."""


def look_where_allowed(game: Game) -> None:
    """Let players begin to look at the private objects that continuous effects let them look at, if they choose to."""
    for effect, active_effect in of_kind(game, MayLook):
        player = active_effect.context.controller
        if player in game.playing:
            SIGHT.offer(game, player, effect.where.objects(game, active_effect.context), "fab:1.10.2c")


@book.law
def show_source(game: Game, object_id: int) -> None:
    """The private source of an ability that is activated becomes public; nothing replaces that or triggers on it."""
    if not game.object(object_id).is_public:
        note(game, shown(object_id))


def shown(object_id: int) -> Turned:
    """Return the event by which the source of an activated ability becomes public."""
    return Turned(by="fab:5.2.4b", object=object_id, is_public=True, is_shown=True)


def hide_again(game: Game) -> None:
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
