"""Checks of 7.3: the defend step."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN, attacks_in_the_turn_of_another, ends_a_step
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds

_NO_MORE = "これ以上は選ばないこと"
_ALLY = "《仔竜》 アクション ― 盟友 ライフ9"
_TO_DEFEND = "防御カードに選べるもの"


def _attacks_several(t: Table, *targets: TrackedCard, power: int = 5) -> Table:
    """Let the first player attack all attack-targets, declared in this order, up to the Attack Step."""
    ann = t.people[0]
    ann.item("大波", "攻撃は、攻撃対象を3つまで選べる。")
    return ann.plays(ann.attack("爪", power=power), attack_target=targets).until("attack")


def _walls(*people: Person) -> list[TrackedCard]:
    """Give each player an action card with 2 defense."""
    return [person.action(f"{person.name}の壁", defense=2) for person in people]


@fab.check(
    "7.3.2#sentence-1,2,3,4,5a,5b,5c",
    "防御カードは、優先権のやり取りより先に宣言され、プレイされることなくチェインリンクに置かれて、攻撃対象を防御する",
)
def a_declared_card_defends(t: Table, ann: Person, ben: Person) -> None:
    """Ben cannot pay the cost of the defending card, which has a resolution ability; he gains life by playing cards."""
    claw, wall = ann.attack("爪", power=5), ben.hand("《壁》 アクション コスト3 防御2", "ライフを5点得る。")
    ben.item("鈴", "あなたによって、カードがプレイされたとき、ライフを1点得る。")
    ann.plays(claw).until("attack").resolve(defend=...)
    t.expect(_TO_DEFEND, t.choices, ["《壁》", _NO_MORE])
    t.answer(defend=(wall, None)).expect("次に優先権を得た時の、壁のあるゾーン", wall.zone, "戦闘チェイン")
    t.expect("スタックのレイヤーの数", t.stack, 0)
    t.expect("ベンのライフ", ben.life, 20)
    t.until("damage").expect("ダメージを受けた後のベンのライフ", ben.life, 17)


@fab.check(
    "7.3.1#sentence-1 7.3.2a#sentence-1a,1b,1c",
    "防御ステップで宣言してもよいのは、手札の防御リアクションでないカードと、自分の開示状態の装備品である",
)
def cards_from_hand_and_public_equipment_are_declared(t: Table, ann: Person, ben: Person) -> None:
    """Ben controls greaves of Ann's, who wears a vest, and has a defense reaction, a helmet and, face down, a glove."""
    claw, greaves = ann.attack("爪"), ann.equips("legs", "すね当て", defense=1)
    magnet = ben.instant("磁石", f"{THIS_TURN}対象のタイプが装備品のパーマネントは、コントローラーがあなたになる。")
    ann.equips("chest", "胸当て", defense=1)
    ben.action("壁")
    ben.hand("《受け流し》 防御リアクション コスト0 防御4")
    ben.equips("head", "兜", defense=1)
    ben.has_card("arms", "《籠手》 装備品 ― 腕 防御1", is_public=False)
    ann.plays(claw)
    ben.responds(magnet, target=greaves).resolve().until("attack").resolve(defend=...)
    t.expect(_TO_DEFEND, t.choices, ["《壁》", "《兜》", "《すね当て》", _NO_MORE])


@fab.check("7.3.2a#sentence-1d,2", "カードは何枚でも宣言でき、手札のカードだけでも、装備品だけでも、その両方でもよい")
def any_number_of_cards_is_declared(t: Table, ann: Person, ben: Person) -> None:
    """Ben has two cards in hand, a helmet and boots; he declares the helmet alone, and in the next attack a card."""
    claw, fang, walls = ann.attack("爪", "続行"), ann.attack("牙"), [ben.action(name) for name in ("壁", "柵")]
    helmet, _boots = ben.equips("head", "兜", defense=1), ben.equips("legs", "深靴", defense=1)
    ann.plays(claw).until("attack").resolve(defend=(helmet, ...))
    t.expect("兜の次に選べるもの", t.choices, ["《壁》", "《柵》", "《深靴》", _NO_MORE])
    t.answer(defend=None).until("resolution")
    ann.plays(fang).until("attack").resolve(defend=(walls[0], ...))
    t.expect("壁の次に選べるもの", t.choices, ["《柵》", "《深靴》", _NO_MORE])


