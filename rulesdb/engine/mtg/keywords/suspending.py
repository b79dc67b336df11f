"""Suspending a card (502.59): a special action, by which a card in hand is removed for its suspend cost."""

from collections.abc import Callable, Iterable, Iterator

from rulesdb.engine.kernel.effects.properties import abilities, has_ability
from rulesdb.engine.kernel.play.attempts import IllegalError, reasons_against
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.events.counters import Count
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.suspend import Suspend
from rulesdb.engine.mtg.keywords.suspended_play import TIME
from rulesdb.engine.mtg.rules.attempt import Attempt
from rulesdb.engine.mtg.rules.payment import PAYMENT, could_pay_mana, due_of
from rulesdb.engine.mtg.rules.special_actions import SpecialRules
from rulesdb.engine.mtg.rules.timing import WHATEVER_THE_COST
from rulesdb.engine.mtg.zones import REMOVED


def _anywhere(game: Game, player: int) -> Iterable[int]:
    return (*game.zone("hand", player), *game.zone("graveyard", player))


@book.definition("502.59a#sentence-2")
def where_it_functions(game: Game, player: int) -> Iterable[int]:
    """The ability that lets a player suspend a card functions while the card is in the player's hand."""
    return game.zone("hand", player)


def _cards(game: Game, player: int) -> Iterable[int]:
    return (one for one in _anywhere(game, player) if has_ability(game, one, Suspend))


def _forbidding(game: Game, player: int, card: int) -> Iterator[str]:
    """Yield the rules that forbid a player to suspend a card."""
    if card not in where_it_functions(game, player) or not has_ability(game, card, Suspend):
        yield where_it_functions.id
        return
    yield from dict.fromkeys(reasons(game, player, card))
    if cannot_pay(game, player, card):
        yield cannot_pay.id


def _suspend_of(game: Game, card: int) -> Suspend:
    return next(one for one in abilities(game, card) if isinstance(one, Suspend))


@book.definition("502.59a#sentence-4")
def cost_of(_game: Game, _card: int, suspend: Suspend) -> Cost:
    """The cost written behind the word and the number is the suspend cost."""
    return suspend.cost


@book.definition("502.59a#sentence-5")
def reasons(game: Game, player: int, card: int) -> Iterator[str]:
    """A player suspends a card only when they could play it from hand."""
    yield from reasons_by_permission(game, player, card)
    yield from reasons_by_procedure(game, player, card)


@book.definition("502.59#item-1")
def reasons_by_permission(game: Game, player: int, card: int) -> Iterator[str]:
    """Timing and permission, with all abilities that change them, decide whether a card can be suspended."""
    yield from reasons_against(game, Attempt(player, card, card), WHATEVER_THE_COST)


@book.definition("502.59#item-1")
def reasons_by_procedure(_game: Game, _player: int, _card: int) -> Iterator[str]:
    """Whether the card could be paid for, or has a legal target, does not count."""
    return iter(())


@book.filter("502.59a#sentence-5")
def cannot_pay(game: Game, player: int, card: int) -> bool:
    """A player suspends a card by paying its suspend cost."""
    return not could_pay_mana(game, player, due_of(cost_of(game, card, _suspend_of(game, card))))


@book.definition("502.59a#sentence-6")
def put_aside(game: Game, player: int, card: int, suspend: Suspend) -> None:
    """To suspend a card uses no stack: it is removed at once."""
    _put_aside(game, player, card, suspend)


def _put_aside(game: Game, player: int, card: int, suspend: Suspend) -> None:
    made = game.state.next_id
    remove(game, player, card)
    number = counters_put(suspend)
    happen(game, Count(by=counters_put.id, object=made, counter=TIME, amount=number))


@book.definition("502.59#item-2")
def remove(game: Game, _player: int, card: int) -> None:
    """To remove a card by its suspend ability is not to play it."""
    happen(game, Move(by=remove.id, object=card, to=REMOVED))


@book.definition("502.59a#sentence-5")
def counters_put(suspend: Suspend) -> int:
    """The card is put aside with as many time counters as its suspend ability says."""
    return suspend.number


@book.step("502.59a#sentence-5")
def pay(game: Game, player: int, card: int) -> None:
    """The player pays the suspend cost."""
    if not PAYMENT.pay_points(game, player, due_of(cost_of(game, card, _suspend_of(game, card))), pay.id):
        raise IllegalError({pay.id}, game.state)


def _aside(game: Game, player: int, card: int) -> None:
    put_aside(game, player, card, _suspend_of(game, card))


Act = Callable[[Game, int, int], None]


@book.definition("502.59#item-3")
def steps_of_suspending() -> tuple[Act, ...]:
    """A suspended card has no targets yet: these are chosen as it is played."""
    return pay, _aside


def act(game: Game, player: int, card: int) -> None:
    """Suspend a card from a player's hand. Raises IllegalError if its cost is not paid."""
    for step in steps_of_suspending():
        step(game, player, card)


SPECIAL = SpecialRules(objects=_cards, forbidding=_forbidding, act=act)
"""The special action of suspending a card."""
