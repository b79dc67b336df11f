"""A running game of any kind: its state, the tables of its rules, and a memory of what was worked out."""

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from copy import copy
from itertools import chain
from operator import is_
from typing import Any, Generic, ParamSpec, Self, TypeVar

from msgspec.structs import replace

from rulesdb.engine.kernel.book import memory
from rulesdb.engine.kernel.events import Event, OnlyOption
from rulesdb.engine.kernel.process.options import Answer, PickPlayer
from rulesdb.engine.kernel.process.process import Process
from rulesdb.engine.kernel.state.state import CoreObject, CoreState
from rulesdb.engine.kernel.tables.game_rules import GameRules

C = TypeVar("C")
Choice = TypeVar("Choice")
P = ParamSpec("P")
S = TypeVar("S", bound=CoreState)
T = TypeVar("T")
_STACK = ("stack", None)


class Game(Process[S, Event, C], Generic[S, C]):
    """A running game."""

    is_unrestricted = False
    """Whether what players cannot do is disregarded, to find out what would be possible otherwise."""

    def __init__(self, state: S, answers: Sequence[C], rules: GameRules) -> None:
        """Start from a state, with the answers given since and the game's tables of rules."""
        super().__init__(state, answers)
        self.rules = rules
        self.event_rules = rules.events
        self.memo: dict[Hashable, Any] = {}
        """Results about the present state; what runs after every event looks here itself, without ``once``."""
        self.parts = self.steady_parts(state)
        """The parts of the state that most events leave alone."""
        self.steady: dict[Hashable, Any] = {}
        """Results that outlive a change of the state, because they depend on its ``parts`` alone."""
        self.unchanged: dict[int, Any] = {}
        """Properties of objects to which no effect has been applied, which outlive a change as ``steady`` does."""
        self.in_force: Any = None
        """The continuous effects in force (effects_in_force.py), kept as ``steady`` is; None if not asked yet."""
        self.before: Any = state
        """The state before the event that happens now: where an object was that left a private zone (pipeline.py)."""
        self.replacing: frozenset[Hashable] = frozenset()
        """Keys of the replacement effects of which a sub-event happens now (kernel/effects/replacement.py)."""
        self.level: Any = None
        """The level of continuous effects at which objects are looked at now, None for the last one (continuous.py)."""
        self.read: set[str] | None = None
        """Names of the properties looked at, while it is found out on which effects another one depends; else None."""

    def at(self, state: S, answers: Sequence[C] = ()) -> Self:
        """Return a game of the same rules in another state, to try something out."""
        return type(self)(state, answers, self.rules)

    def apart(self) -> Self:
        """Return a copy of the game with nothing worked out: what is done to it leaves the game alone."""
        game = copy(self)
        game.events = list(self.events)
        game.memo, game.steady, game.unchanged, game.in_force = {}, {}, {}, None
        game.read = None if self.read is None else set(self.read)
        return game

    @property
    def done(self) -> tuple[object, ...]:
        """All that procedures have done to the game so far: a value that is equal only if no more was done."""
        return id(self.state), len(self.events), self._next, self._steps, frozenset(self.read or ())

    def without_restrictions(self) -> Self:
        """Return a game in the same state that disregards what players cannot do."""
        game = self.at(self.state)
        game.is_unrestricted = True
        return game

    def become(self, state: S) -> None:
        """Set the state, and clear the values computed for the previous one.

        While a rule is off all are cleared, because its misreading may depend on more.
        """
        parts = self.steady_parts(state)
        if not all(map(is_, self.parts, parts)) or memory() is None:
            self.parts, self.steady, self.unchanged, self.in_force = parts, {}, {}, None
        self.state = state
        self.memo = {}

    def reverse_to(self, before: S) -> None:
        """Set an earlier state, but do not give random choices their seeds again, of which players know the results."""
        self.become(replace(before, drawn=self.state.drawn))

    @staticmethod
    def steady_parts(state: S) -> tuple[object, ...]:
        """Return the parts of a state that most events leave alone: its objects and what is in force."""
        return state.objects, state.special, state.lasting, state.resolving, state.turn_player

    def has(self, object_id: int) -> bool:
        """Whether an object exists."""
        return object_id in self.state.objects

    def last_known(self, object_id: int) -> CoreObject:
        """Return the object of an id, or its last known information."""
        found: CoreObject
        try:
            found = self.state.objects[object_id]  # as a rule; asked for dozens of times for each choice
        except KeyError:
            found = self.rules.objects.known(self, object_id).record
        return found

    def is_known(self, object_id: int) -> bool:
        """Whether an object exists, or there is last known information about it."""
        return object_id in self.state.objects or object_id in self.state.known

    def zone_name_before(self, object_id: int) -> str | None:
        """Return the name of the zone in which an object was before the event that happens now, or is if it is new.

        None stands for the private zone of an object about which nobody has last known information.
        """
        item = self.before.objects.get(object_id)
        if item is None and not self.is_known(object_id):
            return None
        name: str = (self.last_known(object_id) if item is None else item).zone.name
        return name

    def zone(self, name: Any, player: int | None = None) -> tuple[int, ...]:  # noqa: ANN401  (the names of any game)
        """Return the ids of the objects in a zone, in order."""
        return self.state.zones.get((name, player), ())  # a zone is equal to the tuple of its name and its player

    @property
    def stack(self) -> tuple[int, ...]:
        """Ids of the objects on the stack, from its bottom to its top."""
        return self.state.zones.get(_STACK, ())

    def player_of(self, object_id: int) -> int:
        """Return the controller of an object; without one its owner, and without an owner the turn-player."""
        item = self.last_known(object_id)
        answer = item.controller if item.controller is not None else item.owner
        return answer if answer is not None else self.state.turn_player

    def context_of(self, object_id: int) -> Any:  # noqa: ANN401  (a context of any game)
        """Return the context of the effects that an object's abilities generate."""
        return self.rules.context(self.player_of(object_id), object_id)

    @property
    def playing(self) -> tuple[int, ...]:
        """Indices of the players who take part in the game."""
        return self.rules.players.participants(self.state)

    def clockwise(self, first: int) -> tuple[int, ...]:
        """Return the players who take part in the game, in clockwise order from one of them."""
        players = self.rules.players
        return players.clockwise(players.participants(self.state), first)

    def next_clockwise(self, player: int) -> int:
        """Return the next player in clockwise order."""
        return self.rules.players.next_clockwise(self.playing, player)

    def party(self, player: int) -> tuple[int, ...]:
        """Return the players of a player's party, the player included."""
        return self.rules.players.party(self.state, player)

    def opponents(self, player: int) -> tuple[int, ...]:
        """Return the opponents of a player, in clockwise order from the player."""
        return self.rules.players.opponents(self.clockwise(player), self.party(player), player)

    def once(self, key: Hashable, work_out: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return ``work_out(*args, **kwargs)``, computed once for every state and key."""
        memo = self.memo
        if key not in memo:
            memo[key] = work_out(*args, **kwargs)
        found: T = memo[key]
        return found

    def keep(
        self, key: Hashable, on: tuple[object, ...], work_out: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return ``work_out(*args, **kwargs)``, computed again only when one of the values ``on`` is another object.

        ``on`` are the parts of the state on which the result depends. It is kept beyond this process, because the next
        one begins with the same parts. While a rule is off nothing is kept, because its misreading may depend on more.
        """
        kept = memory()
        if kept is None:
            return work_out(*args, **kwargs)
        before = kept.get(key)
        if before is not None and all(map(is_, before[0], on)):
            found: T = before[1]
            return found
        found = work_out(*args, **kwargs)
        kept[key] = (on, found)
        return found

    def keep_by_object(
        self,
        key: Hashable,
        on: tuple[object, ...],
        objects: Iterable[int],
        anew: set[int | None] | frozenset[int | None],
        work_out: Callable[[Self, Any], Iterable[T]],
    ) -> tuple[T, ...]:
        """Return all that ``work_out(game, item)`` finds of some objects, computed again only for one that has changed.

        ``on`` are the parts of the state, apart from the object itself, on which the result depends (``keep``). For
        the few objects ``anew`` it depends on more, and is never kept. As long as there are none of these, and no
        object has changed, the result is the same tuple.
        """
        kept: _KeptByObject[T] = self.keep(key, on, _KeptByObject)
        items = tuple(map(self.state.objects.__getitem__, objects))
        passing: frozenset[Any] = frozenset(anew.intersection(objects))
        if not (kept.passing <= passing and len(items) == len(kept.items) and all(map(is_, items, kept.items))):
            kept.renew(items, passing, lambda item: work_out(self, item))
        if not passing:
            return kept.all
        found = {**kept.found, **{object_id: work_out(self, self.state.objects[object_id]) for object_id in passing}}
        return tuple(chain.from_iterable(found.values()))

    def pick(self, player: int, kind: str, options: Sequence[Choice], rule: str) -> Choice:
        """Let a player choose an option; a single option is taken without a question."""
        self.count_step()
        if len(options) == 1:
            self.events.append(OnlyOption(by=rule, player=player, kind=kind, option=options[0]))
            return options[0]
        return self.choose(player, kind, lambda: options, rule)  # type: ignore[arg-type, return-value]  # the answer is one of the options

    def answers_yes(self, player: int, kind: str, rule: str) -> bool:
        """Ask a player a question; return whether the answer is yes."""
        return self.pick(player, kind, (Answer(True), Answer(False)), rule).is_yes

    def pick_player(self, player: int, kind: str, among: Collection[int], rule: str) -> int:
        """Let a player choose one of some players, who are listed clockwise from the player; return the one chosen."""
        options = [PickPlayer(other) for other in self.clockwise(player) if other in among]
        return self.pick(player, kind, options, rule).player


AnyGame = Game[Any, Any]
"""A running game of any kind."""


class _KeptByObject(Generic[T]):
    """What was found of some objects."""

    __slots__ = ("all", "found", "items", "passing")

    def __init__(self) -> None:
        """Start without objects."""
        self.items: tuple[Any, ...] = ()
        """The objects."""
        self.found: dict[int, Iterable[T]] = {}
        """What was found of each object, by its id, in the order of the objects."""
        self.passing: frozenset[int] = frozenset()
        """Ids of the objects whose results are not kept."""
        self.all: tuple[T, ...] = ()
        """What was found of all objects."""

    def renew(self, items: tuple[Any, ...], passing: frozenset[int], work_out: Callable[[Any], Iterable[T]]) -> None:
        """Take other objects; what was found of those that were among them before stays."""
        known = {item.id: item for item in self.items if item.id not in self.passing}
        before, self.found = self.found, {}
        for item in items:
            if item.id in passing:
                self.found[item.id] = ()
            elif item.id in known and known[item.id] is item:
                self.found[item.id] = before[item.id]
            else:
                self.found[item.id] = tuple(work_out(item))
        self.items, self.passing = items, passing
        self.all = tuple(chain.from_iterable(self.found.values()))
