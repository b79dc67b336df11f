"""Payment of points: part by part in the game's order, with the assets that can pay a part, and gaining while paying.

A cost has a part for each asset. Points of other assets may pay it, too; a player who has too few of all may gain more
from objects while the cost is paid, one object after another. Whether a cost could be paid at all is a bound: the
points at hand, and those of all objects from which more could be gained.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.events import AnyName
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Number, Pick

G = TypeVar("G", bound=AnyGame)
N = TypeVar("N", bound=str)


class Due(Struct, frozen=True):
    """The cost to be paid: points of assets, and effect-costs in the order of payment."""

    points: Mapping[AnyName, int] = {}
    """Points by the name of their asset, from 0; an asset that is missing costs none."""
    effects: tuple[DiscreteEffect, ...] = ()
    """Effect-costs, in the order of payment."""
    is_reduced: bool = False
    """Whether effects have reduced the points of an asset."""

    def amount(self, asset: str) -> int:
        """Return the number of points due of an asset."""
        return self.points.get(asset, 0)

    def amounts(self, order: Iterable[N]) -> list[tuple[N, int]]:
        """Return the assets of which points are due, in a given order, with the numbers of points."""
        return [(asset, self.points[asset]) for asset in order if self.points.get(asset, 0) > 0]

    def plus(self, more: "Due") -> "Due":
        """Return the cost together with another one, before anything changes either of them."""
        points = {asset: self.amount(asset) + more.amount(asset) for asset in {**self.points, **more.points}}
        return Due(points, (*self.effects, *more.effects))


def ask_for_x(game: AnyGame, player: int, numbers: Iterable[int], rule: str) -> int:
    """Let a player declare the value of X, one of some numbers."""
    options = [*map(Number, numbers)]
    return game.pick(player, "x", options, rule).value


class CostPart(Struct, Generic[G], frozen=True, eq=False):
    """The part of a cost that is due in points of one asset: how points are gained and paid."""

    gain: Callable[[G, int, int], None] | None = None
    """Let a player gain points while a number of points is due; None if none are gained while the part is paid."""
    pay: Callable[[G, int, int, str], None] | None = None
    """Subtract a number of points, due by a rule, from a player's; None to use the assets in their order."""


class PointSources(Struct, Generic[G, N], frozen=True, eq=False):
    """The objects from which players gain points while they pay a cost."""

    question: str
    """Kind of the decision by which a player chooses an object, or none."""
    objects: Callable[[G, int, N], Sequence[int]]
    """Return the ids of the objects from which a player may gain points for the part of an asset."""
    points: Callable[[G, int, int, N], tuple[N, int]]
    """Return the asset of the points that an object gives a player for the part of an asset, and their number."""
    gain: Callable[[G, int, int, N, str], None]
    """Let a player gain the points that an object gives for the part of an asset, by a rule."""


