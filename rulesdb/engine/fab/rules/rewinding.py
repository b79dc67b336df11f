"""Reversal of an illegal action (1.10.3): the game state from before the action, as far as possible."""

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.replacing import modified
from rulesdb.engine.fab.state import Pending, State
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.pipeline import note


@book.step("1.10.3")
def take_back(game: Game, before: State, done: tuple[Event, ...], told: kinds.TakenBack) -> None:
    """An illegal action is taken back: the game returns to its state ``before``; ``done`` are the events since then."""
    pending = untriggered(game.state.pending, before.pending)
    go_back(game, replace(before, drawn=game.state.drawn, pending=pending))
    note(game, replace(told, by=take_back.id))
    keep_what_cannot_be_undone(game, done)


@book.transform("1.10.3a#sentence-1")
def untriggered(_now: tuple[Pending, ...], before: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """Triggered effects do not trigger by a reversed action: only triggered-layers pending before it stay pending."""
    return before


def _as_events(game: Game, before: State) -> None:
    """Reverse the game state, letting replacement effects replace the moves of cards (misreading of 1.10.3b)."""
    now = {item.serial: item.zone for item in game.objects()}
    game.become(before)
    for item in tuple(before.objects.values()):
        if now.get(item.serial, item.zone) != item.zone:
            back = kinds.Move(by="fab:1.10.3", object=item.id, to=item.zone)
            instead, _ = modified(game, back, frozenset())
            if isinstance(instead, kinds.Move) and instead != back:
                note(game, instead)


@book.definition("1.10.3b#sentence-1", _as_events, "巻き戻しでカードが元のゾーンに戻ることも、置換できるとする読み方")
def go_back(game: Game, before: State) -> None:
    """Replacement effects cannot replace any part of a reversal: the game state is the one before the action."""
    game.become(before)


@book.step("1.10.3c")
def keep_what_cannot_be_undone(game: Game, done: tuple[Event, ...]) -> None:
    """Irreversible events are kept: moves of cards out of a deck, where they were unknown, and shuffles of decks."""
    for event in done:
        if isinstance(event, kinds.Shuffle) or (isinstance(event, kinds.Move) and _is_in_deck(game, event.object)):
            note(game, replace(event, by=keep_what_cannot_be_undone.id))


def _is_in_deck(game: Game, object_id: int) -> bool:
    return game.has(object_id) and game.object(object_id).zone.name == "deck"
