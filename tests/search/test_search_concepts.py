"""Concepts of a query: mentions of terms by any of their aliases, and the other words."""

from pathlib import Path

import pytest
from support.search.harbour_rulebook import ANALYZER, CORPUS, INDEX, RULES, graph, node, plain_index, reading

from rulesdb.japanese.romaji import plain_romaji
from rulesdb.japanese.verbs import related_forms
from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.answer.searching import search
from rulesdb.search.index.lexicon_file import FILE, read_lexicon, write_lexicon
from rulesdb.search.index.sealed_index import seal_index
from rulesdb.search.lexicon.concepts import Concept, understand
from rulesdb.search.lexicon.lexicon import EMPTY
from rulesdb.search.lexicon.lexicon_maker import make_lexicon
from rulesdb.search.lexicon.typos import Speller
from rulesdb.search.query.query_limits import MOST_WORDS
from rulesdb.search.search_errors import SearchIndexError
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.source.related_words import RelatedWord

GLOSSARY = (
    GlossaryEntry("oar", "灯台", "とうだい", "lighthouse", "1.1.1", ("ライトハウス", "明かりの塔")),
    GlossaryEntry("oar", "船員", "せんいん", "sailor", None, ("クルー",)),
    GlossaryEntry("sled", "橇", "そり", "sled", None, ()),
)
LEXICON = make_lexicon(GLOSSARY, RULES, ANALYZER)
SPELLER = Speller(LEXICON, CORPUS)
KNOWING = Corpus(RULES, INDEX, LEXICON, analyzer=ANALYZER)


def surfaces(query: str) -> list[tuple[str, ...]]:
    """Return the written words of each concept's first expansion."""
    return [
        tuple(word.surface for word in each.expansions[0].words) for each in understand(query, ANALYZER, EMPTY).concepts
    ]


def terms(query: str) -> list[set[str]]:
    """Return the index terms of each concept's first expansion."""
    return [{word.term for word in each.expansions[0].words} for each in understand(query, ANALYZER, EMPTY).concepts]


def meanings(query: str) -> list[list[str]]:
    """Return why each concept's expansions are looked for, where that is not the words themselves."""
    concepts: tuple[Concept, ...] = understand(query, ANALYZER, LEXICON).concepts
    return [[expansion.why for expansion in each.expansions if expansion.why] for each in concepts]


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
    assert [hit.id for hit in search(CORPUS, noun).hits] == [rule]


def test_a_compound_confirms_its_words() -> None:
    """The short words are one concept, and the compound is among them."""
    assert surfaces("取り除く") == [("取り", "除く", "取り除く")]


def test_words_that_say_nothing_are_dropped_beside_others() -> None:
    """する alone is a question, beside a noun it is grammar."""
    assert surfaces("合図すること") == [("合図",)]
    assert surfaces("する") == [("する",)]


@pytest.mark.exhaustive
def test_a_word_is_looked_up_once_and_not_without_end() -> None:
    """Repetition costs nothing, and a very long query is cut."""
    assert len(understand("鐘 " * 1000, ANALYZER, EMPTY).concepts) == 1
    assert len(understand(" ".join(f"x{at}y" for at in range(1000)), ANALYZER, EMPTY).concepts) <= MOST_WORDS


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
    results = search(KNOWING, query)
    assert results.hits[0].id == "oar:1.1.1"
    assert why in results.hits[0].why


@pytest.mark.parametrize("query", ["とうだい", "トウダイ", "ごうとうだい"])
def test_a_part_of_a_term_has_its_reading(query: str) -> None:
    """Of a term in several words, each part can be typed as it is read."""
    glossary = [GlossaryEntry("oar", "第一号灯台船", "だいいちごうとうだいせん", "lightship", None, ())]
    lexicon = make_lexicon(glossary, RULES, ANALYZER)
    expansions = understand(query, ANALYZER, lexicon).concepts[0].expansions
    assert any(expansion.why.endswith("灯台") for expansion in expansions)


def test_terms_without_a_blank_between_them_are_two() -> None:
    """A query in one piece is taken apart at the terms."""
    assert len(understand("灯台船員", ANALYZER, LEXICON).concepts) == 2


def test_a_reading_within_a_word_is_no_term() -> None:
    """Kana that happen to stand in a sentence do not call up a term."""
    assert meanings("とうだいもとくらし") == [[] for _ in understand("とうだいもとくらし", ANALYZER, LEXICON).concepts]


@pytest.mark.parametrize("query", ["とうだいのせんいん", "とうだいせんいん", "トウダイセンイン", "とうだい せんいん"])
def test_kana_without_blanks_are_taken_apart(query: str) -> None:
    """A chunk of readings, with particles between them or without, is the terms that are read so."""
    assert meanings(query) == [[f"reading: {said} → {name}"] for said, name in _read_as(query)]


def _read_as(query: str) -> list[tuple[str, str]]:
    bare = query.replace("の", "").replace(" ", "")
    return [(bare[:4], "灯台"), (bare[4:], "船員")]


@pytest.mark.parametrize(("said", "name"), [("とう台", "灯台"), ("せん員", "船員"), ("船いんが", "船員")])
def test_a_term_half_in_kana_is_found(said: str, name: str) -> None:
    """Some of its kanji may be spelt as they are read, whatever ending follows."""
    _, changes = SPELLER.corrected(said)
    assert [change.why for change in changes] == [f"spelling: {said.removesuffix('が')} → {name}"]


