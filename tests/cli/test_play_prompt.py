"""``rulesdb play``: what a player is asked, and what can be written at the prompt."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from support.cli.oars_rulebook import Answer, Run

from rulesdb.cli.catalogue.sentence_lookup import japanese
from rulesdb.cli.game_lines import COMMANDS
from rulesdb.cli.game_prompt import Leaving, Prompt
from rulesdb.cli.terminal import width
from rulesdb.pipeline.games import GameQuestion

GAMES = ("fab", "mtg")
DECKS = Path(__file__).resolve().parents[2] / "docs" / "decks"
_HINT = re.compile(r"^0 to (\d+)(?:, or Enter for \d+)?; \? explains, q leaves$", re.MULTILINE)
_ASKED = re.compile(r"^\n((?:.+\n)+?)((?:.+ \[[^]]+\]\n)(?:  \d[\d–, ]*  .+\n)+)0 to ", re.MULTILINE)
"""A board, and the question below it with its options."""

_LEAST = "the option to pass, or Enter"
"""The line of a player who does nothing."""
_KEEP = "1"
"""The answer that a first hand is kept."""
_OPENING = {"fab": ["0"], "mtg": ["0", _KEEP]}
"""By the game, the answers before the first turn."""

Play = Callable[..., Answer]


@pytest.fixture
def play(run: Run, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Return a function that plays a game with the lines that a player writes, and then leaves it.

    The line ``_LEAST`` is the number of the option to pass, or else Enter.
    """
    asked: list[GameQuestion] = []
    answer = Prompt.answer

    def recorded(prompt: Prompt, question: GameQuestion) -> int | Leaving:
        asked.append(question)
        return answer(prompt, question)

    monkeypatch.setattr(Prompt, "answer", recorded)

    def play(lines: Iterable[str], *arguments: object) -> Answer:
        written: Iterator[str] = iter(lines)

        def line() -> str | None:
            following = next(written, None)
            if following != _LEAST:
                return following
            passing = asked[-1].passing
            return "" if passing is None else str(passing)

        monkeypatch.setattr("rulesdb.cli.game_prompt.read_line", line)
        return run("play", "--seed", "5", *arguments)

    return play


def _passes(number: int) -> list[str]:
    return [_LEAST] * number


def _at_random(number: int) -> list[str]:
    """Return answers at random: of two options at least, each of these answers is one."""
    chance = Random(5)  # noqa: S311  (answers of a player, not a secret)
    return [chance.choice(("0", "1", "", "")) for _ in range(number)]


@pytest.mark.in_part(0, 1)
@pytest.mark.parametrize("game", GAMES)
def test_who_can_only_pass_is_not_asked(play: Play, game: str) -> None:
    """Every question has two options at least, from the first one to the end of the game."""
    out = play(_at_random(3000), "--game", game).out
    last = [int(number) for number in _HINT.findall(out)]
    assert len(last) > 20
    assert min(last) >= 1
    assert re.search(r"(あなた|相手)の勝利 \[[0-9.a-z]+\]\n", out)
    assert out.endswith("the game is over\n")


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_only_questions_where_passing_is_all_are_left_out(play: Play, game: str) -> None:
    """The same game, asked always, has all other questions in the same order."""
    asked = _HINT.findall(play(["0"] * 40, "--game", game, "--ask", "choices").out)
    always = _HINT.findall(play(["0"] * 300, "--game", game, "--ask", "always").out)
    others = [number for number in always if number != "0"]
    assert others[: len(asked)] == asked[: len(others)]
    assert len(always) > len(others) > 5


@pytest.mark.exhaustive
def test_who_can_only_make_mana_without_a_use_is_not_asked(play: Play) -> None:
    """What is left out are questions with nothing but lands to tap, while the stack is empty; a note says so once."""
    asked = _ASKED.findall(play([*_OPENING["mtg"], "0", *_passes(60)], "--game", "mtg", "--ask", "choices").out)
    out = play([*_OPENING["mtg"], "0", *_passes(20)], "--game", "mtg").out
    assert out.count("you are not asked where only mana without a use can be made; ask choices asks there too\n") == 1
    fewer = _ASKED.findall(out)
    idle = re.compile(r"優先権 \[408\.1\]\n(?:  \d+  《[^》]+》の能力をプレイする \[411\.1\]\n)+  \d+  パスする .+\n")
    useful = [one for one in asked if not idle.fullmatch(one[1]) or "  スタック: " in one[0]]
    assert [one[1] for one in useful[: len(fewer)]] == [one[1] for one in fewer[: len(useful)]]
    assert len(asked) > len(useful) > 5


