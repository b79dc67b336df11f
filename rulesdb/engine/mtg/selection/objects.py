"""Objects and players that an effect refers to, by relation, by zone or by filter, and numbers of them."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import Amount, AnyContext, Filter, Objects, Players, Target, UntypedGame, valued
from rulesdb.engine.kernel.language.phrases import ANY, PLAIN, phrase, printed
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.kernel.selection.conditions import CountersOnSource, DeclaredX, NumberOf
from rulesdb.engine.kernel.selection.filters import Anything
from rulesdb.engine.kernel.selection.kinds import all_and_any
from rulesdb.engine.kernel.selection.objects import Among, ObjectsInZone
from rulesdb.engine.mtg.cards import CardType
from rulesdb.engine.mtg.characteristics import is_creature, types
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.selection.filters import PLAY, YOU, IsEquipped, IsHost
from rulesdb.engine.mtg.state import ABILITIES, Context, Object, ZoneName

_ANYTHING = Anything()
_ZONES_OF_CARDS: frozenset[str] = frozenset({"graveyard", "hand", "library", "removed"})
_PLAYER: frozenset[str] = frozenset({"player"})
_STACK: frozenset[str] = frozenset({"stack"})
_NAMEABLE = PLAY | _STACK | _ZONES_OF_CARDS
"""The zones whose objects effects name by what they are."""
NEVER_IN_PLAY: frozenset[CardType] = frozenset({"instant", "sorcery"})


def _found(game: Game, zones: frozenset[str], described: Filter, context: Context) -> Iterator[int]:
    """Yield what fits in zones: the permanents in play, the spells on the stack that do not resolve, else the cards."""
    for zone, objects in game.state.zones.items():
        if zone.name in zones:
            able = (one for one in objects if one != context.layer and _is_nameable(game.object(one)))
            yield from (one for one in able if described.fits(game, one, context))


def _is_nameable(item: Object) -> bool:
    """Whether an object is a permanent, a spell or a card: outside of play and stack, a token or copy is none."""
    if item.zone.name == "stack":
        return item.layer is not None and item.layer.category == "card"
    return item.zone.name == "in play" or not (item.is_token or item.is_copy)


class _InZones(Objects, frozen=True):
    """The parent of selections from some zones."""

    zones: ClassVar[frozenset[str]]

    def zone_names(self) -> frozenset[str]:
        """Return the zones."""
        return self.zones


class Permanents(_InZones, frozen=True):
    """The permanents that fit a filter."""

    zones = PLAY
    filter: Filter = _ANYTHING
    """Condition on each permanent."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the permanents."""
        return tuple(item.id for item in game.in_play() if self.filter.fits(game, item.id, context))


class OfType(Objects, frozen=True):
    """The permanents of a card type that fit a filter; cards and spells where the filter names another zone.

    An instant or a sorcery is never a permanent, so that its type alone means spells.
    """

    type: CardType
    """The card type."""
    filter: Filter = _ANYTHING
    """Condition on each of the objects."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the objects, zone by zone."""
        found = _found(game, self.zone_names(), self.filter, context)
        return tuple(one for one in found if self.type in types(game, one))

    def zone_names(self) -> frozenset[str]:
        """Return the zones that the filter names, or else that of the objects of the type."""
        named = self.filter.zone_names()
        return (_STACK if self.type in NEVER_IN_PLAY else PLAY) if named is None else named & _NAMEABLE


class Spells(_InZones, frozen=True):
    """The spells on the stack that fit a filter, but not the one that resolves."""

    zones = _STACK
    filter: Filter = _ANYTHING
    """Condition on each spell."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the spells from the bottom of the stack to the top."""
        return tuple(_found(game, _STACK, self.filter, context))


