"""Events (1.9): compound and composite ones, and those that do not occur (1.9.1, 8.5.3c)."""

from functools import partial

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.object_properties import points_for_pitching
from rulesdb.engine.fab.rules.general.precedence import cannot_happen
from rulesdb.engine.fab.rules.objects.attacks import is_living
from rulesdb.engine.fab.rules.objects.card_pool import is_equipped_face_down
from rulesdb.engine.fab.rules.objects.equipping import is_public_under
from rulesdb.engine.fab.rules.objects.objects import ceases_if_cleared
from rulesdb.engine.fab.zones import CHAIN
from rulesdb.engine.kernel.event_kinds.zone_events import PartsTable, can_leave, drawn, is_nothing_of, moved, parts_of
from rulesdb.engine.kernel.events import Event, Events
from rulesdb.engine.kernel.process.game_rules import Groups

_WITH_AMOUNTS = (kinds.Deal, kinds.GainLife, kinds.LoseLife, kinds.GainAsset)  # every event is asked for a tuple


@book.law
def is_untouched(event: Event) -> bool:
    """No effect replaces, or triggers on, an event that only involves what is outside the game or that does nothing."""
    return isinstance(event, kinds.OccurOutside) or _has_nothing_to_do(event)


def _has_nothing_to_do(event: Event) -> bool:
    if isinstance(event, kinds.Count):
        return event.amount == 0
    return isinstance(event, _WITH_AMOUNTS) and event.amount <= 0


does_nothing = book.filter("1.9.1b#sentence-1")(_has_nothing_to_do)
"""An event whose instruction is to do nothing does not occur."""


@book.definition("1.9.2#sentence-1")
def compound(kind: str, instructions: Events) -> Events:
    """An event that involves performing the same instruction more than once is one compound event."""
    return (kinds.Compound(by=compound.id, kind=kind, events=instructions),)


@book.law
def order_of_players(game: Game) -> tuple[int, ...]:
    """Players who all perform an instruction of the rules do so in clockwise order from the turn-player."""
    return game.clockwise(game.state.turn_player)


@book.law
def together(by_player: Groups) -> Groups:
    """An event in which several players perform an instruction is one compound event."""
    return [[event for group in by_player for event in group]]


@book.law
def of_clear(game: Game, event: kinds.Clear) -> Events:
    """To clear cards is to move them to their owners' graveyards; other objects cease to exist (3.0.12)."""
    return tuple(
        kinds.Cease(by=event.by, source=event.source, object=object_id)
        if ceases_if_cleared(game.object(object_id))
        else kinds.Move.to_owner(game, event, object_id, event.goes_to)
        for object_id in event.objects
    )


@book.law
def of_pitch(game: Game, event: kinds.Pitch) -> Events:
    """To pitch a card, a player moves it from hand to the pitch zone, and gains the assets of its pitch property."""
    asset, points = points_for_pitching(game, event.object)
    gained = kinds.GainAsset(by=event.by, player=event.player, asset=asset, amount=points)
    return (kinds.Move.to_owner(game, event, event.object, event.goes_to), gained)


@book.law
def put_on_the_link(game: Game, event: kinds.Defended) -> Events:
    """A card becomes a defending card by being put on the chain link, for which it moves to the combat chain."""
    controller = game.player_of(event.object)
    return (kinds.Move(by=event.by, object=event.object, to=CHAIN, controller=controller),)


PARTS: PartsTable[Game] = {
    kinds.Banish: lambda game, event: moved(game, event, is_public=event.is_public),
    kinds.Charge: moved,
    kinds.Clear: of_clear,
    kinds.Deal: lambda _game, event: (
        kinds.LoseLife(by=event.by, source=event.source, object=event.object, amount=event.amount),
    ),
    kinds.Defended: put_on_the_link,
    kinds.Destroy: moved,
    kinds.Discard: moved,
    kinds.Draw: partial(drawn, move=kinds.Move, deck="deck"),
    kinds.Equipped: lambda game, event: (
        kinds.Move(
            by=event.by,
            source=event.source,
            object=event.object,
            to=event.to,
            controller=event.to.owner,
            is_public=False if is_equipped_face_down(game.object(event.object).card) else None,
        ),
    ),
    kinds.Pitch: of_pitch,
    kinds.Transcended: lambda game, event: (
        replace(kinds.Move.to_owner(game, event, event.object, event.goes_to), face=event.face),
    ),
    kinds.Transformed: lambda game, event: tuple(
        replace(move, under=event.into, is_public=is_public_under(game, event.into))
        for move in moved(game, event)
        if isinstance(move, kinds.Move)
    ),
}
"""The internal events of composite events, by kind."""

parts = partial(parts_of, PARTS)
"""Return the internal events of a composite event; None for an event that is not a composite event."""


@book.filter("1.9.3a#sentence-2")
def has_triggered_within(key: object, triggered: frozenset[object]) -> bool:
    """A triggered effect triggers only once on a composite event, however many of its events would trigger it."""
    return key in triggered


@book.law
def as_occurred(composite: Event, within: Events, occurred: Events) -> Event | None:
    """A composite event occurs, unmodified, if any of its internal events did, modified or not; else None (1.9.3)."""
    return None if is_nothing_of(within, occurred) else composite


@book.law
def noticed(composite: Event, within: Events, occurred: Events) -> Events:
    """Effects see a composite event, with the events that occurred within it, unless no internal event did (1.9.3)."""
    return occurred if is_nothing_of(within, occurred) else (composite, *occurred)


_OF_LIFE = (kinds.GainLife, kinds.LoseLife)


@book.filter("8.5.3c#sentence-1")
def is_to_nothing_living(game: Game, event: kinds.Deal) -> bool:
    """If a non-living object would be dealt damage, the effect fails."""
    return not (game.has(event.object) and is_living(game, event.object))


def can_occur(game: Game, event: Event) -> bool:
    """Whether an event can occur in the present state."""
    if cannot_happen(game, event):
        return False
    if isinstance(event, kinds.Deal):
        return not is_to_nothing_living(game, event)
    return game.has(event.object) if isinstance(event, _OF_LIFE) else can_leave(game, event)
