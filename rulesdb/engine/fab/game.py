"""A game while it runs, and the questions that rules, effects and cards ask of it."""

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
    """A game of Flesh and Blood while it runs."""

    def __init__(self, state: State, answers: Sequence[Option] = ()) -> None:
        """Begin from a state, with the answers given since."""
        super().__init__(state, answers)
        self._memo: dict[Hashable, Any] = {}

    def become(self, state: State) -> None:
        """Go on with another state; what was worked out about the old one is forgotten."""
        self.state = state
        self._memo = {}

    def once(self, key: Hashable, work_out: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what ``work_out`` gives for the arguments, worked out once for each state."""
        memo = self._memo
        if key not in memo:
            memo[key] = work_out(*args, **kwargs)
        found: T = memo[key]
        return found

    def pick(self, player: int, kind: str, options: Sequence[C], rule: str) -> C:
        """Let a player choose; where there is but one option nobody is asked."""
        self.count_step()
        if len(options) == 1:
            self.events.append(OnlyOption(by=rule, player=player, kind=kind, option=options[0]))
            return options[0]
        return self.choose(player, kind, lambda: options, rule)  # type: ignore[return-value]  # one of the options

    def has(self, object_id: int) -> bool:
        """Whether an object exists."""
        return object_id in self.state.objects

    def object(self, object_id: int) -> Object:
        """Return an object, or its last known information (1.2.3a)."""
        item = self.state.objects.get(object_id)
        if item is None:
            known: LastKnown = self.state.known[object_id]
            return known.object
        return item

    def zone(self, name: ZoneName, player: int | None = None) -> tuple[int, ...]:
        """Return the objects of a zone in their order."""
        return self.state.zones.get(Zone(name, player), ())

    @property
    def stack(self) -> tuple[int, ...]:
        """The layers, the top one last."""
        return self.state.zones.get(STACK, ())

    def hero(self, player: int) -> int | None:
        """Return a player's hero, None when there is none any more."""
        there = self.zone("hero", player)
        return there[0] if there else None

    def player_of(self, object_id: int) -> int:
        """Return who controls an object, its owner where nobody does."""
        item = self.object(object_id)
        answer = item.controller if item.controller is not None else item.owner
        return answer if answer is not None else self.state.turn_player

    @property
    def playing(self) -> tuple[int, ...]:
        """The players who have not lost."""
        return tuple(number for number, player in enumerate(self.state.players) if not player.has_lost)

    def opponents(self, player: int) -> tuple[int, ...]:
        """Return a player's opponents (1.1.5), clockwise; each player is a party of their own."""
        return tuple(other_player for other_player in self.clockwise(player) if other_player != player)

    def clockwise(self, first: int) -> tuple[int, ...]:
        """Return the players in clockwise order from one (1.1.6)."""
        count = len(self.state.players)
        order = ((first + step) % count for step in range(count))
        return tuple(player for player in order if not self.state.players[player].has_lost)

    @property
    def link(self) -> Link | None:
        """The active chain link (7.0.3b)."""
        links = self.state.links
        return links[-1] if links and not links[-1].is_resolved else None

    def defending(self, link: Link | None = None) -> tuple[int, ...]:
        """Return the defending cards of a link, the active one by default."""
        asked = link or self.link
        return tuple(card for card, _ in asked.defending) if asked else ()

    def objects(self) -> Iterator[Object]:
        """Return every object of the game."""
        yield from self.state.objects.values()
