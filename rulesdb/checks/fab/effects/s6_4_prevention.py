"""Checks of 6.4: prevention, conditions of replacement, and modified events."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import DAMAGE_TO_YOU, THIS_TURN, draws
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import gem

_BLESSING = "カードが引かれる場合、代わりにライフを3点得る。"
_BOLT = ("《稲妻》 インスタント コスト0", "すべての対戦相手のヒーローに3点の秘術ダメージを与える。")
_WATER = ("《水》 インスタント コスト0", "ライフを1点得る。")


def _drink(t: Table) -> None:
    """Let Ann gain 1 life by an effect."""
    ann = t.people[0]
    ann.plays(ann.instant("水", "ライフを1点得る。")).resolve()


@fab.check(
    "6.4.1a#sentence-1,2 6.4.1a#example-1",
    "結界1を適用すると、残りのダメージが与えられるより先に、その発生源が破壊される",
)
def the_source_of_ward_is_destroyed_first(t: Table, ann: Person, ben: Person) -> None:
    """Ward 1, and damage of 3."""
    veil = ben.aura("帳", "結界1")
    ann.plays(ann.instant("稲妻", "すべての対戦相手のヒーローに3点の秘術ダメージを与える。")).resolve()
    t.expect("起こったことの順", t.order_of(kinds.Destroy, kinds.Deal), ["破壊", "ダメージ"])
    t.expect("帳のあるゾーン", veil.zone, "墓地")
    t.expect("ベンのライフ", ben.life, 18)


@fab.check("6.4.1a#sentence-3", "サブイベントとして得るライフも、ほかの置換効果によって増える")
def a_sub_event_is_replaced(t: Table, ann: Person) -> None:
    """Ann gains 1 life before a card is drawn; another effect increases every gain of life by 2."""
    ann.equips("head", "泉の冠", "カードが引かれる場合、まずライフを1点得る。その後、代わりにそれが起こる。")
    ann.equips("arms", "豊かな腕輪", "ライフが増える場合、代わりにその量が2増える。")
    top = draws(t)
    t.expect("アンのライフ", ann.life, 23)
    t.expect("赤石のあるゾーン", top.zone, "手札")


@fab.check(
    "6.4.2#sentence-2", "置換効果は、それが置き換えられるイベントが起ころうとしているときに有効になり、適用される"
)
def an_effect_is_active_for_its_events(t: Table, ann: Person) -> None:
    """An effect is about draws; life is gained, and then a card would be drawn."""
    ann.equips("head", "恵みの冠", _BLESSING)
    water = ann.instant("水", "ライフを1点得る。")
    top = draws(t, replace=False)
    t.expect("アンは、置き換えるかどうかをたずねられたか", t.was_asked(ann, "replace"), False)
    t.expect("引こうとした後のアンのライフ", ann.life, 23)
    t.expect("赤石のあるゾーン", top.zone, "デッキ")
    ann.plays(water).resolve().expect("水を飲んだ後のアンのライフ", ann.life, 24)


@fab.check("6.4.4#sentence-1", "ほかの置換効果が量を増やしたイベントを、別の置換効果がさらに増やす")
def a_modified_event_is_replaced_further(t: Table, ann: Person) -> None:
    """Two effects increase a gain of 1 life, by 1 and by 2."""
    ann.equips("head", "豊かな冠", "ライフが増える場合、代わりにその量が1増える。")
    ann.equips("arms", "豊かな腕輪", "ライフが増える場合、代わりにその量が2増える。")
    _drink(t)
    t.expect("アンのライフ", ann.life, 24)


@fab.check("6.4.4#sentence-2", "変更後のイベントに対して有効でなくなった置換効果は、そのイベントを置き換えない")
def an_effect_must_be_active_for_the_modified_event(t: Table, ann: Person) -> None:
    """A draw has become a gain of life; an effect that would replace draws by nothing does not apply to it."""
    ann.equips("head", "恵みの冠", _BLESSING)
    ann.equips("arms", "枯れの腕輪", "カードが引かれる場合、代わりに何も起こらない。")
    draws(t)
    t.expect("アンのライフ", ann.life, 23)


@fab.check("6.4.5#sentence-1", "置換効果は、元のイベントのたびに一度だけ置き換え、自身のサブイベントを置き換えない")
def an_effect_does_not_replace_its_sub_event(t: Table, ann: Person) -> None:
    """Before a gain of life, one effect lets its controller gain 1 life; then there is another gain."""
    ann.equips("head", "豊かな冠", "ライフが増える場合、まずライフを1点得る。その後、代わりにそれが起こる。")
    first, second = ann.hand(*_WATER), ann.hand(*_WATER)
    ann.resolves(first).expect("1杯目の水の後のアンのライフ", ann.life, 22)
    ann.resolves(second).expect("2杯目の水の後のアンのライフ", ann.life, 24)


@fab.check("6.4.5#sentence-2", "量を増やす置換効果は、自身が増やしたイベントを、もう一度増やさない")
def an_effect_does_not_replace_its_own_event(t: Table, ann: Person) -> None:
    """One effect increases a gain of 1 life by 2."""
    ann.equips("head", "豊かな冠", "ライフが増える場合、代わりにその量が2増える。")
    _drink(t)
    t.expect("アンのライフ", ann.life, 23)


@fab.check("6.4.5#sentence-3", "すでにイベントを置き換えた効果は、その後にほかの効果が変更したイベントを、置き換えない")
def an_effect_does_not_replace_what_others_made_of_its_event(t: Table, ann: Person) -> None:
    """One effect adds 1 to a gain of 1 life, and then another one adds 3 to it."""
    ann.equips("head", "豊かな冠", "ライフが増える場合、代わりにその量が1増える。")
    ann.equips("arms", "実りの腕輪", "ライフが増える場合、代わりにその量が3増える。")
    _drink(t)
    t.expect("アンのライフ", ann.life, 25)


@fab.check("6.4.6#sentence-1,2", "置き換えられたイベントは起こらず、その代わりに変更後のイベントが起こる")
def only_the_modified_event_occurs(t: Table, ann: Person) -> None:
    """Life is gained instead of a card."""
    ann.equips("head", "恵みの冠", _BLESSING)
    t.expect("赤石のあるゾーン", draws(t).zone, "デッキ")
    t.expect("カードを引いた回数", t.event_count(kinds.Draw), 0)
    t.expect("アンのライフ", ann.life, 23)


@fab.check("6.4.6#sentence-3", "元のイベントには関係のない置換効果が、変更後のイベントによって有効になる")
def a_modified_event_makes_other_effects_active(t: Table, ann: Person) -> None:
    """A draw becomes a gain of 3 life, which another effect increases by 2."""
    ann.equips("head", "恵みの冠", _BLESSING)
    ann.equips("arms", "豊かな腕輪", "ライフが増える場合、代わりにその量が2増える。")
    draws(t)
    t.expect("アンのライフ", ann.life, 25)


@fab.check("6.4.6#sentence-4", "変更後のイベントが起こると、元のイベントでは誘発しない効果が誘発する")
def a_modified_event_triggers_effects(t: Table, ann: Person, ben: Person) -> None:
    """A draw becomes a gain of life, on which an effect triggers."""
    ann.equips("head", "恵みの冠", _BLESSING)
    ann.equips("arms", "返しの腕輪", "ライフが増えたとき、すべての対戦相手のヒーローに1点の秘術ダメージを与える。")
    draws(t)
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.resolve().expect("ベンのライフ", ben.life, 19)


@fab.check("6.4.2a#sentence-1a", "先にほかの置換効果によって条件が満たされなくなった置換効果は、もう適用されない")
def the_condition_of_a_replacement_is_determined_again(t: Table, ann: Person) -> None:
    """Before a gain of life a card is drawn; another effect increases it if the hand is empty, as it was before."""
    ann.equips("head", "学びの冠", "ライフが増える場合、まずカードを1枚引く。その後、代わりにそれが起こる。")
    ann.equips("arms", "空手の腕輪", "あなたの手札のカードがないなら、ライフが増える場合、代わりにその量が2増える。")
    ann.has_card("deck", gem("赤石"))
    _drink(t)
    t.expect("アンの手札の枚数", ann.count("hand"), 1)
    t.expect("アンのライフ", ann.life, 21)


@fab.check(
    "6.4.2a#sentence-1b 6.4.2a#example-1",
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
        ann.plays(call).resolve().expect(f"{name}のあるゾーン", aura.zone, zone)


@fab.check(
    "6.4.3#sentence-1", "プレイされて闘技場に出るオーラの一般的置換効果は、そのオーラ自身が出るイベントを置き換えない"
)
def a_played_aura_does_not_replace_its_own_entering(t: Table, ann: Person) -> None:
    """A mist banishes every object that would enter the arena; it is played, and then another aura."""
    mist = ann.aura("拒みの霧", "オブジェクトが闘技場に移る場合、代わりに追放ゾーンに移る。", "続行", zone="hand")
    light = ann.aura("灯", "続行", zone="hand")
    for card, name, zone in ((mist, "拒みの霧", "闘技場"), (light, "灯", "追放ゾーン")):
        ann.plays(card).resolve().expect(f"{name}のあるゾーン", card.zone, zone)


@fab.check("6.4.3#sentence-2", "ダメージを受けた後に生成された軽減効果は、そのダメージを遡って軽減しない")
def an_effect_does_not_change_the_past(t: Table, ann: Person, ben: Person) -> None:
    """Ben is dealt damage, and then generates an effect that prevents all damage of the turn."""
    shell = ben.instant("殻", "このターンの終わりまで、あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    bolts = [ann.hand(*_BOLT) for _ in range(2)]
    ann.plays(bolts[0]).resolve()
    ben.responds(shell).resolve().expect("軽減効果が生成された後のベンのライフ", ben.life, 17)
    ann.plays(bolts[1]).resolve().expect("2つ目の稲妻の後のベンのライフ", ben.life, 17)


@fab.check("6.4.9#sentence-1", "一般的置換効果は継続効果で、期間が終わるまで、起こるイベントを何度でも置き換える")
def a_standard_replacement_goes_on(t: Table, ann: Person) -> None:
    """Gains of life are increased until end of turn; Ann gains life twice."""
    feast = ann.instant("祝宴", "このターンの終わりまで、ライフが増える場合、代わりにその量が2増える。")
    waters = [ann.hand(*_WATER) for _ in range(2)]
    ann.plays(feast).resolve()
    for water, life in zip(waters, (23, 26), strict=True):
        ann.plays(water).resolve().expect("水を飲んだ後のアンのライフ", ann.life, life)


@fab.check("6.4.9#sentence-3", "一般的置換効果は、書かれた条件が満たされるイベントに対してだけ有効になる")
def a_standard_replacement_has_a_condition(t: Table, ann: Person, ben: Person) -> None:
    """Gains of life of Ann's hero are increased; both players gain life."""
    ann.equips("head", "豊かな冠", "あなたのヒーロー自身のライフが増える場合、代わりにその量が2増える。")
    hers, his = ann.hand(*_WATER), ben.hand(*_WATER)
    ann.plays(hers).resolve().expect("アンのライフ", ann.life, 23)
    ben.responds(his).resolve().expect("ベンのライフ", ben.life, 21)


