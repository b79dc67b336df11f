"""The damage that a prevention effect is about (6.4.10 to 6.4.10e): its condition, type, source and object."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events.life import Damage
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import EventPattern, Filter
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.selection.event_patterns import fits


def _costs_life(event: Event) -> bool:
    return isinstance(event, kinds.Deal | kinds.LoseLife)


@book.definition("6.4.10#sentence-1", _costs_life, "ダメージでなくても、ライフを失うイベントなら軽減するとする読み方")
def is_damage(event: Event) -> bool:
    """A prevention effect replaces a damage event with a modified event, and no event of another kind."""
    return isinstance(event, kinds.Deal)


def _whatever_the_condition(_game: Game, _when: EventPattern | None, _deal: kinds.Deal, _context: Context) -> bool:
    return True


@book.definition(
    "6.4.10#sentence-3",
    _whatever_the_condition,
    "条件が書かれていても、それを満たさないダメージまで軽減するとする読み方",
)
def meets_the_condition(game: Game, when: EventPattern | None, deal: kinds.Deal, context: Context) -> bool:
    """The condition of a prevention effect, if any, is that of the replacement."""
    return when is None or when.matches(game, deal, context)


def _of_opponents_alone(game: Game, by: Filter | None, deal: kinds.Deal, context: Context) -> bool:
    if by is None:
        return deal.source is not None and game.player_of(deal.source) != context.controller
    return fits(game, by, deal.source, context)


@book.definition(
    "6.4.10d#sentence-1",
    _of_opponents_alone,
    "発生源が書かれていなければ、対戦相手の発生源からのダメージだけを軽減するとする読み方",
)
def is_from_the_source(game: Game, by: Filter | None, deal: kinds.Deal, context: Context) -> bool:
    """If no source is specified, prevention applies to all damage to the shielded objects."""
    return fits(game, by, deal.source, context)


def _of_the_controller_alone(game: Game, shielded: Filter | None, deal: kinds.Deal, context: Context) -> bool:
    if shielded is None:
        return game.player_of(deal.object) == context.controller
    return fits(game, shielded, deal.object, context)


@book.definition(
    "6.4.10e#sentence-1",
    _of_the_controller_alone,
    "何を守るのかが書かれていなければ、効果のコントローラーのものへのダメージだけを軽減するとする読み方",
)
def is_to_the_shielded(game: Game, shielded: Filter | None, deal: kinds.Deal, context: Context) -> bool:
    """If no shielded object is specified, prevention applies to all damage that the specified sources deal."""
    return fits(game, shielded, deal.object, context)


def _physical_alone(event: kinds.Deal, named: Damage | None) -> bool:
    return is_of_the_named_type(event, named or "physical")


@book.definition("6.4.10c#sentence-1", _physical_alone, "種類の指定がなければ、物理ダメージだけを軽減するとする読み方")
def is_of_the_type(event: kinds.Deal, named: Damage | None) -> bool:
    """If no type of damage is specified, prevention applies to all types."""
    return named is None or is_of_the_named_type(event, named)


def _any_type(_event: kinds.Deal, _named: Damage) -> bool:
    return True


@book.definition(
    "6.4.10c#sentence-2", _any_type, "ダメージの種類が書かれていても、どの種類のダメージも軽減するとする読み方"
)
def is_of_the_named_type(event: kinds.Deal, named: Damage) -> bool:
    """If a type of damage is specified, prevention applies only to that type."""
    return event.damage == named
