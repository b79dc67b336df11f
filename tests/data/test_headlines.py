"""The shipped headlines: one for each rule without a title, short, told apart at a glance, in the game's own words."""

import hashlib
import re
import tomllib
from collections import defaultdict
from functools import cache
from itertools import combinations, pairwise
from unicodedata import east_asian_width

import pytest

from rulesdb.source.edition_sources import shipped_editions
from rulesdb.source.glossaries import shipped_glossaries
from rulesdb.source.headlines import NAME, read_headlines
from rulesdb.source.resources import data_folder
from rulesdb.source.text_reading import read_text
from rulesdb.syntax.parsing import parse
from rulesdb.syntax.tree import SyntaxNode

LONGEST = 20
"""Full-width characters that a headline may have."""
TOLD_APART = 6
"""Characters within which headlines that stand side by side differ."""
TERM = 12
"""Characters of the longest term that may be a headline though the rule begins with it."""
WORD = re.compile("[ァ-ヴー]{2,}|[一-龥]{2,}")
by_game = pytest.mark.parametrize("game", sorted(edition.ruleset or "" for edition in shipped_editions()))


@cache
def headlines(game: str) -> dict[str, str]:
    """Return the headlines of a game by number."""
    return {each.number: each.text for each in read_headlines(data_folder() / game / NAME, game)}


@cache
def nodes(game: str) -> tuple[SyntaxNode, ...]:
    """Return the nodes of a game's shipped text."""
    edition = next(each for each in shipped_editions() if each.ruleset == game)
    return tuple(node for file in edition.files for node in parse(read_text(file.path, file.name)).nodes)


def own_text(node: SyntaxNode) -> str:
    """Return a node's own sentences."""
    return "".join(inline.text for inline in node.inlines)


@cache
def whole_text(game: str) -> str:
    """Return all that a game's shipped text says, and the terms of its glossary."""
    parts = (inline.text for node in nodes(game) for part in node.parts for inline in part.inlines)
    terms = (entry.name for entry in shipped_glossaries() if entry.ruleset == game)
    return "\n".join((*(node.title or "" for node in nodes(game)), *map(own_text, nodes(game)), *parts, *terms))


def starts_alike(one: str, other: str) -> bool:
    """Whether two headlines begin with the same characters."""
    return one[:TOLD_APART] == other[:TOLD_APART]


def width(text: str) -> int:
    """Return the columns that a text takes: two for a full-width character, one for any other."""
    return sum(2 if east_asian_width(character) in "WFA" else 1 for character in text)


@by_game
def test_every_rule_without_a_title_has_a_headline(game: str) -> None:
    """The rows are the numbers of the text that have no title, in the order of the text, and no others."""
    assert list(headlines(game)) == [node.number for node in nodes(game) if node.number and not node.title]


@by_game
def test_a_headline_is_short(game: str) -> None:
    """A headline fits beside its number: twenty full-width characters, or forty of half the width."""
    assert [text for text in headlines(game).values() if width(text) > 2 * LONGEST] == []


@by_game
def test_headlines_side_by_side_are_told_apart(game: str) -> None:
    """No two rules under one parent, and no two neighbours in the text, begin with the same six characters."""
    siblings: dict[str | None, list[str]] = defaultdict(list)
    for node in nodes(game):
        if node.number in headlines(game):
            siblings[node.parent].append(headlines(game)[node.number])
    together = [pair for group in siblings.values() for pair in combinations(group, 2)]
    assert [pair for pair in (*together, *pairwise(headlines(game).values())) if starts_alike(*pair)] == []


@by_game
def test_no_headline_stands_twice_in_a_section(game: str) -> None:
    """Within a section a headline names one rule, at whatever depth."""
    sections: dict[str, list[str]] = defaultdict(list)
    for number, text in headlines(game).items():
        sections[number.rpartition(".")[0]].append(text)
    assert {name: texts for name, texts in sections.items() if len(set(texts)) < len(texts)} == {}


@by_game
def test_a_headline_is_no_sentence(game: str) -> None:
    """It has no full stop or comma at its end, and is not the rule's own sentence cut short."""
    own = {node.number: own_text(node) for node in nodes(game)}
    for number, text in headlines(game).items():
        assert not re.search(r"[。.、,]$|。", text), (number, text)
        assert not re.search("(である|する|だ)$", text), (number, text)
        is_cut = own[number].startswith(text) and len(text) > TERM and not text.endswith("とは")
        assert not is_cut, (number, text)


@pytest.mark.in_part(0)
@by_game
def test_words_are_those_of_the_game(game: str) -> None:
    """Every character, katakana word and compound of kanji is one that the game's text or glossary has."""
    text = whole_text(game)
    for number, headline in headlines(game).items():
        assert set(headline) <= set(text), (number, headline)
        assert [word for word in WORD.findall(headline) if word not in text] == [], (number, headline)


@by_game
def test_description(game: str) -> None:
    """source.toml says who wrote the headlines, under which licence, and their hash."""
    folder = data_folder() / game
    table = tomllib.loads((folder / "source.toml").read_text(encoding="utf-8"))
    assert table["headlines"]["licence"] == "CC-BY-4.0"
    assert table["headlines"]["authors"]
    assert table["headlines"]["origin"]
    hashes = {file["path"]: file["sha256"] for file in table["file"]}
    assert hashes[NAME] == hashlib.sha256((folder / NAME).read_bytes()).hexdigest()
