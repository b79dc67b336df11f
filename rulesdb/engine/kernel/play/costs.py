"""Costs due: points of assets and effect-costs, the calculation of the points in stages, and the costs of a card.

Which assets there are, what the stages do to a number of points, and which costs a card has, a game says in its rows.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Number

A = TypeVar("A")
C = TypeVar("C")
G = TypeVar("G", bound=AnyGame)
N = TypeVar("N", bound=str)
V = TypeVar("V")


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


class CalculationRules(Struct, Generic[G, A, C, N], frozen=True, eq=False):
    """The rules of the calculation of the points due for an attempt, and the calculation that follows from them."""

    assets: Sequence[N]
    """The names of the assets."""
    start: Callable[[Due, G, A], Due]
    """Return the cost of an attempt before additional costs and effects, from the cost of nothing."""
    additional: Callable[[G, A], Due]
    """Return the additional costs due for an attempt."""
    are_changed: Callable[[G, A], bool]
    """Whether effects change the cost of an attempt in any asset."""
    changing: Callable[[G, A, N], Iterable[C]]
    """Return the effects that change the cost of an attempt in an asset."""
    amount: Callable[[G, C], int]
    """Return the number of points to which, or by which, an effect changes a cost."""
    stage: Callable[[C], str]
    """Return the name of the stage in which an effect is applied."""
    stages: Mapping[str, Callable[[int, Sequence[int]], int]]
    """Change a number of points by the amounts of the effects of a stage; the stages by name, in their order."""
    addition: str
    """The stage in which additional costs are added, before its effects are applied."""
    in_order: Callable[[tuple[C, ...]], tuple[C, ...]]
    """Return two or more effects of one stage in their order."""
    changed: Callable[[int, int, G, A, N], int]
    """Return the points due of an asset, from the starting points and the additional ones (``changed_in_stages``)."""

    def total(self, game: G, attempt: A) -> Due:
        """Return the cost due for an attempt: its starting cost and additional costs, changed by effects."""
        start, additional = self.start(Due(), game, attempt), self.additional(game, attempt)
        if not self.are_changed(game, attempt):  # as a rule nothing changes costs
            return start.plus(additional)
        return self._changed_cost(start, additional, game, attempt)

    def changed_in_stages(self, points: int, additional: int, game: G, attempt: A, asset: N) -> int:
        """Return the points due of an asset after all stages, from the starting points and the additional ones."""
        found = tuple(self.changing(game, attempt, asset))
        for name, applied in self.stages.items():
            points += additional if name == self.addition else 0
            changes = tuple(change for change in found if self.stage(change) == name)
            if changes:
                points = applied(points, [self.amount(game, change) for change in self.in_order(changes)])
        return points

    def _changed_cost(self, start: Due, additional: Due, game: G, attempt: A) -> Due:
        before = start.plus(additional)
        points = {
            asset: self.changed(start.amount(asset), additional.amount(asset), game, attempt, asset)
            for asset in self.assets
        }
        return Due(points, before.effects, any(points[asset] < before.amount(asset) for asset in points))

    def total_change(self, game: G, attempt: A, asset: N, stage: str) -> int:
        """Return the total amount by which the effects of a stage change the cost of an attempt in an asset."""
        changes = self.changing(game, attempt, asset)
        return sum(self.amount(game, change) for change in changes if self.stage(change) == stage)


class NamedCost(Protocol):
    """An additional or alternative cost, which a player declares by its name."""

    @property
    def name(self) -> str:
        """Name of the cost."""
        ...


class DeclaredCosts(Protocol):
    """The declarations of a player about the costs of a card."""

    @property
    def costs(self) -> tuple[str, ...]:
        """Names of the optional additional costs that will be paid."""
        ...

    @property
    def alternative(self) -> str | None:
        """Name of the alternative cost that will be paid, None for none."""
        ...


D = TypeVar("D", bound=NamedCost)
L = TypeVar("L", bound=NamedCost)


class CardCostRules(Struct, Generic[G, D, L, V], frozen=True, eq=False):
    """The rules of additional and alternative costs of cards, and the costs that are due by them."""

    additional: Callable[[G, int], Iterable[D]]
    """Return the additional costs that apply to playing a card, declared or not."""
    alternatives: Callable[[G, int], Iterable[L]]
    """Return the alternative costs that apply to playing a card, declared or not."""
    is_optional: Callable[[D], bool]
    """Whether an additional cost is paid only if it has been declared."""
    to_be_paid: Callable[[D], V]
    """Return the cost that an additional cost adds."""
    to_be_paid_instead: Callable[[L], V]
    """Return the cost that is paid if an alternative cost is declared."""

    def is_due(self, cost: D, declared: DeclaredCosts) -> bool:
        """Whether an additional cost is mandatory or has been declared."""
        return cost.name in declared.costs or not self.is_optional(cost)

    def due(self, game: G, object_id: int, declared: DeclaredCosts) -> Iterator[V]:
        """Yield the additional costs due of a card, and then its declared alternative cost."""
        yield from self.additional_due(game, object_id, declared)
        yield from self.alternative_due(game, object_id, declared)

    def additional_due(self, game: G, object_id: int, declared: DeclaredCosts) -> Iterator[V]:
        """Yield the mandatory additional costs of a card, and its declared optional additional costs."""
        for cost in self.additional(game, object_id):
            if self.is_due(cost, declared):
                yield self.to_be_paid(cost)

    def alternative_due(self, game: G, object_id: int, declared: DeclaredCosts) -> Iterator[V]:
        """Yield the declared alternative cost of a card, if there is one."""
        for cost in self.alternatives(game, object_id):
            if cost.name == declared.alternative:
                yield self.to_be_paid_instead(cost)

    def ask_for_optional(self, game: G, player: int, object_id: int, rule: str) -> tuple[str, ...]:
        """Let a player declare which optional additional costs of a card will be paid; return their names."""
        return tuple(
            cost.name
            for cost in self.additional(game, object_id)
            if self.is_optional(cost) and game.answers_yes(player, f"additional cost: {cost.name}", rule)
        )


def ask_for_x(game: AnyGame, player: int, numbers: Iterable[int], rule: str) -> int:
    """Let a player declare the value of X, one of some numbers."""
    options = [*map(Number, numbers)]
    return game.pick(player, "x", options, rule).value
