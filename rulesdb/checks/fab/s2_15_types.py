"""Checks of 2.15, types, and of the keywords that layers have from their sources (2.10.4, 2.11.4, 2.15.4)."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import HEALS, THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card


@fab.check(
    "2.15.1#sentence-1 2.15.2#sentence-1", "タイプは語の集まりで、2つあればそのどちらでもあり、1つもないこともある"
)
def types_are_a_collection(t: Table, ann: Person, ben: Person) -> None:
    """A fossil loses its only type; then an effect on weapons destroys a token that is a weapon."""
    claw = ben.has_card("weapon 1", "《鉤爪》 トークン・武器 ― 鉤爪 パワー1", "続行")
    bare = ben.has_card("permanent", "《化石》 アクション ― アイテム", "続行")
    fades = ann.instant("風化", f"{THIS_TURN}《化石》は、タイプのアクションを失う。")
    rust = ann.instant("錆", "すべてのタイプが武器のパーマネントを破壊する。")
    ann.plays(fades).resolve()
    t.expect("鉤爪のタイプ", claw.types, ["トークン", "武器"])
    t.expect("化石のタイプ", bare.types, [])
    ann.plays(rust).resolve()
    t.expect("鉤爪のあるゾーン", claw.zone, "なし")
    t.expect("化石のあるゾーン", bare.zone, "闘技場")


@fab.check("2.15.1#sentence-2", "デッキカードか闘技場カードかは、コストの有無などではなく、タイプで決まる")
def types_decide_about_the_category(t: Table, ann: Person, ben: Person) -> None:
    """A resource card without a cost is in a deck, and so is equipment with a cost."""
    hero, stone = read_card("《旅人》 ヒーロー ライフ20 知力4"), read_card("《原石》 リソース ― 宝石 ピッチ1")
    ann.brings(hero, stone)
    ben.brings(hero, stone, read_card("《鉄壁》 装備品 ― 胴 コスト3 防御2"), in_deck=True)
    t.expect("リソースカードをデッキに入れると反するルール", ann.is_kept_out_by, [])
    t.expect("装備品をデッキに入れると反するルール", ben.is_kept_out_by, ["1.3.2d"])


@fab.check("2.15.1#sentence-3", "デッキカードをどのようにプレイできるかは、タイプで決まる")
def types_decide_how_a_card_is_played(t: Table, ann: Person, ben: Person) -> None:
    """On Ann's turn, Ben may play an instant, but neither an action nor a resource card."""
    spark, study = ben.instant("火花"), ben.action("学び", "続行", defense=None)
    stone = ben.hand("《原石》 リソース ― 宝石 コスト0 ピッチ1")
    ann.passes()
    t.expect("火花をプレイできるか", ben.may_play(spark), True)
    t.expect("学びをプレイできるか", ben.may_play(study), False)
    t.expect("原石をプレイできるか", ben.may_play(stone), False)


@fab.check(
    "2.10.4#sentence-1 2.11.4#sentence-1 2.15.4#sentence-1 2.15.4a#sentence-1",
    "起動レイヤーは、発生源のタイプ、スーパータイプ、サブタイプに加えて、起動能力が決めるタイプを持つ",
)
def an_activated_layer_has_the_keywords_of_its_source(t: Table, ann: Person) -> None:
    """The ability of an item is an instant."""
    ann.activates(ann.has_card("permanent", "《歯車》 「機械技師」 アクション ― アイテム・歯車", HEALS))
    t.expect("レイヤーのタイプ", t.layer().types, ["アクション", "インスタント"])
    t.expect("レイヤーのスーパータイプ", t.layer().supertypes, ["機械技師"])
    t.expect("レイヤーのサブタイプ", t.layer().subtypes, ["アイテム", "歯車"])


@fab.check(
    "2.10.4#sentence-1 2.11.4#sentence-1 2.15.4#sentence-1",
    "誘発レイヤーは、発生源と同じタイプ、スーパータイプ、サブタイプを持つ",
)
def a_triggered_layer_has_the_keywords_of_its_source(t: Table, ann: Person) -> None:
    """An aura triggers on a gain of life."""
    ann.has_card("permanent", "《霧》 「幻術士」 アクション ― オーラ", "ライフが増えたとき、カードを1枚引く。")
    ann.plays(ann.instant("火花")).resolve()
    t.expect("レイヤーのタイプ", t.layer().types, ["アクション"])
    t.expect("レイヤーのスーパータイプ", t.layer().supertypes, ["幻術士"])
    t.expect("レイヤーのサブタイプ", t.layer().subtypes, ["オーラ"])


@fab.check("2.15.5#sentence-1", "タイプは、効果によって得ることも失うこともある")
def types_are_gained_and_lost(t: Table, ann: Person, ben: Person) -> None:
    """A helmet gains the type weapon, and a sword loses it; then weapons are destroyed."""
    helm = ben.equips("head", "兜", "続行", defense=1)
    sword = ben.sword("剣", "続行")
    turns = ann.instant("反転", f"{THIS_TURN}《兜》は、タイプ「武器」を得る。{THIS_TURN}《剣》は、タイプの武器を失う。")
    rust = ann.instant("錆", "すべてのタイプが武器のパーマネントを破壊する。")
    ann.resolves(turns, rust)
    t.expect("兜と剣のあるゾーン", (helm.zone, sword.zone), ("墓地", "武器ゾーン"))


@fab.check(
    "2.15.6#sentence-2", "タイプは、カードでないものにもルールを与え、アクションの能力はアクションポイントがいる"
)
def types_add_rules_to_objects(t: Table, ann: Person) -> None:
    """An item has an ability that is an action and one that is an instant; both are activated."""
    gear = ann.has_card(
        "permanent", "《仕掛け》 アクション ― アイテム", "アクション ― コストなし: ライフを1点得る。", HEALS
    )
    ann.activates(gear, 1).resolve()
    t.expect("インスタントの能力の後の、アンのアクションポイント", ann.action_points, 1)
    ann.activates(gear, 0)
    t.expect("アクションの能力の後の、アンのアクションポイント", ann.action_points, 0)


@fab.check("2.15.6a#sentence-1", "表にある語は、どれもタイプキーワードで、「相棒」もそうである")
def keywords_of_the_list_are_types(t: Table) -> None:
    """All keywords are in one type box."""
    words = (
        "アクション 攻撃リアクション ブロック 相棒 防御リアクション デミヒーロー 装備品 インスタント マクロ メンター "
        "リソース トークン 武器 ヒーロー"
    )
    card = t.people[0].hand(f"《全部》 【{words}】")
    t.begin()
    t.expect("タイプ", card.types, sorted(words.split()))
    t.expect("スーパータイプ", card.supertypes, [])
