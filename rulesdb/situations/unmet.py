"""Conditions that were not met: triggered abilities that have not triggered, and would have made another answer.

An ability that never functioned, such as that of an attack in a deck, does not count among them. What another one would
have done is found out by generating its effects at the moment of the question.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.cards.abilities import ResolutionAbility, TriggeredAbility
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.event_kinds.effect_events import Triggers
from rulesdb.engine.kernel.process.process import UndecidedError
from rulesdb.play.play_errors import PlayError
from rulesdb.situations.clauses import Query
from rulesdb.situations.open_table import OpenTable
from rulesdb.situations.session import Session


class Unmet(NamedTuple):
    """A triggered ability that has not triggered, although something would have been otherwise if it had."""

    name: str
    """Name of the card."""
    ability: TriggeredAbility
    """The ability."""
    answer: str
    """What the answer would be if it had triggered and resolved."""


def unmet(session: Session, query: Query, answer: str) -> tuple[Unmet, ...]:
    """Return the abilities of the situation's cards that have not triggered, and bear on an answer."""
    found: list[Unmet] = []
    with rules_in_force():  # what is called here decides nothing
        for item, ability in _untriggered(session):
            other = _answer_after(session, query, item, ability)
            if other not in {answer, ""}:
                found.append(Unmet(session.table.printed_name(item), ability, other))
    return tuple(dict.fromkeys(found))


def _untriggered(session: Session) -> Iterator[tuple[Any, TriggeredAbility]]:
    """Yield the objects with triggered abilities that have functioned; no object of this name has triggered so far."""
    table = session.table
    pending = [(state, event.pending) for event, state in table.history if isinstance(event, Triggers)]
    layers = {(table.rules.process(then).last_known(one.source).card.name, one.layer) for then, one in pending}
    for item in table.state.objects.values():
        abilities = session.printed[item.card.name].abilities if item.card.name in session.printed else ()
        for ability in abilities:
            if not isinstance(ability, TriggeredAbility) or (item.card.name, table.instructions(ability)) in layers:
                continue
            if _has_functioned(table, item, ability):
                yield item, ability


def _has_functioned(table: OpenTable, item: Any, ability: TriggeredAbility) -> bool:  # noqa: ANN401  (the objects of any game)
    """Whether an ability of an object functions, or did so where the object was before, such as in play."""
    looked_at = None
    for state in (table.state, *(one.state for one in reversed(table.history))):
        record = next((one for one in state.objects.values() if one.serial == item.serial), None)
        if record is None or record is looked_at:
            continue
        looked_at, game = record, table.rules.process(state, ())
        if game.rules.effects.is_functional(game, record, ability):
            return True
    return False


def _answer_after(session: Session, query: Query, item: Any, ability: TriggeredAbility) -> str:  # noqa: ANN401  (the objects of any game)
    """Return the answer after the effects of an ability, "" if they cannot be generated just so."""
    twin = session.copied()
    game = twin.table.rules.process(twin.table.state, ())
    context = twin.table.context(game.player_of(item.id), item.id)
    try:
        for layer in twin.table.instructions(ability):
            for effect in layer.generated() if isinstance(layer, ResolutionAbility) else ():
                effect.generate(game, context)
        twin.table.look_at(game.state)
        return query.outcome(twin).answer
    except (PlayError, EngineError, UndecidedError, LookupError):  # it needs a target, a choice or its event
        return ""
