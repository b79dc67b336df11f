"""The base of the events of all games: what caused them, what they change, and their sentence in accounts."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Generic, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from rulesdb.engine.kernel.book import always, empty, never, nothing, unchanged

OfAnyGame = Any
"""What every game has in a class of its own, untyped: methods of a game's kinds may take the game's class."""
AnyState = OfAnyGame
"""The state of any game: a game's kinds of events change its own."""
AnyName = OfAnyGame
"""A name out of the list of any game, such as that of a zone or of an asset."""
ObjectId = Annotated[int, "id of an object"]
"""The id of an object, which annotations tell from an amount."""
AnyTeller = OfAnyGame
"""The teller of any game, which has names for what events are about."""


class Event(Struct, frozen=True):
    """An event."""

    is_left_out: ClassVar[bool] = False
    """Whether accounts leave the event out."""
    by: str = ""
    """Identifier of the rule that caused the event."""
    source: ObjectId | None = None
    """Id of the object whose effect caused the event, None for the rules."""


class Change(Event, frozen=True, kw_only=True):
    """An event that can change the state, with a Japanese sentence for accounts."""

    is_fact: ClassVar[bool] = False
    """Whether the event itself changes nothing; a composite event leaves its changes to the events within it."""
    is_procedural: ClassVar[bool] = False
    """Whether the event only says which procedure is next: it is in no history, and nothing follows from it."""
    goes_to: ClassVar[str | None] = None
    """Name of the zone to which, as the sentence implies, the object of the event moves; None for no such zone."""
    words: ClassVar[str] = ""
    """The sentence, with gaps for fields: ``{amount}``, ``{object:name}``, ``{player:player}``, ``{zone:zone}``; and
    ``{object:moved}``, which is the name of what moves."""

    def changed(self, state: AnyState) -> AnyState:
        """Return the state after the event."""
        return state

    def sentence(self, teller: AnyTeller) -> str:
        """Return the sentence of the event, "" if accounts leave it out."""
        return self.words.format(**{name: _Field(value, teller) for name, value in asdict(self).items()})

    def covers(self, event: Event) -> bool:  # noqa: ARG002  (the sentences of most events cover no other)
        """Whether the sentence covers another event that is within this one or right before it."""
        return False


class _Field(NamedTuple):
    """The value of a field of an event, for a gap in its sentence."""

    value: object
    """The value."""
    teller: AnyTeller
    """The teller of the account."""

    def __format__(self, form: str) -> str:
        """Return what the teller calls the value, by the form of the gap; of a tuple, all of its members."""
        teller = self.teller
        if not form:
            return str(self.value)
        say = {"name": teller.name, "moved": teller.name_of_moved, "player": teller.player, "zone": teller.zone}[form]
        return "と".join(map(say, self.value)) if type(self.value) is tuple else str(say(self.value))


class OfPlayer(Change, frozen=True, kw_only=True):
    """An event with a player."""

    player: int
    """Index of the player."""


class OfObject(Change, frozen=True, kw_only=True):
    """An event with an object."""

    object: ObjectId
    """Id of the object."""


class OfPlayerAndObject(OfPlayer, frozen=True, kw_only=True):
    """An event with a player and an object."""

    object: ObjectId
    """Id of the object."""


class CompoundEvent(Change, frozen=True, kw_only=True):
    """An event in which the same instruction is performed several times, as individual events in order."""

    is_fact: ClassVar[bool] = True
    instructions: ClassVar[Mapping[str, str]] = {}
    """Japanese texts of the repeated instructions, by name."""
    kind: str
    """Name of the repeated instruction, such as "draw"."""
    events: tuple[Event, ...]
    """The individual events, in order."""

    def sentence(self, teller: AnyTeller) -> str:  # noqa: ARG002  (every kind takes it)
        """Say which instruction is repeated, and how many times."""
        doing = self.instructions.get(self.kind, self.kind)
        return f"「{doing}」を{len(self.events)}回行う" if self.events else ""


class OutcomeReplaced(Change, frozen=True, kw_only=True):
    """The outcome of an event is replaced, so that the event itself changes nothing."""

    is_fact: ClassVar[bool] = True
    is_left_out: ClassVar[bool] = True
    event: Event
    """The event."""


class GeneratedEffect(Change, frozen=True, kw_only=True):
    """A discrete effect is generated in the place of an event."""

    is_fact: ClassVar[bool] = True
    is_left_out: ClassVar[bool] = True
    effect: OfAnyGame
    """The effect."""
    context: OfAnyGame
    """The context of the effect, with the event in whose place it is generated."""

    def generate(self, game: OfAnyGame) -> None:
        """Generate the effect."""
        self.effect.generate(game, self.context)


