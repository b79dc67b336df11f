"""Names of cards in queries: a known one finds the rules of its terms and says so, an unknown one misleads nowhere."""

from pathlib import Path

import pytest
from support.search.harbour_rulebook import ANALYZER, CORPUS, INDEX, RULES

from rulesdb.pipeline.home import open_home
from rulesdb.search.answer.corpus import Corpus, open_corpus
from rulesdb.search.answer.searching import search
from rulesdb.search.lexicon.concepts import understand
from rulesdb.search.lexicon.known_questions import expanded_terms
from rulesdb.search.lexicon.lexicon_maker import make_lexicon
from rulesdb.search.lexicon.typos import Speller
from rulesdb.source.card_facts import CardFact
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.source.related_words import RelatedWord

GLOSSARY = (
    GlossaryEntry("oar", "灯台", "とうだい", "lighthouse", "1.1.1", ("ライトハウス",)),
    GlossaryEntry("oar", "船員", "せんいん", "sailor", None, ("クルー",)),
)
CARDS = (
    CardFact("oar", ("夜の見張り", "Night Watch", "ヨル", "クルー"), ("灯台", "船員")),
    CardFact("oar", ("《鐘》",), ("船員",)),
    CardFact("", ("自作の札",), ("灯台",)),
    CardFact("sled", ("橇の王",), ("灯台",)),
)
LEXICON = make_lexicon(GLOSSARY, RULES, ANALYZER, [RelatedWord("general", "夜の見張り", "灯台")], CARDS)
KNOWING = Corpus(RULES, INDEX, LEXICON, analyzer=ANALYZER)


def reasons(query: str) -> list[str]:
    """Return why the expansions of a query are looked for, where that is not the words themselves."""
    concepts = understand(query, ANALYZER, LEXICON).concepts
    return [expansion.why for concept in concepts for expansion in concept.expansions if expansion.why]


def brought(name: str, *terms: str) -> list[str]:
    """Return the reasons of a card's terms."""
    return [f"card: {name} → {term}" for term in terms]


@pytest.mark.parametrize("query", ["夜の見張り", "夜の見張りは何枚", "《夜の見張り》で", "夜の見張りの灯りとヨル"])
def test_a_card_leads_to_each_of_its_terms(query: str) -> None:
    """Its reasons name the card; what is more general and the same term is said once."""
    assert reasons(query)[:2] == brought("夜の見張り", "灯台", "船員")


def test_either_of_two_languages_names_a_card() -> None:
    """As rules of Magic write it, or alone."""
    assert reasons("《夜の見張り/night watch》") == brought("夜の見張り/night watch", "灯台", "船員")
    assert reasons("night watch") == brought("night watch", "灯台", "船員")


def test_the_words_of_a_name_stay() -> None:
    """A rule that names the card is found by them, at full weight."""
    *_, literal = understand("夜の見張り", ANALYZER, LEXICON).concepts[0].expansions
    assert [word.surface for word in literal.words if not word.compound] == ["夜", "見", "張り"]
    assert literal.weight == 1.0


def test_a_hit_says_which_card_led_to_it() -> None:
    """The rule that defines the term is there, though no text has the card."""
    reasons_of_hits = {hit.id: hit.why for hit in search(KNOWING, "夜の見張り").hits}
    assert "card: 夜の見張り → 灯台" in reasons_of_hits["oar:1.1.1"]


def test_a_word_between_brackets_is_only_found_there() -> None:
    """鐘 is a word of the rules as well."""
    assert reasons("鐘") == []
    assert reasons("《鐘》") == brought("鐘", "船員")


def test_glossaries_and_other_games_decide() -> None:
    """A player's word of a glossary is no card, nor is a card of a game that is not loaded; a user's own is of any."""
    assert reasons("クルー") == ["players: クルー → 船員"]
    assert reasons("橇の王") == []
    assert reasons("自作の札") == brought("自作の札", "灯台")


@pytest.mark.parametrize("query", ["よる", "よるのみはり", "ヨルム", "ヨル・ムーン", "夜・見張りと夜の見張り・改"])
def test_only_a_whole_name_as_it_is_written_is_a_card(query: str) -> None:
    """Neither readings nor parts of other names are."""
    assert reasons(query) == []


@pytest.mark.parametrize("name", ["灯台の番人", "とう台", "ライトハウス・キーパー", "lighthouses keeper"])
def test_no_part_of_an_unknown_name_is_a_term(name: str) -> None:
    """All its words together are looked for, no known question resembles it, and nothing in it is put right."""
    query = f"《{name}》"
    [concept] = understand(query, ANALYZER, LEXICON).concepts
    assert [(bool(each.why), each.bound) for each in concept.expansions] == [(False, 1.0)]
    assert not expanded_terms(understand(query, ANALYZER, LEXICON))
    assert Speller(LEXICON, CORPUS).corrected(query) == (query, ())
    assert not search(KNOWING, query).hits


@pytest.mark.parametrize("behind", ["を捨てる", "の効果", "と攻撃"])
@pytest.mark.parametrize("name", ["《未知》", "「未知」"])
def test_a_particle_behind_a_name_is_no_slip(name: str, behind: str) -> None:
    """It belongs to no word that follows: を捨てる is not a misspelt 捨てる."""
    assert Speller(LEXICON, CORPUS).corrected(name + behind) == (name + behind, ())


def test_signs_between_brackets_are_no_name() -> None:
    """There is nothing to look for."""
    assert understand("《!》", ANALYZER, LEXICON).concepts == ()


@pytest.mark.parametrize(
    ("query", "rule"), [("祖先の幻視を手札からプレイしたい", "mtg:502.59"), ("ドロマイで変形", "fab:8.6.14")]
)
def test_a_shipped_card_finds_its_rule(query: str, rule: str, shipped_home: Path) -> None:
    """One that no rule explains, among the best five."""
    home = open_home(shipped_home)
    hits = search(open_corpus(home.graph, home.index), query, limit=5).hits
    assert any(why.startswith("card: ") for hit in hits if hit.id == rule for why in hit.why)
