"""State-based actions and pending triggered effects, in a made-up game of three players."""

from dataclasses import replace

import pytest
from support.engine.spell_duel import STACK, Appears, Duel, duel

from rulesdb.engine.kernel.event_kinds.layer_events import KeptOffStack
from rulesdb.engine.kernel.event_kinds.turn_events import Lose, Over
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.state.state import CorePending, CoreState
from rulesdb.engine.kernel.turn.pending import PendingRules
from rulesdb.engine.kernel.turn.state_actions import perform_actions


def effect(controller: int, name: str) -> CorePending:
    """Return a pending effect."""
    return CorePending(controller=controller, source=0, layer=(), context=name)


def declare(_game: Duel, pending: CorePending, _made: int) -> None:
    """Find a target, which an effect without a name has not."""
    if not pending.context:
        raise IllegalError({"duel:2"})


def follow(game: Duel, _pending: CorePending, made: int) -> None:
    """Answer with an echo."""
    note(game, Appears(name=f"{made}の山彦", player=0))


RULES = PendingRules[Duel, CorePending](
    players=lambda game: game.clockwise(game.state.turn_player),
    chosen=lambda _game, _player, controlled: controlled[-1],
    put=lambda _game, pending, _made: Appears(name=pending.context, player=pending.controller),
)


def stack(game: Duel) -> list[str]:
    """Return the names on the stack, from its bottom."""
    return [game.state.objects[one].card for one in game.state.zones.get(STACK, ())]


def test_effects_are_put_on_the_stack_player_by_player_in_the_order_chosen() -> None:
    """From the turn-player on clockwise; an equal effect is another one."""
    game = duel(turn_player=1, pending=(effect(0, "一"), effect(1, "二"), effect(1, "三"), effect(0, "一")))
    RULES.put_all(game, "duel:1")
    assert stack(game) == ["三", "二", "一", "一"]
    assert game.state.pending == ()


def test_an_effect_without_a_legal_target_leaves_no_trace_but_its_dropping() -> None:
    """The state is the one before, without the effect; a game may keep the effect on the stack."""
    dropped: list[int] = []

    def drop(game: Duel, before: CoreState, kept: KeptOffStack) -> None:
        game.become(before)
        assert kept == KeptOffStack(source=0, layer=1)
        dropped.append(game.state.next_id)

    rules = PendingRules[Duel, CorePending](
        RULES.players,
        RULES.chosen,
        RULES.put,
        declare,
        drop,
        follow,
    )
    game = duel(pending=(effect(0, "光"), effect(0, "")))
    rules.put_all(game, "duel:1")
    assert dropped == [1]
    assert stack(game) == ["光", "1の山彦"]
    game = duel(pending=(effect(0, ""),))
    replace(rules, drop=lambda *_: None).put_all(game, "duel:1")
    assert stack(game) == [""]


@pytest.mark.parametrize(("are_repeated", "expected"), [(False, (0,)), (True, (0, 1))])
def test_actions_are_repeated_if_the_game_says_so(*, are_repeated: bool, expected: tuple[int, ...]) -> None:
    """The second player loses because the first one has, which is looked at before."""

    def second(game: Duel) -> None:
        if game.state.players[0].has_lost and not game.state.players[1].has_lost:
            note(game, Lose(players=(1,)))

    def first(game: Duel) -> None:
        if not game.state.players[0].has_lost:
            note(game, Lose(players=(0,)))

    game = duel()
    perform_actions(game, (second, first), are_repeated=are_repeated)
    assert tuple(at for at, player in enumerate(game.state.players) if player.has_lost) == expected


def test_no_action_is_performed_once_the_game_is_over() -> None:
    """The first one ends it."""
    game = duel()
    perform_actions(game, (lambda now: note(now, Over(winners=())), lambda now: note(now, Lose(players=(0,)))))
    assert game.events == [Over(winners=())]
