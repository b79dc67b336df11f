"""Playing a card in nine steps (5.1), and activating an ability by the steps after the first (5.2.2)."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts import abilities as kinds_of_abilities
from rulesdb.engine.fab.card_parts.abilities import Activated, PlayStatic, Triggered
from rulesdb.engine.fab.card_parts.effects import Allowance
from rulesdb.engine.fab.events import CardPlayed, Used
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.activated import activated, chosen_extra, count_activation
from rulesdb.engine.fab.rules.abilities.functional import play_statics
from rulesdb.engine.fab.rules.continuous.layer_continuous import apply_to_next_attack, apply_to_the_next
from rulesdb.engine.fab.rules.objects.attacks import begin_layer_step
from rulesdb.engine.fab.rules.objects.visibility import show_source
from rulesdb.engine.fab.rules.playing import costs, declaring
from rulesdb.engine.fab.rules.playing.attempt import Attempt, reasons_against
from rulesdb.engine.fab.rules.playing.declaring import announce
from rulesdb.engine.fab.selection.event_patterns import Happens
from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.effects.effects_in_force import use_up
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.play.attempts import IllegalError, perform
from rulesdb.engine.kernel.process.options import Activate, Play
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.selection.filters import IsThis

PlayStep = Callable[[Game, Attempt], None]


@book.law
def steps_of_playing() -> tuple[PlayStep, ...]:
    """The nine steps of playing a card, in order (5.1.2 to 5.1.10)."""
    return (
        announce,
        declaring.declare_costs,
        declaring.declare_modes_and_targets,
        check_legality,
        costs.calculate_asset_costs,
        pay_asset_costs,
        calculate_effect_costs,
        pay_effect_costs,
        finish_playing,
    )


@book.definition("5.2.2b#sentence-1")
def steps_after_announcement() -> tuple[PlayStep, ...]:
    """The second to ninth steps of playing a card, with which an activation continues after its announcement."""
    return tuple(step for step in steps_of_playing() if step is not announce)


def take_action(game: Game, player: int, action: Play | Activate) -> None:
    """Play a card or activate an ability."""
    if isinstance(action, Play):
        play(game, player, action.object)
    else:
        activate(game, player, action.object, action.ability)


def play(game: Game, player: int, object_id: int) -> None:
    """Play a card (5.1.1). Raises IllegalError if the play turns out to be illegal."""
    origin = game.object(object_id).zone.name
    attempt = Attempt(player, object_id, object_id, before=game.state, origin=origin)
    perform(game, attempt, steps_of_playing())


def activate(game: Game, player: int, object_id: int, index: int) -> None:
    """Activate an ability (5.2.2). Raises IllegalError if the activation turns out to be illegal."""
    index, ability = announced_ability(game, object_id, index)
    extra = chosen_extra(game, player, object_id, index)
    attempt = Attempt(
        player, declaring.announce_ability(game, player, object_id, index), object_id, ability, extra=extra
    )
    show_source(game, object_id)
    apply_to_the_next(game, attempt.layer)
    apply_to_next_attack(game, attempt.layer)
    perform(game, attempt, steps_after_announcement())
    finish_activating(game, attempt, index)


@book.definition("5.2.2a#sentence-1")
def announced_ability(game: Game, object_id: int, index: int) -> tuple[int, Activated]:
    """The activated ability that the player announces: its index among the abilities of the object, and itself."""
    return index, activated(game, object_id, index)


@book.definition("5.2.2#sentence-1")
def finish_activating(game: Game, attempt: Attempt, index: int) -> None:
    """An ability whose activated-layer has been created on the stack is activated."""
    count_activation(game, attempt.source, index, attempt.extra)
    by, player, source = finish_activating.id, attempt.player, attempt.source
    happen(game, Used(by=by, player=player, object=source, ability=index, layer=attempt.layer))


@book.step("5.1.5#sentence-2")
def check_legality(game: Game, attempt: Attempt) -> None:
    """Before any cost is paid it is checked whether the card is legal to play; if not, the play is reversed."""
    reasons = reasons_against_playing(game, attempt)
    if reasons:
        raise IllegalError(reasons, attempt.before)


@book.law
def reasons_against_playing(game: Game, attempt: Attempt) -> frozenset[str]:
    """The rules by which a card is illegal to play: a rule or an effect prevents it, or its parameters are illegal."""
    return frozenset(reasons_against(game, attempt))


@book.definition("5.1.7#sentence-2")
def pay_asset_costs(game: Game, attempt: Attempt) -> None:
    """The player pays all asset-costs, if any."""
    if is_illegal_unpaid(costs.PAYMENT.pay_points(game, attempt.player, attempt.due, pay_asset_costs.id)):
        raise IllegalError({is_illegal_unpaid.id}, attempt.before)
    if paid := attempt.due.amount("resource"):
        item = game.object(attempt.layer)
        assert item.layer is not None
        note(game, kinds.Became(record=replace(item, layer=replace(item.layer, paid=paid))))


@book.filter("5.1.7a#sentence-1")
def is_illegal_unpaid(is_paid: bool) -> bool:
    """A card is illegal to play if any asset-cost is not paid in full."""
    return not is_paid


def calculate_effect_costs(game: Game, attempt: Attempt) -> None:
    """Perform the seventh step (5.1.8): effect-costs are calculated, and must be payable."""
    effects = effect_costs_due(game, attempt)
    require_payable(game, attempt, effects)
    attempt.due = replace(attempt.due, effects=effects)


@book.law
def effect_costs_due(game: Game, attempt: Attempt) -> tuple[DiscreteEffect, ...]:
    """All effect-costs of a card, in the declared order (5.1.8)."""
    printed = declaring.effect_costs(game, attempt)
    return costs.in_declared_order(printed, attempt.declared(game).effect_order or range(len(printed)))


def require_payable(game: Game, attempt: Attempt, effects: tuple[DiscreteEffect, ...]) -> None:
    """Reverse the play of a card whose effect-costs cannot be paid."""
    if costs.cannot_be_paid_in_order(game, attempt, effects):
        raise IllegalError({costs.cannot_be_paid_in_order.id}, attempt.before)


@book.definition("5.1.9#sentence-2")
def pay_effect_costs(game: Game, attempt: Attempt) -> None:
    """The player pays all effect-costs."""
    for effect in attempt.due.effects:
        require_payable(game, attempt, (effect,))  # because of an earlier effect-cost
        if not costs.generate_cost(game, effect, attempt.context(game)):
            raise IllegalError({"fab:5.1.9a"})


def finish_playing(game: Game, attempt: Attempt) -> None:
    """Perform the ninth step (5.1.10): the card is played, and its player regains priority."""
    begin_layer_step(game, attempt.layer, attempt.player)
    if attempt.is_card:
        count_as_played(game, attempt)
    declared = attempt.declared(game)
    targets = (*(target for one in declared.targets for target in one), *declared.attack_targets)
    for target in dict.fromkeys(targets):
        happen(game, kinds.Targeted(by="fab:1.8.5", source=attempt.layer, object=target))
    regain_priority(game, attempt.player)


@book.definition("5.1.10#sentence-2")
def count_as_played(game: Game, attempt: Attempt) -> None:
    """The card is now considered played."""
    happen(game, kinds.CardPlayed(by=count_as_played.id, player=attempt.player, object=attempt.layer))
    use_up_allowances(game, attempt)
    trigger_when_done(game, attempt)
    generate_if_done(game, attempt)


def use_up_allowances(game: Game, attempt: Attempt) -> None:
    """Use up the effects that let the player play the next card that fits in another way, however it was played."""
    for lasting in game.state.lasting:
        if not isinstance(effect := lasting.effect, Allowance) or lasting.uses is None:
            continue
        if effect.is_about(game, attempt.player, attempt.layer, lasting.context):
            use_up(game, lasting)


@book.definition("5.1.10#sentence-3")
def regain_priority(game: Game, player: int) -> None:
    """The player of the card regains priority."""
    note(game, kinds.Priority(by=regain_priority.id, player=player))


@book.definition("5.4.4c#sentence-2")
def trigger_when_done(game: Game, attempt: Attempt) -> None:
    """The triggered effect of a play-static ability triggers immediately when its trigger condition is met."""
    waiting = tuple(
        Listener(
            (attempt.layer, f"when done {index}"),
            Triggered(ability.when_done, on=Happens(CardPlayed, what=IsThis())),
            attempt.context(game),
        )
        for index, ability in enumerate(play_statics(game, attempt.layer))
        if ability.when_done and is_used_to_play(game, attempt, ability)
    )
    game.event_rules.trigger(game, waiting, (CardPlayed(player=attempt.player, object=attempt.layer),), frozenset())


@book.definition("5.4.4d#sentence-2")
def generate_if_done(game: Game, attempt: Attempt) -> None:
    """The conditional-continuous effect of a play-static ability is generated at the time its condition is met."""
    for ability in play_statics(game, attempt.layer):
        if ability.if_done and is_used_to_play(game, attempt, ability):
            for effect in ability.if_done:
                effect.generate(game, attempt.context(game))


@book.law
def is_used_to_play(game: Game, attempt: Attempt, ability: PlayStatic) -> bool:
    """Whether a card is played using the preceding effect of a play-static ability, as "you do" says (5.4.4c, d)."""
    declared = attempt.declared(game)
    match ability:
        case kinds_of_abilities.AdditionalCost():
            return costs.is_due(ability, declared)
        case kinds_of_abilities.AlternativeCost():
            return ability.name == declared.alternative
        case kinds_of_abilities.PlayableAsInstant():
            return declared.as_instant
        case kinds_of_abilities.PlayableFrom():
            return attempt.origin in ability.zones
    return False
