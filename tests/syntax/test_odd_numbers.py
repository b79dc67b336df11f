"""Declared dialects with numbers of other shapes: statutes, letters between digits; a refusal names its key."""

from pathlib import Path
from time import monotonic

import pytest
from support.syntax.parsed_texts import read

from rulesdb.pipeline.dialects import dialect_of_file, try_dialect
from rulesdb.source.text import SourceText
from rulesdb.source.text_reading import SourceError
from rulesdb.syntax.dialects import register
from rulesdb.syntax.dialects.declaration import DeclarationError, UnreadableFormError, read_declaration
from rulesdb.syntax.recognition import recognise

DOCUMENT = Path(__file__).parents[2] / "docs" / "new-dialect.md"
STATUTE = """\
凧揚げ規程
目次
第一章 総則
第二章 糸

第一章 総則
第一条　この規程は、凧揚げの進め方を定める。
２　凧揚げは、風の日に行う。
３　次の者は、凧を揚げない。
一　糸を持たない者
二　次のいずれかに当たる者
イ　凧を借りた者
ロ　凧を拾った者
三　風を恐れる者
第二章 糸
第十二条　糸は一人一本とする。ただし、第一条第二項の日は二本とする。
一　麻の糸
第十二条の二　切れた糸は、
結び直す。
"""
LETTERS = """\
1. Kites
1a A kite has a tail (see rule 1b).
1a1 Tails are long.
1a2 Tails are red.
1b A kite has a string.
2. Winds
2a Wind is free.
2a1 Storms are not.
2a10 Nor are calms.
"""
FORM = 'name = "kites"\ntitle = "Kites"\n{more}[[level]]\nkind = "rule"\nnumber = \'{number}\'\n{level}'


def _declared(name: str) -> str:
    """Return the dialect that a block of the page on dialects declares, by its name."""
    blocks = DOCUMENT.read_text(encoding="utf-8").split("```toml\n")[1:]
    (block,) = (one.partition("```")[0] for one in blocks if f'name = "{name}"\ntitle' in one)
    return register(read_declaration(block)).name


def test_statutes_can_be_declared() -> None:
    """Articles, paragraphs, and the items below them are nodes below each other; chapters are headings."""
    tree = read(STATUTE, _declared("statute"))
    assert [(node.key, node.parent) for node in tree.nodes] == [
        ("第一章 総則", None),
        ("1", "第一章 総則"),
        ("1.2", "1"),
        ("1.3", "1"),
        ("1.3a", "1.3"),
        ("1.3b", "1.3"),
        ("1.3b1", "1.3b"),
        ("1.3b2", "1.3b"),
        ("1.3c", "1.3"),
        ("第二章 糸", None),
        ("12", "第二章 糸"),
        ("12a", "12"),
        ("12-2", "第二章 糸"),
    ]
    assert [inline.numbers for inline in tree.nodes[10].inlines if inline.numbers] == [("1",)]
    assert tree.nodes[-1].text == "切れた糸は、結び直す。"


def test_captions_and_closing_headings_of_statutes_are_nobody_elses_sentences() -> None:
    """A caption is the title of its article, 第二項 a paragraph, and what stands behind 附則 belongs to it."""
    text = (
        "（目的）\n第一条　凧を揚げる。\n第二項　凧は赤い。\n一　麻の凧\n（ 参加 ）\r\n第二条　誰でも参加する。\n"
        "（糸）\n切れた糸は結ぶ。\n（風）\n第三条　風を待つ。\n附　則\nこの規程は、春から行う。\n"
    )
    tree = read(text, _declared("statute"))
    assert [(node.key, node.title, node.text) for node in tree.nodes] == [
        ("1", "目的", "凧を揚げる。"),
        ("1.2", None, "凧は赤い。"),
        ("1.2a", None, "麻の凧"),
        ("2", "参加", "誰でも参加する。（糸）切れた糸は結ぶ。"),
        ("3", "風", "風を待つ。"),
        ("附 則", "附　則", "この規程は、春から行う。"),
    ]
    assert {found.code for found in tree.diagnostics} == {"line-broken"}


def test_numbers_that_count_on_from_none_are_warnings() -> None:
    """三 without 二, ハ without ロ, and an article out of order are told with their lines, and items are not."""
    text = (
        "第一条　凧を揚げる。\n２　次の凧は揚げない。\n一　赤い凧\n三　青い凧\nイ　大きい凧\nハ　小さい凧\n"
        "(1) 丸い凧\n(2) 四角い凧\n第四条　凧を洗う。\n第二条　凧を返す。\n５　前条及び\n第四項の凧は返さない。\n"
        "第三条　糸を返す。\n"
    )
    tree = recognise(SourceText("kites.txt", text), _declared("statute")).tree
    hidden = [one for one in tree.diagnostics if one.code == "number-hidden"]
    assert [(one.line, one.message.partition(" ")[0]) for one in hidden] == [
        (4, "三"),
        (6, "ハ"),
        (9, "第四条"),
        (11, "5"),
    ]


def test_letters_between_digits_can_be_declared() -> None:
    """1a1 stands below 1a, and 1a10 behind 1a2."""
    tree = read(LETTERS, _declared("letters"))
    assert " ".join(node.key for node in tree.nodes) == "1 1a 1a1 1a2 1b 2 2a 2a1 2a10"
    assert [node.parent for node in tree.nodes][:4] == [None, "1", "1a", "1a"]
    assert not [found for found in tree.diagnostics if found.code == "dialect-misfit"]


