"""The resolution of spells in a made-up game of three players."""

from collections.abc import Sequence
from dataclasses import replace

from support.engine.spell_duel import STACK, Appears, Duel, Resolves, duel

from rulesdb.engine.kernel.cards.contexts import CoreContext, CoreDeclared
from rulesdb.engine.kernel.cards.nested import TargetedEffect
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Objects, TargetPhrase
from rulesdb.engine.kernel.event_kinds.layer_events import Resolved
from rulesdb.engine.kernel.event_kinds.turn_events import Priority
from rulesdb.engine.kernel.play.targets import remaining_targets
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.turn.resolution import (
    CoreResolution,
    ResolutionRules,
    targets_left,
)

Resolution = CoreResolution[CoreContext]


class Calls(DiscreteEffect, frozen=True):
    """Puts an echo for each of its targets, and of what was determined, on the stack; it fails without any."""

    name: str = "山彦"
    """Name of the echo."""

    def determined(self, game: Duel, context: CoreContext) -> tuple[int, ...]:  # noqa: ARG002  (as other effects do)
        """Determine how many spells are on the stack."""
        return (len(game.state.zones[STACK]),)

    def generate(self, game: Duel, context: CoreContext) -> bool:
        """Call."""
        named = [f"{self.name}{target}/{context.chosen}" for targets in context.targets for target in targets]
        for name in named:
            note(game, Appears(name=name, player=context.controller))
        return bool(named)


class OldSpells(Objects, frozen=True):
    """The first three spells."""

    def objects(self, game: Duel, context: CoreContext) -> tuple[int, ...]:  # noqa: ARG002  (as other objects do)
        """Return those that are left."""
        return tuple(one for one in (1, 2, 3) if game.has(one))


EFFECTS = [
    TargetedEffect(Calls("一"), ((7, 8),)),
    TargetedEffect(Calls("無"), ()),
    TargetedEffect(Calls("三"), ((9,),)),
]


def _determine(game: Duel, resolution: Resolution, effects: Sequence[TargetedEffect], index: int) -> None:
    resolution.chosen[index] = effects[index].effect.determined(game, resolution.context)


def _generate(game: Duel, resolution: Resolution) -> None:
    RULES.generate(game, resolution, EFFECTS)


def _leave(game: Duel, _resolution: Resolution) -> None:
    note(game, Resolves())


def _fail(_game: Duel, resolution: Resolution) -> None:
    resolution.is_over = resolution.has_failed = True


RULES = ResolutionRules[Duel, Resolution](
    rule="duel:5",
    begun=lambda game, layer: CoreResolution(layer, CoreContext(game.player_of(layer), layer, layer)),
    next_layer=lambda game: game.state.zones[STACK][-1],
    lose_priority=lambda game: note(game, Priority(by="duel:6", player=None)),
    steps=lambda: (_leave, _generate),
    is_known=lambda _game, _layer: True,
    determine=_determine,
    stops_at_a_failure=lambda: False,
)


def begun() -> Duel:
    """Return a game with two spells on the stack, the top one of the second player."""
    game = duel(priority=0)
    note(game, Appears(name="炎", player=0))
    note(game, Appears(name="氷", player=1))
    return game


def names(game: Duel) -> Sequence[str]:
    """Return the names on the stack, from its bottom."""
    return [game.state.objects[one].card for one in game.state.zones[STACK]]


def test_the_top_item_resolves_in_steps_while_nobody_has_priority() -> None:
    """Each effect has its own targets, and what is undetermined is determined just before it is generated."""
    game = begun()
    resolution = RULES.resolve(game)
    assert (resolution.layer, resolution.controller, resolution.has_failed) == (2, 1, False)
    assert names(game) == ["炎", "一7/(1,)", "一8/(1,)", "三9/(3,)"]
    assert game.state.priority is None
    assert game.events[-1] == Resolved(by="duel:5", object=2)


def test_no_step_follows_a_failure() -> None:
    """The item stays where it is."""
    game = begun()
    replace(RULES, steps=lambda: (_fail, _leave)).resolve(game)
    assert names(game) == ["炎", "氷"]
    assert game.events[-1] == Resolved(by="duel:5", object=2, has_failed=True)


def test_effects_stop_at_a_failure_or_without_their_item_if_the_game_says_so() -> None:
    """The second effect fails; no effect is generated for an item of which nothing is known."""
    for rules, expected in (
        (replace(RULES, stops_at_a_failure=lambda: True), ["炎", "氷", "一7/(2,)", "一8/(2,)"]),
        (replace(RULES, is_known=lambda game, layer: game.has(layer + 1)), ["炎", "氷"]),
    ):
        game = begun()
        rules.generate(game, rules.begun(game, 2), EFFECTS)
        assert names(game) == expected


def test_targets_that_are_no_longer_legal_are_left_out() -> None:
    """For each phrase the declared targets, and those of them that are left."""
    phrases = (TargetPhrase(OldSpells(), 2), TargetPhrase(OldSpells()))
    context = CoreContext(0, 1, declared=CoreDeclared(targets=((1, 3), (3,))))
    assert list(targets_left(begun(), phrases, context)) == [((1, 3), (1,)), ((3,), ())]
    assert remaining_targets(begun(), phrases[0], context) == ()
