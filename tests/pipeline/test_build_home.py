"""What a build makes of its sources and of the home: editions in their order, one generation, an honest manifest."""

import gc
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from rulesdb import __version__
from rulesdb.pipeline import process_copies
from rulesdb.pipeline.home import Home, open_home
from rulesdb.pipeline.home_building import BuildReport, build
from rulesdb.pipeline.home_errors import NoRulesError
from rulesdb.search.answer.corpus import open_corpus
from rulesdb.search.answer.searching import search
from rulesdb.source.card_facts import CardFact
from rulesdb.source.edition_sources import shipped_editions
from rulesdb.source.text_reading import SourceError

KITES = "8 凧§\n8.0 総則§\n8.0.1 凧は糸で揚げます。[8.0.2]§\n8.0.2 糸は1本です。§\n"
PLAIN = '[edition]\nname = "plain"\nruleset = "{ruleset}"\n'


def write(path: Path, text: str = KITES) -> Path:
    """Write ``text``, making its folder, and return the path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def built(home: Path, *sources: Path, ruleset: str | None = "kites") -> tuple[BuildReport, Home]:
    """Build and return the report and the home."""
    report = build(sources, home, ruleset)
    return report, open_home(home)


@pytest.mark.exhaustive
def test_report_counts_what_is_in_the_home(tmp_path: Path) -> None:
    """The report's figures are those of the graph and the findings, and the sums of characters are equal."""
    report, home = built(tmp_path / "home", write(tmp_path / "kites.txt"))
    assert report.counts["nodes"] == len(home.graph.nodes)
    assert report.counts["links"] == len(home.graph.links)
    assert report.counts["files"] == len(home.findings.sums) == 1 + sum(len(each.files) for each in shipped_editions())
    assert report.counts["characters"] == home.findings.total
    assert home.findings.total == home.findings.in_nodes + sum(home.findings.outside.values())
    assert report.diagnostics == home.findings.diagnostics
    assert report.seconds > 0


@pytest.mark.exhaustive
def test_official_text_stands_before_the_shipped_one(tmp_path: Path) -> None:
    """A user's text of a shipped number is the preferred reading; numbers that only one of them has are all there."""
    text = write(tmp_path / "own.txt", "6 効果§\n6.4 置換§\n6.4.1 凧は飛びます。§\n6.4.99 糸です。§\n")
    _, home = built(tmp_path / "home", text, ruleset="fab")
    assert [reading.edition for reading in home.graph.nodes["fab:6.4.1"].readings] == ["official", "plain"]
    assert {"fab:6.4.99", "fab:6.4.2", "mtg:502.57"} <= home.graph.nodes.keys()


@pytest.mark.exhaustive
def test_an_official_text_has_our_headlines_for_its_numbers(tmp_path: Path) -> None:
    """A number of the shipped edition keeps its headline under a user's text, and a number that we lack has none."""
    text = write(tmp_path / "own.txt", "6 効果§\n6.4 置換§\n6.4.5 凧は飛びます。§\n6.4.99 糸です。§\n")
    _, home = built(tmp_path / "home", text, ruleset="fab")
    numbers = ("6.4", "6.4.5", "6.4.99")
    assert [home.graph.nodes[f"fab:{number}"].headline for number in numbers] == ["", "同じイベントには一度だけ", ""]


@pytest.mark.usefixtures("own_texts_alone")
def test_texts_in_two_languages_are_two_editions(tmp_path: Path) -> None:
    """Nobody says which language a file has: its letters do; a number of both is one rule and no mistake."""
    japanese = write(tmp_path / "ja.txt")
    english = write(tmp_path / "en.txt", "8 Kites\n8.0 General\n8.0.1 A kite rises on its string.\n")
    _, home = built(tmp_path / "home", japanese, english)
    editions = [edition for edition in home.graph.editions if edition.ruleset == "kites"]
    assert [(edition.name, edition.language) for edition in editions] == [("official", "ja"), ("official-en", "en")]
    assert [each.edition for each in home.graph.nodes["kites:8.0.1"].readings] == ["official", "official-en"]
    corpus = open_corpus(home.graph, home.index)
    assert search(corpus, "rising strings").hits[0].id == "kites:8.0.1"
    assert search(corpus, "凧を揚げる").hits[0].id == "kites:8.0.1"


