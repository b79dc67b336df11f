"""Cards and abilities that a player could play and activate: where they are looked for (5.1.1a, 1.7.4)."""

from collections.abc import Iterable, Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, PlayableFrom
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.functional import candidates, may_discard_itself
from rulesdb.engine.fab.rules.may_activate import lacking
from rulesdb.engine.fab.rules.statics import printed_within
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.play.candidates import AbilityOfObject, CandidateRules


@book.transform("5.1.1a#sentence-1")
def in_hand_and_arsenal(_anywhere: Iterable[int], game: Game, player: int) -> Iterable[int]:
    """By these rules alone, a player only plays cards from their hand and arsenal."""
    return (*game.zone("hand", player), *game.zone("arsenal", player))


@book.transform("1.7.4#sentence-1")
def possibly_functional(_every: Iterable[AbilityOfObject], game: Game) -> Iterable[AbilityOfObject]:
    """An ability is not activated where it cannot be functional; the others are returned."""
    special, anew = game.state.special, game.rules.effects.depending_on_more(game)
    return game.keep(
        "activated", game.parts, game.keep_by_object, "activated by object", (), special, anew, _activated_of
    )


def _activated_of(game: Game, item: Object) -> Iterator[AbilityOfObject]:
    """Yield the printed activated abilities of an object that could be functional where it is."""
    for _, index, ability in candidates(game, item):
        if isinstance(ability, Activated):
            yield item.id, index


def could_activate(game: Game, player: int, activated: AbilityOfObject) -> bool:
    """Whether nothing is lacking for a player to activate an ability, unless that depends on what the cost discards."""
    object_id, index = activated
    ability = abilities(game, object_id)[index]
    assert isinstance(ability, Activated)
    if not can_be_activated_by_players(ability):
        return False
    return may_discard_itself(ability) or next(lacking(game, player, object_id, ability), None) is None


@book.filter("1.7.3a#sentence-1")
def can_be_activated_by_players(ability: Ability) -> bool:
    """An activated ability is one that a player can activate."""
    return isinstance(ability, Activated)


CANDIDATES = CandidateRules[Game](
    cards=in_hand_and_arsenal,
    permits_itself=lambda item: bool(printed_within(item.card, PlayableFrom)),
    allows_any_zone=lambda game: bool(game.state.tournament),
    as_owner="play as owner",
    stack=lambda game: game.stack,
    functional=possibly_functional,
    may_activate=could_activate,
)
"""The rules that find the cards and abilities that a player could play and activate (5.1.1a, 1.7.4)."""
