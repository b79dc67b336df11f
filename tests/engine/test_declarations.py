"""Declarations and resolutions of a made-up game: X, costs, modes, targets, and effects that are generated in order."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.abilities import ModalAbility, ResolutionAbility
from rulesdb.engine.kernel.attempts import IllegalError
from rulesdb.engine.kernel.cards import Ability
from rulesdb.engine.kernel.contexts import CoreContext, CoreDeclared
from rulesdb.engine.kernel.decisions import Question
from rulesdb.engine.kernel.declarations import (
    FREE,
    CoreAttempt,
    declare_alternatives,
    declare_modes,
    declare_optional_costs,
    declare_targets,
    declare_x,
    pick_alternatives,
)
from rulesdb.engine.kernel.event_rules import EventRules, TriggerRules
from rulesdb.engine.kernel.events import CompoundEvent
from rulesdb.engine.kernel.game import Game
from rulesdb.engine.kernel.game_rules import GameRules
from rulesdb.engine.kernel.layer_events import Resolved
from rulesdb.engine.kernel.nested import targeted_effects
from rulesdb.engine.kernel.options import Answer, Name, Number, Option, Pick
from rulesdb.engine.kernel.process import UndecidedError
from rulesdb.engine.kernel.resolution import (
    FAILED,
    Effects,
    LayerResolution,
    ResolutionRules,
    check,
    checked_targets,
    generate,
    resolve,
)
from rulesdb.engine.kernel.roles import DiscreteEffect, Objects, TargetPhrase
from rulesdb.engine.kernel.state import CoreLayer, CoreObject, CoreState
from rulesdb.engine.kernel.targets import have_targets_besides, lack_targets, objects_of, pick_several

RULE = "wand:1"
LETTER = 9
"""Id of the object on the stack."""


class Birds(Objects, frozen=True):
    """All objects but the one on the stack."""

    def objects(self, game: "Wands", context: CoreContext) -> tuple[int, ...]:  # noqa: ARG002  (the same for all)
        """Return the ids of the birds."""
        return tuple(sorted(game.state.objects.keys() - {LETTER}))


class Calls(DiscreteEffect, frozen=True):
    """An effect that calls birds."""

    target: TargetPhrase | None = None
    """The target phrase, None for an effect without targets."""
    fails: bool = False
    """Whether the effect fails."""

    def phrase(self) -> TargetPhrase | None:
        """Return the target phrase."""
        return self.target

    def generate(self, game: "Wands", context: CoreContext) -> bool:
        """Note the birds that are called."""
        game.called.append(objects_of(game, self.target, Birds(), context))
        return not self.fails


class Perhaps(DiscreteEffect, frozen=True):
    """An optional effect."""

    optional_parts = frozenset({0})
    inner: Calls
    """The effect that may be generated."""

    def parts(self) -> tuple[Calls, ...]:
        """Return the effect within."""
        return (self.inner,)


class Letter(Struct, frozen=True):
    """A card."""

    abilities: tuple[Ability, ...]
    """The abilities."""


class Wands(Game[CoreState, Option]):
    """A game of birds that are called."""

    def __init__(self, state: CoreState, answers: Sequence[Option], rules: GameRules) -> None:
        """Start without calls."""
        super().__init__(state, answers, rules)
        self.called: list[tuple[int, ...]] = []


class Writing(CoreAttempt):
    """The first player's attempt to write the letter."""

    player, layer, source = 0, LETTER, LETTER

    def declared(self, game: Wands) -> Any:  # noqa: ANN401  (as in the kernel)
        """Return what is declared so far."""
        return game.last_known(self.layer).layer.declared

    def declare(self, game: Wands, declared: CoreDeclared) -> None:
        """Write it into the letter."""
        letter = game.state.objects[self.layer]
        declared_for = replace(letter, layer=replace(letter.layer, declared=declared))
        game.become(replace(game.state, objects={**game.state.objects, self.layer: declared_for}))


