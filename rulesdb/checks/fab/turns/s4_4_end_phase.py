"""Checks of 4.4: the end phase, and the end-of-turn procedure."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import HEALS, IN_YOUR_END_PHASE
from rulesdb.checks.fab.table import Person, Table
from rulesdb.checks.fab.turns.s4_2_phases import duel_at
from rulesdb.engine.fab.sample_cards.small_cards import gem, hero, instant

_INTO_ARSENAL = "オブジェクトが格納庫に移ったとき、"


@fab.check("4.4.1#sentence-1", "終了フェイズの間は、スタックにレイヤーがあっても、プレイヤーは優先権を得ない")
def nobody_has_priority_in_the_end_phase(t: Table, ann: Person, ben: Person) -> None:
    """An effect of Ann's triggers at the beginning of her end phase."""
    ann.equips("head", "夕べの冠", f"{IN_YOUR_END_PHASE}ライフを1点得る。", defense=0)
    t.resolve().expect("次に優先権を得たプレイヤー", t.active, "ベン")
    t.expect("終了フェイズに1点得たアンのライフ", ann.life, 21)


@fab.check(
    "4.4.2#sentence-2 4.4.2#sentence-3a",
    "終了フェイズの開始時に誘発した効果は、ターン終了時の手順より前に解決される",
)
def effects_of_the_end_phase_resolve(t: Table, ann: Person) -> None:
    """A pup is dealt damage at the beginning of the end phase, on which something triggers, and then restored."""
    ann.aura("痛みの灯", "名前が「仔竜」のものがダメージを受けたとき、カードを1枚引く。")
    top = ann.has_card("deck", gem("赤石"))
    pup = ann.has_card("permanent", "《仔竜》 アクション ― 盟友 ライフ3")
    ann.equips(
        "head", "夕べの冠", f"{IN_YOUR_END_PHASE}すべてのサブタイプが盟友のパーマネントに2点の秘術ダメージを与える。"
    )
    t.end_turn().expect("ターンが終わった後の、仔竜のライフ", pup.life, 3)
    t.expect("ダメージで誘発した効果で引いた赤石のあるゾーン", top.zone, "手札")
    order = ["8.5.3", "8.5.6", "4.4.3a"]
    t.expect("起こった順(8.5.3はダメージ、8.5.6は引くこと、4.4.3aは盟友のライフ)", t.rules_applied(*order), order)


@fab.check("4.4.2#sentence-3b", "終了フェイズの開始時にライフが0になれば、次のレイヤーが解決される前に、敗北する")
def the_dead_lose_as_the_end_phase_begins(t: Table, ann: Person, ben: Person) -> None:
    """Damage kills Ann's hero before another layer would give life."""
    duel_at(ann, ben, "だれかの終了フェイズの開始時になったとき、")
    t.resolve().expect("勝ったプレイヤー", t.winners, ("ベン",))


@fab.check("4.4.3#sentence-3", "ターン終了時の手順では、ステップが終わるたびに、誘発レイヤーがスタックに加わる")
def layers_are_stacked_after_each_step(t: Table, ann: Person) -> None:
    """Effects trigger as a card goes to the arsenal, and as the pitched card goes under the deck."""
    spark, stone = ann.instant("火花"), ann.has_card("pitch", gem("赤石"))
    ann.equips("head", "夕べの冠", f"{_INTO_ARSENAL}ライフを1点得る。")
    ann.equips("arms", "宵の腕輪", "オブジェクトがデッキに移ったとき、ライフを1点得る。")
    t.end_turn(arsenal=spark).expect("アンのライフ", ann.life, 22)
    t.expect("赤石のあるゾーン", stone.zone, "デッキ")
    t.expect("誘発レイヤーの順番を尋ねられたか", t.was_asked(ann, "order of triggers"), False)


