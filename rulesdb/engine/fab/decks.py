"""Decks of Flesh and Blood as files of card sheets: a hero, what the hero begins the game with, and the deck itself.

What a card is follows from its types: the hero-card is the hero, arena-cards begin the game equipped, and all others
are the deck. Tokens and macros are brought along.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import read_sheets
from rulesdb.engine.fab.rules.cards.categories import card_category, is_hero_card
from rulesdb.engine.fab.rules.objects.card_pool import Seat, SeatError, check_seat, zone_for
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES, WEAPON_ZONES
from rulesdb.engine.kernel.language.card_sheets import Sheet, copies, not_allowed
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.text import SourceText

_Sheets = Sequence[Sheet[Card]]


def read_deck(source: SourceText) -> tuple[Seat | None, tuple[Diagnostic, ...]]:
    """Return the seat of a player with the deck of a file, whose name is "", and what is wrong with the file."""
    sheets, problems = read_sheets(source)
    found = problems or tuple(_against_equipping(source, sheets))
    if found:
        return None, found
    seat = _seat(sheets)
    try:
        check_seat(seat)
    except SeatError as error:
        numbers = sorted({rule.partition(":")[2].partition("#")[0] for rule in error.rules})
        sheet = next((sheet for sheet in sheets if sheet.card.name == error.what), None)
        refused = "without a hero" if sheet is None else f"with 《{error.what}》 here"
        return None, (not_allowed(source, sheet, f"no game can begin {refused} ({', '.join(numbers)})"),)
    return seat, ()


def _seat(sheets: _Sheets) -> Seat:
    heroes = [sheet.card for sheet in sheets if is_hero_card(sheet.card)]
    others = tuple(card for card in copies(sheets) if card_category(card) not in {"arena", "deck"})
    return Seat(
        "",
        heroes[0] if heroes else None,
        copies([sheet for sheet in sheets if card_category(sheet.card) == "deck"]),
        copies([sheet for sheet in sheets if card_category(sheet.card) == "arena"]),
        others=_without_the_hero(others),
    )


def _without_the_hero(others: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return what is brought besides the deck and what is equipped, without the first hero-card, which is the hero."""
    first = next((at for at, card in enumerate(others) if is_hero_card(card)), len(others))
    return others[:first] + others[first + 1 :]


def _against_equipping(source: SourceText, sheets: _Sheets) -> Iterator[Diagnostic]:
    """Yield the diagnostics of arena-cards for which the hero has no zone, or no zone left."""
    arena = [sheet for sheet in sheets if card_category(sheet.card) == "arena"]
    taken: Counter[str] = Counter()
    for sheet in arena:
        zone, room = _zone(sheet.card)
        taken[zone] += sheet.copies
        if not zone:
            message = f"《{sheet.card.name}》 is no card of a deck, no weapon, and no equipment of a zone of the arena"
            yield not_allowed(source, sheet, message)
        elif taken[zone] > room:
            yield not_allowed(source, sheet, f"a hero has {room} of the zone that 《{sheet.card.name}》 is equipped to")


def _zone(card: Card) -> tuple[str, int]:
    """Return the zone that an arena-card is equipped to, and how many of that zone a hero has; "" and 0 for none."""
    if "weapon" not in card.types and not card.subtypes & set(EQUIPMENT_ZONES):
        return "", 0
    zone = zone_for(card)
    return zone, len(WEAPON_ZONES) if zone in WEAPON_ZONES else 1
