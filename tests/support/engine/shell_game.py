"""A made-up game of shells, which are drawn from a heap and lie on a beach under somebody's control."""

from functools import partial
from typing import ClassVar, Literal, NamedTuple

from rulesdb.engine.kernel.event_kinds.composite_events import (
    CoreDestroy,
    CoreDiscard,
    CoreDraw,
    PartsTable,
    drawn,
    is_nothing_of,
    moved,
    parts_of,
)
from rulesdb.engine.kernel.event_kinds.layer_events import CoreStack
from rulesdb.engine.kernel.event_kinds.telling import CoreNarrator
from rulesdb.engine.kernel.event_kinds.zone_events import CoreBring, CoreCease, CoreCreate, CoreMove, after, can_leave
from rulesdb.engine.kernel.events import CompoundEvent
from rulesdb.engine.kernel.process.game import Game
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.kernel.state.state import CoreKnown, CoreObject, CorePlayer, CoreState
from rulesdb.engine.kernel.state.zones import CoreZone, ZoneRules
from rulesdb.engine.kernel.tables.event_rules import EventRules, TriggerRules
from rulesdb.engine.kernel.tables.game_rules import GameRules
from rulesdb.engine.kernel.turn.setup import CoreBuilder

ZoneName = Literal["heap", "bag", "beach", "sea", "queue"]


class Spot(CoreZone[ZoneName]):
    """A zone; the beach, the sea and the queue are shared."""

    __slots__ = ()

    name: ZoneName
    """Name of the zone."""


BEACH, SEA, QUEUE = Spot("beach"), Spot("sea"), Spot("queue")


class Shell(NamedTuple):
    """The base properties of a shell."""

    name: str
    """Its name, "" for what has none."""
    is_special: bool = False
    """Whether it has abilities that are examined in every state."""


ZONES = ZoneRules[CoreObject](
    zone=Spot,
    private=frozenset({"heap", "bag"}),
    unseen=frozenset({"heap"}),
    controlled=frozenset({"beach", "queue"}),
    from_top=frozenset({"heap"}),
    becomes_new=lambda _shell, to, _is_public: to.name not in {"beach", "queue"},
    ceases=lambda shell: shell.is_token,
    is_special=lambda shell: shell.card.is_special,
)


class Move(CoreMove, frozen=True, kw_only=True):
    """A shell moves."""

    zone_rules = ZONES


class Cease(CoreCease, frozen=True, kw_only=True):
    """A shell ceases to exist."""

    zone_rules = ZONES


class Bring(CoreBring, frozen=True, kw_only=True):
    """A shell from outside the game enters a zone."""

    zone_rules = ZONES


class Create(CoreCreate, frozen=True, kw_only=True):
    """A token is created."""

    zone_rules = ZONES
    to = BEACH


class Stack(CoreStack, frozen=True, kw_only=True):
    """A layer is put into the queue."""

    zone_rules = ZONES


class Draw(CoreDraw, frozen=True, kw_only=True):
    """A player draws."""

    move = Move
    comes_from: ClassVar[ZoneName] = "heap"
    goes_to: ClassVar[ZoneName | None] = "bag"


class Discard(CoreDiscard, frozen=True, kw_only=True):
    """A shell is discarded to the top of its owner's heap."""

    move = Move
    goes_to: ClassVar[ZoneName | None] = "heap"


class Destroy(CoreDestroy, frozen=True, kw_only=True):
    """A shell is destroyed; it goes to its owner's bag."""

    move = Move
    goes_to: ClassVar[ZoneName | None] = "bag"


class Walker(CorePlayer, frozen=True):
    """A player."""

    sand: int = 0
    """Grains of sand, from 0."""


class Shore(Game[CoreState, Option]):
    """A game of shells."""


PARTS: PartsTable[Shore] = {Draw: drawn, Discard: moved, Destroy: moved}

_EVENTS = EventRules[Shore, object](  # type: ignore[type-var]  # nothing triggers
    after=partial(after, snapshot=lambda _game, shell, _event: CoreKnown(shell, shell.card)),
    compound=lambda kind, events: (CompoundEvent(kind=kind, events=events),),
    triggers=TriggerRules(existing=lambda _game: (), is_met=lambda *_: False, trigger=lambda *_: None),
    can_occur=can_leave,
    parts=partial(parts_of, PARTS),
    has_nothing_within=is_nothing_of,
)
RULES = GameRules(_EVENTS)


class Chronicle(CoreNarrator):
    """The account of a game of shells."""

    zone_names: ClassVar[dict[ZoneName, str]] = {"heap": "山", "bag": "袋", "beach": "浜", "sea": "海", "queue": "列"}
    asset_names: ClassVar[dict[str, str]] = {"sand": "砂"}
    usual_zone = "bag"
    questions: ClassVar[dict[str, str]] = {"shell": "選ぶ貝"}
    numbers: ClassVar[dict[str, str]] = {"waves": "波{}つ"}
    chosen_names: ClassVar[dict[str, str]] = {"swim": "泳ぐこと"}


class Sand(CoreBuilder[CoreState]):
    """A shore before the game begins."""

    def __init__(self) -> None:
        """Start with two players."""
        super().__init__(CoreState(players=(), objects={}, zones={}, seed=3), ZONES)
        self.seat(Walker("アン"))
        self.seat(Walker("ベン"))

    def game(self) -> Shore:
        """Return the game that begins."""
        return Shore(self.state(), (), RULES)
