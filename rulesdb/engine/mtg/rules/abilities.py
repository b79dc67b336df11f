"""Functional abilities (402.8), triggered abilities (404), and their way to the stack (410)."""

from collections.abc import Iterator

from msgspec.structs import replace

from rulesdb.engine.kernel.book import remembered
from rulesdb.engine.kernel.cards.abilities import TriggeredAbility, condition_of, within
from rulesdb.engine.kernel.cards.roles import Ability, Filter
from rulesdb.engine.kernel.effects.effects_in_force import holds_now, use_up
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.effects.triggers import Listener, is_met_by_event, is_met_by_state, listeners
from rulesdb.engine.kernel.event_kinds.effect_events import Triggers
from rulesdb.engine.kernel.event_kinds.layer_events import KeptOffStack
from rulesdb.engine.kernel.events import Event, Events, Keys
from rulesdb.engine.kernel.play.declarations import declare_modes, declare_targets
from rulesdb.engine.kernel.process.effect_rules import EffectInForce, EffectRules, FunctionalAbility
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.turn.resolution import PendingRules
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Activated, Static, Triggered, TriggeredKeyword
from rulesdb.engine.mtg.characteristics import is_of_kind
from rulesdb.engine.mtg.events.zones import Create, Move, Stack
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import Attempt, going_on_stack, lacks_targets_of_mode
from rulesdb.engine.mtg.state import IN_PLAY, Declared, Layer, Object, Pending, State

_IN_PLAY = frozenset({"in play"})


@book.definition("402.8")
def functions(item: Object, ability: Ability) -> bool:
    """An ability of a permanent functions while it is in play; others state the zones in which they function."""
    inner = within(ability)
    zones = inner.zones if isinstance(inner, Activated | Triggered | Static) else None
    return item.zone.name in (zones or _IN_PLAY)


def _candidates(game: Game, item: Object) -> Iterator[FunctionalAbility]:
    """Yield the printed abilities of an object that function where it is, as those of an equal card there do."""
    printed = item.card.abilities

    def functional() -> tuple[int, ...]:
        return tuple(index for index, one in enumerate(printed) if _is_functional(game, item, one))

    for index in game.keep(("functional", item.card, item.zone.name), (), functional):
        yield item, index, printed[index]


def _is_functional(_game: Game, item: Object, ability: Ability) -> bool:
    """Whether an ability functions where an object is, or any of the abilities for which a keyword stands."""
    return any(functions(item, one) for one in _meaning(ability))


@remembered
def _meaning(ability: Ability) -> tuple[Ability, ...]:
    inner = within(ability)
    return inner.meaning() if isinstance(inner, TriggeredKeyword) else (ability,)


@book.transform("404.1")
def triggered(
    none: tuple[Listener, ...], game: Game, item: Object, name: str, ability: Ability
) -> tuple[Listener, ...]:
    """A triggered ability that functions watches for its trigger event."""
    context = game.context_of(item.id)
    if not holds_now(game, condition_of(ability), context):
        return none
    if name.startswith("effect"):
        context = replace(context, granted_by=name)
    found = list(none)
    for at, inner in enumerate(map(within, _meaning(ability))):
        assert isinstance(inner, TriggeredAbility)
        if functions(item, inner):
            found.append(Listener((item.id, f"{name}.{at}" if at else name), inner, context))
    return tuple(found)


