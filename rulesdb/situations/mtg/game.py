"""Magic, as situations need it."""

from collections.abc import Mapping
from functools import cache

from rulesdb.engine.kernel.event_kinds.player_events import Lose
from rulesdb.engine.kernel.language.phrases import Vocabulary, rows_in
from rulesdb.engine.mtg.cards import COLORS, Card
from rulesdb.engine.mtg.language.card_sheets import beginning_of, candidates_for, sheets_in_part
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.play.mtg.table import basic_land
from rulesdb.situations import actions as actions_of_games
from rulesdb.situations import choices
from rulesdb.situations import parts as parts_of_games
from rulesdb.situations import queries as queries_of_games
from rulesdb.situations import setups as setups_of_games
from rulesdb.situations.clauses import ROLES
from rulesdb.situations.games import SituationGame
from rulesdb.situations.mtg import actions, combat, costs, counts, described, facts, happenings, parts, queries, setups
from rulesdb.situations.mtg import deeds as deeds_of_magic
from rulesdb.situations.mtg.table import MtgTable
from rulesdb.situations.mtg.wordings import WORDINGS
from rulesdb.situations.told import deeds

_MODULES = (
    parts_of_games,
    setups_of_games,
    actions_of_games,
    choices,
    deeds,
    queries_of_games,
    parts,
    setups,
    facts,
    happenings,
    deeds_of_magic,
    actions,
    costs,
    combat,
    queries,
    counts,
    described,
)


@cache
def _vocabulary() -> Vocabulary:
    return Vocabulary(
        (*ROLES, *parts.ROLES, *facts.ROLES, *costs.ROLES),
        rows_in(_MODULES),
        {**parts.WORDS, **facts.WORDS, **costs.WORDS, **happenings.WORDS, **queries.WORDS},
    )


@cache
def _basic_lands() -> Mapping[str, Card]:
    return {card.name: card for card in map(basic_land, COLORS)}


_COURSE = (
    "212.3",
    "417.1",
    "300.1",
    "300.2",
    "302",
    "303",
    "304",
    "305",
    "307",
    "308",
    "308.2",
    "309.2a",
    "310",
    "311",
    "313",
    "314",
)

GAME = SituationGame(
    "mtg",
    _vocabulary,
    lambda players: MtgTable(*players),
    sheets_in_part,
    candidates_for,
    beginning_of,
    printer,
    "mtg:502",
    frozenset(f"mtg:{number}" for number in _COURSE),
    frozenset(),
    {Lose: ("mtg:102.2", "まだ誰も敗北していない")},
    "mtg:419.",
    known=lambda name: _basic_lands().get(name),
    in_play="場",
    players=range(2, 3),
    wordings=WORDINGS,
)
"""Magic, of two players: attacks on one of several opponents are not among the rules of 2006 that the engine plays."""