def wands(*abilities: Ability, answers: Iterable[Option] = (), declared: CoreDeclared | None = None) -> Wands:
    """Return a game with two birds and a letter with abilities on the stack."""
    rules = EventRules[Wands, object](  # type: ignore[type-var]  # nothing triggers in it
        after=lambda game, _event: game.state,
        compound=lambda kind, events: (CompoundEvent(kind=kind, events=events),),
        triggers=TriggerRules(
            existing=lambda _game: (), is_met=lambda *_: False, trigger=lambda _game, _effect, _event: None
        ),
    )
    made = [
        CoreObject(number, number, Letter(abilities if number == LETTER else ()), 0, "sky", is_public=True)
        for number in (1, 2, LETTER)
    ]
    objects = {one.id: one for one in made}
    layer = CoreLayer("letter", LETTER, declared or CoreDeclared())
    objects[LETTER] = replace(objects[LETTER], layer=layer)
    return Wands(CoreState(players=(), objects=objects, zones={}, seed=1), tuple(answers), GameRules(rules))


def declared(game: Wands) -> CoreDeclared:
    """Return what has been declared for the letter."""
    found: CoreDeclared = Writing().declared(game)
    return found


def test_x_is_declared_up_to_a_greatest_value() -> None:
    """The question has all values from 0."""
    game = wands()
    with pytest.raises(UndecidedError) as asked:
        declare_x(game, Writing(), 2, RULE)
    assert asked.value.decision.options == (Number(0), Number(1), Number(2))
    game = wands(answers=[Number(2)])
    declare_x(game, Writing(), 2, RULE)
    assert declared(game).x == 2


def test_optional_costs_are_declared_by_name() -> None:
    """Only those that will be paid are declared."""
    game = wands(answers=[Answer(False), Answer(True)])
    declare_optional_costs(game, Writing(), ("ink", "wax"), RULE)
    assert declared(game).costs == ("wax",)


def test_one_alternative_at_most_is_declared() -> None:
    """A cost that is not paid at all is no named cost; the empty name chooses none."""
    question, options = Question(0, "how", RULE), (Name("ink"), FREE)
    game = wands(answers=[FREE])
    chosen = pick_alternatives(game, question, options, 1, lambda left: (*left, Name("")))
    declare_alternatives(game, Writing(), chosen)
    assert (declared(game).alternative, declared(game).is_free) == (None, True)
    assert pick_alternatives(wands(answers=[Name("")]), question, options, 2, lambda left: (*left, Name(""))) == ()


def modal(choose: int, *, may_repeat: bool = False) -> ModalAbility:
    """Return an ability with a mode that needs three birds, and two without targets."""
    modes = (Calls(TargetPhrase(Birds(), 3)), Calls(), Calls())
    return ModalAbility(choose, tuple(ResolutionAbility((mode,)) for mode in modes), may_repeat)


def lacks(game: Wands, attempt: Writing, mode: ResolutionAbility) -> bool:
    """Whether a mode lacks targets."""
    return lack_targets(game, mode.effects, attempt.context(game))


def test_a_mode_without_targets_cannot_be_chosen() -> None:
    """The other modes are chosen once each, and declared in printed order."""
    game = wands(modal(2), answers=[Number(2)])
    declare_modes(game, Writing(), lacks, RULE)
    assert declared(game).modes == ((1, 2),)
    with pytest.raises(IllegalError, match=RULE):
        declare_modes(wands(modal(3), answers=[Number(2)]), Writing(), lacks, RULE)


def test_every_mode_needs_targets_besides_an_object() -> None:
    """Two birds are enough for a phrase with two targets, and one of them is not."""
    game, ability = wands(), ModalAbility(1, (ResolutionAbility((Calls(TargetPhrase(Birds(), 2)),)),))
    assert have_targets_besides(game, (ability,), Writing().context(game), LETTER)
    assert not have_targets_besides(game, (ability,), Writing().context(game), 1)


