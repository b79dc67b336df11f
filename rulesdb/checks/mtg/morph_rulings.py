"""Checks of the rulings on morph (the items of 502.26)."""

from rulesdb.checks.mtg.morph import (
    BEAST,
    BEASTS,
    HERALD,
    KILL,
    PHASE_OUT,
    SCOUT,
    VEIL,
    face_down,
    played_face_down,
)
from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.mtg.card_parts.abilities import Flying, Trample


@mtg.check(
    "502.26#item-1a,1b", "変異によって、{3}で裏向きにプレイすることも、変異コストを支払って表向きにすることもできる"
)
def morph_allows_both(t: Table, ann: Person) -> None:
    """Three lands for the face-down spell, four more for the morph cost."""
    beast = played_face_down(ann, BEAST, lands=7)
    t.expect("裏向きの古の獣のサイズ", beast.size, "2/2")
    t.expect("タップ状態の土地の数", ann.tapped, 3)
    t.expect("アンは古の獣を表向きにできるか", ann.may_take_action("turn face up", beast), True)


@mtg.check(
    "502.26#item-2a,2b",
    "裏向きの呪文のために支払う{3}は代替コストで、呪文はマナ・コストを持たず、対戦相手にはそれが何かわからない",
)
def the_three_mana_are_no_mana_cost(t: Table, ann: Person, ben: Person) -> None:
    """The spell is on the stack, and then in play."""
    lands = ann.lands("green", 3)
    beast = ann.hand(*BEAST)
    ann.plays(beast, face_down="裏向き").expect("タップ状態の土地の数", sum(land.is_tapped for land in lands), 3)
    t.expect("ベンはスタックの古の獣の表を見てよいか", ben.may_look_at(beast), False)
    t.expect("スタックでの点数で見たマナ・コスト", beast.converted_mana_cost, 0)
    t.resolve().expect("古の獣のある場所とサイズ", [beast.zone, beast.size], ["場", "2/2"])
    t.expect("場での点数で見たマナ・コスト", beast.converted_mana_cost, 0)


@mtg.check(
    "502.26#item-3a,3b,3c,3d",
    "裏向きのクリーチャーは無色で、名前も能力もなく、色や名前、サブタイプへの修整を受けないが、効果からサイズや能力は得る",
)
def a_face_down_creature_is_colorless(t: Table, ann: Person) -> None:
    """What is green, of its name, type or expansion symbol is larger; instants give it +3/+3 and flying."""
    ann.plays_with("《緑の祠》 「{0}」 アーティファクト", "緑のものは、+1/+1の修整を受ける。")
    ann.plays_with("《名の祠》 「{0}」 アーティファクト", "名前が「古の獣」のものは、+2/+2の修整を受ける。")
    ann.plays_with(*BEASTS)
    ann.lands("green", 3)
    beast = ann.hand(*BEAST)
    growth = ann.instant("大きな枝", "ターン終了時まで、対象のクリーチャーは、+3/+3の修整を受ける。")
    wings = ann.instant("翼", "ターン終了時まで、対象のクリーチャーは、『飛行』を得る。")
    face_down(ann, beast)
    t.expect("裏向きの古の獣のサイズ", beast.size, "2/2")
    t.expect("トランプルを持つか", beast.has(Trample), False)
    t.expect("点数で見たマナ・コスト", beast.converted_mana_cost, 0)
    ann.plays(growth, target=beast).resolve()
    ann.plays(wings, target=beast).resolve().expect("+3/+3の修整を受けた古の獣のサイズ", beast.size, "5/5")
    t.expect("飛行を持つか", beast.has(Flying), True)


@mtg.check(
    "502.26#item-4a,4b",
    "表向きにするのは特殊な行動で、起動型能力をプレイできない相手のターンにもできるが、スタックの裏向きの呪文にはできない",
)
def turning_up_is_no_activated_ability(t: Table, ann: Person, ben: Person) -> None:
    """An idol keeps players from playing abilities of creatures; in Ben's upkeep Ann has priority."""
    ben.plays_with("《沈黙の像》 「{0}」 アーティファクト", "クリーチャーであるものの能力はプレイできない。")
    healer = ann.creature("癒し手", "「{0}」: ライフを1点得る。")
    ann.lands("green", 7)
    beast = ann.hand(*BEAST)
    ann.plays(beast, face_down="裏向き")
    ann.cannot_take_action("turn face up", beast, "502.26d")
    t.resolve().until("upkeep")
    ben.passes()
    ann.cannot_activate(healer, "103.2")
    t.expect("アンは場の古の獣を表向きにできるか", ann.may_take_action("turn face up", beast), True)
    ann.takes_action("turn face up", beast).expect("スタックのオブジェクトの数", t.stack, 0)
    t.expect("優先権はアンにあるか", ann.has_priority, True)
    t.expect("古の獣のサイズ", beast.size, "5/5")


