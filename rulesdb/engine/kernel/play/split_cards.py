"""Cards of several halves, such as split cards: a player plays one half of them, or all halves together."""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

C = TypeVar("C", bound=Struct)


class SplitRules(Struct, Generic[C], frozen=True, eq=False):
    """The rules of cards with halves.

    Which properties are those of a half is data: the names of fields of the game's class of cards. A name that the
    class lacks is an error as soon as a card with halves is looked at.
    """

    halves: str
    """Name of the field with the halves of a card, a tuple of cards; it is empty for cards without halves."""
    of_half: tuple[str, ...]
    """Names of the fields that have the values of the half when one half is played."""
    of_all: tuple[str, ...]
    """Names of the fields, sets or tuples, that have the members of all halves when these are played together."""
    may_be_whole: Callable[[C], bool]
    """Whether all halves of a card may be played together."""

    def forms(self, card: C) -> dict[tuple[int, ...], C]:
        """Return the possible forms on the stack of a card with halves, by the indices of the halves played."""
        halves = getattr(card, self.halves)
        found: dict[tuple[int, ...], C] = {(index,): self._half(card, half) for index, half in enumerate(halves)}
        if self.may_be_whole(card):
            found[tuple(range(len(halves)))] = self._whole(card, halves)
        return found

    def _half(self, card: C, half: C) -> C:
        """Return a card with the properties of one half alone."""
        return self._with(card, {name: getattr(half, name) for name in self.of_half})

    def _whole(self, card: C, halves: Sequence[C]) -> C:
        """Return a card with the properties of all halves together."""
        return self._with(card, {name: _together([getattr(half, name) for half in halves]) for name in self.of_all})

    def _with(self, card: C, properties: dict[str, Any]) -> C:
        return replace(card, **properties, **{self.halves: ()})


def _together(values: Sequence[Any]) -> Any:  # noqa: ANN401  (a set or a tuple, as the values are)
    """Return a set or tuple of all members of some."""
    return type(values[0])(chain.from_iterable(values))
