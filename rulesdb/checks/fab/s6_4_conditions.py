"""Checks of 6.4.2a, 6.4.3, 6.4.9 and 6.4.11: when replacement effects exist, their values and their conditions."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import gem

_BOLT = ("《稲妻》 インスタント コスト0", "すべての対戦相手のヒーローに3点の秘術ダメージを与える。")
_WATER = ("《水》 インスタント コスト0", "ライフを1点得る。")


@fab.check(
    "6.4.2a#sentence-1 6.4.2a#example-1",
    "先にほかの置換効果で装備品が減ると、呪文虚壁Xを適用するときのXも、その分だけ減っている",
)
def the_value_of_spellvoid_is_determined_again(t: Table, ann: Person, ben: Person) -> None:
    """Spellvoid X for equipment with a word in its name; another one, with spellvoid 1, is destroyed first."""
    ben.equips(
        "chest",
        "破魔石の要塞",
        "あなたのヒーロー自身が受ける秘術ダメージを"
        "(すべての(名前に「破魔石」のある、かつタイプが装備品の、かつあなたがコントロールする)ものの数)点、"
        "まずこれが破壊される。その後、望むなら軽減する。",
    )
    gloves = ben.equips(
        "arms",
        "破魔石の籠手",
        "あなたのヒーロー自身が受ける秘術ダメージを1点、まずこれが破壊される。その後、望むなら軽減する。",
    )
    ann.plays(ann.hand(*_BOLT)).resolve(order_of_replacements=1, replace=[True, True])
    t.expect("破魔石の籠手のあるゾーン", gloves.zone, "墓地")
    t.expect("ベンのライフ", ben.life, 19)


@fab.check("6.4.3#sentence-1", "闘技場に出るイベントを、それによって存在するようになる置換効果は置き換えない")
def an_effect_must_exist_before_the_event(t: Table, ann: Person) -> None:
    """A mist banishes what would enter the arena; the mist is put into the arena, and then another aura."""
    auras = {
        "拒みの霧": (
            "《拒みの霧》 アクション ― オーラ コスト0",
            "オブジェクトが闘技場に移る場合、代わりに追放ゾーンに移る。",
        ),
        "灯": ("《灯》 アクション ― オーラ コスト0", "ライフが増える場合、代わりに何も起こらない。"),
    }
    cards = {
        name: (
            ann.has_card("graveyard", *sheet),
            ann.instant("召喚", f"「{name}」という名前のすべてのカードを闘技場に置く。"),
        )
        for name, sheet in auras.items()
    }
    for (name, (aura, call)), zone in zip(cards.items(), ("闘技場", "追放ゾーン"), strict=True):
        ann.plays(call).resolve()
        t.expect(f"{name}のあるゾーン", aura.zone, zone)


@fab.check(
    "6.4.3#sentence-1", "プレイされて闘技場に出るオーラの一般的置換効果は、そのオーラ自身が出るイベントを置き換えない"
)
def a_played_aura_does_not_replace_its_own_entering(t: Table, ann: Person) -> None:
    """A mist banishes every object that would enter the arena; it is played, and then another aura."""
    mist = ann.aura("拒みの霧", "オブジェクトが闘技場に移る場合、代わりに追放ゾーンに移る。", "続行", zone="hand")
    light = ann.aura("灯", "続行", zone="hand")
    for card, name, zone in ((mist, "拒みの霧", "闘技場"), (light, "灯", "追放ゾーン")):
        ann.plays(card).resolve()
        t.expect(f"{name}のあるゾーン", card.zone, zone)


@fab.check("6.4.3#sentence-2", "ダメージを受けた後に生成された軽減効果は、そのダメージを遡って軽減しない")
def an_effect_does_not_change_the_past(t: Table, ann: Person, ben: Person) -> None:
    """Ben is dealt damage, and then generates an effect that prevents all damage of the turn."""
    shell = ben.instant("殻", "このターンの終わりまで、あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    bolts = [ann.hand(*_BOLT) for _ in range(2)]
    ann.plays(bolts[0]).resolve()
    ben.responds(shell).resolve()
    t.expect("軽減効果が生成された後のベンのライフ", ben.life, 17)
    ann.plays(bolts[1]).resolve()
    t.expect("2つ目の稲妻の後のベンのライフ", ben.life, 17)


@fab.check("6.4.9#sentence-1", "一般的置換効果は継続効果で、期間が終わるまで、起こるイベントを何度でも置き換える")
def a_standard_replacement_goes_on(t: Table, ann: Person) -> None:
    """Gains of life are increased until end of turn; Ann gains life twice."""
    feast = ann.instant("祝宴", "このターンの終わりまで、ライフが増える場合、代わりにその量が2増える。")
    waters = [ann.hand(*_WATER) for _ in range(2)]
    ann.plays(feast).resolve()
    for water, life in zip(waters, (23, 26), strict=True):
        ann.plays(water).resolve()
        t.expect("水を飲んだ後のアンのライフ", ann.life, life)


@fab.check("6.4.9#sentence-3", "一般的置換効果は、書かれた条件が満たされるイベントに対してだけ有効になる")
def a_standard_replacement_has_a_condition(t: Table, ann: Person, ben: Person) -> None:
    """Gains of life of Ann's hero are increased; both players gain life."""
    ann.equips("head", "豊かな冠", "あなたのヒーロー自身のライフが増える場合、代わりにその量が2増える。")
    hers, his = ann.hand(*_WATER), ben.hand(*_WATER)
    ann.plays(hers).resolve()
    t.expect("アンのライフ", ann.life, 23)
    ben.responds(his).resolve()
    t.expect("ベンのライフ", ben.life, 21)


