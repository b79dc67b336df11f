"""The page makes the same verbs of nouns, and nouns of verbs."""

from collections.abc import Callable

from rulesdb.japanese.verbs import related_forms

Ask = Callable[[str, object], object]


def test_related_forms_are_those_of_python(ask: Ask, queries: list[str]) -> None:
    """Of all words, and of every ending behind kanji and behind kana."""
    endings = [chr(code) for code in range(ord("ぁ"), ord("ヺ") + 1)]
    made = [
        f"{stem}{ending}" for stem in ("巻", "巻き戻", "上げ", "置き換え", "しり", "鿿", "𠮷") for ending in endings
    ]
    terms = [*queries, *made, *(f"{word}る" for word in made)]
    assert ask("terms => terms.map(search.relatedForms)", terms) == [list(related_forms(term)) for term in terms]
