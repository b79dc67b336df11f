"""The start of a game (4.1): what players bring, what they choose from it, and the steps up to the first turn."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.starting import ArsenalZones, InventoryLimit, StartsInArena
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events.zones import ZONES
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import intellect_of_hero
from rulesdb.engine.fab.rules.cards.categories import MacroRule, card_category
from rulesdb.engine.fab.rules.objects.card_pool import (
    Seat,
    card_pool,
    check_seat,
    equipped_zone,
    is_equipped_as_weapon,
    is_equipped_face_down,
)
from rulesdb.engine.fab.rules.objects.equipping import hands
from rulesdb.engine.fab.rules.turn.priority import PRIORITY
from rulesdb.engine.fab.rules.turn.turns import begin_first_phase, missing_cards
from rulesdb.engine.fab.state import Object, Player, State, TournamentRule
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES, PERMANENT, WEAPON_ZONES, Zone, ZoneName
from rulesdb.engine.kernel.process.options import Name, Number, Pick
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.process.process import generator
from rulesdb.engine.kernel.turn.start_and_end import CoreBuilder


class Match(Struct, frozen=True):
    """What the match of a game and its format determine."""

    selected: int | None = None
    """Index of the player selected in the previous game to choose the first-turn player; None for the first game."""
    loser: int | None = None
    """Index of the player who lost the previous game first, None after a draw."""
    deck_size: int = 0
    """Least number of cards of a starting deck, from 0."""


FIRST_GAME = Match()


def set_up(
    seats: Sequence[Seat],
    seed: int,
    tournament: tuple[TournamentRule, ...] = (),
    macros: tuple[MacroRule, ...] = (),
    match: Match = FIRST_GAME,
) -> State:
    """Return the state in which the start-of-game procedure begins, under some tournament rules (4.1.2).

    Raises SeatError for a person who may not start the game, or may not with a card.
    """
    for seat in seats:
        check_seat(seat)
    players = tuple(
        Player(seat.name, party=seat.party, chooses=bool(seat.pool), arsenals=arsenal_zones(seat.hero))
        for seat in seats
    )
    selected = selected_player(seed, len(seats), match)
    state = State(
        players=players,
        objects={},
        zones={},
        seed=seed,
        tournament=tournament,
        selected=selected,
        deck_size=match.deck_size,
    )
    builder, starting = Builder(state), list[tuple[int, ZoneName]]()
    for player, seat in enumerate(seats):
        if seat.hero is not None:
            place_hero(builder, player, seat.hero)
        for card in seat.equipment:
            starting.append((builder.put(card, player, "inventory"), equipped_zone(card)))
        for card in seat.deck:
            builder.put(card, player, "deck")
        for card in card_pool(seat)[len(seat.equipment) + len(seat.deck) :]:
            builder.put(card, player, "inventory")
    for rule in macros:
        builder.create_macro(rule)
    return builder.state(starting=tuple(starting))


@book.law
def place_hero(builder: "Builder", player: int, hero: Card) -> None:
    """A player places their hero-card face up in their hero zone (4.1.2)."""
    builder.put(hero, player, "hero")


@book.law
def arsenal_zones(hero: Card | None) -> int:
    """The number of arsenal zones with which a player starts, which a meta-static ability of the hero may modify."""
    abilities = () if hero is None else hero.abilities
    return max((one.number for one in abilities if isinstance(one, ArsenalZones)), default=1)


@book.law
def selected_player(seed: int, players: int, match: Match) -> int:
    """The player who chooses the first-turn player: who lost the previous game, or was selected before a draw.

    In the first game of a match, a player is selected at random.
    """
    if match.selected is None:
        return generator(seed, 0).randrange(players)
    return match.selected if match.loser is None else match.loser


class Builder(CoreBuilder[State]):
    """Puts objects into zones before a game begins."""

    def __init__(self, state: State) -> None:
        """Start from a state."""
        super().__init__(state, ZONES)

    def put(self, card: Card, player: int, name: ZoneName, *, is_public: bool | None = None) -> int:
        """Put a card into a player's zone as a new object; return its object id."""
        if name == WEAPON_ZONES[0] and not self.is_empty(Zone(name, player)):
            name = WEAPON_ZONES[1]
        zone = ZONES.zone(name, player)
        if name in EQUIPMENT_ZONES and is_equipped_face_down(card):
            is_public = False
        return self.add(card, player, zone, is_public=is_public, is_token="token" in card.types)

    def create_macro(self, rule: MacroRule) -> int:
        """Create the macro of a tournament rule (1.5); return its object id."""
        item = created_macro(self._state, rule)
        self._state = ZONES.added(self._state, item)
        return item.id


