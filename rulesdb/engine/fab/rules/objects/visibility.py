"""Visibility of objects to players (3.0.3a, 8.5.11), and private sources made public (5.2.4b, 5.4.7b)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import MayLook
from rulesdb.engine.fab.events import Turned
from rulesdb.engine.fab.events.zones import ZONES
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.events import Event
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


@book.step("5.2.4b#sentence-2")
def show_source(game: Game, object_id: int) -> None:
    """The private source of an ability that is activated becomes public."""
    if is_to_be_shown(game, object_id):
        shown = unreplaced(game, Turned(by=show_source.id, object=object_id, is_public=True, is_shown=True))
        if shown is not None:
            unnoticed(game, shown)


@book.definition("5.2.4b#sentence-1")
def is_to_be_shown(game: Game, object_id: int) -> bool:
    """Only a private source is made public for its ability to be activated."""
    return not game.object(object_id).is_public


@book.definition("5.2.4b#sentence-5")
def unreplaced(_game: Game, event: Turned) -> Event | None:
    """No replacement effect can replace that an object becomes public this way."""
    return event


@book.definition("5.2.4b#sentence-4")
def unnoticed(game: Game, event: Event) -> None:
    """No ability triggers when an object becomes public this way."""
    note(game, event)


def hide_again(game: Game) -> None:
    """Make shown sources private again once their activated-layers and triggered-layers are gone."""
    for object_id in game.state.shown:
        if not (is_shown_for_activation(game, object_id) or is_shown_for_trigger(game, object_id)):
            hide = return_to_private if _was_shown_for_trigger(game, object_id) else _hide
            hide(game, object_id)


def _was_shown_for_trigger(game: Game, object_id: int) -> bool:
    """Whether it was a hidden triggered ability that made the object public last."""
    shown = (event for event in reversed(game.state.history) if isinstance(event, Turned) and event.is_shown)
    return next((event.by for event in shown if event.object == object_id), "") == is_shown_for_trigger.id


def _hide(game: Game, object_id: int) -> None:
    note(game, Turned(object=object_id, is_public=False))


@book.step("5.4.7b#sentence-7")
def return_to_private(game: Game, object_id: int) -> None:
    """After the triggered-layer is gone, the source of the hidden triggered ability returns to being private."""
    _hide(game, object_id)


@book.definition("5.2.4b#sentence-3")
def is_shown_for_activation(game: Game, object_id: int) -> bool:
    """A shown source stays public until its activated-layer resolves or ceases to exist."""
    return _has_layer(game, object_id, "activated")


@book.filter("5.4.7b#sentence-6")
def is_shown_for_trigger(game: Game, object_id: int) -> bool:
    """A shown source stays public until its triggered-layer resolves or ceases to exist."""
    return any(pending.source == object_id for pending in game.state.pending) or _has_layer(
        game, object_id, "triggered"
    )


def _has_layer(game: Game, source: int, category: str) -> bool:
    layers = (game.object(object_id).layer for object_id in game.stack)
    return any(layer is not None and layer.category == category and layer.source == source for layer in layers)
