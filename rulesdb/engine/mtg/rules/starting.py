"""The start of a game (101): decks become libraries, and players draw first hands; and its end (102)."""

from collections.abc import Sequence

from msgspec import Struct

from rulesdb.engine.kernel.book import nothing
from rulesdb.engine.kernel.event_kinds.player_events import GoTo
from rulesdb.engine.kernel.event_kinds.zone_events import Draw, Shuffle
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.turn.start_and_end import CoreBuilder, EndRules
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.events.cards import Mulligan
from rulesdb.engine.mtg.events.turns import Turn
from rulesdb.engine.mtg.events.zones import ZONES
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import SHARED, Player, State, Zone, ZoneName

_OF_HANDS = "mtg:101.4"


class Seat(Struct, frozen=True):
    """The seat of a person in a game: the name, the deck and the life total."""

    name: str
    """Name of the person."""
    deck: tuple[Card, ...] = ()
    """The cards of the deck."""
    life: int = 20
    """Life total with which the person begins (101.3)."""


class Builder(CoreBuilder[State]):
    """Puts objects into zones before a game begins."""

    def __init__(self, seats: Sequence[Seat], seed: int) -> None:
        """Seat the players, with the records by which effects name them."""
        players = tuple(Player(seat.name, life=seat.life) for seat in seats)
        super().__init__(State(players=players, objects={}, zones={}, seed=seed), ZONES)
        for player, seat in enumerate(seats):
            self.add(Card(seat.name), player, Zone("player", player))

    def put(self, card: Card, player: int, name: ZoneName, *, is_public: bool | None = None) -> int:
        """Put a card into a player's zone as a new object; return its object id."""
        return self.add(card, player, Zone(name, None if name in SHARED else player), is_public=is_public)


def set_up(seats: Sequence[Seat], seed: int) -> State:
    """Return the state in which a game begins."""
    builder = Builder(seats, seed)
    for player, seat in enumerate(seats):
        for card in seat.deck:
            builder.put(card, player, "library")
    return builder.state()


def _mulligan(game: Game, player: int) -> None:
    """Let a player draw a new hand of one card fewer."""
    fewer = len(game.zone("hand", player)) - 1
    happen(game, Mulligan(by=_OF_HANDS, player=player))
    happen(game, Shuffle(by=_OF_HANDS, zone=Zone("library", player)))
    for _ in range(fewer):
        happen(game, Draw(by=_OF_HANDS, player=player))


def _begin_first_turn(game: Game, first: int) -> None:
    """Let players take mulligans until all have kept: all decide in turn order, then those take theirs who want one."""
    undecided = game.clockwise(first)
    while undecided:
        undecided = tuple(
            player
            for player in undecided
            if game.zone("hand", player) and game.answers_yes(player, "mulligan", _OF_HANDS)
        )
        for player in undecided:
            _mulligan(game, player)
    note(game, Turn(by="mtg:101.6", player=first))
    note(game, GoTo(stage="untap"))


def start(game: Game) -> None:
    """Choose who begins, shuffle the libraries, draw the first hands, and begin the first turn."""
    first = game.pick_player(0, "first turn", game.playing, "mtg:101.1")
    for player in game.clockwise(first):
        happen(game, Shuffle(by="mtg:101.2", zone=Zone("library", player)))
    for player in game.clockwise(first):
        for _ in range(min(7, len(game.zone("library", player)))):
            happen(game, Draw(by=_OF_HANDS, player=player))
    _begin_first_turn(game, first)


@book.step("102.3")
def lose(game: Game, players: tuple[int, ...], by: str) -> None:
    """Players lose by a rule; whose opponents have all lost wins, and if all lose at once the game is a draw."""
    _END.lose(game, players, by)


_END = EndRules[Game](last_player=lose.id, draw=lose.id, leave=nothing)  # a game of two players is over then
