"""Checks of 1.4: attacks, attack-layers and attack-targets."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import HEALS, THIEF, THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.keywords import AttackAbility, GoAgain
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.sample_cards.small_cards import TOKEN, attack, gem

BANNER = ("《軍旗》 アクション ― アイテム コスト0", "攻撃は、パワーに1の修整を得る。")


def _plays_roll_call(t: Table, person: Person, roll: TrackedCard, attacks: int) -> None:
    """Let a player resolve the roll-call, and expect the life that it gains."""
    before = person.life
    person.plays(roll).resolve()
    t.expect(f"《点呼》が攻撃を{attacks}つ数えた後の、{person.name}のライフ", person.life, before + attacks)


@fab.check("1.4.1#sentence-3", "攻撃カードだけでなく、攻撃プロキシも攻撃レイヤーも攻撃である")
def the_three_kinds_of_attacks(t: Table, ann: Person) -> None:
    """Count an attack-layer, and then the attack-card that it became together with an attack-proxy."""
    claw, blade = ann.attack("爪", "続行"), ann.sword("剣")
    horn = ann.item("角笛", "インスタント ― コストなし: あなたの手札のカードのうち1つで攻撃する。")
    rolls = [ann.instant("点呼", "ライフを(すべての攻撃であるものの数)点得る。") for _ in range(2)]
    ann.activates(horn)
    _plays_roll_call(t, ann, rolls[0], 1)
    t.resolve(attack_with=claw).until("resolution")
    ann.activates(blade)
    _plays_roll_call(t, ann, rolls[1], 2)


@fab.check("1.4.1#sentence-2a,2b", "武器の攻撃は、戦闘チェインに移る前の、スタックにある間から攻撃である")
def attacks_on_the_stack(t: Table, ann: Person) -> None:
    """Effects on attacks apply on the stack already, and no more once the attack is over."""
    ann.has_card("permanent", *BANNER)
    blade = ann.sword("剣")
    ann.activates(blade)
    swing = t.layer()
    t.expect("スタックにある剣の攻撃のパワー", swing.power, 3)
    t.resolve().expect("戦闘チェインにある剣の攻撃のパワー", swing.power, 3)
    t.until("").expect("武器ゾーンに戻った剣のパワー", blade.power, 2)


@fab.check("1.4.1a#sentence-1a,1b", "対戦相手のカードで攻撃しても、攻撃のオーナーは、そのカードのオーナーである")
def an_attack_has_the_owner_of_its_card(t: Table, ann: Person, ben: Person) -> None:
    """Attack with an opponent's card, and with an opponent's weapon, whose ability the attacker activates."""
    ann.has_card("permanent", *THIEF, "《剣》を起動してもよい。")
    claw, blade = ben.has_card("banished", attack("爪", GoAgain())), ben.sword("剣")
    ann.plays(claw).expect("スタックにある爪のオーナー", claw.owner, "ベン")
    t.until("resolution").expect("戦闘チェインにある爪のオーナー", claw.owner, "ベン")
    ann.activates(blade).expect("アンが起動した能力による攻撃のオーナー", t.layer().owner, "アン")
    t.until("").expect("アンとベンの墓地の枚数", [ann.count("graveyard"), ben.count("graveyard")], [0, 1])


@fab.check("1.4.1b#sentence-1a", "攻撃をコントロールするのは、オーナーでなくても、カードをプレイした人である")
def an_attack_has_the_controller_of_its_card(t: Table, ann: Person, ben: Person) -> None:
    """Play an opponent's attack with go again: the action point is the attacker's, and so are attack reactions."""
    ann.has_card("permanent", *THIEF)
    claw = ben.has_card("banished", attack("爪", GoAgain()))
    push = ann.hand("《一押し》 攻撃リアクション コスト0", "ライフを1点得る。")
    ann.plays(claw).until("reaction").expect("アンは攻撃リアクションを使えるか", ann.may_play(push), True)
    t.until("resolution").expect("続行で得た、アンのアクションポイント", ann.action_points, 1)


@fab.check("1.4.1b#sentence-1b", "武器の攻撃をコントロールするのは、武器のオーナーではなく、能力を起動した人である")
def an_attack_has_the_controller_of_its_ability(t: Table, ann: Person, ben: Person) -> None:
    """Attack with an opponent's weapon, whose ability gives go again: the action point is the attacker's."""
    ann.item("鍵", "《剣》を起動してもよい。")
    blade = ben.sword("剣", "アクション ― コストなし: 『攻撃』『続行』")
    push = ann.hand("《一押し》 攻撃リアクション コスト0", "ライフを1点得る。")
    ann.activates(blade).until("reaction").expect("アンは攻撃リアクションを使えるか", ann.may_play(push), True)
    t.until("resolution").expect("続行で得た、アンのアクションポイント", ann.action_points, 1)


@fab.check(
    "1.4.2#sentence-1", "攻撃カードは、サブタイプが攻撃のカードに限られ、攻撃している武器も、防御しているカードも違う"
)
def attack_cards_have_the_subtype_attack(t: Table, ann: Person, ben: Person) -> None:
    """An effect on attack-cards applies to a claw that attacks, and to no fang that defends or sword that attacks."""
    ann.item("爪研ぎ", "攻撃カードは、パワーに1の修整を得る。")
    claw, blade, fang = ann.attack("爪", "続行"), ann.sword("剣"), ben.attack("牙", defense=1)
    ann.plays(claw).expect("スタックにある爪のパワー", claw.power, 4)
    t.until("attack").resolve(defend=(fang, None)).expect("防御している牙のパワー", fang.power, 3)
    t.until("resolution").expect("戦闘チェインにある爪のパワー", claw.power, 4)
    ann.activates(blade).resolve().expect("攻撃している剣のパワー", blade.power, 2)
    t.until("").expect("墓地にある爪のパワー", claw.power, 3)


@fab.check("1.4.2a#sentence-2", "サブタイプが攻撃のカードは、スタックにあれば攻撃とみなされる")
def an_attack_card_on_the_stack_is_an_attack(t: Table, ann: Person) -> None:
    """Play an attack action card while an effect modifies attacks; before, in hand, it does not apply."""
    ann.has_card("permanent", *BANNER)
    claw = ann.attack("爪")
    t.expect("手札にある爪のパワー", claw.power, 3)
    ann.plays(claw).expect("スタックにある爪のパワー", claw.power, 4)


@fab.check(
    "1.4.2a#sentence-3,4", "戦闘チェインに攻撃として置かれたカードは攻撃だが、防御として置かれたカードは攻撃ではない"
)
def what_was_put_on_the_chain_as_an_attack(t: Table, ann: Person, ben: Person) -> None:
    """Attack with one attack action card, and defend with another one."""
    ann.has_card("permanent", *BANNER)
    claw, wall = ann.attack("爪"), ben.attack("牙", defense=1)
    ann.plays(claw).until("attack").resolve(defend=[wall, None]).expect("攻撃している爪のパワー", claw.power, 4)
    t.expect("防御している牙のあるゾーン", wall.zone, "戦闘チェイン")
    t.expect("防御している牙のパワー", wall.power, 3)
    t.until("damage").expect("ベンのライフ", ben.life, 17)


@fab.check("1.4.3#sentence-1 1.4.3#example-1", "攻撃能力を起動すると、その武器の攻撃を表す攻撃プロキシができる")
def a_proxy_represents_the_attack_of_another_object(t: Table, ann: Person, ben: Person) -> None:
    """Bone Basher attacks for two resource points, once a turn."""
    basher = ann.has_card(
        "weapon 1",
        "《Bone Basher》 「獣人」 武器 ― 棍棒・両手 パワー4",
        "1ターンに1回、アクション ― リソース2点: 『攻撃』",
    )
    ann.gets("hand", gem("黄の石", pitch=2))
    ann.activates(basher).expect("スタックにあるものの名前", t.layer().present_name, "Bone Basher")
    t.expect("Bone Basherのカードのあるゾーン", basher.zone, "武器ゾーン")
    t.until("damage").expect("攻撃しているもの", t.attack_sources, ["Bone Basher"])
    t.expect("ベンのライフ", ben.life, 16)


@fab.check("1.4.3#sentence-2a,2b", "攻撃プロキシは、攻撃能力を持つが、カードではない")
def a_proxy_is_no_card(t: Table, ann: Person, ben: Person) -> None:
    """On the combat chain, the attack with a sword is destroyed: nothing of Ann's goes to the graveyard."""
    blade, shatter = ann.sword("剣"), ben.instant("粉砕", "すべての攻撃であるものを破壊する。")
    ann.activates(blade).expect("スタックにあるものは攻撃能力を持つか", t.layer().has(AttackAbility), True)
    t.until("reaction")
    ben.responds(shatter).until("").expect("剣のあるゾーン", blade.zone, "武器ゾーン")
    t.expect("アンの墓地の枚数", ann.count("graveyard"), 0)


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
    t.until("").expect("戦闘の後の、傭兵とその攻撃のあるゾーン", [sellsword.zone, swing.zone], ["闘技場", "なし"])


