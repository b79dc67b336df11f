"""Optional effects (1.8.3): who chooses, what can be chosen, and optional effects with targets (1.8.5e)."""

from collections.abc import Sequence

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.effects.replacement_effects import EventReplacement, Replacing
from rulesdb.engine.kernel.effects.replacement_effects import is_optional as is_written_as_optional


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
