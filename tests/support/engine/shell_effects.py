"""Effects, selections and replacements of the made-up game of shells."""

from typing import ClassVar

from msgspec import Struct

from rulesdb.engine.kernel.cards.contexts import CoreContext
from rulesdb.engine.kernel.cards.roles import (
    AnyContext,
    Players,
    UntypedGame,
)
from rulesdb.engine.kernel.event_kinds.object_events import CoreTurned
from rulesdb.engine.kernel.events import CompoundEvent
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.selection.amounts import DifferentValues, ValueOfLayer
from rulesdb.engine.kernel.selection.filters import (
    HasAtLeastValue,
    HasAtMostValue,
    HasValue,
)
from rulesdb.engine.kernel.selection.objects import TopOfZone
from rulesdb.engine.kernel.selection.replacements import (
    HappensOnceMore,
    PlayerDraws,
    SourceIsDestroyed,
)
from rulesdb.engine.kernel.verbs.create import CreateEffect
from rulesdb.engine.kernel.verbs.destroy import DestroyEffect
from rulesdb.engine.kernel.verbs.discard import DiscardEffect
from rulesdb.engine.kernel.verbs.draw import DrawEffect
from rulesdb.engine.kernel.verbs.optional import OptionalEffect
from rulesdb.engine.kernel.verbs.put import PutEffect
from rulesdb.engine.kernel.verbs.search import SearchEffect, ShuffleInEffect
from rulesdb.engine.kernel.verbs.sight import TurnEffect
from support.engine.shell_game import BEACH, Create, Destroy, Discard, Draw, Move, Sand, Shore, Spot

ANN = CoreContext(0, 1)


class Pearl(Struct, frozen=True):
    """The base properties of a pearl."""

    name: str
    """Its name."""
    size: int | None = None
    """Its size, None for none."""
    is_special: bool = False
    """Whether it has abilities that are examined in every state."""


SMALL, LARGE, PLAIN = Pearl("小粒", 1), Pearl("大粒", 4), Pearl("貝殻")


class Draws(DrawEffect, frozen=True):
    """Draw pearls."""

    rule: ClassVar[str] = "shore:1"
    event_class = Draw


class Drops(DiscardEffect, frozen=True):
    """Discard pearls."""

    event_class = Discard
    comes_from: ClassVar[str] = "bag"


class Breaks(DestroyEffect, frozen=True):
    """Destroy pearls."""

    event_class = Destroy


class Makes(CreateEffect, frozen=True):
    """Create pearls."""

    event_class = Create


class Puts(PutEffect, frozen=True):
    """Put pearls somewhere."""

    event_class = Move


class Digs(SearchEffect, frozen=True):
    """Search the heap."""

    event_class = Move
    deck: ClassVar[str] = "heap"
    zone: str = "bag"
    """Name of the zone that receives the pearl."""


class Buries(ShuffleInEffect, frozen=True):
    """Shuffle pearls into the heap."""

    event_class = Move
    deck: ClassVar[str] = "heap"
    comes_from: ClassVar[str] = "bag"
    draw = Draws


class Flips(TurnEffect, frozen=True):
    """Turn pearls."""

    event_class = CoreTurned


class IsLarge(HasAtLeastValue, frozen=True):
    """The pearl is of a size or larger."""

    stat: ClassVar[str] = "size"


class IsSmall(HasAtMostValue, frozen=True):
    """The pearl is of a size or smaller."""

    stat: ClassVar[str] = "size"


class IsOfSize(HasValue, frozen=True):
    """The pearl is of a size."""

    stat: ClassVar[str] = "size"


class Sizes(DifferentValues, frozen=True):
    """The number of sizes."""

    stat: ClassVar[str] = "size"


class SizeOfLayer(ValueOfLayer, frozen=True):
    """The size of what resolves."""

    stat: ClassVar[str] = "size"


class TopOfHeap(TopOfZone, frozen=True):
    """The top of the heap."""

    zone_name: ClassVar[str] = "heap"


class BreaksToo(SourceIsDestroyed, frozen=True):
    """The source breaks."""

    destroy = Destroy


class DrawsInstead(PlayerDraws, frozen=True):
    """The player draws."""

    draw = Draw


class OneMore(HappensOnceMore, frozen=True):
    """One more."""

    compound = CompoundEvent
    kind: ClassVar[str] = "create"


class Fee(Struct, frozen=True):
    """A cost."""

    is_high: bool
    """Whether nobody can pay it."""


class Nobody(Players, frozen=True):
    """No player."""

    def players(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:  # noqa: ARG002  (likewise)
        """Return no player."""
        return ()


class ForAFee(OptionalEffect, frozen=True):
    """Pay a fee, or do not."""

    def may_pay(self, game: Shore, context: CoreContext, payer: CoreContext) -> bool:  # noqa: ARG002  (whatever asks)
        """Whether the fee is not too high."""
        assert isinstance(self.cost, Fee)
        return not self.cost.is_high

    def pay(self, game: Shore, context: CoreContext, payer: CoreContext) -> bool:  # noqa: ARG002  (likewise)
        """Pay."""
        return True


def shore(
    *, heap: int = 0, bag: tuple[Pearl, ...] = (), beach: tuple[Pearl, ...] = (), answers: tuple[Pick, ...] = ()
) -> Shore:
    """Return a game in which Ann, and then Ben, has pearls; the first on the beach, from id 1, are Ann's."""
    sand = Sand()
    for pearl in beach:
        sand.add(pearl, 0, BEACH)
    for player in (0, 1):
        for pearl in bag:
            sand.add(pearl, player, Spot("bag", player))
        for _ in range(heap):
            sand.add(SMALL, player, Spot("heap", player))
    return Shore(sand.state(), answers, sand.game().rules)


def in_zone(game: Shore, zone: str, player: int | None = None) -> list[str]:
    """Return the names of the pearls in a zone, sorted."""
    return sorted(game.last_known(one).card.name for one in game.zone(zone, player))
