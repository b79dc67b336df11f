"""Checks of 1.8: effects, optional and conditional ones."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import ADDITIONAL_COST, ALTERNATIVE_COST, THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.events import Create, Deal
from rulesdb.engine.fab.sample_cards.small_cards import action, attack, gem, instant


@fab.check("1.8.1#sentence-2b,2c", "効果は、イベントも起こし、オブジェクトやゲームそのものに変化も与える")
def effects_make_events_or_apply_changes(t: Table, ann: Person, ben: Person) -> None:
    """An instant deals damage, an event, gives power to an attack, and keeps the opponent from playing cards."""
    claw, spark = ann.attack("爪"), ben.instant("火花")
    howl = ann.instant(
        "遠吠え",
        "すべての対戦相手のヒーローに1点の一般ダメージを与える。"
        f"{THIS_TURN}攻撃アクションカードは、パワーに2の修整を得る。{THIS_TURN}対戦相手は、プレイできない。",
    )
    ann.plays(howl).resolve().expect("ベンのライフ", ben.life, 19)
    t.expect("手札にある爪のパワー", claw.power, 5)
    ann.passes().expect("ベンは火花をプレイできるか", ben.may_play(spark), False)


@fab.check("1.8.1#sentence-5", "常在能力が機能するようになると、継続効果も、誘発する効果も発生する")
def functional_static_abilities_generate_effects(t: Table, ann: Person) -> None:
    """A banner gives power to attacks, and a drum draws a card on an attack, as soon as they are in the arena."""
    banner = ann.hand("《軍旗》 インスタント ― アイテム コスト0", "攻撃アクションカードは、パワーに2の修整を得る。")
    drum = ann.hand("《太鼓》 インスタント ― アイテム コスト0", "攻撃が行われたとき、カードを1枚引く。")
    claw = ann.attack("爪")
    t.expect("軍旗が手札にある間の、爪のパワー", claw.power, 3)
    ann.resolves(banner, drum).expect("軍旗が闘技場に出た後の、爪のパワー", claw.power, 5)
    ann.plays(claw).until("attack").expect("太鼓の能力が誘発して、スタックにあるレイヤー", t.stack, 1)


@fab.check("1.8.1#sentence-6a", "追加の効果コストを持つカードをプレイすると、その効果が発生する")
def additional_effect_costs_generate_effects(t: Table, ann: Person) -> None:
    """A card whose additional cost is the banishment of the graveyard: what lies there is banished, once."""
    rite = ann.instant(
        "儀式", f"{ADDITIONAL_COST}「あなたの墓地のすべてのカードを追放する」を支払う。", "ライフを1点得る。"
    )
    again = ann.hand(rite.card)
    bone = ann.has_card("graveyard", instant("骨"))
    ann.plays(rite).expect("プレイした直後に、骨のあるゾーン", bone.zone, "追放ゾーン")
    ann.cannot_play(again, "5.1.8a")


@fab.check("1.8.1#sentence-6b", "代替の効果コストを持つカードをプレイすると、その効果が発生する")
def alternative_effect_costs_generate_effects(t: Table, ann: Person) -> None:
    """A card may be played for the banishment of the graveyard instead of its resource cost."""
    cost = f"「追放」 ― {ALTERNATIVE_COST}「あなたの墓地のすべてのカードを追放する」を支払ってもよい。"
    grave = ann.hand("《墓暴き》 アクション コスト3", cost)
    bone = ann.has_card("graveyard", instant("骨"))
    ann.plays(grave, alternative_cost="追放").expect("プレイした直後に、骨のあるゾーン", bone.zone, "追放ゾーン")


@fab.check("1.8.1#sentence-7", "効果コストを持つ能力を起動すると、その効果が発生する")
def effect_costs_of_abilities_generate_effects(t: Table, ann: Person) -> None:
    """An ability whose cost is the destruction of its source: the source is gone before the layer resolves."""
    lamp = ann.equips("chest", "灯", "インスタント ― 「これを破壊する」: ライフを1点得る。")
    ann.activates(lamp).expect("起動した直後に、灯のあるゾーン", lamp.zone, "墓地")


@fab.check("1.8.1#sentence-8", "ほかの効果の成功という条件が満たされると、次の効果が発生する")
def a_met_condition_generates_an_effect(t: Table, ann: Person, ben: Person) -> None:
    """An effect destroys all auras and, if it did, draws a card: first there is an aura, then none."""
    ben.aura("霧", "続行")
    winds = [
        ann.instant(name, "(すべてのサブタイプがオーラのパーマネントを破壊する)。できた場合、(カードを1枚引く)。")
        for name in ("北風", "南風")
    ]
    ann.gets("deck", action("本"), action("巻物"))
    for wind, cards in zip(winds, (2, 1), strict=True):
        ann.plays(wind).resolve().expect(f"{wind.card.name}の後の、アンの手札の枚数", ann.count("hand"), cards)


@fab.check("1.8.1a#sentence-1a", "効果の発生源は、その効果を発生させた能力の発生源である")
def the_source_of_an_effect_is_that_of_its_ability(t: Table, ann: Person) -> None:
    """An ability of a staff deals damage, whose source is the staff, not the layer of the ability."""
    staff = ann.has_card(
        "weapon 1",
        "《杖》 武器 ― 両手・杖",
        "インスタント ― コストなし: すべての対戦相手のヒーローに2点の秘術ダメージを与える。",
    )
    ann.activates(staff).resolve().expect("ダメージの発生源", t.values(Deal, "source"), ["杖"])


@fab.check(
    "1.8.1a#sentence-2 1.8.1a#example-1",
    "効果が発生源を示しているなら、ダメージの発生源は、ヒットした攻撃アクションカードである",
)
def an_effect_names_another_source(t: Table, ann: Person, ben: Person) -> None:
    """The next attack action card that hits deals 3 damage more: the damage is the attack's, not the instant's."""
    spark = ann.instant(
        "通電",
        "このターンの終わりまで、1回だけ、次に『ヒットが起こったとき、その攻撃が、その攻撃対象に3点の一般ダメージを与える。』。",
    )
    claw = ann.attack("爪", power=2)
    ann.plays(spark).resolve()
    ann.plays(claw).until("resolution").expect("ベンのライフ", ben.life, 15)
    t.expect("2回のダメージの発生源", t.values(Deal, "source"), ["爪", "爪"])


@fab.check(
    "1.8.1b#sentence-1a",
    "効果をコントロールするのは、オーナーでもターンプレイヤーでもなく、その能力をコントロールするプレイヤーである",
)
def the_controller_of_an_effect_is_that_of_its_ability(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn Ben plays an instant that Ann owns, whose effect lets its controller gain life."""
    ben.item("借用証", "あなたは、《強壮剤》をオーナーとしてプレイしてもよい。", "《強壮剤》をプレイしてもよい。")
    tonic = ann.has_card("graveyard", "《強壮剤》 インスタント コスト0", "ライフを2点得る。")
    ben.responds(tonic).resolve().expect("ベンのライフとアンのライフ", (ben.life, ann.life), (22, 20))


