"""Checks of 7.5: the damage step, and hits."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import DAMAGE_TO_YOU, THIS_TURN, attacks_in_the_turn_of_another, ends_a_step
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import gem

_DRAIN = "これがヒットしたとき、ライフを5点得る。"
_PUP = "《仔竜》 アクション ― 盟友 ライフ9"


@fab.check(
    "7.5.2#sentence-3a,3b,3c 7.5.2#example-1",
    "攻撃は、自身のパワーと、防御カードの防御値の合計との差に等しいダメージを与える",
)
def an_attack_deals_the_difference(t: Table, ann: Person, ben: Person) -> None:
    """An attack with 9 power is defended by three cards with 4, 2 and 1 defense."""
    claw = ann.attack("爪", power=9)
    walls = [ben.action(name, defense=defense) for name, defense in (("城壁", 4), ("柵", 2), ("盾", 1))]
    ann.plays(claw).until("attack").until("damage", defend=(*walls, None))
    t.expect("防御値の合計が7だったベンのライフ", ben.life, 18)


@fab.check("7.5.5#sentence-1a,1b", "攻撃は、ダメージステップに攻撃対象にダメージを与えると、ヒットしたとみなされる")
def an_attack_that_deals_damage_hits(t: Table, ann: Person, ben: Person) -> None:
    """Attacks whose player gains life if they hit deal damage to the opposing hero, and to an ally."""
    claw, fang, pup = ann.attack("爪", _DRAIN, "続行"), ann.attack("牙", _DRAIN), ben.has_card("permanent", _PUP)
    ann.plays(claw, attack_target=ben.hero).until("damage").expect("ベンのライフ", ben.life, 17)
    t.expect("誘発した効果の数", t.stack, 1)
    t.until("resolution").expect("ヒーローへのヒットの後の、アンのライフ", ann.life, 25)
    ann.plays(fang, attack_target=pup).until("damage").expect("仔竜のライフ", pup.life, 6)
    t.until("resolution").expect("盟友へのヒットの後の、アンのライフ", ann.life, 30)


@fab.check(
    "7.5.5b#sentence-1 7.5.5b#example-1", "攻撃のダメージがすべて軽減されれば、その攻撃は、ヒットしたことにならない"
)
def an_attack_whose_damage_is_prevented_does_not_hit(t: Table, ann: Person, ben: Person) -> None:
    """Ben prevents up to 3 damage; the attack, whose player gains life if it hits, would deal 2."""
    shield = ben.instant("光の盾", f"{THIS_TURN}{DAMAGE_TO_YOU}を、次の3点だけ、軽減する。")
    ann.plays(ann.attack("爪", _DRAIN, power=2)).until("reaction")
    ben.responds(shield).resolve().until("damage").expect("ベンのライフ", ben.life, 20)
    t.expect("誘発した効果の数", t.stack, 0)


@fab.check(
    "7.5.1#sentence-1 7.5.2#sentence-1,3a 7.5.2a#sentence-1,2",
    "優先権より先に、攻撃が物理ダメージの発生源として、防御で減ったダメージを与え、それがヒットイベントになる",
)
def an_attack_deals_physical_damage_by_hitting(t: Table, ann: Person, ben: Person) -> None:
    """The attack is defended; Ann gains life if it deals physical damage, and if it hits."""
    claw = ann.attack("爪", _DRAIN, "これが1点以上の物理ダメージを与えたとき、ライフを1点得る。", power=5)
    wall = ben.action("壁", defense=2)
    ann.plays(claw).until("attack").until("damage", defend=(wall, None))
    t.expect("優先権を得た時のベンのライフ", ben.life, 17)
    t.expect("誘発した効果の数", t.stack, 2)
    t.until("resolution").expect("物理ダメージで1点、ヒットで5点を得た、アンのライフ", ann.life, 26)


def _attacks_an_ally(t: Table, spell: TrackedCard) -> TrackedCard:
    """Let Ann attack an ally of Ben's, and play an instant before damage is dealt; return the ally."""
    ann, ben = t.people
    pup, claw = ben.has_card("permanent", _PUP), ann.attack("爪")
    ann.plays(claw, attack_target=pup).until("reaction")
    ann.resolves(spell).until("damage")
    return pup


@fab.check("7.5.2b#sentence-1a", "攻撃対象がもう存在しないなら、ダメージを与えるイベントは生成されない")
def no_damage_is_dealt_to_what_is_gone(t: Table, ann: Person, ben: Person) -> None:
    """The ally is destroyed."""
    _attacks_an_ally(t, ann.instant("雷", "「仔竜」という名前のすべてのカードを破壊する。"))
    t.expect("ダメージが与えられた回数", t.event_count(kinds.Deal), 0)
    t.expect("ベンのライフ", ben.life, 20)


