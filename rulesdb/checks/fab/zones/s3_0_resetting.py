"""Checks of 3.0.9: objects that reset, and what still refers to them."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.keywords import GoAgain

_FROM_GRAVEYARD = "墓地にあるものをプレイしてもよい。"


@fab.check(
    "3.0.9#sentence-2a 3.0.9#example-1",
    "墓地に置かれた攻撃アクションカードは新しいオブジェクトになり、墓地からプレイされても、前に得た+2{p}はない",
)
def a_card_in_the_graveyard_is_new(t: Table, ann: Person, ben: Person) -> None:
    """An attack gets 2 power until the end of the turn; after combat it is played again from the graveyard."""
    ann.item("墓守", _FROM_GRAVEYARD)
    claw = ann.attack("爪", "続行")
    oil = ann.instant("油", f"{THIS_TURN}対象の攻撃であるものは、パワーに2の修整を得る。")
    ann.plays(claw).until("reaction")
    ann.plays(oil, target=claw).until("").expect("最初の攻撃の後のベンのライフ", ben.life, 15)
    t.expect("爪のあるゾーン", claw.zone, "墓地")
    ann.plays(claw).expect("墓地からプレイされた爪のパワー", claw.power, 3)


@fab.check(
    "3.0.9#sentence-2b",
    "闘技場のゾーンの間を移動した武器も、墓地からスタックに移ったカードも、同じオブジェクトで、得たパワーを失わない",
)
def a_weapon_that_returns_is_the_same(t: Table, ann: Person) -> None:
    """A sword gets 2 power until the end of the turn, attacks, and returns; so does a claw, to be played then."""
    ann.item("墓守", _FROM_GRAVEYARD)
    blade, claw = ann.sword("剣"), ann.attack("爪", "続行", zone="graveyard")
    curse = ann.instant("呪い", f"{THIS_TURN}対象の墓地にあるものは、パワーに2の修整を得る。")
    oil = ann.instant("油", f"{THIS_TURN}対象のタイプが武器のパーマネントは、パワーに2の修整を得る。")
    ann.plays(curse, target=claw).resolve()
    ann.plays(claw).expect("墓地からスタックに移った爪のパワー", claw.power, 5)
    t.until("").expect("戦闘の後、墓地に戻った爪のパワー", claw.power, 3)
    ann.plays(oil, target=blade).resolve()
    ann.activates(blade).until("").expect("剣のあるゾーン", blade.zone, "武器ゾーン")
    t.expect("戦闘を終えた剣のパワー", blade.power, 4)


@fab.check("3.0.9#sentence-3", "装備品は、裏向きになると新しいオブジェクトになり、また表向きになっても元に戻らない")
def an_object_that_turns_private_is_new(t: Table, ann: Person) -> None:
    """Two pieces of equipment have go again for the turn; one is turned face down, one moves so, and they face up."""
    helmet, glove = ann.equips("head", "兜"), ann.equips("arms", "籠手")
    haste = f"{THIS_TURN}対象のタイプが装備品のパーマネントは、『続行』を得る。"
    hastes = [(one, ann.instant("加速", haste)) for one in (helmet, glove)]
    turn = "「兜」という名前のすべてのカードを裏向きにする。"
    hide = ann.instant("裏返し", turn, "「籠手」という名前のすべてのカードを闘技場に裏向きで置く。")
    show = ann.instant("表返し", "すべてのタイプが装備品のものを表向きにする。")
    for one, spell in hastes:
        ann.plays(spell, target=one).resolve()
    t.expect("兜と籠手が続行を持つか", [one.has(GoAgain) for one in (helmet, glove)], [True, True])
    ann.resolves(hide, show)
    t.expect("兜と籠手は開示状態か", [one.is_public for one in (helmet, glove)], [True, True])
    t.expect("表向きに戻った兜と籠手が、続行を持つか", [one.has(GoAgain) for one in (helmet, glove)], [False, False])


@fab.check("3.0.9#sentence-4", "手札に戻ってまたプレイされた盟友は、以前とは関係のない、新しいオブジェクトである")
def a_new_object_has_no_relation_to_its_past(t: Table, ann: Person) -> None:
    """An ally with 3 life is dealt 1 damage, returned to its owner's hand, and played again."""
    cub = ann.has_card("permanent", "《子竜》 アクション ― 盟友 コスト0 パワー1 ライフ3")
    bolt = ann.instant("火の粉", "すべてのサブタイプが盟友のパーマネントに1点の一般ダメージを与える。")
    call = ann.instant("呼び戻し", "「子竜」という名前のすべてのカードを手札に置く。")
    ann.plays(bolt).resolve().expect("火の粉の後の、子竜のライフ", cub.life, 2)
    ann.resolves(call)
    ann.plays(cub).resolve().expect("もう一度プレイされた子竜のライフ", cub.life, 3)


