"""Made-up cards to play with: two heroes and a deck for each, put together for ``rulesdb play`` and random games.

The cards are of many kinds, so that games with them meet as many rules as possible.
"""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    AttackAbility,
    Continuous,
    Cost,
    Dominate,
    GoAgain,
    Modal,
    Resolution,
    Triggered,
    While,
)
from rulesdb.engine.fab.cards import Ability, Card
from rulesdb.engine.fab.effects import Gets
from rulesdb.engine.fab.roles import Discrete, Target
from rulesdb.engine.fab.rules.starting import Seat
from rulesdb.engine.fab.selection.amounts import DeclaredX
from rulesdb.engine.fab.selection.conditions import Exists
from rulesdb.engine.fab.selection.events import Begins, Happens, Hits
from rulesdb.engine.fab.selection.filters import AttackAction, Both, HasSubtype, IsThis, Yours
from rulesdb.engine.fab.selection.objects import Attacks, Heroes, LayersOf, OpposingHeroes, Permanents, This
from rulesdb.engine.fab.selection.players import Opponents
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.deal import DealDamage
from rulesdb.engine.fab.verbs.destroy import DestroyObjects
from rulesdb.engine.fab.verbs.discard import DiscardCards
from rulesdb.engine.fab.verbs.draw import DrawCards
from rulesdb.engine.fab.verbs.gain import Gain
from rulesdb.engine.fab.verbs.negate import Negate
from rulesdb.engine.fab.verbs.search import SearchDeck
from rulesdb.engine.fab.zones import ZoneName

_ACTION = frozenset({"action"})
_ATTACK = frozenset({"attack"})
_HAND: frozenset[ZoneName] = frozenset({"hand"})


def _attack(  # noqa: PLR0913  (all that is printed on the card)
    name: str, cost: int, pitch: int, power: int, *abilities: Ability, text: str = "", defense: int = 3
) -> Card:
    return Card(
        name, _ACTION, _ATTACK, cost=cost, pitch=pitch, power=power, defense=defense, abilities=abilities, text=text
    )


def _other(  # noqa: PLR0913  (all that is printed on the card)
    name: str, kind: str, cost: int, pitch: int, *abilities: Ability, text: str = "", defense: int | None = None
) -> Card:
    return Card(name, frozenset({kind}), cost=cost, pitch=pitch, defense=defense, abilities=abilities, text=text)


def _permanent(name: str, subtype: str, pitch: int, *abilities: Ability, text: str) -> Card:
    return Card(name, _ACTION, frozenset({subtype}), cost=0, pitch=pitch, defense=2, abilities=abilities, text=text)


def _does(*effects: Discrete) -> Resolution:
    return Resolution(effects)


