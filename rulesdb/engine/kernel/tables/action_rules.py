"""Effects on what may be done, as data, and the table of a game's rules for their precedence (actions.py)."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.cards.roles import AnyContext, ContinuousEffect, Filter, Players, UntypedGame
from rulesdb.engine.kernel.defaults import empty, never, nothing
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce

G = TypeVar("G")


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

    def is_about(self, game: UntypedGame, player: int, object_id: int, context: AnyContext) -> bool:
        """Whether the effect covers a player's action on an object."""
        return self.is_about_player(game, player, context) and self.is_about_object(game, object_id, context)

    def is_about_player(self, game: UntypedGame, player: int, context: AnyContext) -> bool:
        """Whether the effect covers the actions of a player."""
        return self.who is None or player in self.who.players(game, context)

    def is_about_object(self, game: UntypedGame, object_id: int, context: AnyContext) -> bool:
        """Whether the effect covers actions on an object."""
        return self.what is None or self.what.fits(game, object_id, context)


class RestrictingEffect(ActionEffect, frozen=True):
    """An effect that says that an action cannot be taken."""


class RestrictingToSome(ActionEffect, frozen=True):
    """An effect that says that an action can be taken only with the objects that fit."""


class RequiringEffect(ActionEffect, frozen=True):
    """An effect that says that an action must be taken if it can be."""


class AllowingEffect(ActionEffect, frozen=True):
    """An effect that says that an action can be taken that the rules alone do not allow."""


Demands = tuple[tuple[Any, EffectInForce], ...]
"""Requirements in force, with the effects in force."""


def _unless_restricted(is_restricted: bool, _is_required: bool, _is_allowed: bool) -> bool:
    return not is_restricted


def _is_about(game: UntypedGame, effect: ActionEffect, context: AnyContext, player: int, object_id: int) -> bool:
    return effect.is_about(game, player, object_id, context)


Covers = Callable[[G, Any, AnyContext, int, int], bool]
"""Whether an effect, in its context, covers a player's action on an object; the last two are the indices."""


class ActionRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules of restrictions, requirements and allowances."""

    demands: Callable[[G], Demands] = empty
    """Return the requirements in force."""
    is_possible: Callable[[bool, bool, bool], bool] = _unless_restricted
    """Whether an action is possible that is restricted, required, and allowed by effects, or not."""
    decided: Callable[[G, str, int, int], bool | None] = nothing
    """Whether what stands above all effects permits a player's action on an object; None if it says nothing of it."""
    restricts: Covers[G] = _is_about
    """Whether a restriction forbids a player's action on an object."""
    is_left_out: Covers[G] = never
    """Whether a restriction to some objects forbids a player's action on an object."""
    allows: Covers[G] = _is_about
    """Whether an allowance permits a player's action on an object."""
    is_met: Callable[[G, Any, AnyContext], bool] = never
    """Whether a requirement, in its context, demands nothing any more."""


RESTRICTIONS_FIRST = ActionRules[Any]()
"""The rules of a game in which a restriction beats every allowance, and nothing is required."""
