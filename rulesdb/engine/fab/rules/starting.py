"""Starting a game (4.1): heroes, equipment, decks, and the first hands."""

from collections.abc import Sequence

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.continuous import intellect_of_hero
from rulesdb.engine.fab.events.zones import ZONES
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.macros import MacroRule, controller_of_macro, owner_of_macro
from rulesdb.engine.fab.rules.priority import PRIORITY
from rulesdb.engine.fab.rules.seats import Seat, check_seat, zone_for
from rulesdb.engine.fab.state import Player, State, TournamentRule
from rulesdb.engine.fab.zones import PERMANENT, SHARED, WEAPON_ZONES, Zone, ZoneName
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.turn.setup import CoreBuilder, StartRules


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
            builder.put(card, player, zone_for(card))
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
        return self.add(card, player, zone, is_public=is_public, is_token="token" in card.types)

    def create_macro(self, rule: MacroRule) -> int:
        """Create the macro of a tournament rule (1.5); return its object id."""
        item = ZONES.created(self._state, rule.macro, owner_of_macro(rule), PERMANENT)
        self._state = ZONES.added(self._state, replace(item, controller=controller_of_macro(self._state, rule)))
        return item.id


def _begin(game: Game, first: int) -> None:
    happen(game, kinds.Began(by="fab:4.1.8", what="start of game", player=first))
    PRIORITY.drain(game)


def _first_hand(game: Game, player: int) -> int:
    """Return the intellect of a player's hero, or the number of cards in the deck if there are fewer."""
    return min(intellect_of_hero(game, player), len(game.zone("deck", player)))


def _begin_first_turn(game: Game, first: int) -> None:
    note(game, kinds.TurnBegins(by="fab:4.1.9", player=first))
    note(game, kinds.GoTo(stage="start phase"))


START = StartRules[Game](
    first="fab:4.1.3",
    shuffle=lambda player: kinds.Shuffle(by="fab:4.1.7", zone=Zone("deck", player)),
    before_hands=_begin,
    hand=_first_hand,
    draw=lambda player: kinds.Draw(by="fab:4.1.9", player=player),
    begin_turn=_begin_first_turn,
)
"""The rules by which a game starts (4.1.3 and 4.1.7 to 4.1.9)."""
