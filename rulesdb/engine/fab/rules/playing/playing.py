"""Playing a card (5.1), activating an ability (5.2.2), what both generate (5.4.4), and new targets (1.8.5f)."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    PlayableAsInstant,
    PlayableFrom,
    PlayStatic,
    Triggered,
)
from rulesdb.engine.fab.contexts import Context, Declared
from rulesdb.engine.fab.events import CardPlayed, Used
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.activated import chosen_extra, count_activation
from rulesdb.engine.fab.rules.abilities.play_statics import play_statics
from rulesdb.engine.fab.rules.continuous.layer_continuous import apply_to_the_next, come_under_control
from rulesdb.engine.fab.rules.effects.abilities import after_activation, wait_on_the_stack
from rulesdb.engine.fab.rules.objects.attacks import begin_layer_step
from rulesdb.engine.fab.rules.objects.life_totals import attackable
from rulesdb.engine.fab.rules.objects.visibility import show_source
from rulesdb.engine.fab.rules.playing.announcing import announce, announce_ability
from rulesdb.engine.fab.rules.playing.attempt import Attempt, by_position
from rulesdb.engine.fab.rules.playing.costs import (
    calculate_asset_costs,
    could_pay_in_order,
    generate_cost,
    in_declared_order,
    is_due,
    is_paid_though_replaced,
    pay_assets_of_action,
    still_due,
)
from rulesdb.engine.fab.rules.playing.declaring import declare_costs, declare_modes_and_targets, effect_costs
from rulesdb.engine.fab.rules.playing.legal_times import reasons_against
from rulesdb.engine.fab.rules.playing.targeting import legal_targets
from rulesdb.engine.fab.selection.general_patterns import Happens
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.cards.nested import phrases_within
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Objects
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.play.attempts import IllegalError, perform
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.selection.filters import IsThis
from rulesdb.engine.kernel.turn.resolution import context_of_layer


@book.step("5.4.4c#sentence-2")
def when_you_do(game: Game, attempt: Attempt) -> None:
    """The triggered effect of a play-static ability triggers immediately when its trigger condition is met."""
    played = CardPlayed(player=attempt.player, object=attempt.layer)
    waiting = tuple(
        Listener(
            (attempt.layer, f"when done {index}"),
            Triggered(ability.when_done, on=Happens(CardPlayed, what=IsThis())),
            attempt.context(game),
        )
        for index, ability in enumerate(play_statics(game, attempt.layer))
        if ability.when_done and triggers_on_playing(game, attempt, ability)
    )
    game.event_rules.trigger(game, waiting, (played,), frozenset())


@book.definition("5.4.4c#sentence-5")
def triggers_on_playing(game: Game, attempt: Attempt, ability: PlayStatic) -> bool:
    """The trigger condition of "when you do" is playing the card using the preceding effect of the ability."""
    return _was_used(ability, attempt.declared(game), attempt.origin)


@book.step("5.4.4d#sentence-2")
def if_you_do(game: Game, attempt: Attempt) -> None:
    """The conditional-continuous effect of a play-static ability is generated at the time its condition is met."""
    for ability in play_statics(game, attempt.layer):
        if ability.if_done and is_condition_met(game, attempt, ability):
            for effect in ability.if_done:
                effect.generate(game, attempt.context(game))


@book.definition("5.4.4d#sentence-5")
def is_condition_met(game: Game, attempt: Attempt, ability: PlayStatic) -> bool:
    """The condition of "if you do" is playing the card using the preceding effect of the ability."""
    return _was_used(ability, attempt.declared(game), attempt.origin)


def _was_used(ability: PlayStatic, declared: Declared, origin: str) -> bool:
    """Whether a play-static ability was used to play a card from the zone ``origin``."""
    match ability:
        case AdditionalCost():
            return is_due(ability, declared)
        case AlternativeCost():
            return ability.name == declared.alternative
        case PlayableAsInstant():
            return declared.as_instant
        case PlayableFrom():
            return origin in ability.zones
    return False


PlayStep = Callable[[Game, Attempt], None]


def play(game: Game, player: int, object_id: int) -> None:
    """Play a card (5.1.1). Raises IllegalError if the play turns out to be illegal."""
    origin = game.object(object_id).zone.name
    attempt = Attempt(player, object_id, object_id, before=game.state, origin=origin)
    perform(game, attempt, steps_of_playing())


@book.step("5.1.5#sentence-2")
def check_legality(game: Game, attempt: Attempt) -> None:
    """Before any cost is paid, it is checked whether the card is legal to play."""
    reasons = frozenset(reasons_against(game, attempt))
    if not reasons:
        return
    anyway = frozenset(reasons_against(_without_parameters(game, attempt), attempt))
    illegal = with_prevention(frozenset(), reasons, anyway) | with_illegal_parameters(frozenset(), reasons, anyway)
    if illegal:
        raise IllegalError(illegal, before_an_illegal_play(game, attempt))


def _without_parameters(game: Game, attempt: Attempt) -> Game:
    """Return a copy of the game in which no parameters are declared for the card."""
    trial = game.at(game.state)
    note(trial, kinds.Declare(object=attempt.layer, declared=Declared()))
    return trial


@book.transform("5.1.5#sentence-3")
def with_prevention(illegal: frozenset[str], reasons: frozenset[str], anyway: frozenset[str]) -> frozenset[str]:
    """A card is illegal to play if a rule or an effect prevents it, whatever was declared."""
    return illegal | (reasons & anyway)


@book.transform("5.1.5#sentence-4")
def with_illegal_parameters(illegal: frozenset[str], reasons: frozenset[str], anyway: frozenset[str]) -> frozenset[str]:
    """A card is illegal to play with illegal parameters: those for which alone it cannot be played."""
    return illegal | (reasons - anyway)


@book.definition("5.1.5#sentence-5")
def before_an_illegal_play(_game: Game, attempt: Attempt) -> State | None:
    """If the card is illegal to play, the game state is reversed to before the card was announced."""
    return attempt.before


@book.step("5.1.7#sentence-2")
def pay_asset_costs(game: Game, attempt: Attempt) -> None:
    """The player pays all asset-costs, if any."""
    is_paid = pay_assets_of_action(game, attempt.player, attempt.due, pay_asset_costs.id)
    if is_illegal_unpaid(is_paid):
        raise IllegalError({is_illegal_unpaid.id}, before_an_unpaid_play(game, attempt))
    if paid := attempt.due.amount("resource"):
        item = game.object(attempt.layer)
        assert item.layer is not None
        note(game, kinds.Became(record=replace(item, layer=replace(item.layer, paid=paid))))


@book.filter("5.1.7a#sentence-1")
def is_illegal_unpaid(is_paid: bool) -> bool:
    """A card is illegal to play if any asset-cost is not paid in full."""
    return not is_paid


@book.definition("5.1.7a#sentence-2")
def before_an_unpaid_play(_game: Game, attempt: Attempt) -> State | None:
    """If an asset-cost is not paid in full, the game state is reversed to before the card was announced."""
    return attempt.before


def calculate_effect_costs(game: Game, attempt: Attempt) -> None:
    """Perform the seventh step (5.1.8): effect-costs are calculated, and must be payable."""
    effects = effect_costs_due(game, attempt)
    if cannot_be_paid_in_order(game, attempt, effects):
        effects = still_due(effects)
        if effects:
            raise IllegalError({cannot_be_paid_in_order.id}, before_an_unpayable_play(game, attempt))
    attempt.due = replace(attempt.due, effects=effects)


@book.definition("5.1.8#sentence-2")
def effect_costs_due(game: Game, attempt: Attempt) -> tuple[DiscreteEffect, ...]:
    """All effect-costs of the card are calculated; they are returned in the declared order."""
    printed = effect_costs(game, attempt)
    return in_declared_order(printed, attempt.declared(game).effect_order or range(len(printed)))


def _refuse_unpayable(game: Game, attempt: Attempt, effects: tuple[DiscreteEffect, ...]) -> None:
    if cannot_be_paid_in_order(game, attempt, effects):
        raise IllegalError({cannot_be_paid_in_order.id}, before_an_unpayable_play(game, attempt))


@book.filter("5.1.8a#sentence-1")
def cannot_be_paid_in_order(game: Game, attempt: Attempt, effects: tuple[DiscreteEffect, ...]) -> bool:
    """A card is illegal to play if an effect-cost cannot be paid in the declared order."""
    return not could_pay_in_order(game, effects, attempt.context)


@book.definition("5.1.8a#sentence-2")
def before_an_unpayable_play(_game: Game, attempt: Attempt) -> State | None:
    """If an effect-cost cannot be paid, the game state is reversed to before the card was announced."""
    return attempt.before


@book.step("5.1.9#sentence-2")
def pay_effect_costs(game: Game, attempt: Attempt) -> None:
    """The player pays all effect-costs."""
    for effect in attempt.due.effects:
        _refuse_unpayable(game, attempt, (effect,))  # because of an earlier effect-cost
        if not generate_cost(game, effect, attempt.context(game)) and is_unpaid():
            raise IllegalError({"fab:5.1.9a"})


@book.definition("5.1.9a#sentence-2")
def is_unpaid() -> bool:
    """A card can still be played if an effect-cost does not succeed because of a replacement effect."""
    return not is_paid_though_replaced()


def targets_of(declared: Declared) -> tuple[int, ...]:
    """Return the declared targets of a layer's effects, and its attack-targets."""
    return tuple(dict.fromkeys((*(target for one in declared.targets for target in one), *declared.attack_targets)))


