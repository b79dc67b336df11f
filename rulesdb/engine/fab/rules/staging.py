"""The staging system (6.3): the order in which continuous effects on the properties of objects are applied.

A row is a stage and a substage as one number. The kernel's walker (kernel/effects/continuous.py) goes through the
rows, and finds out by trying which effects depend on a later stage.
"""

from collections.abc import Hashable, Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.stage_numbers import (
    DEPENDENT,
    OF_BASE_VALUES,
    OF_VALUES,
    PROPERTY,
    STAGES,
    SUBSTAGES,
    last_substage,
    stage_of_base_values,
    stage_of_values,
)
from rulesdb.engine.kernel.cards.roles import ContinuousEffect
from rulesdb.engine.kernel.effects.applications import key_of
from rulesdb.engine.kernel.effects.effects_in_force import effects_in_force
from rulesdb.engine.kernel.effects.property_effects import (
    Operation,
    PropertyEffect,
    ValueEffect,
    operation_of,
    parts_of,
)
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce

_ROWS_OF_A_STAGE = 10
_SUMS_FIRST: tuple[Operation, ...] = ("property", "set", "add", "subtract", "multiply", "divide")

StageOrder = tuple[int, ...]


def row_of(game: Game, in_force: EffectInForce) -> int:
    """Return the row in which an effect is applied unless it depends on another stage."""
    effect = staged_part(in_force)
    assert isinstance(effect, PropertyEffect)
    substage = 0
    if isinstance(effect, ValueEffect):
        substage = substage_of(operation_of(game, effect, in_force.context))
    return stage_of(effect, in_force.is_counter) * _ROWS_OF_A_STAGE + substage


def stage_and_substage(row: int) -> tuple[int, int]:
    """Return the numbers of the stage and the substage of a row; the substage is 0 where the stage alone decides."""
    return divmod(row, _ROWS_OF_A_STAGE)


def _first_part(in_force: EffectInForce) -> ContinuousEffect:
    parts = parts_of(in_force.whole) if in_force.whole else ()
    return next((part for part in parts if isinstance(part, PropertyEffect)), in_force.effect)


@book.definition(
    "6.3.2c#sentence-1",
    _first_part,
    "いくつかの部分のある効果は、全体が、最初の部分に対応するステージで適用されるとする読み方",
)
def staged_part(in_force: EffectInForce) -> ContinuousEffect:
    """Separate parts of an effect are each applied in their respective stages."""
    return in_force.effect


def _by_its_property(effect: PropertyEffect, is_counter: bool) -> int:
    stage = STAGES.get(effect.changes)
    return stage() if stage is not None else stage_of_values(is_counter)


@book.definition(
    "6.3.2#sentence-1",
    _by_its_property,
    "基本の値を変更する効果を、値を変更する効果と同じステージで適用するとする読み方",
)
def stage_of(effect: PropertyEffect, is_counter: bool) -> int:
    """The stage of an effect is defined by what it modifies, and by whether that is a base value."""
    is_base = isinstance(effect, ValueEffect) and effect.is_on_base
    return stage_of_base_values() if is_base else _by_its_property(effect, is_counter)


def _sums_first(operation: Operation) -> int:
    return 1 + _SUMS_FIRST.index(operation)


@book.definition("6.3.3#sentence-4", _sums_first, "足し算と引き算を、掛け算と割り算より先に行うとする読み方")
def substage_of(operation: Operation) -> int:
    """In stages 7 and 8 properties come and go first, then values are set, multiplied, divided, added to, reduced."""
    return SUBSTAGES[operation]()


def _players_first(game: Game, row: int, effect: EffectInForce) -> StageOrder:
    """Group the effects by player before they are staged (misreading of 6.3.1)."""
    return (_turn_player_first(game, effect), *_in_order_of_stages(game, row, effect))


