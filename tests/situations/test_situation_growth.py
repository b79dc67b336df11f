"""The work that a situation takes grows with its length, and no faster."""

import sys
from collections.abc import Callable

import pytest

from rulesdb.situations.files import read_situation
from rulesdb.situations.playing import play
from rulesdb.source.text import SourceText

SMALL = 60
TIMES = 4
SLACK = 1.35
"""How much faster than their length the work of long situations may grow, which are ``TIMES`` as long as small ones."""

BEAR = "ゲーム: mtg\n\n《熊》 {1}{G} クリーチャー ― 「熊」 2/2\n\n"
LONG: dict[str, Callable[[int], str]] = {
    "beginnings": lambda count: BEAR + "アンの場に《熊》がある。\n" * count,
    "beginnings on a line": lambda count: BEAR + "アンの場に《熊》がある。" * count,
    "beginnings in other words": lambda count: BEAR + "アンの場には《熊》があります。\n" * count,
    "copies": lambda count: f"{BEAR}アンの場に《熊》が{count}枚いる。\nアンのライフは？",
    "beginnings of the other game": lambda count: (
        "アンのデッキに《拳》がある。\n" * count + "\n《拳》 アクション ― 攻撃 コスト0 パワー3\n"
    ),
    "questions": lambda count: (
        f"{BEAR}アンの場に《熊》がある。\n" + "アンのライフはいくつですか？《熊》はどこ？\n" * count
    ),
    "joined sentences": lambda count: (
        BEAR + "アンの場に《熊》があり、ベンの場に《熊》がいて、全員がパスする。\n" * count
    ),
    "sheets": lambda count: (
        "ゲーム: mtg\n\nアンのライフは？\n\n"
        + "".join(f"《熊{at}》 {{1}}{{G}} クリーチャー ― 「熊」 2/2\n飛行\n\n" for at in range(count))
    ),
    "passing": lambda count: "全員がパスする。アンのライフは？\n" * (count // 3),
}
LISTS = [
    "アンの場に{と}がある。",
    "アンの場に{、}があります。",
    "アンの場に{と}がどかん。",
    "アンは手札に{と}を持っています。",
    "アンは{と}をコントロールしています。",
    "アンは{と}で攻撃する。",
    "アンは《熊》をプレイします。対象: {、}。",
    "ベンは{、}をピッチして《熊》をプレイする。",
]


def _work(text: str) -> int:
    """Return the number of calls that reading and playing a situation takes."""
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in {"call", "c_call"}

    sys.setprofile(count)
    try:
        situation, _ = read_situation(SourceText("long.txt", text))
        if situation is not None:
            play(situation)
    finally:
        sys.setprofile(None)
    return calls


@pytest.mark.in_part(0, 1)
@pytest.mark.parametrize("kind", LONG)
def test_work_grows_with_the_length(kind: str) -> None:
    """Four times as many sentences, sheets or cards take about four times the work."""
    make = LONG[kind]
    _work(make(SMALL))  # what is made once for all situations
    small, large = _work(make(SMALL)), _work(make(TIMES * SMALL))
    assert large < TIMES * SLACK * small


@pytest.mark.in_part(6)
@pytest.mark.parametrize("game", ["fab", "mtg"])
@pytest.mark.parametrize("sentence", LISTS)
@pytest.mark.parametrize("card", ["《熊》", "《熊》2枚", "ベンの《熊》"])
def test_a_list_of_many_cards_is_read_at_once(game: str, sentence: str, card: str) -> None:
    """Whatever becomes of a sentence with sixty cards, it is read in one way, and not in all ways to part the list."""
    text = sentence.replace("{と}", "と".join([card] * 60)).replace("{、}", "、".join([card] * 60))
    found, problems = read_situation(SourceText("list.txt", f"ゲーム: {game}\n\n{text}\n"))
    assert (found is None) == bool(problems)
