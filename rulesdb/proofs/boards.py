"""The course of a check as a board that a reader steps through: what is there first, and what changes with each line.

A picture of the board is a mapping from short keys to values, so that two pictures differ in some of its entries:

- ``h`` has what is true of the game: the index of the turn-player, the phase or step, the index of the player who has
  priority or None, the number of the card that resolves or None, and the indices of the players who have lost;
- ``p0`` has the points of the player 0, as pairs of a noun and a number;
- ``z3.0`` has the cards in the zone 3 of the player 0, in order, by their numbers; ``z3`` those of a shared zone;
- ``c12`` has the card 12: the index of its sheet, its values, remarks on it, 1 if it lies sideways
  (else 0), and the index of the player to whom it belongs or None;
- ``l12`` has what effects make of the properties of the card 12, a ``LadderStep`` for each change, in the order of
  the changes; only checks of that order have it (``Ladder``).
"""

import zlib
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from rulesdb.proofs.verdicts import Board

Changes = tuple[tuple[str, Any], ...]
"""The entries of a picture that change: pairs of the key and the value, None for an entry that is gone."""


class BoardZone(NamedTuple):
    """A zone as a board shows it."""

    label: str
    """Its name in Japanese."""
    is_shared: bool
    """Whether the board shows it once, between the players; else once for each player."""
    is_pile: bool
    """Whether its cards are hidden from the players, so that their number stands for them."""


class LadderStep(NamedTuple):
    """The change of a property of a card by one effect."""

    stage: int
    """Number of the stage in which the effect is applied, from 1; past the last stage for one that comes after all."""
    substage: int
    """Number of its substage, from 1; 0 where the stage has none for it."""
    what: str
    """The property in Japanese."""
    before: str
    """Its value before; "" where ``after`` says all that there is to say."""
    after: str
    """Its value with the effect."""
    by: str
    """The effect, by the name of its source."""


class Ladder(NamedTuple):
    """The stages through which the properties of the cards of a board pass."""

    rule: str
    """Number of the rule that orders them."""
    stages: tuple[str, ...]
    """Names of the stages."""
    substages: tuple[str, ...]
    """Names of the substages."""


class BoardStep(Struct, frozen=True, array_like=True):
    """A line of the account, with the changes of the board since the line before it."""

    part: str
    """Part of the account that the line belongs to."""
    text: str
    """The line in Japanese."""
    rule: int
    """Ordinal of the rule behind it in ``Board.rules``, from 1; 0 for none."""
    changes: Changes
    """The changes of the picture."""


class StepRun(NamedTuple):
    """A run of lines in two courses of a check: lines of both, then lines of one of them alone."""

    both: int
    """Number of lines that both courses have."""
    first: int
    """Number of lines that follow in the first course alone."""
    second: int
    """Number of lines that follow in the second course alone."""


class OtherCourse(Struct, frozen=True):
    """The course of a check without a sentence."""

    claim: str
    """Identifier of the sentence or item that is switched off."""
    misreading: str
    """The misreading that holds in its place, in Japanese; "" if it is merely absent."""
    start: Changes
    """The first picture as changes of the first picture of the check."""
    steps: tuple[BoardStep | None, ...]
    """Its lines; None for a line that is as in the check, with the same changes."""
    runs: tuple[StepRun, ...]
    """How its lines and those of the check go together."""
    is_cut: bool
    """Whether lines at its end are left out, because the game goes on for long after those of the check."""

    @property
    def is_different(self) -> bool:
        """Whether anything of it is not as in the check; what a question is about need not be on a board."""
        return bool(self.start) or any(self.steps) or any(run.first or run.second for run in self.runs)


class Course(Struct, frozen=True, omit_defaults=True):
    """The course of a check, with all rules and without each of its sentences."""

    players: tuple[str, ...]
    """Names of the players."""
    zones: tuple[BoardZone, ...]
    """The zones, in the order of the board."""
    cards: tuple[tuple[str, ...], ...]
    """The sheets of the cards: the name of the card, then the lines of its text."""
    start: Changes
    """The first picture, as changes of an empty board."""
    steps: tuple[BoardStep, ...]
    """The lines of its account."""
    without: tuple[OtherCourse, ...]
    """Its courses without each sentence that it claims."""
    ladder: Ladder | None = None
    """The stages of its ladders, None for a check that has no ladders."""


def board(rules: tuple[str, ...], course: Course) -> Board:
    """Return the board that shows a course, with the rules behind its lines."""
    return Board(rules, zlib.compress(msgspec.json.encode(course)))