def finish_playing(game: Game, attempt: Attempt) -> None:
    """Perform the ninth step (5.1.10): the card is played, and its player regains priority."""
    begin_layer_step(game, attempt.layer, attempt.player)
    if attempt.is_card:
        count_as_played(game, attempt)
        wait_on_the_stack(game, attempt.layer)
    for target in targets_of(attempt.declared(game)):
        happen(game, kinds.Targeted(by="fab:1.8.5", source=attempt.layer, object=target))
    regain_priority(game, attempt.player)


@book.step("5.1.10#sentence-2")
def count_as_played(game: Game, attempt: Attempt) -> None:
    """The card is now considered played."""
    happen(game, kinds.CardPlayed(by=count_as_played.id, player=attempt.player, object=attempt.layer))
    when_you_do(game, attempt)
    if_you_do(game, attempt)


@book.step("5.1.10#sentence-3")
def regain_priority(game: Game, player: int) -> None:
    """The player of the card regains priority."""
    note(game, kinds.Priority(by=regain_priority.id, player=player))


@book.definition("5.1.2#sentence-1")
def position_of_announcement() -> float:
    """Announce is the first step."""
    return 1


@book.definition("5.1.3#sentence-1")
def position_of_declaring_costs() -> float:
    """Declare Costs is the second step."""
    return 2


