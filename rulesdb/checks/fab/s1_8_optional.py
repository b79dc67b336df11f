"""Checks of 1.8.3: optional effects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import gem

WIPE = "すべてのサブタイプがオーラのパーマネントを破壊してもよい。そうした場合、ライフを5点得る。"


@fab.check("1.8.3#sentence-1", "「してもよい」と書かれた効果を生成するかどうかは、プレイヤーが選ぶ")
def an_optional_effect_may_be_left(t: Table, ann: Person) -> None:
    """A card that lets a player gain life, played twice: the player does not, and does."""
    first, second = (ann.instant(name, "ライフを5点得てもよい。") for name in ("盃", "壺"))
    ann.plays(first).resolve(may=False)
    t.expect("選ばなかった後のアンのライフ", ann.life, 20)
    ann.plays(second).resolve(may=True)
    t.expect("選んだ後のアンのライフ", ann.life, 25)


@fab.check("1.8.3a#sentence-1", "発生するときに、効果が指定するプレイヤーが選ぶ")
def the_instructed_player_chooses(t: Table, ann: Person) -> None:
    """Ann's card lets the opponent choose to lose life: Ben is asked, and only when the layer resolves."""
    ann.plays(ann.instant("取引", "対戦相手は、望むなら、ライフを1点失ってもよい。そうした場合、ライフを3点得る。"))
    t.expect("プレイした後の質問", t.choices, [])
    t.resolve(may=...)
    t.expect("解決するときに尋ねられるプレイヤー", t.question, "ベン: 行うかどうか")


@fab.check("1.8.3a#sentence-2", "適用されようとする選択型効果では、適用するかどうかを選ぶ")
def whether_an_optional_effect_applies_is_chosen(t: Table, ann: Person, ben: Person) -> None:
    """A shield that may prevent 2 damage: the first time the player declines, the second time not."""
    bolts = [ann.instant(name, "すべての対戦相手のヒーローに2点の一般ダメージを与える。") for name in ("火", "雷")]
    ben.equips("chest", "胴着", "ダメージを2点、望むなら軽減する。")
    for bolt, wanted, life in zip(bolts, (False, True), (18, 18), strict=True):
        ann.plays(bolt).resolve(replace=wanted)
        t.expect(f"{bolt.card.name}の後の、ベンのライフ", ben.life, life)


@fab.check("1.8.3b#sentence-2", "効果に禁じられて発生させられない選択型効果は、選べない")
def a_forbidden_optional_effect_is_not_chosen(t: Table, ann: Person, ben: Person) -> None:
    """An aura cannot be destroyed, so that a player is not asked whether to destroy all auras."""
    ben.aura("霧", "続行")
    ben.equips("chest", "護符", "サブタイプがオーラのものを破壊できない。")
    ann.plays(ann.instant("大風", WIPE)).resolve(may=...)
    t.expect("解決の中での質問", t.choices, [])
    t.expect("アンのライフ", ann.life, 20)


@fab.check("1.8.3b#sentence-3", "今のゲーム状況では成功しない選択型効果は、選べない")
def a_hopeless_optional_effect_is_not_chosen(t: Table, ann: Person) -> None:
    """There is no aura, so that a player is not asked whether to destroy all auras."""
    ann.plays(ann.instant("大風", WIPE)).resolve(may=...)
    t.expect("解決の中での質問", t.choices, [])
    t.expect("アンのライフ", ann.life, 20)


@fab.check(
    "1.8.3b#sentence-3,5 1.8.3b#example-1", "罠が3枚以上あれば追放するかどうかを選べ、2枚以下なら選べずに追放もされない"
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
    ann.plays(waters[0]).resolve(may=True)
    t.expect("罠が5枚あるときに、追放された枚数", ann.count("banished"), 3)
    ann.plays(waters[1]).resolve(may=...)
    t.expect("罠が2枚しかないときの質問", t.choices, [])
    t.expect("追放ゾーンのカードの枚数", ann.count("banished"), 3)


@fab.check("1.8.3b#sentence-4,5", "支払えない資源コストを含む選択型効果は、選べない")
def an_unpayable_optional_effect_is_not_chosen(t: Table, ann: Person) -> None:
    """An effect that may be had for 2 resource points, and a single point to be had."""
    bargain = ann.instant("取引", "リソース2点を支払い、ライフを5点得てもよい。")
    ann.hand(gem("赤石", 1))
    ann.plays(bargain).resolve(may=...)
    t.expect("解決の中での質問", t.choices, [])


@fab.check(
    "1.8.3b#sentence-2,4 1.8.3b#example-2",
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
    t.resolve(may=...)
    t.expect("最初に隆起を尋ねられるプレイヤー", t.question, "アン: 行うかどうか")
    t.answers(may=True)
    t.expect("アンの巨人のあるゾーン", giant.zone, "格納庫")


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
        ann.plays(mark).until("damage", order_of_triggers=0)
        t.resolve()
        t.expect("ベンのヒーローは標的状態か", ben.hero.is_marked, True)
        t.resolve(may=...)
        t.expect(f"{mark.card.name}の効果についての質問", t.question, "アン: 行うかどうか")
        t.answers(may=True)
        t.expect(f"{mark.card.name}のあるゾーン", mark.zone, zone)
        t.until("resolution")