_DRACAI = "Emperor, Dracai of Aesir"
_DRACONIC = "スーパータイプが「竜系」の"


def _dracai(person: Person) -> TrackedCard:
    """Let a player play as Emperor, Dracai of Aesir, with Command and Conquer in the deck; return that card."""
    searched = "あなたのデッキのカードのうち名前が「征服の命令」のもの"
    person.plays_as(
        f"《{_DRACAI}》 「王侯」「竜系」「戦士」「魔術師」 ヒーロー ライフ20 知力4",
        f"アクション ― リソース3点: {searched}のうち1つで攻撃する。デッキをシャッフルする。",
    )
    person.gets("hand", gem("青の石", pitch=3))
    return person.has_card("deck", "《征服の命令》 アクション ― 攻撃 コスト2 パワー6")


def _dragon(person: Person) -> TrackedCard:
    """Let a player begin with a Draconic ally that attacks by an effect."""
    return person.has_card(
        "permanent",
        "《飛竜》 「竜系」 アクション ― 盟友 パワー3 ライフ4",
        "アクション ― コストなし: このカードのうち1つで攻撃する。",
    )


def _counting(person: Person, what: str) -> TrackedCard:
    """Give a player an instant that gains life for each of some objects."""
    return person.instant("点呼", f"ライフを(すべての{what}ものの数)点得る。")


