"""Costs: assets (1.13), calculation (5.1.6), payment of asset-costs (1.14) and of effect-costs (1.14.4)."""

from collections.abc import Callable, Iterator, Sequence
from typing import cast

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import AdditionalCost, Cost
from rulesdb.engine.fab.card_parts.effects import AboutActions, ChangesCost
from rulesdb.engine.fab.cards import ASSETS, Asset
from rulesdb.engine.fab.contexts import Context, Declared
from rulesdb.engine.fab.continuous import cost_property
from rulesdb.engine.fab.continuous import pitch as pitch_of
from rulesdb.engine.fab.events import Unpaid
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.activated import cost_of
from rulesdb.engine.fab.rules.abilities.play_statics import is_optional, to_be_paid, to_be_paid_instead
from rulesdb.engine.fab.rules.cards.categories import cost_of_halves
from rulesdb.engine.fab.rules.cards.object_properties import asset_given, number_given
from rulesdb.engine.fab.rules.general.precedence import is_impossible
from rulesdb.engine.fab.rules.objects.life_totals import life_total
from rulesdb.engine.fab.rules.playing.attempt import Attempt, additional_costs, alternative_costs
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, valued
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, effects_in_force, of_kind
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.play.payment import CostPart, PaymentRules, PointSources
from rulesdb.engine.kernel.process.options import Number, Option
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.process.process import UndecidedError
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce
from rulesdb.engine.kernel.tables.generation_rules import Groups
from rulesdb.engine.kernel.verbs.generation import happen_for_all


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
    for asset, amount in amounts:
        PAYMENT.gain_missing(game, player, asset, amount)
        if not PAYMENT.pay_part(game, player, asset, amount, by):
            return False
    return True


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


class AssetPayment(PaymentRules[Game, Asset], frozen=True, eq=False):
    """The payment of asset-costs (1.14.2, 1.14.5)."""

    def pay_points(self, game: Game, player: int, due: Due, by: str) -> bool:
        """Pay the points of a cost, due by a rule; return whether all of them are paid."""
        amounts = due.amounts(order_of_assets())
        if amounts:
            return one_type_after_another(game, player, amounts, by) and is_paid(amounts)
        return is_paid_at_zero(due) and (not due.is_reduced or is_still_a_cost(due))

    def pay_part(self, game: Game, player: int, asset: Asset, points: int, by: str) -> bool:
        """Pay the part of an asset; return False if the player has too few points."""
        if lacks(game, player, asset, points):
            return False
        self.spend_on_part(game, player, asset, points, by)
        return True

    def available(self, game: Game, player: int, asset: Asset) -> int:
        """Return how many points a player has that can pay the part of an asset."""
        held = [has(game, player, payer) for payer in self.payers(game, asset)]
        return usable_together(held) if asset == "resource" else sum(held)

    def may_gain_more(self, game: Game, player: int, asset: Asset, points: int) -> bool:
        """Whether a player who has pitched a card may pitch another one."""
        goes_on = goes_on_for_chi if asset == "chi" else goes_on_for_resources
        return goes_on(game, player, points)

    def points_by_source(self, game: Game, player: int, asset: Asset) -> Sequence[tuple[int, Asset, int]]:
        """Return the cards that give points for a part; they are kept as long as nothing restricts pitching."""
        on = _depends_on(game, player)
        if on is None:
            return super().points_by_source(game, player, asset)
        return game.keep(("gainable", player, asset), on, super().points_by_source, game, player, asset)


_ORDERS_OF_USE = {
    "chi": only_chi_points,
    "resource": chi_points_first,
    "life": only_life_points,
    "action": only_action_points,
}


def _assets_paying(asset: Asset) -> tuple[Asset, ...]:
    """Return the assets whose points pay the part of an asset, in their order of use."""
    return _ORDERS_OF_USE[asset](tuple(payer for payer, pays in PAYS.items() if pays(asset)))


PAYMENT = AssetPayment(
    order=order_of_assets,
    parts={
        "chi": CostPart(gain=_pitch_for_chi),
        "resource": CostPart(gain=_pitch_for_resources, pay=_pay_resource),
        "life": CostPart(),
        "action": CostPart(),
    },
    assets_paying=_assets_paying,
    has=has,
    subtract=subtract,
    sources=PointSources("pitch", pitchable, _given_by, _pitch_one),
)


CostChangeInForce = tuple[ChangesCost, EffectInForce]
CostChangesInForce = tuple[CostChangeInForce, ...]


