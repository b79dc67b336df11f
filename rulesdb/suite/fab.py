"""Flesh and Blood in the suite: its recording table, and the one at which scenarios are played."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.codec import CODEC
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.rules.cards.categories import MacroRule
from rulesdb.engine.fab.rules.objects.card_pool import Seat
from rulesdb.engine.fab.state import State, TournamentRule
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.kernel.process.options import Option
from rulesdb.play.fab.table import Person, Table, TrackedCard
from rulesdb.play.observations import Observable
from rulesdb.play.table import V
from rulesdb.suite.format import NEVER, START, Beginning, Bring, Given, PlacedCard, SeatedPlayer, TakenBack
from rulesdb.suite.games import SuiteGame
from rulesdb.suite.playing_table import PlayingTable, by_question
from rulesdb.suite.recording import RecordingTable

MACRO = "macro"
"""The zone of a macro in the setup."""
CARD_POOL = "kept out by"
"""The observation of the rules that a card-pool breaks."""


class FabRecording(RecordingTable[State, Game, Person, TrackedCard], Table):
    """The recording table of Flesh and Blood."""

    codec = CODEC

    def __init__(self, *names: str, seed: int = 1) -> None:
        """Set up an empty table for players of these names."""
        self._brought: dict[str, SeatedPlayer] = {}
        super().__init__(*names, seed=seed)

    def start(self, **answers: object) -> None:
        """Begin the game by the start-of-game procedure, and record it."""

        def begun(given: tuple[Given, ...]) -> None:
            size, previous = self.match.deck_size, self._names_of_previous()
            self.beginning = Beginning(START, answers=given, deck_size=size, previous=previous)

        self.forget_labels()
        begun(())
        with self.recorded_step(begun):
            super().start(**answers)

    def _names_of_previous(self) -> tuple[str, ...]:
        players = (self.match.selected, self.match.loser)
        return tuple(self.people[player].name for player in players if player is not None)

    def expect_reversal(
        self, person: Person, action: Option, rules: Sequence[str], answers: Mapping[str, object]
    ) -> None:
        """Let a player begin an action that is reversed, and record it."""
        attempt = self.attempt(person.number, action)
        self.expectations += 1
        with self.recorded_step(lambda given: TakenBack(attempt, self.identifiers(rules), given)):
            super().expect_reversal(person, action, rules, answers)

    def seat_of(self, person: Person) -> SeatedPlayer:
        """Return a player as the player sat down."""
        seat = person.seat
        if seat.hero is person.hero_card and not (seat.deck or seat.equipment or seat.others or seat.pool):
            return SeatedPlayer(person.name, self.key_of(person.hero.card), party=seat.party)
        return SeatedPlayer(
            person.name,
            None if seat.hero is None else self.key_of(seat.hero),
            party=seat.party,
            deck=tuple(self.key_of(card) for card in seat.deck),
            equipment=tuple(self.key_of(card) for card in seat.equipment),
            others=tuple(self.key_of(card) for card in seat.others),
            pool=tuple(self.key_of(card) for card in seat.pool),
        )

    def tell_print(self, *lines: str) -> None:
        """Tell how a card is printed, and keep that if it differs from our words: the check may be about reading it."""
        super().tell_print(*lines)
        self._keep_print(lines)

    def _keep_print(self, lines: Sequence[str]) -> None:
        card = read_card(*lines)
        if self.reads_all or self.text_of_record(card, SHEET) != "\n".join(lines):
            self.prints[card] = self.printed(card, lines)

    def placed(self, card: TrackedCard, person: Person, zone: str, is_public: bool | None = None) -> None:
        """Record a card that was put into a zone; a hero has a label alone."""
        if card.card is person.hero_card:
            self.label(card, card.card.name)
        else:
            super().placed(card, person, zone, is_public)

    def macro(self, person: Person, what: str, *abilities: str) -> TrackedCard:
        """Create a macro, and record it."""
        self._keep_print((what, *abilities))
        tracked = super().macro(person, what, *abilities)
        self.placed(tracked, person, MACRO)
        return tracked

    def recast(self, tracked: TrackedCard, card: Card) -> None:
        """Replace the base properties of a hero, whose label is the new name."""
        super().recast(tracked, card)
        self.tracked.pop(self.labels[tracked.serial], None)
        self.label(tracked, card.name)

    def observe(self, row: Observable, subject: object, arguments: tuple[object, ...], look: Callable[[], V]) -> V:
        """Return what is seen, and record the card-pool with which a player comes if that is looked at."""
        if isinstance(subject, Person) and row.name == CARD_POOL:
            brought = self.seat_of(subject)
            if self._brought.get(subject.name) != brought:
                self._brought[subject.name] = brought
                self.log.append(Bring(brought))
        return super().observe(row, subject, arguments, look)


class FabPlaying(PlayingTable[State, Game, Person, TrackedCard], Table):
    """The table of Flesh and Blood at which scenarios are played."""

    codec, card_kind = CODEC, Card

    def sit_down(self, seat: SeatedPlayer) -> None:
        """Give a player the hero and card-pool of a scenario."""
        self.bring(seat)
        person = self.person(seat.name)
        if person.seat.hero is not None:
            self.recast(person.hero, person.seat.hero)
            self.label(person.hero, person.seat.hero.name)

    def bring(self, seat: SeatedPlayer) -> None:
        """Let a player come with a hero and a card-pool."""
        brought = (seat.deck, seat.equipment, seat.others, seat.pool)
        deck, equipment, others, pool = (tuple(map(self.card_of, keys)) for keys in brought)
        hero = None if seat.hero is None else self.card_of(seat.hero)
        has_any = bool(deck or equipment or others or pool)
        self.person(seat.name).seat = Seat(
            seat.name, hero, deck, equipment, seat.party, others=others, pool=pool, has_card_pool=has_any
        )

    def card_of(self, key: str) -> Card:
        """Return a printed card by its key. Raises ScriptError for one that the scenario does not have."""
        card = super().card_of(key)
        assert isinstance(card, Card)
        return card

    def place(self, placed: PlacedCard) -> TrackedCard:
        """Put a card into its zone, or create a macro; return it."""
        if placed.zone != MACRO:
            return super().place(placed)
        card, person = self.card_of(placed.card), self.person(placed.player)
        return TrackedCard(self, self.builder.create_macro(MacroRule(card, person.number)), card)

    def begin_at(self, begin: Beginning, **values: object) -> None:
        """Begin the game at its moment, or by the start-of-game procedure, or not at all."""
        rules = tuple(CODEC.decode(msgspec.json.encode(rule), TournamentRule) for rule in begin.tournament)
        if begin.stage == START:
            self.forget_labels()
            if begin.deck_size:
                self.demands(begin.deck_size)
            if begin.previous:
                self.follows(*map(self.person, begin.previous))
            self.start(**by_question(begin.answers))
        elif begin.stage != NEVER:
            super().begin_at(begin, **values, **({"tournament": rules} if rules else {}))


GAME = SuiteGame(FabRecording, FabPlaying)
"""Flesh and Blood."""
