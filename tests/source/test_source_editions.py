"""Which files a build takes: folders, files, descriptions beside them, and what is wrong with either."""

from pathlib import Path

import pytest

from rulesdb.source.edition_sources import EditionSource, SourceFile, check_hash, shipped_editions, user_editions
from rulesdb.source.resources import data_folder, templates_folder
from rulesdb.source.text_reading import SourceError

DESCRIPTION = """\
[edition]
name = "club"
ruleset = "oars"
dialect = "fab"
title = "櫂船の規則"
authors = ["甲", "乙"]
licence = "CC0-1.0"

[[file]]
path = "b.txt"
sha256 = "{sha256}"
"""


def make(folder: Path, *names: str) -> Path:
    """Make empty files and return their folder."""
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("", encoding="utf-8")
    return folder


def names(editions: tuple[EditionSource, ...], folder: Path) -> list[list[str]]:
    """Return the paths of each edition's files within ``folder``."""
    return [[file.path.relative_to(folder).as_posix() for file in edition.files] for edition in editions]


def test_folder_is_searched_in_natural_order(tmp_path: Path) -> None:
    """Texts come as people count them, from all folders below; what is no text is left out."""
    make(tmp_path, "chapter-10.txt", "chapter-2.txt", "b/more.TXT", "README.md", "source.toml.txt~", ".hidden.txt")
    make(tmp_path, ".git/old.txt")
    assert names(user_editions([tmp_path]), tmp_path) == [["b/more.TXT", "chapter-2.txt", "chapter-10.txt"]]


def test_users_files_are_one_official_edition(tmp_path: Path) -> None:
    """Without a description the text itself tells ruleset and dialect; the edition is called official."""
    make(tmp_path, "a.txt", "rules.text")
    (edition,) = user_editions([tmp_path / "rules.text", tmp_path / "a.txt"])
    assert (edition.name, edition.ruleset, edition.dialect, edition.shipped) == ("official", None, None, False)
    assert [file.name for file in edition.files] == [str(tmp_path / "rules.text"), str(tmp_path / "a.txt")]


def test_file_named_twice_counts_once(tmp_path: Path) -> None:
    """A file counts once whether it is named itself, by a detour, by a link, or by its folder."""
    make(tmp_path, "sub/a.txt", "b.txt")
    (tmp_path / "link.txt").symlink_to("b.txt")
    paths = [tmp_path / "b.txt", tmp_path / "sub" / ".." / "b.txt", tmp_path / "link.txt", tmp_path, tmp_path / "sub"]
    (edition,) = user_editions(paths)
    assert [file.name for file in edition.files] == [str(tmp_path / "b.txt"), str(tmp_path / "sub" / "a.txt")]


def test_description_beside_the_texts_is_honoured(tmp_path: Path) -> None:
    """source.toml names the edition of the files beside it, and only of those."""
    make(tmp_path, "club/b.txt", "club/c.txt", "a.txt")
    (tmp_path / "club" / "source.toml").write_text(DESCRIPTION.format(sha256="00"), encoding="utf-8")
    plain, club = user_editions([tmp_path])
    assert plain.name == "official"
    assert (club.name, club.ruleset, club.dialect, club.title, club.authors, club.licence) == (
        *("club", "oars", "fab", "櫂船の規則", "甲, 乙", "CC0-1.0"),
    )
    assert [file.sha256 for file in club.files] == ["00", None]


def test_file_has_its_version_and_the_day_from_which_it_is_in_force(tmp_path: Path) -> None:
    """The day is a date of TOML or a text; a file that no ``[[file]]`` describes has neither."""
    make(tmp_path, "a.txt", "b.txt", "c.txt")
    row = '[[file]]\npath = "{}"\nsha256 = "00"\nrules_version = "2.1"\neffective = {}\n'
    (tmp_path / "source.toml").write_text(
        row.format("a.txt", "2031-04-05") + row.format("b.txt", '"2031-04-06"'), "utf-8"
    )
    (edition,) = user_editions([tmp_path])
    assert [(file.rules_version, file.effective) for file in edition.files] == [
        ("2.1", "2031-04-05"),
        ("2.1", "2031-04-06"),
        ("", ""),
    ]


