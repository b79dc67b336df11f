"""Playing a card in nine steps (5.1); activating an ability shares the second to ninth steps (5.2.2b)."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.options import Option
from rulesdb.engine.fab.rules.announcing import announce
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.calculating import calculate_asset_costs
from rulesdb.engine.fab.rules.costs import pay_assets_of_action
from rulesdb.engine.fab.rules.declaring import declare_costs, declare_modes_and_targets, effect_costs
from rulesdb.engine.fab.rules.effect_costs import (
    cannot_be_generated,
    generate_cost,
    in_declared_order,
    is_paid_though_replaced,
    still_due,
)
from rulesdb.engine.fab.rules.illegal import IllegalError
from rulesdb.engine.fab.rules.layer_step import begin_layer_step
from rulesdb.engine.fab.rules.legal_times import reasons_against
from rulesdb.engine.fab.rules.when_played import if_you_do, when_you_do
from rulesdb.engine.kernel.pipeline import happen, note
from rulesdb.engine.kernel.process import UndecidedError

Step = Callable[[Game, Attempt], None]


def play(game: Game, player: int, object_id: int) -> None:
    """Play a card (5.1.1). Raises IllegalError if the play turns out to be illegal."""
    attempt = Attempt(player, object_id, object_id)
    attempt.origin = game.object(object_id).zone.name
    for step in steps_of_playing():
        step(game, attempt)


@book.step("5.1.5")
def check_legality(game: Game, attempt: Attempt) -> None:
    """Legality, fourth step: before any cost is paid, playing the card is illegal if the card cannot be played."""
    reasons = reasons_against(game, attempt)
    if reasons:
        raise IllegalError(reasons)


@book.step("5.1.7")
def pay_asset_costs(game: Game, attempt: Attempt) -> None:
    """Asset-costs, sixth step: the player pays all of them."""
    by = pay_asset_costs.id
    if not pay_assets_of_action(game, attempt.player, attempt.due, by):
        refuse_unpaid()


@book.step("5.1.7a")
def refuse_unpaid() -> None:
    """Playing a card is illegal unless all asset-costs are paid completely."""
    raise IllegalError({refuse_unpaid.id})


@book.step("5.1.8")
def calculate_effect_costs(game: Game, attempt: Attempt) -> None:
    """Effect-costs, seventh step: all of them are calculated in the declared order."""
    printed = effect_costs(game, attempt)
    order = attempt.declared(game).effect_order or range(len(printed))
    effects = in_declared_order(printed, order)
    if not _could_pay_in_order(game, attempt, effects):
        effects = still_due(effects)
        if effects:
            refuse_unpayable()
    attempt.due = replace(attempt.due, effects=effects)


def _could_pay_in_order(
    game: Game, attempt: Attempt, effects: tuple[Discrete, ...], answers: tuple[Option, ...] = ()
) -> bool:
    """Whether some sequence of choices pays the effect-costs one after another, found by trying the choices."""
    trial = game.at(game.state, answers)
    try:
        for effect in effects[:-1]:
            if cannot_be_generated(trial, effect, attempt.context(trial)):
                return False
            generate_cost(trial, effect, attempt.context(trial))
    except UndecidedError as open_question:
        options: tuple[Option, ...] = open_question.decision.options  # type: ignore[assignment]
        return any(_could_pay_in_order(game, attempt, effects, (*answers, option)) for option in options)
    return not effects or not cannot_be_generated(trial, effects[-1], attempt.context(trial))


@book.step("5.1.8a")
def refuse_unpayable() -> None:
    """Playing a card is illegal unless all effect-costs can be paid in the declared order."""
    raise IllegalError({refuse_unpayable.id})


@book.step("5.1.9")
def pay_effect_costs(game: Game, attempt: Attempt) -> None:
    """Effect-costs, eighth step: the player pays all of them."""
    for effect in attempt.due.effects:
        if cannot_be_generated(game, effect, attempt.context(game)):  # because of an earlier effect-cost
            refuse_unpayable()
        if not generate_cost(game, effect, attempt.context(game)) and is_unpaid():
            raise IllegalError({"fab:5.1.9a"})


@book.definition("5.1.9a", lambda: True, "置換されて果たせなかった効果コストは、支払えなかったことになるとする読み方")
def is_unpaid() -> bool:
    """An effect-cost that does not succeed because of a replacement effect is still paid."""
    return not is_paid_though_replaced()


@book.step("5.1.10")
def finish_playing(game: Game, attempt: Attempt) -> None:
    """Played card, ninth step: the card counts as played, and its player gets priority back."""
    begin_layer_step(game, attempt.layer, attempt.player)
    if attempt.is_card:
        happen(game, kinds.Played(by=finish_playing.id, player=attempt.player, object=attempt.layer))
        when_you_do(game, attempt)
        if_you_do(game, attempt)
    note(game, kinds.Priority(by=finish_playing.id, player=attempt.player))


_REST: tuple[Step, ...] = (
    declare_costs,
    declare_modes_and_targets,
    check_legality,
    calculate_asset_costs,
    pay_asset_costs,
    calculate_effect_costs,
    pay_effect_costs,
    finish_playing,
)


def steps_after_the_first() -> tuple[Step, ...]:
    """Return the second to ninth steps of playing a card, which activating an ability shares (5.2.2b)."""
    return _REST


def _costs_first() -> tuple[Step, ...]:
    """Return the steps with costs paid before modes and targets are declared (misreading of 5.1.1)."""
    return (announce, declare_costs, *_REST[2:-1], declare_modes_and_targets, finish_playing)


@book.definition("5.1.1", _costs_first, "コストを支払った後で、モードと対象を宣言するとする読み方")
def steps_of_playing() -> tuple[Step, ...]:
    """Playing a card has nine steps, in this order."""
    return (announce, *_REST)
