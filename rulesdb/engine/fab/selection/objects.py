"""Objects and players that an effect refers to, by relation, by zone or by filter."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice, takewhile
from typing import ClassVar, Literal

from rulesdb.engine.fab.book import book, by
from rulesdb.engine.fab.card_parts.effects import CountsAs
from rulesdb.engine.fab.card_parts.roles import OfAttack, OfClash, OfEvent
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events.cards import Banish, Charge, Clashed, FailedClash, LookedAt, WonClash
from rulesdb.engine.fab.events.combat import Attacked, AttackHit, Wagered
from rulesdb.engine.fab.events.points import Deal
from rulesdb.engine.fab.events.zones import Repositioned, Turned
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import properties
from rulesdb.engine.fab.rules.cards.names import is_named
from rulesdb.engine.fab.rules.effects.abilities import referred_objects
from rulesdb.engine.fab.rules.general.players import players_of
from rulesdb.engine.fab.rules.objects.chain_links import attacking_players, defending_heroes
from rulesdb.engine.fab.rules.objects.objects import is_card, layer_category, permanents
from rulesdb.engine.fab.rules.objects.objects import layers as all_layers
from rulesdb.engine.fab.rules.objects.resetting import moved_by_ability, moved_in_trigger
from rulesdb.engine.fab.selection.english_nouns import behind
from rulesdb.engine.fab.selection.identity_filters import IsChosen, IsTarget, IsTargetOfLayer, IsYourHero
from rulesdb.engine.fab.selection.printed_japanese import quality
from rulesdb.engine.fab.state import Category, Object
from rulesdb.engine.fab.zones import ARENA, STACK, ZoneName
from rulesdb.engine.kernel.cards.roles import Filter, Objects, OfThisTurn, Players
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed, Resolved, Used
from rulesdb.engine.kernel.event_kinds.object_events import Revealed
from rulesdb.engine.kernel.event_kinds.zone_events import CoreDestroy, CoreDiscard, CoreMove, OfMovedObject
from rulesdb.engine.kernel.events import Event, object_of
from rulesdb.engine.kernel.language.phrases import ANY, OF_TARGET, SEVERAL, DeclaredRows, Row, english, phrase, printed
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.records.governing import GovernedBy, row
from rulesdb.engine.kernel.selection.filters import Not, filter_phrases
from rulesdb.engine.kernel.selection.kinds import all_and_any, selections
from rulesdb.engine.kernel.selection.objects import (
    Among,
    AnyTarget,
    ControllersOf,
    ObjectsInZone,
    This,
    object_now,
    referred_to,
)

Doing = Literal[
    "banished", "charged", "destroyed", "discarded", "discarded or destroyed", "looked at", "put", "revealed", "turned",
]  # fmt: skip
EACH_ONE = "each_one"
"""The English form of permanents that are said one by one."""
WHOSE = "whose"
"""The English form of players as owners."""
FROM, FROM_OWN, IN_HAND, OWN = "from", "from_own", "in_hand", "own"
"""English forms of objects: behind those chosen from them, of the controller or of whoever chooses, as those of
the controller's hand, and as those of whoever chooses."""


DONE, IS, CARD_IS, HERO = "done", "is", "card_is", "hero"
"""English forms of objects: what is done to them, what is said of one of them, and of one that is named."""


@book.definition("1.1.2a#sentence-3")
def hero_cards_of(game: Game, players: tuple[int, ...]) -> tuple[int, ...]:
    """The word hero refers to the hero-card of a player."""
    return tuple(hero for player in players if (hero := game.hero(player)) is not None)


InZone = row(
    ObjectsInZone, "InZone", "The objects in a zone of the controller, or of one player given by index.", zone=ZoneName
)


InOwnZone = row(
    ObjectsInZone, "InOwnZone", "The objects in a zone of a player who determines objects of an effect.", zone=ZoneName
)


class AllObjects(Objects, frozen=True):
    """All objects of the game that fit a filter, in any zone."""

    filter: Filter
    """Condition on each object."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the objects, in the order of their ids."""
        return objects_that_fit(game, self.filter, context)

    def zone_names(self) -> frozenset[str] | None:
        """Return the zones that the filter names."""
        return self.filter.zone_names()


