"""Checks of 1.7: modal and connected abilities."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import ADDITIONAL_COST
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.sample_cards.small_cards import attack, instant

_LIFE = "『ライフを1点得る。』『ライフを2点得る。』『ライフを4点得る。』"


@fab.check("1.7.5#sentence-1", "モード能力では、どのモードにするかを選び、選んだモードだけが効果を発生させる")
def a_modal_ability_is_a_choice(t: Table, ann: Person) -> None:
    """One of three modes is chosen."""
    ann.plays(ann.instant("口伝", f"以下から1個を選ぶ: {_LIFE}"), mode=...)
    t.expect("選べるモードの数", len(t.choices), 3)
    t.answer(mode=1).resolve().expect("アンのライフ", ann.life, 22)


@fab.check("1.7.5#sentence-2 1.7.5d#sentence-1", "選んだモードは発生源の基本能力になり、選ばなかったモードはならない")
def a_mode_is_a_base_ability(t: Table, ann: Person) -> None:
    """Go again is a mode of two attacks; only one of them is played with it."""
    modes = "以下から1個を選ぶ: 『続行』『ライフを3点得る。』"
    gust, calm = (ann.attack(name, modes, power=1, defense=None) for name in ("突風", "凪"))
    ann.plays(gust, mode=0).expect("続行を選んだ《突風》が続行を持つか", gust.has(GoAgain), True)
    t.until("")
    ann.plays(calm, mode=1).expect("続行を選ばなかった《凪》が続行を持つか", calm.has(GoAgain), False)


@fab.check("1.7.5#sentence-6", "選ぶモードの数は、数で書かれているか、いくつ選ぶかの説明で決まる")
def as_many_modes_as_it_says(t: Table, ann: Person) -> None:
    """Two of three modes are chosen, and as many as there are cards in the graveyard."""
    lore = ann.instant("口伝", f"以下から2個を選ぶ: {_LIFE}")
    epic = ann.instant("叙事詩", f"以下から(あなたの墓地のカードの枚数)個を選ぶ: {_LIFE}")
    ann.gets("graveyard", attack("爪"), attack("牙"))
    ann.plays(lore, mode=(0, ...)).expect("《口伝》で1つ選んだ後に選べるモードの数", len(t.choices), 2)
    t.answer(mode=1)
    ann.plays(epic, mode=(0, ...)).expect("《叙事詩》で1つ選んだ後に選べるモードの数", len(t.choices), 2)


@fab.check("1.7.5#sentence-7", "条件の書かれたモードは、その条件が満たされているときにだけ選べる")
def a_mode_may_have_a_condition(t: Table, ann: Person) -> None:
    """A mode can be chosen only while there is a card in the graveyard."""
    sheet = (
        "以下から1個を選ぶ: 『ライフを1点得る。』『ライフを2点得る。』"
        "『あなたの墓地のカードがある場合にだけ選べる『ライフを5点得る。』』"
    )
    first, second = (ann.instant(f"供養{number}", sheet) for number in (1, 2))
    ann.plays(first, mode=...).expect("墓地にカードがないときに選べるモードの数", len(t.choices), 2)
    t.answer(mode=0).resolve()
    ann.plays(second, mode=...).expect("墓地にカードがあるときに選べるモードの数", len(t.choices), 3)
    t.answer(mode=2).resolve().expect("アンのライフ", ann.life, 26)


@fab.check("1.7.5a#sentence-1", "モードは、発生源がスタックに加わるときに宣言し、解決されるときではない")
def modes_are_declared_as_the_source_is_added(t: Table, ann: Person) -> None:
    """A modal instant is played, and a modal ability activated; both resolve."""
    scroll = ann.item("巻物", f"インスタント ― コストなし: 『以下から1個を選ぶ: {_LIFE}』")
    ann.plays(ann.instant("口伝", f"以下から1個を選ぶ: {_LIFE}"), mode=...)
    t.expect("プレイしている時に選べるモードの数", len(t.choices), 3)
    t.answer(mode=2).resolve(mode=0).expect("解決された後のアンのライフ", ann.life, 24)
    ann.activates(scroll, mode=...).expect("起動している時に選べるモードの数", len(t.choices), 3)
    t.answer(mode=1).resolve(mode=0).expect("起動レイヤーが解決された後のアンのライフ", ann.life, 26)


@fab.check("1.7.5b#sentence-2a,2b 1.7.5b#example-1", "《戦の技法》は、4つのモードから、異なるモードを2つ選ぶ")
def art_of_war(t: Table, ann: Person) -> None:
    """Choose 2 of four modes; another card says that the same mode may be chosen again."""
    modes = f"{_LIFE}『ライフを8点得る。』"
    war = ann.instant("戦の技法", f"以下から2個を選ぶ: {modes}")
    echo = ann.instant("反復の技法", f"以下から2個を選ぶ(同じものでもよい): {modes}")
    ann.plays(war, mode=(1, ...)).expect("《戦の技法》で2つ目に選べるモードの数", len(t.choices), 3)
    t.answer(mode=3)
    ann.plays(echo, mode=(1, ...)).expect("《反復の技法》で2つ目に選べるモードの数", len(t.choices), 4)


@fab.check("1.7.5b#sentence-3", "選べる個数がモードの数より多ければ、モードの数だけ選ぶ")
def no_more_modes_than_there_are(t: Table, ann: Person) -> None:
    """Choose 3 of two modes; then choose 2 of two, of which only one can be chosen while the arsenal is empty."""
    greed = ann.instant("強欲", "以下から3個を選ぶ: 『ライフを1点得る。』『ライフを2点得る。』")
    modes = "『ライフを4点得る。』『あなたの格納庫のカードがある場合にだけ選べる『ライフを8点得る。』』"
    thrift = ann.instant("倹約", f"以下から2個を選ぶ: {modes}")
    ann.plays(greed, mode=(0, 1)).expect("スタックのレイヤーの数", t.stack, 1)
    t.resolve().expect("アンのライフ", ann.life, 23)
    ann.plays(thrift, mode=0).resolve().expect("選べるモードが1つだけの倹約の後の、アンのライフ", ann.life, 27)


@fab.check("1.7.5b#sentence-4", "選んだモードの順番は、選んだ順ではなく、書かれている順である")
def modes_are_in_printed_order(t: Table, ann: Person) -> None:
    """A mode that discards the only card in hand is listed before one that draws a card, and chosen after it."""
    turn = ann.instant("転機", "以下から2個を選ぶ: 『手札を1枚捨てる。』『カードを1枚引く。』")
    old, new = ann.attack("古い札"), ann.has_card("deck", attack("新しい札"))
    ann.plays(turn, mode=(1, 0)).resolve(discard=...).expect("2枚のあるゾーン", [old.zone, new.zone], ["墓地", "手札"])


@fab.check("1.7.5c#sentence-1,2", "同じモードを2回選ぶと、別々のモードとして、1回分ずつ効果を発生させる")
def the_same_mode_twice(t: Table, ann: Person) -> None:
    """The mode of drawing a card is chosen twice; an item triggers on drawing once or more."""
    shelf = "1回以上、カードが引かれたとき、ライフを1点得る。"
    ann.item("書庫", shelf)
    modes = "以下から2個を選ぶ(同じものでもよい): 『カードを1枚引く。』『ライフを5点得る。』"
    study = ann.instant("熟読", modes)
    ann.gets("deck", instant("頁1"), instant("頁2"))
    ann.plays(study, mode=(0, 0)).resolve().expect("アンの手札の枚数", ann.count("hand"), 2)
    t.expect("誘発レイヤーの数", t.stack, 2)


@fab.check(
    "1.7.5c#sentence-3 1.7.5c#example-1",
    "《Blood on Her Hands》の、片手武器を対象とするモードを2回選んでも、同じ武器を対象にできる",
)
def blood_on_her_hands(t: Table, ann: Person) -> None:
    """The mode for a 1H weapon is chosen twice, with the same one of two weapons."""
    knife = ann.has_card("weapon 1", "《小刀》 武器 ― 片手 パワー2")
    ann.has_card("weapon 2", "《鎌》 武器 ― 片手 パワー2")
    weapon = "このターンの終わりまで、対象のサブタイプが片手のパーマネントは、パワーに1の修整を得る。"
    blood = ann.instant("Blood on Her Hands", f"以下から2個を選ぶ(同じものでもよい): 『{weapon}』『ライフを1点得る。』")
    ann.plays(blood, mode=(0, 0), target=(knife, ...)).expect("2回目に選べる対象の数", len(t.choices), 2)
    t.answer(target=knife).resolve().expect("《小刀》のパワー", knife.power, 4)


@fab.check("1.7.5d#sentence-2", "モードが選ばれていないカードは、どのモードも基本能力として持たない")
def unchosen_modes_are_no_base_abilities(t: Table, ann: Person) -> None:
    """A card in hand has a mode that deals arcane damage, and another card deals arcane damage itself."""
    spark = "すべてのヒーローに1点の秘術ダメージを与える。"
    ann.instant("二股", f"以下から1個を選ぶ: 『ライフを1点得る。』『{spark}』")
    ann.instant("火花", spark)
    count = "ライフを(すべての(手札にある、かつ秘術ダメージを与える)ものの数)点得る。"
    ann.plays(ann.instant("占い", count)).resolve().expect("アンのライフ", ann.life, 21)


@fab.check(
    "1.7.5e#sentence-2b 1.7.5e#example-1",
    "《聖なる技:暗流の欲望》で選ぶモードの数は、解決されるときではなく、モードを選ぶときに決まる",
)
def undercurrent_desires(t: Table, ann: Person) -> None:
    """The card is played before and after another blue card is played this turn."""
    number = (
        "(このターンに、あなたによって、(カラーバーが青の、かつこれ自身以外の)ものがプレイされたなら3、そうでないなら1)"
    )
    first = ann.hand("《聖なる技:暗流の欲望》 インスタント コスト0 ピッチ1", f"以下から{number}個を選ぶ: {_LIFE}")
    second = ann.hand("《聖なる技:暗流の欲望》 インスタント コスト0 ピッチ2", f"以下から{number}個を選ぶ: {_LIFE}")
    blue = ann.hand(instant("青い水", pitch=3))
    ann.plays(first, mode=(0, ...))
    t.expect("ほかの青のカードをプレイしていないとき、1つ選んだ後にまだ選べるモードの数", len(t.choices), 0)
    ann.plays(blue).resolve(2).expect("1つのモードだけが効果を発生させた後の、アンのライフ", ann.life, 22)
    ann.plays(second, mode=(0, 1, 2)).resolve()
    t.expect("青のカードの後に、3つのモードが効果を発生させた後の、アンのライフ", ann.life, 29)


@fab.check("1.7.5e#sentence-2a", "モードの条件を確かめるのは、解決されるときではなく、モードを選ぶときである")
def a_condition_of_a_mode_is_evaluated_once(t: Table, ann: Person) -> None:
    """A mode that needs a card in the graveyard is chosen; in response the graveyard is emptied."""
    modes = "『ライフを1点得る。』『あなたの墓地のカードがある場合にだけ選べる『ライフを5点得る。』』"
    rite, bone = ann.instant("供養", f"以下から1個を選ぶ: {modes}"), ann.has_card("graveyard", instant("骨"))
    torch = ann.item("松明", "インスタント ― コストなし: あなたの墓地のすべてのカードを追放する。")
    ann.plays(rite, mode=1)
    ann.activates(torch).resolve()
    t.expect("応答の後に骨のあるゾーン", bone.zone, "追放ゾーン")
    t.resolve().expect("アンのライフ", ann.life, 25)


_BANISH = "先行「{}」として(あなたのデッキの一番上のカードを追放する)。"


@fab.check(
    "1.7.6#sentence-1a 1.7.6#example-1",
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
    draw = ben.item("学びの書", "インスタント ― コストなし: カードを1枚引く。")
    strong, _weak = ben.attack("大岩", power=6), ben.attack("小石", power=1)
    ben.gets("deck", attack("巨岩", power=7))
    ann.plays(ann.attack("爪", power=5)).until("reaction")
    ben.responds(purge).resolve(discard=strong)
    ben.responds(first).resolve().expect("パワー1のカードを捨てた後のアンのライフ", ann.life, 20)
    ann.passes()
    ben.activates(draw).resolve()
    ben.responds(second).resolve().expect("パワー7のカードを捨てた後のアンのライフ", ann.life, 18)


@fab.check(
    "1.7.6#sentence-1b", "追加コストを支払ったかを参照する能力は、そのカード自身の追加コストの宣言だけを参照する"
)
def an_ability_refers_to_a_parameter(t: Table, ann: Person, ben: Person) -> None:
    """Of two copies with an optional additional cost, the first one is played with it, and the second one without."""
    sheet = (
        f"「血を流す」 ― {ADDITIONAL_COST}ライフ1点を支払ってもよい。",
        "これが「血を流す」のコストを支払ってプレイされたなら、すべての対戦相手のヒーローに3点の秘術ダメージを与える。",
    )
    first, second = (ann.instant(f"血の術{number}", *sheet) for number in (1, 2))
    ann.plays(first, additional_cost=True).resolve().expect("支払った血の術の後の、ベンのライフ", ben.life, 17)
    ann.plays(second, additional_cost=False).resolve().expect("支払わなかった血の術の後の、ベンのライフ", ben.life, 17)


@fab.check("1.7.6a#sentence-1", "1つの能力が、2つの先行能力を参照できる")
def an_ability_in_two_pairs(t: Table, ann: Person) -> None:
    """A card banishes two cards by two abilities, and refers to both by a third."""
    both = "先行「甲」のすべてのカードを手札に置く。先行「乙」のすべてのカードを手札に置く。"
    card = ann.instant("二本の糸", _BANISH.format("甲"), _BANISH.format("乙"), both)
    ann.gets("deck", instant("頁1"), instant("頁2"))
    ann.plays(card).resolve().expect("アンの手札の枚数", ann.count("hand"), 2)


@fab.check("1.7.6a#sentence-2", "ある組の後続能力が、別の組では先行能力であってもよい")
def a_following_ability_that_leads(t: Table, ann: Person) -> None:
    """The second ability refers to the first one, and the third one to the second."""
    second = f"先行「甲」のカードがあるなら、{_BANISH.format('乙')}"
    third = "先行「乙」のすべてのカードを手札に置く。"
    card = ann.instant("三連の糸", _BANISH.format("甲"), second, third)
    ann.gets("deck", instant("頁1"))
    lower = ann.has_card("deck", instant("頁2"))
    ann.plays(card).resolve().expect("2枚目のカードのあるゾーン", lower.zone, "手札")


@fab.check("1.7.6b#sentence-1", "先行能力が動かしたカードがさらに移ると、後続能力はそれを参照できない")
def a_card_that_has_moved_on(t: Table, ann: Person) -> None:
    """A banished card goes to hand before the following ability would put it into the graveyard."""
    first = f"{_BANISH.format('甲')}あなたの追放ゾーンのすべてのカードを手札に置く。"
    card = ann.instant("切れた糸", first, "先行「甲」のすべてのカードを墓地に置く。")
    page = ann.has_card("deck", instant("頁"))
    ann.plays(card).resolve().expect("《頁》のあるゾーン", page.zone, "手札")


@fab.check("1.7.6b#sentence-3a,3b", "先行能力のイベントが起こらなければ、それを参照する効果だけが失敗する")
def a_following_ability_without_its_event(t: Table, ann: Person) -> None:
    """The deck is empty, so that nothing is banished; another card was discarded before."""
    purge, old = ann.instant("粛清", "手札を1枚捨てる。"), ann.attack("古い札")
    back = "先行「甲」のすべてのカードを手札に置く。ライフを1点得る。"
    ann.resolves(purge, ann.instant("空の糸", _BANISH.format("甲"), back, zone="arsenal"))
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
    ann.plays(purge).resolve(discard=spare).resolve()
    _plays_all(t, ann, draw, wish)
    t.expect("与えられた先行能力が追放したカードのあるゾーン", second.zone, "手札")
    t.expect("もとからある先行能力が追放したカードのあるゾーン", first.zone, "追放ゾーン")


@fab.check("1.7.6c#sentence-4a", "後続能力だけが与えられても、もとからある先行能力とは関連しない")
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


@fab.check("1.7.6c#sentence-4b", "先行能力だけが与えられても、もとからある後続能力とは関連しない")
def a_leading_ability_given_alone(t: Table, ann: Person) -> None:
    """A permanent with a pair of its own gains another leading ability, which alone banishes a card."""
    follows = "ライフが増えたとき、先行「甲」のすべてのカードを手札に置く。"
    ann.item("台座", f"カードが捨てられたとき、{_BANISH.format('甲')}", follows)
    gift = _gives(ann, "授け物", _LEADS)
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
