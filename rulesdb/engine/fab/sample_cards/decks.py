"""Made-up decks: two heroes with a deck each, for ``rulesdb play`` and random games.

The cards are of many kinds, so that games with them use as many rules as possible.
"""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    Continuous,
    Cost,
    Modal,
    Triggered,
    While,
)
from rulesdb.engine.fab.card_parts.keywords import Dominate, GoAgain
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.rules.objects.card_pool import Seat
from rulesdb.engine.fab.sample_cards.small_cards import (
    action,
    attack,
    aura,
    does,
    gem,
    hero,
    instant,
    item,
    reaction,
    shield,
    sword,
)
from rulesdb.engine.fab.selection.amounts import ValueOfX
from rulesdb.engine.fab.selection.event_patterns import Begins, Happens, Hits
from rulesdb.engine.fab.selection.identity_filters import AttackAction, IsAttack
from rulesdb.engine.fab.selection.objects import AllObjects, Heroes, LayersOf, OpposingHeroes, Permanents
from rulesdb.engine.fab.selection.property_filters import HasSubtype
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.cards import SearchDeck
from rulesdb.engine.fab.verbs.combat import Negate
from rulesdb.engine.fab.verbs.life import DealDamage, Gain
from rulesdb.engine.fab.verbs.objects import DestroyObjects
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.cards.roles import Target
from rulesdb.engine.kernel.selection.conditions import Exists
from rulesdb.engine.kernel.selection.filters import Both, IsThis, Yours
from rulesdb.engine.kernel.selection.objects import Opponents, This
from rulesdb.engine.kernel.verbs.draw import DiscardCards, DrawCards

_HAND: frozenset[ZoneName] = frozenset({"hand"})


_DRAWS_ON_HIT = Triggered((does(DrawCards()),), on=Hits())
_ROBS_ON_HIT = Triggered((does(DiscardCards(who=Opponents())),), on=Hits())
_HEALS_WHEN_PITCHED = Triggered((does(Gain("life")),), on=Happens(kinds.Pitch, what=IsThis()), zones=_HAND)
_DRAWS_WHEN_DISCARDED = Triggered((does(DrawCards()),), on=Happens(kinds.Discard, what=IsThis()), zones=_HAND)
_STRONGER = Begin(Gets("power", 2), objects=AllObjects(IsAttack()))
_ITSELF_STRONGER = Begin(Gets("power", 3), objects=This())
_THROWS = AdditionalCost(Cost(effects=(DiscardCards(),)), is_optional=True, name="捨て身", if_done=(_ITSELF_STRONGER,))
_BURNS = DealDamage(1, "arcane", Target(OpposingHeroes()))
_CHOICES = (does(Gain("life", 2)), does(DealDamage(1, "arcane", Target(Heroes()))), does(DrawCards()))
_YOUR_AURAS = Permanents(Both((HasSubtype("aura"), Yours())))
_STRONGER_BY_AURAS = While(Exists(_YOUR_AURAS), Continuous(Gets("power", 1)))
_FADES = Triggered((does(DestroyObjects(This()), Gain("resource")),), on=Begins("beginning of the action phase"))
_TRADES = Activated("action", Cost(resource=2, effects=(DestroyObjects(This()),)), (does(DrawCards(2)), GoAgain()))
_BLEEDS = AlternativeCost(Cost(life=3), "3{h}")
_DECK = (
    attack("爪の一撃", cost=0, pitch=1, power=3),
    attack("連なる刃", GoAgain(), cost=1, pitch=2, power=3),
    attack("大槌", _DRAWS_ON_HIT, cost=3, pitch=3, power=7),
    attack("見下ろす影", Dominate(), cost=2, pitch=3, power=5),
    attack(
        "早駆け",
        GoAgain(),
        _STRONGER_BY_AURAS,
        cost=0,
        pitch=2,
        power=2,
        defense=2,
    ),
    attack("追い剥ぎ", _ROBS_ON_HIT, cost=1, pitch=1, power=4),
    attack(
        "捨て身の牙",
        _THROWS,
        cost=1,
        pitch=1,
        power=4,
    ),
    attack("清めの太刀", _HEALS_WHEN_PITCHED, cost=2, pitch=3, power=4),
    attack(
        "折れても戻る枝",
        _DRAWS_WHEN_DISCARDED,
        cost=1,
        pitch=2,
        power=4,
        defense=2,
    ),
    attack("膨らむ炎", does(Begin(Gets("power", ValueOfX()), objects=This())), cost="X", pitch=2, power=2),
    instant("癒しの水", does(Gain("life", 2)), cost=1, pitch=3),
    instant("火の粉", does(_BURNS), cost=0, pitch=1),
    instant(
        "岐れ道",
        Modal(1, _CHOICES),
        cost=1,
        pitch=2,
    ),
    instant(
        "打ち消し",
        _BLEEDS,
        does(Negate(Target(LayersOf(("card",))))),
        cost=2,
        pitch=3,
    ),
    action(
        "探し物",
        does(SearchDeck(AttackAction())),
        GoAgain(),
        cost=0,
        pitch=2,
        defense=2,
    ),
    reaction("高い盾", "defense", cost=1, pitch=2, defense=4),
    reaction("渾身", "attack", does(_STRONGER), cost=0, pitch=2),
    aura(
        "溜まる霧",
        GoAgain(),
        _FADES,
        pitch=3,
        defense=2,
    ),
    item(
        "古い地図",
        GoAgain(),
        _TRADES,
        pitch=3,
        defense=2,
    ),
    gem("静かな気", 2, is_chi=True),
) * 2
_SWORD = sword("古い剣")
_BREATH = Activated("instant", Cost(chi=1), (does(_BURNS),), limit=1)
_HELMET = shield("鉄の兜", 1, _BREATH)


def seats(names: tuple[str, ...] = ("あなた", "相手")) -> tuple[Seat, ...]:
    """Return players, each with a hero, a sword, a helmet and a deck of 40 cards."""
    return tuple(Seat(name, hero(f"{name}の英雄"), _DECK, (_SWORD, _HELMET)) for name in names)
