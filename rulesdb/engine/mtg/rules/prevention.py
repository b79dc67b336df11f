"""Prevention of the next damage (419.1): shields that hold a number of points, until they are used up."""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.effects import PreventsNext
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import KeywordReplacement
from rulesdb.engine.mtg.state import LastingEffect


def replacements(game: Game, event: Event) -> Iterator[KeywordReplacement]:
    """Yield the shields that can prevent damage of an event."""
    if not isinstance(event, Deal):
        return
    for one in game.state.lasting:
        if isinstance(one.effect, PreventsNext) and event.object in (one.objects or ()):
            lessened, context = partial(_lessened, one), one.context
            yield KeywordReplacement((one.id, "軽減"), context.controller, lessened, source=context.source)


def _lessened(shield: LastingEffect, game: Game, event: Event) -> Event:
    lessened: Event = prevented(event, game, shield)
    return lessened


@book.transform("419.1")
def prevented(event: Event, game: Game, shield: LastingEffect) -> Event:
    """A shield prevents as much damage as it holds, and holds that much less."""
    assert isinstance(event, Deal)
    assert isinstance(shield.effect, PreventsNext)
    used = min(event.amount, shield.effect.points)
    left = replace(shield.effect, points=shield.effect.points - used)
    note(game, Lasts(before=shield, after=replace(shield, effect=left) if left.points else None))
    return replace(event, amount=event.amount - used)
