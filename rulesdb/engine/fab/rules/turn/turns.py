"""The phases of a turn (chapter 4), and the start of a game (4.1)."""

from collections.abc import Sequence

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import Cloaked
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events.zones import ZONES
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import intellect_of_hero, life, subtypes
from rulesdb.engine.fab.rules.cards.categories import MacroRule
from rulesdb.engine.fab.rules.events.events import order_of_players
from rulesdb.engine.fab.rules.objects.attacks import life_total
from rulesdb.engine.fab.rules.objects.card_pool import Seat, check_seat, equipped_zone
from rulesdb.engine.fab.rules.turn.priority import PRIORITY
from rulesdb.engine.fab.state import Object, Player, State, TournamentRule
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES, PERMANENT, SHARED, WEAPON_ZONES, Zone, ZoneName
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.pipeline import happen, happen_all, note
from rulesdb.engine.kernel.turn.start_and_end import CoreBuilder, StartRules


def start_phase(game: Game) -> None:
    """4.2: the start of the turn; nobody gets priority."""
    player = game.state.turn_player
    note(game, kinds.Began(by="fab:4.2.1", what="phase:start", player=player))
    happen(game, kinds.Began(by="fab:4.2.3", what="start of turn", player=player))
    PRIORITY.begin_or_go_on(game)


def action_phase(game: Game) -> None:
    """4.3: the action phase begins; the turn-player has an action point and gets priority."""
    player = game.state.turn_player
    note(game, kinds.Began(by="fab:4.3.1", what="phase:action", player=player))
    happen(game, kinds.Began(by="fab:4.3.1", what="beginning of the action phase", player=player))
    give_the_action_point(game, player)
    PRIORITY.begin(game)


@book.step("4.3.2#sentence-2")
def give_the_action_point(game: Game, player: int) -> None:
    """The turn-player has one action point; having it is not gaining an action point."""
    has, by = game.state.players[player], give_the_action_point.id
    note(game, kinds.SetAssets(by=by, player=player, action=1, resource=has.resource, chi=has.chi))


def end_phase(game: Game) -> None:
    """4.4.2: the end phase begins; nobody gets priority."""
    player = game.state.turn_player
    note(game, kinds.Began(by="fab:4.4.1", what="phase:end", player=player))
    happen(game, kinds.Began(by="fab:4.4.2", what="beginning of the end phase", player=player))
    PRIORITY.begin_or_go_on(game)


@book.step("4.4.3a#sentence-1")
def restore_allies(game: Game) -> None:
    """Allies' life totals return to their base life."""
    for item in list(game.objects()):
        if "ally" in subtypes(game, item.id):
            missing = (life(game, item.id) or 0) - (life_total(game, item.id) or 0)
            happen(game, kinds.GainLife(by=restore_allies.id, object=item.id, amount=missing))


@book.step("4.4.3b#sentence-1")
def put_into_arsenal(game: Game) -> None:
    """The turn-player may put a card from hand into an empty arsenal."""
    player = game.state.turn_player
    hand = game.zone("hand", player)
    if game.zone("arsenal", player):
        return
    chosen = game.pick(player, "arsenal", [Pick(), *map(Pick, hand)], put_into_arsenal.id).object
    if chosen is not None:
        to = Zone("arsenal", player)
        happen(game, kinds.Move(by=put_into_arsenal.id, object=chosen, to=to, is_public=False))


@book.step("4.4.3c#sentence-1")
def return_pitched_cards(game: Game) -> None:
    """Pitched cards of each player go from the pitch zone to the bottom of the deck, in any order."""
    for player in order_of_players(game):
        while pitched := game.zone("pitch", player):
            card = game.pick(player, "bottom of the deck", [*map(Pick, pitched)], return_pitched_cards.id).object
            assert card is not None
            to = Zone("deck", player)
            happen(game, kinds.Move(by=return_pitched_cards.id, object=card, to=to, at_bottom=True))


@book.step("4.4.3d#sentence-1")
def untap(game: Game) -> None:
    """The turn-player untaps all permanents they control."""
    player = game.state.turn_player
    tapped = [item.id for item in game.objects() if item.is_tapped and item.controller == player]
    happen_all(game, "untap", [kinds.Tapped(by=untap.id, object=object_id, is_tapped=False) for object_id in tapped])


