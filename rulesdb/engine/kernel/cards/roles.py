"""The roles of values on a card: players, objects, filters, events, amounts, conditions, effects; contexts of effects.

A value is data that a running game evaluates in a context. The kinds of a role are a game's own or those that all games
share.
"""

from typing import ClassVar, NamedTuple, Self

from msgspec import Struct
from msgspec.structs import asdict, replace

from rulesdb.engine.kernel.events import Event, ObjectId, OfAnyGame
from rulesdb.engine.kernel.records.checked import Checked


class Effect(Checked, frozen=True, cache_hash=True):
    """An effect: discrete, which makes events at once, or continuous."""


class Condition(Checked, frozen=True, cache_hash=True):
    """A condition on the game."""


class Criterion(Checked, frozen=True):
    """A condition on an object."""


class Ability(Checked, frozen=True, cache_hash=True):
    """An ability, of which much is looked up.

    ``is_examined``: the ability is looked for in every state, because it may generate effects without resolving, be
    activated, or let its card be played.
    """

    is_examined: ClassVar[bool] = False


Modes = tuple[tuple[int, ...], ...]
"""Indices of the chosen modes, one tuple for each modal ability."""
Targets = tuple[tuple[ObjectId, ...], ...]
"""Ids of the targets, one tuple for each target phrase."""


class CoreDeclared(Struct, frozen=True):
    """The parameters declared when a card or ability was put on the stack; a game adds those that it alone has."""

    x: int | None = None
    """Value of X, None if undeclared."""
    modes: Modes = ()
    """Indices of the chosen modes, one tuple for each modal ability."""
    targets: Targets = ()
    """Ids of the targets, one tuple for each phrase with the word target."""
    costs: tuple[str, ...] = ()
    """Names of the optional costs that will be paid."""
    alternative: str | None = None
    """Name of the alternative cost that will be paid, None for none."""
    is_free: bool = False
    """Whether the card is played without paying its cost, by an effect that allows it."""


class CoreContext(Struct, frozen=True):
    """The context of an effect: its controller, its source, and what is known when it is generated."""

    controller: int
    """Index of the player who controls the effect."""
    source: ObjectId
    """Id of the object that has the ability."""
    layer: ObjectId | None = None
    """Id of the resolving object on the stack, None for none."""
    declared: OfAnyGame = CoreDeclared()
    """The parameters declared for it."""
    event: Event | None = None
    """The event that triggered the effect, None for none."""
    targets: Targets = ()
    """Ids of the targets of this effect alone, one tuple for each of its target phrases (``nested.phrases_of``)."""
    chosen: tuple[ObjectId, ...] | None = None
    """Ids of the objects determined before the effect is generated, None if none were."""
    granted_by: str = ""
    """Name of the effect that gave the ability to its source, "" for a printed ability."""
    number: int | None = None
    """The number that the controller chose for the effect, None if none was."""


UntypedGame = OfAnyGame
"""A running game of any kind, untyped, so that the methods of a game's kinds may take its own class of games."""
AnyContext = OfAnyGame
"""A context of any game, untyped for the same reason."""


class OfThisTurn:
    """The mark of a role's kind that looks at the events of this turn: what it finds can change with every event."""

    __slots__ = ()


