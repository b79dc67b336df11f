"""Slivers (heading 再録テーマ:スリヴァー): creatures whose static abilities apply to all slivers.

The rules are those of any static ability with a filter; the rulings say what players of slivers have misread.
"""

from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.game import Game

Effects = tuple[EffectInForce, ...]
Listeners = tuple[Listener, ...]


# Which creatures benefit


@book.definition("再録テーマ:スリヴァー#item-4")
def fits(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    """A creature of another type that has become a sliver benefits as slivers do."""
    return described.fits(game, object_id, in_force.context)


@book.definition("再録テーマ:スリヴァー#item-1")
def reaches(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    """A sliver gives its ability to all slivers, itself included, whoever controls them."""
    return fits(game, described, object_id, in_force)


@book.definition("再録テーマ:スリヴァー#item-5")
def applies(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    """What is no sliver any more does not get its own ability, but gives it to the other slivers."""
    return reaches(game, described, object_id, in_force)


# What they get


@book.definition("再録テーマ:スリヴァー#item-2")
def gives_its_ability(_in_force: EffectInForce) -> bool:
    """Activated, static and triggered abilities are given alike; other slivers give none."""
    return True


@book.definition("再録テーマ:スリヴァー#item-3")
def accumulated(effects: Effects) -> Effects:
    """Modifications of power and toughness that several slivers give accumulate."""
    return effects


@book.definition("再録テーマ:スリヴァー#item-3")
def accumulated_triggers(found: Listeners) -> Listeners:
    """Triggered abilities that several slivers give accumulate, too."""
    return found