_DRAWS_ON_HIT = Triggered((_does(DrawCards()),), on=Hits())
_ROBS_ON_HIT = Triggered((_does(DiscardCards(who=Opponents())),), on=Hits())
_HEALS_WHEN_PITCHED = Triggered((_does(Gain("life")),), on=Happens(kinds.Pitch, what=IsThis()), zones=_HAND)
_DRAWS_WHEN_DISCARDED = Triggered((_does(DrawCards()),), on=Happens(kinds.Discard, what=IsThis()), zones=_HAND)
_STRONGER = Begin(Gets("power", 2), objects=Attacks())
_ITSELF_STRONGER = Begin(Gets("power", 3), objects=This())
_THROWS = AdditionalCost(Cost(effects=(DiscardCards(),)), is_optional=True, name="捨て身", if_done=(_ITSELF_STRONGER,))
_BURNS = DealDamage(1, "arcane", Target(OpposingHeroes()))
_CHOICES = (_does(Gain("life", 2)), _does(DealDamage(1, "arcane", Target(Heroes()))), _does(DrawCards()))
_YOUR_AURAS = Permanents(Both((HasSubtype("aura"), Yours())))
_STRONGER_BY_AURAS = While(Exists(_YOUR_AURAS), Continuous(Gets("power", 1)))
_FADES = Triggered((_does(DestroyObjects(This()), Gain("resource")),), on=Begins("beginning of the action phase"))
_TRADES = Activated("action", Cost(resource=2, effects=(DestroyObjects(This()),)), (_does(DrawCards(2)), GoAgain()))
_BLEEDS = AlternativeCost(Cost(life=3), "3{h}")
_DECK = (
    _attack("爪の一撃", 0, 1, 3),
    _attack("連なる刃", 1, 2, 3, GoAgain(), text="続行"),
    _attack("大槌", 3, 3, 7, _DRAWS_ON_HIT, text="ヒットしたとき、カードを1枚引く。"),
    _attack("見下ろす影", 2, 3, 5, Dominate(), text="圧倒"),
    _attack("早駆け", 0, 2, 2, GoAgain(), _STRONGER_BY_AURAS, defense=2,
            text="続行。あなたがオーラをコントロールしている間、+1{p}。"),
    _attack("追い剥ぎ", 1, 1, 4, _ROBS_ON_HIT, text="ヒットしたとき、対戦相手はカードを1枚捨てる。"),
    _attack("捨て身の牙", 1, 1, 4, _THROWS, text="プレイするとき、手札を1枚捨ててもよい。そうした場合、+3{p}。"),
    _attack("清めの太刀", 2, 3, 4, _HEALS_WHEN_PITCHED, text="ピッチしたとき、1{h}を得る。"),
    _attack("折れても戻る枝", 1, 2, 4, _DRAWS_WHEN_DISCARDED, text="捨てたとき、カードを1枚引く。", defense=2),
    Card(
        "膨らむ炎", _ACTION, _ATTACK, cost="X", pitch=2, power=2, defense=3,
        abilities=(_does(Begin(Gets("power", DeclaredX()), objects=This())),), text="+X{p}。",
    ),
    _other("癒しの水", "instant", 1, 3, _does(Gain("life", 2)), text="2{h}を得る。"),
    _other("火の粉", "instant", 0, 1, _does(_BURNS), text="対戦相手のヒーロー1人を対象とし、秘術ダメージ1点を与える。"),
    _other("岐れ道", "instant", 1, 2, Modal(1, _CHOICES), text="次から1つ選ぶ。2{h}を得る / "
           "ヒーロー1人を対象とし、秘術ダメージ1点を与える / カードを1枚引く"),
    _other("打ち消し", "instant", 2, 3, _BLEEDS, _does(Negate(Target(LayersOf(("card",))))),
           text="コストの代わりに3{h}を支払ってもよい。スタックのカード1枚を対象とし、無効にする。"),
    _other("探し物", "action", 0, 2, _does(SearchDeck(AttackAction())), GoAgain(),
           text="デッキから攻撃アクションカードを1枚探して手札に加える。続行", defense=2),
    _other("高い盾", "defense reaction", 1, 2, defense=4),
    _other("渾身", "attack reaction", 0, 2, _does(_STRONGER), text="攻撃は+2{p}を得る。"),
    _permanent("溜まる霧", "aura", 3, GoAgain(), _FADES,
               text="続行。あなたのアクションフェイズの始めに、これを破壊して{r}を得る。"),
    _permanent("古い地図", "item", 3, GoAgain(), _TRADES,
               text="続行。アクション - {r}{r}と、これを破壊する: カードを2枚引く。続行"),
    Card("静かな気", frozenset({"resource"}), pitch=2, pitch_asset="chi", text="気ポイントを与える。"),
) * 2  # fmt: skip
_SWORD = Card(
    "古い剣",
    frozenset({"weapon"}),
    frozenset({"1H", "sword"}),
    power=2,
    abilities=(Activated("action", Cost(resource=1), (AttackAbility(),), limit=1),),
    text="ターンに1回、アクション - {r}: 攻撃する。",
)
_HELMET = Card(
    "鉄の兜",
    frozenset({"equipment"}),
    frozenset({"head"}),
    defense=1,
    abilities=(Activated("instant", Cost(chi=1), (_does(Gain("life")),), limit=1),),
    text="ターンに1回、インスタント - 気ポイント1点: 1{h}を得る。",
)


def seats(names: tuple[str, ...] = ("あなた", "相手")) -> tuple[Seat, ...]:
    """Return players with a hero, a sword, a helmet and a deck of 40 cards each."""
    return tuple(
        Seat(name, Card(f"{name}の英雄", frozenset({"hero"}), life=20, intellect=4), _DECK, (_SWORD, _HELMET))
        for name in names
    )
