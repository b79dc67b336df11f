"""A number or heading that stands twice: both texts are shown, searched, linked and on the pages; a report says so."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulesdb.cli.main import main
from rulesdb.graph.model import LinkKind
from rulesdb.pipeline.home import Home, open_home
from rulesdb.pipeline.home_building import build
from rulesdb.pipeline.publishing import publish
from rulesdb.search.answer.corpus import open_corpus
from rulesdb.search.answer.searching import search
from rulesdb.site.stamp import Stamp
from rulesdb.source.text_reading import read_text
from rulesdb.syntax.parsing import parse
from rulesdb.syntax.tree import Tree

TWICE = """8 凧§
8.0 総則§
8.0.1 凧は木綿で揚げます。§
例:桃色の場合。
注:灰色に注意。
  • 檜の骨
8.0.2 糸は1本です。§
8.0.1 凧は絹糸で揚げます。[8.0.2]§
例:紫色の場合。
例:《鳶》の場合。
注:茶色に注意。
  • 竹の骨
8.0.1a 麻布は丈夫です。§
8.0.1a 和紙は軽量です。§
8.0 道具§
8.0.3 重石は砂利です。§
"""
ELSEWHERE = "8.0 付則§\n8.0.2 滑車は真鍮です。§\n8.0.2 歯車は青銅です。§\n"
PRIMER = """新能力「上昇」
998.1.上昇
998.1a 翼竜は上昇する。
新能力「上昇」
998.2.滑空
998.2a 翼竜は滑空する。
998.1.急降下
998.1a 海竜は潜水する。
"""
WORDS = {
    "桃色": "kites:8.0.1",
    "灰色": "kites:8.0.1",
    "檜": "kites:8.0.1",
    "木綿": "kites:8.0.1",
    "絹糸": "kites:8.0.1",
    "紫色": "kites:8.0.1",
    "鳶": "kites:8.0.1",
    "茶色": "kites:8.0.1",
    "竹": "kites:8.0.1",
    "麻布": "kites:8.0.1a",
    "和紙": "kites:8.0.1a",
    "道具": "kites:8.0",
    "付則": "kites:8.0",
    "砂利": "kites:8.0.3",
    "滑車": "kites:8.0.2",
    "歯車": "kites:8.0.2",
}
"""Words of one place each, and the rule that has them."""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return the made-up files by name."""
    folder = tmp_path_factory.mktemp("texts")
    texts = {"one": TWICE, "two": ELSEWHERE, "primer": PRIMER}
    for name, text in texts.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    return {name: folder / f"{name}.txt" for name in texts}


