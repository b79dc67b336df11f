"""``rulesdb search``: the document of the contract, the text for people, and the limits that narrow an answer."""

import re

import pytest
from support.cli.oars_rulebook import Run


def test_document_has_the_keys_of_the_contract(run: Run) -> None:
    """Other programs rely on these keys; those behind ``suggestion`` and ``why`` are our additions."""
    answer = run("search", "折れた", "櫂", "--ruleset", "oars", "--json")
    assert answer.status == 0
    assert list(answer.document)[:6] == ["query", "total", "hits", "suggestion", "not_covered", "unsure"]
    assert list(answer.document)[6:] == ["partial", "unknown", "passed_over", "fitting", "unquoted", "topics"]
    assert answer.document["query"] == "折れた 櫂"
    hit = answer.document["hits"][0]
    assert list(hit)[:7] == ["id", "number", "kind", "title", "score", "snippet", "why"]
    assert list(hit)[7:] == ["edition", "version", "date", "digest", "marks", "headline", "part_of"]
    assert (hit["id"], hit["number"], hit["kind"]) == ("oars:41.0.1a", "41.0.1a", "subrule")
    assert isinstance(hit["score"], float)
    assert hit["why"]


def test_number_comes_first(run: Run) -> None:
    """A rule's number finds that rule before all that mention it."""
    assert run("search", "４１．０．１ａ", "--json").document["hits"][0]["id"] == "oars:41.0.1a"


def test_text_is_numbered_and_says_why(run: Run) -> None:
    """People see the hits counted, the titles above each, a snippet and the reason."""
    lines = run("search", "櫂が折れた", "--ruleset", "oars").out.splitlines()
    assert lines[0].startswith(" 1. oars:41.0.1a")
    assert lines[1] == "    41 櫂船 › 41.0 総則 › 41.0.1"
    assert "折れた" in lines[2]
    assert lines[3].startswith("    (")


def test_a_part_is_below_its_hit_and_takes_no_place(run: Run) -> None:
    """The line of the part has no number, and the next hit goes on counting; of JSON, -n counts parts as well."""
    lines = run("search", "呼ぶ", "--ruleset", "oars", "-n", "1").out.splitlines()
    assert [line for line in lines if " oars:" in line] == [" 1. oars:41.0.1  rule", "    └ oars:41.0.1a  subrule"]
    hits = run("search", "呼ぶ", "--ruleset", "oars", "--json").document["hits"]
    assert [hit["part_of"] for hit in hits] == [None, "oars:41.0.1"]
    assert len(run("search", "呼ぶ", "--ruleset", "oars", "-n", "1", "--json").document["hits"]) == 1


@pytest.mark.parametrize("places", [2, 3, 5])
def test_as_many_places_are_shown_as_are_wanted(run: Run, places: int) -> None:
    """However many parts the first hits have; 引き分け finds a rule with a dozen."""
    lines = run("search", "引き分け", "--ruleset", "fab", "-n", str(places)).out.splitlines()
    assert len([line for line in lines if re.match(" *[0-9]+[.] fab:", line)]) == places


def test_a_hit_without_a_title_has_its_headline(run: Run) -> None:
    """The line of number and kind has the headline, the next one the way to the rule; JSON has it beside the title."""
    lines = run("--lang", "ja", "search", "fab:6.4.10i", "-n", "1").out.splitlines()
    assert lines[0] == " 1. fab:6.4.10i  細則  固定型軽減効果とは"
    assert lines[1] == "    6 効果 › 6.4 置換効果 › 6.4.10 軽減効果とは"
    hits = [run("search", name, "-n", "1", "--json").document["hits"][0] for name in ("fab:6.4.10i", "fab:6.4")]
    shown = [(hit["title"], hit["headline"]) for hit in hits]
    assert shown == [(None, "固定型軽減効果とは"), ("置換効果", None)]


def test_nothing_found(run: Run) -> None:
    """No hit is an answer: status 1, an empty document, a sentence on standard error."""
    answer = run("search", "ニワトリ", "--json")
    assert (answer.status, answer.document["hits"], answer.document["total"]) == (1, [], 0)
    told = run("search", "ニワトリ")
    assert (told.status, told.out) == (1, "")
    assert "nothing was found for 'ニワトリ'" in told.err


def test_what_was_ignored_is_said(run: Run) -> None:
    """A word that no rule has is named, beside hits and without any; what every text has is for programs alone."""
    answer = run("search", "ニワトリの櫂はいつ", "--json").document
    assert (answer["unknown"], answer["passed_over"]) == (["ニワトリ"], ["いつ"])
    assert answer["hits"]
    told = run("search", "ニワトリの櫂はいつ", "-n", "100")
    assert told.err == "rulesdb: no rule has: ニワトリ\n"
    assert "no rule has: ニワトリ" in run("search", "ニワトリ").err