class PaymentRules(Struct, Generic[G, N], frozen=True, eq=False):
    """The rules of the payment of points, and the payment that follows from them."""

    amounts: Callable[[Due], Sequence[tuple[N, int]]]
    """Return the assets of which points are due, in the order in which their parts are paid, with the numbers."""
    parts: Mapping[N, CostPart[G]]
    """The parts of costs, by asset."""
    has: Callable[[G, int, N], int]
    """Return the number of points of an asset that a player has."""
    subtract: Callable[[G, int, N, int, str], None]
    """Subtract points of an asset from those of a player, for a rule that demands them."""
    assets_paying: Callable[[N], tuple[N, ...]] = lambda asset: (asset,)
    """Return the assets whose points pay the part of an asset, in their order of use."""
    sources: PointSources[G, N] | None = None
    """The objects from which points are gained while a cost is paid, None for none."""

    def pay_points(self, game: G, player: int, due: Due, by: str) -> bool:
        """Pay the points of a cost, due by a rule, part by part; return whether all of them are paid."""
        for asset, points in self.amounts(due):
            self.gain_missing(game, player, asset, points)
            if not self.pay_part(game, player, asset, points, by):
                return False
        return True

    def gain_missing(self, game: G, player: int, asset: N, points: int) -> None:
        """Let a player gain points for the part of an asset, as far as the rules allow it."""
        gain = self.parts[asset].gain
        if gain is not None:
            gain(game, player, points)

    def pay_part(self, game: G, player: int, asset: N, points: int, by: str) -> bool:
        """Pay the part of an asset; return False if the player has too few points."""
        if self.is_short(game, player, asset, points):
            return False
        self.spend_on_part(game, player, asset, points, by)
        return True

    def spend_on_part(self, game: G, player: int, asset: N, points: int, by: str) -> None:
        """Subtract the points of a part from a player who has them."""
        pay = self.parts[asset].pay
        if pay is None:
            self.use_points(game, player, asset, points, by)
        else:
            pay(game, player, points, by)

    def use_points(self, game: G, player: int, asset: N, points: int, by: str) -> None:
        """Pay points for the part of an asset with the assets that can pay it, in their order of use."""
        for payer in self.payers(game, asset):
            used = min(points, self.has(game, player, payer))
            if used:
                self.subtract(game, player, payer, used, by)
                points -= used

    def payers(self, game: G, asset: N) -> tuple[N, ...]:
        """Return the assets whose points pay the part of an asset, in their order of use."""
        return game.keep(("payers", self, asset), (), self.assets_paying, asset)

    def available(self, game: G, player: int, asset: N) -> int:
        """Return how many points a player has that can pay the part of an asset."""
        return sum([self.has(game, player, payer) for payer in self.payers(game, asset)])

    def is_short(self, game: G, player: int, asset: N, points: int) -> bool:
        """Whether a player has fewer points that can pay the part of an asset than are due."""
        return self.available(game, player, asset) < points

    def gain_while_short(self, game: G, player: int, asset: N, points: int, by: str) -> None:
        """Let a player who has too few points for a part gain some from one object after another, or stop."""
        is_short = self.is_short(game, player, asset, points)
        while is_short and self._gain_from_one(game, player, asset, by):
            is_short = self.may_gain_more(game, player, asset, points)

    def may_gain_more(self, game: G, player: int, asset: N, points: int) -> bool:
        """Whether a player who has gained points from an object for a part may gain more from another one."""
        return self.is_short(game, player, asset, points)

    def _gain_from_one(self, game: G, player: int, asset: N, by: str) -> bool:
        """Let a player gain points for a part from an object, or stop; return whether the player did not stop."""
        sources = self.sources
        able = sources.objects(game, player, asset) if sources is not None else ()
        if sources is None or not able:
            return False
        chosen = game.choose(player, sources.question, lambda: [*map(Pick, able), Pick()], by)
        if not isinstance(chosen, Pick) or chosen.object is None:
            return False
        sources.gain(game, player, chosen.object, asset, by)
        return True

    def most_points(self, game: G, player: int, asset: N) -> int:
        """Return how many points for the part of an asset a player would have after gaining all that can be gained."""
        gained = sum(points for _, _, points in self._gainable(game, player, asset))
        return self.available(game, player, asset) + gained

    def could_pay(self, game: G, player: int, due: Due, except_object: int | None = None) -> bool:
        """Whether the points of a player, with all that could be gained except from one object, are enough for a cost.

        What gaining and paying change on the way is left out of account. Points are counted for the first part that can
        use them, without a search for another distribution.
        """
        spent: dict[N, int] = {}
        for asset, amount in self.amounts(due):
            left = amount
            for payer in self.payers(game, asset):
                held = self.has(game, player, payer) - spent.get(payer, 0)
                if held < left:
                    held += self._points_of(game, player, asset, payer, except_object)
                part = min(left, held)
                spent[payer] = spent.get(payer, 0) + part
                left -= part
            if left > 0:
                return False
        return True

    def _points_of(self, game: G, player: int, asset: N, payer: N, except_object: int | None) -> int:
        """Return how many points of ``payer`` could be gained for the part of an asset, except from an object."""
        found = self._gainable(game, player, asset)
        return sum(points for source, given, points in found if given == payer and source != except_object)

    def _gainable(self, game: G, player: int, asset: N) -> Sequence[tuple[int, N, int]]:
        """Return the objects that give points for the part of an asset, with the asset and the number of the points."""
        if self.sources is None or self.parts[asset].gain is None:
            return ()
        return game.once(("gainable", player, asset), self.points_by_source, game, player, asset)

    def points_by_source(self, game: G, player: int, asset: N) -> Sequence[tuple[int, N, int]]:
        """Return the same, worked out in the present state."""
        sources = self.sources
        assert sources is not None
        found = sources.objects(game, player, asset)
        return [(source, *sources.points(game, player, source, asset)) for source in found]
