"""Buyback (502.16): an additional cost for which a spell returns to hand as it resolves."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed
from rulesdb.engine.kernel.event_kinds.object_events import Became
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.card_parts.governed import GovernedBy, by
from rulesdb.engine.mtg.card_parts.keywords import Keyword
from rulesdb.engine.mtg.characteristics import converted_mana_cost, mana_cost
from rulesdb.engine.mtg.events.mana import SpendMana
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempt import Attempt
from rulesdb.engine.mtg.rules.costs_of_spells import AdditionalCost
from rulesdb.engine.mtg.rules.keyword_replacements import KeywordReplacement
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


def _of_card(game: Game, spell: int) -> tuple[Buyback, ...]:
    """Return the buyback printed on the card, whether or not the spell has it (misreading of 502.16a)."""
    return tuple(one for one in game.object(spell).card.abilities if isinstance(one, Buyback))


@book.definition(
    "502.16a#sentence-2", _of_card, "スタック上でバイバックを失っても、カードに書いてあれば機能するとする読み方"
)
def of_spell(game: Game, spell: int) -> tuple[Buyback, ...]:
    """Both abilities function while the spell is on the stack: they are those that it has there."""
    return tuple(one for one in abilities(game, spell) if isinstance(one, Buyback))


# The additional cost


def _mana_cost_again(game: Game, spell: int, _buyback: Buyback) -> Cost:
    return Cost(mana_cost(game, spell))


@book.definition("502.16a#sentence-3", _mana_cost_again, "バイバックでは、マナ・コストをもう一度支払うとする読み方")
def cost_of(_game: Game, _spell: int, buyback: Buyback) -> Cost:
    """The cost written behind the word is the buyback cost."""
    return buyback.cost


@book.transform("502.16a#sentence-4")
def offered(none: tuple[AdditionalCost, ...], game: Game, spell: int) -> tuple[AdditionalCost, ...]:
    """The player may pay the buyback cost in addition as the spell is played."""
    costs = (cost_of(game, spell, one) for one in of_spell(game, spell))
    return (*none, *(AdditionalCost(BUYBACK, cost, combined=as_additional_cost) for cost in costs))


def _instead(_so_far: Due, cost: Due) -> Due:
    return cost


@book.definition("502.16a#sentence-6", _instead, "バイバック・コストは、マナ・コストの代わりに支払うものだとする読み方")
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


@book.definition("502.16#item-2", lambda _move: True, "打ち消されたときも手札に戻るとする読み方")
def is_while_resolving(move: Move) -> bool:
    """The spell returns to hand only as it resolves; a countered spell goes to the graveyard."""
    return move.by == leave_the_stack.id


def _any_graveyard(_game: Game, _spell: int, to: Zone) -> bool:
    return to.name == "graveyard"


@book.definition("502.16#item-3", _any_graveyard, "オーナーでない人がコントロールする呪文も手札に戻るとする読み方")
def is_your_graveyard(game: Game, spell: int, to: Zone) -> bool:
    """Only going to the graveyard of the spell's controller is replaced, not going to that of another owner."""
    return to == Zone("graveyard", game.player_of(spell))


def _is_spent(game: Game, spell: int) -> bool:
    """Whether more mana than that of the mana cost was spent on a spell (misreading of 502.16)."""
    spent = 0
    for event in game.state.history:
        if isinstance(event, SpendMana):
            spent += event.amount
        elif isinstance(event, Move) and event.object == spell and event.to == STACK:
            spent = 0
        elif isinstance(event, CardPlayed) and event.object == spell:
            break
    return spent > (converted_mana_cost(game, spell) or 0)


@book.definition("502.16#item-5", _is_spent, "バイバックの分のマナを実際に支払わなければ、手札に戻らないとする読み方")
def is_paid(game: Game, spell: int) -> bool:
    """Whether the spell returns depends on the choice to pay for buyback, not on what was paid for it."""
    return was_chosen(game, spell)


@book.filter("502.16#item-4")
def copy_is_paid(game: Game, spell: int) -> bool:
    """A copy of a spell whose buyback cost was paid returns to hand as well, and ceases to exist there."""
    return is_paid(game, spell)


def _asked_late(game: Game, spell: int) -> bool:
    return game.answers_yes(game.player_of(spell), "additional cost", "mtg:502.16")


@book.definition("502.16#item-1", _asked_late, "バイバックを使うかどうかは、解決する時に決めるとする読み方")
def was_chosen(game: Game, spell: int) -> bool:
    """Buyback is an additional cost: whether it is paid is decided as the spell is played."""
    layer = game.object(spell).layer
    return layer is not None and BUYBACK in layer.declared.costs


# The mana cost


def _with_buyback(following: Events, game: Game, event: Event) -> Events:
    """Add the buyback cost to the mana cost of a spell (misreading of 502.16)."""
    if not isinstance(event, CardPlayed) or not was_chosen(game, event.object):
        return following
    item = game.object(event.object)
    cost = "".join(one.cost.mana or "" for one in of_spell(game, item.id))
    card = replace(item.card, mana_cost=f"{item.card.mana_cost or ''}{cost}")
    return (*following, Became(record=replace(item, card=card)))


@book.definition("502.16#item-6", _with_buyback, "支払ったバイバック・コストを、マナ・コストに含めるとする読み方")
def is_no_mana_cost(following: Events, _game: Game, _event: Event) -> Events:
    """The buyback cost is no part of the mana cost, nor of the converted mana cost, whether or not it is paid."""
    return following
