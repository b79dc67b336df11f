"""Event patterns: the events that trigger a triggered effect, or that a replacement effect replaces."""

from typing import ClassVar

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.governed import by
from rulesdb.engine.fab.card_parts.roles import EnteringPattern
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events.general import TurnMoment
from rulesdb.engine.fab.events.points import Damage
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.selection.general_patterns import Happens
from rulesdb.engine.fab.zones import ARENA, ZoneName
from rulesdb.engine.kernel.cards.roles import EventPattern, Filter, Players
from rulesdb.engine.kernel.events import CompoundEvent, Event
from rulesdb.engine.kernel.language.phrases import TA, inflected, phrase
from rulesdb.engine.kernel.records.governing import GovernedBy
from rulesdb.engine.kernel.selection.conditions import fits
from rulesdb.engine.kernel.selection.objects import You


class IsDealt(EventPattern, frozen=True):
    """Damage of a type is dealt; without a type, damage of any type."""

    damage: Damage | None = None
    """Type of the damage, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event deals damage of the type."""
        return isinstance(event, kinds.Deal) and self.damage in {None, event.damage}


class EntersArena(EnteringPattern, frozen=True):
    """An object that fits enters the arena (3.0.5)."""

    what: Filter | None
    """Condition on the object, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event moves such an object into the arena from elsewhere."""
        return (
            isinstance(event, kinds.Move)
            and event.to.name in ARENA
            and game.origin_of(event) not in ARENA
            and fits(game, self.what, event.object, context)
        )


class AppearsFrom(EventPattern, frozen=True):
    """An object that fits is put face up from a zone into another zone."""

    origin: ZoneName
    """Name of the zone that the object moves from."""
    what: Filter
    """Condition on the object."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such a move, after which the object is public."""
        if not isinstance(event, kinds.Move) or game.origin_of(event) != self.origin:
            return False
        is_public = event.zone_rules.is_public(event.to, event.is_public)
        return is_public and self.what.fits(game, event.object, context)


class ByEffectOf(EventPattern, frozen=True):
    """An event that the effect of a resolving layer makes."""

    layer: Filter
    """Condition on the layer."""
    event: EventPattern
    """The pattern of the event."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether such a layer resolves, and the event matches the pattern."""
        layer = game.state.resolving
        return layer is not None and self.layer.fits(game, layer, context) and self.event.matches(game, event, context)


class Begins(EventPattern, frozen=True):
    """A game, turn, phase or step begins; ``who`` must include the turn-player."""

    what: TurnMoment
    """The moment that begins: a game, turn, phase or step."""
    who: Players | None = You()
    """Players among whom the turn-player must be, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is this beginning, with one of the players as turn-player."""
        return (
            isinstance(event, kinds.Began)
            and event.what == self.what
            and (self.who is None or event.player in self.who.players(game, context))
        )


class Hits(EventPattern, frozen=True):
    """The attack of the source hits (7.5.5)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("ヒット", "7.5.5")}

    target: Filter | None = None
    """Condition on what is hit, None for any attack-target."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is a hit of the source, or of the attack-source as whose extension it attacks (1.4.3a)."""
        if not isinstance(event, kinds.AttackHit) or event.source not in _attackers(game, context.source):
            return False
        return self.target is None or fits(game, self.target, event.target, context)


class AttacksAsSource(EventPattern, frozen=True):
    """The source attacks, or an attack-proxy as its extension (7.2.4)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("攻撃のイベント", "7.2.4")}

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is an attack of the source, or of the attack-source as whose extension it attacks."""
        return isinstance(event, kinds.Attacked) and event.object in _attackers(game, context.source)


def _attackers(game: Game, source: int) -> tuple[int | None, ...]:
    """Return the ids of a source and of the attack-source as whose extension it attacks, as far as it is known."""
    is_known = game.has(source) or source in game.state.known
    return (source, game.object(source).proxy_of if is_known else None)


class FailsToWinClash(EventPattern, frozen=True):
    """One of the players fails to win a clash (8.5.45)."""

    who: Players
    """The players."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such a failure."""
        return isinstance(event, kinds.FailedClash) and event.player in self.who.players(game, context)


class IsCleared(EventPattern, frozen=True):
    """An object that fits is cleared, alone or with others (3.0.12)."""

    what: Filter
    """Condition on the object; one cleared object that meets it is enough."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event clears an object that fits."""
        return isinstance(event, kinds.Clear) and any(
            self.what.fits(game, object_id, context) for object_id in event.objects
        )


class OneOrMore(EventPattern, frozen=True):
    """One event, in or outside the game, in which a pattern is matched once or more (1.9.1a, 1.9.2)."""

    event: EventPattern
    """Pattern that every event within the one event must match."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event matches the pattern, is a compound event of matching events only, or is one outside."""
        if isinstance(event, kinds.OccurOutside):
            return isinstance(self.event, Happens) and self.event.kind is event.doing
        if isinstance(event, CompoundEvent):
            return all(self.event.matches(game, one, context) for one in event.events)
        return self.event.matches(game, event, context)


PHRASES = (
    *inflected(IsDealt, "<{damage}>ダメージが与えられる", TA, "る~た"),
    *inflected(AppearsFrom, "{what:noun}が{origin}からどこかに表向きで置かれる", TA, "る~た"),
    phrase(ByEffectOf, "{layer:noun}の効果によって、{event}"),
    phrase(ByEffectOf, "{layer:noun}の効果によって、{event:ta}", TA),
    *inflected(EntersArena, "{what:noun}が闘技場に出る", TA, "る~た"),
    *inflected(EntersArena, "何かが闘技場に出る", TA, "る~た", what=None),
    *inflected(Begins, "{who}の{what}になる", TA, "る~った"),
    *inflected(Begins, "だれかの{what}になる", TA, "る~った", who=None),
    *inflected(AttacksAsSource, "これが攻撃する", TA, "する~した"),
    *inflected(Hits, "これがヒットする", TA, "する~した"),
    *inflected(Hits, "これが{target:noun}にヒットする", TA, "する~した"),
    *inflected(IsCleared, "{what:noun}がクリアされる", TA, "る~た"),
    *inflected(FailsToWinClash, "{who}が激突に勝てない", TA, "い~かった"),
    phrase(OneOrMore, "1回以上、{event}"),
    phrase(OneOrMore, "1回以上、{event:ta}", TA),
)
