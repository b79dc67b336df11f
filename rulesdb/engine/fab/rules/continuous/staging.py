"""The staging system (6.3): stages and substages, and the order of the continuous effects within them."""

from collections.abc import Mapping

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import ContinuousEffect
from rulesdb.engine.kernel.effects.property_effects import Operation, PropertyEffect, ValueEffect, key_of, operation_of
from rulesdb.engine.kernel.process.effect_rules import EffectInForce

OF_NAMES, OF_TYPES, OF_SUPERTYPES, OF_ABILITIES, OF_BASE_VALUES, OF_VALUES = range(3, 9)
"""The stages from 3; those of copies and of control come before them."""
STAGES: Mapping[str, int] = {
    "name": OF_NAMES,
    "types": OF_TYPES,
    "subtypes": OF_TYPES,
    "supertypes": OF_SUPERTYPES,
    "metatypes": OF_SUPERTYPES,
    "abilities": OF_ABILITIES,
}
"""The stage of the effects on a property, other than a numeric one."""
SUBSTAGES: Mapping[Operation, int] = {"property": 1, "set": 2, "multiply": 3, "divide": 4, "add": 5, "subtract": 6}
"""The substage of the effects that do something with a numeric property, as long as they are independent."""
PROPERTY = SUBSTAGES["property"]
"""The substage of the effects that give or take a numeric property."""
DEPENDENT = 7
"""The substage of dependent effects."""
ROWS_OF_A_STAGE = 10
"""A row is a stage times this number, plus the substage, if the stage has substages."""
StageOrder = tuple[int, ...]
"""What effects are sorted by: stage, substage, timestamp, and decided rank."""
UNDECIDED = 1 << 30
"""The rank of an effect for which the turn-player has decided no order."""


@book.law
def row_of(game: Game, in_force: EffectInForce) -> int:
    """Return the row in which an effect is applied unless it depends on another stage; counters have rows, too."""
    effect = staged_part(in_force)
    assert isinstance(effect, PropertyEffect)
    if not isinstance(effect, ValueEffect):
        return stage_of(effect) * ROWS_OF_A_STAGE
    substage = substage_of(operation_of(game, effect, in_force.context))
    return row_of_base_value(substage) if effect.is_on_base else OF_VALUES * ROWS_OF_A_STAGE + substage


@book.law
def staged_part(in_force: EffectInForce) -> ContinuousEffect:
    """Return the part of an effect that decides its stage: each part is applied in its own one (6.3.2c)."""
    return in_force.effect


@book.law
def stage_of(effect: PropertyEffect) -> int:
    """Return the stage of an effect on a property other than a numeric one, by what it modifies (6.3.2)."""
    return STAGES[effect.changes]


@book.law
def row_of_base_value(substage: int) -> int:
    """Return the row of an effect on a base value: its stage comes before that of values (6.3.2)."""
    return OF_BASE_VALUES * ROWS_OF_A_STAGE + substage


@book.law
def substage_of(operation: Operation) -> int:
    """Return the substage of an effect on a value: values are set, multiplied, divided, added to, reduced (6.3.3)."""
    return SUBSTAGES[operation]


def stage_and_substage(row: int) -> tuple[int, int]:
    """Return the numbers of the stage and the substage of a row; the substage is 0 where the stage alone decides."""
    return divmod(row, ROWS_OF_A_STAGE)


@book.law
def moment_of(game: Game, row: int, effect: EffectInForce) -> StageOrder:
    """Return the order of an effect in the staging system: by stage, substage, timestamp and decided rank (6.3.1).

    The turn-player decides the order of effects with the same timestamp; the modifications by counters need none.
    """
    rank = UNDECIDED if effect.is_counter else game.state.ranks.get(key_of(effect), UNDECIDED)
    return (*stage_and_substage(row), effect.timestamp, rank)


def dependent_row(row: int, other: int) -> int | None:
    """Return the row in which an effect of a row is applied if it depends on one of another row; None if it cannot."""
    return row_of_dependent(row, other) if can_depend(row, other) else None


@book.law
def can_depend(row: int, other: int) -> bool:
    """Whether an effect of a row may depend on one of another row: that of a later stage (6.3.2a)."""
    return row // ROWS_OF_A_STAGE < other // ROWS_OF_A_STAGE


@book.law
def row_of_dependent(row: int, other: int) -> int | None:
    """Return the row of a dependent effect: in the other one's stage, after independent effects (6.3.2a, 6.3.3)."""
    (_, substage), (stage, _) = stage_and_substage(row), stage_and_substage(other)
    is_of_property = stage >= OF_BASE_VALUES and substage == PROPERTY
    return stage * ROWS_OF_A_STAGE + (PROPERTY if is_of_property else DEPENDENT)


@book.definition("6.3.5a#sentence-1a")
def is_added_to_the_current_substage() -> bool:
    """An effect is applied to an object, too, that another effect of the current substage makes eligible for it."""
    return True
