"""Triggered effects (6.6), inline ones (6.6.2), and triggered-layers on their way to the stack (6.6.6)."""

from collections.abc import Hashable, Iterator

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Triggered, While
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context, Declared
from rulesdb.engine.fab.events import Defended, Move, Triggers, Turned
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import properties
from rulesdb.engine.fab.rules.abilities.activated import with_keywords_of_its_source
from rulesdb.engine.fab.rules.abilities.functional import begins_to_function, is_functional, names_a_private_source
from rulesdb.engine.fab.rules.continuous.layer_continuous import apply_to_next_attack
from rulesdb.engine.fab.rules.effects.abilities import context_when_triggered
from rulesdb.engine.fab.rules.events.events import (
    has_triggered_within,
    is_untouched,
)
from rulesdb.engine.fab.rules.objects.attacks import begin_layer_step
from rulesdb.engine.fab.rules.objects.identities import with_metatypes_of_source
from rulesdb.engine.fab.rules.objects.objects import layer_of_ability
from rulesdb.engine.fab.rules.objects.visibility import hide_shown_sources
from rulesdb.engine.fab.rules.playing.attempt import Attempt
from rulesdb.engine.fab.rules.playing.declaring import declare_attack_target
from rulesdb.engine.fab.rules.playing.targeting import declare_modes, declare_targets
from rulesdb.engine.fab.rules.triggers import trigger_conditions
from rulesdb.engine.fab.rules.triggers.trigger_conditions import is_forbidden, is_triggered_by
from rulesdb.engine.fab.state import Layer, Object, Pending, State
from rulesdb.engine.fab.verbs.sequences import Inline
from rulesdb.engine.kernel.cards.abilities import TriggeredAbility, condition_of, within
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.effects.effects_in_force import holds_now, use_up
from rulesdb.engine.kernel.effects.triggers import Listener, listeners
from rulesdb.engine.kernel.event_kinds.effect_events import StatesNoted
from rulesdb.engine.kernel.events import CompoundEvent, Event, Events, Keys
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.process.pipeline import happen_in_order, note
from rulesdb.engine.kernel.turn.resolution import PendingRules


@book.step("1.10.2d#sentence-2")
def stack_triggered_layers(game: Game) -> None:
    """Triggered-layers that have been created and are not on the stack yet are added to it."""
    if game.state.pending:
        _PENDING.put_all(game, stack_triggered_layers.id)


@book.definition("6.6.6b#sentence-1")
def players_with_triggers(game: Game) -> tuple[int, ...]:
    """The players in clockwise order from the one whom the turn-player selects among those with triggered-layers."""
    controllers = {pending.controller for pending in game.state.pending}
    return game.clockwise(
        game.pick_player(game.state.turn_player, "first player", controllers, players_with_triggers.id)
    )


@book.definition("6.6.6b#sentence-3")
def next_triggered_layer(game: Game, player: int, controlled: list[Pending]) -> Pending:
    """A player adds the pending triggered-layers that they control in an order of their choice."""
    options = [Number(index) for index in range(len(controlled))]
    return controlled[game.pick(player, "order of triggers", options, next_triggered_layer.id, controlled).value]


def _put(game: Game, pending: Pending, _made: int) -> kinds.Stack:
    """Return the event that puts a triggered-layer on the stack."""
    layer_info = Layer("triggered", pending.source, Declared(), context=pending.context, while_=pending.while_)
    of_layer = Card("", frozenset(), abilities=pending.layer)
    card = with_keywords_of_its_source(of_layer, properties(game, pending.source))
    card = with_metatypes_of_source(card, game, pending.source)
    layer = layer_of_ability(game, card, layer_info, pending.controller, pending.controller)
    return kinds.Stack(by="fab:1.10.2d", layer=layer)


def _declare(game: Game, pending: Pending, made: int) -> None:
    attempt = Attempt(declaring_player(game, made), made, pending.source)
    declare_for_triggered_layer(game, attempt)
    declare_attack_target(game, attempt)


@book.definition("6.6.6a#sentence-1")
def declare_for_triggered_layer(game: Game, attempt: Attempt) -> None:
    """The parameters of all abilities of a triggered-layer that is added to the stack: its modes, then its targets."""
    declare_modes(game, attempt, "fab:6.6.6a")
    declare_targets(game, attempt, "fab:6.6.6a")


