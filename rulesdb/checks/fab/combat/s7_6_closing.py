"""Checks of 7.6 and 7.7: the resolution step and the close step."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIEF
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.events import GainLife

_CHAIN_CLOSES = "戦闘チェインが閉じたとき、"
_CLOSES_AND_COUNTS = "戦闘チェインを閉じる。ライフを(すべての戦闘チェインにあるものの数)点得る。"


@fab.check(
    "7.6.2#sentence-1,2a,2b,3a 7.6.3#sentence-2,3",
    "解決ステップでは、まずチェインリンクが解決されて、続行のポイントが入り、次にターンプレイヤーが優先権を得る",
)
def a_chain_link_resolves_before_anybody_has_priority(t: Table, ann: Person, ben: Person) -> None:
    """An attack with go again is defended entirely; an effect triggers when a chain link resolves."""
    ann.item("鐘", "チェインリンクが解決されたとき、ライフを1点得る。")
    claw, fang = ann.attack("爪", "続行"), ann.attack("牙")
    thorn = ann.instant("茨", "攻撃しているヒーローに1点の秘術ダメージを与える。")
    shield = ben.attack("盾")
    ann.plays(claw).until("attack").until("resolution", defend=(shield, None))
    t.expect("優先権を持つプレイヤー", t.active, "アン")
    t.expect("アンのアクションポイント", ann.action_points, 1)
    t.expect("誘発した効果の数", t.stack, 1)
    t.resolve()
    ann.responds(thorn).resolve().expect("攻撃ヒーローがもういないときの茨の後の、アンのライフ", ann.life, 21)
    ann.plays(fang).expect("次の攻撃をプレイした後のステップ", t.step, "layer")


@fab.check("7.6.2#sentence-3b", "続行のアクションポイントは、攻撃のオーナーではなく、コントローラーが得る")
def the_controller_gains_the_action_point(t: Table, ann: Person, ben: Person) -> None:
    """Ann plays an attack with go again that Ben owns."""
    ann.has_card("permanent", *THIEF)
    claw = ben.attack("爪", "続行", zone="banished")
    ann.plays(claw).until("resolution").expect("アンのアクションポイント", ann.action_points, 1)


@fab.check(
    "7.6.2a#sentence-1", "攻撃が、解決ステップの前に戦闘チェインを離れていても、続行を持っていたなら、ポイントが入る"
)
def an_attack_that_is_gone_has_gone_again(t: Table, ann: Person, ben: Person) -> None:
    """The attack is banished once its damage has been dealt."""
    claw = ann.attack("爪", "続行")
    away = ben.instant("神隠し", "「爪」という名前のすべてのカードを追放する。")
    ann.plays(claw).until("damage")
    ben.responds(away).resolve().expect("爪のあるゾーン", claw.zone, "追放ゾーン")
    t.until("resolution").expect("アンのアクションポイント", ann.action_points, 1)


@fab.check(
    "7.6.3a#sentence-1,2a,2b", "解決ステップでは、攻撃アクションカードでも、攻撃を含む能力でも、次の攻撃を始められる"
)
def an_attack_continues_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """After an attack with go again, Ann has another attack action card and a sword; Ben has an attack, too."""
    claw, fang, blade, horn = ann.attack("爪", "続行"), ann.attack("牙"), ann.sword("剣"), ben.attack("角")
    ann.plays(claw).until("resolution")
    t.expect("牙をプレイできるか", ann.may_play(fang), True)
    t.expect("剣の攻撃を起動できるか", ann.may_activate(blade), True)
    ann.passes().expect("ターンプレイヤーでないベンが角をプレイできるか", ben.may_play(horn), False)


@fab.check(
    "7.6.4#sentence-2a,2b 7.7.2a#sentence-1",
    "解決ステップは、スタックが空のときに、全員が続けてパスすると終わり、戦闘チェインが閉じる",
)
def all_players_pass_to_close_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """Ann passes in the resolution step; Ben plays an instant, and then both pass twice; an aura sees the end."""
    ann.aura("余韻", f"{_CHAIN_CLOSES}ライフを2点得る。")
    water = ben.instant("水", "ライフを1点得る。")
    ann.plays(ann.attack("爪", power=1)).until("resolution")
    ann.passes().expect("アンがパスした後の、優先権を持つプレイヤー", t.active, "ベン")
    t.expect("アンがパスした後のステップ", t.step, "resolution")
    ben.responds(water).resolve().expect("水が解決された後のステップ", t.step, "resolution")
    t.resolve().expect("全員がパスした後のステップ", t.step, "")
    t.expect("クローズステップで余韻が解決された後の、アンのライフ", ann.life, 22)


@fab.check(
    "7.7.1#sentence-2 7.7.3#sentence-1,2",
    "戦闘チェインが閉じたときに誘発した効果は、だれも優先権を得ないまま、クローズステップのうちに解決される",
)
def what_triggers_on_closing_resolves_without_priority(t: Table, ann: Person) -> None:
    """An aura lets its player gain life when the combat chain closes."""
    ann.aura("余韻", f"{_CHAIN_CLOSES}ライフを2点得る。")
    ann.plays(ann.attack("爪")).until("resolution")
    t.resolve().expect("解決ステップで全員がパスした後の、アンのライフ", ann.life, 22)
    t.expect("解決されずにスタックに残っているレイヤーの数", t.stack, 0)
    t.expect("ステップ", t.step, "")


@fab.check("7.7.4#sentence-2b", "クローズステップでも、ゲーム状況処理として、ライフが0になった盟友がクリアされる")
def an_ally_dies_in_the_close_step(t: Table, ann: Person) -> None:
    """When the combat chain closes, damage is dealt to an ally; an effect triggers on its death."""
    cub = ann.has_card("permanent", "《子竜》 アクション ― 盟友 パワー1 ライフ1", "アクション ― コストなし: 『攻撃』")
    ann.aura("棘", f"{_CHAIN_CLOSES}すべてのサブタイプが盟友のパーマネントに1点の一般ダメージを与える。")
    ann.aura("弔い", "サブタイプが盟友のものが死亡したとき、ライフを1点得る。")
    ann.activates(cub).until("resolution")
    t.resolve().expect("子竜のあるゾーン", cub.zone, "墓地")
    t.expect("子竜の死亡で誘発した効果が解決された、アンのライフ", ann.life, 21)


@fab.check(
    "7.7.2#sentence-1b 7.7.2d#sentence-1 7.7.3#sentence-3b 7.7.4#sentence-2a",
    "効果が戦闘チェインを閉じると、ステップはそこで終わり、スタックのリアクションは墓地に置かれ、ほかは解決される",
)
def closing_clears_reactions(t: Table, ann: Person, ben: Person) -> None:
    """In the reaction step, an effect closes the chain above an attack reaction and an instant; it counts the chain."""
    rage = ann.hand("《渾身》 アタックリアクション コスト0", "ライフを5点得る。")
    water, fog = ann.instant("水", "ライフを1点得る。"), ben.instant("霧", _CLOSES_AND_COUNTS)
    ann.plays(ann.attack("爪")).until("reaction")
    ann.plays(rage)
    ann.plays(water)
    ben.responds(fog).resolve().expect("霧が解決された後のステップ", t.step, "")
    t.expect("水を飲んで渾身は解決されなかった、アンのライフ", ann.life, 21)
    t.expect("渾身のあるゾーン", rage.zone, "墓地")
    t.until("").expect("霧の効果の途中ではまだ戦闘チェインにあった爪の数だけ得た、ベンのライフ", ben.life, 21)


@fab.check(
    "7.7.3#sentence-3a", "攻撃がまだスタックにあるときに戦闘チェインが閉じると、その攻撃はオーナーの墓地に置かれる"
)
def closing_clears_attacks(t: Table, ann: Person, ben: Person) -> None:
    """Ann attacks with a card of Ben's; in the layer step, an effect closes the chain."""
    ann.has_card("permanent", *THIEF)
    claw = ben.attack("爪", "ライフを5点得る。", zone="banished")
    fog = ben.instant("霧", "戦闘チェインを閉じる。")
    ann.plays(claw)
    ben.responds(fog).resolve().expect("ベンの墓地にあるもの", ben.cards_in("graveyard"), ["《爪》", "《霧》"])
    t.expect("爪の効果を得なかった、アンのライフ", ann.life, 20)


