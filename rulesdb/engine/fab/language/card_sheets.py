"""The card sheets of Flesh and Blood (kernel/language/card_sheets.py)."""

import re
from collections.abc import Iterator, Sequence
from functools import cache, partial
from types import ModuleType
from typing import NamedTuple

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Continuous, Resolution
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.card_parts.roles import DefendingCondition
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language import keyword_names
from rulesdb.engine.fab.language.card_reading import has_symbols, printed_reader, reader
from rulesdb.engine.fab.language.english_reading import abilities_of_line, english_reader, is_english
from rulesdb.engine.fab.language.faults import (
    SELECTION_RULES,
    attack_faults,
    prevention_faults,
    reference_faults,
    static_faults,
    token_faults,
    winner_faults,
)
from rulesdb.engine.fab.language.printed_cards import BOX, PrintedCard, printed_card
from rulesdb.engine.fab.language.token_sheets import SHEETS as TOKENS
from rulesdb.engine.fab.language.vocabulary import HALF, english_printer, printer
from rulesdb.engine.fab.rules.cards.printed_text import TypeBox, paragraphs_of_abilities, read_type_box
from rulesdb.engine.fab.rules.objects.references import with_self_references
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect
from rulesdb.engine.kernel.language.card_sheets import (
    CardSheets,
    Fault,
    OtherLanguage,
    PrintedWords,
    Sheet,
    SheetInPart,
    own_name_as,
)
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.kernel.language.written_lines import Candidate, UnreadLine, WrittenLine, keyword_lists
from rulesdb.engine.kernel.records.governing import mentions
from rulesdb.engine.kernel.selection.contradictions import selection_faults
from rulesdb.engine.kernel.selection.objects import This
from rulesdb.engine.kernel.verbs.sequences import Conditional
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText


class _Written(NamedTuple):
    """The lines of a card, each as it was understood by itself."""

    header: Card | PrintedCard
    """The first line."""
    abilities: tuple[Ability, ...]
    """The abilities, in order."""
    halves: tuple[Card, ...]
    """The halves of a split-card."""


@book.law
def written_card(header: Card | PrintedCard, abilities: tuple[Ability, ...], halves: tuple[Card, ...]) -> Card:
    """The card of a header and a rules text, which determine its properties and its base abilities."""
    card = printed_card(header) if isinstance(header, PrintedCard) else header
    return with_self_references(replace(card, abilities=abilities, halves=halves))


def _form(line: str) -> tuple[str, str]:
    return ("printed", "") if BOX in line else ("card", SHEET)


def _complete(header: Card | PrintedCard, abilities: tuple[Ability, ...], halves: tuple[Card, ...]) -> _Written:
    if "defense reaction" in _box(header).types:
        abilities = tuple(map(_as_it_resolves, abilities))
    written = _Written(header, abilities, halves)
    written_card(*written)  # raises an error if there can be no such card
    return written


def _box(header: Card | PrintedCard) -> Card | TypeBox:
    return read_type_box(header.words) if isinstance(header, PrintedCard) else header


def _as_it_resolves(ability: Ability) -> Ability:
    """Return an ability of a defense reaction as its words mean it: what it gets itself, it gets as it resolves.

    A static ability would not function as the card defends (1.7.4a), unless it says that it is about that.
    """
    if not isinstance(ability, Continuous) or mentions((ability,), DefendingCondition):
        return ability
    effect, condition = ability.effect, ability.condition
    if not isinstance(effect, ObjectEffect) or effect.applies is not None or not mentions((effect,), Gets):
        return ability
    begun = Begin(effect, until=None, objects=This())
    return Resolution((begun if condition is None else Conditional(condition, begun),))


def _faults(header: Card | PrintedCard | None, abilities: Sequence[Ability]) -> Iterator[Fault]:
    if header is not None:
        yield from static_faults(_box(header), abilities)
    yield from selection_faults(SELECTION_RULES, printer(), abilities)
    yield from reference_faults(abilities)
    yield from token_faults(abilities)
    yield from winner_faults(abilities)
    yield from attack_faults(abilities)
    yield from prevention_faults(abilities)


_EXAMPLE = "《強打》 アクション ― 攻撃 コスト0"
_OWN_NAME = "(?:{name}(?=が(?:ヒット|攻撃)した|で(?:攻撃|防御)した)|{plain}(?=[はがをので]))"
"""A name in its signs is a phrase of its own (2.12.3a) but where the language has これ alone."""
_keywords_of = keyword_lists(keyword_names.WORDS)
_SPECIALIZATION = re.compile("(?<=レジェンダリー)[ 、,・](?=「[^「」]+」特化$)")
_ENTERS = re.compile("^これは[^。]*状態で闘技場に出る。(?=.)")
_LAST_KEYWORD = re.compile("^[^:]*。(?=続行。?$)")


