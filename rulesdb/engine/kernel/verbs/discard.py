"""Discarding cards."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import Amount, AnyContext, DiscreteEffect, Objects, Players, valued
from rulesdb.engine.kernel.effects.lots import drawn_by_lot
from rulesdb.engine.kernel.event_kinds.composite_events import CoreDiscard
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.targets import different, pick_several
from rulesdb.engine.kernel.process.decisions import DecisionQuestion
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.verbs.generation import happen_for_all, open_to, players


class DiscardEffect(DiscreteEffect, frozen=True):
    """Discard cards from hand."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of the effect."""
    event_class: ClassVar[type[CoreDiscard]]
    """The game's class of events of discarded cards."""
    comes_from: ClassVar[str] = "hand"
    """Name of the zone from which cards are discarded."""
    amount: Amount = 1
    """Number of cards, from 0."""
    at_random: bool = False
    """Whether the cards are chosen at random, not by the player."""
    what: Objects | None = None
    """The cards to choose from, None for all cards in hand."""
    who: Players | None = None
    """Players who discard, None for the controller."""

    def determined(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the cards that the players choose."""
        amount = valued(game, self.amount, context)
        found: list[int] = []
        for player in players(game, self.who, context):
            cards = self.what.objects(game, context) if self.what else game.zone(self.comes_from, player)
            hand = open_to(game, "discard", player, cards)
            number = min(amount, len(hand))
            found += (
                drawn_by_lot(game, hand, number, self.rule)
                if self.at_random
                else pick_several(game, DecisionQuestion(player, "discard", self.rule), different(hand), number, ())
            )
        return tuple(found)

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Discard the cards; the discards of several players are one event."""
        chosen = context.chosen if context.chosen is not None else self.determined(game, context)
        by_player: dict[int | None, list[Event]] = {}
        for card in chosen:
            if game.has(card):
                discarded = self.event_class(by=self.rule, source=context.source, object=card)
                by_player.setdefault(game.last_known(card).owner, []).append(discarded)
        return happen_for_all(game, "discard", [*by_player.values()])

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether every player has enough cards in hand, or one of the cards to choose from can be discarded."""
        if self.what:
            return bool(open_to(game, "discard", context.controller, self.what.objects(game, context)))
        amount = valued(game, self.amount, context)
        hands = ((player, game.zone(self.comes_from, player)) for player in players(game, self.who, context))
        return all(len(open_to(game, "discard", player, hand)) >= amount for player, hand in hands)
