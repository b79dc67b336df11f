"""Triggered-layers on their way to the stack (6.6.6): whose come first, their order, and what is declared for them."""

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.continuous import properties
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules import targeting
from rulesdb.engine.fab.rules.abilities import defined_by_creator, wait_for_resolution
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.declaring import declare_target_of_attack
from rulesdb.engine.fab.rules.layer_keywords import with_keywords_of_its_source
from rulesdb.engine.fab.rules.layer_step import begin_layer_step
from rulesdb.engine.fab.rules.layers import controller_of_layer, owner_of_triggered_layer
from rulesdb.engine.fab.rules.metatypes import with_metatypes_of_source
from rulesdb.engine.fab.rules.modes import declare_as_added
from rulesdb.engine.fab.rules.next_card_effects import come_under_control
from rulesdb.engine.fab.rules.private_sources import hide_again
from rulesdb.engine.fab.state import Layer, Object, Pending, State
from rulesdb.engine.fab.zones import STACK
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.turn.pending import PendingRules


@book.step("1.10.2d#sentence-2")
def stack_triggered_layers(game: Game) -> None:
    """Triggered-layers that have been created and are not on the stack yet are added to it."""
    _PENDING.put_all(game, stack_triggered_layers.id)


@book.definition("6.6.6b#sentence-1")
def first_player_with_triggers(game: Game) -> int:
    """The turn-player selects a player if there are triggered-layers of two or more players."""
    controllers = {pending.controller for pending in game.state.pending}
    return game.pick_player(game.state.turn_player, "first player", controllers, first_player_with_triggers.id)


@book.definition("6.6.6b#sentence-2")
def order_of_players_with_triggers(game: Game, first: int) -> tuple[int, ...]:
    """Starting with the selected player and proceeding clockwise, each player adds all pending layers they control."""
    return game.clockwise(first)


@book.definition("6.6.6b#sentence-3")
def next_triggered_layer(game: Game, player: int, controlled: list[Pending]) -> Pending:
    """A player adds the pending triggered-layers that they control in an order of their choice."""
    options = [Number(index) for index in range(len(controlled))]
    return controlled[game.pick(player, "order of triggers", options, next_triggered_layer.id, controlled).value]


def _players_with_triggers(game: Game) -> tuple[int, ...]:
    return order_of_players_with_triggers(game, first_player_with_triggers(game))


def _put(game: Game, pending: Pending, made: int) -> kinds.Stack:
    """Return the event that puts a triggered-layer on the stack."""
    layer_info = Layer("triggered", pending.source, Declared(), context=pending.context, while_=pending.while_)
    of_layer = Card("", frozenset(), abilities=defined_by_creator(pending.layer, game, pending.source))
    card = with_keywords_of_its_source(of_layer, properties(game, pending.source))
    card = with_metatypes_of_source(card, game, pending.source)
    owner = owner_of_triggered_layer(game, pending.source, pending.controller)
    controller = controller_of_layer(owner, pending.controller)
    layer = Object(made, made, card, owner, STACK, is_public=True, controller=controller, layer=layer_info)
    return kinds.Stack(by="fab:1.10.2d", layer=layer)


def _declare(game: Game, pending: Pending, made: int) -> None:
    attempt = Attempt(declaring_player(game, pending), made, pending.source)
    declare_for_triggered_layer(game, attempt)
    declare_target_of_attack(game, attempt)


@book.step("6.6.6a#sentence-1")
def declare_for_triggered_layer(game: Game, attempt: Attempt) -> None:
    """When a triggered-layer is added to the stack, the parameters of all its abilities must be declared."""
    declare_modes_of_triggered_layer(game, attempt)
    declare_targets_of_triggered_layer(game, attempt)


@book.definition("6.6.6a#sentence-2")
def declaring_player(_game: Game, pending: Pending) -> int:
    """The player who controls the effect declares the parameters."""
    return pending.controller


@book.step("6.6.6a#sentence-3")
def declare_modes_of_triggered_layer(game: Game, attempt: Attempt) -> None:
    """The player must declare the modes of modal resolution abilities."""
    declare_as_added(game, attempt, declare_modes_of_triggered_layer.id)


@book.step("6.6.6a#sentence-4")
def declare_targets_of_triggered_layer(game: Game, attempt: Attempt) -> None:
    """Then the player must declare all legal targets of the effects that require targets."""
    targeting.declare_targets(game, attempt, declare_targets_of_triggered_layer.id)


@book.step("6.6.6a#sentence-5")
def cease_without_targets(game: Game, before: State, kept: kinds.KeptOffStack) -> None:
    """A triggered-layer for which no legal targets can be declared ceases to exist, and is not added to the stack."""
    game.become(before)
    note(game, replace(kept, by=cease_without_targets.id))
    hide_again(game)


def _go_on(game: Game, pending: Pending, made: int) -> None:
    come_under_control(game, made)
    wait_for_resolution(game, made)
    if _may_combat_begin(game):
        begin_layer_step(game, made, pending.controller)


_PENDING = PendingRules[Game, Pending](
    players=_players_with_triggers,
    chosen=next_triggered_layer,
    put=_put,
    declare=_declare,
    drop=cease_without_targets,
    follow=_go_on,
)


def _may_combat_begin(game: Game) -> bool:
    """Whether an attack on the stack may begin combat: in the action phase, outside the Close Step."""
    return game.state.phase == "action" and game.state.combat != "close"