def _abilities_of_line(line: WrittenLine) -> Iterator[WrittenLine]:
    """Yield a line for each ability of a line: how an object enters the arena is one, and 続行 at the end is one."""
    found = _ENTERS.match(line.text) or _LAST_KEYWORD.match(line.text)
    parts = (line,) if found is None else (line.between("", line.text[found.end() :]), line.between(found[0], ""))
    for part in parts:
        listed = _SPECIALIZATION.search(part.text)
        if listed is None:
            yield from _keywords_of(part)
        else:
            yield part.between("", part.text[listed.start() :])
            yield part.between(part.text[: listed.end()], "")


def _english() -> ModuleType:
    """Return the wordings in English, where a card is."""
    from rulesdb.engine.fab.language import english_wordings

    return english_wordings


def _printed() -> ModuleType:
    """Return the wordings of printed Japanese cards, where a line is none of the vocabulary."""
    from rulesdb.engine.fab.language import printed_wordings

    return printed_wordings


_ENGLISH = CardSheets(
    english_reader,
    lambda _line: ("printed", ""),
    "《Smash》 Generic Action - Attack, cost 0",
    None,
    _complete,
    split=abilities_of_line,
    label=keyword_names.LABEL,
    wordings=lambda: _english().WORDINGS,
    printer=english_printer,
    faults=_faults,
    own_name=lambda first: _english().own_name(first),
    any_effect="draw a card",
)
_understood_as = partial(
    CardSheets,
    reader,
    _form,
    _EXAMPLE,
    HALF,
    _complete,
    split=lambda line: [*_abilities_of_line(line)],
    label=keyword_names.LABEL,
    wordings=lambda: _printed().WORDINGS,
    printer=printer,
    faults=_faults,
    own_name=own_name_as(_OWN_NAME),
    printed=PrintedWords(
        printed_reader,
        lambda: _printed().PRINTED_WORDINGS,
        own_name_as("(?:{name}|{plain}(?=[はがをので]|から|に(?!よ)))"),
        lambda: _printed().LOOSE,
    ),
    other=OtherLanguage(is_english, _ENGLISH),
)
_SHEETS = _understood_as(paragraphs=paragraphs_of_abilities)
_understood = _understood_as().card
"""Return the lines of a card without its text box, as they were understood."""
_known = cache(_understood)


def read_sheets(source: SourceText) -> tuple[tuple[Sheet[Card], ...], tuple[Diagnostic, ...]]:
    """Return the cards of a file, and what is wrong with it."""
    sheets, problems = _SHEETS.read(source)
    return tuple(map(_of_written, sheets)), problems


def sheets_in_part(source: SourceText) -> Iterator[SheetInPart[Card]]:
    """Yield the cards of a file, each as far as it is understood."""
    for name, sheet, unread in _SHEETS.read_in_part(source):
        yield SheetInPart(name, None if sheet is None else _of_written(sheet), unread)


def _of_written(sheet: Sheet[_Written]) -> Sheet[Card]:
    return Sheet(written_card(*sheet.card), *sheet[1:])


def is_printed_form(lines: Sequence[str]) -> bool:
    """Whether lines of a card sheet have what is on printed cards alone.

    That is a type box, reminder text, flavor text or a self-reference.
    """
    if BOX in lines[0] or paragraphs_of_abilities(lines[1:]) != tuple(lines[1:]):
        return True
    written = _known(*lines)
    return written_card(*written).abilities != written.abilities


def candidates_for(unread: UnreadLine) -> list[Candidate]:
    """Return what may be meant by a line that is not understood, the nearest first."""
    from rulesdb.engine.kernel.language.unread_lines import candidates  # where it is needed

    return candidates(_SHEETS, unread)


def beginning_of(unread: UnreadLine) -> tuple[str, Ability] | None:
    """Return the beginning of a line that is not understood by itself, if it is understood: when something is done."""
    from rulesdb.engine.kernel.language.unread_lines import beginning  # where it is needed

    return beginning(_SHEETS, unread)


def read_card(*lines: str) -> Card:
    """Return the card of the lines of a card sheet: its characteristics, and its card text.

    Checks read the same lines over and over; symbols are read by rules.

    Raises EngineError for a text that is not understood, with the place.
    """
    paragraphs = lines[1:] if "" in lines else filter(None, paragraphs_of_abilities(lines[1:]))
    known = _understood if any(map(has_symbols, lines)) else _known
    return written_card(*known(*lines[:1], *paragraphs))


def cards_in(sheets: str) -> tuple[Card, ...]:
    """Return the cards of card sheets that have an empty line between them. Raises EngineError as ``read_card``."""
    return tuple(read_card(*sheet.splitlines()) for sheet in sheets.split("\n\n"))


def token_keywords() -> tuple[Card, ...]:
    """Return the tokens with their defined properties that effects specify by name (8.6), as far as they are known."""
    return cards_in(TOKENS)