class AbilitiesOnStack(_InZones, frozen=True):
    """The activated and triggered abilities on the stack, but not the one that resolves."""

    zones = _STACK
    categories: ClassVar[frozenset[str]] = ABILITIES

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the abilities from the bottom of the stack to the top."""
        layers = ((one, game.object(one).layer) for one in game.stack if one != context.layer)
        return tuple(one for one, layer in layers if layer is not None and layer.category in self.categories)


ActivatedOnStack = row(
    AbilitiesOnStack, "ActivatedOnStack", "The activated abilities on the stack.", categories=frozenset({"activated"})
)
TriggeredOnStack = row(
    AbilitiesOnStack, "TriggeredOnStack", "The triggered abilities on the stack.", categories=frozenset({"triggered"})
)


class RecordsOfPlayers(_InZones, frozen=True):
    """The parent of selections of players, as damage and targets name them."""

    zones = _PLAYER
    found: ClassVar[Callable[[Game, int], Iterable[int]]]
    """The function that returns players from the controller."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the records of the players."""
        return tuple(map(game.record_of, type(self).found(game, context.controller)))


PlayerRecords = row(
    RecordsOfPlayers, "PlayerRecords", "All players, as damage and targets name them.", found=Game.clockwise
)
OpponentRecords = row(
    RecordsOfPlayers,
    "OpponentRecords",
    "The opponents of the controller, as damage and targets name them.",
    found=Game.opponents,
)
YourRecord = row(
    RecordsOfPlayers,
    "YourRecord",
    "The controller, as damage names them.",
    found=lambda _game, controller: (controller,),
)


class CreaturesAndPlayers(_InZones, frozen=True):
    """All creatures and players."""

    zones = PLAY | _PLAYER

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the creatures, then the records of the players."""
        creatures = (item.id for item in game.in_play() if is_creature(game, item.id))
        return (*creatures, *PlayerRecords().objects(game, context))


class InZone(ObjectsInZone, frozen=True):
    """The cards in a zone of players; a token or a copy of a spell that has just gone there is none."""

    zone: ZoneName
    """Name of the zone."""
    who: Players = YOU
    """The players."""

    def objects(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:
        """Return the cards in the order of the zone, player by player."""
        found = (
            game.last_known(one) for player in self.who.players(game, context) for one in game.zone(self.zone, player)
        )
        return tuple(item.id for item in found if not item.is_token and not item.is_copy)


class TopCards(Objects, frozen=True):
    """The cards on top of the libraries of players."""

    amount: Amount
    """Number of cards of each player, from 0; all of them if there are fewer."""
    who: Players = YOU
    """The players."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the cards from the top down, player by player."""
        number = valued(game, self.amount, context)
        return tuple(one for player in self.who.players(game, context) for one in game.zone("library", player)[:number])

    def zone_names(self) -> frozenset[str]:
        """Return the zone of the cards."""
        return frozenset({"library"})


class Cards(Objects, frozen=True):
    """The cards outside the game, and in the zones of players, that fit a filter."""

    filter: Filter
    """Condition on each card."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the cards, zone by zone."""
        return tuple(_found(game, self.zone_names(), self.filter, context))

    def zone_names(self) -> frozenset[str]:
        """Return the zones that the filter names, or else those outside the game, and of players."""
        named = self.filter.zone_names()
        return _ZONES_OF_CARDS if named is None else named & _NAMEABLE


class RemovedBySource(Objects, frozen=True):
    """The cards that effects of the source have removed from the game."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the cards, in the order of the zone."""
        return tuple(one for one in game.zone("removed") if game.object(one).removed_by == context.source)

    def zone_names(self) -> frozenset[str]:
        """Return the zone of the cards."""
        return frozenset({"removed"})


class SacrificedAsCost(Objects, frozen=True):
    """The permanents that were sacrificed for the cost of the spell or ability, also of one that it copies."""

    def objects(self, _game: Game, context: Context) -> tuple[int, ...]:
        """Return the permanents as they were in play."""
        return context.declared.sacrificed


class Union(Objects, frozen=True):
    """The objects of several selections."""

    every: tuple[Objects, ...]
    """The selections."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the objects, each of them once."""
        return tuple(dict.fromkeys(chain.from_iterable(one.objects(game, context) for one in self.every)))

    def zone_names(self) -> frozenset[str] | None:
        """Return the zones of all the selections."""
        found = [one.zone_names() for one in self.every]
        known = [names for names in found if names is not None]
        return frozenset[str]().union(*known) if len(known) == len(found) else None


