"""The verbs of Flesh and Blood, what governs its records, and the codec for cards and the state of a game."""

from collections.abc import Mapping

from rulesdb.engine.fab import card_parts, events, keywords, selection, state, verbs
from rulesdb.engine.fab.book import Governed, by
from rulesdb.engine.fab.card_parts import abilities, effects, object_effects, starting
from rulesdb.engine.fab.zones import Zone
from rulesdb.engine.kernel.cards.roles import ContinuousEffect, DiscreteEffect, Target
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect
from rulesdb.engine.kernel.language.phrases import rows_in
from rulesdb.engine.kernel.process import options
from rulesdb.engine.kernel.process.game_rules import verbs_in
from rulesdb.engine.kernel.records.codec import Codec, records_in
from rulesdb.engine.kernel.records.governing import GovernedBy, Governing
from rulesdb.engine.kernel.state import state as core
from rulesdb.engine.kernel.verbs.shared import shared_phrases
from rulesdb.source.own_modules import modules_of

VERBS = verbs_in(modules_of(verbs))
"""The rows of the verbs."""

_ROWS: Governed = {
    DiscreteEffect: by("単発効果", "6.1.1"),
    Target: by("対象", "1.8.5"),
    ContinuousEffect: by("継続効果", "6.2.1"),
    ObjectEffect: {"applies": by("及ぶ範囲", "6.2.3")},
    **abilities.GOVERNED,
    **effects.GOVERNED,
    **object_effects.GOVERNED,
    **starting.GOVERNED,
    **{kind: row.governed for kind, row in VERBS.items()},
}
GOVERNED: Mapping[type, GovernedBy] = {
    kind: {"": rules} if isinstance(rules, Governing) else rules for kind, rules in _ROWS.items()
}
"""The rules that govern records, by their class."""

_MODULES = (*modules_of(card_parts, keywords, selection, verbs),)
CODEC = Codec(
    lambda: (
        *records_in((events, options, core, state, *_MODULES)),
        *VERBS,
        *(row.kind for row in (*rows_in(_MODULES), *shared_phrases(VERBS))),
        Zone,
        core.Look,
    )
)
