"""The table of the special actions of keyword abilities, apart from the tables that playing a card asks."""

from collections.abc import Mapping

from rulesdb.engine.mtg.keywords import morph, suspend
from rulesdb.engine.mtg.rules.special_actions import Action, SpecialRules

SPECIAL: Mapping[Action, SpecialRules] = {"suspend": suspend.SPECIAL, "turn face up": morph.SPECIAL}
"""The special actions."""
