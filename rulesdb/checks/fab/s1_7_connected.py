"""Checks of 1.7.6: connected ability pairs."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import attack, instant

_BANISH = "先行「{}」として(あなたのデッキの一番上のカードを追放する)。"


@fab.check(
    "1.7.6#sentence-1 1.7.6#example-1",
    "《Reckless Swing》のダメージは、その追加コストで捨てたカードのパワーだけで決まる",
)
def reckless_swing(t: Table, ann: Person, ben: Person) -> None:
    """A strong card is discarded by another effect, and a weak one by the cost; then a strong one by the cost."""
    sheet = (
        " 防御リアクション コスト0 防御1",
        "これをプレイするための追加コストとして、「先行「投げ」として(手札を無作為に1枚捨てる)」を支払う。",
        "先行「投げ」のカードのうちパワー6以上のものがあるなら、すべての対戦相手のヒーローに2点の一般ダメージを与える。",
    )
    first = ben.hand(f"《Reckless Swing》{sheet[0]}", *sheet[1:])
    second = ben.has_card("arsenal", f"《Reckless Swing》{sheet[0]}", *sheet[1:])
    purge = ben.instant("粛清", "手札を1枚捨てる。")
    draw = ben.instant("学び", "カードを1枚引く。", zone="arsenal")
    strong, _weak = ben.attack("大岩", power=6), ben.attack("小石", power=1)
    ben.gets("deck", attack("巨岩", power=7))
    ann.plays(ann.attack("爪", power=5)).until("reaction")
    ben.responds(purge).resolve(discard=strong)
    ben.responds(first).resolve()
    t.expect("パワー1のカードを捨てた後のアンのライフ", ann.life, 20)
    ben.responds(draw).resolve()
    ben.responds(second).resolve()
    t.expect("パワー7のカードを捨てた後のアンのライフ", ann.life, 18)


@fab.check("1.7.6a#sentence-1", "1つの能力が、2つの先行能力を参照できる")
def an_ability_in_two_pairs(t: Table, ann: Person) -> None:
    """A card banishes two cards by two abilities, and refers to both by a third."""
    both = "先行「甲」のすべてのカードを手札に置く。先行「乙」のすべてのカードを手札に置く。"
    card = ann.instant("二本の糸", _BANISH.format("甲"), _BANISH.format("乙"), both)
    ann.gets("deck", instant("頁1"), instant("頁2"))
    ann.plays(card).resolve()
    t.expect("アンの手札の枚数", ann.count("hand"), 2)


@fab.check("1.7.6a#sentence-2", "ある組の後続能力が、別の組では先行能力であってもよい")
def a_following_ability_that_leads(t: Table, ann: Person) -> None:
    """The second ability refers to the first one, and the third one to the second."""
    second = f"先行「甲」のカードがあるなら、{_BANISH.format('乙')}"
    third = "先行「乙」のすべてのカードを手札に置く。"
    card = ann.instant("三連の糸", _BANISH.format("甲"), second, third)
    ann.gets("deck", instant("頁1"))
    lower = ann.has_card("deck", instant("頁2"))
    ann.plays(card).resolve()
    t.expect("2枚目のカードのあるゾーン", lower.zone, "手札")


@fab.check("1.7.6b#sentence-1", "先行能力が動かしたカードがさらに移ると、後続能力はそれを参照できない")
def a_card_that_has_moved_on(t: Table, ann: Person) -> None:
    """A banished card goes to hand before the following ability would put it into the graveyard."""
    first = f"{_BANISH.format('甲')}あなたの追放ゾーンのすべてのカードを手札に置く。"
    card = ann.instant("切れた糸", first, "先行「甲」のすべてのカードを墓地に置く。")
    page = ann.has_card("deck", instant("頁"))
    ann.plays(card).resolve()
    t.expect("《頁》のあるゾーン", page.zone, "手札")


@fab.check("1.7.6b#sentence-3", "先行能力のイベントが起こらなければ、それを参照する効果だけが失敗する")
def a_following_ability_without_its_event(t: Table, ann: Person) -> None:
    """The deck is empty, so that nothing is banished; another card was discarded before."""
    purge, old = ann.instant("粛清", "手札を1枚捨てる。"), ann.attack("古い札")
    back = "先行「甲」のすべてのカードを手札に置く。ライフを1点得る。"
    card = ann.instant("空の糸", _BANISH.format("甲"), back, zone="arsenal")
    ann.resolves(purge, card)
    t.expect("《古い札》のあるゾーン", old.zone, "墓地")
    t.expect("アンのライフ", ann.life, 21)


_LEADS = "『カードが引かれたとき、先行「甲」として(あなたのデッキの一番上のカードを追放する)。』を得る"
_FOLLOWS = "『ライフが増えたとき、先行「甲」のすべてのカードを手札に置く。』を得る"


def _gives(ann: Person, name: str, effect: str) -> TrackedCard:
    given = f"このターンの終わりまで、「台座」という名前のすべてのカードは、{effect}。"
    return ann.instant(name, given)


def _plays_all(t: Table, ann: Person, *cards: TrackedCard) -> None:
    """Play cards one after the other, and resolve all layers."""
    for card in cards:
        ann.plays(card)
        while t.stack:
            t.resolve()


@fab.check(
    "1.7.6c#sentence-2,3",
    "1つの効果で与えられた先行能力と後続能力は関連し、後続能力は、もとからある先行能力を参照しない",
)
def a_pair_that_one_effect_gives(t: Table, ann: Person) -> None:
    """A permanent with a leading ability of its own gains a pair; each leading ability banishes a card."""
    stand = f"カードが捨てられたとき、{_BANISH.format('甲')}"
    ann.item("台座", stand)
    gift = _gives(ann, "授け物", f"({_LEADS}、さらに{_FOLLOWS})")
    purge = ann.instant("粛清", "手札を1枚捨てる。")
    draw = ann.instant("学び", "カードを1枚引く。")
    wish = ann.instant("願い", "ライフを1点得る。")
    spare = ann.attack("捨て札")
    first, _drawn, second = (ann.has_card("deck", instant(f"頁{number}")) for number in range(3))
    ann.plays(gift).resolve()
    ann.plays(purge).resolve(discard=spare)
    t.resolve()
    _plays_all(t, ann, draw, wish)
    t.expect("与えられた先行能力が追放したカードのあるゾーン", second.zone, "手札")
    t.expect("もとからある先行能力が追放したカードのあるゾーン", first.zone, "追放ゾーン")


@fab.check("1.7.6c#sentence-4", "後続能力だけが与えられても、もとからある先行能力とは関連しない")
def a_following_ability_given_alone(t: Table, ann: Person) -> None:
    """A permanent with a leading ability of its own gains a following ability."""
    stand = f"カードが引かれたとき、{_BANISH.format('甲')}"
    ann.item("台座", stand)
    gift = _gives(ann, "授け物", _FOLLOWS)
    draw = ann.instant("学び", "カードを1枚引く。")
    wish = ann.instant("願い", "ライフを1点得る。")
    _drawn, page = (ann.has_card("deck", instant(f"頁{number}")) for number in range(2))
    _plays_all(t, ann, gift, draw, wish)
    t.expect("追放されたカードのあるゾーン", page.zone, "追放ゾーン")


@fab.check("1.7.6c#sentence-5", "別々の効果で与えられた先行能力と後続能力は関連しない")
def a_pair_that_two_effects_give(t: Table, ann: Person) -> None:
    """A permanent gains a leading ability by one effect and a following one by another."""
    ann.item("台座")
    gifts = [_gives(ann, "先の授け物", _LEADS), _gives(ann, "後の授け物", _FOLLOWS)]
    draw = ann.instant("学び", "カードを1枚引く。")
    wish = ann.instant("願い", "ライフを1点得る。")
    _drawn, page = (ann.has_card("deck", instant(f"頁{number}")) for number in range(2))
    _plays_all(t, ann, *gifts, draw, wish)
    t.expect("追放されたカードのあるゾーン", page.zone, "追放ゾーン")
