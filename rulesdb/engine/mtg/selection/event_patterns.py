"""Event patterns, the events that trigger an ability or are replaced, and replacements."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import EventPattern, Filter, Players, Replacement
from rulesdb.engine.kernel.effects.actions import is_impossible
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed, Used
from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.kernel.event_kinds.zone_events import Draw
from rulesdb.engine.kernel.events import Event, OfObject, OfPlayer
from rulesdb.engine.kernel.language.phrases import TA, Row, inflected, phrase, printed
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.kernel.selection.conditions import GoesToZone, fits
from rulesdb.engine.kernel.selection.objects import Everyone
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.events.cards import Destroy, Discard, Regenerate, ShuffledIn
from rulesdb.engine.mtg.events.faces import TurnedFaceUp
from rulesdb.engine.mtg.events.points import Deal, GainLife, LoseLife
from rulesdb.engine.mtg.events.turns import Attacks, Began, Blocks
from rulesdb.engine.mtg.events.zones import Create, Move, PhasesOut
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


class ComesIntoPlay(Moves, frozen=True):
    """An object comes into play, or is made there, as a token is."""

    acts_in = PLAY
    goes_to = "in play"

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event brings such an object into play."""
        is_made = isinstance(event, Create) and fits(game, self.what, event.made, context)
        return is_made or super().matches(game, event, context)


GoesToGraveyard = row(
    Moves,
    "GoesToGraveyard",
    "A permanent is put into a graveyard from play.",
    acts_in=PLAY,
    comes_from="in play",
    goes_to="graveyard",
)
PutIntoGraveyard = row(Moves, "PutIntoGraveyard", "A card is put into a graveyard from anywhere.", goes_to="graveyard")
DealtDamage = row(OfObjects, "DealtDamage", "A creature is dealt damage.", acts_in=PLAY, kind=Deal)
FaceUp = row(OfObjects, "FaceUp", "A permanent is turned face up.", acts_in=PLAY, kind=TurnedFaceUp)
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


class BecomesBlocked(EventPattern, frozen=True):
    """An attacking creature becomes blocked."""

    acts_in: ClassVar[frozenset[str] | None] = PLAY
    what: Filter
    """Condition on the attacking creature."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is the first of the blocks of such a creature, which are declared at once."""
        if not isinstance(event, Blocks):
            return False
        attacker = game.attacker(event.attacker)
        is_first = attacker is not None and attacker.blockers[:1] == (event.object,)
        return is_first and fits(game, self.what, event.attacker, context)


class BecomesTapped(EventPattern, frozen=True):
    """A permanent becomes tapped."""

    acts_in: ClassVar[frozenset[str] | None] = PLAY
    what: Filter
    """Condition on the permanent."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event taps such a permanent."""
        return isinstance(event, Tapped) and event.is_tapped and fits(game, self.what, event.object, context)


@book.law
def can_be_regenerated(game: Game, event: Destroy) -> bool:
    """Whether neither the effect that destroys a permanent nor another one forbids to regenerate it."""
    return not (event.is_for_good or is_impossible(game, "regenerate", game.player_of(event.object), event.object))


class Destroyed(EventPattern, frozen=True):
    """A permanent is destroyed that can be regenerated."""

    what: Filter
    """Condition on the permanent."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is the destruction of such a permanent."""
        if not isinstance(event, Destroy) or not fits(game, self.what, event.object, context):
            return False
        return can_be_regenerated(game, event)


class Regenerates(Replacement, frozen=True):
    """A permanent is regenerated instead of being destroyed."""

    def event(self, game: Game, event: Event, context: Context) -> Event:
        """Return the regeneration."""
        assert isinstance(event, Destroy)
        return Regenerate(by="mtg:419.6b", source=event.source, object=event.object)


class OfPlayers(EventPattern, frozen=True):
    """The parent of events of one kind, with a player among some."""

    kind: ClassVar[type[OfPlayer]]
    who: Players
    """Players among whom that player must be."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is one of such a player."""
        return isinstance(event, self.kind) and event.player in self.who.players(game, context)


Draws = row(OfPlayers, "Draws", "A player draws a card.", kind=Draw)
GainsLife = row(OfPlayers, "GainsLife", "A player gains life.", kind=GainLife)
LosesLife = row(OfPlayers, "LosesLife", "A player loses life.", kind=LoseLife)
PlaysAbility = row(OfPlayers, "PlaysAbility", "A player plays an activated ability that is no mana ability.", kind=Used)


class DealsDamage(EventPattern, frozen=True):
    """An object deals damage."""

    by: Filter
    """Condition on the object."""
    in_combat: bool = False
    """Whether the damage must be combat damage."""
    who: Players | None = None
    """Players to one of whom it must be dealt, None for anything."""
    to: Filter | None = None
    """Condition on the creature to which it must be dealt, None for anything."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is damage by such an object."""
        if not isinstance(event, Deal) or (self.in_combat and not event.is_combat):
            return False
        return fits(game, self.by, event.source, context) and self._is_to(game, event.object, context)

    def _is_to(self, game: Game, object_id: int, context: Context) -> bool:
        is_player = game.is_player(object_id)
        if self.who is not None:
            return is_player and game.player_of(object_id) in self.who.players(game, context)
        return self.to is None or (not is_player and fits(game, self.to, object_id, context))