@book.law
def objects_that_fit(game: Game, described: Filter, context: Context) -> tuple[int, ...]:
    """The objects to which a description refers, among all that exist, in zones and inventories."""
    return referred_to(game, described, game.state.objects, context)


class Layers(Objects, frozen=True):
    """The layers on the stack that fit a filter, except the resolving one."""

    filter: Filter
    """Condition on each layer."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the layers from the bottom of the stack to the top."""
        others = (layer for layer in game.stack if layer != context.layer)
        return referred_to(game, self.filter, others, context)

    def zone_names(self) -> frozenset[str]:
        """Return the stack."""
        return frozenset({"stack"})


class Permanents(Objects, frozen=True):
    """The permanents that fit a filter; an attack-proxy is no permanent (1.4.3a)."""

    filter: Filter
    """Condition on each permanent."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the permanents, in the order of their ids."""
        return fitting_permanents(game, self, context)

    def zone_names(self) -> frozenset[str]:
        """Return the zones of the arena."""
        return ARENA


@book.law
def fitting_permanents(game: Game, selection: Permanents, context: Context) -> tuple[int, ...]:
    """The permanents that fit the filter of a selection; what counts as such a permanent is none."""
    return tuple(item.id for item in permanents(game) if selection.filter.fits(game, item.id, context))


def counting_as(game: Game, what: Objects, context: Context) -> tuple[tuple[CountsAs, EffectInForce], ...]:
    """Return the effects by which a player counts as having further objects of a description."""
    return tuple(
        (effect, one)
        for effect, one in of_kind(game, CountsAs)
        if effect.what == what and one.context.controller == context.controller
    )


@book.definition("2.12.3b#sentence-4")
def of_any_player(found: tuple[Object, ...], _context: Context) -> tuple[Object, ...]:
    """A name refers to any existing object that has it, unless that is being created."""
    return found


class OfLeading(Objects, frozen=True):
    """The cards that the effect of a leading ability has moved (1.7.6)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("後続能力", "1.7.6")}
    name: str
    """Name of the leading effect."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the cards, unless the ability cannot refer to them."""
        return referred_objects(game, (context, self.name))


class EveryHero(Players, frozen=True):
    """The players of all heroes, who do what card text tells heroes to do (1.1.2b)."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the players, clockwise from the controller."""
        heroes = (game.hero(player) for player in game.clockwise(context.controller))
        return players_of(game, tuple(hero for hero in heroes if hero is not None))


class ClashWinner(Players, OfThisTurn, frozen=True):
    """The player who has won the clash of the effect, nobody if no player has (8.5.45a)."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the winner of the last clash of the source."""
        for event in reversed(game.state.history):
            if isinstance(event, WonClash):
                return (event.player,)
            if isinstance(event, Clashed) and event.source == context.source:
                break
        return ()


class InZoneOf(Objects, frozen=True):
    """The objects in a zone of each of some players."""

    who: Players
    """The players."""
    zone: ZoneName
    """The zone."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the objects, player by player in the order of the zone."""
        return tuple(one for player in self.who.players(game, context) for one in game.zone(self.zone, player))

    def zone_names(self) -> frozenset[str]:
        """Return the zone."""
        return frozenset({self.zone})


class AttackingPlayer(Players, frozen=True):
    """The player who controls the attack of the active chain link."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the player, or nothing if there is no active chain link."""
        return () if game.link is None else (game.link.controller,)


PHRASES: list[DeclaredRows] = [
    *all_and_any(This, "これ", "このカード"),
    *all_and_any(AnyTarget, "任意のもの"),
    *all_and_any(AnyTarget, "({effect})ための任意のもの"),
    *all_and_any(InZone, "あなたの{zone}のすべてのカード", "あなたの{zone}のカード"),
    *all_and_any(InZone, "プレイヤー{player}の{zone}のすべてのカード", "プレイヤー{player}の{zone}のカード"),
    *all_and_any(InOwnZone, "自身の{zone}のすべてのカード", "自身の{zone}のカード"),
    *all_and_any(AllObjects, "すべての{filter}もの", "{filter}もの"),
    *all_and_any(Permanents, "すべての{filter}パーマネント", "{filter}パーマネント"),
    *all_and_any(Layers, "ほかのすべての{filter}レイヤー", "ほかの{filter}レイヤー"),
    *all_and_any(OfLeading, "先行「{name}」のすべてのカード", "先行「{name}」のカード"),
    phrase(InZoneOf, "{who}は、自身の{zone}のすべてのカード"),
    phrase(EveryHero, "各ヒーロー"),
    phrase(AttackingPlayer, "攻撃しているプレイヤー"),
    phrase(ClashWinner, "その激突の勝者"),
    *english(ClashWinner, "the winner"),
    phrase(ControllersOf, "{what:any}のコントローラー"),
]


