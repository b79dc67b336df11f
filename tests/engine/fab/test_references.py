"""References of Flesh and Blood's cards that mean nothing: refused where they are read, as pronouns of Magic are."""

import re

import pytest

from rulesdb.cli.catalogue.sentence_lookup import japanese
from rulesdb.engine.fab.language.card_sheets import read_card, read_sheets
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.source.text import SourceText

HEADER = "《火花》 アクション ― 攻撃 コスト0 パワー3"
_RESTS = (
    "「骨」という名前のカードのうち1つを選び、このターンの終わりまで、選ばれたものから、"
    "あなたのヒーロー自身が受けるダメージを、次の1点だけ、軽減する。"
)


@pytest.mark.parametrize(
    ("text", "word", "lacking"),
    [
        ("その攻撃を破壊する。", "その攻撃", "that anything attacks or hits"),
        ("その攻撃対象に2点の一般ダメージを与える。", "その攻撃対象", "that anything attacks or hits"),
        ("これ自身が闘技場に出たとき、その攻撃を破壊する。", "その攻撃", "that anything attacks or hits"),
        ("攻撃されたプレイヤーの手札のすべてのカードを追放する。", "攻撃された", "that anything attacks or hits"),
        ("そのイベントの発生源を破壊する。", "そのイベント", "which event it is about"),
        ("その激突で公開されたすべてのカードを追放する。", "その激突", "who has not won a clash"),
        ("追放したカードを破壊する。", "追放した", "what is banished"),
        ("すべての指定された名前のパーマネントを破壊する。", "指定された", "which name is chosen"),
        ("すべての選ばれたパーマネントを破壊する。", "選ばれた", "what is chosen"),
        ("すべてのその対象であるパーマネントを破壊する。", "その対象", "what is a target"),
        ("先行「甲」のすべてのカードを追放する。", "先行", "what 先行「甲」 is"),
    ],
)
def test_a_reference_to_what_is_not_said_is_refused(text: str, word: str, lacking: str) -> None:
    """The caret stands under it, and the message says what is missing, in both languages."""
    cards, (problem,) = read_sheets(SourceText("cards.txt", f"{HEADER}\n{text}\n"))
    assert (cards, problem.line, problem.column) == ((), 2, text.index(word) + 1)
    assert problem.message.endswith(f" means nothing here: nothing before it says {lacking}")
    assert japanese(problem.message)


@pytest.mark.parametrize(
    "text",
    [
        "これがヒットしたとき、その攻撃対象に1点の一般ダメージを与える。",
        "これが攻撃したとき、攻撃されたプレイヤーの手札のすべてのカードを追放する。",
        "カード名を1つ指定し、すべての指定された名前のパーマネントを破壊する。",
        "対象のヒーローに威嚇を行う。",
    ],
)
def test_a_reference_to_what_is_said_is_read(text: str) -> None:
    """Where the event, the choice or the name stands before it."""
    assert read_card(HEADER, text)


@pytest.mark.parametrize(
    ("text", "nth"),
    [
        (f"{_RESTS}すべての選ばれたパーマネントを破壊する。", 1),
        (f"すべての選ばれたパーマネントを破壊する。{_RESTS}", 0),
        (f"{_RESTS}{_RESTS}すべての選ばれたパーマネントを破壊する。", 2),
    ],
)
def test_the_caret_stands_under_the_one_that_means_nothing(text: str, nth: int) -> None:
    """The line has the same words where they mean something."""
    cards, (problem,) = read_sheets(SourceText("cards.txt", f"{HEADER}\n{text}\n"))
    starts = [one.start() for one in re.finditer("選ばれた", text)]
    assert (cards, problem.column) == ((), starts[nth] + 1)


def test_a_card_that_is_never_in_the_arena_prevents_nothing_by_itself() -> None:
    """A static ability functions in the arena (1.7.4): without a duration, nobody would notice that it does nothing."""
    with pytest.raises(EngineError, match="this prevents nothing"):
        read_card("《まもり》 インスタント コスト0", "ダメージを2点、軽減する。")
    assert read_card("《まもり》 インスタント コスト0", "このターン、ダメージを2点、軽減する。").abilities
    assert read_card("《まもり》 アクション ― オーラ コスト0", "ダメージを2点、軽減する。").abilities


def test_a_defense_reaction_neither_attacks_nor_hits() -> None:
    """What waits for it would never happen, so that it is no candidate, either."""
    for event in ("が攻撃したとき", "がヒットしたとき", "が攻撃にヒットしたとき"):
        with pytest.raises(EngineError, match="a defense reaction never attacks"):
            read_card(HEADER, f"タイプが防御リアクションのもの{event}、カードを1枚引く。")


def test_a_defense_reaction_gets_what_it_gets_as_it_resolves() -> None:
    """Its static abilities do not function as it defends (1.7.4a)."""
    line = "これが格納庫からプレイされているなら、{}これは、防御値に2の修整を得る。"
    header = "《石》 防御リアクション コスト0 防御2"
    assert read_card(header, line.format("")).abilities == read_card(header, line.format("今から、")).abilities
