"""Pronouns: これ means the source of the effect, それ what an earlier sentence names, or else the object of the event.

A pronoun with a noun, such as その呪文, means the last of these that the noun can be said of.
"""

from functools import partial
from operator import attrgetter
from typing import Literal, get_args

from rulesdb.engine.kernel.cards.roles import AnyContext, Filter, Objects, Players, StateCondition, UntypedGame, Value
from rulesdb.engine.kernel.effects.properties import value_of
from rulesdb.engine.kernel.event_kinds.zone_events import OfMovedObject
from rulesdb.engine.kernel.events import Event, OfPlayer, object_of
from rulesdb.engine.kernel.language.phrases import NOT, inflected, phrase, printed
from rulesdb.engine.kernel.selection.conditions import AnyOf, fits
from rulesdb.engine.kernel.selection.kinds import all_and_any
from rulesdb.engine.kernel.selection.objects import Among, ControllersOf, This, object_now
from rulesdb.engine.mtg.cards import PERMANENT_TYPES, Stat
from rulesdb.engine.mtg.characteristics import converted_mana_cost
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.events.turns import Blocks
from rulesdb.engine.mtg.events.zones import Create, Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.selection.event_patterns import (
    BecomesBlocked,
    BecomesTapped,
    Blocking,
    DealsDamage,
    DealtDamage,
    Draws,
    OfObjects,
    OfPlayers,
    SpellPlayed,
    StepBegins,
)
from rulesdb.engine.mtg.selection.filters import ControlledBy, HasType, asserted, is_tapped, is_untapped
from rulesdb.engine.mtg.selection.objects import (
    AbilitiesOnStack,
    Cards,
    CreaturesAndPlayers,
    OfType,
    Permanents,
    RecordsOfPlayers,
    Spells,
    Union,
)
from rulesdb.engine.mtg.state import HIDDEN, Antecedent, Context, Step

Noun = Literal[
    "it", "ability", "artifact", "card", "creature", "enchantment", "instant", "land", "permanent", "player", "sorcery",
    "spell", "token",
]  # fmt: skip
"""What a pronoun calls an object; "it" for anything but the player who does what a sentence says."""
_OF_PLAYERS: frozenset[str] = frozenset({"it", "player"})
_OF_OBJECTS: frozenset[str] = frozenset({"it", "card", "permanent", "token"})


