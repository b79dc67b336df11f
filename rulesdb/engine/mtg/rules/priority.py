"""Priority (408.1): who acts, passing, and what follows when all players pass in succession."""

from itertools import pairwise
from typing import cast, get_args

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.layer_events import TakenBack
from rulesdb.engine.kernel.event_kinds.player_events import GoTo, Priority
from rulesdb.engine.kernel.process.options import Activate, Play
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.turn.priority import PriorityRules, Reversal
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import Special
from rulesdb.engine.mtg.rules.legality import LEGALITY, SPECIAL
from rulesdb.engine.mtg.rules.playing import activate, keep_priority, play
from rulesdb.engine.mtg.rules.resolving import RESOLUTION
from rulesdb.engine.mtg.rules.state_based import act as act_on_state
from rulesdb.engine.mtg.state import State, Step

AFTER: dict[Step, Step] = {**dict(pairwise(get_args(Step)[1:])), "cleanup": "cleanup"}
"""The stage after a step that is skipped, or in which all players have passed: another cleanup step (314.3)."""


def act(game: Game, player: int, action: Play | Activate | Special) -> None:
    """Play a card or an activated ability, or take a special action."""
    if isinstance(action, Play):
        play(game, player, action.object)
    elif isinstance(action, Special):
        SPECIAL[action.action].act(game, player, action.object)
        keep_priority(game, player)
    else:
        activate(game, player, action.object, action.ability)


@book.step("408.1c")
def to_the_active_player(game: Game) -> None:
    """The active player gets priority as a step begins, and after a spell or ability has resolved."""
    note(game, Priority(by=to_the_active_player.id, player=game.clockwise(game.state.turn_player)[0]))


@book.definition("408.1d")
def next_player(game: Game, player: int) -> int:
    """When a player passes, the next player in turn order gets priority."""
    return game.next_clockwise(player)


def _all_passed(game: Game) -> None:
    RESOLUTION.resolve(game)
    to_the_active_player(game)


@book.law
def number_passed(game: Game, passed: int) -> int:
    """Return how many players have passed in succession after another one has: all must before anything resolves."""
    return min(passed + 1, len(game.playing))


def _end(game: Game) -> None:
    note(game, GoTo(by="mtg:300.2", stage=AFTER[game.state.step]))


@book.step("422")
def go_back(game: Game, before: State) -> None:
    """An illegal play is reversed entirely: the game returns to the moment before it, and payments are canceled."""
    game.become(before)


def take_back(game: Game, reversal: Reversal) -> None:
    """Reverse an illegal play, but for random choices already made (422); the player has priority again."""
    go_back(game, replace(cast("State", reversal.before), drawn=game.state.drawn))
    note(game, TakenBack(by=go_back.id, player=reversal.player, rules=reversal.rules))
    note(game, Priority(by=go_back.id, player=reversal.player, passed=reversal.passed))


PRIORITY = PriorityRules[Game](
    rule="mtg:408.1",
    holder="mtg:408.1",
    legal=LEGALITY.legal,
    is_legal=LEGALITY.is_legal,
    act=act,
    take_back=take_back,
    act_on_state=act_on_state,
    give=to_the_active_player,
    lose=lambda game: note(game, Priority(by="mtg:408.1", player=None)),
    next_player=next_player,
    passes=number_passed,
    stack=lambda state: state.zones.get(("stack", None), ()),
    all_passed=_all_passed,
    end=_end,
)
"""The rules of priority."""
