"""Objects with an effect: those whose abilities directly generate it (1.8.2)."""

from collections.abc import Callable, Iterable, Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.unchosen_modes import without_unchosen_modes
from rulesdb.engine.kernel.cards.abilities import TriggeredAbility, within
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.nested import effects_within, with_parts
from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.events import Event

Test = Callable[[DiscreteEffect], bool]


@book.definition("1.8.2#sentence-2")
def with_optional_and_conditional_ones(effect: DiscreteEffect) -> Iterable[DiscreteEffect]:
    """Optional and conditional effects are included."""
    return with_parts(effect)


def _generated(game: Game, object_id: int) -> Iterator[DiscreteEffect]:
    """Yield the effects that the abilities of an object directly generate."""
    for ability in map(within, without_unchosen_modes(abilities(game, object_id))):
        generating: tuple[Ability, ...] = (ability,)
        if isinstance(ability, Activated | TriggeredAbility):
            generating = ability.layer
        for effect in effects_within(generating, ()):
            yield from with_optional_and_conditional_ones(effect)


@book.definition("1.8.2#sentence-1")
def has_effect(game: Game, object_id: int, test: Test, event: type[Event]) -> bool:  # noqa: ARG001  (likewise)
    """An object whose abilities directly generate an effect, which makes an event, is an object with that effect."""
    return any(map(test, _generated(game, object_id)))
