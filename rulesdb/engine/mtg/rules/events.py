"""The table of the rules for events: what they consist of, what replaces them, what follows and ends with them."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Any

from msgspec.structs import replace

from rulesdb.engine.kernel.effects.alterations import Alteration, AlterationInForce, alterations
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, of_kind, use_up
from rulesdb.engine.kernel.effects.replacement import Replacing, event_instead, is_matched, is_wanted, picked
from rulesdb.engine.kernel.effects.triggers import Listener, listeners
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.kernel.event_kinds.player_events import GetPriority, Over, Priority
from rulesdb.engine.kernel.event_kinds.zone_events import (
    Draw,
    PartsTable,
    Shuffle,
    can_leave,
    drawn,
    is_nothing_of,
    moved,
    parts_of,
)
from rulesdb.engine.kernel.events import Event, EventRules, Events, Keys, OfObject, OfPlayer, object_of
from rulesdb.engine.kernel.process.pipeline import happen_at_once, happen_in_order
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.effects import Replaces
from rulesdb.engine.mtg.characteristics import is_creature, properties
from rulesdb.engine.mtg.events import cards, points, turns
from rulesdb.engine.mtg.events.cards import Several
from rulesdb.engine.mtg.events.turns import LeavesCombat
from rulesdb.engine.mtg.events.zones import Altered, Cease, Create, Move, PhasesIn, PhasesOut, Shown
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords import buyback, dredge, entering, flashback, madness, morph, protection
from rulesdb.engine.mtg.keywords.phasing import phases_with_its_host
from rulesdb.engine.mtg.rules import prevention
from rulesdb.engine.mtg.rules.abilities import trigger_all
from rulesdb.engine.mtg.rules.attempts import KeywordReplacement
from rulesdb.engine.mtg.rules.objects import after_event, is_phased_out
from rulesdb.engine.mtg.state import IN_PLAY, PHASED_OUT, LastKnown, Zone


def static_alterations(game: Game) -> Iterator[AlterationInForce]:
    """Yield the effects of static abilities that change the control of permanents, as that of an Aura does."""
    for effect, in_force in of_kind(game, Alteration):
        if in_force.lasting is None:
            objects = frozenset(one for one in game.zone("in play") if applies_to(game, in_force, one))
            yield AlterationInForce(in_force.timestamp, effect, in_force.context, objects)


@book.definition("306.2")
def removed_from_combat(game: Game, event: PhasesOut | Altered) -> Events:
    """A creature that phases out, or that another player gains control of, is removed from combat."""
    if isinstance(event, Altered) and event.record.controller == event.before.controller:
        return ()
    found = event.object if isinstance(event, PhasesOut) else event.record.id
    return leaving_combat(game, found, removed_from_combat.id)


def leaving_combat(game: Game, creature: int, by: str) -> Events:
    """Return the event by which a creature is removed from combat, none if it neither attacks nor blocks."""
    is_fighting = any(creature == one.creature or creature in one.blockers for one in game.state.attackers)
    return (LeavesCombat(by=by, object=creature),) if is_fighting else ()


def ended_with_control(game: Game, event: Altered) -> Events:
    """Return the ends of the effects that last until control of an object is lost, as another player gains it."""
    if event.record.controller == event.before.controller:
        return ()
    found = (one for one in game.state.lasting if one.until == "control is lost")
    return tuple(Lasts(before=one, after=None) for one in found if event.record.id in (one.objects or ()))


def ended_after_untap(game: Game, event: turns.Began) -> Events:
    """Return the ends of the effects that last until the next untap step of the controller of an object is over."""
    if event.step != "upkeep":
        return ()
    found = (one for one in game.state.lasting if one.until == "next untap step")
    over = (one for one in found if event.player in {game.player_of(it) for it in one.objects or () if game.has(it)})
    return tuple(Lasts(before=one, after=None) for one in over)


@book.definition("502.15")
def ended_for_phased_out(game: Game, event: PhasesOut) -> Events:
    """Effects of limited duration that are fixed to a permanent affect it no longer once it has phased out."""
    found = (one for one in game.state.lasting if one.until != "for good" and event.object in (one.objects or ()))
    left = [(one, (one.objects or frozenset()) - {event.object}) for one in found]
    return tuple(Lasts(before=one, after=replace(one, objects=others) if others else None) for one, others in left)


ReplacingOrKeyword = Replacing[Replaces] | KeywordReplacement
_KEYWORDS = (
    buyback.replacements,
    dredge.replacements,
    entering.replacements,
    flashback.replacements,
    madness.replacements,
    protection.replacements,
    prevention.replacements,
)
"""The replacement effects of keyword abilities: each returns those that can replace an event now."""


def _in_force(game: Game, event: Event) -> Sequence[ReplacingOrKeyword]:
    """Return the replacement effects that may be about an event: those of cards, then those of keywords."""
    of_cards = (Replacing(effect, one) for effect, one in of_kind(game, Replaces))
    return (*of_cards, *(one for replacements in _KEYWORDS for one in replacements(game, event)))


@book.definition("419.9")
def affected_player(game: Game, event: Event) -> int:
    """The affected player, or the controller of the affected object, chooses which replacement effect is applied."""
    if isinstance(event, OfPlayer):
        return event.player
    found = object_of(event)
    assert found is not None  # every event that an effect replaces is about a player or an object
    return game.player_of(found)


def modified(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """Return the event that occurs instead of an event, and the keys of the effects that could replace it so far.

    One effect is applied after the other, and those that can replace the event are looked up again after each.
    """
    now: Event | None = event
    while now is not None and (found := [one for one in _in_force(game, now) if _can_replace(game, one, now, spent)]):
        one = picked(game, affected_player(game, now), found, affected_player.id)
        spent |= {one.key}
        is_optional = one.is_optional if isinstance(one, KeywordReplacement) else one.effect.is_optional
        if not is_optional or is_wanted(game, one.controller, affected_player.id, one.subject().source):
            now = one.instead(game, now) if isinstance(one, KeywordReplacement) else event_instead(game, one, now)
            use_up(game, one.lasting)
    return replace(now, made=game.state.next_id) if isinstance(now, Create) else now, spent


def _can_replace(game: Game, one: ReplacingOrKeyword, event: Event, spent: Keys) -> bool:
    return one.key not in spent and (isinstance(one, KeywordReplacement) or is_matched(game, one, event))


@book.definition("420.5g")
def drawn_or_nothing(game: Game, event: Draw) -> Events:
    """Who would draw from an empty library does not draw, and that is remembered."""
    found = drawn(game, event, move=Move, deck="library")
    return found or (cards.DrewFromNothing(by=drawn_or_nothing.id, player=event.player),)


def results_of_damage(game: Game, event: points.Deal) -> Events:
    """Return what damage does: a player loses life, a creature keeps it until the turn ends."""
    item = game.object(event.object)
    if item.zone.name == "player":
        return loss_of_life(event, game.player_of(item.id))
    return (points.Wounded(by=event.by, source=event.source, object=event.object, amount=event.amount),)


@book.definition("212.3")
def loss_of_life(event: points.Deal, player: int) -> Events:
    """Damage dealt to a player makes that player lose as much life."""
    return (points.LoseLife(by=loss_of_life.id, source=event.source, player=player, amount=event.amount),)


@book.transform("419.6b")
def regenerated(_nothing: Events, game: Game, event: cards.Regenerate) -> Events:
    """A permanent that regenerates becomes tapped, has no damage any more, and is removed from combat."""
    by, item = regenerated.id, game.object(event.object)
    return (
        *(() if item.is_tapped else (Tapped(by=by, object=item.id, is_tapped=True),)),
        *((points.Wounded(by=by, object=item.id, amount=-item.damage),) if item.damage else ()),
        *leaving_combat(game, item.id, by),
    )


def discarded(game: Game, event: cards.Discard) -> Events:
    """Return the move of a discarded card to the graveyard, or out of the game."""
    if not game.has(event.object):
        return ()
    return (Move.to_owner(game, event, event.object, "removed" if event.is_removed else "graveyard"),)


def shuffled_in(game: Game, event: cards.ShuffledIn) -> Events:
    """Return what makes up the event by which a card is shuffled into its owner's library."""
    if not game.has(event.object):
        return ()
    item = game.object(event.object)
    known = LastKnown(item, properties(game, event.object))
    return (
        Shown(by=event.by, source=event.source, object=event.object, known=known),
        Move.to_owner(game, event, event.object, "library"),
        Shuffle(by=event.by, source=event.source, zone=Zone("library", item.owner)),
    )


