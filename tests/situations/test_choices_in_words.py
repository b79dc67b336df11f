"""What players choose of what they may do, in words; answers that come before or after their question."""

import pytest
from support.situations import told

ARCANE = """《雷》 アクション コスト0
対象のヒーローに1点の秘術ダメージを与える。

《脚甲》 装備品 ― 足 防御0
あなたのヒーロー自身が受ける秘術ダメージを1点、まずこれが破壊される。その後、望むなら軽減する。

アンの手札に《雷》がある。
ベンは《脚甲》を装備している。
アンは《雷》をプレイする。対象: ベン。
全員がパスする。
"""
ASKED = "ベンのライフは？《脚甲》はどこにある？"


@pytest.mark.parametrize(
    ("choice", "life", "zone"),
    [
        ("ベンは《脚甲》を使う。", "20", "ベンの墓地"),
        ("ベンは《脚甲》の効果を使います。", "20", "ベンの墓地"),
        ("ベンは置き換える。", "20", "ベンの墓地"),
        ("ベンはそうする。", "20", "ベンの墓地"),
        ("ベンは《脚甲》を使わない。", "19", "ベンの足"),
        ("ベンは足の《脚甲》を使いません。", "19", "ベンの足"),
        ("ベンは置き換えない。", "19", "ベンの足"),
    ],
)
def test_an_effect_is_used_or_not(choice: str, life: str, zone: str) -> None:
    """The words are those for yes and no."""
    assert told.answers(f"{ARCANE}{choice}\n{ASKED}") == [life, zone]


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        ("アンは《脚甲》を使う。", "ベン chooses here, and not アン: 置き換えるか"),
        ("ベンは《雷》を使う。", "置き換えるか is not asked on account of 《雷》 here, but of 《脚甲》"),
        ("ベンは《脚甲》の圧倒を使う。", "置き換えるか is not asked on account of 《脚甲》 here, but of 《脚甲》"),
        (
            "ベンは追加コストを支払う。",
            "nobody is asked for this here: 追加コストを支払うか; ベン is asked for 置き換えるか",
        ),
    ],
)
def test_a_choice_of_another_player_or_card_is_no_answer(choice: str, why: str) -> None:
    """Whoever is not asked, or names what does not ask, has not chosen."""
    assert told.problem(f"{ARCANE}{choice}\n{ASKED}").startswith(why)


@pytest.mark.parametrize("choice", ["ベンは《脚甲》を使う。", "置き換えるか: はい。"])
def test_before_a_choice_one_pass_too_early_all_players_pass(choice: str) -> None:
    """Nothing else is possible before it, and the sentence that is left out is said."""
    text = f"{ARCANE.replace('全員がパスする。', '')}{choice}\n{ASKED}"
    assert told.answers(text) == ["20", "ベンの墓地"]
    assert [one.reads_as.partition("。")[0] for one in told.played(text).understood] == ["全員がパスする"]


def test_a_choice_that_never_comes_is_not_announced() -> None:
    """Who has no such effect is asked for nothing after any pass."""
    why = told.problem(f"{ARCANE.replace('装備している', 'コントロールしている')}ベンは《雷》を使う。")
    assert "once all players have passed" not in why


def test_a_question_names_the_effect_that_asks() -> None:
    """A player who may do something is told on account of what."""
    found = told.played(f"{ARCANE}{ASKED}").open
    assert found is not None
    assert (found.player, found.topic, found.note) == ("ベン", "置き換えるか", "《脚甲》の効果")
    assert not found.is_answered_behind


def test_an_answer_behind_the_next_sentence_is_too_late() -> None:
    """The game asks before players pass again."""
    found = told.played(f"{ARCANE}全員がパスする。置き換えるか: はい。\n{ASKED}").open
    assert found is not None
    assert found.is_answered_behind


OPTIONAL = """《狐》 アクション コスト0
手札を1枚捨ててもよい。そうした場合、カードを1枚引く。

《石》 リソース ピッチ3

アンの手札に《狐》と《石》がある。
アンのデッキに《石》がある。
アンは《狐》をプレイする。
全員がパスする。
"""


@pytest.mark.parametrize(("choice", "cards"), [("アンは行う。", "0"), ("アンは《狐》の効果を使わない。", "1")])
def test_what_an_effect_lets_a_player_do_is_done_or_not(choice: str, cards: str) -> None:
    """A card that lets its player do something is named while it resolves."""
    assert told.answers(f"{OPTIONAL}{choice}\nアンのデッキは何枚？") == [cards]


def test_the_use_of_an_ability_of_magic_has_one_reading() -> None:
    """Magic has a word for abilities of any kind among those of its keywords."""
    described = told.situation("ゲーム: mtg\n\n《爪》 {1} アーティファクト\n\nアンは《爪》の能力を使う。\n")
    (sentence,) = described.sentences
    assert [card.name for card in sentence.clause.named] == ["爪"]


def test_a_card_that_could_be_played_is_not_taken_to_have_its_effect_used() -> None:
    """A player who uses a card in hand may play it, or do what an effect of another one of the name lets do."""
    fist = "《拳》 アクション ― 攻撃 コスト0 パワー4\nこれがヒットしたとき、あなたはカードを1枚引いてもよい。\n\n"
    held = f"{fist}アンの手札に《拳》がある。アンのデッキに《拳》が2枚ある。"
    assert told.problem(f"{held}アンは《拳》を使う。").endswith("アンは《拳》をプレイする / アンは《拳》の効果を使う")
    attacking = f"{held}アンは《拳》で攻撃する。ベンは防御しない。"
    assert told.answers(f"{attacking}アンは《拳》を使う。アンの手札は何枚？") == ["1"]


def test_cards_under_opt_are_answered_as_they_are_asked_for() -> None:
    """The answer that the program shows is read."""
    cards = "《舞》 アクション コスト0\nオプト1\n\nアンの手札に《舞》がある。アンのデッキの一番上に《舞》がある。\n"
    text = f"{cards}アンは《舞》をプレイする。全員がパスする。"
    left = told.played(f"{text}アンの手札は何枚？").open
    assert left is not None
    for option in left.options:
        assert told.played(f"{text}{left.topic}: {option}。アンの手札は何枚？").problem is None
