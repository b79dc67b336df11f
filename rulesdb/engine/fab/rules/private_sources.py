"""Private sources made public while their activated-layers (5.2.4b) or triggered-layers (5.4.7b) exist."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.events import Turned
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.pipeline import happen, note


def show_source(game: Game, object_id: int) -> None:
    """Make the private source of an activated ability public until its activated-layer is gone (5.2.4b)."""
    if not game.object(object_id).is_public:
        make_public(game, Turned(by="fab:5.2.4b", object=object_id, is_public=True, is_shown=True))


def _as_an_event(game: Game, event: Turned) -> None:
    """Make the source public by an event that can trigger effects and be replaced (misreading of 5.2.4b)."""
    happen(game, event)


@book.definition("5.2.4b", _as_an_event, "起動のために開示状態になることも、能力を誘発させ、置き換えられるとする読み方")
def make_public(game: Game, event: Turned) -> None:
    """A private source becomes public when its ability is activated; this triggers no effect and cannot be replaced."""
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


@book.filter("5.2.4b")
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
