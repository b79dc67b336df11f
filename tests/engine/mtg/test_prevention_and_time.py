"""Prevented damage, creatures that must attack or do not untap, hybrid mana, kicker, moments, and countered spells."""

import pytest

from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.mtg.cards import colors_of, converted

GAIN = "あなたは1点のライフを得る。"


def test_the_next_damage_is_prevented(ann: Person, ben: Person) -> None:
    """A shield prevents as much as it holds, and no more."""
    shield = ben.instant(
        "盾", "プレイヤー1人を対象とする。このターン、そのプレイヤーに次に与えられるダメージを2点軽減する。"
    )
    first, second = (ann.sorcery(name, "各対戦相手に3点のダメージを与える。") for name in ("火花", "火炎"))
    ann.plays(first)
    ben.responds(shield, target=ben).resolve(2)
    assert ben.life == 19
    ann.plays(second).resolve()
    assert ben.life == 16


def test_all_combat_damage_is_prevented(table: Table, ann: Person, ben: Person) -> None:
    """Other damage is dealt."""
    bear, fog = ann.creature("熊"), ann.instant("霧", "このターンに与えられるすべての戦闘ダメージを軽減する。")
    spark = ann.instant("火花", "各対戦相手に1点のダメージを与える。")
    ann.plays(fog).resolve()
    ann.plays(spark).resolve()
    table.until("end of combat", attack=[bear, None])
    assert ben.life == 19


def test_a_creature_that_must_attack(table: Table, ann: Person, ben: Person) -> None:
    """It attacks though its controller chooses nothing."""
    ann.creature("猛牛", "猛牛は、可能なら毎ターン攻撃する。")
    table.until("end of combat")
    assert ben.life == 18


def test_a_creature_that_does_not_untap(table: Table, ann: Person, ben: Person) -> None:
    """An effect can untap it; the untap step does not."""
    frost = ben.hand(
        "《凍てつき》 {0} エンチャント ― オーラ",
        "瞬速",
        "エンチャント(クリーチャー)",
        "エンチャントされているクリーチャーは、それのコントローラーのアンタップ・ステップにアンタップしない。",
    )
    bear, wolf = ann.creature("熊"), ann.creature("狼")
    table.until("declare attackers", attack=[bear, wolf, None])
    ben.responds(frost, target=bear).resolve()
    for _ in range(2):
        table.until("end of turn").until("first main")
    assert (bear.is_tapped, wolf.is_tapped) == (True, False)


@pytest.mark.parametrize(("color", "is_playable"), [("green", True), ("white", True), ("red", False)])
def test_hybrid_mana(ann: Person, color: str, is_playable: bool) -> None:
    """Mana of either color pays for a hybrid symbol."""
    ann.lands(color, 2)
    spell = ann.sorcery("双葉", GAIN, cost="{G/W}{G/W}")
    assert ann.may_play(spell) is is_playable
    if is_playable:
        ann.plays(spell).resolve()
        assert ann.life == 21


def test_a_hybrid_symbol_is_of_both_colors() -> None:
    """It counts one."""
    assert colors_of("{1}{G/W}") == {"green", "white"}
    assert converted("{1}{G/W}{W/G}") == 3


@pytest.mark.parametrize(("is_kicked", "life"), [(True, 24), (False, 20)])
def test_kicker(ann: Person, is_kicked: bool, life: int) -> None:
    """The spell does more if the kicker was paid."""
    ann.lands("green", 2)
    spell = ann.sorcery("一蹴", "キッカー{2}", "キッカー・コストが支払われていた場合、あなたは4点のライフを得る。")
    ann.plays(spell, additional_cost=is_kicked).resolve()
    assert ann.life == life


def test_a_creature_that_is_sacrificed_at_end_of_turn(table: Table, ann: Person) -> None:
    """The token is there until the end of turn step."""
    spell = ann.sorcery(
        "幻影", "赤の3/1のエレメンタル・クリーチャー・トークンを1体場に出す。ターン終了時に、それを生け贄に捧げる。"
    )
    ann.plays(spell).resolve()
    assert ann.controls("エレメンタル") == 1
    table.until("end of turn").resolve()
    assert ann.controls("エレメンタル") == 0


def test_an_ability_of_an_upkeep(table: Table, ann: Person) -> None:
    """It is played in no other step."""
    monk = ann.creature("僧", f"{{0}}：{GAIN}この能力は、あなたのアップキープの間にのみプレイできる。")
    ann.cannot_activate(monk, "403.3")
    for _ in range(2):
        table.until("end of turn").until("upkeep")
    ann.activates(monk).resolve()
    assert ann.life == 21


@pytest.mark.parametrize(("cards", "size"), [(6, "2/2"), (7, "3/3")])
def test_a_number_of_cards_in_the_graveyard(ann: Person, cards: int, size: str) -> None:
    """Seven are enough."""
    for number in range(cards):
        ann.has_card("graveyard", f"《紙{number}》 {{1}} アーティファクト")
    bear = ann.creature(
        "熊", "スレッショルド ― あなたの墓地にカードが7枚以上あるかぎり、このクリーチャーは+1/+1の修整を受ける。"
    )
    assert bear.size == size


