"""Conditional (1.8.4) and optional effects (1.8.3), failure (1.8.9), source and controller of effects (1.8.1)."""

from collections.abc import Sequence

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Objects, Players
from rulesdb.engine.kernel.effects.replacement import EventReplacement, Replacing
from rulesdb.engine.kernel.effects.replacement import is_optional as is_written_as_optional
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.tables.generation_rules import Made


@book.definition("1.8.4#sentence-3")
def must_be_met(is_met: bool) -> bool:
    """The condition must be met for the effect to be generated, or to be applied."""
    return is_met


@book.definition("1.8.4#sentence-4")
def number_conditional(effects: Sequence[DiscreteEffect]) -> int:
    """If a list of effects follows the condition, each of them is conditional on it."""
    return len(effects)


@book.filter("1.8.1#sentence-8")
def follows(is_done: bool) -> bool:
    """When the condition of another effect is met, such as that an effect has succeeded, it may be generated."""
    return is_done


@book.definition("1.8.4a#sentence-2")
def opposite(was_generated: bool, has_succeeded: bool) -> bool:  # noqa: ARG001  (the misreading needs the other one)
    """The condition of "otherwise" is the opposite of the preceding effect's condition, or that effect's failure.

    An effect that was not generated has not succeeded.
    """
    return not has_succeeded


def otherwise(was_generated: bool, has_succeeded: bool) -> bool:
    """Whether an effect behind "otherwise" is generated, after what became of the effect before it."""
    return only_then(opposite(was_generated, has_succeeded))


@book.definition("1.8.4a#sentence-3")
def only_then(is_opposite: bool) -> bool:
    """The condition of "otherwise" is met only if that of the preceding effect is not, or the effect fails."""
    return is_opposite


def unless(is_met: bool) -> bool:
    """Whether an effect with "unless" is generated, from whether its opposite condition is met or has succeeded."""
    return only_unless(of_the_opposite(is_met))


@book.definition("1.8.4b#sentence-2")
def of_the_opposite(is_met: bool) -> bool:
    """The condition of an effect with "unless" is the opposite of what follows that word."""
    return not is_met


@book.definition("1.8.4b#sentence-3")
def only_unless(is_opposite: bool) -> bool:
    """The condition is met only if the opposite condition is not met, or is an effect that fails."""
    return is_opposite


@book.definition("1.8.3a#sentence-1")
def choosers(found: Sequence[int], controller: int) -> Sequence[int]:  # noqa: ARG001  (the misreading needs it)
    """The players instructed by an optional effect choose, when it would be generated."""
    return found


@book.filter("1.8.3a#sentence-2")
def is_applied_by_choice(one: Replacing[EventReplacement]) -> bool:
    """Of an optional effect that would apply, it is chosen whether it applies."""
    return is_written_as_optional(one)


def cannot_be_chosen(game: Game, effect: DiscreteEffect | None, context: Context, can_pay: bool) -> bool:
    """Whether an optional effect, None for a cost alone, cannot be chosen."""
    is_impossible = effect is not None and (
        cannot_be_generated(game, effect, context) or cannot_succeed(game, effect, context)
    )
    return is_not_offered(is_impossible or includes_an_unpayable_cost(can_pay))


@book.filter("1.8.3b#sentence-2")
def cannot_be_generated(game: Game, effect: DiscreteEffect, context: Context) -> bool:
    """A rule or an effect prevents the optional effect from being generated."""
    return not effect.is_possible(game, context) and effect.is_possible(game.without_restrictions(), context)


@book.filter("1.8.3b#sentence-3")
def cannot_succeed(game: Game, effect: DiscreteEffect, context: Context) -> bool:
    """The optional effect cannot resolve successfully based on the current game state."""
    return not effect.is_possible(game.without_restrictions(), context)


@book.filter("1.8.3b#sentence-4")
def includes_an_unpayable_cost(can_pay: bool) -> bool:
    """The optional effect contains an asset-cost that cannot be paid."""
    return not can_pay


@book.filter("1.8.3b#sentence-5")
def is_not_offered(is_impossible: bool) -> bool:
    """An optional effect that cannot be generated cannot be chosen."""
    return is_impossible


@book.transform("1.8.3b#sentence-6")
def is_barred(cannot: bool, is_regardless: bool) -> bool:
    """An optional effect that a player "may choose to" generate can be chosen regardless of its outcome."""
    return cannot and not is_regardless


@book.filter("1.8.5e#sentence-1")
def may_choose_no_target(is_optional: bool) -> bool:
    """If a targeted effect is optional, the player may choose not to select a target."""
    return is_optional


@book.filter("1.8.5e#sentence-2")
def lacks_targets(context: Context) -> bool:
    """An optional effect for which no target was selected is not generated."""
    return bool(context.targets) and not any(context.targets)


def succeeds(game: Game, made: Made) -> bool:
    """Whether an effect on objects has succeeded."""
    reasons = (one.id for one in (has_lost_its_targets, has_no_parameters) if one(made))
    reason = next(reasons, "")
    if reason and game.state.resolving is not None:
        note(game, kinds.EffectFailed(by=reason, layer=game.state.resolving))
    return not reason and not makes_no_event(made) and succeeds_in_part(game, made)


@book.filter("1.8.9#sentence-2")
def has_lost_its_targets(made: Made) -> bool:
    """An effect fails if its targets have ceased to exist."""
    return made.is_targeted and not made.objects


@book.filter("1.8.9#sentence-3")
def has_no_parameters(made: Made) -> bool:
    """An effect fails if there are no legal parameters when it is generated."""
    return not made.is_targeted and not made.objects


@book.filter("1.8.9#sentence-4")
def makes_no_event(made: Made) -> bool:
    """An effect fails if all events that it makes fail to occur."""
    return bool(made.objects) and not made.has_occurred


@book.definition("1.8.9#sentence-5")
def succeeds_in_part(game: Game, made: Made) -> bool:  # noqa: ARG001  (the misreading needs both)
    """With sufficient parameters, an effect does not fail if at least one of its events occurs."""
    return True


@book.definition("1.8.6#sentence-2")
def stops_within() -> bool:
    """Only the parts of an effect that are related to parameters of which none is legal fail."""
    return False


@book.definition("1.8.1a#sentence-1")
def from_the_source_of_its_ability(context: Context, game: Game) -> Context:  # noqa: ARG001  (the misreading needs it)
    """The source of an effect is that of the ability that generated it."""
    return context


@book.transform("1.8.1a#sentence-2")
def specified_source(source: int, game: Game, context: Context, dealer: Objects | None) -> int:
    """An effect can specify another source."""
    found = () if dealer is None else dealer.objects(game, context)
    return found[0] if found else source


@book.definition("1.8.1b#sentence-1")
def controlled_as_its_ability(context: Context, game: Game) -> Context:  # noqa: ARG001  (the misreading needs it)
    """The controller of an effect is that of the ability that generated it."""
    return context


@book.transform("1.8.1b#sentence-2")
def with_the_specified_controller(context: Context, game: Game, who: Players | None) -> Context:
    """An effect can specify another player as its controller."""
    found = () if who is None else who.players(game, context)
    return replace(context, controller=found[0]) if found else context
