"""Attempts: actions of players in steps, permitted by rows of a table, and reversible.

The rows are a game's own: when what kind of card may be played is a row. Costs are in costs.py and payment.py.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import AnyContext, UntypedGame
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.events import AnyState, OfAnyGame
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.state.state import CoreState

G = TypeVar("G", bound=AnyGame)
S = TypeVar("S")
T = TypeVar("T")
H = TypeVar("H")


class IllegalError(EngineError):
    """An action is illegal because ``rules`` forbid it; the game is reversed."""

    def __init__(self, rules: Iterable[str], before: CoreState | None = None) -> None:
        """Store the identifiers of the rules that forbid the action, and the state to return to if a rule names it."""
        self.rules = frozenset(rules)
        self.before = before
        super().__init__(", ".join(sorted(self.rules)))


class CoreAttempt(Struct, Generic[G, S, T], eq=False):
    """An attempt to play a card, or to activate an ability of type ``T``. A game adds what it declares and pays."""

    player: int
    """Index of the player."""
    layer: int
    """Id of the card that is played, or of the layer on the stack that an ability creates.

    An ability that is not announced yet has no layer; the id is that of its source.
    """
    source: int
    """Id of the object with the ability, or of the card that is played."""
    ability: T | None = None
    """The ability that is activated; None for a card, and for a triggered effect that is put on the stack."""
    before: S | None = None
    """The state before a card was announced, to which an illegal play is reversed; None before that."""

    @property
    def is_card(self) -> bool:
        """Whether the attempt plays a card rather than activates an ability; nothing asks it for a triggered effect."""
        return self.ability is None

    def declared(self, game: G) -> OfAnyGame:
        """Return the parameters declared so far."""
        raise NotImplementedError

    def declare(self, game: G, declared: OfAnyGame) -> None:
        """Replace the parameters declared so far."""
        raise NotImplementedError

    def declare_also(self, game: G, **parameters: object) -> None:
        """Declare further parameters, by the names of their fields."""
        self.declare(game, replace(self.declared(game), **parameters))

    def context(self, game: G) -> AnyContext:
        """Return the context in which the effects of the layer are evaluated."""
        return game.rules.context(self.player, self.source, self.layer, self.declared(game))

    def kinds(self, game: G) -> frozenset[str]:  # noqa: ARG002  (a game's own attempts look there)
        """Return the kinds of the card or ability, which decide when the attempt is legal."""
        return frozenset()


AnyAttempt = CoreAttempt[UntypedGame, AnyState, OfAnyGame]
A = TypeVar("A", bound=AnyAttempt)


class Prohibition(
    Struct, Generic[G, A], frozen=True, eq=False
):  # compared by identity, so that a table is looked up quickly
    """A row of the table that says when an attempt is illegal."""

    rule: str
    """Identifier of the rule."""
    kinds: frozenset[str] | None
    """The kinds of cards or abilities that the row is about, None for all."""
    forbids: Callable[[G, A], bool]
    """Whether the rule forbids an attempt now."""
    cards_only: bool = False
    """Whether the row is about cards that are played, and not about abilities."""


def reasons_against(game: G, attempt: A, rows: tuple[Prohibition[G, A], ...]) -> Iterator[str]:
    """Yield the rules that forbid an attempt now, in the order of the rows.

    A caller that only needs a yes or no stops at the first.
    """
    for row in _rows_about(rows, attempt.kinds(game), attempt.is_card):
        if row.forbids(game, attempt):
            yield row.rule


@lru_cache(maxsize=1_000)  # a game has few tables and few combinations of kinds, and all options are asked for them
def _rows_about(
    rows: tuple[Prohibition[UntypedGame, AnyAttempt], ...], kinds: frozenset[str], is_card: bool
) -> tuple[Prohibition[UntypedGame, AnyAttempt], ...]:
    """Return the rows that are about an attempt at something of some kinds."""
    return tuple(
        row
        for row in rows
        if (row.kinds is None or not row.kinds.isdisjoint(kinds)) and (not row.cards_only or is_card)
    )


def perform(game: H, procedure: T, steps: Iterable[Callable[[H, T], None]]) -> None:
    """Perform steps one after the other. A step is given the game and the record of the procedure, such as an attempt.

    A step of an attempt raises IllegalError if the attempt turns out to be illegal.
    """
    for step in steps:
        step(game, procedure)
