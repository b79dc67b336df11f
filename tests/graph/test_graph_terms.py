"""What counts as a definition, who defines a term, and where it is used. All sentences are made up."""

import pytest
from support.graph.made_up_trees import analyzer, edition, graph_of, graph_of_editions, heading, rule, tree

from rulesdb.graph.model import Graph, LinkKind
from rulesdb.graph.terms.borders import surroundings
from rulesdb.graph.terms.uses import TermFinder

CHAPTER = (rule("1", title="航海"), rule("1.1", title="船"), rule("1.2", title="帆"))


def _terms(graph: Graph) -> dict[str, tuple[str, ...]]:
    return {term.name: term.defined_by for term in graph.terms}


def _users(graph: Graph, term: str) -> list[tuple[str, str]]:
    kind = LinkKind.USES_TERM
    return [(link.source, link.where) for link in graph.links if link.kind is kind and link.target.endswith(term)]


@pytest.mark.parametrize(
    ("sentence", "names"),
    [
        ("停泊とは、港に留まることです。", ["停泊"]),
        ("停泊とは港に留まる行動です。出航とは、港を出る行動です。", ["停泊", "出航"]),
        ("この章において、停泊とは港に留まることです。", ["停泊"]),
        ("船の持ち主とは、それを買った人です。", ["持ち主"]),
        ("ある船の最後の港とは、最後に寄った港です。", ["最後の港"]),
        ("用語「針路」は船の向きを指します。", ["針路"]),
        ("舵を持つ人は「操舵手」です。", ["操舵手"]),
        ("帆を畳むことを「縮帆」と呼びます。", ["縮帆"]),
        ("船のキーワードは、「大型」「小型」「(二隻)」です。", ["大型", "小型", "(二隻)"]),
        ("「微風/Breeze」は弱い風を意味する。", ["微風"]),
        ("「微風 N―[コスト]/Breeze N--[cost]」は弱い風を意味する。", ["微風"]),
        ("漁船は、魚を獲るための船です。", ["漁船"]),
        ("三角帆は帆の一種で、風上へ進むために使います。", ["三角帆"]),
        ("三角帆は、帆の1つである。", ["三角帆"]),
        ("寄港順は、港の近さによって定義されます。", ["寄港順"]),
        ("櫂で進むものは手漕ぎ船です。", ["手漕ぎ船"]),
    ],
)
def test_a_definition_gives_its_term(sentence: str, names: list[str]) -> None:
    """Each pattern of definition is read, and the term is cut out of it sensibly."""
    terms = _terms(graph_of(*CHAPTER, rule("1.1.1", sentence)))
    assert [name for name, nodes in terms.items() if nodes == ("fab:1.1.1",)] == names


@pytest.mark.parametrize(
    "sentence",
    [
        "船が港に依存しているとは、船に帆がないことです。",
        "積荷は船の一部とはみなされません。",
        "帆とは?",
        "「停泊とは、留まることです」と書かれています。",
        "「停泊」という語を使わない文もあります。",
        "船は遅いです。",
        "風が強い場合、帆は畳まれます。",
        "嵐は、突然です。",
    ],
)
def test_what_only_looks_like_a_definition_gives_none(sentence: str) -> None:
    """Clauses, quotations and statements about known things define nothing new."""
    assert set(_terms(graph_of(*CHAPTER, rule("1.1.1", sentence)))) == {"船", "帆"}


def test_a_section_is_named_after_what_its_opening_rule_defines() -> None:
    """The defining node is the first rule whose subject is the title; without one it is the section."""
    terms = _terms(graph_of(*CHAPTER, rule("1.1.1", "港は安全です。"), rule("1.1.2", "ある船は水に浮きます。")))
    assert terms["船"] == ("fab:1.1.2",)
    assert terms["帆"] == ("fab:1.2",)


def test_titles_that_name_nothing_make_no_terms() -> None:
    """A chapter's subject, general remarks and a phrase that no rule uses are no terms; two names in one are two."""
    graph = graph_of(
        rule("1", title="航海"),
        rule("1.0", title="総則"),
        rule("1.1", title="船の相互作用"),
        rule("1.2", title="錨と舵"),
        rule("1.3", title="帆の手入れ"),
        rule("1.3.1", "毎日、帆の手入れを行います。"),
    )
    assert set(_terms(graph)) == {"錨", "舵", "帆の手入れ"}


def test_a_titled_rule_is_defined_by_the_subrule_that_explains_it() -> None:
    """The subrule with the quoted name counts, not the heading that announces it, and gives the English name."""
    graph = graph_of(
        heading("新しい能力「微風」", "「微風/Breeze」は新しい能力です。"),
        rule("502.57", title="微風", parent="新しい能力「微風」"),
        rule("502.57a", "微風は弱い風である。「微風/Breeze」は船を押すことを意味する。"),
        rule("502.58", title="凪", parent="新しい能力「微風」"),
        ruleset="mtg",
    )
    assert [(term.name, term.english, term.defined_by) for term in graph.terms] == [
        ("微風", "Breeze", ("mtg:502.57a",)),
        ("凪", None, ("mtg:502.58",)),
    ]


def test_several_rules_may_define_one_term() -> None:
    """All of them are named, in document order."""
    graph = graph_of(*CHAPTER, rule("1.2.1", "船とは、乗り物です。"), rule("1.1.1", "船とは、浮く物です。"))
    assert _terms(graph)["船"] == ("fab:1.1.1", "fab:1.2.1")


