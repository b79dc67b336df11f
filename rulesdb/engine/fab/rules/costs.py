"""Asset-costs (1.14): payment, one asset after another, and pitching; effect_costs.py has effect-costs."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Cost
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import properties, valued
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.options import Number, Pick
from rulesdb.engine.fab.rules.assets import PITCHED_FOR, has, is_asset, kinds_of_assets, that_pay
from rulesdb.engine.fab.rules.events import Groups, parts
from rulesdb.engine.fab.rules.generating import happen_for_all
from rulesdb.engine.fab.rules.precedence import is_impossible
from rulesdb.engine.kernel.pipeline import happen, note


class Due(Struct, frozen=True):
    """The cost to be paid: points of each asset, and effect-costs in the order of payment."""

    points: Mapping[Asset, int] = {}
    """Points by asset, from 0; an asset that is missing costs none."""
    effects: tuple[Discrete, ...] = ()
    """Effect-costs (1.14.4), in the order of payment."""

    def amount(self, asset: Asset) -> int:
        """Return the number of points due of an asset."""
        return self.points.get(asset, 0)


def due(game: Game, cost: Cost, context: Context) -> Due:
    """Return the points and effect-costs due for a cost, with its variable amounts evaluated now."""
    amounts = ((asset, valued(game, cost.amount(asset), context)) for asset in kinds_of_assets())
    return Due({asset: amount for asset, amount in amounts if amount and is_asset(asset)}, cost.effects)


def _action_points_first() -> tuple[Asset, ...]:
    return ("action", "life", "resource", "chi")


@book.definition(
    "1.14.2a", _action_points_first, "種類の違う資源は、アクションポイントのほうから順に支払うとする読み方"
)
def order_of_assets() -> tuple[Asset, ...]:
    """An asset-cost of several kinds is paid in chi, then resource, life and action points."""
    return ("chi", "resource", "life", "action")


def pay_assets(game: Game, player: int, asked: Due, by: str) -> bool:
    """Pay asset-costs, one asset after another; return whether all of them are paid."""
    amounts = [(asset, asked.amount(asset)) for asset in order_of_assets() if asked.amount(asset) > 0]
    if not amounts:
        return is_paid_at_zero()
    for asset, amount in amounts:
        _PITCHING[asset](game, player, amount)
        if lacks(game, player, asset, amount):
            return False
        _PAYING[asset](game, player, amount, by)
    return True


@book.definition("1.14.5", lambda: False, "コストが0なら支払うものがなく、コストを支払ったことにはならないとする読み方")
def is_paid_at_zero() -> bool:
    """A cost of 0 is still a cost: it is paid by acknowledging that it is 0."""
    return True


@book.filter("1.14.2b")
def lacks(game: Game, player: int, asset: Asset, amount: int) -> bool:
    """An asset-cost cannot be paid by a player who has too few points of assets and gains no more."""
    return available(game, player, asset) < amount


def available(game: Game, player: int, asset: Asset) -> int:
    """Return how many points a player has that can pay a cost of an asset."""
    return sum(has(game, player, kind) for kind in that_pay(asset))


def most_points(game: Game, player: int, asset: Asset) -> int:
    """Return how many points a player would have to pay a cost of an asset after pitching every pitchable card."""
    cards = pitchable(game, player, asset)
    return available(game, player, asset) + sum(properties(game, card).pitch or 0 for card in cards)


@book.step("1.14.2c")
def _pitch_for_chi(game: Game, player: int, amount: int) -> None:
    """A player short of chi points for a cost may pitch, card by card, until there are enough."""
    _pitch_until(game, player, "chi", amount, _pitch_for_chi.id)


@book.step("1.14.2d")
def _pitch_for_resources(game: Game, player: int, amount: int) -> None:
    """A player short of resource and chi points for a cost may pitch, card by card, until there are enough."""
    _pitch_until(game, player, "resource", amount, _pitch_for_resources.id)


def _pitch_nothing(_game: Game, _player: int, _amount: int) -> None:
    """Pitch nothing: life points and action points cannot be gained by pitching for a cost."""


_PITCHING: dict[Asset, Callable[[Game, int, int], None]] = {
    "chi": _pitch_for_chi,
    "resource": _pitch_for_resources,
    "life": _pitch_nothing,
    "action": _pitch_nothing,
}


def _pitch_until(game: Game, player: int, asset: Asset, amount: int, by: str) -> None:
    while available(game, player, asset) < amount:
        able = pitchable(game, player, asset)
        if not able:
            return
        chosen = game.choose(player, "pitch", lambda able=able: [*map(Pick, able), Pick()], by)  # type: ignore[misc]
        if not isinstance(chosen, Pick) or chosen.object is None:
            return
        pitch(game, [[kinds.Pitch(by=by, player=player, object=chosen.object)]])


def pitchable(game: Game, player: int, asset: Asset | None) -> list[int]:
    """Return the cards in hand that a player may pitch for a cost of an asset; ``asset`` is None for an effect."""
    return [
        card
        for card in game.zone("hand", player)
        if not cannot_be_pitched(game, card)
        and not gives_nothing_needed(game, card, asset)
        and not is_impossible(game, "pitch", player, card)
    ]


@book.filter("1.14.3a#sentence-1")
def cannot_be_pitched(game: Game, card: int) -> bool:
    """A card without the pitch property cannot be pitched."""
    return properties(game, card).pitch is None


@book.filter("1.14.3b")
def gives_nothing_needed(game: Game, card: int, asset: Asset | None) -> bool:
    """A card may be pitched only if it gives an asset needed for a cost, or if an effect says so."""
    return asset is not None and not PITCHED_FOR[game.object(card).card.pitch_asset](asset)


def _unnoticed(game: Game, by_player: Groups) -> bool:
    """Pitch cards without events that could trigger effects or be replaced (misreading of 1.14.3c)."""
    for event in [event for group in by_player for event in group]:
        for part in parts(game, event) or ():
            note(game, part)
    return True


@book.definition("1.14.3c", _unnoticed, "ピッチはイベントではなく、何も誘発させず、置き換えられもしないとする読み方")
def pitch(game: Game, by_player: Groups) -> bool:
    """Pitching a card is an event: it can trigger effects, and be replaced."""
    return happen_for_all(game, "pitch", by_player)


def _resource_points_first(payers: tuple[Asset, ...]) -> tuple[Asset, ...]:
    return tuple(sorted(payers, key=lambda kind: kind == "chi"))


@book.definition(
    "1.14.2d", _resource_points_first, "リソースポイントを先に使い、足りない分だけ気ポイントを使うとする読み方"
)
def chi_points_first(payers: tuple[Asset, ...]) -> tuple[Asset, ...]:
    """Chi points are used first: resource points pay a cost only after all chi points have been used."""
    return tuple(sorted(payers, key=lambda kind: kind != "chi"))


def _pay(game: Game, player: int, asset: Asset, amount: int, by: str) -> None:
    """Pay an amount of an asset with the points that can pay it, in their order of use."""
    for kind in chi_points_first(that_pay(asset)):
        part = min(amount, has(game, player, kind))
        if part:
            subtract(game, player, kind, part, by)
            amount -= part


@book.step("1.14.2")
def subtract(game: Game, player: int, kind: Asset, amount: int, by: str) -> None:
    """The points of an asset-cost are subtracted from the player's assets."""
    hero = game.hero(player)
    if kind != "life":
        happen(game, kinds.PayAsset(by=by, player=player, asset=kind, amount=amount))
    elif hero is not None:
        happen(game, kinds.LoseLife(by=by, object=hero, amount=amount))


