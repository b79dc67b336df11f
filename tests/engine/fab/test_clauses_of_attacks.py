"""Clauses about attacks, defending cards and attack-proxies: each test fails if its clause is left out."""

import pytest
from support.engine.fab.combat_cards import parry

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import gem

TURN = "このターンの終わりまで"


def test_the_attack_proxy_of_one_weapon_stays_when_another_one_attacks(t: Table, ann: Person) -> None:
    """1.4.3c: only a weapon that has gone to a later chain link leaves its attack-proxy behind."""
    swings = "アクション ― コストなし: 『攻撃』『続行』"
    left = ann.sword("左の剣", swings)
    right = ann.has_card("weapon 2", "《右の剣》 武器 ― 剣・片手 パワー2", swings)
    for blade in (left, right):
        ann.activates(blade).until("resolution")
    assert t.proxies == 2


def test_a_card_without_defense_cannot_be_declared(t: Table, ann: Person, ben: Person) -> None:
    """7.3.2b: 0 is a value, and a missing property is none."""
    blow = ann.attack("強打")
    ben.instant("火花")
    ben.action("薄布", "ライフを1点得る。", defense=0)
    ann.plays(blow).until("attack").resolve(defend=...)
    assert t.choices == ["《薄布》", "これ以上は選ばないこと"]


def test_overpower_counts_action_cards_alone(t: Table, ann: Person, ben: Person) -> None:
    """8.3.22: a helmet that defends leaves room for one action card, and an action card room for more equipment."""
    blow = ann.attack("圧し切り", "凌駕", power=9, defense=None)
    helmet = ben.equips("head", "兜", defense=1)
    ben.equips("chest", "鎧", defense=1)
    wall, _other = ben.attack("爪"), ben.attack("牙")
    ann.plays(blow).until("attack").resolve(defend=(helmet, wall, ...))
    assert t.choices == ["《鎧》", "これ以上は選ばないこと"]


def test_dominate_leaves_equipment_beside_one_card_from_hand(t: Table, ann: Person, ben: Person) -> None:
    """8.3.4a: once a card from hand is declared, no other one is offered."""
    blow = ann.attack("見下ろす刃", "圧倒", power=9, defense=None)
    ben.equips("head", "兜", defense=1)
    wall, _other = ben.attack("爪"), ben.attack("牙")
    ann.plays(blow).until("attack").resolve(defend=(wall, ...))
    assert t.choices == ["《兜》", "これ以上は選ばないこと"]


def test_an_attack_reaction_is_played_by_whoever_controls_the_attack(ann: Person, ben: Person) -> None:
    """8.1.2a: not by the player who is attacked."""
    blow, mine = ann.attack("強打"), ann.hand("《返す刃》 攻撃リアクション コスト0", "ライフを1点得る。")
    theirs = ben.hand("《返す刃》 攻撃リアクション コスト0", "ライフを1点得る。")
    ann.plays(blow).until("reaction")
    assert ann.may_play(mine)
    ann.passes()
    ben.cannot_play(theirs, "8.1.2a")


def test_a_proxy_ceases_before_anything_else_happens(t: Table, ann: Person, ben: Person) -> None:
    """1.4.3c: no event comes between the move of the sword and the end of its attack."""
    blade = ann.sword("剣", "1ターンに1回、アクション ― コストなし: 『攻撃』")
    rust = ben.instant("錆", "「剣」という名前のすべてのカードを破壊する。")
    ann.activates(blade)
    ben.responds(rust).resolve()
    moved = next(at for at, event in enumerate(t.events) if isinstance(event, kinds.Move) and event.by == "fab:8.5.4")
    assert isinstance(t.events[moved + 1], kinds.Cease)


def test_dominate_forbids_reactions_from_hand_and_nothing_else(ann: Person, ben: Person) -> None:
    """8.3.4b: a defending card from hand keeps a defense reaction in hand, no instant, and none in the arsenal."""
    blow = ann.attack("見下ろす刃", "圧倒", power=9, defense=None)
    wall, spark, held = ben.attack("爪"), ben.instant("火花"), ben.hand(parry("払い"))
    hidden = ben.has_card("arsenal", parry("受け流し"))
    ann.plays(blow).until("attack").resolve(defend=wall).until("reaction")
    ann.passes()
    assert [ben.may_play(card) for card in (spark, held, hidden)] == [True, False, True]
    ben.cannot_play(held, "8.3.4b")


