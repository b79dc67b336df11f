"""The damage that a prevention effect is about (6.4.10 to 6.4.10e): its condition, type, source and object."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events.life import Damage
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import EventPattern, Filter
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.selection.event_patterns import fits


@book.definition("6.4.10#sentence-1")
def is_damage(event: Event) -> bool:
    """A prevention effect replaces a damage event with a modified event, and no event of another kind."""
    return isinstance(event, kinds.Deal)


@book.definition("6.4.10#sentence-3")
def meets_the_condition(game: Game, when: EventPattern | None, deal: kinds.Deal, context: Context) -> bool:
    """The condition of a prevention effect, if any, is that of the replacement."""
    return when is None or when.matches(game, deal, context)


@book.definition("6.4.10d#sentence-1")
def is_from_the_source(game: Game, by: Filter | None, deal: kinds.Deal, context: Context) -> bool:
    """If no source is specified, prevention applies to all damage to the shielded objects."""
    return fits(game, by, deal.source, context)


@book.definition("6.4.10e#sentence-1")
def is_to_the_shielded(game: Game, shielded: Filter | None, deal: kinds.Deal, context: Context) -> bool:
    """If no shielded object is specified, prevention applies to all damage that the specified sources deal."""
    return fits(game, shielded, deal.object, context)


@book.definition("6.4.10c#sentence-1")
def is_of_the_type(event: kinds.Deal, named: Damage | None) -> bool:
    """If no type of damage is specified, prevention applies to all types."""
    return named is None or is_of_the_named_type(event, named)


@book.definition("6.4.10c#sentence-2")
def is_of_the_named_type(event: kinds.Deal, named: Damage) -> bool:
    """If a type of damage is specified, prevention applies only to that type."""
    return event.damage == named
