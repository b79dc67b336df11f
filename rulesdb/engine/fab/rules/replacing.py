"""Replacement effects (6.4), applied to an event in the order of their types (6.5)."""

from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Replaces
from rulesdb.engine.fab.continuous import EffectInForce, of_kind
from rulesdb.engine.fab.events import Lasts
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.options import Answer, Number
from rulesdb.engine.kernel.event_rules import Keys
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.pipeline import happen, note

# Types applied before the event (6.5.3 to 6.5.5). Outcome-replacement effects (6.5.7) apply after the event.
_BEFORE = (
    ("fab:6.5.3", frozenset({"self", "identity"})),
    ("fab:6.5.4", frozenset({"standard"})),
    ("fab:6.5.5", frozenset({"prevention"})),
)

Key = tuple[int, int, Replaces]  # id of the lasting effect or 0, source, effect


class Replaced(NamedTuple):
    """Result of replacing an event."""

    event: Event | None
    """The event to occur, None if none occurs."""
    first: tuple[Event, ...]
    """Events to occur before it, in order."""
    spent: Keys
    """Keys of the replacement effects that cannot replace the event again (6.4.5), including those declined."""
    ended: tuple[EffectInForce, ...]
    """The replacement effects applied, in order; those with limited uses have one use less (``used_up``)."""


def replaced(game: Game, event: Event, spent: Keys) -> Replaced:
    """Apply every active replacement effect to an event, at most once each (6.4.5), in the order of 6.5."""
    now: Event | None = event
    first: tuple[Event, ...] = ()
    ended: tuple[EffectInForce, ...] = ()
    for rule, row in _BEFORE:
        while now is not None and (found := _active(game, now, row, spent)):
            chosen = _chosen(game, found, rule)
            spent |= {_key(chosen)}
            effect = _effect(chosen)
            if effect.is_optional and not _wanted(game, chosen):
                continue
            before = effect.first.event(game, now, chosen.context) if effect.first else None
            first += () if before is None else (before,)
            now = effect.instead.event(game, now, chosen.context)
            ended += (chosen,)
    return Replaced(now, first, spent, ended)


def _unmodified(_game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """Return the event unchanged by replacement effects."""
    return event, spent


@book.definition("1.9.1", _unmodified, "イベントは、置換効果によっても変わらないとする読み方")
def modified(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """An event can be modified by replacement effects before it happens."""
    outcome = replaced(game, event, spent)
    for first in outcome.first:
        happen(game, first)
    for ended in outcome.ended:
        use = used_up(game, ended)
        if use is not None:
            note(game, use)
    return outcome.event, outcome.spent


def used_up(game: Game, ended: EffectInForce) -> Event | None:
    """Return the event that uses up one of a replacement effect's limited uses; None if it has none."""
    lasting = ended.lasting
    if lasting is None or lasting.uses is None:
        return None
    current = next((one for one in game.state.lasting if one.id == lasting.id), None)
    if current is None or current.uses is None:
        return None
    return Lasts(before=current, after=None if current.uses == 1 else replace(current, uses=current.uses - 1))


def _key(continuous: EffectInForce) -> Key:
    return (continuous.lasting.id if continuous.lasting else 0, continuous.context.source, _effect(continuous))


def _effect(continuous: EffectInForce) -> Replaces:
    assert isinstance(continuous.effect, Replaces)
    return continuous.effect


def _active(game: Game, event: Event, row: frozenset[str], spent: Keys) -> list[EffectInForce]:
    """Return the replacement effects of the types in ``row`` that can replace the event and have not yet (6.4.2)."""
    return [
        active_effect
        for effect, active_effect in of_kind(game, Replaces)
        if effect.kind in row
        and _key(active_effect) not in spent
        and effect.when.matches(game, event, active_effect.context)
    ]


def _chosen(game: Game, found: list[EffectInForce], rule: str) -> EffectInForce:
    """Return the effect that applies next: in clockwise order, a player chooses among those they control (6.5.2)."""
    order = game.clockwise(game.state.turn_player)
    player = next(
        (other_player for other_player in order if any(one.context.controller == other_player for one in found)),
        order[0],
    )
    candidates = [continuous for continuous in found if continuous.context.controller == player] or found
    index = game.pick(player, "order of replacements", [Number(at) for at in range(len(candidates))], rule)
    return candidates[index.value]


def _wanted(game: Game, continuous: EffectInForce) -> bool:
    """Whether the controller of an optional replacement effect applies it; no, if the controller has lost the game."""
    if continuous.context.controller not in game.playing:
        return False
    answer = game.pick(continuous.context.controller, "replace", [Answer(True), Answer(False)], "fab:6.4.1")
    return answer.is_yes
