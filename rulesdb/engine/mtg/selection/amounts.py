"""Amounts that depend on the state of the game."""

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.selection.amounts import CountersOnSource, DeclaredX, NumberOf

PHRASES = (
    phrase(DeclaredX, "X"),
    phrase(NumberOf, "{what}の数"),
    phrase(CountersOnSource, "これの上の「{counter}」カウンターの数"),
)
