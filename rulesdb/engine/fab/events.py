"""The kinds of events (1.9): changes of the game, each with the identifier of the rule that brought it about (``by``).

A compound event has events within it, a multi-event unfolds into individual ones; rules/events.py says which.
"""

from typing import Literal

from rulesdb.engine.fab.cards import Asset, Card
from rulesdb.engine.fab.contexts import Declared, Event
from rulesdb.engine.fab.options import Option
from rulesdb.engine.fab.state import LastingEffect, Look, Object, Pending
from rulesdb.engine.fab.zones import Zone, ZoneName

Moment = Literal[
    "start of game",
    "phase:start",
    "start of turn",
    "phase:action",
    "beginning of the action phase",
    "phase:end",
    "beginning of the end phase",
    "combat:layer",
    "combat:attack",
    "combat:defend",
    "combat:reaction",
    "combat:damage",
    "combat:resolution",
    "combat:close",
    "combat:",
]
"""What of a game can begin: a phase, what effects call its start or beginning, a step of combat (none: it is over)."""


Damage = Literal["generic", "physical", "arcane"]


class OfPlayer(Event, frozen=True, kw_only=True):
    """An event of a player, by that player's index."""

    player: int


class OfObject(Event, frozen=True, kw_only=True):
    """An event of an object, by its id."""

    object: int


class OfPlayerAndObject(OfPlayer, frozen=True, kw_only=True):
    """An event of a player and an object."""

    object: int


def object_of(event: Event) -> int | None:
    """Return the id of the object that an event is about, None where it is about none, or about several."""
    return event.object if isinstance(event, OfObject | OfPlayerAndObject) else None


class OnlyOption(OfPlayer, frozen=True, kw_only=True):
    """Nobody was asked a question, because it had one option alone; the game stays as it is."""

    kind: str
    option: Option


class Multi(Event, frozen=True, kw_only=True):
    """A multi-event (1.9.2): ``events`` happen one after the other. ``kind`` names what is done several times."""

    kind: str
    events: tuple[Event, ...]


class Outside(Event, frozen=True, kw_only=True):
    """Something is done that concerns only what is outside the game (1.9.1a); within it, it were an event ``doing``."""

    doing: type[Event]


class Bring(OfPlayer, frozen=True, kw_only=True):
    """A card comes from outside the game into a zone of a player, who owns it (1.3.1a)."""

    card: Card
    zone: ZoneName


class Looks(Event, frozen=True, kw_only=True):
    """A player begins to look at a private object (8.5.11)."""

    look: Look


class Move(OfObject, frozen=True, kw_only=True):
    """An object goes from its zone to another (3.0.7). ``is_public`` is None for what the zone says by default."""

    to: Zone
    is_public: bool | None = None
    controller: int | None = None
    at_bottom: bool = False


class Turned(OfObject, frozen=True, kw_only=True):
    """An object becomes public or private where it is; ``is_shown`` marks that it becomes public only for as long as
    a layer of it is there (5.2.4b).
    """

    is_public: bool
    is_shown: bool = False


class Revealed(OfObject, frozen=True, kw_only=True):
    """A private object is shown to all (8.5.17)."""


class Draw(OfPlayer, frozen=True, kw_only=True):
    """A player draws a card (8.5.6)."""


class Discard(OfObject, frozen=True, kw_only=True):
    """A card is discarded (8.5.5)."""


class Pitch(OfPlayerAndObject, frozen=True, kw_only=True):
    """A card is pitched (1.14.3)."""


class Destroy(OfObject, frozen=True, kw_only=True):
    """An object is destroyed (8.5.4)."""


class Banish(OfObject, frozen=True, kw_only=True):
    """An object is banished (8.5.1)."""

    is_public: bool = True


class Clear(Event, frozen=True, kw_only=True):
    """Objects are cleared (3.0.12), all at once."""

    objects: tuple[int, ...]


class Cease(OfObject, frozen=True, kw_only=True):
    """An object leaves its zone and ceases to exist: what is no card, as it is cleared (3.0.12a), or what was owned by
    a player who lost (4.5.1a).
    """


class Create(OfPlayer, frozen=True, kw_only=True):
    """A token is created (8.5.2)."""

    token: Card


class Deal(OfObject, frozen=True, kw_only=True):
    """Damage is dealt (8.5.3)."""

    amount: int
    damage: Damage = "generic"


class GainLife(OfObject, frozen=True, kw_only=True):
    """A living object gains life (8.5.7)."""

    amount: int


class LoseLife(OfObject, frozen=True, kw_only=True):
    """A living object loses life (8.5.12)."""

    amount: int


class GainAsset(OfPlayer, frozen=True, kw_only=True):
    """A player gains points (8.5.7)."""

    asset: Asset
    amount: int


