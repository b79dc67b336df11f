"""What a situation of Flesh and Blood asks about zones, attacks and the end of the game."""

import pytest
from support.situations.told import answers, problem, situation

from rulesdb.situations.ruling import judge

_HAMMER = "《大槌》 アクション ― 攻撃 コスト0 パワー6\n\nアンの手札に《大槌》がある。\n"


def test_the_combat_chain_and_worn_equipment_are_in_the_arena() -> None:
    """The arena is several zones, the stack is none of them (3.0.5)."""
    told = (
        f"《兜》 装備品 ― 頭 防御1\n\n{_HAMMER}ベンは《兜》を装備している。\nアンは《大槌》をプレイする。\n"
        "《大槌》はスタックにある？\n《大槌》は闘技場にある？\n攻撃ステップまで全員がパスを続ける。\n"
        "《大槌》は闘技場にある？\n《大槌》は戦闘チェインにある？\n《大槌》はスタックにある？\n《兜》は闘技場にある？"
    )
    assert answers(told) == ["はい", "いいえ", "はい", "はい", "いいえ", "はい"]


def test_an_equipment_zone_is_empty_or_not() -> None:
    """People call it 腕 or 腕ゾーン."""
    told = (
        "《籠手》 装備品 ― 腕 防御1\n\nアンは《籠手》を装備している。\n"
        "アンの腕ゾーンは空？\nアンの頭は空である？\nアンの腕のカードは何枚？"
    )
    assert answers(told) == ["いいえ", "はい", "1"]


def test_a_weapon_is_in_either_weapon_zone() -> None:
    """Its player has two of them."""
    told = (
        "《短剣》 武器 ― 短剣・片手 パワー1\n《小剣》 武器 ― 剣・片手 パワー1\n\n"
        "アンは《短剣》と《小剣》を装備している。\n《短剣》は武器ゾーンにある？\n《小剣》は武器ゾーンにある？"
    )
    assert answers(told) == ["はい", "はい"]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("アンは《兜》を装備している？", "はい"),
        ("ベンは《兜》を装備している？", "いいえ"),
        ("アンの頭に装備はある？", "はい"),
        ("ベンの頭に装備品はありますか？", "いいえ"),
        ("アンは頭に何を装備している？", "《兜》"),
        ("アンの腕には何がある？", "なし"),
        ("アンの武器ゾーンには何がある？", "《短剣》"),
    ],
)
def test_what_is_equipped_is_asked_by_the_part_of_the_body(asked: str, answer: str) -> None:
    """It stays equipped while it defends (3.0.1a)."""
    worn = "《兜》 装備品 ― 頭 防御1\n《短剣》 武器 ― 短剣・片手 パワー1\n\nアンは《兜》と《短剣》を装備している。\n"
    told = f"{_HAMMER.replace('アン', 'ベン')}{worn}ベンのターンである。\n"
    attack = "ベンは《大槌》で攻撃する。アンは《兜》で防御する。\n"
    assert answers(f"{told}{asked}") == answers(f"{told}{attack}{asked}") == [answer]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("アンは自分の《大槌》を見てよい？", "はい"),
        ("ベンはアンの手札の《大槌》を見ることができる？", "いいえ(3.0.3a)"),
        ("アンは自分のデッキの一番上のカードを見てもよい？", "いいえ(3.7.4)"),
        ("アンはデッキの一番下のカードを見られますか？", "いいえ(3.7.4)"),
        ("アンはベンのデッキの一番上のカードを見てよい？", "いいえ(3.0.3a)"),
        ("ベンは裏向きの《秘策》を見ることができる？", "はい"),
        ("アンは《秘策》を見てよい？", "いいえ(3.0.3a)"),
        ("アンはベンの墓地の《古傷》を見てもよい？", "はい"),
    ],
)
def test_it_is_asked_who_may_see_a_card(asked: str, answer: str) -> None:
    """Owners may look at private cards, but for those of a deck; everybody knows public ones."""
    told = (
        f"《秘策》 アクション コスト0\n《古傷》 アクション コスト0\n{_HAMMER}"
        "ベンの追放ゾーンに《秘策》が裏向きである。ベンの墓地に《古傷》がある。\n"
    )
    assert answers(f"{told}{asked}") == [answer]


def test_the_cards_of_the_combat_chain_are_counted() -> None:
    """An attack-proxy is no card, and its source is one."""
    sword = (
        "《剣》 武器 ― 剣・片手 パワー3\n1ターンに1回、アクション ― コストなし: 攻撃\n\n"
        "《壁》 アクション コスト0 防御3\n\n"
        "アンは《剣》を装備している。ベンの手札に《壁》がある。戦闘チェインには何がある？\n"
        "アンは《剣》で攻撃する。ベンは《壁》で防御する。\n"
    )
    asked = "戦闘チェーンにカードは何枚ある？戦闘チェインには何がありますか？チェインリンクはいくつある？"
    assert answers(f"{sword}{asked}") == ["なし", "2", "《剣》、《壁》", "1"]


@pytest.mark.parametrize("asked", ["ゲームの結果は？", "ゲームはどうなりますか？"])
def test_the_result_of_the_game_is_asked_about(asked: str) -> None:
    """It is that of a player who has won, a draw, or none yet."""
    told = f"{_HAMMER}アンは《大槌》をプレイする。\n"
    assert answers(f"{told}{asked}") == ["ゲームは続く"]
    assert answers(f"{told}ベンは投了する。{asked}") == ["アンの勝利"]
    assert answers(f"{told}アンとベンは引き分けに合意した。{asked}") == ["引き分け"]