@fab.check("4.4.3#sentence-4a", "ターン終了時の手順では、次のステップの前に、スタックのレイヤーが解決される")
def layers_resolve_before_the_next_step(t: Table, ann: Person, ben: Person) -> None:
    """An effect triggers as a card goes to the arsenal, and another on that; then Ann orders her two pitched cards."""
    spark, _stones = ann.instant("火花"), ann.gets("pitch", gem("赤石"), gem("青石"))
    ann.equips("head", "夕べの冠", f"{_INTO_ARSENAL}ライフを1点得る。")
    ann.equips("arms", "響きの腕輪", "ライフが増えたとき、対戦相手は、ライフを1点失う。")
    t.resolve(arsenal=spark, bottom_of_the_deck=...)
    t.expect("ピッチしたカードの順番を決めるときの、アンとベンのライフ", [ann.life, ben.life], [21, 19])


@fab.check("4.4.3#sentence-4b", "ターン終了時の手順でライフが0になれば、次のレイヤーが解決される前に、敗北する")
def the_dead_lose_after_a_step(t: Table, ann: Person, ben: Person) -> None:
    """As a card goes to the arsenal, damage kills Ann's hero before another layer would give life."""
    spark = ann.instant("火花")
    duel_at(ann, ben, _INTO_ARSENAL)
    t.resolve(arsenal=spark).expect("勝ったプレイヤー", t.winners, ("ベン",))


@fab.check("4.4.3#sentence-5", "ターン終了時の手順の6つのステップは、決まった順に行う")
def the_steps_of_the_procedure_have_an_order(t: Table, ann: Person) -> None:
    """There is something to do in each step: a hurt ally, a card in hand, a pitched one, a tapped bell, and points."""
    ann.plays_as("《学者》 ヒーロー ライフ20 知力1")
    ann.has_card("deck", gem("青石"))
    ann.has_card("pitch", gem("赤石"))
    ann.has_card("permanent", "《仔竜》 アクション ― 盟友 ライフ3")
    spark, bell = ann.instant("火花"), ann.item("鐘", "インスタント ― 「これをタップする」: ライフを1点得る。")
    rain = ann.instant("火の雨", "すべてのサブタイプが盟友のパーマネントに2点の秘術ダメージを与える。")
    ann.activates(bell).resolve()
    ann.resolves(rain)
    t.end_turn(arsenal=spark)
    steps = [f"4.4.3{letter}" for letter in "abcdef"]
    names = "4.4.3aは盟友のライフ、bは格納庫、cはピッチしたカード、dはアンタップ、eはポイント、fはカードを引くこと"
    t.expect(f"行われた順({names})", t.rules_applied(*steps), steps)


@fab.check("4.4.3#sentence-5", "ターン終了時の手順では、格納庫に置いてから、カードを引く")
def cards_are_drawn_last(t: Table, ann: Person) -> None:
    """Ann has no card in hand, and draws one at the end of her turn."""
    ann.plays_as("《学者》 ヒーロー ライフ20 知力1")
    ann.has_card("deck", gem("青石"))
    t.end_turn().expect("アンの手札", ann.cards_in("hand"), ["《青石》"])
    t.expect("アンは、格納庫に置くカードを尋ねられたか", t.was_asked(ann, "arsenal"), False)


@fab.check("4.4.3a#sentence-1a,1b", "ターンが終わるとき、傷ついた盟友のライフは、だれの盟友でも、元に戻る")
def allies_are_restored(t: Table, ann: Person, ben: Person) -> None:
    """Both players have an ally, and a spell deals damage to both."""
    pups = [
        person.has_card("permanent", f"《{name}》 アクション ― 盟友 ライフ3")
        for person, name in ((ann, "仔竜"), (ben, "仔狼"))
    ]
    ann.plays(ann.instant("火の雨", "すべてのサブタイプが盟友のパーマネントに2点の秘術ダメージを与える。")).resolve()
    t.expect("火の雨の後の、仔竜と仔狼のライフ", [pup.life for pup in pups], [1, 1])
    t.end_turn().expect("ターンが終わった後の、仔竜と仔狼のライフ", [pup.life for pup in pups], [3, 3])


