"""Clauses of rules that a check of the rule as a whole would not miss: each test fails if its clause is left out."""

import pytest

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Triggered
from rulesdb.engine.fab.card_parts.keywords import Overpower
from rulesdb.engine.fab.card_parts.object_effects import LosesAbility
from rulesdb.engine.fab.rules.life_totals import is_living
from rulesdb.engine.fab.rules.starting import set_up
from rulesdb.engine.fab.sample_cards.decks import seats
from rulesdb.engine.fab.sample_cards.small_cards import attack, does, gem, instant
from rulesdb.engine.fab.selection.keyword_filters import HasSubtype
from rulesdb.engine.fab.state import TournamentRule
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.kernel.selection.filters import IsNamed
from rulesdb.engine.kernel.selection.objects import AllObjects

TURN = "このターンの終わりまで"


@pytest.mark.parametrize("is_public", [True, False])
def test_a_source_in_a_public_zone_must_be_public(is_public: bool) -> None:
    """5.2.4: an ability that is activated in the graveyard is not functional on a card that lies face down there."""
    t = Table()
    ann, _ben = t.people
    bones = ann.has_card(
        "graveyard",
        "《骨》 アクション コスト0",
        "墓地にあるとき、インスタント ― コストなし: ライフを1点得る。",
        is_public=is_public,
    )
    t.begin()
    assert ann.may_activate(bones) is is_public


def test_two_property_static_abilities_define_a_property_each() -> None:
    """5.4.5: the ability about power says nothing about defense."""
    t = Table()
    ann, _ben = t.people
    beast = ann.hand(
        "《獣》 アクション ― 攻撃 コスト0 パワー* 防御*", "パワーの値は、5である。", "防御値の値は、2である。"
    )
    t.begin()
    assert (beast.power, beast.defense) == (5, 2)


@pytest.mark.parametrize("has_aura", [True, False])
def test_a_triggered_ability_within_a_while_static_one_needs_its_condition(has_aura: bool) -> None:
    """5.4.6 and 5.4.7: without an aura the ability is not functional and does not trigger."""
    t = Table()
    ann, _ben = t.people
    ann.has_card(
        "head",
        "《星の冠》 装備品 ― 頭",
        "(サブタイプがオーラの、かつあなたがコントロールする)パーマネントがある間、"
        "『カードが引かれたとき、ライフを1点得る。』が機能する。",
    )
    if has_aura:
        ann.has_card("permanent", "《気》 アクション ― オーラ コスト0")
    ann.gets("deck", gem("赤石"))
    think = ann.hand("《黙考》 インスタント コスト0", "カードを1枚引く。")
    t.begin()
    ann.plays(think)
    t.resolve()
    assert t.stack == int(has_aura)


def test_a_half_of_a_split_card_is_played_with_its_own_supertypes() -> None:
    """5.1.2c: what forbids guardian cards forbids one half, and not the other one."""
    t = Table()
    ann, ben = t.people
    ben.has_card("head", "《掟の冠》 装備品 ― 頭", "スーパータイプが「guardian」のものをプレイできない。")
    tide = ann.hand(
        "《潮||雷》 インスタント コスト0",
        "半面〔《潮》 「guardian」 インスタント コスト0: 『ライフを3点得る。』〕",
        "半面〔《雷》 「wizard」 インスタント コスト0: 『カードを1枚引く。』〕",
    )
    t.begin()
    ann.is_taken_back(tide, "1.0.2", half="潮")
    ann.plays(tide, half="雷")
    assert (t.stack, tide.present_name) == (1, "雷")


def test_a_tournament_prohibition_stands_above_an_allowance() -> None:
    """1.0.1b: an effect lets the card be played, and the rule of the tournament does not."""
    t = Table()
    ann, _ben = t.people
    ann.has_card("head", "《許す冠》 装備品 ― 頭", "あなたは、あなたの追放ゾーンにあるものをプレイしてもよい。")
    banned, other = ann.has_card("banished", instant("禁じ手")), ann.has_card("banished", instant("火花"))
    t.begin(tournament=(TournamentRule("play", False, IsNamed("禁じ手")),))
    assert (ann.may_play(banned), ann.may_play(other)) == (False, True)


def test_a_source_that_was_shown_by_a_trigger_is_public_until_its_layer_is_gone() -> None:
    """5.2.4b and 5.4.7b: a triggered-layer keeps its source public, as an activated-layer does."""
    t = Table()
    ann, _ben = t.people
    spy = ann.has_card(
        "arsenal",
        "《密偵》 アクション コスト0",
        "非開示で、格納庫にあるとき、『カードが引かれたとき、ライフを1点得る。』が機能する。",
        is_public=False,
    )
    ann.gets("deck", gem("赤石"))
    think = ann.hand("《黙考》 インスタント コスト0", "カードを1枚引く。")
    t.begin()
    ann.plays(think)
    t.resolve(hidden_trigger=True)
    assert (t.stack, spy.is_public) == (1, True)
    t.resolve()
    assert (ann.life, spy.is_public) == (21, False)