@fab.check(
    "1.4.4#sentence-1 1.4.4#example-1",
    "攻撃効果を持つ起動レイヤーは攻撃レイヤーで、解決されるときに見つけたカードで攻撃する",
)
def a_layer_with_an_attack_effect_is_an_attack(t: Table, ann: Person, ben: Person) -> None:
    """Emperor, Dracai of Aesir attacks with Command and Conquer, which is in the deck until the layer resolves."""
    command, roll = _dracai(ann), _counting(ann, "攻撃である")
    ann.activates(ann.hero).expect("スタックにある攻撃のパワー", t.layer().power, None)
    ann.plays(roll).resolve().expect("攻撃の数だけ得た、アンのライフ", ann.life, 21)
    t.expect("《征服の命令》のあるゾーン", command.zone, "デッキ")
    t.resolve().expect("解決された後の、《征服の命令》のあるゾーン", command.zone, "戦闘チェイン")
    t.until("damage").expect("ベンのライフ", ben.life, 14)


@fab.check("1.4.4#sentence-2", "攻撃レイヤーは、能力の発生源の名前やタイプを持たない、特性のない攻撃を表す")
def an_attack_layer_is_an_attack_without_properties(t: Table, ann: Person) -> None:
    """Count attacks with the name of the hero whose ability created the attack-layer, such with its type, and all."""
    _dracai(ann)
    rolls = [_counting(ann, f"(攻撃である、かつ{what})") for what in (f"名前が「{_DRACAI}」の", "タイプがヒーローの")]
    rolls.append(_counting(ann, "攻撃である"))
    ann.activates(ann.hero)
    for roll, what, life in zip(rolls, ("ヒーローの名前を持つ", "タイプがヒーローの", ""), (20, 20, 21), strict=True):
        ann.plays(roll).resolve().expect(f"{what}攻撃の数だけ得た、アンのライフ", ann.life, life)


