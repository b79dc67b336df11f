"""Intimidating heroes (8.5.10): a card of the hand is away until the end phase."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.abilities import Resolution, Triggered
from rulesdb.engine.fab.card_parts.effects import Delayed
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete, Target
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.selection.event_patterns import Begins
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.put import PutObjects
from rulesdb.engine.fab.zones import Zone
from rulesdb.engine.kernel.cards.roles import Objects
from rulesdb.engine.kernel.effects.lots import drawn_by_lot
from rulesdb.engine.kernel.language.phrases import ANY, TE, inflected, phrases
from rulesdb.engine.kernel.play.targets import remaining_targets
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.verbs.generation import open_to


class IntimidatedCard(Objects, frozen=True):
    """The card that one intimidation has banished, and no other one (8.5.10c)."""

    card: int
    """Id of the card in the banished zone."""

    def objects(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the card if it is still there."""
        return (self.card,) if game.has(self.card) else ()


class Intimidate(Discrete, frozen=True):
    """Intimidate heroes (8.5.10); the card is chosen at random, as cards remind players."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("威嚇", "8.5.10")}

    rule: ClassVar[str] = "fab:8.5.10"
    target: Target
    """Phrase with the word target, for the heroes."""

    def phrase(self) -> Target:
        """Return the target phrase."""
        return self.target

    def generate(self, game: Game, context: Context) -> bool:
        """Banish a card of the hand of each hero's player; return whether there is a hero to be intimidated."""
        heroes = remaining_targets(game, self.target, context)
        for hero in heroes:
            self._intimidate(game, context, game.player_of(hero))
        return bool(heroes)

    def _intimidate(self, game: Game, context: Context, player: int) -> None:
        """Banish a random card from a player's hand, if there is one, and let it return at the end phase."""
        hand = open_to(game, "banish", context.controller, game.state.zones.get(Zone("hand", player), ()))
        for card in drawn_by_lot(game, hand, min(1, len(hand)), self.rule):
            serial = game.object(card).serial
            happen(game, events.Banish(by=self.rule, source=context.source, object=card, is_public=False))
            for banished in game.state.zones.get(Zone("banished", player), ()):
                if game.object(banished).serial == serial:
                    _return_later(banished).generate(game, context)


def _return_later(card: int) -> Begin:
    """Return the effect by which a banished card returns to its owner's hand at the beginning of the end phase."""
    returned = Resolution((PutObjects(what=IntimidatedCard(card), zone="hand"),))
    return Begin(Delayed(Triggered((returned,), on=Begins("beginning of the end phase")), is_next=True), until=None)


PHRASES = (
    *phrases(IntimidatedCard, "威嚇で追放した{card}番のカード"),
    *phrases(IntimidatedCard, "威嚇で追放した{card}番のカード", ANY),
    *inflected(Intimidate, "{target}に威嚇を行う", TE, "う~って"),
)
