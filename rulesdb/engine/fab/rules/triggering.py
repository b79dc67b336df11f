"""Triggered effects (6.6): existing effects, their trigger conditions, and hidden triggered abilities (5.4.7b)."""

from collections.abc import Iterator

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Triggered, While
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Defended, Move, Triggers, Turned
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities import context_when_triggered
from rulesdb.engine.fab.rules.exceptions import begins_to_function
from rulesdb.engine.fab.rules.functional import is_functional
from rulesdb.engine.fab.rules.statics import names_a_private_source
from rulesdb.engine.fab.rules.trigger_conditions import has_come, has_triggered, is_by_state
from rulesdb.engine.fab.rules.trigger_limits import (
    count,
    count_although_forbidden,
    is_forbidden,
    may_not_trigger_again,
)
from rulesdb.engine.fab.state import Object, Pending
from rulesdb.engine.kernel.cards.abilities import ResolutionAbility, TriggeredAbility, condition_of, within
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.effects.effects_in_force import holds_now
from rulesdb.engine.kernel.effects.lasting_effects import use_up
from rulesdb.engine.kernel.effects.triggers import Listener, StateTriggerRules
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.tables.event_rules import Events


@book.transform("5.4.6#sentence-1")
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


@book.definition("6.6.3#sentence-1")
def as_layer_continuous(_game: Game, delayed: tuple[Listener, ...]) -> tuple[Listener, ...]:
    """A delayed-triggered effect is a layer-continuous effect that is also a triggered effect."""
    return delayed


@book.filter("5.4.7b#sentence-2")
def is_hidden_ability(ability: While) -> bool:
    """The while-condition of a hidden triggered ability specifies that the source is private or in a private zone."""
    return names_a_private_source(ability)


@book.definition("5.4.6a#sentence-2")
def noticing(_game: Game, before: tuple[Listener, ...]) -> tuple[Listener, ...]:
    """An ability that was functional just before an event triggers on it, even if its source ceases to exist by it."""
    return before


@book.definition("5.4.7b#sentence-3")
def is_let_trigger(game: Game, listener: Listener) -> bool:
    """The owner of a private source chooses whether its hidden triggered ability triggers."""
    if not listener.is_hidden:
        return True
    owner = game.object(listener.context.source).owner
    assert owner is not None
    return game.answers_yes(owner, "hidden trigger", is_let_trigger.id)


@book.definition("6.6.4#sentence-1")
def as_static_effects(_game: Game, existing: tuple[Listener, ...]) -> tuple[Listener, ...]:
    """A static-triggered effect is a static-continuous effect: it exists as long as its ability is functional."""
    return existing


@book.definition("6.6.5a#sentence-1")
def existing_before(_game: Game, before: tuple[Listener, ...]) -> tuple[Listener, ...]:
    """A triggered effect must exist before the event that meets its trigger condition."""
    return before


def existing_effects(game: Game, before: tuple[Listener, ...], seen: Events) -> tuple[Listener, ...]:
    """Return the effects that can trigger on events: those that existed before, and those that begin with them."""
    found = noticing(game, existing_before(game, as_static_effects(game, before)))
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


def pending_of(listener: Listener, context: Context) -> Pending:
    """Return the triggered-layer that a triggered effect creates in a context, before it is on the stack."""
    triggered = listener.triggered
    return Pending(context.controller, context.source, abilities_of_layer((), triggered), context, triggered.while_)


@book.transform("6.6.1d#sentence-1")
def abilities_of_layer(none: tuple[Ability, ...], triggered: TriggeredAbility) -> tuple[Ability, ...]:
    """The abilities of a triggered effect specify the resolution abilities of the triggered-layer."""
    return (*none, *triggered.layer)


def trigger(game: Game, listener: Listener, event: Event) -> None:
    """Trigger a triggered effect on an event, unless its limit or a player who may choose that prevents it."""
    if _may_trigger(game, listener):
        _trigger(game, listener, event)


def _may_trigger(game: Game, listener: Listener) -> bool:
    return not may_not_trigger_again(game, listener) and is_let_trigger(game, listener)


@book.step("1.9.1#sentence-4")
def _trigger(game: Game, listener: Listener, event: Event) -> None:
    """An event triggers a triggered effect, which creates a triggered-layer (6.6.5)."""
    _go_off(game, listener, replace(listener.context, event=event))


def _trigger_on_state(game: Game, listener: Listener) -> None:
    """Trigger a triggered effect on the state of the game, as on an event."""
    if not has_triggered(game, listener, None):
        return
    if is_forbidden(game, listener, None):
        count_although_forbidden(game, listener)
    elif _may_trigger(game, listener):
        _go_off(game, listener, listener.context)


STATE_TRIGGERS = StateTriggerRules[Game](trigger=_trigger_on_state, is_by_state=is_by_state, has_come=has_come)
"""The rules of state triggers (6.6.5c)."""


def _go_off(game: Game, listener: Listener, context: Context) -> None:
    count(game, listener)
    use_up(game, listener.lasting)
    pending = pending_of(listener, context)
    if listener.is_hidden:
        _show(game, listener.context.source)
        _add_layer_of_hidden(game, pending)
    else:
        create_layer(game, pending)


@book.step("6.6.5#sentence-2")
def create_layer(game: Game, pending: Pending) -> None:
    """When an effect is triggered, it creates a triggered-layer."""
    put_layer(game, pending)


def generate_at_once(game: Game, pending: Pending) -> None:
    """Generate the effects of a triggered effect without a triggered-layer (misreading of 6.6.1 and 6.6.2)."""
    for ability in pending.layer:
        for effect in ability.effects if isinstance(ability, ResolutionAbility) else ():
            effect.generate(game, pending.context)


@book.definition("6.6.1#sentence-1")
def put_layer(game: Game, pending: Pending) -> None:
    """A triggered effect is one that puts a triggered-layer on the stack when it is triggered."""
    note(game, Triggers(by=put_layer.id, pending=pending))
    wait_for_state_actions(game)


@book.definition("6.6.6#sentence-1")
def wait_for_state_actions(_game: Game) -> None:
    """A triggered-layer is added to the stack as a game state action, before a player next receives priority."""


@book.step("5.4.7b#sentence-5")
def _add_layer_of_hidden(game: Game, pending: Pending) -> None:
    """The triggered-layer of a hidden triggered ability is to be added to the stack."""
    create_layer(game, pending)


@book.step("5.4.7b#sentence-4")
def _show(game: Game, source: int) -> None:
    """The source of a hidden triggered ability becomes public if its owner lets the ability trigger."""
    if game.has(source):
        note(game, Turned(by=_show.id, object=source, is_public=True, is_shown=True))
