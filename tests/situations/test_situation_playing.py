"""Situations are played sentence by sentence: nothing is guessed, and what the rules forbid does not happen."""

import pytest
from support.situations.fab_cards import answers, played

ATTACK = "アンは《一撃》をプレイする。ピッチするカード: 《石》。防御ステップまで全員がパスを続ける。"


def test_answers_stand_behind_the_action_in_any_order() -> None:
    """The life of a hero who was hit, after the attacker pitched and the defender defended."""
    told = f"{ATTACK}ベンは《盾》で防御する。解決ステップまで全員がパスを続ける。ベンのライフは？"
    assert answers(told) == ["19"]


def test_a_choice_that_nobody_made_is_asked_back() -> None:
    """By the player's name, the question and what can be chosen; nothing after it is answered."""
    result = played("アンは《稲妻》をプレイする。ベンのライフは？")
    assert result.answered == ()
    assert result.open is not None
    assert (result.open.player, result.open.topic, result.open.options) == ("アン", "対象", ("アン", "ベン"))
    assert result.open.sentence.text == "ベンのライフは？"


def test_a_choice_at_the_end_is_asked_back() -> None:
    """Although no sentence follows that would need it."""
    assert played("アンは《稲妻》をプレイする。").open is not None


def test_what_can_be_chosen_can_be_asked() -> None:
    """That question has an answer while a player must choose."""
    assert answers("アンは《稲妻》をプレイする。何を選べる？優先権は誰にある？") == [
        "アンの「対象」: アン / ベン",
        "なし",
    ]


def test_what_the_rules_forbid_does_not_happen() -> None:
    """The account says which rule forbids it, and the game goes on."""
    result = played(
        "アンはパスする。アンは《一撃》をプレイする。ベンは《霊薬》をプレイする。全員がパスする。ベンのライフは？"
    )
    assert [one.outcome.answer for one in result.answered] == ["22"]
    (refused,) = [line for line in result.account if "ことができない" in line.text]
    assert refused.text == "アンは《一撃》をプレイすることができない(優先権はベンにある)"
    assert refused.rule == "fab:1.11.1"


def test_a_question_names_the_rules_that_forbid() -> None:
    """A card in a hand whose owner has no priority, and one in a graveyard."""
    cards = (
        "《霊薬》 インスタント コスト0\nライフを2点得る。\n\nベンの手札に《霊薬》がある。アンの墓地に《霊薬》がある。"
    )
    asked = "ベンは《霊薬》をプレイできる？アンは《霊薬》をプレイできる？アンはパスする。ベンは《霊薬》をプレイできる？"
    assert answers(asked, cards) == ["いいえ(1.11.1、優先権はアンにある)", "いいえ(5.1.1a)", "はい"]


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ("アンは《稲妻》をプレイする。対象: ベン。Xの値: 2。", "nobody is asked for this here: Xの値"),
        ("アンは《稲妻》をプレイする。対象: 《盾》。", "this is not among the options: アン、ベン"),
        ("アンは《雷》をプレイする。", "there is no card '雷'"),
        ("アンは2枚目の《稲妻》をプレイする。", "there are 1 objects with the name 稲妻, not 2"),
        ("全員がパスする。アンのライフは3である。", "the game has begun"),
        ("アンは《石》の能力を起動する。", "石 has no such activated ability"),
    ],
)
def test_a_sentence_that_cannot_be_played_is_named(told: str, message: str) -> None:
    """With the reason; what was asked before it is answered."""
    result = played(f"アンのライフは？{told}" if "である" not in told else told)
    assert result.problem is not None
    assert message in result.problem.message
    assert result.problem.sentence.text in told


def test_where_there_is_no_card_none_is_named() -> None:
    """The message ends before a list that would be empty."""
    problem = played("《雷》はどこにある？", cards="").problem
    assert problem is not None
    assert problem.message == "there is no card '雷'"


def test_setup_reaches_life_zones_counters_and_turns() -> None:
    """What is there at first is there when the first question is asked."""
    cards = "《像》 アクション ― アイテム コスト0\n\n《岩》 リソース ピッチ1\n"
    told = """
アンのライフは7である。ベンのリソースポイントは2である。ベンのターンである。
アンの闘技場に《像》がタップ状態である。
《像》に「錆」カウンターが3個ある。
ベンのデッキに《岩》が4枚ある。
アンのライフは？ベンのリソースポイントは？優先権は誰にある？《像》はタップ状態である？
《像》の「錆」カウンターは何個？ベンのデッキは何枚？《像》はどこにある？
"""
    assert answers(told, cards) == ["7", "2", "ベン", "はい", "3", "4", "闘技場"]


def test_a_hero_of_a_sheet_is_played() -> None:
    """With its life, and its name in the account."""
    cards = "《船長》 ヒーロー ライフ12 知力3\n"
    assert answers("ベンのヒーローは《船長》である。ベンのライフは？", cards) == ["12"]


def test_a_card_is_played_from_the_zone_that_is_named() -> None:
    """A card in another zone is not played instead; the message says where it is not."""
    assert answers("アンは手札から《稲妻》をプレイできる？") == ["はい"]
    problem = played("アンは《稲妻》を墓地からプレイする。").problem
    assert problem is not None
    assert problem.message == "稲妻 is not in this zone: 墓地"


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("ベンは《霊薬》をプレイできる？", "いいえ"),
        ("ベンは《霊薬》をプレイできる？", "いいえ(1.11.1)"),
        ("アンのライフは？", "20点"),
        ("アンの手札は何枚？", "3枚"),
    ],
)
def test_an_expected_answer_needs_no_more_than_it_says(question: str, expected: str) -> None:
    """A refusal is expected without its rules, and a number with a word of counting."""
    (answered,) = played(f"{question} → {expected}").answered
    assert answered.is_as_expected


@pytest.mark.parametrize("expected", ["はい", "いいえ(5.1.1a)"])
def test_another_answer_is_not_the_expected_one(expected: str) -> None:
    """Another word, and a refusal by another rule, are wrong."""
    (answered,) = played(f"ベンは《霊薬》をプレイできる？ → {expected}").answered
    assert not answered.is_as_expected


def test_a_player_controls_what_no_other_sentence_puts_anywhere() -> None:
    """A card with a sheet alone is in the arena of who controls it."""
    sentences = "ベンは《旗》をコントロールしている。\n《旗》はどこにある？"
    assert answers(f"\n《旗》 アクション ― オーラ コスト0\n何もしない。\n\n{sentences}") == ["闘技場"]
