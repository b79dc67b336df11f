"""What no object of Flesh and Blood can ever be, such as a card in hand that somebody controls."""

from rulesdb.engine.fab.language.record_words import PLACES
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.selection.identity_filters import HasStatus, IsLayerOf
from rulesdb.engine.fab.zones import ARENA, SHARED, STACK
from rulesdb.engine.kernel.book import empty
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.selection.contradictions import SelectionRules, Zones
from rulesdb.engine.kernel.selection.filters import Yours


def _own_reason(facts: list[Filter], zones: Zones) -> str | None:
    if zones is not None and Yours() in facts and not zones & {*ARENA, STACK.name}:
        return "a card has a controller in the arena and on the stack alone"
    for kind in (HasStatus, IsLayerOf):
        if len({one for one in facts if isinstance(one, kind)}) > 1:
            return "one of these excludes the other"
    return None


SELECTION_RULES = SelectionRules(
    zone_words=PLACES,
    places={ARENA: "闘技場"},
    shared_zones=SHARED | {STACK.name},
    least_value=0,
    implied=empty,
    own_reason=_own_reason,
    say=lambda described: printer().say(described),
)
"""What is known of the objects of Flesh and Blood."""
