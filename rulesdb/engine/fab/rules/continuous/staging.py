"""The staging system (6.3): stages and substages, and the order of the continuous effects within them."""

from collections.abc import Callable, Hashable, Mapping, Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.continuous.applying import key_of
from rulesdb.engine.kernel.cards.roles import ContinuousEffect
from rulesdb.engine.kernel.effects.property_effects import Operation, PropertyEffect, ValueEffect, operation_of
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce

_OF_NAMES, _OF_TYPES, _OF_SUPERTYPES, _OF_ABILITIES, OF_BASE_VALUES, OF_VALUES, _AFTER_ALL = range(3, 10)
"""The stages from 3, and one after stage 8, which only misreadings know."""
AT_FIRST, PROPERTY, _SET, _MULTIPLY, _DIVIDE, _ADD, _SUBTRACT, DEPENDENT, _AT_LAST = range(9)
"""The substages, and one before and one after them, which only misreadings know."""


def _position(item: str, right: int, wrong: int, misreading: str) -> Callable[[], int]:
    """Return the rule that effects of some kind are applied in a stage or substage, by its item in the text."""

    @book.definition(item)
    def position() -> int:
        """Effects of some kind are applied in the stage, or in the substage, that the item numbers."""
        return right

    book.instead(position, item, misreading)(lambda: wrong)

    return position


_of_types = _position(
    "6.3.2#item-4",
    _OF_TYPES,
    _OF_SUPERTYPES,
    "タイプやサブタイプを変更する効果を、スーパータイプを変更する効果と同じステージで適用するとする読み方",
)
_of_supertypes = _position(
    "6.3.2#item-5",
    _OF_SUPERTYPES,
    _OF_ABILITIES,
    "スーパータイプを変更する効果を、能力を変更する効果と同じステージで適用するとする読み方",
)
STAGES: Mapping[str, Callable[[], int]] = {
    "name": _position(
        "6.3.2#item-3",
        _OF_NAMES,
        _OF_TYPES,
        "名前を変更する効果を、タイプやサブタイプを変更する効果と同じステージで適用するとする読み方",
    ),
    "types": _of_types,
    "subtypes": _of_types,
    "supertypes": _of_supertypes,
    "metatypes": _of_supertypes,
    "abilities": _position(
        "6.3.2#item-6",
        _OF_ABILITIES,
        _AFTER_ALL,
        "能力を変更する効果を、数値特性を変更する効果より後に適用するとする読み方",
    ),
}
"""The stage of the effects on a property, other than a numeric one."""
stage_of_base_values = _position(
    "6.3.2#item-7",
    OF_BASE_VALUES,
    _AFTER_ALL,
    "基本の値を変更する効果を、値を変更する効果より後に適用するとする読み方",
)


@book.definition("6.3.2#item-8")
def stage_of_values(_is_counter: bool) -> int:
    """In stage 8, modifications of values by effects and by counters are applied."""
    return OF_VALUES


SUBSTAGES: Mapping[Operation, Callable[[], int]] = {
    "property": _position(
        "6.3.3#item-1",
        PROPERTY,
        _AT_LAST,
        "数値特性を加える効果や取り除く効果は、値を変更する効果より後に適用するとする読み方",
    ),
    "set": _position(
        "6.3.3#item-2", _SET, _AT_LAST, "値をセットする効果は、最後に適用し、計算の結果を上書きするとする読み方"
    ),
    "multiply": _position(
        "6.3.3#item-3", _MULTIPLY, _DIVIDE, "乗算と除算は、同じサブステージで、タイムスタンプ順に適用するとする読み方"
    ),
    "divide": _position("6.3.3#item-4", _DIVIDE, _AT_LAST, "除算は、加算や減算より後に、最後に適用するとする読み方"),
    "add": _position(
        "6.3.3#item-5", _ADD, _MULTIPLY, "加算と乗算は、同じサブステージで、タイムスタンプ順に適用するとする読み方"
    ),
    "subtract": _position(
        "6.3.3#item-6", _SUBTRACT, _ADD, "減算と加算は、同じサブステージで、タイムスタンプ順に適用するとする読み方"
    ),
}
"""The substage of the effects that do something with a numeric property, as long as they are independent."""


@book.definition("6.3.3#item-7")
def last_substage() -> int:
    """In stages 7 and 8 dependent effects are applied after all independent ones."""
    return DEPENDENT


ROWS_OF_A_STAGE = 10

StageOrder = tuple[int, ...]


def row_of(game: Game, in_force: EffectInForce) -> int:
    """Return the row in which an effect is applied unless it depends on another stage."""
    effect = staged_part(in_force)
    assert isinstance(effect, PropertyEffect)
    substage = 0
    if isinstance(effect, ValueEffect):
        substage = substage_of(operation_of(game, effect, in_force.context))
    return stage_of(effect, in_force.is_counter) * ROWS_OF_A_STAGE + substage


def stage_and_substage(row: int) -> tuple[int, int]:
    """Return the numbers of the stage and the substage of a row; the substage is 0 where the stage alone decides."""
    return divmod(row, ROWS_OF_A_STAGE)


@book.definition("6.3.2c#sentence-1")
def staged_part(in_force: EffectInForce) -> ContinuousEffect:
    """Separate parts of an effect are each applied in their respective stages."""
    return in_force.effect


