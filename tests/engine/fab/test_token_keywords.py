"""Tokens that cards specify by name (8.6), created and played: what each of them does."""

import pytest

from rulesdb.checks.fab.table import Person, Table, TrackedCard

CLUB = "1ターンに1回、アクション ― コストなし: 『攻撃』"


def makes(person: Person, *names: str) -> TrackedCard:
    """Give a player a card that creates tokens."""
    return person.instant("召喚", "".join(f"{name}トークンを1つ生成する。" for name in names))


def test_quicken_lets_the_attack_go_again(ann: Person) -> None:
    """The action point of the attack is there again, and the token is gone."""
    claw = ann.attack("爪", power=3)
    ann.plays(makes(ann, "クイックン")).resolve()
    ann.plays(claw).until("resolution")
    assert (ann.action_points, ann.controls("クイックン")) == (1, 0)


def test_quicken_is_used_by_the_attack_of_a_weapon_alone(ann: Person) -> None:
    """An activated ability of a weapon that is no attack leaves it."""
    club = ann.has_card(
        "weapon 1", "《棍棒》 武器 ― 棍棒・両手 パワー2", "インスタント ― コストなし: ライフを1点得る。", CLUB
    )
    ann.plays(makes(ann, "クイックン")).resolve()
    ann.activates(club).resolve()
    assert ann.controls("クイックン") == 1
    ann.activates(club, ability=1).until("resolution")
    assert (ann.action_points, ann.controls("クイックン")) == (1, 0)


def test_a_runechant_harms_as_an_attack_is_played(ann: Person, ben: Person) -> None:
    """One point of arcane damage beside the three of the attack."""
    claw = ann.attack("爪", power=3)
    ann.plays(makes(ann, "ルーン陣")).resolve()
    ann.plays(claw).until("attack", target=ben.hero)
    assert (ben.life, ann.controls("ルーン陣")) == (19, 0)


def test_courage_and_frailty_change_the_power(ann: Person) -> None:
    """They are about the attack that is played, and about one from the arsenal."""
    claw, fang = ann.attack("爪", power=3), ann.attack("牙", power=3, zone="arsenal")
    point = ann.instant("気力", "アクションポイントを1点得る。")
    ann.plays(makes(ann, "勇敢", "虚弱症")).resolve()
    ann.plays(claw).until("attack")
    assert claw.power == 4
    ann.plays(point).resolve().until("resolution")
    ann.plays(fang).until("attack")
    assert fang.power == 2


def test_eloquence_lets_a_card_that_is_no_attack_go_again(t: Table, ann: Person) -> None:
    """An attack action card leaves it."""
    claw, herb = ann.attack("爪", "続行", power=3), ann.action("薬草", "ライフを1点得る。")
    ann.plays(makes(ann, "雄弁")).resolve()
    ann.plays(claw).until("resolution")
    assert ann.controls("雄弁") == 1
    t.until("")
    ann.plays(herb).resolve(2)
    assert (ann.action_points, ann.controls("雄弁"), ann.life) == (1, 0, 21)


def test_inertia_puts_hand_and_arsenal_under_the_deck(t: Table, ann: Person) -> None:
    """So the hand of the next turn is drawn without them."""
    held, stored = ann.hand("《石》 リソース ピッチ1"), ann.has_card("arsenal", "《岩》 リソース ピッチ1")
    ann.plays(makes(ann, "イナーシャ")).resolve()
    t.end_turn()
    assert (held.zone, stored.zone) == ("デッキ", "デッキ")


def test_seismic_surge_makes_the_next_guardian_attack_cheaper(t: Table, ann: Person) -> None:
    """An attack of cost 1 costs nothing in the next action phase."""
    blow = ann.hand("《一撃》 「守護者」 アクション ― 攻撃 コスト1 パワー4")
    ann.plays(makes(ann, "サイズミックサージ")).resolve()
    t.end_turn().end_turn().resolve()
    ann.plays(blow).until("attack")
    assert (blow.power, ann.controls("サイズミックサージ")) == (4, 0)


@pytest.mark.parametrize(("words", "number"), [("「竜系」 ", 1), ("", 0)])
def test_fealty_stays_with_who_plays_draconic_cards(t: Table, ann: Person, words: str, number: int) -> None:
    """In a turn in which neither it was created nor a Draconic card played, it is destroyed."""
    herb = ann.hand(f"《薬草》 {words}インスタント コスト0", "ライフを1点得る。")
    ann.plays(makes(ann, "フィールティ")).resolve()
    t.end_turn()
    assert ann.controls("フィールティ") == 1
    t.end_turn()
    ann.plays(herb).resolve()
    t.end_turn()
    assert ann.controls("フィールティ") == number


def test_a_hyper_driver_without_steam_is_destroyed(t: Table, ann: Person) -> None:
    """It is created without a counter."""
    ann.plays(makes(ann, "ハイパードライバ")).resolve()
    t.resolve()
    assert ann.controls("ハイパードライバ") == 0
