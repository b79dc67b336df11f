"""The registry in which the checks of Flesh and Blood stand, and the table of the modules that hold them."""

from importlib import import_module

from rulesdb.checks.fab.table import Table
from rulesdb.checks.registry import Registry

fab = Registry("fab", Table)

# Each module holds the checks of the section in its name.
_MODULES = (
    "s1_0_general",
    "s1_1_parties",
    "s1_1_players",
    "s1_2_identities",
    "s1_2_objects",
    "s1_3_categories",
    "s1_4_attacks",
    "s1_4_proxies",
    "s1_4_proxies_end",
    "s1_4_attack_layers",
    "s1_4_attack_targets",
    "s1_6_layers",
    "s1_7_abilities",
    "s1_7_functional",
    "s1_7_modes",
    "s1_7_connected",
    "s1_8_effects",
    "s1_8_optional",
    "s1_8_conditional",
    "s1_8_targets",
    "s1_8_parameters",
    "s1_8_properties",
    "s1_8_failing",
    "s1_8_next_attack",
    "s1_9_events",
    "s1_10_states",
    "s1_11_priority",
    "s1_12_numbers",
    "s1_12_symbols",
    "s1_13_assets",
    "s1_14_costs",
    "s1_14_effect_costs",
    "s1_15_counters",
    "s2_0_properties",
    "s2_1_color_strip",
    "s2_2_cost",
    "s2_3_defense_intellect",
    "s2_8_pitch",
    "s2_9_power",
    "s2_10_subtypes",
    "s2_11_supertypes",
    "s2_12_text_box",
    "s2_13_traits",
    "s2_14_type_box",
    "s2_15_types",
    "s2_5_life",
    "s2_6_metatypes",
    "s2_7_names",
    "s5_1_playing",
    "s5_1_declaring",
    "s5_1_paying",
    "s5_2_activating",
    "s5_2_limits",
    "s5_2_sources",
    "s5_3_resolving",
    "s5_4_play_statics",
    "s5_4_statics",
    "s5_4_while_statics",
    "s6_1_discrete",
    "s6_2_continuous",
    "s6_2_layer_effects",
    "s6_2_static_effects",
    "s6_2_examples",
    "s6_3_stages",
    "s6_3_recalculating",
    "s6_2_applications",
    "s6_3_timestamps",
    "s6_4_replacing",
    "s6_4_self_replacing",
    "s6_4_modified_events",
    "s6_4_conditions",
    "s6_4_prevention",
    "s6_5_order_of_players",
    "s6_6_conditions",
    "s6_6_kinds",
    "s6_6_limits",
    "s6_6_triggered_layers",
)


def load() -> Registry:
    """Return the registry with all checks in it."""
    for module in _MODULES:
        import_module(f"rulesdb.checks.fab.{module}")
    return fab
