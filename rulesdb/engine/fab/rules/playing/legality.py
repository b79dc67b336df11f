"""Legality of the active player's options (1.11.4): permission, trials, the least cost, and the table of them."""

from collections.abc import Iterable, Iterator, Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, PlayableFrom
from rulesdb.engine.fab.card_parts.effects import ChangesCost
from rulesdb.engine.fab.cards import ASSETS, Asset, RestrictedAction
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import subtypes
from rulesdb.engine.fab.rules.abilities import activated, functional
from rulesdb.engine.fab.rules.abilities.functional import alternative_costs, is_functional, printed_within
from rulesdb.engine.fab.rules.cards.categories import forms, played_as
from rulesdb.engine.fab.rules.general import precedence
from rulesdb.engine.fab.rules.general.precedence import has_no_priority, is_allowed, required_first
from rulesdb.engine.fab.rules.objects.objects import permanents
from rulesdb.engine.fab.rules.playing import declaring
from rulesdb.engine.fab.rules.playing.attempt import Attempt, counts_as_instant, reasons_against
from rulesdb.engine.fab.rules.playing.costs import (
    PAYMENT,
    asset_costs,
    cannot_be_generated,
    cannot_be_paid_in_order,
    cannot_pay,
)
from rulesdb.engine.fab.rules.playing.declaring import effect_costs
from rulesdb.engine.fab.rules.playing.playing import play, take_action
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.effects.actions import AllowingEffect
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.play import legality
from rulesdb.engine.kernel.play.declarations import DeclarationRules, announced, cannot_be_declared, completes, succeeds
from rulesdb.engine.kernel.play.legality import AbilityOfObject, BeginningRow, OptionRules
from rulesdb.engine.kernel.play.payment import Due
from rulesdb.engine.kernel.process.options import Activate, Option, Pass, Play

_PLAYED_FROM = frozenset({"hand", "arsenal"})


@book.definition("5.1.1#sentence-2")
def is_not_the_owner(game: Game, player: int, object_id: int) -> bool:
    """Only a card's owner can play it, unless a rule or an effect specifies that another player can."""
    return game.object(object_id).owner != player and not is_allowed(game, "play as owner", player, object_id)


@book.definition("5.1.1a#sentence-1")
def is_not_from_hand_or_arsenal(game: Game, player: int, object_id: int) -> bool:
    """A player can only play cards from their hand or arsenal, unless a rule, an effect or the card says else."""
    zone = game.object(object_id).zone
    is_home = zone.name in _PLAYED_FROM and zone.owner == player
    is_allowed_here = is_home or is_allowed(game, "play", player, object_id)
    return not is_allowed_here and not _playable_from_here(game, player, object_id)


@book.filter("8.2.6a#sentence-1")
def is_arrow_outside_the_arsenal(game: Game, player: int, object_id: int) -> bool:
    """An arrow can be played from the arsenal alone, unless an effect or the card says else."""
    if "arrow" not in subtypes(game, object_id) or game.object(object_id).zone.name == "arsenal":
        return False
    return not is_allowed(game, "play", player, object_id) and not _playable_from_here(game, player, object_id)


@book.filter("8.2.6a#sentence-2")
def is_arrow_without_a_bow(game: Game, player: int, object_id: int) -> bool:
    """An arrow cannot be played by a player who controls no bow."""
    if "arrow" not in subtypes(game, object_id):
        return False
    own = (item.id for item in permanents(game) if item.controller == player)
    return not any("bow" in subtypes(game, one) for one in own)


@book.filter("5.1.2b#sentence-1")
def has_no_working_permission(game: Game, player: int, object_id: int) -> bool:
    """A card that its own ability lets be played cannot be announced while that ability is not functional (1.7.4e)."""
    found = _playable_from_here(game, player, object_id)
    if not found or is_allowed(game, "play", player, object_id):
        return False
    return not any(is_functional(game, game.object(object_id), ability) for ability in found)


def _playable_from_here(game: Game, player: int, object_id: int) -> list[PlayableFrom]:
    """Return a card's play-static abilities, functional or not, that let the card be played from its current zone."""
    item = game.object(object_id)
    if not printed_within(item.card, PlayableFrom):  # as almost every card
        return []
    return [
        ability
        for ability in item.card.abilities
        if isinstance(ability, PlayableFrom)
        and item.zone.name in ability.zones
        and (ability.condition is None or ability.condition.holds(game, Context(player, object_id)))
    ]


@book.definition("5.2.2#sentence-2")
def lacking(game: Game, player: int, object_id: int, ability: Activated) -> Iterator[str]:
    """A player with priority also needs to be the one who can activate the ability, and a functional ability."""
    if activated.is_not_yours_to_activate(game, player, object_id):
        yield activated.is_not_yours_to_activate.id
    if is_not_functional(game, game.object(object_id), ability):
        yield is_not_functional.id


@book.filter("1.7.4#sentence-1")
def is_not_functional(game: Game, item: Object, ability: Activated) -> bool:
    """An activated ability can only be activated when it is functional."""
    return not is_functional(game, item, ability)


