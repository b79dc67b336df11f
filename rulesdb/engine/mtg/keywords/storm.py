"""Storm (502.30): a spell is copied for each spell that was played before it this turn."""

from collections.abc import Sequence
from typing import ClassVar

from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, EventPattern
from rulesdb.engine.kernel.event_kinds.composite_events import moved
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Spell, Triggered
from rulesdb.engine.mtg.card_parts.governed import GovernedBy, by
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.cards import Counter
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.instances import has_triggered, number_of
from rulesdb.engine.mtg.rules.resolving import choose_new_targets, put_copy
from rulesdb.engine.mtg.zones import ZoneName

_STACK: frozenset[ZoneName] = frozenset({"stack"})


class StormTriggers(EventPattern, frozen=True):
    """The spell is played."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is this play, for which storm has not triggered as often as it does."""
        spell = context.source
        if not triggers(game, event, spell):
            return False
        return has_triggered(game, event, spell, Storm) < times(game, spell)


class StormCopies(DiscreteEffect, frozen=True):
    """Copy the spell for each spell played before it this turn."""

    def generate(self, game: Game, context: Context) -> bool:
        """Put the copies on the stack, then let the player choose new targets."""
        assert context.event is not None
        number, player = number_of_copies(game, context.event), context.controller
        copies = [put_storm_copy(game, player, context.source) for _ in range(number)]
        choose_targets(game, player, copies)
        return bool(copies)


class Storm(Triggered, frozen=True):
    """Storm."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("ストーム", "502.30")}

    layer: tuple[Ability, ...] = (Spell((StormCopies(),)),)
    """The copies of the spell."""
    on: EventPattern | None = StormTriggers()
    """The spell is played."""
    zones: frozenset[ZoneName] | None = _STACK
    """The stack alone."""


PHRASES = (phrase(Storm, "ストーム"),)


# When storm triggers


@book.definition("502.30#item-6")
def is_played(event: Event, spell: int) -> bool:
    """Storm triggers as the spell is played, and not as an effect puts a copy of it on the stack."""
    return isinstance(event, CardPlayed) and event.object == spell


@book.definition("502.30a#sentence-1")
def triggers(_game: Game, event: Event, spell: int) -> bool:
    """Storm is a triggered ability that functions while the spell is on the stack."""
    return is_played(event, spell)


@book.definition("502.30b#sentence-1")
def times(game: Game, spell: int) -> int:
    """Each of several instances of storm triggers separately."""
    return number_of(game, spell, Storm)


# How many copies there are


@book.definition("502.30a#sentence-3")
def number_of_copies(game: Game, event: Event) -> int:
    """There is a copy for each spell that was played before this one this turn, by whichever player."""
    history = game.state.history
    return counted(game, plays(game, history[: history.index(event)]))


def plays_alone(events: Sequence[Event]) -> tuple[int, ...]:
    """Return the ids of the spells that were played."""
    return tuple(event.object for event in events if isinstance(event, CardPlayed))


@book.definition("502.30#item-5")
def plays(_game: Game, events: Sequence[Event]) -> tuple[int, ...]:
    """Only what was played counts, as a suspended card is when its last counter is gone, and not before."""
    return plays_alone(events)


@book.definition("502.30#item-3")
def counted(_game: Game, spells: Sequence[int]) -> int:
    """Spells count that were played face down or from elsewhere than the hand, or were countered, too."""
    return len(spells)


# The copies


@book.definition("502.30#item-1")
def put_storm_copy(game: Game, player: int, spell: int) -> int:
    """The copies are not played: they make no further copies, and later storms do not count them."""
    return put_copy(game, player, spell, "mtg:502.30a")


@book.step("502.30a#sentence-4")
def choose_targets(game: Game, player: int, copies: Sequence[int]) -> None:
    """The player may choose new targets for the copies."""
    choose_for_each(game, player, copies)


@book.definition("502.30#item-2")
def choose_for_each(game: Game, player: int, copies: Sequence[int]) -> None:
    """The choice is made for each copy separately."""
    for copy in copies:
        choose_new_targets(game, player, copy, choose_targets.id)


@book.definition("502.30#item-4")
def countered(game: Game, event: Counter) -> Events:
    """A copy is countered as any spell is; to counter the spell itself counters none of its copies."""
    return moved(game, event)
