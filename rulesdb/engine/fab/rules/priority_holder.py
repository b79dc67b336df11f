"""The active player, who has priority (1.11.1, 1.11.2), and the times when no player has priority (1.11.5)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.events import Priority
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.process.pipeline import note


@book.filter("1.11.1#sentence-2")
def has_no_priority(game: Game, player: int) -> bool:
    """Priority says which player can play cards, activate abilities and pass; the others cannot."""
    return player not in active_players(game)


def _everybody(game: Game) -> tuple[int, ...]:
    """Return all players while a player has priority (misreading of 1.11.2)."""
    return () if holder_of_priority(game) is None else game.playing


@book.definition("1.11.2#sentence-1", _everybody, "優先権は、全員が同時に持てるとする読み方")
def active_players(game: Game) -> tuple[int, ...]:
    """Only one player can have priority at any time: the active player."""
    holder = holder_of_priority(game)
    return () if holder is None else those_left_with_priority(game, holder)


def _at_least_the_turn_player(game: Game) -> int | None:
    holder = holder_at_the_stage(game)
    return game.state.turn_player if holder is None else holder


@book.definition(
    "1.11.1#sentence-3",
    _at_least_the_turn_player,
    "ほかのだれも持たないとき、優先権はターンプレイヤーにあるとする読み方",
)
def holder_of_priority(game: Game) -> int | None:
    """There can be times when no player has priority."""
    return holder_at_the_stage(game)


def _and_those_who_passed(game: Game, holder: int) -> tuple[int, ...]:
    """Return the player with priority, and those who have passed before (misreading of 1.11.5)."""
    order = game.clockwise(holder)
    return (holder, *order[len(order) - game.state.passed :])


@book.definition("1.11.5#sentence-2", _and_those_who_passed, "パスしたプレイヤーも、まだ優先権を持っているとする読み方")
def those_left_with_priority(_game: Game, holder: int) -> tuple[int, ...]:
    """A player who passes loses priority until a rule gives it to the player again."""
    return (holder,)


def _or_the_turn_player(game: Game) -> int | None:
    return game.state.priority if game.state.stage == "priority" else game.state.turn_player


@book.definition(
    "1.11.5#sentence-4",
    _or_the_turn_player,
    "ゲームプロセスやゲーム状況処理の間は、ターンプレイヤーが優先権を持つとする読み方",
)
def holder_at_the_stage(game: Game) -> int | None:
    """No player has priority during a game process or during game state actions."""
    return game.state.priority if game.state.stage == "priority" else None


@book.step("1.11.5#sentence-3")
def lose_priority(game: Game) -> None:
    """No player has priority while a card is played, an ability is activated or a layer resolves."""
    note(game, Priority(by=lose_priority.id, player=None))
