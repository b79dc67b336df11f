"""Triggered effects (6.6): existing effects, their trigger conditions, and hidden triggered abilities (5.4.7b)."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import While
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Triggers, Turned
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.events import is_event
from rulesdb.engine.fab.rules.statics import names_a_private_source
from rulesdb.engine.fab.state import Object, Pending
from rulesdb.engine.kernel.cards.abilities import TriggeredAbility, condition_of, within
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.effects import triggers
from rulesdb.engine.kernel.effects.effects_in_force import holds_now
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import note


@book.transform("5.4.6#sentence-1")
def triggered_effects(
    nothing: tuple[Listener, ...], game: Game, item: Object, index: int, ability: Ability
) -> tuple[Listener, ...]:
    """A functional triggered-static ability generates one triggered effect."""
    context, triggered = game.context_of(item.id), within(ability)
    assert isinstance(triggered, TriggeredAbility)
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


def _always(_game: Game, _listener: Listener) -> bool:
    return True


@book.definition("5.4.7b#sentence-3", _always, "非公開型の誘発能力も、必ず誘発させなければならないとする読み方")
def is_let_trigger(game: Game, listener: Listener) -> bool:
    """The owner of a private source chooses whether its hidden triggered ability triggers."""
    if not listener.is_hidden:
        return True
    source = game.state.objects.get(listener.context.source)
    owner = source.owner if source is not None else None
    player = owner if owner is not None else listener.context.controller
    return game.answers_yes(player, "hidden trigger", is_let_trigger.id)


def pending_of(listener: Listener, context: Context) -> Pending:
    """Return the triggered-layer that a triggered effect creates in a context, before it is on the stack."""
    triggered = listener.triggered
    return Pending(context.controller, context.source, triggered.layer, context, triggered.while_)


def trigger(game: Game, listener: Listener, event: Event) -> None:
    """Trigger a triggered effect, if a player who may choose that lets it."""
    if is_let_trigger(game, listener):
        _trigger(game, listener, event)


@book.step("1.9.1#sentence-4")
def _trigger(game: Game, listener: Listener, event: Event) -> None:
    """An event triggers a triggered effect, which creates a triggered-layer (6.6.5)."""
    context = replace(listener.context, event=event)
    pending = pending_of(listener, context)
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


def is_triggered_by(game: Game, listener: Listener, event: Event) -> bool:
    """Whether an event, and nothing else, meets a triggered effect's conditions (6.6.1c)."""
    return triggers.is_triggered_by(game, listener, event) and is_event(event)