def _read(declaration: str, text: str) -> None:
    recognise(SourceText("kites.txt", text), register(read_declaration(declaration)).name)


@pytest.mark.parametrize(
    ("number", "level", "text", "problem"),
    [
        ("[A-Z]\\.[0-9]", "", "A.1 Kites.", "level 1.number: reads 'A.1', which has no number"),
        ("[A-Z][a-z]+", "", "Kites fly.", "level 1.number: reads 'Kites', which has no number"),
        ("[0-9]", "parent = '([0-9])'", "1 Kites.", "level 1.parent: finds 1 as the number that contains 1"),
        ("[0-9]\\.[0-9]", "parent = '[0-9]\\.([0-9])'", "1.2 Kites.", "level 1.parent: finds 2 as the number"),
        ("[0-9]\\.[0-9]", "parent = '[0-9](\\.[0-9])'", "1.2 Kites.", "level 1.parent: finds '.2' in 1.2"),
    ],
)
def test_what_is_no_number_is_refused_by_its_key(number: str, level: str, text: str, problem: str) -> None:
    """A pattern that reads something else than a number, or that leads in a circle, is a sentence with the key."""
    with pytest.raises(UnreadableFormError, match="the dialect kites: ") as refused:
        _read(FORM.format(number=number, level=level, more=""), text)
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("declaration", "problem"),
    [
        (FORM.format(number="(?i)[0-9]", level="", more=""), "level 1.number: no regular expression: global flags"),
        (FORM.format(number="[0-9]*", level="", more=""), "level 1.number: matches where nothing stands"),
        (FORM.format(number="[0-9]", level="[marks]\nitem = ['x?']", more=""), "marks.item 1: matches where nothing"),
        (FORM.format(number="[0-9]", level='counts = "a b"', more=""), "level 1.counts: only a level"),
        (FORM.format(number="[0-9]", level="within = true", more=""), "level: one level at least"),
        (FORM.format(number="[0-9]{1,99999}", level="", more=""), "level 1.number: is too large"),
        (FORM.format(number="[0-9]", level="", more='ruleset = "a b"\n'), "ruleset: expected a word"),
        (f"a{'.a' * 20_000} = 1", "is a key of more than 50 parts (line 1)"),
        (f"x = 1\n[a{'.a' * 20_000}]", "is a key of more than 50 parts (line 2)"),
        (f"a = {'[' * 20_000}{']' * 20_000}", "has lists or tables that are nested too deeply"),
    ],
)
def test_a_malformed_declaration_is_refused_at_once(declaration: str, problem: str) -> None:
    """What cannot be a declaration is told with its key or line, before any text is read."""
    with pytest.raises(DeclarationError) as refused:
        read_declaration(declaration)
    assert problem in str(refused.value)


def test_a_declaration_with_a_mark_is_read() -> None:
    """A byte order mark, which some editors write, is no part of the TOML."""
    assert read_declaration("\ufeff" + FORM.format(number="[0-9]", level="", more="")).name == "kites"


@pytest.mark.in_part(0, 2)
@pytest.mark.parametrize(
    ("key", "declaration"),
    [
        ("level 1.number", FORM.format(number="(?:[0-9]+)+", level="end = '\\.'", more="")),
        ("before", FORM.format(number="[0-9]", level="", more="before = '(?:[^!]*)*z'\n")),
        ("references.words 1", FORM.format(number="[0-9]", level="[references]\nwords = ['(?:a+)+b']", more="")),
        ("outside.lines 1", FORM.format(number="[0-9]", level="[outside]\nlines = ['(?:.+)+b']", more="")),
    ],
)
def test_a_pattern_without_end_is_named(key: str, declaration: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a pattern would take longer than anybody waits, the reading ends, and the key is told."""
    monkeypatch.setattr("rulesdb.syntax.dialects.time_limit.FOR_ANY_TEXT", 1.0)
    begun = monotonic()
    with pytest.raises(UnreadableFormError, match=f"the dialect kites: {key}: takes more than"):
        _read(declaration, f"1 {'a' * 50}\n{'1' * 50}\n2 Kites.\n")
    assert monotonic() - begun < 30


def test_a_damaged_file_of_a_declaration_is_named(tmp_path: Path) -> None:
    """The file of a declaration stands before what is wrong with it."""
    (tmp_path / "kites.toml").write_bytes(b'name = "kites\0"')
    with pytest.raises(SourceError, match=r"kites\.toml: holds a NUL byte, as no text does \(line 1, byte 14 of it\)"):
        dialect_of_file(tmp_path / "kites.toml")


def test_a_number_that_decimals_have_is_declared(tmp_path: Path) -> None:
    """1e1 looks like a decimal with an exponent, and is a number of rules like 1a1."""
    (tmp_path / "kites.toml").write_text(FORM.format(number="[0-9]e[0-9]", level="", more=""), encoding="utf-8")
    (tmp_path / "kites.txt").write_text("1e1 Kites fly.\n1e2 Kites fall.\n2e1 Wind blows.\n", encoding="utf-8")
    trial = try_dialect(tmp_path / "kites.txt", dialect_of_file(tmp_path / "kites.toml"))
    assert [node.key for node in trial.recognition.tree.nodes] == ["1e1", "1e2", "2e1"]
