"""Pitching cards by an effect (8.5.44)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.playing.costs import pitch, pitchable
from rulesdb.engine.kernel.cards.roles import Amount, Players, valued
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.verbs.generation import players


class PitchCards(Discrete, frozen=True):
    """Pitch cards from hand (8.5.44)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("ピッチする効果", "8.5.44")}

    amount: Amount = 1
    """Number of cards, from 0."""
    who: Players | None = None
    """Players who pitch, None for the controller."""

    def generate(self, game: Game, context: Context) -> bool:
        """Let every player pitch the cards; a player with too few cards pitches none."""
        return pitch(game, [self._pitches(game, player, context) for player in players(game, self.who, context)])

    def _pitches(self, game: Game, player: int, context: Context) -> list[events.Pitch]:
        """Let a player choose the cards; return the events of pitching them."""
        amount, able = valued(game, self.amount, context), pitchable(game, player, None)
        chosen: list[events.Pitch] = []
        for _ in range(amount if len(able) >= amount else 0):
            card = game.pick(player, "pitch", [*map(Pick, able)], "fab:8.5.44").object
            assert card is not None
            able.remove(card)
            chosen.append(events.Pitch(by="fab:8.5.44", source=context.source, player=player, object=card))
        return chosen

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether every player has enough cards to pitch."""
        amount = valued(game, self.amount, context)
        return all(len(pitchable(game, player, None)) >= amount for player in players(game, self.who, context))


PHRASES = (*inflected(PitchCards, "[{who}は、]手札を{amount}枚ピッチする", TE, "する~して"),)
