"""Restrictions, requirements and allowances (1.0.2): what effects say about what players do, and what stands above.

Rules give way to effects, and both to tournament rules; among effects a restriction comes before a requirement, and
that before an allowance.
"""

from collections.abc import Iterator
from typing import TypeVar

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import of_kind
from rulesdb.engine.fab.effects import Allowance, Only, Requirement, Restricting, Restriction
from rulesdb.engine.fab.game import Game

T = TypeVar("T")


def _allowance_first(is_restricted: bool, is_required: bool, is_allowed: bool) -> bool:
    """Let what allows or requires win over what restricts."""
    return is_allowed or is_required or not is_restricted


@book.definition("1.0.2", _allowance_first, "許可や要求のほうが、制限より優先するとする読み方")
def is_possible(is_restricted: bool, is_required: bool, is_allowed: bool) -> bool:
    """A restriction takes precedence over any requirement, and over any allowance."""
    return not is_restricted and (is_allowed or is_required)


@book.transform("1.0.2")
def required_first(able: list[T], required: list[T]) -> list[T]:
    """A requirement takes precedence over any allowance: where something required is possible, the rest is not."""
    return required or able


@book.transform("1.0.1b")
def tournament_says(nothing: bool | None, game: Game, action: str, player: int, number: int) -> bool | None:
    """A tournament rule takes precedence over the rules and effects that it contradicts; None where there is none."""
    found = (each for each in game.state.tournament if each.action == action)
    return next((each.permits for each in found if each.concerns(game, player, number)), nothing)


def _tournament_says(game: Game, action: str, player: int, number: int) -> bool | None:
    return tournament_says(None, game, action, player, number) if game.state.tournament else None


def refusing(game: Game, action: str, player: int, number: int) -> Iterator[str]:
    """Yield the rules by which a tournament rule or an effect keeps a player from doing something with an object."""
    if _tournament_says(game, action, player, number) is False:
        yield tournament_says.id
    elif is_impossible(game, action, player, number):
        yield is_possible.id


def is_impossible(game: Game, action: str, player: int, number: int) -> bool:
    """Whether a player cannot do something with an object because an effect restricts it."""
    return is_kept_from(game, action, player, number, is_restricted(game, action, player, number))


def is_kept_from(game: Game, action: str, player: int, number: int, is_restricted: bool) -> bool:
    """Whether a restriction keeps a player from doing something, whatever requires or allows it."""
    if not is_restricted:
        return False
    required, allowed = is_required(game, action, player, number), is_allowed(game, action, player, number)
    return not is_possible(is_restricted, required, allowed)


def is_restricted(game: Game, action: str, player: int, number: int) -> bool:
    """Whether an effect, or a tournament rule, says that a player cannot do something with an object."""
    says = _tournament_says(game, action, player, number)
    if says is not None:
        return not says
    return any(
        effect.action == action and _forbids(game, effect, each.context, player, number)
        for effect, each in of_kind(game, Restricting)
    )


def _forbids(game: Game, effect: Restricting, context: Context, player: int, number: int) -> bool:
    if isinstance(effect, Only):
        return is_left_out(game, effect, context, player, number)
    return isinstance(effect, Restriction) and effect.forbids(game, player, number, context)


@book.filter("1.0.2a")
def is_left_out(game: Game, effect: Only, context: Context, player: int, number: int) -> bool:
    """An effect that lets only something be done restricts all else."""
    return effect.concerns(game, player, context) and not effect.fits.fits(game, number, context)


def is_required(game: Game, action: str, player: int, number: int) -> bool:
    """Whether an effect says that a player must do something with an object if they can."""
    return any(
        effect.action == action and effect.requires(game, player, number, each.context)
        for effect, each in of_kind(game, Requirement)
    )


def is_allowed(game: Game, action: str, player: int, number: int) -> bool:
    """Whether an effect, or a tournament rule, lets a player do with an object what the rules alone would not."""
    says = _tournament_says(game, action, player, number)
    if says is not None:
        return says
    allowing = of_kind(game, Allowance)
    return bool(allowing) and any(  # mostly there are none, and it is asked of every card
        effect.action == action and wins_over_a_rule(game, effect, each.context, player, number)
        for effect, each in allowing
    )


@book.filter("1.0.1a")
def wins_over_a_rule(game: Game, effect: Allowance, context: Context, player: int, number: int) -> bool:
    """An effect that allows what a rule does not takes precedence over that rule."""
    return effect.allows(game, player, number, context)