def test_effect_costs_are_payable_if_any_way_to_pay_them_is() -> None:
    """5.1.8: the first card that could be discarded would leave the next cost unpaid, and another one does not."""
    t = Table()
    ann, _ben = t.people
    _red, blue = ann.gets("hand", gem("赤石"), gem("青石"))
    rite = ann.hand(
        "《儀式》 インスタント コスト0",
        "これをプレイするための追加コストとして、"
        "「手札を1枚捨てる」「あなたの手札のカードのうち名前が「赤石」のものすべてを追放する」を支払う。",
        "ライフを5点得る。",
    )
    t.begin()
    ann.plays(rite, order_of_effect_costs=0, discard=blue)
    assert (rite.zone, ann.count("hand")) == ("スタック", 0)


def test_a_base_value_is_set_before_it_is_modified() -> None:
    """6.3.2: the stage decides, not which of the effects is older."""
    t = Table()
    ann, _ben = t.people
    blow = ann.hand(attack("強打", power=3))
    grows = ann.hand("《成長》 インスタント コスト0", "このターンの終わりまで、攻撃は、パワーに2の修整を得る。")
    fixed = ann.hand("《固定》 インスタント コスト0", "このターンの終わりまで、攻撃は、パワーの基本の値が5になる。")
    t.begin()
    ann.plays(blow)
    ann.plays(grows)
    t.resolve()
    ann.plays(fixed)
    t.resolve()
    assert blow.power == 7


def test_the_attack_proxy_of_one_weapon_stays_when_another_one_attacks() -> None:
    """1.4.3c: only a weapon that has gone to a later chain link leaves its attack-proxy behind."""
    t = Table()
    ann, _ben = t.people
    swings = "アクション ― コストなし: 『攻撃』『続行』"
    left = ann.has_card("weapon 1", "《左の剣》 武器 ― 剣・片手 パワー2", swings)
    right = ann.has_card("weapon 2", "《右の剣》 武器 ― 剣・片手 パワー2", swings)
    t.begin()
    for blade in (left, right):
        ann.activates(blade)
        t.until("resolution")
    assert sum(item.proxy_of is not None for item in t.state.objects.values()) == 2


def test_a_card_without_defense_cannot_be_declared() -> None:
    """7.3.2b: 0 is a value, and a missing property is none."""
    t = Table()
    ann, ben = t.people
    blow = ann.hand(attack("強打"))
    ben.hand(instant("火花"))
    ben.hand("《薄布》 アクション コスト0 防御0", "ライフを1点得る。")
    t.begin()
    ann.plays(blow)
    t.until("attack")
    t.resolve(defend=...)
    assert t.choices == ["《薄布》", "これ以上は選ばないこと"]


def test_overpower_counts_action_cards_alone() -> None:
    """8.3.22: a helmet that defends leaves room for one action card, and an action card room for more equipment."""
    t = Table()
    ann, ben = t.people
    blow = ann.hand("《圧し切り》 アクション ― 攻撃 コスト0 パワー9", "凌駕")
    helmet = ben.has_card("head", "《兜》 装備品 ― 頭 防御1")
    ben.has_card("chest", "《鎧》 装備品 ― 胴 防御1")
    wall, _other = ben.hand(attack("爪")), ben.hand(attack("牙"))
    t.begin()
    ann.plays(blow)
    t.until("attack")
    t.resolve(defend=(helmet, wall, ...))
    assert t.choices == ["《鎧》", "これ以上は選ばないこと"]


def test_dominate_leaves_equipment_beside_one_card_from_hand() -> None:
    """8.3.4a: once a card from hand is declared, no other one is offered."""
    t = Table()
    ann, ben = t.people
    blow = ann.hand("《見下ろす刃》 アクション ― 攻撃 コスト0 パワー9", "圧倒")
    ben.has_card("head", "《兜》 装備品 ― 頭 防御1")
    wall, _other = ben.hand(attack("爪")), ben.hand(attack("牙"))
    t.begin()
    ann.plays(blow)
    t.until("attack")
    t.resolve(defend=(wall, ...))
    assert t.choices == ["《兜》", "これ以上は選ばないこと"]


def test_an_attack_reaction_is_played_by_whoever_controls_the_attack() -> None:
    """8.1.2: not by the player who is attacked."""
    t = Table()
    ann, ben = t.people
    blow, mine = ann.hand(attack("強打")), ann.hand("《返す刃》 攻撃リアクション コスト0", "ライフを1点得る。")
    theirs = ben.hand("《返す刃》 攻撃リアクション コスト0", "ライフを1点得る。")
    t.begin()
    ann.plays(blow)
    t.until("reaction")
    assert ann.may_play(mine)
    ann.passes()
    ben.cannot_play(theirs, "8.1.2")