def test_an_action_needs_the_resolution_step_even_on_an_empty_stack(t: Table, ann: Person) -> None:
    """7.0.1a: the turn-player has an action point left in the Attack Step."""
    well = ann.instant("泉", "アクションポイントを1点得る。")
    blow, book = ann.attack("強打"), ann.action("読書", "ライフを1点得る。", defense=None)
    ann.plays(well).resolve()
    ann.plays(blow).until("attack")
    assert (ann.action_points, t.stack) == (1, 0)
    ann.cannot_play(book, "7.0.1a")


def test_a_card_without_power_does_not_win_a_clash(t: Table, ann: Person) -> None:
    """8.5.45: not even against an empty deck."""
    ann.gets("deck", gem("赤石"))
    ann.plays(ann.instant("衝突", "すべての対戦相手のヒーローと激突を行う。")).resolve()
    assert t.event_count(kinds.WonClash) == 0


@pytest.mark.parametrize(("power", "after"), [(2, 2), (3, 4)])
def test_an_effect_on_strong_attacks_leaves_weak_attack_proxies(t: Table, ann: Person, power: int, after: int) -> None:
    """1.4.3a: an attack-proxy that is referred to as an attack must have the power, too."""
    ann.equips("head", "冠", "(パワー3以上の、かつ攻撃である)ものは、パワーに1の修整を得る。")
    sword = ann.has_card("weapon 1", f"《剣》 武器 ― 剣・片手 パワー{power}", "アクション ― コストなし: 『攻撃』")
    ann.activates(sword)
    assert t.layer().power == after


def test_no_attack_is_exchanged_without_one(ann: Person) -> None:
    """8.5.15: outside combat there is no attack, and the effect fails."""
    claw = ann.attack("爪", zone="graveyard")
    ann.plays(ann.instant("交代", "攻撃をあなたの墓地のカードのうち1枚と入れ替える。")).resolve()
    assert claw.zone == "墓地"


def test_an_ability_that_an_attack_proxy_has_gained_calls_it_this(ann: Person, ben: Person) -> None:
    """1.4.3a: an effect refers to an attack-proxy as an attack alone, and the proxy's own ability says "this"."""
    blade = ann.sword("剣", "アクション ― コストなし: 『攻撃』")
    charm = ann.instant("印", f"{TURN}、対象の攻撃であるものは、『これ自身は、パワーに2の修整を得る。』を得る。")
    ann.activates(blade).until("attack")
    ann.plays(charm).until("damage")
    assert ben.life == 16


def test_what_has_more_defense_has_not_increased_in_power(ann: Person) -> None:
    """2.0.3b: an attack gets 2 more defense, and what has increased in power this turn is banished."""
    claw = ann.attack("爪")
    wall = ann.instant("壁", f"{TURN}、攻撃は、防御値に2の修整を得る。")
    purge = ann.instant("粛清", "すべてのこのターンにパワーが増加したものを追放する。")
    ann.plays(claw)
    ann.resolves(wall, purge)
    assert (claw.zone, claw.defense) == ("スタック", 5)


def test_an_attack_proxy_has_the_object_identity_attack(ann: Person) -> None:
    """1.4.3a: what refers to objects with that identity refers to the attack-proxy on the stack."""
    blade = ann.sword("剣", "アクション ― コストなし: 『攻撃』")
    count = ann.instant("点呼", "ライフを(すべての識別子が攻撃のものの数)点得る。")
    ann.activates(blade)
    ann.plays(count).resolve()
    assert ann.life == 21


def test_only_a_player_who_is_attacked_plays_defense_reactions(ann: Person, ben: Person, cid: Person) -> None:
    """8.1.3: of two opponents, the one whose hero is no attack-target cannot."""
    sheet = ("《受け》 防御リアクション コスト0 防御3",)
    ben_has, cid_has = ben.hand(*sheet), cid.hand(*sheet)
    ann.plays(ann.attack("爪"), attack_target=ben.hero).until("reaction")
    ann.passes()
    assert ben.may_play(ben_has)
    ben.passes()
    assert not cid.may_play(cid_has)
