"""The recording table of Magic."""

from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.state import State, Step
from rulesdb.engine.mtg.zones import ZoneName
from rulesdb.play.mtg.table import Person, TrackedCard
from rulesdb.suite.format import PassUntil, SeatedPlayer
from rulesdb.suite.mtg.terms import VOCABULARY, MtgTerms
from rulesdb.suite.recording import RecordingTable


class MtgRecording(MtgTerms, RecordingTable):
    """The recording table of Magic."""

    vocabulary = VOCABULARY

    def print_card(self, card: Card) -> str:
        """Return the sheet of a card."""
        return printer().say(card, SHEET)

    def seats(self) -> list[SeatedPlayer]:
        """Return the players as they sat down."""
        players = self.builder.state().players
        return [SeatedPlayer(person.name, life=players[person.number].life) for person in self.people]

    # Before the game begins

    def put(self, person: Person, zone: ZoneName, card: Card) -> TrackedCard:
        """Put a card into a zone, and record it."""
        tracked = super().put(person, zone, card)
        self.placed(tracked, person.name, zone)
        return tracked

    def begin(self, stage: str = "first main", **values: object) -> None:
        """Begin the game at a step, and record it."""
        self.began(stage, values)
        super().begin(stage, **values)

    def start_at(self, state: State) -> None:
        """Begin the game with a state, and record the cards in it that the check did not put there."""
        self.place_unnamed(state)
        super().start_at(state)

    # Public information

    def copies(self, spell: TrackedCard) -> tuple[TrackedCard, ...]:
        """Return the copies of a spell on the stack, which get labels."""
        found = super().copies(spell)
        for copy in found:
            self.track(copy)
        return found

    # Choices

    def until(self, step: Step, **answers: object) -> None:
        """Let all players pass until a step or main phase has begun, and record it."""
        self.start_acting()
        with self.acting(lambda given: PassUntil(step, given)):
            super().until(step, **answers)
