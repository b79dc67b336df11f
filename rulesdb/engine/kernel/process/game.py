"""A running game of any kind: its state, its tables of rules and stages, and a memory of what was worked out."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import chain
from operator import is_, itemgetter
from typing import Generic, Self, TypeVar, TypeVarTuple, cast

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.book import Results, always, memory, shared_definition, shared_law
from rulesdb.engine.kernel.cards.roles import AnyContext
from rulesdb.engine.kernel.events import AnyState, Event, OfAnyGame, OfObject, OnlyOption
from rulesdb.engine.kernel.process.game_rules import GameRules
from rulesdb.engine.kernel.process.options import Answer, AtAnyTime, Pick, PickPlayer
from rulesdb.engine.kernel.process.process import Position, Process
from rulesdb.engine.kernel.state.state import AnyObject, AnyProperties, AnyZone, CoreKnown, CoreObject, CoreState

C = TypeVar("C")
Choice = TypeVar("Choice")
S = TypeVar("S", bound=CoreState)
T = TypeVar("T")
Ts = TypeVarTuple("Ts")
_STACK = ("stack", None)


class ProcedureEndedError(Exception):
    """Raised within a procedure that is not finished, because the game is over, or a player in it has left."""


class Game(Process[S, Event, C], Generic[S, C]):
    """A running game."""

    def __init__(self, state: S, answers: Sequence[C], rules: GameRules) -> None:
        """Start from a state, with the answers given since and the game's tables of rules."""
        super().__init__(state, answers)
        self.rules = rules
        self.ruleset = rules.ruleset
        self.event_rules = rules.events
        self.misreadings = 0
        """Number of misreadings that had run when what the game has worked out was last cleared (``become``)."""
        self.memo: Results = {}
        """Results about the present state; what runs after every event looks here itself, without ``once``."""
        self.parts = self.steady_parts(state)
        """The parts of the state that most events leave alone."""
        self.steady: Results
        """Results that outlive a change of the state, because they depend on its ``parts`` alone."""
        self.unchanged: dict[int, AnyProperties]
        """Properties of objects to which no effect has been applied, which outlive a change as ``steady`` does."""
        self.steady, self.unchanged = self._kept_for_parts()
        self.in_force: OfAnyGame = self.steady.get("effects in force")
        """The continuous effects in force (effects_in_force.py), kept as ``steady`` is; None if not asked yet."""
        self.before: S = state
        """The state before the event that happens now: where an object was that left a private zone (pipeline.py)."""
        self.replacing: frozenset[Hashable] = frozenset()
        """Keys of the replacement effects of which a sub-event happens now (kernel/effects/replacement.py)."""
        self.level: OfAnyGame = None
        """The level of continuous effects at which objects are looked at now, None for the last one (continuous.py)."""
        self.read: set[str] | None = None
        """Names of the properties looked at, while it is found out on which effects another one depends; else None."""

    def at(self, state: S, answers: Sequence[C] = ()) -> Self:
        """Return a game of the same rules in another state, to try something out."""
        return type(self)(state, answers, self.rules)

    def apart(self) -> Self:
        """Return a copy of the game with nothing worked out: what is done to it leaves the game alone."""
        game = object.__new__(type(self))  # a fourth of the time of copy.copy
        game.__dict__.update(self.__dict__)
        game.events, game.states = list(self.events), list(self.states)
        game.memo, game.steady, game.unchanged, game.in_force = {}, {}, {}, None
        game.read = None if self.read is None else set(self.read)
        return game

    @property
    def done(self) -> tuple[object, ...]:
        """All that procedures have done to the game so far: a value that is equal only if no more was done."""
        return id(self.state), len(self.events), self._next, self._steps, frozenset(self.read or ())

    @property
    def is_misread(self) -> bool:
        """Whether a misreading may have a part in what was worked out about the present state (``Memory``)."""
        kept = memory()
        return kept is None or kept.misreadings != self.misreadings

    def become(self, state: S) -> None:
        """Set the state, and clear the values computed for the previous one.

        What depends on the parts of the state alone stays if these do, unless a misreading had a part in it.
        """
        parts = self.steady_parts(state)
        if not all(map(is_, self.parts, parts)) or self.is_misread:
            self.parts, self.in_force = parts, None
            self.steady, self.unchanged = self._kept_for_parts()
        self.state = state
        self.memo = {}

    def _kept_for_parts(self) -> tuple[Results, dict[int, AnyProperties]]:
        """Return what is kept for the present parts of the state, in which no misreading had a part so far."""
        kept = memory()
        self.misreadings = 0 if kept is None else kept.misreadings
        return self.keep("steady", (*self.parts, self.misreadings), lambda: ({}, {}))

    def go_to(self, state: S) -> None:
        """Set a state that differs in its stage alone, on which no result depends that no misreading has a part in."""
        if self.is_misread:
            self.become(state)
        else:
            self.state = state

    def reverse_to(self, before: S) -> None:
        """Set an earlier state, but do not give random choices their seeds again, of which players know the results."""
        self.become(replace(before, drawn=self.state.drawn))

    @staticmethod
    def steady_parts(state: S) -> tuple[object, ...]:
        """Return the parts of a state that most events leave alone: its objects and what is in force."""
        return state.objects, state.special, state.lasting, state.resolving, state.turn_player

    def has(self, object_id: int | None) -> bool:
        """Whether there is an object of an id, and it exists."""
        return object_id in self.state.objects

    def last_known(self, object_id: int) -> CoreObject:
        """Return the object of an id, or its last known information."""
        found: CoreObject
        try:
            found = self.state.objects[object_id]  # as a rule; asked for dozens of times for each choice
        except KeyError:
            found = known(self, object_id).record
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

    def origin_of(self, move: OfObject) -> str | None:
        """Return the name of the zone from which an object moves, or has moved this turn by an earlier event."""
        history = self.state.history
        for at in range(len(history) - 1, -1, -1):
            if history[at] is move:
                return self.state.origins.get(at)
        return self.zone_name_before(move.object)

    def zone(self, name: AnyZone, player: int | None = None) -> tuple[int, ...]:
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

    def context_of(self, object_id: int) -> AnyContext:
        """Return the context of the effects that an object's abilities generate."""
        return self.rules.context(self.player_of(object_id), object_id)

    @property
    def playing(self) -> tuple[int, ...]:
        """Indices of the players who take part in the game, because they have not lost it."""
        return participants(self, self.state)

    def clockwise(self, first: int) -> tuple[int, ...]:
        """Return the players who take part in the game, in clockwise order from one of them."""
        return clockwise(self, self.playing, first)

    def next_clockwise(self, player: int) -> int:
        """Return the next player in clockwise order."""
        return next_clockwise(self, self.playing, player)

    def party(self, player: int) -> tuple[int, ...]:
        """Return the players of a player's party, the player included."""
        return members(self, self.state, player)

    def opponents(self, player: int) -> tuple[int, ...]:
        """Return the opponents of a player, in clockwise order from the player."""
        return opponents(self, self.clockwise(player), self.party(player), player)

    def once(self, key: Hashable, work_out: Callable[[*Ts], T], *args: *Ts) -> T:
        """Return ``work_out(*args)``, computed once for every state and key."""
        memo = self.memo
        if key not in memo:
            memo[key] = work_out(*args)
        found: T = memo[key]
        return found

    def keep(self, key: Hashable, on: tuple[object, ...], work_out: Callable[[*Ts], T], *args: *Ts) -> T:
        """Return ``work_out(*args)``, computed again only when one of the values ``on`` is another object.

        ``on`` are the parts of the state on which the result depends. It is kept beyond this process, because the next
        one begins with the same parts; but not if a misreading may have a part in it, which may depend on more.
        """
        kept = memory()
        if kept is None:
            return work_out(*args)
        before = kept.results.get(key)
        if before is not None and all(map(is_, before[0], on)):
            found: T = before[1]
            return found
        found = work_out(*args)
        if kept.misreadings == self.misreadings:
            kept.results[key] = on, found
        return found

    def keep_by_object(
        self,
        key: Hashable,
        on: tuple[object, ...],
        objects: Iterable[int],
        anew: set[int | None] | frozenset[int | None],
        work_out: Callable[[Self, AnyObject], Iterable[T]],
    ) -> tuple[T, ...]:
        """Return all that ``work_out(game, item)`` finds of some objects, computed again only for one that has changed.

        ``on`` are the parts of the state, apart from the object itself, on which the result depends (``keep``). For
        the few objects ``anew`` it depends on more, and is never kept. As long as there are none of these, and no
        object has changed, the result is the same tuple.
        """
        kept: _KeptByObject[T] = self.keep(key, on, _KeptByObject)
        ids = tuple(objects)
        items = kept.items_among(self.state.objects, ids)
        if items is not kept.items or not kept.passing <= anew:
            kept.renew(ids, items, anew, lambda item: work_out(self, item))
            memory_now = memory()
            if memory_now is not None and memory_now.misreadings != self.misreadings:  # one changed it
                memory_now.results.pop(key, None)
        passing: list[OfAnyGame] = [object_id for object_id in anew if object_id in kept.found]
        if not passing:
            return kept.all
        found = {**kept.found, **{object_id: work_out(self, self.state.objects[object_id]) for object_id in passing}}
        return tuple(chain.from_iterable(found.values()))

    def pick(  # noqa: PLR0913, PLR0917  (what a decision is made of)
        self,
        player: int,
        kind: str,
        options: Sequence[Choice],
        rule: str,
        subjects: Sequence[object] = (),
        source: int | None = None,
    ) -> Choice:
        """Let a player choose an option; a single option is taken without a question.

        ``subjects`` are the records that options stand for which are numbers, ``source`` is the object whose effect
        asks for yes or no.
        """
        self.count_step()
        if len(options) == 1:
            subject = subjects[0] if subjects else None
            self.events.append(OnlyOption(by=rule, player=player, kind=kind, option=options[0], subject=subject))
            self.states.append(self.state)
            return options[0]
        return self.choose(player, kind, lambda: options, rule, None, subjects, source)  # type: ignore[arg-type, return-value]  # the answer is one of the options

    def pick_several(self, player: int, kind: str, among: Iterable[int], rule: str) -> tuple[int, ...]:
        """Let a player pick any number of objects one after the other, until none is left or the player stops."""
        left, chosen = list(among), list[int]()
        while left:
            picked = self.choose(player, kind, lambda: (*map(Pick, left), Pick()), rule)  # type: ignore[arg-type]  # options are choices
            if not isinstance(picked, Pick) or picked.object is None:
                break
            left.remove(picked.object)
            chosen.append(picked.object)
        return tuple(chosen)

    def interrupt(self, choice: C) -> None:
        """Do what a player chose to do at any time. Raises ProcedureEndedError if what was going on ends."""
        assert isinstance(choice, AtAnyTime)
        self.rules.at_any_time(self, choice)

    def answers_yes(self, player: int, kind: str, rule: str, source: int | None = None) -> bool:
        """Ask a player a question, on account of an effect of an object, if any; return whether the answer is yes."""
        return self.pick(player, kind, (Answer(True), Answer(False)), rule, source=source).is_yes

    def pick_player(self, player: int, kind: str, among: Collection[int], rule: str) -> int:
        """Let a player choose one of some players, who are listed clockwise from the player; return the one chosen."""
        options = [PickPlayer(other) for other in self.clockwise(player) if other in among]
        return self.pick(player, kind, options, rule).player


