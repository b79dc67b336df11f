"""Event patterns: the events that trigger a triggered effect, or that a replacement effect replaces."""

from itertools import product, takewhile
from typing import ClassVar

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book, by
from rulesdb.engine.fab.card_parts.abilities import Continuous, Triggered
from rulesdb.engine.fab.card_parts.effects import ONCE, WOULD_CHAIN, WOULD_TURN, ChangesCost, Replaces
from rulesdb.engine.fab.card_parts.object_effects import GetsAbility
from rulesdb.engine.fab.card_parts.roles import NoAttack
from rulesdb.engine.fab.cards import ENGLISH_SUPERTYPES, Card, Stat, Subtype, Supertype
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Applied
from rulesdb.engine.fab.events.general import TurnMoment
from rulesdb.engine.fab.events.points import Damage
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import life, subtypes, types
from rulesdb.engine.fab.rules.cards.names import names_of
from rulesdb.engine.fab.rules.general.players import acting_hero, is_in_a_turn
from rulesdb.engine.fab.rules.objects.attacks import ends_a_life, is_attack
from rulesdb.engine.fab.rules.objects.moving import fits_as_it_moves
from rulesdb.engine.fab.rules.objects.references import is_source_of_attack
from rulesdb.engine.fab.selection.identity_filters import (
    AttackAction,
    ControlledByOpponent,
    IsYourHero,
    OwnedByOpponent,
    fused_with,
    was_played_with,
)
from rulesdb.engine.fab.selection.objects import (
    EveryHero,
    attack_and_source,
    attacked_in,
    attacking_hero,
)
from rulesdb.engine.fab.selection.replacements import DEALS_MORE, GAINS_MORE, GOES, LOSES, one_more
from rulesdb.engine.fab.zones import ARENA, ZoneName
from rulesdb.engine.kernel.cards.roles import Effect, EventPattern, Filter, OfThisTurn, Players, valued
from rulesdb.engine.kernel.effects.property_effects import AddsToValue
from rulesdb.engine.kernel.event_kinds.layer_events import Used
from rulesdb.engine.kernel.event_kinds.zone_events import CoreCreate, CoreMove
from rulesdb.engine.kernel.events import CompoundEvent, Event, OfPlayer, OutcomeReplaced, object_of
from rulesdb.engine.kernel.language.phrases import (
    PLAIN,
    PREDICATE,
    SERIES,
    TA,
    Row,
    english,
    english_later,
    inflected,
    phrase,
    phrases,
    printed,
    printed_later,
)
from rulesdb.engine.kernel.records.governing import GovernedBy
from rulesdb.engine.kernel.selection.conditions import AnyOf, fits
from rulesdb.engine.kernel.selection.filters import Anything, IsThis, Yours, controller_of
from rulesdb.engine.kernel.selection.objects import ControllersOf, Opponents, You


class Happens(EventPattern, frozen=True):
    """An event of one kind happens."""

    kind: type[Event]
    """Class of the event; its subclasses match, too."""
    who: Players | None = None
    """Players among whom whoever does it must be, None for any event, also one that nobody does."""
    what: Filter | None = None
    """Condition on the object that the event is about, None for any event, also one without an object."""
    by: Filter | None = None
    """Condition on the source, whose effect makes the event or which deals the damage; None for any or no source."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is of this kind and meets the conditions on its player, object and source."""
        return (
            isinstance(event, self.kind)
            and (self.who is None or player_acting(game, event) in self.who.players(game, context))
            and self._is_about(game, event, context)
            and (self.by is None or fits(game, self.by, source_of(game, event), context))
        )

    def _is_about(self, game: Game, event: Event, context: Context) -> bool:
        if isinstance(event, CoreMove):
            return fits_as_it_moves(game, self.what, event, context)
        return fits(game, self.what, object_of(event), context)


def source_of(game: Game, event: Event) -> int | None:
    """Return the source of an event, or the object as which its player acts without any source; None for neither."""
    if event.source is not None or not isinstance(event, OfPlayer):
        return event.source
    return acting_hero(game, event.player)


def player_acting(game: Game, event: Event) -> int | None:
    """Return the player of an event, or whose hand a card is discarded from, or else who controls its source."""
    if isinstance(event, OfPlayer):
        return event.player
    if isinstance(event, kinds.Discard):
        return game.player_of(event.object)
    if isinstance(event, kinds.Defended):
        return event.player
    return None if event.source is None else controller_of(game, event.source)


class Moves(EventPattern, NoAttack, frozen=True):
    """An object moves to a zone; if an origin is given, only from that zone."""

    to: ZoneName
    """Name of the zone that the object moves to."""
    origin: ZoneName | None = None
    """Name of the zone that the object moves from, None for any."""
    whose: Players | None = None
    """Players among whom the player of the zone must be, None for any."""
    what: Filter | None = None
    """Condition on the object, None for any."""
    is_face_up: bool = False
    """Whether the object must be put there face up."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such a move."""
        return (
            isinstance(event, CoreMove)
            and event.to.name == self.to
            and (not self.is_face_up or event.zone_rules.is_public(event.to, event.is_public))
            and (self.whose is None or event.to.owner in self.whose.players(game, context))
            and self.origin in {None, game.origin_of(event)}
            and fits_as_it_moves(game, self.what, event, context)
        )


class Turns(EventPattern, NoAttack, frozen=True):
    """An object that fits is turned face up or face down (8.5.24)."""

    what: Filter
    """Condition on the object."""
    is_public: bool
    """Whether the object is turned face up; False for face down."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event turns such an object, and not just for as long as its layer exists (5.2.4b)."""
        return (
            isinstance(event, kinds.Turned)
            and (event.is_public, event.is_shown) == (self.is_public, False)
            and fits(game, self.what, event.object, context)
        )


class BanishedFromBoosting(EventPattern, OfThisTurn, NoAttack, frozen=True):
    """A card is banished from a deck to pay the cost of boost (8.3.9)."""

    what: Filter
    """Condition on the banished card."""
    boosted: Filter | None = None
    """Condition on the card that is boosted, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event moves such a card from a deck, before the card that was its source has been played."""
        return (
            isinstance(event, CoreMove)
            and event.source is not None
            and (game.origin_of(event), event.to.name) == ("deck", "banished")
            and was_played_with(game, event.source, "ブースト")
            and not _was_played_before(game, event.source, event)
            and fits_as_it_moves(game, self.what, event, context)
            and fits(game, self.boosted, event.source, context)
        )


def _was_played_before(game: Game, card: int, event: Event) -> bool:
    """Whether a card had been played this turn before an event, which may be the one that happens now."""
    earlier = takewhile(lambda one: one is not event, game.state.history)
    return any(isinstance(one, kinds.CardPlayed) and one.object == card for one in earlier)


class PlaysWithCost(EventPattern, OfThisTurn, NoAttack, frozen=True):
    """A card is played for which an optional cost was paid, such as that of boost (8.3.9)."""

    cost: str
    """Name of the optional cost."""
    who: Players
    """Players among whom the player of the card must be."""
    what: Filter | None = None
    """Condition on the card, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is that a player has played such a card, for which the cost was declared."""
        return (
            isinstance(event, kinds.CardPlayed)
            and event.player in self.who.players(game, context)
            and was_played_with(game, event.object, self.cost)
            and fits(game, self.what, event.object, context)
        )


class FusesWith(EventPattern, OfThisTurn, NoAttack, frozen=True):
    """A card is played that is fused with a card of a supertype (8.3.17a)."""

    supertype: Supertype
    """The supertype."""
    who: Players
    """Players among whom the player of the card must be."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is that a player has played such a card."""
        return (
            isinstance(event, kinds.CardPlayed)
            and event.player in self.who.players(game, context)
            and self.supertype in fused_with(game, event.object)
        )


class IsTokenCreated(EventPattern, frozen=True):
    """One of the players creates a token with a name."""

    name: str
    """Name of the token, in Japanese or in English."""
    who: Players
    """Players among whom the creator of the token must be."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event creates a token with the name for one of the players."""
        return (
            isinstance(event, CoreCreate)
            and self.name in names_of(event.token)
            and event.player in self.who.players(game, context)
        )


class PlaysOrCreates(EventPattern, frozen=True):
    """One of the players plays a card with a subtype, or creates a token with it."""

    subtype: Subtype
    """The subtype."""
    who: Players
    """Players among whom the player of the event must be."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such a play or creation by one of the players."""
        match event:
            case kinds.CardPlayed(object=played):
                is_meant = self.subtype in subtypes(game, played)
            case CoreCreate(token=Card(subtypes=created)):
                is_meant = self.subtype in created
            case _:
                return False
        return is_meant and event.player in self.who.players(game, context)


