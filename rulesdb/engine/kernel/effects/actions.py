"""Restrictions and allowances: whether a player's action on an object is forbidden, or allowed beyond the rules.

All functions take the running game, the name of an action, the index of a player and the id of an object.
"""

from collections.abc import Iterator

from rulesdb.engine.kernel.cards.roles import AnyContext, ContinuousEffect, Filter, Players, UntypedGame
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.game import AnyGame


class ActionEffect(ContinuousEffect, frozen=True):
    """The parent of restrictions, requirements and allowances on actions of players or effects."""

    action: str
    """The action that is restricted, required or allowed."""
    what: Filter | None = None
    """Filter for the objects of the action, None for any object."""
    who: Players | None = None
    """Players whose action it is, None for all players."""

    def is_on(self, action: str) -> bool:
        """Whether the effect is about an action; that of a game may be about two of them."""
        return self.action == action

    def is_about(self, game: AnyGame, player: int, object_id: int, context: AnyContext) -> bool:
        """Whether the effect covers a player's action on an object."""
        return self.is_about_player(game, player, context) and self.is_about_object(game, object_id, context)

    def is_about_player(self, game: AnyGame, player: int, context: AnyContext) -> bool:
        """Whether the effect covers the actions of a player."""
        return self.who is None or player in self.who.players(game, context)

    def is_about_object(self, game: UntypedGame, object_id: int, context: AnyContext) -> bool:
        """Whether the effect covers actions on an object."""
        return self.what is None or self.what.fits(game, object_id, context)


class RestrictingEffect(ActionEffect, frozen=True):
    """An effect that says that an action cannot be taken."""


class AllowingEffect(ActionEffect, frozen=True):
    """An effect that says that an action can be taken that the rules alone do not allow."""


def is_impossible(game: AnyGame, action: str, player: int, object_id: int) -> bool:
    """Whether the rules and effects of the game make a player's action on an object impossible."""
    if game.rules.is_impossible is not None:
        return game.rules.is_impossible(game, action, player, object_id)
    return any(restrictions_on(game, action, player, object_id))


def restrictions_on(game: AnyGame, action: str, player: int, object_id: int) -> Iterator[EffectInForce]:
    """Yield the restrictions in force that say that a player cannot take an action on an object."""
    if game.rules.restrictions is not None:
        yield from game.rules.restrictions(game, action, player, object_id)
        return
    for one, in_force in of_kind(game, RestrictingEffect):
        if one.is_on(action) and one.is_about(game, player, object_id, in_force.context):
            yield in_force


def is_allowed(game: AnyGame, action: str, player: int, object_id: int) -> bool:
    """Whether an allowance permits an action that the rules alone would not."""
    return any(
        effect.is_on(action) and effect.is_about(game, player, object_id, in_force.context)
        for effect, in_force in of_kind(game, AllowingEffect)
    )
