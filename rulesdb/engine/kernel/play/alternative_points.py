"""Payment with objects that give points of one asset or of another, such as a permanent with two abilities.

It differs from other payment in two ways: whether a cost could be paid needs a search for the asset that each object
gives, and a player who pays a part with points of several assets chooses among them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.play.payment import PaymentRules, PointSources
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Name

G = TypeVar("G", bound=AnyGame)
N = TypeVar("N", bound=str)


class AlternativePoints(Struct, Generic[G, N], frozen=True, eq=False):
    """The objects that give a player points of one of several assets."""

    question: str
    """Kind of the decision by which a player chooses an object, or none."""
    of_objects: Callable[[G, int], Mapping[int, Mapping[N, int]]]
    """Return the objects from which a player can gain points, with the number of points of each asset.

    An object gives points of only one of its assets.
    """
    gain: Callable[[G, int, int, N, str], None]
    """Let a player gain points from an object by a rule: those of its first asset that pays the part of an asset."""

    def sources(self, pays: Mapping[N, Callable[[N], bool]]) -> PointSources[G, N]:
        """Return the objects as sources of points, from the predicates that say whether an asset pays a part."""

        def objects(game: G, player: int, part: N) -> Sequence[int]:
            """Return the objects that can pay a part, those with few alternatives first."""
            found = self.of_player(game, player)
            paying = [one for one, points in found.items() if any(pays[asset](part) for asset in points)]
            return sorted(paying, key=lambda one: len(found[one]))

        def points(game: G, player: int, object_id: int, part: N) -> tuple[N, int]:
            """Return the first asset of an object that pays a part, and the number of its points."""
            given = self.of_player(game, player)[object_id]
            return next((asset, number) for asset, number in given.items() if pays[asset](part))

        return PointSources(self.question, objects, points, self.gain)

    def of_player(self, game: G, player: int) -> Mapping[int, Mapping[N, int]]:
        """Return what ``of_objects`` does, worked out once for every state."""
        return game.once(("alternative points", player), self.of_objects, game, player)


class AlternativePayment(PaymentRules[G, N], frozen=True, eq=False, kw_only=True):
    """The payment of parts that either one asset alone pays, or points of any asset."""

    question: str
    """Kind of the decision by which a player chooses the asset that pays a point."""
    alternatives: AlternativePoints[G, N]
    """The objects from which points are gained."""

    def could_pay(self, game: G, player: int, due: Due, except_object: int | None = None) -> bool:
        """Whether the points of a player, with those that all objects but one could give, are enough for a cost."""
        found = self.alternatives.of_player(game, player)
        given = [points for source, points in found.items() if source != except_object]
        held = {asset: self.has(game, player, asset) for asset in self.pays or ()}
        if sum(held.values()) + sum(max(points.values()) for points in given) < sum(due.points.values()):
            return False
        of_one_asset = [asset for asset in self.order() if self.payers(game, asset) == (asset,)]
        return _can_be_given({asset: due.points.get(asset, 0) - held[asset] for asset in of_one_asset}, given)

    def pay_by_choice(self, game: G, player: int, asset: N, points: int, by: str) -> None:
        """Pay a part, due by a rule, point by point; the player chooses the asset wherever several could pay."""
        for left in range(points, 0, -1):
            held = [(payer, self.has(game, player, payer)) for payer in self.payers(game, asset)]
            payers = {payer: number for payer, number in held if number}
            if len(payers) == 1 or sum(payers.values()) == left:
                self.use_points(game, player, asset, left, by)
                return
            chosen = game.pick(player, self.question, [*map(Name, payers)], by).name
            self.subtract(game, player, next(payer for payer in payers if payer == chosen), 1, by)


def _can_be_given(missing: Mapping[N, int], given: Sequence[Mapping[N, int]]) -> bool:
    """Whether objects that give points of one asset each can give all missing points of some assets."""
    left = {asset: number for asset, number in missing.items() if number > 0}
    if not left:
        return True
    useful = [points for points in given if points.keys() & left.keys()]
    if not useful:
        return False
    first, *others = sorted(useful, key=lambda points: len(points.keys() & left.keys()))
    ways = ({**left, asset: left[asset] - first[asset]} for asset in left if asset in first)
    return any(_can_be_given(way, others) for way in ways)