def test_ruleset_given_by_hand_wins(tmp_path: Path) -> None:
    """What the user says on the command line stands above what a description says."""
    make(tmp_path, "b.txt")
    (tmp_path / "source.toml").write_text(DESCRIPTION.format(sha256="00"), encoding="utf-8")
    (edition,) = user_editions([tmp_path], "sails")
    assert edition.ruleset == "sails"


def test_markdown_counts_in_a_folder_without_plain_text(tmp_path: Path) -> None:
    """Markdown beside plain text is about it; alone it may be the rules, or prose."""
    make(tmp_path, "rules.md")
    (edition,) = user_editions([tmp_path])
    assert [(file.path.name, file.may_be_prose) for file in edition.files] == [("rules.md", True)]
    make(tmp_path, "rules.txt")
    (edition,) = user_editions([tmp_path])
    assert [(file.path.name, file.may_be_prose) for file in edition.files] == [("rules.txt", False)]


def test_folder_without_texts_is_refused(tmp_path: Path) -> None:
    """A folder with nothing to read is a mistake of the caller, not an empty edition."""
    make(tmp_path, "rules.pdf")
    with pytest.raises(SourceError, match=r"is a folder without texts \(\*\.txt, \*\.md\)"):
        user_editions([tmp_path])


@pytest.mark.parametrize(
    ("description", "problem"),
    [
        (b"[edition", "at end of document"),
        (b"[edition\nname = 3", "at line 1, column 9"),
        (b"\xff\xfe", "source.toml: is in the encoding UTF-16"),
        (b"edition = 3", "(edition: expected a table, got a number)"),
        (b"[edition]\nname = 3", "(edition.name: expected a text, got a number)"),
        (b"[edition]\nauthors = 3", "(edition.authors: expected a text or a list, got a number)"),
        (b'[edition]\nnmae = "x"', "(edition has an unknown key 'nmae')"),
        (b'[edition]\nshipped = "yes"', "(edition has an unknown key 'shipped')"),
        (b'[[file]]\npath = "b.txt"', "(file 1 has no sha256)"),
        (b'[[file]]\npath = "b.txt"\nsha256 = ""\neffective = "May 2031"', "its date 'May 2031' is no day"),
        (b"file = 3", "(file: expected a list, got a number)"),
        (b'[[expected]]\ncode = "number-order"', "(expected 1 has no node)"),
        (b"expected = 3", "(expected: expected a list, got a number)"),
    ],
)
def test_broken_description_is_refused(tmp_path: Path, description: bytes, problem: str) -> None:
    """A source.toml that says something else than it should is named, with what is wrong in it."""
    make(tmp_path, "b.txt")
    (tmp_path / "source.toml").write_bytes(description)
    with pytest.raises(SourceError) as caught:
        user_editions([tmp_path])
    assert problem in str(caught.value)


def test_hash_of_a_changed_text() -> None:
    """A text that is not the one its description names is told from one that is, and from one without a hash."""
    file = SourceFile(Path("a.txt"), "a.txt", "00ff")
    assert check_hash(file, "00ff") is None
    assert check_hash(SourceFile(Path("a.txt"), "a.txt"), "00ff") is None
    assert "a.txt: the text differs" in str(check_hash(file, "1234"))


def test_edition_in_plain_words_comes_last(tmp_path: Path) -> None:
    """Whatever the order of the paths, an explanation never stands before what it explains."""
    make(tmp_path, "a/b.txt", "c/d.txt")
    (tmp_path / "a" / "source.toml").write_text('[edition]\nname = "plain"\n', encoding="utf-8")
    assert [edition.name for edition in user_editions([tmp_path / "a", tmp_path / "c"])] == ["official", "plain"]


def test_shipped_editions_cover_both_games() -> None:
    """The program comes with texts of both games, in our own words."""
    assert {(edition.ruleset, edition.name) for edition in shipped_editions()} >= {("fab", "plain"), ("mtg", "plain")}


def test_shipped_names_hold_no_path_of_a_machine() -> None:
    """Shipped texts are called by their place in data/, so a home or a rulebook is the same wherever it was built."""
    names = [file.name for edition in shipped_editions() for file in edition.files]
    assert names
    assert all(name.startswith("data/") for name in names)


def test_resources_are_found_from_any_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Data and templates are looked for beside the program, not in the working folder."""
    monkeypatch.chdir(tmp_path)
    assert list(data_folder().glob("*/*/source.toml"))
    assert templates_folder().is_dir()
