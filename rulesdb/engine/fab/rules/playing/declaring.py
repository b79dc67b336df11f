"""The first three steps of playing a card: announcement (5.1.2), and declaration of costs, modes and targets.

An ability is announced by the layer that it creates (5.2.2a).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import PlayableFrom
from rulesdb.engine.fab.card_parts.effects import SeveralTargets
from rulesdb.engine.fab.card_parts.keywords import AttackAbility
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import properties
from rulesdb.engine.fab.rules.abilities import activated
from rulesdb.engine.fab.rules.abilities.functional import additional_costs, alternative_costs, play_statics
from rulesdb.engine.fab.rules.cards.categories import forms, played_as
from rulesdb.engine.fab.rules.cards.numbers import numbers_to_choose, sum_of_symbols
from rulesdb.engine.fab.rules.continuous.layer_continuous import apply_to_next_attack, apply_to_the_next
from rulesdb.engine.fab.rules.general.precedence import is_allowed
from rulesdb.engine.fab.rules.objects.attacks import attackable, different_targets, is_attack
from rulesdb.engine.fab.rules.objects.identities import with_metatypes_of_source
from rulesdb.engine.fab.rules.objects.objects import layer_of_ability, owner_of_card_layer
from rulesdb.engine.fab.rules.playing import costs
from rulesdb.engine.fab.rules.playing.attempt import Attempt, may_be_instant
from rulesdb.engine.fab.rules.playing.targeting import declare_modes, declare_targets
from rulesdb.engine.fab.state import Layer, Properties
from rulesdb.engine.fab.zones import STACK
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, valued
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, of_kind
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.play.declarations import pick_several
from rulesdb.engine.kernel.play.payment import ask_for_x
from rulesdb.engine.kernel.process.options import DecisionQuestion, Name
from rulesdb.engine.kernel.process.pipeline import note

FREE = Name("without paying")
"""The choice of an effect that lets a card be played without paying its cost."""


def announce(game: Game, attempt: Attempt) -> None:
    """Perform the first step of playing a card (5.1.2): the player announces it, and declares a split-card's half."""
    item = game.object(attempt.layer)
    owner = owner_of_card_layer(item, attempt.player)
    note(game, kinds.Became(record=replace(item, owner=owner, layer=layer_of_card(item.id))))
    put_on_the_stack(game, announcement(item.id, attempt.player))
    if item.card.halves:
        halves = declared_half(game, attempt)
        note(game, kinds.Became(record=as_declared(game.object(item.id), halves)))
        attempt.declare(game, replace(attempt.declared(game), halves=halves))
        apply_to_the_half(game, item.id)
    else:
        apply_to_the_next(game, item.id)
    apply_to_next_attack(game, item.id)


@book.definition("5.1.1#sentence-1")
def layer_of_card(object_id: int) -> Layer:
    """To play a card is to move it to the stack as a card-layer."""
    return Layer("card", object_id)


as_declared = book.transform("5.1.2c#sentence-3")(played_as)
"""The declared half or halves determine the properties of the card on the stack."""

apply_to_the_half = book.definition("5.1.2c#sentence-4")(apply_to_the_next)
"""The declared half or halves determine which effects then apply to the card."""


put_on_the_stack = book.step("5.1.2#sentence-3a")(note)
"""The announced card moves to the stack under its player's control."""


@book.law
def announcement(object_id: int, controller: int) -> kinds.Move:
    """The move of an announced card: everyone sees it, and it becomes the topmost layer of the stack."""
    return kinds.Move(by=put_on_the_stack.id, object=object_id, to=STACK, controller=controller)


@book.definition("5.1.2c#sentence-1")
def declared_half(game: Game, attempt: Attempt) -> tuple[int, ...]:
    """A split-card's player declares which half is played; the indices of the halves are returned."""
    card = game.object(attempt.layer).card
    ways = {Name(way.name): halves for halves, way in forms(card).items()}
    return ways[game.pick(attempt.player, "half", list(ways), declared_half.id)]


def announce_ability(game: Game, player: int, object_id: int, index: int) -> int:
    """Create an activated-layer on top of the stack, controlled by the player (5.2.2a); return its object id."""
    event = announcement_of_ability(game, player, object_id, index)
    note(game, event)
    return event.layer.id


