"""Split second (502.58): while a spell with it is on the stack, hardly anything else can be played."""

from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.keywords import SplitSecond
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import Attempt

PHRASES = (phrase(SplitSecond, "刹那"),)


@book.definition("502.58a#sentence-2")
def where_it_functions(game: Game) -> tuple[int, ...]:
    """Split second functions only while the spell with it is on the stack."""
    return tuple(game.stack)


@book.definition("502.58a#sentence-1")
def spells_with_split_second(game: Game) -> tuple[int, ...]:
    """Split second is a static ability: it works as long as the spell has it, printed or gained."""
    return tuple(one for one in where_it_functions(game) if has_ability(game, one, SplitSecond))


@book.filter("502.58a#sentence-3")
def is_stopped(game: Game, attempt: Attempt) -> bool:
    """Players can play neither spells nor activated abilities that are no mana abilities."""
    if attempt.is_mana_ability or (attempt.is_card and "land" in attempt.kinds(game)):
        return False
    return any(one != attempt.layer for one in spells_with_split_second(game))
