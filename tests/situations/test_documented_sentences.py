"""The table of sentences in docs/situations.md: what it says is read, and beside sentences in other words as well."""

import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from support.situations import told
from support.situations.fab_cards import answers as fab_answers
from support.situations.filled_rows import PLAYERS, filled

from rulesdb.engine.games import GAMES
from rulesdb.engine.kernel.language.phrase_reader import ContradictionError
from rulesdb.situations.clauses import Action, Clause, Setup
from rulesdb.situations.files import read_situation
from rulesdb.situations.games import situation_game
from rulesdb.source.text import SourceText

_PLAYER = re.compile("|".join(f"(?<!イン){name}(?!タップ|ブッシュ|リミテッド)" for name in PLAYERS))
"""The name of a player, which is no part of インベントリ, アンタップ, アンブッシュ and アンリミテッド."""


def _sentences(game: str) -> Iterator[tuple[str, object]]:
    """Yield the sentences of every row of the table, each with what it is by the phrases alone.

    A number behind several cards is none of them: it may be of each card or of the last one.
    """
    vocabulary, reader = situation_game(game).vocabulary(), situation_game(game).reader()
    for row in vocabulary.phrases:
        if issubclass(row.kind, Clause):
            for sentence in filled(row, vocabulary):
                end = "" if sentence.endswith("？") else "。"
                with suppress(ContradictionError):
                    yield f"{sentence}{end}", reader.read(_PLAYER.sub(r"【\g<0>】", sentence), "clause")


@pytest.mark.in_part(0, 1)
@pytest.mark.parametrize("game", GAMES)
def test_every_row_of_the_table_is_read(game: str) -> None:
    """A row is read as the sentence that it is, filled with whatever it takes, alone at the beginning of a line.

    What has happened before anybody acts is how the game begins.
    """
    wrong = []
    for sentence, clause in _sentences(game):
        expected = (clause.earlier() if isinstance(clause, Action) else None) or clause
        read, problems = read_situation(SourceText("situation.txt", f"ゲーム: {game}\n\n{sentence}\n"))
        found = problems if read is None else [one.clause for one in read.sentences]
        wrong += [] if found == [expected] else [(sentence, found)]
    assert wrong == []


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_a_row_is_read_beside_a_sentence_in_other_words(game: str) -> None:
    """What wordings make of a line leaves the sentences of the table in it as they are.

    The sentence beside them tells no event, since 全員パスする and 《爪》が解決される are one. What is there at first
    is told before anything happens, since アンのターンである is an event behind it.
    """
    lines = sorted(_sentences(game), key=lambda line: not isinstance(line[1], Setup))
    for group in (lines[at : at + 500] for at in range(0, len(lines), 500)):
        text = "\n".join(f"ベンの残りライフは3点です。{sentence}ベンの残りライフは3点です。" for sentence, _ in group)
        read = told.situation(f"ゲーム: {game}\n\n{text}\n")
        assert [one.clause for one in read.sentences[1::3]] == [clause for _, clause in group]


@pytest.mark.parametrize("question", ["攻撃プロキシはいくつ？", "これまでに何が尋ねられた？"])
def test_a_question_of_the_table_is_read_between_sentences_in_other_words(question: str) -> None:
    """Wordings have words of either question."""
    alone = told.situation(f"ゲーム: fab\n\n{question}\n").sentences[-1].clause
    _, between, _ = told.situation(f"ゲーム: fab\n\n全員パスする。{question}全員パスする。\n").sentences
    assert between.clause == alone


@pytest.mark.parametrize(
    "moment",
    [
        "アンのアップキープまで全員がパスを続ける",
        "アンのアップキープまで進む",
        "アンのアップキープに進む",
        "アンのターンのアップキープまで全員がパスを続ける",
        "アンのアップキープへ",
        "アンのアップキープ・ステップまで誰も攻撃せずに進む",
    ],
)
def test_a_step_of_a_player_is_one_of_the_players_turn(moment: str) -> None:
    """Whose upkeep it is stands before it, with or without the word turn."""
    read = told.situation(f"ゲーム: mtg\n\nベンのターンである。\n{moment}。\n")
    assert situation_game("mtg").printer().say(read.sentences[-1].clause) in {
        "【アン】のターンのアップキープ・ステップまで全員がパスを続ける",
        "【アン】のターンのアップキープ・ステップまで誰も攻撃せずに全員がパスを続ける",
    }


ALLY = """
《小鬼》 アクション ― 盟友 コスト0 ライフ3

《爪》 アクション ― 攻撃 コスト0 パワー3

アンの手札に《爪》がある。
ベンの闘技場に《小鬼》がある。
"""


@pytest.mark.parametrize(
    ("attack", "zone", "life"),
    [
        ("アンは《爪》で《小鬼》を攻撃する。", "ベンの墓地", "20"),
        ("アンは《爪》でベンを攻撃する。", "闘技場", "17"),
        ("アンは《爪》で攻撃する。攻撃対象: 《小鬼》。", "ベンの墓地", "20"),
        ("アンは《爪》で《小鬼》を攻撃している。", "ベンの墓地", "20"),
    ],
)
def test_an_ally_is_attacked_by_its_name(attack: str, zone: str, life: str) -> None:
    """Where a player and an ally can be attacked, the sentence says which; nobody is asked again."""
    text = f"{attack}\nクローズステップまで全員がパスを続ける。ベンは防御しない。\n"
    assert fab_answers(f"{text}《小鬼》はどこにある？ベンのライフは？", ALLY) == [zone, life]


def test_what_cannot_be_attacked_is_no_answer() -> None:
    """The attack names what could be attacked instead."""
    problem = told.played(f"{ALLY}\nアンは《爪》で《爪》を攻撃する。").problem
    assert problem is not None
    assert problem.message == "this is not among the options: ベン、《小鬼》"


@pytest.mark.parametrize(
    ("cards", "asked"),
    [
        (ALLY, "アン is asked for 攻撃対象: ベン、《小鬼》"),
        (ALLY.replace("ベンの闘技場に《小鬼》がある。", ""), "what is asked has one choice only: 攻撃対象 (ベン)"),
    ],
)
def test_an_answer_under_another_name_says_what_is_asked(cards: str, asked: str) -> None:
    """Who writes 対象 for 攻撃対象 is told the question, also one with one answer that the game does not ask."""
    problem = told.played(f"{cards}\nアンは《爪》で攻撃する。対象: ベン。").problem
    assert problem is not None
    assert problem.message == f"nobody is asked for this here: 対象; {asked}"
