"""Objects that an effect refers to, by their relation to its source, by zone or by filter."""

from rulesdb.engine.kernel.cards.roles import AnyContext, Filter, Objects, UntypedGame
from rulesdb.engine.kernel.language.phrases import ANY, Phrase, phrases
from rulesdb.engine.kernel.selection.filters import Anything
from rulesdb.engine.kernel.selection.objects import Among, ObjectsInZone, This
from rulesdb.engine.mtg.cards import CardType
from rulesdb.engine.mtg.characteristics import is_creature, types
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import ABILITIES
from rulesdb.engine.mtg.zones import ZoneName

_ANYTHING = Anything()
_ZONES_OF_CARDS: frozenset[ZoneName] = frozenset({"graveyard", "hand", "library", "removed"})


class Permanents(Objects, frozen=True):
    """The permanents that fit a filter."""

    filter: Filter = _ANYTHING
    """Condition on each permanent."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the permanents."""
        return tuple(item.id for item in game.in_play() if self.filter.fits(game, item.id, context))


class OfType(Objects, frozen=True):
    """The permanents of a card type that fit a filter."""

    type: CardType
    """The card type."""
    filter: Filter = _ANYTHING
    """Condition on each permanent."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the permanents."""
        found = (item.id for item in game.in_play() if self.type in types(game, item.id))
        return tuple(one for one in found if self.filter.fits(game, one, context))


class Spells(Objects, frozen=True):
    """The spells on the stack that fit a filter, but not the one that resolves."""

    filter: Filter = _ANYTHING
    """Condition on each spell."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the spells from the bottom of the stack to the top."""
        cards = (one for one in game.stack if _category(game, one) == "card" and one != context.layer)
        return tuple(one for one in cards if self.filter.fits(game, one, context))


class AbilitiesOnStack(Objects, frozen=True):
    """The activated and triggered abilities on the stack, but not the one that resolves."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the abilities from the bottom of the stack to the top."""
        found = (one for one in game.stack if _category(game, one) in ABILITIES)
        return tuple(one for one in found if one != context.layer)


def _category(game: Game, object_id: int) -> str:
    layer = game.object(object_id).layer
    return "" if layer is None else layer.category


class PlayerRecords(Objects, frozen=True):
    """All players, as damage and targets name them."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the records of the players."""
        return tuple(game.record_of(player) for player in game.clockwise(context.controller))


class OpponentRecords(Objects, frozen=True):
    """The opponents of the controller, as damage and targets name them."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the records of the opponents."""
        return tuple(game.record_of(player) for player in game.opponents(context.controller))


class YourRecord(Objects, frozen=True):
    """The controller, as damage names them."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the record of the controller."""
        return (game.record_of(context.controller),)


class CreaturesAndPlayers(Objects, frozen=True):
    """All creatures and players."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the creatures, then the records of the players."""
        creatures = (item.id for item in game.in_play() if is_creature(game, item.id))
        return (*creatures, *PlayerRecords().objects(game, context))


class InZone(ObjectsInZone, frozen=True):
    """The cards in a zone of the controller; a token or a copy of a spell that has just gone there is none."""

    zone: ZoneName
    """Name of the zone."""

    def objects(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:
        """Return the cards in the order of the zone."""
        found = map(game.last_known, super().objects(game, context))
        return tuple(item.id for item in found if not item.is_token and not item.is_copy)


class Cards(Objects, frozen=True):
    """The cards outside the game, and in the zones of players, that fit a filter."""

    filter: Filter
    """Condition on each card."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the cards, zone by zone."""
        found = (one for zone in game.state.zones if zone.name in _ZONES_OF_CARDS for one in game.state.zones[zone])
        return tuple(one for one in found if self.filter.fits(game, one, context))


def _all_and_any(kind: type[Objects], all_: str, any_: str) -> tuple[Phrase, ...]:
    """Return the phrases of a selection: for all of its objects, and for any one of them."""
    return *phrases(kind, all_), *phrases(kind, any_, ANY)


PHRASES = (
    *_all_and_any(This, "これ", "これ"),
    *_all_and_any(Permanents, "すべての[{filter}]パーマネント", "[{filter}]パーマネント"),
    *_all_and_any(OfType, "すべての[{filter}]{type}", "[{filter}]{type}"),
    *_all_and_any(Spells, "すべての[{filter}]呪文", "[{filter}]呪文"),
    *_all_and_any(AbilitiesOnStack, "スタックにあるすべての能力", "起動型能力か誘発型能力"),
    *_all_and_any(PlayerRecords, "各プレイヤー", "プレイヤー"),
    *_all_and_any(OpponentRecords, "各対戦相手", "対戦相手であるプレイヤー"),
    *_all_and_any(YourRecord, "あなた自身", "あなた自身"),
    *_all_and_any(CreaturesAndPlayers, "すべてのクリーチャーとプレイヤー", "クリーチャーかプレイヤー"),
    *_all_and_any(InZone, "あなたの{zone}のすべてのカード", "あなたの{zone}のカード"),
    *_all_and_any(Cards, "すべての{filter}カード", "{filter}カード"),
    *_all_and_any(Among, "{all:any}のうち{filter}ものすべて", "{all:any}のうち{filter}もの"),
)
