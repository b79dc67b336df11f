"""Declarations in a made-up game: alternative costs, modes and targets."""

from collections.abc import Iterable
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.cards.abilities import ModalAbility, ResolutionAbility
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.contexts import CoreContext, CoreDeclared
from rulesdb.engine.kernel.cards.nested import targeted_effects
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Objects, TargetPhrase
from rulesdb.engine.kernel.events import CompoundEvent
from rulesdb.engine.kernel.play.attempts import CoreAttempt, IllegalError
from rulesdb.engine.kernel.play.declarations import (
    FREE,
    declare_alternatives,
    declare_modes,
    declare_targets,
    pick_alternatives,
)
from rulesdb.engine.kernel.play.targets import different, lack_targets, objects_of, pick_several
from rulesdb.engine.kernel.process.decisions import DecisionQuestion
from rulesdb.engine.kernel.process.game import Game
from rulesdb.engine.kernel.process.options import Name, Number, Option, Pick
from rulesdb.engine.kernel.state.state import CoreLayer, CoreObject, CoreState
from rulesdb.engine.kernel.tables.event_rules import EventRules, TriggerRules
from rulesdb.engine.kernel.tables.game_rules import GameRules
from rulesdb.engine.kernel.turn.resolution import context_of_layer

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

    def phrase(self) -> TargetPhrase | None:
        """Return the target phrase."""
        return self.target


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


class Writing(CoreAttempt["Wands", CoreState, Ability]):
    """An attempt to write the letter."""

    def declared(self, game: Wands) -> Any:  # noqa: ANN401  (as in the kernel)
        """Return what is declared so far."""
        return game.last_known(self.layer).layer.declared

    def declare(self, game: Wands, declared: CoreDeclared) -> None:
        """Write it into the letter."""
        letter = game.state.objects[self.layer]
        declared_for = replace(letter, layer=replace(letter.layer, declared=declared))
        game.become(replace(game.state, objects={**game.state.objects, self.layer: declared_for}))


def writing() -> Writing:
    """Return an attempt of the first player."""
    return Writing(0, LETTER, 1)


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
    layer = CoreLayer("letter", 1, declared or CoreDeclared())
    objects[LETTER] = replace(objects[LETTER], layer=layer)
    return Wands(CoreState(players=(), objects=objects, zones={}, seed=1), tuple(answers), GameRules(rules))


def declared(game: Wands) -> CoreDeclared:
    """Return what has been declared for the letter."""
    found: CoreDeclared = writing().declared(game)
    return found


def test_one_alternative_at_most_is_declared() -> None:
    """A cost that is not paid at all is no named cost; the empty name chooses none."""
    question, options = DecisionQuestion(0, "how", RULE), (Name("ink"), FREE)
    game = wands(answers=[FREE])
    chosen = pick_alternatives(game, question, options, 1, lambda left: (*left, Name("")))
    declare_alternatives(game, writing(), chosen)
    assert (declared(game).alternative, declared(game).is_free) == (None, True)
    assert pick_alternatives(wands(answers=[Name("")]), question, options, 2, lambda left: (*left, Name(""))) == ()


def modal(choose: int, *, may_repeat: bool = False) -> ModalAbility:
    """Return an ability with a mode that needs three birds, and two without targets."""
    modes = (Calls(TargetPhrase(Birds(), 3)), Calls(), Calls())
    return ModalAbility(choose, tuple(ResolutionAbility((mode,)) for mode in modes), may_repeat)


def lacks(game: Wands, attempt: Writing, mode: Ability) -> bool:
    """Whether a mode lacks targets."""
    assert isinstance(mode, ResolutionAbility)
    return lack_targets(game, mode.effects, attempt.context(game))


def test_a_mode_without_targets_cannot_be_chosen() -> None:
    """The other modes are chosen once each, and declared in printed order."""
    game = wands(modal(2), answers=[Number(2)])
    declare_modes(game, writing(), lacks, RULE)
    assert declared(game).modes == ((1, 2),)
    with pytest.raises(IllegalError, match=RULE):
        declare_modes(wands(modal(3), answers=[Number(2)]), writing(), lacks, RULE)


def test_a_mode_may_be_repeated_if_its_ability_says_so() -> None:
    """A mode that has been chosen is offered again."""
    game = wands(modal(2, may_repeat=True), answers=[Number(1), Number(1)])
    declare_modes(game, writing(), lacks, RULE)
    assert declared(game).modes == ((1, 1),)


def test_targets_are_declared_phrase_by_phrase() -> None:
    """A phrase has different targets; within an optional effect there may be none."""
    effects = (Calls(TargetPhrase(Birds(), 2)), Perhaps(Calls(TargetPhrase(Birds()))))
    game = wands(ResolutionAbility(effects), answers=[Pick(2), Pick()])
    declare_targets(game, writing(), RULE)
    assert declared(game).targets == ((2, 1), ())
    with pytest.raises(IllegalError, match=RULE):
        declare_targets(
            wands(ResolutionAbility((Calls(TargetPhrase(Birds(), 3)),)), answers=[Pick(2)]), writing(), RULE
        )


def test_a_player_may_stop_after_some_numbers_of_objects() -> None:
    """Nobody may stop before the first one here."""
    question = DecisionQuestion(0, "which", RULE)
    assert pick_several(wands(answers=[Pick(3), Pick()]), question, different((3, 4, 5)), 3, range(1, 3)) == (3,)


def test_effects_have_the_targets_of_their_phrases() -> None:
    """An effect without a phrase between two others takes none of their targets."""
    aimed, free = Calls(TargetPhrase(Birds())), Calls()
    effects = targeted_effects((ResolutionAbility((aimed, free, aimed)),), CoreDeclared(targets=((1,), (2,))))
    assert [(one.effect, one.targets) for one in effects] == [(aimed, ((1,),)), (free, ()), (aimed, ((2,),))]


def test_an_effect_has_its_targets_that_are_left_or_what_it_selects() -> None:
    """A target that is no longer legal is left out."""
    game, context = wands(), CoreContext(0, LETTER, targets=((2, 5),))
    assert objects_of(game, TargetPhrase(Birds()), None, context) == (2,)
    assert objects_of(game, None, Birds(), context) == (1, 2)


def test_a_layer_has_the_context_of_its_source_and_declarations() -> None:
    """An object that is not on the stack is its own source."""
    declared = CoreDeclared(targets=((2,),))
    game = wands(declared=declared)
    assert context_of_layer(game, LETTER) == CoreContext(0, 1, LETTER, declared)
    assert context_of_layer(game, 2) == CoreContext(0, 2, 2)