def _obstacle_to_activating(game: Game, player: int, option: Activate) -> str | None:
    """Return the first rule that forbids a player to announce an ability, None if none does (5.2.1, 5.2.2)."""
    object_id, index = option.object, option.ability
    ability = activated.as_activated(abilities(game, object_id)[index])
    if ability is None:
        return activated.as_activated.id
    missing = next(lacking(game, player, object_id, ability), None)
    if missing is not None:
        return missing
    if activated.fails_its_condition(game, object_id, ability):
        return activated.fails_its_condition.id
    is_used_up = activated.is_at_its_limit(game, object_id, index) and not activated.may_exceed_limit(
        game, object_id, index
    )
    return activated.has_reached_its_limit.id if is_used_up else None


@book.transform("5.1.1a#sentence-1")
def in_hand_and_arsenal(_anywhere: Iterable[int], game: Game, player: int) -> Iterable[int]:
    """By these rules alone, a player only plays cards from their hand and arsenal."""
    return (*game.zone("hand", player), *game.zone("arsenal", player))


@book.transform("1.7.4#sentence-1")
def possibly_functional(_every: Iterable[AbilityOfObject], game: Game) -> Iterable[AbilityOfObject]:
    """An ability is not activated where it cannot be functional; the others are returned."""
    special, anew = game.state.special, game.rules.effects.depending_on_more(game)
    return game.keep(
        "activated", game.parts, game.keep_by_object, "activated by object", (), special, anew, _activated_of
    )


def _activated_of(game: Game, item: Object) -> Iterator[AbilityOfObject]:
    """Yield the printed activated abilities of an object that could be functional where it is."""
    for _, index, ability in functional.candidates(game, item):
        if isinstance(ability, Activated):
            yield item.id, index


@book.definition("1.7.3a#sentence-1")
def could_activate(game: Game, player: int, option: AbilityOfObject) -> bool:
    """Whether nothing is lacking for a player to activate an ability, unless that depends on what the cost discards."""
    object_id, index = option
    ability = abilities(game, object_id)[index]
    if not isinstance(ability, Activated):
        return False
    return functional.may_demand_by_its_cost(ability) or next(lacking(game, player, object_id, ability), None) is None


class Candidates(legality.CandidateRules[Game], frozen=True, eq=False):
    """The rules that find the cards and abilities that a player could play and activate (5.1.1a, 1.7.4)."""

    def permits_itself(self, item: Object) -> bool:
        """Whether a card has an ability that lets it be played from further zones."""
        return bool(printed_within(item.card, PlayableFrom))

    def allows_any_zone(self, game: Game) -> bool:
        """Whether tournament rules may let players play cards from any zone."""
        return bool(game.state.tournament)

    def plays_others(self, allowing: Iterable[AllowingEffect]) -> bool:
        """Whether an allowance lets players play cards of other owners."""
        return any(effect.action == "play as owner" for effect in allowing)


@book.filter("5.1.4a#sentence-2")
def has_no_legal_target(game: Game, attempt: Attempt) -> bool:
    """A card or ability cannot be played or activated if no possible declaration leaves it enough legal targets."""
    return cannot_be_declared(game, attempt, DECLARATIONS)


DECLARATIONS = DeclarationRules[Game, Attempt](
    announce_card=declaring.announce,
    announce_ability=declaring.announce_ability,
    declare=(declaring.declare_costs, declaring.declare_for_abilities),
    abilities=lambda game, attempt: (
        game.object(attempt.layer).card.abilities if attempt.ability is None else attempt.ability.layer
    ),
)
"""The rules by which cards and abilities are announced and declared (5.1.2 to 5.1.4, 5.2.2a)."""


def cannot_pay_the_least(game: Game, attempt: Attempt) -> bool:
    """Whether a player cannot pay the minimum asset-costs; the card played or discarded for them cannot be pitched."""
    if attempt.ability is None:
        return cannot_pay(game, attempt.player, _least(game, attempt), attempt.source)
    is_discarded = functional.discards_itself(game, game.object(attempt.source), attempt.ability)
    least = _least(game, attempt)
    return cannot_pay(game, attempt.player, least, attempt.source if is_discarded else None)


def _least(game: Game, attempt: Attempt) -> Due:
    """Return the minimum asset-costs of a card or ability."""
    if attempt.ability is None:
        return _least_of_card(game, attempt)
    return _least_of_ability(game, attempt, attempt.ability)


def _least_of_card(game: Game, attempt: Attempt) -> Due:
    """Return the minimum asset-costs of a card before any cost is declared."""
    least = asset_costs(*(announced(game, attempt, DECLARATIONS) if _changes_costs(game) else (game, attempt)))
    points: dict[Asset, int] = {asset: amount for asset, amount in least.points.items() if amount}
    if "resource" in points and (alternative_costs(game, attempt.layer) or declaring.may_be_free(game, attempt)):
        del points["resource"]
    if "action" in points and counts_as_instant(game, attempt):
        del points["action"]
    return Due(points)


def _changes_costs(game: Game) -> bool:
    """Whether effects may change costs, which then are those of the announced card."""
    return bool(of_kind(game, ChangesCost)) or any(isinstance(one.effect, ChangesCost) for one in game.state.lasting)


