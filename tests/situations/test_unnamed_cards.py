"""Cards of which nothing is said but their number: nothing is ruled that depends on what they are."""

import pytest
from support.situations.told import problem, situation

from rulesdb.situations.files import understood_lines
from rulesdb.situations.ruling import Judgement, judge
from rulesdb.source.text import SourceText

FIST = """《拳》 アクション ― 攻撃 コスト0 パワー6
これがヒットしたとき、対戦相手は、手札を1枚捨てる。

《槌》 アクション ― 攻撃 コスト2 パワー6

"""
MAGIC = """ゲーム: mtg

《強奪》 {B} ソーサリー
プレイヤー1人を対象とする。そのプレイヤーはカードを1枚捨てる。

《本》 {3} アーティファクト
{T}: カードを1枚引く。

アンの手札に《強奪》がある。アンの場に《本》と《沼》がある。
"""
DEPENDS = "this depends on a card of which nothing is said"


def _judged(text: str) -> Judgement:
    return judge(situation(text))


def _answers(text: str) -> list[str]:
    judged = _judged(text)
    assert judged.played.problem is None
    return [one.answered.outcome.answer for one in judged.rulings]


def test_cards_in_hand_are_counted_and_discarded() -> None:
    """Which of them is discarded makes no difference, as nothing is said of any."""
    robbed = "アンは《強奪》を唱える。対象: ベン。全員がパスする。ベンの手札は何枚？"
    assert _answers(f"{MAGIC}ベンの手札は2枚である。{robbed}") == ["1"]
    hit = "アンは《拳》で攻撃する。ベンは防御しない。戦闘の終わりまで全員がパスを続ける。ベンの手札は何枚？"
    assert _answers(f"{FIST}アンの手札に《拳》がある。ベンの手札は2枚である。{hit}") == ["1"]


@pytest.mark.parametrize(
    "told",
    [
        (
            "アンの手札に《拳》がある。ベンの手札は2枚である。アンは《拳》で攻撃する。"
            "戦闘の終わりまで全員がパスを続ける。ベンのライフは？"
        ),
        "アンの手札に《槌》がある。アンの手札は3枚である。アンは《槌》で攻撃できる？",
    ],
)
def test_what_depends_on_unnamed_cards_is_refused(told: str) -> None:
    """They might defend, or pay for something."""
    judged = _judged(f"{FIST}{told}")
    assert judged.played.problem is not None
    assert judged.played.problem.message.startswith(DEPENDS)
    assert judged.rulings == ()


def test_the_number_is_that_of_all_cards_in_hand() -> None:
    """Those that are named before it are among them; more of them, or any behind it, contradict it."""
    assert _answers(f"{FIST}アンの手札に《拳》と《槌》がある。アンの手札は3枚である。アンの手札は何枚？") == ["3"]
    more = f"{FIST}アンの手札に《拳》が3枚ある。アンの手札は2枚である。アンの手札は何枚？"
    assert problem(more) == "other sentences have put 3 cards there"
    later = f"{FIST}アンの手札は2枚である。アンの手札に《拳》がある。アンの手札は何枚？"
    assert problem(later).startswith("another sentence says how many")


def test_an_unnamed_card_of_a_library_is_no_land() -> None:
    """Once it is drawn, its player has no Forest."""
    told = f"{MAGIC}アンのライブラリーにカードが3枚ある。アンは《本》の能力を起動する。全員がパスする。"
    assert _answers(f"{told}アンの手札は何枚？") == ["2"]
    assert _answers(f"{told}アンは《森》をプレイできる？")[0].startswith("いいえ")


def test_tokens_are_counted_where_the_players_share_the_zone() -> None:
    """In the arena those of each player by themselves."""
    told = "ゲーム: fab\n\nアンの闘技場に金貨トークンが3つある。ベンの闘技場に《金貨》が2個ある。"
    assert _answers(f"{told}アンの闘技場は何枚？ベンの闘技場には何枚ある？") == ["3", "2"]


def test_what_is_in_the_arena_of_a_player_is_told_with_tokens() -> None:
    """All players share the zone; a token has no card."""
    card = "《鬼》 アクション ― 攻撃 コスト0 パワー4\nこれがヒットしたとき、「ルーン陣」トークンを1個作成する。\n\n"
    course = "アンの手札に《鬼》がある。アンは《鬼》でベンを攻撃する。戦闘の終わりまで全員がパスを続ける。"
    asked = "アンの闘技場には何がある？ベンの闘技場には何がある？"
    assert _answers(f"{card}{course}{asked}") == ["《ルーン陣》", "なし"]


def test_a_sheet_of_a_token_that_the_rules_define_is_that_token() -> None:
    """Effects create it by its Japanese name; the sheet is said to be read so, and no second token is made of it."""
    sheet = "《Might》 Token - Aura\nAt the start of your turn, destroy this.\n\n"
    asked = "アンの闘技場に《Might》が1つある。アンの闘技場には何がある？"
    text = f"{sheet}《石》 アクション コスト0\n\n{asked}"
    assert _answers(text) == ["《剛力》"]
    source = SourceText("situation.txt", text)
    (line,) = understood_lines(source, situation(text))
    assert (line.line, line.card, line.reads_as) == (1, "Might", "《剛力》")


DRAWN = """《知恵》 アクション コスト0
カードを1枚引く。続行

《巨岩》 アクション ― 攻撃 コスト2 パワー6

アンの手札に《知恵》と《巨岩》がある。
"""


def test_a_deck_of_which_nothing_is_said_has_cards() -> None:
    """A player draws from it; one that is said to be empty has none."""
    for said, count in (("", "2"), ("アンのデッキにカードがない。", "1")):
        file = _judged(f"{DRAWN}{said}アンは《知恵》をプレイする。全員がパスする。アンの手札は何枚？")
        assert [one.answered.outcome.answer for one in file.rulings] == [count]


def test_what_depends_on_a_drawn_card_is_refused() -> None:
    """Whether it can be pitched is for the situation to say; what does not depend on it is ruled on."""
    played = "アンは《知恵》をプレイする。全員がパスする。アンのライフは？アンは《巨岩》をプレイできる？"
    file = _judged(f"{DRAWN}{played}")
    assert [one.answered.outcome.answer for one in file.rulings] == ["20"]
    assert file.played.problem is not None
    assert file.played.problem.message.startswith(DEPENDS)


def test_nobody_knows_how_many_cards_are_in_such_a_deck() -> None:
    """The number is for the situation to say; then it is counted."""
    asked = "アンは《知恵》をプレイする。全員がパスする。アンのデッキは何枚？"
    problem_found = _judged(f"{DRAWN}{asked}").played.problem
    assert problem_found is not None
    assert problem_found.message.startswith("no sentence says how many cards are there")
    file = _judged(f"{DRAWN}アンのデッキは5枚である。{asked}")
    assert [one.answered.outcome.answer for one in file.rulings] == ["4"]