def test_uses_are_linked_with_their_passage_and_the_definer_is_no_user() -> None:
    """Own text, items, examples and notes all count."""
    graph = graph_of(
        *CHAPTER,
        rule("1.1.1", "船とは、水に浮く物です。"),
        rule("1.1.2", "船を選ぶ。", ("example", "赤い船。"), ("note", "風。"), ("item", "船")),
    )
    assert _users(graph, ":船") == [("fab:1.1.2", "text"), ("fab:1.1.2", "example-1"), ("fab:1.1.2", "item-1")]


def test_a_passage_of_any_edition_has_the_first_use_of_each_term() -> None:
    """The place is counted in the whole text, behind cards and references too; links are the preferred edition's."""
    graph = graph_of_editions(
        edition(tree(*CHAPTER, rule("1.2.1", "《赤い帆》[1.1]の後、帆が船を引く。その船は、帆が大きい。"))),
        edition(tree(rule("1.2.1", "船は、帆で進む。")), name="plain"),
    )
    found = [
        [(passage.text[use.start : use.end], use.start, use.term) for use in passage.uses]
        for passage in (reading.passages[0] for reading in graph.nodes["fab:1.2.1"].readings)
    ]
    assert found == [
        [("帆", 13, "fab:term:帆"), ("船", 15, "fab:term:船")],
        [("船", 0, "fab:term:船"), ("帆", 3, "fab:term:帆")],
    ]
    assert _users(graph, ":船") == [("fab:1.2.1", "text")]


def test_a_card_or_a_reference_is_no_use_of_a_term() -> None:
    """A card's name may contain any word, and no term reaches across it."""
    graph = graph_of(*CHAPTER, rule("1.2.1", "《船と帆》を引く。漁[1.1]船。"))
    assert _users(graph, ":帆") == []


def test_terms_of_another_ruleset_are_not_used() -> None:
    """Each game has words of its own."""
    graph = graph_of(heading("船", "停泊とは、留まることです。"), ruleset="mtg")
    assert [link.source for link in graph.links] == ["mtg:船"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("攻撃対象を選ぶ攻撃", ["攻撃対象", "攻撃"]),
        ("攻撃を行う", ["攻撃"]),
        ("反撃する", []),
        ("光る剣の影響と光", ["剣", "光"]),
        ("剣を3本持つ本", ["剣", "本"]),
        ("リアクションのアクション", ["アクション"]),
        ("影", ["影"]),
        ("(両手)武器", ["(両手)"]),
        ("基本の値と「基本」と基本・装備品", ["基本", "基本"]),
        ("", []),
    ],
)
def test_the_longest_term_on_word_borders_is_found(text: str, found: list[str]) -> None:
    """No term inside a longer one, inside a word, in a verb's stem, or in a counter."""
    names = ["攻撃", "攻撃対象", "光", "剣", "影", "本", "アクション", "(両手)", "基本"]
    assert [name for _, _, name in TermFinder(names, analyzer()).find(text)] == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("大型帆船を", ["大型帆船"]),
        ("アアアアアアアアアアを", ["アアアアアアアアアア"]),
        ("アアアアアアアアアを", []),
        ("アアアアアアアアを", ["アアアアアアアア"]),
        ("アアアを", ["アアア"]),
        ("アアアアアアアア", ["アアアアアアアア"]),
    ],
)
def test_names_that_begin_alike(text: str, found: list[str]) -> None:
    """Of names whose beginnings are the same, however long, the one that stands alone is found."""
    names = ["大型", "大型帆船", "ア" * 3, "ア" * 8, "ア" * 10]
    uses = list(TermFinder(names, analyzer()).find(text))
    assert [name for _, _, name in uses] == found == [text[start:end] for start, end, _ in uses]
    assert all(end <= len(text) for _, end, _ in uses)


@pytest.mark.parametrize(
    ("text", "name", "around"),
    [
        ("白い「帆船」とする", "帆船", "帆船"),
        ("は、大型帆船をはじめとする", "帆船", "大型帆船をはじめ"),
        ("は第2帆だけにする", "帆", "第2帆だけにす"),
        ("。そのままもとに", "もと", "そのままもとに"),
        ("船は(両手)である", "(両手)", "(両手)である"),
        ("帆" + "船" * 60, "帆", "帆" + "船" * 50),
    ],
)
def test_surroundings_are_the_compound_and_an_ending(text: str, name: str, around: str) -> None:
    """What decides on a noun reaches to the end of its compound, fifty characters at most, and four of hiragana."""
    start = text.index(name)
    left, right = surroundings(text, start, start + len(name))
    assert text[left:right] == around


def test_a_thousand_names_within_each_other() -> None:
    """Names that are the beginnings of longer ones take no deeper recursion than short ones."""
    names = ["ア" * length for length in range(1, 1001)]
    assert [name for _, _, name in TermFinder(names, analyzer()).find(f"{names[-1]}を")] == [names[-1]]


def test_a_use_is_the_place_of_its_name() -> None:
    """Ranges are code points of the text."""
    ((start, end, name),) = TermFinder(["帆"], analyzer()).find("白い帆。")
    assert "白い帆。"[start:end] == name == "帆"


def test_without_terms_nothing_is_found() -> None:
    """An empty glossary is no error."""
    assert list(TermFinder([], analyzer()).find("船")) == []