declaring_player = book.law(Game.player_of)
"""The player who controls the triggered-layer declares the parameters (6.6.6a)."""


@book.definition("6.6.6a#sentence-5")
def cease_without_targets(game: Game, before: State, kept: kinds.KeptOffStack) -> None:
    """A triggered-layer for which no legal targets can be declared ceases to exist, and is not added to the stack."""
    game.become(before)
    note(game, replace(kept, by=cease_without_targets.id))
    hide_shown_sources(game)


def _go_on(game: Game, pending: Pending, made: int) -> None:
    apply_to_next_attack(game, made)
    if game.state.phase == "action" and game.state.combat != "close":  # an attack begins combat
        begin_layer_step(game, made, pending.controller)


_PENDING = PendingRules[Game, Pending](
    players=players_with_triggers,
    chosen=next_triggered_layer,
    put=_put,
    declare=_declare,
    drop=cease_without_targets,
    follow=_go_on,
)


@book.definition("5.4.6#sentence-1")
def triggered_effects(
    nothing: tuple[Listener, ...], game: Game, item: Object, name: str, ability: Ability
) -> tuple[Listener, ...]:
    """A functional triggered-static ability generates one triggered effect."""
    context, triggered = context_when_triggered(game, item), within(ability)
    assert isinstance(triggered, TriggeredAbility)
    if not holds_now(game, condition_of(ability), context):
        return nothing
    if name.startswith("effect"):
        context = replace(context, granted_by=name)
    is_hidden = isinstance(ability, While) and not item.is_public and is_hidden_ability(ability)
    return (*nothing, Listener((item.id, name), triggered, context, None, is_hidden))


is_hidden_ability = book.law(names_a_private_source)
"""The while-condition of a hidden triggered ability specifies that the source is private or in a private zone."""


@book.definition("5.4.7b#sentence-3")
def is_let_trigger(game: Game, listener: Listener) -> bool:
    """The owner of a private source chooses whether its hidden triggered ability triggers."""
    if not listener.is_hidden:
        return True
    source: int = listener.context.source
    owner = game.object(source).owner
    assert owner is not None
    return game.answers_yes(owner, "hidden trigger", is_let_trigger.id, source)


@book.law
def existing_effects(game: Game, before: tuple[Listener, ...], seen: Events) -> tuple[Listener, ...]:
    """Effects that existed before events can trigger on them, and those that begin to function with them.

    Static-triggered ones exist while their abilities function, delayed ones until they end (5.4.6a, 6.6.3 to 6.6.5a).
    """
    found = before
    for event in seen:
        if isinstance(event, Defended | Move) and event.object in game.state.special:
            found = (*found, *_beginning_with(game, event, found))
    return found


def _beginning_with(game: Game, event: Defended | Move, before: tuple[Listener, ...]) -> Iterator[Listener]:
    """Yield the effects of abilities that have become functional with an event of their source."""
    item = game.object(event.object)
    for index, ability in enumerate(item.card.abilities):
        if isinstance(ability, Triggered) and begins_to_function(event, ability) and is_functional(game, item, ability):
            listeners = triggered_effects((), game, item, f"ability {index}", ability)
            yield from (one for one in listeners if all(one.key != known.key for known in before))


@book.law
def pending_of(listener: Listener, context: Context) -> Pending:
    """The triggered-layer of a triggered effect, whose abilities specify its resolution abilities (6.6.1d)."""
    triggered = listener.triggered
    return Pending(context.controller, context.source, triggered.layer, context, triggered.while_)


@book.step("1.9.1#sentence-4b")
def trigger(game: Game, listener: Listener, event: Event) -> None:
    """An event triggers a triggered effect, unless its limit or a player who may choose that prevents it."""
    _go_off(game, listener, replace(listener.context, event=event))


@book.law
def is_prevented(game: Game, listener: Listener, seen: Events) -> bool:
    """An effect prevented from triggering on a composite event, or on a part of it, triggers on none of it (1.9.3b)."""
    return any(is_forbidden(game, listener, one) for one in seen)


