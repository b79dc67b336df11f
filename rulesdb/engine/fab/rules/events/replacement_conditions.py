"""Replacement effects that exist for an event (6.4.3), and modified events (6.4.1a to 6.4.6)."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Prevents, ReplacementEffect, Replaces
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.effects.discrete import end
from rulesdb.engine.fab.rules.events.prevention import is_shield
from rulesdb.engine.fab.selection.event_patterns import EntersArena
from rulesdb.engine.fab.selection.general_patterns import Happens
from rulesdb.engine.fab.state import LastingEffect
from rulesdb.engine.fab.zones import ARENA
from rulesdb.engine.kernel.effects.effects_in_force import of_kind, use_up
from rulesdb.engine.kernel.effects.replacement import Replacing, is_matched
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.selection.filters import IsThis
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce
from rulesdb.engine.kernel.tables.event_rules import Events, Keys

ReplacementInForce = Replacing[ReplacementEffect]
Effects = tuple[tuple[ReplacementEffect, EffectInForce], ...]


@book.definition("6.4.3#sentence-1")
def existing(game: Game, event: Event) -> Effects:
    """A replacement effect must exist before an event occurs to replace it."""
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


@book.definition("6.4.3#sentence-2")
def leave_the_past(game: Game, begun: LastingEffect) -> None:
    """A replacement effect that is generated after an event does not replace it in retrospect."""


def _whatever_it_is_about(game: Game, one: Replacing[Replaces], event: Event) -> bool:
    """Whether an event is of the right kind, whoever and whatever it is about (misreading of 6.4.9 and 6.4.11)."""
    when = one.effect.when
    if isinstance(when, Happens):
        when = replace(when, what=None, who=None, by=None)
    elif isinstance(when, EntersArena):
        when = replace(when, what=None)
    return when.matches(game, event, one.in_force.context)


def _condition(sentence: str, misreading: str) -> Callable[[Game, Replacing[Replaces], Event], bool]:
    """Return the rule about the condition of a kind of replacement effects."""

    @book.definition(sentence)
    def is_matched_by(game: Game, one: Replacing[Replaces], event: Event) -> bool:
        """The condition specifies which event the effect replaces, and so when it is active."""
        return is_matched(game, one, event)

    book.instead(is_matched_by, sentence, misreading)(_whatever_it_is_about)

    return is_matched_by


_CONDITIONS = {
    "identity": _condition(
        "6.4.8#sentence-3", "性質置換効果は、どのオブジェクトが闘技場に出るイベントも変更するとする読み方"
    ),
    "standard": _condition(
        "6.4.9#sentence-3",
        "一般的置換効果は、だれの何についてのイベントなのかという条件が満たされなくても有効だとする読み方",
    ),
    "outcome": _condition(
        "6.4.11#sentence-3",
        "結果置換効果は、だれの何についてのイベントなのかという条件が満たされなくても有効だとする読み方",
    ),
}


def meets_its_condition(game: Game, one: Replacing[Replaces], event: Event) -> bool:
    """Whether an event meets the condition of a replacement effect."""
    return _CONDITIONS[one.effect.kind](game, one, event)


def used(game: Game, one: ReplacementInForce) -> None:
    """Count a use of an effect that is applied; a self-replacement effect modifies one event alone."""
    if one.in_force in game.self_replacing:
        end(game, tuple(other for other in game.self_replacing if other is not one.in_force))
    elif isinstance(one.effect, Prevents) and not is_shield(Replacing(one.effect, one.in_force)):
        act_once(game, one)
    else:
        goes_on(game, one)


@book.definition("6.4.10i#sentence-2")
def act_once(game: Game, one: ReplacementInForce) -> None:
    """A fixed-prevention effect prevents damage of the one event for which it is active."""
    if one.lasting is not None:
        note(game, kinds.Lasts(by=act_once.id, before=one.lasting))


@book.definition("6.4.9#sentence-1")
def goes_on(game: Game, one: ReplacementInForce) -> None:
    """A standard-replacement effect is a continuous effect: it goes on after a replacement."""
    use_up(game, one.lasting)


def both(event: Event, other: Event | None) -> Event:
    """Return an event in which one event happens, and then another one, if there is one."""
    return kinds.Compound(by=event.by, source=event.source, kind="put", events=tuple(filter(None, (event, other))))


@book.definition("6.4.1a#sentence-2")
def sub_event_first(game: Game, first: Event, now: Event | None) -> Event | None:
    """A sub-event occurs when the event is replaced, before the original event."""
    happen(game, first, not_for_sub_events(game))
    return now


@book.definition("6.4.1a#sentence-3")
def not_for_sub_events(game: Game) -> Keys:  # noqa: ARG001  (the misreading needs it)
    """A sub-event may be replaced, too: there is no effect that cannot replace it."""
    return frozenset()


@book.filter("6.4.4#sentence-1")
def can_replace_modified(original: Event, now: Event) -> bool:
    """A replacement effect can replace an event that has been modified by another one."""
    return original is not now


@book.definition("6.4.4#sentence-2")
def is_active_for_modified(was_active: bool, is_active: bool) -> bool:  # noqa: ARG001  (the misreading needs both)
    """It can do so only if it is active for the modified event."""
    return is_active


@book.filter("6.4.6#sentence-3")
def may_become_active(was_active: bool) -> bool:
    """A modified event may cause effects to be active that were not active for the replaced event."""
    return not was_active


@book.definition("6.4.2a#sentence-1")
def looked_up(
    at_first: Sequence[ReplacementInForce],  # noqa: ARG001  (the misreading needs it)
    now: Sequence[ReplacementInForce],
) -> Sequence[ReplacementInForce]:
    """Conditions and variable values are determined each time a replacement effect could be applied to an event."""
    return now


@book.definition("6.4.5#sentence-1")
def spent_in_sub_event(spent: Keys, one: ReplacementInForce) -> Keys:
    """A replacement effect can replace an event once per original event, of which its sub-events are a part."""
    return spent | {one.key}


@book.definition("6.4.5#sentence-2")
def spent_by_itself(spent: Keys, one: ReplacementInForce) -> Keys:
    """A replacement effect that has replaced an event cannot replace its own modified event."""
    return spent | {one.key}


@book.definition("6.4.5#sentence-3")
def spent_for_others(spent: Keys, one: ReplacementInForce) -> Keys:  # noqa: ARG001  (the misreading needs it)
    """Nor can it replace the further modified events that other replacement effects produce."""
    return spent


def spent_by(spent: Keys, one: ReplacementInForce) -> Keys:
    """Return the keys of the effects that cannot replace an event any more, once an effect is applied to it."""
    return spent_by_itself(spent_for_others(spent, one), one)


@book.definition("6.4.6#sentence-1")
def without_the_replaced(event: Event, now: Event | None) -> Event | None:  # noqa: ARG001  (the misreading needs both)
    """An event that is replaced with a modified event does not occur."""
    return now


@book.transform("6.4.6#sentence-2")
def occurring_instead(_nothing: Event | None, now: Event | None) -> Event | None:
    """The modified event occurs instead."""
    return now


@book.definition("6.4.6#sentence-4")
def noticed_instead(event: Event, seen: Events) -> Events:  # noqa: ARG001  (the misreading needs it)
    """A modified event that occurs may trigger effects that the replaced event would not have triggered."""
    return seen
