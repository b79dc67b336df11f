"""A bare game on the kernel: three players, events that change the state, and nothing that triggers."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rulesdb.engine.kernel.events import CompoundEvent, changed
from rulesdb.engine.kernel.process.game import Game
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.kernel.state.state import CoreLasting, CoreObject, CorePlayer, CoreState
from rulesdb.engine.kernel.tables.event_rules import EventRules, TriggerRules
from rulesdb.engine.kernel.tables.game_rules import GameRules

BareGame = Game[CoreState, Option]
_RULES = GameRules(
    EventRules[BareGame, Any](
        after=lambda game, event: changed(game.state, event),
        compound=lambda kind, events: (CompoundEvent(kind=kind, events=events),),
        triggers=TriggerRules(existing=lambda _game: (), is_met=lambda *_: False, trigger=lambda *_: None),
    )
)
_NO_OBJECTS: Mapping[int, CoreObject] = {}


def bare_game(
    answers: Sequence[Option] = (),
    *,
    lost: Collection[int] = (),
    lasting: tuple[CoreLasting, ...] = (),
    objects: Mapping[int, CoreObject] = _NO_OBJECTS,
) -> BareGame:
    """Return a game with answers to its questions, players who have lost, lasting effects and objects."""
    players = tuple(CorePlayer(name, has_lost=index in lost) for index, name in enumerate("abc"))
    return Game(CoreState(players=players, objects=objects, zones={}, seed=1, lasting=lasting), answers, _RULES)
