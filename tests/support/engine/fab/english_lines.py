"""Lines of English cards: how the card language echoes them."""

from rulesdb.engine.fab.language.card_reading import reader
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.language.english_reading import english_reader
from rulesdb.engine.fab.language.vocabulary import english_printer, printer

STRIKE = "Generic Action - Attack, cost 0, power 3"
"""The first line of an attack, without its name."""
ATTACK = "アクション ― 攻撃 コスト0 パワー3"
"""The same in Japanese."""


def echoed(line: str, first: str = STRIKE) -> str:
    """Return a line as it is printed in English; printed in either language, it reads back as the same record."""
    (ability,) = read_card(f"《Tin Rooster》 {first}", line).abilities
    words = english_printer().say(ability)
    assert english_reader().read(words, "ability") == ability == reader().read(printer().say(ability), "ability")
    return words


def says_the_same(line: str, japanese: str, first: str = STRIKE, japanese_first: str = ATTACK) -> bool:
    """Return whether a line and one in printed Japanese words are read as the same record; it must read back."""
    abilities = read_card(f"《Tin Rooster》 {first}", line).abilities
    return bool(echoed(line, first)) and read_card(f"《錫の鈴》 {japanese_first}", japanese).abilities == abilities
