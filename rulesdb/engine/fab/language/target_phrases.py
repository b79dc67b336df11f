"""Phrases with the word target (1.8.5)."""

from rulesdb.engine.fab.card_parts.roles import Target
from rulesdb.engine.kernel.language.phrases import phrase

PHRASES = (phrase(Target, "対象の{legal:any}<{count}つ>"),)