@fab.check("1.4.4a#sentence-1", "攻撃レイヤーは、攻撃プロキシと違って、発生源の名前を継承しない")
def an_attack_layer_is_no_extension_of_its_source(t: Table, ann: Person) -> None:
    """Count the objects with the name of the hero whose ability created the attack-layer: there is the hero alone."""
    _dracai(ann)
    roll = _counting(ann, f"名前が「{_DRACAI}」の")
    ann.activates(ann.hero).expect("攻撃レイヤーの名前", t.layer().present_name, "")
    ann.plays(roll).resolve().expect("その名前のものの数だけ得た、アンのライフ", ann.life, 21)


@fab.check("1.4.4a#sentence-2a", "攻撃についてのものでない効果にとって、攻撃レイヤーは、ふつうのレイヤーである")
def an_attack_layer_is_a_typical_layer(t: Table, ann: Person, ben: Person) -> None:
    """An instant negates a Draconic layer: the activated-layer of a Draconic hero is one."""
    _dracai(ann)
    still = ben.instant("静止", "対象のほかのスーパータイプが「竜系」のレイヤーを無効にする。")
    ann.activates(ann.hero)
    ann.passes().expect("静止をプレイできるか", ben.may_play(still), True)
    ben.plays(still).resolve().expect("スタックのレイヤーの数", t.stack, 0)


@fab.check(
    "1.4.4a#sentence-3 1.4.4a#example-1",
    "竜系のヒーローが作成した攻撃レイヤーも、竜系の攻撃ではないので、《Uprising》は適用されない",
)
def an_attack_layer_is_not_both(t: Table, ann: Person, ben: Person) -> None:
    """Uprising is for the next four Draconic attacks; Command and Conquer is not Draconic."""
    command = _dracai(ann)
    ann.plays(
        ann.instant("Uprising", f"{THIS_TURN}4回だけ、あなたの次の{_DRACONIC}攻撃は、パワーに1の修整を得る。")
    ).resolve()
    ann.activates(ann.hero).resolve().expect("《征服の命令》のパワー", command.power, 6)
    t.until("damage").expect("ベンのライフ", ben.life, 14)


@fab.check("1.4.4b#sentence-1", "攻撃レイヤーがスタックにある間、攻撃発生源は、まだ攻撃ではない")
def an_attack_layer_and_its_source_are_separate(t: Table, ann: Person) -> None:
    """A dragon attacks by an effect, while attacks get 1 power."""
    ann.item("軍旗", "攻撃は、パワーに1の修整を得る。")
    dragon = _dragon(ann)
    ann.activates(dragon).expect("攻撃レイヤーがスタックにある間の、飛竜のパワー", dragon.power, 3)
    t.resolve().expect("攻撃している飛竜のパワー", dragon.power, 4)


@fab.check("1.4.4b#sentence-2", "次の竜系の攻撃への効果は、攻撃レイヤーには適用されず、竜系の攻撃発生源に適用される")
def an_effect_applies_to_the_attack_source_instead(t: Table, ann: Person, ben: Person) -> None:
    """After an effect on the next Draconic attack, a dragon attacks by an effect."""
    fire = ann.instant("炎", f"{THIS_TURN}あなたの次の{_DRACONIC}攻撃は、パワーに1の修整を得る。")
    dragon = _dragon(ann)
    ann.plays(fire).resolve()
    ann.activates(dragon).expect("攻撃レイヤーがスタックにある間の、飛竜のパワー", dragon.power, 3)
    t.until("damage").expect("攻撃している飛竜のパワー", dragon.power, 4)
    t.expect("ベンのライフ", ben.life, 16)


def _puppy_of(person: Person) -> TrackedCard:
    """Return an ally with which a player begins, a living object besides the hero."""
    return person.has_card("permanent", Card("仔竜", TOKEN, frozenset({"ally"}), life=3))


@fab.check("1.4.5#sentence-2a,2b", "攻撃をプレイするときも、攻撃を起動するときも、攻撃対象を宣言しなければならない")
def whoever_attacks_declares_the_attack_target(t: Table, ann: Person, ben: Person) -> None:
    """An attack with a card, and one with a weapon; the opponent has a hero and an ally."""
    claw, blade = ann.attack("爪", "続行", power=1), ann.sword("剣")
    pup = _puppy_of(ben)
    ann.announces(claw).expect("プレイするときに尋ねられること", t.question, "アン: 攻撃対象")
    t.answer(attack_target=pup).until("resolution")
    ann.activates(blade, attack_target=...).expect("起動するときに尋ねられること", t.question, "アン: 攻撃対象")
    t.answer(attack_target=ben.hero).until("damage").expect("仔竜とベンのライフ", (pup.life, ben.life), (2, 18))


