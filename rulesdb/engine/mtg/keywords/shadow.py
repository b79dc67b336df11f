"""Shadow (502.8): an evasion ability."""

from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Keyword, governed_by
from rulesdb.engine.mtg.game import Game


class Shadow(Keyword, frozen=True):
    """Shadow: the creature blocks, and is blocked by, creatures with shadow only."""

    GOVERNED_BY = governed_by("シャドー", "502.8")


PHRASES = (phrase(Shadow, "シャドー"),)


@book.definition("502.8c#sentence-1")
def has_shadow(game: Game, creature: int) -> bool:
    """Several instances of shadow on one creature are the same as one."""
    return has_ability(game, creature, Shadow)


@book.definition("502.8b#sentence-1")
def evades(game: Game, blocker: int, attacker: int) -> bool:
    """Neither a creature without shadow blocks one with shadow, nor the other way round."""
    return has_shadow(game, attacker) != has_shadow(game, blocker)
