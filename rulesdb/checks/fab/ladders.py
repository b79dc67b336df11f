"""The ladders of the checks of 6.3: the stages in which effects change the properties of a card, with its values."""

from collections.abc import Callable, Iterator
from typing import Any

from rulesdb.checks.recording import LadderRules
from rulesdb.engine.fab.continuous import STAGING_SYSTEM, properties_of_card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.record_words import PROPERTIES, STATS, SUBTYPES, TYPES
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.rules.continuous.staging import stage_and_substage
from rulesdb.engine.fab.state import Object, Properties
from rulesdb.engine.kernel.effects.alterations import record_changes
from rulesdb.engine.kernel.effects.continuous import property_changes
from rulesdb.proofs.boards import Ladder, LadderStep
from rulesdb.words.effect_stages import STAGES, SUBSTAGES

_COPIES, _CONTROL = 1, 2
"""The stages that alter the record of an object."""
_NONE = "なし"
_SETS = ("types", "subtypes", "supertypes")
_WORDS = TYPES | SUBTYPES

_Change = tuple[str, str, str]
"""The property, and its values before and after."""


def _steps(game: Game, object_id: int, name: Callable[[int], str]) -> Iterator[LadderStep]:
    """Yield the changes of a card: first those of its record, then those of its properties."""
    for by, before, after in record_changes(game, object_id):
        source = f"{name(by.context.source)}の効果"
        copied = _changes(properties_of_card(before.card), properties_of_card(after.card))
        yield from (LadderStep(_COPIES, 0, *change, source) for change in copied)
        yield from (LadderStep(_CONTROL, 0, *change, source) for change in _of_control(game, before, after))
    for row, effect, before, after in property_changes(game, STAGING_SYSTEM, object_id):
        source = "カウンター" if effect.is_counter else f"{name(effect.context.source)}の効果"
        yield from (LadderStep(*stage_and_substage(row), *change, source) for change in _changes(before, after))


def _of_control(game: Game, before: Object, after: Object) -> Iterator[_Change]:
    """Yield the change of the controller of an object, if there is one."""
    if before.controller != after.controller:
        yield "コントローラー", _player(game, before.controller), _player(game, after.controller)


def _player(game: Game, player: int | None) -> str:
    return _NONE if player is None else game.state.players[player].name


def _changes(before: Properties, after: Properties) -> Iterator[_Change]:
    """Yield the properties that differ."""
    if before.name != after.name:
        yield PROPERTIES["name"], before.name or _NONE, after.name or _NONE
    for field in _SETS:
        if getattr(before, field) != getattr(after, field):
            yield PROPERTIES[field], _listed(getattr(before, field)), _listed(getattr(after, field))
    yield from _of_abilities(before, after)
    for stat, word in STATS.items():
        yield from _of_value(before, after, stat, word)


def _listed(words: frozenset[str]) -> str:
    return "・".join(sorted(_WORDS.get(word, word) for word in words)) or _NONE


def _of_abilities(before: Properties, after: Properties) -> Iterator[_Change]:
    """Yield the abilities that are gained and lost: all that a card has would be too much."""
    for one in after.abilities:
        if one not in before.abilities:
            yield PROPERTIES["abilities"], "", f"『{printer().say(one)}』を得る"
    for one in before.abilities:
        if one not in after.abilities:
            yield PROPERTIES["abilities"], "", f"『{printer().say(one)}』を失う"


def _of_value(before: Properties, after: Properties, stat: str, word: str) -> Iterator[_Change]:
    """Yield the change of the value, and that of the base value where it is another one."""
    base = before.base(stat), after.base(stat)
    value = before.value(stat), after.value(stat)
    if base[0] != base[1] and base != value:
        yield f"{word}の基本の値", _number(base[0]), _number(base[1])
    if value[0] != value[1]:
        yield word, _number(value[0]), _number(value[1])


def _number(value: Any) -> str:  # noqa: ANN401  (a number of any property)
    return _NONE if value is None else str(value)


LADDERS: LadderRules[Game] = LadderRules(section="fab:6.3", ladder=Ladder("6.3.2", STAGES, SUBSTAGES), steps=_steps)
"""The ladders of Flesh and Blood."""
