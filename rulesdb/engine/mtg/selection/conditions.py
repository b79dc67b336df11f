"""Conditions on the state of the game, for effects and abilities."""

from rulesdb.engine.kernel.language.phrases import NOT, inflected, phrase
from rulesdb.engine.kernel.selection.conditions import AllHold, Exists, HasCounters, HasPaid, Unless

PHRASES = (
    *inflected(Exists, "{objects:any}がある", NOT, "ある~ない"),
    *inflected(HasCounters, "これの上に「{counter}」カウンターがある", NOT, "ある~ない"),
    *inflected(HasPaid, "「{cost}」のコストを支払っている", NOT, "る~ない"),
    phrase(AllHold, "({conditions||、かつ})"),
    phrase(Unless, "{condition:not}"),
)
