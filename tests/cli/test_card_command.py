"""``rulesdb card``: cards as they are understood, with the rules that govern them, and what is wrong with a file."""

import json
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run

from rulesdb.cli.terminal import width

GOOD = """\
《古い剣》 武器 ― 剣・片手 パワー2
1ターンに1回、アクション ― リソース1点: 『攻撃』
対戦相手は、タイプが装備品のものを防御に使えない。

《凪》 アクション ― オーラ コスト0
秘術ダメージをすべて、軽減する。
これがヒットしたとき、対象のヒーローに1点の秘術ダメージを与える。
"""


@pytest.fixture
def good(tmp_path: Path) -> Path:
    """Return a file with two cards."""
    path = tmp_path / "good.txt"
    path.write_text(GOOD, encoding="utf-8")
    return path


def test_cards_are_printed_with_their_rules(run: Run, good: Path) -> None:
    """Every clause of the file comes back, each ability with what it is."""
    answer = run("card", good)
    assert (answer.status, answer.err) == (0, "")
    for line in GOOD.split("\n"):
        assert line in answer.out
    assert f"{good}:5" in answer.out
    rows = dict(line.split(maxsplit=1) for line in answer.out.split("\n") if line.startswith("  "))
    assert rows["起動能力"] == "fab:1.7.3a fab:5.2.1"
    assert rows["起動の制限"] == "fab:5.2.1 fab:5.2.3"
    assert rows["軽減効果"] == "fab:6.4.10"
    assert rows["対象"] == "fab:1.8.5"
    assert rows["誘発型常在能力"] == "fab:1.7.3c fab:5.4.6 fab:6.6.4"


def test_the_document_has_the_keys_of_the_readme(run: Run, good: Path) -> None:
    """Other programs rely on them."""
    document = run("card", good, "--json").document
    assert list(document) == ["cards", "lines", "diagnostics"]
    assert document["diagnostics"] == []
    sword, _calm = document["cards"]
    assert list(sword) == ["file", "line", "name", "text", "abilities", "value"]
    assert (sword["file"], sword["line"], sword["name"]) == (str(good), 1, "古い剣")
    assert sword["text"] == GOOD.split("\n\n", maxsplit=1)[0]
    first, second = sword["abilities"]
    assert (first["line"], second["line"]) == (2, 3)
    assert second["text"] == "対戦相手は、タイプが装備品のものを防御に使えない。"
    assert {"what": "起動能力", "rules": ["fab:1.7.3a", "fab:5.2.1"]} in first["governed"]
    assert json.dumps(sword["value"])


def test_what_is_not_understood_is_shown_with_a_caret(run: Run, tmp_path: Path, good: Path) -> None:
    """Under the right full-width character; the good cards are printed, and the status says that not all were."""
    bad = tmp_path / "bad.txt"
    bad.write_text("《火》 インスタント コスト0\nライフを２天得る。\n", encoding="utf-8")
    answer = run("card", good, bad)
    assert answer.status == 1
    assert "《凪》" in answer.out
    place, line, caret = answer.err.split("\n")[:3]
    assert place.startswith(f"{bad}:2:6: error card-not-understood: ")
    assert "did you mean 点得て?" in place
    assert width(line[: line.index("天")]) == caret.index("^")
    document = run("card", bad, "--json").document
    assert document["cards"] == []
    assert "ライフを2点得る。" in answer.out.split("what may be meant by this: ライフを２天得る。")[1]
    (line,) = document["lines"]
    assert (line["line"], line["read"], line["candidates"][0]["reads_as"]) == (2, False, "ライフを2点得る。")
    (problem,) = document["diagnostics"]
    assert (problem["code"], problem["line"], problem["column"]) == ("card-not-understood", 2, 6)


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    """One sentence, and status 2."""
    answer = run("card", tmp_path / "nothing.txt")
    assert answer.status == 2
    assert "nothing.txt" in answer.err
