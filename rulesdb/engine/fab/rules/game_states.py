"""Game states (1.10): priority states, and the game state actions performed in them."""

from collections.abc import Callable

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.declaring import declare_for_abilities, declare_target_of_attack
from rulesdb.engine.fab.rules.ending import lose
from rulesdb.engine.fab.rules.layer_step import begin_layer_step
from rulesdb.engine.fab.rules.layers import controller_of_layer, owner_of_triggered_layer
from rulesdb.engine.fab.rules.looking import look_where_allowed
from rulesdb.engine.fab.rules.private_sources import hide_again
from rulesdb.engine.fab.rules.static_values import remember_no_values
from rulesdb.engine.fab.rules.targets import is_living
from rulesdb.engine.fab.rules.triggering import pending_of
from rulesdb.engine.fab.state import Layer, Object, Pending
from rulesdb.engine.fab.zones import STACK
from rulesdb.engine.kernel.effects.lasting_effects import begin_applying
from rulesdb.engine.kernel.effects.triggers import trigger_by_state
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.turn.pending import PendingRules
from rulesdb.engine.kernel.turn.state_actions import perform_actions


def _somebody_has_priority(game: Game) -> bool:
    """Return whether a player actually has priority (misreading of 1.10.1)."""
    return game.state.priority is not None


@book.definition(
    "1.10.1#sentence-3", _somebody_has_priority, "プレイヤーが実際に優先権を得る状況だけを、優先権状況とする読み方"
)
def is_priority_state(game: Game) -> bool:
    """A priority state is one in which a player would ordinarily get priority, even if layers resolve without it."""
    return game.state.priority is not None or game.state.phase != "action" or game.state.combat == "close"


@book.step("1.10.2#sentence-1")
def act(game: Game) -> None:
    """Game state actions are performed in order, before anything else, when the game reaches a priority state."""
    hide_again(game)
    begin_applying(game)
    remember_no_values(game)
    perform_actions(game, _ACTIONS if is_priority_state(game) else ())


@book.step("1.10.2a#sentence-1")
def lose_dead_heroes(game: Game) -> None:
    """Dead heroes, first action: the players of heroes that have died lose."""
    dead = tuple(player for player in game.playing if _has_died(game, player))
    if dead:
        lose(game, dead)


def _has_died(game: Game, player: int) -> bool:
    hero = game.hero(player)
    return has_died_by_ceasing(game, player) if hero is None else game.object(hero).life == 0


@book.filter("1.10.2b#sentence-2")
def has_died_by_ceasing(game: Game, player: int) -> bool:
    """A living object that has ceased to exist in any way has died, and so has a hero that no longer exists."""
    return game.hero(player) is None


@book.step("1.10.2b#sentence-1")
def clear_the_dead(game: Game) -> None:
    """Dead objects, second action: living objects with a life total of 0 are cleared simultaneously."""
    without_life = game.keep("without life", (game.state.objects,), _without_life, game)
    dead = tuple(object_id for object_id in without_life if is_living(game, object_id))
    if dead:
        happen(game, kinds.Clear(by="fab:1.10.2b", objects=dead))


def _without_life(game: Game) -> list[int]:
    return [item.id for item in game.objects() if item.life == 0]


@book.step("1.10.2c#sentence-1")
def start_looking(game: Game) -> None:
    """Looking, third action: players whom a continuous effect lets look at private objects may begin to look."""
    look_where_allowed(game)


def trigger_and_stack(game: Game) -> None:
    """Perform the fourth action: state-triggered effects trigger, then pending triggered-layers go on the stack."""
    trigger_states(game)
    if game.state.pending:
        stack_triggered_layers(game)


@book.step("1.10.2d#sentence-2")
def stack_triggered_layers(game: Game) -> None:
    """Triggered-layers that have been created and are not on the stack yet are added to it."""
    _PENDING.put_all(game, stack_triggered_layers.id)


@book.step("1.10.2d#sentence-1")
def trigger_states(game: Game) -> None:
    """Triggers, fourth action: state-triggered effects trigger if their state condition is met (6.6.5c)."""
    trigger_by_state(game, pending_of, "fab:1.10.2d")


