"""Checks of 1.7.1 to 1.7.3 and 1.7.7: abilities in general, their sources, controllers and categories."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import ADDITIONAL_COST, HEALS, THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.card_parts.keywords import Dominate, GoAgain
from rulesdb.engine.fab.sample_cards.small_cards import instant

_CHARM = ("《護符》 アクション ― アイテム コスト0", "インスタント ― コストなし: ライフを1点得る。")
_WISH = ("《願い》 インスタント コスト0", "ライフを1点得る。")


@fab.check(
    "1.7.1#sentence-3,4 1.7.3a#sentence-2",
    "起動した能力はスタックにレイヤーを生成するだけで、効果はレイヤーが解決された時に発生する",
)
def an_activated_ability_creates_a_layer(t: Table, ann: Person) -> None:
    """An item is activated, and its layer resolves."""
    ann.activates(ann.has_card("permanent", *_CHARM))
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.expect("解決される前のアンのライフ", ann.life, 20)
    t.resolve()
    t.expect("解決された後のアンのライフ", ann.life, 21)


@fab.check(
    "1.7.1#sentence-5", "半面でプレイしたカードも、スタックを離れれば、基本能力はまたルールテキストの全体が決める"
)
def rules_text_defines_base_abilities(t: Table, ann: Person) -> None:
    """A split-card is played as its left half, comes back to hand, and is announced again."""
    halves = (
        "半面〔《生》 インスタント コスト0: 『ライフを1点得る。』〕",
        "半面〔《死》 インスタント コスト0: 『ライフを5点得る。』〕",
    )
    twin = ann.instant("生と死", *halves)
    back = ann.instant("呼び戻し", "あなたの墓地のすべてのカードを手札に置く。")
    ann.plays(twin, half="生").resolve()
    ann.plays(back).resolve()
    ann.announces(twin)
    t.expect("2回目に選べる半面", t.choices, ["生", "死"])


@fab.check("1.7.1#sentence-6", "トークンや起動レイヤーの基本能力は、作成した効果や能力が定める")
def the_creator_defines_base_abilities(t: Table, ann: Person) -> None:
    """An item creates a token that gains life when it is destroyed; the item itself has other abilities."""
    bell = ann.item("鈴", "インスタント ― コストなし: 〔《音》 トークン ― オーラ: 『続行』〕トークンを1個作成する。")
    ann.activates(bell).resolve()
    t.expect("作成されたトークンの数", t.times(kinds.Create), 1)
    (wave,) = t.tokens()
    t.expect("トークンは続行を持つか、起動能力を持つか", [wave.has(GoAgain), wave.has(Activated)], [True, False])


@fab.check("1.7.1a#sentence-1", "カードの能力の発生源はそのカードであり、ヒーローではない")
def the_card_is_the_source(t: Table, ann: Person, ben: Person) -> None:
    """Damage of one card is increased; a token that gains life puts a counter on itself."""
    ann.item("送風", "《火矢》によって、何かにダメージが与えられる場合、代わりにその量が2増える。")
    ann.has_card("permanent", "《実り》 トークン ― オーラ", "ライフが増えたとき、これに「実」カウンターを1個置く。")
    bolt = ann.instant("火矢", "対象の対戦相手のヒーローに3点の秘術ダメージを与える。")
    wish = ann.hand(*_WISH)
    ann.plays(bolt, target=ben.hero).resolve()
    t.expect("《火矢》の後のベンのライフ", ben.life, 15)
    ann.plays(wish).resolve(2)
    t.expect("アンのヒーローの「実」カウンターの数", ann.hero.counters("実"), 0)


@fab.check("1.7.1a#sentence-2", "起動レイヤーと誘発レイヤーの能力の発生源は、レイヤーを生成した能力の発生源である")
def a_layer_has_the_source_of_its_ability(t: Table, ann: Person) -> None:
    """An item puts a counter on itself when activated, and another one when its player gains life."""
    jar = ann.item(
        "壺",
        "インスタント ― コストなし: これに「砂」カウンターを1個置く。",
        "ライフが増えたとき、これに「水」カウンターを1個置く。",
    )
    wish = ann.hand(*_WISH)
    ann.activates(jar).resolve()
    t.expect("《壺》の「砂」カウンターの数", jar.counters("砂"), 1)
    ann.plays(wish).resolve(2)
    t.expect("《壺》の「水」カウンターの数", jar.counters("水"), 1)
    t.expect("アンのヒーローの「砂」と「水」のカウンターの数", [ann.hero.counters(kind) for kind in "砂水"], [0, 0])


@fab.check("1.7.1a#sentence-3,4", "発生源が破壊されても、レイヤーはスタックに残り、解決されて効果を発生させる")
def a_layer_does_not_need_its_source(t: Table, ann: Person, ben: Person) -> None:
    """An item is activated and then destroyed."""
    charm = ann.has_card("permanent", *_CHARM)
    hammer = ben.instant("木槌", "「護符」という名前のすべてのカードを破壊する。")
    ann.activates(charm)
    ben.responds(hammer).resolve()
    t.expect("《護符》のあるゾーン", charm.zone, "墓地")
    t.expect("スタックに残るレイヤーの数", t.stack, 1)
    t.resolve()
    t.expect("解決に失敗したレイヤーの数", t.times(kinds.Resolved, has_failed=True), 0)
    t.expect("アンのライフ", ann.life, 21)


@fab.check(
    "1.7.1b#sentence-1", "起動レイヤーをコントロールするのは、ターンプレイヤーでなくても、起動したプレイヤーである"
)
def whoever_activates_controls_the_layer(t: Table, ann: Person, ben: Person) -> None:
    """Ben activates an item in Ann's turn."""
    charm = ben.has_card("permanent", *_CHARM)
    ann.passes()
    ben.activates(charm).resolve()
    t.expect("アンとベンのライフ", [ann.life, ben.life], [20, 21])