@fab.check("6.4.11#sentence-1", "結果置換効果は、イベントの結果を、別のイベントに置き換える")
def an_outcome_is_replaced_with_another_event(t: Table, ann: Person, ben: Person) -> None:
    """A hit, which is the outcome of damage, is replaced with a gain of life."""
    blow = ann.attack("寸止め", "結果置換として、これがヒットする場合、代わりにあなたがライフを2点得る。", defense=None)
    ann.plays(blow).until("resolution").expect("ベンのライフ", ben.life, 17)
    t.expect("アンのライフ", ann.life, 22)
    t.expect("ヒットした回数", t.event_count(kinds.AttackHit), 0)


@fab.check("6.4.11#sentence-3", "結果置換効果は、書かれた条件が満たされるイベントに対してだけ有効になる")
def an_outcome_replacement_has_a_condition(t: Table, ann: Person, ben: Person) -> None:
    """The outcome of Ann's draws is replaced with a gain of life; Ben draws a card, and then Ann."""
    ann.equips(
        "head", "恵みの冠", "結果置換として、あなたによって、カードが引かれる場合、代わりにあなたがライフを3点得る。"
    )
    thoughts = [person.instant("黙考", "カードを1枚引く。") for person in (ann, ben)]
    for person in (ann, ben):
        person.has_card("deck", gem("赤石"))
    ben.responds(thoughts[1]).resolve().expect("ベンが引いた後のアンのライフ", ann.life, 20)
    ann.plays(thoughts[0]).resolve().expect("アンが引いた後のアンのライフ", ann.life, 23)


