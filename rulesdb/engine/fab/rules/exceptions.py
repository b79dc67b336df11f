"""Exceptions by which abilities are functional: of defending cards, and of sources that move (1.7.4a to 1.7.4j)."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, Continuous, Defines, PlayStatic, Triggered, While
from rulesdb.engine.fab.card_parts.effects import Replaces
from rulesdb.engine.fab.card_parts.roles import DefendingCondition, EnteringPattern
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.statics import works_everywhere
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ARENA, CHAIN, PRIVATE
from rulesdb.engine.kernel.cards.abilities import within
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import EventPattern
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.records.nested_records import mentions
from rulesdb.engine.kernel.selection.event_patterns import Happens, MovesToZone
from rulesdb.engine.kernel.selection.filters import IsThis


def is_kept_from_functioning(game: Game, item: Object, ability: Ability) -> bool:
    """Whether an object is a defending card that is not a permanent, and the ability none that functions then."""
    return is_passing_defender(game, item) and not any(
        excepts(ability) for excepts in (is_activated_while_defending, triggers_on_defending, is_excepted)
    )


@book.filter("1.7.4a#sentence-1")
def is_passing_defender(game: Game, item: Object) -> bool:
    """The abilities of a defending card that is not a permanent are not functional."""
    is_permanent = bool(item.card.types & {"equipment", "weapon"})
    return item.zone == CHAIN and not is_permanent and item.id in game.on_chain_as_defending()


@book.filter("1.7.4a#sentence-3")
def is_activated_while_defending(ability: Ability) -> bool:
    """The first exception are activated abilities that specify that they can be activated when the card defends."""
    return isinstance(ability, Activated) and mentions(ability.condition, DefendingCondition)


@book.filter("1.7.4a#sentence-4")
def triggers_on_defending(ability: Ability) -> bool:
    """The second exception are triggered abilities with a trigger condition that includes the card defending."""
    if not isinstance(ability, Triggered):
        return False
    return mentions(ability.while_, DefendingCondition) or is_about_its_source(ability.on, kinds.Defended)


@book.filter("1.7.4a#sentence-5")
def is_excepted(ability: Ability) -> bool:
    """The third exception are static abilities that are stated as exceptions: those of 1.7.4e to 1.7.4g, and 1.7.4j."""
    return isinstance(ability, PlayStatic | Defines | While) or replaces_its_move(ability)


def is_about_its_source(on: EventPattern | None, kind: type[Event]) -> bool:
    """Whether an event pattern is about an event of a kind that happens to the source."""
    return isinstance(on, Happens) and issubclass(on.kind, kind) and mentions(on.what, IsThis)


@book.transform("1.7.4f#sentence-1")
def functions_everywhere(is_in_the_arena: bool, item: Object) -> bool:
    """A property-static ability is functional in any zone, and outside the game."""
    return works_everywhere(is_in_the_arena, item)


@book.transform("1.7.4e#sentence-1")
def functions_as_it_is_played(_is_in_the_arena: bool, item: Object) -> bool:
    """A play-static ability is functional when its source is public and is played."""
    return item.is_public


@book.definition("1.7.4h#sentence-1")
def functions_as_a_layer(game: Game, item: Object) -> bool:
    """A static ability becomes functional when its source resolves as a layer on the stack."""
    return item.id == game.state.resolving


@book.filter("1.7.4h#sentence-2")
def functions_as_it_enters(event: kinds.Move) -> bool:
    """A static ability also becomes functional as its source enters the arena."""
    return event.to.name in ARENA


def begins_to_function(event: Event, ability: Triggered) -> bool:
    """Whether an event is one with which a triggered ability about it begins to be functional, in time to trigger."""
    match event:
        case kinds.Move():
            return mentions(ability.on, IsThis) and functions_as_it_enters(event)
        case kinds.Defended():
            return triggers_on_defending(ability)
    return False


@book.transform("1.7.4i#sentence-2")
def functions_where_it_triggers(_is_in_the_arena: bool, item: Object, ability: Triggered) -> bool:
    """A triggered ability about its source outside the arena is functional when the source meets that condition."""
    zones = ability.zones
    assert zones is not None
    return item.zone.name in zones and (item.is_public or bool(zones & PRIVATE))


@book.transform("1.7.4j#sentence-2")
def functions_as_it_moves(is_in_the_arena: bool, ability: Ability) -> bool:
    """A static ability that replaces the move of its source is functional wherever the source would move from."""
    return is_in_the_arena or replaces_its_move(ability)


def replaces_its_move(ability: Ability) -> bool:
    """Whether a static ability has a replacement effect that modifies the event of its source moving zones."""
    inner = within(ability)
    if not isinstance(inner, Continuous) or not isinstance(inner.effect, Replaces):
        return False
    return isinstance(inner.effect.when, MovesToZone | EnteringPattern) and mentions(inner.effect.when, IsThis)
