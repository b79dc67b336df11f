"""The verbs of Magic, and the codec for cards, their parts and the state of a game."""

from rulesdb.engine.kernel import event_kinds
from rulesdb.engine.kernel.process import options
from rulesdb.engine.kernel.process.game_rules import verbs_in
from rulesdb.engine.kernel.records.codec import Codec, records_in
from rulesdb.engine.kernel.state import state as core
from rulesdb.engine.kernel.verbs.shared import shared_phrases
from rulesdb.engine.mtg import card_parts, events, keywords, selection, state, verbs
from rulesdb.engine.mtg.state import Zone
from rulesdb.source.own_modules import modules_of

VERBS = verbs_in(modules_of(verbs))
"""The rows of the verbs."""


_MODULES = (
    options, core, state, *modules_of(card_parts, event_kinds, events, keywords, selection, verbs),
)  # fmt: skip

CODEC = Codec(lambda: (*records_in(_MODULES), *VERBS, *(row.kind for row in shared_phrases(VERBS)), Zone, core.Look))
