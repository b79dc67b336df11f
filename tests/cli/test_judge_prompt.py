"""``rulesdb judge`` without a file: what is told at a terminal, line by line, and how it is left."""

from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run
from support.cli.terminals import on_terminal, steering

CARD = "《雷》 アクション コスト0\n対象のヒーローに3点の秘術ダメージを与える。\n"
TABLE = "アンの手札には《雷》があります。\n"
PLAYED = "アンは《雷》をプレイする。\n2\n全員がパスする。\n"


def converse(written: str, home: Path, language: str = "en") -> str:
    """Return what a conversation shows, in which the input ends behind what is written."""
    status, shown = on_terminal(["--lang", language, "judge"], {"RULESDB_HOME": str(home)}, f"{written}\x04".encode())
    assert status == 0
    assert "Traceback" not in shown
    assert steering(shown) == []
    return shown


def test_a_game_is_told_and_ruled_on(shipped_home: Path, tmp_path: Path) -> None:
    """A card, a table, an action with a choice by number, a question, and the file of it all."""
    file = tmp_path / "told.txt"
    shown = converse(f"\n{CARD}{TABLE}{PLAYED}ベンのライフは？\nsave {file}\nquit\n", shipped_home)
    assert "= アンの手札に《雷》がある" in shown
    assert "アン must choose: 対象" in shown
    assert "  2  ベン" in shown
    assert "アンはベンを選ぶ(対象)" in shown
    assert "17" in shown
    assert "8.5.3" in shown
    assert "対象: ベン。\n全員がパスする。\nベンのライフは？" in file.read_text(encoding="utf-8")


def test_a_line_that_is_not_understood_is_asked_back(shipped_home: Path) -> None:
    """By number, with the words that are read; Enter leaves the line out."""
    shown = converse(f"1\n{CARD}{TABLE}アンは《雷》をプレイすること。\n1\nアンはもぐ。\n\nshow\n", shipped_home)
    assert "what is meant by this: アンは《雷》をプレイすること" in shown
    assert "アンは《雷》をプレイする" in shown
    assert "the line is left out" in shown
    assert "もぐ" not in shown.rpartition("ゲーム: fab")[2]


def test_the_last_line_is_taken_back(shipped_home: Path) -> None:
    """Until nothing is left."""
    shown = converse(f"{'1'}\n{CARD}{TABLE}undo\nundo\nundo\n", shipped_home)
    assert "- アンの手札には《雷》があります。" in shown
    assert "- 《雷》 アクション コスト0" in shown
    assert "there is nothing to take back" in shown


def test_what_is_impossible_and_what_is_forbidden_say_why(shipped_home: Path) -> None:
    """The line is left out, or the rule stands below it."""
    shown = converse(f"7\n1\n{CARD}{TABLE}対象: ベン。\nベンは《雷》をプレイする。\nsave\n", shipped_home)
    assert "write the number of a game" in shown
    assert "nobody is asked for this here: 対象" in shown
    assert "this does not happen: ベンは《雷》をプレイすることができない" in shown
    assert "as in save question.txt" in shown


@pytest.mark.parametrize(("language", "words"), [("ja", "終わる"), ("en", "take back the last line")])
def test_the_prompt_explains_itself(shipped_home: Path, language: str, words: str) -> None:
    """In the user's language, by example."""
    assert words in converse("マジック\n？\nq\n", shipped_home, language)


def test_a_file_may_be_pasted(shipped_home: Path, run: Run) -> None:
    """Its head, remarks and empty lines are read as in a file."""
    shown = converse(f"{run('judge', '--example', 'mtg').out}quit\n", shipped_home)
    assert "ベンの手札" in shown
    assert "rulesdb:" not in shown


def test_nobody_is_asked_without_a_terminal(run: Run) -> None:
    """A program is told the ways to name a situation."""
    answer = run("judge")
    assert answer.status == 2
    assert "name a file, or - for standard input, or print one to edit with --example" in answer.err
    assert run("judge", "--json").status == 2