def test_hands_are_discarded(ann: Person, ben: Person) -> None:
    """Every player discards all cards and draws."""
    papers = [person.sorcery("紙", GAIN) for person in (ann, ben)]
    ann.plays(ann.sorcery("輪", "各プレイヤーは自分の手札を捨て、その後カードを2枚引く。")).resolve()
    assert [paper.zone for paper in papers] == ["墓地", "墓地"]
    assert [len(person.cards_in("hand")) for person in (ann, ben)] == [2, 2]


def test_a_card_is_chosen_from_a_hand(ann: Person, ben: Person) -> None:
    """The controller chooses, among the cards that fit."""
    creature = ben.creature("熊", zone="hand")
    paper, pen = ben.sorcery("紙", GAIN), ben.sorcery("筆", GAIN)
    text = (
        "対戦相手1人を対象とする。そのプレイヤーは自分の手札を公開する。"
        "あなたはその中からクリーチャーでないカードを1枚選ぶ。そのプレイヤーはそのカードを捨てる。"
    )
    ann.plays(ann.sorcery("強要", text), target=ben).resolve(discard=pen)
    assert (creature.zone, paper.zone, pen.zone) == ("手札", "手札", "墓地")


def test_a_countered_spell_returns_to_hand(ann: Person, ben: Person) -> None:
    """It is not put into the graveyard."""
    paper = ann.sorcery("紙", GAIN)
    remand = ben.instant(
        "却下",
        "呪文1つを対象とし、それを打ち消す。"
        "それがこれにより打ち消された場合、それをオーナーの墓地に置く代わりに、オーナーの手札に戻す。",
    )
    ann.plays(paper)
    ben.responds(remand, target=paper).resolve()
    assert (paper.zone, ann.life) == ("手札", 20)


def test_a_countered_spell_is_suspended(table: Table, ann: Person, ben: Person) -> None:
    """It gains suspend, and is played again when its last time counter is gone."""
    paper = ann.sorcery("紙", GAIN)
    delay = ben.instant(
        "遅れ",
        "呪文1つを対象とし、それを打ち消す。それがこれにより打ち消された場合、それをオーナーの墓地に置く代わりに、"
        "その上に時間カウンターが1個置かれた状態でゲームから取り除く。"
        "それが待機を持っていない場合、それは待機を得る。",
    )
    ann.plays(paper)
    ben.responds(delay, target=paper).resolve()
    assert paper.zone == "ゲーム外"
    for _ in range(2):
        table.until("end of turn").until("draw")
    assert (paper.zone, ann.life) == ("墓地", 21)


def test_damage_to_the_controller_of_a_creature(ann: Person, ben: Person) -> None:
    """The creature is gone by then."""
    bear = ben.creature("熊")
    text = "クリーチャー1体を対象とし、それを破壊する。これはそれのコントローラーに2点のダメージを与える。"
    ann.plays(ann.sorcery("崩し", text), target=bear).resolve()
    assert (bear.zone, ben.life) == ("墓地", 18)


def test_what_was_blocked_is_destroyed_at_end_of_combat(table: Table, ann: Person, ben: Person) -> None:
    """The pronoun means the creature of the event, though another event triggers what is done to it."""
    bear, snake = (
        ann.creature("熊", size="1/5"),
        ben.creature(
            "大蛇", "大蛇がクリーチャーにダメージを与えるたび、戦闘終了時に、そのクリーチャーを破壊する。", size="1/5"
        ),
    )
    table.until("end of combat", attack=[bear, None], block=[snake, None])
    assert bear.zone == "場"
    table.resolve()
    assert (bear.zone, snake.zone) == ("墓地", "場")


def test_a_small_hand(table: Table, ann: Person, ben: Person) -> None:
    """The condition is about the player whose upkeep it is."""
    ann.has_card(
        "in play",
        "《拷問具》 {3} アーティファクト",
        "各プレイヤーのアップキープの開始時に、そのプレイヤーの手札にカードが2枚以下しかない場合、"
        "拷問具はそのプレイヤーに1点のダメージを与える。",
    )
    for number in range(3):
        ann.sorcery(f"紙{number}", GAIN)
    table.until("end of turn").until("draw")
    assert ben.life == 19
    table.until("end of turn").until("draw")
    assert ann.life == 20


def test_cards_of_the_hand_go_on_top_of_the_library(ann: Person) -> None:
    """The player chooses which ones."""
    first, second, third = (ann.sorcery(name, GAIN) for name in ("甲", "乙", "丙"))
    text = "あなたの手札からカードを2枚、あなたのライブラリーの一番上に好きな順番で置く。"
    ann.plays(ann.sorcery("嵐", text)).resolve(choose=[first, third])
    assert [one.zone for one in (first, second, third)] == ["ライブラリー", "手札", "ライブラリー"]