class PlaysOrActivates(EventPattern, frozen=True):
    """One of the players plays a card that fits, or activates an ability whose layer does."""

    what: Filter
    """Condition on the card or the activated-layer."""
    who: Players | None = None
    """Players among whom the player of the event must be, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such a play or activation."""
        match event:
            case kinds.CardPlayed(object=layer) | Used(layer=layer):
                is_meant = fits(game, self.what, layer, context)
            case _:
                return False
        return is_meant and (self.who is None or event.player in self.who.players(game, context))


class NthThisTurn(EventPattern, OfThisTurn, frozen=True):
    """The event of a turn before which a number of others have matched a pattern."""

    event: EventPattern
    """The pattern."""
    number: int
    """Which one of the events that match it is meant, from 2."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event matches the pattern, and all but one of the number have done so earlier in the turn."""
        if not (is_in_a_turn(game) and self.event.matches(game, event, context)):
            return False
        earlier = (one for one in game.state.history if one is not event and self.event.matches(game, one, context))
        return sum(1 for _ in earlier) == self.number - 1


class FirstThisTurn(EventPattern, OfThisTurn, frozen=True):
    """The first event of a turn that matches a pattern, even if its outcome is replaced."""

    event: EventPattern
    """The pattern."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event matches the pattern, and no earlier one of the turn does."""
        earlier = (one.event if isinstance(one, OutcomeReplaced) else one for one in game.state.history)
        return (
            is_in_a_turn(game)
            and self.event.matches(game, event, context)
            and not any(one is not event and self.event.matches(game, one, context) for one in earlier)
        )


class IsDealt(EventPattern, NoAttack, frozen=True):
    """Damage of a type is dealt; without a type, damage of any type."""

    damage: Damage | None = None
    """Type of the damage, None for any."""
    by: Filter | None = None
    """Condition on the source of the damage, None for any."""
    to: Filter | None = None
    """Condition on what is dealt the damage, None for any object."""
    most: int | None = None
    """Greatest amount of the damage, from 1; None for any amount."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event deals damage of the type by such a source to such an object, and no more than the most."""
        return (
            isinstance(event, kinds.Deal)
            and (self.most is None or event.amount <= self.most)
            and fits(game, self.to, event.object, context)
            and self.damage in {None, event.damage}
            and (self.by is None or fits(game, self.by, event.source, context))
        )


class HeroGainsLife(EventPattern, NoAttack, frozen=True):
    """The hero of one of the players gains life (8.5.7)."""

    who: Players
    """The players."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is the gain of life by such a hero."""
        return isinstance(event, kinds.GainLife) and event.object in {
            game.hero(player) for player in self.who.players(game, context)
        }


class RollsNumber(EventPattern, NoAttack, frozen=True):
    """One of the players rolls one of some numbers on a die (8.5.18)."""

    who: Players
    """The players."""
    numbers: tuple[int, ...]
    """The numbers, from 1."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is the roll of such a number by one of the players."""
        return (
            isinstance(event, kinds.Rolled)
            and event.result in self.numbers
            and event.player in self.who.players(game, context)
        )


class EntersArena(EventPattern, NoAttack, frozen=True):
    """An object that fits enters the arena (3.0.5)."""

    what: Filter | None
    """Condition on the object, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event moves such an object into the arena from elsewhere."""
        return (
            isinstance(event, kinds.Move)
            and event.to.name in ARENA
            and game.origin_of(event) not in ARENA
            and fits_as_it_moves(game, self.what, event, context)
        )


class BecomesEquipped(EventPattern, NoAttack, frozen=True):
    """An object that fits is equipped (8.5.41), also by the procedure that starts the game (4.1.8)."""

    what: Filter
    """Condition on the object."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event equips such an object."""
        return isinstance(event, kinds.Equipped) and fits(game, self.what, event.object, context)


class EntersWithCounter(EntersArena, frozen=True):
    """An object that fits enters the arena with a counter on it."""

    counter: str
    """Name of the counter."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether such an object enters the arena, and brings at least one counter of the name."""
        counters = dict(event.counters) if isinstance(event, kinds.Move) else {}
        return counters.get(self.counter, 0) > 0 and super().matches(game, event, context)


class LeavesArenaFor(EventPattern, NoAttack, frozen=True):
    """An object that fits is put into a zone from the arena (3.0.5)."""

    what: Filter
    """Condition on the object."""
    to: ZoneName
    """Name of the zone that the object moves to, which is one of the controller's."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event moves such an object from the arena to the zone."""
        return (
            isinstance(event, kinds.Move)
            and (event.to.name, event.to.owner) == (self.to, context.controller)
            and game.origin_of(event) in ARENA
            and fits_as_it_moves(game, self.what, event, context)
        )


class BanishesOfOpponents(EventPattern, NoAttack, frozen=True):
    """The controller banishes a card that an opponent owns and that fits, as contracted (8.5.39)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("コントラクト", "8.5.39a")}

    what: Filter
    """Condition on the card."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether an effect of the controller banishes such a card."""
        return (
            isinstance(event, kinds.Banish)
            and event.source is not None
            and controller_of(game, event.source) == context.controller
            and OwnedByOpponent().fits(game, event.object, context)
            and fits(game, self.what, event.object, context)
        )


class LeavesArena(EventPattern, NoAttack, frozen=True):
    """An object that fits leaves the arena (3.0.5)."""

    what: Filter
    """Condition on the object, as it was last."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event moves such an object from the arena to elsewhere."""
        return (
            isinstance(event, kinds.Move)
            and game.origin_of(event) in ARENA
            and event.to.name not in ARENA
            and fits_as_it_moves(game, self.what, event, context)
        )


class AppearsFrom(EventPattern, NoAttack, frozen=True):
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
        return is_public and fits_as_it_moves(game, self.what, event, context)


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


class Begins(EventPattern, NoAttack, frozen=True):
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

    target: Filter | None = None
    """Condition on what is attacked, which one of several attack-targets meets; None for any attack-target."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is an attack of the source, or of the attack-source as whose extension it attacks."""
        if not isinstance(event, kinds.Attacked) or event.object not in _attackers(game, context.source):
            return False
        return _is_against(game, self.target, event, context)


class ObjectAttacks(EventPattern, frozen=True):
    """An object that fits attacks, or an attack-proxy as its extension (7.2.4)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("攻撃のイベント", "7.2.4")}

    what: Filter
    """Condition on the attack or its attack-source."""
    target: Filter | None = None
    """Condition on what is attacked, None for any attack-target; one that fits is enough."""
    who: Players | None = None
    """Players among whom the controller of the attack must be, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is an attack of such an object on such a target."""
        return (
            isinstance(event, kinds.Attacked)
            and (self.who is None or controller_of(game, event.object) in self.who.players(game, context))
            and any(self.what.fits(game, one, context) for one in attack_and_source(game, event))
            and _is_against(game, self.target, event, context)
        )


class ObjectHits(EventPattern, frozen=True):
    """An attack of an object that fits hits (7.5.5)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("ヒット", "7.5.5")}

    what: Filter
    """Condition on the attack or its attack-source."""
    target: Filter | None = None
    """Condition on what is hit, None for any attack-target."""
    who: Players | None = None
    """Players among whom the controller of the attack must be, None for any."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is a hit of such an object on such a target."""
        return (
            isinstance(event, kinds.AttackHit)
            and (self.who is None or controller_of(game, event.object) in self.who.players(game, context))
            and any(self.what.fits(game, one, context) for one in attack_and_source(game, event))
            and _is_against(game, self.target, event, context)
        )


def _is_against(game: Game, target: Filter | None, event: Event, context: Context) -> bool:
    """Whether anything that is attacked or hit in an event fits a filter."""
    return target is None or any(fits(game, target, one, context) for one in attacked_in(event))


class DealsAtLeast(EventPattern, frozen=True):
    """The source deals an amount of damage or more at once (8.5.3)."""

    least: int
    """Least amount, from 1."""
    damage: Damage | None = None
    """Type of the damage, None for any."""
    target: Filter | None = None
    """Condition on what is dealt the damage, None for any object."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the source deals so much damage to such an object."""
        return (
            isinstance(event, kinds.Deal)
            and event.source in _attackers(game, context.source)
            and event.amount >= self.least
            and self.damage in {None, event.damage}
            and fits(game, self.target, event.object, context)
        )


def _attackers(game: Game, source: int) -> tuple[int | None, ...]:
    """Return the ids of a source and of the attack-source as whose extension it attacks, as far as it is known."""
    is_known = game.has(source) or source in game.state.known
    return (source, game.object(source).proxy_of if is_known else None)


