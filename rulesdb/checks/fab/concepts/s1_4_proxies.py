"""Checks of 1.4.3: attack-proxies, and when they cease to exist."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.card_parts.keywords import Dominate, GoAgain
from rulesdb.engine.fab.sample_cards.small_cards import gem

_SWING = "アクション ― コストなし: 『攻撃』『続行』"


def _sword(person: Person, *abilities: str) -> TrackedCard:
    """Let a player begin with a sword of power 2 that attacks any number of times a turn."""
    return person.sword("剣", _SWING, *abilities)


@fab.check("1.4.3b#sentence-1", "攻撃発生源とは、攻撃プロキシではなく、それによって表される武器のことである")
def the_attack_source_is_represented_by_the_proxy(t: Table, ann: Person) -> None:
    """Ann attacks with a sword; while its attack-proxy is on the stack, attack-sources are banished."""
    blade = ann.sword("剣", _SWING)
    spell = ann.instant("呪文", "すべての攻撃発生源であるものを追放する。")
    ann.activates(blade)
    ann.plays(spell).resolve().expect("剣のあるゾーン", blade.zone, "追放ゾーン")


@fab.check(
    "1.4.3a#sentence-1a,1b",
    "攻撃プロキシの攻撃とヒットは、攻撃発生源のものとして扱われるが、攻撃プロキシは別のオブジェクトである",
)
def a_proxy_is_an_extension_of_its_source(t: Table, ann: Person, ben: Person) -> None:
    """A weapon with an ability for hits attacks twice; the second attack is negated, which leaves the weapon alone."""
    blade = _sword(ann, "これがヒットしたとき、ライフを5点得る。")
    parry = ben.instant("受け流し", "対象の攻撃であるものを無効にする。")
    ann.activates(blade).until("resolution").expect("剣の能力で得た、アンのライフ", ann.life, 25)
    ann.activates(blade)
    ben.responds(parry, target=t.layer()).resolve().expect("攻撃が無効になった後の、スタックのレイヤーの数", t.stack, 0)
    t.expect("攻撃が無効になった後の、剣のあるゾーン", blade.zone, "戦闘チェイン")


@fab.check(
    "1.4.3a#sentence-3 1.4.3a#example-1", "《秋の刃》の攻撃プロキシは、自身の続行に加えて、名前やパワーなどを継承する"
)
def a_proxy_inherits_properties(t: Table, ann: Person, ben: Person) -> None:
    """Edge of Autumn attacks for one resource point, with go again."""
    edge = ann.has_card(
        "weapon 1",
        "《秋の刃》 「忍者」 武器 ― 剣・両手 パワー1",
        "1ターンに1回、アクション ― リソース1点: 『攻撃』『続行』",
    )
    ann.gets("hand", gem("赤の石"))
    ann.activates(edge)
    swing = t.layer()
    t.expect("攻撃プロキシに続行があるか", swing.has(GoAgain), True)
    t.expect("名前", swing.present_name, "秋の刃")
    t.expect("スーパータイプ", swing.supertypes, ["忍者"])
    t.expect("タイプ", swing.types, ["アクション", "武器"])
    t.expect("サブタイプ", swing.subtypes, ["両手", "剣"])
    t.expect("パワー", swing.power, 1)
    t.until("damage").expect("ベンのライフ", ben.life, 19)


@fab.check(
    "1.4.3a#sentence-3,4a,4b 1.4.3a#example-2",
    "攻撃プロキシは、攻撃発生源の起動能力と解決能力を継承しないので、《Burn Them All》の攻撃に続行はない",
)
def a_proxy_inherits_no_activated_and_resolution_abilities(t: Table, ann: Person) -> None:
    """Burn Them All has go again; Reality Refractor lets it attack. Its dominate is inherited."""
    attacking = "アクション ― コストなし: 『攻撃』"
    ann.has_card(
        "permanent",
        "《Reality Refractor》 アクション ― アイテム",
        f"サブタイプがオーラのものは、『{attacking}』を得る。",
    )
    ann.activates(ann.aura("Burn Them All", "続行", "圧倒"))
    swing = t.layer()
    t.expect("攻撃プロキシに続行があるか", swing.has(GoAgain), False)
    t.expect("攻撃プロキシに起動能力があるか", swing.has(Activated), False)
    t.expect("攻撃プロキシに圧倒があるか", swing.has(Dominate), True)


@fab.check(
    "1.4.3a#sentence-5 1.4.3a#example-3",
    "攻撃プロキシは攻撃発生源のコピーではないので、ヒットしたときの能力は1回だけ誘発する",
)
def a_hit_triggers_once(t: Table, ann: Person) -> None:
    """Flail of Agony creates a Runechant when it hits."""
    flail = ann.has_card(
        "weapon 1",
        "《Flail of Agony》 武器 ― フレイル・片手 パワー2",
        "アクション ― コストなし: 『攻撃』",
        "これがヒットしたとき、〔《ルーン陣》 トークン ― オーラ〕トークンを1個作成する。",
    )
    ann.activates(flail).until("").expect("ルーン陣の数", ann.controls("ルーン陣"), 1)


@fab.check("1.4.3a#sentence-6", "攻撃プロキシは特性のコピーを持たないので、武器の常在能力の効果は1回分だけはたらく")
def a_static_ability_counts_once(t: Table, ann: Person, ben: Person) -> None:
    """A sword with base power 2 has a static ability by which it gets 1 power."""
    ann.activates(_sword(ann, "これは、パワーに1の修整を得る。"))
    swing = t.layer()
    t.resolve().expect("攻撃のパワー", swing.power, 3)
    t.until("damage").expect("ベンのライフ", ben.life, 17)


@fab.check("1.4.3a#sentence-2", "武器についての効果は攻撃プロキシを参照せず、攻撃についての効果は参照する")
def a_proxy_is_referred_to_as_an_attack_alone(t: Table, ann: Person) -> None:
    """Count objects with the subtype sword, and attacks with it, while the attack with a sword is on the stack."""
    blade = _sword(ann)
    count = "インスタント コスト0", "ライフを(すべての{}ものの数)点得る。"
    swords = ann.hand(f"《剣の点呼》 {count[0]}", count[1].format("サブタイプが剣の"))
    attacks = ann.hand(f"《剣による攻撃の点呼》 {count[0]}", count[1].format("(攻撃である、かつサブタイプが剣の)"))
    ann.activates(blade)
    ann.plays(swords).resolve().expect("剣を数えて得た、アンのライフ", ann.life, 21)
    ann.plays(attacks).resolve().expect("剣による攻撃を数えて得た、アンのライフ", ann.life, 22)


@fab.check(
    "1.4.3d#sentence-2 1.4.3d#example-1", "武器が+1{p}と圧倒を得れば、その攻撃プロキシも、変更後の特性を継承する"
)
def a_proxy_inherits_modified_properties(t: Table, ann: Person, ben: Person) -> None:
    """Ironsong Determination is on a weapon with 3 power before it attacks."""
    blade = ann.has_card("weapon 1", "《剣》 武器 ― 剣・片手 パワー3", _SWING)
    song = ann.instant(
        "Ironsong Determination",
        f"{THIS_TURN}対象のタイプが武器のパーマネントは、(パワーに1の修整を得る、さらに『圧倒』を得る)。",
    )
    ann.plays(song, target=blade).resolve()
    ann.activates(blade)
    swing = t.layer()
    t.expect("剣とその攻撃のパワー", [blade.power, swing.power], [4, 4])
    t.expect("剣とその攻撃に圧倒があるか", [blade.has(Dominate), swing.has(Dominate)], [True, True])
    t.until("damage").expect("ベンのライフ", ben.life, 16)


@fab.check("1.4.3d#sentence-1", "武器に適用される修整は、攻撃プロキシに重ねて適用されることはない")
def an_effect_on_the_source_is_not_applied_twice(t: Table, ann: Person, ben: Person) -> None:
    """A sword that attacks gets 2 power on the combat chain."""
    blade = _sword(ann)
    oil = ann.instant("油", f"{THIS_TURN}対象のタイプが武器のパーマネントは、パワーに2の修整を得る。")
    ann.activates(blade).resolve()
    ann.plays(oil, target=blade).until("damage").expect("ベンのライフ", ben.life, 16)


@fab.check(
    "1.4.3d#sentence-1 1.4.3d#example-2", "カードの続行を失わせる効果は、そのカードの攻撃プロキシの続行には及ばない"
)
def fog_down_leaves_the_proxy_alone(t: Table, ann: Person, ben: Person) -> None:
    """Fog Down is about non-attack action cards; Limpit is one, and attacks with go again."""
    cards = "(タイプがアクションの、かつサブタイプが攻撃のもの以外の)もの"
    ben.has_card(
        "permanent",
        "《Fog Down》 アクション ― オーラ",
        f"{cards}は、すべての続行を失う。",
        f"{cards}は、続行を得られない。",
    )
    limpit = ann.has_card("permanent", "《片足飛びのリンピット》 アクション ― 盟友 コスト0 パワー2", _SWING, "続行")
    haste = ann.instant("加速", f"{THIS_TURN}対象の攻撃であるものは、『続行』を得る。")
    ann.activates(limpit)
    swing = t.layer()
    t.expect("リンピットと、その攻撃に、続行があるか", [limpit.has(GoAgain), swing.has(GoAgain)], [False, True])
    ann.plays(haste, target=swing).resolve().expect("続行を与えた後、その攻撃に続行があるか", swing.has(GoAgain), True)
    t.until("resolution").expect("アンのアクションポイント", ann.action_points, 1)


@fab.check(
    "1.4.3d#sentence-3 1.4.3d#example-3",
    "《植盛》は、攻撃が得るパワーを大きくするが、攻撃している武器が得るパワーは大きくしない",
)
def thrive_does_not_modify_effects_on_the_source(t: Table, ann: Person, ben: Person) -> None:
    """After Thrive, one instant gives power to the attack with a sword, and another one to the sword."""
    thrive = ann.instant("植盛", f"{THIS_TURN}攻撃がパワーに修整を得る場合、代わりにその量が1増える。")
    blade = _sword(ann)
    oil = ann.instant("油", f"{THIS_TURN}対象のタイプが武器のパーマネントは、パワーに2の修整を得る。")
    lunge = ann.instant("踏み込み", f"{THIS_TURN}対象の攻撃であるものは、パワーに1の修整を得る。")
    ann.plays(thrive).resolve()
    ann.activates(blade)
    swing = t.layer()
    t.resolve()
    ann.plays(lunge, target=swing).resolve()
    t.expect("踏み込みの後の、剣とその攻撃のパワー", [blade.power, swing.power], [2, 4])
    ann.plays(oil, target=blade).resolve().expect("油の後の、剣とその攻撃のパワー", [blade.power, swing.power], [4, 6])
    t.until("damage").expect("ベンのライフ", ben.life, 14)


@fab.check("1.4.3e#sentence-2", "攻撃についての効果は、攻撃プロキシを参照し、攻撃発生源は参照しない")
def an_effect_on_attacks_does_not_refer_to_the_source(t: Table, ann: Person) -> None:
    """On the combat chain, an instant can target the attack with a sword, and not the sword."""
    blade = ann.sword("剣")
    lunge = ann.instant("踏み込み", "ライフを(すべての攻撃であるものの数)点得る。")
    ann.activates(blade).resolve().expect("剣のあるゾーン", blade.zone, "戦闘チェイン")
    ann.plays(lunge).resolve().expect("攻撃の数だけ得た、アンのライフ", ann.life, 21)


@fab.check("1.4.3e#sentence-3", "攻撃に適用される修整は、攻撃発生源には適用されない")
def an_effect_on_attacks_does_not_apply_to_the_source(t: Table, ann: Person, ben: Person) -> None:
    """A sword attacks while attacks get 1 power."""
    ann.item("軍旗", "攻撃は、パワーに1の修整を得る。")
    blade = _sword(ann)
    ann.activates(blade)
    swing = t.layer()
    t.resolve().expect("戦闘チェインにある、剣とその攻撃のパワー", [blade.power, swing.power], [2, 3])
    t.until("damage").expect("ベンのライフ", ben.life, 17)


@fab.check(
    "1.4.3e#sentence-3 1.4.3e#example-1",
    "《Sharpen Steel》は、次の武器の攻撃だけに適用され、同じ武器の2回目の攻撃には適用されない",
)
def sharpen_steel_is_for_one_attack(t: Table, ann: Person, ben: Person) -> None:
    """Attack twice with one sword after Sharpen Steel."""
    blade = _sword(ann)
    steel = ann.instant("Sharpen Steel", f"{THIS_TURN}あなたの次のタイプが武器の攻撃は、パワーに3の修整を得る。")
    ann.plays(steel).resolve().expect("攻撃の前の剣のパワー", blade.power, 2)
    for power, life in ((5, 15), (2, 13)):
        ann.activates(blade).expect("攻撃プロキシのパワー", t.layer().power, power)
        t.until("resolution").expect("ベンのライフ", ben.life, life)


def _expect_proxies(t: Table, number: int) -> None:
    """Expect a number of attack-proxies on the stack and on the combat chain."""
    t.expect("攻撃プロキシの数", t.proxies, number)


@fab.check(
    "1.4.3c#sentence-1",
    "スタックにある攻撃プロキシは、攻撃発生源がほかのチェインリンクにあっても、存在するかぎり存在し続ける",
)
def a_proxy_exists_as_long_as_its_source(t: Table, ann: Person, ben: Person) -> None:
    """The opponent plays an instant while the second attack with a weapon is on the stack, the weapon on a link."""
    blade, spark = ann.sword("剣", _SWING), ben.instant("火花")
    ann.activates(blade).until("resolution")
    ann.activates(blade)
    ben.responds(spark).resolve().expect("剣のあるゾーン", blade.zone, "戦闘チェイン")
    _expect_proxies(t, 2)
    t.until("damage").expect("攻撃が行われた回数", t.event_count(kinds.Attacked), 2)


@fab.check("1.4.3c#sentence-4", "スタックにある攻撃プロキシは、攻撃発生源が存在しなくなれば消滅する")
def a_proxy_on_the_stack_ceases_with_its_source(t: Table, ann: Person, ben: Person) -> None:
    """The opponent destroys the weapon while the attack with it is on the stack."""
    blade = ann.sword("剣")
    rust = ben.instant("錆", "「剣」という名前のすべてのカードを破壊する。")
    ann.activates(blade)
    ben.responds(rust).resolve().expect("剣のあるゾーン", blade.zone, "墓地")
    _expect_proxies(t, 0)
    t.expect("スタックのレイヤーの数", t.stack, 0)


@fab.check("1.4.3c#sentence-2", "戦闘チェインの攻撃プロキシは、攻撃発生源が同じチェインリンクにある間は、存在し続ける")
def a_proxy_on_the_chain_exists_on_the_link_of_its_source(t: Table, ann: Person, ben: Person) -> None:
    """An attack with a weapon goes on until its damage is dealt."""
    ann.activates(ann.sword("剣", _SWING)).resolve()
    _expect_proxies(t, 1)
    t.until("resolution").expect("ベンのライフ", ben.life, 18)
    _expect_proxies(t, 1)


@fab.check(
    "1.4.3c#sentence-5 1.4.3c#example-1",
    "同じ武器でもう一度攻撃すると、武器は次のチェインリンクに移り、1つ目の攻撃プロキシは消滅する",
)
def the_first_proxy_ceases_when_its_source_moves_on(t: Table, ann: Person, ben: Person) -> None:
    """Two attacks with one weapon in the same combat; both hit."""
    blade = ann.sword("剣", _SWING)
    for _ in range(2):
        ann.activates(blade).until("resolution")
        _expect_proxies(t, 1)
    t.expect("2つのチェインリンクの攻撃発生源", t.attack_sources, ["剣", "剣"])
    t.expect("ベンのライフ", ben.life, 16)


@fab.check(
    "1.4.3c#sentence-5", "戦闘チェインの攻撃プロキシは、攻撃発生源が破壊されてそこを離れても消滅し、ダメージを与えない"
)
def a_proxy_on_the_chain_ceases_with_its_source(t: Table, ann: Person, ben: Person) -> None:
    """The opponent destroys the weapon while it attacks."""
    blade, rust = ann.sword("剣"), ben.instant("錆", "「剣」という名前のすべてのカードを破壊する。")
    ann.activates(blade).until("reaction")
    ben.responds(rust).resolve().expect("剣のあるゾーン", blade.zone, "墓地")
    _expect_proxies(t, 0)
    t.until("").expect("ベンのライフ", ben.life, 20)


@fab.check("1.4.3c#sentence-6", "攻撃発生源が{p}の特性を持っていなくても、攻撃プロキシは存在する")
def a_proxy_needs_no_power(t: Table, ann: Person) -> None:
    """Attack with an item without power."""
    drum = ann.item("陣太鼓", _SWING)
    ann.activates(drum).resolve().expect("《陣太鼓》のパワー", drum.power, None)
    _expect_proxies(t, 1)
    t.expect("攻撃が行われた回数", t.event_count(kinds.Attacked), 1)


@fab.check("1.4.3c#sentence-7", "攻撃プロキシを作成した能力がなくなっても、攻撃プロキシは消滅しない")
def a_proxy_outlives_the_ability_that_made_it(t: Table, ann: Person) -> None:
    """An aura gives items the ability to attack; it destroys itself while such an attack is on the stack."""
    iris = ann.aura(
        "虹彩",
        f"サブタイプがアイテムのものは、『{_SWING}』を得る。",
        "インスタント ― 「これを破壊する」: ライフを1点得る。",
    )
    drum = ann.item("陣太鼓")
    ann.activates(drum)
    ann.activates(iris).expect("《虹彩》のあるゾーン", iris.zone, "墓地")
    t.resolve().expect("《陣太鼓》に起動能力があるか", drum.has(Activated), False)
    _expect_proxies(t, 1)
    t.resolve().expect("攻撃が行われた回数", t.event_count(kinds.Attacked), 1)


@fab.check(
    "1.4.3c#sentence-7 1.4.3c#example-2", "攻撃を可能にした《現実の虹彩》が消滅しても、オーラの攻撃プロキシは消滅しない"
)
def a_proxy_outlives_iris_of_reality(t: Table, ann: Person, ben: Person) -> None:
    """Iris of Reality lets auras attack, with a base power of 4; it is destroyed while the attack is on the stack."""
    auras = "(サブタイプがオーラの、かつスーパータイプが「幻術士」の、かつあなたがコントロールする)もの"
    attacking = "1ターンに1回、アクション ― リソース3点: 『攻撃』『続行』"
    iris = ann.aura(
        "現実の虹彩",
        f"{auras}は、(タイプ「武器」を得る、さらに基本の値が4のパワーを得る、さらに『{attacking}』を得る)。",
    )
    gleam = ann.has_card("permanent", "《きらめき》 「幻術士」 アクション ― オーラ コスト0")
    ann.gets("hand", gem("青の石", pitch=3))
    rust = ben.instant("錆", "「現実の虹彩」という名前のすべてのカードを破壊する。")
    ann.activates(gleam)
    ben.responds(rust).resolve().expect("《現実の虹彩》のあるゾーン", iris.zone, "墓地")
    _expect_proxies(t, 1)
    t.until("damage").expect("攻撃が行われた回数", t.event_count(kinds.Attacked), 1)
