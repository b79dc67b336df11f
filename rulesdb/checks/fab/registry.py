"""The registry in which the checks of Flesh and Blood stand, and the table of the modules that hold them."""

from importlib import import_module

from rulesdb.checks.fab.table import Table
from rulesdb.checks.registry import Registry

fab = Registry("fab", Table)

# Each module holds the checks of the sections in its name, in the folder of their chapter.
_MODULES = (
    "concepts.s1_0_general",
    "concepts.s1_1_players",
    "concepts.s1_2_objects",
    "concepts.s1_3_cards",
    "concepts.s1_4_attacks",
    "concepts.s1_4_proxies",
    "concepts.s1_5_macros",
    "concepts.s1_6_layers",
    "concepts.s1_7_abilities",
    "concepts.s1_7_modes",
    "concepts.s1_8_effects",
    "concepts.s1_8_targets",
    "concepts.s1_9_events",
    "concepts.s1_10_states",
    "concepts.s1_11_priority",
    "concepts.s1_12_numbers",
    "concepts.s1_13_assets",
    "concepts.s1_14_costs",
    "concepts.s1_15_counters",
    "properties.s2_0_properties",
    "properties.s2_1_costs",
    "properties.s2_3_values",
    "properties.s2_6_texts",
    "properties.s2_10_types",
    "zones.s3_0_zones",
    "zones.s3_0_moving",
    "zones.s3_0_resetting",
    "zones.s3_0_subcards",
    "zones.s3_1_arena",
    "zones.s3_3_other_zones",
    "turns.s4_1_start_of_game",
    "turns.s4_2_phases",
    "turns.s4_4_end_phase",
    "turns.s4_5_end_of_game",
    "playing.s5_1_playing",
    "playing.s5_1_paying",
    "playing.s5_2_activating",
    "playing.s5_2_limits",
    "playing.s5_3_resolving",
    "playing.s5_4_statics",
    "effects.s6_2_continuous",
    "effects.s6_2_applications",
    "effects.s6_3_stages",
    "effects.s6_3_timestamps",
    "effects.s6_4_replacing",
    "effects.s6_4_prevention",
    "effects.s6_5_order_of_players",
    "effects.s6_6_triggers",
    "effects.s6_6_triggered_layers",
    "combat.s7_0_combat",
    "combat.s7_1_attacking",
    "combat.s7_3_defending",
    "combat.s7_4_reactions",
    "combat.s7_5_damage",
    "combat.s7_6_closing",
    "keywords.s8_1_types",
    "keywords.s8_3_wearing",
    "keywords.s8_3_preventing",
    "keywords.s8_3_playing",
    "keywords.s8_3_attacking",
    "keywords.s8_3_elsewhere",
    "keywords.s8_6_tokens",
)


def load() -> Registry:
    """Return the registry with all checks in it."""
    for module in _MODULES:
        import_module(f"rulesdb.checks.fab.{module}")
    return fab
