"""Flesh and Blood, as situations need it."""

from functools import cache

from rulesdb.engine.fab.language.card_sheets import read_sheets
from rulesdb.engine.kernel.language.phrases import Vocabulary
from rulesdb.situations import actions, parts, queries, setups
from rulesdb.situations.clauses import ROLES
from rulesdb.situations.fab import clauses
from rulesdb.situations.fab.table import FabTable
from rulesdb.situations.games import SituationGame


@cache
def _vocabulary() -> Vocabulary:
    return Vocabulary(
        ROLES,
        (*parts.PHRASES, *setups.PHRASES, *actions.PHRASES, *queries.PHRASES, *clauses.PHRASES),
        clauses.WORDS,
    )


GAME = SituationGame("fab", _vocabulary, lambda players: FabTable(*players), read_sheets)
"""Flesh and Blood."""
