"""Functional abilities (402.8): the zones in which an ability functions, and the triggered abilities that exist."""

from collections.abc import Iterator

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.abilities import TriggeredAbility, condition_of, within
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.effects.effects_in_force import holds_now
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.tables.effect_rules import Candidate, EffectRules
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Activated, Static, Triggered
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import Object

_IN_PLAY = frozenset({"in play"})


@book.transform("402.8")
def functions(_nowhere: bool, item: Object, ability: Ability) -> bool:
    """An ability of a permanent functions while it is in play; others state the zones in which they function."""
    inner = within(ability)
    zones = inner.zones if isinstance(inner, Activated | Triggered | Static) else None
    return item.zone.name in (zones or _IN_PLAY)


def _candidates(_game: Game, item: Object) -> Iterator[Candidate]:
    """Yield the printed abilities of an object that function where it is."""
    for index, ability in enumerate(item.card.abilities):
        if functions(False, item, ability):
            yield item, index, ability


def _is_functional(_game: Game, item: Object, ability: Ability) -> bool:
    return functions(False, item, ability)


@book.transform("404.1")
def triggered(
    none: tuple[Listener, ...], game: Game, item: Object, name: str, ability: Ability
) -> tuple[Listener, ...]:
    """A triggered ability that functions watches for its trigger event."""
    context, inner = game.context_of(item.id), within(ability)
    assert isinstance(inner, TriggeredAbility)
    if not holds_now(game, condition_of(ability), context):
        return none
    if name.startswith("effect"):
        context = replace(context, granted_by=name)
    return (*none, Listener((item.id, name), inner, context))


FUNCTIONAL = EffectRules[Game](
    candidates=_candidates,
    is_functional=_is_functional,
    works=_is_functional,
    triggered=triggered,
)
"""The rules of functional abilities."""
