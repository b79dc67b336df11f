"""Keywords that apply as their card is played: optional additional costs."""

from rulesdb.engine.fab.card_parts.abilities import AdditionalCost, Cost, PlayableFrom
from rulesdb.engine.fab.card_parts.keywords import GoAgain, KeywordName, Keywords, keyword, phrases_of
from rulesdb.engine.fab.card_parts.object_effects import GetsAbility
from rulesdb.engine.fab.cards import Supertype
from rulesdb.engine.fab.selection.amounts import NumberThatCounts
from rulesdb.engine.fab.selection.conditions import CoversCost
from rulesdb.engine.fab.selection.identity_filters import IsCalledByName
from rulesdb.engine.fab.selection.objects import InZone, Permanents, last_banished, top_of_deck
from rulesdb.engine.fab.selection.property_filters import HasPowerOfAtLeast, HasSubtype, HasType, has_supertype
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.cards import RevealForAny, RevealObjects
from rulesdb.engine.fab.verbs.objects import BanishObjects
from rulesdb.engine.kernel.cards.keyword_kinds import Meaning
from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.selection.conditions import Exists
from rulesdb.engine.kernel.selection.filters import Both, Either, Yours
from rulesdb.engine.kernel.selection.objects import Among, This
from rulesdb.engine.kernel.verbs.draw import DiscardCards
from rulesdb.engine.kernel.verbs.sequences import Conditional


def _for(name: str, *costs: DiscreteEffect, if_done: tuple[DiscreteEffect, ...] = ()) -> Meaning:
    """Return the optional additional cost of a name, with the effects of "if you do"."""
    return {"cost": Cost(effects=costs), "is_optional": True, "name": name, "if_done": if_done}


_GETS_GO_AGAIN = Begin(GetsAbility(GoAgain()), until=None, objects=This())
_IF_OF_MECHANOLOGISTS = Conditional(Exists(Among(last_banished(), has_supertype("機械技師"))), _GETS_GO_AGAIN)
_ITEM_OR_EQUIPMENT = Either((HasSubtype("item"), HasType("equipment")))
KEYWORDS: Keywords = {}
Boost = keyword(
    KEYWORDS,
    AdditionalCost,
    KeywordName("ブースト", "Boost", "8.3.9#sentence-1"),
    lambda: _for("ブースト", BanishObjects(top_of_deck()), if_done=(_IF_OF_MECHANOLOGISTS,)),
)
Fusion = keyword(
    KEYWORDS,
    AdditionalCost,
    KeywordName("{supertypes|および}混融", "{supertypes| and } Fusion", "8.3.17#sentence-2", "フュージョン"),
    lambda supertypes: _for(
        "混融", *(RevealObjects(Among(InZone("hand"), has_supertype(one)), amount=1) for one in supertypes)
    ),
    supertypes=tuple[Supertype, ...],
)
_OF_SEVERAL: Keywords = {}
FusionOfAny = keyword(
    _OF_SEVERAL,
    AdditionalCost,
    KeywordName("{supertypes||または}混融", "{supertypes|| and/or } Fusion", "8.3.17d#sentence-2"),
    lambda supertypes: _for("混融", RevealForAny(supertypes)),
    "FusionOfAny",
    supertypes=tuple[Supertype, ...],
)
"""Fusion whose list says "and/or"; it has the name of the other one."""
Scrap = keyword(
    KEYWORDS,
    AdditionalCost,
    KeywordName("スクラップ", "Scrap", "8.3.32#sentence-1", "廃棄|解体"),
    lambda: _for("スクラップ", BanishObjects(Among(InZone("graveyard"), _ITEM_OR_EQUIPMENT), amount=1)),
)
BeatChest = keyword(
    KEYWORDS,
    AdditionalCost,
    KeywordName("ビートチェスト", "Beat Chest", "8.3.33#sentence-1", "胸叩き|胸打ち|胸を叩く"),
    lambda: _for("ビートチェスト", DiscardCards(1, what=Among(InZone("hand"), HasPowerOfAtLeast(6)))),
)
_RUNECHANTS = Permanents(Both((IsCalledByName("Runechant"), Yours())))
RuneGate = keyword(
    KEYWORDS,
    PlayableFrom,
    KeywordName("ルーンゲート", "Rune Gate", "8.3.27#sentence-1", "ルーン・ゲート|ルーンの門|ルーン門"),
    lambda: {
        "zones": frozenset({"banished"}),
        "condition": CoversCost(NumberThatCounts(_RUNECHANTS)),
        "is_free": True,
    },
)
PHRASES = (*phrases_of(KEYWORDS), *phrases_of(_OF_SEVERAL))