@selections(PHRASES, "すべてのヒーロー", "ヒーロー")
def heroes(game: Game, _context: Context) -> tuple[int, ...]:
    """The heroes of all players."""
    return hero_cards_of(game, game.playing)


@selections(PHRASES, "すべての対戦相手のヒーロー", "対戦相手のヒーロー")
def opposing_heroes(game: Game, context: Context) -> tuple[int, ...]:
    """The heroes of the controller's opponents."""
    return hero_cards_of(game, game.opponents(context.controller))


@selections(PHRASES, "あなたのヒーロー")
def your_hero(game: Game, context: Context) -> tuple[int, ...]:
    """The controller's hero."""
    return hero_cards_of(game, (context.controller,))


@selections(PHRASES, "攻撃しているヒーロー")
def attacking_hero(game: Game, context: Context) -> tuple[int, ...]:
    """The hero that is attacking (7.2.4a)."""
    return hero_cards_of(game, attacking_players(game, context))


@selections(PHRASES, "あなたのパーティーのすべてのヒーロー", "あなたのパーティーのヒーロー")
def party_heroes(game: Game, context: Context) -> tuple[int, ...]:
    """The heroes of the controller's party (1.1.4)."""
    return hero_cards_of(game, game.party(context.controller))


@selections(PHRASES, "プレイヤー{player}のヒーロー")
def hero_of(game: Game, _context: Context, player: int) -> tuple[int, ...]:
    """The hero of one player, given by index."""
    return hero_cards_of(game, (player,))


@selections(PHRASES, "防御しているすべてのカード", "防御しているカード", zone_names=lambda _: ARENA)
def defending(game: Game, _context: Context) -> tuple[int, ...]:
    """The defending cards of the active chain link."""
    return game.defending()


@selections(PHRASES, "あなたのデッキの一番上のカード", zone="deck", zone_names=lambda _: frozenset({"deck"}))
def top_of_deck(game: Game, context: Context) -> tuple[int, ...]:
    """The top card of the controller's deck."""
    return game.zone("deck", context.controller)[:1]


@selections(PHRASES, "移ったこれ")
def moved_source(game: Game, context: Context) -> tuple[int, ...]:
    """The object that the source of the effect has become by moving (3.0.9a)."""
    return (object_now(game, context.source),)


@selections(PHRASES, "これの攻撃発生源")
def attack_source(game: Game, context: Context) -> tuple[int, ...]:
    """The source of the effect or, of an attack-proxy, the object that it stands for (1.4.3)."""
    item = game.last_known(context.source)
    proxied = item.proxy_of if isinstance(item, Object) else None
    return (context.source if proxied is None else proxied,)


@selections(PHRASES, "追放したカード", "", OfThisTurn, zone="banished")
def last_banished(game: Game, context: Context) -> tuple[int, ...]:
    """The card that the source of the effect has banished last."""
    banished = (event for event in reversed(game.state.history) if isinstance(event, Banish))
    found = next((event.object for event in banished if event.source == context.source), None)
    return () if found is None else (moved_by_ability(game, found),)


_DOING: Mapping[str, type[Event] | tuple[type[Event], ...]] = {
    "banished": Banish,
    "charged": Charge,
    "destroyed": CoreDestroy,
    "discarded": CoreDiscard,
    "discarded or destroyed": (CoreDiscard, CoreDestroy),
    "looked at": LookedAt,
    "put": CoreMove,
    "revealed": Revealed,
    "turned": Turned,
}


_DONE_IN: Mapping[str, ZoneName] = {
    "banished": "banished", "charged": "soul", "destroyed": "graveyard", "discarded": "graveyard",
    "discarded or destroyed": "graveyard", "looked at": "deck", "revealed": "deck",
}  # fmt: skip
"""The zone that a description implies of cards to which something has been done (1.8.6b)."""