@book.definition("414.1")
def countered(game: Game, event: cards.Counter) -> Events:
    """A countered spell leaves the stack for its owner's graveyard, or where an effect puts it, without resolving."""
    if not game.has(event.object):
        return ()
    return (replace(Move.to_owner(game, event, event.object, event.zone), counters=event.counters),)


_PARTS: PartsTable[Game] = {
    Draw: drawn_or_nothing,
    cards.Mulligan: lambda game, event: tuple(
        Move.to_owner(game, event, card, event.goes_to) for card in game.zone(event.comes_from, event.player)
    ),
    cards.Discard: discarded,
    cards.Destroy: moved,
    cards.Regenerate: lambda game, event: regenerated((), game, event),
    cards.Sacrifice: moved,
    points.Deal: results_of_damage,
    cards.Counter: countered,
    cards.ShuffledIn: shuffled_in,
}
"""The kinds of composite events, with what they consist of."""
_AMOUNTS = (points.Deal, points.GainLife, points.LoseLife)


def _can_occur(game: Game, event: Event) -> bool:
    """Whether an event can occur: damage to players and creatures in play, and nothing to what is phased out.

    Nobody moves, taps or turns a player, and only permanents are tapped and untapped.
    """
    if not isinstance(event, OfObject):
        return can_leave(game, event)
    zone = game.object(event.object).zone if game.has(event.object) else None
    if zone == PHASED_OUT and not isinstance(event, PhasesIn | Cease) and is_phased_out(game, event.object):
        return False
    is_player = zone is not None and zone.name == "player"
    if isinstance(event, points.Deal):
        return is_player or (zone == IN_PLAY and is_creature(game, event.object))
    is_tapped_elsewhere = isinstance(event, Tapped) and zone not in {None, IN_PLAY}
    return not is_player and not is_tapped_elsewhere and can_leave(game, event)


