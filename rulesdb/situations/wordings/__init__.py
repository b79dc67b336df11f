"""Wordings of sentences that the phrases of situations have in other words: what people write.

Ends of sentences are made plain first and joined sentences parted; then what is left is put in the language's words.
"""

from rulesdb.engine.kernel.language.wordings import Wording
from rulesdb.situations.wordings import endings, holdings, joining, moments, plays, questions

PARTING: tuple[Wording, ...] = (*endings.WORDINGS, *joining.WORDINGS)
"""The wordings of every game that are applied first, in order."""
REST: tuple[Wording, ...] = (
    *holdings.WORDINGS,
    *moments.WORDINGS,
    *plays.WORDINGS,
    *questions.WORDINGS,
)
"""The wordings of every game that are applied behind those of one game, in order."""
