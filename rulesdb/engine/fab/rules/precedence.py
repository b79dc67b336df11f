"""Precedence of restrictions, requirements and allowances (1.0.2).

Effects take precedence over rules (1.0.1a), and tournament rules over both (1.0.1b). Among effects, a restriction takes
precedence over a requirement, and a requirement over an allowance.
"""

from collections.abc import Iterator
from typing import TypeVar

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import AboutActions, Allowance, Only, Requirement, Restricting, Restriction
from rulesdb.engine.fab.cards import Action
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.effect_rules import EffectInForce
from rulesdb.engine.kernel.effects_in_force import of_kind
from rulesdb.engine.kernel.roles import Filter

T = TypeVar("T")


def _allowance_first(is_restricted: bool, is_required: bool, is_allowed: bool) -> bool:
    """Return whether an action is possible if allowances and requirements took precedence (misreading of 1.0.2)."""
    return is_allowed or is_required or not is_restricted


@book.definition("1.0.2#sentence-5", _allowance_first, "許可や要求のほうが、制限より優先するとする読み方")
def is_possible(is_restricted: bool, is_required: bool, is_allowed: bool) -> bool:
    """A restriction takes precedence over any requirement or allowance."""
    return not is_restricted and (is_allowed or is_required)


@book.transform("1.0.2#sentence-6")
def required_first(able: list[T], required: list[T]) -> list[T]:
    """A requirement takes precedence over any allowance: only required options are left, if any is possible."""
    return required or able


@book.transform("1.0.1b#sentence-2")
def tournament_says(nothing: bool | None, game: Game, action: Action, player: int, object_id: int) -> bool | None:
    """A tournament rule takes precedence over rules and effects that it contradicts; None if no such rule applies."""
    for regulation in game.state.tournament:
        assert isinstance(regulation.what, Filter)
        if regulation.action == action and regulation.what.fits(game, object_id, Context(player, object_id)):
            return regulation.permits
    return nothing


def _tournament_says(game: Game, action: Action, player: int, object_id: int) -> bool | None:
    return tournament_says(None, game, action, player, object_id)


def refusing(game: Game, action: Action, player: int, object_id: int) -> Iterator[str]:
    """Yield the identifier of the rule by which a tournament rule or a restriction forbids an action on an object."""
    if game.state.tournament and _tournament_says(game, action, player, object_id) is False:
        yield tournament_says.id
    elif is_impossible(game, action, player, object_id):
        yield is_possible.id


def is_impossible(game: Game, action: Action, player: int, object_id: int) -> bool:
    """Whether a restriction makes a player's action on an object impossible."""
    return is_kept_from(game, action, player, object_id, is_restricted(game, action, player, object_id))


def is_kept_from(game: Game, action: Action, player: int, object_id: int, is_restricted: bool) -> bool:
    """Whether a restriction, if there is one, takes precedence over the requirements and allowances for an action."""
    if not is_restricted:
        return False
    required, allowed = is_required(game, action, player, object_id), is_allowed(game, action, player, object_id)
    return not is_possible(is_restricted, required, allowed)


def is_restricted(game: Game, action: Action, player: int, object_id: int) -> bool:
    """Whether a tournament rule or a restriction says that a player cannot perform an action on an object."""
    if game.is_unrestricted:
        return False
    says = _tournament_says(game, action, player, object_id) if game.state.tournament else None
    if says is not None:
        return not says
    restricting = of_kind(game, Restricting)
    return bool(restricting) and any(  # usually there are no restrictions, and every card is checked
        effect.action == action and _forbids(game, effect, active_effect.context, player, object_id)
        for effect, active_effect in restricting
    )


def _forbids(game: Game, effect: Restricting, context: Context, player: int, object_id: int) -> bool:
    if isinstance(effect, Only):
        return is_left_out(game, effect, context, player, object_id)
    return isinstance(effect, Restriction) and restricts(game, effect, context, player, object_id)


@book.filter("1.0.2#sentence-1")
def restricts(game: Game, effect: Restriction, context: Context, player: int, object_id: int) -> bool:
    """A restriction is an effect that says that something cannot happen."""
    return is_about(game, effect, context, player, object_id)


@book.filter("1.0.2a#sentence-2")
def is_left_out(game: Game, effect: Only, context: Context, player: int, object_id: int) -> bool:
    """A restriction that lets a player perform an action on "only" some objects restricts it for all other objects."""
    return is_about_player(game, effect, context, player) and not is_about_object(game, effect, context, object_id)


def is_about(game: Game, effect: AboutActions, context: Context, player: int, object_id: int) -> bool:
    """Whether an effect covers a player, an object and, where the effect names an attack, the active-attack."""
    return is_about_player(game, effect, context, player) and is_about_object(game, effect, context, object_id)


def is_about_player(game: Game, effect: AboutActions, context: Context, player: int) -> bool:
    """Whether an effect covers the actions of a player."""
    return effect.who is None or player in effect.who.players(game, context)


def is_about_object(game: Game, effect: AboutActions, context: Context, object_id: int) -> bool:
    """Whether an effect covers an object and, for a defending object, the active-attack that it defends against."""
    if effect.what is not None and not effect.what.fits(game, object_id, context):
        return False
    link = game.link
    return effect.against is None or (link is not None and effect.against.fits(game, link.attack, context))


Demands = tuple[tuple[Requirement, EffectInForce], ...]


def _with_allowances(game: Game) -> Demands:
    """Return the requirements, and the allowances as requirements (misreading of 1.0.2)."""
    allowing = of_kind(game, Allowance)
    demanded = ((Requirement(one.action, one.what, one.who, one.against), in_force) for one, in_force in allowing)
    return (*of_kind(game, Requirement), *demanded)


@book.definition("1.0.2#sentence-3", _with_allowances, "許可されたことは、しなければならないとする読み方")
def demands(game: Game) -> Demands:
    """An allowance says that something can happen, and demands nothing; only requirements do."""
    return of_kind(game, Requirement)


def is_required(game: Game, action: Action, player: int, object_id: int) -> bool:
    """Whether an unmet requirement says that a player must perform an action on an object if possible."""
    return any(
        effect.action == action
        and is_about(game, effect, active_effect.context, player, object_id)
        and not (effect.at_least_one and _is_met(game, effect, active_effect.context))
        for effect, active_effect in demands(game)
    )


def _is_met(game: Game, effect: Requirement, context: Context) -> bool:
    """Whether a card that the requirement covers is already defending."""
    return any(is_about_object(game, effect, context, card) for card in game.defending())


def is_allowed(game: Game, action: Action, player: int, object_id: int) -> bool:
    """Whether a tournament rule or an allowance permits an action on an object that the rules alone would not."""
    says = _tournament_says(game, action, player, object_id) if game.state.tournament else None
    if says is not None:
        return says
    allowing = of_kind(game, Allowance)
    return bool(allowing) and any(  # usually there are no allowances, and every card is checked
        effect.action == action and wins_over_a_rule(game, effect, active_effect.context, player, object_id)
        for effect, active_effect in allowing
    )


@book.filter("1.0.1a#sentence-2")
def wins_over_a_rule(game: Game, effect: Allowance, context: Context, player: int, object_id: int) -> bool:
    """An allowance takes precedence over a rule that does not allow the same action."""
    return is_about(game, effect, context, player, object_id)