@book.law
def created_macro(state: State, rule: MacroRule) -> Object:
    """A macro, which has no owner, and which the player controls whom the tournament rule determines."""
    return replace(ZONES.created(state, rule.macro, None, PERMANENT), controller=rule.controller)


# The steps of the procedure


def start(game: Game) -> None:
    """Perform the steps of the start-of-game procedure, up to the layers that trigger at the start of the game."""
    for step in steps_of_starting():
        step(game)
    PRIORITY.begin_or_go_on(game)


@book.law
def steps_of_starting() -> tuple[Callable[[Game], None], ...]:
    """The steps of the start-of-game procedure in order, after heroes are placed and before hands are drawn."""
    return (
        choose_first_turn_player,
        select_arena_cards,
        select_decks,
        limit_inventories,
        present_decks,
        equip,
        begin_game,
    )


@book.law
def choose_first_turn_player(game: Game) -> None:
    """The selected player chooses any player to be the first-turn player."""
    selected = game.state.selected
    first = game.pick_player(selected, "first turn", possible_first_players(game), "fab:4.1.3")
    note(game, kinds.FirstTurn(by="fab:4.1.3", player=first))


@book.law
def possible_first_players(game: Game) -> tuple[int, ...]:
    """The players who may be chosen to be the first-turn player."""
    return game.playing


def players_who_choose(game: Game) -> tuple[int, ...]:
    """Return the players who choose from their card-pools, from the first-turn player, in clockwise order."""
    return tuple(player for player in game.clockwise(game.state.turn_player) if game.state.players[player].chooses)


@book.law
def select_arena_cards(game: Game) -> None:
    """Each player selects, from their card-pool, the arena-cards that they start the game with."""
    for player in players_who_choose(game):
        for zone in (*EQUIPMENT_ZONES, *WEAPON_ZONES):
            select_arena_card(game, player, zone)


@book.law
def select_arena_card(game: Game, player: int, zone: ZoneName) -> None:
    """A player may select up to one arena-card for a zone."""
    options = [*map(Pick, arena_cards_for(game, player, zone))]
    chosen = game.pick(player, f"equipment:{zone}", options, "fab:4.1.4").object
    if chosen is not None:
        lay_aside(game, chosen, zone)


@book.law
def arena_cards_for(game: Game, player: int, zone: ZoneName) -> list[int | None]:
    """What a player may select for a zone: nothing, or an arena-card that fits it by its types and subtypes."""
    return [None, *(one for one in arena_cards(game, player) if fits_zone(game, game.object(one), zone))]


def arena_cards(game: Game, player: int) -> list[int]:
    """Return the arena-cards of a card-pool that have not been selected so far."""
    return [one for one in left_in_pool(game, player) if card_category(game.object(one).card) == "arena"]


def fits_zone(game: Game, item: Object, zone: ZoneName) -> bool:
    """Whether an arena-card can start equipped to a zone, beside the weapons that its player has selected."""
    if not is_equipped_as_weapon(item.card):
        return zone in item.card.subtypes
    selected = (game.object(one) for one, at in game.state.starting if at in WEAPON_ZONES)
    held = sum(hands(one.card) for one in selected if one.owner == item.owner)
    return zone in WEAPON_ZONES and hands(item.card) + held <= len(WEAPON_ZONES)


