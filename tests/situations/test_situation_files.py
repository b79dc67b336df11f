"""Files of situations: what is not understood is told with its place, and sentences are printed as they are read."""

import re
from pathlib import Path

import pytest
from support.engine.grammar_conflicts import conflicts
from support.situations import told
from support.situations.fab_cards import CARDS, problems, situation

from rulesdb.engine.games import GAMES
from rulesdb.engine.mtg.book import OPPOSED_COUNTERS
from rulesdb.situations.files import Situation, read_in_part, read_situation
from rulesdb.situations.games import situation_game
from rulesdb.source.resources import data_folder
from rulesdb.source.text import SourceText
from rulesdb.source.text_reading import read_text

EXAMPLES = sorted(data_folder().glob("*/situations/*.txt"))


def test_there_are_examples_of_every_game() -> None:
    """Thirty in all, and some of each."""
    assert len(EXAMPLES) >= 30
    assert {path.parents[1].name for path in EXAMPLES} == {*GAMES}


@pytest.mark.in_part(20)
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_sentences_are_printed_as_they_are_read(path: Path) -> None:
    """Whatever is printed of a sentence is read as the same sentence."""
    found, wrong = read_situation(read_text(path))
    assert found is not None, wrong
    printer, reader = found.game.printer(), found.game.reader()
    for sentence in found.sentences:
        printed = printer.say(sentence.clause)
        assert reader.read(printed, "clause") == sentence.clause
        assert printer.say(reader.read(printed, "clause")) == printed


@pytest.mark.in_part(0)
@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_has_two_readings(game: str) -> None:
    """The grammar of the phrases has no conflict."""
    assert conflicts(situation_game(game).vocabulary()) == []


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parents[1].name}/{path.stem}")
def test_a_situation_with_cards_need_not_name_its_game(path: Path) -> None:
    """It is that of the cards, of which none is a card of both games."""
    text = re.sub("^ゲーム.*\n", "", path.read_text("utf-8"), flags=re.MULTILINE)
    if "\n《" in text:
        assert isinstance(found := read_in_part(SourceText("nameless", text)), Situation)
        assert found.game.ruleset == path.parents[1].name


@pytest.mark.parametrize(
    ("sentence", "column", "excerpt"),
    [
        ("アンは《稲妻》を遊ぶ。", 9, "遊ぶ is not known here"),
        ("アンのらいふは？", 4, "ライフは"),
        ("アンの手札に《稲妻》が", 12, "the end of the line is not understood"),
        ("だれかは《稲妻》をプレイする。", 1, "だれかは is not known here"),
        ("全員がパスする → 3", 8, "behind a question only"),
    ],
)
def test_what_is_not_understood_has_its_place(sentence: str, column: int, excerpt: str) -> None:
    """The line and the column, and never a list of what could stand there."""
    (problem,) = problems(sentence)
    assert (problem.line, problem.column) == (CARDS.count("\n") + 2, column)
    assert excerpt in problem.message
    assert "could stand" not in problem.message


@pytest.mark.parametrize(
    ("head", "sentence", "column", "word", "meant"),
    [
        ("", "アンの山に《稲妻》がある。", 4, "山", "デッキ"),
        ("", "《稲妻》はfly highを持つ？", 6, "fly", ""),
        ("", "アンのらいふは？", 4, "らいふは", "ライフは"),
        ("ゲーム: mtg\n", "アンの戦線に《山》がある。", 4, "戦線", "戦場に"),
        ("ゲーム: mtg\n", "アンのターンのアップキーブである。", 8, "アップキーブ", "アップキープ"),
        ("ゲーム: mtg\n", "《山》はサスペンド状態である？", 5, "サスペンド", "待機"),
    ],
)
def test_an_unknown_word_is_named_with_the_one_that_is_meant(
    head: str, sentence: str, column: int, word: str, meant: str
) -> None:
    """The glossaries know what players call things, and the spelling tells the rest."""
    (problem,) = told.problems(f"{head}\n{sentence}\n" if head else f"{CARDS}\n{sentence}")
    assert problem.column == column
    hint = f" (did you mean {meant}?)" if meant else ""
    assert problem.message == f"{word} is not known here{hint}"


