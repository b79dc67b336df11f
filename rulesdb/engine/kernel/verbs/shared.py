"""The roles, the phrases and the records that all games share, as far as a game has them."""

from collections.abc import Iterator

from rulesdb.engine.kernel import selection, verbs
from rulesdb.engine.kernel.cards.roles import (
    Ability,
    ContinuousEffect,
    DiscreteEffect,
    EventPattern,
    Filter,
    Objects,
    Players,
    Replacement,
    StateCondition,
    Target,
    Value,
)
from rulesdb.engine.kernel.language.phrases import NOT, TE, Role, Row, rows_in
from rulesdb.engine.kernel.process.game_rules import Verbs
from rulesdb.source.own_modules import modules_of

SHARED_ROLES = (
    Role("players", Players),
    Role("objects", Objects),
    Role("filter", Filter),
    Role("value", Value),
    Role("condition", StateCondition, {NOT: ("(", ")のではない")}),
    Role("target", Target),
    Role("effect", DiscreteEffect, {TE: ("(", ")をして")}),
    Role("event", EventPattern),
    Role("instead", Replacement),
    Role("lasting", ContinuousEffect),
    Role("ability", Ability),
)
"""The roles that cards of every game have."""


def shared_phrases(rows: Verbs) -> Iterator[Row]:
    """Yield the rows of phrases of selections, and those of the verbs of which a game has rows."""
    for row in rows_in(modules_of(selection, verbs)):
        if not issubclass(row.kind, DiscreteEffect) or row.kind in rows:
            yield row
