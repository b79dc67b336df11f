"""The page makes the same verbs of nouns, and nouns of verbs."""

from collections.abc import Callable

from rulesdb.japanese.verbs import ENDINGS, dictionary_forms, plain_of_potential, related_forms

Ask = Callable[[str, object], object]


def test_related_forms_are_those_of_python(ask: Ask, queries: list[str]) -> None:
    """Of all words, and of every ending behind kanji and behind kana."""
    endings = [chr(code) for code in range(ord("ぁ"), ord("ヺ") + 1)]
    made = [
        f"{stem}{ending}" for stem in ("巻", "巻き戻", "上げ", "置き換え", "しり", "鿿", "𠮷") for ending in endings
    ]
    terms = [*queries, *made, *(f"{word}る" for word in made)]
    assert ask("terms => terms.map(search.relatedForms)", terms) == [list(related_forms(term)) for term in terms]


def test_dictionary_forms_are_those_of_python(ask: Ask, queries: list[str]) -> None:
    """Of every ending behind kana and behind kanji, and of what they may be the potential form of."""
    stems = ("漕い", "うたっ", "た", "見", "漕げ", "沈ん", "たべら", "𠮷")
    written = [*queries, *(f"{stem}{ending}" for stem in stems for endings, _ in ENDINGS for ending in endings)]
    forms = "texts => texts.map(search.dictionaryForms)"
    assert ask(forms, written) == [list(dictionary_forms(text)) for text in written]
    assert ask("texts => texts.map(search.plainOfPotential)", written) == [
        list(plain_of_potential(text)) for text in written
    ]