@pytest.mark.usefixtures("own_texts_alone")
def test_a_description_says_the_language(tmp_path: Path) -> None:
    """An edition that quotes another language more than it speaks its own has the language that is written."""
    text = write(tmp_path / "own" / "own.txt")
    write(text.parent / "source.toml", '[edition]\nname = "club"\nlanguage = "en"\n')
    _, home = built(tmp_path / "home", text)
    assert [each.language for each in home.graph.editions if each.ruleset == "kites"] == ["en"]


@pytest.mark.usefixtures("own_texts_alone")
def test_expected_findings_are_not_reported_and_others_are(tmp_path: Path) -> None:
    """What an edition's editors name as right is no finding; the same code at another rule still is one."""
    text = write(tmp_path / "own" / "own.txt", "8 凧§\n8.1 糸§\n8.2 風§\n")
    expected = '[[expected]]\ncode = "section-empty"\nnode = "8.1"\nreason = "nothing is said of strings"\n'
    write(text.parent / "source.toml", '[edition]\nname = "club"\n' + expected)
    report, _ = built(tmp_path / "home", text.parent)
    own = [(each.code, each.node) for each in report.own_diagnostics]
    assert own == [("section-empty", "kites:8.2")]


@pytest.mark.usefixtures("own_texts_alone")
def test_texts_of_two_games_in_one_build(tmp_path: Path) -> None:
    """Where nobody names the ruleset, each text tells by its form which game it belongs to."""
    fab = write(tmp_path / "a.txt", "9 凧§\n9.0 総則§\n9.0.1 凧は糸で揚げます。§\n9.0.2 糸は1本です。§\n")
    mtg = write(tmp_path / "b.txt", "999.1.凧\n999.1a 凧は糸で揚げる。\n999.1b 糸は1本である。\n999.1c 一枚。\n")
    _, home = built(tmp_path / "home", fab, mtg, ruleset=None)
    assert {"fab:9.0.1", "mtg:999.1a"} <= home.graph.nodes.keys()


@pytest.mark.usefixtures("own_texts_alone")
def test_editions_of_one_name_are_one(tmp_path: Path) -> None:
    """Chapters may lie in folders with descriptions of their own; a number that two of them have is a diagnostic."""
    for name in ("one", "two"):
        write(tmp_path / name / "source.toml", PLAIN.format(ruleset="kites").replace("plain", "official"))
        write(tmp_path / name / "kites.txt")
    report, home = built(tmp_path / "home", tmp_path, ruleset=None)
    files = [reading.place.file for reading in home.graph.nodes["kites:8.0.1"].readings]
    assert files == [str(tmp_path / name / "kites.txt") for name in ("one", "two")]
    twice = [diagnostic for diagnostic in report.diagnostics if diagnostic.code == "number-duplicate"]
    assert {diagnostic.file for diagnostic in twice} == {str(tmp_path / "two" / "kites.txt")}


@pytest.mark.exhaustive
def test_changed_copy_of_a_shipped_edition_replaces_it(tmp_path: Path) -> None:
    """Somebody who works on our own words sees theirs, and not both."""
    write(tmp_path / "copy" / "source.toml", PLAIN.format(ruleset="fab"))
    text = write(tmp_path / "copy" / "chapter-6.txt", "6 効果§\n6.4 置換§\n6.4.1 書き直した文です。§\n")
    _, home = built(tmp_path / "home", text, ruleset=None)
    (reading,) = home.graph.nodes["fab:6.4.1"].readings
    assert reading.text == "書き直した文です。"
    assert "fab:6.5" not in home.graph.nodes