class BeginsAttack(EventPattern, frozen=True):
    """The controller plays an attack action card, or activates the attack of a weapon (8.6.1)."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is one of both."""
        match event:
            case kinds.CardPlayed(player=context.controller, object=card):
                return AttackAction().fits(game, card, context)
            case kinds.Used(player=context.controller, object=weapon, layer=layer):
                return "weapon" in types(game, weapon) and is_attack(game, layer)
        return False


class Intimidates(EventPattern, NoAttack, frozen=True):
    """One of the players intimidates a hero, by which a card is banished (8.5.10)."""

    who: Players
    """The players."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is the banishment by an effect of one of the players that intimidates."""
        is_one = isinstance(event, kinds.Banish) and event.by == "fab:8.5.10"
        return is_one and player_acting(game, event) in self.who.players(game, context)


class FailsToWinClash(EventPattern, NoAttack, frozen=True):
    """One of the players fails to win a clash (8.5.45)."""

    who: Players
    """The players."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such a failure."""
        return isinstance(event, kinds.FailedClash) and event.player in self.who.players(game, context)


class IsCleared(EventPattern, NoAttack, frozen=True):
    """An object that fits is cleared, alone or with others (3.0.12)."""

    what: Filter
    """Condition on the object; one cleared object that meets it is enough."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event clears an object that fits."""
        return isinstance(event, kinds.Clear) and any(
            self.what.fits(game, object_id, context) for object_id in event.objects
        )