@mtg.check("502.26#item-5", "表向きになっても、それ自身の、場に出たときの能力は誘発しない")
def its_own_ability_does_not_trigger(t: Table, ann: Person) -> None:
    """A creature that would give 3 life as it comes into play."""
    herald = played_face_down(ann, HERALD, lands=4)
    ann.takes_action("turn face up", herald).expect("先触れのサイズ", herald.size, "1/1")
    t.expect("スタックのオブジェクトの数", t.stack, 0)
    t.expect("アンのライフ", ann.life, 20)


@mtg.check(
    "502.26#item-6",
    "表向きになったクリーチャーは、同じパーマネントのままで、カウンターもダメージも残り、呪文の対象のままである",
)
def it_is_the_same_permanent_face_up(t: Table, ann: Person, ben: Person) -> None:
    """It has a counter, 1 damage, and is tapped; it is turned face up while a spell is aimed at it."""
    ann.lands("green", 7)
    beast, rope = ann.hand(*BEAST), ann.instant("縄", "対象のクリーチャーをタップする。")
    rite = ann.instant("儀式", "すべてのクリーチャーの上に「+1/+1」カウンターを1個置く。")
    first, second = (ben.instant(name, "対象のクリーチャーに1点のダメージを与える。") for name in ("火花", "火の粉"))
    face_down(ann, beast)
    ann.plays(rope, target=beast).resolve()
    ann.plays(rite).resolve()
    ben.responds(first, target=beast).resolve()
    ben.responds(second, target=beast)
    ben.passes()
    ann.takes_action("turn face up", beast).expect("表向きの古の獣のサイズ", beast.size, "6/6")
    t.expect("タップ状態か", beast.is_tapped, True)
    t.expect("+1/+1カウンターの数", beast.counters("+1/+1"), 1)
    t.expect("受けているダメージ", beast.damage, 1)
    t.resolve().expect("火の粉が解決された後、受けているダメージ", beast.damage, 2)


@mtg.check(
    "502.26#item-6", "裏向きになったクリーチャーも、オーラや装備品、効果が元のままの、攻撃したままのパーマネントである"
)
def it_is_the_same_permanent_face_down(t: Table, ann: Person, ben: Person) -> None:
    """A beast with an Aura, Equipment and a spell's effect attacks and is turned face down: it deals 2+4+2+1 damage."""
    beast, veil = ann.plays_with(*BEAST), ann.instant("覆い", VEIL)
    armor = ann.hand(
        "《鎧》 「{0}」 エンチャント ― 「オーラ」",
        "エンチャント(クリーチャー)",
        "これにエンチャントされているものは、+4/+4の修整を受ける。",
    )
    blade = ann.plays_with(
        "《剣》 「{0}」 アーティファクト ― 「装備品」", "これを装備しているものは、+2/+2の修整を受ける。", "装備「{0}」"
    )
    growth = ann.instant("枝", "ターン終了時まで、対象のクリーチャーは、+1/+1の修整を受ける。")
    ann.plays(armor, target=beast).resolve()
    ann.activates(blade, target=beast).resolve()
    ann.plays(growth, target=beast).resolve().expect("表向きの古の獣のサイズ", beast.size, "12/12")
    t.until("declare attackers", attack=[beast, None])
    ann.plays(veil, target=beast).resolve().expect("裏向きの古の獣のサイズ", beast.size, "9/9")
    t.expect("タップ状態か", beast.is_tapped, True)
    t.until("end of combat").expect("ベンのライフ", ben.life, 11)