@book.law
def announcement_of_ability(game: Game, player: int, object_id: int, index: int) -> kinds.Stack:
    """The creation of an activated-layer on top of the stack, under the control of its player (5.2.2a)."""
    ability = activated.activated(game, object_id, index)
    source, cost = properties(game, object_id), activated.printed_cost(game, object_id, ability)
    of_source = activated.with_subtypes(with_kinds_of_its_source(Card("", frozenset()), source), source)
    card = activated.with_cost_and_types(of_source, cost, activated.with_type_of_ability(of_source.types, ability))
    card = with_metatypes_of_source(replace(card, abilities=activated.base_abilities(ability)), game, object_id)
    layer = layer_of_ability(game, card, Layer("activated", object_id, ability=index), player, player)
    layer = replace(layer, proxy_of=attack_source_of_layer(None, card, object_id))
    return kinds.Stack(by="fab:5.2.2a", layer=layer)


@book.definition("1.4.3#sentence-1")
def attack_source_of_layer(_none: int | None, card: Card, object_id: int) -> int | None:
    """A layer with the attack ability is an attack-proxy: it represents the attack of its source, the attack-source."""
    return object_id if any(isinstance(keyword, AttackAbility) for keyword in card.abilities) else None


@book.law
def with_kinds_of_its_source(card: Card, source: Properties) -> Card:
    """An activated-layer is created with the supertypes and types of its source (5.2.2a)."""
    return activated.with_supertypes(activated.with_types(card, source), source)


@book.definition("5.1.3#sentence-2")
def declare_costs(game: Game, attempt: Attempt) -> None:
    """The player declares the parameters of all costs of the card."""
    declare_alternative(game, attempt)
    declare_x(game, attempt)
    declare_optional_costs(game, attempt)
    declare_as_instant(game, attempt)
    declare_order_of_effects(game, attempt)


@book.definition("5.1.3c#sentence-3")
def declare_alternative(game: Game, attempt: Attempt) -> None:
    """The player must declare whether an alternative cost will be paid, or an effect used to play without paying."""
    options = declarable_alternatives(game, attempt) if attempt.is_card else ()
    if attempt.is_card and is_free_by_itself(game, attempt):
        attempt.declare_also(game, is_free=True)
    elif options:
        chosen = chosen_alternatives(game, attempt, options)
        named = next((option.name for option in chosen if option != FREE), None)
        attempt.declare_also(game, alternative=named, is_free=FREE in chosen)


@book.law
def declarable_alternatives(game: Game, attempt: Attempt) -> tuple[Name, ...]:
    """The alternative costs of a card, and an effect that lets its player play it without paying the cost (5.1.3c)."""
    names = tuple(Name(cost.name) for cost in alternative_costs(game, attempt.layer))
    return (*names, FREE) if may_be_free(game, attempt) else names


@book.definition("5.1.3c#sentence-4")
def chosen_alternatives(game: Game, attempt: Attempt, options: tuple[Name, ...]) -> tuple[Name, ...]:
    """The player may declare only one, if any, of the alternative costs and effects to play without paying."""
    chosen = game.pick(attempt.player, "alternative cost", with_none(options), declare_alternative.id)
    return (chosen,) if chosen.name else ()


@book.law
def with_none(options: tuple[Name, ...]) -> tuple[Name, ...]:
    """Alternatives with the option of none: an alternative-cost ability is optional, and so is an effect (5.4.4b)."""
    return (*options, Name(""))


def may_be_free(game: Game, attempt: Attempt) -> bool:
    """Whether an effect lets the player play the card without paying its cost."""
    is_free = is_allowed(game, "play for free", attempt.player, attempt.layer)
    return is_free or is_free_by_itself(game, attempt)


def is_free_by_itself(game: Game, attempt: Attempt) -> bool:
    """Whether the card has an ability that lets it be played from where it was without paying its cost."""
    zone = attempt.origin or game.object(attempt.layer).zone.name  # before it is announced, where it is
    return any(
        isinstance(ability, PlayableFrom)
        and ability.is_free
        and zone in ability.zones
        and (ability.condition is None or ability.condition.holds(game, attempt.context(game)))
        for ability in play_statics(game, attempt.layer)
    )


def declare_x(game: Game, attempt: Attempt) -> None:
    """The player of a card whose variable cost includes X must declare the value of X (5.1.3a)."""
    if isinstance(game.object(attempt.layer).card.cost, str):
        attempt.declare_also(game, x=ask_for_x(game, attempt.player, values_of_x(game, attempt), values_of_x.id))


