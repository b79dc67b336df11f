"""The order in which players apply replacement effects to an event (6.5.1 to 6.5.2b)."""

from collections.abc import Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.replacement_conditions import ReplacementInForce
from rulesdb.engine.kernel.effects.replacement import picked
from rulesdb.engine.kernel.effects.replacement_turns import TurnRules, Turns
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.event_rules import Keys


@book.definition("6.5.1#sentence-2")
def order_of_controlled(
    game: Game, player: int, controlled: Sequence[ReplacementInForce], rule: str
) -> ReplacementInForce:
    """After the turn-player's, the order of replacement effects is determined by the player who controls them."""
    return picked(game, orderer(game, player), controlled, rule)


@book.definition("6.5.2a#sentence-1")
def orderer(game: Game, player: int) -> int:  # noqa: ARG001  (the misreading needs it)
    """The turn-player does not determine the order of effects that they do not control."""
    return player


@book.definition("6.5.2a#sentence-2")
def next_player(game: Game, coming: Sequence[int]) -> int:  # noqa: ARG001  (the misreading needs it)
    """The turn-player determines only who is the first player to apply replacement effects, not who is next."""
    return coming[0]


@book.definition("6.5.2b#sentence-1")
def selection(rule: str) -> str:  # noqa: ARG001  (the misreading needs it)
    """The selected player is determined once for the event: the same selection holds for all types of effects."""
    return ""


@book.definition("6.5.2b#sentence-2")
def starting(game: Game, selected: int, earlier: int | None) -> int:  # noqa: ARG001  (the misreading needs all)
    """The selected player does not change: every type of effects begins with this player."""
    return selected


@book.step("6.5.2#sentence-1")
def select_before_all(turns: Turns[Game, ReplacementInForce], event: Event, spent: Keys) -> None:
    """The selection of a player is first: it comes before any replacement effect is applied to the event."""
    turns.select_by_rows(event, spent)


@book.definition("6.5.2#sentence-2")
def first_player(game: Game, controllers: set[int]) -> int:
    """The turn-player selects a player."""
    return game.pick_player(game.state.turn_player, "first player of replacements", controllers, first_player.id)


@book.definition("6.5.2#sentence-3")
def order_of_controllers(game: Game, first: int) -> tuple[int, ...]:
    """Effects of a type are applied starting with the selected player and proceeding in clockwise order."""
    return game.clockwise(first)


@book.filter("6.5.2#sentence-4")
def applies_another(player: int, controllers: set[int]) -> bool:
    """In their turn, a player applies their active effects of the type one after another until they have none left."""
    return player in controllers


@book.definition("6.5.2#sentence-5")
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
