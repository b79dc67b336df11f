"""Clauses of conditions, filters, amounts and event patterns: each test fails if its clause is left out."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.sample_cards.small_cards import ally, attack, aura, gem, instant
from rulesdb.engine.fab.verbs.chance import RollDie

TURN = "このターンの終わりまで"
LIFE = "ライフを1点得る。"


def listens(person: Person, when: str) -> None:
    """Give a player a piece of equipment with an ability that triggers on an event."""
    person.equips("head", "耳", f"{when}、{LIFE}")


@pytest.mark.parametrize(("holder", "phase", "power"), [(0, "アクション", 4), (0, "終了", 3), (1, "アクション", 3)])
def test_a_phase_is_one_of_its_players_turn(t: Table, ann: Person, holder: int, phase: str, power: int) -> None:
    """5.4.7: in the action phase of Ann, her condition on that phase is met, and neither another one nor Ben's."""
    t.people[holder].equips(
        "head", "冠", f"あなたの{phase}フェイズである間、『攻撃は、パワーに1の修整を得る。』が機能する。"
    )
    claw = ann.attack("爪")
    ann.plays(claw)
    assert claw.power == power


@pytest.mark.parametrize(("damage", "amount", "may"), [("秘術", 3, False), ("秘術", 2, True), ("一般", 3, True)])
def test_an_effect_deals_an_amount_of_damage_of_a_type(ann: Person, damage: str, amount: int, may: bool) -> None:
    """1.8.2: what deals 3 arcane damage cannot be played; an instant that deals less, or other damage, can."""
    ann.equips("head", "掟の冠", "3点の秘術ダメージを与えるものをプレイできない。")
    bolt = ann.instant("稲妻", f"すべての対戦相手のヒーローに{amount}点の{damage}ダメージを与える。")
    assert ann.may_play(bolt) is may


@pytest.mark.parametrize(
    ("who", "what", "life"),
    [
        (0, "すべての対戦相手のヒーローに2点の秘術", 16),
        (0, "すべての対戦相手のヒーローに2点の一般", 18),
        (1, "すべてのヒーローに2点の秘術", 18),
    ],
)
def test_damage_to_a_target_is_what_the_controller_has_dealt_it(who: int, what: str, life: int) -> None:
    """1.12.1: only arcane damage counts that Ann has dealt to the target, and none that Ben has dealt himself."""
    t = Table()
    ann, ben = t.people
    spark = t.people[who].instant("火花", f"{what}ダメージを与える。")
    flame = ann.instant("炎", "対象のヒーローに(このターンに対象に与えた秘術ダメージの点数)点の秘術ダメージを与える。")
    t.people[who].responds(spark).resolve()
    ann.plays(flame, target=ben.hero).resolve()
    assert ben.life == life


def test_damage_to_another_object_is_not_damage_to_the_target(ann: Person, ben: Person) -> None:
    """1.12.1: Ann has dealt both heroes 2 damage, and the 2 that her own hero was dealt do not count."""
    spark = ann.instant("火花", "すべてのヒーローに2点の秘術ダメージを与える。")
    flame = ann.instant("炎", "対象のヒーローに(このターンに対象に与えた秘術ダメージの点数)点の秘術ダメージを与える。")
    ann.plays(spark).resolve()
    ann.plays(flame, target=ben.hero).resolve()
    assert (ann.life, ben.life) == (18, 16)


@pytest.mark.parametrize(("base", "defense"), [(3, 6), (None, 3)])
def test_the_next_attack_may_have_no_base_power(ann: Person, base: int | None, defense: int) -> None:
    """2.9.3: an attack without power has none that could be added to its defense."""
    mirror = ann.instant("鏡", f"{TURN}、次にプレイする攻撃カードは、防御値に(その基本パワー)の修整を得る。")
    claw = ann.hand(Card("爪", frozenset({"action"}), frozenset({"attack"}), cost=0, power=base, defense=3))
    ann.plays(mirror).resolve()
    ann.plays(claw)
    assert claw.defense == defense


