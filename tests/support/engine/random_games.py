"""Random play of any game: its states are looked at after every event, and it is played to its end."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from rulesdb.engine.kernel.process.game import StagedRules
from rulesdb.engine.kernel.process.options import Pass, Play
from rulesdb.engine.kernel.process.process import Position, proceed, start
from rulesdb.engine.kernel.state.state import CoreState
from support.engine.random_values import Seeded

PATIENCE = 60
"""After so many choices in a turn players pass where they may: what costs nothing could be activated without an end."""
MOST_TURNS = 200
"""After so many turns players give up, as in a deadlock: what is left of the cards cannot end the game."""
LONG_TURN = 500
"""After so many choices in a turn, as many more with a triggered ability on top of the stack are a stalemate.

A card whose trigger triggers itself makes one: nobody can do anything but let it resolve again.
"""
MOST_CHOICES = 10_000

S = TypeVar("S", bound=CoreState)
Rules = TypeVar("Rules", bound=StagedRules[Any, Any, Any])


class EndlessGameError(AssertionError):
    """A game is not over after the most choices that any game may take."""


def misplaced(state: CoreState) -> Iterator[str]:
    """Yield what is wrong with zones: every object is in one of them, and that is its own."""
    found = Counter(number for objects in state.zones.values() for number in objects)
    for number, item in state.objects.items():
        if found[number] != 1:
            yield f"{item.card.name} is in {found[number]} zones"
        if number not in state.zones.get(item.zone, ()):
            yield f"{item.card.name} is not in its zone {item.zone}"
    if set(found) - set(state.objects):
        yield "a zone has an object that does not exist"


def watched(rules: Rules, broken: Callable[[Any], Iterable[str]]) -> Rules:
    """Return the rules for games that look at each of their states, and find nothing wrong with it."""

    class Watched(rules.game):  # type: ignore[misc, name-defined]  # whatever the game is
        def become(self, state: Any) -> None:  # noqa: ANN401  (the state of any game)
            super().become(state)
            found = [*broken(state)]
            assert not found, found

    return replace(rules, game=Watched)


def _is_triggered(state: CoreState) -> bool:
    """Whether the top of the stack is a triggered ability."""
    stack = state.zones.get(("stack", None), ())
    layer = state.objects[stack[-1]].layer if stack else None
    return layer is not None and layer.category == "triggered"


def play_to_the_end(
    rules: StagedRules[S, Any, Any],
    state: S,
    choices: Seeded,
    look: Callable[[Position[S, Any, Any]], None] = lambda _: None,
) -> tuple[S, int]:
    """Play a game of random legal choices to its end; return its last state, and the number of choices.

    A game that the players give up has no winners, not even none of them, in its last state; nor has a stalemate.
    ``look`` is given every position.

    Raises EndlessGameError for a game that does not end.
    """
    position = start(rules, state)[0]
    turn, in_turn, triggered = 0, 0, 0
    for made in range(MOST_CHOICES):
        look(position)
        if position.decision is None or position.now.turn > MOST_TURNS or triggered > LONG_TURN:
            return position.now, made
        turn, in_turn = position.now.turn, in_turn + 1 if position.now.turn == turn else 0
        triggered = triggered + _is_triggered(position.now) if in_turn > LONG_TURN else 0
        objects = sorted(position.now.objects)
        alone = {option: position.decision.allows(option) for option in (Pass(), Play(objects[made % len(objects)]))}
        options = position.decision.options  # each was asked about alone, before all are worked out
        assert alone == {option: option in options for option in alone}, position.decision.kind
        option = Pass() if in_turn > PATIENCE and Pass() in options else choices.one_of(options)
        position = proceed(rules, position, option)[0]
    raise EndlessGameError(f"the game of {state.seed} has no end")
