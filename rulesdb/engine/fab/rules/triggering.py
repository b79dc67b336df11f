"""Triggered effects (6.6): existing effects, their trigger conditions, and hidden triggered abilities (5.4.7b)."""

from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Triggered, While
from rulesdb.engine.fab.card_parts.effects import CannotTrigger, Delayed, GetsAbility
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Triggers, Turned
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.events import is_event
from rulesdb.engine.fab.rules.statics import names_a_private_source
from rulesdb.engine.fab.state import LastingEffect, Object, Pending
from rulesdb.engine.kernel.abilities import condition_of, within
from rulesdb.engine.kernel.cards import Ability
from rulesdb.engine.kernel.effect_rules import Candidate
from rulesdb.engine.kernel.effects_in_force import holds_now, of_kind, printed_working
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.options import Answer
from rulesdb.engine.kernel.pipeline import note

Key = tuple[int, str]


class Listener(NamedTuple):
    """A triggered effect that exists."""

    key: Key
    """Key of the effect: the id of its source or, if it is delayed, its own id, and a name."""
    triggered: Triggered
    """The triggered effect as data."""
    context: Context
    """Context of the effect, without the event that triggers it."""
    lasting: LastingEffect | None = None
    """Record of a delayed-triggered effect in the state, None for other effects."""
    is_hidden: bool = False
    """Whether the effect is that of a hidden triggered ability whose source is private (5.4.7b)."""


def listeners(game: Game) -> tuple[Listener, ...]:
    """Return every triggered effect that exists now (6.6.5a)."""
    return game.once("listeners", _listening, game)


def _listening(game: Game) -> tuple[Listener, ...]:
    return (*_static(game), *_granted(game), *_delayed(game))


def _static(game: Game) -> tuple[Listener, ...]:
    working = printed_working(game, Triggered)
    if any(isinstance(ability, While) for _, _, ability in working):  # whose conditions can depend on anything
        return _of_working(game, working)
    return game.keep("static listeners", (working, game.state.turn_player), _of_working, game, working)


def _of_working(game: Game, working: tuple[Candidate, ...]) -> tuple[Listener, ...]:
    """Return the triggered effects of printed abilities; the turn-player may be the one who controls them."""
    found: list[Listener] = []
    for item, index, ability in working:
        found += triggered_effects((), game, item, index, ability)
    return tuple(found)


@book.transform("5.4.6#sentence-1")
def triggered_effects(
    nothing: tuple[Listener, ...], game: Game, item: Object, index: int, ability: Ability
) -> tuple[Listener, ...]:
    """A functional triggered-static ability generates one triggered effect."""
    context, triggered = game.context_of(item.id), within(ability)
    assert isinstance(triggered, Triggered)
    if not holds_now(game, condition_of(ability), context):
        return nothing
    is_hidden = isinstance(ability, While) and not item.is_public and is_hidden_ability(ability)
    return (*nothing, Listener((item.id, f"ability {index}"), triggered, context, None, is_hidden))


@book.filter("5.4.7b#sentence-2")
def is_hidden_ability(ability: While) -> bool:
    """The while-condition of a hidden triggered ability specifies that the source is private or in a private zone."""
    return names_a_private_source(ability)


def _those_still_there(game: Game, before: tuple[Listener, ...]) -> tuple[Listener, ...]:
    return tuple(listener for listener in before if listener.lasting is not None or game.has(listener.context.source))


@book.definition(
    "5.4.6a#sentence-2", _those_still_there, "イベントで発生源がなくなったら、その能力はもう誘発しないとする読み方"
)
def noticing(_game: Game, before: tuple[Listener, ...]) -> tuple[Listener, ...]:
    """An ability that was functional just before an event triggers on it, even if its source ceases to exist by it."""
    return before


def _unasked(_game: Game, _listener: Listener) -> bool:
    return True


@book.definition("5.4.7b#sentence-3", _unasked, "非公開型の誘発能力も、必ず誘発させなければならないとする読み方")
def is_let_trigger(game: Game, listener: Listener) -> bool:
    """The owner of a private source chooses whether its hidden triggered ability triggers."""
    if not listener.is_hidden:
        return True
    source = game.state.objects.get(listener.context.source)
    owner = source.owner if source is not None else None
    player = owner if owner is not None else listener.context.controller
    return game.pick(player, "hidden trigger", [Answer(True), Answer(False)], is_let_trigger.id).is_yes


def trigger(game: Game, listener: Listener, event: Event) -> None:
    """Trigger a triggered effect, if a player who may choose that lets it."""
    if is_let_trigger(game, listener):
        _trigger(game, listener, event)


@book.step("1.9.1#sentence-4")
def _trigger(game: Game, listener: Listener, event: Event) -> None:
    """An event triggers a triggered effect, which creates a triggered-layer (6.6.5)."""
    context = replace(listener.context, event=event)
    pending = Pending(context.controller, context.source, listener.triggered.layer, context, listener.triggered.while_)
    if listener.is_hidden:
        _show(game, listener.context.source)
        _add_layer_of_hidden(game, pending)
    else:
        note(game, Triggers(by=_trigger.id, pending=pending))


@book.step("5.4.7b#sentence-5")
def _add_layer_of_hidden(game: Game, pending: Pending) -> None:
    """The triggered-layer of a hidden triggered ability is to be added to the stack."""
    note(game, Triggers(by=_trigger.id, pending=pending))


@book.step("5.4.7b#sentence-4")
def _show(game: Game, source: int) -> None:
    """The source of a hidden triggered ability becomes public if its owner lets the ability trigger."""
    if game.has(source):
        note(game, Turned(by=_show.id, object=source, is_public=True, is_shown=True))


def _granted(game: Game) -> tuple[Listener, ...]:
    """Return the triggered effects of abilities that continuous effects give to objects."""
    return tuple(
        Listener(
            (object_id, f"effect {active_effect.timestamp}"),
            effect.ability,
            Context(game.player_of(object_id), object_id),
        )
        for effect, active_effect in of_kind(game, GetsAbility)
        if isinstance(effect.ability, Triggered)
        for object_id in active_effect.objects or ()
        if game.has(object_id)
    )


def _delayed(game: Game) -> tuple[Listener, ...]:
    """Return the delayed-triggered effects of players still in the game; a player who lost can control no layer."""
    return tuple(
        Listener((lasting.id, "delayed"), lasting.effect.triggered, lasting.context, lasting)
        for lasting in game.state.lasting
        if isinstance(lasting.effect, Delayed) and lasting.context.controller in game.playing
    )


def is_triggered_by(game: Game, listener: Listener, event: Event) -> bool:
    """Whether an event meets a triggered effect's event condition while its state condition holds (6.6.1c)."""
    triggered, context = listener.triggered, listener.context
    if triggered.on is None or not triggered.on.matches(game, event, context):
        return False
    return is_event(event) and (triggered.while_ is None or triggered.while_.holds(game, context))


def is_forbidden(game: Game, listener: Listener, event: Event) -> bool:
    """Whether an effect forbids a triggered effect to trigger on an event (6.6.5f)."""
    return any(
        (effect.on is None or effect.on.matches(game, event, active_effect.context))
        and (effect.source is None or effect.source.fits(game, listener.context.source, active_effect.context))
        for effect, active_effect in of_kind(game, CannotTrigger)
    )
