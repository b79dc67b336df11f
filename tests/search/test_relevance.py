"""The measures of search, computed by hand; the two halves; and the judged queries themselves."""

from collections import Counter
from math import log2
from pathlib import Path

import pytest
from support.search.relevance import (
    ENGLISH,
    HALVES,
    KINDS,
    REAL,
    REAL_KINDS,
    RELEVANT,
    TUNING,
    Judged,
    halves,
    is_right,
    ndcg,
    quadratic_kappa,
    read_grades,
    read_judged,
    read_real,
    read_second,
    recall,
    summarise,
)

from rulesdb.graph.naming import identifier
from rulesdb.japanese.folding import fold
from rulesdb.source.edition_sources import shipped_editions
from rulesdb.source.shipped_questions import shipped_questions
from rulesdb.source.text_reading import read_text
from rulesdb.syntax.parsing import parse

HEAD = "kind\tquery\tgrades\twhy\n"
GRADES = {"oar:1.1": 3, "oar:1.2": 2, "oar:1.3": 1}  # gains 7, 3, 1
BEST = 7 + 3 / log2(3) + 1 / 2


def made_up(kind: str, count: int, file: str = "made-up.tsv") -> list[Judged]:
    """Return queries of one kind."""
    return [Judged(kind, f"{kind} {file} {number}", GRADES, file) for number in range(count)]


@pytest.mark.parametrize(
    ("found", "gain"),
    [
        (["oar:1.1", "oar:1.2", "oar:1.3"], BEST),
        (["oar:1.1"], 7),
        (["oar:9", "oar:1.1"], 7 / log2(3)),
        (["oar:1.3", "oar:1.2", "oar:1.1"], 1 + 3 / log2(3) + 7 / 2),
        ([*(f"oar:9.{number}" for number in range(9)), "oar:1.1"], 7 / log2(11)),
        ([*(f"oar:9.{number}" for number in range(10)), "oar:1.1"], 0),
        ([], 0),
    ],
)
def test_ndcg_is_the_gain_by_the_best_gain(found: list[str], gain: float) -> None:
    """A grade counts less with every rank, nothing after the tenth, and the best order has 1."""
    assert ndcg(found, GRADES) == pytest.approx(gain / BEST)


def test_the_best_order_ends_at_the_tenth() -> None:
    """Ten right nodes are a perfect answer even where twelve are graded."""
    grades = {f"oar:{number}": 2 for number in range(12)}
    assert ndcg(list(grades)[:10], grades) == pytest.approx(1)


def test_a_right_node_is_one_of_the_highest_grade() -> None:
    """A node of grade 2 is right only where none has grade 3."""
    judged = Judged("keyword", "灯台", {"oar:1": 3, "oar:2": 3, "oar:3": 2})
    assert is_right(["oar:2"], judged, 1)
    assert not is_right(["oar:3", "oar:1"], judged, 1)
    assert is_right(["oar:3", "oar:1"], judged, 5)
    assert is_right(["oar:3"], Judged("number", "9.9", {"oar:3": 2, "oar:4": 1}), 1)


def test_recall_asks_for_grades_2_and_3() -> None:
    """What is merely worth seeing does not count, nor what comes after the tenth."""
    assert recall(["oar:1.3", "oar:1.2"], GRADES) == pytest.approx(1 / 2)
    assert recall([*(f"oar:9.{number}" for number in range(9)), "oar:1.1", "oar:1.2"], GRADES) == pytest.approx(1 / 2)
    assert recall(["oar:1.3"], {"oar:1.3": 1}) is None


def test_a_summary_has_the_means() -> None:
    """Queries with nothing to find count for silence alone, and the others for everything else."""
    judged, nothing = Judged("keyword", "灯台", GRADES), Judged("nothing", "凧", {})
    summary = summarise([(judged, ["oar:1.1", "oar:1.2"]), (judged, []), (nothing, []), (nothing, ["oar:1.1"])])
    assert (summary.queries, summary.empty) == (4, 1)
    assert summary.ndcg == pytest.approx((7 + 3 / log2(3)) / BEST / 2)
    assert (summary.right_first, summary.right_in_five, summary.recall, summary.silent) == (0.5, 0.5, 0.5, 0.5)