@pytest.mark.in_part(1)
@pytest.mark.parametrize("game", GAMES)
def test_turn_and_life_stand_above_every_question(play: Play, game: str) -> None:
    """With the phase or step, and the cards in hands and decks of both players."""
    opening = _OPENING[game]
    asked = _ASKED.findall(play([*opening, *_passes(20)], "--game", game).out)
    boards = [board.splitlines() for board, _ in asked][len(opening) :]
    assert len(boards) == 21
    for board in boards:
        assert re.match(r"ターン\d+\((あなた|相手)のターン\): .*(フェイズ|ステップ)", board[0])
        assert re.match(r"あなた: ライフ\d+、手札\d+、(デッキ|ライブラリー)\d+", board[1])
        assert re.match(r"相手: ライフ\d+、手札\d+、(デッキ|ライブラリー)\d+", board[2])


@pytest.mark.in_part(1, 1)
@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_lines_fit_a_narrow_terminal(play: Play, monkeypatch: pytest.MonkeyPatch, game: str, language: str) -> None:
    """Characters of full width count two."""
    monkeypatch.setenv("COLUMNS", "60")
    answer = play(["0", "?", "0?", "i", "zz", "1.0.2a", *_passes(60)], "--game", game, "--lang", language)
    assert [line for line in (answer.out + answer.err).splitlines() if width(line) > 60] == []


@pytest.mark.in_part(1)
@pytest.mark.parametrize("game", GAMES)
def test_cards_of_the_opponent_have_names(play: Play, game: str) -> None:
    """What the opponent plays is public as it is played, and stands on the board while it lies there."""
    out = play(["0", *_passes(150)], "--game", game).out
    assert re.search(r"^相手: 《[^》]+》をプレイする$", out, re.MULTILINE)
    hidden = re.findall(r"^相手: カードをプレイする\n(.+)", out, re.MULTILINE)
    assert [line for line in hidden if "裏向き" not in line] == []
    assert re.search(r"^  相手の(場|闘技場): 《", out, re.MULTILINE)
    assert "相手はカードを1枚引く" in out


def test_a_question_mark_explains_the_question_its_options_and_the_prompt(play: Play) -> None:
    """Each with the rule that it comes from; then the same question waits."""
    answer = play(["0", "?", "？"])
    explained = answer.out.rpartition("? explains, q leaves\n")[2]
    assert "優先権 [1.11.1]" in explained
    assert re.search(r"  \d  何もせずに、優先権を次のプレイヤーに渡す。 \[1\.11\.4\]", explained)
    assert all(written in explained for written in COMMANDS)
    assert explained.count("優先権 [1.11.1]") == 2


@pytest.mark.parametrize("sentence", COMMANDS.values())
def test_what_can_be_written_is_explained_in_japanese(sentence: str) -> None:
    """Every meaning has its row in the catalogue."""
    assert japanese(sentence) is not None


def test_a_number_with_a_question_mark_shows_option_rule_and_card(play: Play) -> None:
    """The text of the rule is that of the home."""
    out = play(["0", "1?"]).out.rpartition("q leaves\n")[2]
    assert re.match(r"1  《[^》]+》をプレイする \[5\.1\.1\]\n  コストを支払って", out)
    assert re.search(r"^  《[^》]+》 .* ピッチ\d", out, re.MULTILINE)
    assert "fab:5.1.1" in out
    assert "カードをプレイするとは" in out


@pytest.mark.parametrize("written", ["1.11.4", "１．１１．４", "fab:1.11.4", "r 1.11.4", "1.11.4?"])
def test_the_number_of_a_rule_shows_its_text(play: Play, written: str) -> None:
    """However it is written."""
    out = play(["0", written]).out.rpartition("q leaves\n")[2]
    assert out.startswith("fab:1.11.4")
    assert "「パス」" in out


def test_a_rule_that_no_text_has_is_said_so(play: Play) -> None:
    """On standard error, and the game goes on."""
    answer = play(["0", "r 300", "99.9.9"])
    assert "No loaded text has fab:300" in answer.err
    assert "No loaded text has fab:99.9.9" in answer.err


def test_without_a_home_the_way_to_one_is_said(play: Play, tmp_path: Path) -> None:
    """Nothing is built in the midst of a game."""
    answer = play(["0", "1.11.4"], "--home", tmp_path / "none")
    assert "nothing has been built in this home; run: rulesdb build" in answer.err
    assert not (tmp_path / "none").exists()


