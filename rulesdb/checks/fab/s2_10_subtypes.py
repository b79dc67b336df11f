"""Checks of 2.10, subtypes; s2_14_type_box.py has those of the type box, and s2_15_types.py those of layers."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import ally


def _purge(person: Person, subtype: str) -> TrackedCard:
    """Give a player an instant that destroys the permanents with a subtype."""
    lines = ("《一掃》 インスタント コスト0", f"すべてのサブタイプが{subtype}のパーマネントを破壊する。")
    return person.hand(*lines)


@fab.check(
    "2.10.1#sentence-1 2.10.2#sentence-1", "サブタイプは語の集まりで、2つあればそのどちらでもあり、1つもないこともある"
)
def subtypes_are_a_collection(t: Table, ann: Person, ben: Person) -> None:
    """An effect on items destroys an item that is an aura, too; a token has no subtypes."""
    mist = ben.has_card("permanent", "《霧の箱》 トークン ― オーラ・アイテム", "続行")
    plain = ben.has_card("permanent", "《土くれ》 トークン", "続行")
    purge = _purge(ann, "アイテム")
    t.begin()
    t.expect("霧の箱のサブタイプ", mist.subtypes, ["アイテム", "オーラ"])
    t.expect("土くれのサブタイプ", plain.subtypes, [])
    ann.resolves(purge)
    t.expect("霧の箱のあるゾーン", mist.zone, "なし")
    t.expect("土くれのあるゾーン", plain.zone, "闘技場")


@fab.check(
    "2.10.1#sentence-2", "機能型のサブタイプであるオーラには、解決されると闘技場に出る、という追加のルールが適用される"
)
def a_functional_subtype_decides_which_rules_apply(t: Table, ann: Person) -> None:
    """An action that is an aura, and one that is none."""
    mist, spark = ann.aura("霧", "続行", zone="hand"), ann.action("火花")
    ann.resolves(mist, spark)
    t.expect("霧と火花のあるゾーン", (mist.zone, spark.zone), ("闘技場", "墓地"))


@fab.check("2.10.1#sentence-2", "機能型のサブタイプである盟友だけに、ターンの終わりにライフが戻るルールが適用される")
def the_subtype_ally_decides_about_its_life(t: Table, ann: Person, ben: Person) -> None:
    """An ally and a hero are dealt damage, and the turn ends."""
    dragon = ben.has_card("permanent", ally("竜", 6))
    damages = (
        f"すべての{what}に2点の秘術ダメージを与える。"
        for what in ("サブタイプが盟友のパーマネント", "対戦相手のヒーロー")
    )
    spark = ann.instant("火花", "".join(damages))
    ann.resolves(spark)
    t.expect("火花の後の、竜とベンのライフ", (dragon.life, ben.life), (4, 18))
    t.end_turn()
    t.expect("ターンが終わった後の、竜とベンのライフ", (dragon.life, ben.life), (6, 18))


@fab.check("2.10.6#sentence-2", "効果で得た機能型のサブタイプも、オブジェクトに追加のルールを加える")
def a_gained_functional_subtype_adds_its_rules(t: Table, ann: Person) -> None:
    """The next action gains the subtype aura, and enters the arena."""
    charm = ann.instant("具現", f"{THIS_TURN}次にプレイするタイプがアクションのものは、サブタイプ「オーラ」を得る。")
    spark = ann.action("火花")
    ann.resolves(charm, spark)
    t.expect("火花のあるゾーン", spark.zone, "闘技場")


@fab.check("2.10.6#sentence-3", "罠やドラゴンのような非機能型のサブタイプは、追加のルールを加えない")
def non_functional_subtypes_add_no_rules(t: Table, ann: Person) -> None:
    """Two actions with non-functional subtypes are cleared as any action."""
    pit = ann.hand("《落とし穴》 アクション ― 罠 コスト0", "続行")
    wyrm = ann.hand("《飛竜》 アクション ― ドラゴン コスト0", "続行")
    ann.resolves(pit, wyrm)
    t.expect("落とし穴と飛竜のあるゾーン", (pit.zone, wyrm.zone), ("墓地", "墓地"))


@fab.check("2.10.5#sentence-1", "サブタイプは、効果によって得ることも失うこともある")
def subtypes_are_gained_and_lost(t: Table, ann: Person, ben: Person) -> None:
    """A sword gains the subtype aura, and a ghost loses it; then auras are destroyed."""
    sword = ben.sword("剣", "続行")
    ghost = ben.has_card("permanent", "《幽霊》 アクション ― オーラ", "続行")
    turns = ann.instant(
        "反転", f"{THIS_TURN}《剣》は、サブタイプ「オーラ」を得る。{THIS_TURN}《幽霊》は、サブタイプのオーラを失う。"
    )
    purge = _purge(ann, "オーラ")
    ann.resolves(turns, purge)
    t.expect("剣と幽霊のあるゾーン", (sword.zone, ghost.zone), ("墓地", "闘技場"))


@fab.check(
    "2.10.6a#sentence-1 2.10.6b#sentence-1",
    "表にある語は、どれもサブタイプキーワードで、「片手」「逆手」も「歯車」「長柄」もそうである",
)
def keywords_of_the_lists_are_subtypes(t: Table, ann: Person) -> None:
    """All functional keywords are in one type box, and all non-functional ones in another."""
    functional = "片手 両手 苦難 盟友 矢 灰 攻撃 オーラ 製造 根源 召喚 アイテム ランドマーク 逆手 矢筒"
    others = (
        "天使 腕 斧 基本 本 弓 筆 機砲 胴 気 鉤爪 棍棒 歯車 短剣 デーモン ドラゴン エヴォ バイオリン フレイル 宝石 銃 "
        "槌 頭 足 リュート 傭兵 オーブ 拳銃 ピットファイター 長柄 岩塊 王笏 巻物 大鎌 手裏剣 歌 杖 剣 罠 レンチ 若者"
    )
    full, other = ann.hand(f"《機能型》 【トークン ― {functional}】"), ann.hand(f"《非機能型》 【トークン ― {others}】")
    t.begin()
    t.expect("機能型のサブタイプ", full.subtypes, sorted(functional.split()))
    t.expect("非機能型のサブタイプ", other.subtypes, sorted(others.split()))