@fab.check("7.7.2b#sentence-1", "攻撃ステップの開始時に、適正な攻撃対象がなければ、戦闘チェインは閉じる")
def an_attack_without_a_target_closes_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """The second attack of a combat is on an ally that is destroyed while the attack is on the stack."""
    claw, fang = ann.attack("爪", "続行"), ann.attack("牙")
    cub = ben.has_card("permanent", "《子竜》 アクション ― 盟友 ライフ3")
    bolt = ben.instant("稲妻", "「子竜」という名前のすべてのカードを破壊する。")
    ann.plays(claw, attack_target=ben.hero).until("resolution")
    ann.plays(fang, attack_target=cub)
    ben.responds(bolt).resolve(2).expect("牙への応答の後のステップ", t.step, "")
    t.expect("爪のあるゾーン", claw.zone, "墓地")
    t.expect("戦闘チェインを閉じたルール", t.rules_applied("7.7.2b", "7.7.2c"), ["7.7.2b"])


@fab.check("7.7.2c#sentence-1a", "攻撃するものがないか、戦闘チェインに移れなければ、戦闘チェインは閉じる")
def an_attack_that_does_not_exist_closes_the_chain(t: Table, ann: Person) -> None:
    """The second attack of a combat would be one with a card of the hand, which is empty."""
    claw = ann.attack("爪", "続行")
    horn = ann.item("角笛", "アクション ― コストなし: あなたの手札のカードのうち1つで攻撃する。")
    ann.plays(claw).until("resolution")
    ann.activates(horn).resolve().expect("角笛の攻撃の後のステップ", t.step, "")
    t.expect("爪のあるゾーン", claw.zone, "墓地")
    t.expect("戦闘チェインを閉じたルール", t.rules_applied("7.7.2b", "7.7.2c"), ["7.7.2c"])


