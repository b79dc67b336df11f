"""Precedence of restrictions, requirements and allowances (1.0.2); the active player (1.11); "as though" (1.8.8)."""

from collections.abc import Iterator
from typing import TypeVar

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Allowance, CannotHappen, Only, Requirement, Restriction
from rulesdb.engine.fab.cards import RestrictedAction
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Priority
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.pipeline import note

T = TypeVar("T")


@book.definition("1.0.2#sentence-6")
def required_first(able: list[T], required: list[T]) -> list[T]:
    """A requirement takes precedence over any allowance: only required options are left, if any is possible."""
    return required or able


@book.definition("1.0.1b#sentence-2a")
def tournament_rule(game: Game, action: str, player: int, object_id: int) -> bool | None:
    """A tournament rule, which permits an action or not, takes precedence over rules and effects; None if none does."""
    for regulation in game.state.tournament:
        assert isinstance(regulation.what, Filter)
        if regulation.action == action and regulation.what.fits(game, object_id, Context(player, object_id)):
            return regulation.permits
    return None


def permission(game: Game, action: str, player: int, object_id: int) -> bool | None:
    """Return whether a tournament rule permits an action on an object, None if no such rule is about it."""
    return tournament_rule(game, action, player, object_id) if game.state.tournament else None


def rules_against_action(game: Game, action: RestrictedAction, player: int, object_id: int) -> tuple[str, ...]:
    """Return the rule by which a tournament rule or a restriction forbids an action on an object, if any does."""
    if permission(game, action, player, object_id) is False:
        return (tournament_rule.id,)
    return (is_impossible.id,) if is_impossible(game, action, player, object_id) else ()


@book.definition("1.0.2#sentence-1a")
def restricts(game: Game, effect: Restriction, context: Context, player: int, object_id: int) -> bool:
    """A restriction is an effect that says that something cannot happen."""
    return effect.is_about(game, player, object_id, context)


@book.definition("1.0.2#sentence-1a")
def cannot_happen(game: Game, event: Event) -> bool:
    """A restriction can say of an event that it cannot happen."""
    return any(effect.on.matches(game, event, in_force.context) for effect, in_force in of_kind(game, CannotHappen))


@book.definition("1.0.2a#sentence-2")
def is_left_out(game: Game, effect: Only, context: Context, player: int, object_id: int) -> bool:
    """A restriction that lets a player perform an action on "only" some objects restricts it for all other objects."""
    return effect.is_about_player(game, player, context) and not effect.is_about_object(game, object_id, context)


@book.definition("1.0.2#sentence-3a")
def requirements(game: Game) -> tuple[tuple[Requirement, EffectInForce], ...]:
    """An allowance says that something can happen, and requires nothing; only requirements do."""
    return of_kind(game, Requirement)


@book.definition("1.0.1a#sentence-2")
def allows(game: Game, effect: Allowance, context: Context, player: int, object_id: int) -> bool:
    """An allowance takes precedence over a rule that does not allow the same action."""
    return effect.is_about(game, player, object_id, context)


@book.definition("1.0.2#sentence-5a")
def is_impossible(
    game: Game, action: RestrictedAction, player: int, object_id: int, is_forbidden: bool = False
) -> bool:
    """A restriction, or a rule that forbids an action, takes precedence over any requirement or allowance.

    ``is_forbidden`` says whether a rule forbids the action.
    """
    return is_forbidden or is_restricted(game, action, player, object_id)


def is_restricted(game: Game, action: RestrictedAction, player: int, object_id: int) -> bool:
    """Whether a tournament rule or a restriction says that a player cannot perform an action on an object."""
    if game.is_unrestricted:
        return False
    is_permitted = permission(game, action, player, object_id)
    if is_permitted is not None:
        return not is_permitted
    if not of_kind(game, Restriction) and not of_kind(game, Only):
        return False  # as a rule there are none, and every card is checked
    return next(restrictions_on(game, action, player, object_id), None) is not None


def restrictions_on(game: Game, action: RestrictedAction, player: int, object_id: int) -> Iterator[EffectInForce]:
    """Yield the restrictions in force that say that a player cannot perform an action on an object."""
    for restriction, one in of_kind(game, Restriction):
        if restriction.is_on(action) and restricts(game, restriction, one.context, player, object_id):
            yield one
    for only, one in of_kind(game, Only):
        if only.is_on(action) and is_left_out(game, only, one.context, player, object_id):
            yield one


def is_required(game: Game, action: RestrictedAction, player: int, object_id: int) -> bool:
    """Whether an unmet requirement says that a player must perform an action on an object if possible.

    One for which a single card is enough is met if a card that it covers is already defending.
    """
    return any(
        effect.is_on(action)
        and effect.is_about(game, player, object_id, (context := in_force.context))
        and not (effect.at_least_one and any(effect.is_about_object(game, card, context) for card in game.defending()))
        for effect, in_force in requirements(game)
    )


def is_allowed(game: Game, action: RestrictedAction, player: int, object_id: int) -> bool:
    """Whether a tournament rule or an allowance permits an action on an object that the rules alone would not."""
    is_permitted = permission(game, action, player, object_id)
    if is_permitted is not None:
        return is_permitted
    allowing = of_kind(game, Allowance)
    return bool(allowing) and any(  # as a rule there are none, and every card is checked
        effect.is_on(action) and allows(game, effect, in_force.context, player, object_id)
        for effect, in_force in allowing
    )


@book.filter("1.11.1#sentence-2a")
def has_no_priority(game: Game, player: int) -> bool:
    """Priority says which player can play cards, activate abilities and pass; the others cannot."""
    return player not in active_players(game)


@book.law
def active_players(game: Game) -> tuple[int, ...]:
    """The player with priority, if any; none has it during game processes and game state actions."""
    holder = game.state.priority if game.state.stage == "priority" else None
    return () if holder is None else (holder,)


@book.step("1.11.5#sentence-3")
def lose_priority(game: Game) -> None:
    """No player has priority while a card is played, an ability is activated or a layer resolves."""
    note(game, Priority(by=lose_priority.id, player=None))


@book.transform("1.8.8#sentence-3b")
def number_with_substitutes(number: int, more: int) -> int:
    """Effects that count consider what "counts as" something else."""
    return number + more
