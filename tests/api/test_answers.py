"""An answer of a book has the fields and values of the JSON that the command prints for the same question."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.documents.documents import ROOT

import rulesdb
from rulesdb.graph.model import Graph

Printed = Callable[..., Any]
QUERIES = [
    "置換効果",
    "かくのうこ",
    "6.4.5",
    "バニラの能力",
    "大会の制限時間",
    "スタック -武器",
    "置換効カ",
    "あああああ",
]
SITUATIONS = ["fab/situations/arsenal.txt", "fab/situations/base-power.txt", "mtg/situations/blocker-removed.txt"]


def _plain(value: object) -> Any:  # noqa: ANN401  (any JSON)
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("query", QUERIES)
def test_search(book: rulesdb.Book, printed: Printed, query: str) -> None:
    """Words, readings, numbers, expressions, slips and what is not found have the command's hits and remarks."""
    assert _plain(book.search(query)) == printed("search", query)


def test_search_of_a_game(book: rulesdb.Book, printed: Printed) -> None:
    """The number of hits and the game are those that were asked for."""
    assert _plain(book.search("ダメージ", n=3, game="mtg")) == printed(
        "search", "ダメージ", "-n", "3", "--ruleset", "mtg"
    )


@pytest.mark.parametrize(
    "name", ["fab:6.4.1", "fab:1.0.2a", "1.13.4a", "［5.1.1］", "mtg:502.58", "mtg:ルール入門とは?"]
)
def test_rule(book: rulesdb.Book, printed: Printed, name: str) -> None:
    """A rule has its texts, links, checks, coverage and questions."""
    assert _plain(book[name]) == printed("show", name)[0]


def test_rules(book: rulesdb.Book, shipped: Graph) -> None:
    """All rules and headings come in the order of the texts, each as it is by itself."""
    every = list(book.rules())
    assert [rule.id for rule in every] == list(shipped.nodes)
    assert all(book[rule.id] == rule for rule in every[::50])
    assert list(book.rules("mtg")) == [rule for rule in every if rule.ruleset == "mtg"]


def test_rules_below(book: rulesdb.Book, printed: Printed) -> None:
    """The rules below a section are those of ``show --subrules``, each as it is by itself; the lowest has none."""
    assert _plain(list(book.rules_below("6.4"))) == printed("show", "fab:6.4", "--subrules")[0]["subrules"]
    assert next(book.rules_below("fab:6.4")) == book["fab:6.4.1"]
    assert list(book.rules_below("fab:1.0.2a")) == []


@pytest.mark.parametrize("name", ["fab:6.4.7", "fab:1.7.6", "fab:5"])
def test_trace(book: rulesdb.Book, printed: Printed, name: str) -> None:
    """References are followed out and in, to the end or for some steps."""
    assert _plain(book.trace(name)) == printed("trace", name)
    assert _plain(book.trace(name, depth=1, into=True)) == printed("trace", name, "--depth", "1", "--in")


@pytest.mark.parametrize("ends", [("6.4.7", "1.7.6"), ("1.7.6", "6.4.7")])
def test_path(book: rulesdb.Book, printed: Printed, ends: tuple[str, str]) -> None:
    """There is a chain, or the path is null."""
    assert _plain(book.path(*ends)) == printed("path", *ends)


def _timeless(checks: Any) -> Any:  # noqa: ANN401  (a JSON document)
    return [{**result, "seconds": None} for result in checks["results"]]


def test_check(book: rulesdb.Book, printed: Printed) -> None:
    """The checks of a rule are played; only the time that they take differs."""
    assert _timeless(_plain(book.check("fab:1.13.4a"))) == _timeless(printed("check", "fab:1.13.4a"))
    assert book.check("fab:9.1").results == ()


@pytest.mark.parametrize("text", ["", "《石》 アクション コスト0\n歌をうたう。\n"])
def test_card(book: rulesdb.Book, printed: Printed, text: str, tmp_path: Path) -> None:
    """Cards that are read and what is not understood are those of a file with the text."""
    sheets = text or (ROOT / "docs/cards/equipment.txt").read_text(encoding="utf-8")
    file = tmp_path / "cards.txt"
    file.write_text(sheets, encoding="utf-8")
    assert _plain(book.card(sheets, "fab")) == _without_file(printed("card", str(file)), file)


