"""The texts that an assistant gets, without the protocol: sources, limits, and what is not in the texts."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support.documents.documents import ROOT

import rulesdb
from rulesdb.assistants.answers import MOST, Sources, answer
from rulesdb.assistants.tools import Tools


@pytest.fixture(scope="module")
def tools(shipped_home: Path) -> Iterator[Tools]:
    """Return the tools of the shipped edition, for a caller on another machine."""
    with rulesdb.open(shipped_home) as book:
        yield Tools(book, str(shipped_home), takes_files=False)


@pytest.fixture(scope="module")
def digest(shipped_home: Path) -> str:
    """Return the digest of the file of fab:6.4.1."""
    return rulesdb.open(shipped_home)["fab:6.4.1"].digest


def test_source_is_that_of_the_text(tools: Tools, digest: str) -> None:
    """Every quoted text has identifier, edition, version, date and digest; texts of one file share a line."""
    text = tools.get_rule("6.4.1", subrules=True)
    assert text.startswith("fab:6.4.1 [a] 置換効果とは\n置換効果とは、")
    assert "fab:6.4.1a [a]" in text
    assert text.count("Sources:\n[a] fab plain, version 2.10.1") == 1
    assert f"sha256 {digest}" in text
    assert "date " in text


def test_search_names_rules_and_says_what_is_missing(tools: Tools) -> None:
    """An assistant is told which hit is of which text, and that a query is none of these rules'."""
    assert "fab:6.4.1 [a] 置換効果とは" in tools.search_rules("置換効果", n=1)
    assert tools.search_rules("ダメージ", game="mtg").count("mtg:") >= 5
    assert "ruled by: 大会規定" in tools.search_rules("大会の制限時間")
    assert "None of these fits well" in tools.search_rules("大会の制限時間")
    assert "No loaded text has a rule" in tools.search_rules("xyzzyq")
    assert "Not in the loaded texts: 飛行 (mtg:502.4)" in tools.search_rules("飛行")


def test_absent_rule_is_said_to_be_absent(tools: Tools) -> None:
    """A reference out of the loaded texts is no gap that an assistant should fill."""
    assert "(not in the loaded texts)" in tools.get_rule("mtg:502.59c")
    assert "Not in the loaded texts: " in tools.trace_references("mtg:502.59c")


def test_references_are_followed(tools: Tools) -> None:
    """Levels have the texts of their rules; a rule without references says so."""
    assert "level 1: fab:1.7.6 [b]" in tools.trace_references("6.4.7")
    assert "level 1: fab:6.4.7 [b]" in tools.trace_references("1.7.6", into=True)
    assert "There is none." in tools.trace_references("1.7.6")


@pytest.mark.parametrize(
    ("id", "quote", "said"),
    [
        ("6.4.2", "ある置換効果で置き換えられるイベントが、まさに起ころうとしているとする。", "Verdict: verbatim"),
        ("6.4.2", "ある置換効果で置き換えられるイベントがまさに起ころうとしているとする", "Verdict: other signs"),
        ("6.4.3", "ある置換効果で置き換えられるイベントが、まさに起ころうとしているとする。", "Rule: fab:6.4.2 [a]"),
        (None, "ある置換効果で置き換えられるイベントが、まさに起ころうとしているとする。", "Rule: fab:6.4.2 [a]"),
        ("6.4.1", "置換効果とは、ダメージを2倍にする効果である", "Verdict: not in the rules"),
        ("6.4.1", "置換効果とは、ダメージを2倍にする効果である", "{+ダメージを2倍にする+}"),
    ],
)
def test_quotation(tools: Tools, id: str | None, quote: str, said: str) -> None:  # noqa: A002  (the tool's argument)
    """The verdict's words stand in the answer, with rule, nearest sentence and what differs."""
    text = tools.verify_quote(quote, id)
    assert said in text
    assert "Nearest sentence, fab:6.4." in text
    assert "sha256" in text


def test_former_version_of_a_quotation(harbour_home: Path) -> None:
    """Words of a former version are named with its date."""
    with rulesdb.open(harbour_home) as book:
        text = Tools(book, str(harbour_home), takes_files=False).verify_quote(
            "桟橋がすべてふさがっているなら、船は沖で待つ。", "1.0.4"
        )
    assert "Verdict: other edition" in text
    assert "in the former version official@2025-06-01" in text


