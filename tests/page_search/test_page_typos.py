"""The page puts the same misspellings right, in the same way, and is quick about it."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from rulesdb.japanese.folding import fold
from rulesdb.search.lexicon.lexicon import Lexicon
from rulesdb.search.lexicon.typos import Speller

Ask = Callable[[str, object], object]


PUT_RIGHT = """([name, right, texts]) => {
    const speller = search.speller(search[name], said => right !== 0 && said.length % right === 0);
    return texts.map(speller.corrected).map(({ text, changes }) => [text, changes]);
}"""
SLOWEST = 3.0
"""Milliseconds that a misspelt word may take."""


def _slips(word: str) -> Iterator[str]:
    """Yield a word with one slip of each kind, and with two."""
    at = len(word) // 2
    swapped = word[: at - 1] + word[at : at + 1] + word[at - 1 : at] + word[at + 1 :]
    yield from (word[:at] + word[at + 1 :], f"{word[:at]}ん{word[at:]}", f"{word[:at]}x{word[at + 1 :]}", swapped)
    yield from (f"x{word}y", word[1:-1], f"{swapped}x", f"{word}に", f"は{word}を")


class _Language:
    """A language without words and readings, where every word is right whose length is a multiple of a number."""

    def __init__(self, right: int) -> None:
        """Keep the number; 0 means that nothing is right."""
        self._right = right

    def is_known(self, written: str) -> bool:
        """Tell by the length."""
        return bool(self._right) and len(written) % self._right == 0

    def reading(self, _written: str) -> str:
        """Return no reading: the page knows none."""
        return ""

    def vocabulary(self) -> tuple[str, ...]:
        """Return no words."""
        return ()


def _put_right(texts: Sequence[str], lexicon: Lexicon, right: int) -> list[list[Any]]:
    """Return what becomes of each text where every word is right whose length is a multiple of ``right``, if not 0.

    Pages translate no English words, so those are not right by themselves.
    """
    speller = Speller(lexicon.without_translations(), _Language(right))
    answers = map(speller.corrected, texts)
    return [[meant, [change._asdict() for change in changes]] for meant, changes in answers]


@pytest.fixture(scope="module")
def misspelt(glossary_words: list[str], lexicon: Lexicon) -> list[str]:
    """Return slips in glossary words, and terms with a kanji or two in kana."""
    slips = [slip for word in glossary_words[::90] for slip in _slips(fold(word))]
    readings = [
        (key, alias.name)
        for key in [*lexicon.aliases][::40]
        for alias in lexicon.meanings(key)
        if alias.kind == "reading"
    ]
    half = [name[:1] + reading[cut:] for reading, name in readings[::2] for cut in (1, 2, 3)]
    long = [f"{key[:-1]}x" for key in lexicon.aliases if 19 < len(key) < 28]
    return [
        *long,
        *slips,
        *half,
        *(f"{word}むきに" for word in half[::9]),
        *(f"{word}、{word}な" for word in slips[::9]),
    ]


@pytest.mark.in_part(0)
@pytest.mark.parametrize("right", [0, 3], ids=["nothing is right", "every third length is right"])
def test_queries_are_put_right_as_in_python(
    right: int, ask: Ask, misspelt: list[str], queries: list[str], lexicon: Lexicon
) -> None:
    """Text and changes agree, whatever the texts of the rules say."""
    sample = [fold(query) for query in queries[::19]]
    texts = [*misspelt, *sample, " ".join(misspelt[:40]), "表むきに[さ", "継ぞく効果[とは", "表+むき"]
    answers = _put_right(texts, lexicon, right)
    assert ask(PUT_RIGHT, ["lexicon", right, texts]) == answers
    kinds = Counter(change["kind"] for _, changes in answers for change in changes)
    assert min(kinds["typo"], kinds["spelling"]) > 20


@pytest.mark.exhaustive
def test_the_same_of_many_near_words_is_chosen(
    ask: Ask, crowded_lexicon: Lexicon, made_up: Callable[[Sequence[str]], list[str]]
) -> None:
    """Where many words are equally near, the first of them is taken."""
    texts = [
        *made_up("かきくはカxー"),
        *made_up("表向効かきかき"),
        *(f"{text[:6]}く" for text in made_up("表向かきカ")),
    ]
    texts += [alias.name for key in crowded_lexicon.aliases for alias in crowded_lexicon.meanings(key)]
    assert ask(PUT_RIGHT, ["crowded", 0, texts]) == _put_right(texts, crowded_lexicon, 0)


@pytest.mark.parametrize("text", ["表[むきに", "表向(き", "表*むきに", "攻$げき+"])
def test_signs_of_patterns_are_letters_like_others(text: str, ask: Ask, lexicon: Lexicon) -> None:
    """A bracket that somebody types within a word is no slip of ours."""
    assert lexicon.aliases
    ask("text => search.speller(search.lexicon, () => false).corrected(text)", text)


def test_a_misspelt_word_is_put_right_at_once(ask: Ask, lexicon: Lexicon) -> None:
    """The best of many runs, after the first has sorted the lexicon."""
    assert lexicon.aliases
    took = ask(
        """texts => {
            const speller = search.speller(search.lexicon, () => false);
            const once = text => {
                const began = performance.now();
                speller.corrected(text);
                return performance.now() - began;
            };
            return Math.max(...texts.map(text => Math.min(...Array.from({ length: 20 }, () => once(text)))));
        }""",
        ["ちかんこうけ", "りそーすぽいんとと", "replacemnt", "置換効化", "アクションポイソトト", "しょうとつのとき"],
    )
    assert isinstance(took, float | int)
    assert took < SLOWEST
