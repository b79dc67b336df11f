"""Sentences in the words that players use, and actions that do not happen."""

import pytest

from rulesdb.engine.kernel.language.wordings import COUNTS, reworded
from rulesdb.engine.kernel.language.written_lines import WrittenLine
from rulesdb.situations.files import read_situation
from rulesdb.situations.playing import play
from rulesdb.source.text import SourceText

CARDS = """ゲーム: mtg

《火花》 {R} インスタント
クリーチャー1体かプレイヤー1人を対象とする。火花はそれに2点のダメージを与える。

《熊》 {1}{G} クリーチャー ― 「熊」 2/2

アンの手札に《火花》がある。
アンの場に《山》がある。
"""


def answers(text: str, cards: str = CARDS) -> list[str]:
    """Return the answers to the questions of a situation."""
    situation, problems = read_situation(SourceText("situation.txt", f"{cards}{text}"))
    assert problems == ()
    assert situation is not None
    return [one.outcome.answer for one in play(situation).answered]


@pytest.mark.parametrize(
    "action",
    [
        "アンは《火花》をプレイする。対象: ベンの《熊》。",
        "アンは《火花》を、ベンの《熊》を対象にプレイする。",
        "アンは《火花》を《熊》を対象として唱える。",
        "アンはベンの《熊》を対象に《火花》をプレイする。",
    ],
)
def test_a_target_stands_where_people_name_it(action: str) -> None:
    """A target within the sentence is that of the spell."""
    assert answers(f"ベンの場に《熊》がある。\n{action}\n全員がパスする。\n《熊》はどこにある？\nベンのライフは？") == [
        "ベンの墓地",
        "20",
    ]


@pytest.mark.parametrize("there", ["《熊》が3枚ある", "《熊》3枚がある", "3枚の《熊》がある", "3体の《熊》がいる"])
def test_several_cards_are_there(there: str) -> None:
    """A number of cards stands before or behind the name, or behind が."""
    assert answers(f"ベンの場に{there}。\n3枚目の《熊》はどこにある？") == ["場"]


def test_a_forbidden_action_is_named_with_who_has_priority() -> None:
    """A player who acts out of turn does nothing, and the game says who has priority."""
    text = "アンはパスする。\nアンは《火花》をプレイする。\nベンのライフは？"
    situation, _ = read_situation(SourceText("situation.txt", f"{CARDS}{text}"))
    assert situation is not None
    (refused,) = play(situation).refused
    assert refused.sentence.text == "アンは《火花》をプレイする"
    assert refused.line.text == "アンは《火花》をプレイすることができない(優先権はベンにある)"
    assert refused.line.rule.startswith("mtg:")


def test_an_answer_to_a_forbidden_action_says_why_nobody_asks() -> None:
    """A target of a spell that cannot be played is no riddle: the reason stands beside it."""
    text = "アンはパスする。\nアンは《火花》をプレイする。対象: ベン。"
    situation, _ = read_situation(SourceText("situation.txt", f"{CARDS}{text}"))
    assert situation is not None
    problem = play(situation).problem
    assert problem is not None
    assert "優先権はベンにある" in problem.message


def test_a_question_about_combat_names_the_player_first() -> None:
    """Whether somebody may attack or block with a creature is whether the creature may."""
    text = "アンの場に《熊》がある。\nアンは《熊》で攻撃できる？\nベンは《熊》で攻撃できる？"
    assert answers(f"ベンの場に《熊》がある。\n{text}")[0] == "はい"


FAB = """《斬撃》 アクション ― 攻撃 コスト0 パワー3

《盾》 アクション コスト0 防御3

《剣》 武器 ― 剣・片手 パワー1
1ターンに1回、アクション ― コストなし: 『攻撃』

アンの手札に《斬撃》がある。
アンは《剣》を装備している。
ベンの手札に《盾》がある。
"""


@pytest.mark.parametrize("attack", ["《斬撃》で攻撃する", "《斬撃》でベンを攻撃する", "《斬撃》をプレイする"])
def test_an_attack_is_played_or_used_to_attack(attack: str) -> None:
    """Players attack with a card where the rules play it."""
    assert answers(
        f"アンは{attack}。\n戦闘の終わりまで全員がパスを続ける。\nベンは防御しない。\nベンのライフは？", FAB
    ) == ["17"]


def test_a_weapon_attacks_by_its_ability() -> None:
    """A weapon attacks by its ability, once where it says so."""
    text = (
        "アンは《剣》で攻撃できる？アンは《剣》で攻撃する。\n戦闘の終わりまで全員がパスを続ける。\nベンは防御しない。"
    )
    first, second = answers(f"{text}\nアンは《剣》で攻撃できる？", FAB)
    assert first == "はい"
    assert second.startswith("いいえ")


@pytest.mark.parametrize(("defense", "life"), [("《盾》で防御する", "20"), ("防御しない", "17")])
def test_a_defense_needs_no_sentence_about_passing(defense: str, life: str) -> None:
    """Who defends, or does not, lets the attack come to its defend step."""
    text = f"アンは《斬撃》で攻撃する。\nベンは{defense}。\nダメージステップに進む。\nベンのライフは？"
    assert answers(text, FAB) == [life]


def test_a_defense_too_late_is_answered() -> None:
    """Who would defend in the damage step is told that nobody is asked for it there."""
    text = "アンは《斬撃》で攻撃する。ベンは防御しない。\nダメージステップに進む。\nベンは《盾》で防御する。"
    situation, _ = read_situation(SourceText("late.txt", f"{FAB}{text}"))
    assert situation is not None
    problem = play(situation).problem
    assert problem is not None
    assert "nobody is asked" in problem.message


def test_a_sentence_about_a_player_ends_a_card_sheet() -> None:
    """An empty line between the sheets and the sentences can be left out."""
    assert answers("アンのライフは？", FAB.replace("\n\nアンの", "\nアンの")) == ["20"]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("《石》が二枚ある", "《石》が2枚ある"),
        ("十二枚", "12枚"),
        ("三十点", "30点"),
        ("《三枚刃》", "《三枚刃》"),
        ("一番上", "一番上"),
        ("第二回", "第二回"),
    ],
)
def test_counts_in_kanji_are_those_in_digits(written: str, read: str) -> None:
    """But in names, and where nothing is counted."""
    assert reworded(WrittenLine(written, tuple(range(len(written) + 1))), [COUNTS]).text == read
