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
from rulesdb.engine.kernel.selection.event_patterns import Happens
from rulesdb.engine.kernel.verbs.sequence import SequenceEffect

Test = Callable[[DiscreteEffect], bool]


def _listed(effect: DiscreteEffect) -> Iterable[DiscreteEffect]:
    return effect.effects if isinstance(effect, SequenceEffect) else (effect,)


@book.definition(
    "1.8.2#sentence-2", _listed, "選択型効果や条件型効果は、必ず発生するわけではないので、含まれないとする読み方"
)
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


def _is_about(game: Game, object_id: int, _test: Test, event: type[Event]) -> bool:
    """Whether an ability of an object triggers on an event of an effect (misreading of 1.8.2)."""
    found = (ability.on for ability in map(within, abilities(game, object_id)) if isinstance(ability, TriggeredAbility))
    return any(isinstance(on, Happens) and issubclass(on.kind, event) for on in found)


@book.definition(
    "1.8.2#sentence-1",
    _is_about,
    "効果を発生させる能力ではなく、そのイベントで誘発する能力を持つものを、効果を持つとみなす読み方",
)
def has_effect(game: Game, object_id: int, test: Test, event: type[Event]) -> bool:  # noqa: ARG001  (likewise)
    """An object whose abilities directly generate an effect, which makes an event, is an object with that effect."""
    return any(map(test, _generated(game, object_id)))
