"""A made-up game of three players who cast spells, for the parts of the kernel that deal with turns and the stack."""

from collections.abc import Callable
from typing import Any

from rulesdb.engine.kernel.book import Book
from rulesdb.engine.kernel.event_kinds.turn_events import GoTo, Over, Priority
from rulesdb.engine.kernel.events import Change, CompoundEvent, changed
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.process.game import Game
from rulesdb.engine.kernel.process.options import Option, Pass
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.process.stages import StagedRules
from rulesdb.engine.kernel.state.state import CoreObject, CorePlayer, CoreState
from rulesdb.engine.kernel.state.state_updates import added, forgotten, taken
from rulesdb.engine.kernel.tables.event_rules import EventRules, TriggerRules
from rulesdb.engine.kernel.tables.game_rules import GameRules
from rulesdb.engine.kernel.turn.priority import PriorityRules
from rulesdb.engine.kernel.turn.reversal import Reversal, ReversalRules

book = Book("duel")
STACK = "stack"

Duel = Game[CoreState, Option]


class Cast(Option, frozen=True):
    """Cast a spell of a name."""

    name: str
    """Its name."""


class Appears(Change, frozen=True, kw_only=True):
    """A spell appears on the stack."""

    name: str
    """Its name."""
    player: int
    """Who controls it."""

    def changed(self, state: CoreState) -> CoreState:
        """Add the object."""
        made = state.next_id
        item = CoreObject(made, made, self.name, self.player, STACK, is_public=True, controller=self.player)
        return added(state, item, is_special=False)


class Resolves(Change, frozen=True, kw_only=True):
    """The spell on top of the stack resolves."""

    def changed(self, state: CoreState) -> CoreState:
        """Remove the object."""
        item = state.objects[state.zones[STACK][-1]]
        return forgotten(taken(state, item), item)


RULES = GameRules(
    EventRules[Duel, Any](
        after=lambda game, event: changed(game.state, event),
        compound=lambda kind, events: (CompoundEvent(kind=kind, events=events),),
        triggers=TriggerRules(existing=lambda _game: (), is_met=lambda *_: False, trigger=lambda *_: None),
    )
)


def duel(**values: Any) -> Duel:  # noqa: ANN401  (the fields of a state)
    """Return a game of three players."""
    players = tuple(map(CorePlayer, ("甲", "乙", "丙")))
    return Duel(CoreState(**{"players": players, "objects": {}, "zones": {}, "seed": 1, **values}), (), RULES)


@book.definition("1.1", lambda game, player: game.clockwise(player)[-1], "反時計回りとする読み方")
def next_player(game: Duel, player: int) -> int:
    """Return the next player clockwise."""
    return game.clockwise(player)[1]


def act(game: Duel, player: int, action: Cast) -> None:
    """Cast a spell; one without a name is illegal."""
    note(game, Appears(name=action.name, player=player))
    if not action.name:
        raise IllegalError({"duel:1.2"})


def _reverse(game: Duel, reversal: Reversal) -> None:
    REVERSAL.go_back(game, reversal, "duel:1.3")


REVERSAL = ReversalRules[Duel](
    reverse=_reverse,
    pending=lambda now, _before: now,
    restore=lambda game, state: game.become(state),
    keep=lambda _game, _done: None,
    go_on=lambda game, player, passed: note(game, Priority(by="duel:1.3", player=player, passed=passed)),
    go_on_from_what_is_left=lambda game, player, _passed: note(game, Priority(by="duel:1.4", player=player)),
)


_OPTIONS = (Pass(), Cast("炎"), Cast(""))


def rules(act_on_state: Callable[[Duel], None] = lambda _game: None) -> PriorityRules[Duel]:
    """Return the rules of priority, with the state-based actions."""
    return PriorityRules[Duel](
        rule="duel:1",
        holder="duel:1",
        legal=lambda _game, _player: _OPTIONS,
        is_legal=lambda _game, _player, option: option in _OPTIONS,
        act=act,
        take_back=REVERSAL.take_back,
        act_on_state=act_on_state,
        give=lambda game: note(game, Priority(by="duel:1.5", player=game.clockwise(game.state.turn_player)[0])),
        lose=lambda game: note(game, Priority(player=None)),
        next_player=next_player,
        passes=lambda _game, passed: passed + 1,
        stack=lambda state: state.zones.get(STACK, ()),
        resolve=lambda game: note(game, Resolves()),
        all_passed=lambda game: note(game, Resolves()),
        is_withheld=lambda game: game.state.turn == 0,
        go_on=lambda game: note(game, GoTo(by="duel:1.6", stage="last")),
        end=lambda game: note(game, GoTo(stage="end")),
    )


def staged(priority: PriorityRules[Duel]) -> StagedRules[CoreState, Duel, Option]:
    """Return the process: stages of priority, and one that ends the game."""
    return StagedRules[CoreState, Duel, Option](
        game=Duel,
        rules=RULES,
        stages={
            "settle": priority.settle,
            "priority": priority.ask,
            "end": priority.then(lambda game: note(game, Appears(name="幕", player=0)), "last"),
            "last": lambda game: note(game, Over(winners=(0,))),
        },
        over="duel:9",
        actions=(Cast,),
        forbidden=lambda _game, player, choice: frozenset({f"duel:{player}"} if choice.name == "氷" else ()),
    )
