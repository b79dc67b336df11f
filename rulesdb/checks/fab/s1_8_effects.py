"""Checks of 1.8.1 to 1.8.2: how effects are generated, their sources and controllers, and objects with effects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import ADDITIONAL_COST
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.events import Create, Deal
from rulesdb.engine.fab.sample_cards.small_cards import action, attack, instant


@fab.check("1.8.1#sentence-2", "効果は、イベントを起こすことも、オブジェクトに変化を与えることもある")
def effects_make_events_or_apply_changes(t: Table, ann: Person, ben: Person) -> None:
    """An instant deals damage, which is an event, and gives power to an attack, which is a change of it."""
    claw = ann.attack("爪")
    howl = ann.instant(
        "遠吠え",
        "すべての対戦相手のヒーローに1点の一般ダメージを与える。"
        "このターンの終わりまで、攻撃アクションカードは、パワーに2の修整を得る。",
    )
    ann.plays(howl).resolve()
    t.expect("ベンのライフ", ben.life, 19)
    t.expect("手札にある爪のパワー", claw.power, 5)


@fab.check("1.8.1#sentence-5", "常在能力が機能するようになると、継続効果も、誘発する効果も発生する")
def functional_static_abilities_generate_effects(t: Table, ann: Person) -> None:
    """A banner gives power to attacks, and a drum draws a card on an attack, as soon as they are in the arena."""
    banner = ann.hand("《軍旗》 インスタント ― アイテム コスト0", "攻撃アクションカードは、パワーに2の修整を得る。")
    drum = ann.hand("《太鼓》 インスタント ― アイテム コスト0", "攻撃が行われたとき、カードを1枚引く。")
    claw = ann.attack("爪")
    t.expect("軍旗が手札にある間の、爪のパワー", claw.power, 3)
    ann.resolves(banner, drum)
    t.expect("軍旗が闘技場に出た後の、爪のパワー", claw.power, 5)
    ann.plays(claw).until("attack")
    t.expect("太鼓の能力が誘発して、スタックにあるレイヤー", t.stack, 1)


@fab.check("1.8.1#sentence-6", "追加の効果コストを持つカードをプレイすると、その効果が発生する")
def additional_effect_costs_generate_effects(t: Table, ann: Person) -> None:
    """A card whose additional cost is the banishment of the graveyard: what lies there is banished, once."""
    rite = ann.instant(
        "儀式", f"{ADDITIONAL_COST}「あなたの墓地のすべてのカードを追放する」を支払う。", "ライフを1点得る。"
    )
    again = ann.hand(rite.card)
    bone = ann.has_card("graveyard", instant("骨"))
    ann.plays(rite)
    t.expect("プレイした直後に、骨のあるゾーン", bone.zone, "追放ゾーン")
    ann.cannot_play(again, "5.1.8a")


@fab.check("1.8.1#sentence-7", "効果コストを持つ能力を起動すると、その効果が発生する")
def effect_costs_of_abilities_generate_effects(t: Table, ann: Person) -> None:
    """An ability whose cost is the destruction of its source: the source is gone before the layer resolves."""
    lamp = ann.equips("chest", "灯", "インスタント ― 「これを破壊する」: ライフを1点得る。")
    ann.activates(lamp)
    t.expect("起動した直後に、灯のあるゾーン", lamp.zone, "墓地")


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
        ann.plays(wind).resolve()
        t.expect(f"{wind.card.name}の後の、アンの手札の枚数", ann.count("hand"), cards)


@fab.check("1.8.1a#sentence-1", "効果の発生源は、その効果を発生させた能力の発生源である")
def the_source_of_an_effect_is_that_of_its_ability(t: Table, ann: Person) -> None:
    """An ability of a staff deals damage, whose source is the staff, not the layer of the ability."""
    staff = ann.has_card(
        "weapon 1",
        "《杖》 武器 ― 両手・杖",
        "インスタント ― コストなし: すべての対戦相手のヒーローに2点の秘術ダメージを与える。",
    )
    ann.activates(staff).resolve()
    t.expect("ダメージの発生源", t.values(Deal, "source"), ["杖"])


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
    ann.plays(claw).until("resolution")
    t.expect("ベンのライフ", ben.life, 15)
    t.expect("2回のダメージの発生源", t.values(Deal, "source"), ["爪", "爪"])


@fab.check("1.8.1b#sentence-1", "効果をコントロールするのは、その能力をコントロールするプレイヤーである")
def the_controller_of_an_effect_is_that_of_its_ability(t: Table, ann: Person, ben: Person) -> None:
    """Ben plays an instant in Ann's turn, whose effect lets its controller gain life."""
    tonic = ben.instant("強壮剤", "ライフを2点得る。")
    ben.responds(tonic).resolve()
    t.expect("ベンのライフとアンのライフ", (ben.life, ann.life), (22, 20))


@fab.check("1.8.1b#sentence-2", "効果が別のプレイヤーを示しているなら、そのプレイヤーが効果をコントロールする")
def an_effect_names_another_controller(t: Table, ann: Person, ben: Person) -> None:
    """A curse that the opponent controls is on the opponent's next card, not on that of the one who played it."""
    curse = ann.instant(
        "呪い",
        "このターンの終わりまで、対戦相手がコントロールする効果として、次にプレイするあらゆるものは、コストのリソースポイントが1点増える。",
    )
    mine, theirs = ann.instant("火花"), ben.instant("水滴")
    ann.plays(curse).resolve()
    t.expect("アンは、リソースなしで火花をプレイできるか", ann.may_play(mine), True)
    ann.passes()
    t.expect("ベンは、リソースなしで水滴をプレイできるか", ben.may_play(theirs), False)


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
    "1.8.2#sentence-1,2 1.8.2#example-1",
    "条件型でも、秘術ダメージを3点与える効果を発生させる能力を持つカードは、その効果を持つカードである",
)
def a_conditional_effect_is_an_effect_of_the_card(t: Table) -> None:
    """Of Chain Lightning and an instant without damage, one has an effect that deals 3 arcane damage."""
    lightning = ("《Chain Lightning》 「魔術師」 アクション コスト0", _LIGHTNING)
    life = _counts(t, (lightning, _DROP), "3点の秘術ダメージを与える")
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


@fab.check("1.8.2#sentence-1 1.8.2#example-3", "防御したときに激突を行うカードは、激突を持つカードである")
def a_card_that_clashes_has_clash(t: Table) -> None:
    """Clash of Might, in Ann's hand beside an instant, is the one card with clash."""
    t.expect("激突を行う手札の枚数だけ得た後の、アンのライフ", _counts(t, (_CLASH, _DROP), "激突を行う"), 21)


@fab.check("1.8.2#sentence-1 1.8.2#example-4", "激突に勝ったときに誘発するだけのカードは、激突を持つカードではない")
def a_card_that_wins_a_clash_has_no_clash(t: Table, ann: Person, ben: Person) -> None:
    """Thunk, in Ann's hand, is no card with clash; revealed from Ben's deck, it wins a clash and creates a token."""
    ben.has_card("deck", *_THUNK)
    ann.has_card("deck", attack("爪"))
    clash, claw = ben.hand(*_CLASH), ann.attack("牙")
    t.expect("激突を行う手札の枚数だけ得た後の、アンのライフ", _counts(t, (_THUNK,), "激突を行う"), 20)
    ann.plays(claw).until("attack")
    t.resolve(defend=(clash, None))
    t.resolve(2)
    t.expect("ズシンの作成したトークンの数", t.times(Create), 1)
