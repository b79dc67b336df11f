"""A home with several versions of an edition: the newest one as ever, the former ones beside it, and their dates."""

import errno
import shutil
from pathlib import Path

import pytest
from support.pipeline.harbour_versions import SECOND, THIRD, write_version, write_versions

from rulesdb.pipeline.home import SEALED, Home, open_home
from rulesdb.pipeline.home_building import build
from rulesdb.pipeline.home_errors import HomeDamagedError, HomeError, NoVersionError
from rulesdb.pipeline.searching import search_home
from rulesdb.source.seal import write_seal
from rulesdb.source.text_reading import SourceError


@pytest.fixture
def home(harbour_home: Path) -> Home:
    """Return the home of three versions."""
    return open_home(harbour_home)


def text_of(home: Home, number: str) -> str:
    """Return the text of a rule, as the one edition has it."""
    (reading,) = home.graph.nodes[f"harbour:{number}"].readings
    return reading.text


def test_newest_version_is_the_edition(home: Home, tmp_path: Path) -> None:
    """Former versions change nothing of the graph and the findings, whatever their order."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("rulesdb.pipeline.loading.shipped_editions", lambda: ())
        build([write_versions(tmp_path / "texts")[-1]], tmp_path / "home")
    alone = open_home(tmp_path / "home")
    assert home.graph.nodes.keys() == alone.graph.nodes.keys()
    assert text_of(home, "1.0.4") == text_of(alone, "1.0.4")
    assert len(home.findings.diagnostics) == len(alone.findings.diagnostics)
    assert (alone.snapshots, alone.histories) == ((), ())
    kept = [path.name for path in alone.generation.iterdir()]
    assert not [name for name in kept if name.startswith(("version-", "histories"))]


@pytest.mark.usefixtures("own_texts_alone")
def test_texts_of_one_edition_have_each_their_version(tmp_path: Path) -> None:
    """Whatever folder a text lies in; one that says nothing has neither version nor day."""
    for name, text in (("a", "1 港§\n1.1 船§\n"), ("b", "2 海§\n2.1 波§\n"), ("c", "3 空§\n3.1 雲§\n")):
        folder = write_version(tmp_path / name, text, "")
        row = f'[[file]]\npath = "rules.txt"\nsha256 = ""\nrules_version = "{name}"\neffective = "2031-04-05"\n'
        (folder / "source.toml").write_text(f'[edition]\nruleset = "harbour"\n{row if name != "c" else ""}', "utf-8")
    build([tmp_path / "a", tmp_path / "b", tmp_path / "c"], tmp_path / "home")
    (edition,) = open_home(tmp_path / "home").graph.editions
    assert [(file.rules_version, file.effective) for file in edition.files] == [
        ("a", "2031-04-05"),
        ("b", "2031-04-05"),
        ("", ""),
    ]


def test_manifest_names_versions_with_dates(home: Home) -> None:
    """The newest version comes first, the dates of the former ones are listed."""
    assert home.snapshots == ("2024-05-01", "2025-06-01")
    assert [(row["name"], row["date"], row["version"]) for row in home.versions] == [
        ("official", "2026-01-16", "第3版"),
        ("official", "2025-06-01", "第2版"),
        ("official", "2024-05-01", "第1版"),
    ]


@pytest.mark.parametrize(
    ("date", "text"),
    [
        ("2024-05-01", "船は、旗を掲げてから港に入る。"),
        ("2025-05-31", "船は、旗を掲げてから港に入る。"),
        ("2025-06-01", "夜の船は、灯をともしてから港に入る。灯のない船は朝まで沖に残る。"),
        ("2031-01-01", "夜の船は、灯をともしてから港に入る。灯のない船は朝まで沖に残る。"),
    ],
)
def test_version_in_force_at_a_date(date: str, text: str, home: Home) -> None:
    """A version is in force from its own day to the one before that of the next version."""
    assert text_of(home.at(date), "1.0.1") == text


def test_former_version_is_searched_by_its_own_index(home: Home) -> None:
    """A search in a former version finds the rule under its number of that time."""
    hits = {date: search_home(home.at(date), "浮標").results.hits for date in ("2024-12-24", "2025-12-24")}
    assert [hit.id for hit in hits["2024-12-24"]] == ["harbour:1.0.4"]
    assert [hit.id for hit in hits["2025-12-24"]] == ["harbour:1.0.5"]
    assert not search_home(home, "浮標").results.hits


@pytest.mark.usefixtures("own_texts_alone")
def test_former_version_is_searched_without_servers(tmp_path: Path) -> None:
    """Servers have the documents of one version, the present one."""
    pytest.importorskip("xapian")
    build(write_versions(tmp_path / "texts"), tmp_path / "home", backend="xapian=127.0.0.1:9")
    home = open_home(tmp_path / "home")
    assert search_home(home, text_of(home, "1.0.4")).results.missing
    assert [hit.id for hit in search_home(home.at("2024-12-24"), "浮標").results.hits] == ["harbour:1.0.4"]


def test_date_before_the_first_version_is_refused(home: Home) -> None:
    """The sentence names the first version."""
    with pytest.raises(NoVersionError, match="no version of 2024-04-30 or before; its first one is of 2024-05-01"):
        home.at("2024-04-30")


@pytest.mark.usefixtures("own_texts_alone")
def test_home_without_former_versions_is_refused(tmp_path: Path) -> None:
    """A date says nothing where there is one version; the sentence names the way out."""
    build([write_version(tmp_path / "texts", THIRD, 'date = "2026-01-16"')], tmp_path / "home")
    with pytest.raises(NoVersionError, match="keeps no former version; build it from several"):
        open_home(tmp_path / "home").at("2026-01-16")


@pytest.mark.usefixtures("own_texts_alone")
@pytest.mark.parametrize("written", ['"2026-02-30"', '"16.1.2026"', "20260116", "2026-01-16T12:00:00Z", '"next year"'])
def test_date_that_is_none_is_refused(written: str, tmp_path: Path) -> None:
    """Only a day of the calendar in ISO 8601 is a date."""
    with pytest.raises(SourceError, match=r"is no day; write the day as 2026-01-31"):
        build([write_version(tmp_path / "texts", THIRD, f"date = {written}")], tmp_path / "home")


@pytest.mark.usefixtures("own_texts_alone")
@pytest.mark.parametrize(
    ("first", "problem"),
    [
        ('date = "2026-01-16"', r"its date is that of .*; give each version a date of its own"),
        ('version = "1"', r"without a date, but .* has one \(2026-01-16\); write date = "),
    ],
)
def test_versions_that_dates_do_not_tell_apart_are_refused(first: str, problem: str, tmp_path: Path) -> None:
    """Nobody can say which of them is the newer one."""
    folders = [
        write_version(tmp_path / "one", SECOND, first),
        write_version(tmp_path / "two", THIRD, "date = 2026-01-16"),
    ]
    with pytest.raises(SourceError, match=problem):
        build(folders, tmp_path / "home")
    assert not (tmp_path / "home").exists()


@pytest.mark.exhaustive
@pytest.mark.usefixtures("own_texts_alone")
def test_build_that_fails_at_a_former_version_leaves_the_home_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Versions are in the home together or not at all, and nothing of them is left behind."""
    versions = write_versions(tmp_path / "texts")
    build(versions[:1], tmp_path / "home")
    before = sorted(path.relative_to(tmp_path) for path in (tmp_path / "home").rglob("*"))

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr("rulesdb.pipeline.home_building.write_seal", refuse)
    with pytest.raises(HomeError, match="is as it was before"):
        build(versions, tmp_path / "home")
    assert sorted(path.relative_to(tmp_path) for path in (tmp_path / "home").rglob("*")) == before


