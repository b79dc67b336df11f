"""Asset-costs (1.14): payment, one asset after another, and pitching; effect_costs.py has effect-costs."""

from collections.abc import Sequence

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Cost
from rulesdb.engine.fab.card_parts.effects import AboutActions
from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import pitch as pitch_of
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.assets import PAYS, PITCHED_FOR, has, is_asset, kinds_of_assets
from rulesdb.engine.fab.rules.pitching import asset_given, number_given
from rulesdb.engine.fab.rules.precedence import is_impossible
from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.effects_in_force import effects_in_force, of_kind
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.play.payment import CostPart, PaymentRules, PointSources
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.tables.generation_rules import Groups
from rulesdb.engine.kernel.verbs.generation import happen_for_all

Amounts = Sequence[tuple[Asset, int]]
"""Points due, by asset, in the order of payment; none of them is 0."""


def due(game: Game, cost: Cost, context: Context) -> Due:
    """Return the points and effect-costs due for a cost, with its variable amounts evaluated now."""
    amounts = ((asset, valued(game, cost.amount(asset), context)) for asset in kinds_of_assets())
    return Due({asset: amount for asset, amount in amounts if is_asset(asset)}, cost.effects)


@book.definition("1.14.2a#sentence-2")
def order_of_assets() -> tuple[Asset, ...]:
    """An asset-cost of several kinds is paid in chi, then resource, life and action points."""
    return ("chi", "resource", "life", "action")


@book.definition("1.14.2a#sentence-3")
def one_type_after_another(game: Game, player: int, amounts: Amounts, by: str) -> bool:
    """Each type of asset is paid in full before the player starts to pay for the next type."""
    return PAYMENT.pay_part_by_part(game, player, amounts, by)


@book.filter("1.14.2#sentence-4")
def is_paid(amounts: Amounts) -> bool:
    """An asset-cost is considered paid when its amounts have been subtracted."""
    return bool(amounts)


@book.definition("1.14.2b#sentence-3")
def pay_assets_of_action(game: Game, player: int, due_cost: Due, by: str) -> bool:
    """A mandatory asset-cost that is part of another action is paid, or else the entire action does not go on."""
    return PAYMENT.pay_points(game, player, due_cost, by)


@book.filter("1.14.5#sentence-2")
def is_still_a_cost(due_cost: Due) -> bool:
    """A cost whose asset-costs are all reduced to zero, without effect-costs, is still a cost."""
    return not any(due_cost.points.values())


@book.definition("1.14.5#sentence-3")
def is_paid_at_zero(due_cost: Due) -> bool:
    """A cost of 0 is paid by acknowledging that it is 0."""
    return all(amount <= 0 for amount in due_cost.points.values())


@book.filter("1.14.2#sentence-2")
def lacks(game: Game, player: int, asset: Asset, amount: int) -> bool:
    """To pay an asset-cost, the player must have or gain assets of the type, as many as the cost or more."""
    return PAYMENT.is_short(game, player, asset, amount)


@book.definition("1.14.2d#sentence-1")
def usable_together(points: Sequence[int]) -> int:
    """A resource point cost is paid with resource points, chi points, or both."""
    return sum(points)


@book.step("1.14.2c#sentence-2")
def _pitch_for_chi(game: Game, player: int, amount: int) -> None:
    """A player who has fewer chi points than required may pitch cards."""
    PAYMENT.gain_while_short(game, player, "chi", amount, _pitch_for_chi.id)


@book.filter("1.14.2c#sentence-3")
def goes_on_for_chi(game: Game, player: int, amount: int) -> bool:
    """The player may pitch one card at a time until they have enough chi points."""
    return PAYMENT.is_short(game, player, "chi", amount)


@book.step("1.14.2d#sentence-2")
def _pitch_for_resources(game: Game, player: int, amount: int) -> None:
    """A player who has fewer resource and chi points than required may pitch cards."""
    PAYMENT.gain_while_short(game, player, "resource", amount, _pitch_for_resources.id)


@book.filter("1.14.2d#sentence-3")
def goes_on_for_resources(game: Game, player: int, amount: int) -> bool:
    """The player may pitch one card at a time until they have enough resource and chi points."""
    return PAYMENT.is_short(game, player, "resource", amount)


def _pitch_one(game: Game, player: int, card: int, _part: Asset, by: str) -> None:
    pitch(game, [[kinds.Pitch(by=by, player=player, object=card)]])


def _given_by(game: Game, _player: int, card: int, _part: Asset) -> tuple[Asset, int]:
    return asset_given(game, card), number_given(game, card)


def _depends_on(game: Game, player: int) -> tuple[object, ...] | None:
    """Return the cards of a hand; None if effects in force or tournament rules restrict or change pitching."""
    if game.state.tournament or "pitch" in effects_in_force(game).changed or of_kind(game, AboutActions):
        return None
    hand = game.zone("hand", player)
    return (hand, *map(game.object, hand))