@selections(
    PHRASES,
    "この方法で{doing}すべてのカード",
    "この方法で{doing}カード",
    OfThisTurn,
    zone=property(lambda one: _DONE_IN.get(one.doing, "stack")),
)
def done_this_way(game: Game, context: Context, doing: Doing) -> tuple[int, ...]:
    """The cards to which the ability of the effect, or the cost of its card, has done something (1.8.4)."""
    done = [
        event
        for event in _events_of_ability(game, context)
        if isinstance(event, _DOING[doing])
        and (doing != "put" or event.by == "fab:8.5.15")  # other moves are parts of what is done
    ]
    found = (object_of(event) for event in reversed(done))
    return tuple(moved_by_ability(game, object_id) for object_id in found if object_id is not None)


@selections(PHRASES, "この方法で最後に公開したカード", "", OfThisTurn, zone="deck")
def last_revealed(game: Game, context: Context) -> tuple[int, ...]:
    """The card that the ability of the effect has revealed last."""
    return done_this_way("revealed").objects(game, context)[-1:]


def events_of_layer(game: Game, context: Context) -> Iterator[Event]:
    """Yield the events since the last resolution of another layer of the source of an effect, the last one first."""
    return takewhile(lambda event: not _ends_layer(game, event, context.source), reversed(game.state.history))


@selections(PHRASES, "この方法で最後に置いたカード", "", OfThisTurn)
def last_put(game: Game, context: Context) -> tuple[int, ...]:
    """The card that the ability of the effect, or the cost of its card, has put somewhere last."""
    return done_this_way("put").objects(game, context)[-1:]


@selections(
    PHRASES,
    "この方法で{doing}残りのすべてのカード",
    "この方法で{doing}残りのカード",
    OfThisTurn,
    zone="deck",
    zone_names=lambda _: frozenset({"deck"}),
)
def left_in_deck(game: Game, context: Context, doing: Doing) -> tuple[int, ...]:
    """The cards to which the ability of the effect has done something and that are still in a deck: the rest."""
    put_back = {one.object for one in _events_of_ability(game, context) if isinstance(one, Repositioned)}
    done = (card for card in done_this_way(doing).objects(game, context) if card not in put_back)
    return tuple(card for card in done if game.has(card) and game.object(card).zone.name == "deck")


def _events_of_ability(game: Game, context: Context) -> Iterator[Event]:
    """Return the events of the ability of an effect and of the cost of its card, the last one first."""
    return (event for event in events_of_layer(game, context) if event.source == context.source)


def _ends_layer(game: Game, event: Event, source: int) -> bool:
    """Whether an event ends the resolution of a layer of an object, that is another object."""
    if not isinstance(event, Resolved) or event.object == source:
        return False
    layer = game.last_known(event.object)
    return isinstance(layer, Object) and layer.layer is not None and layer.layer.source == source


@selections(PHRASES, "防御ヒーロー")
def defending_hero(game: Game, context: Context) -> tuple[int, ...]:
    """The heroes that are defending (7.2.4b)."""
    return defending_heroes(game, context)


@selections(PHRASES, "その攻撃", "", OfAttack)
def attack_of_event(game: Game, context: Context) -> tuple[int, ...]:
    """The attack that attacks, hits, wagers, or is played or activated in the event that triggered the effect."""
    started = started_attack(context.event)
    if started is not None:
        return (object_now(game, started),)
    if isinstance(context.event, Wagered):
        return (context.event.object,)
    return attack_and_source(game, context.event)[:1] if isinstance(context.event, Attacked | AttackHit) else ()


def attack_and_source(game: Game, event: Attacked | AttackHit) -> tuple[int, ...]:
    """Return the attack of an event and, of an attack-proxy on the combat chain, its attack-source (1.4.3a)."""
    proxies = (link.attack for link in reversed(game.state.links) if link.source == event.object)
    return (*islice(proxies, 1), event.object)


def started_attack(event: Event | None) -> int | None:
    """Return the layer that is played or activated in an event, None in another event."""
    match event:
        case CardPlayed(object=played):
            return played
        case Used(layer=layer):
            return layer
    return None


@selections(PHRASES, "そのプレイされたカード", "", OfEvent)
def card_of_event(_game: Game, context: Context) -> tuple[int, ...]:
    """The card that is played in the event that triggered the effect."""
    return (context.event.object,) if isinstance(context.event, CardPlayed) else ()


