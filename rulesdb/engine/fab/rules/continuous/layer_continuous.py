"""Layer-continuous effects (6.2.2): durations, values, and effects on the next card (6.2.4) or attack (1.8.10)."""

from collections.abc import Callable, Iterator
from typing import get_args

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Delayed
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.objects.attacks import is_attack
from rulesdb.engine.fab.rules.objects.references import applies
from rulesdb.engine.fab.selection.event_patterns import Begins, Happens
from rulesdb.engine.fab.selection.identity_filters import IsAttack
from rulesdb.engine.fab.state import Category, Duration, LastingEffect, NextTurn, Until
from rulesdb.engine.kernel.cards.roles import Condition, Effect, Filter, with_fixed_amounts
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.events import Durations, Event
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.selection.filters import Both, Either
from rulesdb.engine.kernel.state.state import with_object

ENDING: dict[type[Event], frozenset[Until]] = {
    kinds.TurnBegins: frozenset({"end of turn"}),  # 4.4.4
    kinds.LinkResolved: frozenset({"link resolves"}),  # 7.6.2
    kinds.CombatEnds: frozenset({"chain closes", "link resolves"}),  # 7.7.7; a link may be left unresolved
}
"""The durations that end with an event of a kind."""


def ended_by(event: Event) -> Durations | None:
    """Return the durations that end with an event, None for none."""
    return durations_ended(event) if type(event) in ENDING else None


@book.law
def durations_ended(event: Event) -> Durations:
    """Return the durations that end with an event: those of that turn or chain link (6.2.2a)."""
    return ENDING[type(event)]


@book.law
def next_turns_begun(game: Game, event: Event) -> tuple[Event, ...]:
    """Return the changes of the effects whose duration depends on the turn that begins with an event.

    Whose turn that is was fixed when the effect was generated, whoever controls the objects later.
    """
    assert isinstance(event, kinds.TurnBegins)
    return tuple(
        kinds.Lasts(before=one, after=in_its_turn(one))
        for one in game.state.lasting
        if one.whose == event.player and one.until in _OF_NEXT_TURN
    )


_OF_NEXT_TURN = frozenset({"end of next turn", *get_args(NextTurn)})


def in_its_turn(lasting: LastingEffect) -> LastingEffect | None:
    """Return an effect as it is when the turn begins on which its duration depends; None if it ends then."""
    is_over = lasting.until == "start of next turn"
    return None if is_over else replace(lasting, until="end of turn", is_dormant=False)


@book.law
def duration_of_effect(specified: Duration | None, while_: Condition | None, effect: Effect) -> Duration:
    """Return the duration of an effect from the duration and condition that are specified for it, None for none.

    Without either it ends with the turn (6.2.2a), but for a delayed trigger on a change of phase or step (6.6.3a).
    """
    if specified is not None:
        return specified
    return "end of turn" if while_ is None and not waits_for_a_change(effect) else "for good"


@book.definition("6.6.3a#sentence-2")
def waits_for_a_change(effect: Effect) -> bool:
    """A delayed-triggered effect may be conditional on a change of phase or step, such as the end of a turn."""
    if not isinstance(effect, Delayed):
        return False
    on = effect.triggered.on
    return isinstance(on, Begins) or (isinstance(on, Happens) and on.kind is kinds.Closed)


@book.law
def as_generated(begun: LastingEffect, game: Game) -> LastingEffect:
    """Return an effect as it begins: with what replaces its applications, its duration and how often it can be used.

    A delayed trigger on "the next time" is used once, and so is one that lasts until a change of phase or step.
    """
    effect, until = begun.effect, duration_of_effect(begun.until or None, begun.while_, begun.effect)
    if begun.whose is not None and until == "end of turn":
        until = "end of next turn"
    is_next = isinstance(effect, Delayed) and effect.is_next
    is_once = is_next or (until == "for good" and waits_for_a_change(effect))
    uses, is_dormant = 1 if is_once else begun.uses, until == "next turn"
    return replace(begun, instead=game.applying_instead, until=until, uses=uses, is_dormant=is_dormant)


_HIGHEST_X = 20
"""The highest X that is tried for a card; no effect compares anything with a greater number."""


@book.step("5.1.2a#sentence-1")
def apply_to_the_next(game: Game, object_id: int) -> None:
    """An effect on the next card played applies to an announced card that matches its description."""
    for lasting in _waiting(game, object_id, is_awaited):
        _begin(game, object_id, lasting, apply_to_the_next.id)


@book.step("5.1.2a#sentence-3")
def apply_when_declared(game: Game, before: Game, object_id: int) -> None:
    """An effect that depends on parameters of the next card applies when they are declared; not so before."""
    for lasting in _waiting(game, object_id, is_awaited):
        if not fits_certainly(before, object_id, lasting):
            _begin(game, object_id, lasting, apply_to_the_next.id)


