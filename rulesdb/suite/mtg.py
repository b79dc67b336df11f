"""Magic in the suite: its recording table, and the one at which scenarios are played."""

from msgspec.structs import replace

from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.codec import CODEC
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import State
from rulesdb.play.mtg.table import Person, Table, TrackedCard
from rulesdb.suite.format import PlacedCard, SeatedPlayer
from rulesdb.suite.games import SuiteGame
from rulesdb.suite.playing_table import PlayingTable
from rulesdb.suite.recording import RecordingTable


class MtgRecording(RecordingTable[State, Game, Person, TrackedCard], Table):
    """The recording table of Magic."""

    codec = CODEC

    def seat_of(self, person: Person) -> SeatedPlayer:
        """Return a player as the player sat down."""
        return SeatedPlayer(person.name, life=self.builder.state().players[person.number].life)

    def start_at(self, state: State) -> None:
        """Begin the game with a state, and record the cards in it that the check did not put there."""
        for item in state.objects.values():
            if item.zone.name == "player" or item.owner is None or item.serial in self.labels:
                continue  # a record by which effects name a player is no card
            row = PlacedCard(self.key_of(item.card), self.people[item.owner].name, item.zone.name)
            last = self.placed_cards[-1] if self.placed_cards else None
            if last is not None and last.label is None and replace(last, count=1) == row:
                self.placed_cards[-1] = replace(last, count=last.count + 1)
            else:
                self.placed_cards.append(row)
        super().start_at(state)


class MtgPlaying(PlayingTable[State, Game, Person, TrackedCard], Table):
    """The table of Magic at which scenarios are played."""

    codec, card_kind = CODEC, Card

    def sit_down(self, seat: SeatedPlayer) -> None:
        """Give a player the life of a scenario."""
        if seat.life is not None:
            self.builder.change_player(self.person(seat.name).number, life=seat.life)


GAME = SuiteGame(MtgRecording, MtgPlaying)
"""Magic."""