@selections(PHRASES, "このターンにこれがダメージを与えたヒーロー", "", OfThisTurn)
def damaged_heroes(game: Game, context: Context) -> tuple[int, ...]:
    """The heroes to which the source of the effect has dealt damage this turn."""
    dealt = {event.object for event in game.state.history if isinstance(event, Deal) and event.source == context.source}
    return tuple(hero for hero in hero_cards_of(game, game.playing) if hero in dealt)


@selections(PHRASES, "その移動したカード", "", OfEvent)
def moved_in_event(game: Game, context: Context) -> tuple[int, ...]:
    """The card that has moved in the event that triggered the effect, also as a part of what was done to it."""
    event = context.event
    return (moved_in_trigger(game, event.object),) if isinstance(event, CoreMove | OfMovedObject) else ()


@selections(PHRASES, "その攻撃対象", "", OfAttack)
def target_of_event(_game: Game, context: Context) -> tuple[int, ...]:
    """The objects that are attacked or hit in the event that triggered the effect."""
    return attacked_in(context.event)


@selections(
    PHRASES,
    "攻撃されたプレイヤーの{zone}のすべてのカード",
    "攻撃されたプレイヤーの{zone}のカード",
    OfAttack,
    zone_names=lambda one: frozenset({one.zone}),
)
def in_zone_of_attacked(game: Game, context: Context, zone: ZoneName) -> tuple[int, ...]:
    """The objects in a zone of the player who is attacked or hit in the event that triggered the effect."""
    return tuple(one for target in attacked_in(context.event) for one in game.zone(zone, game.player_of(target)))


@selections(
    PHRASES, "攻撃されたプレイヤーのデッキの一番上のカード", "", OfAttack, zone_names=lambda _: frozenset({"deck"})
)
def top_of_attacked_deck(game: Game, context: Context) -> tuple[int, ...]:
    """The top card of the deck of the player who is attacked or hit in the event that triggered the effect."""
    decks = dict.fromkeys(game.player_of(target) for target in attacked_in(context.event))
    return tuple(card for player in decks for card in game.zone("deck", player)[:1])


class ControlledByAttacked(Filter, frozen=True):
    """The object is controlled by the player who is attacked or hit in the event that triggered the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object's controller is the player of what is attacked."""
        attacked = attacked_in(context.event)
        return game.last_known(object_id).controller in {game.player_of(target) for target in attacked}


def attacked_in(event: Event | None) -> tuple[int, ...]:
    """Return what is attacked or hit in an event, or dealt damage by an attack; nothing in another event."""
    match event:
        case Deal(object=damaged):
            return (damaged,)
        case Attacked(targets=targets):
            return targets
        case AttackHit(target=target):
            return (target,)
    return ()


@selections(
    PHRASES, "その激突で公開されたすべてのカード", "その激突で公開されたカード", OfClash, zone="deck"
)  # the zone that the description implies (1.8.6b)
def revealed_in_clash(game: Game, context: Context) -> tuple[int, ...]:
    """The cards revealed in the clash that a player fails to win in the event of the effect."""
    found = context.event.revealed if isinstance(context.event, FailedClash) else ()
    return tuple(card for card in found if game.has(card))


@selections(PHRASES, "その激突のほかのすべてのヒーロー", "その激突のほかのヒーロー", OfClash)
def others_in_clash(game: Game, context: Context) -> tuple[int, ...]:
    """The heroes of the other players in the clash that a player fails to win in the event of the effect."""
    players = context.event.players if isinstance(context.event, FailedClash) else ()
    return hero_cards_of(game, tuple(player for player in players if player != context.controller))


@selections(PHRASES, "そのイベントの発生源", "", OfEvent)
def source_of_event(_game: Game, context: Context) -> tuple[int, ...]:
    """The source of the event that triggered the effect."""
    source = None if context.event is None else context.event.source
    return () if source is None else (source,)


@selections(
    PHRASES,
    "スタックのすべての{categories|と}",
    "スタックの{categories|か}",
    zone_names=lambda _: frozenset({STACK.name}),
)
def layers_of(game: Game, _context: Context, categories: tuple[Category, ...]) -> tuple[int, ...]:
    """The layers of some categories on the stack (1.6.2)."""
    return tuple(layer for layer in all_layers(game.state) if layer_category(game.object(layer)) in categories)


