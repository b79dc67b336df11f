"""``rulesdb play``: games with decks of one's own, as card sheets."""

import json
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run

DECKS = Path(__file__).resolve().parents[2] / "docs" / "decks"


@pytest.fixture(autouse=True)
def _leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the player leave at the first question."""
    monkeypatch.setattr("rulesdb.cli.game_prompt.read_line", lambda: None)


def test_a_game_with_decks_of_both_players(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each begins with what the deck has, beside the cards of the deck itself."""
    deck, typed = DECKS / "fab-swords.txt", iter(["0"])
    monkeypatch.setattr("rulesdb.cli.game_prompt.read_line", lambda: next(typed, None))
    board = run("play", "--seed", "7", "--deck", deck, "--opponent-deck", deck).out
    assert board.count("《橋守りの剣》 パワー3、《革の帽子》 防御1、《厚い胴着》 防御1") == 2
    assert run("play", "--game", "mtg", "--deck", DECKS / "mtg-bears.txt").status == 0


def test_who_brings_more_chooses_as_the_game_starts(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is equipped to a zone, by the zone; and which cards of 41 are left out of a deck of 40."""
    deck = tmp_path / "deck.txt"
    hats = "《革の帽子》 装備 ― 頭 防御1\n\n《鉄の兜》 装備 ― 頭 防御2\n\n"
    cards = "21x 《突き》 アクション ― 攻撃 コスト0 ピッチ1 パワー3\n\n20x 《水》 リソース ピッチ3\n"
    deck.write_text(f"《人》 ヒーロー ライフ20 知力4\n\n{hats}{cards}", encoding="utf-8")
    typed = iter(["0", "2", "1"])
    monkeypatch.setattr("rulesdb.cli.game_prompt.read_line", lambda: next(typed, None))
    out = run("play", "--seed", "7", "--deck", deck).out
    asked = out.partition("頭に装備するカード [4.1.4]\n")[2]
    assert asked.startswith("  0  これ以上は選ばない\n  1  《革の帽子》を選ぶ\n  2  《鉄の兜》を選ぶ\n")
    assert (
        "デッキに入れないカード [4.1.5]\n  0  これ以上は選ばない\n  1–21  《突き》を選ぶ\n  22–41  《水》を選ぶ\n"
        in out
    )
    assert out.count("デッキに入れないカード [4.1.5]\n") == 1
    assert "デッキ40" in out
    assert "《鉄の兜》があなたの頭に装備される" in out


def test_a_saved_game_has_its_decks(run: Run, tmp_path: Path) -> None:
    """It is gone on with although the files of the decks are gone; another deck then is wrong use."""
    deck, saved = tmp_path / "deck.txt", tmp_path / "game.json"
    deck.write_text((DECKS / "fab-swords.txt").read_text(encoding="utf-8"), encoding="utf-8")
    begun = run("play", "--seed", "7", "--deck", deck, "--save", saved)
    deck.unlink()
    assert run("play", "--load", saved).out == begun.out
    refused = run("play", "--load", saved, "--deck", deck)
    assert refused.status == 2
    assert refused.err.startswith("rulesdb: a saved game has its decks; leave --deck and --opponent-deck out")


def test_a_deck_in_a_saved_game_that_is_none(run: Run, tmp_path: Path) -> None:
    """One sentence, as for any file that is no saved game."""
    saved = tmp_path / "game.json"
    run("play", "--deck", DECKS / "fab-swords.txt", "--save", saved)
    game = json.loads(saved.read_text(encoding="utf-8"))
    saved.write_text(json.dumps(game | {"decks": ["《》"]}), encoding="utf-8")
    answer = run("play", "--load", saved)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("rulesdb: the deck of this game is no deck (line 1)")


@pytest.mark.parametrize(
    ("game", "sheets", "said", "marked"),
    [
        ("fab", "3x 《強打》 アクション ― 攻撃 コスト0", "no game can begin without a hero (1.1.1a)", "^"),
        (
            "fab",
            "《人》 ヒーロー ライフ20 知力4\n\n2x 《雷》 「魔術師」 アクション コスト0",
            "no game can begin with 《雷》 here (1.1.3)",
            "^^^^",
        ),
        ("mtg", "4x 《熊》 「{G}」 くま", "くま is not known here", "                    ^^^^"),
    ],
)
def test_a_mistake_in_a_deck_is_shown_where_it_is(  # noqa: PLR0913, PLR0917  (the fields of a case)
    run: Run, tmp_path: Path, game: str, sheets: str, said: str, marked: str
) -> None:
    """Its line, with a caret below, and the number of the rule that forbids it."""
    file = tmp_path / "deck.txt"
    file.write_text(sheets + "\n", encoding="utf-8")
    answer = run("play", "--game", game, "--deck", file)
    assert (answer.status, answer.out) == (2, "")
    place, line, caret, *_ = answer.err.splitlines()
    assert said in place
    assert place.startswith(f"{file}:{len(sheets.splitlines())}:") or "hero" in place
    assert line.strip() in sheets
    assert caret.strip(" ") in marked or marked in caret
    assert answer.err.endswith(f"rulesdb: {file}: no game can begin with this deck; correct what is marked above\n")


def test_mistakes_are_told_in_japanese_where_the_user_is(run: Run, tmp_path: Path) -> None:
    """The number of the rule stays."""
    file = tmp_path / "deck.txt"
    file.write_text("《強打》 アクション ― 攻撃 コスト0\n", encoding="utf-8")
    answer = run("--lang", "ja", "play", "--deck", file)
    assert "ヒーローがいないので、ゲームを始められません (1.1.1a)" in answer.err
    assert "このデッキではゲームを始められません" in answer.err


def test_a_file_that_is_much_too_large_is_no_deck(run: Run, tmp_path: Path) -> None:
    """It would make a saved game that cannot be loaded."""
    file = tmp_path / "deck.txt"
    file.write_text("# 覚え書き\n" * 3000, encoding="utf-8")
    answer = run("play", "--deck", file)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == (
        f"rulesdb: {file}: is larger than 30,000 bytes, more than any deck has; "
        "name a file with the card sheets of one deck\n"
    )