def test_a_summary_of_nothing_has_no_means() -> None:
    """What no query has is not measured as 0."""
    summary = summarise([(Judged("nothing", "凧", {}), [])])
    assert (summary.ndcg, summary.right_first, summary.recall, summary.silent) == (None, None, None, 1)
    assert summarise([(Judged("keyword", "灯台", GRADES), [])]).silent is None


def test_grades_are_read() -> None:
    """Identifiers come with their grades, those of headings with their spaces."""
    assert read_grades("oar:1.1=3 oar:1.1a=2") == {"oar:1.1": 3, "oar:1.1a": 2}
    assert read_grades("kite:糸 の章=1 oar:1=3") == {"kite:糸 の章": 1, "oar:1": 3}
    assert read_grades("-") == {}


@pytest.mark.parametrize("written", ["", "oar:1.1", "oar:1.1=4", "oar:1.1=0", "oar:1.1=3 -", "oar:1=3 oar:1=2"])
def test_wrong_grades_are_refused(written: str) -> None:
    """A slip of the pen is no query without grades."""
    with pytest.raises(ValueError, match="no grades"):
        read_grades(written)


@pytest.mark.parametrize(
    "row", ["keyword\t灯台\toar:1=3\n", "keyword\t灯台\toar:1=3\twhy\tmore\n", "keyword\t\t-\twhy\n"]
)
def test_a_row_that_is_not_whole_is_refused(row: str, tmp_path: Path) -> None:
    """The message names file and line."""
    (tmp_path / "made-up.tsv").write_text(HEAD + row, encoding="utf-8")
    with pytest.raises(ValueError, match=r"made-up\.tsv, line 2"):
        read_judged(tmp_path)


def test_other_columns_are_refused(tmp_path: Path) -> None:
    """A file without the header row is none of judged queries."""
    (tmp_path / "made-up.tsv").write_text("keyword\t灯台\toar:1=3\twhy\n", encoding="utf-8")
    with pytest.raises(ValueError, match="columns"):
        read_judged(tmp_path)


def test_quotes_belong_to_the_query(tmp_path: Path) -> None:
    """A phrase in quotes is read as it is typed."""
    (tmp_path / "made-up.tsv").write_text(HEAD + 'expression\t"古い 灯台" -凧\toar:1=3\tphrase\n', encoding="utf-8")
    assert read_judged(tmp_path) == [Judged("expression", '"古い 灯台" -凧', {"oar:1": 3}, "made-up.tsv")]


def test_kappa_is_the_agreement_beyond_chance() -> None:
    """Equal grades have 1; of the pairs 3-3, 2-0 and 0-1 the squared differences are 5, and by chance 29 of 9 pairs."""
    assert quadratic_kappa([(GRADES, GRADES)]) == pytest.approx(1)
    two = [({"oar:1": 3, "oar:2": 2}, {"oar:1": 3}), ({}, {"oar:3": 1})]
    assert quadratic_kappa(two) == pytest.approx(1 - (5 / 3) / (29 / 9))


def test_every_kind_is_split_evenly() -> None:
    """The halves of a kind differ by one query at most, and no query is lost or in both."""
    queries = [*made_up("keyword", 20), *made_up("typo", 7), *made_up("number", 1)]
    split = halves(queries)
    assert Counter(judged.kind for half in split.values() for judged in half) == {"keyword": 20, "typo": 7, "number": 1}
    assert {judged.query for judged in split["tune"]}.isdisjoint(judged.query for judged in split["report"])
    counts = [Counter(judged.kind for judged in split[half]) for half in HALVES]
    assert all(abs(counts[0][kind] - counts[1][kind]) <= 1 for kind in KINDS)


def test_the_halves_are_not_those_of_the_rows() -> None:
    """Which query of a pair goes where is up to chance: whoever writes the odd rows does not write one half."""
    tune = {judged.query for judged in halves(made_up("keyword", 40))["tune"]}
    odd = {judged.query for judged in made_up("keyword", 40)[::2]}
    assert tune not in (odd, {judged.query for judged in made_up("keyword", 40)} - odd)