AnyGame = Game[AnyState, OfAnyGame]
"""A running game of any kind."""
G = TypeVar("G", bound=AnyGame)


@shared_law
def known(game: AnyGame, object_id: int) -> CoreKnown:
    """Return the last known information about an object that ceased to exist."""
    found: CoreKnown = game.state.known[object_id]
    return found


class _KeptByObject(Generic[T]):
    """The results kept for some objects."""

    __slots__ = ("all", "found", "ids", "items", "passing", "select", "state_objects")

    def __init__(self) -> None:
        """Start without objects."""
        self.state_objects: Mapping[int, CoreObject] = {}
        """All objects of the state in which these were looked at last."""
        self.ids: tuple[int, ...] = ()
        """The ids of the objects."""
        self.items: tuple[CoreObject, ...] = ()
        """The objects."""
        self.select: Callable[[Mapping[int, CoreObject]], tuple[CoreObject, ...]] = itemgetter(None)
        """Return the objects of a state that have these ids, if there are two or more: dozens after most events."""
        self.found: dict[int | None, Iterable[T]] = {}
        """The results by the ids of the objects, in the order of the objects."""
        self.passing: AbstractSet[int | None] = frozenset()
        """Ids of the objects whose results are not kept."""
        self.all: tuple[T, ...] = ()
        """The results of all objects."""

    def items_among(self, state_objects: Mapping[int, CoreObject], ids: tuple[int, ...]) -> tuple[CoreObject, ...]:
        """Return the objects of some ids in a state: the same tuple as long as they are the same objects."""
        if ids == self.ids and state_objects is self.state_objects:
            return self.items
        if ids == self.ids and len(ids) > 1:
            items: tuple[CoreObject, ...] = self.select(state_objects)
        else:
            items = tuple([state_objects[object_id] for object_id in ids])
        has_changed = items != self.items
        self.state_objects = {} if has_changed else state_objects
        return items if has_changed else self.items

    def renew(
        self,
        ids: tuple[int, ...],
        items: tuple[CoreObject, ...],
        anew: AbstractSet[int | None],
        work_out: Callable[[CoreObject], Iterable[T]],
    ) -> None:
        """Take other objects; what was found of those that were among them before stays."""
        before: dict[int | None, CoreObject] = dict(zip(self.ids, self.items, strict=True))
        for object_id in self.passing:
            del before[object_id]
        found = self.found
        self.found = {
            object_id: found[object_id]
            if before.get(object_id) is item
            else (() if object_id in anew else tuple(work_out(item)))
            for object_id, item in zip(ids, items, strict=True)
        }
        self.ids, self.items, self.passing = ids, items, anew & self.found.keys()
        self.select = itemgetter(*ids or (None,))
        self.all = tuple(chain.from_iterable(self.found.values()))