def test_a_keyword_by_its_english_name_is_named_in_a_card_sheet() -> None:
    """バリヤー is near to what the rules call アーケインバリア."""
    (problem,) = problems("アンのライフは？", "《盾》 アクション ― オーラ コスト0\nアーケインバリヤ3\n")
    assert problem.message.startswith("アーケインバリヤ is not known here (did you mean アーケインバリア?)")


def test_a_wrong_card_is_a_problem_of_its_line() -> None:
    """Of the file, not of the sheet alone."""
    (problem,) = problems("アンのライフは？", "# 札\n\n《稲妻》 インスタント コスト0\nらいふを3点得る。\n")
    assert (problem.code, problem.line) == ("card-not-understood", 4)


def test_a_sheet_goes_on_behind_an_empty_line_without_names_of_cards_alone() -> None:
    """A paragraph in English is of the card before it; one with the name of a card is of the situation."""
    card = "《Spark》 Wizard Action, cost 0\n\nDraw a card.\n\n"
    assert not problems("アンのライフは？", card)
    (problem,) = problems("Ann plays 《Spark》.\n\nアンのライフは？", card)
    assert (problem.code, problem.line) == ("situation-not-understood", 6)


def test_an_unknown_game_is_named() -> None:
    """With the games that there are."""
    found, (problem,) = read_situation(SourceText("told.txt", "ゲーム: 将棋\n\nアンのライフは？"))
    assert found is None
    assert "there is no game '将棋'" in problem.message
    assert "フレッシュ＆ブラッド" in problem.message


@pytest.mark.parametrize("name", ["マジック", "ＭＴＧ", "MTG", "マジック・ザ・ギャザリング", "Magic: The Gathering"])
def test_a_game_is_called_as_players_call_it(name: str) -> None:
    """With any signs, in capitals or wide letters."""
    found, problems = read_situation(SourceText("told.txt", f"ゲーム: {name}\n\nアンのライフは？"))
    assert (found is not None, problems) == (True, ())
    assert found is not None
    assert found.game.ruleset == "mtg"


def test_the_head_names_title_players_and_claims() -> None:
    """Players have any name, also one that is part of other words."""
    head = "題: 漕ぎ手\nプレイヤー: 手、カイ\n主張: 1.13.4a#sentence-1、5.1.1a\n"
    read = situation(
        "カイのライフは？手のライフは？",
        f"{head}\n手の手札に《霊薬》がある。\n\n《霊薬》 インスタント コスト0\nライフを2点得る。\n",
    )
    assert (read.title, read.players) == ("漕ぎ手", ("手", "カイ"))
    assert read.claims == ("fab:1.13.4a#sentence-1", "fab:5.1.1a")


@pytest.mark.parametrize(
    "written",
    [
        "「新ゲームルール：+1/+1カウンターと−1/−1カウンター」#item-1",
        "「新ゲームルール: +1/+1カウンターと-1/-1カウンター」#item-1",
        "新ゲームルール：+1/+1カウンターと−1/−1カウンター#item-1",
    ],
)
def test_a_heading_without_number_is_claimed_by_its_words(written: str) -> None:
    """With the signs of the rulebook or those of a keyboard, and beside other claims."""
    read = told.situation(f"ゲーム: mtg\n主張: 420.5n、{written}\n\nアンのライフは？")
    assert read.claims == ("mtg:420.5n", f"mtg:{OPPOSED_COUNTERS}#item-1")


def test_wide_signs_and_blanks_are_read() -> None:
    """As people type them."""
    read = situation("　アンのライフは?\nアンは《稲妻》をプレイする。対象：ベン。")
    assert [sentence.text for sentence in read.sentences[-3:]] == [
        "アンのライフは？",
        "アンは《稲妻》をプレイする",
        "対象: ベン",
    ]


@pytest.mark.parametrize("end", "。！!")
def test_an_exclamation_mark_ends_a_sentence(end: str) -> None:
    """As 。 does, but not within a name."""
    found = told.situation(
        f"{CARDS.replace('稲妻', '稲妻!')}\nベンの手札に《稲妻!》がある{end}アンのライフは3である{end}"
    )
    assert [one.text for one in found.sentences[-2:]] == ["ベンの手札に《稲妻!》がある", "アンのライフは3である"]
