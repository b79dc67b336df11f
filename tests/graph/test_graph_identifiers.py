"""What people write for a rule, and what they are told when nothing has that name."""

from time import process_time

import pytest
from support.graph.made_up_trees import edition, graph_of_editions, heading, rule, tree

from rulesdb.graph.identifiers import AmbiguousIdentifierError, UnknownIdentifierError, find_node, resolve
from rulesdb.graph.model import Graph


@pytest.fixture(scope="module")
def graph() -> Graph:
    """Return two rulesets that share the number 5."""
    return graph_of_editions(
        edition(
            tree(
                rule("1", title="航海"),
                rule("1.0", title="置換効果"),
                rule("1.0.2", "文[8.3.1]。", ("example", "例。"), ("example", "例。")),
                rule("1.0.2a", "文。", ("note", "注[8.3.1]。")),
                rule("5"),
            )
        ),
        edition(
            tree(
                heading("新ゲームルール:+1/+1カウンター", "文[409.1b]。"),
                rule("5"),
                heading("変更点:卵の無い竜(訂正)"),
                ruleset="mtg",
            ),
            ruleset="mtg",
        ),
    )


@pytest.mark.parametrize(
    "written",
    [
        "1.0.2a",
        "１．０．２ａ",
        "rule 1.0.2a",
        "Rule 1.0.2a",
        "[1.0.2a]",
        "［１．０．２ａ］",
        "FAB 1.0.2a",
        "fab:1.0.2a",
        "FAB:1.0.2A",
        "FAB rule [1.0.2a]",
        "ルール1.0.2a",
        "  1.0.2A. ",
        "§1.0.2a",
        "１。０。２ａ",
        "1、0、2 (a)",
    ],
)
def test_every_spelling_of_a_number_is_understood(graph: Graph, written: str) -> None:
    """Width, capitals, brackets, the ruleset's name and the word rule make no difference."""
    assert resolve(graph, written) == "fab:1.0.2a"


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("fab:1.0.2#example-2", "fab:1.0.2#example-2"),
        ("１．０．２#Example-1", "fab:1.0.2#example-1"),
        ("rule 1.0.2a#note-1", "fab:1.0.2a#note-1"),
        ("新ゲームルール:+1/+1カウンター", "mtg:新ゲームルール:+1/+1カウンター"),
        ("mtg:新ゲームルール：＋１／＋１カウンター", "mtg:新ゲームルール:+1/+1カウンター"),
        ("変更点:卵の無い竜(訂正)", "mtg:変更点:卵の無い竜(訂正)"),
        ("8.3.1", "fab:8.3.1"),
        ("MTG 409.1B", "mtg:409.1b"),
    ],
)
def test_parts_headings_and_unresolved_targets_have_names_too(graph: Graph, written: str, name: str) -> None:
    """An unresolved target resolves, because a chain can be traced into it."""
    assert resolve(graph, written) == name


def test_a_number_of_two_rulesets_is_refused_with_both_named(graph: Graph) -> None:
    """The ruleset may stand before the number or be given beside it."""
    with pytest.raises(AmbiguousIdentifierError, match="fab:5 or mtg:5") as caught:
        resolve(graph, "5")
    assert caught.value.candidates == ("fab:5", "mtg:5")
    assert resolve(graph, "mtg 5") == resolve(graph, "5", "mtg") == "mtg:5"


def test_a_part_leads_to_its_node(graph: Graph) -> None:
    """Whoever wants a node gets the node."""
    assert find_node(graph, "1.0.2#example-1").id == "fab:1.0.2"


def test_an_unresolved_target_is_no_node_and_the_message_says_who_cites_it(graph: Graph) -> None:
    """It is known, but its text is not loaded."""
    with pytest.raises(UnknownIdentifierError, match=r"no loaded text.*fab:1\.0\.2, fab:1\.0\.2a cite it") as caught:
        find_node(graph, "8.3.1")
    assert caught.value.cited_by == ("fab:1.0.2", "fab:1.0.2a")


def test_an_unknown_number_gets_near_numbers(graph: Graph) -> None:
    """What stands beside it and what looks like it are suggested."""
    with pytest.raises(UnknownIdentifierError, match=r"1\.0\.22") as caught:
        resolve(graph, "1.0.22")
    assert {"fab:1.0", "fab:1.0.2"} <= set(caught.value.suggestions)