@pytest.mark.parametrize(("damage", "life"), [("", 19), ("秘術", 19), ("一般", 20)])
def test_less_damage_of_a_type_is_prevented(ann: Person, ben: Person, damage: str, life: int) -> None:
    """6.4.10g: an effect decreases the prevention of arcane damage if it names that type, or none."""
    ben.equips("head", "不動の兜", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    ann.equips("head", "貫く冠", f"軽減効果が軽減する{damage}ダメージは、1点少なくなる。")
    ann.plays(ann.instant("稲妻", "すべての対戦相手のヒーローに3点の秘術ダメージを与える。")).resolve()
    assert ben.life == life


@pytest.mark.parametrize(
    ("what", "effect", "triggers"),
    [
        ("攻撃", "パワーに1の修整を得る", True),
        ("攻撃", "防御値に1の修整を得る", False),
        ("攻撃", "『凌駕』を得る", False),
        ("サブタイプがアイテムのもの", "パワーに1の修整を得る", False),
    ],
)
def test_a_modification_is_one_of_the_property_of_an_object_that_fits(
    t: Table, ann: Person, what: str, effect: str, triggers: bool
) -> None:
    """6.2.5: an ability about modified power triggers on no other effect, and on no other object."""
    listens(ann, f"{what}がパワーに修整を得たとき")
    grows, claw = ann.instant("成長", f"{TURN}、攻撃は、{effect}。"), ann.attack("爪")
    ann.plays(claw)
    ann.plays(grows).resolve()
    assert t.stack == 1 + triggers


@pytest.mark.parametrize(
    ("amount", "word", "may"), [(1, "増加", False), (0, "増加", True), (-1, "減少", False), (0, "減少", True)]
)
def test_a_modification_by_nothing_changes_no_value(ann: Person, amount: int, word: str, may: bool) -> None:
    """2.0.3b: power that an effect has modified by 0 has neither increased nor decreased."""
    grows, claw = ann.instant("成長", f"{TURN}、攻撃は、パワーに{amount}の修整を得る。"), ann.attack("爪")
    sweep = ann.instant("一掃", f"すべてのこのターンにパワーが{word}したものを破壊する。")
    ann.plays(claw)
    ann.resolves(grows, sweep)
    assert (claw.zone == "スタック") is may


def test_equipment_that_defends_does_not_enter_the_arena(t: Table, ann: Person, ben: Person) -> None:
    """3.0.5: the combat chain is a zone of the arena, in which the equipment is before."""
    listens(ann, "何かが闘技場に出たとき")
    claw, helmet = ann.attack("爪"), ben.equips("head", "兜", defense=2)
    ann.plays(claw).until("attack").resolve()
    t.resolve(defend=(helmet, None))
    assert (helmet.zone, t.stack) == ("戦闘チェイン", 0)


def test_what_is_discarded_does_not_enter_the_arena(t: Table, ann: Person) -> None:
    """3.0.5: the graveyard is no zone of the arena."""
    listens(ann, "何かが闘技場に出たとき")
    ann.attack("爪")
    ann.plays(ann.instant("放棄", "手札を1枚捨てる。")).resolve()
    assert (ann.count("graveyard"), t.stack) == (2, 0)


@pytest.mark.parametrize(
    ("effect", "triggers"),
    [
        ("あなたのデッキの一番上のカードを追放する。", True),
        ("カードを1枚引く。", False),
        ("「牙」という名前のすべてのカードを追放する。", False),
        ("あなたのデッキの一番上のカードを公開する。", False),
    ],
)
def test_a_card_appears_from_a_deck(t: Table, ann: Person, effect: str, triggers: bool) -> None:
    """1.7.4i: an ability about cards that are put face up from a deck triggers on no other move and no other event."""
    listens(ann, "タイプがアクションのものがデッキからどこかに表向きで置かれたとき")
    ann.gets("deck", attack("爪"))
    ann.gets("graveyard", attack("牙"))
    ann.plays(ann.instant("呪文", effect)).resolve()
    assert t.stack == int(triggers)


@pytest.mark.parametrize(("face", "triggers"), [("", True), ("裏向きに", False)])
def test_a_card_that_is_put_face_down_does_not_appear(t: Table, ann: Person, face: str, triggers: bool) -> None:
    """1.7.4i: nor does an ability trigger on it that is about any card that Ann owns, and not about properties."""
    listens(ann, "あなたがオーナーであるものが墓地からどこかに表向きで置かれたとき")
    ann.gets("graveyard", attack("爪"))
    ann.plays(ann.instant("呪文", f"「爪」という名前のすべてのカードを{face}追放する。")).resolve()
    assert t.stack == int(triggers)


def test_only_a_card_that_fits_appears(t: Table, ann: Person) -> None:
    """1.7.4i: an instant that is banished from the deck is no action."""
    listens(ann, "タイプがアクションのものがデッキからどこかに表向きで置かれたとき")
    ann.gets("deck", instant("火花"))
    ann.plays(ann.instant("呪文", "あなたのデッキの一番上のカードを追放する。")).resolve()
    assert t.stack == 0


@pytest.mark.parametrize(("effect", "triggers"), [("カードを1枚引く。", True), ("ライフを3点得る。", False)])
def test_the_effect_of_a_layer_makes_the_event(t: Table, ann: Person, effect: str, triggers: bool) -> None:
    """6.6.2: an ability about cards that the effect of an instant draws does not trigger on all of its effects."""
    listens(ann, "タイプがインスタントのものの効果によって、カードが引かれたとき")
    ann.gets("deck", gem("赤石"))
    ann.plays(ann.instant("呪文", effect)).resolve()
    assert t.stack == int(triggers)


@pytest.mark.parametrize(("power", "triggers"), [(3, True), (6, False)])
def test_the_failure_of_another_player_is_not_yours(
    t: Table, ann: Person, ben: Person, power: int, triggers: bool
) -> None:
    """8.5.45: Ann's ability triggers when she fails to win a clash, and not when Ben does."""
    listens(ann, "あなたが激突に勝てなかったとき")
    ann.gets("deck", attack("爪", power=power))
    ben.gets("deck", attack("牙", power=4))
    ann.plays(ann.instant("決闘", "すべての対戦相手のヒーローと激突を行う。")).resolve()
    assert t.stack == int(triggers)


@pytest.mark.parametrize(
    ("what", "victim", "triggers"),
    [("盟友", ally("友", 3), True), ("オーラ", ally("友", 3), False), ("オーラ", aura("友"), False)],
)
def test_only_a_living_object_that_fits_dies(t: Table, ann: Person, what: str, victim: Card, triggers: bool) -> None:
    """2.5.3g: an aura without life that is destroyed has not died, and an ally is no aura."""
    listens(ann, f"サブタイプが{what}のものが死亡したとき")
    ann.has_card("permanent", victim)
    ann.plays(ann.instant("破滅", "「友」という名前のすべてのカードを破壊する。")).resolve()
    assert (ann.controls("友"), t.stack) == (0, int(triggers))


@pytest.mark.parametrize(("types", "may"), [("アクション", False), ("インスタント", True)])
def test_an_attack_action_card_has_the_type(ann: Person, types: str, may: bool) -> None:
    """1.4.2: an instant with the subtype attack is no attack action card."""
    ann.equips("head", "掟の冠", "攻撃アクションカードをプレイできない。")
    claw = ann.hand(f"《爪》 {types} ― 攻撃 コスト0 パワー3")
    assert ann.may_play(claw) is may


def test_a_card_in_the_arena_is_no_layer(t: Table, ann: Person) -> None:
    """1.6.2: of an item, an ability of it and two cards on the stack, two are card-layers."""
    wand = ann.item("杖", f"インスタント ― コストなし: {LIFE}")
    flame, sweep = ann.instant("炎"), ann.instant("一掃", "対象のカードレイヤーであるものを破壊する。")
    ann.plays(flame)
    ann.activates(wand)
    ann.plays(sweep, target=...)
    assert t.choices == ["《炎》", "《一掃》"]


@pytest.mark.parametrize("mine", [True, False])
def test_another_player_counts_as_having_no_more(ann: Person, ben: Person, mine: bool) -> None:
    """1.8.8: what a player counts as having, nobody else does."""
    auras = "すべての(あなたがコントロールする、かつサブタイプがオーラの)パーマネント"
    (ann if mine else ben).item("機", f"{auras}は、4つ多いものとして数える。")
    ann.plays(ann.instant("点呼", f"ライフを({auras}の数)点得る。")).resolve()
    assert ann.life == (24 if mine else 20)


def test_other_objects_are_counted_as_they_are(ann: Person) -> None:
    """1.8.8: who counts as having more auras has no more items."""
    more = "すべての(あなたがコントロールする、かつサブタイプが{}の)パーマネント"
    ann.item("機", f"{more.format('オーラ')}は、4つ多いものとして数える。")
    ann.plays(ann.instant("点呼", f"ライフを({more.format('アイテム')}の数)点得る。")).resolve()
    assert ann.life == 21


def test_a_die_may_have_one_side(ann: Person) -> None:
    """8.5.18: it always shows 1."""
    assert RollDie(1).sides == 1
    ann.plays(ann.instant("賽", "1面ダイスを1個振る。ライフを(出た目の数)点得る。")).resolve()
    assert ann.life == 21


def test_the_number_of_another_die_is_not_that_of_the_source(ann: Person) -> None:
    """8.5.18: a card that has rolled nothing has no number, whatever another card has rolled."""
    roll, gain = ann.instant("賽", "6面ダイスを1個振る。"), ann.instant("運", "ライフを(出た目の数)点得る。")
    ann.resolves(roll, gain)
    assert ann.life == 20


def test_an_undefined_y_is_nothing(ann: Person) -> None:
    """1.12.1b: without a number that was chosen, Y counts as 0."""
    ann.plays(ann.instant("歌", "ライフをY点得る。")).resolve()
    assert ann.life == 20


@pytest.mark.parametrize(("power", "triggers"), [(20, True), (19, False), (None, False)])
def test_an_attack_is_lethal_by_its_power(t: Table, ann: Person, power: int | None, triggers: bool) -> None:
    """8.3.38: an attack with less power than its target has life, or without power, would not be lethal."""
    listens(ann, "致死ダメージを与えることになるものによって、タイプがヒーローのものが対象になったとき")
    ann.plays(ann.hand(Card("爪", frozenset({"action"}), frozenset({"attack"}), cost=0, power=power)))
    assert t.stack == 1 + triggers


@pytest.mark.parametrize(
    ("who", "name", "made"), [("あなた", "ルーン陣", 2), ("あなた", "木霊", 1), ("対戦相手", "ルーン陣", 1)]
)
def test_an_effect_is_about_the_tokens_of_a_name_and_of_a_player(
    t: Table, ann: Person, who: str, name: str, made: int
) -> None:
    """1.9.2: one more token is created if Ann creates one of the name, and not if it is another or Ben's."""
    tide = ann.instant(
        "潮流", f"{TURN}、1回以上、{who}が「{name}」トークンを作成する場合、代わりにそれがもう1つ増える。"
    )
    ann.resolves(tide, ann.instant("詠唱", "〔《ルーン陣》 トークン ― オーラ〕トークンを1個作成する。"))
    assert t.event_count(kinds.Create) == made


@pytest.mark.parametrize(("whose", "life"), [("あなた", 21), ("対戦相手", 21), ("だれか", 22)])
def test_a_turn_that_begins_is_that_of_its_player(t: Table, ann: Person, whose: str, life: int) -> None:
    """4.2: Ann's crown waits for the start of a turn, of which there are one of hers and one of Ben's."""
    ann.equips("head", "暁の冠", f"{whose}のターンの開始時になったとき、ライフを1点得る。", defense=0)
    while t.game.state.turn_player == ann.number:
        t.resolve()
    t.resolve()
    assert ann.life == life


@pytest.mark.parametrize(
    ("who", "left"), [("対戦相手は、", (1, 0, 1)), ("すべてのプレイヤーは、", (0, 0, 1)), ("", (0, 2, 1))]
)
def test_all_cards_in_hands_are_banished(ann: Person, ben: Person, who: str, left: tuple[int, int, int]) -> None:
    """8.5.1: the whole hands of the players who are named, and nothing in Ben's arsenal."""
    ann.gets("hand", gem("青石", 3))
    ben.gets("hand", gem("黄石", 2), gem("赤石", 1))
    ben.has_card("arsenal", gem("白石", 1))
    ann.plays(ann.instant("無手", f"{who}自身の手札のすべてのカードを追放する。")).resolve()
    assert (ann.count("hand"), ben.count("hand"), ben.count("arsenal")) == left


@pytest.mark.parametrize(
    ("which", "destroyed"),
    [
        ("コスト2以下の", "12"),
        ("コスト2以上の", "23"),
        ("コストが2未満の", "1"),
        ("パワー2以上の", "23"),
        ("パワーがちょうど2の", "2"),
        ("パワー2以下の", "12"),
        ("基本パワー2以下の", "12"),
        ("防御値の値が2以上の", "23"),
        ("防御値の基本の値が2以上の", "23"),
    ],
)
def test_a_bound_fits_itself_and_nothing_without_the_property(ann: Person, which: str, destroyed: str) -> None:
    """2.0.3: of auras with values of 1, 2 and 3, and one without any, those are destroyed that fit."""
    cards = {
        "1": ann.has_card("permanent", "《1》 アクション ― オーラ コスト1 パワー1 防御1"),
        "2": ann.has_card("permanent", "《2》 アクション ― オーラ コスト2 パワー2 防御2"),
        "3": ann.has_card("permanent", "《3》 アクション ― オーラ コスト3 パワー3 防御3"),
        "無": ann.has_card("permanent", "《無》 アクション ― オーラ"),
    }
    ann.plays(ann.instant("破砕", f"すべての{which}パーマネントを破壊する。")).resolve()
    assert "".join(name for name, card in cards.items() if card.zone == "墓地") == destroyed


@pytest.mark.parametrize(("what", "grown"), [("に1の修整を得る", True), ("に-1の修整を得る", False), ("を失う", False)])
def test_a_power_above_its_base_value_has_been_modified(ann: Person, what: str, grown: bool) -> None:
    """2.9: without a change the power is the base value, and who loses the power has none that is greater."""
    sword, crown = ann.sword("剣"), ann.equips("head", "冠")
    ann.resolves(
        ann.instant("呪文", f"{TURN}、《剣》は、パワー{what}。"),
        ann.instant("破砕", "すべてのパワーが基本の値を上回るパーマネントを破壊する。"),
    )
    assert (sword.zone == "墓地", crown.zone) == (grown, "頭")


@pytest.mark.parametrize(("pitches", "life"), [((1, 1), 21), ((1, 2), 22), ((1, None), 21)])
def test_a_half_may_have_a_pitch_of_its_own(ann: Person, pitches: tuple[int, int | None], life: int) -> None:
    """1.3.4: two split-cards of the same names are distinct if a half of one has a pitch that the other has not."""
    for one in (1, pitches[1]):
        of_half = "" if one is None else f" ピッチ{one}"
        halves = (f"半面〔《{name}》 インスタント コスト0{of_half}: 『何もしない。』〕" for name in ("虚空", "衝撃"))
        ann.has_card("graveyard", "《虚空/衝撃》 インスタント ピッチ1", *halves)
    counts = "ライフを(互いに別のカードとして数えたあなたの墓地のすべてのカードの数)点得る。"
    ann.plays(ann.instant("数え歌", counts)).resolve()
    assert ann.life == life