@selections(PHRASES, "「{name}」という名前のすべてのカード", "「{name}」という名前のカード")
def all_named(game: Game, context: Context, name: str) -> tuple[int, ...]:
    """All cards and tokens with a name; attack-proxies, which inherit a name, do not count."""
    cards = (item for item in game.objects() if is_card(item))
    found = tuple(item for item in cards if is_named(properties(game, item.id).name, name))
    return tuple(item.id for item in of_any_player(found, context))


PHRASES += [
    *filter_phrases(ControlledByAttacked, "攻撃されたプレイヤーがコントロールする"),
    *english(AllObjects, "{filter:chosen}"),
    *english(AllObjects, "all {filter:nouns}"),
    *english(AllObjects, "{filter:noun}", ANY),
    *english(AllObjects, "{filter:nouns}", SEVERAL),
    *english(Permanents, "all {filter:permanents}"),
    *english(Permanents, "{filter:permanent}", ANY),
    *english(Permanents, "{filter:permanents}", SEVERAL),
    *english(Permanents, "each {filter:permanent}", EACH_ONE),
    *english(InZone, "your {zone}"),
    *english(InZone, "card from your {zone}", ANY),
    *english(InZone, "cards from your {zone}", SEVERAL),
    *english(InZone, "from your {zone}", FROM),
    *english(InZone, "card from their own {zone}", OWN),
    *english(InZone, "from their own {zone}", FROM_OWN),
    *english(Permanents, "{filter:own}", OWN),
    *english(Among, "{filter:noun/permanent} {all:from_own}", OWN),
    *english(Among, "{filter:identified} {all:from}", ANY),
    *english(Among, "{filter:noun/permanent}", IN_HAND, all=InZone("hand")),
    *english(top_of_attacked_deck, "the top card of that hero's deck"),
    *english(heroes, "all heroes"),
    *english(heroes, "hero", ANY),
    *english(heroes, "heroes", SEVERAL),
    *english(Among, "heroes {filter:behind}", SEVERAL, all=heroes()),
    *english(Among, "opposing heroes {filter:behind}", SEVERAL, all=opposing_heroes()),
    *english(Among, "other hero", ANY, filter=Not(IsYourHero()), all=heroes()),
    *(
        row
        for words in ("the chosen hero's", "the chosen heroes'")
        for row in english(ControllersOf, words, WHOSE, what=AllObjects(IsChosen()))
    ),
    *english(opposing_heroes, "all opposing heroes"),
    *english(opposing_heroes, "opposing hero", ANY),
    *english(opposing_heroes, "opponent", ANY),
    *english(opposing_heroes, "opposing heroes", SEVERAL),
    *english(your_hero, "your hero"),
    *english(your_hero, "your hero", ANY),
    *english(attacking_hero, "the attacking hero"),
    *english(in_zone_of_attacked, "all cards in that hero's {zone}"),
    *english(in_zone_of_attacked, "card in that hero's {zone}", ANY),
    *english(in_zone_of_attacked, "card from that hero's {zone}", ANY),
    *english(in_zone_of_attacked, "cards in that hero's {zone}", SEVERAL),
    *english(in_zone_of_attacked, "cards from that hero's {zone}", SEVERAL),
    *english(in_zone_of_attacked, "that hero's {zone}"),
    *english(in_zone_of_attacked, "from that hero's {zone}", FROM),
    *english(in_zone_of_attacked, "in that hero's {zone}", FROM),
    *behind(ControlledByAttacked, "that hero controls"),
    *english(top_of_deck, "the top card of your deck"),
    *english(EveryHero, "each hero"),
    *english(attacking_hero, "attacking hero", HERO),
    *english(defending_hero, "the defending hero"),
    *english(defending_hero, "defending hero", HERO),
    *english(ControllersOf, "the attacking hero", what=attacking_hero()),
    *english(ControllersOf, "the defending hero", what=defending_hero()),
    *english(done_this_way, "{doing}", DONE),
    *english(last_put, "last put", DONE),
    *english(moved_in_event, "the moved card"),
    *english(last_revealed, "the last revealed card"),
    *english(left_in_deck, "the rest of the cards {doing} this way"),
    *english(last_put, "the last put card"),
    *english(done_this_way, "the {doing} card"),
    *english(done_this_way, "all cards {doing} this way"),
    *english(done_this_way, "card {doing} this way", ANY),
    *english(done_this_way, "cards {doing} this way", SEVERAL),
    *english(done_this_way, "permanent {doing} this way", ANY),
    *english(done_this_way, "permanents {doing} this way", SEVERAL),
    *english(Among, "{filter:noun/permanent} {all:done} this way", ANY),
    *english(Among, "{filter:nouns/permanents} {all:done} this way", SEVERAL),
    *english(Among, "{filter:noun} is {all:done} this way", IS),
    *english(Among, "{filter:noun} was {all:done} this way", IS),
    *english(Among, "{all:done} card is {filter:adjectives}", CARD_IS),
    *english(Among, "{all:done} card is a {filter:noun/permanent}", CARD_IS),
    *english(Among, "{all:done} card has {filter:having}", CARD_IS),
    *english(Among, "chosen object is {filter:adjectives}", CARD_IS, all=AllObjects(IsChosen())),
    *english(Among, "chosen object is a {filter:noun/permanent}", CARD_IS, all=AllObjects(IsChosen())),
    *english(Among, "attack has {filter:having}", CARD_IS, all=attack_of_event()),
    *english(Among, "{all:hero} is {filter:adjectives}", CARD_IS),
    *english(Among, "{all:hero} is a {filter:attacked}", CARD_IS),
    *english(ControllersOf, "that hero", what=target_of_event()),
    *english(ControllersOf, "that hero's", WHOSE, what=target_of_event()),
    *english(target_of_event, "that hero"),
    *english(attack_of_event, "the attack"),
]


