"""The table of what keyword abilities trigger by themselves, apart from keyword_rules.py because effects play cards."""

from rulesdb.engine.mtg.events.cards import Discard
from rulesdb.engine.mtg.events.zones import Cease, Move
from rulesdb.engine.mtg.keywords import madness_trigger, suspend
from rulesdb.engine.mtg.rules.consequences import Consequence

TRIGGERING: tuple[Consequence, ...] = (
    Consequence((Discard, Move), madness_trigger.triggers),
    Consequence((Cease,), suspend.when_countered),
    Consequence((Cease,), suspend.after_countered),
)
"""The consequences by which keyword abilities trigger on events."""