@book.definition("5.1.4#sentence-1")
def position_of_declaring_modes_and_targets() -> float:
    """Declare Modes and Targets is the third step."""
    return 3


@book.definition("5.1.5#sentence-1")
def position_of_checking_legality() -> float:
    """Check Legal Play is the fourth step."""
    return 4


@book.definition("5.1.6#sentence-1")
def position_of_calculating_asset_costs() -> float:
    """Calculate Asset-Costs is the fifth step."""
    return 5


@book.definition("5.1.7#sentence-1")
def position_of_paying_asset_costs() -> float:
    """Pay Asset-Costs is the sixth step."""
    return 6


@book.definition("5.1.8#sentence-1")
def position_of_calculating_effect_costs() -> float:
    """Calculate Effect-Costs is the seventh step."""
    return 7


@book.definition("5.1.9#sentence-1")
def position_of_paying_effect_costs() -> float:
    """Pay Effect-Costs is the eighth step."""
    return 8


@book.definition("5.1.10#sentence-1")
def position_of_playing() -> float:
    """Play is the ninth step, and the last one."""
    return 9


STEPS: tuple[tuple[Callable[[], float], PlayStep], ...] = (
    (position_of_announcement, announce),
    (position_of_declaring_costs, declare_costs),
    (position_of_declaring_modes_and_targets, declare_modes_and_targets),
    (position_of_checking_legality, check_legality),
    (position_of_calculating_asset_costs, calculate_asset_costs),
    (position_of_paying_asset_costs, pay_asset_costs),
    (position_of_calculating_effect_costs, calculate_effect_costs),
    (position_of_paying_effect_costs, pay_effect_costs),
    (position_of_playing, finish_playing),
)


