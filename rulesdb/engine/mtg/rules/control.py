"""Control of permanents: what static abilities make of it (418.5a), and what leaves combat by it (306.2)."""

from collections.abc import Iterator

from rulesdb.engine.kernel.effects.alterations import Alteration, AlterationInForce
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, of_kind
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.events.combat import LeavesCombat
from rulesdb.engine.mtg.events.phasing import PhasesOut
from rulesdb.engine.mtg.events.zones import Altered
from rulesdb.engine.mtg.game import Game


def static_alterations(game: Game) -> Iterator[AlterationInForce]:
    """Yield the effects of static abilities that change the control of permanents, as that of an Aura does."""
    for effect, in_force in of_kind(game, Alteration):
        if in_force.lasting is None:
            objects = frozenset(one for one in game.zone("in play") if applies_to(game, in_force, one))
            yield AlterationInForce(in_force.timestamp, effect, in_force.context, objects)


@book.transform("306.2")
def removed_from_combat(following: Events, game: Game, event: Event) -> Events:
    """A creature that phases out, or that another player gains control of, is removed from combat."""
    if isinstance(event, PhasesOut):
        found = event.object
    else:
        assert isinstance(event, Altered)
        if event.record.controller == event.before.controller:
            return following
        found = event.record.id
    is_fighting = any(found == one.creature or found in one.blockers for one in game.state.attackers)
    return (*following, LeavesCombat(by=removed_from_combat.id, object=found)) if is_fighting else following
