"""The walker over continuous effects: rows, timestamps, dependency, and effects that come and go with others."""

import operator
from collections.abc import Sequence
from typing import Any

import pytest

from rulesdb.checks.fab.table import Person
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.kernel.book import empty, nothing
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.effects.continuous import properties_of
from rulesdb.engine.kernel.effects.effect_order import ANY_PROPERTY, read
from rulesdb.engine.kernel.effects.property_effects import LosesAbilities, PropertyEffect
from rulesdb.engine.kernel.events import CompoundEvent, EventRules
from rulesdb.engine.kernel.process.effect_rules import ContinuousRules, EffectInForce
from rulesdb.engine.kernel.process.game import Game
from rulesdb.engine.kernel.process.game_rules import GameRules
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.kernel.state.state import CoreState

Stone = tuple[str, int]
"""The properties of a stone: colour and weight."""


class Spell(PropertyEffect, frozen=True):
    """An effect on the stones of a colour, or on fixed ones."""

    to: str = ""
    """Colour of the stones that it applies to, "" for all."""
    paint: str = ""
    """Colour that they get, "" for none."""
    weight: int = 0
    """Weight that they gain."""

    @property
    def changes(self) -> str:
        """Name of the property."""
        return "colour" if self.paint else "weight"


def spell(timestamp: int, to: str = "", paint: str = "", weight: int = 0) -> EffectInForce:
    """Return a spell in force."""
    return EffectInForce(Spell(to, paint, weight), None, timestamp)


class Quarry(Game[CoreState, Option]):
    """A game of stones under spells."""

    spells: Sequence[EffectInForce] = ()
    reads: str = "colour"
    """Name of the property that is read to find out a colour."""

    def colour(self, stone: int) -> str:
        """Return the present colour of a stone, looked up once in a state, as games do."""
        return self.once(("colour", stone), self._colour, stone)

    def _colour(self, stone: int) -> str:
        read(self, self.reads)
        return str(properties_of(self, stone)[0])


def _ends_others(one: EffectInForce) -> bool:
    return isinstance(one.effect, LosesAbilities)


def _spells(game: Quarry) -> list[EffectInForce]:
    level = game.level
    is_ended = level is not None and level.step is not None and _ends_others(level.step.effect)
    return [one for one in game.spells if not is_ended or _ends_others(one)]


def _applies_to(game: Quarry, one: EffectInForce, stone: int) -> bool:
    to = one.effect.to if isinstance(one.effect, Spell) else ""
    return not to or game.colour(stone) == to


def _modified(_game: Quarry, one: EffectInForce, before: Stone) -> Stone:
    effect = one.effect
    return (effect.paint or before[0], before[1] + effect.weight) if isinstance(effect, Spell) else before


STONES = ContinuousRules[Quarry, Stone](
    effects=_spells,
    row=lambda _game, one: 1 if isinstance(one.effect, Spell) and not one.effect.paint else 0,
    base=lambda _game, stone: ("grey" if stone == 1 else "red", stone),
    applies_to=_applies_to,
    modified=_modified,
    action=lambda _game, one: one.effect,
    of_object=empty,
    waits=operator.eq,
)


def quarry(*spells: EffectInForce) -> Quarry:
    """Return a game with a grey and a red stone under spells."""
    rules = EventRules[Quarry, object](
        after=lambda game, _event: game.state,
        compound=lambda kind, events: (CompoundEvent(kind=kind, events=events),),
        existing=empty,
        trigger=nothing,
        modified=lambda _game, event, spent: (event, spent),
    )
    objects: Any = {1: "grey", 2: "red"}
    game = Quarry(CoreState(players=(), objects=objects, zones={}, seed=1), (), GameRules("quarry", rules, STONES))
    game.spells = spells
    return game


def stones(game: Quarry) -> list[Stone]:
    """Return the properties of both stones."""
    return [properties_of(game, stone) for stone in (1, 2)]


def test_without_effects_an_object_is_as_it_is() -> None:
    """Nothing is walked."""
    assert stones(quarry()) == [("grey", 1), ("red", 2)]