def calculate_asset_costs(game: Game, attempt: Attempt) -> None:
    """Perform the fifth step (5.1.6): asset-costs are calculated."""
    attempt.due = from_the_cost_on(all_asset_costs(game, attempt), game, attempt)


@book.definition("2.2.1#sentence-2")
def from_the_cost_on(due_points: Due, _game: Game, _attempt: Attempt) -> Due:
    """The cost determines the starting resource asset-cost only; effects may make it another one."""
    return due_points


@book.definition("5.1.6#sentence-2")
def all_asset_costs(game: Game, attempt: Attempt) -> Due:
    """All asset-costs of the card are calculated."""
    return total_cost(game, attempt)


@book.definition("5.4.4b#sentence-7")
def are_changed(game: Game, _attempt: Attempt) -> bool:
    """The effects that modify asset-costs do so whether or not an alternative cost is paid."""
    return bool(of_kind(game, ChangesCost))


@book.transform("5.1.6a#sentence-2")
def starting_costs(nothing: Due, game: Game, attempt: Attempt) -> Due:  # noqa: ARG001  (what there is without the rule)
    """First, rules define the starting asset-costs; a declared alternative cost is among them."""
    action = starting_action_cost(no_action_cost(), game, attempt)
    if attempt.ability is not None:
        cost = cost_of(game, attempt.source, attempt.ability)
        return due(game, cost, attempt.context(game)).plus(Due({"action": action}))
    declared = attempt.declared(game)
    base = starting_resource_cost(0, game, attempt)
    resource = cost_of_halves(without_replaced_cost(base, declared), declared)
    total = Due({"resource": resource, "action": action_cost_left(action, declared)})
    for alternative in alternative_due(game, attempt.layer, declared):
        total = total.plus(due(game, alternative, attempt.context(game)))
    return total


def _additional_costs(game: Game, attempt: Attempt) -> Due:
    """Return the asset-costs of a card's mandatory additional costs and of its declared optional additional costs."""
    total = Due()
    if attempt.is_card:
        for cost in additional_due(game, attempt.layer, attempt.declared(game)):
            total = total.plus(due(game, cost, attempt.context(game)))
    return total


@book.definition("5.1.6b#sentence-1")
def no_action_cost() -> int:
    """The action asset-cost starts at 0."""
    return 0


@book.transform("5.1.6b#sentence-2")
def starting_action_cost(cost: int, game: Game, attempt: Attempt) -> int:
    """The action asset-cost of a card with the type action that is not played as an instant starts at 1 instead."""
    return 1 if "action" in attempt.kinds(game) and not attempt.declared(game).as_instant else cost


@book.transform("5.1.6c#sentence-1")
def starting_resource_cost(_cost: int, game: Game, attempt: Attempt) -> int:
    """The resource asset-cost starts at the base resource cost of the card."""
    return cost_property(game, attempt.layer) or 0


@book.transform("5.1.6c#sentence-2")
def without_replaced_cost(base: int, declared: Declared) -> int:
    """The resource asset-cost starts at 0 if an alternative cost, or free play, is declared that replaces it."""
    return 0 if declared.alternative is not None or declared.is_free else base


@book.definition("5.4.4b#sentence-3")
def action_cost_left(action: int, _declared: Declared) -> int:
    """An alternative cost replaces the costs of the card that it names, here its resource cost alone."""
    return action


@book.definition("5.1.6a#sentence-1")
def with_changes(value: int, added: int, game: Game, attempt: Attempt, asset: Asset) -> int:
    """The calculation has four stages: the start, then what sets, what increases, and what reduces the cost."""
    found = tuple(cost_changes(game, attempt, asset))
    for name, applied in STAGES.items():
        value += added if name == "increase" else 0
        changes = tuple(change for change in found if _stage(change) == name)
        if changes:
            value = applied(value, [_amount(game, change) for change in in_timestamp_order(changes)])
    return value


def _timestamp(change: CostChangeInForce) -> int:
    return change[1].timestamp


@book.definition("5.1.6a#sentence-7")
def in_timestamp_order(changes: CostChangesInForce) -> CostChangesInForce:
    """Two or more effects of one stage are applied in timestamp order."""
    return tuple(sorted(changes, key=_timestamp))


@book.transform("5.1.6a#sentence-3")
def set_cost(value: int, amounts: Sequence[int]) -> int:  # noqa: ARG001  (what there is without the rule)
    """Second, effects that set an asset-cost are applied."""
    return amounts[-1]