@pytest.mark.parametrize("name", SITUATIONS)
def test_judge(book: rulesdb.Book, printed: Printed, name: str) -> None:
    """The rulings on a situation are those on its file."""
    file = ROOT / "data" / name
    expected = _without_file(printed("judge", str(file)), file)["situations"][0]
    assert _plain(book.judge(file.read_text(encoding="utf-8"))) == expected


@pytest.mark.parametrize("text", ["アンは踊る。\n", "アンのライフは20である。\nアンのライフは3である。\n", ""])
def test_judge_of_what_cannot_be_played(book: rulesdb.Book, printed: Printed, text: str, tmp_path: Path) -> None:
    """What is not understood, contradicts itself or is empty is said in the value; nothing is raised."""
    file = tmp_path / "situation.txt"
    file.write_text(text, encoding="utf-8")
    assert _plain(book.judge(text)) == _without_file(printed("judge", str(file)), file)["situations"][0]


def _without_file(document: Any, file: Path) -> Any:  # noqa: ANN401  (a JSON document)
    """Return a document with the name that a text without a file has in place of a file's."""
    return json.loads(json.dumps(document).replace(json.dumps(str(file)), '"-"'))


def test_readings(harbour_home: Path) -> None:
    """A rule in all its texts has the preferred one first; editions are named, and no name is a file."""
    with rulesdb.open(harbour_home) as book:
        assert book.readings("1.0.2") == (book["1.0.2"],)
        assert [one.edition for one in book.editions()] == ["official"]
        assert book.compare("official@2024-05-01", "official").totals["removed"] == 1
        with pytest.raises(rulesdb.SourceError, match="neither a file nor an edition"):
            book.compare(__file__, "official")


def test_editions(book: rulesdb.Book) -> None:
    """Each text has its licence, and each of its files a digest."""
    editions = book.editions()
    assert [(one.ruleset, one.edition, one.licence) for one in editions] == [
        ("fab", "plain", "CC-BY-4.0"),
        ("mtg", "plain", "CC-BY-4.0"),
    ]
    assert book["fab:1.0.1"].digest in {file.digest for file in editions[0].files}


def test_verify(book: rulesdb.Book) -> None:
    """A quotation is compared with the rule, with those of a game, or with all; the value has the contract's fields."""
    rule = book["fab:6.4.2"]
    sentence = rule.sentences[0].text
    found = book.verify("6.4.2", sentence)
    assert _plain(found) == {
        "verdict": "verbatim",
        "rule": "fab:6.4.2",
        "edition": "plain",
        "nearest": {"rule": "fab:6.4.2", "text": sentence},
        "similarity": 1.0,
    }
    assert book.verify("6.4.3", sentence).verdict == "other rule"
    assert book.verify(None, sentence).rule == "fab:6.4.2"
    wrong = book.verify(None, sentence, game="mtg")
    assert (wrong.verdict, wrong.rule, wrong.edition) == ("not in the rules", None, None)


def test_compare(printed: Printed) -> None:
    """Changes and sums are the command's, with every rare fact."""
    old, new = (str(ROOT / "docs/versions" / year) for year in ("2025", "2026"))
    assert _plain(rulesdb.compare(old, new)) == printed("compare", old, new)
    assert _plain(rulesdb.compare(Path(old), new)).keys() == {"old", "new", "changes", "totals"}


def test_compare_of_editions(printed: Printed, shipped_home: Path) -> None:
    """Names of editions are those of the home."""
    found = rulesdb.compare("mtg:plain", "fab:plain", shipped_home)
    assert _plain(found) == printed("compare", "mtg:plain", "fab:plain")


def test_compare_warns_of_doubts(tmp_path: Path) -> None:
    """What the command prints as a warning is one of Python's."""
    english, japanese = tmp_path / "english.txt", tmp_path / "japanese.txt"
    english.write_text("100.1. The boat has two oars.\n100.2. The oar is made of wood.\n", encoding="utf-8")
    japanese.write_text("100.1. 船には櫂が2本ある。\n100.2. 櫂は木で作る。\n", encoding="utf-8")
    with pytest.warns(UserWarning, match="in two languages"):
        rulesdb.compare(english, japanese)