@fab.check("1.8.1b#sentence-2", "効果が別のプレイヤーを示しているなら、そのプレイヤーが効果をコントロールする")
def an_effect_names_another_controller(t: Table, ann: Person, ben: Person) -> None:
    """A curse that the opponent controls is on the opponent's next card, not on that of the one who played it."""
    curse = ann.instant(
        "呪い",
        "このターンの終わりまで、対戦相手がコントロールする効果として、次にプレイするあらゆるものは、コストのリソースポイントが1点増える。",
    )
    mine, theirs = ann.instant("火花"), ben.instant("水滴")
    ann.plays(curse).resolve().expect("アンは、リソースなしで火花をプレイできるか", ann.may_play(mine), True)
    ann.passes().expect("ベンは、リソースなしで水滴をプレイできるか", ben.may_play(theirs), False)


@fab.check(
    "1.8.1#sentence-8 1.8.1a#sentence-1b 1.8.1b#sentence-1b",
    "条件が満たされて、効果が発生させた効果も、元の効果と同じカードを発生源とし、同じプレイヤーがコントロールする",
)
def an_effect_of_an_effect_has_its_source_and_controller(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn, an effect of Ben's instant waits for a card that is played, and deals damage then."""
    ember = ben.instant(
        "残り火",
        f"{THIS_TURN}1回だけ、次に『カードがプレイされたとき、すべての対戦相手のヒーローに2点の一般ダメージを与える。』。",
    )
    drop = ann.instant("水滴", "ライフを1点得る。")
    ben.responds(ember).resolve().expect("条件が満たされる前の、アンのライフ", ann.life, 20)
    ann.plays(drop).resolve().expect("ダメージの発生源", t.values(Deal, "source"), ["残り火"])
    t.expect("アンとベンのライフ", (ann.life, ben.life), (18, 20))


def _counts(t: Table, cards: tuple[tuple[str, ...], ...], what: str) -> int:
    """Let Ann gain life for the cards in her hand that fit; return Ann's life."""
    ann, _ben = t.people
    for sheet in cards:
        ann.hand(*sheet)
    count = ann.instant("鑑定", f"ライフを(あなたの手札のカードのうち{what}ものすべての数)点得る。")
    ann.plays(count).resolve()
    return ann.life


_DROP = ("《水滴》 インスタント コスト0", "ライフを3点得る。")
_LIGHTNING = (
    "このターンに、あなたによって、"
    "(スーパータイプが「魔術師」の、かつタイプがアクションの、かつサブタイプが攻撃のもの以外の、かつこれ自身以外の)ものが"
    "プレイされたなら、すべての対戦相手のヒーローに3点の秘術ダメージを与える。"
)


@fab.check(
    "1.8.2#sentence-1,2b 1.8.2#example-1",
    "条件型でも、秘術ダメージを3点与える効果を発生させる能力を持つカードは、その効果を持つカードである",
)
def a_conditional_effect_is_an_effect_of_the_card(t: Table) -> None:
    """Of Chain Lightning and an instant without damage, one has an effect that deals 3 arcane damage."""
    lightning = ("《Chain Lightning》 「魔術師」 アクション コスト0", _LIGHTNING)
    life = _counts(t, (lightning, _DROP), "3点の秘術ダメージを与える")
    t.expect("秘術ダメージを3点与える手札の枚数だけ得た後の、アンのライフ", life, 21)


@fab.check("1.8.2#sentence-2a", "「してもよい」効果を発生させるカードも、その効果を持つカードである")
def an_optional_effect_is_an_effect_of_the_card(t: Table) -> None:
    """Of a card that may deal 3 arcane damage and an instant without damage, one has such an effect."""
    spark = ("《火花》 インスタント コスト0", "すべての対戦相手のヒーローに3点の秘術ダメージを与えてもよい。")
    life = _counts(t, (spark, _DROP), "3点の秘術ダメージを与える")
    t.expect("秘術ダメージを3点与える手札の枚数だけ得た後の、アンのライフ", life, 21)


@fab.check("1.8.2#sentence-1 1.8.2#example-2", "秘術ダメージをX点与える効果のXは、カードが解決されるまでは0である")
def an_undefined_amount_is_zero(t: Table) -> None:
    """Blazing Aether in hand has an effect that deals X arcane damage, X being 0."""
    aether = (
        "《燃え盛るエーテル》 「魔術師」 アクション コスト0",
        "対象のヒーローに(このターンに対象に与えた秘術ダメージの点数)点の秘術ダメージを与える。",
    )
    life = _counts(t, (aether, _DROP), "0点の秘術ダメージを与える")
    t.expect("秘術ダメージを0点与える手札の枚数だけ得た後の、アンのライフ", life, 21)


_CLASH = (
    "《剛力の激突》 ブロック コスト0 防御3",
    "手札にあるとき、これ自身で防御が行われたとき、攻撃しているヒーローと激突を行う。",
)
_THUNK = (
    "《ズシン》 アクション ― 攻撃 コスト0 パワー6 防御3",
    "デッキにあるとき、あなたによって、これ自身で激突が制されたとき、〔《剛力》 トークン〕トークンを1個作成する。",
)


@fab.check(
    "1.8.2#sentence-1 1.8.2#example-3",
    "防御したときに激突を行うカードは激突を持つカードで、激突を行う能力をほかのものに与えるだけのカードは、そうではない",
)
def a_card_that_clashes_has_clash(t: Table) -> None:
    """Clash of Might is the one card with clash in hand; a spur only gives attacks an ability by which they clash."""
    granted = "『これがヒットしたとき、すべての対戦相手のヒーローと激突を行う。』"
    spur = ("《拍車》 インスタント コスト0", f"{THIS_TURN}攻撃は、{granted}を得る。")
    t.expect("激突を行う手札の枚数だけ得た後の、アンのライフ", _counts(t, (_CLASH, spur, _DROP), "激突を行う"), 21)


@fab.check("1.8.2#sentence-1 1.8.2#example-4", "激突に勝ったときに誘発するだけのカードは、激突を持つカードではない")
def a_card_that_wins_a_clash_has_no_clash(t: Table, ann: Person, ben: Person) -> None:
    """Thunk, in Ann's hand, is no card with clash; revealed from Ben's deck, it wins a clash and creates a token."""
    ben.has_card("deck", *_THUNK)
    ann.has_card("deck", attack("爪"))
    clash, claw = ben.hand(*_CLASH), ann.attack("牙")
    t.expect("激突を行う手札の枚数だけ得た後の、アンのライフ", _counts(t, (_THUNK,), "激突を行う"), 20)
    ann.plays(claw).until("attack").resolve(defend=(clash, None)).resolve(2)
    t.expect("ズシンの作成したトークンの数", t.event_count(Create), 1)


_WIPED = "すべてのサブタイプがオーラのパーマネントを破壊"
WIPE = f"{_WIPED}してもよい。そうした場合、ライフを5点得る。"


@fab.check("1.8.3#sentence-1", "「してもよい」と書かれた効果を生成するかどうかは、プレイヤーが選ぶ")
def an_optional_effect_may_be_left(t: Table, ann: Person) -> None:
    """A card that lets a player gain life, played twice: the player does not, and does."""
    first, second = (ann.instant(name, "ライフを5点得てもよい。") for name in ("盃", "壺"))
    ann.plays(first).resolve(may=False).expect("選ばなかった後のアンのライフ", ann.life, 20)
    ann.plays(second).resolve(may=True).expect("選んだ後のアンのライフ", ann.life, 25)


@fab.check("1.8.3a#sentence-1a", "発生するときに、効果が指定するプレイヤーが選ぶ")
def the_instructed_player_chooses(t: Table, ann: Person) -> None:
    """Ann's card lets the opponent choose to lose life: Ben is asked, and only when the layer resolves."""
    ann.plays(ann.instant("取引", "対戦相手は、望むなら、ライフを1点失ってもよい。そうした場合、ライフを3点得る。"))
    t.expect("プレイした後の質問", t.choices, [])
    t.resolve(may=...).expect("解決するときに尋ねられるプレイヤー", t.question, "ベン: 行うかどうか")


@fab.check(
    "1.8.3a#sentence-1b,2b",
    "適用されようとする選択型効果では、ダメージを受ける人ではなく、効果の指定する人が、適用するかどうかを選ぶ",
)
def whether_an_optional_effect_applies_is_chosen(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ben's shield may prevent 2 damage, which Ann deals to Sid: the first time Ben declines, the second time not."""
    bolts = [ann.instant(name, "対象のヒーローに2点の一般ダメージを与える。") for name in ("火", "雷")]
    ben.equips("chest", "胴着", "ダメージを2点、望むなら軽減する。")
    for bolt, wanted, life in zip(bolts, (False, True), (18, 18), strict=True):
        ann.plays(bolt, target=cid.hero).resolve(replace=...)
        t.expect("尋ねられること", t.question, "ベン: 置き換えるか")
        t.answer(replace=wanted).expect(f"{bolt.card.name}の後の、シドのライフ", cid.life, life)


@fab.check("1.8.3b#sentence-2a", "効果に禁じられて発生させられない選択型効果は、選べない")
def a_forbidden_optional_effect_is_not_chosen(t: Table, ann: Person, ben: Person) -> None:
    """An aura cannot be destroyed, so that a player is not asked whether to destroy all auras."""
    ben.aura("霧", "続行")
    ben.equips("chest", "護符", "サブタイプがオーラのものを破壊できない。")
    ann.plays(ann.instant("大風", WIPE)).resolve(may=...).expect("解決の中での質問", t.choices, [])
    t.expect("アンのライフ", ann.life, 20)


@fab.check("1.8.3b#sentence-2b", "ルールによって起こらない選択型効果は、選べない")
def an_optional_effect_against_a_rule_is_not_chosen(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn Ben, who cannot gain action points now, is not asked whether he gains one."""
    gift = ben.instant("贈り物", "アクションポイントを1点得てもよい。そうした場合、ライフを5点得る。")
    ben.responds(gift).resolve(may=...).expect("解決の中での質問", t.choices, [])
    t.expect("ベンのライフ", ben.life, 20)


@fab.check("1.8.3b#sentence-3", "今のゲーム状況では成功しない選択型効果は、選べない")
def a_hopeless_optional_effect_is_not_chosen(t: Table, ann: Person) -> None:
    """There is no aura, so that a player is not asked whether to destroy all auras."""
    ann.plays(ann.instant("大風", WIPE)).resolve(may=...).expect("解決の中での質問", t.choices, [])
    t.expect("アンのライフ", ann.life, 20)


@fab.check(
    "1.8.3b#sentence-3,5a 1.8.3b#example-1",
    "罠が3枚以上あれば追放するかどうかを選べ、2枚以下なら選べずに追放もされない",
)
def three_traps_are_banished_or_none(t: Table, ann: Person) -> None:
    """A card that may banish three traps from the graveyard face down, with three traps, and then with two."""
    waters = [
        ann.instant(name, "あなたの墓地のカードのうちサブタイプが罠のもののうち3枚を裏向きに追放してもよい。")
        for name in ("濁った水", "濁った川")
    ]
    trap = "防御リアクション ― 罠 コスト0 防御2"
    for name in "甲乙丙丁戊":
        ann.has_card("graveyard", f"《罠{name}》 {trap}")
    ann.plays(waters[0]).resolve(may=True).expect("罠が5枚あるときに、追放された枚数", ann.count("banished"), 3)
    ann.plays(waters[1]).resolve(may=...).expect("罠が2枚しかないときの質問", t.choices, [])
    t.expect("追放ゾーンのカードの枚数", ann.count("banished"), 3)


@fab.check("1.8.3b#sentence-5b", "置き換えた後のことが起こせない選択型の置換効果は、適用することを選べない")
def a_hopeless_optional_replacement_is_not_chosen(t: Table, ann: Person, ben: Person) -> None:
    """Instead of drawing, Ann may destroy all auras: there is none when she draws first, and one the second time."""
    ann.equips("head", "風の冠", f"カードが引かれる場合、代わりに望むなら({_WIPED}する)。")
    ann.gets("deck", gem("赤石"), gem("青石"))
    think, muse = (ann.instant(name, "カードを1枚引く。") for name in ("黙考", "瞑想"))
    mist = ben.hand("《霧》 インスタント ― オーラ コスト0", "続行")
    ann.plays(think).resolve(replace=...).expect("オーラがないときの質問", t.choices, [])
    ann.passes()
    ben.plays(mist).resolve()
    ann.plays(muse).resolve(replace=...).expect("オーラがあるときに尋ねられること", t.question, "アン: 置き換えるか")
    t.answer(replace=True).expect("アンの手札の枚数と、霧のあるゾーン", (ann.count("hand"), mist.zone), (1, "墓地"))


@fab.check("1.8.3b#sentence-4,5a", "支払えない資源コストを含む選択型効果は、選べない")
def an_unpayable_optional_effect_is_not_chosen(t: Table, ann: Person) -> None:
    """An effect that may be had for 2 resource points, and a single point to be had."""
    bargain = ann.instant("取引", "リソース2点を支払い、ライフを5点得てもよい。")
    ann.hand(gem("赤石", 1))
    ann.plays(bargain).resolve(may=...).expect("解決の中での質問", t.choices, [])


@fab.check(
    "1.8.3b#sentence-2a,4 1.8.3b#example-2",
    "リソースを支払えないプレイヤーも、カードを格納庫に置けないプレイヤーも、隆起を選べない",
)
def heave_takes_both_parts(t: Table) -> None:
    """Three giants that may be put into the arsenal for 3 points: Ben has no points, and Sena's arsenal is closed."""
    t.joins("セナ")
    ann, _ben, sena = t.people
    giant, *_others = (
        person.hand(
            f"《{person.name}の巨人》 アクション ― 攻撃 コスト3 パワー7 防御3",
            "手札にあるとき、だれかの終了フェイズの開始時になったとき、"
            "リソース3点を支払い、これを格納庫に表向きで置いてもよい。",
        )
        for person in t.people
    )
    ann.hand(gem("青石", 3))
    sena.hand(gem("青石", 3))
    sena.equips("chest", "鍵", "あなたは、置けない。")
    t.resolve(may=...).expect("最初に隆起を尋ねられるプレイヤー", t.question, "アン: 行うかどうか")
    t.answer(may=True).expect("アンの巨人のあるゾーン", giant.zone, "格納庫")


@fab.check(
    "1.8.3b#sentence-6 1.8.3b#example-3",
    "「選んでもよい」効果は、破壊も標的化もできなくても選べ、できることだけが起こる",
)
def an_effect_may_be_chosen_regardless(t: Table, ann: Person, ben: Person) -> None:
    """A mark that hits a hero who is marked already, by a lens: it cannot be destroyed, and then it can."""
    marks = [
        ann.attack(
            name,
            "これがヒットしたとき、((これを破壊する、その後その攻撃対象を標的にする))ことを選んでもよい。",
            "続行",
            power=1,
            defense=2,
        )
        for name in ("壊れない標的", "人狩りの標的")
    ]
    ann.equips("chest", "護符", "《壊れない標的》を破壊できない。")
    ann.equips("head", "照準器", "ヒットが起こったとき、その攻撃対象を標的にする。")
    for mark, zone in zip(marks, ("戦闘チェイン", "墓地"), strict=True):
        ann.plays(mark).until("damage", order_of_triggers=0).resolve()
        t.expect("ベンのヒーローは標的状態か", ben.hero.is_marked, True)
        t.resolve(may=...).expect(f"{mark.card.name}の効果についての質問", t.question, "アン: 行うかどうか")
        t.answer(may=True).expect(f"{mark.card.name}のあるゾーン", mark.zone, zone)
        t.until("resolution")


EMPTY = "あなたの手札のカードがない"


@fab.check("1.8.4#sentence-3a,3b", "条件が満たされていなければ、効果は発生もせず、適用もされない")
def a_conditional_effect_needs_its_condition(t: Table, ann: Person) -> None:
    """A potion gains life, and a banner gives power, if the hand is empty: at first it is not, and then it is."""
    banner = ann.has_card(
        "permanent", "《戦旗》 アクション ― アイテム コスト0 パワー1", f"{EMPTY}なら、これは、パワーに2の修整を得る。"
    )
    potions = [ann.instant(name, f"{EMPTY}なら、ライフを5点得る。") for name in ("小瓶", "大瓶")]
    for potion, life, power in zip(potions, (20, 25), (1, 3), strict=True):
        ann.plays(potion).resolve().expect(f"{potion.card.name}の後の、アンのライフ", ann.life, life)
        t.expect("戦旗のパワー", banner.power, power)


@fab.check("1.8.4#sentence-4", "条件の後に効果が並んでいれば、どの効果にも、その条件が付く")
def a_condition_goes_for_a_list(t: Table, ann: Person) -> None:
    """If the hand is empty, Ann gains life and draws a card: it is not empty, and neither happens."""
    ann.gets("deck", action("本"))
    hope = ann.instant("望み", f"{EMPTY}なら、(ライフを5点得る、その後カードを1枚引く)。")
    ann.instant("火花")
    ann.plays(hope).resolve().expect("アンのライフ", ann.life, 20)
    t.expect("アンの手札の枚数", ann.count("hand"), 1)


_CHANT = (
    "あなたのアクションフェイズの開始時になったとき、(これから「詩節」カウンターを1個取り除く)。"
    "できた場合、(〔《ルーン陣》 トークン ― オーラ〕トークンを1個作成する)。できなかった場合、(これを破壊する)。"
)


@fab.check("1.8.4a#sentence-2b 1.8.4a#example-1", "「そうでない場合」の効果は、前の効果が失敗したときに発生する")
def otherwise_follows_a_failure(t: Table, ann: Person) -> None:
    """A chant without verse counters: none is removed, no token is created, and the chant is destroyed."""
    chant = ann.aura("ルーンブラッドの詠唱", _CHANT)
    t.begin("start phase")
    t.resolve().expect("詠唱のあるゾーン", chant.zone, "墓地")
    t.expect("作成されたトークンの数", t.event_count(Create), 0)


@fab.check("1.8.4a#sentence-2a,3", "「そうでない場合」の効果は、前の効果の条件が満たされていないときにだけ発生する")
def otherwise_follows_an_unmet_condition(t: Table, ann: Person) -> None:
    """Ann gains 5 life if her hand is empty, otherwise 1: at first she has a card in hand, and then none."""
    first, second = (
        ann.instant(name, f"{EMPTY}なら(ライフを5点得る)、そうでないなら(ライフを1点得る)。") for name in ("秤", "天秤")
    )
    ann.plays(first).resolve().expect("手札があるとき、秤の後のアンのライフ", ann.life, 21)
    ann.plays(second).resolve().expect("手札がないとき、天秤の後のアンのライフ", ann.life, 26)


@fab.check("1.8.4a#sentence-3 1.8.4a#example-1", "「そうでない場合」の効果は、前の効果が成功したときには発生しない")
def otherwise_does_not_follow_a_success(t: Table, ann: Person) -> None:
    """A chant that enters with a verse counter: it is removed, a token is created, and the chant stays."""
    chant = ann.aura("ルーンブラッドの詠唱", _CHANT, "インスタント ― コストなし: これに「詩節」カウンターを1個置く。")
    t.begin("start phase")
    ann.activates(chant).resolve(2).expect("詠唱のあるゾーン", chant.zone, "闘技場")
    t.expect("作成されたトークンの数", t.event_count(Create), 1)


@fab.check("1.8.4b#sentence-2,3", "「でないかぎり」の効果は、逆条件が満たされないときにだけ発生する")
def unless_is_the_opposite(t: Table, ann: Person) -> None:
    """Ann gains life unless she has a card in hand: at first she has one, and then none."""
    first, second = (ann.instant(name, f"{EMPTY}かぎり、ライフを5点得る。") for name in "甲乙")
    ann.plays(first).resolve().expect("手札があるとき、甲の後のアンのライフ", ann.life, 20)
    ann.plays(second).resolve().expect("手札がないとき、乙の後のアンのライフ", ann.life, 25)


_PITFALL = (
    "手札にあるとき、これ自身で防御が行われたとき、攻撃しているプレイヤーがリソース1点を支払わないかぎり、"
    "(攻撃しているヒーローに2点の一般ダメージを与える)。"
)


@fab.check("1.8.4b#sentence-3,4", "逆条件が支払いなら、支払うかどうかは選べ、支払わなければ効果が発生する")
def paying_averts_an_effect(t: Table, ann: Person, ben: Person) -> None:
    """Two pitfalls deal 2 damage to the attacking hero unless that player pays 1 point: Ann pays once, and once not."""
    ann.gets("hand", gem("赤石", 1), gem("朱石", 1))
    claws = [ann.attack("爪", "続行") for _ in range(2)]
    pits = [ben.hand(f"《{name}》 ブロック コスト0 防御2", _PITFALL) for name in ("落とし穴", "竪穴")]
    for claw, pit, pays, life in zip(claws, pits, (True, False), (20, 18), strict=True):
        ann.plays(claw).until("attack").resolve(defend=(pit, None)).resolve(may=...)
        t.expect(f"{pit.card.name}についての質問", t.question, "アン: 行うかどうか")
        t.answer(may=pays).expect("アンのライフ", ann.life, life)
        t.until("resolution")


@fab.check("1.8.4b#sentence-3", "逆条件の効果を行うことを選んでも、それが失敗すれば、効果は発生する")
def what_fails_averts_nothing(t: Table, ann: Person, ben: Person) -> None:
    """Two curses deal 2 damage unless Ben discards a card, and he does: the first time his ward keeps it in hand."""
    ward = ben.instant("結界", f"{THIS_TURN}1回だけ、カードが捨てられる場合、代わりに何も起こらない。")
    stone, _other = ben.gets("hand", gem("赤石"), gem("青石"))
    averts = "対戦相手が(手札を1枚捨てる)ことをしないかぎり、(すべての対戦相手のヒーローに2点の一般ダメージを与える)。"
    curses = [ann.instant(name, averts) for name in ("呪い", "祟り")]
    ben.responds(ward).resolve()
    for curse, zone in zip(curses, ("手札", "墓地"), strict=True):
        ann.plays(curse).resolve(may=True, discard=stone)
        t.expect(f"{curse.card.name}の後の、赤石のあるゾーンと、ベンのライフ", (stone.zone, ben.life), (zone, 18))


@fab.check("1.8.4c#sentence-2", "「の間」の効果は、条件が満たされている間だけ適用される")
def a_while_effect_waits_for_its_condition(t: Table, ann: Person, ben: Person) -> None:
    """Attack action cards of opponents have less power while attacking: a claw does not before and afterwards."""
    ben.aura("Parable of Humility", _HUMILITY)
    claw = ann.attack("爪")
    t.expect("手札にある爪のパワー", claw.power, 3)
    ann.plays(claw).until("attack").expect("攻撃している爪のパワー", claw.power, 2)
    t.until("resolution").resolve().expect("攻撃が終わり、墓地に置かれた爪のパワー", claw.power, 3)


_HUMILITY = (
    "(攻撃アクションカードである、かつあなたがコントロールするもの以外の)ものは、"
    "(攻撃している、または防御している)間、パワーに-1の修整を得る。"
)


@fab.check("1.8.4c#sentence-3", "「の間」の条件は、効果が存在するかぎり、何度でも確かめ続ける")
def a_while_condition_is_evaluated_again(t: Table, ann: Person) -> None:
    """A spell weakens tapped items: as a gong is tapped, untapped and tapped, it is weak, strong and weak again."""
    taps, untaps = "インスタント ― {t}: ライフを1点得る。", "インスタント ― コストなし: これをアンタップする。"
    gong = ann.has_card("permanent", "《銅鑼》 アクション ― アイテム コスト0 パワー3", taps, untaps)
    spell = ann.instant("弱体化", f"{THIS_TURN}サブタイプがアイテムのものは、タップ状態の間、パワーに-1の修整を得る。")
    ann.plays(spell).resolve().expect("弱体化の後の、アンタップ状態の銅鑼のパワー", gong.power, 3)
    for ability, state, power in ((0, "タップ", 2), (1, "アンタップ", 3), (0, "再びタップ", 2)):
        ann.activates(gong, ability).resolve().expect(f"{state}された銅鑼のパワー", gong.power, power)


@fab.check(
    "1.8.4c#sentence-4 1.8.4c#example-1",
    "「の間」の条件は、適用されるカードごとに、攻撃や防御をしているかどうかを確かめる",
)
def a_while_condition_is_evaluated_for_each_object(t: Table) -> None:
    """Ann's claw attacks, Ben's shield defends, and another claw is on its way: Sena's aura weakens the first two."""
    t.joins("セナ")
    ann, ben, sena = t.people
    sena.aura("Parable of Humility", _HUMILITY)
    claw, fang = ann.attack("爪", "続行"), ann.attack("牙")
    wall = ben.attack("壁")
    ann.plays(claw, attack_target=ben.hero).until("attack").resolve(defend=(wall, None))
    t.expect("攻撃している爪のパワー", claw.power, 2)
    t.expect("防御している壁のパワー", wall.power, 2)
    t.expect("手札にある牙のパワー", fang.power, 3)