def _may_defend_allies(person: Person) -> TrackedCard:
    return person.instant("檄", f"{THIS_TURN}あなたは、サブタイプが盟友のものを防御してもよい。")


@fab.check(
    "7.3.2a#sentence-3a,3b", "盟友が攻撃されたときにカードを宣言できるのは、効果がそう指定している場合だけである"
)
def cards_are_declared_for_an_ally_by_effects_alone(t: Table, ann: Person, ben: Person) -> None:
    """Ann attacks an ally twice; an effect lets Ben defend allies the second time."""
    claw, fang, call = ann.attack("爪", "続行"), ann.attack("牙"), _may_defend_allies(ben)
    pup, (wall,) = ben.has_card("permanent", _ALLY), _walls(ben)
    ann.plays(claw, attack_target=pup).until("reaction")
    t.expect("効果がないときに、カードの宣言を尋ねられた人", t.players_asked("defend"), [])
    ben.responds(call).until("resolution")
    ann.plays(fang, attack_target=pup).until("attack").resolve(defend=...)
    t.expect("効果があるときに、宣言できるもの", t.choices, [f"《{wall.card.name}》", _NO_MORE])


@fab.check("7.3.2a#sentence-3c", "攻撃されていないヒーローのプレイヤーは、防御カードを宣言できない")
def only_the_player_of_the_target_declares_cards(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ann attacks Ben; Cid has a card in hand, too."""
    claw = ann.attack("爪")
    _walls(ben, cid)
    ann.plays(claw, attack_target=ben.hero).until("reaction")
    t.expect("防御カードの宣言を尋ねられた人", t.players_asked("defend"), ["ベン"])


@fab.check(
    "7.3.2b#sentence-2a,2b,3",
    "防御値の特性を持たないカードと、前のチェインリンクで防御しているカードは宣言できないが、防御値が0なら宣言できる",
)
def cards_that_cannot_be_declared(t: Table, ann: Person, ben: Person) -> None:
    """Ben has an instant without defense, a cloak with 0 defense, and a helmet that has defended the first attack."""
    claw, fang = ann.attack("爪", "続行"), ann.attack("牙")
    ben.instant("火花")
    ben.equips("chest", "羽衣", defense=0)
    helmet = ben.equips("head", "兜", defense=1)
    ann.plays(claw).until("attack").until("resolution", defend=(helmet, None))
    ann.plays(fang).until("attack").resolve(defend=...)
    t.expect("2つ目の攻撃に対して選べるもの", t.choices, ["《羽衣》", _NO_MORE])


@fab.check(
    "7.3.2b#sentence-4 7.3.2b#example-1",
    "手札の1枚を宣言すると、圧倒を持つ攻撃に対して、手札のもう1枚は宣言できなくなる",
)
def a_set_of_declared_cards_stays_legal(t: Table, ann: Person, ben: Person) -> None:
    """Ben has two cards in hand."""
    claw, walls = ann.attack("爪", "圧倒"), [ben.action(name) for name in ("壁", "柵")]
    ann.plays(claw).until("attack").resolve(defend=...)
    t.expect(_TO_DEFEND, t.choices, ["《壁》", "《柵》", _NO_MORE])
    t.answer(defend=(walls[0], ...)).expect("壁の次に選べるもの", t.choices, [])


@fab.check(
    "7.3.2c#sentence-1 7.3.2d#sentence-2 7.3.2c#example-1",
    "2つの装備品を宣言するなら、その順番はプレイヤーが決め、先に宣言した装備品が、「次に防御に使う装備品」になる",
)
def the_player_decides_the_order_of_defending_cards(t: Table, ann: Person, ben: Person) -> None:
    """Ben's effect triggers once, as he defends with equipment, and gives it 1 defense."""
    claw = ann.attack("爪", power=5)
    helmet, boots = ben.equips("head", "兜", defense=1), ben.equips("legs", "深靴", defense=1)
    gains = f"その移動したカードを1つ選び、{THIS_TURN}選ばれたものは、防御値に1の修整を得る"
    stance = ben.instant(
        "構え", f"{THIS_TURN}1回だけ、次に『タイプが装備品のものが戦闘チェインに移ったとき、{gains}。』。"
    )
    ann.plays(claw).until("attack")
    ben.responds(stance).resolve().resolve(defend=(boots, helmet)).resolve()
    t.expect("防御カードになった順番", t.values(kinds.Defended, "object"), ["深靴", "兜"])
    t.expect("深靴と兜の防御値", [boots.defense, helmet.defense], [2, 1])
    t.expect("アンが順番を尋ねられたか", t.was_asked(ann, "order of events"), False)


@fab.check(
    "7.3.2d#sentence-1 7.3.2d#example-1",
    "同じ攻撃対象のために2人が宣言したカードは、1つのイベントで、ともに防御する",
)
def all_cards_for_a_target_defend_together(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ben's guard gains defense when it defends together with equipment; Cid, who may defend others, declares hers."""
    claw, helmet = ann.attack("爪", power=5), cid.equips("head", "兜", defense=0)
    grows = f"{THIS_TURN}これは、防御値に1の修整を得る"
    guard = ben.hand(
        "《番兵》 アクション コスト0 防御2",
        f"これ自身で防御が行われたとき、これがタイプが装備品のものとともに防御したなら、{grows}。",
    )
    cid.item("盾の誓い", "あなたは、タイプがヒーローのものを防御してもよい。")
    ann.plays(claw, attack_target=ben.hero).until("attack").resolve(defend=(guard, helmet)).resolve()
    t.expect("番兵の防御値", guard.defense, 3)


@fab.check(
    "7.3.2e#sentence-1a,1b 7.3.2e#example-1",
    "2人以上が宣言してよいなら、攻撃対象をコントロールしているプレイヤーから、時計回り順に宣言する",
)
def players_declare_clockwise(t: Table, ann: Person, ben: Person, cid: Person, dan: Person) -> None:
    """Ann attacks Cid; Ben and Dan may declare cards for any hero."""
    claw = ann.attack("爪")
    for person in (ben, dan):
        person.item("盾の誓い", "あなたは、タイプがヒーローのものを防御してもよい。")
    _walls(ben, cid, dan)
    ann.plays(claw, attack_target=cid.hero).until("defend")
    t.expect("防御カードを宣言した順番", t.players_asked("defend"), ["シド", "ダン", "ベン"])


@fab.check(
    "7.3.2f#sentence-1,3,4,5 7.3.2f#example-1",
    "攻撃対象が3つなら、防御カードは攻撃対象ごとに宣言され、同じ人の攻撃対象の間の順番は、その人が決める",
)
def cards_are_declared_for_each_target(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ann attacks Ben, Ben's ally and Cid; Cid may declare cards for allies, too."""
    pup, (wall, fence) = ben.has_card("permanent", _ALLY), _walls(ben, cid)
    pike = cid.action("槍衾", defense=1)
    cid.item("盾の誓い", "あなたは、サブタイプが盟友のものを防御してもよい。")
    _attacks_several(t, pup, ben.hero, cid.hero)
    t.resolve(order_of_events=(ben.hero, pup), defend=(wall, fence, None, pike))
    t.expect("攻撃対象の順番を決めた人", t.players_asked("order of events"), ["ベン"])
    t.expect("防御された攻撃対象の順番", t.values(kinds.Defended, "target"), ["ベンの英雄", "仔竜", "シドの英雄"])
    t.expect("2枚以上が同時に防御した回数", t.event_count(kinds.Compound, kind="defend"), 0)
    t.until("damage").expect("ベンと仔竜とシドのライフ", [ben.life, pup.life, cid.life], [17, 6, 16])


@fab.check(
    "7.3.2f#sentence-2a,2b",
    "攻撃対象が2つ以上あるなら、攻撃したプレイヤーから数えて時計回り順に、攻撃対象のコントローラーが宣言する",
)
def targets_are_defended_clockwise(t: Table, ann: Person, ben: Person, cid: Person, dan: Person) -> None:
    """In Ann's turn Ben attacks the heroes of Dan, Cid and Ann."""
    _walls(ann, cid, dan)
    attacks_in_the_turn_of_another(t, dan.hero, cid.hero, ann.hero).until("defend")
    t.expect("防御カードを宣言した順番", t.players_asked("defend"), ["シド", "ダン", "アン"])


@fab.check(
    "7.3.3#sentence-2 7.3.4#sentence-2a,2b,2c",
    "防御ステップは、ターンプレイヤーから優先権を得て、スタックが空のときに全員が続けてパスすると終わる",
)
def the_defend_step_ends(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """In Ann's turn Ben attacks Cid, and plays an instant after Ann has passed."""
    ends_a_step(t, "defend", "reaction")
