"""What a query is about: terms in all ways to say them, and the other words."""

from pathlib import Path

import pytest
from harbour import ANALYZER, INDEX, RULES

from rulesdb.search.concepts import Concept, understand
from rulesdb.search.errors import SearchIndexError
from rulesdb.search.lexicon import EMPTY, FILE, make_lexicon, read_lexicon, write_lexicon
from rulesdb.search.query import MOST_WORDS
from rulesdb.search.romaji import plain_romaji
from rulesdb.search.searching import search
from rulesdb.search.typos import corrected
from rulesdb.search.verbs import related_forms
from rulesdb.source.glossaries import GlossaryEntry

GLOSSARY = (
    GlossaryEntry("oar", "灯台", "とうだい", "lighthouse", "1.1.1", ("ライトハウス", "明かりの塔")),
    GlossaryEntry("oar", "船員", "せんいん", "sailor", None, ("クルー",)),
    GlossaryEntry("sled", "橇", "そり", "sled", None, ()),
)
LEXICON = make_lexicon(GLOSSARY, RULES)


def surfaces(query: str) -> list[tuple[str, ...]]:
    """Return the written words of each concept's first wording."""
    return [tuple(word.surface for word in each.wordings[0].words) for each in understand(query, ANALYZER, EMPTY)]


def terms(query: str) -> list[set[str]]:
    """Return the index terms of each concept's first wording."""
    return [{word.term for word in each.wordings[0].words} for each in understand(query, ANALYZER, EMPTY)]


def meanings(query: str) -> list[list[str]]:
    """Return why each concept's wordings are looked for, where that is not the words themselves."""
    concepts: tuple[Concept, ...] = understand(query, ANALYZER, LEXICON)
    return [[wording.why for wording in each.wordings if wording.why] for each in concepts]


def test_particles_and_signs_are_no_words() -> None:
    """What every sentence has is not looked up."""
    assert surfaces("灯台の、鐘を!") == [("灯台",), ("鐘",)]


def test_spellings_of_a_word_have_one_term() -> None:
    """Inflection does not matter."""
    assert terms("取り除いた") == terms("取り除く")


@pytest.mark.parametrize(
    ("noun", "verb"),
    [("巻き戻し", "巻き戻す"), ("支払い", "支払う"), ("動き", "動く"), ("置き換え", "置き換える"), ("生け贄", None)],
)
def test_a_noun_and_its_verb_are_related(noun: str, verb: str | None) -> None:
    """Each leads to the other; a noun that ends in kanji has no verb, nor has a word in kana alone."""
    if verb is None:
        assert related_forms(noun) == ()
    else:
        assert verb in related_forms(noun)
        assert noun in related_forms(verb)


@pytest.mark.parametrize("word", ["", "し", "する", "ない", "x"])
def test_words_without_kanji_are_related_to_none(word: str) -> None:
    """Too many are alike."""
    assert related_forms(word) == ()


@pytest.mark.parametrize(("noun", "rule"), [("取り除き", "oar:1.1.1a"), ("守り", "oar:1.2.1"), ("乗り", "kite:7.2b")])
def test_a_verb_in_a_rule_is_found_by_its_noun(noun: str, rule: str) -> None:
    """The texts have the verbs alone, inflected."""
    assert [hit.id for hit in search(RULES, INDEX, noun, analyzer=ANALYZER).hits] == [rule]


def test_a_compound_confirms_its_words() -> None:
    """The short words are one concept, and the compound is among them."""
    assert surfaces("取り除く") == [("取り", "除く", "取り除く")]


def test_words_that_say_nothing_are_dropped_beside_others() -> None:
    """する alone is a question, beside a noun it is grammar."""
    assert surfaces("合図すること") == [("合図",)]
    assert surfaces("する") == [("する",)]


def test_a_word_is_looked_up_once_and_not_without_end() -> None:
    """Repetition costs nothing, and a very long query is cut."""
    assert len(understand("鐘 " * 1000, ANALYZER, EMPTY)) == 1
    assert len(understand(" ".join(f"x{at}y" for at in range(1000)), ANALYZER, EMPTY)) <= MOST_WORDS


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ("とうだい", "reading: とうだい → 灯台"),
        ("トウダイ", "reading: トウダイ → 灯台"),
        ("lighthouse", "english: lighthouse → 灯台"),
        ("toudai", "romaji: toudai → 灯台"),
        ("tōdai", "romaji: tōdai → 灯台"),
        ("ライトハウス", "players: ライトハウス → 灯台"),
        ("明かりの塔", "players: 明かりの塔 → 灯台"),
    ],
)
def test_every_way_to_say_a_term_leads_to_it(query: str, why: str) -> None:
    """Reading, English, romaji and players' words find what the name finds, and say so."""
    assert meanings(query) == [[why]]
    results = search(RULES, INDEX, query, analyzer=ANALYZER, lexicon=LEXICON)
    assert results.hits[0].id == "oar:1.1.1"
    assert why in results.hits[0].why


def test_terms_without_a_blank_between_them_are_two() -> None:
    """A query in one piece is taken apart at the terms."""
    assert len(understand("灯台船員", ANALYZER, LEXICON)) == 2


def test_a_reading_within_a_word_is_no_term() -> None:
    """Kana that happen to stand in a sentence do not call up a term."""
    assert meanings("とうだいもとくらし") == [[] for _ in understand("とうだいもとくらし", ANALYZER, LEXICON)]


def test_terms_of_games_that_are_not_loaded_are_unknown() -> None:
    """The glossary of another game says nothing here."""
    assert not any("橇" in alias.name for found in LEXICON.aliases.values() for alias in found)


@pytest.mark.parametrize("typo", ["とうだぃ", "とだい", "とううだい", "ライトハウヌ", "lighthuose"])
def test_a_misspelt_term_is_found_and_put_right(typo: str) -> None:
    """One wrong, missing, doubled or swapped character: the term is found, and its spelling suggested."""
    assert corrected(typo, LEXICON)[0] == "灯台"
    results = search(RULES, INDEX, typo, analyzer=ANALYZER, lexicon=LEXICON)
    assert (results.hits[0].id, results.suggestion) == ("oar:1.1.1", "灯台")
    assert results.hits[0].why[0] == f"typo: {typo} → 灯台"


def test_what_is_far_from_every_term_is_left_alone() -> None:
    """A word of its own is no misspelling of another."""
    assert corrected("望遠鏡", LEXICON) == ("望遠鏡", ())


@pytest.mark.parametrize("spelling", ["shoryoku", "syoryoku", "shouryoku", "shōryoku", "SYOURYOKU"])
def test_romaji_has_one_plain_form(spelling: str) -> None:
    """Hepburn, Kunrei, keyboard spelling and macrons are one word."""
    assert plain_romaji(spelling) == plain_romaji("shoryoku")


def test_lexicon_is_kept_with_the_index(tmp_path: Path) -> None:
    """It is read as it was written; one that is damaged is told from one that is missing by nobody."""
    write_lexicon(LEXICON, tmp_path)
    assert read_lexicon(tmp_path) == LEXICON
    (tmp_path / FILE).write_text("[]", encoding="utf-8")
    with pytest.raises(SearchIndexError, match="rulesdb build"):
        read_lexicon(tmp_path)
