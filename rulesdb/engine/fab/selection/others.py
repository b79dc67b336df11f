"""Other players than the controller, their zones, the tops of decks, and the target as an object and as a player."""

from typing import ClassVar

from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.objects.identities import is_referred_to
from rulesdb.engine.fab.selection.english_nouns import behind
from rulesdb.engine.fab.selection.identity_filters import IsTargetOfLayer
from rulesdb.engine.fab.selection.objects import (
    FROM,
    WHOSE,
    AllObjects,
    EveryHero,
    attacking_hero,
    damaged_heroes,
    defending_hero,
    heroes,
    opposing_heroes,
    rows_of_zone,
    target_of_event,
    your_hero,
)
from rulesdb.engine.fab.selection.printed_japanese import quality
from rulesdb.engine.fab.verbs.objects import BanishObjects, DestroyObjects
from rulesdb.engine.fab.verbs.sequences import OnTarget
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.cards.roles import Amount, Filter, Objects, Players, Target, valued
from rulesdb.engine.kernel.language.phrases import (
    ANY,
    LAST,
    NOUN,
    NOUNS,
    OF_TARGET,
    PLAIN,
    SEVERAL,
    english,
    phrase,
    printed,
    printed_later,
)
from rulesdb.engine.kernel.selection.conditions import Exists
from rulesdb.engine.kernel.selection.filters import controller_of, filter_phrases
from rulesdb.engine.kernel.selection.kinds import all_and_any
from rulesdb.engine.kernel.selection.objects import Among, ControllersOf, Opponents, You

OTHERS, TARGET_IS, TARGETED = "others", "target_is", "targeted"
"""English forms of players other than the controller as owners, of what is said of the target, and of the target."""


class OtherHeroes(Players, frozen=True):
    """The players of all heroes but the controller's, who do what card text tells them to do (1.1.2b)."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the players, clockwise from the controller."""
        return tuple(one for one in EveryHero().players(game, context) if one != context.controller)


class ZoneOf(Objects, frozen=True):
    """The objects in a zone of each of some players."""

    who: Players
    """The players."""
    zone: ZoneName
    """Name of the zone."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the objects, player by player, in the order of the zone."""
        return tuple(one for player in self.who.players(game, context) for one in game.zone(self.zone, player))

    def zone_names(self) -> frozenset[str]:
        """Return the zone."""
        return frozenset({self.zone})


class TopsOfDecks(Objects, frozen=True):
    """The top cards of the deck of each of some players."""

    zone: ClassVar[ZoneName] = "deck"
    amount: Amount
    """Number of cards of each deck, from 0."""
    who: Players = You()
    """The players."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the cards, player by player, from the top."""
        number = valued(game, self.amount, context)
        return tuple(one for player in self.who.players(game, context) for one in game.zone("deck", player)[:number])

    def zone_names(self) -> frozenset[str]:
        """Return the deck."""
        return frozenset({"deck"})


class ControlledBy(Filter, frozen=True):
    """The object is controlled by one of some players."""

    who: Players
    """The players."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object's controller is one of the players."""
        return controller_of(game, object_id) in self.who.players(game, context)


class OwnedBy(Filter, frozen=True):
    """The object is a card that one of some players owns."""

    who: Players
    """The players."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is a card, no token, and its owner is one of the players."""
        is_of_card = game.has(object_id) and is_referred_to(game, object_id, "card")
        return is_of_card and game.object(object_id).owner in self.who.players(game, context)


