"""Random play for tests: games of random legal choices, with the invariants held against every state on the way."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from rulesdb.engine.fab.decks import seats
from rulesdb.engine.fab.events import GainLife, LoseLife
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.turn.start_of_game import set_up
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import State
from rulesdb.engine.fab.zones import STACK
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.game import StagedRules
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.kernel.process.process import Position, proceed, start
from support.engine.random_games import misplaced, watched

At = Position[State, Event, Option]


def broken(state: State) -> Iterator[str]:
    """Yield what is wrong with a state that no state may have wrong."""
    yield from misplaced(state)
    for player in state.players:
        if min(player.action, player.resource, player.chi) < 0:
            yield f"{player.name} has {player}"
    if any(state.objects[number].layer is None for number in state.zones.get(STACK, ())):
        yield "what is on the stack is no layer"
    last = state.history[-1] if state.history else None
    if last is not None and last.by.startswith("fab:5.3.") and state.priority is not None:
        yield "somebody has priority while a layer resolves"


WATCHED = watched(FAB, broken)
"""The rules, in games that are watched."""


def played(
    seed: int, most: int, rules: StagedRules[State, Game, Option], names: Sequence[str] = ("甲", "乙")
) -> Iterator[tuple[At, list[Event], int]]:
    """Play a game at random; yield each position, what led to it, and which option was chosen (-1 at the start)."""
    chance = Random(seed)  # noqa: S311  (play at random, not a secret)
    position, events = start(rules, set_up(seats(names), seed))
    yield position, events, -1
    for _ in range(most):
        if position.decision is None:
            return
        place = chance.randrange(len(position.decision.options))
        position, events = proceed(rules, position, position.decision.options[place])
        yield position, events, place


def life_changes(events: Sequence[Event]) -> Counter[int]:
    """Return by object the life that events say it gained and lost, together."""
    sums: Counter[int] = Counter()
    for event in events:
        if isinstance(event, GainLife):
            sums[event.object] += event.amount
        elif isinstance(event, LoseLife):
            sums[event.object] -= event.amount
    return sums