def test_versions_of_the_home_are_compared(harbour_home: Path) -> None:
    """What a number names now comes with both versions."""
    with rulesdb.open(harbour_home) as book:
        text = Tools(book, str(harbour_home), takes_files=False).compare_versions("official@2024-05-01", "official")
    assert text.startswith("From official@2024-05-01 to official: ")
    assert "The number now names another rule" in text
    assert "sha256" in text


def test_files_are_for_callers_on_this_machine_alone(tools: Tools, shipped_home: Path) -> None:
    """Over HTTP a name is that of an edition: no file is read, and none is told to be there or not."""
    old, new = (str(ROOT / "docs" / "versions" / year) for year in ("2025", "2026"))
    with rulesdb.open(shipped_home) as book:
        assert "renumbered" in Tools(book, str(shipped_home), takes_files=True).compare_versions(old, new)
    sentences = []
    for name in (old, "/etc/passwd", "/no/such/file"):
        with pytest.raises(rulesdb.SourceError) as raised:
            tools.compare_versions(name, "fab:plain")
        sentences.append(str(raised.value).replace(name, "NAME"))
    assert len(set(sentences)) == 1
    assert str(ROOT) not in tools.list_editions()


def test_checks_say_how_a_sentence_is_demonstrated(tools: Tools) -> None:
    """The account of the game is in the answer; a rule without checks demonstrates nothing."""
    text = tools.check_rule("1.13.4a")
    assert "demonstrated: " in text
    assert "fab/gaining_life_raises_the_life_total: passed" in text
    assert "アンはライフを3点得る" in text
    assert "nothing is demonstrated" in tools.check_rule("9.1")


def test_situation_is_ruled_on(tools: Tools) -> None:
    """Answers come with their rules, what cannot be read with its line, and a book is not played."""
    text = tools.judge_situation((ROOT / "data/fab/situations/arsenal.txt").read_text(encoding="utf-8"))
    assert "Answer: いいえ(5.1.1a)" in text
    assert "Decided by fab:3.3.4#sentence-1 [a]: " in text
    assert "line 1" in tools.judge_situation("アンは踊る。\n")
    with pytest.raises(rulesdb.RulesdbError, match="30,000 characters"):
        tools.judge_situation("櫂" * 30_000)


@pytest.mark.parametrize(
    "ask",
    [
        lambda tools: tools.get_rule("fab:1", subrules=True),
        lambda tools: tools.check_rule("fab:1.0"),
        lambda tools: tools.search_rules("カード", n=200),
        lambda tools: tools.compare_versions("mtg:plain", "fab:plain"),
    ],
)
def test_long_answer_is_cut(tools: Tools, ask: Callable[[Tools], str]) -> None:
    """At most 8,000 characters, and what is left out is said, with the way to it."""
    text = ask(tools)
    assert 4_000 < len(text) <= MOST
    assert "Cut at 8,000 characters: " in text


def test_rest_of_a_cut_answer_begins_where_it_was_cut(tools: Tools) -> None:
    """The named rule is the first that is not shown."""
    text = tools.get_rule("fab:1", subrules=True)
    following = text.partition("Get the rest with get_rule of ")[2].split(" ")[0]
    assert f"\n{following} [" not in text
    assert tools.get_rule(following).startswith(f"{following} [a]")


class _Long:
    id, edition, version, date, digest = "fab:1.1", "plain", None, None, "0" * 64


@pytest.mark.parametrize("lengths", [[20_000], [7_500, 10], [3_000] * 5, [10] * 5_000, [], [7_999]])
def test_no_answer_is_longer_than_the_limit(lengths: list[int]) -> None:
    """Whatever the blocks are, sources and note are within the limit as well."""
    sources = Sources()

    def block(length: int) -> str:
        return sources.mark(_Long()) + "x" * length

    text = answer("head", lengths, block, sources, lambda length: f"the rest: {length}")
    assert len(text) <= MOST
    assert ("Cut at" in text) == (sum(lengths) > 7_000)
    assert text.endswith("0" * 64) == bool(lengths)
