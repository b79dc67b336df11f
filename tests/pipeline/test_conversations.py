"""A situation told line by line: what is kept of it, what happens, what is asked back, and what is taken back."""

import pytest

from rulesdb.graph.model import Graph
from rulesdb.pipeline.conversations import Conversation, Heard

_NO_TEXTS = Graph({}, (), (), (), ())
BOLT = "《雷》 アクション コスト0\n対象のヒーローに1点の秘術ダメージを与える。"
BOOTS = (
    "《脚甲》 装備品 ― 足 防御0\n"
    "あなたのヒーロー自身が受ける秘術ダメージを1点、まずこれが破壊される。その後、望むなら軽減する。"
)
TABLE = ("アンの手札に《雷》がある。", "ベンは《脚甲》を装備している。")


@pytest.fixture
def told() -> Conversation:
    """Return a conversation in which two cards and a table are told."""
    found = Conversation(_NO_TEXTS, "fab")
    for line in (BOLT, BOOTS, *TABLE):
        assert found.hear(line).is_kept
    return found


def answers(told: Conversation) -> list[str]:
    """Return the answers of the ruling on the last line."""
    judgement = told.ruling(every_rule=False).judgement
    assert judgement is not None
    return [
        one.answered.outcome.answer for one in judgement.rulings if told.is_of_last_line(one.answered.sentence.line)
    ]


def test_a_game_is_told_to_its_ruling(told: Conversation) -> None:
    """Each line is played at once; what a player must choose is open until it is chosen."""
    played = told.hear("アンは《雷》をプレイする。")
    assert played.happened == ("行動: アンは《雷》をプレイする", "出来事: 《雷》がスタックに移る [5.1.2]")
    assert played.open is not None
    assert (played.open.topic, played.open.options) == ("対象", ("アン", "ベン"))
    assert told.hear("対象: ベン。").open is None
    asked = told.hear("全員がパスする。").open
    assert asked is not None
    assert (asked.player, asked.note) == ("ベン", "《脚甲》の効果")
    assert told.hear("ベンは《脚甲》を使わない。").is_kept
    assert told.hear("ベンのライフは？").asks
    assert answers(told) == ["19"]
    assert told.hear("《脚甲》はどこにある？").asks
    assert answers(told) == ["ベンの足"]


def test_what_comes_before_an_open_choice_is_no_line(told: Conversation) -> None:
    """An action or a question waits for the choice, and is not kept."""
    told.hear("アンは《雷》をプレイする。")
    before = told.text
    for line in ("全員がパスする。", "ベンのライフは？"):
        heard = told.hear(line)
        assert not heard.is_kept
        assert heard.open is not None
    assert told.text == before
    assert told.hear("何を選べる？").is_kept


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("対象: ベン。", "nobody is asked for this here: 対象"),
        ("アンは《電》をプレイする。", "there is no card '電'"),
        ("ゲーム: mtg", "ゲーム is in the head twice; leave one of the lines out"),
    ],
)
def test_an_impossible_line_is_not_kept(told: Conversation, line: str, problem: str) -> None:
    """It says why."""
    before = told.text
    heard = told.hear(line)
    assert not heard.is_kept
    assert heard.problem.startswith(problem)
    assert told.text == before


def test_a_forbidden_action_is_told_with_its_rule(told: Conversation) -> None:
    """It is kept, as in a file, and does not happen."""
    heard = told.hear("ベンは《雷》をプレイする。")
    assert heard.is_kept
    (refused,) = heard.refused
    assert refused.words.startswith("ベンは《雷》をプレイすることができない")
    assert refused.rule.startswith("fab:")


def test_what_is_not_understood_is_asked_back_until_it_is(told: Conversation) -> None:
    """The number of what is offered, or other words, stand in its place."""
    line = "アンの手札は何枚あるの。"
    heard = told.hear(line)
    assert not heard.is_kept
    (asked,) = heard.asked_back
    assert told.answered(line, [(asked, "アンの手札は何枚？")]).startswith("アンの手札は何枚？")
    assert told.answered(line, [(asked, "全員がパスする。")]) == "全員がパスする。"
    if asked.candidates:
        assert told.answered(line, [(asked, "1")]).startswith(asked.candidates[0].text)


