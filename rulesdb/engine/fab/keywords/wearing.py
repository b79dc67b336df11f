"""Keywords of what defends and is used up by it: counters and destruction when the combat chain closes."""

from rulesdb.engine.fab import events
from rulesdb.engine.fab.card_parts.abilities import Resolution, Triggered
from rulesdb.engine.fab.card_parts.keywords import KeywordName, Keywords, keyword, phrases_of
from rulesdb.engine.fab.selection.amounts import defense_of_source
from rulesdb.engine.fab.selection.conditions import HasDefended
from rulesdb.engine.fab.selection.event_patterns import Happens
from rulesdb.engine.fab.selection.property_filters import HasNumericOf
from rulesdb.engine.fab.verbs.objects import DestroyObjects
from rulesdb.engine.kernel.cards.keyword_kinds import Meaning
from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.selection.conditions import Exists
from rulesdb.engine.kernel.selection.objects import Among, This
from rulesdb.engine.kernel.verbs.objects import PutCounters
from rulesdb.engine.kernel.verbs.sequences import Conditional


def _if_this_defended(*effects: DiscreteEffect) -> Meaning:
    """Return the ability that generates effects when the combat chain closes, if its source defended on it."""
    return {"on": Happens(events.Closed), "while_": HasDefended(), "layer": (Resolution(effects),)}


_WORN = PutCounters("-1{d}", 1, This())
_DESTROYED = DestroyObjects(This())
_IF_IT_DEFENDS_NO_MORE = Conditional(Exists(Among(This(), HasNumericOf("defense", 0))), _DESTROYED)
KEYWORDS: Keywords = {}
Battleworn = keyword(
    KEYWORDS,
    Triggered,
    KeywordName(
        "バトルウォーン",
        "Battleworn",
        "8.3.2#sentence-1",
        "バトル・ウォーン|バトルウォン|戦痕|百戦錬磨|戦闘摩耗|摩耗|消耗|歴戦",
    ),
    lambda: _if_this_defended(_WORN),
)
BladeBreak = keyword(
    KEYWORDS,
    Triggered,
    KeywordName(
        "ブレイドブレイク",
        "Blade Break",
        "8.3.3#sentence-1",
        "ブレードブレイク|ブレードブレーク|ブレイド・ブレイク|ブレード・ブレイク|刃砕き|刃砕け|刃こぼれ|武器破壊|刃の破壊|刃壊れ|刃折れ",
    ),
    lambda: _if_this_defended(_DESTROYED),
)
Temper = keyword(
    KEYWORDS,
    Triggered,
    KeywordName("テンパー", "Temper", "8.3.10#sentence-1", "硬化|焼き入れ|焼入れ|焼き戻し|焼戻し|鍛錬"),
    lambda: _if_this_defended(_WORN, _IF_IT_DEFENDS_NO_MORE),
)
Guardwell = keyword(
    KEYWORDS,
    Triggered,
    KeywordName("ガードウェル", "Guardwell", "8.3.34#sentence-1", "ガード・ウェル|守りの備え|堅守"),
    lambda: _if_this_defended(PutCounters("-1{d}", defense_of_source(), This())),
)
PHRASES = phrases_of(KEYWORDS)
