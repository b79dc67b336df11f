"""Restrictions, requirements and allowances: whether a player's action on an object is forbidden, demanded or allowed.

All functions take the running game, the name of an action, the index of a player and the id of an object. The game's
table (action_rules.py) says which of them takes precedence.
"""

from collections.abc import Iterator

from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.tables.action_rules import (
    AllowingEffect,
    RestrictingEffect,
    RestrictingToSome,
)
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce


def is_impossible(game: AnyGame, action: str, player: int, object_id: int) -> bool:
    """Whether a restriction makes a player's action on an object impossible."""
    is_kept = is_restricted(game, action, player, object_id)
    return is_kept and is_kept_from(game, action, player, object_id, is_kept)


def is_kept_from(game: AnyGame, action: str, player: int, object_id: int, is_restricted: bool) -> bool:
    """Whether a restriction, if there is one, takes precedence over the requirements and allowances for an action."""
    if not is_restricted:
        return False
    required, allowed = is_required(game, action, player, object_id), is_allowed(game, action, player, object_id)
    return not game.rules.actions.is_possible(is_restricted, required, allowed)


def is_restricted(game: AnyGame, action: str, player: int, object_id: int) -> bool:
    """Whether a restriction, or what stands above all effects, says that a player cannot take an action."""
    if game.is_unrestricted:
        return False
    rules = game.rules.actions
    is_permitted = rules.decided(game, action, player, object_id)
    if is_permitted is not None:
        return not is_permitted
    if not of_kind(game, RestrictingEffect) and not of_kind(game, RestrictingToSome):
        return False  # as a rule there are none, and every card is checked
    return next(restrictions_on(game, action, player, object_id), None) is not None


def restrictions_on(game: AnyGame, action: str, player: int, object_id: int) -> Iterator[EffectInForce]:
    """Yield the restrictions in force that say that a player cannot take an action on an object."""
    rules = game.rules.actions
    for kind, restricts in ((RestrictingEffect, rules.restricts), (RestrictingToSome, rules.is_left_out)):
        for one, in_force in of_kind(game, kind):
            if one.is_on(action) and restricts(game, one, in_force.context, player, object_id):
                yield in_force


def is_required(game: AnyGame, action: str, player: int, object_id: int) -> bool:
    """Whether an unmet requirement says that a player must take an action on an object if possible."""
    rules = game.rules.actions
    return any(
        effect.is_on(action)
        and effect.is_about(game, player, object_id, in_force.context)
        and not rules.is_met(game, effect, in_force.context)
        for effect, in_force in rules.demands(game)
    )


def is_allowed(game: AnyGame, action: str, player: int, object_id: int) -> bool:
    """Whether an allowance, or what stands above all effects, permits an action that the rules alone would not."""
    rules = game.rules.actions
    is_permitted = rules.decided(game, action, player, object_id)
    if is_permitted is not None:
        return is_permitted
    allowing = of_kind(game, AllowingEffect)
    return bool(allowing) and any(  # as a rule there are none, and every card is checked
        effect.is_on(action) and rules.allows(game, effect, in_force.context, player, object_id)
        for effect, in_force in allowing
    )