def test_a_line_of_a_card_may_be_left_until_a_ruling_depends_on_it() -> None:
    """The ruling asks it back then, and goes on with the answer."""
    told = Conversation(_NO_TEXTS, "fab")
    card = "《雷》 アクション コスト0\n雷をもにゃもにゃする。"
    (asked,) = told.hear(card).asked_back
    assert told.hear(card, [asked.part.unread.text]).is_kept
    for line in ("アンの手札に《雷》がある。", "アンは《雷》をプレイする。", "全員がパスする。", "アンのライフは？"):
        assert told.hear(line).is_kept
    file = told.ruling(every_rule=False)
    assert file.judgement is None
    told.amend([(file.asked_back[0], "ライフを2点得る。")])
    assert answers(told) == ["22"]
    assert "ライフを2点得る。" in told.text


def test_a_line_of_a_card_is_left_out_at_the_word_of_the_user() -> None:
    """The text keeps it with a mark, and the ruling stands under that reservation."""
    told = Conversation(_NO_TEXTS, "fab")
    card = "《雷》 アクション コスト0\nもにゃもにゃ、もにゃる。"
    heard = told.hear(card)
    left = told.answered(card, [(heard.asked_back[0], "0")])
    assert left == "《雷》 アクション コスト0\n省略: もにゃもにゃ、もにゃる。"
    assert told.hear(left).is_kept
    for line in ("アンの手札に《雷》がある。", "アンは《雷》をプレイする。", "全員がパスする。", "アンのライフは？"):
        assert told.hear(line).is_kept
    assert [one.why for one in told.ruling(every_rule=False).set_aside] == ["left out in the situation"]
    assert answers(told) == ["20"]


def test_lines_are_taken_back_one_after_another(told: Conversation) -> None:
    """The last one first, until nothing is left but the game."""
    told.hear("アンは《雷》をプレイする。")
    assert told.undo() == "アンは《雷》をプレイする。"
    assert told.open is None
    assert [told.undo() for _ in range(5)] == [TABLE[1], TABLE[0], BOOTS, BOLT, ""]
    assert told.text == "ゲーム: fab\n\n今は誰のターン？\n"


def test_a_beginning_may_be_told_in_any_order() -> None:
    """A step of combat comes before the attack, and the game begins with the first action."""
    told = Conversation(_NO_TEXTS, "fab")
    assert told.hear("《槌》 アクション ― 攻撃 コスト0 パワー3").is_kept
    early: Heard = told.hear("アンのターンのリアクションステップである。")
    assert early.is_kept
    assert early.problem
    assert told.hear("アンは《槌》でベンを攻撃している。").problem == ""
    assert told.hear("ベンのライフは？").asks
    assert answers(told) == ["20"]


def test_other_words_are_shown_as_they_are_read(told: Conversation) -> None:
    """What is written in the words of the language is not repeated."""
    assert told.hear("ベンの残りライフは3点です。").read_as == ("ベンのライフは3である",)
    assert told.hear("アンのライフは5である。").read_as == ()
    wolf = "《狼》 アクション ― 攻撃 コスト0 パワー3\n続行\nこれがヒットした時、カードを1枚引く。"
    heard = told.hear(wolf)
    assert heard.is_kept or heard.asked_back


def test_a_card_ends_where_a_table_is_told(told: Conversation) -> None:
    """A line about a player and the first line of another card are none of its lines."""
    assert told.begins_card("《狼》 アクション コスト0")
    assert not told.begins_card("《狼》はどこにある？")
    assert told.ends_card("アンの手札に《狼》がある。")
    assert told.ends_card("《熊》 アクション コスト0")
    assert not told.ends_card("これがヒットしたとき、カードを1枚引く。")


def test_a_file_may_be_told_line_by_line() -> None:
    """Its head may name another game as long as nothing else is told, and a remark is no line."""
    told = Conversation(_NO_TEXTS, "fab")
    assert [told.part_of(line) for line in ("# a remark", "ゲーム: mtg", "《熊》 {1}{G}", "《熊》はどこにいる？")] == [
        "",
        "head",
        "card",
        "table",
    ]
    assert told.hear("ゲーム: mtg").is_kept
    assert told.hear("プレイヤー: 先、後").is_kept
    assert told.hear("《熊》 {1}{G} クリーチャー ― 熊 2/2").is_kept
    assert told.hear("先の場に《熊》がいる。").is_kept
    assert told.hear("ゲーム: マジック").is_kept
    assert not told.hear("ゲーム: fab").is_kept
    assert told.hear("《熊》は攻撃できる？").asks
    assert answers(told) == ["はい"]