def test_an_excluded_word_needs_no_quotation(run: Run) -> None:
    """An argument that begins with - and cannot be an option is a word, wherever it stands."""
    quoted = run("search", "櫂 -折れた", "--ruleset", "oars", "--json").document["hits"]
    assert quoted
    for words in (["櫂", "-折れた"], ["-折れた", "櫂"]):
        assert run("search", *words, "--ruleset", "oars", "--json").document["hits"] == quoted
    assert run("search", "櫂", "-kind:subrule", "--json").document["hits"]
    assert "unrecognized arguments: -oar" in run("search", "櫂", "-oar").err


def test_marks_are_places_in_the_snippet(run: Run) -> None:
    """A program can mark the words itself; a file or pipe gets the text alone."""
    hit = run("search", "進む", "--ruleset", "oars", "--json").document["hits"][0]
    assert {hit["snippet"][start:end] for start, end in hit["marks"]} <= {"進み", "進む"}
    assert hit["marks"]
    assert "\033" not in run("search", "進む", "--ruleset", "oars").out


def test_most_hits(run: Run) -> None:
    """-n cuts the list and not the total; standard error says how to see the rest."""
    answer = run("search", "船", "-n", "1")
    assert answer.out.count("\n    (") == 1
    total = run("search", "船", "-n", "1", "--json").document["total"]
    assert total > 1
    assert f"1 of {total} hits" in answer.err


@pytest.mark.parametrize("kind", ["rule", "subrule"])
def test_kind(run: Run, kind: str) -> None:
    """--kind leaves out all other kinds."""
    hits = run("search", "櫂", "--kind", kind, "--json").document["hits"]
    assert {hit["kind"] for hit in hits} == {kind}


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["船", "-n", "0"], "'0' is not a number of at least 1"),
        (["船", "-n", "many"], "'many' is not a number"),
        (["船", "--kind", "page"], "invalid choice: 'page'"),
        (["船", "--ruleset", "go"], "no ruleset 'go' in this home"),
        (["。"], "nothing to search for"),
        ([], "required: QUERY"),
    ],
)
def test_wrong_use(run: Run, arguments: list[str], problem: str) -> None:
    """What cannot be searched for gets one sentence and status 2."""
    answer = run("search", *arguments)
    assert (answer.status, answer.out) == (2, "")
    assert problem in answer.err
    assert answer.err.count("\n") == 1


def test_edition_of_the_snippet_is_named(run: Run) -> None:
    """A word that only our text has shows our text, marked 解説; the rule is one hit, and its subrule follows."""
    answer = run("search", "呼ぶ", "--ruleset", "oars", "--json")
    hits = [(hit["id"], hit["edition"], hit["why"]) for hit in answer.document["hits"]]
    assert hits == [("oars:41.0.1", "plain", ["text: 呼ぶ"]), ("oars:41.0.1a", "official", ["above: 呼ぶ"])]
    assert "【解説】漕いで" in run("search", "呼ぶ", "--ruleset", "oars", "--lang", "ja").out


def test_edition_can_be_chosen(run: Run) -> None:
    """Of one edition, only what its own text says is found, and quoted from it."""
    both = run("search", "櫂船", "--ruleset", "oars", "--kind", "rule", "--json").document["hits"]
    assert [(hit["id"], hit["edition"]) for hit in both] == [("oars:41.0.1", "official")]
    ours = run("search", "櫂船", "--ruleset", "oars", "--kind", "rule", "--edition", "plain", "--json").document["hits"]
    assert [hit["id"] for hit in ours] == ["oars:41.0.1"]
    assert run("search", "呼ぶ", "--ruleset", "oars", "--edition", "official").status == 1
    assert "take one of: official, plain" in run("search", "櫂船", "--edition", "print").err


def test_score_is_explained(run: Run) -> None:
    """Each feature of a hit says what it adds, in the terminal and in the document."""
    hit = run("search", "折れた船", "櫂", "--ruleset", "oars", "--json", "--explain").document["hits"][0]
    assert {"text", "wording"} <= set(hit["explanation"])
    assert all(product > 0 for product in hit["explanation"].values())
    assert "(text) + " in run("search", "折れた船", "櫂", "--ruleset", "oars", "--explain").out


def test_an_answer_begins_with_what_the_texts_lack(run: Run) -> None:
    """A term whose rule is in no loaded text is named with its number; a query that nothing fits is called so."""
    answer = run("search", "点数で見たマナ・コスト", "--lang", "ja")
    assert answer.out.startswith("「点数で見たマナ・コスト」のルール 203.3 は、読み込んだ文書にありません。\n")
    assert run("search", "点数で見たマナ・コスト", "--json").document["not_covered"] == [
        {"term": "点数で見たマナ・コスト", "rule": "mtg:203.3"}
    ]
    assert run("search", "置換効果", "--json").document["not_covered"] == []
    assert not run("search", "置換効果", "--json").document["unsure"]
    assert run("search", "飛行機で旅行に行った日の天気", "--json").document["unsure"]
    assert "ぴったり合うルールは見つかりません。" in run("search", "飛行機で旅行に行った日の天気", "--lang", "ja").out


