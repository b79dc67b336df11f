"""Players' words and terms in any form: inflected, polite, half in kana, alone and inside a sentence."""

import pytest
from support.search.harbour_rulebook import ANALYZER, RULES

from rulesdb.japanese.verbs import dictionary_forms, plain_of_potential
from rulesdb.search.lexicon.concepts import understand
from rulesdb.search.lexicon.lexicon_maker import make_lexicon
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.source.related_words import RelatedWord

_LEXICON = make_lexicon(
    (
        GlossaryEntry("oar", "操船", "そうせん", "steering", "1.1.1", ("舵を切る", "漕ぐ", "2回漕ぐ", "うたう")),
        GlossaryEntry("oar", "追加料金", "ついかりょうきん", "surcharge", "1.2.1", ()),
        GlossaryEntry("oar", "表向き", "おもてむき", "face up", None, ()),
    ),
    RULES,
    ANALYZER,
    [RelatedWord("everyday", "沈む", "難破"), RelatedWord("general", "ヨット", "船")],
)


def _whys(query: str) -> list[str]:
    concepts = understand(query, ANALYZER, _LEXICON).concepts
    return [expansion.why for concept in concepts for expansion in concept.expansions if expansion.why]


@pytest.mark.parametrize(
    "query",
    [
        "漕ぐ",
        "漕いだ",
        "漕ぎたい",
        "漕げる?",
        "漕げば",
        "漕がれた",
        "漕いでもいい?",
        "漕ぎますか",
        "夜に漕いだら沈むかな",
    ],
)
def test_a_players_verb_is_found_in_any_form(query: str) -> None:
    """Past, wish, potential, condition, passive, permission, polite; alone or in a sentence."""
    assert any(why.startswith("players: ") and why.endswith(" → 操船") for why in _whys(query))


@pytest.mark.parametrize(("query", "said"), [("2回漕ぎたい", "2回漕ぎたい"), ("舵を切った船", "舵を切った")])
def test_an_inflected_phrase_is_found_whole(query: str, said: str) -> None:
    """The last word is inflected, the others stand as they are."""
    assert f"players: {said} → 操船" in _whys(query)


@pytest.mark.parametrize("query", ["うたう", "うたった", "うたわない", "うたえる", "うたいます"])
def test_a_verb_in_kana_is_found_without_a_dictionary(query: str) -> None:
    """The analyzer cuts some of these into other words."""
    assert any(why.endswith(" → 操船") for why in _whys(query))


@pytest.mark.parametrize("query", ["ついか料金", "追加りょうきん", "ついかりょうきんは払う?", "ついか料金を払ったら"])
def test_a_term_half_in_kana_is_found_in_a_sentence(query: str) -> None:
    """The reading of its words is that of the term."""
    assert any(why.endswith(" → 追加料金") for why in _whys(query))


def test_related_words_lead_to_what_rules_say_with_less_weight() -> None:
    """Neither is a definition, and the word itself stays in the query."""
    for query, why in (("沈んだ", "everyday: 沈んだ → 難破"), ("ヨット", "general: ヨット → 船")):
        (concept,) = understand(query, ANALYZER, _LEXICON).concepts
        assert why in _whys(query)
        assert concept.defined_by == ()
        assert [expansion.weight for expansion in concept.expansions if expansion.why] < [concept.expansions[-1].weight]
        assert concept.expansions[-1].weight == 1


def test_a_name_is_called_by_itself_where_it_also_has_a_general() -> None:
    """Its own words come last, as those of every concept do."""
    lexicon = make_lexicon(
        [GlossaryEntry("oar", "帆船", "はんせん", "sailer", None, ())],
        RULES,
        ANALYZER,
        [RelatedWord("general", "帆船", "乗り物")],
    )
    assert [concept.surface for concept in understand("帆船", ANALYZER, lexicon).concepts] == ["帆船"]


def test_a_term_in_katakana_is_read_in_hiragana_within_a_chunk() -> None:
    """Between other characters, with or without a particle; within other hiragana it may be a part of any word."""
    lexicon = make_lexicon([GlossaryEntry("oar", "オール", "おーる", "oar", None, ())], RULES, ANALYZER)

    def is_read(query: str) -> bool:
        whys = (each.why for concept in understand(query, ANALYZER, lexicon).concepts for each in concept.expansions)
        return "reading: おーる → オール" in whys

    assert all(map(is_read, ("おーる", "船のおーる", "船をおーる多い", "旗おーるの数")))
    assert not is_read("なおーるまで")


def test_no_step_leads_from_a_word_to_itself() -> None:
    """ロープ is a noun of the texts with its reading, and both are one spelling."""
    lexicon = make_lexicon((), RULES, ANALYZER, [RelatedWord("everyday", "ロープ", "ロープ")])
    expansions = [each for concept in understand("ロープ", ANALYZER, lexicon).concepts for each in concept.expansions]
    assert [each.why for each in expansions] == [""] * len(expansions)


def test_what_players_say_is_no_part_of_a_longer_compound() -> None:
    """A surcharge for the night is no 夜間 with what they call 割増金."""
    entry = GlossaryEntry("oar", "追加料金", "ついかりょうきん", "surcharge", "1.2.1", ("割増金", "払い増した"))
    lexicon = make_lexicon([entry], RULES, ANALYZER)

    def whys(query: str) -> list[str]:
        return [each.why for concept in understand(query, ANALYZER, lexicon).concepts for each in concept.expansions]

    assert all("players: 割増金 → 追加料金" in whys(query) for query in ("夜の割増金", "割増金払うの"))
    assert "players: 割増金 → 追加料金" not in whys("夜間割増金")
    assert "players: 払い増した → 追加料金" in whys("料金払い増した")


def test_forms_are_told_by_their_shape() -> None:
    """Every candidate is given; those that are no words stand in no lexicon."""
    assert {"うたう", "うたつ"} <= set(dictionary_forms("うたった"))
    assert "およぐ" in dictionary_forms("およいだ")
    assert "たべる" in dictionary_forms("たべられた")
    assert dictionary_forms("うた") == ()
    assert plain_of_potential("殴れる") == ("殴る",)
    assert plain_of_potential("見る") == ()
    assert plain_of_potential("打ち消せる") == ("打ち消す",)