@fab.check("1.7.1b#sentence-2", "誘発レイヤーをコントロールするのは、発生源のオーナーではなくコントローラーである")
def whoever_controls_the_source_controls_the_layer(t: Table, ann: Person, ben: Person) -> None:
    """Ann plays an aura that Ben owns, and gains life while she controls it."""
    ann.item("借用証", "あなたは、《灯》をオーナーとしてプレイしてもよい。", "《灯》をプレイしてもよい。")
    lamp = ben.has_card("graveyard", "《灯》 インスタント ― オーラ コスト0", "カードが引かれたとき、ライフを1点得る。")
    draw = ann.instant("学び", "カードを1枚引く。")
    ann.gets("deck", instant("頁"))
    ann.plays(lamp).resolve()
    ann.plays(draw).resolve(2)
    t.expect("アンとベンのライフ", [ann.life, ben.life], [21, 20])


@fab.check("1.7.1b#sentence-3", "発生源にコントローラーがいない誘発レイヤーは、発生源のオーナーがコントロールする")
def the_owner_controls_the_layer_without_a_controller(t: Table, ann: Person, ben: Person) -> None:
    """A card in Ben's graveyard triggers in Ann's turn."""
    ben.has_card(
        "graveyard", "《亡霊》 アクション コスト0", "墓地にあるとき、カードがプレイされたとき、ライフを3点得る。"
    )
    ann.plays(ann.hand(*_WISH)).resolve(2)
    t.expect("アンとベンのライフ", [ann.life, ben.life], [21, 23])


@fab.check(
    "1.7.2#sentence-1,2 1.7.2#example-1",
    "《速度の奔流》は、ヒットして能力を得ると続行を持つカードになるが、基本の続行を持つカードではない",
)
def torrent_of_tempo(t: Table, ann: Person) -> None:
    """Cards count the attacks with go again, and those with base go again, before and after the hit."""
    torrent = ann.attack(
        "速度の奔流", "これがヒットしたとき、このターンの終わりまで、これは、『続行』を得る。", power=4, defense=None
    )
    counts = [
        ann.instant(f"{name}{number}", f"ライフを(すべての(攻撃である、かつ{which}続行を持つ)ものの数)点得る。")
        for number in (1, 2)
        for name, which in (("続行数え", ""), ("基本数え", "基本の"))
    ]
    ann.plays(torrent).until("reaction")
    for count in counts[:2]:
        ann.plays(count).resolve()
    t.expect("ヒットする前に数えた続行", ann.life, 20)
    t.until("damage")
    t.resolve()
    t.expect("続行を得たか", torrent.has(GoAgain), True)
    for count, life in zip(counts[2:], (21, 21), strict=True):
        ann.plays(count).resolve()
        t.expect(f"{count.name}で数えた後のアンのライフ", ann.life, life)


