"""The verbs of Flesh and Blood, gathered from the files in which they stand, and what governs effects and targets."""

from collections.abc import Mapping

from rulesdb.engine.fab import verbs
from rulesdb.engine.fab.card_parts.governed import GovernedBy, by
from rulesdb.engine.kernel.cards.roles import ContinuousEffect, DiscreteEffect, Target
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect
from rulesdb.engine.kernel.process.game_rules import verbs_in
from rulesdb.engine.kernel.records.codec import modules_of

VERBS = verbs_in(modules_of(verbs))
"""The rows of the verbs."""

GOVERNED: Mapping[type, GovernedBy] = {
    DiscreteEffect: {"": by("単発効果", "6.1.1")},
    Target: {"": by("対象", "1.8.5")},
    ContinuousEffect: {"": by("継続効果", "6.2.1")},
    ObjectEffect: {"applies": by("及ぶ範囲", "6.2.3")},
    **{kind: row.governed for kind, row in VERBS.items()},
}
"""The rules that govern records of the classes that all games share, and of verbs."""
