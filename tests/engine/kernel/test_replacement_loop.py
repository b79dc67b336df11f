"""The loop of replacement effects: rows, once for each effect, who chooses, what happens first, limited uses."""

from typing import Any, NamedTuple

import pytest
from msgspec import structs
from support.engine.bare_game import BareGame, bare_game

from rulesdb.engine.kernel.effects.replacement import ReplacementRow, ReplacementRules, chosen_by, replaced
from rulesdb.engine.kernel.effects.replacement_turns import TurnRules, Turns, in_turn
from rulesdb.engine.kernel.events import Change, CompoundEvent, Event
from rulesdb.engine.kernel.process.options import Answer, Number
from rulesdb.engine.kernel.process.process import UndecidedError
from rulesdb.engine.kernel.state.state import CoreLasting
from rulesdb.engine.kernel.tables.event_rules import Keys


class Rain(Change, frozen=True, kw_only=True):
    """Rain falls on a player."""

    player: int = 0
    drops: str = ""
    """The letters of the effects that were applied to the rain."""


class Cloud(NamedTuple):
    """An effect that adds its letter to the rain."""

    key: str
    controller: int = 0
    kind: str = "usual"
    needs: str = ""
    """Letter that the rain must have."""
    first: str = ""
    """Letter of the rain that falls first."""
    is_optional: bool = False
    lasting: CoreLasting | None = None


def _select(turns: Turns[BareGame, Cloud], event: Event, spent: Keys) -> None:
    turns.select_by_rows(event, spent)


def _affected(_game: BareGame, event: Event) -> int:
    assert isinstance(event, Rain)
    return event.player


TURN_RULES = TurnRules[BareGame, Cloud](
    select_before_all=_select,
    first_player=lambda _game, controllers: max(controllers),
    order=lambda game, first: game.clockwise(first),
    applies_another=lambda player, controllers: player in controllers,
    still_to_come=lambda order, last: order if last is None else order[order.index(last) + 1 :],
)
IN_TURN = in_turn(TURN_RULES)
ROWS = (ReplacementRow("early", frozenset({"early"})), ReplacementRow("usual", frozenset({"usual"})))


def rules(*clouds: Cloud, chooser: Any = IN_TURN) -> ReplacementRules[BareGame, Cloud]:  # noqa: ANN401  (any chooser)
    """Return rules under which some clouds are in force."""
    return ReplacementRules(
        in_force=lambda _game, _event: clouds,
        kind=lambda cloud: cloud.kind,
        can_replace=lambda _game, cloud, event: isinstance(event, Rain) and cloud.needs in event.drops,
        instead=lambda event, _game, cloud: (
            Rain(player=event.player, drops=event.drops + cloud.key) if isinstance(event, Rain) else event
        ),
        chooser=chooser,
        first=lambda _game, cloud, _event: Rain(drops=cloud.first) if cloud.first else None,
        is_optional=lambda cloud: cloud.is_optional,
    )


def drops(game: BareGame, table: ReplacementRules[BareGame, Cloud], rain: Rain | None = None) -> str:
    """Return the letters of rain after the clouds."""
    now, _ = replaced(game, rain or Rain(), frozenset(), ROWS, table)
    assert isinstance(now, Rain)
    return now.drops


def test_effects_are_applied_row_by_row_and_once() -> None:
    """An effect of an early row that can apply only after a later one has missed its row."""
    table = rules(Cloud("a"), Cloud("b", kind="early"), Cloud("c", kind="early", needs="a"))
    assert drops(bare_game(), table) == "ba"


def test_a_change_that_is_no_event_is_not_replaced() -> None:
    """The game says which ones are events."""
    assert drops(bare_game(), structs.replace(rules(Cloud("a")), is_replaceable=lambda _event: False)) == ""


def test_what_does_not_occur_is_not_replaced_any_more() -> None:
    """The effect of the early row leaves nothing for that of the usual row, which is not asked."""
    table = structs.replace(
        rules(Cloud("a"), Cloud("b", kind="early")), can_replace=lambda *_: True, instead=lambda *_: None
    )
    assert replaced(bare_game(), Rain(), frozenset(), ROWS, table) == (None, frozenset({"b"}))


def test_effects_are_looked_up_again_after_every_effect() -> None:
    """An effect of the row that needs another one waits for it."""
    assert drops(bare_game(), rules(Cloud("a", needs="b"), Cloud("b"))) == "ba"


def test_controllers_take_turns_from_the_selected_player() -> None:
    """The third player is selected, and in clockwise order the first one is next."""
    assert drops(bare_game(), rules(Cloud("a", 0), Cloud("b", 2), Cloud("c", 1))) == "bac"


