"""Romaji of readings, and readings of romaji."""

import pytest

from rulesdb.japanese.romaji import SYLLABLES, hiragana_of_romaji, plain_romaji, romaji_of_hiragana


@pytest.mark.parametrize(
    ("reading", "romaji"),
    [
        ("けっか", "kekka"),
        ("まっちゃ", "maccha"),
        ("ちかんこうか", "chikankouka"),
        ("すりゔぁー", "suriva-"),
        ("ちぇいん", "chiein"),
        ("えっ", "eっ"),
        ("第2", "第2"),
    ],
)
def test_reading_is_written_in_romaji(reading: str, romaji: str) -> None:
    """Two kana of one Japanese sound are one syllable; of a foreign sound, the small kana counts by itself."""
    assert romaji_of_hiragana(reading) == romaji


@pytest.mark.parametrize("typed", [typed for typed, kana in SYLLABLES.items() if kana[1:] not in {"ぃ", "ぇ"}])
def test_every_syllable_has_the_plain_romaji_of_its_kana(typed: str) -> None:
    """Whichever way a Japanese sound is typed, it is found by the romaji of its reading."""
    kana = hiragana_of_romaji(typed)
    assert kana is not None
    assert plain_romaji(romaji_of_hiragana(kana)) == plain_romaji(typed)
