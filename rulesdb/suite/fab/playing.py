"""The table of Flesh and Blood at which scenarios are played."""

from collections.abc import Mapping
from typing import Any

import msgspec

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.codec import CODEC
from rulesdb.engine.fab.events import TakenBack
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.rules.cards.categories import MacroRule
from rulesdb.engine.fab.rules.objects.card_pool import Seat
from rulesdb.engine.fab.state import State, TournamentRule
from rulesdb.play.fab import table
from rulesdb.play.play_errors import ScriptError
from rulesdb.suite.fab.terms import MACRO, NEVER, START, VOCABULARY, FabTerms
from rulesdb.suite.format import Given, PlacedCard, PrintedCard, SeatedPlayer, Setup
from rulesdb.suite.playing_table import PlayingTable, by_question
from rulesdb.suite.protocol import TakeBack
from rulesdb.words.quoting import unknown_name


class FabPlaying(FabTerms, PlayingTable, table.Table):
    """The table of Flesh and Blood at which scenarios are played."""

    vocabulary = VOCABULARY
    _printed: Mapping[str, Card]
    """The printed cards, by key."""

    def set_up(self, setup: Setup, cards: Mapping[str, PrintedCard]) -> None:
        """Put the cards into their zones and begin the game."""
        self._printed = {key: _card(card) for key, card in cards.items()}
        for seat in setup.players:
            self._sit_down(seat)
        for placed in setup.cards:
            self._place(placed, self._printed[placed.card])
        begin = setup.begin
        if begin.stage == START:
            self.forget_labels()
            self.start(**by_question(begin.answers))
        if begin.stage in {START, NEVER}:
            return
        values: dict[str, Any] = (
            {} if begin.turn_player is None else {"turn_player": self.person(begin.turn_player).number}
        )
        rules = tuple(CODEC.decode(msgspec.json.encode(rule), TournamentRule) for rule in begin.tournament)
        self.begin(begin.stage, **values, **({"tournament": rules} if rules else {}))

    def card_of(self, key: str) -> Card:
        """Return a printed card by its key. Raises ScriptError for one that the scenario does not have."""
        if key not in self._printed:
            raise ScriptError(unknown_name("card", key, self._printed))
        return self._printed[key]

    def _sit_down(self, seat: SeatedPlayer) -> None:
        person = self.person(seat.name)
        self.bring(seat)
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

    def start_at(self, state: State) -> None:
        """Begin the game with a state; the heroes of a game that starts now get their labels."""
        for person in self.people:
            if self.label_of(person.hero) is None:
                self.label(person.hero, person.hero.card.name)
        super().start_at(state)

    def _place(self, placed: PlacedCard, card: Card) -> None:
        person = self.person(placed.player)
        for _ in range(placed.count):
            if placed.zone == MACRO:
                made = self.builder.create_macro(MacroRule(card, person.number))
                tracked = table.TrackedCard(self, made, card)
            else:
                zone: Any = placed.zone
                tracked = self.put(person, zone, card, placed.public)
            if placed.label is not None:
                self.label(tracked, placed.label)

    def pass_to(self, step: str | None, answers: dict[str, list[Given]]) -> None:
        """Let all players pass until a step of combat has begun, None for the next turn."""
        if step is None:
            self.end_turn(**answers)
        else:
            self.until(step, **answers)

    def reversal(self, step: TakeBack) -> list[str]:
        """Return the rules that reverse an action. Raises ScriptError if the game is not as before."""
        person, action = self.person(step.attempt.player), self.action(step.attempt)
        before, events = self.before_reversal(), len(self.events)
        self.take(person.number, action, by_question(step.answers))
        if not self.is_as(before):
            raise ScriptError("the game is not as it was before the action")
        back = [event for event in self.events[events:] if isinstance(event, TakenBack)]
        return sorted(rule for event in back for rule in event.rules)


def _card(printed: PrintedCard) -> Card:
    """Return a printed card: read from its print if the scenario is about that."""
    return read_card(*printed.text) if printed.read else CODEC.decode(msgspec.json.encode(printed.data), Card)
