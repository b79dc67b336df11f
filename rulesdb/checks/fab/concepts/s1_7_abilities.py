"""Checks of 1.7: abilities, and when they are functional."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import ADDITIONAL_COST, HEALS, THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Activated, Triggered
from rulesdb.engine.fab.card_parts.keywords import Dominate, GoAgain
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import attack, gem, instant

_CHARM = ("《護符》 アクション ― アイテム コスト0", "インスタント ― コストなし: ライフを1点得る。")
_WISH = ("《願い》 インスタント コスト0", "ライフを1点得る。")


def _plays_of_the_other(player: Person, owner: Person, name: str, subtype: str, ability: str) -> TrackedCard:
    """Let a player play a card with an ability that the other player owns, and so control it; return it."""
    player.item("借用証", f"あなたは、《{name}》をオーナーとしてプレイしてもよい。", f"《{name}》をプレイしてもよい。")
    card = owner.has_card("graveyard", f"《{name}》 インスタント ― {subtype} コスト0", ability)
    player.responds(card).resolve()
    return card


@fab.check(
    "1.7.1#sentence-3,4 1.7.3a#sentence-2",
    "起動や誘発をした能力はスタックにレイヤーを生成するだけで、効果は解決された時に発生するが、ほかの常在能力は直接はたらく",
)
def an_activated_ability_creates_a_layer(t: Table, ann: Person) -> None:
    """An item is activated, which triggers another one, and their layers resolve; a third one just increases life."""
    ann.item("鈴", "能力が起動されたとき、ライフを3点得る。")
    ann.item("泉", "ライフが増える場合、代わりにその量が1増える。")
    ann.activates(ann.has_card("permanent", *_CHARM)).expect("スタックのレイヤーの数", t.stack, 2)
    t.expect("解決される前のアンのライフ", ann.life, 20)
    t.resolve().expect("誘発レイヤーが解決され、泉の効果で1点多く得た、アンのライフ", ann.life, 24)
    t.resolve().expect("起動レイヤーも解決された後の、アンのライフ", ann.life, 26)


@fab.check("1.7.1#sentence-5", "カードの基本能力は、ルールテキストに書かれた能力であり、効果で得たり失ったりはしない")
def rules_text_defines_base_abilities(t: Table, ann: Person) -> None:
    """Of two items, the one with go again in its text loses it, and the other gains it; then base go again matters."""
    written, plain = ann.item("風車", "続行", HEALS), ann.item("水車", HEALS)
    storm = ann.instant("嵐", "すべての基本の続行を持つパーマネントを破壊する。")
    swap = ann.instant(
        "入れ替え",
        f"{THIS_TURN}すべての名前が「風車」のものは、すべての続行を失う。"
        f"{THIS_TURN}すべての名前が「水車」のものは、『続行』を得る。",
    )
    ann.resolves(swap).expect("続行を持つのは", (written.has(GoAgain), plain.has(GoAgain)), (False, True))
    ann.resolves(storm)
    t.expect("風車と水車のあるゾーン", (written.zone, plain.zone), ("墓地", "闘技場"))


@fab.check("1.7.1#sentence-6a,6b,6c", "トークンや起動レイヤーやマクロの基本能力は、作成したルールや効果や能力が定める")
def the_creator_defines_base_abilities(t: Table, ann: Person) -> None:
    """Two items create tokens whose abilities are others than theirs; a tournament rule creates a macro."""
    spring = t.macro(ann, "《泉》 マクロ", HEALS)
    bell = ann.item("鈴", "インスタント ― コストなし: 〔《音》 トークン ― オーラ: 『続行』〕トークンを1個作成する。")
    drum = ann.item("太鼓", "インスタント ― コストなし: 「ルーン陣」トークンを1個作成する。")
    ann.activates(bell).resolve().expect("作成されたトークンの数", t.event_count(kinds.Create), 1)
    (wave,) = t.tokens()
    t.expect("トークンは続行を持つか、起動能力を持つか", [wave.has(GoAgain), wave.has(Activated)], [True, False])
    ann.activates(drum).resolve().expect(
        "ルーン陣は、ルールの定める誘発能力を持つか", t.tokens()[-1].has(Triggered), True
    )
    t.expect("マクロの泉は、トーナメントルールの定める起動能力を持つか", spring.has(Activated), True)


@fab.check("1.7.1a#sentence-1", "カードの能力の発生源はそのカードであり、ヒーローではない")
def the_card_is_the_source(t: Table, ann: Person, ben: Person) -> None:
    """Damage of one card is increased; a token that gains life puts a counter on itself."""
    ann.item("送風", "《火矢》によって、何かにダメージが与えられる場合、代わりにその量が2増える。")
    ann.has_card("permanent", "《実り》 トークン ― オーラ", "ライフが増えたとき、これに「実」カウンターを1個置く。")
    bolt = ann.instant("火矢", "対象の対戦相手のヒーローに3点の秘術ダメージを与える。")
    wish = ann.hand(*_WISH)
    ann.plays(bolt, target=ben.hero).resolve().expect("《火矢》の後のベンのライフ", ben.life, 15)
    ann.plays(wish).resolve(2).expect("アンのヒーローの「実」カウンターの数", ann.hero.counters("実"), 0)


@fab.check("1.7.1a#sentence-2", "起動レイヤーと誘発レイヤーの能力の発生源は、レイヤーを生成した能力の発生源である")
def a_layer_has_the_source_of_its_ability(t: Table, ann: Person) -> None:
    """An item puts a counter on itself when activated, and another one when its player gains life."""
    jar = ann.item(
        "壺",
        "インスタント ― コストなし: これに「砂」カウンターを1個置く。",
        "ライフが増えたとき、これに「水」カウンターを1個置く。",
    )
    wish = ann.hand(*_WISH)
    ann.activates(jar).resolve().expect("《壺》の「砂」カウンターの数", jar.counters("砂"), 1)
    ann.plays(wish).resolve(2).expect("《壺》の「水」カウンターの数", jar.counters("水"), 1)
    t.expect("アンのヒーローの「砂」と「水」のカウンターの数", [ann.hero.counters(kind) for kind in "砂水"], [0, 0])


@fab.check("1.7.1a#sentence-3,4", "発生源が破壊されても、レイヤーはスタックに残り、解決されて効果を発生させる")
def a_layer_does_not_need_its_source(t: Table, ann: Person, ben: Person) -> None:
    """An item is activated, which triggers it as well, and then it is destroyed."""
    charm = ann.has_card("permanent", *_CHARM, "あなたによって、能力が起動されたとき、ライフを3点得る。")
    hammer = ben.instant("木槌", "「護符」という名前のすべてのカードを破壊する。")
    ann.activates(charm)
    ben.responds(hammer).resolve().expect("《護符》のあるゾーン", charm.zone, "墓地")
    t.expect("スタックに残る、起動レイヤーと誘発レイヤーの数", t.stack, 2)
    t.resolve(2).expect("解決に失敗したレイヤーの数", t.event_count(kinds.Resolved, has_failed=True), 0)
    t.expect("アンのライフ", ann.life, 24)


@fab.check(
    "1.7.1b#sentence-1",
    "起動レイヤーをコントロールするのは、ターンプレイヤーでも発生源のオーナーでもなく、起動したプレイヤーである",
)
def whoever_activates_controls_the_layer(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn Ben activates an item that Ann owns and he controls."""
    charm = _plays_of_the_other(ben, ann, "護符", "アイテム", HEALS)
    ann.passes()
    ben.activates(charm).resolve().expect("アンとベンのライフ", [ann.life, ben.life], [20, 21])