def test_a_proxy_ceases_before_anything_else_happens() -> None:
    """1.4.3c: no event comes between the move of the sword and the end of its attack."""
    t = Table()
    ann, ben = t.people
    blade = ann.has_card(
        "weapon 1", "《剣》 武器 ― 剣・片手 パワー2", "1ターンに1回、アクション ― コストなし: 『攻撃』"
    )
    rust = ben.hand("《錆》 インスタント コスト0", "「剣」という名前のすべてのカードを破壊する。")
    t.begin()
    ann.activates(blade)
    ann.passes()
    ben.plays(rust)
    t.resolve()
    moved = next(at for at, event in enumerate(t.events) if isinstance(event, kinds.Move) and event.by == "fab:8.5.4")
    assert isinstance(t.events[moved + 1], kinds.Cease)


def test_dominate_forbids_reactions_from_hand_and_nothing_else() -> None:
    """8.3.4b: a defending card from hand keeps a defense reaction from being played, and not an instant."""
    t = Table()
    ann, ben = t.people
    blow = ann.hand("《見下ろす刃》 アクション ― 攻撃 コスト0 パワー9", "圧倒")
    wall, spark = ben.hand(attack("爪")), ben.hand(instant("火花"))
    parry = ben.hand("《受け流し》 防御リアクション コスト0 防御4", "何もしない。")
    t.begin()
    ann.plays(blow)
    t.until("attack")
    t.resolve(defend=wall)
    t.until("reaction")
    ann.passes()
    assert (ben.may_play(spark), ben.may_play(parry)) == (True, False)


@pytest.mark.parametrize(("is_public", "power"), [(True, 4), (False, 3)])
def test_a_static_ability_in_the_arena_needs_a_public_source(is_public: bool, power: int) -> None:
    """1.7.4: an item that lies face down in the arena does nothing."""
    t = Table()
    ann, _ben = t.people
    ann.has_card(
        "permanent",
        "《旗》 アクション ― アイテム コスト0",
        "攻撃アクションカードは、パワーに1の修整を得る。",
        is_public=is_public,
    )
    claw = ann.hand(attack("爪", power=3))
    t.begin()
    ann.plays(claw)
    assert claw.power == power


def test_a_defending_card_that_is_no_permanent_has_no_functional_ability() -> None:
    """1.7.4a: an action card that defends does nothing, and equipment that defends does."""
    t = Table()
    ann, ben = t.people
    weaker = "攻撃アクションカードは、パワーに-1の修整を得る。"
    blow = ann.hand(attack("強打", power=9))
    shield = ben.has_card("head", "《弱める兜》 装備品 ― 頭 防御1", weaker)
    wall = ben.hand("《弱める壁》 アクション コスト0 防御2", weaker)
    t.begin()
    ann.plays(blow)
    t.until("attack")
    t.resolve(defend=(shield, wall, None))
    assert blow.power == 8


def test_arena_cards_begin_in_their_zones() -> None:
    """4.1.8: a sword in a weapon zone, and a helmet on the head."""
    state = set_up(seats(), 1)
    zones = {item.card.name: item.zone.name for item in state.objects.values()}
    assert (zones["古い剣"], zones["鉄の兜"]) == ("weapon 1", "head")


def test_a_token_that_is_destroyed_ceases_to_exist() -> None:
    """3.0.12a: a card would lie in the graveyard."""
    t = Table()
    ann, _ben = t.people
    idol = ann.has_card("permanent", "《偶像》 トークン ― オーラ")
    aura = ann.has_card("permanent", "《気》 アクション ― オーラ コスト0")
    storm = ann.hand("《嵐》 インスタント コスト0", "すべてのサブタイプがオーラのパーマネントを破壊する。")
    t.begin()
    ann.plays(storm)
    t.resolve()
    assert (idol.zone, aura.zone) == ("なし", "墓地")


def test_losing_one_kind_of_ability_leaves_the_others() -> None:
    """8.5.13: an item that loses its triggered abilities still makes attacks stronger."""
    t = Table()
    ann, _ben = t.people
    ann.has_card("permanent", "《旗》 アクション ― アイテム コスト0", "攻撃は、パワーに1の修整を得る。")
    items = AllObjects(HasSubtype("item"))
    rust = ann.hand(instant("錆", does(Begin(LosesAbility(Triggered), objects=items))))
    claw = ann.hand(attack("爪", power=3))
    t.begin()
    ann.plays(rust)
    t.resolve()
    ann.plays(claw)
    assert claw.power == 4


@pytest.mark.parametrize("points", ["アクションポイント", "リソースポイント", "気ポイント"])
def test_players_lose_points_of_every_kind_at_the_end_of_the_turn(points: str) -> None:
    """4.4.3e: it is enough to have points of one kind."""
    t = Table()
    ann, _ben = t.people
    well = ann.hand("《泉》 インスタント コスト0", f"{points}を1点得る。")
    t.begin()
    ann.plays(well)
    t.resolve()
    t.end_turn()
    assert (ann.action_points, ann.resource_points, ann.chi_points) == (0, 0, 0)


