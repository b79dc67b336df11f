"""Costs: assets (1.13), calculation (5.1.6), payment of asset-costs (1.14.2, 1.14.3) and of effect-costs (1.14.4)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import AdditionalCost, Cost, CostChange
from rulesdb.engine.fab.card_parts.effects import AboutActions, ChangesCost
from rulesdb.engine.fab.cards import ASSETS, Asset
from rulesdb.engine.fab.contexts import Context, Declared
from rulesdb.engine.fab.events import Unpaid
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import cost_property
from rulesdb.engine.fab.present_properties import pitch as pitch_of
from rulesdb.engine.fab.rules.abilities.activated import cost_of
from rulesdb.engine.fab.rules.abilities.functional import additional_costs, alternative_costs, play_statics
from rulesdb.engine.fab.rules.cards.categories import cost_of_halves
from rulesdb.engine.fab.rules.cards.object_properties import points_for_pitching
from rulesdb.engine.fab.rules.general.precedence import is_impossible
from rulesdb.engine.fab.rules.objects.attacks import life_total
from rulesdb.engine.fab.rules.playing.attempt import Attempt
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.book import Rule
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, valued
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, effects_in_force, of_kind
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.payment import CostPart, Due, PaymentRules, PointSources
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.game_rules import Groups
from rulesdb.engine.kernel.process.options import Number, Option
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.process.process import UndecidedError
from rulesdb.engine.kernel.verbs.generation import happen_for_all

_IN_ORDER: tuple[Asset, ...] = ("chi", "resource", "life", "action")
"""The assets in the order in which they are paid (1.14.2a)."""


@book.definition("1.13.1#sentence-1")
def has(game: Game, player: int, asset: Asset) -> int:
    """An asset is a point of a given type that a player owns; life is the hero's (1.13.4)."""
    if asset == "life":
        hero = game.hero(player)
        return 0 if hero is None else life_total(game, hero) or 0
    return game.state.players[player].points(asset)


@book.law
def pays(asset: Asset, part: Asset) -> bool:
    """Whether points of an asset pay the part of a cost: that of the same asset; chi points pay resources, too."""
    return asset == part or (asset == "chi" and part == "resource")


@book.law
def gaining(game: Game, event: kinds.GainAsset) -> Event | None:
    """The event by which a player gains points; None for action points outside the player's action phase (1.13.2b).

    Life is gained by the hero (1.13.4a).
    """
    if event.asset == "action":
        return event if game.state.phase == "action" and game.state.turn_player == event.player else None
    if event.asset == "life":
        hero, by, source = game.hero(event.player), event.by, event.source
        return None if hero is None else kinds.GainLife(by=by, source=source, object=hero, amount=event.amount)
    return event


def gain_action_point(game: Game, player: int, by: str, source: int) -> None:
    """Give an action point to a player, unless the player cannot gain it."""
    gained = gaining(game, kinds.GainAsset(by=by, source=source, player=player, asset="action", amount=1))
    if gained is not None:
        happen(game, gained)


@book.law
def due(game: Game, cost: Cost, context: Context) -> Due:
    """The points of the four assets and the effect-costs due for a cost, with its variable amounts evaluated now."""
    return Due({asset: valued(game, cost.amount(asset), context) for asset in _IN_ORDER}, cost.effects)


def calculate_asset_costs(game: Game, attempt: Attempt) -> None:
    """Perform the fifth step (5.1.6): asset-costs are calculated."""
    attempt.due = asset_costs(game, attempt)