def _least_of_ability(game: Game, attempt: Attempt, ability: Activated) -> Due:
    """Return the minimum asset-costs of an activated ability; an amount that is not fixed yet counts as 0."""
    cost = activated.cost_of(game, attempt.source, ability)
    points = {asset: amount for asset in ASSETS if isinstance(amount := cost.amount(asset), int)}
    if "action" in attempt.kinds(game) and not counts_as_instant(game, attempt):
        points["action"] = points.get("action", 0) + 1
    if _changes_costs(game) or ability.less != 0:
        points["resource"] = 0
    return Due(points)


@book.definition("1.11.4#sentence-1")
def may_pass(game: Game, player: int) -> bool:
    """The active player may pass, which gives priority to the next player."""
    return player in precedence.active_players(game)


def _activation(game: Game, player: int, option: Activate) -> Attempt:
    ability = activated.activated(game, option.object, option.ability)
    extra = activated.most_useful_extra(game, option.object, option.ability)
    return Attempt(player, option.object, option.object, ability, extra=extra)


def cannot_pay_effect_costs(game: Game, attempt: Attempt) -> bool:
    """Whether no choice, such as of a pitched card, lets an effect-cost be paid.

    It is tried where one cannot be paid as an attempt begins, or where cards must be pitched that it may need.
    """
    if not effect_costs(game, attempt):
        return False
    trial, tried = announced(game, attempt, DECLARATIONS)
    context = tried.context(trial)
    is_in_doubt = any(cannot_be_generated(trial, one, context) for one in effect_costs(trial, tried))
    has_points = PAYMENT.available(game, attempt.player, "resource") >= _least(game, attempt).amount("resource")
    if has_points and not is_in_doubt:
        return False
    index = None if attempt.ability is None else abilities(game, attempt.source).index(attempt.ability)
    action = Play(attempt.source) if index is None else Activate(attempt.source, index)
    return not succeeds(
        lambda answers: take_action(game.at(game.state, answers), attempt.player, action), in_doubt=True
    )


@book.definition("1.0.2#sentence-2a")
def is_to_be_done(game: Game, player: int, object_id: int) -> bool:
    """A requirement says that a card should be played if possible: if no rule forbids it, and it can be paid for."""
    can_begin = LEGALITY.is_permitted(game, player, Play(object_id))
    return can_begin and completes(game, lambda trial: play(trial, player, object_id))


class Legality(legality.LegalityRules[Game, Attempt], frozen=True, eq=False):
    """The rules about the actions that a player may take (1.11.4)."""

    def forms(self, game: Game, attempt: Attempt) -> Sequence[Object]:
        """Return a split-card in each form in which it can be played (5.1.2c)."""
        item = game.object(attempt.layer)
        return [played_as(item, halves) for halves in forms(item.card)] if item.card.halves else ()

    def is_demanded(self, game: Game) -> bool:
        """Whether an effect requires anything of players."""
        return bool(precedence.requirements(game))

    def against_requirements(self, game: Game, player: int, option: Option) -> frozenset[str]:
        """Return the rule that forbids an option because a required one takes precedence over it (1.0.2).

        A required card that can be played takes precedence over passing, activating and playing another card; one that
        is required as the next card played ("play next") only over other cards.
        """
        actions: tuple[RestrictedAction, ...] = ("play", "play next") if isinstance(option, Play) else ("play",)
        required: list[Option] = [
            Play(object_id)
            for object_id in game.state.objects
            if any(precedence.is_required(game, action, player, object_id) for action in actions)
            and is_to_be_done(game, player, object_id)
        ]
        return frozenset() if option in required_first([option], required) else frozenset({required_first.id})


LEGALITY = Legality(
    kinds={
        Play: OptionRules[Game, Play, Attempt](
            lacks_priority=has_no_priority,
            obstacle=legality.first_of(
                (
                    is_not_the_owner,
                    is_not_from_hand_or_arsenal,
                    has_no_working_permission,
                    is_arrow_outside_the_arsenal,
                    is_arrow_without_a_bow,
                )
            ),
            attempt=lambda _game, player, option: Attempt(player, option.object, option.object),
        ),
        Activate: OptionRules[Game, Activate, Attempt](
            lacks_priority=activated.has_no_priority_to_activate, obstacle=_obstacle_to_activating, attempt=_activation
        ),
        Pass: OptionRules[Game, Pass, Attempt](
            lacks_priority=has_no_priority,
            obstacle=lambda game, player, _option: None if may_pass(game, player) else may_pass.id,
        ),
    },
    lacks_priority=has_no_priority,
    unknown="fab:1.11.1",
    where=Candidates(
        cards=in_hand_and_arsenal,
        stack=lambda game: game.stack,
        functional=possibly_functional,
        may_activate=could_activate,
    ),
    against=reasons_against,
    beginning=(
        BeginningRow(cannot_pay.id, cannot_pay_the_least),
        BeginningRow(has_no_legal_target.id, has_no_legal_target, is_trial=True),
        BeginningRow(cannot_be_paid_in_order.id, cannot_pay_effect_costs, is_trial=True),
    ),
)
