"""Limits of activations: counting, effects that set a limit, and effects that allow more, on made-up wells."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from support.engine.bare_game import BareGame, bare_game

from rulesdb.engine.kernel.cards.abilities import ActivatedAbility
from rulesdb.engine.kernel.cards.contexts import CoreContext
from rulesdb.engine.kernel.effects.effects_in_force import applies_to
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect
from rulesdb.engine.kernel.play.limits import (
    AllowsActivations,
    Extra,
    LimitRules,
    SetsActivationLimit,
    Setting,
    count_activation,
)
from rulesdb.engine.kernel.process.options import Name, Option
from rulesdb.engine.kernel.process.process import UndecidedError
from rulesdb.engine.kernel.state.state import CoreLasting, CoreObject


class Well(NamedTuple):
    """A well from which water is drawn in two ways, each once a turn."""

    name: str = "well"
    abilities: tuple[ActivatedAbility, ...] = (ActivatedAbility(), ActivatedAbility())


def _limit(_game: BareGame, _well: int, _index: int, setting: Setting) -> int:
    return setting[-1].amount if setting else 1


def _shared_by(effect: AllowsActivations, well: int, index: int) -> str:
    return f"{well}" if effect.sharing == "together" else f"{well} {index}"


def _choices(game: BareGame, well: int, index: int) -> list[Extra]:
    return RULES.extras_for(game, well, index)


def _is_reached(game: BareGame, well: int, index: int) -> bool:
    return RULES.has_reached_limit(game, well, index)


RULES: LimitRules[BareGame] = LimitRules(
    limit=_limit,
    sets=lambda game, _effect, in_force, well, _index: applies_to(game, in_force, well),
    allows=lambda game, _effect, in_force, well, _index: applies_to(game, in_force, well),
    shared_by=_shared_by,
    added_up=lambda found: [extra for extra in found if extra.left],
    may_exceed=bool,
    may_exceed_set=lambda _found: False,
    uses_extra=_is_reached,
    choices=_choices,
    choice_rule="rule",
)


def village(*effects: ObjectEffect, answers: Sequence[Option] = ()) -> BareGame:
    """Return a game with a well under effects of two other wells."""
    wells = {number: CoreObject(number, number, Well(), 0, "village", is_public=True) for number in (1, 2, 3)}
    lasting = tuple(
        CoreLasting(10 + at, effect, CoreContext(0, 2 + at), at, "for good", frozenset({1}))
        for at, effect in enumerate(effects)
    )
    return bare_game(answers, lasting=lasting, objects=wells)


def drawn(game: BareGame, *indices: int) -> BareGame:
    """Return the game after activations of the abilities of the well, within the limit or beyond it."""
    for index in indices:
        count_activation(game, 1, index, RULES.chosen_extra(game, 0, 1, index))
    return game


def reached(game: BareGame) -> list[bool]:
    """Return whether each of the two abilities has reached its limit."""
    return [RULES.has_reached_limit(game, 1, index) for index in (0, 1)]


def test_every_ability_has_its_limit() -> None:
    """The one that was activated has reached it."""
    assert reached(drawn(village(), 0)) == [True, False]


@pytest.mark.parametrize(
    ("sharing", "expected"), [("each", [[False, False], [True, False]]), ("together", [[False, False], [True, True]])]
)
def test_the_newest_effect_that_sets_a_limit_says_who_shares_it(sharing: Any, expected: list[list[bool]]) -> None:  # noqa: ANN401
    """Two activations, for every ability or for all of them together."""
    game = village(SetsActivationLimit(5), SetsActivationLimit(2, sharing))
    assert [reached(drawn(game, 0)), reached(drawn(game, 0))] == expected


@pytest.mark.parametrize(("sharing", "left"), [("each", [[], [1]]), ("together", [[], []])])
def test_additional_activations_are_counted_for_the_ability_or_the_object(sharing: Any, left: list[list[int]]) -> None:  # noqa: ANN401
    """The second activation of the first ability is the additional one."""
    game = drawn(village(AllowsActivations(1, sharing)), 0, 0)
    assert [[extra.left for extra in RULES.extras_for(game, 1, index)] for index in (0, 1)] == left
    assert reached(game) == [True, False]
    assert not RULES.may_exceed_limit(game, 1, 0)


def test_a_limit_that_an_effect_sets_has_a_rule_of_its_own() -> None:
    """In this village nothing goes beyond a limit that is set."""
    assert RULES.may_exceed_limit(village(AllowsActivations(1)), 1, 0)
    assert not RULES.may_exceed_limit(village(AllowsActivations(1), SetsActivationLimit(1)), 1, 0)


def test_within_the_limit_no_effect_is_used() -> None:
    """So none is chosen."""
    assert RULES.chosen_extra(village(AllowsActivations(1)), 0, 1, 0) is None


def test_the_player_chooses_among_effects_of_the_same_name_by_number() -> None:
    """Both wells that allow it have one name."""
    effects = AllowsActivations(1), AllowsActivations(2)
    with pytest.raises(UndecidedError) as question:
        drawn(village(*effects), 0, 0)
    assert question.value.decision.options == (Name("well #1"), Name("well #2"))
    game = drawn(village(*effects, answers=[Name("well #2")]), 0, 0)
    assert [(extra.source, extra.left) for extra in RULES.extras_for(game, 1, 0)] == [(2, 1), (3, 1)]