@book.step("1.14.2e#sentence-1")
def _pay_life(game: Game, player: int, amount: int, by: str) -> None:
    """A life point cost is paid with life points."""
    _pay(game, player, "life", amount, by)


@book.step("1.14.2f#sentence-1")
def _pay_action(game: Game, player: int, amount: int, by: str) -> None:
    """An action point cost is paid with action points."""
    _pay(game, player, "action", amount, by)


def _pay_chi(game: Game, player: int, amount: int, by: str) -> None:
    _pay(game, player, "chi", amount, by)


def _pay_resource(game: Game, player: int, amount: int, by: str) -> None:
    _pay(game, player, "resource", amount, by)


_PAYING: dict[Asset, Callable[[Game, int, int, str], None]] = {
    "chi": _pay_chi,
    "resource": _pay_resource,
    "life": _pay_life,
    "action": _pay_action,
}


@book.filter("1.14.2b")
def cannot_pay(game: Game, player: int, asked: Due, except_card: int | None = None) -> bool:
    """A cost cannot be paid if the player's points, plus all pitchable cards except ``except_card``, are not enough."""
    return not could_pay(game, player, asked, except_card)


def could_pay(game: Game, player: int, asked: Due, except_card: int | None = None) -> bool:
    """Whether a player could pay asset-costs by pitching every pitchable card except ``except_card``."""
    spent: dict[Asset, int] = {}
    for asset in order_of_assets():
        amount = asked.amount(asset)
        for kind in chi_points_first(that_pay(asset)) if amount > 0 else ():
            left = (
                has(game, player, kind) + _pitchable_points(game, player, asset, kind, except_card) - spent.get(kind, 0)
            )
            part = min(amount, left)
            spent[kind] = spent.get(kind, 0) + part
            amount -= part
        if amount > 0:
            return False
    return True


def _pitchable_points(game: Game, player: int, asset: Asset, kind: Asset, except_card: int | None) -> int:
    """Return how many points of ``kind`` the cards pitchable for ``asset``, except ``except_card``, would give."""
    if kind not in PITCHED_FOR:
        return 0
    cards = game.once(("points of pitchable cards", player, asset), _points_by_card, game, player, asset)
    return sum(points for card, of, points in cards if of == kind and card != except_card)


def _points_by_card(game: Game, player: int, asset: Asset) -> list[tuple[int, Asset, int]]:
    """Return the cards pitchable for an asset, with the asset that each of them gives, and its points."""
    return [
        (card, game.object(card).card.pitch_asset, properties(game, card).pitch or 0)
        for card in pitchable(game, player, asset)
    ]


def ask_for_order(game: Game, player: int, count: int, rule: str) -> tuple[int, ...]:
    """Let a player declare the order in which several effect-costs will be paid; return their indices."""
    order: list[int] = []
    while len(order) < count:
        left = [Number(index) for index in range(count) if index not in order]
        order.append(game.pick(player, "order of effect costs", left, rule).value)
    return tuple(order)
