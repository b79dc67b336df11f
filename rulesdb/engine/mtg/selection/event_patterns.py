"""Event patterns, the events that trigger an ability or are replaced, and replacements."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import EventPattern, Filter, Players
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed
from rulesdb.engine.kernel.events import Event
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


class ComesIntoPlay(EventPattern, frozen=True):
    """An object comes into play."""

    acts_in: ClassVar[frozenset[str] | None] = PLAY
    what: Filter
    """Condition on the object."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event moves such an object into play."""
        return isinstance(event, Move) and event.to.name == "in play" and fits(game, self.what, event.object, context)


class LeavesPlay(EventPattern, frozen=True):
    """An object leaves play, as one does that phases out."""

    acts_in: ClassVar[frozenset[str] | None] = PLAY
    what: Filter
    """Condition on the object, as it was last."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event moves such an object out of play, or phases it out."""
        if isinstance(event, Move):
            return game.origin_of(event) == "in play" and fits(game, self.what, event.object, context)
        return isinstance(event, PhasesOut) and fits(game, self.what, event.object, context)


class GoesToGraveyard(EventPattern, frozen=True):
    """A permanent is put into a graveyard from play."""

    acts_in: ClassVar[frozenset[str] | None] = PLAY
    what: Filter
    """Condition on the permanent, as it was last."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such a move."""
        if not isinstance(event, Move) or event.to.name != "graveyard" or game.origin_of(event) != "in play":
            return False
        return fits(game, self.what, event.object, context)


class PutIntoGraveyard(EventPattern, frozen=True):
    """A card is put into a graveyard from anywhere."""

    what: Filter
    """Condition on the card, as it was last."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such a move."""
        return isinstance(event, Move) and event.to.name == "graveyard" and fits(game, self.what, event.object, context)


class Discarded(EventPattern, frozen=True):
    """A player discards a card."""

    what: Filter
    """Condition on the card, as it was last."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such a discard."""
        return isinstance(event, Discard) and fits(game, self.what, event.object, context)


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


class Attacking(EventPattern, frozen=True):
    """A creature attacks."""

    acts_in: ClassVar[frozenset[str] | None] = PLAY
    what: Filter
    """Condition on the creature."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such an attack."""
        return isinstance(event, Attacks) and fits(game, self.what, event.object, context)


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
