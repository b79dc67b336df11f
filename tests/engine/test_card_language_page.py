"""docs/phrases and docs/ja/phrases: every phrase of the card language of each game, by topic, written from its table.

``python tests/engine/test_card_language_page.py`` writes the pages; the diff is the review.
"""

import re
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # as pytest does

from support.engine.fab import printed_examples as fab_examples
from support.engine.mtg import printed_examples as mtg_examples
from support.engine.phrase_tables import LANGUAGES, Language, headings, merged, phrase_rows, phrase_text, word_rows

from rulesdb.engine.fab.codec import GOVERNED
from rulesdb.engine.fab.language import vocabulary as fab
from rulesdb.engine.kernel.cards.roles import Target
from rulesdb.engine.kernel.records.governing import Governing
from rulesdb.engine.kernel.selection.objects import AnyTarget
from rulesdb.engine.mtg.language import vocabulary as mtg

DOCUMENTS = Path(__file__).resolve().parents[2] / "docs"
FOLDERS: dict[Language, Path] = {"en": DOCUMENTS / "phrases", "ja": DOCUMENTS / "ja" / "phrases"}
NAMES = {"fab": ("Flesh and Blood", "フレッシュ＆ブラッド"), "mtg": ("Magic", "マジック")}
VOCABULARIES = {"fab": fab.vocabulary, "mtg": mtg.vocabulary}
NUMBERS: dict[str, dict[type, str]] = {
    "fab": {
        kind: row.rules[0].partition(":")[2]
        for kind, rows in GOVERNED.items()
        if kind.__module__.startswith("rulesdb.engine.kernel") and isinstance(row := rows.get(""), Governing)
    }
    | {AnyTarget: "1.8.5d"},
    "mtg": {Target: "415.1"},
}
"""The numbers of the rules of classes that all games share."""
EXAMPLES = {
    "fab": (*fab_examples.FIRST_LINES, *fab_examples.TEXTS),
    "mtg": (*mtg_examples.FIRST_LINES, *mtg_examples.TEXTS),
}
TITLES = {
    "players": ("Players", "プレイヤー"),
    "objects": ("Objects", "もの"),
    "filter": ("What an object must be", "どんなものか"),
    "value": ("Worked-out numbers", "計算する数"),
    "target": ("Targets", "対象"),
    "condition": ("Conditions", "条件"),
    "cost": ("Costs", "コスト"),
    "event": ("Events", "出来事"),
    "instead": ("What happens instead", "代わりに起こること"),
    "admitted": ("Cards of a card-pool", "カードプールのカード"),
    "effect": ("Discrete effects", "単発効果"),
    "lasting": ("Continuous effects", "継続効果"),
    "ability": ("Abilities", "能力"),
    "card": ("Cards", "カード"),
    "printed": ("Printed cards", "印刷されたカード"),
}
"""The heading of each role in both languages, in the order of the pages."""
TOPICS = {
    "objects": ("players", "objects", "filter", "value", "target"),
    "conditions": ("condition", "cost", "event", "instead", "admitted"),
    "effects": ("effect",),
    "lasting": ("lasting",),
    "cards": ("ability", "card", "printed"),
}
"""The roles of each page."""
OPENINGS = {
    "objects": ("players, objects, numbers, targets", "プレイヤー、もの、数、対象"),
    "conditions": ("conditions, costs, events, replacements", "条件、コスト、出来事、置き換え"),
    "effects": ("discrete effects", "単発効果"),
    "lasting": ("continuous effects", "継続効果"),
    "cards": ("printed wordings, abilities, cards, words", "印刷された言い方、能力、カード、語"),
}
"""What each page is about, in both languages."""
ABOUT = (
    "[The card language](../card-language.md) says how to read what `tests/engine/test_card_language_page.py` writes.",
    "表の読み方は[カードの言葉](../card-language.md)にあり、表は`tests/engine/test_card_language_page.py`が書き出します。",
)
PRINTED = (
    ("## As cards are printed", "", "| printed | read as |", "|---|---|"),
    ("## 印刷された言い方", "", "| 印刷された言い方 | 読み取った言い方 |", "|---|---|"),
)
PAGES = [(language, game, topic) for language in LANGUAGES for game in NAMES for topic in TOPICS]


def page(language: Language, game: str, topic: str) -> Iterator[str]:
    """Yield the lines of a page."""
    column = LANGUAGES.index(language)
    vocabulary = VOCABULARIES[game]()
    roles = {role.name: role for role in vocabulary.roles}
    yield f"# {NAMES[game][column]}: {OPENINGS[topic][column]}"
    yield from ("", ABOUT[column])
    if topic == "cards":
        yield from ("", *PRINTED[column], *(f"| {printed} | {read} |" for printed, read in EXAMPLES[game]))
    for name in TOPICS[topic]:
        if name in roles:
            yield from ("", f"## {TITLES[name][column]}", "", *headings(language))
            yield from phrase_rows(language, vocabulary, roles[name], NUMBERS[game])
    if topic == "cards":
        yield from ("", f"## {('Words', '語')[column]}", "", *word_rows(language, vocabulary))


def _path(language: Language, game: str, topic: str) -> Path:
    return FOLDERS[language] / f"{game}-{topic}.md"


def _text(language: Language, game: str, topic: str) -> str:
    return "\n".join(page(language, game, topic)) + "\n"


@pytest.mark.in_part(10)
@pytest.mark.parametrize(("language", "game", "topic"), PAGES)
def test_a_page_has_every_phrase(language: Language, game: str, topic: str) -> None:
    """It is as the table would write it now."""
    assert _path(language, game, topic).read_text(encoding="utf-8") == _text(language, game, topic)


@pytest.mark.in_part(0)
@pytest.mark.parametrize("game", NAMES)
def test_brackets_stand_for_the_phrases_alone(game: str) -> None:
    """With and without what is in angle brackets, the merged phrases of a kind are its phrases, and no others."""
    vocabulary = VOCABULARIES[game]()
    texts: dict[tuple[type, str], set[str]] = {}
    for row in vocabulary.phrases:
        texts.setdefault((row.kind, row.form), set()).add(phrase_text(row, vocabulary))
    for phrases in texts.values():
        assert {*chain(*map(_spelled_out, merged(sorted(phrases))))} == {*chain(*map(_spelled_out, phrases))}


def _spelled_out(text: str) -> Iterator[str]:
    """Yield a text with and without each of its parts in angle brackets."""
    if optional := re.search(r"<([^<>]*)>", text):
        for part in ("", optional[1]):
            yield from _spelled_out(f"{text[: optional.start()]}{part}{text[optional.end() :]}")
    else:
        yield text


def test_every_role_has_a_page() -> None:
    """No table of the language is left out."""
    roles = {role.name for vocabulary in VOCABULARIES.values() for role in vocabulary().roles}
    assert roles == {name for names in TOPICS.values() for name in names}


if __name__ == "__main__":
    for page_of in PAGES:
        _path(*page_of).parent.mkdir(exist_ok=True)
        _path(*page_of).write_text(_text(*page_of), encoding="utf-8")
