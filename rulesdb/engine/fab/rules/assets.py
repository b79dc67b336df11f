"""Assets (1.13): points that players have, gain and pay."""

from collections.abc import Callable

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.pipeline import happen


def _points_beside_life() -> tuple[Asset, ...]:
    return ("chi", "resource", "action")


@book.definition("1.13.1", _points_beside_life, "ライフは資源ではなく、支払いに使うものではないとする読み方")
def kinds_of_assets() -> tuple[Asset, ...]:
    """Assets are points of four kinds that players own: action, resource, life and chi points."""
    return ("chi", "resource", "life", "action")


def has(game: Game, player: int, asset: Asset) -> int:
    """Return how many points of an asset a player has; life is the hero's (1.13.4)."""
    if asset == "life":
        hero = game.hero(player)
        return 0 if hero is None else game.object(hero).life or 0
    return game.state.players[player].points(asset)


@book.filter("1.13.2")
def action_points_pay(asset: Asset) -> bool:
    """Action points are an asset used to play action cards and to activate action abilities."""
    return asset == "action"


@book.filter("1.13.3")
def resource_points_pay(asset: Asset) -> bool:
    """Resource points are an asset used to play cards and to activate abilities."""
    return asset == "resource"


@book.filter("1.13.4")
def life_points_pay(asset: Asset) -> bool:
    """Life points are an asset, paid from the life total of the player's hero."""
    return asset == "life"


@book.filter("1.13.5")
def chi_points_pay(asset: Asset) -> bool:
    """Chi points are a separate asset used to play cards and to activate abilities."""
    return asset == "chi"


@book.filter("1.13.5b#sentence-1")
def chi_points_pay_too(asset: Asset) -> bool:
    """Chi points may pay a resource point cost instead of resource points."""
    return asset == "resource"


_PAYING: dict[Asset, Callable[[Asset], bool]] = {
    "action": action_points_pay,
    "resource": resource_points_pay,
    "life": life_points_pay,
    "chi": lambda asset: chi_points_pay(asset) or chi_points_pay_too(asset),
}


def that_pay(asset: Asset) -> tuple[Asset, ...]:
    """Return the assets whose points can pay a cost of ``asset``."""
    return tuple(kind for kind, pays in _PAYING.items() if pays(asset))


@book.filter("1.13.3a")
def resource_points_come_while_paying(asset: Asset) -> bool:
    """A player may gain resource points by pitching while paying a cost that includes resource points."""
    return asset == "resource"


@book.filter("1.13.5a#sentence-1")
def chi_points_come_while_paying(asset: Asset) -> bool:
    """A player may gain chi points by pitching while paying a cost that includes chi or resource points."""
    return asset in {"chi", "resource"}


PITCHED_FOR: dict[str, Callable[[Asset], bool]] = {
    "resource": resource_points_come_while_paying,
    "chi": chi_points_come_while_paying,
}


def gain(  # noqa: PLR0913, PLR0917  (the fields of the gain event)
    game: Game, player: int, asset: Asset, amount: int, by: str, source: int | None = None
) -> bool:
    """Give points of an asset to a player by an effect or by go again; return whether the event occurred."""
    gained = gaining(game, kinds.GainAsset(by=by, source=source, player=player, asset=asset, amount=amount))
    return gained is not None and happen(game, gained)


def gaining(game: Game, event: kinds.GainAsset) -> Event | None:
    """Return the event by which a player gains points; None if the player cannot gain them."""
    return _GAINING[event.asset](game, event)


def _nothing_gained(_game: Game, _event: kinds.GainAsset) -> Event | None:
    """Return no event (misreadings that exclude a way to gain points)."""
    return None


@book.definition(
    "1.13.2a", _nothing_gained, "アクションポイントはターンに1点と決まっていて、続行や効果では増えないとする読み方"
)
def gain_action_points(game: Game, event: kinds.GainAsset) -> Event | None:
    """Action points are gained by go again and by effects, by a player in their own action phase."""
    return None if may_not_gain_action_points(game, event.player) else event


@book.filter("1.13.2b")
def may_not_gain_action_points(game: Game, player: int) -> bool:
    """Action points cannot be gained by a player outside their own action phase."""
    return game.state.phase != "action" or game.state.turn_player != player


@book.definition("1.13.3a", _nothing_gained, "リソースポイントを得る方法はピッチだけで、効果では得られないとする読み方")
def gain_resource_points(_game: Game, event: kinds.GainAsset) -> Event | None:
    """Resource points can also be gained by effects."""
    return event


@book.definition("1.13.4a", _nothing_gained, "ライフポイントを得ても、ヒーローのライフ総量は増えないとする読み方")
def gain_life(game: Game, event: kinds.GainAsset) -> Event | None:
    """Gaining life points increases the life total of the player's hero."""
    hero = game.hero(event.player)
    return None if hero is None else kinds.GainLife(by=event.by, source=event.source, object=hero, amount=event.amount)


_GAINING: dict[Asset, Callable[[Game, kinds.GainAsset], Event | None]] = {
    "action": gain_action_points,
    "resource": gain_resource_points,
    "life": gain_life,
    "chi": lambda _game, event: event,
}
