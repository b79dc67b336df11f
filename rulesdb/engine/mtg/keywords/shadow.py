"""Shadow (502.8): an evasion ability."""

from typing import ClassVar

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.governed import GovernedBy, by
from rulesdb.engine.mtg.card_parts.keywords import Keyword
from rulesdb.engine.mtg.game import Game


class Shadow(Keyword, frozen=True):
    """Shadow: the creature blocks, and is blocked by, creatures with shadow only."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("シャドー", "502.8")}


PHRASES = (phrase(Shadow, "シャドー"),)


def number(game: Game, creature: int) -> int:
    """Return how many times a creature has shadow."""
    return sum(isinstance(ability, Shadow) for ability in abilities(game, creature))


@book.definition("502.8c#sentence-1")
def degree(game: Game, creature: int) -> int:
    """Several instances of shadow on one creature are the same as one."""
    return min(number(game, creature), 1)


@book.filter("502.8a#sentence-1")
def concerns(game: Game, blocker: int, attacker: int) -> bool:
    """Shadow is an evasion ability: it restricts which creatures can block, where one of them has it."""
    return degree(game, blocker) + degree(game, attacker) > 0


@book.definition("502.8b#sentence-1")
def evades(game: Game, blocker: int, attacker: int) -> bool:
    """Neither a creature without shadow blocks one with shadow, nor the other way round."""
    return concerns(game, blocker, attacker) and degree(game, attacker) != degree(game, blocker)
