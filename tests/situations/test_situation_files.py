"""Files of situations: what is not understood is told with its place, and sentences are printed as they are read."""

from pathlib import Path

import pytest
from support.engine.grammar_conflicts import conflicts
from support.situations.fab_cards import CARDS, problems, situation

from rulesdb.engine.games import GAMES
from rulesdb.situations.files import read_situation
from rulesdb.situations.games import situation_game
from rulesdb.source.text import SourceText
from rulesdb.source.text_reading import read_text

EXAMPLES = sorted((Path(__file__).resolve().parents[2] / "docs" / "situations").glob("*/*.txt"))


def test_there_are_examples_of_every_game() -> None:
    """Thirty in all, and some of each."""
    assert len(EXAMPLES) >= 30
    assert {path.parent.name for path in EXAMPLES} == {*GAMES}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_sentences_are_printed_as_they_are_read(path: Path) -> None:
    """Whatever is printed of a sentence is read as the same sentence."""
    found, wrong = read_situation(read_text(path))
    assert found is not None, wrong
    printer, reader = found.game.printer(), found.game.reader()
    for sentence in found.sentences:
        printed = printer.say(sentence.clause)
        assert reader.read(printed, "clause") == sentence.clause
        assert printer.say(reader.read(printed, "clause")) == printed


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_has_two_readings(game: str) -> None:
    """The grammar of the phrases has no conflict."""
    assert conflicts(situation_game(game).vocabulary()) == []


@pytest.mark.parametrize(
    ("told", "column", "excerpt"),
    [
        ("アンは《稲妻》を遊ぶ。", 9, "プレイする"),
        ("アンのらいふは？", 4, "ライフは？"),
        ("アンの手札に《稲妻》", 11, "がある"),
        ("だれかは《稲妻》をプレイする。", 1, "アン / ベン"),
        ("全員がパスする → 3", 8, "behind a question only"),
    ],
)
def test_what_is_not_understood_has_its_place(told: str, column: int, excerpt: str) -> None:
    """The column, and what could stand there, without the marks that only the reader sees."""
    (problem,) = problems(told)
    assert (problem.line, problem.column) == (CARDS.count("\n") + 2, column)
    assert "【" not in problem.message
    assert excerpt in problem.message or "others" in problem.message


def test_a_wrong_card_is_a_problem_of_its_line() -> None:
    """Of the file, not of the sheet alone."""
    (problem,) = problems("アンのライフは？", "# 札\n\n《稲妻》 インスタント コスト0\nらいふを3点得る。\n")
    assert (problem.code, problem.line) == ("card-not-understood", 4)


def test_an_unknown_game_is_named() -> None:
    """With the games that there are."""
    found, (problem,) = read_situation(SourceText("told.txt", "ゲーム: 将棋\n\nアンのライフは？"))
    assert found is None
    assert "there is no game '将棋'" in problem.message
    assert "フレッシュ＆ブラッド" in problem.message


def test_the_head_names_title_players_and_claims() -> None:
    """Players have any name, also one that is part of other words."""
    head = "題: 漕ぎ手\nプレイヤー: 手、カイ\n主張: 1.13.4a#sentence-1、5.1.1a\n"
    told = situation(
        "カイのライフは？手のライフは？",
        f"{head}\n手の手札に《霊薬》がある。\n\n《霊薬》 インスタント コスト0\nライフを2点得る。\n",
    )
    assert (told.title, told.players) == ("漕ぎ手", ("手", "カイ"))
    assert told.claims == ("fab:1.13.4a#sentence-1", "fab:5.1.1a")


def test_wide_signs_and_blanks_are_read() -> None:
    """As people type them."""
    told = situation("　アンのライフは?\nアンは《稲妻》をプレイする。対象：ベン。")
    assert [sentence.text for sentence in told.sentences[-3:]] == [
        "アンのライフは？",
        "アンは《稲妻》をプレイする",
        "対象: ベン",
    ]
