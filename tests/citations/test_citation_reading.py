"""What counts as a citation of a rule, and what looks like one and is none."""

import re
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.citations.loaded_numbers import LoadedNumbers
from rulesdb.citations.reading import Citation, CitationReader

BOATS = LoadedNumbers("boats", ["1", "1.0", "1.0.1", "1.0.2", "1.0.2a", "1.0.2b", "1.1", "1.1.1", "2", "2.0", "2.0.1"])
SPELLS = LoadedNumbers("spells", ["7", "704", "704.5", "704.5a", "704.5b", "704.5c", "704.6"])
TILES = LoadedNumbers("tiles", ["1", "1-1", "1-2", "1-2-1", "1-2-2"])
READER = CitationReader([BOATS, SPELLS, TILES])


def _cited(text: str, *, has_versions: bool = False) -> list[str]:
    return [citation.id for citation in READER.read(text, has_versions=has_versions).sure]


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("// boats:1.0.2a", ["boats:1.0.2a"]),
        ("# BOATS 1.0.9", ["boats:1.0.9"]),
        ("/* see rule 1.0.2 */", ["boats:1.0.2"]),
        ("-- Rules 1.0.1, 1.0.2, and 1.1.7", ["boats:1.0.1", "boats:1.0.2", "boats:1.1.7"]),
        ("the oars sink (rule\n     # 1.1.7)", ["boats:1.1.7"]),
        ("CR 704.5a", ["spells:704.5a"]),
        ("CR704.5a", ["spells:704.5a"]),
        ("rule 704", ["spells:704"]),
        ("§704.6", ["spells:704.6"]),
        ("ルール１．０．２ａに従う", ["boats:1.0.2a"]),
        ("規則1.0.2と1.1.1", ["boats:1.0.2", "boats:1.1.1"]),
        ("section 1.0", ["boats:1.0"]),
        ('apply(rule="1.0.2")', ["boats:1.0.2"]),
        ('{"rule": "1.0.2"}', ["boats:1.0.2"]),
        ("rule 1-2-1", ["tiles:1-2-1"]),
        ("[1.0.2] oars", ["boats:1.0.2"]),
        ("【１．０．２】", ["boats:1.0.2"]),
        ("# 1.0.2A is no mark, 1.0.2a is one", ["boats:1.0.2a"]),
        ("- 1.0.2b: list of Markdown", ["boats:1.0.2b"]),
        ("CR 704.5a-c", ["spells:704.5a", "spells:704.5c"]),
        ("rules 704.5–704.9", ["spells:704.5", "spells:704.9"]),
        ("1.0.2#sentence-1,2", ["boats:1.0.2"]),
        ("oars (1.0.1), crew (1.0.2), bow (1.0), rudder (1.1.1), helm (1.0.7), stern (2.0.1), sails 1.0.2b", [
            "boats:1.0.1", "boats:1.0.2", "boats:1.1.1", "boats:1.0.7", "boats:2.0.1", "boats:1.0.2b",
        ]),
        ("CR 704.5b/c, CR 704.6 / 704.9", ["spells:704.5b", "spells:704.5c", "spells:704.6", "spells:704.9"]),
        ("-- as CR\n    -- 704.9 has it", ["spells:704.9"]),
        ("rules 704–705", ["spells:704", "spells:705"]),
        ("state-based 704.5c; [704.6]", ["spells:704.5c", "spells:704.6"]),
        ("CR 704.5, 704 times", ["spells:704.5"]),
    ],
)  # fmt: skip
def test_citation_is_read(text: str, cited: list[str]) -> None:
    """A ruleset, a word, a list, a part, brackets, a letter and the rest of a text make a number a citation."""
    assert _cited(text) == cited