@book.definition("1.4.4b#sentence-2")
def apply_to_the_attack_source(game: Game, layer: int, attack: int) -> None:
    """An effect that did not apply to an attack-layer may still apply to the attack-source, if that one matches."""
    if attack != layer:
        begin_on_attack(game, attack)


def is_awaited(game: Game, object_id: int, lasting: LastingEffect) -> bool:
    """Whether an object is of its controller's, and a card that is played, or a layer that is played or activated."""
    item = game.object(object_id)
    assert item.layer is not None
    return item.layer.category in _WAYS[lasting.coming] and item.controller == lasting.context.controller


_WAYS: dict[str, tuple[Category, ...]] = {
    "played": ("card",), "used": ("card", "activated"), "activated": ("activated",), "anyhow": (),
}  # fmt: skip
"""The categories of the layers that are used in the ways that an effect on the next one may name."""


def described(lasting: LastingEffect) -> Filter | None:
    """Return the description of the object for which an effect waits, None for any."""
    found = lasting.effect.applies if isinstance(lasting.effect, ObjectEffect) else None
    if found is None or lasting.coming == "played":
        return found
    attack = Both((IsAttack(), found))
    return attack if lasting.coming == "anyhow" else Either((attack, found))  # an attack-proxy is an attack alone


@book.law
def fits_certainly(game: Game, object_id: int, lasting: LastingEffect) -> bool:
    """Whether a card meets the specification of an effect (6.2.4), for every X that may still be declared (5.1.2a)."""
    fits, games = described(lasting), _with_possible_x(game, object_id)
    return fits is None or all(applies(after, fits, object_id, lasting.context) for after in games)


def _with_possible_x(game: Game, object_id: int) -> Iterator[Game]:
    """Yield the game with every X that may still be declared for an object; the game unchanged if there is none."""
    item = game.object(object_id)
    if not isinstance(item.card.cost, str) or item.layer is None or item.layer.declared.x is not None:
        yield game
        return
    for value in range(_HIGHEST_X + 1):
        layer = replace(item.layer, declared=replace(item.layer.declared, x=value))
        yield game.at(with_object(game.state, replace(item, layer=layer)))


@book.law
def as_applied_to_next(game: Game, object_id: int, lasting: LastingEffect) -> LastingEffect:
    """Return an effect as it begins to apply to the object for which it waited, and to that alone (1.4.3e).

    Its values do not change afterwards (6.2.2b), and its timestamp is that of its generation (6.3.4).
    """
    effect = with_fixed_amounts(game, lasting.effect, replace(lasting.context, chosen=(object_id,)))
    return replace(lasting, effect=effect, awaits=False, objects=frozenset({object_id}), uses=None)


def _waiting(game: Game, object_id: int, is_awaited: Callable[[Game, int, LastingEffect], bool]) -> list[LastingEffect]:
    """Return the effects for which an object is the next one, for certain."""
    waiting = (
        one for one in game.state.lasting if one.awaits and not one.is_dormant and is_awaited(game, object_id, one)
    )
    return [lasting for lasting in waiting if fits_certainly(game, object_id, lasting)]


def _begin(game: Game, object_id: int, lasting: LastingEffect, rule: str) -> None:
    """Let an effect begin to apply to an object; one on the next few objects goes on waiting for the others."""
    note(game, Lasts(by=rule, before=lasting, after=as_applied_to_next(game, object_id, lasting)))
    if lasting.uses is not None and lasting.uses > 1:
        note(game, Lasts(by=rule, after=replace(lasting, uses=lasting.uses - 1)))


@book.law
def is_next_attack(game: Game, object_id: int, lasting: LastingEffect) -> bool:
    """Whether an object is the next attack of a player: one under their control, however it came there (1.8.10)."""
    is_awaited = lasting.coming == "anyhow" and is_attack(game, object_id)
    return is_awaited and game.object(object_id).controller == lasting.context.controller


def begin_on_attack(game: Game, attack: int) -> None:
    """Let the effects on the next attack begin to apply to an attack (1.8.10)."""
    for lasting in _waiting(game, attack, is_next_attack):
        _begin(game, attack, lasting, "fab:1.8.10")


apply_to_next_attack = book.step("1.8.10#sentence-4")(begin_on_attack)
"""Apply the effects on the next attack at the time that it comes under the player's control."""


@book.law
def apply_to_changed_attack(game: Game, object_id: int) -> None:
    """Do nothing: an effect does not apply to an attack that was under control before its properties changed."""
