"""Priority: a player acts or passes; when all have passed in succession, the top of the stack resolves.

If the stack is empty then, the phase or step ends. Before a player gets priority the game settles: it performs its
state-based actions.
"""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.book import Rule
from rulesdb.engine.kernel.event_kinds.player_events import GetPriority, GoTo, Priority
from rulesdb.engine.kernel.events import AnyState, Event, OfAnyGame
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Pass
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.state.state import CoreState

G = TypeVar("G", bound=AnyGame)

SETTLE, PRIORITY = "settle", "priority"
"""Keys of the stages in which the game settles, and in which the player with priority acts."""


class Reversal(NamedTuple):
    """An illegal action that is reversed."""

    player: int
    """Index of the player who took the action."""
    rules: tuple[str, ...]
    """Identifiers of the rules that made the action illegal, sorted."""
    before: CoreState
    """The state before the action."""
    done: tuple[Event, ...]
    """The events since then."""
    passed: int
    """Number of players who had passed in succession before the action."""


class PriorityRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules of priority. ``settle`` and ``ask`` are stages of the game."""

    rule: str
    """Identifier of the rule by which a player with priority acts."""
    holder: str
    """Identifier of the rule by which a player has priority to whom no other rule has given it this turn."""
    legal: Callable[[G, int], Sequence[OfAnyGame]]
    """Return the options of a player with priority."""
    is_legal: Callable[[G, int, OfAnyGame], bool]
    """Whether an option of a player with priority is legal, without a look at whether any other is."""
    act: Callable[[G, int, OfAnyGame], None]
    """Take an action other than to pass. Raises IllegalError if it turns out to be illegal."""
    take_back: Callable[[G, Reversal], None]
    """Reverse an illegal action."""
    act_on_state: Callable[[G], None]
    """Perform the state-based actions."""
    give: Callable[[G], None]
    """Give priority to the player who gets it by rule where nobody else does."""
    lose: Callable[[G], None]
    """Take priority from the player who acts."""
    next_player: Rule[[G, int], int]
    """Return the player who gets priority when a player passes."""
    passes: Callable[[G, int], int]
    """Return how many have passed in succession with another pass, from the number of those before it."""
    stack: Callable[[AnyState], Sequence[int]]
    """Return the ids of the layers on the stack of a state, the top one last."""
    all_passed: Callable[[G], None]
    """Resolve the top layer because all players have passed, and give priority."""
    end: Callable[[G], None]
    """End the phase or step because all players have passed while the stack is empty."""

    def begin(self, game: G) -> None:
        """Let players have priority in a phase or step that has begun: the game settles next."""
        self.give(game)
        note(game, GoTo(stage=SETTLE))

    def settle(self, game: G) -> None:
        """Perform the state-based actions, then let a player have priority, if the game still is at this stage."""
        self.act_on_state(game)
        if game.state.stage == SETTLE:
            if game.state.priority not in game.playing:  # nobody has priority, or the player who had it has lost
                self.give(game)
            by = (event.by for event in reversed(game.state.history) if isinstance(event, Priority))
            note(game, GetPriority(by=next(by, self.holder), player=game.state.priority))
            note(game, GoTo(stage=PRIORITY))

    def ask(self, game: G) -> None:
        """Let the player with priority choose a legal option; the game settles next."""
        player = game.state.priority
        assert player is not None

        def is_option(option: object) -> bool:
            return self.is_legal(game, player, option)

        option = game.choose(player, PRIORITY, lambda: self.legal(game, player), self.rule, is_option)
        self._take(game, player, option)
        if game.state.stage == PRIORITY:
            note(game, GoTo(stage=SETTLE))

    def _take(self, game: G, player: int, option: object) -> None:
        """Take an option of the player with priority, and reverse the game if it turns out to be illegal."""
        before, events_before = game.state, len(game.events)
        self.lose(game)
        try:
            if isinstance(option, Pass):
                self._hand_on(game, player, self.passes(game, before.passed))
            else:
                self.act(game, player, option)
        except IllegalError as illegal:
            rules, done = tuple(sorted(illegal.rules)), tuple(game.events[events_before:])
            self.take_back(game, Reversal(player, rules, illegal.before or before, done, before.passed))

    def _hand_on(self, game: G, player: int, passed: int) -> None:
        """Give priority to the next player, unless all players have now passed in succession."""
        if passed < len(game.playing):
            event = Priority(by=self.next_player.id, player=self.next_player(game, player), passed=passed)
            note(game, event)
        elif self.stack(game.state):
            self.all_passed(game)
        else:
            self.end(game)


def unless_settled(game: G, on: tuple[object, ...], act: Callable[[G], None]) -> None:
    """Act on the state, unless that changed nothing when all parts of the state on which it depends were as they are.

    ``on`` are these parts. As a rule a player passes, and the next one gets priority in a state that is the same.
    """
    settled: set[bool] = game.keep("settled", on, set)
    if settled:
        return
    before = game.state
    act(game)
    if game.state is before and not game.is_misread:
        settled.add(True)
