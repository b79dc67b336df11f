"""The values of asterisks, as abilities define them (1.12.3b)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Defines
from rulesdb.engine.fab.cards import Stat
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.functional import is_functional
from rulesdb.engine.fab.state import Object


@book.definition("1.12.3b#sentence-2")
def is_defined_by_an_effect(game: Game, item: Object, stat: Stat) -> bool:
    """If no ability can be used to define the value of an asterisk, an effect that defines it does."""
    return getattr(item.card, stat) == "*" and not is_defined_by_its_ability(game, item, stat)


@book.definition("1.12.3b#sentence-1")
def is_defined_by_its_ability(game: Game, item: Object, stat: Stat) -> bool:
    """If there is an ability that can be used to define the value of an asterisk, it is evaluated by that ability."""
    defining = (ability for ability in item.card.abilities if isinstance(ability, Defines) and ability.stat == stat)
    return any(is_functional(game, item, ability) for ability in defining)
