"""Legal targets (409.1c): what a phrase with the word target names, without what cannot be the target of the source."""

from rulesdb.engine.kernel.cards.roles import Target
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.protection import is_protected
from rulesdb.engine.mtg.rules.objects import is_forbidden
from rulesdb.engine.mtg.state import Context


def legal_targets(game: Game, target: Target, context: Context) -> tuple[int, ...]:
    """Return the legal targets for a target phrase of a spell, or of an ability of an object."""
    found = target.legal.objects(game, context)
    return tuple(one for one in found if not _is_out_of_reach(game, one, context))


def _is_out_of_reach(game: Game, object_id: int, context: Context) -> bool:
    is_forbidden_target = is_forbidden(game, "target", context.controller, object_id)
    return is_forbidden_target or is_protected(game, object_id, context.source)
