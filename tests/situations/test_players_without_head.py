"""The players of situations that name none in their head, who have a hand or a turn, or act beside one who has."""

import pytest

from rulesdb.engine.kernel.language.wordings import reworded
from rulesdb.engine.kernel.language.written_lines import WrittenLine
from rulesdb.situations.prose.players import players_in


@pytest.mark.parametrize(
    ("sentences", "players"),
    [
        (["健太の手札に《拳》がある。", "美咲のライフは3である。"], ("健太", "美咲")),
        (["たけしのターンです。", "ゆうきの手札は《壁》だけです。"], ("たけし", "ゆうき")),
        (["キノの手札に《火》がある。", "ゆりは《手袋》を着けている。"], ("キノ", "ゆり")),
        (["キノの手札に《火》がある。", "ゆりさんが攻撃した。"], ("キノ", "ゆり")),
        (["そのあとの手札は？", "だれかのターンである。"], ("アン", "ベン")),
        (["キノの手札に《火》がある。", "これは《壁》を防御しない。", "攻撃は《壁》に防御された。"], ("アン", "ベン")),
        (
            [
                "キノの場に《熊》がある。",
                "ゆりの場に《狼》がある。",
                "キノは《熊》で攻撃し、ゆりは自分の《狼》でブロックした。",
            ],
            ("キノ", "ゆり"),
        ),
        (["残りの手札は？", "現在のライフは？", "自分は《熊》で攻撃した。"], ("自分", "相手")),
        (["キノの手札に《火》がある。", "ゆりは負ける。"], ("アン", "ベン")),
        (["キノの手札に《火》がある。", "ゆりは防御しない。", "あやは防御しない。"], ("アン", "ベン")),
    ],
)
def test_players_are_who_has_a_hand_or_a_turn(sentences: list[str], players: tuple[str, str]) -> None:
    """And who acts beside the only one who has; else, or where there are more, they are the usual ones."""
    assert players_in(sentences).names == players


@pytest.mark.parametrize(
    ("sentences", "players", "asker"),
    [
        (["私(健太)のターンです。", "相手は美咲さんです。"], ("健太", "美咲"), "健太"),
        (["ぼくは健太で、友だちは美咲といいます。", "美咲の場に《熊》がいます。"], ("健太", "美咲"), "健太"),
        (["初めての健太です!", "わたしのターン、健太の手札は1枚、キノさんのライフは5です。"], ("健太", "キノ"), "健太"),
        (["俺の手札に《火》がある。", "俺は《火》を出した。"], ("俺", "相手"), "俺"),
        (["手番は健太。ライフ5。", "相手、美咲。島3枚。", "健太、《火》を美咲に。"], ("健太", "美咲"), ""),
        (["健太がターンプレイヤー。", "対戦相手は美咲で、手札は《壁》。", "健太、美咲はパス。"], ("健太", "美咲"), ""),
        (["健太の場に《熊》、手札に《壁》。", "健太は自分の《熊》で攻撃した。"], ("健太", "相手"), "健太"),
        (["友だちの場に《熊》。", "友だちは攻撃した。", "自分の手札は《壁》。"], ("自分", "友だち"), "自分"),
        (["健太の手札は1枚、美咲の手札は2枚。", "健太は攻撃し、美咲は自分の《熊》で防御。"], ("健太", "美咲"), ""),
    ],
)  # fmt: skip
def test_one_who_asks_is_a_player_with_or_without_a_name(
    sentences: list[str], players: tuple[str, str], asker: str
) -> None:
    """And the other player is who is said to be one; of two who are named 自分 is the one a sentence is about."""
    found = players_in(sentences)
    assert (found.names, found.asker) == (players, asker)


def test_what_only_says_who_the_players_are_is_no_sentence() -> None:
    """It is read with the name in place of the other words, and left out where nothing else is told."""
    written = "私(健太)の手札は1枚です。相手は美咲さんです。相手は美咲、手札は3枚。手番は健太。"
    found = players_in([written])
    read = reworded(WrittenLine(written, tuple(range(len(written) + 1))), found.wordings)
    assert read.text == "健太の手札は1枚です。。美咲の手札は3枚。健太のターンである。"


@pytest.mark.parametrize("said", ["先に攻撃したのは健太です。", "勝ったのは健太だ。", "優先権を持つのは健太です。"])
def test_what_somebody_has_done_is_not_left_out_with_a_name(said: str) -> None:
    """Who only says a name says nothing of the game; who says more does."""
    texts = ["初めての健太です。", "私の手札は1枚、健太のライフは3。", said]
    read = [reworded(WrittenLine(one, tuple(range(len(one) + 1))), players_in(texts).wordings).text for one in texts]
    assert (read[0], read[2]) == ("。", said)
