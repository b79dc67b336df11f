"""Checks of 1.10: game states, state actions and reversals."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN, who_gained
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import ally, attack, gem
from rulesdb.engine.fab.selection.objects import InZone
from rulesdb.engine.fab.verbs.objects import PutObjects


@fab.check(
    "1.10.1#sentence-3", "だれも優先権を得ない開始フェイズでも、優先権を得るはずの状況では、ゲーム状況処理を行う"
)
def states_in_which_nobody_gets_priority(t: Table, ann: Person) -> None:
    """An effect triggers at the start of Ann's turn; its layer resolves before the action phase begins."""
    ann.equips("head", "暁の冠", "だれかのターンの開始時になったとき、ライフを1点得る。", defense=0)
    t.begin("start phase")
    t.expect("アクションフェイズになったときのアンのライフ", ann.life, 21)


@fab.check(
    "1.10.2#sentence-1 1.10.2a#sentence-1", "死亡したヒーローのプレイヤーは、だれかが優先権を得るより先に敗北する"
)
def a_dead_hero_loses(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ben and Sid take 20 damage from one effect."""
    ann.plays(ann.instant("火炎", "すべての対戦相手のヒーローに20点の一般ダメージを与える。")).resolve()
    t.expect("ベンとシドは敗北したか", (ben.has_lost, cid.has_lost), (True, True))
    t.expect("勝者", t.winners, ("アン",))
    t.expect("クリアされる前に終わったゲームの、ベンのヒーローのあるゾーン", ben.hero.zone, "ヒーローゾーン")


@fab.check("1.10.2a#sentence-1", "ヒーローが同時にすべて死亡すれば、引き分けになる")
def all_heroes_die(t: Table, ann: Person) -> None:
    """Both heroes take 20 damage from one effect."""
    ann.plays(ann.instant("火炎", "すべてのヒーローに20点の一般ダメージを与える。")).resolve()
    t.expect("引き分けか", t.winners == (), True)
    t.expect("それまでにだれかが勝ったか", t.event_count(kinds.Over) > 1, False)


@fab.check("1.10.2#sentence-1 1.10.2a#sentence-1", "手番のプレイヤーが敗北すると、残った2人でゲームが続く")
def the_game_goes_on_without_the_dead(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Of three players the turn-player loses: the next one gets priority."""
    fire = ben.instant("火炎", "プレイヤー0のヒーローに20点の一般ダメージを与える。")
    ben.responds(fire).resolve().expect("アンは敗北したか", ann.has_lost, True)
    t.expect("優先権を得たプレイヤー", t.active, "ベン")
    ben.passes().expect("ベンの次に優先権を得たプレイヤー", t.active, cid.name)


@fab.check("1.10.2b#sentence-2", "ライフが残っていても、存在しなくなった盟友やヒーローは、死亡している")
def a_hero_who_is_gone_has_died(t: Table, ann: Person, ben: Person) -> None:
    """An ally with 2 life is banished, and an effect waits for allies that die; then Ben's hero, who has 20, is."""
    ann.equips("head", "弔いの冠", "サブタイプが盟友のものが死亡したとき、ライフを1点得る。", defense=0)
    ben.has_card("permanent", ally("小鬼", 2))
    exile = ann.instant("追放", "すべての(闘技場にある、かつサブタイプが盟友の)ものを追放する。")
    hero_exile = ann.instant("放逐", "すべての対戦相手のヒーローを追放する。")
    ann.plays(exile).resolve().expect("盟友の死亡で誘発した効果の数", t.stack, 1)
    ann.plays(hero_exile).resolve()
    t.expect("ベンは敗北したか", ben.has_lost, True)
    t.expect("勝者", t.winners, ("アン",))


@fab.check(
    "1.10.2#sentence-1 1.10.2b#sentence-1a 1.10.2d#sentence-2",
    "死んだ盟友がまずクリアされ、それで誘発したレイヤーも、優先権より先に置かれる",
)
def what_the_clearing_triggers_comes_at_once(t: Table, ann: Person, ben: Person) -> None:
    """Two allies with 2 life take as much damage; by the same card one of them gets 1 life, and does not die.

    An effect waits for allies that are cleared.
    """
    ann.equips("head", "弔いの冠", "サブタイプが盟友のものがクリアされたとき、ライフを1点得る。", defense=0)
    small, pup = (ben.has_card("permanent", ally(name, 2)) for name in ("小鬼", "子犬"))
    fire = ann.instant(
        "火炎",
        "すべての(闘技場にある、かつサブタイプが盟友の)ものに2点の一般ダメージを与える。"
        f"{THIS_TURN}《子犬》は、ライフに1の修整を得る。",
    )
    ann.plays(fire).resolve().expect("小鬼と子犬のあるゾーン", (small.zone, pup.zone), ("墓地", "闘技場"))
    t.expect("優先権を得たプレイヤー", t.active, "アン")
    t.expect("そのとき、スタックにあるレイヤーの数", t.stack, 1)


@fab.check("1.10.2b#sentence-1a,1b", "ライフ総量が0の盟友は、すべて1つのイベントで同時にクリアされる")
def dead_allies_are_cleared_together(t: Table, ann: Person, ben: Person) -> None:
    """Three allies take 2 damage each; the third has 3 life. An effect waits for one or more that are cleared."""
    ann.equips("head", "弔いの冠", "1回以上、サブタイプが盟友のものがクリアされたとき、ライフを1点得る。", defense=0)
    small = [ben.has_card("permanent", ally(name, 2)) for name in ("小鬼", "子犬")]
    big = ben.has_card("permanent", ally("大鬼", 3))
    fire = ann.instant("火炎", "すべての(闘技場にある、かつサブタイプが盟友の)ものに2点の一般ダメージを与える。")
    ann.plays(fire).resolve()
    t.expect("小鬼・子犬・大鬼のあるゾーン", [piece.zone for piece in (*small, big)], ["墓地", "墓地", "闘技場"])
    t.expect("盟友をクリアしたイベントの数", t.event_count(kinds.Clear, by="fab:1.10.2b"), 1)
    t.expect("弔いの冠の効果が誘発した回数", t.stack, 1)


@fab.check(
    "1.10.2c#sentence-1,2", "見ることを認める効果があれば、優先権状況で見始め、カードがそこからなくなるまで見ていられる"
)
def looking_at_the_top_of_the_deck(t: Table, ann: Person, ben: Person) -> None:
    """An effect lets Ann look at the top card of her deck, and she puts another one on top of it."""
    ann.equips("head", "先見の冠", "あなたのデッキの一番上のカードを、あなたが見てもよい。", defense=0)
    first, second = ann.gets("deck", gem("赤石"), gem("黄石"))
    old, _recall = ann.has_card("graveyard", gem("白石")), PutObjects(InZone("graveyard"), zone="deck")
    think = ann.instant("追想", "あなたの墓地のすべてのカードをデッキに置く。")
    t.answer(look=True).expect("アンは赤石を見られるか", ann.sees(first), True)
    t.expect("ベンは赤石を見られるか", ben.sees(first), False)
    t.expect("アンは黄石を見られるか", ann.sees(second), False)
    ann.plays(think).expect("追想をプレイした後も、アンは赤石を見られるか", ann.sees(first), True)
    t.resolve().expect("白石が上に置かれた後、アンは白石を見られるか", ann.sees(old), True)
    t.expect("2番目になった赤石を、アンは見られるか", ann.sees(first), False)


@fab.check("1.10.2c#sentence-1", "見始めるかどうかは、ターンプレイヤーではなく、認められたプレイヤーが選ぶ")
def not_looking(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn Ben is asked whether he looks at the top card of his deck, and does not want to."""
    ben.equips("head", "先見の冠", "あなたのデッキの一番上のカードを、あなたが見てもよい。", defense=0)
    card = ben.has_card("deck", gem("赤石"))
    t.expect("尋ねられること", t.question, "ベン: 見るかどうか")
    t.expect("ベンが選べること", t.choices, ["はい", "いいえ"])
    t.answer(look=False).expect("ベンは赤石を見られるか", ben.sees(card), False)


@fab.check("1.10.2#sentence-1", "カードを見始めるかどうかを決めてから、誘発レイヤーをスタックに置く")
def looking_comes_before_triggered_layers(t: Table, ann: Person) -> None:
    """Two effects trigger on a card that Ann plays, and an effect lets her look at the top card of her deck."""
    ann.equips("head", "先見の冠", "あなたのデッキの一番上のカードを、あなたが見てもよい。", defense=0)
    ann.equips("arms", "見張りの籠手", "カードがプレイされたとき、ライフを1点得る。", defense=0)
    ann.equips("legs", "見張りの靴", "カードがプレイされたとき、ライフを1点得る。", defense=0)
    ann.has_card("deck", gem("赤石"))
    spark = ann.instant("火花")
    t.answer(look=False)
    ann.plays(spark).expect("尋ねられた順", t.questions[-3:], ["見るかどうか", "見るかどうか", "誘発した効果の順番"])


@fab.check("1.10.2d#sentence-1", "状況が整うと、それを待つ効果が誘発し、ほかの誘発レイヤーと一緒にスタックに置かれる")
def a_state_triggers(t: Table, ann: Person) -> None:
    """An effect waits for a state in which its controller has no card in hand, another one for a card to be played."""
    ann.equips("head", "無手の冠", "あなたの手札のカードがないとき、ライフを1点得る。", defense=0)
    ann.equips("arms", "演武の籠手", "カードがプレイされたとき、ライフを5点得る。", defense=0)
    last = ann.instant("火花")
    t.expect("手札があるときのスタックのレイヤーの数", t.stack, 0)
    ann.plays(last).expect("手札がなくなったときのスタックのレイヤーの数", t.stack, 3)
    t.expect("アンは誘発レイヤーの順番をたずねられたか", t.was_asked(ann, "order of triggers"), True)


@fab.check("6.6.6b#sentence-1,2", "だれから誘発レイヤーを置くかはターンプレイヤーが選び、あとは時計回りに置く")
def the_turn_player_chooses_who_begins(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """All three players have an effect that triggers on a card that Ann plays; Ann lets Ben begin."""
    for person in t.people:
        person.equips("head", f"{person.name}の冠", "カードがプレイされたとき、ライフを1点得る。", defense=0)
    ben.equips("arms", "ベンの籠手", "カードがプレイされたとき、ライフを1点得る。", defense=0)
    ann.plays(ann.instant("火花"), first_player=...).expect("アンが選べること", t.choices, ["アン", "ベン", "シド"])
    t.answer(first_player=ben, order_of_triggers=0)
    for _ in range(4):
        t.resolve()
    t.expect("ライフを得た順", who_gained(t), ["アンの英雄", "シドの英雄", "ベンの英雄", "ベンの英雄"])


@fab.check("1.10.2d#sentence-1", "盟友がクリアされたことで整った状況にも、優先権より先に、それを待つ効果が誘発する")
def a_state_after_the_clearing_triggers(t: Table, ann: Person) -> None:
    """An effect waits for a state in which an ally is in Ann's graveyard; her ally dies of 2 damage."""
    ann.equips(
        "head", "弔いの冠", "あなたの墓地のカードのうちサブタイプが盟友のものがあるとき、ライフを1点得る。", defense=0
    )
    pup = ann.has_card("permanent", ally("子犬", 2))
    fire = ann.instant("火炎", "すべての(闘技場にある、かつサブタイプが盟友の)ものに2点の一般ダメージを与える。")
    ann.plays(fire).resolve().expect("子犬のあるゾーン", pup.zone, "墓地")
    t.expect("優先権を得たプレイヤーと、そのときのスタックのレイヤーの数", (t.active, t.stack), ("アン", 1))


@fab.check("1.10.2e#sentence-1", "効果が戦闘チェインを閉じたら、ほかのゲーム状況処理の後に、クローズステップが始まる")
def an_effect_closes_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """Ben closes the combat chain while Ann attacks, which deals no damage; before, no chain is open to be closed."""
    ben.equips("head", "安らぎの冠", "戦闘チェインが閉じたとき、ライフを1点得る。", defense=0)
    blow = ann.attack("強打")
    mist, fog = (ben.instant(name, "戦闘チェインを閉じる。") for name in ("薄霧", "濃霧"))
    ben.responds(mist).resolve().expect("戦闘の前の薄霧の後の、ベンのライフとスタック", (ben.life, t.stack), (20, 0))
    ann.plays(blow).until("attack")
    ben.responds(fog).resolve().expect("戦闘チェインは開いているか", bool(t.step), False)
    t.expect("強打のあるゾーンと、ベンのライフ", (blow.zone, ben.life), ("墓地", 21))


@fab.check("1.10.2e#sentence-1", "攻撃がなくなると、戦闘チェインはルールによって閉じ、クローズステップが始まる")
def a_rule_closes_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """Ben banishes the attack before it deals damage."""
    blow = ann.attack("強打")
    exile = ben.instant("放逐", "すべての攻撃であるものを追放する。")
    ann.plays(blow).until("attack")
    ben.responds(exile).resolve().expect("強打のあるゾーン", blow.zone, "追放ゾーン")
    t.expect("戦闘チェインは開いているか", bool(t.step), False)
    t.expect("優先権を持つプレイヤー", t.active, "アン")


@fab.check("1.10.3#sentence-1", "宣言したことのために不適正なプレイは、始める前の状況まで巻き戻す")
def what_is_declared_illegally_is_taken_back(t: Table, ann: Person) -> None:
    """A card that must target an attack with power X: Ann declares an X of 1, and the power of the attack is 2."""
    claw = ann.attack("爪", power=2)
    snare = ann.hand("《罠》 インスタント コストX", "対象の(攻撃である、かつパワーがちょうどXの)ものを無効にする。")
    blue = ann.hand(gem("青石", 3))
    ann.plays(claw)
    ann.plays(snare, x=1).expect("罠のあるゾーン", snare.zone, "手札")
    t.expect("青石のあるゾーン", blue.zone, "手札")
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.expect("優先権を持つプレイヤー", t.active, "アン")


@fab.check("1.10.3#sentence-2", "支払いきれずにプレイや起動が不適正になったら、始める前の状況まで巻き戻す")
def an_illegal_action_is_taken_back(t: Table, ann: Person) -> None:
    """Ann pitches a card for her attack, and then no other; so she does for an ability."""
    worn = ann.equips("chest", "胸当て", "インスタント ― リソース3点: ライフを1点得る。")
    heavy, red, _blue = ann.hand(attack("大槌", cost=3)), ann.hand(gem("赤石", 1)), ann.hand(gem("青石", 3))
    ann.plays(heavy, pitch=(red, None)).expect("大槌のあるゾーン", heavy.zone, "手札")
    t.expect("赤石のあるゾーン", red.zone, "手札")
    t.expect("アンのリソースポイント", ann.resource_points, 0)
    ann.activates(worn, pitch=(red, None)).expect(
        "赤石のあるゾーンと、スタックのレイヤーの数", (red.zone, t.stack), ("手札", 0)
    )


@fab.check(
    "1.10.3a#sentence-1", "巻き戻されたアクションの中で起きたことや、カードが戻ることによって、効果が誘発することはない"
)
def nothing_triggers_on_what_was_taken_back(t: Table, ann: Person) -> None:
    """Effects wait for pitched cards and for cards that come to a hand; the pitching is taken back."""
    ann.equips("head", "投石の冠", "カードがピッチされたとき、ライフを1点得る。", defense=0)
    ann.equips("legs", "帰りの靴", "オブジェクトが手札に移ったとき、ライフを1点得る。", defense=0)
    heavy, red, _blue = ann.hand(attack("大槌", cost=3)), ann.hand(gem("赤石", 1)), ann.hand(gem("青石", 3))
    ann.plays(heavy, pitch=(red, None)).expect("誘発した効果の数", t.stack, 0)


@fab.check("1.10.3b#sentence-1", "巻き戻しでカードが手札に戻ることは、置換されない")
def nothing_replaces_taking_back(t: Table, ann: Person) -> None:
    """Cards that would be put into a hand are banished instead; a pitched card goes back to the hand all the same."""
    ann.equips("head", "忘れ冠", "オブジェクトが手札に移る場合、代わりに追放ゾーンに移る。", defense=0)
    heavy, red, _blue = ann.hand(attack("大槌", cost=3)), ann.hand(gem("赤石", 1)), ann.hand(gem("青石", 3))
    ann.plays(heavy, pitch=(red, None)).expect("赤石のあるゾーン", red.zone, "手札")
    t.expect("大槌のあるゾーン", heavy.zone, "手札")


@fab.check("1.10.3c#sentence-1,2", "引いたカードは戻せないので、そのほかをできるところまで巻き戻す")
def what_was_drawn_stays_drawn(t: Table, ann: Person) -> None:
    """Whenever Ann would pitch a card she draws one first; then she does not pay the rest."""
    ann.equips(
        "head",
        "閃きの冠",
        "あなたによって、カードがピッチされる場合、まずカードを1枚引く。その後、代わりにそれが起こる。",
        defense=0,
    )
    heavy, red, _blue = ann.hand(attack("大槌", cost=3)), ann.hand(gem("赤石", 1)), ann.hand(gem("青石", 3))
    drawn = ann.has_card("deck", gem("白石"))
    ann.plays(heavy, pitch=(red, None)).expect("赤石のあるゾーン", red.zone, "手札")
    t.expect("大槌のあるゾーン", heavy.zone, "手札")
    t.expect("引いた白石のあるゾーン", drawn.zone, "手札")
    t.expect("アンは続けてプレイできるか", ann.may_play(heavy), True)


@fab.check("1.10.3c#sentence-1", "シャッフルしたデッキは、元の順番に戻せない")
def what_was_shuffled_stays_shuffled(t: Table, ann: Person) -> None:
    """Whenever Ann would pitch a card she shuffles her deck first; then she does not pay the rest, and draws."""
    ann.equips(
        "head",
        "混沌の冠",
        "あなたによって、カードがピッチされる場合、まずデッキをシャッフルする。その後、代わりにそれが起こる。",
        defense=0,
    )
    heavy, red, _blue = ann.hand(attack("大槌", cost=3)), ann.hand(gem("赤石", 1)), ann.hand(gem("青石", 3))
    top, *_others = ann.gets("deck", *(gem(f"{name}の石") for name in "春夏秋冬朝昼夜"))
    think = ann.instant("想起", "カードを1枚引く。")
    ann.plays(heavy, pitch=(red, None)).expect("赤石のあるゾーン", red.zone, "手札")
    ann.plays(think).resolve().expect("カードを引いた後も、一番上だった春の石のあるゾーン", top.zone, "デッキ")


@fab.check(
    "1.10.2a#sentence-1 1.10.2b#sentence-1a 1.10.2c#sentence-1 1.10.2d#sentence-2 1.10.2e#sentence-1",
    "ゲーム状況処理は、敗北、クリア、見始めること、誘発レイヤー、クローズステップの順に行う",
)
def game_state_actions_have_an_order(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """One card kills a hero and an ally, lets a card be drawn, and closes the combat chain."""
    ann.equips("head", "先見の冠", "あなたのデッキの一番上のカードを、あなたが見てもよい。", defense=0)
    ann.equips("arms", "飲む籠手", "カードが引かれたとき、ライフを1点得る。", defense=0)
    ann.gets("deck", gem("赤石"), gem("青石"))
    cid.has_card("permanent", ally("小鬼", 2))
    end = ann.instant(
        "終局",
        "プレイヤー1のヒーローに20点の一般ダメージを与える。すべての(闘技場にある、"
        "かつサブタイプが盟友の)ものに2点の一般ダメージを与える。カードを1枚引く。戦闘チェインを閉じる。",
    )
    blow = ann.attack("強打")
    t.answer(look=True)
    ann.plays(blow, attack_target=cid.hero).until("attack")
    ann.plays(end).resolve()
    looking, losing, clearing, triggering, closing = "1.10.2c", "1.10.2a", "1.10.2b", "1.10.2d", "1.10.2e"
    done = [looking, losing, clearing, looking, triggering, closing]
    t.expect(
        "最初に見始めた後の、敗北(1.10.2a)、クリア(1.10.2b)、見始める(1.10.2c)、誘発レイヤー(1.10.2d)、"
        "クローズステップ(1.10.2e)の順",
        t.rules_applied(*dict.fromkeys(done)),
        done,
    )