@fab.check(
    "1.4.5#sentence-2a,2b,2c", "宣言できる攻撃対象がなければ、攻撃をプレイも起動もできず、誘発レイヤーも加えられない"
)
def whoever_attacks_needs_an_attack_target(t: Table, ann: Person, ben: Person) -> None:
    """The opponent has a hero and an item, and heroes cannot be attacked."""
    ben.item("結界", "タイプがヒーローのものを攻撃対象にできない。")
    claw, blade = ann.attack("爪"), ann.sword("剣", "アクション ― コストなし: 『攻撃』", HEALS)
    ann.item("遠吠え", "ライフが増えたとき、あなたの手札のカードのうち1つで攻撃する。")
    ann.cannot_play(claw, "1.4.5")
    ann.cannot_activate(blade, "1.4.5").expect("剣の、攻撃しない能力を起動できるか", ann.may_activate(blade, 1), True)
    ann.activates(blade, 1).resolve().expect("遠吠えが誘発した後の、スタックのレイヤーの数", t.stack, 0)


@fab.check(
    "1.4.5#sentence-2c 1.4.4#sentence-1",
    "攻撃効果を持つ誘発レイヤーも攻撃レイヤーで、スタックに置くときに、攻撃対象を宣言しなければならない",
)
def a_triggered_attack_has_an_attack_target(t: Table, ann: Person, ben: Person) -> None:
    """When life is gained, an item attacks with a card from hand; its attack-target is declared before that card."""
    ann.item("遠吠え", "ライフが増えたとき、あなたの手札のカードのうち1つで攻撃する。")
    spark, wolf, pup = ann.instant("火花"), ann.attack("狼", power=2), _puppy_of(ben)
    ann.plays(spark).resolve(attack_target=...)
    t.expect("誘発レイヤーについて尋ねられること", t.question, "アン: 攻撃対象")
    t.answer(attack_target=pup).resolve(attack_with=wolf).until("damage")
    t.expect("仔竜とベンのライフ", (pup.life, ben.life), (1, 20))


@fab.check("1.4.5#sentence-3a,3b", "攻撃対象に宣言できるのは、対戦相手のオブジェクトのうち、攻撃可能なものだけである")
def an_attack_target_is_controlled_by_an_opponent(t: Table, ann: Person, ben: Person) -> None:
    """Both players have an ally, and the opponent has an item."""
    claw = ann.attack("爪")
    ben.item("樽")
    for person in t.people:
        _puppy_of(person)
    ann.announces(claw).expect("選べるもの", t.choices, ["ベン", "《仔竜》"])
    t.answer(attack_target=ben.hero).until("damage").expect("ベンのライフ", ben.life, 17)


@fab.check(
    "1.4.5a#sentence-1a,1b 1.4.5a#example-1", "攻撃可能なのは、ライフのあるパーマネントと、効果がそうしたものだけである"
)
def living_objects_and_those_made_attackable(t: Table, ann: Person, ben: Person) -> None:
    """The opponent has an ally, an aura with spectra and an aura without."""
    claw = ann.attack("爪")
    _puppy_of(ben)
    ben.aura("光の膜", "これ自身を攻撃対象にしてもよい。")
    ben.aura("闇の膜")
    ann.announces(claw).expect("選べる攻撃対象", t.choices, ["ベン", "《仔竜》", "《光の膜》"])


@fab.check("1.4.5b#sentence-1a", "攻撃対象は、後で攻撃可能でなくなっても、その攻撃の対象のままである")
def a_target_remains_the_target(t: Table, ann: Person, ben: Person) -> None:
    """An ally is attacked; then an effect says that allies cannot be attacked."""
    claw, pup = ann.attack("爪", power=2), _puppy_of(ben)
    mist = ben.instant("霧", "このターンの終わりまで、サブタイプが盟友のものを攻撃対象にできない。")
    ann.plays(claw, attack_target=pup).until("attack")
    ben.responds(mist).until("resolution").expect("仔竜のライフ", pup.life, 1)


