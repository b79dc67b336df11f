"""Permission to play cards: players, cards and zones (5.1.1, 5.1.2b)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import PlayableFrom
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.card_pool import is_no_longer_legal
from rulesdb.engine.fab.rules.functional import is_functional
from rulesdb.engine.fab.rules.precedence import is_allowed
from rulesdb.engine.fab.rules.statics import printed_within
from rulesdb.engine.kernel.book import Rule

_PLAYED_FROM = frozenset({"hand", "arsenal"})


@book.filter("5.1.1#sentence-2")
def is_not_the_owner(game: Game, player: int, object_id: int) -> bool:
    """Only a card's owner can play it."""
    return game.object(object_id).owner != player and not plays_as_owner(game, player, object_id)


@book.filter("5.1.1#sentence-3")
def plays_as_owner(game: Game, player: int, object_id: int) -> bool:
    """A rule or an effect can specify that another player than the owner can play a card."""
    return is_allowed(game, "play as owner", player, object_id)


@book.filter("5.1.1a#sentence-1")
def is_not_from_hand_or_arsenal(game: Game, player: int, object_id: int) -> bool:
    """A player can only play cards from their hand or arsenal."""
    zone = game.object(object_id).zone
    is_home = zone.name in _PLAYED_FROM and zone.owner == player
    return not is_home and not plays_from_elsewhere(game, player, object_id)


@book.filter("5.1.1a#sentence-2")
def plays_from_elsewhere(game: Game, player: int, object_id: int) -> bool:
    """A rule or an effect, as of the card itself, can specify that a card can be played from another zone."""
    return is_allowed(game, "play", player, object_id) or bool(_playable_from_here(game, player, object_id))


@book.filter("5.1.2b#sentence-1")
def has_no_working_permission(game: Game, player: int, object_id: int) -> bool:
    """A card that its own ability lets be played cannot be announced while that ability is not functional (1.7.4e)."""
    found = _playable_from_here(game, player, object_id)
    if not found or is_allowed(game, "play", player, object_id):
        return False
    return not any(is_functional(game, game.object(object_id), ability) for ability in found)


def _playable_from_here(game: Game, player: int, object_id: int) -> list[PlayableFrom]:
    """Return a card's play-static abilities, functional or not, that let the card be played from its current zone."""
    item = game.object(object_id)
    if not printed_within(item.card, PlayableFrom):  # as almost every card
        return []
    return [
        ability
        for ability in item.card.abilities
        if isinstance(ability, PlayableFrom)
        and item.zone.name in ability.zones
        and (ability.condition is None or ability.condition.holds(game, Context(player, object_id)))
    ]


ANNOUNCING_A_CARD: tuple[Rule[[Game, int, int], bool], ...] = (
    is_not_the_owner,
    is_not_from_hand_or_arsenal,
    has_no_working_permission,
    is_no_longer_legal,
)
"""The rules that forbid a player to announce a card, in the order in which they are asked."""