def test_sheets_of_cards_by_name_and_by_number(play: Play) -> None:
    """Part of a name is enough; the card of the opponent is one that lies there; no name means the options'."""
    sword = "  《古い剣》 武器 ― 剣・片手 パワー2\n    1ターンに1回、アクション ― コストなし: 『攻撃』\n"
    for written in ("i 古い剣", "i 《古い剣》", "i い剣", "i 0"):
        assert play(["0", written]).out.endswith(sword)
    assert sword in play(["0", "i"]).out
    missing = play(["0", "i 無い名"])
    assert "no card that you have seen is called '無い名'" in missing.err
    assert "no card is asked about here" in play(["i"]).err


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("xyz", "there is no 'xyz' here; write a number from 0 to 1, or ? for help"),
        ("７", "there is no '７' here; write a number from 0 to 1, or ? for help"),
        ("7?", "there is no '7?' here; write a number from 0 to 1, or ? for help"),
        ("p", "passing does not answer this question; write the number of an option"),
        ("ask often", "you can be asked always, choices or plays; write ask and one of them (plays now)"),
        ("save", "write the file to save the game in behind save, as in save game.json"),
        ("save /dev/null/x", "cannot be written ("),
        ("save a\0b", r"'a\x00b' cannot name a file"),
    ],
)
def test_what_cannot_be_written_is_answered_in_a_line(play: Play, written: str, said: str) -> None:
    """With the way out; the question waits for its answer."""
    answer = play([written, "0"])
    assert said in answer.err
    assert answer.err.count("rulesdb: ") == 1
    assert "あなた: あなたを選ぶ" in answer.out


def test_a_player_passes_on_until_something_happens(play: Play) -> None:
    """Before the next question the opponent has done something, or another turn has begun."""
    asked = ("--game", "mtg", "--ask", "choices")
    once = len(_HINT.findall(play([*_OPENING["mtg"], "0", *_passes(12)], *asked).out.partition("ターン3")[0]))
    out = play([*_OPENING["mtg"], "0", *["p"] * 6], *asked).out
    assert len(_HINT.findall(out.partition("ターン3")[0])) < once
    after = _HINT.split(out)[::2][4:-1]
    assert len(after) == 6
    for text in after:
        assert re.search(r"^(相手: [^パ]|(相手|あなた)のターンの)", text, re.MULTILINE)


def test_a_player_passes_on_also_where_everything_is_asked(play: Play) -> None:
    """What is written counts more than the option."""
    asked = _HINT.findall(play([*_OPENING["mtg"], *_passes(5)], "--game", "mtg", "--ask", "always").out)
    out = play([*_OPENING["mtg"], "p"], "--game", "mtg", "--ask", "always").out
    assert asked.count("0") > 2
    assert len(_HINT.findall(out)) == 4
    assert len(re.findall("^相手: パスする", out, re.MULTILINE)) > 2


@pytest.mark.exhaustive
def test_when_to_ask_can_be_changed_at_the_prompt(play: Play) -> None:
    """From then on questions with a single option are asked, until it is changed back."""
    out = play(["0", "ask always", *_passes(9), "ask choices", *_passes(20)], "--game", "mtg").out
    asked = _HINT.findall(out)
    assert "be asked also where you can only pass\n" in out
    assert "0" in asked[:11]
    assert "0" not in asked[11:]


def test_a_game_is_saved_and_gone_on_with(play: Play, run: Run, tmp_path: Path) -> None:
    """At the prompt, without leaving it."""
    file = tmp_path / "game.json"
    answer = play(["0", f"save {file}", "", ""])
    assert f"go on with rulesdb play --game fab --load {file}" in answer.err
    assert json.loads(file.read_text(encoding="utf-8"))["choices"] == [0]
    assert "ターン1(あなたのターン): アクションフェイズ" in run("play", "--load", file).out


def test_a_player_gives_up_or_leaves(play: Play) -> None:
    """Only who gives up loses."""
    assert play(["0", "concede"]).out.endswith("you give up; 相手 wins\n")
    assert "wins" not in play(["0", "q"]).out


def test_a_draw_is_offered(play: Play) -> None:
    """Who plays at random agrees at times; the game goes on where it is if not, and no other draw is offered there."""
    answer = play(["0", *["draw", "draw", "0"] * 20])
    asked = answer.out.count("the opponent does not agree to a draw")
    assert 0 < asked < 20
    assert answer.err.count("the opponent has just refused a draw") >= asked
    assert answer.out.endswith("引き分け [4.5.4c]\nyou agree to a draw\n")
    refused = play(["0", "0", "draw"], "--game", "mtg")
    assert "no rule of this game that is loaded lets its players agree to a draw" in refused.err


def test_what_is_chosen_so_far_is_shown(play: Play) -> None:
    """Cards that are declared as defending one by one stand above the next question, before they defend."""
    out = play(["1", "0", "0", ""], "--seed", "7").out
    first, second = out.split("防御するカード [7.3.2]\n")[1:3]
    assert re.match(r"  so far: 《.+》\n  0", second)
    assert first.startswith("  0")


def test_options_that_say_the_same_share_a_line(play: Play) -> None:
    """Copies of a card in hand are one line with the numbers of all."""
    asked = play(["0"]).out.rpartition("優先権 [1.11.1]\n")[2]
    lines = [line for line in asked.splitlines() if line.startswith("  ")]
    texts = [line.strip().partition("  ")[2] for line in lines]
    assert all(first != second for first, second in pairwise(texts))