@fab.check("4.4.3a#sentence-2", "カウンターのある盟友のライフは、カウンターによる変更を加えた値に戻る")
def an_ally_is_restored_with_its_counters(t: Table, ann: Person) -> None:
    """A pup of 3 life with two counters is dealt damage."""
    pup = ann.has_card("permanent", "《仔竜》 アクション ― 盟友 ライフ3")
    care = ann.instant("世話", "すべてのサブタイプが盟友のパーマネントに「+1{h}」カウンターを2個置く。")
    rain = ann.instant("火の雨", "すべてのサブタイプが盟友のパーマネントに2点の秘術ダメージを与える。")
    ann.resolves(care, rain).expect("火の雨の後の、仔竜のライフ", pup.life, 3)
    t.end_turn().expect("ターンが終わった後の、仔竜のライフ", pup.life, 5)


@fab.check(
    "4.4.3b#sentence-1a,1d,1e",
    "ターンが終わるとき、ターンプレイヤーは、手札の1枚を格納庫に裏向きで置ける",
)
def a_card_goes_to_the_arsenal(t: Table, ann: Person, ben: Person) -> None:
    """Both players have a card in hand, and Ann has pitched one; Ann's turn ends."""
    spark, splash, _stone = ann.instant("火花"), ben.instant("水花"), ann.has_card("pitch", gem("赤石"))
    t.resolve(arsenal=...)
    t.expect("アンが格納庫に置けるカード", t.choices, ["これ以上は選ばないこと", "《火花》"])
    t.answer(arsenal=spark).expect("アンの火花のあるゾーン", spark.zone, "格納庫")
    t.expect("火花は表向きか", spark.is_public, False)
    t.expect("ターンプレイヤーではないベンの、水花のあるゾーン", splash.zone, "手札")
    t.expect("ベンは、格納庫に置くカードを尋ねられたか", t.was_asked(ben, "arsenal"), False)


@fab.check("4.4.3b#sentence-1f", "空の格納庫ゾーンが2つあっても、ターンの終わりに格納庫に置けるのは、1枚だけである")
def one_card_goes_to_the_arsenal(t: Table, ann: Person) -> None:
    """Ann has two empty arsenal zones, and two cards in hand."""
    ann.equips("head", "新しい地平", "あなたが持つ格納庫は、1つ多い。")
    spark, splash = ann.instant("火花"), ann.instant("水花")
    t.end_turn(arsenal=spark).expect("火花と水花のあるゾーン", [spark.zone, splash.zone], ["格納庫", "手札"])
    t.expect("格納庫に置くカードを尋ねられた回数", len(t.players_asked("arsenal")), 1)


@fab.check("4.4.3b#sentence-1b 4.4.3b#sentence-1c", "手札を格納庫に置かないこともでき、空でない格納庫には置けない")
def the_arsenal_is_optional_and_for_one_card(t: Table, ann: Person, ben: Person) -> None:
    """Ann keeps a card in hand; Ben has a card in the arsenal, and another one in hand."""
    spark, splash = ann.instant("火花"), ben.instant("水花")
    ben.instant("古い手紙", zone="arsenal")
    t.end_turn().expect("アンの火花のあるゾーン", spark.zone, "手札")
    t.end_turn().expect("ベンの水花のあるゾーン", splash.zone, "手札")
    t.expect("ベンは、格納庫に置くカードを尋ねられたか", t.was_asked(ben, "arsenal"), False)


@fab.check(
    "4.4.3c#sentence-1a,1b,1c 4.4.3#sentence-2",
    "ターンが終わるとき、ピッチした各プレイヤーのカードは、すべて、デッキの下に置かれる",
)
def pitched_cards_go_under_the_deck(t: Table, ann: Person, ben: Person) -> None:
    """Both players have pitched; then Ann draws the card that was on top of her deck."""
    ann.plays_as("《学者》 ヒーロー ライフ20 知力1")
    ann.has_card("deck", gem("青石", 3))
    hers, his = ann.gets("pitch", gem("赤石"), gem("黄石")), ben.has_card("pitch", gem("緑石"))
    t.end_turn().expect("アンの2枚の石のあるゾーン", [stone.zone for stone in hers], ["デッキ"] * 2)
    t.expect("ベンの石のあるゾーン", his.zone, "デッキ")
    t.expect("アンがデッキの一番上から引いたカード", ann.cards_in("hand"), ["《青石》"])


