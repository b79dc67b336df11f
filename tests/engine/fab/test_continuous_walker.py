"""The walker over continuous effects: rows, timestamps, dependency, and effects that come and go with others."""

import operator
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from rulesdb.checks.fab.table import Person
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.kernel.book import empty, nothing
from rulesdb.engine.kernel.effects.continuous import properties_of
from rulesdb.engine.kernel.effects.effect_order import ANY_PROPERTY, read
from rulesdb.engine.kernel.events import CompoundEvent, EventRules
from rulesdb.engine.kernel.process.effect_rules import ContinuousRules
from rulesdb.engine.kernel.process.game import Game
from rulesdb.engine.kernel.process.game_rules import GameRules
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.kernel.state.state import CoreState

Stone = tuple[str, int]
"""The properties of a stone: colour and weight."""


class Spell(NamedTuple):
    """An effect on the stones of a colour, or on fixed ones."""

    timestamp: int
    to: str = ""
    """Colour of the stones that it applies to, "" for all."""
    paint: str = ""
    """Colour that they get, "" for none."""
    weight: int = 0
    """Weight that they gain."""
    ends_others: bool = False
    """Whether no other effect exists once it is applied."""
    objects: frozenset[int] | None = None


class Quarry(Game[CoreState, Option]):
    """A game of stones under spells."""

    spells: Sequence[Spell] = ()
    reads: str = "colour"
    """Name of the property that is read to find out a colour."""

    def colour(self, stone: int) -> str:
        """Return the present colour of a stone, looked up once in a state, as games do."""
        return self.once(("colour", stone), self._colour, stone)

    def _colour(self, stone: int) -> str:
        read(self, self.reads)
        return properties_of(self, stone, STONES)[0]


def _spells(game: Quarry) -> list[Spell]:
    level = game.level
    is_ended = level is not None and level.step is not None and level.step.effect.ends_others
    return [spell for spell in game.spells if not is_ended or spell.ends_others]


def _changes(spell: Spell) -> frozenset[str]:
    return frozenset({"colour"} if spell.paint else {"weight"})


STONES = ContinuousRules[Quarry, Spell, Stone](
    effects=_spells,
    row=lambda _game, spell: 0 if spell.paint or spell.ends_others else 1,
    base=lambda _game, stone: ("grey" if stone == 1 else "red", stone),
    applies_to=lambda game, spell, stone: not spell.to or game.colour(stone) == spell.to,
    modified=lambda _game, spell, before: (spell.paint or before[0], before[1] + spell.weight),
    action=lambda _game, spell: (spell.paint, spell.weight),
    objects=lambda game: game.state.objects,
    changes=_changes,
    of_object=empty,
    waits=operator.eq,
    changes_effects=lambda spell: spell.ends_others,
)


def quarry(*spells: Spell) -> Quarry:
    """Return a game with a grey and a red stone under spells."""
    rules = EventRules[Quarry, object](  # type: ignore[type-var]  # nothing happens in it
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
    return [properties_of(game, stone, STONES) for stone in (1, 2)]


def test_without_effects_an_object_is_as_it_is() -> None:
    """Nothing is walked."""
    assert stones(quarry()) == [("grey", 1), ("red", 2)]


def test_effects_of_a_row_are_applied_by_timestamp() -> None:
    """The newest colour wins, in whatever order the game names the effects."""
    old, new = Spell(1, paint="blue"), Spell(2, paint="green")
    assert stones(quarry(new, old)) == [("green", 1), ("green", 2)]


def test_an_earlier_row_decides_what_a_later_one_applies_to() -> None:
    """A spell of weight for blue stones applies to what became blue in the row before, although it is older."""
    assert stones(quarry(Spell(1, to="blue", weight=5), Spell(2, to="red", paint="blue"))) == [("grey", 1), ("blue", 7)]


@pytest.mark.parametrize("reads", ["colour", ANY_PROPERTY])
def test_an_effect_waits_for_one_on_which_it_depends(reads: str) -> None:
    """The older spell paints red stones green, and may look at all that they are; the newer one makes stones red."""
    game = quarry(Spell(1, to="red", paint="green"), Spell(2, to="grey", paint="red"))
    game.reads = reads
    assert stones(game) == [("green", 1), ("green", 2)]


def test_two_effects_that_look_at_the_same_both_wait() -> None:
    """What the first one found out is remembered; the second one depends on it all the same."""
    first, second = Spell(1, to="red", paint="green"), Spell(2, to="red", paint="blue")
    assert stones(quarry(first, second, Spell(3, to="grey", paint="red"))) == [("green", 1), ("green", 2)]


def test_effects_that_depend_on_each_other_go_by_timestamp() -> None:
    """Red becomes grey, and grey red: the older one is first, and then the other applies to both."""
    loop = Spell(1, to="red", paint="grey"), Spell(2, to="grey", paint="red")
    assert stones(quarry(*loop)) == [("red", 1), ("red", 2)]
    assert stones(quarry(*(spell._replace(timestamp=3 - spell.timestamp) for spell in loop))) == [
        ("grey", 1),
        ("grey", 2),
    ]


def test_effects_that_depend_on_each_other_go_before_a_later_row() -> None:
    """The weight is for grey stones, and both are red before it is its turn."""
    loop = Spell(1, to="red", paint="grey"), Spell(2, to="grey", paint="red")
    assert stones(quarry(*loop, Spell(3, to="grey", weight=5))) == [("red", 1), ("red", 2)]


def test_an_effect_does_not_wait_for_itself() -> None:
    """Once the older spell is applied, no stone is red for it; the newer one changes nothing for the older one."""
    assert stones(quarry(Spell(1, to="red", paint="green"), Spell(2, paint="red", objects=frozenset({2})))) == [
        ("grey", 1),
        ("red", 2),
    ]


def test_an_effect_that_is_ended_by_another_one_is_not_applied() -> None:
    """It depends on what would end it, and so waits; once it does not exist, it is not applied at all."""
    ending = Spell(2, ends_others=True)
    assert stones(quarry(Spell(1, paint="blue"), ending, Spell(3, weight=5))) == [("grey", 1), ("red", 2)]


def test_an_effect_fixed_to_objects_applies_to_them_alone() -> None:
    """Whatever its filter would say."""
    assert stones(quarry(Spell(1, weight=5, objects=frozenset({2})))) == [("grey", 1), ("red", 7)]


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
