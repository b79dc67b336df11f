"""The Japanese of the command: every sentence that a user may meet has a row in the catalogue, and rows are sound."""

import argparse
import importlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from support.cli.command_sentences import HOLE, PACKAGE, messages, sentences
from support.cli.oars_rulebook import Run

from rulesdb.cli.arguments import add_home, add_language, add_pager
from rulesdb.cli.catalogue.error_sentences import ERRORS
from rulesdb.cli.catalogue.finding_sentences import FINDINGS
from rulesdb.cli.catalogue.help import HELP
from rulesdb.cli.catalogue.labels import LABELS
from rulesdb.cli.catalogue.sentence_lookup import CATALOGUE, japanese
from rulesdb.cli.catalogue.versions import VERSIONS
from rulesdb.cli.commands import COMMANDS
from rulesdb.search.index.fields import FIELDS
from rulesdb.search.lexicon.concepts import ALIAS_WEIGHTS

_JAPANESE = re.compile(r"[ぁ-んァ-ヶ一-龠]")
_PART = re.compile(r"\{(\w+)[^}]*\}")

# Modules whose errors are for others than users of the command, and why.
_FOR_OTHERS = {
    "__init__.py": "who uses the package from Python",
    "api": "who uses the package from Python",
    "assistants": "assistants, whose answers are in one language",
    "server": "who asks over HTTP: programs, and their authors",
    "cli/catalogue": "the catalogue itself",
    "engine": "who writes cards or rules in Python; a card sheet's problems are findings with a caret",
    "checks/fab": "who writes checks in Python",
    "checks/mtg": "who writes checks in Python",
    "play": "who writes checks in Python",
    "checks/registry.py": "who writes checks in Python, but for a name that no check has",
    "checks/marks.py": "who edits data/",
    "checks/recorded_proofs.py": "who writes checks in Python",
    "checks/text_hashes.py": "who edits data/",
    "suite": "who writes a driver: these sentences are answers of the protocol",
    "testing": "who runs pytest",
    "search/index": "becomes the sentence that the home is damaged",
    "search/ranking": "becomes the sentence that the home is damaged",
    "search/answer/found_nodes.py": "becomes the sentence that the home is damaged",
    "page_search": "who changes the pages",
    "source/seal.py": "becomes the sentence that the home is damaged",
    "syntax": "a programmer's slip",
    "graph/exports": "a programmer's slip: the command offers the formats",
    "site/modules.py": "who changes the pages",
}
_BUT = {
    "engine/kernel/process/saving.py",
    "search/index/backends.py",
    "suite/process_driver.py",
    "suite/reading.py",
}

# What is no sentence of its own: a command to copy, the examples, and parts that a longer sentence ends with.
_NO_SENTENCE = re.compile(rf"pip install .*|[ (;].*|.*{HOLE}{HOLE}\.?", re.DOTALL)


def _modules() -> Iterator[Path]:
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        if name in _BUT or not name.startswith(tuple(_FOR_OTHERS)):
            yield path


def _without_row(said: Iterable[tuple[Path, str]]) -> list[tuple[str, str]]:
    """Return the sentences that have no Japanese, each with its file."""
    named = {(path.relative_to(PACKAGE).as_posix(), text) for path, text in said if not _NO_SENTENCE.fullmatch(text)}
    return sorted((path, text) for path, text in named if text not in COMMANDS and japanese(text) is None)


def test_every_sentence_of_a_module_has_its_japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new error, message, label or help without a row would be English in the midst of Japanese."""
    monkeypatch.setitem(CATALOGUE, HOLE, "穴")  # what fills a sentence has its own row or needs none
    assert _without_row((path, sentence) for path in _modules() for sentence in sentences(path)) == []


_READING = [path for stage in ("syntax", "graph") for path in sorted((PACKAGE / stage).rglob("*.py"))]


def test_every_message_of_a_diagnostic_has_its_japanese(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a diagnostic says of its place is more than the meaning of its code, and is said in Japanese as well."""
    monkeypatch.setitem(CATALOGUE, HOLE, "穴")
    assert _without_row((path, message) for path in _READING for message in messages(path)) == []


def test_rows_have_the_parts_of_their_sentence() -> None:
    """A part that the Japanese forgets would be lost, and one that it invents would be an error."""
    parts = {english: (set(_PART.findall(row)), set(_PART.findall(english))) for english, row in CATALOGUE.items()}
    assert [english for english, (said, wanted) in parts.items() if said != wanted] == []


def test_no_sentence_has_two_rows() -> None:
    """The tables of the catalogue are one."""
    assert len(CATALOGUE) == sum(map(len, (LABELS, HELP, ERRORS, FINDINGS, VERSIONS)))