@fab.check(
    "6.4.8#sentence-3,4 6.4.8#example-1",
    "性質置換効果の条件に合うカードだけが、蒸気カウンターが3個置かれた状態で闘技場に出る",
)
def a_hyper_driver_enters_with_counters(t: Table, ann: Person) -> None:
    """A card that enters the arena with 3 steam counters, and another card, which enters the arena after it."""
    driver = ann.item(
        "ハイパードライバ",
        "性質置換として、これ自身が闘技場に出る場合、代わりに「蒸気」カウンターが3個置かれた状態になる。",
        "これの上に「蒸気」カウンターがないとき、これを破壊する。",
        "続行",
        zone="hand",
    )
    light = ann.aura("灯", "続行", zone="hand")
    for card, name, counters in ((driver, "ハイパードライバ", 3), (light, "灯", 0)):
        ann.plays(card).resolve().expect(f"{name}のあるゾーン", card.zone, "闘技場")
        t.expect(f"{name}の蒸気カウンターの数", card.counters("蒸気"), counters)
    t.expect("カウンターのない状態があって、効果が誘発した回数", t.event_count(kinds.Triggers), 0)
    t.expect("カウンターを置く、別のイベントが起こった回数", t.event_count(kinds.Count), 0)


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
    ann.resolves(light, copies).expect("灯の名前", light.present_name, "炎")
    t.expect("作成されたトークンの名前", t.values(kinds.Create, "token"), ["炎"])


