"""The setup of a made-up game of three players."""

from dataclasses import replace

import pytest
from support.engine.spell_duel import Appears, Duel, duel, rules, staged

from rulesdb.engine.kernel.event_kinds.turn_events import GetPriority, GoTo, Priority
from rulesdb.engine.kernel.process.options import PickPlayer
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.process.process import UndecidedError, proceed, start
from rulesdb.engine.kernel.state.state import CoreObject, CorePlayer, CoreState
from rulesdb.engine.kernel.state.zones import CoreZone, ZoneRules
from rulesdb.engine.kernel.turn.setup import CoreBuilder, StartRules

HAND = CoreZone("hand", 0)


ZONES = ZoneRules[CoreObject](private=frozenset({"hand"}), is_special=lambda item: item.card == "炎")


def test_a_state_is_built_of_players_and_objects() -> None:
    """Objects follow those of the state from which it starts, and are public as their zones say."""
    builder = CoreBuilder(CoreState(players=(), objects={}, zones={}, seed=1), ZONES)
    assert (builder.seat(CorePlayer("甲")), builder.seat(CorePlayer("乙"))) == (0, 1)
    assert [builder.add("水", 0, HAND), builder.add("炎", 1, HAND, is_public=True)] == [1, 2]
    state = builder.state(turn=2)
    assert [player.name for player in state.players] == ["甲", "乙"]
    assert (state.zones, state.special, state.next_id, state.turn) == ({HAND: (1, 2)}, (2,), 3, 2)
    assert [state.objects[item].is_public for item in (1, 2)] == [False, True]
    again = CoreBuilder(state, ZONES)
    assert (again.add("土", 0, CoreZone("table", 0)), again.is_empty(HAND), again.is_empty("deck")) == (3, False, True)


GAME = staged(rules())


def _turn(game: Duel, player: int) -> None:
    note(game, GoTo(by=f"turn of {player}", stage="settle"))


START = StartRules[Duel](
    first="duel:3",
    shuffle=lambda player: GetPriority(by="shuffle", player=player),
    before_hands=lambda game, first: note(game, Priority(by="before", player=first)),
    hand=lambda _game, player: player,
    draw=lambda player: Appears(by="draw", name="札", player=player),
    begin_turn=_turn,
)


def test_the_first_turn_player_is_chosen_and_all_shuffle_and_draw_clockwise_from_there() -> None:
    """The hands have 0, 1 and 2 cards."""
    game = replace(GAME, stages={**GAME.stages, "start": START.start})
    position, _ = start(game, duel().state)
    assert position.decision is not None
    assert position.decision.options == tuple(map(PickPlayer, (0, 1, 2)))
    _, told = proceed(game, position, PickPlayer(1))
    assert [(event.by, getattr(event, "player", None)) for event in told][:8] == [
        ("shuffle", 1), ("shuffle", 2), ("shuffle", 0), ("before", 1),
        ("draw", 1), ("draw", 2), ("draw", 2), ("turn of 1", None),
    ]  # fmt: skip


def test_players_to_choose_from_are_listed_clockwise_from_the_one_who_chooses() -> None:
    """The single one of them is taken without a question."""
    game = duel()
    with pytest.raises(UndecidedError) as asked:
        game.pick_player(1, "next", {0, 1, 2}, "duel:3")
    assert asked.value.decision.options == tuple(map(PickPlayer, (1, 2, 0)))
    assert game.pick_player(1, "next", {0}, "duel:3") == 0