@shared_definition
def participants(state: CoreState) -> tuple[int, ...]:
    """Return the players who have not lost."""
    return tuple([number for number, player in enumerate(state.players) if not player.has_lost])


@shared_definition
def clockwise(playing: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Return players in clockwise order from a seat, whose player may have lost."""
    return from_seat(playing, first)


@shared_definition
def next_clockwise(playing: tuple[int, ...], player: int) -> int:
    """Return the next one of the players clockwise from a seat."""
    return from_seat(playing, player + 1)[0]


def from_seat(playing: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Return players in the order of their seats, from one of these."""
    if not first:
        return playing
    return (*[player for player in playing if player >= first], *[player for player in playing if player < first])


@shared_definition
def members(state: CoreState, player: int) -> tuple[int, ...]:
    """Return the players of a player's party, to which the player always belongs, even alone."""
    name = state.players[player].party
    others = (index for index, other in enumerate(state.players) if name and other.party == name)
    return (player, *(other for other in others if other != player))


@shared_definition
def opponents(order: tuple[int, ...], party: tuple[int, ...], player: int) -> tuple[int, ...]:
    """Return a player's opponents, of the players in an order: all who are not in the player's party."""
    return tuple(other for other in order if other != player and other not in party)


class StagedRules(Struct, Generic[S, G, C], frozen=True, eq=False):
    """The rules of a game, for the kernel's process, as a table of stages."""

    game: Callable[[S, Sequence[C], GameRules], G]
    """Return a running game: its state, the answers given since, and its tables of rules."""
    rules: GameRules
    """The tables that a running game carries."""
    stages: Mapping[str, Callable[[G], None]]
    """The procedures; a state names the next one (``CoreState.stage``)."""
    over: str
    """Identifier of the rule by which nobody chooses anything once the game is over."""
    actions: tuple[type[C], ...]
    """The kinds of options that a player may try at any time."""
    forbidden: Callable[[G, int, OfAnyGame], frozenset[str]]
    """Return the identifiers of the rules that forbid an action to a player now."""
    could_be_legal: Callable[[G, int, OfAnyGame], bool] = always
    """Whether an action could be legal for a player, as far as the place of its object shows."""

    def process(self, state: S, answers: Sequence[C] = ()) -> G:
        """Start a process."""
        return self.game(state, answers, self.rules)

    def stage(self, process: Process[AnyState, OfAnyGame, OfAnyGame]) -> bool:
        """Run the present stage; return whether the game goes on."""
        game = cast("G", process)
        if game.state.winners is not None:
            return False
        try:  # suppress() takes as long as all the rest of this function
            self.stages[game.state.stage](game)
        except ProcedureEndedError:
            return game.state.winners is None
        return game.state.winners is None

    def forbidding(self, position: Position[S, Event, C], player: int, choice: C) -> frozenset[str]:
        """Return the rules that forbid a choice to a player: of an answer to a question, the rule that asks."""
        decision = position.decision
        if decision is None:
            return frozenset({self.over})
        if not isinstance(choice, self.actions):
            return frozenset({decision.rule})
        return self.forbidden(self.process(position.now), player, choice)
