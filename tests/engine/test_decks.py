"""Decks of every game: those that docs/decks shows, and games that begin with them."""

from pathlib import Path

import pytest

from rulesdb.engine.fab.decks import read_deck
from rulesdb.engine.games import bundle
from rulesdb.engine.kernel.process.process import start
from rulesdb.source.text import SourceText
from rulesdb.source.text_reading import read_text

_DECKS = sorted((Path(__file__).resolve().parents[2] / "docs" / "decks").glob("*.txt"))


@pytest.mark.parametrize("file", _DECKS, ids=lambda file: file.stem)
def test_a_game_begins_with_a_deck_of_the_documents(file: Path) -> None:
    """The name of the file begins with its game; the other player has the sample deck."""
    game = bundle(file.name.partition("-")[0])
    deck, problems = game.read_deck(read_text(file))
    assert problems == ()
    state = game.begin(1, (deck, None))
    names = {item.card.name for item in state.objects.values() if item.owner == 0}
    assert {card.name for card in deck.deck} <= names
    assert [player.name for player in state.players] == ["あなた", "相手"]
    assert start(game.rules, state)[0].decision is not None


def test_a_deck_that_is_not_understood_is_reported_where_it_is_wrong() -> None:
    """As the sheets of any file."""
    deck, (problem,) = bundle("mtg").read_deck(SourceText("deck.txt", "4x 《子熊》 「{G}」 くま"))
    assert deck is None
    assert (problem.line, problem.column) == (1, 15)


_HERO = "《キリ》 ヒーロー ライフ20 知力4"
_HAT = "《帽子》 装備品 ― 頭 防御1"
_SWORD = "《剣》 武器 ― 剣・片手 パワー2"
_BLOW = "3x 《踏み込み》 アクション ― 攻撃 コスト0 ピッチ1 パワー3 防御3"
_TOKEN = "《光》 トークン ― オーラ"  # noqa: S105  (a token of the game)


def _source(*sheets: str) -> SourceText:
    return SourceText("deck.txt", "\n\n".join(sheets))


def test_the_types_of_cards_say_what_each_is_in_a_deck() -> None:
    """A hero, what the hero begins with, the deck in copies, and tokens, in any order of the file."""
    seat, problems = read_deck(_source(_BLOW, _HAT, _TOKEN, _HERO, f"2x {_SWORD}"))
    assert problems == ()
    assert seat is not None
    assert seat.hero is not None
    assert (seat.hero.name, [card.name for card in seat.deck]) == ("キリ", ["踏み込み"] * 3)
    assert [card.name for card in seat.equipment] == ["帽子", "剣", "剣"]
    assert [card.name for card in seat.others] == ["光"]


@pytest.mark.parametrize("more", ["《兜》 装備品 ― 頭", f"3x {_SWORD}"])
def test_more_equipment_than_zones_is_chosen_from_as_the_game_starts(more: str) -> None:
    """The card-pool has the deck, too, from which cards may be left out (4.1.4, 4.1.5)."""
    seat, problems = read_deck(_source(_BLOW, _HAT, _HERO, more))
    assert problems == ()
    assert seat is not None
    assert (seat.deck, seat.equipment) == ((), ())
    assert len(seat.pool) == (5 if "兜" in more else 7)


@pytest.mark.parametrize(
    ("sheets", "line", "message"),
    [
        ((_BLOW,), 1, "no game can begin without a hero (1.1.1a)"),
        ((_HERO, "《ヒル》 ヒーロー ライフ20 知力4"), 3, "no game can begin with 《ヒル》 here (1.1.3, 1.3.2a)"),
        ((_HERO, "2x 《雷光》 「魔術師」 アクション コスト0"), 3, "no game can begin with 《雷光》 here (1.1.3)"),
        (
            (_HERO, "《何か》 装備品"),
            3,
            "《何か》 is no card of a deck, no weapon, and no equipment of a zone of the arena",
        ),
    ],
)
def test_a_deck_that_no_game_can_begin_with(sheets: tuple[str, ...], line: int, message: str) -> None:
    """The finding stands at the card, with the numbers of the rules that forbid it."""
    seat, (problem,) = read_deck(_source(*sheets))
    assert seat is None
    assert (problem.code, problem.line, problem.message) == ("deck-not-allowed", line, message)
