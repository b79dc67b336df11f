"""The verbs of Magic, gathered from the files in which they stand."""

from rulesdb.engine.kernel.process.game_rules import verbs_in
from rulesdb.engine.kernel.records.codec import modules_of
from rulesdb.engine.mtg import verbs

VERBS = verbs_in(modules_of(verbs))
"""The rows of the verbs."""