def pitchable(game: Game, player: int, asset: Asset | None) -> list[int]:
    """Return the cards in hand that a player may pitch for a cost of an asset; ``asset`` is None for an effect."""
    is_instructed = may_be_instructed(asset)
    return [
        card
        for card in game.zone("hand", player)
        if not cannot_be_pitched(game, card)
        and (is_instructed or not gives_nothing_needed(game, card, asset))
        and not is_impossible(game, "pitch", player, card)
    ]


@book.filter("1.14.3a#sentence-1")
def cannot_be_pitched(game: Game, card: int) -> bool:
    """A card without the pitch property cannot be pitched."""
    return pitch_of(game, card) is None


@book.filter("1.14.3b#sentence-2")
def gives_nothing_needed(game: Game, card: int, asset: Asset | None) -> bool:
    """A card may be pitched if it gives assets that the player needs to pay an asset-cost."""
    return not PITCHED_FOR[game.object(card).card.pitch_asset](asset)


@book.filter("1.14.3b#sentence-3")
def may_be_instructed(asset: Asset | None) -> bool:
    """A card may be pitched if an effect instructs the player to, and not for a cost of an asset."""
    return asset is None


@book.definition("1.14.3c#sentence-2")
def pitch(game: Game, by_player: Groups) -> bool:
    """Pitching a card can trigger effects and be replaced by effects."""
    return happen_as_pitching(game, by_player)


@book.definition("1.14.3c#sentence-1")
def happen_as_pitching(game: Game, by_player: Groups) -> bool:
    """Pitching a card is an event."""
    return happen_for_all(game, "pitch", by_player)


@book.definition("1.14.2d#sentence-5")
def chi_points_first(payers: tuple[Asset, ...]) -> tuple[Asset, ...]:
    """The player must use all of their chi points before any of their resource points for a resource point cost."""
    return tuple(sorted(payers, key=lambda kind: kind != "chi"))


@book.definition("1.14.2c#sentence-1")
def only_chi_points(payers: tuple[Asset, ...]) -> tuple[Asset, ...]:
    """A chi point cost must be paid with chi points."""
    return tuple(kind for kind in payers if kind == "chi")


@book.definition("1.14.2e#sentence-1")
def only_life_points(payers: tuple[Asset, ...]) -> tuple[Asset, ...]:
    """A life point cost must be paid with life points."""
    return tuple(kind for kind in payers if kind == "life")


@book.definition("1.14.2f#sentence-1")
def only_action_points(payers: tuple[Asset, ...]) -> tuple[Asset, ...]:
    """An action point cost must be paid with action points."""
    return tuple(kind for kind in payers if kind == "action")


@book.step("1.14.2#sentence-3")
def subtract(game: Game, player: int, kind: Asset, amount: int, by: str) -> None:
    """The points of an asset-cost are subtracted from the player's assets."""
    hero = game.hero(player)
    if kind != "life":
        happen(game, kinds.PayAsset(by=by, player=player, asset=kind, amount=amount))
    elif hero is not None:
        happen(game, kinds.LoseLife(by=by, object=hero, amount=amount))


@book.step("1.14.2d#sentence-4")
def _pay_resource(game: Game, player: int, amount: int, by: str) -> None:
    """A resource point cost is paid once the player has enough resource and chi points."""
    PAYMENT.use_points(game, player, "resource", amount, by)


@book.filter("1.14.2b#sentence-1")
def cannot_pay(game: Game, player: int, due_cost: Due, except_card: int | None = None) -> bool:
    """A cost cannot be paid if the player's points, plus all pitchable cards except ``except_card``, are not enough."""
    return not PAYMENT.could_pay(game, player, due_cost, except_card)


PAYMENT = PaymentRules[Game, Asset](
    order=order_of_assets,
    parts={
        "chi": CostPart(only_chi_points, gain=_pitch_for_chi, goes_on=goes_on_for_chi),
        "resource": CostPart(
            chi_points_first,
            usable_together,
            gain=_pitch_for_resources,
            goes_on=goes_on_for_resources,
            pay=_pay_resource,
        ),
        "life": CostPart(only_life_points),
        "action": CostPart(only_action_points),
    },
    pays=PAYS,
    has=has,
    lacks=lacks,
    subtract=subtract,
    pay_parts=one_type_after_another,
    is_paid=is_paid,
    is_paid_at_zero=is_paid_at_zero,
    is_still_a_cost=is_still_a_cost,
    sources=PointSources("pitch", pitchable, _given_by, _pitch_one, _depends_on),
)
"""The payment of asset-costs (1.14.2)."""