@book.step("4.4.3e#sentence-1")
def lose_points(game: Game) -> None:
    """All players lose all of their action, resource and chi points."""
    for player, has in enumerate(game.state.players):
        if has.action or has.resource or has.chi:
            note(game, kinds.SetAssets(by=lose_points.id, player=player, action=0, resource=0, chi=0))


@book.step("4.4.3f#sentence-1")
def draw_up(game: Game) -> None:
    """The turn-player refills their hand to their hero's intellect; on the game's first turn all players do."""
    players = order_of_players(game) if game.state.turn == 1 else (game.state.turn_player,)
    for player in players:
        missing = missing_cards(intellect_of_hero(game, player), len(game.zone("hand", player)))
        for _ in range(min(missing, len(game.zone("deck", player)))):
            happen(game, kinds.Draw(by=draw_up.id, player=player))


@book.definition("2.4.1#sentence-2")
def missing_cards(value: int, in_hand: int) -> int:
    """Intellect is the number of cards that the controlling player draws up to at the end of their turn."""
    return max(0, value - in_hand)


@book.step("4.4.4#sentence-4")
def begin_next_turn(game: Game) -> None:
    """The turn ends; the next player clockwise becomes the turn-player."""
    note(game, kinds.TurnBegins(by=begin_next_turn.id, player=game.next_clockwise(game.state.turn_player)))


def set_up(
    seats: Sequence[Seat], seed: int, tournament: tuple[TournamentRule, ...] = (), macros: tuple[MacroRule, ...] = ()
) -> State:
    """Return the state in which the start-of-game procedure begins (4.1.2 to 4.1.6), under some tournament rules.

    Raises SeatError for a person who may not start the game, or may not with a card.
    """
    for seat in seats:
        check_seat(seat)
    players = tuple(Player(seat.name, party=seat.party) for seat in seats)
    state = State(players=players, objects={}, zones={}, seed=seed, tournament=tournament)
    builder = Builder(state)
    for player, seat in enumerate(seats):
        if seat.hero is not None:
            builder.put(seat.hero, player, "hero")
        for card in seat.equipment:
            builder.put(card, player, equipped_zone(card))
        for card in seat.deck:
            builder.put(card, player, "deck")
    for rule in macros:
        builder.create_macro(rule)
    return builder.state()


class Builder(CoreBuilder[State]):
    """Puts objects into zones before a game begins."""

    def __init__(self, state: State) -> None:
        """Start from a state."""
        super().__init__(state, ZONES)

    def put(self, card: Card, player: int, name: ZoneName, *, is_public: bool | None = None) -> int:
        """Put a card into a player's zone as a new object; return its object id."""
        if name == WEAPON_ZONES[0] and not self.is_empty(Zone(name, player)):
            name = WEAPON_ZONES[1]
        zone = Zone(name, None if name in SHARED else player)
        if name in EQUIPMENT_ZONES and is_equipped_face_down(card):
            is_public = False
        return self.add(card, player, zone, is_public=is_public, is_token="token" in card.types)

    def create_macro(self, rule: MacroRule) -> int:
        """Create the macro of a tournament rule (1.5); return its object id."""
        item = created_macro(self._state, rule)
        self._state = ZONES.added(self._state, item)
        return item.id


@book.filter("8.3.36#sentence-1")
def is_equipped_face_down(card: Card) -> bool:
    """Cloaked: the card is equipped face down."""
    return any(isinstance(ability, Cloaked) for ability in card.abilities)


@book.law
def created_macro(state: State, rule: MacroRule) -> Object:
    """A macro, which has no owner, and which the player controls whom the tournament rule determines."""
    return replace(ZONES.created(state, rule.macro, None, PERMANENT), controller=rule.controller)


def _begin_game(game: Game, first: int) -> None:
    happen(game, kinds.Began(by="fab:4.1.8", what="start of game", player=first))
    PRIORITY.drain(game)


def _begin_first_turn(game: Game, first: int) -> None:
    note(game, kinds.TurnBegins(by="fab:4.1.9", player=first))
    note(game, kinds.GoTo(stage="start phase"))


START = StartRules[Game](
    first="fab:4.1.3",
    shuffle=lambda player: kinds.Shuffle(by="fab:4.1.7", zone=Zone("deck", player)),
    before_hands=_begin_game,
    hand=lambda game, player: min(intellect_of_hero(game, player), len(game.zone("deck", player))),
    draw=lambda player: kinds.Draw(by="fab:4.1.9", player=player),
    begin_turn=_begin_first_turn,
)
"""The rules by which a game starts (4.1.3 and 4.1.7 to 4.1.9)."""
