"""How a situation asks for an observation of the suite, and whether its answer is a value of the suite."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from rulesdb.engine.fab.language.record_words import STATS, SUBTYPES, TYPES
from rulesdb.engine.games import bundle
from rulesdb.engine.kernel.event_kinds.telling import shown
from rulesdb.engine.mtg.events.turns import STEPS
from rulesdb.play.card_table import CardTable, observations_of
from rulesdb.play.fab.table import Table as FabTable
from rulesdb.play.mtg.table import Table as MtgTable
from rulesdb.situations.session import Outcome
from rulesdb.suite.format import Choice, Observe

TABLES: Mapping[str, type[CardTable[Any, Any, Any, Any]]] = {"fab": FabTable, "mtg": MtgTable}
"""The tables of the games."""
ROWS = {game: observations_of(table) for game, table in TABLES.items()}
"""The observations of each game by name."""
NARRATORS = {game: bundle(game).narrator(bundle(game).begin(1), None) for game in TABLES}
"""The narrators of the games, who know the words for questions and options."""
SPECIAL = {"suspend": ("待機させる", "待機させられる"), "turn face up": ("表向きにする", "表向きにできる")}
"""What is said of the special actions of Magic: that a player takes one, and may take it."""

Reading = Callable[[Observe, Outcome, Any], bool]
"""Whether an answer to the question for an observation is a value of the suite."""

_TYPES = {name: word for words in (TYPES, SUBTYPES) for name, word in words.items()}


def _is_same(_of: Observe, found: Outcome, value: object) -> bool:
    return found.answer == (shown(value) or "なし")


def _is_verdict(_of: Observe, found: Outcome, value: object) -> bool:
    return found.verdict == shown(value)


def _is_zone(game: str) -> Reading:
    words = TABLES[game].zone_names
    return lambda _of, found, value: found.answer.rpartition("の")[2] == ("なし" if value is None else words[value])


def _is_question(game: str) -> Reading:
    def is_it(_of: Observe, found: Outcome, value: Mapping[str, str] | None) -> bool:
        if value is None:
            return found.answer == "なし"
        return found.answer.startswith(f"{value['player']}の「{NARRATORS[game].question(value['question'])}")

    return is_it


def _are_choices(_of: Observe, found: Outcome, value: list[dict[str, Any]]) -> bool:
    """Whether there are as many options as choices that differ."""
    different = {repr(replace(Choice(**one), position=None)) for one in value}
    return len(options(found.answer)) == len(different)


def options(answer: str) -> list[str]:
    """Return the options of an answer about what can be chosen; none while a player takes an action."""
    is_action = "の「優先権」: " in answer or answer == "なし"
    return [] if is_action else answer.partition("」: ")[2].split(" / ")


def listed(answer: str) -> list[str]:
    """Return the parts of an answer that is a list."""
    return [] if answer == "なし" else answer.split("、")


_OF_VALUES: Mapping[str, Reading] = {
    "types": lambda _of, found, value: {*listed(found.answer)} == {_TYPES[one] for one in value},
    "cards": lambda _of, found, value: found.answer == shown([f"《{one}》" for one in value]),
}
"""The readings of answers by the kind of an observation's value."""


def _of_game(game: str) -> Mapping[str, tuple[str, Reading]]:
    """Return the questions about what situations of both games have sentences for, by the name of the observation."""
    return {
        "count": ("{player}の{zone}は何枚？", _is_same),
        "zone": ("{card}はどこにある？", _is_zone(game)),
        "may play": ("{player}は{card}をプレイできる？", _is_verdict),
        "may activate": ("{player}は{card}の{ability}を起動できる？", _is_verdict),
        "has priority": ("優先権は誰にある？", lambda of, found, value: (found.answer == of.player) == value),
        "winners": (
            "勝ったのは誰？",
            lambda of, found, value: _is_same(of, found, "引き分け" if value == [] else value),
        ),
        "is drawn": ("ゲームは引き分けである？", _is_verdict),
        "question": ("何を選べる？", _is_question(game)),
        "choices": ("何を選べる？", _are_choices),
        "questions": (
            "これまでに何が尋ねられた？",
            lambda _of, found, value: listed(found.answer) == [NARRATORS[game].question(kind) for kind in value],
        ),
    }


ASKED: Mapping[str, Mapping[str, tuple[str, Reading]]] = {
    "fab": {
        **_of_game("fab"),
        **{stat: (f"{{card}}の{STATS[stat]}は？", _is_same) for stat in ("power", "defense", "pitch")},
        "active player": ("優先権は誰にある？", _is_same),
        "may pass": ("{player}はパスできる？", _is_verdict),
        "sees": ("{player}は{card}を見ることができる？", _is_verdict),
    },
    "mtg": {
        **_of_game("mtg"),
        "present name": ("{card}の名前は？", _is_same),
        "controller": ("{card}のコントローラーは誰？", _is_same),
        "may take action": ("{player}は{card}を{special}？", _is_verdict),
        "mana": (
            "{player}のマナ・プールには何がある？",
            lambda _of, found, value: sum(map(int, re.findall("[0-9]+", found.answer))) == value,
        ),
        "step": ("今はどのステップ？", lambda _of, found, value: found.answer.endswith(f"の{STEPS[value]}")),
        "revealed": (
            "公開された裏向きのカードは？",
            lambda _of, found, value: sorted(listed(found.answer)) == sorted(one.partition("(")[0] for one in value),
        ),
    },
}
"""The question for each observation for which situations have another sentence, and the reading of its answers."""


def question_for(game: str, name: str) -> tuple[str, Reading] | None:
    """Return the question for an observation, with gaps, and the reading of its answer; None where there is none."""
    row = ROWS[game][name]
    return ASKED[game].get(name) or ((row.question, _OF_VALUES.get(row.value, _is_same)) if row.question else None)
