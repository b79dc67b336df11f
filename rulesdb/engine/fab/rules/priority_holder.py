"""The active player, who has priority (1.11.1, 1.11.2), and the times when no player has priority (1.11.5)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.events import Priority
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.process.pipeline import note


@book.filter("1.11.1#sentence-2")
def has_no_priority(game: Game, player: int) -> bool:
    """Priority says which player can play cards, activate abilities and pass; the others cannot."""
    return player not in active_players(game)


@book.definition("1.11.2#sentence-1")
def active_players(game: Game) -> tuple[int, ...]:
    """Only one player can have priority at any time: the active player."""
    holder = holder_of_priority(game)
    return () if holder is None else those_left_with_priority(game, holder)


@book.definition("1.11.1#sentence-3")
def holder_of_priority(game: Game) -> int | None:
    """There can be times when no player has priority."""
    return holder_at_the_stage(game)


@book.definition("1.11.5#sentence-2")
def those_left_with_priority(_game: Game, holder: int) -> tuple[int, ...]:
    """A player who passes loses priority until a rule gives it to the player again."""
    return (holder,)


@book.definition("1.11.5#sentence-4")
def holder_at_the_stage(game: Game) -> int | None:
    """No player has priority during a game process or during game state actions."""
    return game.state.priority if game.state.stage == "priority" else None


@book.step("1.11.5#sentence-3")
def lose_priority(game: Game) -> None:
    """No player has priority while a card is played, an ability is activated or a layer resolves."""
    note(game, Priority(by=lose_priority.id, player=None))