@fab.check(
    "3.0.9a#sentence-1,2 3.0.9a#example-1",
    "破壊されたときの能力は、墓地での新しいオブジェクトを、さらに移動するか裏向きになるまでの間だけ参照する",
)
def a_trigger_refers_to_the_new_object(t: Table, ann: Person, ben: Person) -> None:
    """Three items are destroyed; then one is banished, and another one turned face down. A lute returns to the hand."""
    items = [ann.item(name) for name in ("鈴", "笛", "鼓")]
    yours = "(あなたがコントロールする、かつサブタイプがアイテムの)もの"
    ann.aura("情け", f"{yours}が破壊されたとき、その移動したカードをデッキの一番下に置く。")
    ann.aura("名残", "オブジェクトが闘技場から手札に移ったとき、その移動したカードをデッキの一番下に置く。")
    lute, call = ann.item("琴"), ann.instant("呼び戻し", "「琴」という名前のすべてのカードを手札に置く。")
    quake = ann.instant("地震", "すべてのサブタイプがアイテムのパーマネントを破壊する。")
    away = ben.instant("神隠し", "「笛」という名前のすべてのカードを追放する。")
    hide = ben.instant("埋没", "「鼓」という名前のすべてのカードを裏向きにする。")
    ann.plays(call).resolve().expect("琴が手札に戻って誘発した効果の数", t.stack, 1)
    t.resolve().expect("琴のあるゾーン", lute.zone, "手札")
    ann.plays(quake).resolve().expect("誘発した効果の数", t.stack, 3)
    ben.resolves(away, hide)
    t.resolve(3).expect("鈴と笛と鼓のあるゾーン", [one.zone for one in items], ["デッキ", "追放ゾーン", "墓地"])


@fab.check(
    "3.0.9b#sentence-1 3.0.9b#example-1",
    "カードを追放する起動能力は、追放ゾーンでの新しいオブジェクトを参照するので、それをプレイしてもよい",
)
def an_ability_refers_to_what_it_has_moved(t: Table, ann: Person) -> None:
    """An item banishes an attack action card of the graveyard, which may be played this turn."""
    banish = "あなたの墓地のカードのうち攻撃アクションカードであるもののうち1枚を追放する。"
    play = f"追放したカードのうち1つを選び、{THIS_TURN}あなたは、選ばれたものをプレイしてもよい。"
    keeper = ann.item("墓守", f"インスタント ― コストなし: {banish}{play}")
    claw = ann.attack("爪", zone="graveyard")
    ann.activates(keeper).resolve().expect("爪のあるゾーン", claw.zone, "追放ゾーン")
    t.expect("追放ゾーンの爪をプレイできるか", ann.may_play(claw), True)


@fab.check("3.0.9b#sentence-2", "能力は、移動させたオブジェクトが裏向きになると、もうそれを参照しない")
def an_ability_does_not_refer_to_what_is_hidden(t: Table, ann: Person) -> None:
    """An item banishes the cards of the graveyard, turns them face down, and would put them into the hand."""
    banished = "この方法で追放したカードを"
    steps = f"あなたの墓地のすべてのカードを追放する。{banished}裏向きにする。{banished}手札に置く。"
    keeper = ann.item("墓守", f"インスタント ― コストなし: {steps}")
    claw = ann.attack("爪", zone="graveyard")
    ann.activates(keeper).resolve().expect("爪は開示状態か", claw.is_public, False)
    t.expect("爪のあるゾーン", claw.zone, "追放ゾーン")


@fab.check(
    "3.0.9c#sentence-1 3.0.9c#example-1",
    "デッキから墓地に置かれたカードは、どこから来たかという経過を保つので、それを条件に墓地からプレイできる",
)
def a_new_object_keeps_its_history(t: Table, ann: Person) -> None:
    """A card may be played from the graveyard if it was put there from the deck this turn; another one was there."""
    ability = "このターンに、これ自身がデッキから墓地に移ったなら、これを墓地からプレイしてもよい。"
    buried, falling = ann.attack("古骨", ability, zone="graveyard"), ann.attack("落石", ability, zone="deck")
    ann.plays(ann.instant("土砂崩れ", "あなたのデッキの一番上のカードを墓地に置く。")).resolve()
    t.expect("落石をプレイできるか", ann.may_play(falling), True)
    t.expect("古骨をプレイできるか", ann.may_play(buried), False)
