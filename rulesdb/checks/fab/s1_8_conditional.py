"""Checks of 1.8.4: conditional effects, and those with "otherwise", "unless" and "while"."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.events import Create
from rulesdb.engine.fab.sample_cards.small_cards import action, gem

EMPTY = "あなたの手札のカードがない"


@fab.check("1.8.4#sentence-3", "条件が満たされていなければ、効果は発生もせず、適用もされない")
def a_conditional_effect_needs_its_condition(t: Table, ann: Person) -> None:
    """A potion gains life, and a banner gives power, if the hand is empty: at first it is not, and then it is."""
    banner = ann.has_card(
        "permanent", "《戦旗》 アクション ― アイテム コスト0 パワー1", f"{EMPTY}なら、これは、パワーに2の修整を得る。"
    )
    potions = [ann.instant(name, f"{EMPTY}なら、ライフを5点得る。") for name in ("小瓶", "大瓶")]
    for potion, life, power in zip(potions, (20, 25), (1, 3), strict=True):
        ann.plays(potion).resolve()
        t.expect(f"{potion.card.name}の後の、アンのライフ", ann.life, life)
        t.expect("戦旗のパワー", banner.power, power)


@fab.check("1.8.4#sentence-4", "条件の後に効果が並んでいれば、どの効果にも、その条件が付く")
def a_condition_goes_for_a_list(t: Table, ann: Person) -> None:
    """If the hand is empty, Ann gains life and draws a card: it is not empty, and neither happens."""
    ann.gets("deck", action("本"))
    hope = ann.instant("望み", f"{EMPTY}なら、(ライフを5点得る、その後カードを1枚引く)。")
    ann.instant("火花")
    ann.plays(hope).resolve()
    t.expect("アンのライフ", ann.life, 20)
    t.expect("アンの手札の枚数", ann.count("hand"), 1)


_CHANT = (
    "あなたのアクションフェイズの開始時になったとき、(これから「詩節」カウンターを1個取り除く)。"
    "できた場合、(〔《ルーン陣》 トークン ― オーラ〕トークンを1個作成する)。できなかった場合、(これを破壊する)。"
)


@fab.check("1.8.4a#sentence-2 1.8.4a#example-1", "「そうでない場合」の効果は、前の効果が失敗したときに発生する")
def otherwise_follows_a_failure(t: Table, ann: Person) -> None:
    """A chant without verse counters: none is removed, no token is created, and the chant is destroyed."""
    chant = ann.aura("ルーンブラッドの詠唱", _CHANT)
    t.begin("start phase")
    t.resolve()
    t.expect("詠唱のあるゾーン", chant.zone, "墓地")
    t.expect("作成されたトークンの数", t.times(Create), 0)


@fab.check("1.8.4a#sentence-3 1.8.4a#example-1", "「そうでない場合」の効果は、前の効果が成功したときには発生しない")
def otherwise_does_not_follow_a_success(t: Table, ann: Person) -> None:
    """A chant that enters with a verse counter: it is removed, a token is created, and the chant stays."""
    chant = ann.aura("ルーンブラッドの詠唱", _CHANT, "インスタント ― コストなし: これに「詩節」カウンターを1個置く。")
    t.begin("start phase")
    ann.activates(chant).resolve(2)
    t.expect("詠唱のあるゾーン", chant.zone, "闘技場")
    t.expect("作成されたトークンの数", t.times(Create), 1)


@fab.check("1.8.4b#sentence-2,3", "「でないかぎり」の効果は、逆条件が満たされないときにだけ発生する")
def unless_is_the_opposite(t: Table, ann: Person) -> None:
    """Ann gains life unless she has a card in hand: at first she has one, and then none."""
    first, second = (ann.instant(name, f"{EMPTY}かぎり、ライフを5点得る。") for name in "甲乙")
    ann.plays(first).resolve()
    t.expect("手札があるとき、甲の後のアンのライフ", ann.life, 20)
    ann.plays(second).resolve()
    t.expect("手札がないとき、乙の後のアンのライフ", ann.life, 25)


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
        ann.plays(claw).until("attack")
        t.resolve(defend=(pit, None))
        t.resolve(may=...)
        t.expect(f"{pit.card.name}についての質問", t.question, "アン: 行うかどうか")
        t.answers(may=pays)
        t.expect("アンのライフ", ann.life, life)
        t.until("resolution")


@fab.check("1.8.4c#sentence-2", "「の間」の効果は、条件が満たされている間だけ適用される")
def a_while_effect_waits_for_its_condition(t: Table, ann: Person, ben: Person) -> None:
    """Attack action cards of opponents have less power while attacking: a claw in hand does not, and then it does."""
    ben.aura("Parable of Humility", _HUMILITY)
    claw = ann.attack("爪")
    t.expect("手札にある爪のパワー", claw.power, 3)
    ann.plays(claw).until("attack")
    t.expect("攻撃している爪のパワー", claw.power, 2)


_HUMILITY = (
    "(攻撃アクションカードである、かつあなたがコントロールするもの以外の)ものは、"
    "(攻撃している、または防御している)間、パワーに-1の修整を得る。"
)


@fab.check("1.8.4c#sentence-3", "「の間」の条件は、効果が存在するかぎり確かめ続ける")
def a_while_condition_is_evaluated_again(t: Table, ann: Person) -> None:
    """A spell weakens attack action cards while they attack: when the chain link has resolved, a claw is strong."""
    spell = ann.instant("弱体化", f"{THIS_TURN}攻撃アクションカードは、攻撃している間、パワーに-1の修整を得る。")
    claw = ann.attack("爪")
    ann.plays(spell).resolve()
    ann.plays(claw).until("attack")
    t.expect("攻撃している爪のパワー", claw.power, 2)
    t.until("resolution")
    t.expect("チェインリンクが解決された後の、爪のパワー", claw.power, 3)


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
    ann.plays(claw, attack_target=ben.hero).until("attack")
    t.resolve(defend=(wall, None))
    t.expect("攻撃している爪のパワー", claw.power, 2)
    t.expect("防御している壁のパワー", wall.power, 2)
    t.expect("手札にある牙のパワー", fang.power, 3)