@pytest.mark.usefixtures("own_texts_alone")
def test_new_build_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    """Only one generation stays, and it is the new one."""
    built(tmp_path / "home", write(tmp_path / "kites.txt"))
    _, home = built(tmp_path / "home", write(tmp_path / "kites.txt", "8 凧§\n8.1 尾§\n8.1.1 尾は2本です。§\n"))
    assert {path.name for path in (tmp_path / "home").iterdir()} == {"current", "build.lock", home.generation.name}
    assert "kites:8.1.1" in home.graph.nodes
    assert "kites:8.0.1" not in home.graph.nodes


@pytest.mark.exhaustive
def test_manifest(tmp_path: Path) -> None:
    """The manifest says what was built, from what, by which version."""
    source = write(tmp_path / "kites.txt")
    report, home = built(tmp_path / "home", source)
    manifest = json.loads((home.generation / "manifest.json").read_text(encoding="utf-8"))
    assert (manifest["format"], manifest["generation"]) == (8, home.generation.name)
    assert manifest["version"] == __version__
    assert manifest["sources"] == [str(source)]
    assert manifest["ruleset"] == "kites"
    assert manifest["dialect"] is None
    assert manifest["counts"] == report.counts
    editions = {(edition["ruleset"], edition["name"]): edition["files"] for edition in manifest["editions"]}
    ((name, sha256),) = editions["kites", "official"]
    assert (name, len(sha256)) == (str(source), 64)
    assert ("fab", "plain") in editions


@pytest.mark.usefixtures("own_texts_alone")
def test_manifest_names_the_dialect(tmp_path: Path) -> None:
    """The one that the user named for all sources."""
    build([write(tmp_path / "kites.txt")], tmp_path / "home", "kites", dialect="fab")
    manifest = open_home(tmp_path / "home").generation / "manifest.json"
    assert json.loads(manifest.read_text(encoding="utf-8"))["dialect"] == "fab"


@pytest.mark.exhaustive
def test_own_glossary_is_for_every_game(tmp_path: Path) -> None:
    """Its words lead to the terms of whatever is loaded; the manifest names it, and the home has its rows."""
    words = write(tmp_path / "words.tsv", "ja\tplayers\n尾\tしっぽ\n格納庫\tガレージ\n")
    build([write(tmp_path / "kites.txt")], tmp_path / "home", "kites", glossaries=[words])
    home = open_home(tmp_path / "home")
    corpus = open_corpus(home.graph, home.index)
    assert "players: ガレージ → 格納庫" in search(corpus, "ガレージ").hits[0].why
    assert corpus.lexicon.meanings("しっぽ")[0].name == "尾"
    assert json.loads((home.generation / "manifest.json").read_text(encoding="utf-8"))["glossaries"] == [str(words)]
    words.unlink()
    assert {(row.ruleset, row.name, row.players) for row in open_home(tmp_path / "home").glossary} >= {
        ("kites", "尾", ("しっぽ",)),
        ("fab", "格納庫", ("ガレージ",)),
    }


@pytest.mark.exhaustive
def test_own_card_facts_are_for_every_game(tmp_path: Path) -> None:
    """A card leads to the terms that it brings; the manifest names the file, and the home has its rows."""
    cards = write(tmp_path / "cards.tsv", "name\tterms\n凧の王\t尾\n")
    build([write(tmp_path / "kites.txt")], tmp_path / "home", "kites", card_facts=[cards])
    cards.unlink()
    home = open_home(tmp_path / "home")
    assert [str(alias.name) for alias in open_corpus(home.graph, home.index).lexicon.meanings("凧の王")] == ["尾"]
    assert json.loads((home.generation / "manifest.json").read_text(encoding="utf-8"))["card_facts"] == [str(cards)]
    assert home.card_facts == (CardFact("", ("凧の王",), ("尾",)),)


def test_wrong_glossary_leaves_the_home_alone(tmp_path: Path) -> None:
    """Nothing is built before everything is read."""
    with pytest.raises(SourceError, match="cannot be read"):
        build([], tmp_path / "home", glossaries=[tmp_path / "missing.tsv"])
    assert not (tmp_path / "home").exists()


