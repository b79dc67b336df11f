"""Declaration of costs, modes and targets, the second and third steps of playing a card (5.1.3, 5.1.4)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import PlayableAsInstant
from rulesdb.engine.fab.card_parts.effects import SeveralTargets
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.activated import cost_of
from rulesdb.engine.fab.rules.abilities.play_statics import play_statics
from rulesdb.engine.fab.rules.cards.numbers import numbers_to_choose, sum_of_symbols
from rulesdb.engine.fab.rules.general.precedence import is_allowed
from rulesdb.engine.fab.rules.objects.attacks import is_attack
from rulesdb.engine.fab.rules.objects.life_totals import attackable, different_targets
from rulesdb.engine.fab.rules.playing import targeting
from rulesdb.engine.fab.rules.playing.attempt import Attempt, alternative_costs
from rulesdb.engine.fab.rules.playing.costs import (
    PAYMENT,
    additional_due,
    alternative_due,
    declared_optional_costs,
    declared_order,
    total_reduction,
)
from rulesdb.engine.fab.rules.playing.targeting import declare_as_added
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, valued
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, of_kind
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.play.costs import ask_for_x
from rulesdb.engine.kernel.play.targets import pick_several
from rulesdb.engine.kernel.process.decisions import DecisionQuestion
from rulesdb.engine.kernel.process.options import Name

FREE = Name("without paying")
"""The choice of an effect that lets a card be played without paying its cost."""


@book.step("5.1.3#sentence-2")
def declare_costs(game: Game, attempt: Attempt) -> None:
    """The player declares the parameters of all costs of the card."""
    declare_alternative(game, attempt)
    declare_x(game, attempt)
    declare_optional_costs(game, attempt)
    declare_as_instant(game, attempt)
    declare_order_of_effects(game, attempt)


@book.step("5.1.3a#sentence-1")
def declare_x(game: Game, attempt: Attempt) -> None:
    """The player of a card whose variable cost includes X must declare the value of X."""
    if _has_x(game, attempt):
        most = most_x_for_free(_most_x(game, attempt), attempt.declared(game))
        attempt.declare_also(game, x=ask_for_x(game, attempt.player, numbers_to_choose(most), declare_x.id))


def _most_x(game: Game, attempt: Attempt) -> int:
    """Return the highest X for which the player could pay."""
    reductions = total_reduction(game, attempt, "resource")
    most = PAYMENT.most_points(game, attempt.player, "resource") + reductions
    return most // sum_of_symbols(1, str(game.object(attempt.layer).card.cost))


@book.transform("5.1.3a#sentence-2")
def most_x_for_free(most: int, declared: Declared) -> int:
    """X must be declared as 0 by a player who uses an effect to play the card without paying the cost."""
    return 0 if declared.is_free else most


def _has_x(game: Game, attempt: Attempt) -> bool:
    return isinstance(game.object(attempt.layer).card.cost, str)


@book.step("5.1.3b#sentence-1")
def declare_optional_costs(game: Game, attempt: Attempt) -> None:
    """Optional additional costs: the player declares which of them will be paid."""
    if attempt.is_card:
        chosen = declared_optional_costs(game, attempt.player, attempt.layer, declare_optional_costs.id)
        if chosen:
            attempt.declare_also(game, costs=chosen)


@book.step("5.1.3c#sentence-3")
def declare_alternative(game: Game, attempt: Attempt) -> None:
    """The player must declare whether an alternative cost will be paid, or an effect used to play without paying."""
    if not attempt.is_card:
        return
    options = with_free_play(with_declarable_alternatives((), game, attempt), game, attempt)
    if options:
        chosen = chosen_alternatives(game, attempt, options)
        named = next((option.name for option in chosen if option != FREE), None)
        attempt.declare_also(game, alternative=named, is_free=FREE in chosen)


@book.transform("5.1.3c#sentence-1")
def with_declarable_alternatives(options: tuple[Name, ...], game: Game, attempt: Attempt) -> tuple[Name, ...]:
    """A card may have alternative costs, which its player then can declare."""
    return (*options, *(Name(cost.name) for cost in alternative_costs(game, attempt.layer)))


@book.transform("5.1.3c#sentence-2")
def with_free_play(options: tuple[Name, ...], game: Game, attempt: Attempt) -> tuple[Name, ...]:
    """An effect may let the player play the card without paying the cost, which the player then can declare."""
    return (*options, FREE) if may_be_free(game, attempt) else options


@book.definition("5.1.3c#sentence-4")
def chosen_alternatives(game: Game, attempt: Attempt, options: tuple[Name, ...]) -> tuple[Name, ...]:
    """The player may declare only one, if any, of the alternative costs and effects to play without paying."""
    return pick_alternatives(game, attempt, options, 1)


def pick_alternatives(game: Game, attempt: Attempt, options: tuple[Name, ...], most: int) -> tuple[Name, ...]:
    """Let a player choose alternative costs, one after the other, up to a number or until none is chosen."""
    chosen: list[Name] = []
    for _ in range(most):
        left = tuple(option for option in options if option not in chosen)
        picked = game.pick(attempt.player, "alternative cost", with_refusal(left), declare_alternative.id)
        if not picked.name:
            break
        chosen.append(picked)
    return tuple(chosen)


def with_refusal(options: tuple[Name, ...]) -> tuple[Name, ...]:
    """Return the options with that of none of them, which an effect to play without paying always leaves."""
    return (*options, Name("")) if FREE in options else with_none(options)


@book.transform("5.4.4b#sentence-5")
def with_none(options: tuple[Name, ...]) -> tuple[Name, ...]:
    """Alternative-cost abilities are optional: the player may declare none."""
    return (*options, Name(""))


def may_be_free(game: Game, attempt: Attempt) -> bool:
    """Whether an effect lets the player play the card without paying its cost."""
    return is_allowed(game, "play for free", attempt.player, attempt.layer)


@book.step("5.1.3d#sentence-2")
def declare_as_instant(game: Game, attempt: Attempt) -> None:
    """The player declares whether or not the card is played as an instant."""
    if has_a_choice_of_instant(game, attempt):
        is_instant = game.answers_yes(attempt.player, "as an instant", declare_as_instant.id)
        attempt.declare_also(game, as_instant=is_instant)


@book.definition("5.1.3d#sentence-1")
def has_a_choice_of_instant(game: Game, attempt: Attempt) -> bool:
    """It is a card with the type action that may be played as an instant."""
    return "action" in attempt.kinds(game) and may_be_instant(game, attempt)


def may_be_instant(game: Game, attempt: Attempt) -> bool:
    """Whether an effect or ability lets the player play the card, or activate the ability, as an instant."""
    if not attempt.is_card:
        return attempt.extra is not None and attempt.extra.effect.as_instant
    found = [ability for ability in play_statics(game, attempt.layer) if isinstance(ability, PlayableAsInstant)]
    if found:  # as of few cards
        context = attempt.context(game)
        if any(ability.condition is None or ability.condition.holds(game, context) for ability in found):
            return True
    return is_allowed(game, "play as an instant", attempt.player, attempt.layer)


@book.step("5.1.3e#sentence-1")
def declare_order_of_effects(game: Game, attempt: Attempt) -> None:
    """Effect-costs: a player who will pay several of them declares their order."""
    effects = effect_costs(game, attempt)
    if len(effects) < 2:  # noqa: PLR2004  (an order needs two)
        return
    order = declared_order(game, attempt.player, effects, declare_order_of_effects.id)
    attempt.declare_also(game, effect_order=order)


def effect_costs(game: Game, attempt: Attempt) -> list[DiscreteEffect]:
    """Return the effect-costs of an attempt in printed order."""
    if attempt.ability is not None:
        return of_an_activation([], cost_of(game, attempt.source, attempt.ability).effects)
    declared = attempt.declared(game)
    due = (*additional_due(game, attempt.layer, declared), *alternative_due(game, attempt.layer, declared))
    return of_a_card([], tuple(effect for cost in due for effect in cost.effects))


@book.transform("1.8.1#sentence-6")
def of_a_card(none: list[DiscreteEffect], effects: tuple[DiscreteEffect, ...]) -> list[DiscreteEffect]:
    """When a card with an alternative or additional effect-cost is played, it may generate effects."""
    return [*none, *effects]


@book.transform("1.8.1#sentence-7")
def of_an_activation(none: list[DiscreteEffect], effects: tuple[DiscreteEffect, ...]) -> list[DiscreteEffect]:
    """When an ability with an effect-cost is activated, it may generate effects."""
    return [*none, *effects]


def declare_modes_and_targets(game: Game, attempt: Attempt) -> None:
    """Perform the third step (5.1.4): modes and targets are declared, and the targets of an attack."""
    declare_for_abilities(game, attempt)
    declare_attack_target(game, attempt)


@book.step("5.1.4#sentence-2")
def declare_for_abilities(game: Game, attempt: Attempt) -> None:
    """The player declares the parameters of all resolution abilities."""
    declare_modes(game, attempt)
    declare_targets(game, attempt)


@book.step("5.1.4a#sentence-2")
def declare_targets(game: Game, attempt: Attempt) -> None:
    """After the modes, the player must declare all legal targets for the effects that require them."""
    targeting.declare_targets(game, attempt, declare_targets.id)


@book.step("5.1.4a#sentence-1")
def declare_modes(game: Game, attempt: Attempt) -> None:
    """The player must declare the modes of every modal resolution ability."""
    declare_as_added(game, attempt, declare_modes.id)


@book.step("5.1.4b#sentence-1")
def declare_attack_target(game: Game, attempt: Attempt) -> None:
    """Attack-target: the player of a card or ability that attacks declares it."""
    declare_target_of_attack(game, attempt)


def declare_target_of_attack(game: Game, attempt: Attempt) -> None:
    """Let a player declare the attack-target of an attack, or several if an effect lets the attack have them."""
    if not must_declare_attack_target(game, attempt.layer):
        return
    able = attackable(game, attempt.player)
    if not able:
        raise IllegalError({declare_attack_target.id})
    most = min(_most_targets(game, attempt.layer), len(able))
    question = DecisionQuestion(attempt.player, "attack target", declare_attack_target.id)
    targets = pick_several(game, question, different_targets(able), most, range(1, most))
    attempt.declare_also(game, attack_targets=targets)


@book.filter("1.4.5#sentence-2")
def must_declare_attack_target(game: Game, layer: int) -> bool:
    """Whoever plays or activates an attack, or adds a triggered-layer with an attack effect, declares its target."""
    return is_attack(game, layer)


def _most_targets(game: Game, layer: int) -> int:
    found = (
        (effect, active_effect)
        for effect, active_effect in of_kind(game, SeveralTargets)
        if applies_to(game, active_effect, layer)
    )
    return max((valued(game, effect.most, active_effect.context) for effect, active_effect in found), default=1)