def _by_its_property(effect: PropertyEffect, is_counter: bool) -> int:
    stage = STAGES.get(effect.changes)
    return stage() if stage is not None else stage_of_values(is_counter)


@book.definition("6.3.2#sentence-1")
def stage_of(effect: PropertyEffect, is_counter: bool) -> int:
    """The stage of an effect is defined by what it modifies, and by whether that is a base value."""
    is_base = isinstance(effect, ValueEffect) and effect.is_on_base
    return stage_of_base_values() if is_base else _by_its_property(effect, is_counter)


@book.definition("6.3.3#sentence-4")
def substage_of(operation: Operation) -> int:
    """In stages 7 and 8 properties come and go first, then values are set, multiplied, divided, added to, reduced."""
    return SUBSTAGES[operation]()


@book.definition("6.3.1#sentence-3")
def moment_of(game: Game, row: int, effect: EffectInForce) -> StageOrder:
    """Two or more effects on the properties of objects are applied by the staging system, whoever controls them."""
    return _in_order_of_stages(game, row, effect)


def _in_order_of_stages(game: Game, row: int, effect: EffectInForce) -> StageOrder:
    stage, substage = stage_and_substage(row)
    return recalculated(in_stage(ascending(stage), in_substage(substage, in_time(game, effect))), effect)


@book.definition("6.3.5#sentence-2")
def recalculated(moment: StageOrder, _effect: EffectInForce) -> StageOrder:
    """When a new effect would apply, all effects are recalculated in stage order; it is not just put on top."""
    return moment


@book.definition("6.3.2#sentence-2")
def ascending(stage: int) -> int:
    """Effects are grouped into stages, and are applied in ascending stage order."""
    return stage


@book.definition("6.3.2#sentence-3")
def in_stage(stage: int, rest: StageOrder) -> StageOrder:
    """Substage order is used for effects in the same stage."""
    return (stage, *rest)


@book.definition("6.3.1#sentence-5")
def in_substage(substage: int, time: StageOrder) -> StageOrder:
    """In a stage, substage order is used first, and then timestamp order."""
    return (substage, *time)


@book.definition("6.3.3a#sentence-1")
def in_time(game: Game, effect: EffectInForce) -> StageOrder:
    """Effects in the same substage are applied in timestamp order."""
    return time_of(chronological(among_existing(game, effect)), among_ties(_UNDECIDED, game, effect))


@book.definition("6.3.4#sentence-3")
def chronological(timestamp: int) -> int:
    """Effects are applied in chronological order of their timestamps."""
    return timestamp


_UNDECIDED = 1 << 30


@book.transform("6.3.4#sentence-4")
def among_ties(rank: int, game: Game, effect: EffectInForce) -> int:
    """The order of effects with the same timestamp is determined by the turn-player."""
    return rank if effect.is_counter else game.state.ranks.get(key_of(effect), rank)


@book.definition("6.3.4b#sentence-2")
def time_of(timestamp: int, rank: int) -> StageOrder:
    """The decided order is only used to order effects with the same timestamp."""
    return timestamp, rank


@book.definition("6.3.4c#sentence-1")
def among_existing(_game: Game, effect: EffectInForce) -> int:
    """A new effect is ordered after the existing effects in its substage."""
    return effect.timestamp


def dependent_row(row: int, other: int) -> int | None:
    """Return the row in which an effect of a row is applied if it depends on one of another row; None if it cannot."""
    is_later = can_depend(row // ROWS_OF_A_STAGE, other // ROWS_OF_A_STAGE)
    return row_of_dependent(row, other) if is_later else None


@book.definition("6.3.5a#sentence-1")
def is_added_to_the_current_substage() -> bool:
    """An effect is applied to an object, too, that another effect of the current substage makes eligible for it."""
    return True


@book.definition("6.3.2a#sentence-3")
def can_depend(stage: int, other_stage: int) -> bool:
    """A stage on which an effect depends is later than the stage of that effect."""
    return other_stage > stage


@book.definition("6.3.2a#sentence-5")
def row_of_dependent(row: int, other: int) -> int | None:
    """A dependent effect is applied in the stage on which it depends."""
    return other - other % ROWS_OF_A_STAGE + substage_of_dependent(row % ROWS_OF_A_STAGE, other)


@book.definition("6.3.3#sentence-2")
def substage_of_dependent(substage: int, other: int) -> int:
    """Dependence defines the substage, too: it is that of dependent effects, whatever the effect modifies."""
    stage, _ = stage_and_substage(other)
    if stage < OF_BASE_VALUES:
        return independent_first(substage)
    return substage if substage == PROPERTY else last_substage()


@book.definition("6.3.3#sentence-3")
def independent_first(_substage: int) -> int:
    """In stages 1 to 6 the substages are those of independent effects and, after them, of dependent ones."""
    return DEPENDENT


@book.definition("6.3.2a#sentence-2")
def depends(alone: Hashable, after: Hashable) -> bool:
    """An effect depends on a stage only if another effect of that stage would change what it does at first."""
    return alone != after


@book.definition("6.3.2b#sentence-1")
def row_of_several(_row: int, rows: Sequence[int]) -> int | None:
    """An effect that depends on two or more stages is applied in the latest of them."""
    return max(rows)
