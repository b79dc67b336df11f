"""Discarding cards."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import Amount, AnyContext, DiscreteEffect, Objects, Players, valued
from rulesdb.engine.kernel.event_kinds.composite_events import CoreDiscard
from rulesdb.engine.kernel.event_kinds.effect_events import Random
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.chance import generator
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.pipeline import note
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
            for _ in range(min(amount, len(hand))):
                left = tuple(object_id for object_id in hand if object_id not in found)
                found.append(self._chosen(game, player, left))
        return tuple(found)

    def _chosen(self, game: AnyGame, player: int, hand: tuple[int, ...]) -> int:
        if self.at_random:
            return self._drawn_by_lot(game, hand)
        chosen: int | None = game.pick(player, "discard", [*map(Pick, hand)], self.rule).object
        assert chosen is not None
        return chosen

    def _drawn_by_lot(self, game: AnyGame, hand: tuple[int, ...]) -> int:
        chosen = generator(game.state.seed, game.state.drawn).choice(hand)
        note(game, Random(by=self.rule))
        return chosen

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
