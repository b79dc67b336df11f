"""Who has priority at this moment (1.11.1, 1.11.2, 1.11.5), and when nobody has."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.event_pipeline import note
from rulesdb.engine.fab.events import Active, Priority
from rulesdb.engine.fab.game import Game


@book.filter("1.11.1")
def has_no_priority(game: Game, player: int) -> bool:
    """Only a player with priority may play cards, activate abilities or pass."""
    return player not in active_players(game)


def _everybody(game: Game) -> tuple[int, ...]:
    """Let everybody have priority where somebody has."""
    return () if game.state.priority is None or is_no_time_for_priority(game) else game.playing


@book.definition("1.11.2", _everybody, "優先権は、全員が同時に持てるとする読み方")
def active_players(game: Game) -> tuple[int, ...]:
    """At no time has more than one player priority: the active player, where there is one."""
    if game.state.priority is None or is_no_time_for_priority(game):
        return ()
    return (game.state.priority,)


@book.filter("1.11.5")
def is_no_time_for_priority(game: Game) -> bool:
    """In game processes and while game state actions are done nobody has priority."""
    return game.state.stage != "priority"


@book.step("1.11.5")
def lose_priority(game: Game) -> None:
    """While a card is played, an ability activated or a layer resolved nobody has priority."""
    note(game, Priority(by=lose_priority.id, player=None))


def receive_priority(game: Game) -> None:
    """Let a player have the priority that a rule gave them before the game state actions."""
    player = game.state.priority
    assert player is not None
    given = (event.by for event in reversed(game.state.history) if isinstance(event, Priority))
    note(game, Active(by=next(given, "fab:1.11.2"), player=player))