_THAT_HERO = ControllersOf(target_of_event())
_TARGET = AllObjects(IsTargetOfLayer())
_OF_OTHERS = {
    "the attacking hero's": attacking_hero(),
    "the defending hero's": defending_hero(),
    "the damaged hero's": damaged_heroes(),
    "that target's": _TARGET,
}
"""The English words for the players of heroes as owners."""
PHRASES = (
    *all_and_any(ZoneOf, "{who}が持つ{zone}のすべてのカード", "{who}が持つ{zone}のカード"),
    *all_and_any(
        TopsOfDecks, "{who}が持つデッキの上から{amount}枚すべてのカード", "{who}が持つデッキの上から{amount}枚のカード"
    ),
    phrase(OtherHeroes, "ほかの各ヒーロー"),
    *english(ZoneOf, "all cards in {who:others} {zone}"),
    *english(ZoneOf, "{who:others} {zone}"),
    *english(ZoneOf, "card in {who:others} {zone}", ANY),
    *english(ZoneOf, "card from {who:others} {zone}", ANY),
    *english(ZoneOf, "cards in {who:others} {zone}", SEVERAL),
    *english(ZoneOf, "cards from {who:others} {zone}", SEVERAL),
    *english(ZoneOf, "from {who:others} {zone}", FROM),
    *english(ZoneOf, "in {who:others} {zone}", FROM),
    *english(TopsOfDecks, "the top card of {who:others} deck", amount=1),
    *english(TopsOfDecks, "the top {amount} cards of {who:others} deck"),
    *english(TopsOfDecks, "the top {amount} cards of your deck"),
    *english(TopsOfDecks, "the top {amount} cards of that hero's deck", who=ControllersOf(target_of_event())),
    *(
        row
        for form in (OTHERS, WHOSE)
        for row in (
            *(row for words, what in _OF_OTHERS.items() for row in english(ControllersOf, words, form, what=what)),
            *english(EveryHero, "each hero's", form),
            *english(OtherHeroes, "each other hero's", form),
        )
    ),
    *(
        row
        for words, what in _OF_OTHERS.items()
        for row in behind(ControlledBy, f"{words.removesuffix(chr(39) + 's')} controls", who=ControllersOf(what))
    ),
    *filter_phrases(ControlledBy, "コントローラーが{who}である"),
    *filter_phrases(OwnedBy, "オーナーが{who}であるカードである", "オーナーが{who}であるカード"),
    *english(OwnedBy, "cards that hero owns", NOUNS, who=_THAT_HERO),
    *(
        row
        for who in ("そのヒーロー", "そのプレイヤー")
        for owns in ("がオーナーであるカード", "がオーナーのカード", "の所有するカード", "が所有するカード")
        for row in printed(OwnedBy, f"{who}{owns}", NOUN, who=_THAT_HERO)
    ),
    *english(Opponents, "each opponent's", OTHERS),
    *english(OtherHeroes, "each other hero"),
    *printed(OtherHeroes, "他の各ヒーロー"),
    *(
        row
        for kind, verb in ((BanishObjects, "追放する"), (DestroyObjects, "破壊する"))
        for row in printed(kind, f"{{what:of_target}}を{verb}", OF_TARGET)
    ),
    *printed(TopsOfDecks, f"{{who:{OF_TARGET}}}のデッキの一番上のカード", OF_TARGET, amount=1),
    *(
        row
        for form in (PLAIN, LAST)
        for row in (
            *printed(OnTarget, f"{{effect:{OF_TARGET}}}", form, target=Target(heroes())),
            *printed(OnTarget, f"{{target:{OF_TARGET}}}{{effect:{OF_TARGET}}}", form),
        )
    ),
    *(row for words in ("ヒーロー", "プレイヤー") for row in printed(heroes, words, "player")),
    *(
        row
        for words in ("対戦相手", "対戦相手のヒーロー", "対戦相手のプレイヤー")
        for row in printed(opposing_heroes, words, "player")
    ),
    *(
        row
        for words in (
            "対象の{legal:player}",
            "対象の{legal:player}1枚",
            *(
                f"{{legal:player}}1枚を対象と{end}{that}"
                for end in ("し", "する。")
                for that in ("それ", "そのヒーロー", "そのプレイヤー")
            ),
        )
        for row in printed(Target, words, OF_TARGET)
    ),
    *(
        row
        for whose, fixed in (
            ("", {}),
            ("あなたの", {}),
            *((f"その{who}の", {"who": ControllersOf(target_of_event())}) for who in ("ヒーロー", "プレイヤー")),
        )
        for words in ("からカード{amount}枚", "から{amount}枚のカード", "の{amount}枚のカード", "のカード{amount}枚")
        for row in printed(TopsOfDecks, f"{whose}デッキの一番上{words}", **fixed)
    ),
    *(
        row
        for whose in ("", "あなたの")
        for row in (
            *printed(TopsOfDecks, f"{whose}デッキの一番上からカードを{{amount}}枚", "some_of_top"),
            *printed(TopsOfDecks, f"{whose}デッキの一番上のカード{{amount}}枚"),
            *printed(TopsOfDecks, f"{whose}デッキの一番上のカードを{{amount}}枚", "some_of_top"),
        )
    ),
    printed_later(
        row
        for words, player in (
            ("各ヒーロー", EveryHero()),
            ("防御ヒーロー", ControllersOf(defending_hero())),
            ("攻撃ヒーロー", ControllersOf(attacking_hero())),
        )
        for row in (
            *rows_of_zone(ZoneOf, f"{words}の{{zone}}", who=player),
            *printed(TopsOfDecks, f"{words}のデッキの一番上のカード", who=player, amount=1),
            *quality(ControlledBy, f"{words}がコントロールする", who=player),
            *quality(ControlledBy, f"{words}のコントロールする", who=player),
        )
    ),
    *english(ControllersOf, "that target", what=_TARGET),
    *english(ControllersOf, "the damaged hero", what=damaged_heroes()),
    *english(opposing_heroes, "each opponent"),
    *english(opposing_heroes, "a opponent", TARGETED),
    *english(your_hero, "your hero", TARGETED),
    *english(AllObjects, "that target", filter=IsTargetOfLayer()),
    *english(AllObjects, "that target", TARGETED, filter=IsTargetOfLayer()),
    *english(Among, "{all:targeted} is {filter:adjectives/behind/closing}", TARGET_IS),
    *english(Among, "{all:targeted} is a {filter:noun/permanent}", TARGET_IS),
    *english(Among, "{all:targeted} has {filter:having/having_counter}", TARGET_IS),
    *english(Exists, "{objects:target_is}"),
)