class Players(Checked, frozen=True):
    """Players that an effect refers to."""

    def players(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:
        """Return the indices of the players."""
        raise NotImplementedError


class Objects(Checked, frozen=True):
    """Objects that an effect refers to."""

    def objects(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...]:
        """Return the ids of the objects."""
        raise NotImplementedError

    def zone_names(self) -> frozenset[str] | None:
        """Return the names of the zones in which the objects are, None for any."""
        return None


class NumericLimits(NamedTuple):
    """What a filter says of a numeric property."""

    stat: str
    """Name of the property."""
    low: int | None
    """Least value, None for no bound."""
    high: int | None
    """Greatest value, None for no bound."""


class Filter(Criterion, frozen=True):
    """A condition on an object."""

    def fits(self, game: UntypedGame, object_id: int, context: AnyContext) -> bool:
        """Whether an object meets the condition."""
        raise NotImplementedError

    def zone_names(self) -> frozenset[str] | None:
        """Return the names of the zones in which alone an object can meet the condition, None for any."""
        return None

    def limits(self) -> NumericLimits | None:
        """Return the values of a numeric property that the condition demands, None if it demands none."""
        return None


class CardFilter(Checked, frozen=True):
    """A condition on a card outside the game."""

    def admits(self, card: OfAnyGame) -> bool:
        """Whether a card meets the condition."""
        raise NotImplementedError


class EventPattern(Checked, frozen=True):
    """A condition on an event that triggers an effect or is replaced by one."""

    acts_in: ClassVar[frozenset[str] | None] = None
    """Names of the zones in which alone the event happens to objects, None for any."""

    def matches(self, game: UntypedGame, event: Event, context: AnyContext) -> bool:
        """Whether an event meets the condition in the present state of the game."""
        raise NotImplementedError


class Replacement(Checked, frozen=True):
    """The replacement of an event, or the event before it."""

    def event(self, game: UntypedGame, event: Event, context: AnyContext) -> Event | None:
        """Return the event that happens instead of ``event``, None for no event."""
        raise NotImplementedError


class Value(Checked, frozen=True):
    """A number that depends on the state of the game."""

    def value(self, game: UntypedGame, context: AnyContext) -> int:
        """Return the present value."""
        raise NotImplementedError


Amount = int | Value
"""A fixed number, or one that depends on the state of the game."""


def valued(game: UntypedGame, amount: Amount, context: AnyContext) -> int:
    """Return the number that an amount stands for in the present state."""
    return amount if isinstance(amount, int) else amount.value(game, context)


class Target(Checked, frozen=True):
    """A phrase of an effect with the word target."""

    legal: Objects
    """The legal targets."""
    count: int = 1
    """Number of targets to declare, from 1."""
    is_up_to: bool = False
    """Whether fewer targets may be declared, or none."""


class DiscreteEffect(Effect, frozen=True):
    """A discrete effect, which makes events at once.

    ``optional_parts`` are the indices of the parts for which no target needs to be declared.
    """

    optional_parts: ClassVar[frozenset[int]] = frozenset()

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Make the events of the effect; return whether it succeeded."""
        raise NotImplementedError

    def is_possible(self, game: UntypedGame, context: AnyContext) -> bool:  # noqa: ARG002  (most effects always are)
        """Whether the effect could succeed in this state of the game."""
        return True

    def determined(self, game: UntypedGame, context: AnyContext) -> tuple[int, ...] | None:  # noqa: ARG002  (few have any)
        """Return the objects that players determine when the effect is generated, None for no choice."""
        return None

    def phrase(self) -> Target | None:
        """Return the target phrase of the effect itself, without those of its parts; None if it has none."""
        return None

    def parts(self) -> tuple["DiscreteEffect | None", ...]:
        """Return the effects that make up this one, in order; None stands for a missing optional part."""
        return ()


class ContinuousEffect(Effect, frozen=True):
    """A continuous effect, with replacement effects and delayed triggered effects among them."""

    fixed_amounts: ClassVar[tuple[str, ...]] = ()
    """Names of the fields whose amounts are fixed when a resolution generates the effect."""

    def with_amounts(self, game: UntypedGame, context: AnyContext) -> Self:
        """Return the effect with its amounts replaced by their present values, which stay."""
        if not self.fixed_amounts:
            return self
        fields = asdict(self)
        amounts = {
            name: amount.value(game, context)
            for name in self.fixed_amounts
            if isinstance(amount := fields[name], Value)
        }
        return replace(self, **amounts) if amounts else self

    def begun(self, game: UntypedGame, context: AnyContext) -> "ContinuousEffect | None":  # noqa: ARG002  (most need neither)
        """Return the effect with what a resolution determines as it begins, None if it cannot begin."""
        return self


def with_fixed_amounts(game: UntypedGame, effect: Effect, context: AnyContext) -> Effect:
    """Return a continuous effect with its amounts replaced by their present values, which stay."""
    return effect.with_amounts(game, context) if isinstance(effect, ContinuousEffect) else effect


class StateCondition(Condition, frozen=True):
    """A condition on the state of the game."""

    def holds(self, game: UntypedGame, context: AnyContext) -> bool:
        """Whether the condition is met now."""
        raise NotImplementedError


def holds(game: UntypedGame, condition: Condition, context: AnyContext) -> bool:
    """Whether a condition on the state of the game is met; any other kind of condition is an AssertionError."""
    assert isinstance(condition, StateCondition)
    return condition.holds(game, context)