@book.definition(
    "6.3.1#sentence-3",
    _players_first,
    "ターンプレイヤーの効果をステージ順に適用してから、ほかのプレイヤーの効果をステージ順に適用するとする読み方",
)
def moment_of(game: Game, row: int, effect: EffectInForce) -> StageOrder:
    """Two or more effects on the properties of objects are applied by the staging system, whoever controls them."""
    return _in_order_of_stages(game, row, effect)


def _in_order_of_stages(game: Game, row: int, effect: EffectInForce) -> StageOrder:
    stage, substage = stage_and_substage(row)
    return recalculated(in_stage(ascending(stage), in_substage(substage, in_time(game, effect))), effect)


def _on_top(_moment: StageOrder, effect: EffectInForce) -> StageOrder:
    return (effect.timestamp,)


@book.definition(
    "6.3.5#sentence-2", _on_top, "新しい効果は、計算し直さずに、それまでの計算の結果にそのまま適用するとする読み方"
)
def recalculated(moment: StageOrder, _effect: EffectInForce) -> StageOrder:
    """When a new effect would apply, all effects are recalculated in stage order; it is not just put on top."""
    return moment


def _descending(stage: int) -> int:
    return OF_VALUES + 1 - stage


@book.definition("6.3.2#sentence-2", _descending, "ステージ順の降順に、ステージ8から適用するとする読み方")
def ascending(stage: int) -> int:
    """Effects are grouped into stages, and are applied in ascending stage order."""
    return stage


def _substage_first(stage: int, rest: StageOrder) -> StageOrder:
    return (rest[0], stage, *rest[1:])


@book.definition("6.3.2#sentence-3", _substage_first, "サブステージ順を、ステージの違う効果にも先に使うとする読み方")
def in_stage(stage: int, rest: StageOrder) -> StageOrder:
    """Substage order is used for effects in the same stage."""
    return (stage, *rest)


def _time_first(substage: int, time: StageOrder) -> StageOrder:
    return (*time, substage)


@book.definition(
    "6.3.1#sentence-5", _time_first, "同じステージの効果には、サブステージ順より先にタイムスタンプ順を使うとする読み方"
)
def in_substage(substage: int, time: StageOrder) -> StageOrder:
    """In a stage, substage order is used first, and then timestamp order."""
    return (substage, *time)


def _turn_player_first(game: Game, effect: EffectInForce) -> int:
    return int(effect.context.controller != game.state.turn_player)


def _by_player(game: Game, effect: EffectInForce) -> StageOrder:
    return _turn_player_first(game, effect), effect.timestamp


@book.definition(
    "6.3.3a#sentence-1", _by_player, "同じサブステージの効果は、ターンプレイヤーのものから適用するとする読み方"
)
def in_time(game: Game, effect: EffectInForce) -> StageOrder:
    """Effects in the same substage are applied in timestamp order."""
    return time_of(chronological(among_existing(game, effect)), among_ties(_UNDECIDED, game, effect))


def _latest_first(timestamp: int) -> int:
    return -timestamp


@book.definition("6.3.4#sentence-3", _latest_first, "効果は、タイムスタンプの遅いものから適用するとする読み方")
def chronological(timestamp: int) -> int:
    """Effects are applied in chronological order of their timestamps."""
    return timestamp


_UNDECIDED = 1 << 30


@book.transform("6.3.4#sentence-4")
def among_ties(rank: int, game: Game, effect: EffectInForce) -> int:
    """The order of effects with the same timestamp is determined by the turn-player."""
    return rank if effect.is_counter else game.state.ranks.get(key_of(effect), rank)


def _as_decided(_timestamp: int, rank: int) -> StageOrder:
    return (rank,)


@book.definition(
    "6.3.4b#sentence-2",
    _as_decided,
    "同時に適用され始めた効果なら、タイムスタンプが違っていても、決めた順番で並べるとする読み方",
)
def time_of(timestamp: int, rank: int) -> StageOrder:
    """The decided order is only used to order effects with the same timestamp."""
    return timestamp, rank