@pytest.mark.parametrize(
    "content",
    [
        "[]]",
        '[["harbour","official","ja",[],[]]]',
        '[["harbour","official","ja",[["",""],["",""]],[[["1","1","gone",[]]]]]]',
    ],
)
def test_histories_of_another_form_are_damage(content: str, harbour_home: Path, tmp_path: Path) -> None:
    """A home from anywhere may be sealed and hold no histories all the same; the sentence names the file."""
    shutil.copytree(harbour_home, tmp_path / "home")
    generation = open_home(tmp_path / "home").generation
    (generation / "histories.json").write_text(content, encoding="utf-8")
    write_seal(generation, SEALED)
    with pytest.raises(HomeDamagedError, match=r"the file histories\.json of this home"):
        assert open_home(tmp_path / "home").histories


def test_damaged_former_version_is_refused_alone(harbour_home: Path, tmp_path: Path) -> None:
    """The present version can be read while a former one is damaged, and that one says so."""
    shutil.copytree(harbour_home, tmp_path / "home")
    home = open_home(tmp_path / "home")
    (home.generation / "version-2024-05-01" / "graph").write_bytes(b"")
    assert text_of(home, "1.0.2")
    with pytest.raises(HomeDamagedError, match="the file graph of this home is missing"):
        text_of(home.at("2024-05-01"), "1.0.2")
