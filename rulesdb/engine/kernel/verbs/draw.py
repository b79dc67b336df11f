"""Drawing and discarding cards."""

from rulesdb.engine.kernel.cards.roles import Amount, AnyContext, DiscreteEffect, Objects, Players, valued
from rulesdb.engine.kernel.event_kinds.effect_events import drawn_by_lot
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import TE, inflected
from rulesdb.engine.kernel.play.declarations import different, pick_several
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.game_rules import verb_of
from rulesdb.engine.kernel.process.options import DecisionQuestion
from rulesdb.engine.kernel.verbs.generation import happen_for_all, happen_times, open_to, players


class DrawCards(DiscreteEffect, frozen=True):
    """Draw cards."""

    amount: Amount = 1
    """Number of cards, from 0."""
    who: Players | None = None
    """Players who draw, None for the controller."""

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Let every player draw the cards."""
        amount, drawing, verb = (
            valued(game, self.amount, context),
            players(game, self.who, context),
            verb_of(game, self),
        )
        once = [verb.event(by=verb.rule, source=context.source, player=player) for player in drawing]
        return happen_times(game, "draw", amount, once)

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether the players could draw, if the game says when that is so."""
        is_possible = verb_of(game, self).is_possible
        return is_possible is None or is_possible(game, self, context)


class DiscardCards(DiscreteEffect, frozen=True):
    """Discard cards from hand."""

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
        amount, rule = valued(game, self.amount, context), verb_of(game, self).rule
        found: list[int] = []
        for player in players(game, self.who, context):
            cards = self.what.objects(game, context) if self.what else game.zone("hand", player)
            hand = open_to(game, "discard", player, cards)
            number = min(amount, len(hand))
            found += (
                drawn_by_lot(game, hand, number, rule)
                if self.at_random
                else pick_several(game, DecisionQuestion(player, "discard", rule), different(hand), number, ())
            )
        return tuple(found)

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Discard the cards; the discards of several players are one event."""
        chosen = context.chosen if context.chosen is not None else self.determined(game, context)
        by_player: dict[int | None, list[Event]] = {}
        verb = verb_of(game, self)
        for card in chosen:
            if game.has(card):
                discarded = verb.event(by=verb.rule, source=context.source, object=card)
                by_player.setdefault(game.last_known(card).owner, []).append(discarded)
        return happen_for_all(game, "discard", [*by_player.values()])

    def is_possible(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether every player has enough cards in hand, or one of the cards to choose from can be discarded."""
        if self.what:
            return bool(open_to(game, "discard", context.controller, self.what.objects(game, context)))
        amount = valued(game, self.amount, context)
        hands = ((player, game.zone("hand", player)) for player in players(game, self.who, context))
        return all(len(open_to(game, "discard", player, hand)) >= amount for player, hand in hands)


PHRASES = (
    *inflected(DrawCards, "[{who}は、]カードを{amount}枚引く", TE, "く~いて"),
    *inflected(DiscardCards, "[{who}は、]手札を[無作為に@at_random]{amount}枚捨てる", TE, "る~て"),
)