class PlayersOf(Players, frozen=True):
    """The players who are among some objects: target players are among them as records."""

    what: Objects
    """The objects."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the players."""
        return tuple(game.player_of(one) for one in self.what.objects(game, context))


_ON_STACK = (Spells(), AbilitiesOnStack())
EACH = "each"
"""The form of an amount as the number of times that something is done: for each of something."""
PHRASES = (
    *all_and_any(Permanents, "すべての[{filter}]パーマネント", "[{filter}]パーマネント"),
    *all_and_any(OfType, "すべての[{filter}]{type}", "[{filter}]{type}"),
    *all_and_any(Spells, "すべての[{filter}]呪文", "[{filter}]呪文"),
    *all_and_any(AbilitiesOnStack, "スタックにあるすべての能力", "起動型能力か誘発型能力"),
    *all_and_any(ActivatedOnStack, "スタックにあるすべての起動型能力", "起動型能力"),
    *all_and_any(TriggeredOnStack, "スタックにあるすべての誘発型能力", "誘発型能力"),
    *printed(AbilitiesOnStack, "能力", ANY),
    *printed(Union, "(呪文か能力/能力か呪文/呪文や能力)", ANY, every=_ON_STACK),
    *printed(Among, "{filter}(呪文か能力/能力か呪文/呪文や能力)", ANY, all=Union(_ON_STACK)),
    *all_and_any(PlayerRecords, "各プレイヤー", "プレイヤー"),
    *all_and_any(OpponentRecords, "各対戦相手", "対戦相手であるプレイヤー"),
    *all_and_any(YourRecord, "あなた自身"),
    *all_and_any(CreaturesAndPlayers, "すべてのクリーチャーとプレイヤー", "クリーチャーかプレイヤー"),
    *all_and_any(InZone, "{who}の{zone}のすべてのカード", "{who}の{zone}のカード"),
    *all_and_any(TopCards, "{who}のライブラリーの一番上のカード{amount}枚"),
    *all_and_any(Cards, "すべての{filter}カード", "{filter}カード"),
    *all_and_any(RemovedBySource, "これがゲームから取り除いたカード"),
    *(
        row
        for form in (PLAIN, ANY)
        for said in ("[その]取り除かれた", "これに(よって/より)[ゲームから]取り除かれた", "[その]刻印された")
        for row in printed(RemovedBySource, f"{said}カード", form)
    ),
    *all_and_any(SacrificedAsCost, "生け贄に捧げられたもの"),
    *all_and_any(Union, "({every||と、})", "({every:any||か、})"),
    phrase(Target, "対象の{count}つまでの{legal:any}", is_up_to=True),
    phrase(PlayersOf, "{what:any}であるプレイヤー"),
    *(
        row
        for form in (PLAIN, ANY)
        for row in (
            *printed(Permanents, "これを装備しているもの", form, filter=IsEquipped()),
            *printed(Permanents, "これにエンチャントされているもの", form, filter=IsHost()),
        )
    ),
    *printed(Permanents, "{filter}各パーマネント"),
    *printed(Permanents, "各{filter}パーマネント"),
    *printed(OfType, "{filter}各{type}"),
    *printed(OfType, "各{filter}{type}"),
    *printed(OfType, "各{type}"),
    *printed(Union, "(呪文かパーマネント/パーマネントか呪文)", ANY, every=(Spells(), Permanents())),
    *(row for unit in ("枚", "つ", "体") for row in printed(NumberOf, f"{{what:any}}1{unit}につき", EACH)),
    *printed(CountersOnSource, "これの上に置かれている「{counter}」カウンターの数"),
    *printed(CountersOnSource, "これの上に置かれた「{counter}」カウンターの数"),
    *printed(CountersOnSource, "これの上に置かれている「{counter}」カウンター1個につき", EACH),
    phrase(DeclaredX, "X"),
    phrase(NumberOf, "{what}の数"),
    phrase(CountersOnSource, "これの上の「{counter}」カウンターの数"),
)
