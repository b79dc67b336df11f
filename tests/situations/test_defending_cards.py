"""Cards that defend, in situations of Flesh and Blood: until when they do, and who may defend with which card."""

import pytest
from support.situations import told

CARDS = """
《斬撃》 アクション ― 攻撃 コスト0 パワー4
続行

《重撃》 アクション ― 攻撃 コスト0 パワー4
圧倒

《兜》 装備品 ― 頭 防御2
これが防御している間、『これは、防御値に3の修整を得る。』が機能する。

《盾》 アクション コスト0 防御3

《剣舞》 アクション コスト0

アンの手札に《斬撃》が2枚ある。
アンの手札に《重撃》がある。
ベンは《兜》を装備している。
ベンの手札に《盾》が2枚ある。
ベンの手札に《剣舞》がある。
"""


def answers(sentences: str) -> list[str]:
    """Return the answers to the questions among sentences."""
    return told.answers(f"{CARDS}{sentences}")


def test_a_card_defends_until_it_leaves_the_combat_chain() -> None:
    """On the second chain link the helmet of the first one still defends, and cannot defend again (7.0.5a, 7.3.2b)."""
    assert answers(
        "アンは《斬撃》で攻撃する。\n《兜》の防御値は？\nベンは《兜》で防御する。\n解決ステップに進む。\n"
        "アンは《斬撃》で攻撃する。\n防御ステップに進む。\nベンは《兜》で防御できる？\n"
        "ベンは防御しない。\n《兜》の防御値は？\n戦闘チェインが閉じる。\n《兜》の防御値は？"
    ) == ["2", "いいえ(7.3.2b)", "5", "2"]


def test_a_card_that_already_defends_cannot_defend_again() -> None:
    """The whole declaration is refused by the rule, which names the card, and a corrected one is possible."""
    found = told.played(
        f"{CARDS}アンは《斬撃》で攻撃する。\nベンは《兜》で防御する。\n解決ステップに進む。\n"
        "アンは《斬撃》で攻撃する。\nベンは《兜》と《盾》で防御する。\nベンは《盾》で防御する。\nダメージステップに進む。\nベンのライフは？"
    )
    assert (found.open, found.problem) == (None, None)
    (refused,) = found.refused
    assert refused.sentence.text == "ベンは《兜》と《盾》で防御する"
    message = "ベンは《兜》と《盾》で防御することができない(できないのは《兜》)"
    assert (refused.line.text, refused.line.rule) == (message, "fab:7.3.2b")
    assert [one.outcome.answer for one in found.answered] == ["19"]


def test_facts_are_told_before_cards_are_declared() -> None:
    """In the defend step a question about the game does not need the answer to which cards defend."""
    sentences = (
        "アンは《斬撃》で攻撃する。\n防御ステップに進む。\n《兜》の防御値は？\nベンの手札は何枚？\nベンは防御しない。"
    )
    assert answers(sentences) == ["2", "3"]


def test_the_end_phase_comes_also_where_all_of_it_is_answered() -> None:
    """What goes to the arsenal is answered behind the sentence about the phase."""
    sentences = "終了フェイズまで全員がパスを続ける。\n格納庫に置くカード: 《重撃》。\nアンの格納庫は何枚？"
    assert answers(sentences) == ["1"]


def test_who_may_defend_with_a_card() -> None:
    """In the defend step a card with a defense value may; one more from hand may not against dominate."""
    assert answers(
        "ベンは《盾》で防御できる？\nアンは《重撃》で攻撃する。\n防御ステップに進む。\nベンは《剣舞》で防御できる？\n"
        "ベンは《盾》で防御できる？\nベンは《盾》で防御する。\nベンは2枚目の《盾》で防御できる？"
    ) == ["いいえ(7.3.2)", "いいえ(7.3.2b)", "はい", "いいえ(8.3.4)"]


TWO = "アンは《重撃》で攻撃する。\n防御ステップに進む。\nベンは1枚目の《盾》と2枚目の《盾》で防御する。\n"


@pytest.mark.parametrize("both", ["1枚目の《盾》と2枚目の《盾》", "《盾》と《盾》"])
def test_of_two_cards_from_hand_against_dominate_none_defends(both: str) -> None:
    """The declaration does not happen, the message names the second card, and the question stays open."""
    found = told.played(
        f"{CARDS}{TWO}ベンの手札は何枚？\n解決ステップに進む。".replace("1枚目の《盾》と2枚目の《盾》", both)
    )
    (refused,) = found.refused
    message = f"ベンは{both}で防御することができない(できないのは2枚目の《盾》)"
    assert (refused.line.text, refused.line.rule) == (message, "fab:8.3.4")
    assert [one.outcome.answer for one in found.answered] == ["3"]
    assert found.open is not None
    assert found.open.topic == "防御するカード"