def test_a_printed_draw_ends_the_game_as_it_resolves() -> None:
    """Cards print it with the game as their subject."""
    told = "《和睦》 アクション コスト0\nゲームは引き分けになる。\n\nアンの手札に《和睦》がある。\n"
    assert answers(f"{told}アンは《和睦》をプレイし、《和睦》が解決された。ゲームは引き分けになった？") == ["はい"]


def test_a_card_is_face_down_or_not() -> None:
    """It is asked of cards in public zones and in private ones."""
    told = f"《秘策》 アクション コスト0\n{_HAMMER}アンの追放ゾーンに《秘策》が裏向きである。\n"
    assert answers(f"{told}《秘策》は裏向き？《秘策》は表向きですか？") == ["はい", "いいえ"]


def test_a_zone_stays_full_while_what_is_equipped_to_it_defends() -> None:
    """Nothing is in the zone, and it is not empty (3.0.1a)."""
    told = f"《兜》 装備品 ― 頭 防御1\n\n{_HAMMER}ベンは《兜》を装備している。アンは《大槌》で攻撃する。\n"
    asked = "ベンの頭は空？ベンの頭ゾーンには何枚ある？ベンの腕は空？"
    assert answers(f"{told}ベンは《兜》で防御する。{asked}") == ["いいえ", "0", "はい"]


@pytest.mark.parametrize(
    "worn",
    [
        "アンは《兜》と《冠》を装備している",
        "アンは《短剣》と《小剣》と《短剣》を装備している",
        "アンは《大剣》と《短剣》を装備している",
    ],
)
def test_what_has_no_zone_is_not_equipped_at_first(worn: str) -> None:
    """One object to an equipment zone, and two hands of weapons."""
    cards = (
        "《兜》 装備品 ― 頭 防御1\n《冠》 装備品 ― 頭 防御1\n《短剣》 武器 ― 短剣・片手 パワー1\n"
        "《小剣》 武器 ― 剣・片手 パワー1\n《大剣》 武器 ― 剣・両手 パワー1\n\n"
    )
    assert problem(f"{cards}{worn}。アンのライフは？").endswith("has no zone in which it could be equipped")


def test_both_weapon_zones_are_counted() -> None:
    """Players speak of one."""
    told = "《短剣》 武器 ― 短剣・片手 パワー1\n《小剣》 武器 ― 剣・片手 パワー1\n\n"
    asked = "アンは《短剣》と《小剣》を装備している。アンの武器ゾーンには何枚ある？アンの武器ゾーンは空？"
    assert answers(f"{told}{asked}ベンの武器ゾーンは空？") == ["2", "いいえ", "はい"]


def test_a_player_may_concede_while_a_choice_is_open() -> None:
    """Nobody need choose what defends before that; the game is over."""
    told = f"《壁》 アクション コスト0 防御3\n{_HAMMER}ベンの手札に《壁》がある。\n"
    asked = "アンは《大槌》で攻撃する。防御ステップになる。ゲームは終わった？ベンは投了した。ゲームは終わった？"
    assert answers(f"{told}{asked}") == ["いいえ", "はい"]


def test_it_is_asked_whether_the_attack_has_hit() -> None:
    """The last attack is meant."""
    told = f"{_HAMMER}アンは《大槌》をプレイする。\n{{}}攻撃はヒットした？"
    assert answers(told.format("戦闘の終わりまで全員がパスを続ける。\n")) == ["はい"]
    assert answers(told.format("防御ステップまで全員がパスを続ける。\n")) == ["いいえ"]
    assert "nothing has attacked" in problem(told.format(""))


def test_a_draw_is_ruled_by_the_rule_of_draws() -> None:
    """It comes first, before what the heroes died of."""
    told = (
        "《相討ち》 インスタント コスト0\nすべてのヒーローに9点の秘術ダメージを与える。\n\n"
        "アンの手札に《相討ち》がある。アンのライフは3である。ベンのライフは4である。\n"
        "アンは《相討ち》をプレイする。\n引き分けになる？\n全員がパスする。\n引き分けになった？"
    )
    before, after = judge(situation(told)).rulings
    assert (before.answered.outcome.answer, after.answered.outcome.answer) == ("いいえ", "はい")
    assert after.deciding[0].rule.startswith("fab:4.5.4a")


def test_a_player_may_concede_at_any_time() -> None:
    """Also with an attack on the stack; the other one wins by the rule of conceding."""
    (ruling,) = judge(situation(f"{_HAMMER}アンは《大槌》をプレイする。\nベンは投了する。\n勝ったのは誰？")).rulings
    assert ruling.answered.outcome.answer == "アン"
    assert ruling.deciding[0].rule.startswith("fab:4.5.3c")


def test_all_players_may_agree_to_a_draw() -> None:
    """The ruling names the rule of agreement, not that of heroes who die at once."""
    told = f"{_HAMMER}アンは《大槌》をプレイする。\n全員が引き分けに合意する。\n引き分けになった？"
    (ruling,) = judge(situation(told)).rulings
    assert ruling.answered.outcome.answer == "はい"
    assert ruling.deciding[0].rule.startswith("fab:4.5.4c")