def test_a_card_that_an_effect_puts_into_the_arena_is_controlled_by_its_owner() -> None:
    """1.3.1b: nobody played it, and nobody controlled it before."""
    t = Table()
    ann, ben = t.people
    ben.has_card("graveyard", "《気》 アクション ― オーラ コスト0")
    order = ann.hand("《帰還》 インスタント コスト0", "すべての墓地にあるものを闘技場に置く。")
    t.begin()
    ann.plays(order)
    t.resolve()
    assert (ann.controls("気"), ben.controls("気")) == (0, 1)


DOG = "《犬》 アクション ― 盟友 コスト0 パワー2 ライフ2"


@pytest.mark.parametrize("is_public", [True, False])
def test_an_attack_target_must_be_public(is_public: bool) -> None:
    """1.4.5a: nobody can choose an ally that lies face down, so that nobody is asked."""
    t = Table()
    ann, ben = t.people
    dog = ben.has_card("permanent", DOG, is_public=is_public)
    blow = ann.hand(attack("強打"))
    t.begin()
    ann.plays(blow, **({"attack_target": dog} if is_public else {}))
    assert t.was_asked(ann, "attack target") is is_public


def test_the_attack_proxy_of_an_ally_is_no_living_object() -> None:
    """2.5.1a: it has the life of the ally, and is no permanent."""
    t = Table()
    ann, _ben = t.people
    dog = ann.has_card("permanent", DOG, "アクション ― コストなし: 『攻撃』")
    t.begin()
    ann.activates(dog)
    t.until("attack")
    proxy = next(item.id for item in t.state.objects.values() if item.proxy_of == dog.id)
    assert dog.id is not None
    assert (is_living(t.game, dog.id), is_living(t.game, proxy)) == (True, False)


def test_an_action_needs_the_resolution_step_even_on_an_empty_stack() -> None:
    """8.1.1: the turn-player has an action point left in the Attack Step."""
    t = Table()
    ann, _ben = t.people
    well = ann.hand("《泉》 インスタント コスト0", "アクションポイントを1点得る。")
    blow, book = ann.hand(attack("強打")), ann.hand("《読書》 アクション コスト0", "ライフを1点得る。")
    t.begin()
    ann.plays(well)
    t.resolve()
    ann.plays(blow)
    t.until("attack")
    assert (ann.action_points, t.stack) == (1, 0)
    ann.cannot_play(book, "8.1.1")


def test_an_ability_triggers_as_its_source_enters_beside_other_abilities() -> None:
    """1.7.4h: the other ability has been in the arena before and triggers on something else."""
    t = Table()
    ann, ben = t.people
    ben.has_card("head", "《耳》 装備品 ― 頭", "カードが引かれたとき、ライフを1点得る。")
    ann.has_card("graveyard", "《夜明け》 アクション ― オーラ コスト0", "これ自身が闘技場に出たとき、ライフを3点得る。")
    call = ann.hand("《召喚》 インスタント コスト0", "「夜明け」という名前のすべてのカードを闘技場に置く。")
    t.begin()
    ann.plays(call)
    t.resolve()
    t.resolve()
    assert ann.life == 23


def test_a_card_without_power_does_not_win_a_clash() -> None:
    """8.5.45: not even against an empty deck."""
    t = Table()
    ann, _ben = t.people
    ann.gets("deck", gem("赤石"))
    clash = ann.hand("《衝突》 インスタント コスト0", "すべての対戦相手のヒーローと激突を行う。")
    t.begin()
    ann.plays(clash)
    t.resolve()
    assert t.times(kinds.WonClash) == 0