@pytest.mark.exhaustive
@pytest.mark.usefixtures("own_texts_alone")
def test_build_leaves_nothing_to_the_cycle_collector(tmp_path: Path) -> None:
    """All that it made is freed when it ends: looking for cycles would take a tenth as long again."""
    gc.collect()
    gc.disable()
    try:
        build([write(tmp_path / "kites.txt")], tmp_path / "home", "kites")
        gc.disable()
        assert gc.collect() < 10_000
    finally:
        gc.enable()


@pytest.mark.usefixtures("own_texts_alone")
def test_strictness_looks_at_the_users_texts(tmp_path: Path) -> None:
    """Facts do not count, warnings do; what is found in the shipped edition is not the user's to put right."""
    clean, _ = built(tmp_path / "home", write(tmp_path / "kites.txt"))
    assert clean.is_strictly_clean
    unclean, _ = built(tmp_path / "home", write(tmp_path / "kites.txt", KITES + "8.0.4a 尾です。§\n"))
    assert not unclean.is_strictly_clean
    assert {diagnostic.file for diagnostic in unclean.own_diagnostics} == {str(tmp_path / "kites.txt")}


@pytest.mark.usefixtures("own_texts_alone")
def test_progress_goes_through_all_stages(tmp_path: Path) -> None:
    """Who shows progress hears of every stage, from nothing to all of it."""
    heard: list[tuple[str, int, int]] = []
    build([write(tmp_path / "kites.txt")], tmp_path / "home", "kites", lambda *said: heard.append(said))
    assert list(dict.fromkeys(stage for stage, _, _ in heard)) == ["parse", "link", "index"]
    assert all(0 <= done <= total for _, done, total in heard)
    parsing = [(done, total) for stage, done, total in heard if stage == "parse"]
    assert parsing == [(done, parsing[0][1]) for done in range(parsing[0][1] + 1)]


@pytest.mark.usefixtures("own_texts_alone")
def test_sources_without_rules_leave_the_home_alone(tmp_path: Path) -> None:
    """Nothing is built, the diagnostics say why, and the former home is as it was."""
    _, before = built(tmp_path / "home", write(tmp_path / "kites.txt"))
    with pytest.raises(NoRulesError) as caught:
        build([write(tmp_path / "empty.txt", "")], tmp_path / "home")
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == ["file-empty"]
    assert open_home(tmp_path / "home").generation == before.generation


def test_shipped_text_that_was_changed_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What we ship has its hash: a damaged installation is named instead of being built."""
    write(tmp_path / "data" / "kites" / "ja" / "kites.txt")
    hashed = PLAIN.format(ruleset="kites") + '[[file]]\npath = "kites.txt"\nsha256 = "00"\n'
    write(tmp_path / "data" / "kites" / "ja" / "source.toml", hashed)
    monkeypatch.setattr("rulesdb.source.edition_sources.data_folder", lambda: tmp_path / "data")
    with pytest.raises(SourceError, match=r"data/kites/ja/kites\.txt: is not the text that was shipped"):
        build([], tmp_path / "home")


@pytest.mark.in_part(0, 1)
@pytest.mark.parametrize("sources", [[], ["kites.txt"]])
def test_same_sources_make_the_same_graph(tmp_path: Path, sources: Sequence[str]) -> None:
    """Two builds of one text differ in their dates alone."""
    write(tmp_path / "kites.txt")
    paths = [tmp_path / name for name in sources]
    graphs = []
    for name in ("one", "two"):
        build(paths, tmp_path / name)
        graphs.append((open_home(tmp_path / name).generation / "graph").read_bytes())
    assert graphs[0] == graphs[1]


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform != "linux", reason="needs a process that can be copied")
def test_two_processors_make_the_same_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a copy of the process makes of half of the rules is what this process makes of them."""
    text = write(tmp_path / "kites.txt")
    monkeypatch.setattr(process_copies, "can_be_copied", lambda: True)
    digests = []
    for processors in (1, 2):
        monkeypatch.setattr(process_copies, "processors", lambda count=processors: count)
        _, home = built(tmp_path / str(processors), text)
        digests.append(home.content)
        assert not list(home.index.glob("*.part"))
    assert digests[0] == digests[1]
