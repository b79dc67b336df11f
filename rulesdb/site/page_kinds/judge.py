"""The page 裁定, on which the engine itself rules on a reader's situation, in the browser."""

import json
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rulesdb.site import page_words, views
from rulesdb.site.engine_files import ENGINE_FOLDER, EXAMPLE_TEXTS, Example
from rulesdb.site.inline_views import with_symbols
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import JUDGE
from rulesdb.site.table_sentences import TABLE_WORDS, TableWords
from rulesdb.words.node_names import RULESETS


class ExampleGroup(NamedTuple):
    """The situations of a topic to begin with."""

    label: str
    """The game and the topic."""
    titles: tuple[tuple[int, str], ...]
    """Their ordinals in the script, from 0, and their titles."""


class JudgePage(NamedTuple):
    """The page 裁定."""

    frame: views.Frame
    files: tuple[tuple[str, str, int], ...]
    """The files of the engine: name, beginning of the hash, packed size in bytes."""
    size: str
    """The sum of their sizes, in megabytes."""
    games: tuple[tuple[str, str], ...]
    """The games in which situations are told: the word for the head of a situation, and the name."""
    examples: tuple[ExampleGroup, ...]
    """Situations to begin with."""
    words: str
    """The zones and sentences that its table offers for each game, as JSON."""
    symbols: tuple[views.InlineView, ...]
    """The symbols that the texts of rulings have in braces."""


def exists(book: Rulebook) -> bool:
    """Tell whether a rulebook has the page."""
    return book.engine is not None


def pages(book: Rulebook) -> Iterator[JudgePage]:
    """Yield the page."""
    assert book.engine is not None
    examples = book.engine.examples
    yield JudgePage(
        frame=book.frames.at_top(JUDGE),
        files=tuple((file.name, file.digest, len(file.content)) for file in book.engine.files),
        size=f"{sum(len(file.content) for file in book.engine.files) / 1e6:.1f}",
        games=tuple((game, RULESETS[game]) for game in dict.fromkeys(one.ruleset for one in examples)),
        examples=tuple(
            ExampleGroup(label, tuple((at, one.title) for at, one in group))
            for label, group in groupby(enumerate(examples), key=lambda numbered: _label(numbered[1]))
        ),
        words=json.dumps([*map(_words, TABLE_WORDS.items())], ensure_ascii=False),
        symbols=with_symbols("".join(page_words.SYMBOLS)),
    )


def _words(
    of_game: tuple[str, TableWords],
) -> tuple[str, list[tuple[str, str]], list[tuple[str, Sequence[str]]], Sequence[str]]:
    """Return a game with its zones, sentences by group, and cards without a sheet; pairs, as scripts take maps."""
    game, words = of_game
    return game, [*words.zones.items()], [*words.sentences.items()], words.known


def _label(example: Example) -> str:
    return f"{RULESETS[example.ruleset]}: {example.topic}"


def files(book: Rulebook) -> Iterator[tuple[str, bytes]]:
    """Yield the files that this page alone loads, by their paths."""
    if book.engine is None:
        return
    for file in book.engine.files:
        yield file.path, file.content
    yield f"{ENGINE_FOLDER}/LICENCES.txt", book.engine.licences.encode()
    texts = json.dumps([one.text for one in book.engine.examples], ensure_ascii=False)
    yield EXAMPLE_TEXTS, f"rulesdb.judge.keep({texts});\n".encode()