_HELMET = ("《不動の兜》 装備品 ― 頭", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")


@fab.check("6.4.10#sentence-1", "軽減効果が置き換えるのは、ダメージのイベントであり、ライフを失うイベントではない")
def only_damage_is_prevented(t: Table, ann: Person, ben: Person) -> None:
    """Ben loses life by an effect, and is then dealt damage."""
    ben.has_card("head", *_HELMET)
    curse = ann.instant("呪い", "対戦相手は、ライフを2点失う。")
    bolt = ann.hand(*_BOLT)
    ann.resolves(curse).expect("ライフを失った後のベンのライフ", ben.life, 18)
    ann.resolves(bolt).expect("ダメージの後のベンのライフ", ben.life, 18)


@fab.check("6.4.10d#sentence-1", "発生源の書かれていない軽減効果は、自分のカードから受けるダメージも軽減する")
def prevention_without_a_source_is_for_all_sources(t: Table, ann: Person, ben: Person) -> None:
    """Ben is dealt damage by a card of Ann's and by a card of his own."""
    ben.has_card("head", *_HELMET)
    bolt = ann.hand(*_BOLT)
    pain = ben.instant("代償", "あなたのヒーローに2点の秘術ダメージを与える。")
    ann.resolves(bolt).expect("アンの稲妻の後のベンのライフ", ben.life, 20)
    ben.resolves(pain).expect("ベンの代償の後のベンのライフ", ben.life, 20)


@fab.check(
    "6.4.10e#sentence-1", "何を守るのかが書かれていない軽減効果は、その発生源が対戦相手に与えるダメージも軽減する"
)
def prevention_without_an_object_is_for_all_objects(t: Table, ann: Person, ben: Person) -> None:
    """Ann prevents all damage by a card, which deals damage to Ben; another card deals him damage, too."""
    ann.equips("head", "静電の冠", "《稲妻》から、ダメージをすべて、軽減する。")
    bolt = ann.hand(*_BOLT)
    flame = ann.instant("炎", "すべての対戦相手のヒーローに2点の秘術ダメージを与える。")
    ann.resolves(bolt).expect("稲妻の後のベンのライフ", ben.life, 20)
    ann.resolves(flame).expect("炎の後のベンのライフ", ben.life, 18)


@fab.check(
    "6.4.10b#sentence-1 6.4.10b#example-1",
    "軽減値の書かれていない効果を3点のダメージに適用すると、その3点がすべて軽減される",
)
def feigning_death(t: Table, ann: Person, ben: Person) -> None:
    """An effect prevents the next damage of the turn, without an amount; then damage of 3 twice."""
    feign = ben.instant("死んだふり", f"{THIS_TURN}1回だけ、{DAMAGE_TO_YOU}をすべて、軽減する。")
    bolts = [ann.hand(*_BOLT) for _ in range(2)]
    ben.resolves(feign)
    for bolt, life in zip(bolts, (20, 17), strict=True):
        ann.resolves(bolt).expect("稲妻の後のベンのライフ", ben.life, life)


@fab.check(
    "6.4.10h#sentence-1,3 6.4.10h#example-1",
    "軽減できないダメージにも固定型軽減効果は適用され、ダメージは減らないが、発生源は破壊される",
)
def a_melody_is_destroyed_in_vain(t: Table, ann: Person, ben: Person) -> None:
    """An aura is destroyed to prevent 4 points of damage, and damage of 3 cannot be prevented."""
    melody = ben.aura("魅惑の旋律", f"{DAMAGE_TO_YOU}を4点、まずこれが破壊される。その後、軽減する。")
    ann.equips("head", "貫きの冠", "秘術ダメージが与えられる場合、そのダメージは軽減できない。")
    ann.resolves(ann.hand(*_BOLT)).expect("ベンのライフ", ben.life, 17)
    t.expect("魅惑の旋律のあるゾーン", melody.zone, "墓地")


@fab.check("6.4.10#sentence-3", "条件の書かれた軽減効果は、その条件を満たすダメージだけを軽減する")
def prevention_has_a_condition(t: Table, ann: Person, ben: Person) -> None:
    """An effect is about damage by one card; another card deals damage, too."""
    ben.equips(
        "head",
        "避雷の兜",
        "《稲妻》によって、あなたのヒーロー自身にダメージが与えられる場合、ダメージをすべて、軽減する。",
    )
    bolt = ann.hand(*_BOLT)
    flame = ann.instant("炎", "すべての対戦相手のヒーローに2点の秘術ダメージを与える。")
    ann.resolves(bolt).expect("稲妻の後のベンのライフ", ben.life, 20)
    ann.resolves(flame).expect("炎の後のベンのライフ", ben.life, 18)


@fab.check(
    "6.4.10i#sentence-4 6.4.10i#example-1",
    "蒸気カウンター4個の固定型軽減効果は、次の1回のダメージ3点を軽減し、その後のダメージは軽減しない",
)
def a_dissipation_shield(t: Table, ann: Person, ben: Person) -> None:
    """An item is destroyed: as many points of the next damage are prevented as it has steam counters."""
    shield = ben.item(
        "散逸の盾",
        "インスタント ― 「これを破壊する」: "
        "このターンの終わりまで、1回だけ、あなたのヒーロー自身が受けるダメージを(これの「蒸気」カウンターの数)点、軽減する。",
    )
    steam = ben.instant("蒸気", "「散逸の盾」という名前のすべてのカードに「蒸気」カウンターを4個置く。")
    bolts = [ann.hand(*_BOLT) for _ in range(2)]
    ben.resolves(steam)
    ann.passes()
    ben.activates(shield).resolve().expect("散逸の盾のあるゾーン", shield.zone, "墓地")
    for bolt, life in zip(bolts, (20, 17), strict=True):
        ann.resolves(bolt).expect("稲妻の後のベンのライフ", ben.life, life)


@fab.check(
    "6.4.10h#sentence-2b 6.4.10h#example-2",
    "軽減できないダメージに適用されても、選んだ発生源からの、次の6点を軽減する盾型軽減効果は減らない",
)
def unmovable_faith(t: Table, ann: Person, ben: Person) -> None:
    """A source deals arcane damage, which cannot be prevented, and then 7 damage; another source deals damage, too."""
    faith = ben.instant(
        "不動の信念",
        "サブタイプがオーラのパーマネントを1つ選び、"
        "このターンの終わりまで、選ばれたものから、あなたのヒーロー自身が受けるダメージを、次の6点だけ、軽減する。",
    )
    ann.equips("head", "貫きの冠", "秘術ダメージが与えられる場合、そのダメージは軽減できない。")
    storm = ann.aura(
        "嵐",
        "インスタント ― コストなし: すべての対戦相手のヒーローに3点の秘術ダメージを与える。",
        "インスタント ― コストなし: すべての対戦相手のヒーローに7点の一般ダメージを与える。",
    )
    ann.aura("霧")
    quake = ann.instant("地震", "すべての対戦相手のヒーローに2点の一般ダメージを与える。")
    ben.responds(faith).resolve(choose_one=storm)
    for ability, life in ((0, 17), (1, 16)):
        ann.activates(storm, ability).resolve().expect("嵐の後のベンのライフ", ben.life, life)
    ann.resolves(quake).expect("選ばれていない地震の後のベンのライフ", ben.life, 14)


@fab.check(
    "6.4.10j#sentence-4 6.4.10j#example-1",
    "6面ダイスの出た目の数だけの盾型軽減効果は、軽減した合計がその数になるまで、何回ものダメージに適用される",
)
def bone_head_barrier(t: Table, ann: Person, ben: Person) -> None:
    """Both roll a die; then Ben is dealt 1 damage seven times, of which as many points are prevented as he rolled."""
    barrier = ben.instant(
        "骨頭の防壁", f"6面ダイスを1個振る。{THIS_TURN}{DAMAGE_TO_YOU}を、次の(出た目の数)点だけ、軽減する。"
    )
    sparks = [ann.instant("火花", "すべての対戦相手のヒーローに1点の秘術ダメージを与える。") for _ in range(7)]
    ann.resolves(ann.instant("賽", "6面ダイスを1個振る。"))
    ben.responds(barrier).resolve()
    rolled = [event.result for event in t.events if isinstance(event, kinds.Rolled)][-1]
    for spark in sparks:
        ann.resolves(spark)
    t.expect("出た目の数だけ軽減された後の、ベンのライフ", ben.life, 20 - 7 + rolled)