def test_a_number_of_a_chapter_that_is_not_loaded_gets_the_chapters_that_are(graph: Graph) -> None:
    """A reader who asks for chapter 9 learns that it is missing, whether or not another rule cites the number."""
    with pytest.raises(UnknownIdentifierError) as unknown:
        find_node(graph, "9.9.9")
    assert str(unknown.value).startswith(
        "No loaded text has 9.9.9: nothing of chapter 9 is loaded (fab: 1, 5; mtg: 5); "
    )
    assert {"fab:5", "mtg:5"} <= set(unknown.value.suggestions)
    with pytest.raises(UnknownIdentifierError, match=r"^No loaded text has 1\.0\.22; near it: "):
        find_node(graph, "1.0.22")


def test_only_loaded_numbers_are_suggested(graph: Graph) -> None:
    """A suggestion that is cited and not loaded would lead to a second refusal."""
    with pytest.raises(UnknownIdentifierError) as unknown:
        find_node(graph, "1.0.22")
    assert set(unknown.value.suggestions) <= set(graph.nodes)


def test_an_unknown_name_gets_titles_that_look_like_it(graph: Graph) -> None:
    """A section's title is no identifier, but it leads to one."""
    with pytest.raises(UnknownIdentifierError) as caught:
        resolve(graph, "置換の効果")
    assert caught.value.suggestions == ("fab:1.0",)


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("xyz:1.0.2", "No ruleset is called xyz; loaded: fab, mtg."),
        ("1.0.2#example-3", "fab:1.0.2 has no example-3; it has example-1, example-2."),
        ("1.0#example-1", "fab:1.0 has no example-1; it has no sentences, items, examples or notes."),
        ("8.3.1#example-1", "fab:8.3.1 has no example-1; it has no sentences, items, examples or notes."),
        ("   ", "An empty text names no rule."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(graph: Graph, written: str, message: str) -> None:
    """The texts of errors are for the user."""
    with pytest.raises(UnknownIdentifierError) as caught:
        resolve(graph, written)
    assert str(caught.value) == message


def test_a_ruleset_that_is_not_loaded_is_named(graph: Graph) -> None:
    """The option is checked as a written prefix is."""
    with pytest.raises(UnknownIdentifierError, match="No ruleset is called xyz"):
        resolve(graph, "1.0.2", "xyz")


@pytest.mark.parametrize(
    ("written", "meant"), [("xyz:5", ("fab:5", "mtg:5")), ("xyz 1.0.2", ("fab:1.0.2",)), ("xyz:1.0.22", None)]
)
def test_the_number_of_another_ruleset_is_suggested(graph: Graph, written: str, meant: tuple[str, ...] | None) -> None:
    """In each ruleset that has it; else what is near it."""
    with pytest.raises(UnknownIdentifierError) as caught:
        resolve(graph, written)
    assert caught.value.suggestions == meant if meant else "fab:1.0.2" in caught.value.suggestions


_LONG = 100_000


@pytest.mark.parametrize(
    "written",
    [
        "9" * 5_000,
        "1." + "9" * _LONG,
        "1." * (_LONG // 2) + "1",
        "1.0.2" + "z" * _LONG,
        "." * _LONG + "x",
        "]" * _LONG + "x",
        "か" * _LONG,
        "rule " * (_LONG // 5),
        "1.0.2#item-" + "9" * _LONG,
        "a" * _LONG + ":1",
    ],
    ids=lambda written: written[:8],
)
def test_a_name_of_any_length_is_unknown_in_a_short_sentence(graph: Graph, written: str) -> None:
    """Neither its digits nor its length hold anything up: a tenth of a second of the processor, here with wide room."""
    began = process_time()
    with pytest.raises(UnknownIdentifierError) as unknown:
        resolve(graph, written)
    assert process_time() - began < 1
    assert len(str(unknown.value)) < 200


def test_the_beginning_of_a_long_name_is_repeated(graph: Graph) -> None:
    """The sentence says which name it is about."""
    with pytest.raises(UnknownIdentifierError, match=r"^No loaded text has 9{60}…\.$"):
        resolve(graph, "9" * 300)
