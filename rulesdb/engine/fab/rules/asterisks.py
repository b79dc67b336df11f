"""The values of asterisks, as abilities define them (1.12.3b)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Defines
from rulesdb.engine.fab.cards import Stat
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.functional import is_functional
from rulesdb.engine.fab.state import Object


def _by_no_effect(_game: Game, _item: Object, _stat: Stat) -> bool:
    return False


@book.definition("1.12.3b#sentence-2", _by_no_effect, "*の値は、効果では決まらないとする読み方")
def is_defined_by_an_effect(game: Game, item: Object, stat: Stat) -> bool:
    """If no ability can be used to define the value of an asterisk, an effect that defines it does."""
    return getattr(item.card, stat) == "*" and not is_defined_by_its_ability(game, item, stat)


def _by_the_effect(_game: Game, _item: Object, _stat: Stat) -> bool:
    return False


@book.definition(
    "1.12.3b#sentence-1", _by_the_effect, "効果が*の値を定義するなら、能力があっても、効果に従って決まるとする読み方"
)
def is_defined_by_its_ability(game: Game, item: Object, stat: Stat) -> bool:
    """If there is an ability that can be used to define the value of an asterisk, it is evaluated by that ability."""
    defining = (ability for ability in item.card.abilities if isinstance(ability, Defines) and ability.stat == stat)
    return any(is_functional(game, item, ability) for ability in defining)