@book.law
def asset_costs(game: Game, attempt: Attempt) -> Due:
    """All asset-costs of an attempt: its starting costs and additional costs, changed by effects (5.1.6)."""
    start, additional = starting_costs(game, attempt), Due()
    if attempt.is_card:
        for cost in additional_due(game, attempt.layer, attempt.declared(game)):
            additional = additional.plus(due(game, cost, attempt.context(game)))
    before = start.plus(additional)
    is_less = attempt.ability is not None and attempt.ability.less != 0
    if not is_less and not of_kind(game, ChangesCost) and not own_cost_changes(game, attempt):  # as a rule
        return before
    points = {
        asset: with_changes(start.amount(asset), additional.amount(asset), game, attempt, asset) for asset in ASSETS
    }
    return Due(points, before.effects, any(points[asset] < before.amount(asset) for asset in points))


@book.law
def starting_costs(game: Game, attempt: Attempt) -> Due:
    """First, rules define the starting asset-costs; a declared alternative cost is among them (5.1.6a)."""
    action = starting_action_cost(game, attempt)
    if attempt.ability is not None:
        cost = cost_of(game, attempt.source, attempt.ability)
        return due(game, cost, attempt.context(game)).plus(Due({"action": action}))
    declared = attempt.declared(game)
    total = Due({"resource": cost_of_halves(starting_resource_cost(game, attempt), declared), "action": action})
    for alternative in alternative_due(game, attempt.layer, declared):
        total = total.plus(due(game, alternative, attempt.context(game)))
    return total


@book.law
def starting_action_cost(game: Game, attempt: Attempt) -> int:
    """The action asset-cost starts at 1 for the type action, unless it is played as an instant; else at 0 (5.1.6b)."""
    return 1 if "action" in attempt.kinds(game) and not attempt.declared(game).as_instant else 0


@book.law
def starting_resource_cost(game: Game, attempt: Attempt) -> int:
    """The resource asset-cost starts at the base cost of the card, at 0 if what is declared replaces it (5.1.6c)."""
    declared = attempt.declared(game)
    is_replaced = declared.alternative is not None or declared.is_free
    return 0 if is_replaced else cost_property(game, attempt.layer) or 0


@book.law
def with_changes(value: int, added: int, game: Game, attempt: Attempt, asset: Asset) -> int:
    """An asset-cost after what sets, what increases, additional costs among it, and what reduces it (5.1.6a)."""
    for way, amounts in by_stage(cost_changes(game, attempt, asset)):
        value += added if way == "increase" else 0
        if amounts:
            value = changed_cost(way, value, amounts)
    return value


@book.law
def by_stage(changes: Iterable[tuple[str, int]]) -> list[tuple[str, list[int]]]:
    """The stages after the first, in order, with their effects: what sets, increases and reduces a cost (5.1.6a)."""
    found = tuple(changes)
    return [(stage, [points for way, points in found if way == stage]) for stage in ("set", "increase", "reduce")]


@book.law
def changed_cost(way: str, value: int, amounts: Sequence[int]) -> int:
    """An asset-cost after the effects of a stage, in timestamp order: the last sets it, all increase or reduce it."""
    if way == "set":
        return amounts[-1]
    return value + sum(amounts) if way == "increase" else max(0, value - sum(amounts))


def cost_changes(game: Game, attempt: Attempt, asset: Asset) -> Iterator[tuple[str, int]]:
    """Yield how, and by or to how many points, effects change a cost in an asset, in timestamp order (6.3.4)."""
    for effect, active_effect in of_kind(game, ChangesCost):
        if effect.asset == asset and is_about(game, attempt, effect, active_effect):
            yield effect.way, valued(game, effect.amount, active_effect.context)
    if asset == "resource" and attempt.ability is not None and attempt.ability.less != 0:
        yield "reduce", valued(game, attempt.ability.less, attempt.context(game))
    if asset == "resource":
        for ability in own_cost_changes(game, attempt):
            yield ability.way, valued(game, ability.amount, attempt.context(game))


def is_about(game: Game, attempt: Attempt, effect: ChangesCost, in_force: EffectInForce) -> bool:
    """Whether an effect changes the cost of an attempt: that of a layer, or of an ability of an object, that fits."""
    if effect.of not in {"", "both", "playing" if attempt.is_card else "activating"}:
        return False
    is_of_source = effect.of != "" and not attempt.is_card and applies_to(game, in_force, attempt.source)
    return is_of_source or applies_to(game, in_force, attempt.layer)


