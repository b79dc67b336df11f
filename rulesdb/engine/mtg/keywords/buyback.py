"""Buyback (502.16): an additional cost for which a spell returns to hand; kicker, and other costs (409.1b); affinity.

The text on affinity as of 2006 was not at hand: it is from memory, and its number is reckoned from its neighbours'.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Keyword, governed_by
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import AdditionalCost, Attempt, KeywordReplacement
from rulesdb.engine.mtg.rules.resolving import leave_the_stack
from rulesdb.engine.mtg.state import STACK, Zone

BUYBACK = "バイバック"
"""The name by which a player announces the buyback cost."""
KICKER = "キッカー"
"""The name by which a player announces the kicker cost, and by which the card asks for it."""


class Buyback(Keyword, frozen=True):
    """Buyback: an additional cost may be paid, for which the spell returns to hand as it resolves."""

    GOVERNED_BY = governed_by("バイバック", "502.16")

    cost: Cost
    """The buyback cost."""


class Kicker(Keyword, frozen=True):
    """Kicker: an additional cost may be paid, for which the spell does more; the number is from memory."""

    GOVERNED_BY = governed_by("キッカー", "409.1b")

    cost: Cost
    """The kicker cost."""


def kicker_costs(game: Game, attempt: Attempt) -> Iterator[AdditionalCost]:
    """Yield the kicker costs of a spell, which its player may pay in addition."""
    found = (one for one in abilities(game, attempt.layer) if isinstance(one, Kicker))
    return (AdditionalCost(KICKER, one.cost) for one in found)


@book.definition("502.16a#sentence-2")
def of_spell(game: Game, spell: int) -> tuple[Buyback, ...]:
    """Both abilities function while the spell is on the stack: they are those that it has there."""
    return tuple(one for one in abilities(game, spell) if isinstance(one, Buyback))


@book.law
def additional_costs(game: Game, attempt: Attempt) -> tuple[AdditionalCost, ...]:
    """Return the buyback costs of a spell, which its player may pay in addition (502.16a)."""
    return tuple(AdditionalCost(BUYBACK, one.cost) for one in of_spell(game, attempt.layer))


def replacements(game: Game, event: Event) -> Sequence[KeywordReplacement]:
    """Return the replacement of the move by which a spell with a paid buyback cost goes to the graveyard."""
    if not isinstance(event, Move) or game.object(event.object).zone != STACK or not of_spell(game, event.object):
        return ()
    if not (returns_from(game, event) and is_paid(game, event.object)):
        return ()
    return (KeywordReplacement((event.object, BUYBACK), game.player_of(event.object), returned_to_hand),)


@book.definition("502.16a#sentence-5")
def returned_to_hand(_game: Game, move: Event) -> Event:
    """The spell is put into its owner's hand instead of the graveyard."""
    assert isinstance(move, Move)
    return replace(move, by=returned_to_hand.id, to=Zone("hand", move.to.owner))


@book.law
def returns_from(game: Game, move: Move) -> bool:
    """Whether a spell returns to hand: as it resolves, instead of going to its controller's graveyard (502.16)."""
    return move.by == leave_the_stack.id and move.to == Zone("graveyard", game.player_of(move.object))


@book.law
def is_paid(game: Game, spell: int) -> bool:
    """Whether it was chosen to pay for buyback as a spell, or the one of which it is a copy, was played (502.16)."""
    layer = game.object(spell).layer
    return layer is not None and BUYBACK in layer.declared.costs


class RequiredCost(Keyword, frozen=True):
    """An additional cost that must be paid to play the card (409.1b); it is no keyword, but is printed like one."""

    GOVERNED_BY = governed_by("追加コスト", "409.1b")

    cost: Cost
    """The cost."""


def required_costs(game: Game, attempt: Attempt) -> Iterator[AdditionalCost]:
    """Yield the printed additional costs of a card."""
    for ability in game.object(attempt.layer).card.abilities:
        if isinstance(ability, RequiredCost):
            yield AdditionalCost("追加コスト", ability.cost, is_optional=False)


class Affinity(Keyword, frozen=True):
    """Affinity (502.31) for what fits a filter."""

    GOVERNED_BY = governed_by("親和", "502.31")

    quality: Filter
    """Condition on the permanents for each of which the spell costs {1} less."""


@book.filter("502.31")
def is_counted(game: Game, attempt: Attempt, ability: Affinity, permanent: int) -> bool:
    """Each permanent of the quality that the player of the spell controls takes {1} off its cost."""
    is_yours = game.object(permanent).controller == attempt.player
    return is_yours and ability.quality.fits(game, permanent, attempt.context(game))


def reductions(game: Game, attempt: Attempt) -> tuple[str, ...]:
    """Return what the affinity abilities of a spell take off its cost, in symbols."""
    found = [one for one in abilities(game, attempt.layer) if isinstance(one, Affinity)]
    return tuple("{1}" for one in found for item in game.in_play() if is_counted(game, attempt, one, item.id))


PHRASES = (
    phrase(Affinity, "親和({quality:noun})"),
    phrase(Buyback, "バイバック{cost}"),
    phrase(Kicker, "キッカー{cost}"),
    phrase(RequiredCost, "これをプレイするための追加コスト: {cost}"),
)
