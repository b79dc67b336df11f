"""Flashback (502.22): a card that is played from the graveyard, and removed from the game as it leaves the stack."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Keyword, governed_by
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import AlternativeCost, Attempt, KeywordReplacement
from rulesdb.engine.mtg.state import REMOVED, STACK, ZoneName

FLASHBACK = "フラッシュバック"
"""The name by which a player announces the flashback cost."""


class Flashback(Keyword, frozen=True):
    """Flashback: the card may be played from the graveyard for a cost, and is removed from the game afterwards."""

    GOVERNED_BY = governed_by("フラッシュバック", "502.22")

    cost: Cost
    """The flashback cost."""


PHRASES = (phrase(Flashback, "フラッシュバック{cost}"),)


def of_object(game: Game, object_id: int) -> tuple[Flashback, ...]:
    """Return the flashback abilities of an object."""
    return tuple(one for one in abilities(game, object_id) if isinstance(one, Flashback))


@book.definition("502.22a#sentence-2")
def works_in(zone: ZoneName | None) -> bool:
    """Flashback works while the card is in a graveyard."""
    return zone == "graveyard"


@book.definition("502.22a#sentence-4a")
def may_be_played(game: Game, player: int, object_id: int) -> bool:
    """The card may be played from its owner's graveyard, by its owner alone."""
    zone = game.object(object_id).zone
    return zone.owner == player and works_in(zone.name) and bool(of_object(game, object_id))


def alternative_costs(game: Game, attempt: Attempt) -> Iterator[AlternativeCost]:
    """Yield the costs for which a card is played by its flashback."""
    item = game.object(attempt.layer)
    origin = item.zone.name if item.layer is None else item.layer.played_from
    if not attempt.by_effect and works_in(origin):
        for cost in flashback_costs(game, item.id):
            yield AlternativeCost(FLASHBACK, cost, is_forced=origin == "graveyard")


@book.law
def flashback_costs(game: Game, card: int) -> tuple[Cost, ...]:
    """Return the costs written behind the word, each of which takes the place of the mana cost (502.22a)."""
    return tuple(one.cost for one in of_object(game, card))


def replacements(game: Game, event: Event) -> Sequence[KeywordReplacement]:
    """Return the replacement of the move by which a spell that was played by flashback leaves the stack."""
    if not isinstance(event, Move) or event.to == STACK or game.object(event.object).zone != STACK:
        return ()
    layer = game.object(event.object).layer
    return removal(game, event) if layer is not None and layer.declared.alternative == FLASHBACK else ()


@book.law
def removal(game: Game, move: Move) -> tuple[KeywordReplacement, ...]:
    """Return the effect by which a spell is removed from the game, wherever else it would go (502.22a, 502.22)."""
    removed = replace(move, by="mtg:502.22a", to=REMOVED)
    return (KeywordReplacement((move.object, FLASHBACK), game.player_of(move.object), lambda _game, _move: removed),)
