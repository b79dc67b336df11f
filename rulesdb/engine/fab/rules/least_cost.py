"""Least asset-costs of a play or activation, before any cost is declared: without them it cannot begin (1.14.2b)."""

from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.card_parts.effects import ChangesCost
from rulesdb.engine.fab.cards import ASSETS, Asset
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.activated import cost_of
from rulesdb.engine.fab.rules.attempt import Attempt, alternative_costs
from rulesdb.engine.fab.rules.calculating import ASSET_COSTS
from rulesdb.engine.fab.rules.costs import cannot_pay
from rulesdb.engine.fab.rules.declaring import may_be_free
from rulesdb.engine.fab.rules.functional import discards_itself
from rulesdb.engine.fab.rules.legal_times import as_instant
from rulesdb.engine.fab.rules.trials import DECLARATIONS
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.play.trials import announced


def cannot_pay_the_least(game: Game, attempt: Attempt) -> bool:
    """Whether a player cannot pay the minimum asset-costs of an attempt."""
    return cannot_pay(game, attempt.player, _least(game, attempt), _not_to_pitch(game, attempt))


def _not_to_pitch(game: Game, attempt: Attempt) -> int | None:
    """Return the card that cannot be pitched for an attempt: the card played, or the card discarded as a cost."""
    is_needed = attempt.ability is None or discards_itself(game, game.object(attempt.source), attempt.ability)
    return attempt.source if is_needed else None


def _least(game: Game, attempt: Attempt) -> Due:
    """Return the minimum asset-costs of an attempt before any cost is declared."""
    if attempt.ability is not None:
        return _least_of_ability(game, attempt, attempt.ability)
    least = ASSET_COSTS.total(*(announced(game, attempt, DECLARATIONS) if _changes_costs(game) else (game, attempt)))
    points: dict[Asset, int] = {asset: amount for asset, amount in least.points.items() if amount}
    if "resource" in points and (alternative_costs(game, attempt.layer) or may_be_free(game, attempt)):
        del points["resource"]
    if "action" in points and as_instant(game, attempt):
        del points["action"]
    return Due(points)


def _changes_costs(game: Game) -> bool:
    """Whether effects may change costs, which then are those of the announced card."""
    lasting = game.state.lasting
    return bool(of_kind(game, ChangesCost)) or (
        bool(lasting) and any(isinstance(one.effect, ChangesCost) for one in lasting)
    )


def _least_of_ability(game: Game, attempt: Attempt, ability: Activated) -> Due:
    """Return the minimum asset-costs of an activated ability; an amount that is not fixed yet counts as 0."""
    cost = cost_of(game, attempt.source, ability)
    points = {asset: amount for asset in ASSETS if isinstance(amount := cost.amount(asset), int)}
    if "action" in attempt.kinds(game) and not as_instant(game, attempt):
        points["action"] = points.get("action", 0) + 1
    if _changes_costs(game):
        points["resource"] = 0
    return Due(points)
