"""Lasting effects that are used up, or that begin to apply."""

from msgspec.structs import replace

from rulesdb.engine.kernel.effects.continuous import last_level
from rulesdb.engine.kernel.effects.effect_order import reached
from rulesdb.engine.kernel.effects.effects_in_force import effects_in_force
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.state.state import CoreLasting


def use_up(game: AnyGame, lasting: CoreLasting | None) -> None:
    """Note that one of the limited uses of an effect is used up; None stands for the effect of a static ability."""
    current = next((one for one in game.state.lasting if lasting is not None and one.id == lasting.id), None)
    if current is not None and current.uses is not None:
        after = None if current.uses == 1 else replace(current, uses=current.uses - 1)
        note(game, Lasts(before=current, after=after))


def begin_applying(game: AnyGame) -> None:
    """Note the objects to which effects on properties that have a filter apply for the first time."""
    rules = game.rules.properties
    for one in effects_in_force(game).on_properties:
        if one.lasting is not None and one.objects is None:
            known, found = one.lasting.applied, reached(game, rules, last_level(game, rules), one)
            if not found <= known:
                note(game, Lasts(before=one.lasting, after=replace(one.lasting, applied=known | found)))