class PayAsset(OfPlayer, frozen=True, kw_only=True):
    """A player pays points (1.14.2)."""

    asset: Asset
    amount: int


class Unpaid(OfPlayer, frozen=True, kw_only=True):
    """A cost that an effect asked for was not paid after all: the game is as it was before it (1.14.2b)."""


class SetAssets(OfPlayer, frozen=True, kw_only=True):
    """The rules set a player's points, which is neither gaining nor paying (4.3.2, 4.4.3)."""

    action: int
    resource: int
    chi: int


class Random(Event, frozen=True, kw_only=True):
    """Something was chosen at random, by a means that each player brings (1.1.1a)."""


class Shuffle(Event, frozen=True, kw_only=True):
    """A zone is shuffled (8.5.20)."""

    zone: Zone


class Count(OfObject, frozen=True, kw_only=True):
    """Counters are put on or taken from an object."""

    counter: str
    amount: int


class Stack(Event, frozen=True, kw_only=True):
    """A layer that is no card is made on the stack (1.6.2)."""

    layer: Object


class Declare(OfObject, frozen=True, kw_only=True):
    """Parameters of a layer are declared (5.1.3, 5.1.4)."""

    declared: Declared


class Became(Event, frozen=True, kw_only=True):
    """An object's record is replaced: what is noted about it has changed."""

    object: Object


class Played(OfPlayerAndObject, frozen=True, kw_only=True):
    """A card counts as played (5.1.10)."""


class Used(OfPlayerAndObject, frozen=True, kw_only=True):
    """An ability counts as activated (5.2.2)."""

    ability: int
    layer: int


class Tally(Event, frozen=True, kw_only=True):
    """It is noted how often something was done this turn, or whether it is so."""

    key: tuple[int, str]
    value: int


class TakenBack(OfPlayer, frozen=True, kw_only=True):
    """An action turned out to be illegal by some rules and was taken back (1.10.3)."""

    rules: tuple[str, ...]


class Functional(OfObject, frozen=True, kw_only=True):
    """The static abilities of a layer become functional, as it resolves (5.3.3)."""


class Resolved(OfObject, frozen=True, kw_only=True):
    """A layer has resolved, or failed to."""

    has_failed: bool = False


class Began(OfPlayer, frozen=True, kw_only=True):
    """A phase or a step of combat begins, or a turn ends."""

    what: Moment


class Priority(Event, frozen=True, kw_only=True):
    """A player will get priority once the game state actions are done, or nobody has it any more (1.11.2).

    ``passed`` players have passed in succession.
    """

    player: int | None
    passed: int = 0


class Active(OfPlayer, frozen=True, kw_only=True):
    """A player has got priority and is the active player (1.11.2)."""


class Linked(Event, frozen=True, kw_only=True):
    """An attack becomes the next chain link (7.0.3a)."""

    attack: int
    attack_source: int | None
    controller: int
    targets: tuple[int, ...]


class Attacked(OfObject, frozen=True, kw_only=True):
    """The attack event (7.2.4)."""

    targets: tuple[int, ...]


class Defended(OfObject, frozen=True, kw_only=True):
    """A card becomes a defending card (7.0.5)."""

    target: int


class Hit(OfObject, frozen=True, kw_only=True):
    """The attack hits a target (7.5.5)."""

    target: int
    amount: int


class LinkResolved(Event, frozen=True, kw_only=True):
    """The active chain link becomes resolved (7.6.2)."""

    number: int


class Closed(Event, frozen=True, kw_only=True):
    """The combat chain closes (7.7)."""


class Closing(Event, frozen=True, kw_only=True):
    """A rule or an effect has closed the chain; the close step has not begun yet (1.10.2e)."""


class Lasts(Event, frozen=True, kw_only=True):
    """A continuous effect begins, ends (``after`` None) or changes."""

    before: LastingEffect | None = None
    after: LastingEffect | None = None


class Triggers(Event, frozen=True, kw_only=True):
    """A triggered effect triggers: a triggered-layer waits to be put on the stack (6.6.5)."""

    pending: Pending


class Unpended(Event, frozen=True, kw_only=True):
    """The waiting triggered-layers are these."""

    pending: tuple[Pending, ...]


class TurnBegins(OfPlayer, frozen=True, kw_only=True):
    """A turn begins."""


class GoTo(Event, frozen=True, kw_only=True):
    """The table of stages goes on at another row."""

    stage: str


class Lose(Event, frozen=True, kw_only=True):
    """Players lose the game (4.5)."""

    players: tuple[int, ...]


class Over(Event, frozen=True, kw_only=True):
    """The game ends; without winners it is a draw (4.5)."""

    winners: tuple[int, ...]
