"""The present properties of the objects of a running game, and their abilities among them."""

from rulesdb.engine.kernel.book import shared_definition
from rulesdb.engine.kernel.cards.abilities import condition_of, within
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.effects.continuous import properties_of
from rulesdb.engine.kernel.effects.effect_order import ANY_PROPERTY, read
from rulesdb.engine.kernel.effects.effects_in_force import effects_in_force, holds_now
from rulesdb.engine.kernel.process.game import AnyGame, known
from rulesdb.engine.kernel.state.state import AnyProperties


def properties(game: AnyGame, object_id: int) -> AnyProperties:
    """Return the present properties of an object; the last known ones if it has ceased to exist."""
    read(game, ANY_PROPERTY)
    return _present(game, object_id)


def properties_having(game: AnyGame, name: str, object_id: int) -> AnyProperties:
    """Return properties of an object that have the present value of the one called ``name``.

    Of most objects no effect changes it, so that it is that of the card.
    """
    if game.read is not None:  # no function is called more often, and a call without effect takes a third of its time
        read(game, name)
    if name in (game.in_force or effects_in_force(game)).changed:
        return _present(game, object_id)
    unchanged = game.unchanged
    found = unchanged[object_id] if object_id in unchanged else _unchanged(game, object_id)
    return found if found is not None else _present(game, object_id)


def _unchanged(game: AnyGame, object_id: int) -> AnyProperties:
    """Return the properties of an object that no effect changes; None if it inherits or brings any modifications."""
    item, found = game.state.objects.get(object_id), None
    if item is not None and game.rules.properties.is_plain(item):
        found = game.keep(("unchanged", object_id), (item,), _without_effects, game, object_id)
    elif item is not None:
        found = _without_effects(game, object_id)
    game.unchanged[object_id] = found
    return found


def _without_effects(game: AnyGame, object_id: int) -> AnyProperties:
    """Return the properties of an existing object that no effect changes, None if it inherits or brings any."""
    rules = game.rules.properties
    if rules.inherits_from(game, object_id) is not None or rules.is_defined(game, object_id):
        return None
    if rules.of_object(game, object_id):
        return None
    return rules.base(game, object_id)


def value_of(game: AnyGame, stat: str, object_id: int) -> int | None:
    """Return the present value of a numeric property of an object, None if the object lacks it."""
    value: int | None = game.rules.properties.value(game, object_id, properties_having(game, stat, object_id), stat)
    return value


@shared_definition
def compared(value: int | None) -> int | None:
    """Return the value that is compared for a filter, None if an object without the property never fits it."""
    return value


def compared_value(game: AnyGame, stat: str, object_id: int) -> int | None:
    """Return the value of a numeric property that is compared for a filter, None if the object cannot fit."""
    return compared(game, value_of(game, stat, object_id))


def _present(game: AnyGame, object_id: int) -> AnyProperties:
    if object_id not in game.state.objects:
        return known(game, object_id).properties
    reach = effects_in_force(game).reach
    found = None
    if reach is not None and object_id not in reach:
        found = game.unchanged[object_id] if object_id in game.unchanged else _unchanged(game, object_id)
    return found if found is not None else properties_of(game, object_id)


def abilities(game: AnyGame, object_id: int) -> tuple[Ability, ...]:
    """Return the abilities of an object. This is the most frequent query, so unmodified abilities take a short cut."""
    read(game, "abilities")
    item = game.state.objects.get(object_id)
    found: tuple[Ability, ...]
    if item is not None and not (game.in_force or effects_in_force(game)).on_abilities:
        found = item.card.abilities
    else:
        found = _present(game, object_id).abilities
    return found


def are_abilities_printed(game: AnyGame) -> bool:
    """Whether no effect changes the abilities of any object."""
    return not effects_in_force(game).on_abilities


def has_ability(game: AnyGame, object_id: int, kind: type[Ability]) -> bool:
    """Whether an object has an ability of a kind, directly or by a conditional ability whose condition is met."""
    return any(
        isinstance(ability, kind) or (isinstance(within(ability), kind) and _functions(game, object_id, ability))
        for ability in _all_abilities(game, object_id)
    )


def _all_abilities(game: AnyGame, object_id: int) -> tuple[Ability, ...]:
    """Return the abilities of an object with those that it inherits, which generate effects from their first object."""
    is_heir = object_id in game.state.objects and game.rules.properties.inherits_from(game, object_id) is not None
    found: tuple[Ability, ...] = _present(game, object_id).abilities if is_heir else abilities(game, object_id)
    return found


def _functions(game: AnyGame, object_id: int, ability: Ability) -> bool:
    """Whether the ability within a conditional ability of an object functions now."""
    item = game.state.objects.get(object_id)
    is_functional = item is not None and game.rules.effects.is_functional(game, item, ability)
    return is_functional and holds_now(game, condition_of(ability), game.context_of(object_id))
