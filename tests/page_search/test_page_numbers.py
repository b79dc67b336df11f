"""Rule numbers are read, looked up and suggested in the page as on the command line."""

from collections.abc import Callable

import pytest

from rulesdb.graph.model import Graph
from rulesdb.pipeline.home import Home
from rulesdb.search.answer.named_nodes import containing_number, named_nodes, unloaded
from rulesdb.search.query.written import WrittenNumber, written_numbers

Ask = Callable[[str, object], object]
IsQuick = Callable[[str, object], bool]


BOOK = """({ ids, cited }) => ({
    ids,
    byId: new Map(ids.map((id, at) => [id, at])),
    rulesets: [...new Set(ids.map(id => id.split(":")[0]))],
    cited: new Set(cited),
})"""


@pytest.fixture(scope="module")
def graph(home: Home) -> Graph:
    """Return the shipped rules, without every seventh, so that something is missing in every chapter."""
    kept = {name: node for at, (name, node) in enumerate(home.graph.nodes.items()) if at % 7 != 3}
    return home.graph._replace(nodes=kept, unresolved=tuple(name for name in home.graph.nodes if name not in kept))


@pytest.fixture(scope="module")
def numbers(home: Home) -> list[str]:
    """Return the numbers of all rules, and some that no rule has."""
    loaded = [node.number for node in home.graph.nodes.values() if node.number is not None]
    return [
        *loaded,
        *("0", "99", "1.99", "6.4.1z", "502.57b", "9999.9999.9999.9999z", "503.1a", "1.0.02", "0.0.1", "9.1"),
    ]


@pytest.mark.exhaustive
def test_numbers_are_read_as_in_python(ask: Ask, queries: list[str], numbers: list[str]) -> None:
    """Every spelling, and what is left for the words."""
    pairs = [f"{one}{sign}{other}" for one, other in zip(numbers, numbers[3:], strict=False) for sign in ("-", "〜 ")]
    texts = [*queries, *pairs]
    expected = []
    for text in texts:
        written, rest = written_numbers(text, ("fab", "mtg"))
        expected.append({"numbers": [each._asdict() for each in written], "rest": rest})
    assert ask("texts => texts.map(text => search.writtenNumbers(text, ['fab', 'mtg']))", texts) == expected


@pytest.mark.parametrize(
    "piece",
    ["1", "1.", "1.2", "a1", "第1.1", "第", "a", "a ", "1.1-", "[", " ", "ルール", "rule:", "1.*", "1.0.1-9.9.9 "],
)
def test_a_very_long_query_takes_no_noticeable_time(piece: str, is_quick: IsQuick) -> None:
    """10,000 characters are read at once, whatever they are."""
    query = (piece * 10_000)[:10_000]
    assert is_quick("text => search.writtenNumbers(text, ['fab'])", query)


def test_numbers_name_the_same_nodes(ask: Ask, graph: Graph, numbers: list[str]) -> None:
    """Loaded or not, with a ruleset or without, alone or together."""
    written = [WrittenNumber(number, before) for number in numbers for before in ("", "fab", "mtg", "rule")]
    asked = [written[at : at + 1] for at in range(len(written))] + [written[at : at + 9] for at in range(0, 900, 30)]
    places = {name: at for at, name in enumerate(graph.nodes)}
    expected = [[[places[node.id] for node in named_nodes(graph, each)], list(unloaded(graph, each))] for each in asked]
    given = {"ids": list(graph.nodes), "cited": graph.unresolved, "asked": [[w._asdict() for w in e] for e in asked]}
    both = "written => [search.namedNodes(book, written), search.unloaded(book, written)]"
    assert ask(f"given => {{ const book = ({BOOK})(given); return given.asked.map({both}); }}", given) == expected


def test_the_same_number_is_suggested(ask: Ask, graph: Graph, numbers: list[str]) -> None:
    """What contains a number, in whatever order they stand; nothing where nothing is loaded."""
    asked = [*numbers[::3], *numbers[-10:]]
    for nodes in (graph.nodes, dict(reversed([*graph.nodes.items()])), {}):
        part = graph._replace(nodes=nodes)
        expected = [containing_number(part, number) for number in asked]
        given = {"ids": list(nodes), "cited": [], "asked": asked}
        function = f"given => given.asked.map(number => search.containingNumber(({BOOK})(given), number))"
        assert ask(function, given) == expected
