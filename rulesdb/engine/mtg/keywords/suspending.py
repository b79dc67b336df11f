"""Suspending a card (502.59): a special action, by which a card in hand is removed for its suspend cost."""

from collections.abc import Callable, Iterable, Iterator

from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.effects.properties import abilities, has_ability
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed
from rulesdb.engine.kernel.play.attempts import IllegalError, reasons_against
from rulesdb.engine.kernel.play.declarations import declare_targets
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Spell
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.characteristics import mana_cost
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.counters import Count
from rulesdb.engine.mtg.events.layers import Stack
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.suspend import Suspend
from rulesdb.engine.mtg.keywords.suspended_play import TIME
from rulesdb.engine.mtg.rules.attempt import Attempt, lacks_targets_of_mode
from rulesdb.engine.mtg.rules.payment import PAYMENT, due_of
from rulesdb.engine.mtg.rules.playing import (
    announce_targets,
)
from rulesdb.engine.mtg.rules.special_actions import SpecialRules
from rulesdb.engine.mtg.rules.timing import BY_COST, BY_TYPE, WHATEVER_THE_COST
from rulesdb.engine.mtg.rules.total_costs import cannot_pay as cannot_be_paid_for
from rulesdb.engine.mtg.state import Layer, Object
from rulesdb.engine.mtg.zones import REMOVED, STACK


def _anywhere(game: Game, player: int) -> Iterable[int]:
    return (*game.zone("hand", player), *game.zone("graveyard", player))


@book.definition("502.59a#sentence-2", _anywhere, "手札になくても、たとえば墓地からでも待機させられるとする読み方")
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


def _of_the_card(game: Game, card: int, _suspend: Suspend) -> Cost:
    return Cost(mana_cost(game, card))


@book.definition("502.59a#sentence-4", _of_the_card, "待機コストとは、そのカードのマナ・コストのことだとする読み方")
def cost_of(_game: Game, _card: int, suspend: Suspend) -> Cost:
    """The cost written behind the word and the number is the suspend cost."""
    return suspend.cost


def _no_reasons(_game: Game, _player: int, _card: int) -> Iterator[str]:
    return iter(())


@book.definition("502.59a#sentence-5", _no_reasons, "プレイできないときでも、待機させられるとする読み方")
def reasons(game: Game, player: int, card: int) -> Iterator[str]:
    """A player suspends a card only when they could play it from hand."""
    yield from reasons_by_permission(game, player, card)
    yield from reasons_by_procedure(game, player, card)


def _by_type_alone(game: Game, player: int, card: int) -> Iterator[str]:
    yield from reasons_against(game, Attempt(player, card, card), BY_TYPE)


@book.definition(
    "502.59#item-1",
    _by_type_alone,
    "いつ待機させられるかはカードのタイプだけで決まり、瞬速やプレイの禁止は関係しないとする読み方",
)
def reasons_by_permission(game: Game, player: int, card: int) -> Iterator[str]:
    """Timing and permission, with all abilities that change them, decide whether a card can be suspended."""
    yield from reasons_against(game, Attempt(player, card, card), WHATEVER_THE_COST)


def _as_if_played(game: Game, player: int, card: int) -> Iterator[str]:
    attempt = Attempt(player, card, card)
    yield from reasons_against(game, attempt, BY_COST)
    if cannot_be_paid_for(game, attempt):
        yield cannot_be_paid_for.id
    if any(lacks_targets_of_mode(game, attempt, ability) for ability in game.object(card).card.abilities):
        yield announce_targets.id


@book.definition(
    "502.59#item-1",
    _as_if_played,
    "マナ・コストを支払えないカードや、適正な対象のないカードは、待機させられないとする読み方",
)
def reasons_by_procedure(_game: Game, _player: int, _card: int) -> Iterator[str]:
    """Whether the card could be paid for, or has a legal target, does not count."""
    return iter(())


@book.filter("502.59a#sentence-5")
def cannot_pay(game: Game, player: int, card: int) -> bool:
    """A player suspends a card by paying its suspend cost."""
    return not PAYMENT.could_pay(game, player, due_of(cost_of(game, card, _suspend_of(game, card))))


class _Suspending(DiscreteEffect, frozen=True):
    """Suspend the source, as an ability on the stack would do it."""

    suspend: Suspend
    """The ability."""

    def generate(self, game: Game, context: Context) -> bool:
        """Remove the card."""
        _put_aside(game, context.controller, context.source, self.suspend)
        return True


def _by_the_stack(game: Game, player: int, card: int, suspend: Suspend) -> None:
    made = game.state.next_id
    text = Card("", abilities=(Spell((_Suspending(suspend),)),))
    layer = Layer("activated", card)
    item = Object(made, made, text, player, STACK, is_public=True, controller=player, layer=layer)
    note(game, Stack(by="mtg:502.59a", layer=item))


@book.definition("502.59a#sentence-6", _by_the_stack, "待機させる能力はスタックに置かれ、対応できるとする読み方")
def put_aside(game: Game, player: int, card: int, suspend: Suspend) -> None:
    """To suspend a card uses no stack: it is removed at once."""
    _put_aside(game, player, card, suspend)


def _put_aside(game: Game, player: int, card: int, suspend: Suspend) -> None:
    made = game.state.next_id
    remove(game, player, card)
    number = counters_put(suspend)
    happen(game, Count(by=counters_put.id, object=made, counter=TIME, amount=number))


def _as_a_play(game: Game, player: int, card: int) -> None:
    happen(game, CardPlayed(by="mtg:502.59", player=player, object=card))
    happen(game, Move(by="mtg:502.59", object=card, to=REMOVED))


@book.definition("502.59#item-2", _as_a_play, "待機させることも、呪文をプレイすることだとする読み方")
def remove(game: Game, _player: int, card: int) -> None:
    """To remove a card by its suspend ability is not to play it."""
    happen(game, Move(by=remove.id, object=card, to=REMOVED))


def _one_counter(_suspend: Suspend) -> int:
    return 1


@book.definition("502.59a#sentence-5", _one_counter, "時間カウンターは、いつも1個だけ置かれるとする読み方")
def counters_put(suspend: Suspend) -> int:
    """The card is put aside with as many time counters as its suspend ability says."""
    return suspend.number


@book.step("502.59a#sentence-5")
def pay(game: Game, player: int, card: int) -> None:
    """The player pays the suspend cost."""
    if not PAYMENT.pay_points(game, player, due_of(cost_of(game, card, _suspend_of(game, card))), pay.id):
        raise IllegalError({pay.id}, game.state)


def _choose_targets(game: Game, player: int, card: int) -> None:
    declare_targets(game, Attempt(player, card, card, before=game.state), "mtg:502.59")


def _aside(game: Game, player: int, card: int) -> None:
    put_aside(game, player, card, _suspend_of(game, card))


Act = Callable[[Game, int, int], None]


def _with_targets() -> tuple[Act, ...]:
    return _choose_targets, pay, _aside


@book.definition("502.59#item-3", _with_targets, "対象は、カードを待機させるときに選ぶとする読み方")
def steps_of_suspending() -> tuple[Act, ...]:
    """A suspended card has no targets yet: these are chosen as it is played."""
    return pay, _aside


def act(game: Game, player: int, card: int) -> None:
    """Suspend a card from a player's hand. Raises IllegalError if its cost is not paid."""
    for step in steps_of_suspending():
        step(game, player, card)


SPECIAL = SpecialRules(objects=_cards, forbidding=_forbidding, act=act)
"""The special action of suspending a card."""