def left_in_pool(game: Game, player: int) -> list[int]:
    """Return the cards of a player's card-pool that have not been selected so far."""
    chosen = {one for one, _ in game.state.starting}
    return [one for one in game.zone("inventory", player) if one not in chosen]


@book.law
def lay_aside(game: Game, card: int, zone: ZoneName) -> None:
    """A selected card is placed in a face-down pile, and is private to its player until the game begins."""
    note(game, kinds.Selected(by="fab:4.1.4", object=card, to=zone))


@book.law
def select_decks(game: Game) -> None:
    """Each player selects, from their card-pool, the deck-cards that become their deck."""
    for player in players_who_choose(game):
        select_deck(game, player)


@book.law
def select_deck(game: Game, player: int) -> None:
    """A player may select a card to start the game in the arena, and leaves any deck-cards out of their deck."""
    start_in_arena(game, player)
    while starting_deck(game, player) > game.state.deck_size:
        options = [Pick(), *map(Pick, deck_cards(game, player))]
        left_out = game.pick(player, "leave out", options, "fab:4.1.5").object
        if left_out is None:
            break
        note(game, kinds.LeftOut(by="fab:4.1.5", object=left_out))
    for card in deck_cards(game, player):
        note(game, kinds.Selected(by="fab:4.1.5", object=card, to="deck"))


@book.law
def starting_deck(game: Game, player: int) -> int:
    """The number of cards of a starting deck, among them those that start the game in another zone."""
    elsewhere = (card for card, zone in game.state.starting if zone == "permanent")
    return len(deck_cards(game, player)) + sum(game.object(card).owner == player for card in elsewhere)


@book.law
def deck_cards(game: Game, player: int) -> list[int]:
    """The cards of a card-pool that can be in the player's deck, and have not been left out."""
    cards = (one for one in left_in_pool(game, player) if one not in game.state.left_out)
    return [one for one in cards if may_be_in_deck(game.object(one).card)]


@book.law
def may_be_in_deck(card: Card) -> bool:
    """Whether a card can be included in a deck, as no arena-card can."""
    return card_category(card) == "deck"


@book.law
def start_in_arena(game: Game, player: int) -> None:
    """A player whose hero's meta-static ability allows it may let a card of their deck start the game in the arena."""
    hero = game.hero(player)
    for ability in () if hero is None else game.object(hero).card.abilities:
        if isinstance(ability, StartsInArena):
            cards = cards_to_start(game, player, ability)
            chosen = game.pick(player, "start in the arena", [Pick(), *map(Pick, cards)], "fab:4.1.5b").object
            if chosen is not None:
                lay_aside(game, chosen, "permanent")


@book.law
def cards_to_start(game: Game, player: int, ability: StartsInArena) -> list[int]:
    """The cards of a player's deck that may start the game in the arena by an ability."""
    return [one for one in deck_cards(game, player) if ability.subtype in game.object(one).card.subtypes]


@book.law
def limit_inventories(game: Game) -> None:
    """All other cards become the inventory; those that do not meet what an effect specifies are removed."""
    for player in game.playing:
        hero = game.hero(player)
        limits = () if hero is None else game.object(hero).card.abilities
        for card in left_in_pool(game, player):
            if any(isinstance(one, InventoryLimit) and is_excluded(game.object(card).card, one) for one in limits):
                remove_from_inventory(game, card)


def is_excluded(card: Card, limit: InventoryLimit) -> bool:
    """Whether a card does not meet what an effect specifies for cards of an inventory."""
    return limit.subtype in card.subtypes and isinstance(card.cost, int) and card.cost > limit.most


@book.step("4.1.6c#sentence-2")
def remove_from_inventory(game: Game, card: int) -> None:
    """A card that fails to meet the specifications is removed from the game."""
    note(game, kinds.Cease(by=remove_from_inventory.id, object=card))


@book.law
def present_decks(game: Game) -> None:
    """Each player shuffles and presents their deck to an opponent, and it is placed in their deck zone."""
    for player in game.clockwise(game.state.turn_player):
        place_deck(game, player)
        shuffle(game, player)
        cut(game, player)