def own_cost_changes(game: Game, attempt: Attempt) -> list[CostChange]:
    """Return the abilities of a card that change the cost of playing it, as far as their conditions are met (5.4.4)."""
    if not attempt.is_card:
        return []
    changes = [ability for ability in play_statics(game, attempt.layer) if isinstance(ability, CostChange)]
    context = attempt.context(game) if changes else None
    return [one for one in changes if one.condition is None or one.condition.holds(game, context)]


def is_due(cost: AdditionalCost, declared: Declared) -> bool:
    """Whether an additional cost is mandatory or has been declared (5.4.4a)."""
    return cost.name in declared.costs or not cost.is_optional


def additional_due(game: Game, card: int, declared: Declared) -> Iterator[Cost]:
    """Yield the mandatory additional costs of a card, and its declared optional additional costs."""
    return (cost.cost for cost in additional_costs(game, card) if is_due(cost, declared))


def alternative_due(game: Game, card: int, declared: Declared) -> Iterator[Cost]:
    """Yield the declared alternative cost of a card, if there is one (5.4.4b)."""
    found = alternative_costs(game, card)
    return (cost.cost for cost in found if cost.name == declared.alternative)


@book.definition("1.14.2c#sentence-2")
def pitch_for_chi(game: Game, player: int, amount: int) -> None:
    """A player who has fewer chi points than required may pitch cards."""
    PAYMENT.gain_while_short(game, player, "chi", amount, pitch_for_chi.id)


@book.definition("1.14.2d#sentence-2")
def pitch_for_resources(game: Game, player: int, amount: int) -> None:
    """A player who has fewer resource and chi points than required may pitch cards."""
    PAYMENT.gain_while_short(game, player, "resource", amount, pitch_for_resources.id)


def pitchable(game: Game, player: int, asset: Asset | None) -> list[int]:
    """Return the cards in hand that a player may pitch for a cost of an asset; ``asset`` is None for an effect."""
    return [
        card
        for card in cards_to_pitch(game, player)
        if not cannot_be_pitched(game, card)
        and may_be_pitched_for(game, card, asset)
        and not is_impossible(game, "pitch", player, card)
    ]


@book.definition("1.14.3#sentence-1b")
def cards_to_pitch(game: Game, player: int) -> tuple[int, ...]:
    """To pitch a card is to move it from its owner's hand."""
    return game.zone("hand", player)


@book.definition("1.14.3a#sentence-1")
def cannot_be_pitched(game: Game, card: int) -> bool:
    """A card without the pitch property cannot be pitched."""
    return pitch_of(game, card) is None


@book.law
def may_be_pitched_for(game: Game, card: int, asset: Asset | None) -> bool:
    """A card may be pitched if an effect instructs the player to, or if it gives assets that a cost needs (1.14.3b)."""
    return asset is None or pays(game.object(card).card.pitch_asset, asset)


@book.law
def pitch(game: Game, by_player: Groups) -> bool:
    """Pitching a card is an event, which can trigger effects and be replaced by effects (1.14.3c)."""
    return happen_for_all(game, "pitch", by_player)


@book.definition("1.14.2#sentence-3")
def subtract(game: Game, player: int, kind: Asset, amount: int, by: str) -> None:
    """The points of an asset-cost are subtracted from the player's assets."""
    hero = game.hero(player)
    if kind != "life":
        happen(game, kinds.PayAsset(by=by, player=player, asset=kind, amount=amount))
    elif hero is not None:
        happen(game, kinds.LoseLife(by=by, object=hero, amount=amount))


Amounts = Sequence[tuple[Asset, int]]
"""Points due, by asset, in the order of payment; none of them is 0."""