@book.transform("5.1.6a#sentence-4")
def increased_cost(value: int, amounts: Sequence[int]) -> int:
    """Third, effects that increase an asset-cost are applied."""
    return value + sum(amounts)


@book.transform("5.1.6a#sentence-5")
def reduced_cost(value: int, amounts: Sequence[int]) -> int:
    """Fourth and last, effects that reduce an asset-cost are applied."""
    for amount in amounts:
        value = reduced_by(value, amount)
    return value


@book.definition("5.1.6a#sentence-6")
def reduced_by(value: int, amount: int) -> int:
    """An effect that would reduce an asset-cost to less than 0 reduces it to 0 instead."""
    return max(0, value - amount)


def cost_changes(game: Game, attempt: Attempt, asset: Asset) -> Iterator[CostChangeInForce]:
    """Yield the effects that change the cost of an attempt in an asset, in timestamp order (6.3.4)."""
    for effect, active_effect in of_kind(game, ChangesCost):
        if effect.asset == asset and applies_to(game, active_effect, attempt.layer):
            yield effect, active_effect


def _amount(game: Game, change: CostChangeInForce) -> int:
    return valued(game, change[0].amount, change[1].context)


def _stage(change: CostChangeInForce) -> str:
    return change[0].way


STAGES = {"set": set_cost, "increase": increased_cost, "reduce": reduced_cost}
"""The stages that change a number of points by the amounts of their effects, in order; additional costs increase it."""


def total_cost(game: Game, attempt: Attempt) -> Due:
    """Return the cost due for an attempt: its starting cost and additional costs, changed by effects (5.1.6a)."""
    start, additional = starting_costs(Due(), game, attempt), _additional_costs(game, attempt)
    before = start.plus(additional)
    if not are_changed(game, attempt):  # as a rule nothing changes costs
        return before
    points = {
        asset: with_changes(start.amount(asset), additional.amount(asset), game, attempt, asset) for asset in ASSETS
    }
    return Due(points, before.effects, any(points[asset] < before.amount(asset) for asset in points))


def total_reduction(game: Game, attempt: Attempt, asset: Asset) -> int:
    """Return the total amount by which effects reduce the cost of an attempt in an asset."""
    return sum(_amount(game, change) for change in cost_changes(game, attempt, asset) if _stage(change) == "reduce")


def is_due(cost: AdditionalCost, declared: Declared) -> bool:
    """Whether an additional cost is mandatory or has been declared (5.4.4a)."""
    return cost.name in declared.costs or not is_optional(cost)


def additional_due(game: Game, card: int, declared: Declared) -> Iterator[Cost]:
    """Yield the mandatory additional costs of a card, and its declared optional additional costs."""
    return (to_be_paid(cost) for cost in additional_costs(game, card) if is_due(cost, declared))


def alternative_due(game: Game, card: int, declared: Declared) -> Iterator[Cost]:
    """Yield the declared alternative cost of a card, if there is one (5.4.4b)."""
    found = alternative_costs(game, card)
    return (to_be_paid_instead(cost) for cost in found if cost.name == declared.alternative)


def declared_optional_costs(game: Game, player: int, card: int, rule: str) -> tuple[str, ...]:
    """Let a player declare which optional additional costs of a card will be paid; return their names."""
    return tuple(
        cost.name
        for cost in additional_costs(game, card)
        if is_optional(cost) and game.answers_yes(player, f"additional cost: {cost.name}", rule)
    )


@book.definition("1.14.1#sentence-2")
def required_by_effects(game: Game, cost: Cost, context: Context) -> Due:
    """Resolving or applying an effect, too, may require a payment, as playing a card and activating an ability do."""
    return due(game, cost, context)


@book.definition("1.14.1#sentence-3")
def effects_of(due_cost: Due) -> tuple[DiscreteEffect, ...]:
    """A cost requires the payment of assets, the successful resolution of effects, or both."""
    return due_cost.effects


@book.step("1.14.2b#sentence-2")
def go_back_from_assets(game: Game, before: State, player: int) -> None:
    """If an asset-cost cannot be paid, the game state is reversed to before the cost is paid."""
    _go_back(game, before, player, go_back_from_assets.id)


@book.step("1.14.4b#sentence-4")
def go_back_from_effects(game: Game, before: State, player: int) -> None:
    """If an effect-cost cannot be paid, the game state is reversed to before the cost is paid."""
    _go_back(game, before, player, go_back_from_effects.id)


def _go_back(game: Game, before: State, player: int, by: str) -> None:
    game.reverse_to(before)
    note(game, Unpaid(by=by, player=player))


