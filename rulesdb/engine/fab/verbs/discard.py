"""Discarding cards (8.5.5)."""

from typing import ClassVar

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.generating import happen_for_all, open_to, players
from rulesdb.engine.kernel.chance import generator
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.options import Pick
from rulesdb.engine.kernel.phrases import TE, inflected
from rulesdb.engine.kernel.pipeline import note
from rulesdb.engine.kernel.roles import Amount, Objects, Players, valued


class DiscardCards(Discrete, frozen=True):
    """Discard cards from hand (8.5.5)."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("捨てる効果", "8.5.5"), "at_random": by("無作為", "1.1.1a")}

    amount: Amount = 1
    """Number of cards, from 0."""
    at_random: bool = False
    """Whether the cards are chosen at random, not by the player."""
    what: Objects | None = None
    """The cards to choose from, None for all cards in hand."""
    who: Players | None = None
    """Players who discard, None for the controller."""

    def discards_source(self, game: Game, context: Context) -> bool:
        """Whether the source is among the cards to choose from."""
        return self.what is not None and context.source in self.what.objects(game, context)

    def determined(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the cards that the players choose."""
        amount = valued(game, self.amount, context)
        found: list[int] = []
        for player in players(game, self.who, context):
            cards = self.what.objects(game, context) if self.what else game.zone("hand", player)
            hand = open_to(game, "discard", player, cards)
            for _ in range(min(amount, len(hand))):
                found.append(
                    self._chosen(game, player, tuple(object_id for object_id in hand if object_id not in found))
                )
        return tuple(found)

    def _chosen(self, game: Game, player: int, hand: tuple[int, ...]) -> int:
        if self.at_random:
            return at_random(game, hand)
        chosen = game.pick(player, "discard", [*map(Pick, hand)], "fab:8.5.5").object
        assert chosen is not None
        return chosen

    def generate(self, game: Game, context: Context) -> bool:
        """Discard the cards; the discards of several players are one event."""
        chosen = context.chosen if context.chosen is not None else self.determined(game, context)
        by_player: dict[int | None, list[Event]] = {}
        for card in chosen:
            if game.has(card):
                discarded = events.Discard(by="fab:8.5.5", source=context.source, object=card)
                by_player.setdefault(game.object(card).owner, []).append(discarded)
        return happen_for_all(game, "discard", [*by_player.values()])

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether every player has enough cards in hand, or one of the cards to choose from can be discarded."""
        if self.what:
            return bool(open_to(game, "discard", context.controller, self.what.objects(game, context)))
        amount = valued(game, self.amount, context)
        hands = ((player, game.zone("hand", player)) for player in players(game, self.who, context))
        return all(len(open_to(game, "discard", player, hand)) >= amount for player, hand in hands)


def at_random(game: Game, items: tuple[int, ...]) -> int:
    """Return one of several objects, chosen at random."""
    chosen = generator(game.state.seed, game.state.drawn).choice(items)
    note(game, events.Random(by="fab:8.5.5"))
    return chosen


PHRASES = (
    *inflected(DiscardCards, "[{who}は、]手札を[無作為に@at_random]{amount}枚捨てる", TE, "る~て"),
    *inflected(DiscardCards, "[{who}は、]{what:any}のうち[無作為に@at_random]{amount}枚を捨てる", TE, "る~て"),
)
