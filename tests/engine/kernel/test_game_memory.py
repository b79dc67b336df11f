"""The memory of a game: what is kept from state to state, and what is computed anew."""

from msgspec.structs import replace

from rulesdb.engine.kernel.book import Book, rules_in_force
from rulesdb.engine.kernel.events import CompoundEvent
from rulesdb.engine.kernel.process.game import Game
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.kernel.state.state import CoreObject, CoreState
from rulesdb.engine.kernel.tables.event_rules import EventRules, TriggerRules
from rulesdb.engine.kernel.tables.game_rules import GameRules

STONE = CoreObject(1, 1, "stone", 0, "table", True)
SHELL = CoreObject(2, 2, "shell", 0, "table", True)


def _game(*objects: CoreObject) -> Game[CoreState, Option]:
    rules = EventRules[Game[CoreState, Option], object](  # type: ignore[type-var]  # nothing happens in it
        after=lambda game, _event: game.state,
        compound=lambda kind, events: (CompoundEvent(kind=kind, events=events),),
        triggers=TriggerRules(
            existing=lambda _game: (), is_met=lambda *_: False, trigger=lambda _game, _effect, _event: None
        ),
    )
    return Game(CoreState(players=(), objects={one.id: one for one in objects}, zones={}, seed=1), (), GameRules(rules))


def test_a_result_is_kept_until_a_part_that_it_depends_on_changes() -> None:
    """An equal part that is another object counts as changed."""
    game, calls = _game(STONE), list[str]()
    with rules_in_force():
        for part in (["a"], ["a"]):
            for _ in range(2):
                game.keep("letters", (part,), calls.append, part[0])
    assert calls == ["a", "a"]


BOOK = Book("toy")


@BOOK.filter("1.1")
def is_heavy(_game: Game[CoreState, Option], weight: int) -> bool:
    """Return whether a thing weighs more than two."""
    return weight > 2


def test_nothing_is_kept_in_which_a_misreading_had_a_part() -> None:
    """A misreading may depend on more than the parts say; what is worked out without it is kept as ever."""
    game, calls, parts = _game(STONE), list[int](), {weight: [weight] for weight in (1, 5)}

    def weigh(weight: int) -> bool:
        calls.append(weight)
        return weight == 5 and is_heavy(game, weight)

    with rules_in_force(["toy:1.1"]):
        for weight in (1, 1, 5, 5):
            assert game.keep(("weigh", weight), (parts[weight],), weigh, weight) is False
        assert calls == [1, 5, 5]
        game.keep("after a misreading", (parts[1],), weigh, 1)
        game.keep("after a misreading", (parts[1],), weigh, 1)
        assert calls == [1, 5, 5, 1, 1]  # what was worked out about this state may come from the misreading
        game.become(replace(game.state, turn=1))
        for _ in range(2):
            game.keep("in the next state", (parts[1],), weigh, 1)
    assert calls == [1, 5, 5, 1, 1, 1]


def test_objects_are_looked_at_again_after_a_misreading() -> None:
    """One object found by a misreading does not stay found, although it is the same."""
    game, looked = _game(STONE, SHELL), list[int]()

    def look(game: Game[CoreState, Option], item: CoreObject) -> list[bool]:
        looked.append(item.id)
        return [is_heavy(game, item.id)] if item is SHELL else []

    with rules_in_force(["toy:1.1"]):
        for turn in range(3):
            assert game.keep_by_object("heavy", (), (1, 2), set(), look) == (False,)
            game.become(replace(game.state, turn=turn))
    assert looked == [1, 2] * 3


def test_steady_results_end_with_the_first_misreading() -> None:
    """A game that goes on from there, or begins in the same state, has to work them out again."""
    game = _game(STONE)
    with rules_in_force(["toy:1.1"]):
        before = game.at(game.state)
        before.steady["count"] = 2
        assert game.at(game.state).steady == {"count": 2}
        is_heavy(before, 1)
        before.steady["weight"] = 1
        assert game.at(game.state).steady == {}
        before.become(replace(before.state, turn=1))
        assert before.steady == {}


def test_only_objects_that_changed_are_looked_at_again() -> None:
    """Those that depend on more are looked at every time."""
    game, looked = _game(STONE, SHELL), list[int]()

    def look(_game: Game[CoreState, Option], item: CoreObject) -> list[str]:
        looked.append(item.id)
        return [item.zone]

    with rules_in_force():
        assert game.keep_by_object("zones", (), (1, 2), {2}, look) == ("table", "table")
        moved = replace(STONE, zone="shelf")
        game.become(replace(game.state, objects={1: moved, 2: SHELL}))
        assert game.keep_by_object("zones", (), (1, 2), {2}, look) == ("shelf", "table")
        assert game.keep_by_object("zones", (), (1, 2), {2}, look) == ("shelf", "table")
    assert looked == [1, 2, 1, 2, 2]


def test_the_same_objects_give_the_same_tuple() -> None:
    """One that ceases to depend on more is looked at once again; then nothing is put together anew."""
    game, looked = _game(STONE, SHELL), list[int]()

    def look(_game: Game[CoreState, Option], item: CoreObject) -> list[str]:
        looked.append(item.id)
        return [item.zone]

    with rules_in_force():
        assert game.keep_by_object("zones", (), (1, 2), {2, None}, look) == ("table", "table")
        first = game.keep_by_object("zones", (), (1, 2), {None}, look)
        game.become(replace(game.state, turn=1))
        assert game.keep_by_object("zones", (), (1, 2), {None}, look) is first
        assert game.keep_by_object("zones", (), (2,), set(), look) == ("table",)
    assert looked == [1, 2, 2]


def test_a_trial_in_another_state_leaves_no_result_behind() -> None:
    """What is found in the state before the trial is the same again after it."""
    game = _game(STONE, SHELL)

    def look(_game: Game[CoreState, Option], item: CoreObject) -> list[str]:
        return [item.zone]

    trial = game.at(replace(game.state, objects={1: replace(STONE, zone="shelf"), 2: SHELL}))
    with rules_in_force():
        for _ in range(3):
            assert game.keep_by_object("zones", (), (1, 2), set(), look) == ("table", "table")
        assert trial.keep_by_object("zones", (), (1, 2), set(), look) == ("shelf", "table")
        assert game.keep_by_object("zones", (), (1, 2), set(), look) == ("table", "table")


def test_steady_results_outlive_only_changes_of_other_parts() -> None:
    """A turn begins: the objects are the same. An object goes: they are not."""
    game = _game(STONE, SHELL)
    game.steady["count"] = 2
    game.become(replace(game.state, turn=1))
    assert game.steady == {"count": 2}
    game.become(replace(game.state, objects={1: STONE}))
    assert game.steady == {}