@book.definition("1.14.4a#sentence-1")
def in_declared_order(effects: Sequence[DiscreteEffect], order: Sequence[int]) -> tuple[DiscreteEffect, ...]:
    """Several effect-costs are generated in the order that the paying player declares."""
    return tuple(effects[index] for index in order)


@book.filter("1.14.4b#sentence-2")
def is_prevented(game: Game, effect: DiscreteEffect, context: Context) -> bool:
    """An effect-cost cannot be paid if an effect cannot be generated due to a rule or effect that restricts it."""
    return effect.is_possible(game.without_restrictions(), context)


@book.filter("1.14.4b#sentence-3")
def cannot_succeed(game: Game, effect: DiscreteEffect, context: Context) -> bool:
    """An effect-cost cannot be paid if an effect cannot resolve successfully based on the current game state."""
    return not effect.is_possible(game.without_restrictions(), context)


@book.definition("1.14.4b#sentence-5")
def still_due(unpayable: tuple[DiscreteEffect, ...]) -> tuple[DiscreteEffect, ...]:
    """Mandatory effect-costs of another action stay due if they cannot be paid: the entire action is reversed."""
    return unpayable


@book.filter("1.14.4#sentence-2")
def generate_cost(game: Game, effect: DiscreteEffect, context: Context) -> bool:
    """An effect-cost is paid by generating its effect, which must succeed."""
    return effect.generate(game, context)


@book.definition("1.14.4c#sentence-2")
def is_paid_though_replaced() -> bool:
    """An effect-cost that does not succeed because of a replacement effect is still considered paid."""
    return True


def cannot_be_generated(game: Game, effect: DiscreteEffect, context: Context) -> bool:
    """Whether an effect cannot be paid as a cost, because it cannot be generated or cannot succeed."""
    if effect.is_possible(game, context):
        return False
    return is_prevented(game, effect, context) or cannot_succeed(game, effect, context)


def declared_order(game: Game, player: int, effects: Sequence[DiscreteEffect], rule: str) -> tuple[int, ...]:
    """Let a player declare the order in which several effect-costs will be paid; return their indices."""
    order: list[int] = []
    while len(order) < len(effects):
        left = [Number(index) for index in range(len(effects)) if index not in order]
        subjects = [effects[option.value] for option in left]
        order.append(game.pick(player, "order of effect costs", left, rule, subjects).value)
    return tuple(order)


def could_pay_in_order(
    game: Game, effects: Sequence[DiscreteEffect], context: Callable[[Game], Context], answers: tuple[Option, ...] = ()
) -> bool:
    """Whether some sequence of choices pays effect-costs one after another, found by trying the choices.

    ``context`` returns the context of the effects in a copy of the game.
    """
    trial = game.at(game.state, answers)
    try:
        for effect in effects[:-1]:
            if cannot_be_generated(trial, effect, context(trial)):
                return False
            generate_cost(trial, effect, context(trial))
    except UndecidedError as open_question:
        options = open_question.decision.options
        return any(could_pay_in_order(game, effects, context, (*answers, cast("Option", option))) for option in options)
    return not effects or not cannot_be_generated(trial, effects[-1], context(trial))


def may_pay(game: Game, player: int, due_cost: Due, context: Context) -> bool:
    """Whether a player could pay the cost of an effect."""
    if cannot_pay(game, player, due_cost):
        return False
    return not any(cannot_be_generated(game, effect, context) for effect in due_cost.effects)


def pay(game: Game, player: int, due_cost: Due, context: Context, by: str) -> bool:
    """Pay the cost of an effect, due by a rule, completely or not at all; return whether it is paid (1.14.2b)."""
    before = game.state
    if not PAYMENT.pay_points(game, player, due_cost, by):
        go_back_from_assets(game, before, player)
        return False
    if not _pay_effects(game, player, effects_of(due_cost), context):
        go_back_from_effects(game, before, player)
        return False
    return True


def _pay_effects(game: Game, player: int, effects: Sequence[DiscreteEffect], context: Context) -> bool:
    """Pay effect-costs in an order that the player declares; return whether they are paid (1.14.4)."""
    ordered = in_declared_order(effects, declared_order(game, player, effects, "fab:1.14.4a"))
    if any(cannot_be_generated(game, effect, context) for effect in ordered):
        return False
    for effect in ordered:
        if cannot_be_generated(game, effect, context):  # because of an effect-cost paid before it
            return False
        if not generate_cost(game, effect, context) and not is_paid_though_replaced():
            return False
    return True