@fab.check(
    "1.7.1b#sentence-2a",
    "誘発レイヤーをコントロールするのは、発生源のオーナーでもターンプレイヤーでもなく、発生源のコントローラーである",
)
def whoever_controls_the_source_controls_the_layer(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn Ben plays an aura that Ann owns; Ann draws a card while he controls it."""
    draw = ann.instant("学び", "カードを1枚引く。")
    ann.gets("deck", instant("頁"))
    _plays_of_the_other(ben, ann, "灯", "オーラ", "カードが引かれたとき、ライフを1点得る。")
    ann.plays(draw).resolve(2).expect("アンとベンのライフ", [ann.life, ben.life], [20, 21])


@fab.check(
    "1.7.1b#sentence-2b",
    "発生源のコントローラーが後で変わっても、誘発レイヤーのコントローラーは変わらない",
)
def a_change_of_control_does_not_matter_to_the_layer(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn an effect of Ben's item triggers; in response Ann gains control of the item."""
    bell = ben.item("鈴", "カードが引かれたとき、ライフを3点得る。")
    takes = ann.instant("奪取", f"{THIS_TURN}対象の名前が「鈴」のものは、コントローラーがあなたになる。")
    draw = ann.instant("学び", "カードを1枚引く。")
    ann.gets("deck", instant("頁"))
    ann.plays(draw).resolve()
    ann.plays(takes, target=bell).resolve().expect("アンがコントロールする鈴の数", ann.controls("鈴"), 1)
    t.resolve().expect("アンとベンのライフ", [ann.life, ben.life], [20, 23])


@fab.check("1.7.1b#sentence-3", "発生源にコントローラーがいない誘発レイヤーは、発生源のオーナーがコントロールする")
def the_owner_controls_the_layer_without_a_controller(t: Table, ann: Person, ben: Person) -> None:
    """A card in Ben's graveyard triggers in Ann's turn."""
    ben.has_card(
        "graveyard", "《亡霊》 アクション コスト0", "墓地にあるとき、カードがプレイされたとき、ライフを3点得る。"
    )
    ann.plays(ann.hand(*_WISH)).resolve(2).expect("アンとベンのライフ", [ann.life, ben.life], [21, 23])


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
    ann.resolves(*counts[:2]).expect("ヒットする前に数えた続行", ann.life, 20)
    t.until("damage").resolve().expect("続行を得たか", torrent.has(GoAgain), True)
    for count, life in zip(counts[2:], (21, 21), strict=True):
        ann.plays(count).resolve().expect(f"{count.name}で数えた後のアンのライフ", ann.life, life)


@fab.check(
    "1.7.3#sentence-2",
    "誘発する能力も常在能力で、すべての常在能力を失う効果で失われるが、起動能力と解決能力は失われない",
)
def a_triggered_ability_is_a_static_ability(t: Table, ann: Person) -> None:
    """Cards lose all static abilities: an item the triggered one, not the activated one, nor an instant its effect."""
    shell = ann.item("貝", "カードがプレイされたとき、ライフを5点得る。", HEALS)
    hush = ann.instant("沈黙", "このターンの終わりまで、「貝」という名前のすべてのカードは、すべての常在能力を失う。")
    song = ann.instant("貝", "ライフを1点得る。")
    ann.plays(hush).resolve(2).expect("《沈黙》の後のアンのライフ", ann.life, 25)
    ann.plays(song).resolve().expect("同じ名前のインスタントの解決能力の後の、アンのライフ", ann.life, 26)
    ann.activates(shell).resolve().expect("《貝》を起動した後のアンのライフ", ann.life, 27)


@fab.check("1.7.3#sentence-3", "能力の分類は、コストがあるかどうかではなく、効果をどう発生させるかで決まる")
def how_it_generates_effects_decides_the_category(t: Table, ann: Person) -> None:
    """A card with an additional cost loses all static abilities, and needs no card to discard any more."""
    feast = ann.instant("宴", f"{ADDITIONAL_COST}「手札を1枚捨てる」を支払う。", "ライフを1点得る。")
    hush = ann.instant("沈黙", "このターンの終わりまで、「宴」という名前のすべてのカードは、すべての常在能力を失う。")
    ann.resolves(hush).expect("ほかに手札がないのに《宴》をプレイできるか", ann.may_play(feast), True)
    ann.resolves(feast).expect("ほかに手札がないのに《宴》をプレイした後の、アンのライフ", ann.life, 21)


@fab.check("1.7.3a#sentence-1", "起動能力は、自分のターンでも対戦相手のターンでも、何度でも、プレイヤーが起動できる")
def players_can_activate_activated_abilities(t: Table, ann: Person, ben: Person) -> None:
    """Both players have an item that can be activated; in her turn Ann activates hers twice, and then Ben his."""
    hers, his = (person.has_card("permanent", *_CHARM) for person in (ann, ben))
    ann.activates(hers).resolve().expect("アンは、もう一度《護符》を起動できるか", ann.may_activate(hers), True)
    ann.passes().expect("ベンは、アンのターンに《護符》を起動できるか", ben.may_activate(his), True)


@fab.check("1.7.3b#sentence-1", "解決能力は、プレイされた時ではなく、スタックで解決される時に効果を発生させる")
def a_resolution_ability_waits_for_the_resolution(t: Table, ann: Person) -> None:
    """An instant is played, and resolves."""
    ann.plays(ann.hand(*_WISH)).expect("プレイした時のアンのライフ", ann.life, 20)
    t.resolve().expect("解決された後のアンのライフ", ann.life, 21)


@fab.check("1.7.3c#sentence-1", "常在能力は、だれのターンでも、ただそのまま効果を発生させる")
def a_static_ability_simply_works(t: Table, ann: Person, ben: Person) -> None:
    """Ann's item and an aura that resolves make attacks stronger; Ben's item makes them weaker, in Ann's turn."""
    ben.item("泥", "攻撃は、パワーに-1の修整を得る。")
    ann.item("軍旗", "攻撃は、パワーに1の修整を得る。")
    mist = ann.hand("《戦意》 インスタント ― オーラ コスト0", "攻撃は、パワーに2の修整を得る。")
    claw = ann.attack("爪")
    ann.plays(mist).resolve()
    ann.plays(claw).expect("爪のパワー", claw.power, 5)


@fab.check("1.7.7#sentence-1", "オブジェクトの能力は、効果で増えることも、なくなることもある")
def abilities_are_modified(t: Table, ann: Person) -> None:
    """An attack with dominate loses it, and gains go again."""
    claw = ann.attack("爪", "圧倒", defense=None)
    wind = ann.instant("向かい風", f"{THIS_TURN}対象の攻撃であるものは、(すべての圧倒を失う、さらに『続行』を得る)。")
    ann.plays(claw)
    ann.plays(wind, target=claw).resolve().expect("爪が圧倒を持つか", claw.has(Dominate), False)
    t.expect("爪が続行を持つか", claw.has(GoAgain), True)


@fab.check(
    "1.7.4#sentence-1", "起動能力は、機能状態でない手札や墓地からは起動できず、機能状態である闘技場では起動できる"
)
def an_ability_is_activated_in_the_arena(t: Table, ann: Person) -> None:
    """The same item in the arena, in hand and in the graveyard."""
    charm = ann.has_card("permanent", *_CHARM)
    in_hand, gone = ann.hand(*_CHARM), ann.has_card("graveyard", *_CHARM)
    ann.cannot_activate(in_hand, "1.7.4")
    ann.cannot_activate(gone, "1.7.4")
    ann.activates(charm).resolve().expect("アンのライフ", ann.life, 21)


@fab.check(
    "1.7.4#sentence-2b,4b", "裏向きの装備品の能力は機能状態でなく、起動能力は起動できず、常在能力は効果を発生させない"
)
def an_ability_that_is_not_functional_generates_nothing(t: Table, ann: Person) -> None:
    """Of two pieces of equipment that make attacks stronger, one lies face down, which could be activated face up."""
    ann.equips("arms", "鼓舞の腕輪", "攻撃は、パワーに1の修整を得る。")
    crown = "《鼓舞の冠》 装備品 ― 頭", "攻撃は、パワーに2の修整を得る。", HEALS
    hidden, claw = ann.has_card("head", *crown, is_public=False), ann.attack("爪")
    ann.cannot_activate(hidden, "1.7.4")
    ann.plays(claw).expect("爪のパワー", claw.power, 4)


@fab.check("1.7.4#sentence-3", "発生源が開示状態で闘技場にあれば、能力は機能状態である")
def an_ability_is_functional_in_the_arena(t: Table, ann: Person) -> None:
    """An item in the arena is activated; equipment and an attack of an earlier chain link give power."""
    charm = ann.has_card("permanent", *_CHARM)
    ann.equips("head", "鼓舞の冠", "攻撃は、パワーに2の修整を得る。")
    howl, claw = ann.attack("遠吠え", "続行", "攻撃は、パワーに1の修整を得る。", defense=None), ann.attack("爪")
    t.expect("護符の能力を起動できるか", ann.may_activate(charm), True)
    ann.plays(howl).until("resolution")
    ann.plays(claw).expect("遠吠えが戦闘チェインにある間の、爪のパワー", claw.power, 6)


@fab.check("1.7.4#sentence-4a", "発生源が闘技場になければ、開示状態でも、能力は機能状態ではない")
def an_ability_is_not_functional_elsewhere(t: Table, ann: Person) -> None:
    """An item and equipment lie face up in the graveyard."""
    charm = ann.has_card("graveyard", *_CHARM)
    ann.has_card("graveyard", "《鼓舞の冠》 装備品 ― 頭", "攻撃は、パワーに2の修整を得る。")
    claw = ann.attack("爪")
    ann.cannot_activate(charm, "1.7.4")
    ann.plays(claw).expect("爪のパワー", claw.power, 3)


@fab.check(
    "1.7.4#sentence-2b 1.7.4a#sentence-1a,1b",
    "手札から防御しているカードの能力は、闘技場にあっても機能状態ではないが、防御している装備品の能力は別である",
)
def a_passing_defender_has_no_functional_abilities(t: Table, ann: Person, ben: Person) -> None:
    """An action defends, which would be equipment in the arena, another one with three abilities, and equipment."""
    guard = ben.action("番兵", HEALS, "攻撃は、パワーに-1の修整を得る。", "ダメージが与えられたとき、ライフを5点得る。")
    helm = ben.equips("head", "兜", HEALS, "攻撃は、パワーに-2の修整を得る。", defense=0)
    arm = ben.hand("《変形する腕》 アクション・装備品 ― 腕 コスト0 防御0", "攻撃は、パワーに-4の修整を得る。")
    claw = ann.attack("爪", power=7)
    ann.plays(claw).until("attack").resolve(defend=(guard, helm, arm, None))
    ann.passes()
    ben.cannot_activate(guard, "1.7.4").expect("-2の修整だけを得た、爪のパワー", claw.power, 5)
    ben.activates(helm).resolve().expect("防御している兜を起動した後の、ベンのライフ", ben.life, 21)
    t.until("resolution").expect("ベンのライフ", ben.life, 18)


@fab.check(
    "1.7.4a#sentence-3 1.7.4a#example-1",
    "《後方部隊の結集》の、防御している間だけ起動できる能力は、防御カードであるときに機能状態である",
)
def rally_the_rearguard(t: Table, ann: Person, ben: Person) -> None:
    """The ability cannot be activated from hand, and can be while the card defends."""
    rally = ben.action(
        "後方部隊の結集",
        "1ターンに1回、インスタント ― 「手札を1枚捨てる」: "
        "『戦闘チェインが閉じるまで、これは、防御値に3の修整を得る。』これが防御している場合にだけ起動できる。",
    )
    spare, claw = ben.attack("控え"), ann.attack("爪", power=6)
    ann.plays(claw)
    ann.passes()
    ben.cannot_activate(rally, "1.7.4")
    ben.passes()
    t.resolve(defend=(rally, None))
    ann.passes().expect("防御しているときに起動できるか", ben.may_activate(rally), True)
    ben.activates(rally).resolve().expect("《後方部隊の結集》の防御値", rally.defense, 5)
    t.expect("《控え》のあるゾーン", spare.zone, "墓地")


@fab.check(
    "1.7.4a#sentence-4", "防御していることを誘発条件に含む能力は、イベントでも状態でも、防御カードで機能状態である"
)
def a_defender_triggers_on_defending(t: Table, ann: Person, ben: Person) -> None:
    """A card triggers when it defends, another on damage while it defends; a third, just on damage, does not."""
    hedge = ben.action("茨", "これ自身で防御が行われたとき、ライフを3点得る。")
    thorn = ben.action("棘", "ダメージが与えられたとき、これが防御している場合、ライフを2点得る。")
    moss = ben.action("苔", "ダメージが与えられたとき、ライフを5点得る。")
    ann.plays(ann.attack("爪", power=7)).until("attack").resolve(defend=(hedge, thorn, moss, None))
    t.expect("スタックの誘発レイヤーの数", t.stack, 1)
    t.resolve().expect("茨で得た、ベンのライフ", ben.life, 23)
    t.until("damage").expect("1点のダメージの後の、誘発レイヤーの数", t.stack, 1)
    t.resolve().expect("棘で得た、ベンのライフ", ben.life, 24)


_YINTI = (
    "《Yinti Yanti》 アクション ― 攻撃 コスト0 パワー3 防御2",
    "(これが防御している、かつサブタイプがオーラのものがある)間、『これは、防御値に1の修整を得る。』が機能する。",
)


@fab.check(
    "1.7.4a#sentence-5 1.7.4g#sentence-1 1.7.4g#example-1",
    "《Yinti Yanti》の能力は、期間型条件が満たされている間だけ機能状態で、防御カードであってもよい",
)
def yinti_yanti(t: Table, ann: Person, ben: Person) -> None:
    """Yinti Yanti, its player controlling an aura until it is destroyed, defends beside cards with other exceptions."""
    yinti, claw = ben.hand(*_YINTI), ann.attack("爪", power=6)
    swarm = ben.hand("《群れ》 アクション コスト0 防御*", "防御値の値は、(あなたの墓地のカードの枚数)である。")
    ember = ben.action("残り火", "これ自身が墓地に移る場合、代わりに追放ゾーンに移る。")
    ben.gets("graveyard", instant("灰"))
    ben.has_card("permanent", "《光輪》 トークン ― オーラ")
    dusk = ann.instant("日蝕", "「光輪」という名前のすべてのカードを破壊する。")
    t.expect("手札での防御値", yinti.defense, 2)
    ann.plays(claw).until("attack").resolve(defend=(yinti, swarm, ember, None))
    t.expect("防御しているときの、Yinti Yantiと群れの防御値", (yinti.defense, swarm.defense), (3, 1))
    ann.plays(dusk).resolve().expect("オーラがなくなった後の防御値", yinti.defense, 2)
    t.until("").expect("自身の移動を置き換えた残り火のあるゾーン", ember.zone, "追放ゾーン")


@fab.check(
    "1.7.4b#sentence-1,3 1.7.4b#example-1",
    "《力強い振りかぶり》の能力は、これを捨てるコストを手札でしか支払えないので、手札で機能状態である",
)
def mighty_windup(t: Table, ann: Person) -> None:
    """The ability is activated from hand, not from the arsenal; that of a card whose cost any card pays cannot be."""
    sheet = (
        "《力強い振りかぶり》 アクション ― 攻撃 コスト0 パワー6",
        "インスタント ― 「このカードのうち1枚を捨てる」: 〔《剛力》 トークン ― オーラ〕トークンを1個作成する。",
    )
    windup, kept = ann.hand(*sheet), ann.has_card("arsenal", *sheet)
    idle = ann.attack(
        "空振り",
        "インスタント ― 「手札を1枚捨てる」: 〔《剛力》 トークン ― オーラ〕トークンを1個作成する。",
        power=6,
        defense=None,
    )
    ann.cannot_activate(idle, "1.7.4")
    ann.cannot_activate(kept, "1.7.4")
    ann.activates(windup).expect("《力強い振りかぶり》のあるゾーン", windup.zone, "墓地")
    t.resolve().expect("作成されたトークンの数", t.event_count(kinds.Create), 1)


@fab.check(
    "1.7.4b#sentence-2",
    "手札に戻す効果の能力も、墓地や裏向きで起動できると明確に示していなければ、そこでは機能状態ではない",
)
def an_ability_says_so_explicitly(t: Table, ann: Person, ben: Person) -> None:
    """Cards in the graveyard and face-down in the arsenal return to hand; one of each says that it can do so there."""
    mute = ann.has_card("graveyard", "《遺品》 アクション コスト0", "インスタント ― コストなし: これを手札に置く。")
    clear = ann.has_card(
        "graveyard", "《形見》 アクション コスト0", "墓地にあるとき、インスタント ― コストなし: これを手札に置く。"
    )
    ambush, sleeper = (
        person.has_card(
            "arsenal",
            f"《{name}》 アクション コスト0",
            f"{words}インスタント ― コストなし: これを手札に置く。",
            is_public=False,
        )
        for person, name, words in ((ann, "伏兵", "格納庫にあるとき、非開示のとき、"), (ben, "伏せ札", ""))
    )
    t.expect("《形見》の能力を起動できるか", ann.may_activate(clear), True)
    t.expect("裏向きの《伏兵》の能力を起動できるか", ann.may_activate(ambush), True)
    ann.cannot_activate(mute, "1.7.4")
    ann.passes()
    ben.cannot_activate(sleeper, "1.7.4")


@fab.check(
    "1.7.4b#sentence-3 1.7.4b#example-2",
    "《Guardian of the Shadowrealm》の能力は、追放ゾーンに表向きであるときにだけ機能状態である",
)
def guardian_of_the_shadowrealm(t: Table, ann: Person) -> None:
    """The card face up and face down in the banished zone, and in the graveyard."""
    sheet = (
        "《Guardian of the Shadowrealm》 アクション ― 攻撃 コスト3 パワー7 防御3",
        "追放ゾーンにあるとき、開示のとき、アクション ― リソース2点: これを手札に置く。",
    )
    seen, gone = ann.has_card("banished", *sheet), ann.has_card("graveyard", *sheet)
    hidden = ann.has_card("banished", *sheet, is_public=False)
    blue = ann.hand(gem("青玉", 3))
    ann.cannot_activate(gone, "1.7.4")
    ann.cannot_activate(hidden, "1.7.4")
    ann.activates(seen, pitch=blue).resolve().expect("起動したカードのあるゾーン", seen.zone, "手札")


@fab.check(
    "1.7.4c#sentence-1 1.7.4c#example-1",
    "《癒しの印》の解決能力は、闘技場になくても、スタックのレイヤーとして解決されるときに機能状態である",
)
def sigil_of_solace(t: Table, ann: Person) -> None:
    """The instant resolves on the stack."""
    ann.plays(ann.instant("癒しの印", "ライフを3点得る。")).resolve().expect("アンのライフ", ann.life, 23)


@fab.check("1.7.4c#sentence-2", "解決能力は、発生源が闘技場に置かれても、解決されるときのほかは機能状態ではない")
def a_resolution_ability_functions_only_as_it_resolves(t: Table, ann: Person) -> None:
    """An aura that gains life resolves and becomes a permanent; an effect puts another one into the arena."""
    bloom = ann.hand("《開花》 インスタント ― オーラ コスト0", "ライフを2点得る。")
    bud = ann.has_card("graveyard", "《蕾》 インスタント ― オーラ コスト0", "ライフを5点得る。")
    call = ann.instant("召喚", "「蕾」という名前のすべてのカードを闘技場に置く。")
    ann.plays(bloom).resolve().expect("《開花》のあるゾーン", bloom.zone, "闘技場")
    t.expect("アンのライフ", ann.life, 22)
    ann.plays(call).resolve().expect("効果で置かれた《蕾》のあるゾーン", bud.zone, "闘技場")
    t.expect("《蕾》が置かれた後の、アンのライフ", ann.life, 22)


@fab.check(
    "1.7.4d#sentence-1 1.7.4d#example-1",
    "特化とほかのヒーローの特化を認める能力は、ゲームの外で、カードプールについて機能状態である",
)
def meta_static_abilities_function_outside_the_game(t: Table, ann: Person, ben: Person) -> None:
    """Cards with specialization in the card-pools of three heroes, one of whom also lacks its supertype."""
    cleo = t.joins("クレオ")
    show, feat = (
        read_card(f"《{name} インスタント コスト0", "「ブラーボ」特化", "ライフを5点得る。")
        for name in ("大立ち回り》", "大見得》 「守護者」")
    )
    ann.brings(read_card("《舞台の主役、ブラーボ》 「守護者」 ヒーロー ライフ20 知力4"), show)
    ben.brings(read_card("《刃の舞い、ドリンシア》 「戦士」 ヒーロー ライフ20 知力4"), show)
    cleo.brings(
        read_card("《金剛双子、シヤナ》 ヒーロー ライフ20", "あなたのデッキに、特化を持つカードを入れてよい。"), feat
    )
    t.expect("ブラーボのカードプールが反するルール", ann.is_kept_out_by, [])
    t.expect("ドリンシアのカードプールが反するルール", ben.is_kept_out_by, ["8.3.7"])
    t.expect("シヤナのカードプールが反するルール", cleo.is_kept_out_by, [])


@fab.check(
    "1.7.4e#sentence-1a,1b 1.7.4e#example-1",
    "《Ghostly Visit》のプレイ時常在能力は、表向きであれば、追放ゾーンからプレイするときに機能状態である",
)
def ghostly_visit(t: Table, ann: Person) -> None:
    """The card face up and face down in the banished zone."""
    sheet = ("《Ghostly Visit》 アクション ― 攻撃 コスト0 パワー3", "これを追放ゾーンからプレイしてもよい。")
    seen, hidden = ann.has_card("banished", *sheet), ann.has_card("banished", *sheet, is_public=False)
    t.expect("裏向きのカードをプレイできるか", ann.may_play(hidden), False)
    t.expect("表向きのカードをプレイできるか", ann.may_play(seen), True)


@fab.check("1.7.4e#sentence-2", "プレイ時常在能力は、どのゾーンからプレイするときにも機能状態である")
def play_static_abilities_function_from_any_zone(t: Table, ann: Person) -> None:
    """A card with an additional cost is played from the banished zone."""
    ghost = ann.instant(
        "帰り火",
        "これを追放ゾーンからプレイしてもよい。",
        "これをプレイするための追加コストとして、ライフ3点を支払う。",
        "カードを1枚引く。",
        zone="banished",
    )
    ann.plays(ghost).expect("アンのライフ", ann.life, 17)


@fab.check(
    "1.7.4f#sentence-1 1.7.4f#example-1",
    "《Mutated Mass》の特性型常在能力は、どのゾーンでもゲームの外でも、いつでも機能状態である",
)
def mutated_mass(t: Table, ann: Person) -> None:
    """Cards that cost 0 and 1 are in the pitch zone; Mutated Mass is in hand, on the stack and outside the game."""
    sheet = (
        "《Mutated Mass》 アクション ― 攻撃 コスト0 パワー* 防御*",
        "パワーの値は、((あなたのピッチゾーンのカードのコストの種類の数)の2倍)である。",
        "防御値の値は、((あなたのピッチゾーンのカードのコストの種類の数)の2倍)である。",
    )
    mass = ann.hand(*sheet)
    ann.gets("pitch", attack("爪", cost=0), attack("牙", cost=1))
    t.expect("手札でのパワーと防御値", [mass.power, mass.defense], [4, 4])
    t.expect("ゲームの外でのパワー", ann.power_outside(read_card(*sheet)), 4)
    ann.plays(mass).expect("スタックでのパワー", mass.power, 4)


@fab.check("1.7.4h#sentence-1", "常在能力は、発生源がスタックにあるだけでは機能せず、解決されるときに機能する")
def a_static_ability_functions_as_its_source_resolves(t: Table, ann: Person) -> None:
    """A card with a static ability on the stack; an instant in response, and its own resolution ability."""
    feast = ann.instant("祝祭", "ライフが増える場合、代わりにその量が1増える。", "ライフを3点得る。")
    wish = ann.instant("願い", "ライフを1点得る。")
    ann.plays(feast)
    ann.plays(wish).resolve().expect("《祝祭》がスタックにある間の、アンのライフ", ann.life, 21)
    t.resolve().expect("《祝祭》が解決された後の、アンのライフ", ann.life, 25)


@fab.check(
    "1.7.4h#sentence-1 1.7.4h#example-1",
    "《Conduit of Frostburn》が与える常在能力は、それを得たカードが解決されるときに機能状態である",
)
def conduit_of_frostburn(t: Table, ann: Person, ben: Person) -> None:
    """A bolt gains an ability about damage; an instant deals damage while the bolt is on the stack."""
    conduit = ann.instant(
        "Conduit of Frostburn",
        "このターンの終わりまで、次にプレイする秘術ダメージを与えるものは、"
        "『秘術ダメージが与えられたとき、ライフを1点得る。』を得る。",
    )
    bolt = ann.instant("凍矢", "すべての対戦相手のヒーローに3点の秘術ダメージを与える。")
    spark = ann.instant("火花", "すべての対戦相手のヒーローに1点の秘術ダメージを与える。")
    ann.plays(conduit).resolve()
    ann.plays(bolt)
    ann.plays(spark).resolve().expect("火花の後の、スタックのレイヤーの数", t.stack, 1)
    t.resolve(2).expect("アンとベンのライフ", [ann.life, ben.life], [21, 16])


@fab.check("1.7.4h#sentence-2", "闘技場に出ることで誘発する能力は、効果で闘技場に置かれるときにも機能状態である")
def a_static_ability_functions_as_its_source_enters(t: Table, ann: Person) -> None:
    """An effect puts an aura from the graveyard into the arena."""
    dawn = ann.aura("夜明け", "これ自身が闘技場に出たとき、ライフを3点得る。", zone="graveyard")
    ann.plays(ann.instant("召喚", "「夜明け」という名前のすべてのカードを闘技場に置く。")).resolve()
    t.expect("《夜明け》のあるゾーン", dawn.zone, "闘技場")
    t.resolve().expect("アンのライフ", ann.life, 23)


@fab.check("1.7.4h#sentence-2", "墓地から闘技場に移ることで誘発する能力も、その移動のときに機能状態である")
def an_ability_about_a_move_functions_as_its_source_enters(t: Table, ann: Person) -> None:
    """An effect puts two auras into the arena, one of them from the graveyard, and one from hand."""
    sheet = ("《夕暮れ》 アクション ― オーラ コスト0", "これ自身が墓地から闘技場に移ったとき、ライフを3点得る。")
    ann.has_card("graveyard", *sheet)
    ann.hand(*sheet)
    ann.plays(ann.instant("召喚", "「夕暮れ」という名前のすべてのカードを闘技場に置く。")).resolve()
    t.expect("誘発レイヤーの数", t.stack, 1)


@fab.check(
    "1.7.4i#sentence-2 1.7.4i#example-1",
    "《裏通りの禁忌破り》の能力は、アクションカードか起動能力の効果がデッキから表向きに置いたときに機能状態である",
)
def back_alley_breakline(t: Table, ann: Person) -> None:
    """Copies are banished from the deck: by the effect of an instant, by that of an action, and by an ability's."""
    sheet = (
        "《裏通りの禁忌破り》 アクション ― 攻撃 コスト0 パワー3",
        "デッキにあるとき、(起動レイヤーである、またはタイプがアクションの)ものの効果によって、これ自身がデッキからどこかに表向きで置かれたとき、アクションポイントを1点得る。",
    )
    for _ in range(4):
        ann.has_card("deck", *sheet)
    pick = "インスタント ― コストなし: あなたのデッキの一番上のカードを{}追放する。"
    shovel, hoe = ann.item("鋤", pick.format("")), ann.item("鍬", pick.format("裏向きに"))
    flash = ann.instant("閃き", "あなたのデッキの一番上のカードを追放する。")
    dig = ann.hand("《採掘》 アクション コスト0", "あなたのデッキの一番上のカードを追放する。")
    ann.plays(flash).resolve().expect("インスタントの効果で追放された後の、スタックのレイヤーの数", t.stack, 0)
    ann.plays(dig).resolve(2).expect("アクションの効果で追放された後の、アンのアクションポイント", ann.action_points, 1)
    ann.activates(hoe).resolve().expect("裏向きに追放された後の、スタックのレイヤーの数", t.stack, 0)
    ann.activates(shovel).resolve(2).expect("起動能力で追放された後の、アンのアクションポイント", ann.action_points, 2)


@fab.check(
    "1.7.4j#sentence-2 1.7.4j#example-1",
    "《Drone of Brutality》の置換効果は、どこから墓地に移動しようとするときにも機能状態である",
)
def drone_of_brutality(t: Table, ann: Person) -> None:
    """The card is discarded from hand, and another card, too; a copy is put into the graveyard from the deck."""
    sheet = (
        "《Drone of Brutality》 アクション ― 攻撃 コスト2 パワー6",
        "これ自身が墓地に移る場合、代わりにデッキの一番下に移る。",
    )
    drone, on_top, _below = ann.hand(*sheet), ann.has_card("deck", *sheet), ann.has_card("deck", instant("石"))
    purge, other = ann.instant("粛清", "手札を2枚捨てる。"), ann.attack("爪")
    mill = ann.instant("崩落", "あなたのデッキの一番上のカードを墓地に置く。", zone="arsenal")
    ann.plays(purge).resolve(discard=(drone, other))
    t.expect("捨てた2枚のあるゾーン", [drone.zone, other.zone], ["デッキ", "墓地"])
    ann.plays(mill).resolve().expect("デッキの上にあった1枚のあるゾーン", on_top.zone, "デッキ")