@book.step("4.1.7a#sentence-1")
def place_deck(game: Game, player: int) -> None:
    """A presented deck is placed in the player's deck zone."""
    for card in [one for one, zone in game.state.starting if zone == "deck" and one in game.zone("inventory", player)]:
        note(game, kinds.Move(by=place_deck.id, object=card, to=Zone("deck", player)))


@book.step("4.1.7#sentence-2a")
def shuffle(game: Game, player: int) -> None:
    """A player shuffles their starting deck."""
    happen(game, kinds.Shuffle(by=shuffle.id, zone=Zone("deck", player)))


@book.law
def presented_to(game: Game, player: int) -> int | None:
    """The opponent to whom a player presents their deck, None without opponents."""
    return next(iter(game.opponents(player)), None)


@book.step("4.1.7#sentence-3")
def cut(game: Game, player: int) -> None:
    """The opponent to whom a deck is presented shuffles it, cuts it, or both."""
    zone, opponent = Zone("deck", player), presented_to(game, player)
    cards = len(game.zone("deck", player))
    if not game.state.players[player].chooses or opponent is None or cards < 2:  # noqa: PLR2004  (nothing to cut)
        return
    how = game.pick(opponent, "cut", [Name("shuffle"), Name("cut"), Name("shuffle and cut")], cut.id).name
    if "shuffle" in how:
        happen(game, kinds.Shuffle(by=cut.id, zone=zone))
    if "cut" in how:
        depth = game.pick(opponent, "cut at", [*map(Number, range(1, cards))], cut.id).value
        happen(game, kinds.Cut(by=cut.id, zone=zone, depth=depth))


@book.law
def equip(game: Game) -> None:
    """Each player equips their weapons and equipment, in clockwise order from the first-turn player."""
    for player in order_of_equipping(game):
        for card, zone in [
            one for one in game.state.starting if game.has(one[0]) and game.object(one[0]).owner == player
        ]:
            if zone == "permanent":
                put_into_arena(game, card, player)
            elif zone != "deck":
                equip_card(game, card, zone, player)


@book.law
def order_of_equipping(game: Game) -> tuple[int, ...]:
    """The players in clockwise order from the first-turn player."""
    return game.clockwise(game.state.turn_player)


@book.law
def equip_card(game: Game, card: int, zone: ZoneName, player: int) -> None:
    """A player equips a card to its zone; a second weapon goes to the second weapon zone."""
    name = WEAPON_ZONES[1] if zone in WEAPON_ZONES and game.zone(WEAPON_ZONES[0], player) else zone
    happen(game, kinds.Equipped(by="fab:4.1.8", object=card, to=Zone(name, player)))


@book.step("4.1.8#sentence-3")
def put_into_arena(game: Game, card: int, player: int) -> None:
    """A card that starts the game in another zone than the deck is put there."""
    happen(game, kinds.Move(by=put_into_arena.id, object=card, to=PERMANENT, controller=player))


@book.step("4.1.8#sentence-4")
def begin_game(game: Game) -> None:
    """The "start of the game" event occurs, and effects that trigger at the start of the game are triggered."""
    happen(game, kinds.Began(by=begin_game.id, what="start of game", player=game.state.turn_player))


def first_hands(game: Game) -> None:
    """Each player draws up to their hero's intellect, and the first-turn player begins their Start Phase."""
    for player in game.clockwise(game.state.turn_player):
        draw_first_hand(game, player)
    note(game, kinds.TurnBegins(by="fab:4.1.9", player=first_turn_player(game)))
    begin_first_phase(game)


@book.law
def draw_first_hand(game: Game, player: int) -> None:
    """A player draws cards up to the intellect of their hero."""
    missing = missing_cards(intellect_of_hero(game, player), len(game.zone("hand", player)))
    for _ in range(min(missing, len(game.zone("deck", player)))):
        happen(game, kinds.Draw(by="fab:4.1.9", player=player))


@book.law
def first_turn_player(game: Game) -> int:
    """The player who was chosen in the second step begins the first turn."""
    return game.state.turn_player
