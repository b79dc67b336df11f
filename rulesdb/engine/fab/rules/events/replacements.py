"""Replacement effects (6.4): those that exist for an event, those that are active, and what they make of the event."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Prevents, ReplacementEffect, Replaces
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.effects.discrete import SelfReplaces, end_self_replacing, self_replacements
from rulesdb.engine.fab.rules.effects.instructions import cannot_be_chosen, is_applied_by_choice
from rulesdb.engine.fab.rules.events import prevention
from rulesdb.engine.fab.selection.event_patterns import EntersArena
from rulesdb.engine.fab.selection.replacements import IsGenerated
from rulesdb.engine.fab.zones import ARENA
from rulesdb.engine.kernel.book import always
from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.effects_in_force import of_kind, use_up
from rulesdb.engine.kernel.effects.replacement import Replacing, event_instead, is_matched, is_wanted
from rulesdb.engine.kernel.events import Event, Keys
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.selection.filters import IsThis

ReplacementInForce = Replacing[ReplacementEffect]
Effects = tuple[tuple[ReplacementEffect, EffectInForce], ...]


class About(NamedTuple):
    """An event that effects replace."""

    original: Event
    """The event as it was at first."""
    now: Event
    """The event as it is now."""
    effects: Sequence[ReplacementInForce]
    """The effects in force as they were at first."""


@book.law
def existing_replacements(game: Game, event: Event) -> Effects:
    """A replacement effect must exist before an event occurs to replace it (6.4.3)."""
    found = of_kind(game, ReplacementEffect)
    if not isinstance(event, kinds.Move) or event.to.name not in ARENA:
        return found
    return tuple(pair for pair in found if not _comes_with(game, event, *pair))


def _comes_with(game: Game, event: kinds.Move, effect: ReplacementEffect, one: EffectInForce) -> bool:
    """Whether an effect is one that its source has in the arena alone, and the event lets the source enter the arena.

    While the source resolves, its static abilities function (1.7.4h), but only those about the event itself replace it.
    """
    if one.lasting is not None or one.context.source != event.object or game.object(event.object).zone.name in ARENA:
        return False
    when = effect.when if isinstance(effect, Replaces) else None
    return not (isinstance(when, EntersArena) and when.what == IsThis())


def replacement_effects(game: Game, event: Event) -> list[ReplacementInForce]:
    """Return the replacement effects in force, oldest first, with the self-replacement effects behind them."""
    found: list[ReplacementInForce] = []
    for effect, in_force in existing_replacements(game, event):
        one = effect
        if isinstance(one, Prevents) and one.amount is not None:
            one = replace(one, amount=valued(game, one.amount, in_force.context))
        found.append(Replacing(one, in_force))
    found += [
        Replacing(one.effect, one) for one in self_replacements(game, event) if isinstance(one.effect, SelfReplaces)
    ]
    return found


@book.law
def effects_looked_up(game: Game, about: About) -> Sequence[ReplacementInForce]:
    """Conditions and variable values are determined each time a replacement effect could be applied (6.4.2a)."""
    return replacement_effects(game, about.now)


meets_its_condition = book.law(is_matched)
"""The condition of a replacement effect specifies which event it replaces, and so when it is active."""

modified_event = book.law(event_instead)
"""The modification is made to the event that the condition describes, or to that of the preceding effect."""

_CAN_REPLACE: Mapping[type[ReplacementEffect], Callable[[Game, Any, Event], bool]] = {
    Replaces: meets_its_condition,
    SelfReplaces: always,
    Prevents: prevention.can_prevent,
}
_INSTEAD: Mapping[type[ReplacementEffect], Callable[[Game, Any, Event], Event | None]] = {
    Replaces: modified_event,
    SelfReplaces: modified_event,
    Prevents: prevention.event_left,
}


def is_active(game: Game, one: ReplacementInForce, event: Event) -> bool:
    """A replacement effect is active if an event is about to occur that it can replace (6.4.2)."""
    return _CAN_REPLACE[type(one.effect)](game, one, event)


@book.law
def can_replace_modified(game: Game, one: ReplacementInForce, about: About) -> bool:
    """An effect can replace an event that others have modified if it is active for it as it is now (6.4.4, 6.4.6)."""
    return is_active(game, one, about.now)


@book.law
def sub_event(game: Game, one: ReplacementInForce, event: Event) -> Event | None:
    """A sub-event may occur when an effect replaces an event, even if the effect cannot prevent damage (6.4.1a)."""
    first = one.effect.first
    return None if first is None else first.event(game, event, one.in_force.context)


@book.definition("6.4.1#sentence-1")
def instead_of(event: Event, game: Game, one: ReplacementInForce) -> Event | None:
    """A replacement effect replaces an event with a modified event, or with none."""
    return _INSTEAD[type(one.effect)](game, one, event)


@book.law
def occurring_instead(event: Event, now: Event | None) -> Event | None:  # noqa: ARG001  (what one could think occurs)
    """A replaced event does not occur; the modified event occurs instead (6.4.6)."""
    return now


@book.law
def after_sub_event(game: Game, first: Event, now: Event | None) -> Event | None:
    """A sub-event occurs when the event is replaced, before the event as it is now (6.4.1a)."""
    happen(game, first)
    return now


@book.law
def count_use(game: Game, one: ReplacementInForce) -> None:
    """A self-replacement or fixed-prevention effect modifies one event alone; others go on while they have uses.

    So does a prevention effect on a number of times.
    """
    if one.in_force in game.self_replacing:
        end_self_replacing(game, tuple(other for other in game.self_replacing if other is not one.in_force))
        return
    is_fixed = isinstance(one.effect, Prevents) and not prevention.is_shield(Replacing(one.effect, one.in_force))
    if not is_fixed or (one.lasting is not None and (one.lasting.uses or 1) > 1):
        use_up(game, one.lasting)
    elif one.lasting is not None:
        note(game, kinds.Lasts(by="fab:6.4.10i", before=one.lasting))


@book.law
def spent_in_sub_event(game: Game, one: ReplacementInForce) -> Keys:
    """An effect cannot replace its own sub-events, which are a part of the original event; others can (6.4.5)."""
    return game.replacing | {one.key}


@book.law
def spent_by(spent: Keys, one: ReplacementInForce) -> Keys:
    """An effect that has replaced an event replaces neither its own modified event nor those of others (6.4.5)."""
    return spent | {one.key}


@book.law
def is_done_first(game: Game, one: ReplacementInForce) -> bool:
    """Whether the effect succeeds that must be done before a prevention effect is applied, if there is any."""
    effect = one.effect.if_done if isinstance(one.effect, Prevents) else None
    return effect is None or effect.generate(game, one.in_force.context)


def do_once_prevented(game: Game, one: ReplacementInForce, event: Event, now: Event | None) -> None:
    """Generate the effect that a prevention effect has for when it prevents damage; unpreventable damage stays."""
    effect = one.effect.then if isinstance(one.effect, Prevents) and now is not event else None
    if effect is not None:
        effect.generate(game, one.in_force.context)


@book.law
def could_be_applied(game: Game, one: ReplacementInForce, event: Event) -> bool:
    """Whether the player may choose to apply an optional effect: what it would generate instead is possible."""
    instead = one.effect.instead if isinstance(one.effect, Replaces) else None
    effect = instead.effect if isinstance(instead, IsGenerated) else None
    return not cannot_be_chosen(game, effect, replace(one.in_force.context, event=event), True, False)


chooses_to_apply = book.law(is_wanted)
"""Whether the player whom an optional effect instructs chooses to apply it: its controller (1.8.3a)."""


def event_after_applying(game: Game, one: ReplacementInForce, event: Event) -> Event | None:
    """Return the event after the application of an effect: what it does first happens, and a limited use is counted."""
    if is_applied_by_choice(one) and not (
        could_be_applied(game, one, event)
        and chooses_to_apply(game, one.controller, instead_of.id, one.subject().source)
    ):
        return event
    if not is_done_first(game, one):
        return event
    first = sub_event(game, one, event)
    now = instead_of(event, game, one)
    if now is not event:
        now = occurring_instead(event, now)
    count_use(game, one)
    do_once_prevented(game, one, event, now)
    if first is None:
        return now
    outer = game.replacing
    game.replacing = spent_in_sub_event(game, one)
    try:
        return after_sub_event(game, first, now)
    finally:
        game.replacing = outer
