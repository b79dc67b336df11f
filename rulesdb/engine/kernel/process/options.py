"""Decisions: which player must choose, among which options, by which rule.

The options that every game has are to play, to activate, to pass, and the answers to questions. Scripts, random players
and people all answer the same decisions.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Generic, NamedTuple, Protocol, TypeVar, TypeVarTuple, runtime_checkable

from msgspec import Struct

from rulesdb.engine.kernel.book import last_called_sentence
from rulesdb.engine.kernel.engine_errors import EndlessError

C = TypeVar("C")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Option(Struct, frozen=True):
    """An option of a decision."""


@runtime_checkable
class OfObject(Protocol):
    """An option with an object, or with none."""

    @property
    def object(self) -> int | None:
        """Id of the object."""
        ...


class Play(Option, frozen=True):
    """Play a card."""

    object: int
    """Id of the card."""


class Activate(Option, frozen=True):
    """Activate an ability."""

    object: int
    """Id of the object that has the ability."""
    ability: int
    """Index of the ability among all abilities of the object, from 0."""


class Pass(Option, frozen=True):
    """Pass to the next player."""


class Pick(Option, frozen=True):
    """Choose an object, or none."""

    object: int | None = None
    """Id of the object; None for no object, or no further one."""


class Number(Option, frozen=True):
    """Choose a number, or an index in a list."""

    value: int
    """The number, or the index in the list, from 0."""


class Answer(Option, frozen=True):
    """Answer yes or no."""

    is_yes: bool
    """Whether the answer is yes."""


class Name(Option, frozen=True):
    """Choose by name, such as a cost, an effect or a half of a card."""

    name: str
    """The name; "" for none."""


class PickPlayer(Option, frozen=True):
    """Choose a player."""

    player: int
    """Index of the player."""


class AtAnyTime(Option, frozen=True):
    """Do what a player may do whenever anybody must choose; it is among the options of no decision."""

    player: int
    """Index of the player."""


class Concede(AtAnyTime, frozen=True):
    """Concede the game."""


class AgreeToDraw(AtAnyTime, frozen=True):
    """Agree to an intentional draw, and ask all others whether they do."""


class ClaimNoProgress(AtAnyTime, frozen=True):
    """Claim that nobody can advance the game, or refuse to, and ask all others whether they do."""


def with_an_end(work_out: Callable[[*Ts], T], *args: *Ts) -> T:
    """Return ``work_out(*args)``. Raises EndlessError for rules that call each other, with no event between them."""
    try:
        return work_out(*args)
    except RecursionError as too_deep:
        raise EndlessError(last_called_sentence()) from too_deep


class Decision(Generic[C]):
    """A choice that a player must make.

    The options are worked out once somebody looks at them: who passes without a look needs none of the others.
    """

    def __init__(  # noqa: PLR0913, PLR0917  (all that a decision consists of)
        self,
        player: int,
        kind: str,
        options: Callable[[], Sequence[C]],
        rule: str,
        is_option: Callable[[C], bool | None] | None = None,
        subjects: Sequence[object] = (),
        source: int | None = None,
    ) -> None:
        """Store what must be decided.

        ``subjects`` are the records that the options stand for, where these are numbers: modes, effects.
        ``source`` is the object whose effect asks whether to do something.

        ``options`` returns all options. ``is_option`` tells of an option alone whether it is one of them, or None if
        that cannot be told without the others.
        """
        self.player = player
        """Index of the player who must choose, from 0."""
        self.kind = kind
        """Name of the question that the player answers, such as priority."""
        self.rule = rule
        """Identifier of the rule that requires the choice."""
        self.subjects = tuple(subjects)
        """The records that the options stand for, in the same order; empty where options speak for themselves."""
        self.source = source
        """Id of the object whose effect asks for yes or no, None where the question does not say."""
        self._all = options
        self._is_option = is_option

    @cached_property
    def options(self) -> tuple[C, ...]:
        """All options, in a fixed order. Raises EndlessError for rules that have no end."""
        return tuple(with_an_end(self._all))

    def allows(self, option: C) -> bool:
        """Whether an option is one of the options. Raises EndlessError for rules that have no end."""
        alone = None if self._is_option is None else with_an_end(self._is_option, option)
        return option in self.options if alone is None else alone

    def subject_of(self, option: C) -> object:
        """Return the record that an option stands for, None if the option speaks for itself or is none of them."""
        of_options = zip(self.options, self.subjects, strict=True) if self.subjects else ()
        return next((subject for one, subject in of_options if one == option), None)

    def __eq__(self, other: object) -> bool:
        """Whether another decision has the same player, question and options."""
        if not isinstance(other, Decision):
            return NotImplemented
        of_both = ((one.player, one.kind, one.rule, one.options) for one in (self, other))
        return self is other or next(of_both) == next(of_both)

    def __hash__(self) -> int:
        """Return the same number for equal decisions."""
        return hash((self.player, self.kind, self.rule))


class DecisionQuestion(NamedTuple):
    """The question of a decision: its player, kind and rule, without its options."""

    player: int
    """Index of the player who must choose, from 0."""
    kind: str
    """Name of the question that the player answers."""
    rule: str
    """Identifier of the rule that requires the choice."""