def test_an_answer_names_the_document_of_another_topic(run: Run) -> None:
    """How many cards a deck has is for the format to say; whether a card may be in it, for the rules."""
    answer = run("search", "デッキは何枚から?", "--lang", "ja")
    assert answer.out.startswith("「デッキの枚数」を定めるのはフォーマットの規定です。読み込んだ文書にはありません。\n")
    assert (
        "「デッキの枚数」 is ruled by フォーマットの規定, which is no loaded text."
        in run("search", "デッキは何枚から?").out
    )
    document = run("search", "デッキは何枚から?", "--json").document
    assert document["topics"] == [{"topic": "デッキの枚数", "document": "フォーマットの規定"}]
    assert document["unsure"]
    assert run("search", "闘技場カードはデッキに入れられる?", "--json").document["topics"] == []


def test_a_hit_names_the_question_that_led_to_it(run: Run) -> None:
    """The rule has other words; the known question has those of the query."""
    hits = run("search", "総合ルールはカジュアルでも適用されるの", "--json").document["hits"]
    assert hits[0]["id"] == "fab:1.0.1"
    assert [why for why in hits[0]["why"] if why.startswith("question: ")] == [
        "question: 総合ルール カジュアル 適用される?"
    ]


def test_hits_are_counted_by_chapter_and_kind(run: Run) -> None:
    """The counts are of all hits, also of those that are not shown."""
    document = run("search", "船", "--ruleset", "oars", "--json", "--facets", "-n", "1").document
    assert sum(document["facets"]["chapter"].values()) == document["total"] > 1
    assert sum(document["facets"]["kind"].values()) == document["total"]
    assert "chapter: oars:41 " in run("search", "船", "--ruleset", "oars", "--facets").out


def test_expression_means_what_it_says(run: Run) -> None:
    """Phrase, place, kind and exclusion are all exact; a wrong one gets a caret."""
    assert [hit["id"] for hit in run("search", '"荷を下ろす"', "--ruleset", "oars", "--json").document["hits"]] == [
        "oars:41.1.1"
    ]
    found = run("search", "船 in:41.0 kind:rule NOT 向かい風", "--ruleset", "oars", "--json").document["hits"]
    assert [hit["id"] for hit in found] == ["oars:41.0.1"]
    wrong = run("search", "船 AND")
    assert (wrong.status, wrong.out) == (2, "")
    assert wrong.err.splitlines()[-1].strip() == "^^^"


def test_the_caret_stands_under_the_place_of_full_width_text(run: Run) -> None:
    """Japanese characters take two columns, and so do the carets under them."""
    _, line, carets = run("search", "灯台（とうだい） kind:ふね").err.splitlines()
    assert line == "  灯台（とうだい） kind:ふね"
    assert carets == "  " + " " * 22 + "^^^^"


def test_a_long_expression_is_cut_around_the_place(run: Run) -> None:
    """The place is seen on a line of a terminal, however long the query is."""
    _, line, carets = run("search", "帆" * 3000 + " AND OR " + "帆" * 3000).err.splitlines()
    assert line.startswith("  …帆帆")
    assert line.endswith("帆帆…")
    assert len(carets) < 80
    before = line[: line.index("AND")]
    assert carets == " " * (2 * len(before) - before.count(" ") - before.count("…")) + "^^^"


def test_control_characters_of_an_expression_do_not_reach_the_terminal(run: Run) -> None:
    """They have pictures in the message, which stays on its three lines."""
    lines = run("search", "a\x1b[31m\n\x00 AND").err.split("\n")
    assert lines[1:3] == ["  a␛[31m ␀ AND", " " * 11 + "^^^"]
    assert lines[3:] in ([], [""])


def test_other_ways_to_say_a_term(run: Run) -> None:
    """A reading and a misspelling of a shipped game's term lead to its definition; the right spelling is suggested."""
    assert run("search", "ちかんこうか", "--json").document["hits"][0]["id"] == "fab:6.4.1"
    answer = run("search", "置換効課", "--json")
    assert (answer.document["hits"][0]["id"], answer.document["suggestion"]) == ("fab:6.4.1", "置換効果")
    assert "もしかして" in run("search", "置換効課", "--lang", "ja").err


def test_a_search_imports_little(spawn: Run) -> None:
    """Python's start is most of a cold search: what a query of known words does not need is not imported."""
    unneeded = ("whoosh", "sudachipy", "dataclasses", "inspect", "tomllib", "hashlib", "csv", "shutil", "string")
    answer = spawn("search", "置換効果", env={"PYTHONPROFILEIMPORTTIME": "1"})
    assert answer.status == 0
    imported = {line.rpartition("|")[2].strip() for line in answer.err.splitlines() if line.startswith("import time:")}
    assert "rulesdb.search.answer.searching" in imported
    assert imported.intersection(unneeded) == set()
