"""The card sheets of Magic (kernel/language/card_sheets.py)."""

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.language.card_sheets import (
    CardSheets,
    Fault,
    PrintedWords,
    Sheet,
    SheetInPart,
    own_name_as,
)
from rulesdb.engine.kernel.language.chart_reader import ChartReader
from rulesdb.engine.kernel.language.phrase_reader import Reader
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.kernel.language.wordings import Wording
from rulesdb.engine.kernel.language.written_lines import Candidate, UnreadLine
from rulesdb.engine.kernel.records.governing import mentions
from rulesdb.engine.kernel.selection.contradictions import selection_faults
from rulesdb.engine.mtg.card_parts.abilities import DefinesColor
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.keywords.enchant import Enchant
from rulesdb.engine.mtg.keywords.equip import Equip
from rulesdb.engine.mtg.language.faults import (
    SELECTION_RULES,
    displaced_faults,
    pronoun_faults,
    replacement_faults,
)
from rulesdb.engine.mtg.language.line_wordings import keywords_of
from rulesdb.engine.mtg.language.vocabulary import printed_vocabulary, printer, vocabulary
from rulesdb.engine.mtg.selection.filters import IsEquipped, IsHost
from rulesdb.engine.mtg.selection.objects import SacrificedAsCost
from rulesdb.engine.mtg.verbs.objects import SacrificePermanents
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText


@cache
def reader() -> Reader:
    """Return the parser of the phrases, whose parse table is shipped."""
    return Reader(vocabulary(), "mtg")


@cache
def printed_reader() -> ChartReader:
    """Return the parser of the words of printed cards, which is made when the phrases do not have an ability."""
    return ChartReader(printed_vocabulary())


_MANA_OF_LANDS = {"平地": "白", "島": "青", "沼": "黒", "山": "赤", "森": "緑"}
"""The color of the mana of a land, by its basic land type."""


@cache
def _mana_ability(color: str) -> Ability:
    ability = reader().read(f"タップ: {color}マナ1点を加える。", "ability")
    assert isinstance(ability, Ability)
    return ability


def _complete(header: Card, abilities: tuple[Ability, ...], _parts: tuple[Card, ...]) -> Card:
    """Return the card of a sheet; a land has the mana abilities of its basic land types, which no line needs to say."""
    colors = frozenset(one.color for one in abilities if isinstance(one, DefinesColor))
    types = header.subtypes if "land" in header.types else ()
    intrinsic = (_mana_ability(color) for land, color in _MANA_OF_LANDS.items() if land in types)
    more = tuple(one for one in intrinsic if one not in abilities)
    return replace(header, abilities=(*abilities, *more), colors=colors or header.colors)


_BEARERS: tuple[tuple[type[Struct], type[Struct], str, str], ...] = (
    (IsHost, Enchant, "これにエンチャントされている", "エンチャント(クリーチャー)"),
    (IsEquipped, Equip, "これを装備している", "装備「{1}」"),
    (
        SacrificedAsCost,
        SacrificePermanents,
        "生け贄に捧げられた",
        "(クリーチャーを1体生け贄に捧げる): カードを1枚引く。",
    ),
)
"""What names an object by its relation to the card, what makes the relation, the words, and such an ability."""


def _faults(_header: object, abilities: Sequence[Ability]) -> Iterator[Fault]:
    yield from pronoun_faults(abilities)
    yield from displaced_faults(abilities)
    yield from replacement_faults(abilities)
    yield from selection_faults(SELECTION_RULES, printer(), abilities)
    for bearer, keyword, words, example in _BEARERS:
        if not any(mentions(one, keyword) for one in abilities):
            lines = (line for line, one in enumerate(abilities) if mentions(one, bearer))
            message = f"{words} means nothing without an ability such as {example}"
            yield from (Fault(line, (words,), message) for line in lines)


def _wordings() -> Sequence[Wording]:
    from rulesdb.engine.mtg.language.printed_wordings import WORDINGS  # where a line needs them

    return WORDINGS


_OWN_NAME = own_name_as("(?:{name}|{plain})(?=[はがをのにでとか]|から|以外)")
_EXAMPLE = "《灰色の熊》 {1}{G} クリーチャー ― 熊 2/2"
_SHEETS = CardSheets[Card](
    reader,
    lambda _line: ("card", SHEET),
    _EXAMPLE,
    None,
    _complete,
    split=keywords_of,
    wordings=_wordings,
    printer=printer,
    faults=_faults,
    own_name=_OWN_NAME,
    printed=PrintedWords(printed_reader, _wordings, _OWN_NAME),
)
_known = cache(_SHEETS.card)


def read_sheets(source: SourceText) -> tuple[tuple[Sheet[Card], ...], tuple[Diagnostic, ...]]:
    """Return the cards of a file, and what is wrong with it."""
    return _SHEETS.read(source)


def sheets_in_part(source: SourceText) -> Iterator[SheetInPart[Card]]:
    """Yield the cards of a file, each as far as it is understood."""
    return _SHEETS.read_in_part(source)


def candidates_for(unread: UnreadLine) -> list[Candidate]:
    """Return what may be meant by a line that is not understood, the nearest first."""
    from rulesdb.engine.kernel.language.unread_lines import candidates  # where it is needed

    return candidates(_SHEETS, unread)


def beginning_of(unread: UnreadLine) -> tuple[str, Ability] | None:
    """Return the beginning of a line that is not understood by itself, if it is understood: when something is done."""
    from rulesdb.engine.kernel.language.unread_lines import beginning  # where it is needed

    return beginning(_SHEETS, unread)


def read_card(*lines: str) -> Card:
    """Return the card of the lines of a card sheet: its characteristics, and its abilities.

    Raises EngineError for a text that is not understood, with the place.
    """
    return _known(*lines)