@fab.check("7.5.2b#sentence-1b", "攻撃対象がもう適正でないなら、ダメージを与えるイベントは生成されない")
def no_damage_is_dealt_to_an_illegal_target(t: Table, ann: Person, ben: Person) -> None:
    """Ann gains control of the ally, which no opponent controls any more."""
    charm = ann.instant("魅了", f"{THIS_TURN}対象のサブタイプが盟友のパーマネントは、コントローラーがあなたになる。")
    pup = _attacks_an_ally(t, charm)
    t.expect("ダメージが与えられた回数", t.event_count(kinds.Deal), 0)
    t.expect("仔竜のライフ", pup.life, 9)


def _attacks_both(t: Table) -> Table:
    """Let Ann attack Ben and Cid, up to the Attack Step."""
    ann, ben, cid = t.people
    ann.item("大波", "攻撃は、攻撃対象を2つまで選べる。")
    claw = ann.attack("爪")
    return ann.plays(claw, attack_target=(ben.hero, cid.hero)).until("attack")


@fab.check(
    "7.5.2#sentence-3c 7.5.2c#sentence-1a,1b,2",
    "攻撃対象が2つなら、ダメージは、攻撃のコントローラーが決めた順番で、別々に計算され、別々に与えられる",
)
def damage_is_dealt_to_each_target_separately(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """In Ann's turn Ben attacks; Ann defends, and Ben decides that she is dealt damage first; a bell counts events."""
    wall = ann.action("壁", defense=2)
    ann.item("鈴", "1回以上、何かにダメージが与えられたとき、ライフを1点得る。")
    attacks_in_the_turn_of_another(t, cid.hero, ann.hero).until("attack").until("reaction", defend=wall)
    t.resolve(order_of_events=(ann.hero, cid.hero))
    t.expect("ダメージの順番を決めた人", t.players_asked("order of events"), ["ベン"])
    t.expect("ダメージを受けた順番", t.values(kinds.Deal, "object"), ["アンの英雄", "シドの英雄"])
    t.expect("鈴の効果が誘発した数", t.stack, 2)
    t.expect("アンとシドのライフ", [ann.life, cid.life], [19, 17])


@fab.check(
    "7.5.3#sentence-2 7.5.4#sentence-2a,2b,2c 7.6.3#sentence-2",
    "ダメージステップは、次の解決ステップと同じく、ターンプレイヤーから優先権を得て、全員が続けてパスすると終わる",
)
def the_damage_step_ends(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """In Ann's turn Ben attacks Cid, and plays an instant after Ann has passed."""
    ends_a_step(t, "damage", "resolution")


@fab.check(
    "7.5.5#sentence-2 7.5.5b#sentence-3",
    "ヒットイベントは、ほかのダメージのように軽減でき、減っても、ダメージが与えられれば、攻撃はヒットしたとみなされる",
)
def a_hit_event_is_damage_that_is_dealt(t: Table, ann: Person, ben: Person) -> None:
    """Ben prevents 2 of the 3 damage."""
    shield = ben.instant("光の盾", f"{THIS_TURN}{DAMAGE_TO_YOU}を、次の2点だけ、軽減する。")
    ann.plays(ann.attack("爪", _DRAIN)).until("reaction")
    ben.responds(shield).resolve().until("damage").expect("ベンのライフ", ben.life, 19)
    t.expect("誘発した効果の数", t.stack, 1)


@fab.check("7.5.5#sentence-3", "攻撃が、攻撃したときの効果でダメージを与えても、ヒットイベントではない")
def a_hit_occurs_in_the_damage_step_alone(t: Table, ann: Person, ben: Person) -> None:
    """The attack deals 1 damage in the Attack Step."""
    burns = "これがタイプがヒーローのものを攻撃したとき、その攻撃対象に1点の一般ダメージを与える。"
    ann.plays(ann.attack("爪", _DRAIN, burns)).until("attack").resolve().expect("ベンのライフ", ben.life, 19)
    t.expect("誘発した効果の数", t.stack, 0)


def _expect_no_hit(t: Table, ben: Person, life: int) -> None:
    """Let Ann attack with 3 power; expect Ben's life total, and that the attack has not hit."""
    ann = t.people[0]
    ann.plays(ann.attack("爪", _DRAIN)).until("damage").expect("ベンのライフ", ben.life, life)
    t.expect("ヒットで誘発した効果の数", t.stack, 0)


@fab.check(
    "7.5.5a#sentence-1b", "ダメージステップ中でも、ほかのものが与えたダメージでは、攻撃はヒットしたとはみなされない"
)
def damage_by_an_instant_is_no_hit(t: Table, ann: Person, ben: Person) -> None:
    """The attack is defended; in the Damage Step Ann's instant deals damage to Ben."""
    claw, wall = ann.attack("爪", _DRAIN), ben.action("壁", defense=3)
    spark = ann.instant("火花", "すべての対戦相手のヒーローに1点の一般ダメージを与える。")
    ann.plays(claw).until("attack").until("damage", defend=wall)
    ann.plays(spark).resolve().expect("火花の後のベンのライフ", ben.life, 19)
    t.expect("ヒットで誘発した効果の数", t.stack, 0)


@fab.check("7.5.5a#sentence-1a", "攻撃対象が、ダメージによらずにライフを失ったなら、攻撃はヒットしたとはみなされない")
def a_loss_of_life_is_no_hit(t: Table, ann: Person, ben: Person) -> None:
    """Ben loses life instead of being dealt damage."""
    ben.equips("head", "呪いの冠", "あなたのヒーロー自身にダメージが与えられる場合、代わりにそれだけライフを失う。")
    _expect_no_hit(t, ben, 17)


@fab.check(
    "7.5.5b#sentence-2",
    "ヒットイベントが別のイベントに変わったなら、それが起こっても、ヒットではない",
)
def what_replaces_a_hit_event_is_no_hit(t: Table, ann: Person, ben: Person) -> None:
    """Ben draws a card instead of being dealt damage."""
    ben.gets("deck", gem("赤石"))
    ben.equips("head", "恵みの冠", "あなたのヒーロー自身にダメージが与えられる場合、代わりにカードを1枚引く。")
    _expect_no_hit(t, ben, 20)


@fab.check("7.5.5b#sentence-4", "ダメージの発生源が、攻撃でないものに変わったなら、ヒットイベントではない")
def damage_of_another_source_is_no_hit(t: Table, ann: Person, ben: Person) -> None:
    """An item of Ann's deals the damage instead of the attack."""
    ann.item("大筒", "何かにダメージが与えられる場合、代わりにこれがそのダメージを与える。")
    _expect_no_hit(t, ben, 17)


@fab.check(
    "7.5.5c#sentence-2a 7.5.5c#example-1",
    "攻撃がヒットしたときの誘発を妨げる効果があれば、ダメージを与えたときの効果も、ヒットイベントに対して誘発しない",
)
def an_effect_on_damage_does_not_trigger_where_hits_cannot_trigger(t: Table, ann: Person, ben: Person) -> None:
    """The attack makes the hero to which it deals damage discard a card."""
    claw = ann.attack("爪", "これが1点以上のダメージを与えたとき、対戦相手は、手札を1枚捨てる。")
    hush = ben.instant("静寂", "チェインリンクが解決されるまで、ヒットが起こったときに、効果が誘発することはない。")
    ben.action("壁")
    ann.plays(claw).until("reaction")
    ben.responds(hush).resolve().until("damage").expect("ベンのライフ", ben.life, 17)
    t.until("").expect("ベンの手札の枚数", ben.count("hand"), 1)


@fab.check(
    "7.5.5c#sentence-2b",
    "攻撃がダメージを与えたときの誘発を妨げる効果があれば、ヒットしたときの効果も、ヒットイベントに対して誘発しない",
)
def an_effect_on_hits_does_not_trigger_where_damage_cannot_trigger(t: Table, ann: Person, ben: Person) -> None:
    """Ann would gain life if the attack hits."""
    ben.item("静寂の香炉", "攻撃によって、何かにダメージが与えられたときに、効果が誘発することはない。")
    _expect_no_hit(t, ben, 17)


@fab.check("7.5.5d#sentence-1a", "チェインリンクは、ヒットイベントが1回でも起こっていれば、ヒットしたとみなされる")
def a_chain_link_has_hit_by_one_hit_event(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ben's wall takes all damage of the attack on him; the one on Cid hits."""
    wall = ben.action("壁", defense=3)
    cheer = ann.instant("歓呼", "ヒットしたチェインリンクにあるものがあるなら、ライフを1点得る。")
    _attacks_both(t).until("damage", defend=wall).expect("ベンとシドのライフ", [ben.life, cid.life], [20, 17])
    ann.plays(cheer).resolve().expect("アンのライフ", ann.life, 21)


@fab.check(
    "7.5.5d#sentence-1b",
    "前のチェインリンクでヒットイベントが起こっていても、次のチェインリンクがヒットしたことにはならない",
)
def a_chain_link_has_not_hit_by_an_earlier_hit(t: Table, ann: Person, ben: Person) -> None:
    """The first attack hits; the second one is defended."""
    claw, fang, wall = ann.attack("爪", "続行"), ann.attack("牙"), ben.action("壁", defense=3)
    cheer = ann.instant("歓呼", "ライフを(すべてのヒットしたチェインリンクにあるものの数)点得る。")
    ann.plays(claw).until("resolution")
    ann.plays(fang).until("attack").until("damage", defend=wall).expect("ベンのライフ", ben.life, 17)
    ann.plays(cheer).resolve().expect("爪のチェインリンクだけを数えた、アンのライフ", ann.life, 21)