def trigger_all(game: Game, before: tuple[Listener, ...], seen: Events, excluded: Keys = frozenset()) -> None:
    """Trigger the effects that existed before an event on the events that occurred, but for those of some keys."""
    done, prevented = frozenset[Hashable](), frozenset[Hashable]()
    waiting = existing_effects(game, before, seen)
    for event in seen:
        for effect in waiting:
            if effect.key in excluded or not is_triggered_by(game, effect, event) or is_untouched(event):
                continue
            if is_forbidden(game, effect, event) or is_prevented(game, effect, seen):
                if not has_triggered_within(effect.key, prevented):
                    prevented |= {effect.key}
                    trigger_conditions.count_although_forbidden(game, effect)
            elif not has_triggered_within(effect.key, done):
                done |= {effect.key}
                trigger(game, effect, event)


@book.law
def unfold(game: Game, event: CompoundEvent, spent: Keys, excluded: Keys) -> bool:
    """A compound event is expanded: its instructions happen as individual events, one after the other (1.9.2)."""
    return happen_in_order(game, event.events, spent, excluded | triggered_on_whole(game, event))


@book.law
def triggered_on_whole(game: Game, event: CompoundEvent) -> Keys:
    """A triggered effect that triggers on a compound event does not trigger on its individual events (1.9.2a)."""
    return frozenset(one.key for one in listeners(game) if is_triggered_by(game, one, event))


def trigger_by_state(game: Game) -> None:
    """Trigger the effects whose state condition has come to be met since it was last looked at (6.6.5c).

    Of an effect that has ceased to exist meanwhile nothing is remembered: it is generated anew.
    """
    were_met, are_met, come = game.state.states, dict[tuple[int, str], bool](), list[Listener]()
    for listener in listeners(game):
        condition = listener.triggered.while_
        if condition is None or not trigger_conditions.is_by_state(listener.triggered):
            continue
        is_met = are_met[listener.key] = condition.holds(game, listener.context)
        if is_met and trigger_conditions.has_come(were_met.get(listener.key)):
            come.append(listener)
    if are_met != were_met:
        note(game, StatesNoted(states=are_met))
    for listener in come:
        if trigger_conditions.has_triggered(game, listener, None):
            if is_forbidden(game, listener, None):
                trigger_conditions.count_although_forbidden(game, listener)
            else:
                _go_off(game, listener, listener.context)


def _go_off(game: Game, listener: Listener, context: Context) -> None:
    if trigger_conditions.may_not_trigger_again(game, listener) or not is_let_trigger(game, listener):
        return
    trigger_conditions.count(game, listener)
    use_up(game, listener.lasting)
    pending = pending_of(listener, context)
    if listener.is_hidden:
        show_hidden_source(game, listener.context.source)
        add_layer_of_hidden(game, pending)
    else:
        create_layer(game, pending)


@book.definition("6.6.5#sentence-2")
def create_layer(game: Game, pending: Pending) -> None:
    """When an effect is triggered, it creates a triggered-layer, which is added to the stack as a game state action."""
    note(game, Triggers(by="fab:6.6.1", pending=pending))


add_layer_of_hidden = book.definition("5.4.7b#sentence-5")(create_layer)
"""The triggered-layer of a hidden triggered ability is to be added to the stack."""


@book.step("5.4.7b#sentence-4")
def show_hidden_source(game: Game, source: int) -> None:
    """The source of a hidden triggered ability becomes public if its owner lets the ability trigger."""
    if game.has(source):
        note(game, Turned(by=show_hidden_source.id, object=source, is_public=True, is_shown=True))


@book.law
def trigger_inline(game: Game, effect: Inline, context: Context) -> bool:
    """An inline-triggered effect triggers if its condition is met as it is generated, then or never (6.6.2, 6.6.5a)."""
    is_met = effect.condition.holds(game, context)
    if is_met:
        create_layer(game, pending_of_inline(effect, context))
    return is_met


def pending_of_inline(effect: Inline, context: Context) -> Pending:
    """Return the triggered-layer of an inline-triggered effect, before it is on the stack."""
    return Pending(context.controller, context.source, effect.layer, Context(context.controller, context.source))
