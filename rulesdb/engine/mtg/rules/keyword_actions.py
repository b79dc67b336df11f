"""The table of the special actions of keyword abilities, apart from the tables that playing a card asks."""

from collections.abc import Mapping

from rulesdb.engine.mtg.keywords import suspending, turning_up
from rulesdb.engine.mtg.rules.special_actions import SpecialAction, SpecialRules

SPECIAL: Mapping[SpecialAction, SpecialRules] = {"suspend": suspending.SPECIAL, "turn face up": turning_up.SPECIAL}
"""The special actions."""