def _shown(action: argparse.Action) -> bool:
    return action.help not in {None, argparse.SUPPRESS}


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_is_japanese(command: str, run: Run) -> None:
    """Summary, headings, the help of every argument and the remarks of examples."""
    out = run("--lang", "ja", command, "--help").out
    assert out.startswith(f"使い方: rulesdb {command}")
    remarks = [line for line in out.split("例:\n")[1].splitlines() if "  " in line.strip()]
    assert [line for line in remarks if not _JAPANESE.search(line.rpartition("  ")[2])] == []
    parser = argparse.ArgumentParser(add_help=False)
    importlib.import_module(f"rulesdb.cli.commands.{command}").configure(parser)
    add_home(parser)
    add_language(parser)
    add_pager(parser)
    helps = [(action.help or "") % vars(action) for action in parser._actions if _shown(action)]  # noqa: SLF001  (argparse has no other way to ask)
    assert [text for text in helps if japanese(text) is None] == []
    assert all(text.split()[0] not in out for text in helps if len(text.split()[0]) > 12)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "コマンドがありません"),
        (["serch"], "'serch' というコマンドはありません (もしかして search)"),
        (["show"], "必要な引数がありません: ID。rulesdb show --help を見てください"),
        (["search", "櫂", "-n", "0"], "-n: '0' は 1 以上 18 桁以内の数ではありません"),
        (["search", "(櫂 OR 船"], "この括弧は閉じられていません: 閉じるか、除いてください"),
        (["search", "櫂", "--kind", "rle"], "--kind: 'rle' は選べません"),
        (["show", "oars:8.5.1"], "oars:8.5.1 は未収録です: 第8章は収録されていません (収録した章: oars: 6, 41)。"),
        (["show", "oars:41.0.9"], "oars:41.0.9 は、読み込んだ文書にありません。近いもの: "),
        (["show", "41.0.1", "--edition", "offical"], "'offical' という版はありません (もしかして official)"),
        (["check", "oars:41.0.1"], "oars:41.0.1 の検証はまだありません"),
        (["build", "no-such-file"], "no-such-file: 読めません (ファイルやフォルダーがありません)。"),
    ],
)
def test_errors_are_japanese_where_the_user_is(run: Run, arguments: list[str], said: str) -> None:
    """The same status and stream as in English."""
    english, answer = run(*arguments), run("--lang", "ja", *arguments)
    assert (answer.status, answer.out) == (english.status, "")
    assert answer.err.startswith("rulesdb: ")
    assert said in answer.err


def test_user_words_are_not_translated(run: Run) -> None:
    """A name that happens to be a word of the command stays as it was written."""
    assert "edition は、読み込んだ文書にありません" in run("--lang", "ja", "show", "edition").err


@pytest.mark.parametrize(
    ("variables", "label"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "参照先: "),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"}, "参照先: "),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C.UTF-8"}, "cites: "),
        ({"LANG": "de_DE.UTF-8"}, "cites: "),
        ({}, "cites: "),
    ],
)
def test_language_is_that_of_the_locale(
    run: Run, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], label: str
) -> None:
    """LC_ALL counts before LC_MESSAGES and LANG; a locale without a language, and none at all, mean English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert label in run("show", "oars:41.0.1").out


def test_language_option_counts_more_than_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the command and behind it; another language than the two is wrong use."""
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "cites: " in run("--lang", "en", "show", "oars:41.0.1").out
    assert "cites: " in run("show", "oars:41.0.1", "--lang=en").out
    assert run("show", "oars:41.0.1", "--lang", "de").status == 2


@pytest.mark.parametrize(
    "arguments", [["show", "fab:6.4.7", "oars:8.5.1"], ["search", "かくのうこ"], ["diagnose"], ["trace", "oars:41.0.1"]]
)
def test_documents_are_the_same_in_both_languages(run: Run, arguments: list[str]) -> None:
    """A program reads one contract, whatever the language of its user."""
    assert run(*arguments, "--json", "--lang", "ja").out == run(*arguments, "--json", "--lang", "en").out


def test_reasons_of_a_hit_are_what_a_player_says(run: Run) -> None:
    """The kinds of reasons are no words that a player knows; in English they stay as the document has them."""
    assert "(プレイヤーの言い方 殴る → 攻撃、定義、" in run("search", "殴る", "-n", "1", "--lang", "ja").out
    assert "(players: 殴る → 攻撃; definition; " in run("search", "殴る", "-n", "1").out


_REASONS = sorted({*FIELDS, *ALIAS_WEIGHTS, "spelling", "letters", "above", "question"} - {"term"})


@pytest.mark.parametrize("kind", _REASONS)
def test_every_kind_of_reason_has_its_japanese(kind: str) -> None:
    """A field or a source of words that is added needs its row."""
    assert japanese(f"{kind}: 櫂") is not None


def test_english_does_not_load_the_catalogue(spawn: Run) -> None:
    """A cold command in English is as fast as it was without Japanese."""
    for language, is_loaded in (("en", False), ("ja", True)):
        imported = spawn("show", "oars:41.0.1", "--lang", language, env={"PYTHONPROFILEIMPORTTIME": "1"}).err
        assert ("rulesdb.cli.catalogue" in imported) is is_loaded


@pytest.mark.parametrize(
    ("english", "expected"),
    [
        ("this is not understood; here could stand: a name", "ここが読めません。書けるもの: 名前"),
        ("this is not understood; here could stand: the end", "ここが読めません。書けるもの: 文の終わり"),
        (
            "櫂 is not known here; here could stand: a number, 舵",
            "「櫂」は、ここでは使えない言葉です。書けるもの: 数、舵",
        ),
    ],
)
def test_listed_words_are_translated_within_their_sentence(english: str, expected: str) -> None:
    """A list of a single word that the catalogue has is no sentence of its own."""
    assert japanese(english) == expected