@pytest.fixture(scope="module")
def home(files: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Home:
    """Return a home of the two files of kites."""
    folder = tmp_path_factory.mktemp("home")
    build([files["one"], files["two"]], folder, "kites")
    return open_home(folder)


@pytest.fixture(scope="module")
def primer_home(files: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Home:
    """Return a home of the primer."""
    folder = tmp_path_factory.mktemp("primer")
    build([files["primer"]], folder)
    return open_home(folder)


def shown(home: Home, identifier: str, capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """Return what ``rulesdb show`` prints for a node."""
    assert main(["show", identifier, "--home", str(home.folder), *options]) == 0
    return capsys.readouterr().out


@pytest.mark.exhaustive
def test_json_has_an_entry_for_each_text(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    """The entries have one identifier and edition, and sources of their own."""
    entries = json.loads(shown(home, "kites:8.0.1", capsys, "--json"))
    assert [entry["text"] for entry in entries] == ["凧は木綿で揚げます。", "凧は絹糸で揚げます。[8.0.2]"]
    assert {(entry["id"], entry["edition"]) for entry in entries} == {("kites:8.0.1", "official")}
    assert [entry["source"]["line"] for entry in entries] == [3, 8]
    assert [len(entry["examples"]) for entry in entries] == [1, 2]
    assert [entry["items"] for entry in entries] == [["檜の骨"], ["竹の骨"]]


@pytest.mark.exhaustive
def test_parts_are_counted_through(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    """``#example-1`` stays the first text's; the second text's go on behind it, and a link names one of them."""
    graph = home.graph
    readings = graph.nodes["kites:8.0.1"].readings
    names = [passage.where for reading in readings for passage in reading.passages[1:]]
    assert names == ["example-1", "note-1", "item-1", "example-2", "example-3", "note-2", "item-2"]
    sources = [link.source for link in graph.links if link.kind is LinkKind.EXAMPLE_OF and "kites" in link.source]
    assert sources == [f"kites:8.0.1#example-{at}" for at in (1, 2, 3)]
    assert "紫色" in shown(home, "kites:8.0.1#example-2", capsys)


@pytest.mark.exhaustive
def test_references_of_the_second_text_are_links(home: Home) -> None:
    """What the second text cites can be traced, and its cards are mentioned."""
    links = home.graph.links_from["kites:8.0.1"]
    assert "kites:8.0.2" in [link.target for link in links if link.kind is LinkKind.CITES]
    assert "kites:card:鳶" in [link.target for link in links if link.kind is LinkKind.MENTIONS_CARD]


def test_every_repetition_is_an_error(home: Home) -> None:
    """In one file or in two, each later one is reported once, where it stands, and said to be kept."""
    found = [one for one in home.findings.diagnostics if one.code == "number-duplicate"]
    places = [(Path(one.file).stem, one.line, one.node) for one in found]
    assert places == [
        ("one", 8, "kites:8.0.1"),
        ("one", 14, "kites:8.0.1a"),
        ("one", 15, "kites:8.0"),
        ("two", 1, "kites:8.0"),
        ("two", 2, "kites:8.0.2"),
        ("two", 3, "kites:8.0.2"),
    ]
    assert all("kept beside the first" in one.message for one in found)


@pytest.mark.in_part(4)
@pytest.mark.parametrize("word", WORDS)
def test_search_finds_and_quotes_both(home: Home, word: str) -> None:
    """A word of either text leads to the rule, and the quotation has it."""
    corpus = open_corpus(home.graph, home.index)
    hits = [hit for hit in search(corpus, word, ruleset="kites").hits if hit.id == WORDS[word]]
    assert word in hits[0].snippet


@pytest.mark.in_part(4)
@pytest.mark.parametrize("word", WORDS)
def test_show_has_both(home: Home, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The terminal shows every text of a number, its title too."""
    assert word in shown(home, WORDS[word], capsys)


@pytest.mark.nightly
def test_pages_have_both(home: Home, tmp_path: Path) -> None:
    """Every word of either text is on a page and in what the pages search in, under an anchor of its own."""
    publish(home, tmp_path / "book", Stamp("2026-01-01", "1"))
    kites = tmp_path / "book" / "kites"
    said = "".join(path.read_text("utf-8") for path in kites.glob("*.html"))
    assert [word for word in WORDS if word not in said] == []
    page = (kites / "8.0.html").read_text("utf-8")
    anchors = ("8.0.1", "8.0.1-text-2", "8.0.1-example-1", "8.0.1-example-2", "8.0.1-example-3", "8.0.1-note-2")
    assert [page.count(f'id="{anchor}"') for anchor in anchors] == [1] * len(anchors)


@pytest.mark.in_part(1)
@pytest.mark.parametrize("which", ["home", "primer_home"])
def test_characters_in_nodes_can_be_shown(
    which: str, request: pytest.FixtureRequest, files: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    """Each character that the parser gives to a node is in an answer of ``show --json``, and the sums agree."""
    home: Home = request.getfixturevalue(which)
    trees = [parse(read_text(files[name])) for name in (("one", "two") if which == "home" else ("primer",))]
    own = [sums for sums in home.findings.sums if sums.file in map(str, files.values())]
    assert sum(sums.in_nodes for sums in own) == sum(len(tree.source.text) - outside(tree) for tree in trees)
    names = {node.key: None for tree in trees for node in tree.nodes}
    ruleset = "kites" if which == "home" else "mtg"
    entries = [entry for name in names for entry in json.loads(shown(home, f"{ruleset}:{name}", capsys, "--json"))]
    stated = Counter(text for tree in trees for text in texts_of(tree))
    assert stated == Counter(text for entry in entries for text in texts_in(entry))


def outside(tree: Tree) -> int:
    """Return how many characters of a text belong to no node."""
    return sum(one.span.end - one.span.start for one in tree.outside)


def texts_of(tree: Tree) -> Iterator[str]:
    """Yield every title and text of a tree."""
    for node in tree.nodes:
        yield from filter(None, (node.title, node.text, *(part.text for part in node.parts)))


def texts_in(entry: dict[str, list[dict[str, str]]]) -> Iterator[str]:
    """Yield every title and text of an entry of ``show --json``."""
    parts = [part["text"] for kind in ("examples", "notes") for part in entry[kind]]
    yield from filter(None, map(str, (entry["title"] or "", entry["text"], *entry["items"], *parts)))


@pytest.mark.exhaustive
def test_headings_and_what_stands_below_them(primer_home: Home) -> None:
    """A heading without number that stands twice is one node with both texts, and all its rules hang below it."""
    graph = primer_home.graph
    heading = graph.nodes["mtg:新能力「上昇」"]
    assert len(heading.readings) == 2
    assert heading.children == ("mtg:998.1", "mtg:998.2")
    assert [reading.title for reading in graph.nodes["mtg:998.1"].readings] == ["上昇", "急降下"]
    twice = [one.node for one in primer_home.findings.diagnostics if one.code == "number-duplicate"]
    assert twice == ["mtg:新能力「上昇」", "mtg:998.1", "mtg:998.1a"]
