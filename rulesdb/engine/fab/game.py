"""A running game of Flesh and Blood, with the queries that rules, effects and cards make."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, ParamSpec, TypeVar

from rulesdb.engine.fab.contexts import Event
from rulesdb.engine.fab.events import OnlyOption
from rulesdb.engine.fab.options import Option
from rulesdb.engine.fab.state import LastKnown, Link, Object, State
from rulesdb.engine.fab.zones import STACK, Zone, ZoneName
from rulesdb.engine.kernel.process import Process

C = TypeVar("C", bound=Option)
P = ParamSpec("P")
T = TypeVar("T")


class Game(Process[State, Event, Option]):
    """A running game of Flesh and Blood."""

    def __init__(self, state: State, answers: Sequence[Option] = ()) -> None:
        """Start from a state, with the answers given since."""
        super().__init__(state, answers)
        self.memo: dict[Hashable, Any] = {}
        """Results about the present state; what runs after every event looks here itself, without ``once``."""

    def become(self, state: State) -> None:
        """Set the state, and clear the values computed for the previous one."""
        self.state = state
        self.memo = {}

    def once(self, key: Hashable, work_out: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return ``work_out(*args, **kwargs)``, computed once for every state and key."""
        memo = self.memo
        if key not in memo:
            memo[key] = work_out(*args, **kwargs)
        found: T = memo[key]
        return found

    def pick(self, player: int, kind: str, options: Sequence[C], rule: str) -> C:
        """Let a player choose an option; a single option is taken without a question."""
        self.count_step()
        if len(options) == 1:
            self.events.append(OnlyOption(by=rule, player=player, kind=kind, option=options[0]))
            return options[0]
        return self.choose(player, kind, lambda: options, rule)  # type: ignore[return-value]  # one of the options

    def has(self, object_id: int) -> bool:
        """Whether an object exists."""
        return object_id in self.state.objects

    def object(self, object_id: int) -> Object:
        """Return the object of an id, or its last known information (1.2.3a)."""
        item = self.state.objects.get(object_id)
        if item is None:
            known: LastKnown = self.state.known[object_id]
            return known.object
        return item

    def zone(self, name: ZoneName, player: int | None = None) -> tuple[int, ...]:
        """Return the ids of the objects in a zone, in order."""
        return self.state.zones.get(Zone(name, player), ())

    @property
    def stack(self) -> tuple[int, ...]:
        """Ids of the layers from the bottom of the stack to the top."""
        return self.state.zones.get(STACK, ())

    def hero(self, player: int) -> int | None:
        """Return the id of a player's hero, None if the player has none any more."""
        heroes = self.zone("hero", player)
        return heroes[0] if heroes else None

    def player_of(self, object_id: int) -> int:
        """Return the controller of an object; without one its owner, and without an owner the turn-player."""
        item = self.object(object_id)
        answer = item.controller if item.controller is not None else item.owner
        return answer if answer is not None else self.state.turn_player

    @property
    def playing(self) -> tuple[int, ...]:
        """Indices of the players who have not lost."""
        return tuple(number for number, player in enumerate(self.state.players) if not player.has_lost)

    def opponents(self, player: int) -> tuple[int, ...]:
        """Return a player's opponents, clockwise (1.1.5); every player is a party of one."""
        return tuple(other_player for other_player in self.clockwise(player) if other_player != player)

    def clockwise(self, first: int) -> tuple[int, ...]:
        """Return the players who have not lost, in clockwise order from one of them (1.1.6)."""
        count = len(self.state.players)
        order = ((first + step) % count for step in range(count))
        return tuple(player for player in order if not self.state.players[player].has_lost)

    @property
    def link(self) -> Link | None:
        """The active chain link, None if there is none (7.0.3b)."""
        links = self.state.links
        return links[-1] if links and not links[-1].is_resolved else None

    def defending(self, link: Link | None = None) -> tuple[int, ...]:
        """Return the ids of the defending cards of a chain link, by default of the active one."""
        active = link or self.link
        return tuple(card for card, _ in active.defending) if active else ()

    def objects(self) -> Iterator[Object]:
        """Yield every object of the game."""
        yield from self.state.objects.values()
