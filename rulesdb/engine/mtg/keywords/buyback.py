"""Buyback (502.16): an additional cost for which a spell returns to hand as it resolves."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.card_parts.governed import GovernedBy, by
from rulesdb.engine.mtg.card_parts.keywords import Keyword
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import AdditionalCost, Attempt
from rulesdb.engine.mtg.rules.keyword_rows import KeywordReplacement
from rulesdb.engine.mtg.rules.resolving import leave_the_stack
from rulesdb.engine.mtg.zones import STACK, Zone

BUYBACK = "バイバック"
"""The name by which a player announces the buyback cost."""


class Buyback(Keyword, frozen=True):
    """Buyback: an additional cost may be paid, for which the spell returns to hand as it resolves."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("バイバック", "502.16")}

    cost: Cost
    """The buyback cost."""


PHRASES = (phrase(Buyback, "バイバック{cost}"),)


@book.definition("502.16a#sentence-2")
def of_spell(game: Game, spell: int) -> tuple[Buyback, ...]:
    """Both abilities function while the spell is on the stack: they are those that it has there."""
    return tuple(one for one in abilities(game, spell) if isinstance(one, Buyback))


# The additional cost


@book.definition("502.16a#sentence-3")
def cost_of(_game: Game, _spell: int, buyback: Buyback) -> Cost:
    """The cost written behind the word is the buyback cost."""
    return buyback.cost


@book.transform("502.16a#sentence-4")
def offered(none: tuple[AdditionalCost, ...], game: Game, spell: int) -> tuple[AdditionalCost, ...]:
    """The player may pay the buyback cost in addition as the spell is played."""
    costs = (cost_of(game, spell, one) for one in of_spell(game, spell))
    return (*none, *(AdditionalCost(BUYBACK, cost, combined=as_additional_cost) for cost in costs))


@book.definition("502.16a#sentence-6")
def as_additional_cost(so_far: Due, cost: Due) -> Due:
    """The buyback cost is part of the total cost as additional costs are: it is added to the mana cost (409.1f)."""
    return so_far.plus(cost)


def additional_costs(game: Game, attempt: Attempt) -> tuple[AdditionalCost, ...]:
    """Return the buyback costs of a spell."""
    return offered((), game, attempt.layer)


# The return to hand


def replacements(game: Game, event: Event) -> Sequence[KeywordReplacement]:
    """Return the replacement of the move by which a spell with a paid buyback cost goes to the graveyard."""
    if not isinstance(event, Move) or game.object(event.object).zone != STACK:
        return ()
    spell = event.object
    if not of_spell(game, spell) or not is_while_resolving(event) or not is_your_graveyard(game, spell, event.to):
        return ()
    if not (copy_is_paid(game, spell) if game.object(spell).is_copy else is_paid(game, spell)):
        return ()
    return (KeywordReplacement((spell, BUYBACK), game.player_of(spell), lambda _game, move: in_hand(move)),)


@book.transform("502.16a#sentence-5")
def in_hand(move: Event) -> Event:
    """The spell is put into its owner's hand instead of the graveyard."""
    assert isinstance(move, Move)
    return replace(move, by=in_hand.id, to=Zone("hand", move.to.owner))


@book.definition("502.16#item-2")
def is_while_resolving(move: Move) -> bool:
    """The spell returns to hand only as it resolves; a countered spell goes to the graveyard."""
    return move.by == leave_the_stack.id


@book.definition("502.16#item-3")
def is_your_graveyard(game: Game, spell: int, to: Zone) -> bool:
    """Only going to the graveyard of the spell's controller is replaced, not going to that of another owner."""
    return to == Zone("graveyard", game.player_of(spell))


@book.definition("502.16#item-5")
def is_paid(game: Game, spell: int) -> bool:
    """Whether the spell returns depends on the choice to pay for buyback, not on what was paid for it."""
    return was_chosen(game, spell)


@book.filter("502.16#item-4")
def copy_is_paid(game: Game, spell: int) -> bool:
    """A copy of a spell whose buyback cost was paid returns to hand as well, and ceases to exist there."""
    return is_paid(game, spell)


@book.definition("502.16#item-1")
def was_chosen(game: Game, spell: int) -> bool:
    """Buyback is an additional cost: whether it is paid is decided as the spell is played."""
    layer = game.object(spell).layer
    return layer is not None and BUYBACK in layer.declared.costs


# The mana cost


@book.definition("502.16#item-6")
def is_no_mana_cost(following: Events, _game: Game, _event: Event) -> Events:
    """The buyback cost is no part of the mana cost, nor of the converted mana cost, whether or not it is paid."""
    return following
