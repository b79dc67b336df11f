"""A made-up market, whose games pay costs with the kernel: points in red and blue, and a part that either colour pays.

Objects are mines, each of which gives points of a colour once.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.engine.kernel.events import Change, CompoundEvent, Event
from rulesdb.engine.kernel.play.payment import CostPart, PaymentRules, PointSources
from rulesdb.engine.kernel.process.game import Game
from rulesdb.engine.kernel.process.options import Option, Pick
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.engine.kernel.tables.event_rules import EventRules, TriggerRules
from rulesdb.engine.kernel.tables.game_rules import GameRules


class Mine(NamedTuple):
    """A mine."""

    colour: str
    """Colour of its points."""
    points: int
    """Number of its points."""


class Market(Game[CoreState, Option]):
    """A game whose only player is a mapping of colours to points."""


def _after(game: Market, event: Event) -> CoreState:
    after: CoreState = event.changed(game.state) if isinstance(event, Change) else game.state
    return after


def market(objects: Sequence[object] = (), answers: Sequence[Option] = (), **points: int) -> Market:
    """Return a market with objects, mostly mines, numbered from 1, and the player's points."""
    rules = EventRules[Market, object](  # type: ignore[type-var]  # nothing triggers in it
        after=_after,
        compound=lambda kind, events: (CompoundEvent(kind=kind, events=events),),
        triggers=TriggerRules(
            existing=lambda _game: (), is_met=lambda *_: False, trigger=lambda _game, _effect, _event: None
        ),
    )
    state = CoreState(players=(points,), objects=dict(enumerate(objects, 1)), zones={}, seed=1)
    return Market(state, answers, GameRules(rules))


def mine(number: int) -> Pick:
    """Return the answer that chooses a mine."""
    return Pick(number)


def has(game: Market, player: int, colour: str) -> int:
    """Return the player's points of a colour."""
    points: int = game.state.players[player].get(colour, 0)
    return points


def change(game: Market, colour: str, points: int) -> None:
    """Add points to the player's; a negative number subtracts them."""
    now = game.state.players[0]
    game.become(replace(game.state, players=({**now, colour: now.get(colour, 0) + points},)))


def _dig(game: Market, _player: int, number: int, _part: str, _by: str) -> None:
    dug = game.state.objects[number]
    game.become(replace(game.state, objects={one: left for one, left in game.state.objects.items() if one != number}))
    change(game, dug.colour, dug.points)


def _mines(game: Market, _player: int, part: str) -> list[int]:
    return [number for number, found in game.state.objects.items() if part in {found.colour, "any"}]


def _gain_any(game: Market, player: int, points: int) -> None:
    MARKET.gain_while_short(game, player, "any", points, "market:gain")


def _gain_red(game: Market, player: int, points: int) -> None:
    MARKET.gain_while_short(game, player, "red", points, "market:gain")


MARKET = PaymentRules[Market, str](
    order=lambda: ("red", "blue", "any"),
    parts={
        "red": CostPart(gain=_gain_red, goes_on=lambda game, _player, points: has(game, 0, "red") < points),
        "blue": CostPart(),
        "any": CostPart(
            in_order_of_use=lambda able: tuple(sorted(able)),
            gain=_gain_any,
            goes_on=lambda game, _player, points: has(game, 0, "red") + has(game, 0, "blue") < points,
        ),
    },
    pays={"red": {"red", "any"}.__contains__, "blue": {"blue", "any"}.__contains__},
    has=has,
    subtract=lambda game, _player, colour, points, _by: change(game, colour, -points),
    sources=PointSources("dig", _mines, lambda game, _player, number, _part: game.state.objects[number], _dig),
)
"""Red and blue points pay their own part and "any"; blue ones are not gained for a blue part."""