@fab.check(
    "7.7.2#sentence-1a 7.7.2c#sentence-1b 7.7.2c#example-1",
    "攻撃している盟友がダメージステップの前に死亡すると、攻撃プロキシもなくなり、クローズステップが始まる",
)
def an_attack_that_ceases_before_damage_closes_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """In the reaction step, arcane damage is dealt to an ally that attacks."""
    cub = ann.has_card("permanent", "《子竜》 アクション ― 盟友 パワー3 ライフ2", "アクション ― コストなし: 『攻撃』")
    bolt = ben.instant("稲妻", "すべてのサブタイプが盟友のパーマネントに2点の秘術ダメージを与える。")
    ann.activates(cub).until("reaction")
    ben.responds(bolt).resolve().expect("子竜のあるゾーン", cub.zone, "墓地")
    t.expect("攻撃プロキシの数", t.proxies, 0)
    t.expect("稲妻が解決された後のステップ", t.step, "")
    t.until("").expect("戦闘が終わった後のベンのライフ", ben.life, 20)


_ATTACKS = "1ターンに1回、アクション ― コストなし: 『攻撃』『続行』"


@fab.check(
    "7.7.5#sentence-1,2,3a,3b,4 7.7.6#sentence-2",
    "戦闘が終わると、装備品と武器は装備されていたゾーンに、盟友はパーマネントゾーンに戻り、ほかは墓地に置かれる",
)
def permanents_return_to_their_zones(t: Table, ann: Person, ben: Person) -> None:
    """A sword in the second weapon zone and an ally attack; equipment and a card defend."""
    ann.has_card("weapon 2", "《剣》 武器 ― 剣・片手 パワー2", _ATTACKS)
    cub = ann.has_card("permanent", "《子竜》 アクション ― 盟友 パワー1 ライフ3", _ATTACKS)
    helmet, shield = ben.equips("head", "兜", defense=1), ben.attack("盾")
    ann.activates(ann.card("剣")).until("attack").until("resolution", defend=(helmet, None))
    t.expect("チェインリンクが解決された後の、兜のあるゾーン", helmet.zone, "戦闘チェイン")
    ann.activates(cub).until("attack").until("resolution", defend=(shield, None))
    t.resolve().expect("兜のあるゾーン", helmet.zone, "頭")
    t.expect("アンの2つ目の武器ゾーンにあるもの", ann.cards_in("weapon 2"), ["《剣》"])
    t.expect("子竜のあるゾーン", cub.zone, "闘技場")
    t.expect("盾のあるゾーン", shield.zone, "墓地")


@fab.check(
    "7.7.4#sentence-1 7.7.6#sentence-1 7.7.7#sentence-1",
    "クローズステップでは、スタックのレイヤーが解決されてから、パーマネントが戻り、ほかがクリアされ、チェインが閉じる",
)
def the_stack_resolves_while_the_chain_is_there(t: Table, ann: Person, ben: Person) -> None:
    """When the chain closes, Ann gains life for the sword and for the card on it, and for her chain link."""
    on_chain = "(すべての(戦闘チェインにある、かつタイプが{}の)ものの数)"
    ann.aura("剣の余韻", f"{_CHAIN_CLOSES}ライフを{on_chain.format('武器')}点得る。")
    ann.aura("盾の余韻", f"{_CHAIN_CLOSES}ライフを{on_chain.format('アクション')}点得る。")
    ann.aura("鎖の余韻", f"{_CHAIN_CLOSES}ライフを(あなたのチェインリンクの数)点得る。")
    blade, shield = ann.sword("剣"), ben.action("盾")
    ann.activates(blade).until("attack").until("resolution", defend=(shield, None))
    t.resolve().expect("ライフを得させたもの", t.values(GainLife, "source"), ["鎖の余韻", "盾の余韻", "剣の余韻"])


@fab.check(
    "7.7.7#sentence-2,3,4",
    "戦闘チェインが閉じると、この戦闘チェインの間の効果は終わり、アクションフェイズの次の攻撃は、新しいチェインになる",
)
def the_chain_closes_at_last(t: Table, ann: Person, ben: Person) -> None:
    """Attacks get 2 power for this combat chain; Ann attacks twice, and once more in a second combat."""
    boost = "戦闘チェインが閉じるまで、攻撃は、パワーに2の修整を得る。"
    rally = ann.instant("鼓舞", boost, "アクションポイントを1点得る。")
    claw, fang, horn = (ann.attack(name, *texts, power=1) for name, *texts in (("爪", "続行"), ("牙",), ("角",)))
    ann.plays(claw).resolve()
    ann.plays(rally).until("resolution")
    ann.plays(fang).until("").expect("2つのチェインリンクの後のベンのライフ", ben.life, 14)
    t.expect("優先権を持つプレイヤー", t.active, "アン")
    ann.plays(horn).until("resolution").expect("次の戦闘のチェインリンクの攻撃", t.attack_sources, ["角"])
    t.expect("次の戦闘の後のベンのライフ", ben.life, 13)
