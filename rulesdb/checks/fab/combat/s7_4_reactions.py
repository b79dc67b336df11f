"""Checks of 7.4: the reaction step."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN, attacks_in_the_turn_of_another, ends_a_step
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds


def _parry(person: Person, name: str = "受け流し", text: str = "") -> TrackedCard:
    """Give a player a defense reaction with 4 defense, yellow as a rule."""
    return person.hand(f"《{name}》 防御リアクション コスト0 ピッチ2 防御4", *([text] if text else []))


_YELLOW_CANNOT = f"{THIS_TURN}カラーバーが黄のものを防御に使えない。"


@fab.check(
    "7.4.2#sentence-2 7.4.3#sentence-2a,2b,2c",
    "リアクションステップでは、ターンプレイヤーから優先権を得て、スタックが空のときに全員が続けてパスすると、"
    "ダメージステップになる",
)
def the_reaction_step_ends(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """In Ann's turn Ben attacks Cid, and plays an instant after Ann has passed."""
    ends_a_step(t, "reaction", "damage")


@fab.check(
    "7.4.2a#sentence-1a,1b",
    "攻撃リアクションは、カードも能力も、攻撃ヒーローだけが、リアクションステップにだけ使える",
)
def the_attacking_hero_uses_attack_reactions(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """In Ann's turn Ben attacks Cid; all have an attack reaction card and ability."""
    thrusts = [person.hand("《突き》 攻撃リアクション コスト0", "ライフを1点得る。") for person in t.people]
    gloves = [one.equips("arms", "籠手", "攻撃リアクション ― コストなし: カードを1枚引く。") for one in t.people]

    def expect_use(step: str, person: Person, *, is_possible: bool) -> None:
        usable = [person.may_play(thrusts[person.number]), person.may_activate(gloves[person.number])]
        t.expect(f"{step}に、{person.name}がカードと能力を使えるか", usable, [is_possible, is_possible])
        person.passes()

    attacks_in_the_turn_of_another(t).until("defend")
    for person in t.people:
        expect_use("防御ステップ", person, is_possible=False)
    for person in t.people:
        expect_use("リアクションステップ", person, is_possible=person is ben)


@fab.check(
    "7.4.2a#sentence-1c",
    "盟友が攻撃しているなら、攻撃ヒーローはいないので、そのコントローラーも攻撃リアクションを使えない",
)
def no_attacking_hero_uses_attack_reactions(t: Table, ann: Person) -> None:
    """An ally of Ann's attacks."""
    pup = ann.has_card("permanent", "《仔竜》 アクション ― 盟友 パワー3 ライフ9", "アクション ― コストなし: 『攻撃』")
    thrust = ann.hand("《突き》 攻撃リアクション コスト0", "ライフを1点得る。")
    ann.activates(pup).until("reaction")
    t.expect("アンは突きをプレイできるか", ann.may_play(thrust), False)


@fab.check(
    "7.4.2b#sentence-1",
    "盟友が攻撃されたなら、防御ヒーローはいないので、そのコントローラーは防御リアクションを使えない",
)
def no_defending_hero_uses_defense_reactions(t: Table, ann: Person, ben: Person) -> None:
    """Ann attacks an ally of Ben's."""
    claw, parry = ann.attack("爪"), _parry(ben)
    pup = ben.has_card("permanent", "《仔竜》 アクション ― 盟友 ライフ9")
    ann.plays(claw, attack_target=pup).until("reaction")
    ann.passes().expect("ベンは受け流しをプレイできるか", ben.may_play(parry), False)


@fab.check(
    "7.4.2b#sentence-2a,2b 7.4.2d#sentence-1",
    "2人のヒーローが攻撃されたなら、どちらも防御リアクションを使え、カードは、使った人のヒーローのための防御カードになる",
)
def every_defending_hero_uses_defense_reactions(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ann attacks Ben and Cid; all have a defense reaction card and ability."""
    ann.item("大波", "攻撃は、攻撃対象を2つまで選べる。")
    claw, parries = ann.attack("爪", power=5), [_parry(person) for person in t.people]
    gloves = [one.equips("arms", "籠手", "防御リアクション ― コストなし: カードを1枚引く。") for one in t.people]

    def are_usable(person: Person) -> list[bool]:
        return [person.may_play(parries[person.number]), person.may_activate(gloves[person.number])]

    ann.plays(claw, attack_target=(ben.hero, cid.hero)).until("defend")
    ann.passes().expect("防御ステップに、ベンがカードと能力を使えるか", are_usable(ben), [False, False])
    ben.passes()
    cid.passes()
    t.expect("リアクションステップに、アンがカードと能力を使えるか", are_usable(ann), [False, False])
    ann.passes().expect("リアクションステップに、ベンがカードと能力を使えるか", are_usable(ben), [True, True])
    ben.passes().expect("リアクションステップに、シドがカードと能力を使えるか", are_usable(cid), [True, True])
    if cid.may_play(parries[2]):
        cid.plays(parries[2]).resolve()
    t.until("damage").expect("ベンとシドのライフ", [ben.life, cid.life], [15, 19])


@fab.check(
    "7.4.2c#sentence-1a,1b 7.4.2c#example-1",
    "青のカードで防御できないという効果があるなら、青の防御リアクションや、防御値がないものはプレイできない",
)
def a_reaction_that_cannot_defend_is_not_played(t: Table, ann: Person, ben: Person) -> None:
    """Ben has a blue defense reaction, a yellow one, and one without defense."""
    claw = ann.attack("爪", "これ自身に対して、カラーバーが青のものを防御に使えない。")
    dodge, parry = ben.hand("《見切り》 防御リアクション コスト0 ピッチ3 防御4"), _parry(ben)
    jump = ben.hand("《跳躍》 防御リアクション コスト0", "ライフを1点得る。")
    ann.plays(claw).until("reaction")
    ann.passes()
    ben.cannot_play(dodge, "7.4.2c")
    ben.cannot_play(jump, "7.4.2c").expect("黄の受け流しをプレイできるか", ben.may_play(parry), True)


@fab.check(
    "7.4.2d#sentence-2 7.4.2d#example-1",
    "スタックにある間に防御カードになれなくなった防御リアクションは、防御カードにならず、解決に失敗する",
)
def a_reaction_that_cannot_defend_any_more_fails(t: Table, ann: Person, ben: Person) -> None:
    """Ben plays a yellow defense reaction; in response, Ann's attack reaction keeps yellow cards from defending."""
    claw, parry = ann.attack("爪", power=5), _parry(ben, text="ライフを1点得る。")
    feint = ann.hand("《虚撃》 攻撃リアクション コスト0", _YELLOW_CANNOT)
    ann.plays(claw).until("reaction")
    ben.responds(parry)
    ann.responds(feint).resolve().resolve().expect("受け流しのあるゾーン", parry.zone, "墓地")
    t.expect("防御が行われた回数", t.event_count(kinds.Defended), 0)
    t.until("damage").expect("ベンのライフ", ben.life, 15)