def test_effects_of_a_row_are_applied_by_timestamp() -> None:
    """The newest colour wins, in whatever order the game names the effects."""
    old, new = spell(1, paint="blue"), spell(2, paint="green")
    assert stones(quarry(new, old)) == [("green", 1), ("green", 2)]


def test_an_earlier_row_decides_what_a_later_one_applies_to() -> None:
    """A spell of weight for blue stones applies to what became blue in the row before, although it is older."""
    assert stones(quarry(spell(1, to="blue", weight=5), spell(2, to="red", paint="blue"))) == [("grey", 1), ("blue", 7)]


@pytest.mark.parametrize("reads", ["colour", ANY_PROPERTY])
def test_an_effect_waits_for_one_on_which_it_depends(reads: str) -> None:
    """The older spell paints red stones green, and may look at all that they are; the newer one makes stones red."""
    game = quarry(spell(1, to="red", paint="green"), spell(2, to="grey", paint="red"))
    game.reads = reads
    assert stones(game) == [("green", 1), ("green", 2)]


def test_two_effects_that_look_at_the_same_both_wait() -> None:
    """What the first one found out is remembered; the second one depends on it all the same."""
    first, second = spell(1, to="red", paint="green"), spell(2, to="red", paint="blue")
    assert stones(quarry(first, second, spell(3, to="grey", paint="red"))) == [("green", 1), ("green", 2)]


def test_effects_that_depend_on_each_other_go_by_timestamp() -> None:
    """Red becomes grey, and grey red: the older one is first, and then the other applies to both."""
    loop = spell(1, to="red", paint="grey"), spell(2, to="grey", paint="red")
    assert stones(quarry(*loop)) == [("red", 1), ("red", 2)]
    assert stones(quarry(*(one._replace(timestamp=3 - one.timestamp) for one in loop))) == [
        ("grey", 1),
        ("grey", 2),
    ]


def test_effects_that_depend_on_each_other_go_before_a_later_row() -> None:
    """The weight is for grey stones, and both are red before it is its turn."""
    loop = spell(1, to="red", paint="grey"), spell(2, to="grey", paint="red")
    assert stones(quarry(*loop, spell(3, to="grey", weight=5))) == [("red", 1), ("red", 2)]


def test_an_effect_does_not_wait_for_itself() -> None:
    """Once the older spell is applied, no stone is red for it; the newer one changes nothing for the older one."""
    assert stones(
        quarry(spell(1, to="red", paint="green"), spell(2, paint="red")._replace(objects=frozenset({2})))
    ) == [
        ("grey", 1),
        ("red", 2),
    ]


def test_an_effect_that_is_ended_by_another_one_is_not_applied() -> None:
    """It depends on what would end it, and so waits; once it does not exist, it is not applied at all."""
    ending = EffectInForce(LosesAbilities(Ability), None, 2)
    assert stones(quarry(spell(1, paint="blue"), ending, spell(3, weight=5))) == [("grey", 1), ("red", 2)]


def test_an_effect_fixed_to_objects_applies_to_them_alone() -> None:
    """Whatever its filter would say."""
    assert stones(quarry(spell(1, weight=5)._replace(objects=frozenset({2})))) == [("grey", 1), ("red", 7)]


@pytest.mark.parametrize(("plus", "goes_again"), [(0, False), (1, True)])
def test_an_ability_that_depends_on_power_is_gained_after_power_is_modified(
    ann: Person, plus: int, goes_again: bool
) -> None:
    """6.3.2a: an effect on abilities (stage 6) for attacks of power 6 is applied in stage 8, on which it depends."""
    ann.equips("head", "疾風の冠", "パワー6以上のものは、『続行』を得る。")
    if plus:
        ann.equips("arms", "腕輪", "攻撃は、パワーに1の修整を得る。")
    claw = ann.attack("爪", power=5)
    ann.plays(claw)
    assert claw.has(GoAgain) is goes_again