@book.definition("5.1.3a#sentence-1")
def values_of_x(game: Game, attempt: Attempt) -> Sequence[int]:
    """The values among which the player of a card declares X, as far as they could pay it."""
    changes = costs.cost_changes(game, attempt, "resource")
    symbols = str(game.object(attempt.layer).card.cost)
    most = costs.PAYMENT.most_points(game, attempt.player, "resource")
    most += sum(points for way, points in changes if way == "reduce") - sum_of_symbols(0, symbols)
    most = max(0, most) // symbols.count("X")
    return numbers_to_choose(most_x_for_free(most, attempt.declared(game)))


@book.transform("5.1.3a#sentence-2")
def most_x_for_free(most: int, declared: Declared) -> int:
    """X must be declared as 0 by a player who uses an effect to play the card without paying the cost."""
    return 0 if declared.is_free else most


@book.definition("5.1.3b#sentence-1a")
def declare_optional_costs(game: Game, attempt: Attempt) -> None:
    """Optional additional costs: the player declares which of them will be paid."""
    if attempt.is_card:
        chosen = tuple(
            cost.name
            for cost in additional_costs(game, attempt.layer)
            if cost.is_optional
            and game.answers_yes(attempt.player, f"additional cost: {cost.name}", declare_optional_costs.id)
        )
        if chosen:
            attempt.declare_also(game, costs=chosen)


@book.definition("5.1.3d#sentence-2")
def declare_as_instant(game: Game, attempt: Attempt) -> None:
    """The player declares whether or not the card is played as an instant."""
    if has_a_choice_of_instant(game, attempt):
        is_instant = game.answers_yes(attempt.player, "as an instant", declare_as_instant.id)
        attempt.declare_also(game, as_instant=is_instant)


@book.definition("5.1.3d#sentence-1")
def has_a_choice_of_instant(game: Game, attempt: Attempt) -> bool:
    """It is a card with the type action that may be played as an instant."""
    return "action" in attempt.kinds(game) and may_be_instant(game, attempt)


@book.step("5.1.3e#sentence-1")
def declare_order_of_effects(game: Game, attempt: Attempt) -> None:
    """Effect-costs: a player who will pay several of them declares their order."""
    effects = effect_costs(game, attempt)
    if len(effects) > 1:
        order = costs.declared_order(game, attempt.player, effects, declare_order_of_effects.id)
        attempt.declare_also(game, effect_order=order)


@book.law
def effect_costs(game: Game, attempt: Attempt) -> tuple[DiscreteEffect, ...]:
    """The effects that playing a card or activating an ability generates as costs, in printed order (1.8.1)."""
    if attempt.ability is not None:
        return activated.cost_of(game, attempt.source, attempt.ability).effects
    declared = attempt.declared(game)
    due = (*costs.additional_due(game, attempt.layer, declared), *costs.alternative_due(game, attempt.layer, declared))
    return tuple(effect for cost in due for effect in cost.effects)


def declare_modes_and_targets(game: Game, attempt: Attempt) -> None:
    """Perform the third step (5.1.4): modes and targets are declared, and the targets of an attack."""
    declare_for_abilities(game, attempt)
    declare_attack_target(game, attempt)


@book.law
def declare_for_abilities(game: Game, attempt: Attempt) -> None:
    """The parameters of all resolution abilities: modes, and then the targets of the effects that require them."""
    declare_modes(game, attempt, "fab:5.1.4a")
    declare_targets(game, attempt, "fab:5.1.4a")


@book.definition("1.4.5#sentence-2a")
def declare_attack_target(game: Game, attempt: Attempt) -> None:
    """Whoever adds an attack, or a triggered-layer with an attack effect, declares its target; effects allow more."""
    if not is_attack(game, attempt.layer):
        return
    able = attackable(game, attempt.player)
    if not able:
        raise IllegalError({_ATTACK_TARGET})
    allowed = (
        valued(game, effect.most, in_force.context)
        for effect, in_force in of_kind(game, SeveralTargets)
        if applies_to(game, in_force, attempt.layer)
    )
    most = min(max(allowed, default=1), len(able))
    question = DecisionQuestion(attempt.player, "attack target", _ATTACK_TARGET)
    attempt.declare_also(
        game, attack_targets=pick_several(game, question, different_targets(able), most, range(1, most))
    )


_ATTACK_TARGET = "fab:5.1.4b"