def test_a_player_applies_all_effects_before_the_next_player_does() -> None:
    """The second effect of the selected player is possible only after the first."""
    assert drops(bare_game(), rules(Cloud("a", 0), Cloud("b", 2), Cloud("c", 2, needs="b"))) == "bca"


def test_a_row_may_start_with_another_player_than_the_selected_one() -> None:
    """It is the one after whoever applied the last effect of the row before, for the whole row."""
    turn_rules = structs.replace(
        TURN_RULES, starting=lambda _game, selected, earlier: selected if earlier is None else (earlier + 1) % 3
    )
    clouds = Cloud("a", 0, kind="early"), Cloud("b", 1), Cloud("c", 2)
    assert drops(bare_game(), rules(*clouds, chooser=in_turn(turn_rules))) == "abc"


def test_a_player_chooses_the_order_of_several_effects() -> None:
    """There is a question only where there is a choice."""
    table = rules(Cloud("a"), Cloud("b"))
    with pytest.raises(UndecidedError):
        drops(bare_game(), table)
    assert drops(bare_game([Number(1)]), table) == "ba"


def test_effects_of_players_who_have_lost_are_applied_without_a_turn() -> None:
    """Some other player applies them."""
    assert drops(bare_game(lost=[1]), rules(Cloud("a", 1))) == "a"


def test_the_affected_player_may_be_the_one_who_chooses() -> None:
    """The player of the rain is asked about the effects of others, and after every effect again."""
    table = rules(Cloud("a", 0), Cloud("b", 1), chooser=chosen_by(_affected))
    with pytest.raises(UndecidedError) as question:
        drops(bare_game(), table, Rain(player=2))
    assert question.value.decision.player == 2
    assert drops(bare_game([Number(1)]), table, Rain(player=2)) == "ba"


@pytest.mark.parametrize(("answer", "expected"), [(True, "a"), (False, "")])
def test_the_controller_of_an_optional_effect_chooses_whether_it_is_applied(answer: bool, expected: str) -> None:
    """No sooner than it is its turn."""
    assert drops(bare_game([Answer(answer)]), rules(Cloud("a", is_optional=True))) == expected


def test_an_optional_effect_of_a_player_who_has_lost_is_not_applied() -> None:
    """Nobody is asked."""
    assert drops(bare_game(lost=[1]), rules(Cloud("a", 1, is_optional=True))) == ""


def test_what_an_effect_does_first_happens_before_the_event() -> None:
    """It is an event of its own."""
    game = bare_game()
    assert drops(game, rules(Cloud("a", first="x"))) == "a"
    assert game.state.history == (Rain(drops="x"),)


@pytest.mark.parametrize(("uses", "left"), [(2, [1]), (1, []), (None, [None])])
def test_a_limited_use_of_a_lasting_effect_is_counted(uses: int | None, left: list[int | None]) -> None:
    """With its last use the effect ends."""
    lasting = CoreLasting(id=7, effect=None, context=None, timestamp=1, until="for good", uses=uses)
    game = bare_game(lasting=(lasting,))
    assert drops(game, rules(Cloud("a", lasting=lasting))) == "a"
    assert [one.uses for one in game.state.lasting] == left


class Storm(CompoundEvent, frozen=True, kw_only=True):
    """Rain on several players at once."""


def _drops_of_all(table: ReplacementRules[BareGame, Cloud]) -> list[str]:
    """Return the letters of rain on two players at once, after the clouds."""
    storm = Storm(kind="rain", events=(Rain(drops="x"), Rain(drops="y")))
    now, _ = replaced(bare_game(), storm, frozenset(), ROWS, table)
    assert isinstance(now, Storm)
    return [rain.drops for rain in now.events if isinstance(rain, Rain)]


@pytest.mark.parametrize(("parts_first", "expected"), [(True, ["xab", "yab"]), (False, ["xb", "yb"])])
def test_earlier_rows_replace_the_parts_before_an_effect_is_applied_to_the_whole(
    parts_first: bool, expected: list[str]
) -> None:
    """An early cloud is about one rain, a later one about the whole storm."""

    def instead(event: Event, _game: BareGame, cloud: Cloud) -> Event:
        parts = event.events if isinstance(event, Storm) else (event,)
        wet = tuple(Rain(drops=part.drops + cloud.key) for part in parts if isinstance(part, Rain))
        return Storm(kind="rain", events=wet) if isinstance(event, Storm) else wet[0]

    table = structs.replace(
        rules(Cloud("a", kind="early"), Cloud("b")),
        can_replace=lambda _game, cloud, event: isinstance(event, Storm) == (cloud.key == "b"),
        instead=instead,
        parts_first=lambda row: parts_first and row.rule == "usual",
    )
    assert _drops_of_all(table) == expected