@pytest.mark.parametrize(
    "text",
    [
        'version = "1.0.2"',
        '__version__ = "1.0.2a"',
        "v1.0.2a",
        "python 1.0.2a",
        "oars==1.0.2a",
        "oars>=1.0.2a, ^1.0.2a",
        "image:1.0.2a",
        "oars-1.0.2a.tar.gz",
        "https://example.org/oars/1.0.2a/",
        "1.0.2-beta",
        "[1.0.2.3]",
        "127.0.0.1 and 1.0.0.1",
        "1.0.2rc1",
        "1.0.2.dev0",
        "01.02.03",
        "2026-01-02",
        "1-2-1",
        "[2.0]",
        "[704.0]",
        "704.9f",
        "id_section[:705]",
        "rules     705  links",
        "{'§'\n705: 1}",
        "Section 1.0.2 of the PDF",
        "d='M1.0.2 1.0.2a'",
        "total = [1.1]",
        "$704.50",
        "704.5 %",
        "704",
        "the year 704",
        "rule 7",
        "## [1.0.2] - 2026-01-02",
        "[1.0.2]: https://example.org/compare",
        "RFC 9110, section 1.0.2",
        "cargo:1.0.2a",
        "cargo:1.0.2#sentence-1",
        "took 1.5s",
        "the oars of 1.0.2 and 1.0.1",
        "1.0.1, 1.0.2, 1.1.1, 1.4.2, 1.8.0, 2.3.1, 2.9.4",
        "overrule1.0.2",
        "a rule. 1.0.9",
    ],
)
def test_other_numbers_are_no_citations(text: str) -> None:
    """Versions, addresses, dates, prices, measures and lists of changes are written like rules, and cite none."""
    assert _cited(text) == []


@pytest.mark.parametrize(("text", "cited"), [("[1.0.2] 1.0.2a (1.0.1)", []), ("rule 1.0.2", ["boats:1.0.2"])])
def test_text_of_versions_cites_by_word_alone(text: str, cited: list[str]) -> None:
    """In a list of changes or packages brackets and letters belong to versions."""
    assert _cited(text, has_versions=True) == cited


def test_parts_are_read() -> None:
    """A citation names the parts that stand behind it."""
    (citation,) = READER.read("1.0.2#sentence-1,2").sure
    assert citation.parts == ("sentence-1", "sentence-2")


def test_first_ruleset_with_the_number_is_cited() -> None:
    """Of two games that have numbers of a form, the one that has this number is meant."""
    ferries = LoadedNumbers("ferries", ["1", "1.0", "1.0.1", "1.0.2", "1.0.3"])
    assert [one.id for one in CitationReader([BOATS, ferries]).read("rule 1.0.3").sure] == ["ferries:1.0.3"]


def test_former_numbers_count_as_rules() -> None:
    """The bare numbers of a file that was written for a former version are rules, though most of them are gone."""
    former = [f"1.7.{number}" for number in range(1, 7)]
    text = " ".join(f"({number})" for number in former)
    assert READER.read(text).sure == ()
    assert len(CitationReader([LoadedNumbers("boats", BOATS.live, former)]).read(text).sure) == len(former)


_PIECES = st.sampled_from(
    [
        *(
            "rule ",
            "rules ",
            "CR ",
            "§",
            "ルール",
            "[",
            "]",
            "(",
            ")",
            ", ",
            " and ",
            "-",
            "–",
            "#sentence-1",
            "boats:",
        ),
        *(
            "1.0.2",
            "1.0.2a",
            "704",
            "704.5",
            "1-2-1",
            "１．０",
            "9" * 5000,
            "v",
            "==",
            "\n",
            "\r",
            "\0",
            ".",
            "a",
            "z",
            "e.",
        ),
    ]
)
HALF_WIDTH = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
TEXTS = st.lists(_PIECES | st.text(max_size=4), max_size=30).map("".join)


def _points_at_itself(text: str, citation: Citation) -> bool:
    """Tell whether the place of a citation holds its number, or the letters at the end of a range."""
    written = text[citation.start : citation.end].translate(HALF_WIDTH).lower().partition("#")[0]
    return written.removeprefix("boats:") == citation.number or re.fullmatch("[a-z]{1,2}", written) is not None


@pytest.mark.in_part(1)
@pytest.mark.parametrize(
    "piece", ["1.", "1-", "9", "1.0.1 ", "rule 1.0.1, ", "[", "rule ", "\n -- ", "1.0.1#sentence-1,1"]
)
def test_time_is_linear_in_the_text(piece: str) -> None:
    """A megabyte of one sign, as a hostile file may have it, takes no longer than others."""
    small, large = (_seconds(piece * (size // len(piece))) for size in (50_000, 400_000))
    assert large < 8 * 4 * small + 0.2


def _seconds(text: str) -> float:
    start = perf_counter()
    READER.read(f"rule 1.0.1 {text}_")
    return perf_counter() - start


@given(TEXTS)
def test_every_citation_points_at_its_text(text: str) -> None:
    """No text raises, and the place of each citation holds its number."""
    sure, bare = READER.read(text)
    citations = sorted((*sure, *bare))
    assert [citation for citation in citations if not _points_at_itself(text, citation)] == []
    assert list(sure) == sorted(sure)
