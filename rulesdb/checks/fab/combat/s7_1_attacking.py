"""Checks of 7.1 and 7.2: the layer step and the attack step."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN, attacks_in_the_turn_of_another
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import gem

_FROM_HAND = "あなたの手札のカードのうち1つで攻撃する。"
_SWING = "アクション ― コストなし: 『攻撃』『続行』"


def _ally(person: Person, name: str, *abilities: str, life: int = 3) -> TrackedCard:
    """Let a player begin with an ally of power 2."""
    return person.has_card("permanent", f"《{name}》 アクション ― 盟友 パワー2 ライフ{life}", *abilities)


def _strike(person: Person) -> TrackedCard:
    """Give a player an instant that deals 3 arcane damage to an ally."""
    return person.instant("稲妻", "対象のサブタイプが盟友のものに3点の秘術ダメージを与える。")


def _roll_call(person: Person, what: str) -> TrackedCard:
    """Give a player an instant that gains life for each of some objects."""
    return person.instant("点呼", f"ライフを(すべての{what}ものの数)点得る。")


@fab.check("7.1.1#sentence-1", "レイヤーステップの間、攻撃はまだ解決されていない")
def an_attack_is_unresolved_in_the_layer_step(t: Table, ann: Person) -> None:
    """An attack gives life as it resolves."""
    claw = ann.attack("爪", "ライフを5点得る。")
    ann.plays(claw).expect("戦闘のステップ", t.step, "layer")
    t.expect("レイヤーステップの、アンのライフ", ann.life, 20)
    t.resolve().expect("攻撃ステップの、アンのライフ", ann.life, 25)


@fab.check("7.2.1#sentence-1", "攻撃ステップでは、防御カードがまだ宣言されないうちに、攻撃が攻撃する")
def an_attack_attacks_before_cards_defend(t: Table, ann: Person, ben: Person) -> None:
    """Ben has a card with which he can defend."""
    ben.attack("壁")
    ann.plays(ann.attack("爪")).resolve().expect("戦闘のステップ", t.step, "attack")
    t.expect("起こった攻撃イベントの数", t.event_count(kinds.Attacked), 1)
    t.expect("ベンは防御カードを尋ねられたか", t.was_asked(ben, "defend"), False)


@fab.check(
    "7.1.2#sentence-2", "対戦相手の攻撃がスタックに加えられても、レイヤーステップではターンプレイヤーが優先権を得る"
)
def the_turn_player_gets_priority_in_the_layer_step(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn Ben plays a card, at which his item attacks."""
    wolf, spark = ben.attack("狼"), ben.instant("火花")
    ben.item("遠吠え", f"カードがプレイされたとき、{_FROM_HAND}")
    ben.responds(spark).expect("戦闘のステップ", t.step, "layer")
    t.expect("優先権を持つプレイヤー", t.active, "アン")
    t.resolve(attack_with=wolf).expect("その後の戦闘のステップ", t.step, "attack")


@fab.check(
    "7.1.3#sentence-2a,2b 7.2.6#sentence-2a,2b,2c",
    "攻撃がスタックの一番上で全員がパスすると攻撃ステップが、スタックが空で全員がパスすると防御ステップが始まる",
)
def all_players_pass_to_end_the_layer_and_attack_steps(t: Table, ann: Person, ben: Person) -> None:
    """An attack is on the stack above an instant."""
    spark, wolf = ann.instant("火花", "ライフを1点得る。"), ann.attack("狼")
    horn = ann.item("角笛", f"インスタント ― コストなし: {_FROM_HAND}")
    ann.plays(spark)
    ann.activates(horn)
    ann.passes().expect("アンだけがパスした後のステップ", t.step, "layer")
    ben.passes().expect("ベンもパスした後のステップ", t.step, "attack")
    t.expect("狼のあるゾーン", wolf.zone, "戦闘チェイン")
    ann.passes().expect("アンだけがまたパスした後の、アンのライフ", ann.life, 20)
    ben.passes().expect("火花が解決された後の、アンのライフ", ann.life, 21)
    t.expect("火花が解決された後のステップ", t.step, "attack")
    ann.passes().expect("アンだけがパスした後のステップ", t.step, "attack")
    ben.passes().expect("ベンもパスした後のステップ", t.step, "defend")


