"""The table of Magic at which scenarios are played."""

from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.codec import CODEC
from rulesdb.engine.mtg.state import Step
from rulesdb.play.play_errors import ScriptError
from rulesdb.suite.format import Given, PrintedCard, Setup
from rulesdb.suite.mtg.terms import VOCABULARY, MtgTerms
from rulesdb.suite.playing_table import PlayingTable
from rulesdb.words.quoting import unknown_name

_STEPS: dict[str, Step] = {step: step for step in get_args(Step)}


class MtgPlaying(MtgTerms, PlayingTable):
    """The table of Magic at which scenarios are played."""

    vocabulary = VOCABULARY

    def set_up(self, setup: Setup, cards: Mapping[str, PrintedCard]) -> None:
        """Put the cards into their zones and begin the game."""
        printed = {key: CODEC.decode(msgspec.json.encode(card.data), Card) for key, card in cards.items()}
        for seat in setup.players:
            if seat.life is not None:
                self.builder.change_player(self.person(seat.name).number, life=seat.life)
        for placed in setup.cards:
            for _ in range(placed.count):
                zone: Any = placed.zone
                tracked = self.put(self.person(placed.player), zone, printed[placed.card])
                if placed.label is not None:
                    self.label(tracked, placed.label)
        turn = setup.begin.turn_player
        self.begin(setup.begin.stage, **({} if turn is None else {"turn_player": self.person(turn).number}))

    def pass_to(self, step: str | None, answers: dict[str, list[Given]]) -> None:
        """Let all players pass until a step or main phase has begun. Raises ScriptError for an unknown one."""
        if step not in _STEPS:
            raise ScriptError(unknown_name("step", step or "", _STEPS))
        self.until(_STEPS[step], **answers)
