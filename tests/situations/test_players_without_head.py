"""The players of situations that name none in their head, who have a hand or a turn, or act beside one who has."""

import pytest

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
    assert players_in(sentences)[0] == players
