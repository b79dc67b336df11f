"""docs/situations.md: every sentence of situations, written from the phrases.

``python tests/situations/test_situations_page.py`` writes the page; the diff is the review.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # as pytest does

from support.engine.phrase_tables import meaning, said

from rulesdb.engine.games import GAMES
from rulesdb.engine.kernel.language.phrases import Phrase
from rulesdb.situations.clauses import Action, Query, Reply, Setup
from rulesdb.situations.games import situation_game
from rulesdb.situations.parts import Answer, CardRef, PlayerRef
from rulesdb.situations.setups import Holds

PAGE = Path(__file__).resolve().parents[2] / "docs" / "situations.md"
MARK = "<!-- the rest is written by tests/situations/test_situations_page.py -->\n"
ROLES = {
    "What is there at first": (Setup,),
    "What players do": (Action,),
    "Answers to the game's questions": (Reply,),
    "Questions": (Query,),
    "Players, cards and other answers": (PlayerRef, CardRef, Answer),
}


def page() -> Iterator[str]:
    """Yield the lines of the page that the phrases make."""
    rows = _rows()
    for title, kinds in ROLES.items():
        yield from ("", f"## {title}", "", "| sentence | says | game |", "|---|---|---|")
        for (sentence, says, kind), games in rows.items():
            if issubclass(kind, kinds):
                yield f"| {sentence} | {says} | {'' if len(games) == len(GAMES) else ', '.join(games)} |"
    for game in GAMES:
        yield from ("", f"## Words of {game}", "", "| what | words |", "|---|---|")
        for words in situation_game(game).vocabulary().words.values():
            first = next(iter(words))
            name = first.__name__ if isinstance(first, type) else first
            yield f"| {name} … | {'、'.join(dict.fromkeys(words.values()))} |"


def _rows() -> dict[tuple[str, str, type], list[str]]:
    """Return the games of each phrase, by its words, what it says, and its class."""
    rows: dict[tuple[str, str, type], list[str]] = {}
    for game in GAMES:
        for row in filter(_is_listed, situation_game(game).vocabulary().phrases):
            rows.setdefault((_words(row), meaning(row), row.kind), []).append(game)
    return rows


def _is_listed(row: Phrase) -> bool:
    """Whether a phrase about what is in a zone has one optional part at most; the page says that they combine."""
    optional = {*row.unusual, *(field for field, value in row.fixed.items() if value is True)}
    return not (issubclass(row.kind, Holds) and len(optional) > 1)


def _words(row: Phrase) -> str:
    return said(row.pieces).replace("【", "").replace("】", "")


def test_the_page_has_every_sentence() -> None:
    """It is as the phrases would write it now."""
    text = PAGE.read_text(encoding="utf-8")
    assert text.partition(MARK)[2] == "\n".join(page()) + "\n"


if __name__ == "__main__":
    head = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    PAGE.write_text(f"{head}{MARK}" + "\n".join(page()) + "\n", encoding="utf-8")
