"""The order of the syllabary, as a reader of a Japanese index expects it."""

import random

import pytest

from rulesdb.japanese.gojuon import grouped, label, sort_key


@pytest.mark.parametrize(
    "in_order",
    [
        ("あい", "かき", "さしみ", "たね", "なみ", "はね", "まり", "やま", "らいう", "わに"),
        ("かき", "がき", "かきね", "がきね"),  # voicing counts only between words that are alike without it
        ("はは", "ばば", "ぱぱ"),
        ("きゃく", "きやく", "きゃくや"),  # small kana are as large ones, until nothing else differs
        ("おおか", "オーキ", "おおく"),  # a long mark is the vowel that it lengthens; katakana are as hiragana
        ("ちから", "（ちからいし）", "ちからみず"),  # brackets count for nothing
    ],
)
def test_words_are_in_the_order_of_the_syllabary(in_order: tuple[str, ...]) -> None:
    """However they come."""
    shuffled = random.Random(7).sample(in_order, len(in_order))  # noqa: S311  (nothing secret)
    assert sorted(shuffled, key=sort_key) == sorted(in_order, key=in_order.index)


@pytest.mark.parametrize(
    ("word", "heading"),
    [
        ("ぎゃく", "か"),
        ("ヴァイス", "あ"),
        ("ん", "わ"),
        ("『を", "わ"),
        ("漢", "漢字"),
        ("Zed", "英字"),
        ("７つ", "その他"),
        ("", "その他"),
        ("<", "その他"),
    ],
)
def test_a_word_stands_under_the_first_kana_of_its_row(word: str, heading: str) -> None:
    """Where it begins with no kana, under its script."""
    assert label(word) == heading


def test_headings_come_in_order_and_without_empty_ones() -> None:
    """Kana, then kanji whose reading nobody knows, then Latin letters, then the rest."""
    words = ("8", "b", "わに", "漢", "あい", "A")
    assert grouped((word, word) for word in words) == [
        ("あ", ("あい",)),
        ("わ", ("わに",)),
        ("漢字", ("漢",)),
        ("英字", ("A", "b")),
        ("その他", ("8",)),
    ]