@book.definition("1.14.2a#sentence-2")
def amounts_due(due_cost: Due) -> Amounts:
    """An asset-cost of several kinds is paid in chi, then resource, life and action points."""
    return due_cost.amounts(_IN_ORDER)


@book.definition("1.14.2a#sentence-3")
def pay_in_order(game: Game, player: int, amounts: Amounts, by: str) -> bool:
    """Each type of asset is paid in full, once the player has enough of it, before the next type (also 1.14.2d)."""
    for asset, amount in amounts:
        PAYMENT.gain_missing(game, player, asset, amount)
        if lacks(game, player, asset, amount):
            return False
        PAYMENT.spend_on_part(game, player, asset, amount, by)
    return True


@book.law
def is_paid_at_zero(due_cost: Due) -> bool:
    """A cost of 0 is paid by acknowledging that it is 0, also if effects have reduced it to that (1.14.5)."""
    return not any(due_cost.points.values())


@book.definition("1.14.2b#sentence-1")
def cannot_pay(game: Game, player: int, due_cost: Due, except_card: int | None = None) -> bool:
    """A cost cannot be paid if the player's points, plus all pitchable cards except ``except_card``, are not enough."""
    return not PAYMENT.could_pay(game, player, due_cost, except_card)


usable_together: Rule[[Iterable[int]], int] = book.definition("1.14.2d#sentence-1")(sum)
"""A resource point cost is paid with resource points, chi points, or both."""


class AssetPayment(PaymentRules[Game, Asset], frozen=True, eq=False):
    """The payment of asset-costs (1.14.2, 1.14.5)."""

    def pay_points(self, game: Game, player: int, due: Due, by: str) -> bool:
        """Pay the points of a cost, due by a rule; return whether all of them are paid."""
        amounts = amounts_due(due)
        return pay_in_order(game, player, amounts, by) if amounts else is_paid_at_zero(due)

    def available(self, game: Game, player: int, asset: Asset) -> int:
        """Return how many points a player has that can pay the part of an asset."""
        held = [has(game, player, payer) for payer in self.payers(game, asset)]
        return usable_together(held) if asset == "resource" else sum(held)

    def may_gain_more(self, game: Game, player: int, asset: Asset, points: int) -> bool:
        """Whether a player who has pitched a card may pitch another one."""
        return may_pitch_more(game, player, asset, points)

    def points_by_source(self, game: Game, player: int, asset: Asset) -> Sequence[tuple[int, Asset, int]]:
        """Return the cards that give points for a part; they are kept as long as nothing restricts pitching."""
        on = _depends_on(game, player)
        if on is None:
            return super().points_by_source(game, player, asset)
        return game.keep(("gainable", player, asset), on, super().points_by_source, game, player, asset)


def _depends_on(game: Game, player: int) -> tuple[object, ...] | None:
    """Return the cards of a hand; None if effects in force or tournament rules restrict or change pitching."""
    if game.state.tournament or "pitch" in effects_in_force(game).changed or of_kind(game, AboutActions):
        return None
    hand = game.zone("hand", player)
    return (hand, *map(game.object, hand))


@book.definition("1.14.2d#sentence-5")
def assets_paying(part: Asset) -> tuple[Asset, ...]:
    """The assets whose points pay a part: all chi points before any resource points for a resource point cost."""
    return tuple(asset for asset in _IN_ORDER if pays(asset, part))


def _pitch_one(game: Game, player: int, card: int, _part: Asset, by: str) -> None:
    pitch(game, [[kinds.Pitch(by=by, player=player, object=card)]])


PAYMENT = AssetPayment(
    amounts=amounts_due,
    parts={
        "chi": CostPart(gain=pitch_for_chi),
        "resource": CostPart(gain=pitch_for_resources),
        "life": CostPart(),
        "action": CostPart(),
    },
    assets_paying=assets_paying,
    has=has,
    subtract=subtract,
    sources=PointSources(
        "pitch", pitchable, lambda game, _player, card, _part: points_for_pitching(game, card), _pitch_one
    ),
)