class OnlyOption(Change, frozen=True, kw_only=True):
    """A question with a single option is not asked; the state does not change."""

    is_fact: ClassVar[bool] = True
    is_left_out: ClassVar[bool] = True
    player: int
    """Index of the player who would choose."""
    kind: str
    """Kind of the question, as of a decision, such as "target"."""
    option: object
    """The single option, which is taken."""
    subject: object = None
    """The record that the option stands for, None if it speaks for itself."""


def object_of(event: Event) -> int | None:
    """Return the id of the event's object, None if it has none or several."""
    return event.object if isinstance(event, OfObject | OfPlayerAndObject) else None


def changed(state: AnyState, event: Event) -> AnyState:
    """Return the state after an event has changed it."""
    assert isinstance(event, Change)
    return event.changed(state)


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """Return the events of an account: without those that the sentence of a following composite event covers."""
    composite = [
        (at, event)
        for at, event in enumerate(events)
        if isinstance(event, Change) and type(event).covers is not Change.covers
    ]
    return [
        event
        for at, event in enumerate(events)
        if not event.is_left_out
        and not any(at < behind < at + _REACH and one.covers(event) for behind, one in composite)
    ]


_REACH = 20  # events: a composite event comes right after the events within it; the largest clear many objects


def sentence_of(teller: AnyTeller, event: Event) -> str:
    """Return the sentence of an event, "" if accounts leave it out."""
    assert isinstance(event, Change)
    return event.sentence(teller)


Keys = frozenset[Hashable]
Events = tuple[Event, ...]
Durations = frozenset[str]

G = TypeVar("G")
K = TypeVar("K")


class EventRules(Struct, Generic[G, K], frozen=True, eq=False):
    """The rules of events."""

    after: Callable[[G, Event], AnyState]
    """Return the state after an event, without the event in its history."""
    compound: Callable[[str, Events], Events]
    """Return the compound event, as the only one, of an instruction that is performed several times."""
    existing: Callable[[G], tuple[K, ...]]
    """Return the triggered effects that exist now."""
    trigger: Callable[[G, tuple[K, ...], Events, Keys], None]
    """Trigger the effects that existed before some events on the events, but for those of some keys."""
    modified: Callable[[G, Event, Keys], tuple[Event | None, Keys]]
    """Return the event that occurs instead of an event, None for none, and the keys of the effects that replaced it.

    The last argument has the keys of the effects that cannot replace the event any more; the result includes them.
    """
    seen: Callable[[Event, Events], Events] = lambda _planned, occurred: occurred
    """Return the events that can trigger effects, from an event that was to occur and those that occurred."""
    outcome: Callable[[G, Event, Keys], tuple[Event | None, Keys]] = lambda _game, event, spent: (event, spent)
    """Return the event that replaces the outcome of an event that is occurring, as ``modified`` does before it."""
    unfold: Callable[[G, CompoundEvent, Keys, Keys], bool] | None = None
    """Make the individual events of a compound event happen; return whether any did. None for ``happen_in_order``.

    The last two arguments have the keys of effects that cannot replace, and cannot trigger on, the individual events.
    """
    consequences: Callable[[G, Event], Events] = empty
    """Return the bookkeeping events that follow at once from an event that has changed the state."""
    ended_by: Callable[[Event], Durations | None] = nothing
    """Return the durations of lasting effects that an event ends, None for none."""
    is_untouched: Callable[[Event], bool] = never
    """Whether no effect replaces an event or triggers on it."""
    does_nothing: Callable[[Event], bool] = never
    """Whether an event does not occur because its instruction is to do nothing."""
    can_occur: Callable[[G, Event], bool] = always
    """Whether an event can occur in the present state; one of an object that has ceased to exist cannot."""
    parts: Callable[[G, Event], Events | None] = nothing
    """Return the internal events of a composite event, None for another event."""
    as_occurred: Callable[[Event, Events, Events], Event | None] = unchanged
    """Return a composite event as it occurs, None if it does not.

    The arguments are the event, its internal events as planned, and the events that occurred.
    """
    noticed: Callable[[Event, Events, Events], Events] = lambda event, _within, occurred: (event, *occurred)
    """Return the events that effects see of a composite event; the other arguments are those of ``as_occurred``."""
