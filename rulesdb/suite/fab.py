"""Flesh and Blood in the suite: its recording table, and the one at which scenarios are played."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.codec import CODEC
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.rules.cards.categories import MacroRule
from rulesdb.engine.fab.rules.objects.card_pool import Seat
from rulesdb.engine.fab.state import TournamentRule
from rulesdb.engine.fab.telling import NUMBERS
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.play.fab.table import Person, Table, TrackedCard
from rulesdb.suite.format import NEVER, START, Beginning, Bring, PlacedCard, SeatedPlayer
from rulesdb.suite.games import SuiteGame
from rulesdb.suite.playing_table import PlayingTable, by_question
from rulesdb.suite.recording import RecordingTable

R = TypeVar("R")

MACRO = "macro"
"""The zone of a macro in the setup."""
CARD_POOL = "is_kept_out_by"
"""The observation of the rules that a card-pool breaks."""


class FabRecording(RecordingTable, Table):
    """The recording table of Flesh and Blood."""

    codec, amounts = CODEC, NUMBERS

    def __init__(self, *names: str, seed: int = 1) -> None:
        """Set up an empty table for players of these names."""
        self._brought: dict[str, SeatedPlayer] = {}
        super().__init__(*names, seed=seed)

    def seat_of(self, person: Person) -> SeatedPlayer:
        """Return a player as the player sat down."""
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

    def tell_print(self, *lines: str) -> None:
        """Tell how a card is printed, and keep that if it differs from our words: the check may be about reading it."""
        super().tell_print(*lines)
        self._keep_print(lines)

    def _keep_print(self, lines: Sequence[str]) -> None:
        card = read_card(*lines)
        if self.reads_all or self.text_of_record(card, SHEET) != "\n".join(lines):
            self.keep_print(card, lines)

    def placed(self, card: TrackedCard, person: Any, zone: str, is_public: bool | None = None) -> None:
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
        self.relabel(tracked, card.name)

    def observe(self, name: str, subject: object, arguments: tuple[object, ...], look: Callable[[], R]) -> R:
        """Return what is seen, and record the card-pool with which a player comes if that is looked at."""
        if isinstance(subject, Person) and name == CARD_POOL:
            brought = self.seat_of(subject)
            if self._brought.get(subject.name) != brought:
                self._brought[subject.name] = brought
                self._log.append(Bring(brought))
        return super().observe(name, subject, arguments, look)


class FabPlaying(PlayingTable, Table):
    """The table of Flesh and Blood at which scenarios are played."""

    codec, amounts = CODEC, NUMBERS
    card_kind = Card
    read_card = staticmethod(read_card)

    def sit_down(self, seat: SeatedPlayer) -> None:
        """Give a player the hero and card-pool of a scenario."""
        self.bring(seat)
        person = self.person(seat.name)
        if person.seat.hero is not None:
            self.recast(person.hero, person.seat.hero)
            self.label(person.hero, person.seat.hero.name)

    def bring(self, seat: SeatedPlayer) -> None:
        """Let a player come with a hero and a card-pool."""
        pool = (seat.deck, seat.equipment, seat.others)
        deck, equipment, others = (tuple(self._printed[key] for key in keys) for keys in pool)
        hero = None if seat.hero is None else self._printed[seat.hero]
        has_pool = bool(deck or equipment or others)
        brought = Seat(seat.name, hero, deck, equipment, seat.party, others=others, has_card_pool=has_pool)
        self.person(seat.name).seat = brought

    def place(self, placed: PlacedCard, card: Card) -> TrackedCard:
        """Put a card into its zone, or create a macro; return it."""
        if placed.zone == MACRO:
            person = self.person(placed.player)
            return TrackedCard(self, self.builder.create_macro(MacroRule(card, person.number)), card)
        tracked: TrackedCard = super().place(placed, card)
        return tracked

    def begin_at(self, begin: Beginning, **values: object) -> None:
        """Begin the game at its moment, or by the start-of-game procedure, or not at all."""
        rules = tuple(CODEC.decode(msgspec.json.encode(rule), TournamentRule) for rule in begin.tournament)
        if begin.stage == START:
            self.forget_labels()
            self.start(**by_question(begin.answers))
        elif begin.stage != NEVER:
            super().begin_at(begin, **values, **({"tournament": rules} if rules else {}))


GAME = SuiteGame(FabRecording, FabPlaying)
"""Flesh and Blood."""