def _the_newest_first(game: Game, effect: EffectInForce) -> int:
    newest = max(one.timestamp for one in effects_in_force(game).on_properties)
    return -1 if effect.timestamp == newest else effect.timestamp


@book.definition(
    "6.3.4c#sentence-1",
    _the_newest_first,
    "新しい効果は、同じサブステージにもとからある効果より先に適用されるとする読み方",
)
def among_existing(_game: Game, effect: EffectInForce) -> int:
    """A new effect is ordered after the existing effects in its substage."""
    return effect.timestamp


def dependent_row(row: int, other: int) -> int | None:
    """Return the row in which an effect of a row is applied if it depends on one of another row; None if it cannot."""
    is_later = can_depend(row // _ROWS_OF_A_STAGE, other // _ROWS_OF_A_STAGE)
    return row_of_dependent(row, other) if is_later else None


def _not_after_its_turn() -> bool:
    return False


@book.definition(
    "6.3.5a#sentence-1",
    _not_after_its_turn,
    "現在のサブステージで先に順番が来た効果は、その後に適用先になったオブジェクトには適用されないとする読み方",
)
def is_added_to_the_current_substage() -> bool:
    """An effect is applied to an object, too, that another effect of the current substage makes eligible for it."""
    return True


def _not_earlier(stage: int, other_stage: int) -> bool:
    return other_stage >= stage


@book.definition("6.3.2a#sentence-3", _not_earlier, "効果は、自分が属するステージにも依存することがあるとする読み方")
def can_depend(stage: int, other_stage: int) -> bool:
    """A stage on which an effect depends is later than the stage of that effect."""
    return other_stage > stage


def _in_no_other_row(_row: int, _other: int) -> int | None:
    return None


@book.definition("6.3.2a#sentence-5", _in_no_other_row, "依存効果も、それ自身が属するステージで適用するとする読み方")
def row_of_dependent(row: int, other: int) -> int | None:
    """A dependent effect is applied in the stage on which it depends."""
    return other - other % _ROWS_OF_A_STAGE + substage_of_dependent(row % _ROWS_OF_A_STAGE, other)


def _by_operation_alone(substage: int, _other: int) -> int:
    return substage


@book.definition(
    "6.3.3#sentence-2",
    _by_operation_alone,
    "サブステージは変更の種類だけで定まり、依存していても変わらないとする読み方",
)
def substage_of_dependent(substage: int, other: int) -> int:
    """Dependence defines the substage, too: it is that of dependent effects, whatever the effect modifies."""
    stage, _ = stage_and_substage(other)
    if stage < OF_BASE_VALUES:
        return independent_first(substage)
    return substage if substage == PROPERTY else last_substage()


def _by_time(substage: int) -> int:
    return substage


@book.definition(
    "6.3.3#sentence-3", _by_time, "ステージ1から6では、依存効果も独立効果と一緒にタイムスタンプ順に適用するとする読み方"
)
def independent_first(_substage: int) -> int:
    """In stages 1 to 6 the substages are those of independent effects and, after them, of dependent ones."""
    return DEPENDENT


def _by_what_it_reads(_alone: Hashable, _after: Hashable) -> bool:
    return True


@book.definition(
    "6.3.2a#sentence-2",
    _by_what_it_reads,
    "後のステージの効果が変更する特性を見る効果は、結果が変わらなくても、そのステージに依存しているとする読み方",
)
def depends(alone: Hashable, after: Hashable) -> bool:
    """An effect depends on a stage only if another effect of that stage would change what it does at first."""
    return alone != after


def _first_of_them(row: int, rows: Sequence[int]) -> int | None:
    return None if row % _ROWS_OF_A_STAGE == DEPENDENT else min(rows)


@book.definition(
    "6.3.2b#sentence-1",
    _first_of_them,
    "2つ以上のステージに依存する効果は、そのうち最初のステージで適用するとする読み方",
)
def row_of_several(_row: int, rows: Sequence[int]) -> int | None:
    """An effect that depends on two or more stages is applied in the latest of them."""
    return max(rows)