def rows_of_zone(kind: Callable[..., Objects], zone: str, **fixed: object) -> tuple[Row, ...]:
    """Return the rows of printed Japanese cards for the cards in somebody's zone."""
    return (
        *printed(kind, zone, **fixed),
        *printed(kind, f"{zone}のカードすべて", **fixed),
        *printed(kind, zone, EVERY, **fixed),
        *printed(kind, f"{zone}のカード", EVERY, **fixed),
        *printed(kind, f"{zone}にあるカード", EVERY, **fixed),
        *printed(kind, f"{zone}に", IN_PLACE, **fixed),
        *printed(kind, f"{zone}にカード", PLACED, **fixed),
        *(
            row
            for joint in ("の", "から", "にある")
            for row in (
                *printed(kind, f"{zone}{joint}カード", ANY, **fixed),
                *printed(kind, f"{zone}{joint}", FROM, **fixed),
            )
        ),
    )


EVERY, PLACED, IN_PLACE, DONE_TO, THEIRS = "every", "placed", "in_place", "done_to", "theirs"
"""Forms on printed Japanese cards: before をすべて, がある and what is there, behind what is done, as their own."""
PHRASES += [
    *printed(AllObjects, "{filter:noun}", ANY),
    *printed(AllObjects, "{filter:noun/of_all_zones}", EVERY),
    *printed(left_in_deck, "この方法で{doing}残りのカード"),
    *printed(moved_in_event, "その移動したカード"),
    *printed(AllObjects, "{filter:targeted}", "targeted"),
    *printed(AllObjects, "{filter:defending}", "defending"),
    *printed(Permanents, "{filter:permanent_targeted}", "targeted"),
    *printed(done_this_way, "この方法で{doing}カード"),
    *printed(done_this_way, "{doing:passive}カード", DONE),
    *printed(EveryHero, "各ヒーロー"),
    *printed(ClashWinner, "勝者"),
    *(
        row
        for words in ("", "対象のヒーロー", "対象のヒーロー1枚", "対象のプレイヤー1枚", "対象のプレイヤー")
        for row in printed(ControllersOf, words, OF_TARGET, what=AllObjects(IsTargetOfLayer()))
    ),
    *(
        row
        for joint in ("の", "から", "にある")
        for row in printed(AllObjects, f"いずれかの{{filter:zone}}{joint}カード", ANY)
    ),
    *printed(Permanents, "{filter:permanent}", ANY),
    *printed(Permanents, "{filter:permanent}", EVERY),
    *printed(Permanents, "{filter:permanent}すべて"),
    *printed(Permanents, "各{filter:permanent}", EACH_ONE),
    *printed(Permanents, "{filter:called_all}"),
    *(row for who in ("あなた", "あなたのヒーロー") for row in printed(your_hero, who, "hero_of")),
    *printed(Permanents, "すべての{filter:permanent}"),
    *printed(AllObjects, "{filter:chosen}"),
    *rows_of_zone(InZone, "あなたの{zone}"),
    *(row for row in rows_of_zone(InZone, "{zone}")[1:]),
    *(row for words in ("手札", "あなたの手札") for row in printed(InZone, words, ANY, zone="hand")),
    *printed(Among, "{all:in_place}{filter:noun/permanent}", PLACED),
    *printed(Permanents, "{filter:theirs}", THEIRS),
    *printed(Among, "{filter:noun/permanent}", IN_HAND, all=InZone("hand")),
    *(
        row
        for words in ("自身の{zone}", "{zone}")
        for joint in ("の", "から", "にある")
        for row in (
            *printed(InOwnZone, f"{words}{joint}カード", THEIRS),
            *printed(InOwnZone, f"{words}{joint}", "from_theirs"),
        )
    ),
    *printed(Among, "{all:from_theirs}{filter:noun/permanent}", THEIRS),
    *printed(InZoneOf, "{who}は自身の{zone}のすべてのカード"),
    *(row for words in ("自身の{zone}", "{zone}") for row in printed(InZoneOf, f"{{who}}は{words}", EVERY)),
    *printed(InZoneOf, "{who}は自身の{zone}のカード", EVERY),
    *printed(top_of_deck, "デッキの一番上のカード"),
    *printed(top_of_deck, "デッキの一番上"),
    *printed(heroes, "ヒーロー", ANY),
    *printed(opposing_heroes, "対戦相手のヒーロー"),
    *printed(opposing_heroes, "対戦相手のヒーロー", ANY),
    *printed(opposing_heroes, "対戦相手", ANY),
    *(row for words in ("各プレイヤー", "すべてのプレイヤー", "すべてのヒーロー") for row in printed(EveryHero, words)),
    *printed(done_this_way, "この方法で{doing}カード", DONE),
    *printed(done_this_way, "この方法で{doing}", FROM),
    *printed(done_this_way, "{doing:passive}", DONE_TO),
    *printed(Among, "この方法で{filter:noun}が{all:done_to}", IS),
    *printed(done_this_way, "{doing}", "did_to"),
    *printed(Among, "この方法で{filter:noun}を{all:did_to}", IS),
    *(
        row
        for end in ("noun", "permanent", "bare", "either", "holding", "defended")
        for row in (
            *printed(Among, f"その対象が{{filter:{end}}}", IS, all=AllObjects(IsTarget())),
            *printed(Among, f"{{all:done}}が{{filter:{end}}}", IS),
            *printed(Among, f"{{all:hero_of}}が{{filter:{end}}}", IS),
        )
    ),
]
PHRASES += [
    row
    for of in ("の", "が")
    for row in (
        *printed(Among, f"その対象{of}{{filter:measured}}", IS, all=AllObjects(IsTarget())),
        *printed(Among, f"{{all:done}}{of}{{filter:measured}}", IS),
    )
]
PHRASES += [
    row
    for who in ("そのプレイヤー", "そのヒーロー")
    for row in (
        *printed(ControllersOf, who, what=target_of_event()),
        *printed(target_of_event, who),
        *printed(target_of_event, who, "hero_of"),
        *printed(top_of_attacked_deck, f"{who}のデッキの一番上のカード"),
        *rows_of_zone(in_zone_of_attacked, f"{who}の{{zone}}"),
        *quality(ControlledByAttacked, f"{who}のコントロールする"),
        *quality(ControlledByAttacked, f"{who}の"),
        *quality(ControlledByAttacked, f"{who}がコントロールする"),
    )
]
PHRASES += [
    *printed(attacking_hero, "攻撃しているヒーロー"),
    *printed(attacking_hero, "攻撃ヒーロー"),
    *printed(defending_hero, "防御しているヒーロー"),
    *printed(defending_hero, "防御ヒーロー"),
    *printed(ControllersOf, "攻撃ヒーロー", what=attacking_hero()),
    *printed(ControllersOf, "防御ヒーロー", what=defending_hero()),
]
