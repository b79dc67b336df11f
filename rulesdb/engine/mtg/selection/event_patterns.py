"""Event patterns, the events that trigger an ability or are replaced, and replacements."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import EventPattern, Filter, Players
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed
from rulesdb.engine.kernel.events import Event, OfObject
from rulesdb.engine.kernel.language.phrases import TA, inflected, phrase
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.kernel.selection.conditions import GoesToZone, fits
from rulesdb.engine.mtg.events.cards import Discard
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.events.turns import Attacks, Began, Blocks
from rulesdb.engine.mtg.events.zones import Move, PhasesOut
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.selection.filters import PLAY
from rulesdb.engine.mtg.state import Context, Step, ZoneName


class OfObjects(EventPattern, frozen=True):
    """The parent of events of one kind, with an object that fits a filter."""

    kind: ClassVar[type[OfObject]]
    what: Filter
    """Condition on the object, as it was last."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is one of such an object."""
        return isinstance(event, self.kind) and fits(game, self.what, event.object, context)


class Moves(OfObjects, frozen=True):
    """The parent of moves from a zone or to one."""

    kind = Move
    comes_from: ClassVar[ZoneName | None] = None
    goes_to: ClassVar[ZoneName | None] = None

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event moves such an object."""
        if not isinstance(event, Move) or self.goes_to not in {None, event.to.name}:
            return False
        return self.comes_from in {None, game.origin_of(event)} and super().matches(game, event, context)


class LeavesPlay(Moves, frozen=True):
    """An object leaves play, as one does that phases out."""

    acts_in = PLAY
    comes_from = "in play"

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event moves such an object out of play, or phases it out."""
        is_phased_out = isinstance(event, PhasesOut) and fits(game, self.what, event.object, context)
        return is_phased_out or super().matches(game, event, context)


ComesIntoPlay = row(Moves, "ComesIntoPlay", "An object comes into play.", acts_in=PLAY, goes_to="in play")
GoesToGraveyard = row(
    Moves,
    "GoesToGraveyard",
    "A permanent is put into a graveyard from play.",
    acts_in=PLAY,
    comes_from="in play",
    goes_to="graveyard",
)
PutIntoGraveyard = row(Moves, "PutIntoGraveyard", "A card is put into a graveyard from anywhere.", goes_to="graveyard")
Discarded = row(OfObjects, "Discarded", "A player discards a card.", kind=Discard)
Attacking = row(OfObjects, "Attacking", "A creature attacks.", acts_in=PLAY, kind=Attacks)


class StepBegins(EventPattern, frozen=True):
    """A step or main phase begins."""

    step: Step
    """The step or main phase."""
    who: Players | None = None
    """Players among whom the active player must be, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event begins the step, in the turn of one of the players."""
        if not isinstance(event, Began) or event.step != self.step:
            return False
        return self.who is None or event.player in self.who.players(game, context)


class Blocking(EventPattern, frozen=True):
    """A creature blocks another one."""

    acts_in: ClassVar[frozenset[str] | None] = PLAY
    what: Filter
    """Condition on the blocking creature."""
    blocked: Filter
    """Condition on the attacking creature that becomes blocked."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such a block."""
        if not isinstance(event, Blocks):
            return False
        return fits(game, self.what, event.object, context) and fits(game, self.blocked, event.attacker, context)


class DealsDamage(EventPattern, frozen=True):
    """An object deals damage."""

    by: Filter
    """Condition on the object."""
    in_combat: bool = False
    """Whether the damage must be combat damage."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is damage by such an object."""
        if not isinstance(event, Deal) or (self.in_combat and not event.is_combat):
            return False
        return fits(game, self.by, event.source, context)


class SpellPlayed(EventPattern, frozen=True):
    """A player plays a spell."""

    who: Players
    """Players among whom that player must be."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such a play."""
        return isinstance(event, CardPlayed) and event.player in self.who.players(game, context)


Goes = row(GoesToZone, "Goes", "A move has another destination.", zone=ZoneName)


PHRASES = (
    *inflected(ComesIntoPlay, "{what:noun}が場に出る", TA, "る~た"),
    *inflected(LeavesPlay, "{what:noun}が場を離れる", TA, "る~た"),
    *inflected(GoesToGraveyard, "{what:noun}が場から墓地に置かれる", TA, "る~た"),
    *inflected(PutIntoGraveyard, "{what:noun}が墓地に置かれる", TA, "る~た"),
    *inflected(Discarded, "{what:noun}が捨てられる", TA, "る~た"),
    *inflected(StepBegins, "{who}の{step}が始まる", TA, "る~った"),
    *inflected(StepBegins, "各プレイヤーの{step}が始まる", TA, "る~った", who=None),
    *inflected(Attacking, "{what:noun}が攻撃する", TA, "する~した"),
    *inflected(Blocking, "{what:noun}が{blocked:noun}をブロックする", TA, "する~した"),
    *inflected(DealsDamage, "{by:noun}がダメージを与える", TA, "る~た", in_combat=False),
    *inflected(DealsDamage, "{by:noun}が戦闘ダメージを与える", TA, "る~た", in_combat=True),
    *inflected(SpellPlayed, "{who}が呪文をプレイする", TA, "する~した"),
    phrase(Goes, "それを{zone}に置く"),
)