def _turn_player(game: Game) -> int:
    return game.state.turn_player


@book.definition("6.6.6b#sentence-1", _turn_player, "いつもターンプレイヤーから、誘発レイヤーを置くとする読み方")
def first_player_with_triggers(game: Game) -> int:
    """The turn-player selects a player if there are triggered-layers of two or more players."""
    controllers = {pending.controller for pending in game.state.pending}
    return game.pick_player(game.state.turn_player, "first player", controllers, first_player_with_triggers.id)


@book.definition(
    "6.6.6b#sentence-2",
    Game.counterclockwise,
    "選ばれたプレイヤーの次は、反時計回りの順に誘発レイヤーを置くとする読み方",
)
def order_of_players_with_triggers(game: Game, first: int) -> tuple[int, ...]:
    """Starting with the selected player and proceeding clockwise, each player adds all pending layers they control."""
    return game.clockwise(first)


def _oldest(_game: Game, _player: int, controlled: list[Pending]) -> Pending:
    return controlled[0]


@book.definition("6.6.6b#sentence-3", _oldest, "1人のプレイヤーの誘発レイヤーは、誘発した順に置くとする読み方")
def next_triggered_layer(game: Game, player: int, controlled: list[Pending]) -> Pending:
    """A player adds the pending triggered-layers that they control in an order of their choice."""
    options = [Number(index) for index in range(len(controlled))]
    return controlled[game.pick(player, "order of triggers", options, next_triggered_layer.id).value]


def _players_with_triggers(game: Game) -> tuple[int, ...]:
    return order_of_players_with_triggers(game, first_player_with_triggers(game))


def _put(game: Game, pending: Pending, made: int) -> kinds.Stack:
    """Return the event that puts a triggered-layer on the stack."""
    layer_info = Layer("triggered", pending.source, Declared(), context=pending.context, while_=pending.while_)
    card = Card("", frozenset(), abilities=pending.layer)
    owner = owner_of_triggered_layer(game, pending.source, pending.controller)
    controller = controller_of_layer(owner, pending.controller)
    layer = Object(made, made, card, owner, STACK, is_public=True, controller=controller, layer=layer_info)
    return kinds.Stack(by="fab:1.10.2d", layer=layer)


def _declare(game: Game, pending: Pending, made: int) -> None:
    """Declare the parameters of a triggered-layer; it ceases to exist if it lacks legal targets (6.6.6a)."""
    attempt = Attempt(pending.controller, made, pending.source)
    declare_for_abilities(game, attempt)
    declare_target_of_attack(game, attempt)


def _begin_combat(game: Game, pending: Pending, made: int) -> None:
    if _may_combat_begin(game):
        begin_layer_step(game, made, pending.controller)


_PENDING = PendingRules[Game, Pending](
    players=_players_with_triggers,
    chosen=next_triggered_layer,
    put=_put,
    declare=_declare,
    dropped=hide_again,
    follow=_begin_combat,
)
"""The rules of pending triggered-layers (6.6.6, 1.10.2d)."""


def _may_combat_begin(game: Game) -> bool:
    """Whether an attack on the stack may begin combat: in the action phase, outside the Close Step."""
    return game.state.phase == "action" and game.state.combat != "close"


@book.step("1.10.2e#sentence-1")
def begin_closing(game: Game) -> None:
    """Close Step, fifth action: it begins if a rule or an effect closes the open combat chain."""
    if game.state.closing or _has_lost_its_attack(game):
        note(game, kinds.Priority(by="fab:1.10.2e", player=None))
        note(game, kinds.GoTo(by="fab:1.10.2e", stage="close step"))


def _has_lost_its_attack(game: Game) -> bool:
    """Whether the active-attack ceased to exist before the calculation of damage (7.7.2)."""
    link = game.link
    return link is not None and game.state.combat in {"attack", "defend", "reaction"} and not game.has(link.attack)


_ACTIONS: tuple[Callable[[Game], None], ...] = (
    lose_dead_heroes,
    clear_the_dead,
    start_looking,
    trigger_and_stack,
    begin_closing,
)