class DefendsAgainstIt(EventPattern, frozen=True):
    """An object that fits becomes a defending card against the source, or an attack of the source (7.0.5a)."""

    what: Filter
    """Condition on the object."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether by the event such an object defends on a chain link whose attack or attack-source is the source."""
        return (
            isinstance(event, kinds.Defended)
            and game.link is not None
            and context.source in {game.link.attack, game.link.source}
            and fits(game, self.what, event.object, context)
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


class Dies(EventPattern, NoAttack, frozen=True):
    """A living object that fits dies (2.5.3g)."""

    what: Filter
    """Condition on the object, as it was last."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether by the event such an object ceases to exist."""
        if not ends_a_life(game, event):
            return False
        dead = object_of(event)
        return dead is not None and life(game, dead) is not None and fits(game, self.what, dead, context)


class IsModified(EventPattern, frozen=True):
    """An object gains a modification of a numeric property by an effect."""

    what: Filter
    """Condition on the object."""
    stat: Stat
    """The numeric property."""
    amount: int | None = None
    """The exact amount of the modification, None for any above 0."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event applies such an effect to an object that fits."""
        if not isinstance(event, Applied) or not adds_to(event.effect, self.stat):
            return False
        gained = amount_gained(game, event, context)
        is_meant = gained > 0 if self.amount is None else gained == self.amount
        return is_meant and self._is_about(game, event.object, context)

    def _is_about(self, game: Game, object_id: int, context: Context) -> bool:
        return self.what.fits(game, object_id, context) and not is_left_alone(game, self.what, object_id)


@book.filter("1.4.3d#sentence-3")
def is_left_alone(game: Game, what: Filter, object_id: int) -> bool:
    """Replacement of effects that apply to attacks does not modify an effect that applies to an attack-source."""
    return is_source_of_attack(game, what, game.object(object_id))


def adds_to(effect: Effect | None, stat: str) -> bool:
    """Whether an effect adds to a numeric property."""
    return isinstance(effect, AddsToValue) and effect.stat == stat


def amount_added(game: Game, effect: Effect | None, context: Context) -> int:
    """Return how much an effect adds to a numeric property, 0 for one that adds nothing."""
    return valued(game, effect.amount, context) if isinstance(effect, AddsToValue) else 0


@book.definition("6.2.5#sentence-4")
def amount_gained(game: Game, event: Applied, context: Context) -> int:
    """Each application of a continuous effect is considered a separate event, by which an object gains its amount."""
    return amount_added(game, event.effect, context)


PAST, AT, FIRST, DONE, DEALT, DEALT_BY = "past", "at", "first", "done", "dealt", "dealt_by"
"""English forms of an event: in the past, as a point of time, as the first one of a turn, behind "you have not", as
damage that a layer has dealt, and as what deals the damage."""
NOT_DONE = "not_done"
"""The English form of an event as what has not happened, with its subject."""
NEXT_MOMENT = "next_moment"
"""The English form of a moment as the next one of its kind."""
POINTS = "points"
"""The form of an event as the points of it that are counted."""
WOULD_DEAL, WOULD_GAIN, WOULD_GO, WOULD_LIVE = "would_deal", "would_gain", "would_go", "would_live"
"""Forms of an event before it happens, as damage that something would deal, as what something would gain, as the
move of the source, and as life that a hero would gain."""
SECOND, THIRD = "second", "third"
"""English forms of an event as the second and the third one of a turn."""
_PAST_FORMS = {"draw": "drawn"}
_WHOSE: dict[str, Players | None] = {
    "your ": You(), "each ": None, "the ": None, "each hero's ": None, "each opponent's ": Opponents(),
    "each opposing hero's ": Opponents(),
}  # fmt: skip
"""The English words for the players in whose turn a moment is."""
_THIS_DEFENDS = Happens(kinds.Defended, what=IsThis())


def _deeds(kind: type[Event], verb: str) -> tuple[Row, ...]:
    """Return the English rows of what players do with cards, now and in the past."""
    past = _PAST_FORMS.get(verb, f"{verb}{'' if verb.endswith('e') else 'e'}d")
    return (
        *english(Happens, f"you {verb} a {{what:noun/permanent}}", kind=kind, who=You()),
        *english(Happens, f"you have {past} a {{what:noun/permanent}}", PAST, kind=kind, who=You()),
        *english(Happens, f"you {verb} a card", kind=kind, who=You()),
        *english(Happens, f"you have {past} a card", PAST, kind=kind, who=You()),
        *english(Happens, f"{past} a {{what:noun/permanent}}", DONE, kind=kind, who=You()),
        *english(Happens, f"a opponent has {past} a card", PAST, kind=kind, who=Opponents()),
        *english(Happens, f"a opponent has {past} a {{what:noun/permanent}}", PAST, kind=kind, who=Opponents()),
    )


PHRASES = (
    *english(BeginsAttack, "you play a attack action card or activate a weapon attack"),
    *phrases(Happens, "[{by:noun}によって、][{who}によって、]{what:noun}{kind:what}"),
    *phrases(Happens, "[{by:noun}によって、][{who}によって、]{kind}", what=None),
    *phrases(Happens, "[{by:noun}によって、][{who}によって、]{what:noun}{kind:what_ta}", TA),
    *phrases(Happens, "[{by:noun}によって、][{who}によって、]{kind:ta}", TA, what=None),
    *inflected(
        Moves, "オブジェクトが[{origin}から][{whose}の]{to}に[表向きで@is_face_up]移る", TA, "る~った", what=None
    ),
    *inflected(Moves, "{what:noun}が[{origin}から][{whose}の]{to}に[表向きで@is_face_up]移る", TA, "る~った"),
    *inflected(Turns, "{what:noun}が表向きになる", TA, "る~った", is_public=True),
    *inflected(Turns, "{what:noun}が裏向きになる", TA, "る~った", is_public=False),
    *inflected(BanishedFromBoosting, "[{boosted:noun}の]ブーストのコストとして、{what:noun}が追放される", TA, "る~た"),
    phrase(NthThisTurn, "各ターンで{number}回目に{event}"),
    phrase(NthThisTurn, "各ターンで{number}回目に{event:ta}", TA),
    phrase(FirstThisTurn, "各ターンで初めて{event}"),
    phrase(FirstThisTurn, "各ターンで初めて{event:ta}", TA),
    *inflected(FusesWith, "{who}が「{supertype}」のカードと混融してカードをプレイする", TA, "する~した"),
    *inflected(PlaysWithCost, "{who}が「{cost}」のコストを支払ってカードをプレイする", TA, "する~した"),
    *inflected(PlaysWithCost, "{who}が「{cost}」のコストを支払って{what:noun}をプレイする", TA, "する~した"),
    *inflected(IsTokenCreated, "{who}が「{name}」トークンを作成する", TA, "する~した"),
    *inflected(PlaysOrCreates, "{who}がサブタイプが{subtype}のものをプレイまたは作成する", TA, "する~した"),
    *inflected(PlaysOrActivates, "[{who}によって、]{what:noun}がプレイまたは起動される", TA, "る~た"),
    *inflected(IsDealt, "[{by:noun}によって、][{most}点以下の][{damage}]ダメージが与えられる", TA, "る~た"),
    *inflected(IsDealt, "[{by:noun}によって、]{to:noun}が[{most}点以下の][{damage}]ダメージを受ける", TA, "る~た"),
    *inflected(HeroGainsLife, "{who}のヒーローがライフを得る", TA, "る~た"),
    *inflected(RollsNumber, "{who}がダイスで{numbers|か}の目を出す", TA, "す~した"),
    *english(RollsNumber, "you roll a {numbers| or } on a die", who=You()),
    *english(RollsNumber, "you have rolled a {numbers| or } on a die", PAST, who=You()),
    *english(RollsNumber, "a hero rolls a {numbers| or } on a die", who=EveryHero()),
    *inflected(AppearsFrom, "{what:noun}が{origin}からどこかに表向きで置かれる", TA, "る~た"),
    phrase(ByEffectOf, "{layer:noun}の効果によって、{event}"),
    phrase(ByEffectOf, "{layer:noun}の効果によって、{event:ta}", TA),
    *inflected(BecomesEquipped, "{what:noun}が装備される", TA, "る~た"),
    *inflected(EntersArena, "{what:noun}が闘技場に出る", TA, "る~た"),
    *inflected(EntersArena, "何かが闘技場に出る", TA, "る~た", what=None),
    *inflected(EntersWithCounter, "{what:noun}が「{counter}」カウンターを置いた状態で闘技場に出る", TA, "る~た"),
    *inflected(EntersWithCounter, "何かが「{counter}」カウンターを置いた状態で闘技場に出る", TA, "る~た", what=None),
    *inflected(LeavesArenaFor, "{what:noun}が闘技場からあなたの{to}に置かれる", TA, "る~た"),
    *inflected(BanishesOfOpponents, "契約として、あなたが対戦相手の{what:noun}を追放する", TA, "する~した"),
    *inflected(LeavesArena, "{what:noun}が闘技場を離れる", TA, "る~た"),
    *inflected(Begins, "{who}の{what}になる", TA, "る~った"),
    *inflected(Begins, "だれかの{what}になる", TA, "る~った", who=None),
    *inflected(AttacksAsSource, "これが[{target:noun}を]攻撃する", TA, "する~した"),
    *inflected(ObjectAttacks, "[{who}によって、]{what:noun}が[{target:noun}を]攻撃する", TA, "する~した"),
    *inflected(ObjectHits, "[{who}によって、]{what:noun}が[{target:noun}に]ヒットする", TA, "する~した"),
    *inflected(DealsAtLeast, "これが[{target:noun}に]{least}点以上の[{damage}]ダメージを与える", TA, "る~た"),
    *inflected(Hits, "これがヒットする", TA, "する~した"),
    *inflected(Hits, "これが{target:noun}にヒットする", TA, "する~した"),
    *inflected(BeginsAttack, "あなたが攻撃アクションカードをプレイするか武器の攻撃を起動する", TA, "する~した"),
    *inflected(IsCleared, "{what:noun}がクリアされる", TA, "る~た"),
    *inflected(Intimidates, "{who}が威嚇を行う", TA, "う~った"),
    *english(Intimidates, "you intimidate", who=You()),
    *english(Intimidates, "you intimidate a hero", who=You()),
    *english(Intimidates, "you have intimidated", PAST, who=You()),
    *english(Intimidates, "you have intimidated a hero", PAST, who=You()),
    *inflected(FailsToWinClash, "{who}が激突に勝てない", TA, "い~かった"),
    *inflected(DefendsAgainstIt, "{what:noun}がこれを防御し始める", TA, "る~た"),
    phrase(OneOrMore, "1回以上、{event}"),
    phrase(OneOrMore, "1回以上、{event:ta}", TA),
    *inflected(Dies, "{what:noun}が死亡する", TA, "する~した"),
    *inflected(IsModified, "{what:noun}が{stat}に[ちょうど{amount}の]修整を得る", TA, "る~た"),
    *(
        row
        for word, who in (("a opponent", Opponents()), ("a hero", EveryHero()))
        for verb, kind in (
            ("plays", kinds.CardPlayed),
            ("pitches", kinds.Pitch),
            ("discards", kinds.Discard),
            ("draws", kinds.Draw),
        )
        for row in (
            *english(Happens, f"{word} {verb} a card", kind=kind, who=who),
            *english(Happens, f"{word} {verb} a {{what:noun/permanent}}", kind=kind, who=who),
        )
    ),
    *_deeds(kinds.CardPlayed, "play"),
    *_deeds(kinds.Pitch, "pitch"),
    *_deeds(kinds.Discard, "discard"),
    *_deeds(kinds.Draw, "draw"),
    *english(Happens, "this is played", kind=kinds.CardPlayed, what=IsThis()),
    *english(Happens, "this defends", kind=kinds.Defended, what=IsThis()),
    *english(Happens, "this is destroyed", kind=kinds.Destroy, what=IsThis()),
    *english(Happens, "this is banished", kind=kinds.Banish, what=IsThis()),
    *english(Happens, "a {what:noun/permanent} is destroyed", kind=kinds.Destroy),
    *english(Happens, "a {what:noun/permanent} has been destroyed", PAST, kind=kinds.Destroy),
    *english(Happens, "this is pitched", kind=kinds.Pitch, what=IsThis()),
    *english(Happens, "you pitch this", kind=kinds.Pitch, who=You(), what=IsThis()),
    *english(Happens, "you win a clash revealing this", kind=kinds.WonClash, who=You(), what=IsThis()),
    *english(Happens, "you banish a {what:noun/permanent}", kind=kinds.Banish, by=Yours()),
    *english(Happens, "banished a {what:noun/permanent}", DONE, kind=kinds.Banish, by=Yours()),
    *english(Happens, "you have activated a {what:noun/permanent}", PAST, kind=Used, who=You()),
    *english(Happens, "you have banished a {what:noun/permanent}", PAST, kind=kinds.Banish, by=Yours()),
    *english(IsTokenCreated, "you create a 「{name}」 token", who=You()),
    *english(HeroGainsLife, "a hero would get life", WOULD_LIVE, who=EveryHero()),
    *english(HeroGainsLife, "a opponent would get life", WOULD_LIVE, who=Opponents()),
    *english(Replaces, f"if {{when:{WOULD_LIVE}}}, instead {{instead:{LOSES}}}", kind="standard"),
    *english(Replaces, f"{{when:{WOULD_LIVE}}} this turn, instead {{instead:{LOSES}}}", WOULD_TURN, kind="standard"),
    *english(Happens, "this is dealt damage", kind=kinds.Deal, what=IsThis()),
    *english(Moves, "this would be put into your {to} from anywhere", WOULD_GO, whose=You(), what=IsThis()),
    *english(Moves, "this would be put into your {to}", WOULD_GO, whose=You(), what=IsThis()),
    *english(Moves, "this would be put into a {to}", WOULD_GO, what=IsThis()),
    *english(Replaces, f"if {{when:{WOULD_GO}}}, instead {{instead:{GOES}}}", kind="standard"),
    *english(IsTokenCreated, "you would create 1 or more 「{name}」 tokens", "would_create", who=You()),
    *english(OneOrMore, "{event:would_create}", "would_create_some"),
    *english(
        Replaces,
        "if {when:would_create_some}, instead create that many plus 1",
        kind="standard",
        instead=one_more(),
    ),
    *english(IsTokenCreated, "you have created a 「{name}」 token", PAST, who=You()),
    *english(IsTokenCreated, "created a 「{name}」 token", DONE, who=You()),
    *english(PlaysOrCreates, "you play or create a {subtype}", who=You()),
    *english(PlaysOrCreates, "you have played or created a {subtype}", PAST, who=You()),
    *english(
        Happens,
        "the attacking hero has destroyed a {what:permanent}",
        PAST,
        kind=kinds.Destroy,
        who=ControllersOf(attacking_hero()),
    ),
    *english(PlaysOrActivates, "a {what:noun} has been played or activated", PAST),
    *english(PlaysOrActivates, "you play or activate a {what:noun}", who=You()),
    *english(PlaysOrActivates, "you have played or activated a {what:noun}", PAST, who=You()),
    *english(PlaysOrActivates, "a opponent plays or activates a {what:noun}", who=Opponents()),
    *english(PlaysOrActivates, "a opponent has played or activated a {what:noun}", PAST, who=Opponents()),
    *english(PlaysOrActivates, "played a card or activated a ability", DONE, who=You(), what=Anything()),
    *english(PlaysOrActivates, "you have played a card or activated a ability", PAST, who=You(), what=Anything()),
    *english(PlaysOrActivates, "you play a card or activate a ability", who=You(), what=Anything()),
    *english(
        PlaysOrActivates,
        "the attacking hero has played or activated a {what:noun}",
        PAST,
        who=ControllersOf(attacking_hero()),
    ),
    *english(Dies, "this dies", what=IsThis()),
    *english(Dies, "a {what:permanent} dies"),
    *english(IsDealt, "this deals[ {damage}] damage", by=IsThis()),
    *english(IsDealt, "{most} or less[ {damage}] damage", "dealt_at_most"),
    *english(IsDealt, "exactly 1[ {damage}] damage", "dealt_at_most", most=1),
    *(
        row
        for to in ("", " to a {to:attacked}")
        for row in (
            *english(IsDealt, f"a {{by:noun/permanent}} would deal[ {{damage}}] damage{to}", WOULD_DEAL),
            *english(IsDealt, f"this would deal[ {{damage}}] damage{to}", f"this_{WOULD_DEAL}", by=IsThis()),
            *english(IsDealt, f"you would deal[ {{damage}}] damage{to}", WOULD_DEAL, by=Yours()),
        )
    ),
    *english(DealsAtLeast, "this would deal {least} or more damage", f"this_{WOULD_DEAL}"),
    *english(IsModified, "a {what:noun/permanent} would get {stat}", WOULD_GAIN),
    *english(IsModified, "this would get {stat}", f"this_{WOULD_GAIN}", what=IsThis()),
    *(
        row
        for this, (when, instead) in product(("this_", ""), ((WOULD_DEAL, DEALS_MORE), (WOULD_GAIN, GAINS_MORE)))
        for before, words, form in (
            ("if ", "", PLAIN),
            ("whenever ", "", PLAIN),
            ("", " this turn", WOULD_TURN),
            ("", " this combat chain", WOULD_CHAIN),
        )
        for row in english(
            Replaces,
            f"{before}{{when:{this}{when}}}{words}, instead {{instead:{this}{instead}}}",
            form,
            kind="standard",
        )
    ),
    *english(IsDealt, "{by:noun} effects that deal[ {damage}] damage", "by_effects"),
    *english(Replaces, "{when:by_effects} instead {instead:plus_several}", kind="standard"),
    *english(Replaces, "{instead:amp}", "amp", kind="standard", when=IsDealt("arcane", by=Yours())),
    *english(Replaces, "{instead:plus}", "plus", kind="standard", when=IsDealt("arcane", by=IsThis())),
    *(
        row
        for who, applies in (("you", Yours()), ("opposing heroes", ControlledByOpponent()))
        for abilities in ("abilities", "activated abilities")
        for end in ("", " to play or activate")
        for row in english(
            ChangesCost,
            f"cards and {abilities} cost {who} a additional {{amount}} resource{end}",
            way="increase",
            of="both",
            applies=applies,
        )
    ),
    *english(Continuous, "{effect:plus}", "plus"),
    *english(GetsAbility, "instead {ability:plus}", "plus"),
    *english(ObjectAttacks, "you attack", who=You(), what=Anything()),
    *english(ObjectHits, "you hit", who=You(), what=Anything()),
    *english(Happens, "a {what:noun} wagers", kind=kinds.Wagered),
    *english(Happens, "you have wagered", PAST, kind=kinds.Wagered, who=You()),
    *english(DealsAtLeast, "this deals[ {damage}] damage to a {target:attacked}", least=1),
    *english(DealsAtLeast, "this has dealt[ {damage}] damage to a {target:attacked}", DEALT, least=1),
    *english(DealsAtLeast, "this has dealt[ {damage}] damage", DEALT, least=1),
    *english(OneOrMore, "this is defended by 1 or more {event:defenders}"),
    *english(DefendsAgainstIt, "{what:nouns/permanents}", "defenders"),
    *english(DefendsAgainstIt, "this is defended by a {what:noun/permanent}"),
    *english(Happens, "this is discarded", kind=kinds.Discard, what=IsThis()),
    *english(Happens, "you defend with this", kind=kinds.Defended, what=IsThis()),
    *english(Happens, "the combat chain closes", kind=kinds.Closed),
    *english(Moves, "this is put into your graveyard from anywhere", to="graveyard", whose=You(), what=IsThis()),
    *english(Triggered, "when this defends {while_:against}, {layer:alone|}", on=_THIS_DEFENDS),
    *english(Triggered, "whenever this defends {while_:against}, {layer:alone|}", on=_THIS_DEFENDS),
    *(
        row
        for plain, past, cost in (("boost", "boosted", "ブースト"), ("beat chest", "beaten chest", "ビートチェスト"))
        for row in (
            *english(PlaysWithCost, f"you {plain}", who=You(), cost=cost),
            *english(PlaysWithCost, f"you {plain} a card", who=You(), cost=cost),
            *english(PlaysWithCost, f"you {plain} a {{what:noun}}", who=You(), cost=cost),
            *english(PlaysWithCost, f"you have {past}", PAST, who=You(), cost=cost),
            *english(PlaysWithCost, f"you have {past} a {{what:noun}}", PAST, who=You(), cost=cost),
        )
    ),
    *english(Happens, "this banishes a {what:noun}", kind=kinds.Banish, by=IsThis()),
    *english(AttacksAsSource, "this attacks"),
    *english(AttacksAsSource, "this attacks a {target:attacked}"),
    *english(Happens, "{by:noun}", DEALT_BY, kind=kinds.Deal),
    *english(Happens, "{what:you} lose life", kind=kinds.LoseLife),
    *english(Happens, "{what:you} have lost life", PAST, kind=kinds.LoseLife),
    *english(Happens, "{what:you} get life", kind=kinds.GainLife),
    *english(Happens, "{what:you} have gained life", PAST, kind=kinds.GainLife),
    *english(Happens, "{what:you} are dealt damage", kind=kinds.Deal),
    *english(Happens, "a {what:attacked} is dealt damage", kind=kinds.Deal),
    *english(Happens, "{what:you} have been dealt damage", PAST, kind=kinds.Deal),
    *english(FirstThisTurn, "{event}", FIRST),
    *english(NthThisTurn, "{event}", SECOND, number=2),
    *english(NthThisTurn, "{event}", THIRD, number=3),
    *english(AttacksAsSource, "you attack with this"),
    *english(AnyOf, "you attack or defend with this", SERIES, events=(AttacksAsSource(), _THIS_DEFENDS)),
    *english(ObjectAttacks, "a {what:noun/permanent} attacks"),
    *english(ObjectAttacks, "a {what:noun/permanent} attacks a {target:attacked}"),
    *english(ObjectAttacks, "you attack with a {what:noun/permanent}", who=You()),
    *english(ObjectAttacks, "you attack a {target:attacked} with a {what:noun/permanent}", who=You()),
    *english(ObjectAttacks, "you attack a {target:attacked}", who=You(), what=Anything()),
    *english(ObjectAttacks, "you have attacked with a {what:noun/permanent}", PAST, who=You()),
    *english(ObjectAttacks, "you have attacked a {target:attacked}", PAST, who=You(), what=Anything()),
    *english(ObjectHits, "a {what:noun/permanent} hits"),
    *english(ObjectHits, "a {what:noun/permanent} hits a {target:attacked}"),
    *english(ObjectHits, "a {what:noun/permanent} has hit", PAST),
    *(
        row
        for not_hit, not_attacked in (("has not hit", "has not attacked"), ("did not hit", "did not attack"))
        for row in (
            *english(ObjectHits, f"a {{what:noun/permanent}} {not_hit}", NOT_DONE),
            *english(ObjectAttacks, f"a {{what:noun/permanent}} {not_attacked}", NOT_DONE),
            *english(ObjectHits, f"this {not_hit}", NOT_DONE, what=IsThis()),
            *english(ObjectAttacks, f"this {not_attacked}", NOT_DONE, what=IsThis()),
        )
    ),
    *english(ObjectHits, "this has hit", PAST, what=IsThis()),
    *english(ObjectAttacks, "this has attacked", PAST, what=IsThis()),
    *english(Happens, "this has defended", PAST, kind=kinds.Defended, what=IsThis()),
    *english(Happens, "this defended", PAST, kind=kinds.Defended, what=IsThis()),
    *english(Happens, "you have won a clash", PAST, kind=kinds.WonClash, who=You()),
    *english(ObjectHits, "you hit a {target:attacked}", who=You(), what=Anything()),
    *english(ObjectHits, "you hit a {target:attacked} with a {what:noun/permanent}", who=You()),
    *english(ObjectHits, "you have hit with a {what:noun/permanent}", PAST, who=You()),
    *english(ObjectHits, "you have hit", PAST, who=You(), what=Anything()),
    *english(Hits, "this hits"),
    *english(Hits, "this hits a {target:attacked}"),
    *english(IsDealt, "a {by:noun/permanent} deals[ {damage}] damage"),
    *english(IsDealt, "a {by:noun/permanent} deals[ {damage}] damage to a {to:attacked}"),
    *english(IsDealt, "a {by:noun/permanent} has dealt[ {damage}] damage", PAST),
    *english(IsDealt, "a {by:noun/permanent} has dealt[ {damage}] damage to a {to:attacked}", PAST),
    *english(IsDealt, "you deal[ {damage}] damage", by=Yours()),
    *english(IsDealt, "you have dealt[ {damage}] damage", PAST, by=Yours()),
    *english(IsDealt, "you deal[ {damage}] damage to a {to:attacked}", by=Yours()),
    *english(IsDealt, "you have dealt[ {damage}] damage to a {to:attacked}", PAST, by=Yours()),
    *(
        row
        for damage in ("{damage} damage", "damage")
        for row in (
            *english(IsDealt, f"{damage} you have dealt", POINTS, by=Yours()),
            *english(IsDealt, f"{damage} you have dealt to {{to:heroes}}", POINTS, by=Yours()),
        )
    ),
    *english(Happens, "life you have gained", POINTS, kind=kinds.GainLife, what=IsYourHero()),
    *english(Happens, "life you have lost", POINTS, kind=kinds.LoseLife, what=IsYourHero()),
    english_later(
        row
        for supertype, words in ENGLISH_SUPERTYPES.items()
        for row in (
            *english(FusesWith, f"you have {words} fused", PAST, supertype=supertype, who=You()),
            *english(FusesWith, f"you {words} fuse", supertype=supertype, who=You()),
        )
    ),
    *english(Happens, "you have transcended", PAST, kind=kinds.Transcended, who=You()),
    *english(Happens, "you transcend", kind=kinds.Transcended, who=You()),
    *english(Happens, "you have charged", PAST, kind=kinds.Charge, by=Yours()),
    *english(Happens, "you charge", kind=kinds.Charge, by=Yours()),
    *english(Happens, "this is charged to your hero's soul", kind=kinds.Charge, what=IsThis()),
    *english(Happens, "you play this", kind=kinds.CardPlayed, what=IsThis()),
    *english(Happens, "a {what:attacked} has lost life", PAST, kind=kinds.LoseLife),
    *english(Happens, "a {what:attacked} has gained life", PAST, kind=kinds.GainLife),
    *(
        row
        for face in ("", " face up")
        for row in (
            *english(
                Moves, f"a {{what:noun/permanent}} is put{face} into your {{to}}", whose=You(), is_face_up=bool(face)
            ),
            *english(
                Moves,
                f"a {{what:noun/permanent}} is put{face} into your {{to}} from your {{origin}}",
                whose=You(),
                is_face_up=bool(face),
            ),
            *english(Moves, f"this is put{face} into your {{to}}", whose=You(), what=IsThis(), is_face_up=bool(face)),
        )
    ),
    *(
        row
        for side, is_public in (("up", True), ("down", False))
        for row in (
            *english(Turns, f"this is turned face {side}", what=IsThis(), is_public=is_public),
            *english(Turns, f"a {{what:noun/permanent}} is turned face {side}", is_public=is_public),
        )
    ),
    *english(BanishedFromBoosting, "this is banished from boosting", what=IsThis()),
    *english(BanishedFromBoosting, "a {what:permanent} was banished from boosting this", DEALT, boosted=IsThis()),
    *english(BanishedFromBoosting, "a {what:noun/permanent} is banished to pay a boost cost"),
    *english(Moves, "a card is put into your {to}", whose=You()),
    *english(Moves, "a {what:noun/permanent} has been put into your {to}", PAST, whose=You()),
    *english(Moves, "a card has been put into your {to}", PAST, whose=You()),
    *english(DealsAtLeast, "this deals {least} or more damage"),
    *english(DealsAtLeast, "this deals {least} or more damage to a {target:attacked}"),
    *english(DealsAtLeast, "this has dealt {least} or more damage", DEALT),
    *english(DealsAtLeast, "this has dealt {least} or more damage to a {target:attacked}", DEALT),
    *english(BanishesOfOpponents, "you are contracted to banish opponents' {what:nouns}"),
    *english(LeavesArena, "this leaves the arena", what=IsThis()),
    *english(LeavesArena, "a {what:noun/permanent} leaves the arena"),
    *english(BecomesEquipped, "this is equipped", what=IsThis()),
    *english(BecomesEquipped, "you equip this", what=IsThis()),
    *english(EntersArena, "this enters the arena", what=IsThis()),
    *english(EntersArena, "a {what:noun/permanent} enters the arena"),
    *(
        row
        for whose, who in _WHOSE.items()
        for row in (
            *english(Begins, f"the start of {whose}turn", AT, what="start of turn", who=who),
            *english(
                Begins, f"the beginning of {whose}action phase", AT, what="beginning of the action phase", who=who
            ),
            *english(Begins, f"the beginning of {whose}end phase", AT, what="beginning of the end phase", who=who),
        )
    ),
    *english(Begins, "the beginning of the end phase", NEXT_MOMENT, what="beginning of the end phase", who=None),
    *(
        row
        for words, what in (
            ("start of {who:whose} next turn", "start of turn"),
            ("beginning of {who:whose} next action phase", "beginning of the action phase"),
            ("beginning of {who:whose} next end phase", "beginning of the end phase"),
        )
        for row in english(Begins, f"the {words}", NEXT_MOMENT, what=what)
    ),
)
CLOSING = "closing"
"""The form of the next closing of the combat chain, and of what is done then, within an effect."""
HAD = "had"
"""The form of an event as what has happened before: していた."""
HAD_NOT = "had_not"
"""The form of an event as what has not happened: していない."""
_PRINTED_DEEDS: dict[type[Event], tuple[str, str, str, str]] = {
    kinds.CardPlayed: ("プレイする", "プレイした", "プレイしている", "プレイしていない"),
    kinds.Pitch: ("ピッチする", "ピッチした", "ピッチしている", "ピッチしていない"),
    kinds.Discard: ("捨てる", "捨てた", "捨てている", "捨てていない"),
    kinds.Draw: ("引く", "引いた", "引いている", "引いていない"),
    kinds.Banish: ("追放する", "追放した", "追放している", "追放していない"),
    kinds.Destroy: ("破壊する", "破壊した", "破壊している", "破壊していない"),
}
"""What players do with cards, as printed cards say it now, when it has happened, and before."""
_ENDS: tuple[tuple[str, str, str, str], ...] = (
    (TA, "した", "た", "った"), (PLAIN, "する", "る", "う"), (HAD, "している", "ている", "っている"),
    (HAD_NOT, "していない", "ていない", "っていない"),
)  # fmt: skip
"""The endings of what happens on printed cards, of verbs with する, with る and with う, by the form."""
_THIS_WAYS: tuple[tuple[str, type[Event]], ...] = (
    ("これが破壊され", kinds.Destroy), ("これが追放され", kinds.Banish), ("これが捨てられ", kinds.Discard),
    ("これがピッチされ", kinds.Pitch), ("これがプレイされ", kinds.CardPlayed),
    ("これがあなたのソウルにチャージされ", kinds.Charge),
)  # fmt: skip
"""What happens to the card itself, and the kind of the event."""
_PAID = (
    ("あなたがブースト", "ブースト"),
    ("あなたがビートチェスト", "ビートチェスト"),
    ("あなたがカードをブースト", "ブースト"),
    ("あなたが{what:noun}をブースト", "ブースト"),
)
_EITHER_OF = (
    ("が攻撃", (AttacksAsSource(), Hits()), "ヒット"),
    ("が攻撃", (AttacksAsSource(), _THIS_DEFENDS), "防御"),
    ("で攻撃", (AttacksAsSource(), _THIS_DEFENDS), "防御"),
)
"""Two things that an attack or defending card does, either of which triggers."""
PHRASES += (
    printed_later(
        row
        for kind, words in _PRINTED_DEEDS.items()
        for form, verb in zip((PLAIN, TA, HAD, HAD_NOT), words, strict=True)
        for who, player in (("あなたが", You()), ("", You()), ("対戦相手が", Opponents()))
        for row in (
            *printed(Happens, f"{who}{{what:noun/permanent}}を{verb}", form, kind=kind, who=player),
            *printed(Happens, f"{who}カードを{verb}", form, kind=kind, who=player),
            *printed(Happens, f"{who}カードを1枚{verb}", form, kind=kind, who=player),
        )
        if who or form in {HAD, HAD_NOT}
    ),
    *(
        row
        for kind, words in _PRINTED_DEEDS.items()
        for row in (
            *printed(Happens, f"あなたが{words[1]}{{what:noun}}", "did", kind=kind, who=You()),
            *printed(Happens, f"あなたが{words[1]}カード", "did", kind=kind, who=You()),
        )
    ),
    *printed(BecomesEquipped, "これを装備する", what=IsThis()),
    *printed(BecomesEquipped, "これを装備した", TA, what=IsThis()),
    printed_later(
        row
        for form, do, end, u_end in _ENDS
        for row in (
            *printed(Happens, f"{{what:permanent}}が破壊され{end}", form, kind=kinds.Destroy),
            *(
                row
                for who in ("攻撃ヒーロー", "攻撃しているヒーロー", "その攻撃のコントローラー")
                for row in printed(
                    Happens,
                    f"{who}が{{what:permanent}}を破壊{do}",
                    form,
                    kind=kinds.Destroy,
                    who=ControllersOf(attacking_hero()),
                )
            ),
            *printed(EntersArena, f"{{what:permanent/noun}}が闘技場に出{end}", form),
            *printed(EntersArena, f"これが闘技場に出{end}", form, what=IsThis()),
            *printed(BecomesEquipped, f"これが装備され{end}", form, what=IsThis()),
            *(
                row
                for die in ("", "6面")
                for eye in ("", "の目")
                for joint in ("か", "または")
                for words in (f"あなたが{die}ダイスで{{numbers|{joint}}}{eye}を出",)
                for row in printed(RollsNumber, f"{words}{do if form != PLAIN else 'す'}", form, who=You())
            ),
            *(
                row
                for words, kind in _THIS_WAYS
                for row in printed(Happens, f"{words}{end}", form, kind=kind, what=IsThis())
            ),
            *printed(Happens, f"これをプレイ{do}", form, kind=kinds.CardPlayed, what=IsThis()),
            *printed(Happens, f"これが防御{do}", form, kind=kinds.Defended, what=IsThis()),
            *printed(Happens, f"これで防御{do}", form, kind=kinds.Defended, what=IsThis()),
            *printed(Happens, f"{{what:noun/permanent}}で防御{do}", form, kind=kinds.Defended, who=You()),
            *printed(AttacksAsSource, f"これで攻撃{do}", form),
            *printed(AttacksAsSource, f"これが{{target:attacked}}を攻撃{do}", form),
            *printed(ObjectAttacks, f"{{what:noun/permanent}}が攻撃{do}", form),
            *printed(ObjectAttacks, f"{{what:noun/permanent}}が{{target:attacked}}を攻撃{do}", form),
            *printed(ObjectAttacks, f"あなたが{{what:noun/permanent}}で攻撃{do}", form, who=You()),
            *printed(ObjectAttacks, f"あなたが{{target:attacked}}を攻撃{do}", form, who=You(), what=Anything()),
            *printed(ObjectHits, f"{{what:noun/permanent}}がヒット{do}", form),
            *printed(ObjectHits, f"あなたが{{what:noun/permanent}}でヒット{do}", form, who=You()),
            *printed(ObjectHits, f"あなたが{{target:attacked}}にヒット{do}", form, who=You(), what=Anything()),
            *printed(ObjectHits, f"{{what:noun/permanent}}が{{target:attacked}}にヒット{do}", form),
            *printed(Hits, f"これが{{target:attacked}}にヒット{do}", form),
            *(printed(Hits, f"これがヒット{do}", form) if form not in {PLAIN, TA} else ()),
            *printed(IsDealt, f"あなたが{{damage}}ダメージを与え{end}", form, by=Yours()),
            *printed(IsDealt, f"あなたがダメージを与え{end}", form, by=Yours()),
            *printed(IsDealt, f"あなたが{{to:attacked}}に{{damage}}ダメージを与え{end}", form, by=Yours()),
            *printed(IsDealt, f"あなたが{{to:attacked}}にダメージを与え{end}", form, by=Yours()),
            *printed(Moves, f"これがあなたの{{to}}に置かれ{end}", form, whose=You(), what=IsThis()),
            *printed(Moves, f"{{what:noun/permanent}}があなたの{{to}}に置かれ{end}", form, whose=You()),
            *printed(Moves, f"あなたの{{to}}に{{what:noun/permanent}}が置かれ{end}", form, whose=You()),
            *printed(Moves, f"カードがあなたの{{to}}に置かれ{end}", form, whose=You()),
            *(
                row
                for origin in ("", "{origin}から", "あなたの{origin}から")
                for what, fixed in (("{what:noun/permanent}", {}), ("これ", {"what": IsThis()}))
                for row in printed(
                    Moves,
                    f"{what}が{origin}あなたの{{to}}に表向きで置かれ{end}",
                    form,
                    whose=You(),
                    is_face_up=True,
                    **fixed,
                )
            ),
            *printed(Turns, f"これが表向きにな{u_end.replace('う', 'る')}", form, what=IsThis(), is_public=True),
            *(
                row
                for by in ("によって", "のために", "で")
                for row in (
                    *printed(BanishedFromBoosting, f"これがブースト{by}追放され{end}", form, what=IsThis()),
                    *printed(
                        BanishedFromBoosting,
                        f"これのブースト{by}{{what:permanent}}が追放され{end}",
                        "had_alone" if form == HAD else form,
                        boosted=IsThis(),
                    ),
                )
            ),
            *printed(ObjectHits, f"あなたが{{what:noun/permanent}}で{{target:attacked}}にヒット{do}", form, who=You()),
            *printed(Moves, f"あなたの{{to}}にカードが置かれ{end}", form, whose=You()),
            *printed(IsDealt, f"{{to:damaged}}がダメージを受け{end}", form),
            *printed(IsDealt, f"{{to:damaged}}が{{damage}}ダメージを受け{end}", form),
            *printed(DealsAtLeast, f"これが{{least}}点以上のダメージを与え{end}", form),
            *printed(DealsAtLeast, f"これが{{target:attacked}}に{{least}}点以上のダメージを与え{end}", form),
            *printed(LeavesArena, f"これが闘技場を離れ{end}", form, what=IsThis()),
            *(
                row
                for you in ("あなたが", "")
                for row in printed(Happens, f"{you}これをピッチ{do}", form, kind=kinds.Pitch, who=You(), what=IsThis())
            ),
            *printed(Happens, f"{{what:you}}がダメージを受け{end}", form, kind=kinds.Deal),
            *printed(DealsAtLeast, f"これが{{target:attacked}}にダメージを与え{end}", form, least=1),
            *printed(Dies, f"これが死亡{do}", form, what=IsThis()),
            *printed(AttacksAsSource, f"あなたがこれで攻撃{do}", form),
            *printed(Happens, f"あなたがこれで防御{do}", form, kind=kinds.Defended, what=IsThis()),
            *printed(Happens, f"あなたがこれをプレイ{do}", form, kind=kinds.CardPlayed, what=IsThis()),
            *printed(Happens, f"これが{{what:noun/permanent}}を追放{do}", form, kind=kinds.Banish, by=IsThis()),
            *printed(Dies, f"{{what:permanent}}が死亡{do}", form),
            *printed(PlaysOrActivates, f"{{what:noun}}がプレイまたは起動され{end}", form),
            *(
                row
                for you in ("あなたが", *("",) * (form in {HAD, HAD_NOT}))
                for row in (
                    *printed(PlaysOrActivates, f"{you}{{what:noun}}をプレイまたは起動{do}", form, who=You()),
                    *printed(PlaysOrCreates, f"{you}{{subtype}}をプレイまたは生成{do}", form, who=You()),
                )
            ),
            *printed(PlaysOrActivates, f"対戦相手が{{what:noun}}をプレイまたは起動{do}", form, who=Opponents()),
            *(
                row
                for by in ("に", "で", "によって")
                for row in (
                    *printed(DefendsAgainstIt, f"これが{{what:noun/permanent}}{by}防御され{end}", form),
                    *printed(OneOrMore, f"これが1枚以上の{{event:defenders}}{by}防御され{end}", form),
                )
            ),
            *printed(IsTokenCreated, f"あなたが「{{name}}」トークンを生成{do}", form, who=You()),
            *printed(ObjectHits, f"あなたがヒット{do}", form, who=You(), what=Anything()),
            *printed(ObjectAttacks, f"あなたが攻撃{do}", form, who=You(), what=Anything()),
            *printed(Happens, f"戦闘チェインが閉じ{end}", form, kind=kinds.Closed),
            *(printed(Happens, f"戦闘チェインが閉じ{end}", CLOSING, kind=kinds.Closed) if form in {PLAIN, TA} else ()),
            *printed(Happens, f"あなたが{{what:from_zone}}カードをプレイ{do}", form, kind=kinds.CardPlayed, who=You()),
            *(
                row
                for first, events, second in _EITHER_OF
                for joint in (f"{first}するか", f"{first}または")
                for row in printed(AnyOf, f"これ{joint}{second}{do}", form, events=events)
            ),
            *printed(LeavesArena, f"{{what:permanent/noun}}が闘技場を離れ{end}", form),
            *printed(Happens, f"{{what:noun}}が賭け{end}", form, kind=kinds.Wagered),
            *(
                row
                for you in ("あなたが", "")
                for row in printed(
                    Happens, f"{you}これを公開し激突に勝利{do}", form, kind=kinds.WonClash, who=You(), what=IsThis()
                )
            ),
            *printed(Happens, f"あなたが超越{do}", form, kind=kinds.Transcended, who=You()),
            *printed(ObjectHits, f"{{target:attacked}}にヒット{do}", form, who=You(), what=Anything()),
            *printed(Happens, f"あなたがチャージ{do}", form, kind=kinds.Charge, by=Yours()),
            *printed(Intimidates, f"あなたが威嚇{do}", form, who=You()),
            *printed(Happens, f"{{what:attacked}}がライフを失{u_end}", form, kind=kinds.LoseLife),
            *printed(Happens, f"{{what:attacked}}がライフを得{end}", form, kind=kinds.GainLife),
            *(
                row
                for words, cost in _PAID
                for row in printed(PlaysWithCost, f"{words}{do}", form, who=You(), cost=cost)
            ),
        )
    ),
    *printed(ObjectHits, "ヒットした{what:noun/permanent}", "did"),
    *printed(DefendsAgainstIt, "{what:noun/permanent}", "defenders"),
    *printed(IsDealt, "あなたが与えた{damage}ダメージ", POINTS, by=Yours()),
    *printed(IsDealt, "あなたが与えたダメージ", POINTS, by=Yours()),
    *printed(IsDealt, "あなたが{to:attacked}に与えた{damage}ダメージ", POINTS, by=Yours()),
    *printed(Happens, "あなたが得たライフ", POINTS, kind=kinds.GainLife, what=IsYourHero()),
    *printed(Happens, "あなたが失ったライフ", POINTS, kind=kinds.LoseLife, what=IsYourHero()),
    *printed(Begins, "{what}になった", TA, who=None),
    *printed(Begins, "{what}になった", "moment", who=None),
    *printed(Begins, "次の{what}になった", "moment", who=None),
    *printed(Begins, "あなたの次の{what}になった", "moment", who=You()),
    *printed(Begins, "あなたの{what}になった", "moment", who=You()),
    *printed(Begins, "各プレイヤーの{what}になった", TA, who=None),
    *printed(Begins, "各{what}になった", TA, who=None),
    *(
        row
        for nth, number in (("2", 2), ("3", 3))
        for form in (PLAIN, TA)
        for row in printed(NthThisTurn, f"各ターン{nth}枚目に{{event{':ta' * (form == TA)}}}", form, number=number)
    ),
    *(
        row
        for what in ("初めて", "最初に")
        for row in (
            *printed(FirstThisTurn, f"各ターン{what}{{event}}"),
            *printed(FirstThisTurn, f"各ターン{what}{{event:ta}}", TA),
        )
    ),
    *printed(Happens, "これ", DEALT_BY, kind=kinds.Deal, by=IsThis()),
    *printed(BeginsAttack, "攻撃アクションカードをプレイするか武器の攻撃を起動する"),
    *printed(BeginsAttack, "攻撃アクションカードをプレイするか武器の攻撃を起動した", TA),
    *(
        row
        for damage in ("{damage}ダメージ", "ダメージ")
        for row in (
            *printed(IsDealt, f"{{to:you}}が{{most}}点以下の{damage}", "few_points"),
            *printed(IsDealt, f"{{to:you}}が1点の{damage}", "few_points", most=1),
            *printed(IsDealt, f"{{to:you}}がちょうど1点の{damage}", "few_points", most=1),
        )
    ),
    *printed(Replaces, "これは{instead:with}状態で闘技場に出る", kind="identity", when=EntersArena(IsThis())),
    *printed(BanishesOfOpponents, "対戦相手の{what:noun}を追放する契約を結んでいる", "contract"),
    *printed(Triggered, "{on:contract}。あなたがこの契約を完了するたび{layer:alone|}"),
    *printed(Triggered, "{on:contract}。この契約を完了するたび{layer:alone|}"),
    *printed(Triggered, "{on:contract}。あなたがこの契約を完了したとき{layer:alone|}"),
    *printed(Replaces, "{instead:plus}", "plus", kind="standard", when=IsDealt("arcane", by=IsThis())),
    *(
        row
        for to, damage in product(("", "{to:attacked}に"), ("ダメージ", "{damage}ダメージ"))
        for row in (
            *printed(IsDealt, f"{{by:noun/permanent}}が{to}{damage}を与える", WOULD_DEAL),
            *printed(IsDealt, f"これが{to}{damage}を与える", WOULD_DEAL, by=IsThis()),
            *printed(IsDealt, f"あなたが{to}{damage}を与える", WOULD_DEAL, by=Yours()),
        )
    ),
    *printed(DealsAtLeast, "これが{least}点以上のダメージを与える", WOULD_DEAL),
    *printed(IsModified, "{what:noun/permanent}が{stat}を得る", WOULD_GAIN),
    *printed(IsModified, "これが{stat}を得る", WOULD_GAIN, what=IsThis()),
    *(
        row
        for when, instead in ((WOULD_DEAL, DEALS_MORE), (WOULD_GAIN, GAINS_MORE))
        for before, form in (("", PLAIN), ("次に", ONCE))
        for row in printed(Replaces, f"{before}{{when:{when}}}場合代わりに{{instead:{instead}}}", form, kind="standard")
    ),
    *(
        row
        for words in ("あなたが「{name}」トークンを1枚以上生成する", "あなたが1枚以上の「{name}」トークンを生成する")
        for row in printed(IsTokenCreated, words, "would_create", who=You())
    ),
    *printed(OneOrMore, "{event:would_create}", "would_create_some"),
    *(
        row
        for more in (
            "それに1を加えた枚数を生成する",
            "それに1を加えた数を生成する",
            "その数に1を加えた数を生成する",
            "その枚数に1を加えた枚数を生成する",
            "その枚数+1枚を生成する",
        )
        for row in printed(
            Replaces, f"{{when:would_create_some}}場合代わりに{more}", kind="standard", instead=one_more()
        )
    ),
    *(
        row
        for words, who in (("ヒーロー", EveryHero()), ("対戦相手", Opponents()), ("対戦相手のヒーロー", Opponents()))
        for row in printed(HeroGainsLife, f"{words}がライフを得る", WOULD_LIVE, who=who)
    ),
    *printed(Replaces, f"{{when:{WOULD_LIVE}}}場合代わりに{{instead:{LOSES}}}", kind="standard"),
    *printed(Replaces, f"次に{{when:{WOULD_LIVE}}}場合代わりに{{instead:{LOSES}}}", ONCE, kind="standard"),
    *printed(Moves, "これがあなたの{to}に置かれる", WOULD_GO, whose=You(), what=IsThis()),
    *printed(Moves, "これが{to}に置かれる", WOULD_GO, what=IsThis()),
    *printed(Replaces, f"{{when:{WOULD_GO}}}場合代わりに{{instead:{GOES}}}", kind="standard"),
    *printed(IsDealt, "{by:noun}の秘術ダメージを与える効果", "by_effects", damage="arcane"),
    *printed(Replaces, "{when:by_effects}は代わりに{instead:plus}", kind="standard"),
    *printed(Continuous, "{effect:plus}", "plus"),
    *printed(GetsAbility, "代わりに{ability:plus}", PREDICATE),
    *printed(Replaces, "{instead:amp}", "amp", kind="standard", when=IsDealt("arcane", by=Yours())),
    *printed(Triggered, "これがヒットし{while_}場合{layer:alone|}", on=Hits()),
    *(
        row
        for when in ("とき", "場合")
        for defends in (
            "これが{while_:against}",
            "これで{while_:against}",
            "{while_:against}これが",
            "{while_:against}これで",
        )
        for row in printed(Triggered, f"{defends}防御した{when}{{layer:alone|}}", on=_THIS_DEFENDS)
    ),
)