@fab.check("6.4.11#sentence-1", "結果置換効果は、イベントの結果を、別のイベントに置き換える")
def an_outcome_is_replaced_with_another_event(t: Table, ann: Person, ben: Person) -> None:
    """A hit, which is the outcome of damage, is replaced with a gain of life."""
    blow = ann.attack("寸止め", "結果置換として、これがヒットする場合、代わりにあなたがライフを2点得る。", defense=None)
    ann.plays(blow).until("resolution")
    t.expect("ベンのライフ", ben.life, 17)
    t.expect("アンのライフ", ann.life, 22)


@fab.check("6.4.11#sentence-3", "結果置換効果は、書かれた条件が満たされるイベントに対してだけ有効になる")
def an_outcome_replacement_has_a_condition(t: Table, ann: Person, ben: Person) -> None:
    """The outcome of Ann's draws is replaced with a gain of life; Ben draws a card, and then Ann."""
    ann.equips(
        "head", "恵みの冠", "結果置換として、あなたによって、カードが引かれる場合、代わりにあなたがライフを3点得る。"
    )
    thoughts = [person.instant("黙考", "カードを1枚引く。") for person in (ann, ben)]
    for person in (ann, ben):
        person.has_card("deck", gem("赤石"))
    ben.responds(thoughts[1]).resolve()
    t.expect("ベンが引いた後のアンのライフ", ann.life, 20)
    ann.plays(thoughts[0]).resolve()
    t.expect("アンが引いた後のアンのライフ", ann.life, 23)


@fab.check(
    "6.4.8#sentence-3,4 6.4.8#example-1",
    "性質置換効果の条件に合うカードだけが、蒸気カウンターが3個置かれた状態で闘技場に出る",
)
def a_hyper_driver_enters_with_counters(t: Table, ann: Person) -> None:
    """A card that enters the arena with 3 steam counters, and another card, which enters the arena after it."""
    driver = ann.item(
        "ハイパードライバ",
        "性質置換として、これ自身が闘技場に出る場合、代わりに「蒸気」カウンターが3個置かれた状態になる。",
        "続行",
        zone="hand",
    )
    light = ann.aura("灯", "続行", zone="hand")
    for card, name, counters in ((driver, "ハイパードライバ", 3), (light, "灯", 0)):
        ann.plays(card).resolve()
        t.expect(f"{name}のあるゾーン", card.zone, "闘技場")
        t.expect(f"{name}の蒸気カウンターの数", card.counters("蒸気"), counters)


@fab.check("6.4.8a#sentence-1", "性質置換効果が変えた特性は、コピーにも写される")
def a_copy_has_what_an_identity_replacement_defines(t: Table, ann: Person) -> None:
    """A light enters the arena with another name and subtype; it is copied when the source of that is gone."""
    ann.equips(
        "head", "鋳型", "性質置換として、《灯》が闘技場に出る場合、代わりにそれが、名前が「炎」になる状態になる。"
    )
    light = ann.aura("灯", "続行", zone="hand")
    copies = ann.instant(
        "写し",
        "「鋳型」という名前のすべてのカードを破壊する。「炎」という名前のすべてのカードのコピーであるトークンを作成する。",
    )
    ann.resolves(light, copies)
    t.expect("灯の名前", light.present_name, "炎")
    t.expect("作成されたトークンの名前", t.values(kinds.Create, "token"), ["炎"])
