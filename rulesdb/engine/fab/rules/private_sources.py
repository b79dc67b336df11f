"""Private sources: they are public while the layer of their ability is there (5.2.4b, 5.4.7b)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.event_pipeline import happen, note
from rulesdb.engine.fab.events import Turned
from rulesdb.engine.fab.game import Game


def show_source(game: Game, object_id: int) -> None:
    """Make the source of an activated ability public, if it is not, for as long as its layer is there."""
    if not game.object(object_id).is_public:
        make_public(game, Turned(by="fab:5.2.4b", object=object_id, is_public=True, is_shown=True))


def _as_an_event(game: Game, event: Turned) -> None:
    """Take becoming public for an event that effects notice and replace."""
    happen(game, event)


@book.definition("5.2.4b", _as_an_event, "起動のために開示状態になることも、能力を誘発させ、置き換えられるとする読み方")
def make_public(game: Game, event: Turned) -> None:
    """A private source becomes public when its ability is activated; that triggers nothing and nothing replaces it."""
    note(game, event)


def hide_again(game: Game) -> None:
    """Let what was shown be private again once nothing is left for whose sake it is public."""
    for object_id in game.state.shown:
        if not (is_shown_for_activation(game, object_id) or is_shown_for_trigger(game, object_id)):
            note(game, Turned(object=object_id, is_public=False))


@book.filter("5.2.4b")
def is_shown_for_activation(game: Game, object_id: int) -> bool:
    """The source stays public until its activated-layer has resolved or is gone."""
    return _has_layer(game, object_id, "activated")


@book.filter("5.4.7b")
def is_shown_for_trigger(game: Game, object_id: int) -> bool:
    """The source stays public until its triggered-layer has resolved or is gone."""
    return any(pending.source == object_id for pending in game.state.pending) or _has_layer(
        game, object_id, "triggered"
    )


def _has_layer(game: Game, source: int, category: str) -> bool:
    layers = (game.object(object_id).layer for object_id in game.stack)
    return any(layer is not None and layer.category == category and layer.source == source for layer in layers)