@book.law
def applies(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    """Whether an effect that is not fixed to objects applies to an object: to whatever its filter fits now."""
    return described.fits(game, object_id, in_force.context)


FUNCTIONAL = EffectRules[Game](
    candidates=_candidates,
    is_functional=_is_functional,
    works=_is_functional,
    triggered=triggered,
    fits=applies,
    is_of_kind=is_of_kind,
)
"""The rules of functional abilities."""


def is_met(game: Game, listener: Listener, event: Event) -> bool:
    """Whether an event is the trigger event of an ability, and the condition after "if" is met."""
    return is_met_by_event(game, listener, event) and has_its_condition(game, listener)


@book.definition("404.3")
def has_its_condition(game: Game, listener: Listener) -> bool:
    """An ability with a condition right after its trigger event triggers only if the condition is met then."""
    return is_met_by_state(game, listener)


@book.transform("410.10")
def with_those_that_came(before: tuple[Listener, ...], game: Game, seen: Events) -> tuple[Listener, ...]:
    """As permanents come into play, their own abilities can trigger on that, though they did not exist before."""
    if not any(isinstance(event, Move | Create) and event.to == IN_PLAY for event in seen):
        return before
    known = {listener.key for listener in before}
    return (*before, *(listener for listener in listeners(game) if listener.key not in known))


@book.step("410.2")
def trigger(game: Game, listener: Listener, event: Event) -> None:
    """Whenever an event matches a trigger event, the ability triggers; it waits for the stack."""
    use_up(game, listener.lasting)
    note(game, triggering(listener, event))


def triggering(listener: Listener, event: Event) -> Triggers:
    """Return the event by which an ability triggers on an event."""
    context, ability = replace(listener.context, event=event), listener.triggered
    pending = Pending(context.controller, context.source, _instructions(listener), context, ability.while_)
    return Triggers(by=trigger.id, pending=pending)


def trigger_all(game: Game, before: tuple[Listener, ...], seen: Events, excluded: Keys = frozenset()) -> None:
    """Trigger the abilities that existed before an event on the events that occurred, but for those of some keys."""
    waiting = with_those_that_came(before, game, seen)
    for event in seen:
        for listener in waiting:
            if listener.key not in excluded and is_met(game, listener, event):
                trigger(game, listener, event)


def _instructions(listener: Listener) -> tuple[Ability, ...]:
    """Return what a triggered ability does when it resolves."""
    ability = listener.triggered
    return ability.instructions() if isinstance(ability, Triggered) else ability.layer


@book.step("410.11")
def trigger_by_state(game: Game) -> None:
    """An ability whose trigger is a state of the game triggers as soon as it is so; from memory.

    It does not trigger again before it has left the stack.
    """
    for listener in listeners(game):
        if listener.triggered.on is None and has_its_condition(game, listener) and not _is_waiting(game, listener):
            context = listener.context
            pending = Pending(context.controller, context.source, _instructions(listener), context)
            note(game, Triggers(by=trigger_by_state.id, pending=pending))


def _is_waiting(game: Game, listener: Listener) -> bool:
    """Whether an ability has triggered already and has not left the stack, or is not on it yet."""
    source, instructions = listener.context.source, _instructions(listener)
    if any((one.source, one.layer) == (source, instructions) for one in game.state.pending):
        return True
    return any(
        item.layer is not None and item.layer.source == source and item.card.abilities == instructions
        for item in map(game.object, game.stack)
    )


def has_triggered_as_often(game: Game, event: Event, object_id: int, keyword: type[Triggered], often: int) -> bool:
    """Whether a number of instances of a keyword of an object have triggered on an event, and wait for the stack."""
    found = [ability.instructions() for ability in abilities(game, object_id) if isinstance(ability, keyword)]
    return sum(one.context.event is event and one.layer in found for one in game.state.pending) >= often


@book.definition("410.3")
def players_in_order(game: Game) -> tuple[int, ...]:
    """The active player puts all of their triggered abilities on the stack first, then the other players in order."""
    return game.clockwise(game.state.turn_player)


def _next(game: Game, player: int, controlled: list[Pending]) -> Pending:
    options = [Number(index) for index in range(len(controlled))]
    return controlled[game.pick(player, "order of triggers", options, players_in_order.id, controlled).value]


def _put(game: Game, pending: Pending, _made: int) -> Stack:
    """Return the event that puts a triggered ability on the stack."""
    info = Layer("triggered", pending.source, Declared(), context=pending.context, while_=pending.while_)
    return going_on_stack(game, pending.controller, info, pending.layer, players_in_order.id)


def _declare(game: Game, pending: Pending, made: int) -> None:
    """Choose modes and targets as for a spell (410.3). Raises IllegalError if there are no legal ones."""
    attempt = Attempt(pending.controller, made, pending.source)
    declare_modes(game, attempt, lacks_targets_of_mode, players_in_order.id)
    declare_targets(game, attempt, players_in_order.id)


def _drop(game: Game, before: State, kept: KeptOffStack) -> None:
    """Return to the state before an ability without legal modes or targets was put on the stack."""
    game.become(before)
    note(game, replace(kept, by=players_in_order.id))


PENDING = PendingRules[Game, Pending](players=players_in_order, chosen=_next, put=_put, declare=_declare, drop=_drop)
"""The rules of triggered abilities on their way to the stack."""