def test_prevention_that_shields_a_hero_leaves_other_damage() -> None:
    """6.4.10: both heroes are dealt damage, and one is shielded."""
    t = Table()
    ann, ben = t.people
    ann.has_card("head", "《不動の兜》 装備品 ― 頭", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    bolt = ann.hand("《稲妻》 インスタント コスト0", "すべてのヒーローに3点の秘術ダメージを与える。")
    t.begin()
    ann.plays(bolt)
    t.resolve()
    assert (ann.life, ben.life) == (20, 17)


def test_what_cannot_be_gained_leaves_other_abilities_to_gain() -> None:
    """6.3.7: attacks cannot gain go again, and gain dominate."""
    t = Table()
    ann, ben = t.people
    ben.has_card("permanent", "《低体温症》 アクション ― オーラ コスト0", "攻撃は、続行を得られない。")
    press = ann.hand("《威圧》 インスタント コスト0", f"{TURN}、攻撃は、『凌駕』を得る。")
    claw = ann.hand(attack("爪"))
    t.begin()
    ann.plays(claw)
    ann.plays(press)
    t.resolve()
    assert claw.has(Overpower)


@pytest.mark.parametrize(("base", "power"), [(2, 7), (3, 3)])
def test_a_card_of_a_greater_base_power_does_not_fit(base: int, power: int) -> None:
    """2.9.2: attacks of a base power of 2 or less get 5 more."""
    t = Table()
    ann, _ben = t.people
    grows = ann.hand("《成長》 インスタント コスト0", f"{TURN}、基本パワー2以下のものは、パワーに5の修整を得る。")
    claw = ann.hand(attack("爪", power=base))
    t.begin()
    ann.plays(claw)
    ann.plays(grows)
    t.resolve()
    assert claw.power == power


@pytest.mark.parametrize("amount", [0, 1])
def test_a_modification_of_nothing_is_none(amount: int) -> None:
    """6.2.5: an effect on modifications of power does not trigger on one of 0."""
    t = Table()
    ann, _ben = t.people
    ann.has_card("head", "《耳》 装備品 ― 頭", "攻撃がパワーに修整を得たとき、ライフを1点得る。")
    grows = ann.hand("《成長》 インスタント コスト0", f"{TURN}、対象の攻撃であるものは、パワーに{amount}の修整を得る。")
    claw = ann.hand(attack("爪"))
    t.begin()
    ann.plays(claw)
    ann.plays(grows, target=claw)
    t.resolve()
    assert t.stack == 1 + amount


def test_two_effects_change_what_a_card_enters_as() -> None:
    """6.4.8a: the second effect changes what the first one has made of the card."""
    t = Table()
    ann, _ben = t.people
    enters = "性質置換として、《灯》が闘技場に出る場合、代わりにそれが、{}状態になる。"
    for name, what in (("標", "名前が「炎」になる"), ("印", "サブタイプ「アイテム」を得る")):
        ann.has_card("permanent", f"《{name}》 アクション ― アイテム コスト0", enters.format(what))
    light = ann.hand("《灯》 アクション ― オーラ コスト0")
    t.begin()
    ann.plays(light)
    t.resolve()
    assert (light.present_name, set(light.subtypes)) == ("炎", {"アイテム", "オーラ"})


@pytest.mark.parametrize(("power", "after"), [(2, 2), (3, 4)])
def test_an_effect_on_strong_attacks_leaves_weak_attack_proxies(power: int, after: int) -> None:
    """1.4.3a: an attack-proxy that is referred to as an attack must have the power, too."""
    t = Table()
    ann, _ben = t.people
    ann.has_card("head", "《冠》 装備品 ― 頭", "(パワー3以上の、かつ攻撃である)ものは、パワーに1の修整を得る。")
    sword = ann.has_card("weapon 1", f"《剣》 武器 ― 剣・片手 パワー{power}", "アクション ― コストなし: 『攻撃』")
    t.begin()
    ann.activates(sword)
    assert t.layer().power == after


def test_no_attack_is_exchanged_without_one() -> None:
    """8.5.15: outside combat there is no attack, and the effect fails."""
    t = Table()
    ann, _ben = t.people
    claw = ann.has_card("graveyard", attack("爪"))
    change = ann.hand("《交代》 インスタント コスト0", "攻撃をあなたの墓地のカードのうち1枚と入れ替える。")
    t.begin()
    ann.plays(change)
    t.resolve()
    assert claw.zone == "墓地"


def test_only_a_layer_can_have_a_cost_paid() -> None:
    """1.13.4: a card in the arena is no layer, whatever was paid for it."""
    t = Table()
    ann, _ben = t.people
    ann.has_card("permanent", "《気》 アクション ― オーラ コスト0")
    sweep = ann.hand("《一掃》 インスタント コスト0", "すべての「錆」のコストを支払ったものを破壊する。")
    t.begin()
    ann.plays(sweep)
    t.resolve()
    assert ann.controls("気") == 1


def test_an_event_outside_the_game_is_no_move() -> None:
    """1.9.1a: an effect on one or more moves does not trigger on what happens outside the game."""
    t = Table()
    ann, _ben = t.people
    ann.has_card("head", "《耳》 装備品 ― 頭", "1回以上、オブジェクトが手札に移ったとき、ライフを1点得る。")
    pack = ann.hand("《開封》 インスタント コスト0", "ゲームの外で、カードが公開される。")
    t.begin()
    ann.plays(pack)
    t.resolve()
    assert (t.stack, ann.life) == (0, 20)


def test_a_targeted_effect_succeeds_if_its_targets_exist() -> None:
    """1.8.9: what follows "if you do" is generated."""
    t = Table()
    ann, ben = t.people
    ben.has_card("permanent", "《気》 アクション ― オーラ コスト0")
    sweep = ann.hand(
        "《一掃》 インスタント コスト0",
        "(対象のサブタイプがオーラのものを破壊する)をしてもよい。そうした場合、ライフを2点得る。",
    )
    t.begin()
    ann.plays(sweep, target=ben.card("気"))
    t.resolve(may=True)
    assert (ben.controls("気"), ann.life) == (0, 22)


def test_an_additional_cost_is_added_once_before_reductions() -> None:
    """1.14.3: a cost of 1 with an additional 2 is reduced by 1 to 2."""
    t = Table()
    ann, _ben = t.people
    ann.has_card("permanent", "《祭壇》 アクション ― オーラ コスト0", "《爪》は、コストのリソースポイントが1点減る。")
    well = ann.hand("《泉》 インスタント コスト0", "リソースポイントを3点得る。")
    claw = ann.hand(
        "《爪》 アクション ― 攻撃 コスト1 パワー3", "これをプレイするための追加コストとして、リソース2点を支払う。"
    )
    t.begin()
    ann.plays(well)
    t.resolve()
    ann.plays(claw)
    assert ann.resource_points == 1


def test_an_ability_that_an_attack_proxy_has_gained_calls_it_this() -> None:
    """1.4.3a: an effect refers to an attack-proxy as an attack alone, and the proxy's own ability says "this"."""
    t = Table()
    ann, ben = t.people
    blade = ann.has_card("weapon 1", "《剣》 武器 ― 剣・片手 パワー2", "アクション ― コストなし: 『攻撃』")
    charm = ann.hand(
        "《印》 インスタント コスト0",
        f"{TURN}、対象の攻撃であるものは、『これ自身は、パワーに2の修整を得る。』を得る。",
    )
    t.begin()
    ann.activates(blade)
    t.until("attack")
    ann.plays(charm)
    t.until("damage")
    assert ben.life == 16


def test_what_is_done_to_all_permanents_is_not_done_to_private_ones() -> None:
    """1.3.3: of two helmets, the one that lies face down is not referred to."""
    t = Table()
    ann, ben = t.people
    seen = ann.has_card("head", "《兜》 装備品 ― 頭")
    hidden = ben.has_card("head", "《兜》 装備品 ― 頭", is_public=False)
    rust = ann.hand("《錆》 インスタント コスト0", "すべてのサブタイプが頭のパーマネントを破壊する。")
    t.begin()
    ann.plays(rust)
    t.resolve()
    assert (seen.zone, hidden.zone) == ("墓地", "頭")


def test_a_melded_card_that_leaves_the_stack_does_not_resolve_again() -> None:
    """5.3.4d: the right half puts the card into the arena, where it is no layer any more."""
    t = Table()
    ann, _ben = t.people
    tide = ann.hand(
        "《潮||霧》 アクション コスト0",
        "融合",
        "半面〔《潮》 アクション コスト0: 『ライフを3点得る。』〕",
        "半面〔《霧》 アクション ― オーラ コスト0: 『これを闘技場に置く。』〕",
    )
    t.begin()
    ann.plays(tide, half="潮||霧")
    t.resolve()
    assert (tide.zone, ann.life, t.stack) == ("闘技場", 20, 0)


def test_what_has_more_defense_has_not_increased_in_power() -> None:
    """2.0.3b: an attack gets 2 more defense, and what has increased in power this turn is banished."""
    t = Table()
    ann, _ben = t.people
    claw = ann.hand(attack("爪"))
    wall = ann.hand("《壁》 インスタント コスト0", f"{TURN}、攻撃は、防御値に2の修整を得る。")
    purge = ann.hand("《粛清》 インスタント コスト0", "すべてのこのターンにパワーが増加したものを追放する。")
    t.begin()
    ann.plays(claw)
    for spell in (wall, purge):
        ann.plays(spell)
        t.resolve()
    assert (claw.zone, claw.defense) == ("スタック", 5)


def test_a_card_that_comes_to_the_graveyard_can_be_activated_there() -> None:
    """1.7.4b: the card that it becomes there has the ability, as a card that begins the game there has."""
    t = Table()
    ann, _ben = t.people
    relic = ann.hand("《形見》 アクション コスト0", "墓地にあるとき、インスタント ― コストなし: これを手札に置く。")
    loss = ann.hand("《喪失》 インスタント コスト0", "手札を1枚捨てる。")
    t.begin()
    assert not ann.may_activate(relic)
    ann.plays(loss)
    t.resolve()
    assert (relic.zone, ann.may_activate(relic)) == ("墓地", True)
    ann.activates(relic)
    t.resolve()
    assert relic.zone == "手札"


def test_a_source_without_power_counts_as_zero() -> None:
    """1.12.1: an instant has no power, and its player gains no life."""
    t = Table()
    ann, _ben = t.people
    spring = ann.hand("《泉》 インスタント コスト0", "ライフを(これのパワー)点得る。")
    t.begin()
    ann.plays(spring)
    t.resolve()
    assert (ann.life, spring.zone) == (20, "墓地")


@pytest.mark.parametrize(("name", "count"), [("ルーン陣", 2), ("炎", 1)])
def test_only_tokens_of_the_name_are_created_once_more(name: str, count: int) -> None:
    """1.9.1a: the effect is about tokens called 「ルーン陣」."""
    t = Table()
    ann, _ben = t.people
    tide = ann.hand(
        "《死の潮流》 インスタント コスト0",
        f"{TURN}、1回以上、あなたが「ルーン陣」トークンを作成する場合、代わりにそれがもう1つ増える。",
    )
    makes = ann.hand("《創造》 インスタント コスト0", f"〔《{name}》 トークン ― オーラ〕トークンを1個作成する。")
    t.begin()
    for spell in (tide, makes):
        ann.plays(spell)
        t.resolve()
    assert t.times(kinds.Create) == count


def test_a_counter_and_an_effect_of_the_same_time_are_both_applied() -> None:
    """1.15.2a: a helmet makes itself stronger, and a counter on it does so at the same moment."""
    t = Table()
    ann, _ben = t.people
    helmet = ann.has_card("head", "《兜》 装備品 ― 頭 防御1", "これは、防御値に1の修整を得る。")
    forge = ann.hand(
        "《鍛造》 インスタント コスト0", "すべてのサブタイプが頭のパーマネントに「+1{d}」カウンターを1個置く。"
    )
    t.begin()
    ann.plays(forge)
    t.resolve()
    assert helmet.defense == 3


def test_the_turn_player_untaps_no_permanents_of_others() -> None:
    """4.4.3d: both have tapped a wheel in Ann's turn; only hers is untapped as it ends."""
    t = Table()
    wheels = [
        person.has_card(
            "permanent",
            "《歯車》 アクション ― アイテム コスト0",
            "インスタント ― 「これをタップする」: ライフを1点得る。",
        )
        for person in t.people
    ]
    t.begin()
    for person, wheel in zip(t.people, wheels, strict=True):
        person.activates(wheel)
        person.passes()
    t.resolve()
    t.end_turn()
    assert [t.state.objects[wheel.id].is_tapped for wheel in wheels if wheel.id is not None] == [False, True]


@pytest.mark.parametrize("cards", [0, 1])
def test_go_again_within_a_while_static_ability_needs_its_condition(cards: int) -> None:
    """5.4.6: the attack has go again while its controller has no cards in hand."""
    t = Table()
    ann, _ben = t.people
    claw = ann.attack("爪", "あなたの手札のカードがない間、『続行』が機能する。")
    ann.gets("hand", *[gem("赤石")] * cards)
    t.begin()
    ann.plays(claw)
    t.until("resolution")
    assert ann.action_points == 1 - cards


def test_an_ability_is_lost_by_the_object_alone_to_which_an_effect_is_fixed() -> None:
    """1.7.7: one of two shells loses its ability, and the other one still triggers."""
    t = Table()
    ann, _ben = t.people
    for name in ("貝", "蛤"):
        ann.has_card(
            "permanent", f"《{name}》 アクション ― アイテム コスト0", "カードが引かれたとき、ライフを1点得る。"
        )
    ann.gets("deck", gem("赤石"))
    hush = ann.hand(
        "《沈黙》 インスタント コスト0", f"{TURN}、「貝」という名前のすべてのカードは、すべての常在能力を失う。"
    )
    think = ann.hand("《黙考》 インスタント コスト0", "カードを1枚引く。")
    t.begin()
    for spell in (hush, think):
        ann.plays(spell)
        t.resolve()
    assert t.stack == 1


def test_an_attack_proxy_has_the_object_identity_attack() -> None:
    """1.4.3a: what refers to objects with that identity refers to the attack-proxy on the stack."""
    t = Table()
    ann, _ben = t.people
    blade = ann.has_card("weapon 1", "《剣》 武器 ― 剣・片手 パワー2", "アクション ― コストなし: 『攻撃』")
    count = ann.hand("《点呼》 インスタント コスト0", "ライフを(すべての識別子が攻撃のものの数)点得る。")
    t.begin()
    ann.activates(blade)
    ann.plays(count)
    t.resolve()
    assert ann.life == 21


@pytest.mark.parametrize("kind", ["誘発型常在能力", "期間型常在能力"])
def test_a_hidden_triggered_ability_is_lost_as_one_of_either_kind(kind: str) -> None:
    """5.4.7b: it is a triggered-static ability and a while-static ability."""
    t = Table()
    ann, _ben = t.people
    ann.hand(
        "《小箱》 アクション コスト0",
        "非開示で、手札にあるとき、『カードが引かれたとき、ライフを1点得る。』が機能する。",
    )
    ann.gets("deck", gem("赤石"))
    hush = ann.hand("《沈黙》 インスタント コスト0", f"{TURN}、あなたの手札のすべてのカードは、すべての{kind}を失う。")
    think = ann.hand("《黙考》 インスタント コスト0", "カードを1枚引く。")
    t.begin()
    for spell in (hush, think):
        ann.plays(spell)
        t.resolve()
    assert (t.stack, t.was_asked(ann, "hidden trigger")) == (0, False)


@pytest.mark.parametrize(("lost", "power"), [("期間型常在能力", 3), ("メタ型常在能力", 5)])
def test_a_while_static_ability_is_lost_as_one(lost: str, power: int) -> None:
    """5.4.7: a crown makes attacks stronger while the hand is empty, until it loses the abilities of that kind."""
    t = Table()
    ann, _ben = t.people
    ann.has_card(
        "head", "《冠》 装備品 ― 頭", "あなたの手札のカードがない間、『攻撃は、パワーに2の修整を得る。』が機能する。"
    )
    claw = ann.hand(attack("爪", power=3))
    hush = ann.hand(
        "《沈黙》 インスタント コスト0", f"{TURN}、「冠」という名前のすべてのカードは、すべての{lost}を失う。"
    )
    t.begin()
    ann.plays(hush)
    t.resolve()
    ann.plays(claw)
    assert claw.power == power


def test_a_value_that_is_just_great_enough_fits() -> None:
    """2.0.3: an attack with a power of 3 is counted among what has a power of 3 or more, and not of 4 or more."""
    t = Table()
    ann, _ben = t.people
    claw = ann.hand(attack("爪", power=3))
    counts = [
        ann.hand("《点呼》 インスタント コスト0", f"ライフを(すべてのパワーの値が{least}以上のものの数)点得る。")
        for least in (3, 4)
    ]
    t.begin()
    ann.plays(claw)
    for count in counts:
        ann.plays(count)
        t.resolve()
    assert ann.life == 21


def test_only_a_player_who_is_attacked_plays_defense_reactions() -> None:
    """8.1.3: of two opponents, the one whose hero is no attack-target cannot."""
    t = Table("アン", "ベン", "シド")
    ann, ben, cid = t.people
    sheet = ("《受け》 防御リアクション コスト0 防御3",)
    ben_has, cid_has = ben.hand(*sheet), cid.hand(*sheet)
    ann.plays(ann.attack("爪"), attack_target=ben.hero).until("reaction")
    ann.passes()
    assert ben.may_play(ben_has)
    ben.passes()
    assert not cid.may_play(cid_has)


def test_what_a_player_who_lost_controlled_goes_to_its_owner() -> None:
    """4.5.1a: objects that the player controls are cleared; only those that the player owns leave the game."""
    t = Table("アン", "ベン", "シド")
    ann, ben, _cid = t.people
    harp = ann.item("竪琴")
    steal = ben.instant(
        "盗み", "ゲームの終わりまで、対象のサブタイプがアイテムのパーマネントは、コントローラーがあなたになる。"
    )
    fire = ann.instant("火炎", "プレイヤー1のヒーローに20点の一般ダメージを与える。")
    ben.responds(steal, target=harp).resolve()
    assert ben.controls("竪琴") == 1
    ann.plays(fire).resolve()
    assert (ben.has_lost, harp.zone) == (True, "墓地")


def test_only_the_turn_player_draws_up_at_the_end_of_a_later_turn() -> None:
    """4.4.3f: who has played a card in the turn of another player has one card less."""
    t = Table()
    _ann, ben = t.people
    ben.plays_as("《導師》 ヒーロー ライフ20 知力4")
    ben.gets("deck", *(gem(f"赤石{number}") for number in range(9)))
    spark, *_others = ben.gets("hand", *(instant(f"札{number}") for number in range(4)))
    ben.responds(spark).resolve()
    t.end_turn()
    assert ben.count("hand") == 3


@pytest.mark.parametrize("auras", [0, 1])
def test_a_card_is_played_as_an_instant_under_its_condition(auras: int) -> None:
    """5.1.3d: its player needs an aura for that in the turn of another player."""
    t = Table()
    ann, _ben = t.people
    ann.aura("気", zone="permanent" if auras else "graveyard")
    haste = ann.action(
        "早業", "サブタイプがオーラのパーマネントがあるなら、これをインスタントであるかのようにプレイしてもよい。"
    )
    claw = ann.attack("爪")
    ann.plays(claw)
    assert ann.may_play(haste) is bool(auras)


@pytest.mark.parametrize("order", [1, -1])
def test_a_split_card_is_distinct_from_a_card_with_the_name_of_a_half(order: int) -> None:
    """1.3.4: it has another name besides, in whatever order the cards are counted."""
    t = Table()
    ann, _ben = t.people
    sheets = (
        (
            "《虚空/衝撃》 インスタント",
            *(f"半面〔《{half}》 インスタント コスト0: 『何もしない。』〕" for half in ("虚空", "衝撃")),
        ),
        ("《虚空》 インスタント", "何もしない。"),
    )
    for sheet in sheets[::order]:
        ann.has_card("graveyard", *sheet)
    count = ann.instant("点呼", "ライフを(互いに別のカードとして数えたあなたの墓地のすべてのカードの数)点得る。")
    ann.plays(count).resolve()
    assert ann.life == 22


@pytest.mark.parametrize(("ending", "number"), [("する", 2), ("してもよい", 3)])
def test_a_mode_that_need_not_be_done_needs_no_target(ending: str, number: int) -> None:
    """1.7.5: there is no item that could be destroyed, so that the mode which must destroy one cannot be chosen."""
    t = Table()
    ann, _ben = t.people
    modes = f"『対象のサブタイプがアイテムのパーマネントを破壊{ending}。』『ライフを1点得る。』『カードを1枚引く。』"
    ann.plays(ann.instant("口伝", f"以下から1個を選ぶ: {modes}"), mode=...)
    assert len(t.choices) == number
