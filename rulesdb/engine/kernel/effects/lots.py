"""Drawing lots: objects that are determined at random."""

from collections.abc import Sequence

from rulesdb.engine.kernel.event_kinds.effect_events import Random
from rulesdb.engine.kernel.process.chance import generator
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note


def drawn_by_lot(game: AnyGame, able: Sequence[int], number: int, rule: str) -> tuple[int, ...]:
    """Return a number of objects drawn at random."""
    left, found = list(able), []
    for _ in range(number):
        found.append(generator(game.state.seed, game.state.drawn).choice(left))
        left.remove(found[-1])
        note(game, Random(by=rule))
    return tuple(found)
