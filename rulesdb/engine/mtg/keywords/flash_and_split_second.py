"""Flash (502.57), and split second (502.58)."""

from collections.abc import Iterable

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.effects.properties import abilities, has_ability
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Flash, PlayedAsInstant, SplitSecond
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import Attempt

PHRASES = (
    phrase(Flash, "瞬速"),
    phrase(PlayedAsInstant, "あなたは、インスタントをプレイできるときなら、いつでもこれをプレイしてよい。"),
    phrase(SplitSecond, "刹那"),
)
WORDINGS = (Flash, PlayedAsInstant)


@book.law
def may_be_played_as_an_instant(game: Game, attempt: Attempt) -> bool:
    """Whether flash, printed or gained, lets a player play a card whenever they have priority (502.57a)."""
    return number_of_flash(abilities(game, attempt.layer)) > 0


def number_of_flash(found: Iterable[Ability]) -> int:
    """Return how many of some abilities are flash, in whatever words."""
    return sum(isinstance(ability, WORDINGS) for ability in found)


@book.definition("502.58a#sentence-2")
def where_it_functions(game: Game) -> tuple[int, ...]:
    """Split second functions only while the spell with it is on the stack."""
    return tuple(game.stack)


@book.definition("502.58a#sentence-1")
def spells_with_split_second(game: Game) -> tuple[int, ...]:
    """Split second is a static ability: it works as long as the spell has it, printed or gained."""
    return tuple(one for one in where_it_functions(game) if has_ability(game, one, SplitSecond))


@book.definition("502.58a#sentence-3a")
def is_stopped(game: Game, attempt: Attempt) -> bool:
    """Players can play neither spells nor activated abilities that are no mana abilities."""
    if attempt.is_mana_ability or (attempt.is_card and "land" in attempt.kinds(game)):
        return False
    return any(one != attempt.layer for one in spells_with_split_second(game))
