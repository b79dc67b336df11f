"""Applications of continuous effects as events (6.2.5), and the order of effects of the same timestamp (6.3.4b)."""

from collections.abc import Hashable, Sequence

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.events import Applied, Ranked
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.effects.applications import Application, ApplicationRules, key_of
from rulesdb.engine.kernel.effects.levels import EffectOrder
from rulesdb.engine.kernel.process.options import Number
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce

Applications = Sequence[Application]


def apply(game: Game, one: Application) -> None:
    """Let an application happen, and record it; one that was replaced altogether does nothing."""
    key, source = key_of(one.in_force), one.in_force.context.source
    event = Applied(by=occur.id, source=source, object=one.object, key=key, planned=one.action, effect=one.action)
    if not (is_first(one.before) or is_changed(one.before)):
        note(game, event)
        return
    occur(game, event)
    if game.state.applications.get((*key, one.object)) != one.action:
        note(game, replace(event, effect=None))


@book.filter("6.2.5#sentence-1")
def is_first(before: Hashable) -> bool:
    """The first time that a continuous effect applies to an object, it applies as an event."""
    return before is None


@book.filter("6.2.5#sentence-2")
def is_changed(before: Hashable) -> bool:
    """A continuous effect that changes how it modifies an object applies as an event, too."""
    return before is not None


@book.definition("6.2.5#sentence-3")
def occur(game: Game, event: Applied) -> None:
    """The event can be modified by replacement effects, and can trigger effects."""
    happen(game, event)


@book.definition("6.2.5a#sentence-1")
def in_order_of_stages(new: Applications) -> Applications:
    """Effects that would apply to an object at the same time are applied in the order of their stages."""
    return new


@book.definition("6.3.4b#sentence-1")
def orderer(game: Game, tied: Sequence[EffectInForce]) -> int:  # noqa: ARG001  (the misreading needs it)
    """If effects start to apply to an object at the same time, the turn-player decides their order."""
    return game.state.turn_player


def decide(game: Game, tied: Sequence[EffectInForce]) -> None:
    """Let the order of effects be decided, one after the other."""
    left, order, player = [*tied], [], orderer(game, tied)
    while left:
        options = [Number(at) for at in range(len(left))]
        chosen = game.pick(player, "order of effects", options, orderer.id, left)
        order.append(key_of(left.pop(chosen.value)))
    note(game, Ranked(by=orderer.id, effects=tuple(order)))


@book.definition("6.3.4b#sentence-3")
def undecided(moment: EffectOrder) -> EffectOrder:
    """Once the order of effects has been decided, it cannot be changed: they have nothing left to decide."""
    return moment


@book.definition("1.15.2a#sentence-2")
def is_effect(one: EffectInForce) -> bool:
    """The modification by counters is made by a rule, and is no effect."""
    return not one.is_counter


def _depends_on(game: Game) -> tuple[object, ...]:
    state = game.state
    of_the_game = state.zones, state.players, state.phase, state.combat, state.known, state.referable, state.counts
    return (*game.parts, *of_the_game, state.ranks, state.applications, state.replaced)


APPLICATIONS = ApplicationRules[Game](
    apply=apply, in_order=in_order_of_stages, tie=undecided, decide=decide, is_effect=is_effect, depends_on=_depends_on
)
"""The rules of applications."""
