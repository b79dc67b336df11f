"""The codec of Flesh and Blood, for cards, their parts and the state of a game."""

from rulesdb.engine.fab import contexts, events, selection, state, verbs
from rulesdb.engine.fab.card_parts import abilities, alterations, effects, keywords, object_effects
from rulesdb.engine.fab.verb_table import VERBS
from rulesdb.engine.fab.zones import Zone
from rulesdb.engine.kernel.language.phrases import phrases_in
from rulesdb.engine.kernel.process import options
from rulesdb.engine.kernel.records.codec import Codec, modules_of, records_in
from rulesdb.engine.kernel.state import state as core
from rulesdb.engine.kernel.verbs.shared import shared_phrases

_KINDS = (*modules_of(selection, verbs),)
_MODULES = (
    abilities, alterations, contexts, effects, events, keywords, object_effects, options, core, state, *_KINDS,
)  # fmt: skip
_PHRASES = (*phrases_in(_KINDS), *shared_phrases(VERBS))

CODEC = Codec([*records_in(_MODULES), *VERBS, *(row.kind for row in _PHRASES), Zone, core.Look])
