"""The recording table of Flesh and Blood."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.state import State
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.play.fab import table
from rulesdb.play.fab.table import Person, TrackedCard
from rulesdb.suite.fab.terms import MACRO, START, VOCABULARY, FabTerms
from rulesdb.suite.format import Beginning, Bring, Given, PassUntil, SeatedPlayer, Step
from rulesdb.suite.recording import RecordingTable

R = TypeVar("R")

CARD_POOL = "is_kept_out_by"
"""The observation of the rules that a card-pool breaks."""


class FabRecording(FabTerms, RecordingTable, table.Table):
    """The recording table of Flesh and Blood."""

    vocabulary = VOCABULARY

    def __init__(self, *names: str, seed: int = 1) -> None:
        """Set up an empty table for players of these names."""
        self._brought: dict[str, SeatedPlayer] = {}
        super().__init__(*names, seed=seed)

    def print_card(self, card: Card) -> str:
        """Return the sheet of a card."""
        return printer().say(card, SHEET)

    def seats(self) -> list[SeatedPlayer]:
        """Return the players as they sat down."""
        return [self._seat(person) for person in self.people]

    def _seat(self, person: Person) -> SeatedPlayer:
        seat = person.seat
        if seat.hero is person.hero_card and not (seat.deck or seat.equipment or seat.others):
            return SeatedPlayer(person.name, self.key_of(person.hero.card), party=seat.party)
        return SeatedPlayer(
            person.name,
            None if seat.hero is None else self.key_of(seat.hero),
            party=seat.party,
            deck=tuple(self.key_of(card) for card in seat.deck),
            equipment=tuple(self.key_of(card) for card in seat.equipment),
            others=tuple(self.key_of(card) for card in seat.others),
        )

    # Before the game begins

    def tell_print(self, *lines: str) -> None:
        """Tell how a card is printed, and keep that if it differs from our words: the check may be about reading it."""
        super().tell_print(*lines)
        self._keep_print(lines)

    def _keep_print(self, lines: Sequence[str]) -> None:
        card = read_card(*lines)
        if self.reads_all or self.print_card(card) != "\n".join(lines):
            self.keep_print(card, lines)

    def put(self, person: Person, zone: ZoneName, card: Card, is_public: bool | None) -> TrackedCard:
        """Put a card into a zone, and record it."""
        tracked = super().put(person, zone, card, is_public)
        if card is person.hero_card:
            self.label(tracked, card.name)
        else:
            self.placed(tracked, person.name, zone, is_public=is_public)
        return tracked

    def macro(self, person: Person, what: str, *abilities: str) -> TrackedCard:
        """Create a macro, and record it."""
        self._keep_print((what, *abilities))
        tracked = super().macro(person, what, *abilities)
        self.placed(tracked, person.name, MACRO)
        return tracked

    def recast(self, tracked: TrackedCard, card: Card) -> None:
        """Replace the base properties of a hero, whose label is the new name."""
        super().recast(tracked, card)
        self.relabel(tracked, card.name)

    def begin(self, stage: str = "action phase", **values: object) -> None:
        """Begin the game at a stage, and record it."""
        self.began(stage, values)
        super().begin(stage, **values)

    def start(self, **answers: object) -> None:
        """Begin the game by the start-of-game procedure, and record it."""
        self.forget_labels()
        self._beginning = Beginning(START)
        with self.acting(self._started):
            super().start(**answers)

    def _started(self, given: tuple[Given, ...]) -> Step | None:
        self._beginning = Beginning(START, answers=given)
        return None

    def start_at(self, state: State) -> None:
        """Begin the game with a state; the heroes of a game that starts now get their labels."""
        for person in self.people:
            if self.label_of(person.hero) is None:
                self.label(person.hero, person.hero.card.name)
        super().start_at(state)

    # Public information

    def observe(self, name: str, subject: object, arguments: tuple[object, ...], look: Callable[[], R]) -> R:
        """Return what is seen, and record the card-pool with which a player comes if that is looked at."""
        if isinstance(subject, Person) and name == CARD_POOL:
            brought = self._seat(subject)
            if self._brought.get(subject.name) != brought:
                self._brought[subject.name] = brought
                self.keep(Bring(brought))
        return super().observe(name, subject, arguments, look)

    def layer(self, index: int = -1) -> TrackedCard:
        """Return a layer, which gets a label."""
        found = super().layer(index)
        self.track(found)
        return found

    def tokens(self) -> tuple[TrackedCard, ...]:
        """Return the tokens in the game, which get labels."""
        found = super().tokens()
        for token in found:
            self.track(token)
        return found

    def owned(self, person: Person, name: str) -> TrackedCard:
        """Return a card that a player owns, which gets a label."""
        found = super().owned(person, name)
        self.track(found)
        return found

    # Choices

    def until(self, step: str, **answers: object) -> None:
        """Let all players pass until a step of combat begins, and record it."""
        self.start_acting()
        with self.acting(lambda given: PassUntil(step, given)):
            super().until(step, **answers)

    def end_turn(self, **answers: object) -> None:
        """Let all players pass until the next turn, and record it."""
        self.start_acting()
        with self.acting(lambda given: PassUntil(None, given)):
            super().end_turn(**answers)