def test_an_added_query_moves_no_other() -> None:
    """A half means the same before and after a query, a kind or a file is added."""
    queries = made_up("keyword", 9)
    more = [
        *queries,
        *made_up("keyword", 4, "other.tsv"),
        *made_up("typo", 3),
        Judged("keyword", "凧", GRADES, "made-up.tsv"),
    ]
    before, after = halves(queries), halves(more)
    for half in HALVES:
        assert set(map(str, before[half])) <= set(map(str, after[half]))


def test_the_judged_queries_are_many_and_of_all_kinds() -> None:
    """There are at least 200, of every kind some in both halves, and none twice."""
    queries = read_judged()
    assert len(queries) >= 200
    assert {judged.kind for judged in queries} == set(KINDS)
    assert [query for query, count in Counter(judged.query for judged in queries).items() if count > 1] == []
    for half in halves(queries).values():
        assert {judged.kind for judged in half} == set(KINDS)


def test_the_judged_nodes_exist() -> None:
    """Every graded node is one of the shipped edition."""
    queries = [*read_judged(), *read_real(), *read_second()]
    assert queries
    trees = [parse(read_text(file.path)) for edition in shipped_editions() for file in edition.files]
    known = {identifier(tree.ruleset, node.key) for tree in trees for node in tree.nodes}
    assert {(each.query, name) for each in queries for name in each.grades if name not in known} == set()


def test_only_what_is_nowhere_has_no_grades() -> None:
    """A query without grades is of the kind that is made for it, a number nobody has, or an expression nothing fits."""
    queries = read_judged()
    assert {judged.kind for judged in queries if not judged.grades} - {"number", "expression"} == {"nothing"}
    assert [judged.query for judged in queries if judged.kind == "nothing" and judged.grades] == []


def test_the_real_questions_are_many_and_have_their_source() -> None:
    """At least 200, short and as sentences, 40 situations, 10 without an answer; none is among those we wrote."""
    queries = read_real()
    counts = Counter(judged.kind for judged in queries)
    assert set(counts) == set(REAL_KINDS)
    assert len(queries) >= 200
    assert counts["sentence"] >= counts["short"] >= 80
    assert (counts["situation"], counts["unanswerable"]) >= (40, 10)
    assert all(bool(judged.grades) == (judged.kind != "unanswerable") for judged in queries)
    assert all(max(judged.grades.values()) == 3 for judged in queries if judged.grades)
    assert {judged.query for judged in queries}.isdisjoint(judged.query for judged in read_judged())


def test_what_weights_are_learned_from_is_apart_from_what_measures() -> None:
    """Real questions to tune with come from other sources than those that are only measured with."""
    tuned, measured = read_real(TUNING), read_real()
    assert {judged.kind for judged in tuned} == set(REAL_KINDS)
    assert {judged.query for judged in tuned}.isdisjoint(judged.query for judged in measured)
    assert all(bool(judged.grades) == (judged.kind != "unanswerable") for judged in tuned)
    assert _sources(TUNING).isdisjoint(_sources(REAL))


def _sources(folder: Path) -> set[str]:
    """Return the addresses of the questions of a folder."""
    rows = (row for path in folder.glob("*.tsv") for row in path.read_text(encoding="utf-8").splitlines()[1:])
    return {row.split("\t")[3] for row in rows}


def test_the_second_judge_graded_real_questions() -> None:
    """Each has answers in the first judgement too, and is graded once, the best nodes first."""
    answered = {judged.query for judged in read_real() if judged.grades}
    second = read_second()
    assert {judged.query for judged in second} <= answered
    assert len({judged.query for judged in second}) == len(second) >= 60
    assert all(list(each.grades.values()) == sorted(each.grades.values(), reverse=True) for each in second)


def test_the_english_queries_are_many_and_graded() -> None:
    """Each once, of the kinds of the others, and with a rule that is right."""
    queries = read_judged(ENGLISH)
    assert len({judged.query for judged in queries}) == len(queries) >= 60
    assert {judged.kind for judged in queries} <= set(KINDS)
    assert all(max(judged.grades.values(), default=0) >= RELEVANT for judged in queries)


def test_no_real_question_is_known() -> None:
    """The questions in data/ are not those that the search is measured with."""
    known = {fold(question.text) for question in shipped_questions()}
    assert [judged.query for judged in read_real() if fold(judged.query) in known] == []
