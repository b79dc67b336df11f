"""The color strip (2.1) and the pitch (2.8.1) of a card."""

from collections.abc import Callable, Mapping

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import COLORS, Asset, Card, Color
from rulesdb.engine.fab.continuous import pitch
from rulesdb.engine.fab.game import Game


@book.transform("2.1.2#sentence-2")
def color_of(_none: Color | None, game: Game, object_id: int) -> Color | None:
    """The printed pitch of a card determines its color strip."""
    printed = unmodified_pitch(shown_value(game.object(object_id).card), game, object_id)
    return color_without_pitch() if printed is None else color_of_pitch(printed)


@book.definition("2.1.1#sentence-1")
def shown_value(card: Card) -> int | None:
    """The color strip is a visual representation of the printed pitch of a card."""
    return card.pitch


@book.definition("2.1.2#sentence-3")
def color_of_pitch(value: int) -> Color | None:
    """A printed pitch of 1, 2 or 3 makes a color strip of red, yellow or blue; the engine knows no exception."""
    return COLORS.get(value)


@book.definition("2.1.2#sentence-4")
def color_without_pitch() -> Color | None:
    """A card without a printed pitch has no color strip; the engine knows no exception."""
    return None


@book.definition("2.1.3#sentence-1")
def unmodified_pitch(printed: int | None, _game: Game, _object_id: int) -> int | None:
    """A modification of the base pitch or pitch of a card does not modify its color strip."""
    return printed


def _seen(item: str, word: str) -> Callable[[], bool]:
    """Return the rule that rules and effects see the color of a color strip."""
    only_seen_by_people = f"{word}は見た目の色にすぎず、ルールや効果は、カードを{word}とみなさないとする読み方"

    @book.definition(item)
    def is_seen() -> bool:
        """Rules and effects take a card with a color strip of a color to be of that color."""
        return True

    book.instead(is_seen, item, only_seen_by_people)(lambda: False)

    return is_seen


_SEEN: Mapping[Color, Callable[[], bool]] = {
    "red": _seen("2.1.2#item-1", "赤"),
    "yellow": _seen("2.1.2#item-2", "黄"),
    "blue": _seen("2.1.2#item-3", "青"),
}


def is_of_color(game: Game, object_id: int, color: Color) -> bool:
    """Whether rules and effects take a card to be of a color."""
    return color_of(None, game, object_id) == color and _SEEN[color]()


@book.definition("2.8.1#sentence-2")
def asset_given(game: Game, card: int) -> Asset:
    """The pitch of a card represents the type of the assets that a player gains for it."""
    return game.object(card).card.pitch_asset


@book.definition("2.8.1#sentence-3")
def number_given(game: Game, card: int) -> int:
    """The value of the pitch is the number of assets that a player gains for the card."""
    return pitch(game, card) or 0