@fab.check("7.1.3#sentence-2c 7.2.5#sentence-2", "攻撃ステップが始まると、ターンプレイヤーが優先権を得る")
def the_turn_player_gets_priority_in_the_attack_step(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """In Ann's turn Ben attacks Cid."""
    attacks_in_the_turn_of_another(t).resolve().expect("全員がパスした後のステップ", t.step, "attack")
    t.expect("優先権を持つプレイヤー", t.active, "アン")


@fab.check(
    "7.2.2#sentence-1,2,3 7.2.3#sentence-1",
    "適正な攻撃対象が1つもなければ、攻撃は効果を生成することも攻撃することもなく、クローズステップになる",
)
def without_a_legal_target_combat_ends(t: Table, ann: Person, ben: Person) -> None:
    """An ally is attacked that dies before the attack resolves; then another one, which nobody can attack any more."""
    ben.aura("余韻", "戦闘チェインが閉じたとき、ライフを1点得る。")
    claw, fang = (ann.attack(name, "ライフを5点得る。") for name in ("爪", "牙"))
    haste, bolt = ann.instant("早足", "アクションポイントを1点得る。"), _strike(ben)
    mist = ben.instant("霧", f"{THIS_TURN}サブタイプが盟友のものを攻撃対象にできない。")
    pups = [_ally(ben, "仔竜"), _ally(ben, "仔犬")]
    ann.plays(haste).resolve()

    def attacks(card: TrackedCard, pup: TrackedCard, answer: TrackedCard, **target: TrackedCard) -> None:
        ann.plays(card, attack_target=pup)
        ben.responds(answer, **target).resolve(2).expect(f"{pup.name}への攻撃の後のステップ", t.step, "")
        t.expect(f"{pup.name}への攻撃の後の、アンのライフ", ann.life, 20)
        t.expect("起こった攻撃イベントの数", t.event_count(kinds.Attacked), 0)

    attacks(claw, pups[0], bolt, target=pups[0])
    attacks(fang, pups[1], mist)
    t.expect("クローズステップが2回あった後の、ベンのライフ", ben.life, 22)


@fab.check(
    "7.2.2a#sentence-1,2",
    "攻撃対象は1つでも適正ならよく、その後でどれもなくなっても、戦闘は続く",
)
def one_attack_target_that_is_left_is_enough(t: Table, ann: Person, ben: Person) -> None:
    """An attack has two allies as targets: one dies before it resolves, the other one afterwards."""
    ann.item("大波", "攻撃は、攻撃対象を2つまで選べる。")
    claw, bolts = ann.attack("爪", "続行"), [_strike(ben), _strike(ben)]
    pup, whelp = _ally(ben, "仔竜"), _ally(ben, "仔犬")
    ann.plays(claw, attack_target=[pup, whelp])
    ben.responds(bolts[0], target=pup).resolve(2).expect("仔竜の死後、解決されたときのステップ", t.step, "attack")
    ben.responds(bolts[1], target=whelp).resolve().expect("仔犬も死んだ後のステップ", t.step, "attack")
    t.until("resolution").expect("続行で得た、アンのアクションポイント", ann.action_points, 1)


@fab.check(
    "7.2.3#sentence-2a,2b,2c,3 7.2.3a#sentence-1,2 7.2.3a#example-1",
    "攻撃カードは、効果を順に生成してから、チェインリンクとして戦闘チェインに移り、アクティブ攻撃になる",
)
def an_attack_card_becomes_the_active_attack(t: Table, ann: Person, ben: Person) -> None:
    """An arrow with two effects and go again is played; attacks get 1 power."""
    ann.has_card("permanent", "《軍旗》 アクション ― アイテム", "攻撃は、パワーに1の修整を得る。")
    ann.has_card("weapon 1", "《弓》 武器 ― 弓・両手")
    heal = "ライフを1点得る。ライフを(あなたのヒーローのライフ総量)点得る。"
    arrow = ann.has_card("arsenal", "《矢》 「レンジャー」 アクション ― 矢・攻撃 コスト0 パワー3", "続行", heal)
    ann.plays(arrow).resolve().expect("アンのライフ", ann.life, 42)
    t.expect("矢のあるゾーン", arrow.zone, "戦闘チェイン")
    t.expect("攻撃ステップの、アンのアクションポイント", ann.action_points, 0)
    t.expect("攻撃している矢のパワー", arrow.power, 4)
    t.until("damage").expect("ベンのライフ", ben.life, 16)


@fab.check(
    "7.2.3b#sentence-1a,1b,2,3 7.2.3b#example-1",
    "攻撃プロキシは、攻撃発生源とともに戦闘チェインに移ってアクティブ攻撃になり、以前の攻撃プロキシは存在しなくなる",
)
def a_proxy_becomes_the_active_attack_with_its_source(t: Table, ann: Person) -> None:
    """An ally attacks twice, with go again."""
    wolf = _ally(ann, "狼", _SWING)
    ann.activates(wolf)
    first = t.layer()
    t.resolve().expect("狼のあるゾーン", wolf.zone, "戦闘チェイン")
    t.expect("攻撃プロキシのあるゾーン", first.zone, "戦闘チェイン")
    t.until("resolution").expect("攻撃の続行で得た、アンのアクションポイント", ann.action_points, 1)
    ann.activates(wolf).expect("次の攻撃がスタックにある間の、攻撃プロキシの数", t.proxies, 2)
    t.resolve().expect("次の攻撃が解決された後の、攻撃プロキシの数", t.proxies, 1)
    t.expect("以前の攻撃プロキシのあるゾーン", first.zone, "なし")


_TOP = (
    "あなたのデッキの一番上のカードを公開する。"
    "この方法で公開したカードのうち攻撃アクションカードであるもののうち1つで攻撃する。"
)


@fab.check(
    "7.2.3c#sentence-1,2,3a,3b,4 7.2.3c#example-1",
    "攻撃レイヤーが指定したカードが、攻撃レイヤーの攻撃対象と効果を引き継いで、アクティブ攻撃になる",
)
def the_specified_card_becomes_the_active_attack(t: Table, ann: Person, ben: Person) -> None:
    """A hero attacks an ally with the top card of the deck; the attack-layer gets 2 power before it resolves."""
    ann.plays_as("《召喚師》 ヒーロー ライフ20", f"アクション ― コストなし: {_TOP}")
    lunge = ann.instant("踏み込み", f"{THIS_TURN}対象の攻撃であるものは、パワーに2の修整を得る。")
    wolf, ogre = ann.has_card("deck", "《狼》 アクション ― 攻撃 コスト0 パワー3"), _ally(ben, "鬼", life=9)
    ann.activates(ann.hero, attack_target=ogre)
    ann.plays(lunge).resolve(2).expect("狼のあるゾーン", wolf.zone, "戦闘チェイン")
    t.expect("攻撃している狼のパワー", wolf.power, 5)
    t.expect("スタックのレイヤーの数", t.stack, 0)
    t.until("damage").expect("鬼のライフ", ogre.life, 4)


@fab.check(
    "7.2.3d#sentence-1a 7.2.3d#example-1", "攻撃するカードが存在しなければ、攻撃ステップは終わり、戦闘チェインは閉じる"
)
def without_an_active_attack_the_chain_closes(t: Table, ann: Person) -> None:
    """A hero would attack with the top card of the deck, which is an instant."""
    ann.plays_as("《召喚師》 ヒーロー ライフ20", f"アクション ― コストなし: {_TOP}")
    leaf = ann.instant("木の葉", zone="deck")
    ann.activates(ann.hero).resolve().expect("戦闘のステップ", t.step, "")
    t.expect("木の葉のあるゾーン", leaf.zone, "デッキ")


@fab.check(
    "7.2.3d#sentence-1b 7.7.2c#sentence-1a",
    "攻撃が戦闘チェインに移れなければ、攻撃ステップは終わり、戦闘チェインは閉じる",
)
def an_attack_that_cannot_move_to_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """An effect banishes attacks that would move onto the combat chain."""
    ben.aura("結界", "オブジェクトが戦闘チェインに移る場合、代わりに追放される。")
    claw = ann.attack("爪")
    ann.plays(claw).resolve().expect("戦闘のステップ", t.step, "")
    t.expect("爪のあるゾーン", claw.zone, "追放ゾーン")
    t.expect("起こった攻撃イベントの数", t.event_count(kinds.Attacked), 0)


@fab.check("7.2.4#sentence-1", "攻撃は、戦闘チェインに移ってから攻撃する")
def an_attack_attacks_on_the_chain(t: Table, ann: Person) -> None:
    """An effect triggers when something on the combat chain attacks."""
    ann.item("太鼓", "戦闘チェインにあるものが攻撃したとき、ライフを1点得る。")
    ann.plays(ann.attack("爪")).resolve(2).expect("アンのライフ", ann.life, 21)


@fab.check("7.2.4#sentence-2", "以前のチェインリンクの攻撃も、戦闘チェインを離れるまで、攻撃しているとみなす")
def an_attack_is_attacking_until_it_leaves_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """A claw with go again attacks, then a fang; then the claw is destroyed. A helmet with life defends."""
    claw, fang = ann.attack("爪", "続行"), ann.attack("牙")
    helmet = ben.has_card("head", "《兜》 装備品 ― 頭 防御1 ライフ3")
    rolls = [_roll_call(ann, "攻撃している") for _ in range(2)]
    crush = ann.instant("粉砕", "「爪」という名前のすべてのカードを破壊する。")
    ann.plays(claw, attack_target=ben.hero).until("attack").until("resolution", defend=(helmet, None))
    ann.plays(fang, attack_target=ben.hero).resolve()
    ann.plays(rolls[0]).resolve().expect("攻撃しているものを数えて得た、アンのライフ", ann.life, 22)
    ann.plays(rolls[1])
    ann.plays(crush).resolve(2).expect("爪が破壊された後に数えて得た、アンのライフ", ann.life, 23)


@fab.check("7.2.4#sentence-3 7.2.4#example-1", "攻撃すると、攻撃したときの2つの能力が、別々に誘発する")
def attacking_triggers_each_ability(t: Table, ann: Person) -> None:
    """An attack creates a Might token if a card was discarded, and a Vigor token if a Guardian is in the graveyard."""
    discard, rock = ann.instant("捨て身", "手札を1枚捨てる。"), ann.hand("《岩》 「守護者」 アクション コスト0")
    claw = ann.attack(
        "爪",
        "これが攻撃したとき、このターンに、カードが捨てられたなら、「剛力」トークンを1個作成する。",
        "これが攻撃したとき、あなたの墓地のカードのうちスーパータイプが「守護者」のものがあるなら、「活力」トークンを1個作成する。",
    )
    ann.plays(discard).resolve(discard=rock)
    ann.plays(claw).resolve().expect("スタックのレイヤーの数", t.stack, 2)
    t.resolve(2).expect("剛力と活力の数", [ann.controls("剛力"), ann.controls("活力")], [1, 1])


@fab.check(
    "7.2.4a#sentence-1,2a,3a",
    "武器で攻撃したプレイヤーのヒーローは、解決まで攻撃ヒーローだが、盟友の攻撃では、盟友が攻撃している",
)
def who_is_attacking(t: Table, ann: Person, ben: Person) -> None:
    """An ally attacks, then a sword: at each an item damages the attacking hero, also after the link has resolved."""
    thorn = ben.item("茨", "インスタント ― コストなし: 攻撃しているヒーローに1点の秘術ダメージを与える。")
    wolf, blade = _ally(ann, "狼", _SWING), ann.sword("剣")
    roll = _roll_call(ann, "(攻撃している、かつサブタイプが盟友の)")

    def pricks(moment: str, life: int) -> None:
        ann.passes()
        ben.activates(thorn).resolve().expect(f"{moment}の茨の後の、アンのライフ", ann.life, life)

    ann.activates(wolf).resolve()
    ann.plays(roll).resolve().expect("攻撃している盟友の数だけ得た、アンのライフ", ann.life, 21)
    pricks("狼が攻撃している間", 21)
    t.until("resolution")
    ann.activates(blade).resolve()
    pricks("剣で攻撃している間", 20)
    t.until("resolution")
    pricks("チェインリンクが解決された後", 20)


@fab.check(
    "7.2.4a#sentence-2b",
    "ほかのプレイヤーのターンに攻撃しても、攻撃ヒーローは、攻撃をコントロールする人のヒーローである",
)
def the_attacking_hero_is_that_of_the_controller(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn Ben's item attacks; a thorn damages the attacking hero, and a bud lets its controller draw."""
    thorn = ann.instant("茨", "攻撃しているヒーローに1点の秘術ダメージを与える。")
    bud = ann.instant("蕾", "攻撃しているヒーローのコントローラーは、カードを1枚引く。")
    ben.gets("deck", gem("赤石"))
    ben.attack("狼")
    horn = ben.item("角笛", f"インスタント ― コストなし: {_FROM_HAND}")
    ann.passes()
    ben.activates(horn).resolve()
    ann.plays(thorn).resolve().expect("アンとベンのライフ", [ann.life, ben.life], [20, 19])
    ann.plays(bud).resolve().expect("ベンの手札の枚数", ben.count("hand"), 1)


@fab.check(
    "7.2.4a#sentence-4",
    "チェインリンクにあるカードの効果は、戦闘チェインが閉じるまで、そのチェインリンクの攻撃ヒーローを参照する",
)
def an_effect_on_a_link_refers_to_its_attacking_hero(t: Table, ann: Person, ben: Person) -> None:
    """Equipment defends Ben on the first link; later, when Ann's ally attacks, it damages the attacking hero."""
    claw, wolf = ann.attack("爪", "続行"), _ally(ann, "狼", _SWING)
    pricks = "サブタイプが盟友のものが攻撃したとき、攻撃しているヒーローに1点の秘術ダメージを与える。"
    hedge = ben.equips("arms", "茨の籠手", pricks, defense=1)
    ann.plays(claw).until("attack").resolve(defend=[hedge, None]).until("resolution")
    ann.activates(wolf).until("defend").expect("アンのライフ", ann.life, 19)


_BARS = "防御ヒーローのコントローラーは、サブタイプがアイテムのものを起動できない。"
_BREW = "インスタント ― コストなし: ライフを1点得る。"


@fab.check(
    "7.2.4b#sentence-1,2a",
    "攻撃されたヒーローは、解決まで防御ヒーローだが、盟友への攻撃では、だれも防御ヒーローではない",
)
def who_is_defending(t: Table, ann: Person, ben: Person) -> None:
    """An ally is attacked, then a hero: an aura keeps the defending hero from activating items, and a thorn pricks."""
    ann.aura("重圧", _BARS)
    brew, pup = ben.item("釜", _BREW), _ally(ben, "仔竜", life=9)
    claw, fang = ann.attack("爪", "続行"), ann.attack("牙")
    thorns = [ann.instant("茨", "防御ヒーローに1点の秘術ダメージを与える。") for _ in range(2)]

    def expect_use(moment: str, *, is_possible: bool) -> None:
        ann.passes().expect(f"{moment}、ベンは釜を起動できるか", ben.may_activate(brew), is_possible)
        ben.passes()

    ann.plays(claw, attack_target=pup).resolve()
    ann.plays(thorns[0]).resolve().expect("盟友が攻撃されている間の茨の後の、ベンのライフ", ben.life, 20)
    expect_use("盟友が攻撃されている間", is_possible=True)
    t.until("resolution")
    ann.plays(fang, attack_target=ben.hero).resolve()
    ann.plays(thorns[1]).resolve().expect("ヒーローが攻撃されている間の茨の後の、ベンのライフ", ben.life, 19)
    expect_use("ヒーローが攻撃されている間", is_possible=False)
    t.until("resolution")
    expect_use("チェインリンクが解決された後", is_possible=True)


@fab.check(
    "7.2.4b#sentence-3 7.2.4b#example-1",
    "ある攻撃の効果は、次の攻撃がほかのヒーローを攻撃しても、自身のチェインリンクの防御ヒーローを参照する",
)
def an_effect_on_a_link_refers_to_its_defending_hero(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """An attack on Ben keeps the defending hero from activating items; the next attack is on Cid."""
    brews = {person.name: person.item(f"{person.name}の釜", _BREW) for person in (ben, cid)}
    claw, fang = ann.attack("爪", "続行", _BARS), ann.attack("牙")
    ann.plays(claw, attack_target=ben.hero).until("resolution")
    ann.plays(fang, attack_target=cid.hero).resolve()
    ann.passes().expect("ベンは釜を起動できるか", ben.may_activate(brews["ベン"]), False)
    ben.passes().expect("シドは釜を起動できるか", cid.may_activate(brews["シド"]), True)


@fab.check(
    "7.2.4a#sentence-3b 7.2.4b#sentence-2b",
    "戦闘チェインが途中で閉じると、攻撃ヒーローも防御ヒーローも、もういない",
)
def nobody_attacks_or_defends_when_the_chain_has_closed(t: Table, ann: Person, ben: Person) -> None:
    """Ben closes the combat chain in the Attack Step; then an instant damages the attacking and the defending hero."""
    claw, mist = ann.attack("爪"), ben.instant("霧", "戦闘チェインを閉じる。")
    damage = "に1点の秘術ダメージを与える。"
    thorn = ann.instant("茨", f"攻撃しているヒーロー{damage}防御ヒーロー{damage}")
    ann.plays(claw).resolve()
    ben.responds(mist).resolve()
    ann.plays(thorn).resolve().expect("アンとベンのライフ", [ann.life, ben.life], [20, 20])