def test_a_mode_may_be_repeated_if_its_ability_says_so() -> None:
    """A mode that has been chosen is offered again."""
    game = wands(modal(2, may_repeat=True), answers=[Number(1), Number(1)])
    declare_modes(game, Writing(), lacks, RULE)
    assert declared(game).modes == ((1, 1),)


def test_targets_are_declared_phrase_by_phrase() -> None:
    """A phrase has different targets; within an optional effect there may be none."""
    effects = (Calls(TargetPhrase(Birds(), 2)), Perhaps(Calls(TargetPhrase(Birds()))))
    game = wands(ResolutionAbility(effects), answers=[Pick(2), Pick()])
    declare_targets(game, Writing(), RULE)
    assert declared(game).targets == ((2, 1), ())
    with pytest.raises(IllegalError, match=RULE):
        declare_targets(
            wands(ResolutionAbility((Calls(TargetPhrase(Birds(), 3)),)), answers=[Pick(2)]), Writing(), RULE
        )


def test_a_player_may_stop_after_some_numbers_of_objects() -> None:
    """Nobody may stop before the first one here."""
    question = Question(0, "which", RULE)
    assert pick_several(wands(answers=[Pick(3), Pick()]), question, (3, 4, 5), 3, range(1, 3)) == (3,)


CALLS_TARGET = ResolutionAbility((Calls(TargetPhrase(Birds())),))


def _has_lost_all(game: Wands, resolution: LayerResolution) -> bool:
    return not any(targets.left for targets in checked_targets(game, resolution))


def _is_over(_game: Wands, resolution: LayerResolution) -> None:
    resolution.is_over = True


RULES = ResolutionRules[Wands](fails=_has_lost_all, on_failure=(_is_over,))


def _check(game: Wands, resolution: LayerResolution) -> None:
    check(game, resolution, RULES)


def _effects(game: Wands) -> Effects:
    return targeted_effects(game.last_known(LETTER).card.abilities, declared(game))


def _generate(game: Wands, resolution: LayerResolution) -> None:
    generate(game, resolution, _effects(game), RULES)


@pytest.mark.parametrize(("target", "called"), [(2, [(2,)]), (5, [])])
def test_a_layer_fails_if_all_its_targets_are_gone(target: int, called: list[tuple[int, ...]]) -> None:
    """The steps after the check are performed only for a layer that does not fail."""
    game = wands(CALLS_TARGET, declared=CoreDeclared(targets=((target,),)))
    resolution = resolve(game, LETTER, (_check, _generate), RULE)
    assert game.called == called
    assert (resolution.end == FAILED) == (not called)
    assert [event.has_failed for event in game.events if isinstance(event, Resolved)] == [not called]


def test_effects_have_the_targets_of_their_phrases() -> None:
    """An effect without a phrase between two others takes none of their targets."""
    abilities = ResolutionAbility((*CALLS_TARGET.effects, Calls(fails=True), *CALLS_TARGET.effects))
    game = wands(abilities, declared=CoreDeclared(targets=((1,), (2,))))
    _generate(game, LayerResolution(game, LETTER))
    assert game.called == [(1,), (1, 2), (2,)]


def test_a_game_may_stop_at_a_failure_or_without_information() -> None:
    """The effects that are left are not generated."""
    game = wands(ResolutionAbility((Calls(fails=True), Calls())))
    stopping = ResolutionRules[Wands](fails=_has_lost_all, on_failure=(), stops_at_a_failure=lambda: True)
    generate(game, LayerResolution(game, LETTER), _effects(game), stopping)
    assert game.called == [(1, 2)]
    forgetting = ResolutionRules[Wands](fails=_has_lost_all, on_failure=(), information=lambda _game, _layer: None)
    generate(game, LayerResolution(game, LETTER), _effects(game), forgetting)
    assert game.called == [(1, 2)]