@fab.check("4.4.3c#sentence-2,3", "ピッチしたカードは、好きな順番でデッキの下に置かれ、順番はだれにも公開されない")
def the_order_under_the_deck_is_free_and_hidden(t: Table, ann: Person, ben: Person) -> None:
    """Ann puts the card that was pitched second under her deck first, and draws it in her next turn."""
    ann.plays_as("《学者》 ヒーロー ライフ20 知力1")
    spark = ann.instant("火花")
    red, blue = ann.gets("pitch", gem("赤石"), gem("青石"))
    t.end_turn(bottom_of_the_deck=blue)
    t.expect("アンとベンは、デッキの下の赤石を見られるか", [ann.sees(red), ben.sees(red)], [False, False])
    t.end_turn()
    ann.plays(spark).resolve()
    t.end_turn().expect("アンが次のターンに引いたカード", ann.cards_in("hand"), ["《青石》"])


@fab.check("4.4.3d#sentence-1a,1b", "ターンが終わるとき、ターンプレイヤーのパーマネントは、すべてアンタップされる")
def the_turn_player_untaps(t: Table, ann: Person, ben: Person) -> None:
    """Ann taps two bells and Ben two things, of which Ann gains control of one; Ann's turn ends."""
    ability = "インスタント ― 「これをタップする」: ライフを1点得る。"
    whose = (ann, "鐘"), (ann, "鈴"), (ben, "銅鑼"), (ben, "笛")
    bells = [person.item(name, ability) for person, name in whose]
    theft = ann.instant("強奪", "ゲームの終わりまで、対象の名前が「笛」のものは、コントローラーがあなたになる。")
    for (person, _name), bell in zip(whose, bells, strict=True):
        if person is ben:
            ann.passes()
        person.activates(bell).resolve()
    ann.plays(theft, target=bells[3]).resolve()
    t.end_turn()
    t.expect("アンの鐘と鈴はタップ状態か", [bell.is_tapped for bell in bells[:2]], [False, False])
    t.expect("ベンの銅鑼はタップ状態か", bells[2].is_tapped, True)
    t.expect("アンがコントロールする、ベンの笛はタップ状態か", bells[3].is_tapped, False)


@fab.check(
    "4.4.3e#sentence-1a,1b,1c", "ターンが終わるとき、だれのアクションポイントもリソースポイントも、すべて失われる"
)
def all_points_are_lost(t: Table, ann: Person, ben: Person) -> None:
    """Ann has not used her action point; both players have paid 1 of the 3 points that they got by pitching a card."""
    for person in (ann, ben):
        person.hand(gem("青石", 3))
    sparks = [person.hand("《火花》 インスタント コスト1", "ライフを1点得る。") for person in (ann, ben)]
    ann.plays(sparks[0]).resolve()
    ben.responds(sparks[1]).resolve()
    t.expect("ベンに残ったリソースポイント", ben.resource_points, 2)
    t.end_turn()
    t.expect("次のターンの、アンのアクションポイント", ann.action_points, 0)
    t.expect("次のターンの、アンのリソースポイント", ann.resource_points, 0)
    t.expect("次のターンの、ベンのリソースポイント", ben.resource_points, 0)


