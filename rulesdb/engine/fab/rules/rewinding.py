"""Reversal of an illegal action (1.10.3): the game state from before the action, as far as possible."""

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Pending, State
from rulesdb.engine.fab.zones import STACK
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.turn.reversal import Reversal, ReversalRules

_UNPAID = frozenset({"fab:5.1.7a", "fab:5.1.8a", "fab:5.1.9a"})
"""The rules by which an action that was legal so far becomes illegal, because its costs are not paid."""


def _reverse(game: Game, reversal: Reversal) -> None:
    reverse = reverse_what_became_illegal if _UNPAID.issuperset(reversal.rules) else reverse_what_was_illegal
    reverse(game, reversal)


@book.step("1.10.3#sentence-1")
def reverse_what_was_illegal(game: Game, reversal: Reversal) -> None:
    """If a player takes an illegal action, the game state is reversed to the legal one before the action began."""
    REVERSAL.go_back(game, reversal, reverse_what_was_illegal.id)


@book.step("1.10.3#sentence-2")
def reverse_what_became_illegal(game: Game, reversal: Reversal) -> None:
    """The game state is also reversed if an action that has begun becomes illegal before it is completed."""
    REVERSAL.go_back(game, reversal, reverse_what_became_illegal.id)


def go_on_as_before(game: Game, player: int, passed: int) -> None:
    """Note who has priority, and how many players have passed in succession."""
    note(game, kinds.Priority(by="fab:1.10.3", player=player, passed=passed))


@book.definition("1.10.3c#sentence-2")
def go_on_from_what_is_left(game: Game, player: int, passed: int) -> None:
    """The game continues from the state that results as though it was the last legal state before the reversal."""
    go_on_as_before(game, player, passed)


@book.transform("1.10.3a#sentence-1")
def untriggered(_now: tuple[Pending, ...], before: tuple[Pending, ...]) -> tuple[Pending, ...]:
    """Triggered effects do not trigger by a reversed action: only triggered-layers pending before it stay pending."""
    return before


@book.definition("1.10.3b#sentence-1")
def go_back(game: Game, before: State) -> None:
    """Replacement effects cannot replace any part of a reversal: the game state is the one before the action."""
    game.become(before)


@book.step("1.10.3c#sentence-1")
def keep_what_cannot_be_undone(game: Game, done: tuple[Event, ...]) -> None:
    """The game state is reversed as far as possible: not cards that left a deck, and not the shuffling of a deck."""
    for event in done:
        if isinstance(event, kinds.Shuffle) or (isinstance(event, kinds.Move) and _leaves_deck(game, event)):
            note(game, replace(event, by=keep_what_cannot_be_undone.id))


def _leaves_deck(game: Game, event: kinds.Move) -> bool:
    """Whether a card leaves a deck, and not to be played: it does not stay on the stack without having been played."""
    return event.to != STACK and game.has(event.object) and game.object(event.object).zone.name == "deck"


REVERSAL = ReversalRules[Game](
    reverse=_reverse,
    pending=untriggered,
    restore=go_back,
    keep=keep_what_cannot_be_undone,
    go_on=go_on_as_before,
    go_on_from_what_is_left=go_on_from_what_is_left,
)
"""The rules of reversals."""