class SpellPlayed(EventPattern, frozen=True):
    """A player plays a spell."""

    who: Players
    """Players among whom that player must be."""
    what: Filter | None = None
    """Condition on the spell, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such a play."""
        if not isinstance(event, CardPlayed) or event.player not in self.who.players(game, context):
            return False
        return fits(game, self.what, event.object, context)


class ShufflesIn(Replacement, frozen=True):
    """The card is revealed and shuffled into its owner's library instead."""

    def event(self, game: Game, event: Event, context: Context) -> Event:
        """Return the event by which it is."""
        assert isinstance(event, Move)
        return ShuffledIn(by="mtg:419.1", source=context.source, object=event.object)


class MultipliesDamage(Replacement, frozen=True):
    """A multiple of the damage is dealt."""

    times: int
    """The factor, from 2."""

    def event(self, game: Game, event: Event, context: Context) -> Event:
        """Return the damage that is dealt."""
        assert isinstance(event, Deal)
        return replace(event, amount=event.amount * self.times)


class LessensDamage(Replacement, frozen=True):
    """A part of the damage is prevented."""

    less: int
    """Number of points that are prevented, from 1; all of them if there are fewer."""

    def event(self, game: Game, event: Event, context: Context) -> Event:
        """Return the damage that is dealt."""
        assert isinstance(event, Deal)
        return replace(event, amount=max(0, event.amount - self.less))


Goes = row(GoesToZone, "Goes", "A move has another destination.", zone=ZoneName)


_EVERYONE = Everyone()


def of_players(
    kind: type[EventPattern], players: str, one: str, words: str, change: str, **fixed: object
) -> Iterator[Row]:
    """Yield the phrases of an event with a player: ``one`` for any player, ``players`` for one of some."""
    yield from inflected(kind, f"{one}{words}", TA, change, who=_EVERYONE, **fixed)
    yield from inflected(kind, f"{players}{words}", TA, change, **fixed)


PHRASES = (
    *inflected(ComesIntoPlay, "{what:noun}が場に出る", TA, "る~た"),
    *inflected(LeavesPlay, "{what:noun}が場を離れる", TA, "る~た"),
    *inflected(GoesToGraveyard, "{what:noun}が場から墓地に置かれる", TA, "る~た"),
    *inflected(PutIntoGraveyard, "{what:noun}が墓地に置かれる", TA, "る~た"),
    *inflected(Discarded, "{what:noun}が捨てられる", TA, "る~た"),
    *inflected(FaceUp, "{what:noun}が表向きになる", TA, "る~った"),
    *inflected(BecomesTapped, "{what:noun}がタップ状態になる", TA, "る~った"),
    *inflected(BecomesBlocked, "{what:noun}がブロックされる", TA, "る~た"),
    *inflected(DealtDamage, "{what:noun}がダメージを与えられる", TA, "る~た"),
    *inflected(StepBegins, "{who}の{step}が始まる", TA, "る~った"),
    *inflected(StepBegins, "各プレイヤーの{step}が始まる", TA, "る~った", who=None),
    *inflected(Attacking, "{what:noun}が攻撃する", TA, "する~した"),
    *inflected(Blocking, "{what:noun}が{blocked:noun}をブロックする", TA, "する~した"),
    *(
        row
        for in_combat, damage in ((False, "ダメージを与える"), (True, "戦闘ダメージを与える"))
        for row in (
            *inflected(DealsDamage, f"{{by:noun}}が{damage}", TA, "る~た", in_combat=in_combat),
            *of_players(
                DealsDamage, "{by:noun}が{who}に", "{by:noun}がプレイヤーに", damage, "る~た", in_combat=in_combat
            ),
            *inflected(DealsDamage, f"{{by:noun}}が{{to:noun}}に{damage}", TA, "る~た", in_combat=in_combat),
        )
    ),
    *(
        row
        for template in ("が呪文をプレイする", "が{what}呪文をプレイする")
        for row in of_players(SpellPlayed, "{who}", "いずれかのプレイヤー", template, "する~した")
    ),
    *of_players(Draws, "{who}", "いずれかのプレイヤー", "がカードを引く", "く~いた"),
    *of_players(GainsLife, "{who}", "いずれかのプレイヤー", "がライフを得る", "る~た"),
    *of_players(PlaysAbility, "{who}", "いずれかのプレイヤー", "がマナ能力でない起動型能力をプレイする", "する~した"),
    *of_players(LosesLife, "{who}", "いずれかのプレイヤー", "がライフを失う", "う~った"),
    *inflected(Destroyed, "{what:noun}が破壊される", TA, "る~た"),
    phrase(Goes, "それを{zone}に置く"),
    *printed(Goes, "それをゲームから取り除く", zone="removed"),
    *printed(Goes, "それをオーナーの手札に戻す", zone="hand"),
    phrase(MultipliesDamage, "その{times}倍の点数のダメージを与える"),
    *printed(
        MultipliesDamage,
        "[それは[、]][(それ/そのクリーチャーかプレイヤー/そのパーマネントかプレイヤー)に[、]][その]{times}倍の[点数の]ダメージを与える",
    ),
    phrase(LessensDamage, "それを{less}点軽減する"),
    phrase(Regenerates, "それを再生する"),
    phrase(ShufflesIn, "それを公開し、オーナーのライブラリーに加えて切り直す"),
    *printed(ShufflesIn, "(それ/これ)を公開し、[それを]オーナーのライブラリーに加えて切り直す"),
    *printed(PutIntoGraveyard, "{what:noun}が(いずれかの領域から/いずれかの場所から/どこからでも)墓地に置かれる"),
)
