"""What no object of Magic can ever be: an instant in play, a land that is a spell, a card that somebody controls."""

from rulesdb.engine.kernel.cards.roles import Filter, Objects
from rulesdb.engine.kernel.selection.contradictions import SelectionRules, Zones
from rulesdb.engine.kernel.selection.filters import IsNamed, Yours
from rulesdb.engine.mtg.events.teller import ZONES
from rulesdb.engine.mtg.language.record_words import TYPES
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.selection.filters import PLAY, HasType, IsAttacking, IsBlocking
from rulesdb.engine.mtg.selection.objects import NEVER_IN_PLAY, OfType
from rulesdb.engine.mtg.verb_table import VERBS
from rulesdb.engine.mtg.zones import CONTROLLED, SHARED, STACK


def _implied(selection: Objects) -> tuple[Filter, ...]:
    """Return the type that a selection names."""
    return (HasType(selection.type),) if isinstance(selection, OfType) else ()


def _own_reason(facts: list[Filter], zones: Zones) -> str | None:
    if zones is not None and Yours() in facts and not zones & CONTROLLED:
        return "a card has a controller in play and on the stack alone"
    for one in facts:
        if isinstance(one, HasType) and one.type in NEVER_IN_PLAY and zones == PLAY:
            return f"{TYPES[one.type]} is never a permanent"
        if isinstance(one, HasType) and one.type == "land" and zones == frozenset[str]({STACK.name}):
            return f"{TYPES[one.type]} is never a spell"
    if len({one.name for one in facts if isinstance(one, IsNamed)}) > 1:
        return "an object has one name"
    if IsAttacking() in facts and IsBlocking() in facts:
        return "no creature attacks and blocks at once"
    return None


SELECTION_RULES = SelectionRules(
    zone_words=ZONES,
    places={PLAY | {"player"}: "場かプレイヤー"},
    shared_zones=SHARED,
    least_value=None,
    implied=_implied,
    own_reason=_own_reason,
    say=lambda described: printer().say(described),
    verbs=VERBS,
)
"""What is known of the objects of Magic."""