def steps_after_the_first() -> tuple[PlayStep, ...]:
    """Return the second to ninth steps of playing a card, which activating an ability shares (5.2.2b)."""
    return tuple(step for step in by_position(STEPS) if step is not announce)


@book.definition("5.1.1#sentence-4")
def steps_of_playing() -> tuple[PlayStep, ...]:
    """Playing a card involves nine steps in order."""
    return by_position(STEPS)


def activate(game: Game, player: int, object_id: int, index: int) -> None:
    """Activate an ability (5.2.2). Raises IllegalError if the activation turns out to be illegal."""
    index = announced(game, object_id, index)
    ability = abilities(game, object_id)[index]
    assert isinstance(ability, Activated)
    extra = chosen_extra(game, player, object_id, index)
    attempt = Attempt(player, announce_ability(game, player, object_id, index), object_id, ability, extra=extra)
    show_source(game, object_id)
    begin_to_apply(game, attempt.layer)
    come_under_control(game, attempt.layer)
    perform(game, attempt, rest())
    count_as_activated(game, attempt, index)
    after_activation(game, attempt.layer)


@book.definition("5.2.2a#sentence-1")
def announced(_game: Game, _object_id: int, index: int) -> int:
    """The player announces which activated ability is activated; its index is returned."""
    return index


@book.step("5.2.2a#sentence-5")
def begin_to_apply(game: Game, layer: int) -> None:
    """Continuous effects, also those that wait for the next layer, begin to apply to the activated-layer."""
    apply_to_the_next(game, layer)


@book.step("5.2.2#sentence-1")
def count_as_activated(game: Game, attempt: Attempt, index: int) -> None:
    """An ability whose activated-layer has been created on the stack is activated."""
    by, player, source = count_as_activated.id, attempt.player, attempt.source
    count_activation(game, source, index, attempt.extra)
    happen(game, Used(by=by, player=player, object=source, ability=index, layer=attempt.layer))


@book.definition("5.2.2b#sentence-1")
def rest() -> tuple[PlayStep, ...]:
    """An activation continues, after the announcement, with the second to ninth steps of playing a card."""
    return steps_after_the_first()


Ids = tuple[int, ...]
RULE = "fab:1.8.5f"


@book.definition("1.8.5f#sentence-2")
def legal_for_the_effect(_game: Game, legal: Ids) -> Ids:
    """Only legal targets for the targeted effect may be selected as new targets."""
    return legal


@book.transform("1.8.5f#sentence-3")
def as_specified(legal: Ids, game: Game, context: Context, among: Objects | None) -> Ids:
    """The modifying effect can specify otherwise what the new targets are."""
    return legal if among is None else among.objects(game, context)


@book.definition("1.8.5f#sentence-4")
def unmodified(target: int) -> Ids:
    """If there is no other legal target for the targeted effect, the target remains unmodified."""
    return (target,)


def choose_new_targets(game: Game, context: Context, layer: int, among: Objects | None) -> bool:
    """Let the controller of an effect choose new targets for a layer; return whether it had targets."""
    item = game.object(layer)
    if item.layer is None or not game.has(layer):
        return False
    of_layer, declared = context_of_layer(game, layer), item.layer.declared
    phrases = phrases_within(item.card.abilities, declared.modes)
    legal = [legal_targets(game, phrase.target, of_layer) for phrase in phrases]
    targets = tuple(
        _new_targets(game, context, one, old, among) for one, old in zip(legal, declared.targets, strict=False)
    )
    attacked = _new_targets(game, context, tuple(attackable(game, of_layer.controller)), declared.attack_targets, among)
    changed = replace(declared, targets=targets, attack_targets=attacked)
    note(game, kinds.Declare(by=RULE, object=layer, declared=changed))
    return bool(declared.attack_targets) or any(declared.targets)


def _new_targets(game: Game, context: Context, legal: Ids, targets: Ids, among: Objects | None) -> Ids:
    """Let a player choose a new target for each of the targets of one phrase, or of an attack."""
    found: list[int] = []
    for target in targets:
        able = as_specified(legal_for_the_effect(game, legal), game, context, among)
        others = [Pick(one) for one in able if one not in {*targets, *found}]
        chosen = game.pick(context.controller, "target", others, RULE).object if others else None
        found += unmodified(target) if chosen is None else (chosen,)
    return tuple(found)