@mtg.check(
    "502.26#item-7",
    "自分がコントロールする裏向きの呪文や裏向きのパーマネントの表は、いつでも見てよいが、対戦相手は見られない",
)
def a_player_may_look_at_their_own(t: Table, ann: Person, ben: Person) -> None:
    """On the stack, and in play in the opponent's turn."""
    ann.lands("green", 3)
    beast = ann.hand(*BEAST)
    ann.plays(beast, face_down="裏向き").expect("アンはスタックの古の獣の表を見てよいか", ann.may_look_at(beast), True)
    t.expect("ベンはスタックの古の獣の表を見てよいか", ben.may_look_at(beast), False)
    t.resolve().until("upkeep").expect("アンは場の古の獣の表を見てよいか", ann.may_look_at(beast), True)
    t.expect("アンから見た古の獣", ann.name_of(beast), "裏向きの《古の獣》")
    t.expect("ベンは場の古の獣の表を見てよいか", ben.may_look_at(beast), False)
    t.expect("ベンから見た古の獣", ben.name_of(beast), "裏向きのクリーチャー")


@mtg.check(
    "502.26#item-7",
    "フェイズ・アウトした裏向きのカードの表は、フェイズ・アウトしたときにコントロールしていたプレイヤーが見てよい",
)
def a_player_may_look_at_what_has_phased_out(t: Table, ann: Person, ben: Person) -> None:
    """The creature has phased out under the control of the player who does not own it."""
    ann.lands("green", 3)
    beast = ann.hand(*BEAST)
    take = ben.instant("支配", "ゲームの終わりまで、対象のクリーチャーは、コントローラーがあなたになる。")
    mist = ben.instant("霧", PHASE_OUT)
    face_down(ann, beast)
    ben.responds(take, target=beast).resolve()
    ben.responds(mist, target=beast).resolve().expect("古の獣のある場所", beast.zone, "フェイズ・アウト領域")
    t.expect("ベンは古の獣の表を見てよいか", ben.may_look_at(beast), True)
    t.expect("アンは古の獣の表を見てよいか", ann.may_look_at(beast), False)
    t.expect("アンから見た古の獣", ann.name_of(beast), "裏向きのカード")


@mtg.check("502.26#item-8", "打ち消された裏向きの呪文は表向きになり、何であったかが対戦相手にもわかる")
def a_countered_face_down_spell_is_revealed(t: Table, ann: Person, ben: Person) -> None:
    """It goes to the graveyard."""
    ann.lands("green", 3)
    beast, no = ann.hand(*BEAST), ben.instant("否定", "対象の呪文を打ち消す。")
    ann.plays(beast, face_down="裏向き")
    ben.responds(no, target=beast).resolve().expect("古の獣のある場所", beast.zone, "墓地")
    t.expect("公開された、裏向きだったカード", t.revealed, ["《古の獣》(変異を持つ)"])
    t.expect("ベンは墓地の古の獣の表を見てよいか", ben.may_look_at(beast), True)


@mtg.check("502.26#item-9", "裏向きのクリーチャーは、場を離れると、手札に戻っても、表向きにされて公開される")
def a_face_down_creature_that_leaves_play_is_revealed(t: Table, ann: Person, ben: Person) -> None:
    """One is returned to its owner's hand, which no opponent sees otherwise; another one is destroyed."""
    ann.lands("green", 6)
    beast, herald = ann.hand(*BEAST), ann.hand(*HERALD)
    home, end = ben.instant("帰り道", "対象のクリーチャーをオーナーの手札に戻す。"), ben.instant("止め", KILL)
    face_down(ann, beast)
    face_down(ann, herald)
    ben.responds(home, target=beast).resolve().expect("古の獣のある場所", beast.zone, "手札")
    t.expect("公開された、裏向きだったカード", t.revealed, ["《古の獣》(変異を持つ)"])
    ben.responds(end, target=herald).resolve().expect("先触れのある場所", herald.zone, "墓地")
    t.expect("ベンは墓地の先触れの表を見てよいか", ben.may_look_at(herald), True)


