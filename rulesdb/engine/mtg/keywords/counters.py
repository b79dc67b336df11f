"""Keywords of permanents that come in with counters: modular (502.35), bloodthirst (502.50), vanishing.

The texts of these rules as of 2006 were not at hand; what stands here is from memory, and the numbers are reckoned from
those of their neighbours. Vanishing is of the year after.
"""

from rulesdb.engine.kernel.cards.roles import OfThisTurn, Target
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.selection.conditions import CountersOnSource, HasCounters
from rulesdb.engine.kernel.selection.filters import IsThis
from rulesdb.engine.kernel.selection.objects import You
from rulesdb.engine.kernel.verbs.objects import PutCounters, RemoveCounters
from rulesdb.engine.mtg.card_parts.abilities import Cost, Spell, Triggered, TriggeredKeyword, governed_by
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.entering import Enters, EntersWithCounters
from rulesdb.engine.mtg.keywords.suspend import TIME, LastTimeCounterRemoved
from rulesdb.engine.mtg.selection.event_patterns import GoesToGraveyard, StepBegins
from rulesdb.engine.mtg.selection.filters import HasType
from rulesdb.engine.mtg.selection.objects import OfType
from rulesdb.engine.mtg.selection.pronouns import Source
from rulesdb.engine.mtg.state import Context
from rulesdb.engine.mtg.verbs.choices import May, UnlessPaid
from rulesdb.engine.mtg.verbs.objects import SacrificePermanents

AGE = "経年"
"""The name of the counters for the upkeeps of a permanent with cumulative upkeep."""
GROWTH = "+1/+1"
"""The name of the counters by which creatures grow."""


class _WithCounters(TriggeredKeyword, frozen=True, kw_only=True):
    """The parent of keywords of a number of counters with which the permanent comes into play."""

    number: int
    """Number of counters, from 1."""


class Modular(_WithCounters, frozen=True, kw_only=True):
    """Modular: counters by which the creature grows, which another artifact creature may get when it dies."""

    GOVERNED_BY = governed_by("接合", "502.35")

    def enters(self) -> tuple[EntersWithCounters, ...]:
        """Return how the permanent comes into play."""
        return (EntersWithCounters(GROWTH, self.number),)

    def meaning(self) -> tuple[Triggered, ...]:
        """Return the triggered ability."""
        target = Target(OfType("creature", HasType("artifact")))
        moved = PutCounters(GROWTH, CountersOnSource(GROWTH), target=target)
        return (Triggered((Spell((May(moved),)),), GoesToGraveyard(IsThis())),)


class Vanishing(_WithCounters, frozen=True, kw_only=True):
    """Vanishing: time counters, of which every upkeep removes one; without them, the permanent is sacrificed."""

    GOVERNED_BY = governed_by("消失", "404.1")

    def enters(self) -> tuple[EntersWithCounters, ...]:
        """Return how the permanent comes into play."""
        return (EntersWithCounters(TIME, self.number),)

    def meaning(self) -> tuple[Triggered, ...]:
        """Return the triggered abilities."""
        removal, sacrifice = Spell((RemoveCounters(TIME, 1, Source()),)), Spell((SacrificePermanents(Source()),))
        return (
            Triggered((removal,), StepBegins("upkeep", You()), HasCounters(TIME)),
            Triggered((sacrifice,), LastTimeCounterRemoved()),
        )


class Bloodthirst(Enters, OfThisTurn, frozen=True):
    """Bloodthirst: counters by which the creature grows, if an opponent was dealt damage this turn."""

    GOVERNED_BY = governed_by("狂喜", "502.50")

    number: int
    """Number of counters, from 1."""

    def entering(self, game: Game, context: Context, move: Move) -> Move:
        """Return the move with the counters, if an opponent was dealt damage."""
        opponents = [game.record_of(one) for one in game.opponents(context.controller)]
        if not any(isinstance(one, Deal) and one.object in opponents for one in game.state.history):
            return move
        return EntersWithCounters(GROWTH, self.number).entering(game, context, move)


class CumulativeUpkeep(TriggeredKeyword, frozen=True, kw_only=True):
    """Cumulative upkeep (502.13): a cost that is paid once more every upkeep, or the permanent is sacrificed."""

    GOVERNED_BY = governed_by("累加アップキープ", "502.13")

    payment: Cost
    """The cost, once."""

    def meaning(self) -> tuple[Triggered, ...]:
        """Return the triggered ability."""
        ages = CountersOnSource(AGE)
        due = UnlessPaid(You(), self.payment, SacrificePermanents(Source()), ages)
        return (Triggered((Spell((PutCounters(AGE, 1, Source()), due)),), StepBegins("upkeep", You())),)


PHRASES = (
    phrase(CumulativeUpkeep, "累加アップキープ{payment}"),
    phrase(Modular, "接合{number}"),
    phrase(Vanishing, "消失{number}"),
    phrase(Bloodthirst, "狂喜{number}"),
)
