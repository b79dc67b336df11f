"""Checks of 1.4.1 to 1.4.3: attacks, attack-cards and attack-proxies."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.card_parts.keywords import AttackAbility, GoAgain
from rulesdb.engine.fab.sample_cards.small_cards import attack, gem

THIEF = (
    "《盗賊の鍵》 アクション ― アイテム",
    "追放ゾーンにあるものをプレイしてもよい。",
    "あなたは、オーナーとしてプレイしてもよい。",
)
BANNER = ("《軍旗》 アクション ― アイテム コスト0", "攻撃は、パワーに1の修整を得る。")


def _plays_roll_call(t: Table, person: Person, roll: TrackedCard, attacks: int) -> None:
    """Let a player resolve the roll-call, and expect the life that it gains."""
    before = person.life
    person.plays(roll).resolve()
    t.expect(f"《点呼》が攻撃を{attacks}つ数えた後の、{person.name}のライフ", person.life, before + attacks)


def _roll_call(person: Person) -> TrackedCard:
    """Give a player a card that counts attacks."""
    return person.instant("点呼", "ライフを(すべての攻撃であるものの数)点得る。")


@fab.check("1.4.1#sentence-3", "攻撃カードだけでなく、攻撃プロキシも攻撃レイヤーも攻撃である")
def the_three_kinds_of_attacks(t: Table, ann: Person) -> None:
    """Count an attack-layer, and then the attack-card that it became together with an attack-proxy."""
    claw, blade = ann.attack("爪", "続行"), ann.sword("剣")
    horn = ann.item("角笛", "インスタント ― コストなし: あなたの手札のカードのうち1つで攻撃する。")
    rolls = [_roll_call(ann) for _ in range(2)]
    ann.activates(horn)
    _plays_roll_call(t, ann, rolls[0], 1)
    t.resolve(attack_with=claw)
    t.until("resolution")
    ann.activates(blade)
    _plays_roll_call(t, ann, rolls[1], 2)


@fab.check("1.4.1#sentence-2", "武器の攻撃は、戦闘チェインに移る前の、スタックにある間から攻撃である")
def attacks_on_the_stack(t: Table, ann: Person) -> None:
    """Effects on attacks apply on the stack already, and no more once the attack is over."""
    ann.has_card("permanent", *BANNER)
    blade = ann.sword("剣")
    ann.activates(blade)
    swing = t.layer()
    t.expect("スタックにある剣の攻撃のパワー", swing.power, 3)
    t.resolve()
    t.expect("戦闘チェインにある剣の攻撃のパワー", swing.power, 3)
    t.until("")
    t.expect("武器ゾーンに戻った剣のパワー", blade.power, 2)


@fab.check("1.4.1a#sentence-1", "対戦相手のカードで攻撃しても、攻撃のオーナーは、そのカードのオーナーである")
def an_attack_has_the_owner_of_its_card(t: Table, ann: Person, ben: Person) -> None:
    """Attack with an opponent's card, and with an opponent's weapon, whose ability the attacker activates."""
    ann.has_card("permanent", *THIEF, "《剣》を起動してもよい。")
    claw, blade = ben.has_card("banished", attack("爪", GoAgain())), ben.sword("剣")
    ann.plays(claw)
    t.expect("スタックにある爪のオーナー", claw.owner, "ベン")
    t.until("resolution")
    t.expect("戦闘チェインにある爪のオーナー", claw.owner, "ベン")
    ann.activates(blade)
    t.expect("アンが起動した能力による攻撃のオーナー", t.layer().owner, "アン")
    t.until("")
    t.expect("アンとベンの墓地の枚数", [ann.count("graveyard"), ben.count("graveyard")], [0, 1])


@fab.check("1.4.1b#sentence-1", "攻撃をコントロールするのは、オーナーでなくても、カードをプレイした人である")
def an_attack_has_the_controller_of_its_card(t: Table, ann: Person, ben: Person) -> None:
    """Play an opponent's attack with go again: the action point is the attacker's, and so are attack reactions."""
    ann.has_card("permanent", *THIEF)
    claw = ben.has_card("banished", attack("爪", GoAgain()))
    push = ann.hand("《一押し》 攻撃リアクション コスト0", "ライフを1点得る。")
    ann.plays(claw).until("reaction")
    t.expect("アンは攻撃リアクションを使えるか", ann.may_play(push), True)
    t.until("resolution")
    t.expect("続行で得た、アンのアクションポイント", ann.action_points, 1)


@fab.check("1.4.2#sentence-1", "攻撃カードは、サブタイプが攻撃のカードに限られ、攻撃している武器は含まない")
def attack_cards_have_the_subtype_attack(t: Table, ann: Person) -> None:
    """An effect on attack-cards applies to a claw that attacks, and not to a sword that attacks."""
    ann.item("爪研ぎ", "攻撃カードは、パワーに1の修整を得る。")
    claw, blade = ann.attack("爪", "続行"), ann.sword("剣")
    ann.plays(claw)
    t.expect("スタックにある爪のパワー", claw.power, 4)
    t.until("resolution")
    t.expect("戦闘チェインにある爪のパワー", claw.power, 4)
    ann.activates(blade).resolve()
    t.expect("攻撃している剣のパワー", blade.power, 2)


@fab.check("1.4.2a#sentence-2", "サブタイプが攻撃のカードは、スタックにあれば攻撃とみなされる")
def an_attack_card_on_the_stack_is_an_attack(t: Table, ann: Person) -> None:
    """Play an attack action card while an effect modifies attacks; before, in hand, it does not apply."""
    ann.has_card("permanent", *BANNER)
    claw = ann.attack("爪")
    t.expect("手札にある爪のパワー", claw.power, 3)
    ann.plays(claw)
    t.expect("スタックにある爪のパワー", claw.power, 4)


@fab.check(
    "1.4.2a#sentence-3,4", "戦闘チェインに攻撃として置かれたカードは攻撃だが、防御として置かれたカードは攻撃ではない"
)
def what_was_put_on_the_chain_as_an_attack(t: Table, ann: Person, ben: Person) -> None:
    """Attack with one attack action card, and defend with another one."""
    ann.has_card("permanent", *BANNER)
    claw, wall = ann.attack("爪"), ben.attack("牙", defense=1)
    ann.plays(claw).until("attack")
    t.resolve(defend=[wall, None])
    t.expect("攻撃している爪のパワー", claw.power, 4)
    t.expect("防御している牙のあるゾーン", wall.zone, "戦闘チェイン")
    t.expect("防御している牙のパワー", wall.power, 3)
    t.until("damage")
    t.expect("ベンのライフ", ben.life, 17)


@fab.check("1.4.3#sentence-1 1.4.3#example-1", "攻撃能力を起動すると、その武器の攻撃を表す攻撃プロキシができる")
def a_proxy_represents_the_attack_of_another_object(t: Table, ann: Person, ben: Person) -> None:
    """Bone Basher attacks for two resource points, once a turn."""
    basher = ann.has_card(
        "weapon 1",
        "《Bone Basher》 「獣人」 武器 ― 棍棒・両手 パワー4",
        "1ターンに1回、アクション ― リソース2点: 『攻撃』",
    )
    ann.gets("hand", gem("黄の石", pitch=2))
    ann.activates(basher)
    t.expect("スタックにあるものの名前", t.layer().present_name, "Bone Basher")
    t.until("damage")
    t.expect("攻撃しているもの", t.attack_sources, ["Bone Basher"])
    t.expect("ベンのライフ", ben.life, 16)


@fab.check("1.4.3#sentence-2", "攻撃プロキシは、攻撃能力を持つが、カードではない")
def a_proxy_is_no_card(t: Table, ann: Person, ben: Person) -> None:
    """When combat ends, what is left of the attack is cleared: nothing goes to the graveyard."""
    blade = ann.sword("剣")
    ann.activates(blade)
    t.expect("スタックにあるものは攻撃能力を持つか", t.layer().has(AttackAbility), True)
    t.until("")
    t.expect("剣のあるゾーン", blade.zone, "武器ゾーン")
    t.expect("アンとベンの墓地の枚数", [ann.count("graveyard"), ben.count("graveyard")], [0, 0])


@fab.check(
    "1.4.3#sentence-1 1.4.3b#example-1", "攻撃プロキシは、戦闘の間、攻撃発生源である《シンタリの傭兵》の攻撃を表す"
)
def a_proxy_represents_its_source_during_combat(t: Table, ann: Person, ben: Person) -> None:
    """Cintari Sellsword, a token ally, attacks; both are on the combat chain until combat ends."""
    sellsword = ann.has_card(
        "permanent", "《シンタリの傭兵》 トークン ― 盟友 パワー2 ライフ2", "アクション ― コストなし: 『攻撃』"
    )
    ann.activates(sellsword)
    swing = t.layer()
    t.expect("スタックにあるものの名前とパワー", [swing.present_name, swing.power], ["シンタリの傭兵", 2])
    t.until("damage")
    t.expect("傭兵とその攻撃のあるゾーン", [sellsword.zone, swing.zone], ["戦闘チェイン", "戦闘チェイン"])
    t.expect("ベンのライフ", ben.life, 18)
    t.until("")
    t.expect("戦闘の後の、傭兵とその攻撃のあるゾーン", [sellsword.zone, swing.zone], ["闘技場", "なし"])
