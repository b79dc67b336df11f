"""The tea game: its cards, its state, its options and its events."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.book import Book
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.events import Change, Event
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.kernel.state.state import CoreObject, CorePlayer, CoreState
from rulesdb.engine.kernel.state.zones import CoreZone, ZoneRules

book = Book("tea", "support.engine.tea.misreadings")


class Tea(Struct, frozen=True):
    """A tea, or a saucer."""

    name: str
    """Its name."""
    leaves: int = 0
    """Leaves that it costs."""
    water: int = 0
    """Cups of water that it costs."""
    scent: int = 0
    """Its scent."""
    sets: int | None = None
    """The scent to which it sets the other teas on its table, None for no such effect."""
    adds: int = 0
    """The scent that it adds to the other teas on its table."""
    only_rich: bool = False
    """Whether it adds only to teas with a scent of 5 or more."""
    has_guest: bool = False
    """Whether a guest waits at it."""
    is_saucer: bool = False
    """Whether it is a saucer."""


PlaceName = Literal["shelf", "table", "floor"]


class Place(CoreZone[PlaceName]):
    """A zone of the tea game; the floor is shared."""

    __slots__ = ()

    name: PlaceName
    """Its name."""


FLOOR = Place("floor")


class Cup(CoreObject, frozen=True):
    """A tea in the game."""

    card: Tea
    """The tea."""
    zone: Place
    """Where it stands."""


class Guest(CorePlayer, frozen=True):
    """A player."""

    leaves: int = 0
    """Leaves, from 0."""
    water: int = 0
    """Cups of water, from 0."""


class TeaState(CoreState, frozen=True):
    """The state of a tea game."""

    players: tuple[Guest, ...]
    """The players."""
    objects: Mapping[int, Cup]
    """The teas by their ids."""
    is_night: bool = False
    """Whether it is night."""


class Scent(NamedTuple):
    """The properties of a tea."""

    scent: int
    """Its present scent."""


class Pluck(Option, frozen=True):
    """Pluck leaves."""


class Rest(Option, frozen=True):
    """Rest."""


class Brew(Option, frozen=True):
    """Brew a tea."""

    tea: int
    """Id of the tea."""


class TeaEvent(Change, frozen=True, kw_only=True):
    """An event of the tea game."""

    player: int = 0
    """Index of the player."""


class Gains(TeaEvent, frozen=True, kw_only=True):
    """A player gains or spends leaves and water."""

    leaves: int = 0
    """Leaves gained, negative if spent."""
    water: int = 0
    """Cups gained, negative if spent."""

    def changed(self, state: TeaState) -> TeaState:
        """Return the state with other amounts."""
        players = list(state.players)
        now = players[self.player]
        players[self.player] = replace(now, leaves=now.leaves + self.leaves, water=now.water + self.water)
        return replace(state, players=tuple(players))

    def sentence(self, teller: Teller) -> str:
        """Say who gains or spends what."""
        return f"{teller.player(self.player)}の葉が{self.leaves:+}、水が{self.water:+}"


ZONES = ZoneRules[Cup](
    zone=Place,
    destination=lambda cup, name: Place(name, cup.owner),
    object_class=Cup,
    controlled=frozenset({"table", "floor"}),
    becomes_new=lambda _cup, _to, _is_public: False,
)
"""The rules of zones: a tea stays the same object wherever it goes."""


class Moves(CoreMove, frozen=True, kw_only=True):
    """A tea goes to another zone."""

    zone_rules = ZONES


class Spills(Moves, frozen=True, kw_only=True):
    """A tea spills."""

    def sentence(self, teller: Teller) -> str:
        """Say what spills."""
        return f"{teller.name(self.object)}がこぼれる"


class Brewed(TeaEvent, frozen=True, kw_only=True):
    """A tea counts as brewed."""

    tea: int
    """Id of the tea."""

    def sentence(self, teller: Teller) -> str:
        """Say who brewed what."""
        return f"{teller.player(self.player)}が{teller.name(self.tea)}を淹れた"


class Petals(TeaEvent, frozen=True, kw_only=True):
    """A petal is put on a tea."""

    tea: int
    """Id of the tea."""

    def changed(self, state: TeaState) -> TeaState:
        """Return the state with one petal more."""
        cup = state.objects[self.tea]
        petals = dict(cup.counters).get("花びら", 0) + 1
        return replace(state, objects={**state.objects, self.tea: replace(cup, counters=(("花びら", petals),))})

    def sentence(self, teller: Teller) -> str:
        """Say where the petal lies."""
        return f"{teller.name(self.tea)}に花びらが載る"


class Turns(TeaEvent, frozen=True, kw_only=True):
    """It is a player's turn."""

    def changed(self, state: TeaState) -> TeaState:
        """Return the state in the player's turn."""
        return replace(state, turn_player=self.player)

    def sentence(self, teller: Teller) -> str:
        """Say whose turn it is."""
        return f"{teller.player(self.player)}の手番になる"


class Ends(TeaEvent, frozen=True, kw_only=True):
    """A player wins."""

    def changed(self, state: TeaState) -> TeaState:
        """Return the state with a winner."""
        return replace(state, winners=(self.player,))

    def sentence(self, teller: Teller) -> str:
        """Say who wins."""
        return f"{teller.player(self.player)}が茶会の主人になる"


PLACES = {"shelf": "棚", "table": "卓", "floor": "床"}


def changed(state: TeaState, event: Event) -> TeaState:
    """Return the state after an event."""
    assert isinstance(event, Change)
    after: TeaState = event.changed(state)
    return after
