"""Keys of the page's search are those of Python, character by character."""

import sys
from collections.abc import Callable

import pytest

from rulesdb.japanese.folding import fold
from rulesdb.japanese.kana import hiragana, katakana
from rulesdb.japanese.romaji import plain_romaji
from rulesdb.search.lexicon.lexicon import alias_key, folded_key

Ask = Callable[[str, object], object]


CHEROKEE = {*range(0x13A0, 0x1400), *range(0xAB70, 0xABC0)}  # case folding makes capitals of its small letters
SURROGATES = range(0xD800, 0xE000)


@pytest.mark.parametrize(
    ("name", "function"),
    [
        ("fold", fold),
        ("aliasKey", alias_key),
        ("foldedKey", folded_key),
        ("hiragana", hiragana),
        ("katakana", katakana),
        ("plainRomaji", plain_romaji),
        ("strip", str.strip),
    ],
)
def test_keys_are_those_of_python(name: str, function: Callable[[str], str], ask: Ask, queries: list[str]) -> None:
    """For whatever is asked, as it is written and folded."""
    texts = [*queries, *map(fold, queries)]
    assert ask(f"texts => texts.map(text => search.{name}(text))", texts) == [function(text) for text in texts]


def test_every_character_is_folded_as_in_python(ask: Ask) -> None:
    """Case folding is more than small letters, and white space is not what JavaScript takes for it.

    Characters that Python's Unicode does not have yet are left out.
    """
    known = [code for code in range(sys.maxunicode + 1) if code not in SURROGATES and code not in CHEROKEE]
    signs = [f"a{sign}b" for sign in map(chr, known) if sign.isprintable() or sign.isspace()]
    assert ask("texts => texts.map(search.fold)", signs) == [fold(sign) for sign in signs]
