"""Functional abilities (402.8): the zones in which an ability functions, and the triggered abilities that exist."""

from collections.abc import Iterator

from msgspec.structs import replace

from rulesdb.engine.kernel.book import remembered
from rulesdb.engine.kernel.cards.abilities import TriggeredAbility, condition_of, within
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.effects.effects_in_force import holds_now
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.tables.effect_rules import EffectRules, FunctionalAbility
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Activated, Static, Triggered, TriggeredKeyword
from rulesdb.engine.mtg.characteristics import is_of_kind
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.keyword_rules import APPLIES
from rulesdb.engine.mtg.state import Object

_IN_PLAY = frozenset({"in play"})


@book.transform("402.8")
def functions(_nowhere: bool, item: Object, ability: Ability) -> bool:
    """An ability of a permanent functions while it is in play; others state the zones in which they function."""
    inner = within(ability)
    zones = inner.zones if isinstance(inner, Activated | Triggered | Static) else None
    return item.zone.name in (zones or _IN_PLAY)


def _candidates(game: Game, item: Object) -> Iterator[FunctionalAbility]:
    """Yield the printed abilities of an object that function where it is, as those of an equal card there do."""
    for index in game.keep(("functional", item.card, item.zone.name), (), _functional, game, item):
        yield item, index, item.card.abilities[index]


def _functional(game: Game, item: Object) -> tuple[int, ...]:
    """Return the indices of the printed abilities of an object that function where it is."""
    return tuple(index for index, one in enumerate(item.card.abilities) if _is_functional(game, item, one))


def _is_functional(_game: Game, item: Object, ability: Ability) -> bool:
    """Whether an ability functions where an object is, or any of the abilities for which a keyword stands."""
    return any(functions(False, item, one) for one in _meaning(ability))


@remembered
def _meaning(ability: Ability) -> tuple[Ability, ...]:
    inner = within(ability)
    return inner.meaning() if isinstance(inner, TriggeredKeyword) else (ability,)


@remembered
def _meaning_if_gained(ability: Ability) -> tuple[Ability, ...]:
    inner = within(ability)
    return inner.meaning_if_gained() if isinstance(inner, TriggeredKeyword) else (ability,)


@book.transform("404.1")
def triggered(
    none: tuple[Listener, ...], game: Game, item: Object, name: str, ability: Ability
) -> tuple[Listener, ...]:
    """A triggered ability that functions watches for its trigger event."""
    context = game.context_of(item.id)
    if not holds_now(game, condition_of(ability), context):
        return none
    is_gained = name.startswith("effect")
    if is_gained:
        context = replace(context, granted_by=name)
    found = list(none)
    meaning = _meaning_if_gained(ability) if is_gained else _meaning(ability)
    for at, inner in enumerate(map(within, meaning)):
        assert isinstance(inner, TriggeredAbility)
        if functions(False, item, inner):
            found.append(Listener((item.id, f"{name}.{at}" if at else name), inner, context))
    return tuple(found)


FUNCTIONAL = EffectRules[Game](
    candidates=_candidates,
    is_functional=_is_functional,
    works=_is_functional,
    triggered=triggered,
    fits=APPLIES,
    is_of_kind=is_of_kind,
)
"""The rules of functional abilities."""
