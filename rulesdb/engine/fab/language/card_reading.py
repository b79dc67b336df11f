"""Reading the card language; apart from printing it, because a parse table has to be computed or loaded.

Symbols stand for words, in which a text is read (1.12.4, 2.2).
"""

import re
from collections.abc import Iterator
from functools import cache

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.language.vocabulary import printed_vocabulary, vocabulary
from rulesdb.engine.kernel.language.chart_reader import ChartReader
from rulesdb.engine.kernel.language.phrase_reader import ContradictionError, NotUnderstoodError, Reader
from rulesdb.engine.kernel.language.phrases import PLAIN

_HAS_SYMBOLS = re.compile(r"\{[dihprctu]\}")


def has_symbols(text: str) -> bool:
    """Whether a text has a symbol outside its names, in which it is a part of the name."""
    return _HAS_SYMBOLS.search(_NAME.sub("", text)) is not None


def in_words(text: str) -> tuple[str, tuple[int, ...]]:
    """Return a text with its symbols in words and numbers, and for each character its position in the text."""
    pieces = [*_pieces(text)]
    positions = [start + at * is_as_before for piece, start, is_as_before in pieces for at in range(len(piece))]
    return "".join(piece for piece, _, _ in pieces), (*positions, len(text))


def _pieces(text: str) -> Iterator[tuple[str, int, bool]]:
    """Yield the pieces of a text with their positions, and whether they are as they were."""
    at = 0
    for found in _SYMBOLS.finditer(text):
        name = found.lastgroup
        if name is None:  # a name, such as that of a counter
            continue
        start, end = found.span(name)
        yield text[at:start], at, True
        yield words_for_symbols(name, found[name].count("{")), start, False
        at = end
    yield text[at:], at, True


WORDS = {
    "cost": "{}",
    "pitch": "{}",
    "ability": "リソース{}点",
    "chi": "気{}点",
    "resources": "リソースポイントを{}点",
    "chis": "気ポイントを{}点",
    "damage": "物理ダメージ",
    "power": "パワー",
    "defense": "防御値",
    "intellect": "知力",
    "life": "ライフ",
    "tapping": "「これをタップする」",
    "untapping": "「これをアンタップする」",
    "tap": "タップ",
    "untap": "アンタップ",
}
"""The words for symbols and their number, by the place where they are or by what they represent."""


@book.law
def words_for_symbols(place: str, number: int) -> str:
    """The words for a number of symbols: a symbol represents a value of one property, or an effect."""
    return WORDS[place].format(number)


_NAME = re.compile(r"「[^「」。]+」|《[^《》]+》|【[^【】]+】")
_SYMBOLS = re.compile(
    rf"{_NAME.pattern}"
    r"|コスト(?:の(?:基本の)?値が)?(?P<cost>(?:\{r\})+)"
    r"|ピッチ値の値が(?P<pitch>(?:\{r\})+|(?:\{c\})+)"
    r"|― (?P<ability>(?:\{r\})+)"
    r"|― (?P<chi>(?:\{c\})+)"
    r"|(?P<resources>(?:\{r\})+を)(?=得)|(?P<chis>(?:\{c\})+を)(?=得)"
    r"|(?P<damage>\{p\}ダメージ)"
    r"|(?P<power>\{p\})|(?P<defense>\{d\})|(?P<intellect>\{i\})|(?P<life>\{h\})"
    r"|― (?P<tapping>\{t\})|― (?P<untapping>\{u\})|(?P<tap>\{t\})|(?P<untap>\{u\})"
)


class SymbolReader(Reader):
    """A parser of the phrases that reads symbols, too."""

    def in_words(self, text: str) -> str:
        """Return a text with words and numbers for its symbols."""
        return in_words(text)[0]

    def read(self, text: str, role: str, form: str = PLAIN) -> object:
        """Return the record of a role that a text stands for. Raises NotUnderstoodError for any other text."""
        if not has_symbols(text):
            return super().read(text, role, form)
        words, positions = in_words(text)
        try:
            return super().read(words, role, form)
        except ContradictionError:
            raise
        except NotUnderstoodError as error:
            raise NotUnderstoodError(text, positions[error.position], error.expected) from None


class PrintedReader(ChartReader):
    """A parser of the words of printed Japanese cards."""

    def read(self, text: str, role: str, form: str = PLAIN) -> object:
        """Return the record of a role that a text stands for. Raises NotUnderstoodError for any other text."""
        from rulesdb.engine.fab.language.printed_spelling import spelled  # where a line is none of the phrases

        return super().read(spelled(in_words(text)[0]), role, form)


@cache
def printed_reader() -> PrintedReader:
    """Return the parser of the words of printed cards, which is made when the phrases do not have an ability."""
    return PrintedReader(printed_vocabulary())


@cache
def reader() -> Reader:
    """Return the parser of the phrases, whose parse table is shipped."""
    return SymbolReader(vocabulary(), "fab")
