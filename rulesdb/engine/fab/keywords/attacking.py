"""Keywords of attacks, and of what is attacked or defends against them."""

from rulesdb.engine.fab.card_parts.abilities import Continuous, Resolution, Triggered
from rulesdb.engine.fab.card_parts.keywords import AnySpectra, KeywordName, Keywords, keyword, phrases_of
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.events import Targeted
from rulesdb.engine.fab.selection.conditions import DefendsAgainst, IsDefendedBy
from rulesdb.engine.fab.selection.event_patterns import Happens
from rulesdb.engine.fab.selection.identity_filters import AttackAction, IsAttack
from rulesdb.engine.fab.selection.property_filters import HasPowerOfAtLeast, HasType, has_supertype
from rulesdb.engine.fab.verbs.combat import CloseChain
from rulesdb.engine.fab.verbs.objects import DestroyObjects
from rulesdb.engine.kernel.selection.filters import Both, IsThis, Not
from rulesdb.engine.kernel.selection.objects import This

_OF_ILLUSIONISTS = has_supertype("幻術士")
_DESTROYED = (Resolution((DestroyObjects(This()),)),)
KEYWORDS: Keywords = {}
Phantasm = keyword(
    KEYWORDS,
    Triggered,
    KeywordName("幻影", "Phantasm", "8.3.13#sentence-1", "ファンタズム"),
    lambda: {
        "while_": IsDefendedBy(Both((AttackAction(), Not(_OF_ILLUSIONISTS), HasPowerOfAtLeast(6)))),
        "layer": _DESTROYED,
    },
)
Spectra = keyword(
    KEYWORDS,
    AnySpectra,
    KeywordName("光彩", "Spectra", "8.3.14#sentence-3", "スペクトラ|霊光|分光"),
    lambda: {
        "on": Happens(Targeted, what=IsThis(), by=IsAttack()),
        "layer": (Resolution((DestroyObjects(This()), CloseChain())),),
    },
)
Piercing = keyword(
    KEYWORDS,
    Continuous,
    KeywordName("ピアッシング{amount}", "Piercing {amount}", "8.3.23#sentence-2", "ピアシング|貫通|刺突"),
    lambda amount: {"effect": Gets("power", amount), "condition": IsDefendedBy(HasType("equipment"))},
    amount=int,
)
Mirage = keyword(
    KEYWORDS,
    Triggered,
    KeywordName("ミラージュ", "Mirage", "8.3.25#sentence-1", "蜃気楼"),
    lambda: {
        "while_": DefendsAgainst(Both((Not(_OF_ILLUSIONISTS), HasPowerOfAtLeast(6)))),
        "layer": _DESTROYED,
    },
)
PHRASES = phrases_of(KEYWORDS)
