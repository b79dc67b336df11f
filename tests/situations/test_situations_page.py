"""docs/situations.md and docs/ja/situations.md: every sentence of situations, written from the phrases.

``python tests/situations/test_situations_page.py`` writes both pages; the diff is the review.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # as pytest does

from support.engine.phrase_tables import LANGUAGES, Language, joined, meaning, merged, phrase_text, word_rows
from support.play.asked_observations import TABLES

from rulesdb.engine.games import GAMES
from rulesdb.engine.kernel.language.phrases import Phrase, Vocabulary
from rulesdb.engine.kernel.process.options import Option
from rulesdb.play.card_table import observations_of
from rulesdb.situations.clauses import Action, Query, Reply, Setup
from rulesdb.situations.games import situation_game
from rulesdb.situations.parts import CardRef, PlayerRef
from rulesdb.situations.queries import Look
from rulesdb.situations.setups import Holds

DOCUMENTS = Path(__file__).resolve().parents[2] / "docs"
PAGES: dict[Language, Path] = {"en": DOCUMENTS / "situations.md", "ja": DOCUMENTS / "ja" / "situations.md"}
MARK = "<!-- the rest is written by tests/situations/test_situations_page.py -->\n"
ROLES = {
    ("What is there at first", "はじめに何があるか"): (Setup,),
    ("What players do", "誰が何をするか"): (Action,),
    ("Answers to the game's questions", "ゲームに尋ねられたことへの答え"): (Reply,),
    ("Questions", "知りたいこと"): (Query,),
    ("Players, cards and other answers", "プレイヤー、カード、答えの指し方"): (PlayerRef, CardRef, Option),
}
HEADINGS = {
    "en": ("| sentence | says | game |", "|---|---|---|"),
    "ja": ("| 文 | ゲーム |", "|---|---|"),
}


def page(language: Language) -> Iterator[str]:
    """Yield the lines of the page that the phrases make; in Japanese the sentences speak for themselves."""
    column = LANGUAGES.index(language)
    rows = _rows(language)
    for titles, kinds in ROLES.items():
        yield from ("", f"### {titles[column]}", "", *HEADINGS[language])
        for (meant, kind, games, _), sentences in rows.items():
            if issubclass(kind, kinds):
                meaning_cell = f" {meant} |" if language == "en" else ""
                yield f"| {joined(merged(sentences))} |{meaning_cell} {'' if len(games) == len(GAMES) else games[0]} |"
    for game in GAMES:
        title = f"Words of {game}" if language == "en" else f"{game}の語"
        yield from ("", f"### {title}", "", *word_rows(language, situation_game(game).vocabulary()))


def _rows(language: Language) -> dict[tuple[str, type, tuple[str, ...], object], list[str]]:
    """Return the sentences by their meaning, their class, the games that have them and the kind of event."""
    games: dict[tuple[str, str, type, object], list[str]] = {}
    for game in GAMES:
        vocabulary = situation_game(game).vocabulary()
        for row in filter(_is_listed, vocabulary.phrases):
            key = _sentence(row, vocabulary, language), _meaning(row, game, language), row.kind, row.fixed.get("event")
            games.setdefault(key, []).append(game)
    rows: dict[tuple[str, type, tuple[str, ...], object], list[str]] = {}
    for (sentence, meant, kind, event), having in games.items():
        rows.setdefault((meant, kind, tuple(having), event), []).append(sentence)
    return rows


def _meaning(row: Phrase, game: str, language: Language) -> str:
    """Return what a sentence says: of an observation what the suite says of it, in English."""
    if row.kind is not Look:
        return meaning(row, language)
    seen = observations_of(TABLES[game])[str(row.fixed["observation"])].meaning
    return f"{seen[0].upper()}{seen[1:]}."


def _is_listed(row: Phrase) -> bool:
    """Whether a phrase about what is in a zone has one optional part at most; the page says that they combine."""
    optional = {*row.unusual, *(field for field, value in row.fixed.items() if value is True)}
    return not (issubclass(row.kind, Holds) and len(optional) > 1)


def _sentence(row: Phrase, vocabulary: Vocabulary, language: Language) -> str:
    return phrase_text(row, vocabulary, language).replace("【", "").replace("】", "")


def _text(language: Language) -> str:
    return "\n".join(page(language)) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_every_sentence(language: Language) -> None:
    """It is as the phrases would write it now."""
    assert PAGES[language].read_text(encoding="utf-8").partition(MARK)[2] == _text(language)


if __name__ == "__main__":
    for language, path in PAGES.items():
        head = path.read_text(encoding="utf-8").partition(MARK)[0]
        path.write_text(f"{head}{MARK}{_text(language)}", encoding="utf-8")
