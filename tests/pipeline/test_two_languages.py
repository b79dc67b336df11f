"""A home with one text in two languages: both are shown, and where their numbers or references disagree is found."""

from pathlib import Path

import pytest
from support.site.html_pages import Page
from support.site.made_up_rulebook import STAMP

from rulesdb.pipeline.home import Home, open_home
from rulesdb.pipeline.home_building import build
from rulesdb.pipeline.publishing import publish

JAPANESE = """\
9 船§
9.1 櫂§
9.1.1 櫂は船1艘につき2本です。§
9.1.2 舵は船1艘につき1つです。[9.1.1]§
9.1.3 錨は船1艘につき1つです。§
9.2 帆§
9.2.1 帆は風のある日に張ります。[9.1.1]§
"""
ENGLISH = """\
9 Boats
9.1 Oars
9.1.1 A boat has two oars.
9.1.2 A boat has one rudder. [9.1.1]
9.1.4 A boat has one flag.
9.2 Sails
9.2.1 A sail is set on a windy day. [9.1.2]
"""
COMMENTARY = "9 船§\n9.1 櫂§\n9.1.1 漕ぐもの。[9.2.1]§\n9.1.9 平易版だけの項です。§\n"


def built(folder: Path, *texts: tuple[str, str]) -> Home:
    """Return a home of texts in folders of their own, each with its name of an edition."""
    sources = []
    for at, (edition, text) in enumerate(texts):
        source = folder / f"text-{at}"
        source.mkdir()
        (source / "boats.txt").write_text(text, encoding="utf-8")
        (source / "source.toml").write_text(f'[edition]\nname = "{edition}"\nruleset = "boats"\n', encoding="utf-8")
        sources.append(source)
    build(sources, folder / "home")
    return open_home(folder / "home")


def disagreements(home: Home) -> list[tuple[str, str | None, str]]:
    """Return code, node and message of what was found between languages."""
    found = home.findings.diagnostics
    return [(one.code, one.node, one.message) for one in found if one.code.startswith("language-")]


@pytest.mark.usefixtures("own_texts_alone")
def test_numbers_and_references_that_disagree(tmp_path: Path) -> None:
    """A number of one language alone is found on either side, and references that lead to other rules once."""
    home = built(tmp_path, ("official", JAPANESE), ("official", ENGLISH))
    assert sorted(disagreements(home)) == [
        ("language-number-missing", "boats:9.1.3", "9.1.3 is in the text in ja, not in the one in en."),
        ("language-number-missing", "boats:9.1.4", "9.1.4 is in the text in en, not in the one in ja."),
        (
            "language-references-differ",
            "boats:9.2.1",
            "One text cites what the other one does not: en: 9.1.2; ja: 9.1.1.",
        ),
    ]
    (found,) = [one for one in home.findings.diagnostics if one.code == "language-references-differ"]
    assert ENGLISH[found.start : found.end] == "[9.1.2]"


@pytest.mark.usefixtures("own_texts_alone")
def test_section_that_one_language_lacks_is_found_once(tmp_path: Path) -> None:
    """A missing section says all; its rules are not listed one by one."""
    excerpt = ENGLISH[: ENGLISH.index("9.1.4")]
    home = built(
        tmp_path, ("official", JAPANESE.replace("9.1.3 錨は船1艘につき1つです。§\n", "")), ("official", excerpt)
    )
    assert [one[:2] for one in disagreements(home)] == [("language-number-missing", "boats:9.2")]


@pytest.mark.usefixtures("own_texts_alone")
@pytest.mark.parametrize("edition", ["plain", "notes"])
def test_commentary_is_no_translation(edition: str, tmp_path: Path) -> None:
    """Our own words and a user's notes have other references and numbers, in whatever language the official text is."""
    assert disagreements(built(tmp_path, (edition, COMMENTARY), ("official", ENGLISH))) == []


@pytest.mark.usefixtures("own_texts_alone")
def test_editions_named_after_their_languages_are_compared(tmp_path: Path) -> None:
    """A user's own names of two translations end with their languages."""
    assert len(disagreements(built(tmp_path, ("club-ja", JAPANESE), ("club-en", ENGLISH)))) == 3


@pytest.mark.usefixtures("own_texts_alone")
def test_page_shows_both_texts_each_in_its_language(tmp_path: Path) -> None:
    """The page is Japanese, and the English words on it say that they are English."""
    home = built(tmp_path, ("official", JAPANESE), ("official", ENGLISH))
    publish(home, tmp_path / "book", STAMP)
    page = Page((tmp_path / "book" / "boats" / "9.1.html").read_text("utf-8"))
    texts = [one for one in page.find("p", "text") if "boat has two" in one.text or "2本" in one.text]
    assert [one.text.rstrip("\N{WORD JOINER}§") for one in page.find("p", "label")][:1] == ["公式 (英語)"]
    assert [(one.attributes.get("lang"), one.text[:5]) for one in texts] == [(None, "櫂は船1艘"), ("en", "A boa")]


@pytest.mark.exhaustive
@pytest.mark.usefixtures("own_texts_alone")
def test_page_of_diagnostics_says_what_disagrees(tmp_path: Path) -> None:
    """Which language lacks a number, and which references differ, stand beside the place."""
    home = built(tmp_path, ("official", JAPANESE), ("official", ENGLISH))
    publish(home, tmp_path / "book", STAMP)
    page = Page((tmp_path / "book" / "diagnostics.html").read_text("utf-8"))
    assert {one.text for one in page.find("p", "detail")} == {
        "日本語の文書にあり、英語の文書にない",
        "英語の文書にあり、日本語の文書にない",
        "一方だけが参照している。英語：9.1.2、日本語：9.1.1",
    }
