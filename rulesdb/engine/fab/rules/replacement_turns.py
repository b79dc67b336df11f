"""The order in which players apply replacement effects to an event (6.5.1 to 6.5.2b)."""

from collections.abc import Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.replacement_conditions import ReplacementInForce
from rulesdb.engine.kernel.effects.replacement import picked
from rulesdb.engine.kernel.effects.replacement_turns import TurnRules, Turns
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.options import PickPlayer
from rulesdb.engine.kernel.tables.event_rules import Keys


def _oldest(_game: Game, _player: int, controlled: Sequence[ReplacementInForce], _rule: str) -> ReplacementInForce:
    return controlled[0]


@book.definition("6.5.1#sentence-2", _oldest, "1人のプレイヤーの置換効果は、古いものから順に適用するとする読み方")
def order_of_controlled(
    game: Game, player: int, controlled: Sequence[ReplacementInForce], rule: str
) -> ReplacementInForce:
    """After the turn-player's, the order of replacement effects is determined by the player who controls them."""
    return picked(game, orderer(game, player), controlled, rule)


def _turn_player(game: Game, _player: int) -> int:
    return game.state.turn_player


@book.definition(
    "6.5.2a#sentence-1", _turn_player, "ほかのプレイヤーの効果の順番も、ターンプレイヤーが決めるとする読み方"
)
def orderer(game: Game, player: int) -> int:  # noqa: ARG001  (the misreading needs it)
    """The turn-player does not determine the order of effects that they do not control."""
    return player


def _turn_player_again(game: Game, coming: Sequence[int]) -> int:
    """Let the turn-player select who is next (misreading of 6.5.2a)."""
    options = [PickPlayer(player) for player in coming]
    return game.pick(game.state.turn_player, "order of replacements", options, next_player.id).player


@book.definition(
    "6.5.2a#sentence-2", _turn_player_again, "2番目からのプレイヤーの順番も、ターンプレイヤーが決めるとする読み方"
)
def next_player(game: Game, coming: Sequence[int]) -> int:  # noqa: ARG001  (the misreading needs it)
    """The turn-player determines only who is the first player to apply replacement effects, not who is next."""
    return coming[0]


def _for_each_type(rule: str) -> str:
    return rule


@book.definition("6.5.2b#sentence-1", _for_each_type, "プレイヤーは、置換効果の種類ごとに選び直すとする読み方")
def selection(rule: str) -> str:  # noqa: ARG001  (the misreading needs it)
    """The selected player is determined once for the event: the same selection holds for all types of effects."""
    return ""


def _the_next_one(game: Game, selected: int, earlier: int | None) -> int:
    return selected if earlier is None else game.next_clockwise(earlier)


@book.definition(
    "6.5.2b#sentence-2",
    _the_next_one,
    "次の種類の置換効果は、前の種類の効果を最後に適用したプレイヤーの、次のプレイヤーから適用するとする読み方",
)
def starting(game: Game, selected: int, earlier: int | None) -> int:  # noqa: ARG001  (the misreading needs all)
    """The selected player does not change: every type of effects begins with this player."""
    return selected


@book.step("6.5.2#sentence-1")
def select_before_all(turns: Turns[Game, ReplacementInForce], event: Event, spent: Keys) -> None:
    """The selection of a player is first: it comes before any replacement effect is applied to the event."""
    turns.select_by_rows(event, spent)


def _the_turn_player(game: Game, _controllers: set[int]) -> int:
    return game.state.turn_player


@book.definition("6.5.2#sentence-2", _the_turn_player, "いつも、ターンプレイヤーの効果から適用するとする読み方")
def first_player(game: Game, controllers: set[int]) -> int:
    """The turn-player selects a player."""
    return game.pick_player(game.state.turn_player, "first player of replacements", controllers, first_player.id)


@book.definition(
    "6.5.2#sentence-3", Game.counterclockwise, "選ばれたプレイヤーの次は、反時計回りの順に適用するとする読み方"
)
def order_of_controllers(game: Game, first: int) -> tuple[int, ...]:
    """Effects of a type are applied starting with the selected player and proceeding in clockwise order."""
    return game.clockwise(first)


@book.filter("6.5.2#sentence-4")
def applies_another(player: int, controllers: set[int]) -> bool:
    """In their turn, a player applies their active effects of the type one after another until they have none left."""
    return player in controllers


def _once_round(order: tuple[int, ...], last: int | None) -> tuple[int, ...]:
    return order[order.index(last) + 1 :] if last in order else order


@book.definition("6.5.2#sentence-5", _once_round, "どのプレイヤーにも、順番は1回しか来ないとする読み方")
def players_still_to_come(order: tuple[int, ...], last: int | None) -> tuple[int, ...]:
    """It ends when no player has an active effect of the type, however often the turn goes round."""
    here = order.index(last) + 1 if last in order else 0
    return (*order[here:], *order[:here])


TURN_RULES = TurnRules[Game, ReplacementInForce](
    select_before_all=select_before_all,
    first_player=first_player,
    order=order_of_controllers,
    applies_another=applies_another,
    still_to_come=players_still_to_come,
    next_player=next_player,
    among_controlled=order_of_controlled,
    selection=selection,
    starting=starting,
)
"""The rules by which players apply replacement effects, for the kernel."""