@fab.check(
    "4.4.3f#sentence-1a,1b 4.4.3f#sentence-3",
    "ターンの終わりに、ターンプレイヤーは、知力と同じ枚数になるまで引く",
)
def the_turn_player_draws_up_to_the_intellect(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """All heroes have 3 intellect; Ann and Cid have a card in hand, and Ben has four. Ann's turn, then Ben's, ends."""
    for person, cards in ((ann, 1), (ben, 4), (cid, 1)):
        person.plays_as(f"《{person.name}の学者》 ヒーロー ライフ20 知力3")
        person.gets("hand", *(gem("青石") for _ in range(cards)))
        person.gets("deck", *(gem("赤石") for _ in range(4)))
    t.end_turn().expect("アンの手札の枚数", ann.count("hand"), 3)
    t.expect("アンのターンが終わった後の、シドの手札の枚数", cid.count("hand"), 1)
    t.end_turn().expect("知力より多い、ベンの手札の枚数", ben.count("hand"), 4)


@fab.check("4.4.3f#sentence-2", "最初のターンが終わるときは、ほかのプレイヤーも、知力と同じ枚数になるまで引く")
def all_draw_up_on_the_first_turn(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ben and Cid begin with a card in hand each, and play it in the first turn, which is Ann's."""
    ann.brings(hero("アンの学者", intellect=0), gem("青石"))
    for person in (ben, cid):
        person.brings(hero(f"{person.name}の学者", intellect=1), *(instant("火花") for _ in range(3)))
    t.start(first_turn=ann)
    for person in (ben, cid):
        person.responds(t.tracked_card(t.game.zone("hand", person.number)[0])).resolve()
    hands = [ben.count("hand"), cid.count("hand")]
    t.expect("火花をプレイした後の、ベンとシドの手札の枚数", hands, [0, 0])
    t.end_turn()
    t.expect("最初のターンの後の、ベンとシドの手札の枚数", [ben.count("hand"), cid.count("hand")], [1, 1])


# The end of the turn (4.4.4)


@fab.check("4.4.4#sentence-2", "ターンが終わると、1ターンに1回の能力を、次のターンにまた起動できる")
def a_limit_ends_with_the_turn(t: Table, ann: Person, ben: Person) -> None:
    """Ann activates a bell once in her turn, and once in Ben's."""
    bell = ann.item("鐘", f"1ターンに1回、{HEALS}")
    ann.activates(bell).resolve().expect("同じターンに、アンは鐘をまた起動できるか", ann.may_activate(bell), False)
    t.end_turn()
    ben.passes().expect("次のターンに、アンは鐘を起動できるか", ann.may_activate(bell), True)


@fab.check("4.4.4#sentence-3", "「このターン」の効果は、終了フェイズにも続き、ターンが終わると終わる")
def effects_of_this_turn_end_with_it(t: Table, ann: Person, ben: Person) -> None:
    """Gains of life are increased this turn; Ann gains life in her end phase, and then in Ben's turn."""
    feast = ann.instant("宴", "このターンの終わりまで、ライフが増える場合、代わりにその量が5増える。")
    water = ann.instant("水", "ライフを1点得る。")
    ann.equips("head", "夕べの冠", f"{IN_YOUR_END_PHASE}ライフを1点得る。", defense=0)
    ann.resolves(feast)
    t.end_turn().expect("終了フェイズにライフを得た後の、アンのライフ", ann.life, 26)
    ben.passes()
    ann.plays(water).resolve().expect("次のターンにライフを得た後の、アンのライフ", ann.life, 27)


@fab.check("4.4.4#sentence-4", "ターンが終わると、時計回り順で次のプレイヤーが、ターンプレイヤーになる")
def the_next_player_becomes_the_turn_player(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Three players, of whom nobody does anything."""
    t.expect("最初のターンプレイヤー", t.turn_player, "アン")
    for name in ("ベン", "シド", "アン"):
        t.resolve().expect("次のターンプレイヤー", t.turn_player, name)


@fab.check("4.4.4#sentence-5", "新しいターンプレイヤーは、開始フェイズから始める")
def a_turn_begins_with_the_start_phase(t: Table, ann: Person, ben: Person) -> None:
    """An effect of Ben's triggers at the start of his turn."""
    ben.equips("head", "暁の冠", "あなたのターンの開始時になったとき、ライフを1点得る。", defense=0)
    t.end_turn().expect("アクションフェイズになったときの、ベンのライフ", ben.life, 21)