@pytest.mark.parametrize("said", ["船員の灯", "台の灯", "鐘の灯"])
def test_words_in_another_order_are_no_term_half_in_kana(said: str) -> None:
    """The kanji of a term stand in its order: 船員の灯 is no spelling of 灯船員台."""
    lexicon = make_lexicon(
        [*GLOSSARY, GlossaryEntry("oar", "灯船員台", "せんいんのとう", "x", None, ())], RULES, ANALYZER
    )
    assert Speller(lexicon, CORPUS).corrected(said) == (said, ())


@pytest.mark.parametrize("said", ["どっちから", "どっちが", "どっち先", "みんあ"])
def test_a_word_near_an_everyday_word_is_no_slip_for_it(said: str) -> None:
    """What people say is near to much else that people say."""
    related = [RelatedWord("everyday", word, "船員") for word in ("どっちか", "どっちかが", "みんな")]
    assert Speller(make_lexicon(GLOSSARY, RULES, ANALYZER, related), CORPUS).corrected(said) == (said, ())


def test_words_that_a_rule_has_are_no_misspellings() -> None:
    """However near to a term they are."""
    rules = graph([node("oar:1", "rule", reading("ライトハウヌの話です。"))])
    speller = Speller(LEXICON, Corpus(rules, plain_index(rules), LEXICON, analyzer=ANALYZER))
    assert speller.corrected("ライトハウヌ") == ("ライトハウヌ", ())


@pytest.mark.parametrize(("said", "meant"), [("登台", "灯台"), ("戦員", "船員"), ("登台の鐘", "灯台の鐘")])
def test_a_word_that_sounds_alike_is_put_right(said: str, meant: str) -> None:
    """An input method writes other kanji for the same sound, also in words of two kanji."""
    assert SPELLER.corrected(said)[0] == meant


@pytest.mark.parametrize("word", ["船員室", "灯台船", "船鐘"])
def test_a_character_beside_a_word_says_nothing_alone(word: str) -> None:
    """Of 船員室 a rule must have more than 室."""
    assert len(understand(word, ANALYZER, EMPTY).concepts) == 1


def test_terms_of_games_that_are_not_loaded_are_unknown() -> None:
    """The glossary of another game says nothing here."""
    assert not any("橇" in alias.name for key in LEXICON.aliases for alias in LEXICON.meanings(key))


@pytest.mark.parametrize("typo", ["とうだぃ", "とだい", "とううだい", "ライトハウヌ"])
def test_a_misspelt_term_is_found_and_put_right(typo: str) -> None:
    """One wrong, missing, doubled or swapped character: the term is found, and its spelling suggested."""
    assert SPELLER.corrected(typo)[0] == "灯台"
    results = search(KNOWING, typo)
    assert (results.hits[0].id, results.suggestion) == ("oar:1.1.1", "灯台")
    assert results.hits[0].why[0] == f"typo: {typo} → 灯台"


@pytest.mark.parametrize(
    ("typo", "right"), [("ライトハウヌの鐘", "灯台の鐘"), ("鐘とライトハウヌ", "鐘と灯台"), ("とうだぃ 鐘", "灯台 鐘")]
)
def test_a_misspelt_term_among_others_is_put_right(typo: str, right: str) -> None:
    """It may stand between particles; what is not misspelt stays."""
    assert SPELLER.corrected(typo)[0] == right


@pytest.mark.parametrize("typo", ["とうだぃは", "とだいの", "ライトハウヌを"])
def test_a_particle_behind_a_misspelt_term_stays(typo: str) -> None:
    """What is suggested can be read as what was typed."""
    assert SPELLER.corrected(typo)[0] == f"灯台{typo[-1]}"


@pytest.mark.parametrize("query", ["とうだいは", "らいとはうすの"])
def test_a_particle_is_no_slip(query: str) -> None:
    """A term with a particle behind it is right as it is."""
    assert SPELLER.corrected(query) == (query, ())


def test_endings_are_no_misspellings() -> None:
    """Kana between kanji are grammar, however near to a reading they are."""
    assert SPELLER.corrected("船がせんいて進む") == ("船がせんいて進む", ())


def test_what_is_far_from_every_term_is_left_alone() -> None:
    """A word of its own is no misspelling of another."""
    assert SPELLER.corrected("望遠鏡") == ("望遠鏡", ())


@pytest.mark.parametrize("spelling", ["shoryoku", "syoryoku", "shouryoku", "shōryoku", "SYOURYOKU"])
def test_romaji_has_one_plain_form(spelling: str) -> None:
    """Hepburn, Kunrei, keyboard spelling and macrons are one word."""
    assert plain_romaji(spelling) == plain_romaji("shoryoku")


def test_lexicon_is_kept_with_the_index(tmp_path: Path) -> None:
    """It is read as it was written, or a sentence says that it is damaged, with a seal as without one."""
    write_lexicon(LEXICON, tmp_path)
    seal_index(tmp_path)
    assert read_lexicon(tmp_path) == LEXICON
    for damaged in ("[]", "[" * 100_000, '{"aliases": 1, "rules": {}}'):
        (tmp_path / FILE).write_text(damaged, encoding="utf-8")
        for _ in ("with the former seal", "sealed again"):
            with pytest.raises(SearchIndexError, match=r"is damaged \(file lexicon.json\); build it again with"):
                read_lexicon(tmp_path)
            seal_index(tmp_path)


@pytest.mark.parametrize("said", ["取り除いた船", "灯台を守らない", "船員たち", "鐘が鳴ったら"])
def test_words_that_go_on_in_kana_are_left_alone(said: str) -> None:
    """The beginning of an inflected word is no slip for that word, nor for a longer term."""
    assert SPELLER.corrected(said) == (said, ())
