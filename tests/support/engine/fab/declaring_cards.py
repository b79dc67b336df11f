"""Cards for random games beside those to play with: one for each thing that may be declared, paid or activated."""

from rulesdb.engine.fab import events as ev
from rulesdb.engine.fab.card_parts.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    Continuous,
    Cost,
    Modal,
    PlayableAsInstant,
    PlayableFrom,
    Triggered,
)
from rulesdb.engine.fab.card_parts.effects import ChangesCost, MoreActivations, SetsLimit
from rulesdb.engine.fab.card_parts.keywords import GoAgain, Meld
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.cards import Card, CardType
from rulesdb.engine.fab.sample_cards.small_cards import attack, does, instant, item
from rulesdb.engine.fab.selection.amounts import ValueOfX
from rulesdb.engine.fab.selection.event_patterns import Happens, Hits
from rulesdb.engine.fab.selection.identity_filters import AttackAction
from rulesdb.engine.fab.selection.objects import InZone, Layers, Permanents, heroes
from rulesdb.engine.fab.selection.property_filters import HasSubtype, HasType
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.choices import Optional
from rulesdb.engine.fab.verbs.combat import Negate
from rulesdb.engine.fab.verbs.life import DealDamage, Gain
from rulesdb.engine.fab.verbs.objects import BanishObjects, CreateTokens, DestroyObjects
from rulesdb.engine.kernel.cards.roles import Target
from rulesdb.engine.kernel.selection.filters import Both, Yours
from rulesdb.engine.kernel.selection.objects import This, You
from rulesdb.engine.kernel.verbs.draw import DiscardCards, DrawCards

_ACTION: frozenset[CardType] = frozenset({"action"})
_INSTANT: frozenset[CardType] = frozenset({"instant"})
_HEAL, _DRAW = does(Gain("life", 1)), does(DrawCards())
_BURN = does(DealDamage(1, "arcane", Target(heroes())))
_NEGATE = does(Negate(Target(Layers(HasType("instant")))))
_OWN_ITEM = Target(Permanents(Both((HasSubtype("item"), Yours()))))
_DISCARD, _DESTROY = DiscardCards(what=This()), DestroyObjects(what=This())
_ASHES = AdditionalCost(Cost(effects=(BanishObjects(InZone("graveyard")),)), is_optional=True, name="灰")
_GIFT = Cost(effects=(DiscardCards(),))
_PUP = Card("仔竜", frozenset({"token"}), frozenset({"ally"}), life=2)

CARDS = (
    attack("爪"),
    attack("秘伝書", Activated("instant", Cost(resource=1), (_HEAL,), zones=frozenset({"hand"})), cost=2),
    attack("身代わり", Activated("instant", Cost(effects=(_DISCARD,)), (_DRAW,)), cost=2),
    attack("大槌", Triggered((_DRAW,), on=Hits()), power=7, cost=3),
    Card("大波", _ACTION, frozenset({"attack"}), cost="X", pitch=1, power=4, abilities=(GoAgain(), _BURN)),
    Card("泉", _INSTANT, cost="X", pitch=2, abilities=(does(Gain("life", ValueOfX())),)),
    Card("早業", _ACTION, cost=1, pitch=2, abilities=(PlayableAsInstant(), _DRAW)),
    Card("影", _ACTION, cost=0, pitch=1, abilities=(PlayableFrom(frozenset({"banished"})), _DRAW, GoAgain())),
    Card("笛", _ACTION, cost=1, pitch=3, abilities=(does(CreateTokens(_PUP)), GoAgain())),
    Card("占い", _ACTION, cost=0, pitch=3, abilities=(does(Optional(DiscardCards(), then=DrawCards())), GoAgain())),
    Card("歌", _ACTION, frozenset({"aura"}), cost=0, pitch=3,
         abilities=(Triggered((_HEAL,), on=Happens(ev.CardPlayed, who=You())),)),
    Card("虚空||ショック", _INSTANT, cost=1, pitch=2, abilities=(Meld(),),
         halves=(Card("虚空", _INSTANT, abilities=(_NEGATE,)), Card("ショック", _INSTANT, abilities=(_BURN,)))),
    instant("儀式", AdditionalCost(_GIFT), _ASHES, does(DrawCards(2))),
    instant("重い術", AlternativeCost(Cost(life=2), "血"), AlternativeCost(_GIFT, "供物"), _DRAW, cost=3),
    instant("二択", Modal(1, (_HEAL, _BURN))),
    instant("打ち消し", _NEGATE),
    instant("兆し", does(Begin(Gets("power", 3), next=AttackAction()))),
    instant("近道", does(Begin(ChangesCost("reduce", 1), next=HasType("action")))),
    instant("もう一度", does(Begin(MoreActivations(1), target=_OWN_ITEM))),
    instant("二度", does(Begin(SetsLimit(2, sharing="together"), target=_OWN_ITEM))),
    item("鐘", Activated("instant", Cost(), (_HEAL,), 1), Activated("action", Cost(resource=1), (_HEAL, GoAgain()), 1)),
    item("灯", Continuous(ChangesCost("increase", 1, applies=HasType("instant"))),
         Activated("instant", Cost(effects=(_DESTROY,)), (_DRAW,))),
)  # fmt: skip
