"""Searching a deck, and shuffling cards into it."""

from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Filter
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove, Shuffle
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.verbs.draw import DrawEffect


class DeckEffect(DiscreteEffect, frozen=True):
    """The parent of the effects that move cards from or to a deck and shuffle it."""

    rule: ClassVar[str] = ""
    """Identifier of the rule by which the cards move."""
    shuffle_rule: ClassVar[str] = ""
    """Identifier of the rule by which the deck is shuffled."""
    event_class: ClassVar[type[CoreMove]]
    """The game's class of moves."""
    deck: ClassVar[str]
    """Name of the zone that is a player's deck."""

    def move(self, game: AnyGame, context: AnyContext, card: int, zone: str) -> bool:
        """Move a card to a zone of the controller; return whether it moved."""
        to = self.event_class.zone_rules.zone(zone, context.controller)
        return happen(game, self.event_class(by=self.rule, source=context.source, object=card, to=to))

    def shuffle(self, game: AnyGame, context: AnyContext) -> bool:
        """Shuffle the deck of the controller; return whether it was shuffled."""
        zone = self.event_class.zone_rules.zone(self.deck, context.controller)
        return happen(game, Shuffle(by=self.shuffle_rule, source=context.source, zone=zone))


class SearchEffect(DeckEffect, frozen=True):
    """Search the deck for a card, put it into a zone, and shuffle the deck."""

    fits: Filter
    """Filter for the card."""
    zone: str = "hand"
    """Name of the controller's zone that receives the card."""
    shuffles: bool = True
    """Whether the deck is shuffled at once."""

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Let the controller find a card or fail to; in either case shuffle the deck, if the effect does."""
        player, rules = context.controller, game.rules.generation
        found = [Pick(card) for card in game.zone(self.deck, player) if self.fits.fits(game, card, context)]
        options = [*found, Pick()] if not found or rules.may_fail_to_find(self.deck) else found
        chosen = game.pick(player, "search", options, self.rule).object
        if chosen is not None:
            self.move(game, context, chosen, self.zone)
        if self.shuffles:
            self.shuffle(game, context)
        return bool(found) and not rules.has_failed(chosen)


class ShuffleEffect(DeckEffect, frozen=True):
    """Shuffle the deck."""

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Shuffle the deck of the controller."""
        return self.shuffle(game, context)


class ShuffleInEffect(DeckEffect, frozen=True):
    """Shuffle any number of cards from hand into the deck, then draw the same number of cards."""

    draw: ClassVar[type[DrawEffect]]
    """The game's class of effects that draw cards."""
    comes_from: ClassVar[str] = "hand"
    """Name of the zone that is a player's hand."""

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Let the controller choose the cards, shuffle the deck and draw."""
        player, number = context.controller, 0
        while (hand := game.zone(self.comes_from, player)) and (
            card := game.pick(player, "shuffle in", [*map(Pick, hand), Pick()], self.rule).object
        ):
            number += self.move(game, context, card, self.deck)
        is_shuffled = self.shuffle(game, context)
        return self.draw(number).generate(game, context) or is_shuffled
