"""The active player, who has priority (1.11.1, 1.11.2), and the times when no player has priority (1.11.5)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.events import GetPriority, Priority
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.pipeline import note


@book.filter("1.11.1")
def has_no_priority(game: Game, player: int) -> bool:
    """Only a player with priority may play cards, activate abilities or pass."""
    return player not in active_players(game)


def _everybody(game: Game) -> tuple[int, ...]:
    """Return all players while a player has priority (misreading of 1.11.2)."""
    return () if game.state.priority is None or is_no_time_for_priority(game) else game.playing


@book.definition("1.11.2", _everybody, "優先権は、全員が同時に持てるとする読み方")
def active_players(game: Game) -> tuple[int, ...]:
    """At most one player has priority at any time: the active player."""
    if game.state.priority is None or is_no_time_for_priority(game):
        return ()
    return (game.state.priority,)


@book.filter("1.11.5")
def is_no_time_for_priority(game: Game) -> bool:
    """No player has priority during a game process or during game state actions."""
    return game.state.stage != "priority"


@book.step("1.11.5")
def lose_priority(game: Game) -> None:
    """No player has priority while a card is played, an ability is activated or a layer resolves."""
    note(game, Priority(by=lose_priority.id, player=None))


def receive_priority(game: Game) -> None:
    """Note, after the game state actions, that the player to whom a rule gave priority is the active player."""
    player = game.state.priority
    assert player is not None
    given = (event.by for event in reversed(game.state.history) if isinstance(event, Priority))
    note(game, GetPriority(by=next(given, "fab:1.11.2"), player=player))
