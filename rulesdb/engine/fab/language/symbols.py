"""Symbols in texts of cards: what each of them stands for in words (1.12.4, 2.2)."""

import re
from collections.abc import Callable, Iterator

from rulesdb.engine.fab.book import book

_HAS_SYMBOLS = re.compile(r"\{[dihprctu]\}")
_SYMBOL = "{r}"


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
        yield _WORDS[name](found[name]), start, False
        at = end
    yield text[at:], at, True


@book.definition("2.8.4#sentence-1")
def number_of_pitch(symbols: str) -> int:
    """Symbols and numbers of the same pitch are functionally identical."""
    return len(symbols) // len(_SYMBOL)


@book.definition("2.2.3#sentence-2")
def symbols_of_ability(symbols: str) -> int:
    """The number of symbols in an activated ability dictates its printed cost."""
    return symbols.count(_SYMBOL)


@book.definition("2.2.5#sentence-1")
def number(symbols: str) -> int:
    """Symbols and numbers of the same cost are functionally identical."""
    return symbols.count(_SYMBOL)


@book.definition("1.12.4#sentence-1")
def of_one_property(word: str) -> str:
    """A symbol represents the value of a particular property."""
    return word


@book.definition("1.12.4a#sentence-1")
def defense_symbol() -> str:
    """The defense symbol represents a defense value."""
    return "防御値"


@book.definition("1.12.4b#sentence-1")
def intellect_symbol() -> str:
    """The intellect symbol represents an intellect value."""
    return "知力"


@book.definition("1.12.4c#sentence-1")
def life_symbol() -> str:
    """The life symbol represents a life total."""
    return "ライフ"


@book.definition("1.12.4d#sentence-1")
def power_symbol() -> str:
    """The power symbol represents a power value."""
    return "パワー"


@book.definition("1.12.4d#sentence-2")
def power_damage() -> str:
    """The power symbol is also used to refer to physical damage."""
    return "物理ダメージ"


@book.definition("1.12.4e#sentence-1")
def resource_symbol() -> str:
    """The resource symbol represents a resource value."""
    return "リソース"


@book.definition("1.12.4f#sentence-1")
def chi_symbol() -> str:
    """The chi symbol represents a chi value."""
    return "気"


@book.definition("1.12.4f#sentence-2")
def tap_symbol() -> str:
    """The tap symbol represents a tap effect."""
    return "タップ"


@book.definition("1.12.4f#sentence-3")
def untap_symbol() -> str:
    """The untap symbol represents an untap effect."""
    return "アンタップ"


def _of_ability(symbols: str) -> str:
    return f"リソース{symbols_of_ability(symbols)}点"


def _chi_of_ability(symbols: str) -> str:
    return f"{chi_symbol()}{symbols.count('{c}')}点"


def _gained(symbols: str) -> str:
    word = resource_symbol() if _SYMBOL in symbols else chi_symbol()
    return f"{word}ポイントを{symbols.count('{')}点"


_WORDS: dict[str, Callable[[str], str]] = {
    "cost": lambda symbols: str(number(symbols)),
    "pitch": lambda symbols: str(number_of_pitch(symbols)),
    "ability": _of_ability,
    "chi": _chi_of_ability,
    "gained": _gained,
    "damage": lambda _symbol: power_damage(),
    "power": lambda _symbol: of_one_property(power_symbol()),
    "defense": lambda _symbol: of_one_property(defense_symbol()),
    "intellect": lambda _symbol: of_one_property(intellect_symbol()),
    "life": lambda _symbol: of_one_property(life_symbol()),
    "tapping": lambda _symbol: f"「これを{tap_symbol()}する」",
    "untapping": lambda _symbol: f"「これを{untap_symbol()}する」",
    "tap": lambda _symbol: tap_symbol(),
    "untap": lambda _symbol: untap_symbol(),
}
"""The words for symbols, by the place where they stand or by what they represent."""
_NAME = re.compile(r"「[^「」]+」|《[^《》]+》|【[^【】]+】")
_SYMBOLS = re.compile(
    rf"{_NAME.pattern}"
    r"|コスト(?:の(?:基本の)?値が)?(?P<cost>(?:\{r\})+)"
    r"|ピッチ値の値が(?P<pitch>(?:\{r\})+|(?:\{c\})+)"
    r"|― (?P<ability>(?:\{r\})+)"
    r"|― (?P<chi>(?:\{c\})+)"
    r"|(?P<gained>(?:(?:\{r\})+|(?:\{c\})+)を)(?=得)"
    r"|(?P<damage>\{p\}ダメージ)"
    r"|(?P<power>\{p\})|(?P<defense>\{d\})|(?P<intellect>\{i\})|(?P<life>\{h\})"
    r"|― (?P<tapping>\{t\})|― (?P<untapping>\{u\})|(?P<tap>\{t\})|(?P<untap>\{u\})"
)