@mtg.check(
    "502.26#item-10",
    "ゲームが終わると、裏向きの呪文、パーマネント、フェイズ・アウトしたカードは公開され、変異を持つことが確かめられる",
)
def all_are_revealed_at_the_end_of_the_game(t: Table, ann: Person, ben: Person) -> None:
    """One of Ann's has phased out, one is in play as is one of Ben's, another is on the stack, as Ben loses."""
    ann.lands("green", 9)
    cards = [ann.hand(*lines) for lines in (BEAST, SCOUT, HERALD)]
    beast, scout, herald = cards
    guard, veil = ben.creature("番兵", "変異「{1}」"), ann.instant("覆い", VEIL)
    mist, blaze = ann.instant("霧", PHASE_OUT), ann.instant("業火", "各対戦相手に20点のダメージを与える。")
    face_down(ann, beast)
    ann.plays(mist, target=beast).resolve()
    face_down(ann, scout)
    ann.plays(veil, target=guard).resolve()
    ann.plays(herald, face_down="裏向き")
    zones = ["フェイズ・アウト領域", "場", "スタック"]
    t.expect("古の獣、斥候、先触れのある場所", [card.zone for card in cards], zones)
    t.expect("ベンは、その3枚の表を見てよいか", [ben.may_look_at(card) for card in cards], [False, False, False])
    ann.plays(blaze).resolve().expect("勝者", t.winners, (ann.name,))
    names = [f"《{name}》(変異を持つ)" for name in ("先触れ", "古の獣", "斥候", "番兵")]
    t.expect("公開された、裏向きだったカード", t.revealed, names)


@mtg.check(
    "502.26#item-11",
    "戦闘ダメージがスタックに乗っている間に表向きになったクリーチャーの能力は、そのダメージの解決時に誘発する",
)
def combat_damage_on_the_stack_triggers_its_ability(t: Table, ann: Person, ben: Person) -> None:
    """The creature was face down as it assigned 2 damage, and is a 3/3 face up."""
    thief = ann.creature("宝探し", "これ自身が戦闘ダメージを与えたとき、カードを1枚引く。", "変異「{U}」", size="3/3")
    ann.lands("blue", 1)
    ann.plays(ann.instant("覆い", VEIL), target=thief).resolve().until("combat damage", attack=[thief, None])
    t.expect("スタックにあるもの(戦闘ダメージ)の数", t.stack, 1)
    ann.takes_action("turn face up", thief).expect("宝探しのサイズ", thief.size, "3/3")
    t.resolve().expect("ベンのライフ", ben.life, 18)
    t.expect("スタックにあるもの(誘発した能力)の数", t.stack, 1)
    t.resolve().expect("アンの手札の枚数", ann.count("hand"), 1)


@mtg.check(
    "502.26#item-12",
    "裏向きのクリーチャーのコントロールを得たプレイヤーは、その表を見て、変異コストで表向きにできるが、相手にはできない",
)
def who_gains_control_may_look_and_turn_up(t: Table, ann: Person, ben: Person) -> None:
    """The player who loses control has seen it before, and knows what it is."""
    ann.lands("green", 7)
    ben.lands("green", 4)
    beast = ann.hand(*BEAST)
    take = ben.instant("支配", "ゲームの終わりまで、対象のクリーチャーは、コントローラーがあなたになる。")
    face_down(ann, beast)
    t.expect("アンは古の獣の表を見てよいか", ann.may_look_at(beast), True)
    ben.responds(take, target=beast).resolve().expect("古の獣のコントローラー", beast.controller, "ベン")
    t.expect("アンは、今は古の獣の表を見てよいか", ann.may_look_at(beast), False)
    t.expect("アンは古の獣を表向きにできるか", ann.may_take_action("turn face up", beast), False)
    t.expect("ベンは古の獣の表を見てよいか", ben.may_look_at(beast), True)
    ann.passes().expect("ベンは古の獣を表向きにできるか", ben.may_take_action("turn face up", beast), True)
    ben.takes_action("turn face up", beast)
    t.expect("古の獣のサイズとコントローラー", [beast.size, beast.controller], ["5/5", "ベン"])


@mtg.check("502.26#item-13", "裏向きのクリーチャーは変異も持たず、表向きになって初めて、変異を持つものに数えられる")
def a_face_down_creature_has_no_morph(t: Table, ann: Person) -> None:
    """A shrine makes whatever has morph larger."""
    ann.plays_with("《変異の祠》 「{0}」 アーティファクト", "変異を持つものは、+1/+1の修整を受ける。")
    beast = played_face_down(ann, BEAST, lands=7)
    t.expect("裏向きの古の獣のサイズ", beast.size, "2/2")
    ann.takes_action("turn face up", beast).expect("表向きの古の獣のサイズ", beast.size, "6/6")


