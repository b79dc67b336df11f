"""Checks of 4.0, 4.2 and 4.3: turns, the start phase and the action phase."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table

AT_THE_START = "ターンの開始時になったとき、"
DOOM = "対戦相手のヒーローに20点の秘術ダメージを与える。"


def duel_at(ann: Person, ben: Person, moment: str) -> None:
    """Let Ann's hero be dealt 20 damage and then gain 3 life, as two effects of both players trigger at a moment."""
    ann.equips("head", "命の冠", f"{moment}ライフを3点得る。", defense=0)
    ben.equips("head", "死の冠", f"{moment}すべての{DOOM}", defense=0)


@fab.check("4.0.3a#sentence-1,2", "ターンでは、開始フェイズ、アクションフェイズ、終了フェイズを、この順に行う")
def a_turn_has_three_phases(t: Table, ann: Person) -> None:
    """A whole turn in which nobody does anything, and the beginning of the next one."""
    t.begin("start phase")
    t.end_turn().expect(
        "始まったフェイズの順(4.2.1は開始、4.3.1はアクション、4.4.1は終了)",
        t.rules_applied("4.2.1", "4.3.1", "4.4.1"),
        ["4.2.1", "4.3.1", "4.4.1", "4.2.1", "4.3.1"],
    )


@fab.check("4.0.3b#sentence-1", "ターンを持つのは1人だけで、同じパーティーのプレイヤーも、いっしょには持たない")
def one_player_has_the_turn(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ann and Cid form a party; each resolves a card that gives life in one's own turn. It is Ann's."""
    t.party(ann, cid)
    springs = [person.instant("泉", "あなたのターンであるなら、ライフを1点得る。") for person in (ann, cid)]
    ann.plays(springs[0]).resolve().expect("アンのライフ", ann.life, 21)
    cid.responds(springs[1]).resolve().expect("シドのライフ", cid.life, 20)


@fab.check("4.0.3c#sentence-1", "効果が与える追加のターンは、そのターンのすぐ後に行う")
def an_extra_turn_comes_at_once(t: Table, ann: Person, ben: Person) -> None:
    """Ann gains an extra turn."""
    ann.resolves(ann.instant("時の砂", "このターンの後に追加のターンを得る。"))
    for name in ("アン", "ベン"):
        t.end_turn().expect("次のターンプレイヤー", t.turn_player, name)


# The start phase (4.2)


@fab.check("4.2.1#sentence-1", "開始フェイズの間は、スタックにレイヤーがあっても、プレイヤーは優先権を得ない")
def nobody_has_priority_in_the_start_phase(t: Table, ann: Person) -> None:
    """An effect of Ann's triggers at the start of her turn."""
    ann.equips("head", "暁の冠", f"あなたの{AT_THE_START}ライフを1点得る。", defense=0)
    t.begin("start phase")
    t.expect("最初に優先権を得たときの、アンのアクションポイント", ann.action_points, 1)


@fab.check(
    "4.2.2#sentence-4 4.2.2#sentence-5a",
    "ターンの開始時に誘発した効果は、アクションフェイズになる前に解決される",
)
def effects_of_the_start_of_turn_resolve(t: Table, ann: Person, ben: Person) -> None:
    """An effect triggers at the start of Ann's turn, and another one on that."""
    ann.equips("arms", "響きの腕輪", "ライフが増えたとき、対戦相手は、ライフを1点失う。", defense=0)
    ann.equips("head", "暁の冠", f"あなたの{AT_THE_START}ライフを1点得る。", defense=0)
    t.begin("start phase")
    t.expect("アクションフェイズで優先権を得たときの、アンのライフ", ann.life, 21)
    t.expect("ライフが増えて誘発した効果も解決された、ベンのライフ", ben.life, 19)
    t.expect("アクションフェイズで優先権を得たときの、スタックのレイヤーの数", t.stack, 0)


@fab.check("4.2.2#sentence-5b", "開始フェイズにライフが0になれば、次のレイヤーが解決される前に、敗北する")
def the_dead_lose_in_the_start_phase(t: Table, ann: Person, ben: Person) -> None:
    """Damage kills Ann's hero before another layer would give life."""
    duel_at(ann, ben, f"だれかの{AT_THE_START}")
    t.begin("start phase")
    t.answer()
    t.expect("勝ったプレイヤー", t.winners, ("ベン",))


@fab.check("4.2.2#sentence-3", "「ターンの開始時」まで続く効果は、ターンが始まると終わる")
def effects_until_the_start_of_turn_end(t: Table, ann: Person) -> None:
    """Until Ann's next turn begins she gains more life; she gains life at the start of it."""
    feast = ann.instant("宴", "あなたの次のターンが始まるまで、ライフが増える場合、代わりにその量が5増える。")
    ann.equips("head", "暁の冠", f"だれかの{AT_THE_START}ライフを1点得る。", defense=0)
    ann.resolves(feast)
    t.end_turn().expect("ベンのターンになった後の、アンのライフ", ann.life, 26)
    t.end_turn().expect("アンの次のターンになった後の、アンのライフ", ann.life, 27)


@fab.check("4.2.2#sentence-2", "新しいターンが始まると、前のターンに起こったことは、もう「このターン」のことではない")
def a_new_turn_starts(t: Table, ann: Person, ben: Person) -> None:
    """A crown triggers as Ann gains life for the first time in a turn; she gains life in two turns."""
    ann.equips("head", "泉の冠", "各ターンで初めてライフが増えたとき、対戦相手は、ライフを1点失う。", defense=0)
    waters = [ann.instant("水", "ライフを1点得る。") for _ in range(2)]
    ann.plays(waters[0]).resolve(2).expect("最初のターンの、ベンのライフ", ben.life, 19)
    t.end_turn()
    ben.passes()
    ann.plays(waters[1]).resolve(2).expect("次のターンの、ベンのライフ", ben.life, 18)


@fab.check("4.2.3#sentence-2", "開始フェイズが終わると、手札がなくても、アクションフェイズに進む")
def the_action_phase_follows(t: Table, ann: Person, ben: Person) -> None:
    """Ann begins her turn with nothing but a claw in her arsenal; Ben has a card in hand."""
    claw, _spark = ann.attack("爪", zone="arsenal"), ben.instant("火花")
    t.begin("start phase")
    t.expect("ターンプレイヤー", t.turn_player, "アン")
    t.expect("アンは格納庫の爪をプレイできるか", ann.may_play(claw), True)


# The action phase (4.3)


@fab.check("4.3.1#sentence-2 4.3.2#sentence-2", "アクションフェイズでは、ターンプレイヤーは1アクションポイントを持つ")
def the_turn_player_has_an_action_point(t: Table, ann: Person, ben: Person) -> None:
    """Ann's turn begins; a spell gains her a second action point."""
    rest, haste = ann.action("休息"), ann.instant("加速", "アクションポイントを1点得る。")
    t.begin("start phase")
    t.expect("アンは、アクションカードをプレイできるか", ann.may_play(rest), True)
    t.expect("ターンプレイヤーではないベンのアクションポイント", ben.action_points, 0)
    ann.plays(haste).resolve().expect("加速の後の、アンのアクションポイント", ann.action_points, 2)


@fab.check("4.3.1#sentence-3", "アクションフェイズが始まると、アクションフェイズの開始時に誘発する効果が誘発する")
def effects_trigger_as_the_action_phase_begins(t: Table, ann: Person) -> None:
    """An effect of Ann's triggers; she has priority before it resolves."""
    ann.equips("head", "昼の冠", "あなたのアクションフェイズの開始時になったとき、ライフを1点得る。", defense=0)
    t.begin("start phase")
    t.expect("優先権を得たときの、スタックのレイヤーの数", t.stack, 1)
    t.resolve().expect("アンのライフ", ann.life, 21)


@fab.check("4.3.2#sentence-1", "アクションポイントを持つのは、「アクションフェイズの開始時」のイベントの後である")
def the_action_point_is_second(t: Table, ann: Person) -> None:
    """The action phase of a turn begins."""
    t.begin("start phase")
    t.expect(
        "起こった順(4.3.1はアクションフェイズの開始、4.3.2はアクションポイント)",
        t.rules_applied("4.3.1", "4.3.2"),
        ["4.3.1", "4.3.2"],
    )


@fab.check("4.3.2a#sentence-1", "アクションポイントを得たときの効果は、アクションフェイズの最初の1点では誘発しない")
def the_first_action_point_triggers_nothing(t: Table, ann: Person) -> None:
    """Ann gains life when she gains an action point: by a spell, but not as her action phase begins."""
    ann.equips("head", "駆け足の冠", "あなたによって、ポイントが得られたとき、ライフを1点得る。", defense=0)
    haste = ann.instant("加速", "アクションポイントを1点得る。")
    t.begin("start phase")
    t.expect("アクションフェイズになったときの、スタックのレイヤーの数", t.stack, 0)
    ann.plays(haste).resolve(2).expect("加速の後の、アンのライフ", ann.life, 21)


@fab.check("4.3.2b#sentence-1", "アクションポイントを得るイベントの置換効果は、アクションフェイズの最初の1点を変えない")
def the_first_action_point_is_not_replaced(t: Table, ann: Person) -> None:
    """Ann gains twice as many action points by spells, and 1 as her action phase begins."""
    ann.equips("head", "疾風の冠", "ポイントが得られる場合、代わりにその量が1増える。", defense=0)
    haste = ann.instant("加速", "アクションポイントを1点得る。")
    t.begin("start phase")
    t.expect("アクションフェイズになったときの、アクションポイント", ann.action_points, 1)
    ann.plays(haste).resolve().expect("加速の後の、アクションポイント", ann.action_points, 3)


@fab.check("4.3.3#sentence-2", "アクションフェイズで最初に優先権を得るのは、ターンプレイヤーである")
def the_turn_player_has_priority_first(t: Table, ann: Person, ben: Person) -> None:
    """A turn of Ann's begins, and then one of Ben's."""
    t.begin("start phase")
    t.expect("アンのターンで最初に優先権を得たプレイヤー", t.active, "アン")
    t.end_turn().expect("ベンのターンで最初に優先権を得たプレイヤー", t.active, "ベン")


@fab.check("4.3.4#sentence-2a", "スタックにレイヤーがあれば、全員が続けてパスしても、アクションフェイズは終わらない")
def layers_keep_the_action_phase(t: Table, ann: Person) -> None:
    """Ann plays two instants, one upon the other; all players pass once."""
    waters = [ann.instant("水", "ライフを1点得る。") for _ in range(2)]
    for water in waters:
        ann.plays(water)
    t.resolve().expect("全員が1回パスした後の、アンのライフ", ann.life, 21)
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.expect("ターンプレイヤー", t.turn_player, "アン")


@fab.check(
    "4.3.4#sentence-2b",
    "戦闘チェインが開いていれば、全員が続けてパスしても、戦闘チェインが閉じるだけである",
)
def an_open_chain_keeps_the_action_phase(t: Table, ann: Person, ben: Person) -> None:
    """Ann attacks with go again; after the combat chain has closed she plays another action."""
    rest = ann.action("休息")
    ann.plays(ann.attack("爪", "続行")).until("")
    t.expect("ターンプレイヤー", t.turn_player, "アン")
    t.expect("戦闘チェインが閉じた後、アンは休息をプレイできるか", ann.may_play(rest), True)


@fab.check("4.3.4#sentence-2c", "ターンプレイヤーがパスしても、ほかの人がプレイすれば、アクションフェイズは続く")
def all_players_must_pass(t: Table, ann: Person, ben: Person) -> None:
    """Ann passes while the stack is empty; Ben plays an instant, and Ann has priority again."""
    water = ben.instant("水", "ライフを1点得る。")
    ann.passes().expect("アンがパスした後に優先権を持つプレイヤー", t.active, "ベン")
    ben.plays(water).resolve().expect("水が解決された後のターンプレイヤー", t.turn_player, "アン")
