"""The order of what words find."""

from collections.abc import Sequence

from support.search.harbour_rulebook import ANALYZER, INDEX, RULES, graph, node, plain_index, reading

from rulesdb.graph.model import Graph
from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.answer.searching import search
from rulesdb.search.index.fields import FIELDS, HEADING_FIELDS, TEXT_FIELDS
from rulesdb.search.index.indexing import Index
from rulesdb.search.lexicon.concepts import understand
from rulesdb.search.lexicon.known_questions import NO_QUESTIONS, KnownQuestions
from rulesdb.search.lexicon.lexicon import EMPTY
from rulesdb.search.lexicon.questions_maker import make_questions
from rulesdb.search.ranking.answered import AnsweredQuestions
from rulesdb.search.ranking.ranking import Match, RankingRequest, rank
from rulesdb.search.ranking.weights import Tree, correction
from rulesdb.source.shipped_questions import PlayerQuestion


def _matches(
    query: str,
    index: Index = INDEX,
    questions: KnownQuestions = NO_QUESTIONS,
    *,
    inherit: bool = True,
) -> Sequence[Match]:
    parsed = understand(query.lower(), ANALYZER, EMPTY)
    answered = AnsweredQuestions(index.store, questions)
    return rank(index, parsed, answered, questions.similarities(parsed), RankingRequest(inherit=inherit)).matches


def _ranked(
    query: str, rules: Graph = RULES, index: Index = INDEX, questions: KnownQuestions = NO_QUESTIONS
) -> list[str]:
    order = list(rules.nodes)
    return [order[match.document] for match in _matches(query, index, questions)]


def test_all_words_come_before_some() -> None:
    """A rule with both words beats a title with one."""
    assert _ranked("灯台 船員")[0] == "oar:1.1.1a"


def test_the_definition_of_a_term_comes_first() -> None:
    """Then its section and what uses it, last what mentions it in passing."""
    found = _ranked("灯台")
    assert (found[0], set(found[1:-1]), found[-1]) == ("oar:1.1.1", {"oar:1.1", "oar:1.1.1a"}, "oar:1.1.10")


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
    assert {match.document for match in _matches("潮", index, inherit=False)} == {0, 2}


def test_a_match_tells_all_from_some() -> None:
    """Only one rule has both words; scores stand between 0 and 1 and never grow."""
    matches = _matches("灯台 船員")
    assert [match.is_complete for match in matches] == [True, *[False] * (len(matches) - 1)]
    scores = [match.score for match in matches]
    assert scores == sorted(scores, reverse=True)
    assert all(0 < score < 1 for score in scores)


_QUESTIONS = (
    PlayerQuestion("oar", "夜中に明かりが消えたら誰がつけ直すの?", (("1.2.1", 3), ("1.1.10", 1))),
    PlayerQuestion("oar", "灯台って2つ建てていい?", (("1.1.10", 3),)),
)


def test_a_known_question_finds_its_rules() -> None:
    """None of the query's words stands in the rule; the better grade comes first, and says which question it was."""
    known = make_questions(_QUESTIONS, RULES, ANALYZER, EMPTY)
    found = _matches("明かりが消えた 誰がつけ直す", questions=known)
    assert [INDEX.store.identifier(match.document) for match in found] == ["oar:1.2.1"]
    assert found[0].question == 0
    assert _ranked("明かりが消えた 誰がつけ直す") == []


def test_an_inflected_question_is_the_same_question() -> None:
    """Strings of characters and normalised words agree where endings do not."""
    known = make_questions(_QUESTIONS, RULES, ANALYZER, EMPTY)
    assert _ranked("消えちゃった明かり つけ直せる?", questions=known)[0] == "oar:1.2.1"


def test_a_question_like_another_in_little_finds_nothing() -> None:
    """One common word makes no known question of a query."""
    known = make_questions(_QUESTIONS, RULES, ANALYZER, EMPTY)
    assert "oar:1.2.1" not in _ranked("誰の凧", questions=known)


def test_a_question_about_a_rule_that_is_not_loaded_finds_nothing() -> None:
    """It is known all the same, with the rule that would answer it; one of a game that is not loaded is not."""
    missing = PlayerQuestion("oar", "錨はどこに下ろすの?", (("9.9", 3),))
    other = PlayerQuestion("go", "石はどこに置く?", (("1.1", 3),))
    known = make_questions([missing, other, *_QUESTIONS], RULES, ANALYZER, EMPTY)
    assert known.outside == {0: "oar:9.9"}
    assert known.texts == [missing.text, *(each.text for each in _QUESTIONS)]
    assert _ranked("錨はどこに下ろすの", questions=known) == []


def test_every_field_has_a_weight() -> None:
    """A field that is indexed is searched."""
    assert {*TEXT_FIELDS, *HEADING_FIELDS} == set(FIELDS)


def test_a_part_of_a_word_is_not_the_word() -> None:
    """A rule with the last character of a compound does not speak of it, nor do rules below that one."""
    rules = graph([node("oar:1", "rule", reading("この場は広い。")), node("oar:1a", "subrule", reading("風が吹く。"))])
    assert _ranked("駐車場", rules, plain_index(rules)) == []
    assert _ranked("場", rules, plain_index(rules)) == ["oar:1", "oar:1a"]


def test_the_questions_of_a_rule_are_taken_together() -> None:
    """A query that two questions of a rule share finds it before a rule with one such question."""
    rules = graph([node("oar:1", "rule", reading("波が立つ。")), node("oar:2", "rule", reading("波が立つ。"))])
    asked = [("霧笛を吹く波", "1"), ("霧笛の音の波", "2"), ("汽笛を吹く波", "2"), ("鐘を吹く波", "2")]
    known = [PlayerQuestion("oar", text, ((number, 3),)) for text, number in asked]
    questions = make_questions(known, rules, ANALYZER, EMPTY)
    first, second = _matches("霧笛の音と汽笛を吹く波", plain_index(rules), questions)
    assert (first.document, first.features.profile > second.features.profile) == (1, True)


def test_a_filter_leaves_no_room_to_others() -> None:
    """However many rules of another kind answer a question like the query, those that are wanted are all found."""
    sections = [node(f"oar:{number}", "section", reading(title="潮")) for number in range(1, 31)]
    others = [node(f"kite:{number}", "rule", reading("潮が満ちる。")) for number in range(1, 61)]
    rules = graph([*sections, *others])
    grades = tuple((str(number), 3) for number in range(1, 61))
    known = make_questions([PlayerQuestion("kite", "潮はいつ満ちる", grades)], rules, ANALYZER, EMPTY)
    corpus = Corpus(rules, plain_index(rules), EMPTY, known, ANALYZER)
    results = search(corpus, "潮はいつ満ちる", 30, kind="section")
    assert ({hit.kind for hit in results.hits}, len(results.hits), results.total) == ({"section"}, 30, 30)


def test_trees_correct_the_sum() -> None:
    """An input that is a threshold goes with what is below; leaves are added."""
    trees: list[Tree] = [(0, 0.5, -1.0, (1, 0.25, 2.0, 4.0)), 0.25]
    assert [correction(trees, inputs) for inputs in ((0.5, 1.0), (0.6, 0.25), (0.6, 0.3))] == [-0.75, 2.25, 4.25]


def test_a_correction_below_nothing_keeps_the_order() -> None:
    """Scores are above 0, and no two candidates become equal, however much the trees take away."""
    scores = [match.score for match in _matches("灯台 船員 凧 潮")]
    assert all(score > 0 for score in scores)
    assert len(set(scores)) == len(scores)