class It(Objects, frozen=True):
    """What the sentence before names; in the first sentence of a triggered ability, the object of the event."""

    noun: Noun = "it"
    """What the pronoun calls it."""

    def objects(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:
        """Return the objects as they are now: an object that the effect or the event has moved is followed."""
        one = self._antecedent(context)
        if one is not None:
            return tuple(dict.fromkeys(map(partial(object_now, game), one.objects))) if one.is_present else one.objects
        arrived = (_after(game, context.event, one) for one in self.as_named(game, context))
        return tuple(one for one in arrived if game.has(one))

    def as_named(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the objects as they were when they were named."""
        one = self._antecedent(context)
        return _of_event(game, context, self.noun) if one is None else one.objects

    def _antecedent(self, context: Context) -> Antecedent | None:
        return next((one for one in reversed(context.antecedents) if self.noun in one.nouns), None)


def _of_event(game: Game, context: Context, noun: Noun) -> tuple[int, ...]:
    """Return the object of the event that triggered an ability; the other one where one of two is the source."""
    event, source = context.event, context.source
    if noun == "player":
        return _player_of_event(game, event)
    found = None if event is None else object_of(event)
    if isinstance(event, Blocks) and event.object == source:
        found = event.attacker
    elif isinstance(event, Create):
        found = event.made
    elif isinstance(event, Deal) and event.source != source:
        found = event.source
    return () if found is None else (found,)


def _player_of_event(game: Game, event: Event | None) -> tuple[int, ...]:
    if isinstance(event, Deal) and game.is_player(event.object):
        return (event.object,)
    return (game.record_of(event.player),) if isinstance(event, OfPlayer) else ()


def _after(game: Game, event: Event | None, object_id: int) -> int:
    """Return the id of the object that an object became by an event, its own if that went to a hidden zone.

    What moves once more is not followed (217.1c).
    """
    if not isinstance(event, Move | OfMovedObject) or game.has(object_id) or not game.is_known(object_id):
        return object_id
    known = game.last_known(object_id)
    if isinstance(event, Move) and known.zone == event.to:
        return object_id  # a spell that became a permanent by the event, and has left play since
    others = (*(one.record for one in game.state.known.values()), *game.state.objects.values())
    later = (one for one in others if one.serial == known.serial and one.id > object_id)
    arrived = min(later, key=attrgetter("id"), default=known)
    return object_id if arrived.zone.name in HIDDEN else arrived.id


class Source(This, frozen=True):
    """The source; in an effect that moves it, or triggers on its move, the object that it becomes by that (217.1c)."""

    def objects(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:
        """Return the source as the event left it, or as the sentences before that name it have left it."""
        event, found = context.event, context.source
        if event is not None and object_of(event) == found:
            found = _after(game, event, found)
        is_named = any(one.is_present and found in one.objects for one in context.antecedents)
        return (object_now(game, found) if is_named else found,)

    def as_named(self, _game: Game, context: Context) -> tuple[int, ...]:
        """Return the source as it was when the ability triggered or was played."""
        return (context.source,)


class BlockedByIt(Objects, frozen=True):
    """The attacking creature of the event by which one becomes blocked."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the attacking creature."""
        return (context.event.attacker,) if isinstance(context.event, Blocks) else ()


class AmountOfEvent(Value, frozen=True):
    """The amount of the event that triggered an ability: of damage, or of life gained or lost."""

    def value(self, game: UntypedGame, context: AnyContext) -> int:
        """Return the amount."""
        return getattr(context.event, "amount", 0)


def _named(game: Game, what: Objects, context: Context) -> tuple[int, ...]:
    """Return objects; what a pronoun means, as it was when it was named, or as it is if nobody knows what it was."""
    if not isinstance(what, It | Source):
        return what.objects(game, context)
    return tuple(one if game.is_known(one) else object_now(game, one) for one in what.as_named(game, context))


class StatOf(Value, frozen=True):
    """The power or the toughness of objects, together if there are several; as last known if they are gone."""

    what: Objects
    """The objects."""
    stat: Stat
    """Power or toughness."""

    def value(self, game: UntypedGame, context: AnyContext) -> int:
        """Return the power or the toughness."""
        return sum(value_of(game, self.stat, one) or 0 for one in _named(game, self.what, context))


class ManaCostOf(Value, frozen=True):
    """The converted mana cost of objects, together if there are several."""

    what: Objects
    """The objects."""

    def value(self, game: UntypedGame, context: AnyContext) -> int:
        """Return the converted mana cost."""
        return sum(converted_mana_cost(game, one) or 0 for one in _named(game, self.what, context))


class Fits(StateCondition, frozen=True):
    """All of some objects fit a filter, and there is one at least; those that are gone, as last known."""

    what: Objects
    """The objects."""
    described: Filter
    """The filter."""

    def holds(self, game: UntypedGame, context: AnyContext) -> bool:
        """Whether the objects fit."""
        found = _named(game, self.what, context)
        return bool(found) and all(fits(game, self.described, one, context) for one in found)


class AtLeast(StateCondition, frozen=True):
    """There are at least as many of some objects as a number."""

    what: Objects
    """The objects."""
    least: int
    """The number."""

    def holds(self, game: UntypedGame, context: AnyContext) -> bool:
        """Whether there are as many."""
        return len(self.what.objects(game, context)) >= self.least


class AtMost(AtLeast, frozen=True):
    """There are at most as many of some objects as a number, which may be none."""

    def holds(self, game: UntypedGame, context: AnyContext) -> bool:
        """Whether there are no more."""
        return len(self.what.objects(game, context)) <= self.least


class IsStep(StateCondition, frozen=True):
    """It is a step or main phase."""

    step: Step
    """The step or main phase."""
    who: Players | None = None
    """Players in the turn of one of whom it is, None for any."""

    def holds(self, game: UntypedGame, context: AnyContext) -> bool:
        """Whether it is that step, of the turn of such a player."""
        is_turn = self.who is None or game.state.turn_player in self.who.players(game, context)
        return is_turn and bool(game.state.step == self.step)


class IsTurnOf(StateCondition, frozen=True):
    """It is the turn of a player."""

    who: Players
    """The players, one of whom is enough."""

    def holds(self, game: UntypedGame, context: AnyContext) -> bool:
        """Whether it is the turn of such a player."""
        return game.state.turn_player in self.who.players(game, context)


class ThatPlayer(Players, frozen=True):
    """The player whom the sentence before names, or the player of the event."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the player."""
        return tuple(map(game.player_of, It("player").objects(game, context)))


class Controllers(ControllersOf, frozen=True):
    """The players who control some objects; of what a pronoun means, those who controlled it when it was named."""

    def players(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:
        """Return the controllers, in the order of their first objects."""
        return tuple(dict.fromkeys(map(game.player_of, _named(game, self.what, context))))


class ControllerRecords(Objects, frozen=True):
    """The players who control some objects, as damage names them."""

    what: Objects
    """The objects."""

    def objects(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:
        """Return the records of the players."""
        return tuple(map(game.record_of, Controllers(self.what).players(game, context)))

    def zone_names(self) -> frozenset[str]:
        """Return the zone of the records."""
        return frozenset({"player"})


class Owners(Players, frozen=True):
    """The owners of some objects."""

    what: Objects
    """The objects."""

    def players(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:
        """Return the owners, in the order of their first objects."""
        owners = (game.object(one).owner for one in _named(game, self.what, context))
        return tuple(dict.fromkeys(owners))


def antecedents_of_event(game: Game, context: Context) -> tuple[Antecedent, ...]:
    """Return what pronouns mean of the event that triggered an ability, for what the ability does later."""
    event = context.event
    if event is None:
        return ()
    objects = _of_event(game, context, "it")
    nouns = frozenset(get_args(Noun)) - {"player"}
    found = [Antecedent(frozenset({"player"}), _player_of_event(game, event))]
    return (*found, Antecedent(nouns, objects, is_present=all(map(game.has, objects))))


def nouns_of(selection: Objects) -> frozenset[str]:
    """Return the nouns that can be said of the objects of a selection."""
    match selection:
        case RecordsOfPlayers() | ControllerRecords():
            nouns = _OF_PLAYERS
        case CreaturesAndPlayers():
            nouns = _OF_OBJECTS | _OF_PLAYERS | {"creature"}
        case AbilitiesOnStack():
            nouns = frozenset({"it", "ability"})
        case Spells(filter=described):
            nouns = frozenset({"it", "spell", "card", *_types_in(described)})
        case OfType(type=kind):
            nouns = _OF_OBJECTS | {kind}
        case Among(all=every):
            nouns = nouns_of(every)
        case Union(every=selections):
            nouns = frozenset[str]().union(*map(nouns_of, selections))
        case Permanents(filter=described) | Cards(filter=described):
            nouns = nouns_fitting(described)
        case _:
            nouns = _OF_OBJECTS | _every_type() | {"spell"}
    return nouns


def nouns_fitting(described: Filter) -> frozenset[str]:
    """Return the nouns that can be said of objects that fit a filter: their types, if it says any."""
    return _OF_OBJECTS | (_types_in(described) or _every_type())


def _types_in(described: Filter) -> frozenset[str]:
    return frozenset(one.type for one in asserted(described) if isinstance(one, HasType))


def _every_type() -> frozenset[str]:
    return frozenset({*PERMANENT_TYPES, "instant", "sorcery"})


def nouns_of_event(pattern: object) -> frozenset[str]:
    """Return the nouns that can be said of the object, or of the player, of an event that a pattern describes."""
    match pattern:
        case StepBegins() | Draws():
            nouns = frozenset({"player"})
        case OfPlayers():
            nouns = frozenset({"player", "amount"})
        case SpellPlayed():
            nouns = frozenset({"it", "spell", "card", "player"})
        case DealsDamage(by=described):
            nouns = nouns_fitting(described) | {"player", "amount"}
        case DealtDamage(what=described):
            nouns = nouns_fitting(described) | {"amount"}
        case Blocking(what=what, blocked=blocked):
            nouns = nouns_fitting(what) | nouns_fitting(blocked) | {"blocked"}
        case OfObjects(what=what) | BecomesBlocked(what=what) | BecomesTapped(what=what):
            nouns = nouns_fitting(what)
        case AnyOf(events=events):
            nouns = frozenset.intersection(*map(nouns_of_event, events))
        case _:
            nouns = frozenset()
    return nouns


PHRASES = (
    *all_and_any(Source, "これ"),
    *all_and_any(It, "{noun}"),
    *all_and_any(BlockedByIt, "それがブロックしたクリーチャー"),
    phrase(ThatPlayer, "そのプレイヤー"),
    *printed(ControlledBy, "そのプレイヤーがコントロールする", who=ThatPlayer()),
    phrase(Controllers, "{what:any}のコントローラー"),
    phrase(Owners, "{what:any}のオーナー"),
    *inflected(IsStep, "{who}の{step}である", NOT, "ある~ない"),
    *inflected(IsStep, "{step}である", NOT, "ある~ない"),
    *inflected(IsTurnOf, "{who}のターンである", NOT, "ある~ない"),
    *inflected(AtLeast, "{what:any}が{least}つ以上ある", NOT, "ある~ない"),
    *inflected(AtMost, "{what:any}が{least}つ以下しかない", NOT, "ない~なくはない"),
    *all_and_any(ControllerRecords, "{what:any}のコントローラー自身"),
    *inflected(Fits, "{what:any}が{described:noun}である", NOT, "ある~ない"),
    *printed(Fits, "{what:any}が{described:said}"),
    *printed(Fits, "{what:any}がアンタップ状態である", described=is_untapped()),
    *printed(Fits, "{what:any}がタップ状態である", described=is_tapped()),
    phrase(AmountOfEvent, "(それと同じ数)"),
    phrase(StatOf, "({what:any}の{stat})"),
    phrase(ManaCostOf, "({what:any}の点数で見たマナ・コスト)"),
)