@mtg.check("502.26#item-14", "呪文が裏向きのクリーチャーを表向きにするときは、変異コストを支払わない")
def an_effect_turns_it_up_without_the_cost(t: Table, ann: Person) -> None:
    """Four lands are left untapped."""
    lands = ann.lands("green", 7)
    beast, eye = ann.hand(*BEAST), ann.instant("開眼", "対象のクリーチャーを表向きにする。")
    face_down(ann, beast)
    ann.plays(eye, target=beast).resolve().expect("古の獣のサイズ", beast.size, "5/5")
    t.expect("タップ状態の土地の数", sum(land.is_tapped for land in lands), 3)


@mtg.check(
    "502.26#item-15",
    "ブロックされた後に表向きになって回避能力を持っても、ブロックされたままで、ブロック・クリーチャーにダメージを与える",
)
def evasion_after_the_block_changes_nothing(t: Table, ann: Person, ben: Person) -> None:
    """A creature with shadow is blocked face down by a wall without it."""
    shade, veil = ann.creature("影の獣", "シャドー", "変異「{B}」", size="3/3"), ann.instant("覆い", VEIL)
    ann.lands("black", 1)
    wall = ben.creature("壁", size="0/5")
    ann.plays(veil, target=shade).resolve().until("declare blockers", attack=[shade, None], block=[wall, None])
    ann.takes_action("turn face up", shade).expect("影の獣のサイズ", shade.size, "3/3")
    t.until("end of combat").expect("壁の受けたダメージ", wall.damage, 3)
    t.expect("ベンのライフ", ben.life, 20)


@mtg.check(
    "502.26#item-16",
    "2つ以上の裏向きの呪文やパーマネントは、プレイした順の目印で、対戦相手からも互いに区別でき、目印は後まで変わらない",
)
def face_down_objects_are_told_apart(t: Table, ann: Person, ben: Person) -> None:
    """Two spells are on the stack at once; the second one comes into play first, and attacks in the next turn."""
    ann.plays_with("《速き祠》 「{0}」 アーティファクト", "クリーチャーであるものは、『瞬速』を得る。")
    ann.lands("green", 6)
    beast, herald = ann.hand(*BEAST), ann.hand(*HERALD)
    ann.plays(beast, face_down="裏向き")
    ann.plays(herald, face_down="裏向き")
    names = [ben.name_of(beast), ben.name_of(herald)]
    t.expect("ベンから見た、スタックの古の獣と先触れ", names, ["裏向きの呪文(目印1)", "裏向きの呪文(目印2)"])
    t.resolve(2)
    names = [ben.name_of(beast), ben.name_of(herald)]
    t.expect("ベンから見た、場の2体", names, ["裏向きのクリーチャー(目印1)", "裏向きのクリーチャー(目印2)"])
    t.until("upkeep").until("declare attackers", attack=[herald, None])
    t.expect(
        "アンのターンに攻撃した先触れ", [herald.is_tapped, ben.name_of(herald)], [True, "裏向きのクリーチャー(目印2)"]
    )


@mtg.check("502.26#item-16", "2枚以上の裏向きのカードがフェイズ・アウトしているときも、目印で互いに区別できる")
def phased_out_cards_are_told_apart(t: Table, ann: Person, ben: Person) -> None:
    """They have the same marks once they have phased in."""
    ann.lands("green", 6)
    beast, herald = ann.hand(*BEAST), ann.hand(*HERALD)
    mist = ann.instant("濃霧", "すべてのクリーチャーをフェイズ・アウトさせる。")
    face_down(ann, beast)
    face_down(ann, herald)
    ann.plays(mist).resolve()
    names = [ben.name_of(beast), ben.name_of(herald)]
    t.expect("ベンから見た、フェイズ・アウトした2枚", names, ["裏向きのカード(目印1)", "裏向きのカード(目印2)"])
    t.until("upkeep").until("end of turn").until("upkeep")
    names = [ben.name_of(beast), ben.name_of(herald)]
    t.expect("次のアンのターンの2体", names, ["裏向きのクリーチャー(目印1)", "裏向きのクリーチャー(目印2)"])