@fab.check("1.7.3#sentence-2", "誘発する能力も常在能力であり、すべての常在能力を失う効果で失われる")
def a_triggered_ability_is_a_static_ability(t: Table, ann: Person) -> None:
    """An item loses all static abilities: its triggered ability, but not its activated one."""
    shell = ann.item("貝", "カードがプレイされたとき、ライフを5点得る。", HEALS)
    hush = ann.instant("沈黙", "このターンの終わりまで、「貝」という名前のすべてのカードは、すべての常在能力を失う。")
    wish = ann.hand(*_WISH)
    ann.plays(hush).resolve(2)
    t.expect("《沈黙》の後のアンのライフ", ann.life, 25)
    ann.plays(wish).resolve()
    t.expect("《願い》の後のアンのライフ", ann.life, 26)
    ann.activates(shell).resolve()
    t.expect("《貝》を起動した後のアンのライフ", ann.life, 27)


@fab.check("1.7.3#sentence-3", "能力の分類は、コストがあるかどうかではなく、効果をどう発生させるかで決まる")
def how_it_generates_effects_decides_the_category(t: Table, ann: Person) -> None:
    """A card with an additional cost loses all static abilities, and needs no card to discard any more."""
    feast = ann.instant("宴", f"{ADDITIONAL_COST}「手札を1枚捨てる」を支払う。", "ライフを1点得る。")
    hush = ann.instant("沈黙", "このターンの終わりまで、「宴」という名前のすべてのカードは、すべての常在能力を失う。")
    ann.resolves(hush)
    t.expect("ほかに手札がないのに《宴》をプレイできるか", ann.may_play(feast), True)
    ann.resolves(feast)
    t.expect("ほかに手札がないのに《宴》をプレイした後の、アンのライフ", ann.life, 21)


@fab.check("1.7.3a#sentence-1", "起動能力は、プレイヤーが起動できる能力である")
def players_can_activate_activated_abilities(t: Table, ann: Person) -> None:
    """An item that can be activated."""
    charm = ann.has_card("permanent", *_CHARM)
    t.expect("《護符》を起動できるか", ann.may_activate(charm), True)


@fab.check("1.7.3b#sentence-1", "解決能力は、プレイされた時ではなく、スタックで解決される時に効果を発生させる")
def a_resolution_ability_waits_for_the_resolution(t: Table, ann: Person) -> None:
    """An instant is played, and resolves."""
    ann.plays(ann.hand(*_WISH))
    t.expect("プレイした時のアンのライフ", ann.life, 20)
    t.resolve()
    t.expect("解決された後のアンのライフ", ann.life, 21)


@fab.check("1.7.3c#sentence-1", "常在能力は、だれのターンでも、ただそのまま効果を発生させる")
def a_static_ability_simply_works(t: Table, ann: Person, ben: Person) -> None:
    """Ann's item and an aura that resolves make attacks stronger; Ben's item makes them weaker, in Ann's turn."""
    ben.item("泥", "攻撃は、パワーに-1の修整を得る。")
    ann.item("軍旗", "攻撃は、パワーに1の修整を得る。")
    mist = ann.hand("《戦意》 インスタント ― オーラ コスト0", "攻撃は、パワーに2の修整を得る。")
    claw = ann.attack("爪")
    ann.plays(mist).resolve()
    ann.plays(claw)
    t.expect("爪のパワー", claw.power, 5)


@fab.check("1.7.7#sentence-1", "オブジェクトの能力は、効果で増えることも、なくなることもある")
def abilities_are_modified(t: Table, ann: Person) -> None:
    """An attack with dominate loses it, and gains go again."""
    claw = ann.attack("爪", "圧倒", defense=None)
    wind = ann.instant("向かい風", f"{THIS_TURN}対象の攻撃であるものは、(すべての圧倒を失う、さらに『続行』を得る)。")
    ann.plays(claw)
    ann.plays(wind, target=claw).resolve()
    t.expect("爪が圧倒を持つか", claw.has(Dominate), False)
    t.expect("爪が続行を持つか", claw.has(GoAgain), True)