lacks = book.definition("1.14.2#sentence-2")(PAYMENT.is_short)
"""To pay an asset-cost, the player must have or gain assets of the type, as many as the cost or more."""

may_pitch_more = book.law(PAYMENT.is_short)
"""The player may pitch one card at a time until they have enough points (1.14.2c, d)."""


@book.definition("1.14.4a#sentence-1")
def in_declared_order(effects: Sequence[DiscreteEffect], order: Sequence[int]) -> tuple[DiscreteEffect, ...]:
    """Several effect-costs are generated in the order that the paying player declares."""
    return tuple(effects[index] for index in order)


def declared_order(game: Game, player: int, effects: Sequence[DiscreteEffect], rule: str) -> tuple[int, ...]:
    """Let a player declare the order in which several effect-costs will be paid; return their indices."""
    order: list[int] = []
    while len(order) < len(effects):
        left = [Number(index) for index in range(len(effects)) if index not in order]
        subjects = [effects[option.value] for option in left]
        order.append(game.pick(player, "order of effect costs", left, rule, subjects).value)
    return tuple(order)


@book.law
def cannot_be_generated(game: Game, effect: DiscreteEffect, context: Context) -> bool:
    """An effect-cost cannot be paid if a rule or effect restricts its effect, or if it cannot succeed now (1.14.4b)."""
    return not effect.is_possible(game, context)


@book.law
def generate_cost(game: Game, effect: DiscreteEffect, context: Context) -> bool:
    """An effect-cost is paid by generating its effect, even if something replaces it so that it fails (1.14.4)."""
    effect.generate(game, context)
    return True


@book.filter("5.1.8a#sentence-1")
def cannot_be_paid_in_order(
    game: Game, attempt: Attempt, effects: Sequence[DiscreteEffect], answers: tuple[Option, ...] = ()
) -> bool:
    """A card is illegal to play if an effect-cost cannot be paid in the declared order, whatever the player chooses."""
    trial = game.at(game.state, answers)
    try:
        for effect in effects[:-1]:
            if cannot_be_generated(trial, effect, attempt.context(trial)):
                return True
            generate_cost(trial, effect, attempt.context(trial))
    except UndecidedError as open_question:
        options = [cast("Option", option) for option in open_question.decision.options]
        return all(cannot_be_paid_in_order(game, attempt, effects, (*answers, option)) for option in options)
    return bool(effects) and cannot_be_generated(trial, effects[-1], attempt.context(trial))


def may_pay(game: Game, player: int, due_cost: Due, context: Context) -> bool:
    """Whether a player could pay the cost of an effect."""
    if cannot_pay(game, player, due_cost):
        return False
    return not any(cannot_be_generated(game, effect, context) for effect in due_cost.effects)


def pay(game: Game, player: int, due_cost: Due, context: Context, by: str) -> bool:
    """Pay the cost of an effect, due by a rule, completely or not at all; return whether it is paid."""
    before = game.state
    if not PAYMENT.pay_points(game, player, due_cost, by):
        reverse_payment(game, before, player, "fab:1.14.2b")
        return False
    order = declared_order(game, player, due_cost.effects, "fab:1.14.4a")
    effects = in_declared_order(due_cost.effects, order)
    is_paid = not any(cannot_be_generated(game, effect, context) for effect in effects) and all(
        not cannot_be_generated(game, effect, context)  # because of an effect-cost paid before it
        and generate_cost(game, effect, context)
        for effect in effects
    )
    if not is_paid:
        reverse_payment(game, before, player, "fab:1.14.4b")
    return is_paid


@book.law
def reverse_payment(game: Game, before: State, player: int, by: str) -> None:
    """If a cost cannot be paid, the game state is reversed to before the cost is paid (1.14.2b, 1.14.4b)."""
    game.reverse_to(before)
    note(game, Unpaid(by=by, player=player))