@fab.check(
    "1.4.5b#sentence-1b",
    "攻撃対象は、チェインリンクが解決されて次の攻撃が始まっても、チェインが閉じるまでその攻撃の対象である",
)
def a_target_remains_until_the_chain_closes(t: Table, ann: Person, ben: Person) -> None:
    """An attack on an ally resolves, and another one is on the hero; attacks on allies are counted, also later."""
    claw, fang, pup = ann.attack("爪", "続行", power=1), ann.attack("牙"), _puppy_of(ben)
    rolls = [
        ann.instant("点呼", "ライフを(すべてのサブタイプが盟友のものを攻撃対象とするものの数)点得る。")
        for _ in range(2)
    ]
    ann.plays(claw, attack_target=pup).until("resolution")
    ann.plays(fang, attack_target=ben.hero).until("attack")
    ann.plays(rolls[0]).resolve().expect("次の攻撃の間に、盟友への攻撃を数えた、アンのライフ", ann.life, 21)
    t.until("")
    ann.plays(rolls[1]).resolve().expect("チェインが閉じた後に数えた、アンのライフ", ann.life, 21)


@fab.check("1.4.5b#sentence-2,3", "次の攻撃では、以前の攻撃と違う対象を宣言してもよく、戦闘チェインは閉じない")
def the_next_attack_may_have_another_target(t: Table, ann: Person, ben: Person) -> None:
    """The first attack is on the hero, the second one on an ally."""
    claw, fang = ann.attack("爪", "続行", power=1), ann.attack("牙", power=2)
    pup = _puppy_of(ben)
    ann.plays(claw, attack_target=ben.hero).until("resolution")
    ann.plays(fang, attack_target=...).expect("2つ目の攻撃に選べる攻撃対象", t.choices, ["ベン", "《仔竜》"])
    t.answer(attack_target=pup).resolve().expect("戦闘チェインが閉じた回数", t.event_count(kinds.Closed), 0)
    t.expect("チェインリンクの数", len(t.attack_sources), 2)
    t.until("damage").expect("仔竜のライフ", pup.life, 1)


@fab.check(
    "1.4.5c#sentence-2a,2b",
    "攻撃が2つ以上の対象を持てるとき、同じ対象を2回は宣言できず、どの対象も適正でなければならない",
)
def several_targets_are_different_and_legal(t: Table, ann: Person, ben: Person) -> None:
    """An attack that may have three targets; the opponent has a hero, an ally and an item."""
    ann.item("大波", "攻撃は、攻撃対象を3つまで選べる。")
    claw = ann.attack("爪", power=2)
    ben.item("樽")
    pup = _puppy_of(ben)
    ann.plays(claw, attack_target=[ben.hero, ...])
    t.expect("2つ目の攻撃対象に選べるもの", t.choices, ["《仔竜》", "これ以上は選ばないこと"])
    t.answer(attack_target=pup).until("damage").expect("ベンと仔竜のライフ", (ben.life, pup.life), (18, 1))


@fab.check(
    "1.4.6#sentence-2a,2b",
    "武器やカードで攻撃することを効果が禁じているなら、その攻撃は、起動することもプレイすることもできない",
)
def a_forbidden_attack_is_neither_played_nor_activated(t: Table, ann: Person, ben: Person) -> None:
    """Neither swords nor claws can attack; another ability of the sword, and another attack, can be used."""
    ben.aura("和平", "サブタイプが剣のものを攻撃に使えない。", "《爪》を攻撃に使えない。")
    blade = ann.sword("剣", "アクション ― コストなし: 『攻撃』", "アクション ― コストなし: ライフを1点得る。")
    claw, fang = ann.attack("爪"), ann.attack("牙")
    ann.cannot_activate(blade, "1.4.6")
    ann.cannot_play(claw, "1.4.6").expect("剣の、攻撃しない能力を起動できるか", ann.may_activate(blade, 1), True)
    t.expect("牙をプレイできるか", ann.may_play(fang), True)
