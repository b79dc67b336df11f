"""The thirty sentences with which the pages about situations and about cards begin, and their three whole files."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.documents.documents import ROOT, TRANSLATIONS, name
from support.situations import told

from rulesdb.engine.games import GAMES
from rulesdb.pipeline.cards import read_card_text
from rulesdb.situations.clauses import Clause
from rulesdb.situations.files import read_situation
from rulesdb.source.text import SourceText
from rulesdb.source.text_reading import read_text

SITUATIONS, CARDS = ROOT / "docs" / "situations.md", ROOT / "docs" / "card-language.md"
PAGES = (SITUATIONS, CARDS, TRANSLATIONS[SITUATIONS], TRANSLATIONS[CARDS])
ROW = re.compile(r"^\| (?P<sentence>[^|]*[^| ]) \| [^|]*\| (?P<game>fab |mtg |)\|$", re.MULTILINE)
WHOLE = re.compile(r"^```text\n(.*?)^```$", re.DOTALL | re.MULTILINE)
HEADS = {"fab": "《試し》 アクション コスト0", "mtg": "《試し》 {1} エンチャント ― オーラ\nエンチャント(クリーチャー)"}
"""The beginning of the card that a line is read on."""


def _sections(page: Path) -> list[str]:
    """Return the opening of a page, its sentences, its whole files, and the rest."""
    return page.read_text(encoding="utf-8").split("\n## ", 3)


def _first(page: Path) -> list[tuple[str, str]]:
    """Return the sentences of a page in order, each with its game, in which it is empty for both."""
    rows = [(row["sentence"], row["game"].strip()) for row in ROW.finditer(_sections(page)[1])]
    return [row for row in rows if row[0] not in {"sentence", "line", "文", "行"}]


def _readings(page: Path) -> Iterator[tuple[str, str]]:
    """Yield each sentence of a page with each game that has it."""
    for sentence, game in _first(page):
        yield from ((sentence, one) for one in GAMES if game in {"", one})


def _clauses(text: str, game: str) -> list[Clause]:
    """Return the sentences of a situation, as they are understood."""
    read, problems = read_situation(SourceText("situation.txt", f"ゲーム: {game}\n\n{text}\n"))
    assert read is not None, problems
    return [sentence.clause for sentence in read.sentences]


@pytest.mark.parametrize("page", PAGES[:2], ids=name)
def test_both_languages_have_the_same_thirty(page: Path) -> None:
    """A page begins with thirty sentences, which are those of its Japanese counterpart."""
    assert len(_first(page)) == 30
    assert _first(TRANSLATIONS[page]) == _first(page)


@pytest.mark.parametrize(("sentence", "game"), [*_readings(SITUATIONS)])
def test_a_sentence_of_situations_is_read(sentence: str, game: str) -> None:
    """Each of the thirty sentences is understood by itself, in the games that the page names."""
    assert len(_clauses(sentence, game)) == 1


@pytest.mark.parametrize(("line", "game"), [*_readings(CARDS)])
def test_a_line_of_cards_is_read(line: str, game: str) -> None:
    """Each of the thirty lines is understood on a card of the games that the page names."""
    assert read_card_text(game, f"{HEADS[game]}\n{line}\n").problems == ()


def test_the_thirty_are_nearly_all() -> None:
    """About nine of ten sentences of the shipped situations are of the thirty kinds, as the pages say."""
    kinds = {(game, type(clause)) for sentence, game in _readings(SITUATIONS) for clause in _clauses(sentence, game)}
    found: list[bool] = []
    for path in ROOT.glob("data/*/situations/*.txt"):
        read, _ = read_situation(read_text(path))
        assert read is not None
        found += [(read.game.ruleset, type(sentence.clause)) in kinds for sentence in read.sentences]
    assert sum(found) / len(found) > 0.85


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_a_page_has_three_whole_files(page: Path) -> None:
    """Each whole file of a page is played and gives the answers that are written in it, or is read as cards."""
    texts = WHOLE.findall(_sections(page)[2])
    assert len(texts) == 3
    for text in texts:
        if text.startswith("題"):
            played = told.played(text)
            assert (played.open, played.problem) == (None, None)
            assert [one.sentence.text for one in played.answered if not one.is_as_expected] == []
        else:
            game = "mtg" if "{" in text else "fab"
            assert read_card_text(game, text).problems == ()
