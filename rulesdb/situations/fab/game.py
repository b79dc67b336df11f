"""Flesh and Blood, as situations need it."""

import re
from functools import cache

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events.combat import AttackHit
from rulesdb.engine.fab.language.card_sheets import beginning_of, candidates_for, read_card, sheets_in_part
from rulesdb.engine.fab.language.token_sheets import ENGLISH_NAMES, NAMES, TOKEN_WORDS, sheets_of
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.kernel.event_kinds.player_events import Lose
from rulesdb.engine.kernel.language.phrases import Vocabulary, rows_in
from rulesdb.situations import actions, choices, parts, queries, setups
from rulesdb.situations.clauses import ROLES
from rulesdb.situations.fab import amounts, clauses, course, payments, zones
from rulesdb.situations.fab.described_cards import DESCRIBED, description
from rulesdb.situations.fab.spoken import SPOKEN
from rulesdb.situations.fab.table import FabTable
from rulesdb.situations.fab.wordings import WORDINGS
from rulesdb.situations.games import SituationGame
from rulesdb.situations.told import deeds, possibilities

_OF_GAME = clauses, payments, course, amounts, zones


@cache
def _vocabulary() -> Vocabulary:
    return Vocabulary(
        ROLES,
        rows_in(
            (parts, setups, actions, choices, queries, deeds, possibilities, clauses, payments, course, amounts, zones)
        ),
        clauses.WORDS,
    )


def _token(name: str) -> Card | None:
    """Return the token that the rules define by a name (8.6), None for none."""
    sheets = sheets_of(name) if name in NAMES else ()
    return next((card for lines in sheets if (card := read_card(*lines)).name == name), None)


_TRANSCRIBED = {said: name for said, name in TOKEN_WORDS.items() if re.fullmatch("[ァ-ヺー・]+", said)}
"""The names of tokens by their English names in katakana; other words may be names that players have made."""
_COURSE = (
    "1.13.2", "1.14.3b",
    "3.0.2", "3.0.4a", "3.0.4b", "3.1.1", "3.2.1", "3.3.1", "3.4.1", "3.5.1", "3.6.1", "3.7.1", "3.8.1", "3.9.1",
    "3.10.1", "3.11.1", "3.12.1", "3.13.1", "3.14.1", "3.15.1", "3.16.1",
    "4.2.1", "4.2.2", "4.2.3", "4.3.1", "4.3.3", "4.3.4", "4.4.1", "4.4.2",
    "7.1.2", "7.1.3", "7.2.3", "7.2.5", "7.2.6", "7.3.1", "7.3.3", "7.3.4", "7.4.1", "7.4.3", "7.5.1", "7.5.3", "7.5.4",
    "7.6.1", "7.6.4",
)  # fmt: skip

GAME = SituationGame(
    "fab",
    _vocabulary,
    lambda players: FabTable(*players),
    sheets_in_part,
    candidates_for,
    beginning_of,
    printer,
    "fab:8.3",
    frozenset(f"fab:{number}" for number in _COURSE),
    frozenset({"fab:4.3.2"}),
    {Lose: ("fab:4.5.3", "まだ誰も敗北していない"), AttackHit: ("fab:7.5.5", "その攻撃はヒットしていない")},
    "fab:6.4.",
    ("fab:7.",),
    known=_token,
    other_names={**ENGLISH_NAMES, **_TRANSCRIBED},
    wordings=WORDINGS,
    spoken=SPOKEN,
    described=DESCRIBED,
    description=description,
    first_turn="今は1ターン目である",
)
"""Flesh and Blood."""