@pytest.mark.parametrize(
    ("corrected", "life"),
    [
        ("ベンは《盾》と《兜》で防御する。", "20"),
        ("ベンは《盾》で防御し、《兜》で防御する。", "20"),
        ("ベンは2枚目の《盾》で防御する。", "19"),
        ("ベンは防御しない。", "16"),
        ("ベンの手札は何枚？\nベンは《盾》と《兜》で防御する。", "20"),
    ],
)
def test_a_declaration_can_be_corrected(corrected: str, life: str) -> None:
    """What is told after the refused declaration is what happens."""
    found = told.played(f"{CARDS}{TWO}{corrected}\n解決ステップに進む。\nベンのライフは？")
    assert (found.open, found.problem, len(found.refused)) == (None, None, 1)
    assert found.answered[-1].outcome.answer == life


def test_a_second_sentence_that_is_illegal_leaves_the_first_one() -> None:
    """The card of the first sentence defends; that of the second one is refused by name."""
    sentences = TWO.replace("と2枚目の《盾》で", "で防御する。\nベンは2枚目の《盾》で")
    found = told.played(f"{CARDS}{sentences}解決ステップに進む。\nベンのライフは？ ベンの手札は何枚？")
    assert [one.line.text for one in found.refused] == ["ベンは2枚目の《盾》で防御することができない"]
    assert [one.outcome.answer for one in found.answered] == ["19", "2"]


def test_an_answer_with_cards_that_cannot_defend_is_refused_by_the_rule() -> None:
    """The answer to which cards defend is the same as the sentence that a player defends with them."""
    attack = f"{CARDS}アンは《重撃》で攻撃する。\n防御ステップに進む。\n"
    for given, rule in (("1枚目の《盾》、2枚目の《盾》", "fab:8.3.4"), ("《剣舞》", "fab:7.3.2b")):
        found = told.played(f"{attack}防御するカード: {given}。\nベンのライフは？")
        assert found.problem is None
        assert [one.line.rule for one in found.refused] == [rule]


def test_no_further_card_is_an_answer_also_where_no_further_one_could_defend() -> None:
    """The list of the cards is complete with it or without, so that both are played alike."""
    attack = f"{CARDS}アンは《重撃》で攻撃する。\n防御ステップに進む。\n"
    for given in ("《兜》、1枚目の《盾》", "《兜》、1枚目の《盾》、なし"):
        told_so = f"{attack}防御するカード: {given}。\nダメージステップに進む。\nベンのライフは？"
        assert told.answers(told_so) == ["20"]


_HELD = """
《丸盾》 装備品 ― 逆手 防御2

《剣》 武器 ― 剣(片手) パワー2

《大剣》 武器 ― 剣(両手) パワー4

《斬撃》 アクション ― 攻撃 コスト0 パワー4

アンの手札に《斬撃》がある。
"""


def test_an_off_hand_is_equipped_to_a_weapon_zone_and_defends() -> None:
    """Beside a weapon for one hand; the weapon does not defend with all equipment (3.16.2a, 8.2.10a, 7.3.2a)."""
    equipped = f"{_HELD}ベンは《剣》と《丸盾》を装備している。アンは《斬撃》でベンを攻撃する。"
    asked = "ダメージまで進む。ベンのライフは？戦闘の終わりまで全員がパスを続ける。《丸盾》はどこにある？"
    for defense in ("ベンは《丸盾》で防御する。", "ベンは装備品すべてで防御する。"):
        assert told.answers(f"{equipped}{defense}{asked}") == ["18", "ベンの武器ゾーン"]


@pytest.mark.parametrize(
    "equipped", ["《大剣》と《丸盾》", "《丸盾》と《大剣》", "《剣》と《剣》と《丸盾》", "《丸盾》と《丸盾》"]
)
def test_an_off_hand_needs_a_free_hand(equipped: str) -> None:
    """Neither a weapon for both hands nor two weapons leave one, and there is one off-hand at most (8.2.10a and b)."""
    assert "has no zone" in told.problem(f"{_HELD}ベンは{equipped}を装備している。ベンのライフは？")
