"""Costs due: points of assets and effect-costs."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Number

N = TypeVar("N", bound=str)


class Due(Struct, frozen=True):
    """The cost to be paid: points of assets, and effect-costs in the order of payment."""

    points: Mapping[Any, int] = {}
    """Points by the name of their asset, from 0; an asset that is missing costs none."""
    effects: tuple[Any, ...] = ()
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
