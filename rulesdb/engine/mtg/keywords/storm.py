"""Storm (502.30): a spell is copied for each spell that was played before it this turn."""

from collections.abc import Sequence

from rulesdb.engine.kernel.cards.roles import Ability, DiscreteEffect, EventPattern
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Spell, Triggered, governed_by
from rulesdb.engine.mtg.characteristics import number_of
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.abilities import has_triggered_as_often
from rulesdb.engine.mtg.rules.resolving import choose_new_targets, put_copy
from rulesdb.engine.mtg.state import Context, ZoneName

_STACK: frozenset[ZoneName] = frozenset({"stack"})


class StormTriggers(EventPattern, frozen=True):
    """The spell is played."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is this play, for which storm has not triggered as often as it does."""
        spell = context.source
        return is_played(event, spell) and not has_triggered_as_often(
            game, event, spell, Storm, triggering_instances(game, spell)
        )


class StormCopies(DiscreteEffect, frozen=True):
    """Copy the spell for each spell played before it this turn."""

    def generate(self, game: Game, context: Context) -> bool:
        """Put the copies on the stack, then let the player choose new targets."""
        assert context.event is not None
        player = context.controller
        copies = [put_storm_copy(game, player, context.source) for _ in spells_played_before(game, context.event)]
        choose_targets(game, player, copies)
        return bool(copies)


class Storm(Triggered, frozen=True):
    """Storm."""

    GOVERNED_BY = governed_by("ストーム", "502.30")

    layer: tuple[Ability, ...] = (Spell((StormCopies(),)),)
    """The copies of the spell."""
    on: EventPattern | None = StormTriggers()
    """The spell is played."""
    zones: frozenset[ZoneName] | None = _STACK
    """The stack alone."""


PHRASES = (phrase(Storm, "ストーム"),)


@book.law
def is_played(event: Event, spell: int) -> bool:
    """Whether a spell is played, on which storm triggers while the spell is on the stack (502.30a)."""
    return isinstance(event, CardPlayed) and event.object == spell


@book.definition("502.30b#sentence-1")
def triggering_instances(game: Game, spell: int) -> int:
    """Each of several instances of storm triggers separately."""
    return number_of(game, spell, Storm)


@book.law
def spells_played_before(game: Game, event: Event) -> tuple[int, ...]:
    """Return the spells that were played this turn before one, by whichever player and however (502.30a)."""
    history = game.state.history
    return tuple(one.object for one in history[: history.index(event)] if isinstance(one, CardPlayed))


@book.definition("502.30#item-1")
def put_storm_copy(game: Game, player: int, spell: int) -> int:
    """The copies are not played: they make no further copies, and later storms do not count them."""
    return put_copy(game, player, spell, "mtg:502.30a")


@book.definition("502.30a#sentence-4")
def choose_targets(game: Game, player: int, copies: Sequence[int]) -> None:
    """The player may choose new targets for the copies, for each of them separately."""
    for copy in copies:
        choose_new_targets(game, player, copy, choose_targets.id)
