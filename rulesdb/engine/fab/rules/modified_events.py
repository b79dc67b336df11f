"""Modified events (6.4.1a to 6.4.6): sub-events, the effects that are active for an event, and how often they are."""

from collections.abc import Sequence

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import ReplacementEffect
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.replacement_conditions import ReplacementInForce
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.replacement_effects import Replacing
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.tables.event_rules import Events, Keys


def both(event: Event, other: Event | None) -> Event:
    """Return an event in which one event happens, and then another one, if there is one."""
    return kinds.Compound(by=event.by, source=event.source, kind="put", events=tuple(filter(None, (event, other))))


def _after_the_event(_game: Game, first: Event, now: Event | None) -> Event | None:
    return first if now is None else both(now, first)


@book.definition("6.4.1a#sentence-2", _after_the_event, "サブイベントは、元のイベントよりも後に起こるとする読み方")
def sub_event_first(game: Game, first: Event, now: Event | None) -> Event | None:
    """A sub-event occurs when the event is replaced, before the original event."""
    happen(game, first, not_for_sub_events(game))
    return now


def _of_all(game: Game) -> Keys:
    return frozenset(Replacing(*pair).key for pair in of_kind(game, ReplacementEffect))


@book.definition("6.4.1a#sentence-3", _of_all, "サブイベントは、置換効果によって置き換えられないとする読み方")
def not_for_sub_events(game: Game) -> Keys:  # noqa: ARG001  (the misreading needs it)
    """A sub-event may be replaced, too: there is no effect that cannot replace it."""
    return frozenset()


@book.filter("6.4.4#sentence-1")
def can_replace_modified(original: Event, now: Event) -> bool:
    """A replacement effect can replace an event that has been modified by another one."""
    return original is not now


def _for_the_original(was_active: bool, is_active: bool) -> bool:
    return was_active or is_active


@book.definition(
    "6.4.4#sentence-2",
    _for_the_original,
    "元のイベントに対して有効だった置換効果は、変更後のイベントに対して有効でなくても、適用されるとする読み方",
)
def is_active_for_modified(was_active: bool, is_active: bool) -> bool:  # noqa: ARG001  (the misreading needs both)
    """It can do so only if it is active for the modified event."""
    return is_active


@book.filter("6.4.6#sentence-3")
def may_become_active(was_active: bool) -> bool:
    """A modified event may cause effects to be active that were not active for the replaced event."""
    return not was_active


def _as_at_first(
    at_first: Sequence[ReplacementInForce], now: Sequence[ReplacementInForce]
) -> Sequence[ReplacementInForce]:
    """Return the effects with the values that they had at first, as far as they still exist (misreading of 6.4.2a)."""
    existing = {one.key for one in now}
    return [one for one in at_first if one.key in existing]


@book.definition(
    "6.4.2a#sentence-1",
    _as_at_first,
    "置換の条件と可変値は、イベントが起ころうとしたときに一度だけ決めるとする読み方",
)
def looked_up(
    at_first: Sequence[ReplacementInForce],  # noqa: ARG001  (the misreading needs it)
    now: Sequence[ReplacementInForce],
) -> Sequence[ReplacementInForce]:
    """Conditions and variable values are determined each time a replacement effect could be applied to an event."""
    return now


def _once_more(spent: Keys, one: ReplacementInForce) -> Keys:
    """Let an effect replace the event once more (misreading of 6.4.5)."""
    again = ("once more", one.key)
    return spent | {one.key if again in spent else again}


@book.definition(
    "6.4.5#sentence-1", _once_more, "置換効果は、自身のサブイベントを、もう一度は置き換えられるとする読み方"
)
def spent_in_sub_event(spent: Keys, one: ReplacementInForce) -> Keys:
    """A replacement effect can replace an event once per original event, of which its sub-events are a part."""
    return spent | {one.key}


@book.definition("6.4.5#sentence-2", _once_more, "自身の変更でできたイベントを、もう一度は置き換えられるとする読み方")
def spent_by_itself(spent: Keys, one: ReplacementInForce) -> Keys:
    """A replacement effect that has replaced an event cannot replace its own modified event."""
    return spent | {one.key}


def _free_again(spent: Keys, one: ReplacementInForce) -> Keys:
    """Let every other effect replace the modified event, once more (misreading of 6.4.5)."""
    freed = {key for key in spent if key != one.key and ("freed", key) not in spent and not _is_mark(key)}
    return (spent - freed) | {("freed", key) for key in freed}


def _is_mark(key: object) -> bool:
    return isinstance(key, tuple) and key[0] in {"freed", "once more"}


@book.definition(
    "6.4.5#sentence-3",
    _free_again,
    "ほかの置換効果がさらに変更したイベントなら、もう一度置き換えられるとする読み方",
)
def spent_for_others(spent: Keys, one: ReplacementInForce) -> Keys:  # noqa: ARG001  (the misreading needs it)
    """Nor can it replace the further modified events that other replacement effects produce."""
    return spent


def spent_by(spent: Keys, one: ReplacementInForce) -> Keys:
    """Return the keys of the effects that cannot replace an event any more, once an effect is applied to it."""
    return spent_by_itself(spent_for_others(spent, one), one)


def _as_well(event: Event, now: Event | None) -> Event | None:
    return both(event, now)


@book.definition("6.4.6#sentence-1", _as_well, "置き換えられたイベントも、変更後のイベントとともに起こるとする読み方")
def without_the_replaced(event: Event, now: Event | None) -> Event | None:  # noqa: ARG001  (the misreading needs both)
    """An event that is replaced with a modified event does not occur."""
    return now


@book.transform("6.4.6#sentence-2")
def occurring_instead(_nothing: Event | None, now: Event | None) -> Event | None:
    """The modified event occurs instead."""
    return now


def _of_the_same_kind(event: Event, seen: Events) -> Events:
    return tuple(one for one in seen if isinstance(one, type(event)))


@book.definition(
    "6.4.6#sentence-4",
    _of_the_same_kind,
    "元のイベントで誘発しない効果は、変更後のイベントでも誘発しないとする読み方",
)
def noticed_instead(event: Event, seen: Events) -> Events:  # noqa: ARG001  (the misreading needs it)
    """A modified event that occurs may trigger effects that the replaced event would not have triggered."""
    return seen
