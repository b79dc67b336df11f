"""The order of what words find."""

from harbour import ANALYZER, INDEX, RULES, graph, node, plain_index, reading

from rulesdb.graph.model import Graph
from rulesdb.search.index.protocol import RuleIndex
from rulesdb.search.lexicon.concepts import understand
from rulesdb.search.lexicon.lexicon import EMPTY
from rulesdb.search.ranking.ranking import FIELD_WEIGHTS, rank


def _ranked(query: str, rules: Graph = RULES, index: RuleIndex = INDEX) -> list[str]:
    order = list(rules.nodes)
    return [order[match.document] for match in rank(index, understand(query.lower(), ANALYZER, EMPTY).concepts)]


def test_all_words_come_before_some() -> None:
    """A rule with both words beats a title with one."""
    assert _ranked("灯台 船員")[0] == "oar:1.1.1a"


def test_the_definition_of_a_term_comes_first() -> None:
    """Then its section, then rules that use it, then those that mention it in passing."""
    assert _ranked("灯台") == ["oar:1.1.1", "oar:1.1", "oar:1.1.1a", "oar:1.1.10"]


def test_an_english_name_finds_the_definition() -> None:
    """A term can be asked for by either of its names."""
    assert _ranked("LIGHTHOUSE") == ["oar:1.1.1"]


def test_every_edition_of_a_rule_is_searched() -> None:
    """A word that only the plain edition has leads to the rule."""
    assert _ranked("守る") == ["oar:1.2.1"]


def test_items_examples_and_notes_are_searched() -> None:
    """A rule is more than its first sentence."""
    assert set(_ranked("鐘")) == {"oar:1.1.1", "oar:1.2.1"}


def test_a_rare_word_weighs_more_than_a_common_one() -> None:
    """Of two documents with one word each, the one with the rarer word comes first."""
    ships = [node(f"oar:{at}", "rule", reading("船の話です。")) for at in range(1, 9)]
    rules = graph([*ships, node("oar:9", "rule", reading("凧の話です。"))])
    assert _ranked("船 凧", rules, plain_index(rules))[0] == "oar:9"


def test_equal_documents_keep_the_order_of_the_rulebook() -> None:
    """The same words twice: the earlier rule first."""
    rules = graph([node(f"oar:{at}", "rule", reading("船は進みます。")) for at in (3, 1, 2)])
    assert _ranked("船", rules, plain_index(rules)) == ["oar:3", "oar:1", "oar:2"]


def test_a_subrule_goes_on_with_what_its_rule_says() -> None:
    """It is found after what says it by itself, and not where exactly these words are wanted, nor for a question."""
    rules = graph(
        [
            node("oar:1.1", "rule", reading("潮は船を運びます。")),
            node("oar:1.1a", "subrule", reading("夜は逆になります。")),
            node("oar:1.2", "rule", reading("潮の話です。", note_1="凧も船も帆も風で動きます。")),
            node("oar:1.2a", "subrule", reading("別の話です。")),
        ]
    )
    index = plain_index(rules)
    assert _ranked("潮", rules, index) == ["oar:1.2", "oar:1.1", "oar:1.2a", "oar:1.1a"]
    concepts = understand("潮", ANALYZER, EMPTY).concepts
    assert {match.document for match in rank(index, concepts, inherit=False)} == {0, 2}
    assert _ranked("潮 船 凧 帆", rules, index) == ["oar:1.2", "oar:1.1"]


def test_scores_tell_all_from_some() -> None:
    """One number says both how good a document is and whether it has everything."""
    matches = rank(INDEX, understand("灯台 船員", ANALYZER, EMPTY).concepts)
    assert [match.score > 1 for match in matches] == sorted((match.score > 1 for match in matches), reverse=True)
    assert all(0 < match.score < 2 for match in matches)


def test_every_field_has_a_weight() -> None:
    """A field that is indexed is searched."""
    assert set(FIELD_WEIGHTS) == {"title", "definition", "text", "parts", "cards"}
