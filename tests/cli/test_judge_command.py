"""``rulesdb judge``: what a judge reads, what programs read, and what a situation leaves open."""

import io
import sys
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run

CARDS = """《霊薬》 インスタント コスト0
ライフを2点得る。

《稲妻》 インスタント コスト0
対象のヒーローに3点の秘術ダメージを与える。
"""
SETTLED = f"""題: 薬

{CARDS}
アンの手札に《霊薬》がある。
アンは《霊薬》をプレイする。全員がパスする。
アンのライフは？ → 22
"""
OPEN = f"{CARDS}\nアンの手札に《稲妻》がある。\nアンは《稲妻》をプレイする。\nベンのライフは？\n"


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """Return the file of a situation with an answer."""
    path = tmp_path / "薬.txt"
    path.write_text(SETTLED, encoding="utf-8")
    return path


def test_an_answer_comes_with_what_decides_it(run: Run, told: Path) -> None:
    """The question, the answer, a rule with its text, and what the answer would be without it."""
    answer = run("judge", told)
    assert (answer.status, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert lines[0] == "薬"
    assert lines[2:4] == ["アンのライフは？", "  22"]
    assert lines[4].startswith("  8.5.7 得る(資源)とは、")
    assert lines[5] == "      アンはライフを2点得る; without it: 20"


@pytest.mark.parametrize("game", ["fab", "mtg"])
def test_the_examples_can_be_judged_and_read(run: Run, tmp_path: Path, game: str) -> None:
    """What is printed to be edited is understood as it is."""
    files = {name: tmp_path / f"{name}.txt" for name in ("judge", "card")}
    for command, file in files.items():
        file.write_text(run(command, "--example", game).out, encoding="utf-8")
    judged = run("judge", files["judge"])
    assert (judged.status, judged.err) == (0, "")
    assert run("card", "--game", game, files["card"]).status == 0
    assert run("judge", "--example").out == run("judge", "--example", "fab").out


def test_the_account_is_printed_on_demand(run: Run, told: Path) -> None:
    """With everything that happens."""
    assert "行動: アンは《霊薬》をプレイする" in run("judge", told, "--account").out
    assert "行動:" not in run("judge", told).out


def test_programs_read_all_of_it(run: Run, told: Path) -> None:
    """The document has every answer, with its rules."""
    answer = run("judge", told, "--json")
    (situation,) = answer.document["situations"]
    assert (situation["title"], situation["game"], situation["settled"]) == ("薬", "fab", True)
    (question,) = situation["answers"]
    assert (question["question"], question["answer"], question["expected"]) == ("アンのライフは？", "22", "22")
    decided = {one["rule"]: one for one in question["decided_by"]}
    assert decided["fab:8.5.7"]["without"] == "20"
    assert decided["fab:8.5.7"]["event"] == "アンはライフを2点得る"
    assert decided["fab:8.5.7"]["text"]
    assert situation["account"][0]["part"] == "card"


def test_an_unexpected_answer_has_status_one(run: Run, told: Path) -> None:
    """The expected one stands below the real one."""
    told.write_text(SETTLED.replace("→ 22", "→ 25"), encoding="utf-8")
    answer = run("judge", told)
    assert answer.status == 1
    assert "  22\n  expected: 25\n" in answer.out


def test_what_is_left_open_is_asked_back(run: Run, tmp_path: Path) -> None:
    """By name, with what can be chosen, and the line before which the answer is missing."""
    path = tmp_path / "open.txt"
    path.write_text(OPEN, encoding="utf-8")
    answer = run("judge", path)
    assert answer.status == 1
    assert f"{path}:{OPEN.count(chr(10))}: アン must choose first: 対象" in answer.out
    assert "対象: アン / ベン" in answer.out
    assert run("judge", path, "--json").document["situations"][0]["open"]["options"] == ["アン", "ベン"]


def test_an_open_question_says_what_an_order_means_to_programs_too(run: Run, tmp_path: Path) -> None:
    """The note of the question is that which people read."""
    path = tmp_path / "order.txt"
    bell = "《{}》 アクション ― オーラ コスト0\nあなたの終了フェイズの開始時に、ライフを1点{}。\n\n"
    told = f"{bell.format('鐘', '得る')}{bell.format('鈴', '失う')}アンの闘技場に《鐘》と《鈴》がある。\n"
    happens = "アンのライフは1である。\n終了フェイズまで全員がパスを続ける。\nアンのライフは？\n"
    path.write_text(f"{told}{happens}", encoding="utf-8")
    asked = run("judge", path, "--json").document["situations"][0]["open"]
    assert asked["note"] == "先に書いたものが先にスタックに置かれ、最後に解決される"


def test_a_sentence_that_is_not_understood_has_a_caret(run: Run, tmp_path: Path) -> None:
    """And what may be meant by it, by number; no list of words."""
    path = tmp_path / "wrong.txt"
    path.write_text("アンのらいふは？\n", encoding="utf-8")
    answer = run("judge", path)
    assert answer.status == 1
    assert answer.out.startswith(f"{path}:1:4: error situation-not-understood")
    assert answer.out.splitlines()[1:4] == ["    アンのらいふは？", "          ^^^^^^^^", "  1  アンのライフは？"]
    assert (answer.out.count("アンのらいふは？"), answer.err) == (1, "")
    japanese = run("--lang", "ja", "judge", path).out
    assert "「らいふは」は、ここでは使えない言葉です (もしかして「ライフは」)" in japanese
    assert "書けるもの" not in japanese


RESERVED = f"""{CARDS}
《置物》 アクション ― オーラ コスト0
これは踊りを踊る。

アンの手札に《霊薬》がある。アンの手札に《置物》がある。
アンは《霊薬》をプレイする。全員がパスする。
アンのライフは？ → 22
"""


def test_a_line_without_which_the_answer_is_the_same_is_set_aside(run: Run, tmp_path: Path) -> None:
    """It is named before the ruling, with the reason, and in what programs read."""
    path = tmp_path / "reserved.txt"
    path.write_text(RESERVED, encoding="utf-8")
    answer = run("judge", path)
    assert (answer.status, answer.err) == (0, "")
    assert "not played: line 8, 《置物》: これは踊りを踊る。 (nobody uses the card" in answer.out
    assert "  22" in answer.out.splitlines()
    assert "未使用: 8行目、《置物》の「これは踊りを踊る。」" in run("--lang", "ja", "judge", path).out
    (judged,) = run("judge", path, "--json").document["situations"]
    (set_aside,) = judged["set_aside"]
    assert (set_aside["line"], set_aside["card"], judged["asked_back"]) == (8, "置物", [])


LEFT_OUT = """《杖》 アクション コスト0
ライフを2点得る。
・杖を振る
続行、ふりふり

アンの手札に《杖》がある。
アンは《杖》をプレイする。全員がパスする。
アンのライフは？ → 22
"""


STOPPING = """《杖》 装備品 ― 腕 防御1
カードが引かれたとき、踊る。

アンは《杖》を装備している。アンのライフは3である。アンのライフは？アンはカードを1枚引く。アンのライフは？
"""


def test_a_line_on_which_a_game_without_a_rule_depends_is_set_aside(run: Run, tmp_path: Path) -> None:
    """The answer does not depend on it, and the ruling says that those without the rule may."""
    path = tmp_path / "warded.txt"
    cards = "《突き》 アクション ― 攻撃 コスト0 パワー3\nこれがヒットしたとき、踊る。\n\n"
    cards += "《幕》 アクション ― オーラ\n結界4\n"
    told = "ベンは《幕》をコントロールしている。アンの手札に《突き》がある。アンは《突き》で攻撃する。"
    path.write_text(f"{cards}\n{told}ダメージステップまで全員がパスする。ベンのライフは？ → 20\n", encoding="utf-8")
    shown = run("judge", path).out
    assert "(this never happens: これがヒットしたとき; the answers without a rule may depend on it)" in shown
    assert "  20" in shown


def test_a_line_is_asked_back_where_the_game_stops(run: Run, tmp_path: Path) -> None:
    """What would happen behind a sentence that cannot be played may depend on it."""
    path = tmp_path / "stops.txt"
    path.write_text(STOPPING, encoding="utf-8")
    shown = run("judge", path).out
    order = ("カードが引かれたとき、踊る。", "アンのライフは？", f"{path}:4: アンはカードを1枚引く")
    assert sorted(order, key=shown.index) == [*order]
    assert "the game is without line 2; that may be why" in run("judge", path, "--answer", "2=0").out
    path.write_text(path.read_text("utf-8").replace("アンはカードを1枚引く。", ""), encoding="utf-8")
    assert "not played: line 2" in run("judge", path).out


def test_a_line_is_left_out_at_the_word_of_the_user_alone(run: Run, tmp_path: Path) -> None:
    """The card is played without the line and those that go on with it, which the ruling and the file name."""
    path = tmp_path / "left.txt"
    path.write_text(LEFT_OUT.replace("・杖を振る\n", "").replace("続行、", ""), encoding="utf-8")
    asked = run("judge", path)
    assert asked.status == 1
    assert "  0  rule without it; the ruling will say so\n\nanswer with --answer" in asked.out
    answer = run("judge", path, "--answer", "3=0")
    assert (answer.status, answer.err) == (0, "")
    assert "not played: line 3, 《杖》: 省略: ふりふり (left out in the situation)" in answer.out
    assert "  22" in answer.out.splitlines()
    path.write_text(
        LEFT_OUT.replace("続行、ふりふり", "省略: 続行、ふりふり").replace("・杖", "  杖"), encoding="utf-8"
    )
    left = run("judge", path, "--answer", "2=0", "--json")
    assert [one["text"] for one in left.document["situations"][0]["set_aside"]] == [
        "省略: ライフを2点得る。杖を振る",
        "省略: 続行、ふりふり",
    ]
    assert left.document["situations"][0]["answers"][0]["answer"] == "20"


def test_a_line_that_matters_is_asked_back(run: Run, tmp_path: Path) -> None:
    """With whole sentences; the number of one, or another sentence, is the answer."""
    path = tmp_path / "asked.txt"
    path.write_text(SETTLED.replace("ライフを2点得る。", "ライフが2点増える。"), encoding="utf-8")
    (judged,) = run("judge", path, "--json").document["situations"]
    (asked,) = judged["asked_back"]
    assert (asked["line"], asked["card"], asked["text"]) == (4, "霊薬", "ライフが2点増える。")
    number = [candidate["text"] for candidate in asked["candidates"]].index("ライフを2点得る。") + 1
    for meaning in (number, "ライフを2点得る。"):
        assert run("judge", path, "--answer", f"4={meaning}").status == 0
    assert run("judge", path, "--answer", "5=1").status == 2
    assert run("judge", path, "--answer", "4").status == 2


def test_a_line_in_other_words_is_shown_as_it_is_read(run: Run, tmp_path: Path) -> None:
    """Before the ruling, where the card language has other words for it."""
    path = tmp_path / "words.txt"
    path.write_text(SETTLED.replace("ライフを2点得る。", "あなたは２点のライフを得る。"), encoding="utf-8")
    answer = run("judge", path)
    assert (answer.status, "line 4 is read as: ライフを2点得る。" in answer.out) == (0, True)
    (judged,) = run("judge", path, "--json").document["situations"]
    assert [line["reads_as"] for line in judged["cards_as_understood"]] == ["ライフを2点得る。"]


def test_passes_that_nobody_has_told_are_said(run: Run, tmp_path: Path) -> None:
    """By their number, besides how the sentence is read."""
    path = tmp_path / "passes.txt"
    fist = "《拳》 アクション ― 攻撃 コスト0 パワー4\nこれがヒットしたとき、カードを1枚引いてもよい。\n\n"
    told = "アンの手札に《拳》がある。アンは《拳》で攻撃する。ベンは防御しない。\nアンは《拳》の効果を使う。\n"
    path.write_text(f"{fist}アンのデッキに《拳》がある。{told}アンの手札は何枚？\n", encoding="utf-8")
    out = run("judge", path).out
    assert "filled in before line 5: all players pass (rounds: 3)\nline 5 is read as: 全員が3回ずつ" in out


def test_standard_input_is_read(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the file of the name -."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(SETTLED.encode())))
    answer = run("judge", "-", "--json")
    assert answer.document["situations"][0]["file"] == "-"
    assert answer.status == 0


def test_one_page_needs_nothing_else(run: Run, told: Path, tmp_path: Path) -> None:
    """It has question, answer, rule and account, and loads nothing."""
    page = tmp_path / "page.html"
    answer = run("judge", told, "--html", page)
    assert (answer.status, answer.out) == (0, "")
    written = page.read_text(encoding="utf-8")
    assert "アンのライフは？" in written
    assert "これがないと: 20" in written
    assert "アンは《霊薬》をプレイする" in written
    assert "src=" not in written
    assert "<link" not in written


def test_a_page_has_what_is_set_aside_and_what_is_asked_back(run: Run, tmp_path: Path) -> None:
    """Before the rulings, with the reason; and with what may be meant where there is no ruling."""
    path, page = tmp_path / "reserved.txt", tmp_path / "page.html"
    path.write_text(RESERVED, encoding="utf-8")
    run("--lang", "ja", "judge", path, "--html", page)
    shown = page.read_text("utf-8")
    assert "8行目を除いて進めました（カードは手札から動かず、使われません）: 《置物》 これは踊りを踊る。" in shown
    path.write_text("アンのらいふは？\n", encoding="utf-8")
    run("judge", path, "--html", page)
    assert "<li>アンのライフはいくつ？</li>" in page.read_text("utf-8")
    path.write_text(STOPPING, encoding="utf-8")
    run("judge", path, "--html", page)
    shown = page.read_text("utf-8")
    assert shown.index("<blockquote>カードが引かれたとき、踊る。</blockquote>") < shown.index("アンのライフは？</h2>")
    attack = (
        "アンの手札に《突き》がある。アンは《突き》で攻撃する。ダメージステップまで全員がパスする。ベンのライフは？"
    )
    path.write_text(f"《突き》 アクション ― 攻撃 コスト0 パワー3\n\n{attack}\n", encoding="utf-8")
    run("judge", path, "--html", page)
    assert 'data-symbol="{p}"' in page.read_text("utf-8")


def test_a_page_begins_with_what_does_not_happen(run: Run, tmp_path: Path) -> None:
    """The ruling says so first, before what is asked about."""
    told, page = tmp_path / "refused.txt", tmp_path / "page.html"
    told.write_text(SETTLED.replace("全員が", "アンは《霊薬》をプレイする。全員が"), encoding="utf-8")
    run("judge", told, "--html", page)
    written = page.read_text(encoding="utf-8")
    assert 0 < written.index("行われない") < written.index("<h2>アンのライフは？")


def test_a_file_that_is_not_there_is_a_sentence(run: Run, tmp_path: Path) -> None:
    """Status 2, as for every wrong use."""
    answer = run("judge", tmp_path / "none.txt")
    assert (answer.status, answer.err.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    "text", ["", "アンのライフは5である。アンのライフは7である。", "題: 甲\n題: 乙\n\nアンのライフは？\n"]
)
def test_a_contradiction_has_the_status_of_a_wrong_use(run: Run, tmp_path: Path, text: str) -> None:
    """The command does not call it a ruling that is open."""
    file = tmp_path / "told.txt"
    file.write_text(text, encoding="utf-8")
    assert run("judge", file).status == 2


def test_names_of_files_are_printed_on_one_line(run: Run, tmp_path: Path) -> None:
    """A name's control characters are shown by their pictures, to a file or another program too."""
    settled, opened, sheet = (tmp_path / f"{name}\x1b[31m\nc.txt" for name in "abs")
    settled.write_text(SETTLED.partition("\n")[2], encoding="utf-8")
    opened.write_text(OPEN, encoding="utf-8")
    sheet.write_text(CARDS, encoding="utf-8")
    for printed in (run("judge", settled, opened), run("card", sheet)):
        assert "\x1b" not in printed.out + printed.err
        assert "␛[31m␤c.txt" in printed.out
