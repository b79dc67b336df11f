"""Assets (1.13): points that players have, gain and pay."""

from collections.abc import Callable

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.life_totals import life_total
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import happen


@book.definition("1.13.1#sentence-2")
def kinds_of_assets() -> tuple[Asset, ...]:
    """There are four types of assets: action points, resource points, life points and chi points."""
    return ("chi", "resource", "life", "action")


@book.filter("1.13.2#sentence-1")
def is_action_points(asset: Asset) -> bool:
    """Action points are an asset, which a cost can ask for."""
    return asset == "action"


@book.filter("1.13.3#sentence-1")
def is_resource_points(asset: Asset) -> bool:
    """Resource points are an asset, which a cost can ask for."""
    return asset == "resource"


@book.filter("1.13.4#sentence-1")
def is_life_points(asset: Asset) -> bool:
    """Life points are an asset, which a cost can ask for."""
    return asset == "life"


@book.filter("1.13.5#sentence-1")
def is_chi_points(asset: Asset) -> bool:
    """Chi points are an asset, which a cost can ask for."""
    return asset == "chi"


_ASSETS: dict[Asset, Callable[[Asset], bool]] = {
    "action": is_action_points,
    "resource": is_resource_points,
    "life": is_life_points,
    "chi": is_chi_points,
}


def is_asset(asset: Asset) -> bool:
    """Whether points of a type are an asset."""
    return _ASSETS[asset](asset)


@book.definition("1.13.1#sentence-1")
def has(game: Game, player: int, asset: Asset) -> int:
    """An asset is a point of a given type that a player owns."""
    return points_of(game, player, asset)


def points_of(game: Game, player: int, asset: Asset) -> int:
    """Return a player's number of points of an asset; life is the hero's (1.13.4)."""
    if asset == "life":
        hero = game.hero(player)
        return 0 if hero is None else life_total(game, hero) or 0
    return game.state.players[player].points(asset)


@book.filter("1.13.2#sentence-2")
def action_points_pay(asset: Asset) -> bool:
    """Action points are used to play action cards and to activate action abilities."""
    return asset == "action"


@book.filter("1.13.3#sentence-2")
def resource_points_pay(asset: Asset) -> bool:
    """Resource points are used to play cards and to activate abilities."""
    return asset == "resource"


@book.filter("1.13.4#sentence-2")
def life_points_pay(asset: Asset) -> bool:
    """Life points are paid from the life total of the player's hero, to activate abilities."""
    return asset == "life"


@book.filter("1.13.5#sentence-2")
def chi_points_pay(asset: Asset) -> bool:
    """Chi points are used to play cards and to activate abilities."""
    return asset == "chi"


@book.filter("1.13.5b#sentence-1")
def chi_points_pay_too(asset: Asset) -> bool:
    """Chi points may pay a resource point cost instead of resource points."""
    return asset == "resource"


PAYS: dict[Asset, Callable[[Asset], bool]] = {
    "action": action_points_pay,
    "resource": resource_points_pay,
    "life": life_points_pay,
    "chi": lambda asset: chi_points_pay(asset) or chi_points_pay_too(asset),
}
"""Whether points of an asset pay the part of an asset, by the asset of the points."""


@book.filter("1.13.3a#sentence-2")
def resource_points_come_while_paying(asset: Asset | None) -> bool:
    """A player may gain resource points by pitching while paying a cost that includes resource points."""
    return asset == "resource"


@book.filter("1.13.5a#sentence-1")
def chi_points_come_while_paying(asset: Asset | None) -> bool:
    """A player may gain chi points by pitching while paying a cost that includes chi or resource points."""
    return asset in {"chi", "resource"}


PITCHED_FOR: dict[str, Callable[[Asset | None], bool]] = {
    "resource": resource_points_come_while_paying,
    "chi": chi_points_come_while_paying,
}


def gain(  # noqa: PLR0913, PLR0917  (the fields of the gain event)
    game: Game, player: int, asset: Asset, amount: int, by: str, source: int | None = None
) -> None:
    """Give points of an asset to a player by an effect or by go again, unless the player cannot gain them."""
    gained = gaining(game, kinds.GainAsset(by=by, source=source, player=player, asset=asset, amount=amount))
    if gained is not None:
        happen(game, gained)


def gaining(game: Game, event: kinds.GainAsset) -> Event | None:
    """Return the event by which a player gains points; None if the player cannot gain them."""
    return _GAINING[event.asset](game, event)


@book.definition("1.13.2a#sentence-2")
def gain_action_points(game: Game, event: kinds.GainAsset) -> Event | None:
    """Action points are gained by go again and by effects, besides at the start of the action phase."""
    return gained_or_none(game, event)


@book.filter("1.13.2b#sentence-1")
def may_not_gain_action_points(game: Game, player: int) -> bool:
    """Action points cannot be gained by a player outside their own action phase."""
    return game.state.phase != "action" or game.state.turn_player != player


@book.definition("1.13.2b#sentence-2")
def gained_or_none(game: Game, event: kinds.GainAsset) -> Event | None:
    """A player who would gain action points when they cannot, by a rule or an effect, gains none instead."""
    return None if may_not_gain_action_points(game, event.player) else event


@book.definition("1.13.3a#sentence-3")
def gain_resource_points(_game: Game, event: kinds.GainAsset) -> Event | None:
    """Resource points can also be gained by effects."""
    return event


@book.definition("1.13.4a#sentence-1")
def gain_life(game: Game, event: kinds.GainAsset) -> Event | None:
    """Life points can be gained by effects."""
    hero = game.hero(event.player)
    return None if hero is None else raise_life_total(game, event, hero)


@book.definition("1.13.4a#sentence-2")
def raise_life_total(_game: Game, event: kinds.GainAsset, hero: int) -> Event:
    """Gaining life points increases the life total of the player's hero."""
    return kinds.GainLife(by=event.by, source=event.source, object=hero, amount=event.amount)


_GAINING: dict[Asset, Callable[[Game, kinds.GainAsset], Event | None]] = {
    "action": gain_action_points,
    "resource": gain_resource_points,
    "life": gain_life,
    "chi": lambda _game, event: event,
}