_CONSEQUENCES: tuple[tuple[tuple[type[Event], ...], Callable[[Game, Any], Events]], ...] = (
    ((Altered,), ended_with_control),
    ((turns.Began,), ended_after_untap),
    ((PhasesOut,), ended_for_phased_out),
    ((Move,), morph.revealed_by_move),
    ((Move,), entering.copied_as_it_came),
    ((Over,), morph.revealed_at_the_end),
    ((PhasesIn, PhasesOut), phases_with_its_host),
    ((cards.Discard, Move), madness.triggers),
    ((Altered, PhasesOut), removed_from_combat),
)
"""What follows at once from events of some kinds, also while a rule is misread."""
_OF_PRIORITY = (Priority, GetPriority)
"""Half of the events of a game, from which nothing follows: no effect looks at who has priority."""


@cache
def _following(kind: type[Event]) -> tuple[Callable[[Game, Any], Events], ...]:
    """Return what may follow from a kind of events."""
    return tuple(follow for kinds, follow in _CONSEQUENCES if issubclass(kind, kinds))


def _consequences(game: Game, event: Event) -> Events:
    """Return what follows from an event, and the changes of objects whose control or copiable values have changed."""
    if isinstance(event, _OF_PRIORITY):
        return ()
    following = tuple(one for follow in _following(type(event)) for one in follow(game, event))
    state = game.state
    static = tuple(static_alterations(game))
    if not state.lasting and not state.altered and not static:
        return following
    return (*following, *(one for one in alterations(game, Altered, static) if not is_phased_out(game, one.record.id)))


@book.definition("410.10")
def at_once(game: Game, events: Events, spent: Keys, excluded: Keys) -> bool:
    """What an effect does to several objects happens at once, so that all of them see it; cards are drawn in turn."""
    happen = happen_in_order if any(isinstance(event, Draw) for event in events) else happen_at_once
    return happen(game, events, spent, excluded)


@book.law
def existing_triggers(game: Game) -> tuple[Listener, ...]:
    """Return the triggered abilities that exist: equal ones of an object trigger separately, whatever gives them."""
    return listeners(game)


_END_OF_TURN = frozenset({"end of turn"})
EVENT_RULES = EventRules[Game, Listener](
    after=after_event,
    compound=lambda kind, events: (Several(kind=kind, events=events),),
    consequences=_consequences,
    unfold=lambda game, event, spent, excluded: at_once(game, event.events, spent, excluded),
    ended_by=lambda event: _END_OF_TURN if isinstance(event, turns.Cleaned) else None,
    does_nothing=lambda event: isinstance(event, _AMOUNTS) and event.amount < 1,
    can_occur=_can_occur,
    modified=modified,
    parts=partial[Any](parts_of, _PARTS),
    as_occurred=lambda event, within, occurred: None if within and is_nothing_of(within, occurred) else event,
    existing=existing_triggers,
    trigger=trigger_all,
)
"""The rules for events."""
