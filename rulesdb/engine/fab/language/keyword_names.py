"""The names of keywords (8.3), by which lines list them and effects refer to their abilities."""

import re
from collections.abc import Mapping

from rulesdb.engine.fab import keywords
from rulesdb.engine.fab.card_parts.keywords import KEYWORDS, AttackAbility, KeywordName, Keywords
from rulesdb.engine.fab.keywords import labels
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.source.own_modules import modules_of


def _gathered() -> Keywords:
    gathered = dict(KEYWORDS)
    for module in modules_of(keywords):
        gathered |= module.KEYWORDS
    return gathered


NAMES: Mapping[type[Ability], KeywordName] = _gathered()
"""The names of all keywords, by their classes."""
LISTED: Mapping[type[Ability], KeywordName] = {kind: name for kind, name in NAMES.items() if kind is not AttackAbility}
"""Those of the keywords that a line can list, of which 攻撃 is none: it is also a word for objects."""
LABEL = (
    r"(?:\*\*)?(?P<label>"
    + "|".join(
        rf"{words}(?:[ ・:]\S+)??"
        for name in labels.KEYWORDS.values()
        for words in filter(
            None,
            (
                r"\S{1,6}の導き" if name.word == "チャネル" else "",
                name.word,
                f"(?i:{name.english_word})",
                *name.players.split("|"),
            ),
        )
    )
    + r")(?:\*\*)? ?[-―] "
)
"""A label before an ability, in either language, with the supertype that it may have."""
WORDS: tuple[str, ...] = tuple(re.sub("「.+」", "「[^「」]+」", name.word) for name in LISTED.values())
"""Their Japanese names, as regular expressions."""
