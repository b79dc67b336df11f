"""Clauses of rules that a check of the rule as a whole would not miss: each test fails if its clause is left out."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.decks import seats
from rulesdb.engine.fab.rules.cards.categories import MacroRule
from rulesdb.engine.fab.rules.turn.start_of_game import set_up
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant
from rulesdb.engine.fab.state import TournamentRule
from rulesdb.engine.fab.zones import PERMANENT
from rulesdb.engine.kernel.selection.filters import IsNamed

TURN = "このターンの終わりまで"


def test_a_half_of_a_split_card_is_played_with_its_own_supertypes(t: Table, ann: Person, ben: Person) -> None:
    """5.1.2c: what forbids guardian cards forbids one half, and not the other one."""
    ben.equips("head", "掟の冠", "スーパータイプが「guardian」のものをプレイできない。")
    tide = ann.instant(
        "潮||雷",
        "半面〔《潮》 「guardian」 インスタント コスト0: 『ライフを3点得る。』〕",
        "半面〔《雷》 「wizard」 インスタント コスト0: 『カードを1枚引く。』〕",
    )
    ann.is_taken_back(tide, "1.0.2", half="潮")
    ann.plays(tide, half="雷")
    assert (t.stack, tide.present_name) == (1, "雷")


def test_a_tournament_prohibition_stands_above_an_allowance(t: Table, ann: Person) -> None:
    """1.0.1b: an effect lets the card be played, and the rule of the tournament does not."""
    ann.equips("head", "許す冠", "あなたは、あなたの追放ゾーンにあるものをプレイしてもよい。")
    banned, other = ann.instant("禁じ手", zone="banished"), ann.instant("火花", zone="banished")
    t.begin(tournament=(TournamentRule("play", False, IsNamed("禁じ手")),))
    assert (ann.may_play(banned), ann.may_play(other)) == (False, True)


def test_effect_costs_are_payable_if_any_way_to_pay_them_is(ann: Person) -> None:
    """5.1.8: the first card that could be discarded would leave the next cost unpaid, and another one does not."""
    _red, blue = ann.gets("hand", gem("赤石"), gem("青石"))
    rite = ann.instant(
        "儀式",
        "これをプレイするための追加コストとして、"
        "「手札を1枚捨てる」「あなたの手札のカードのうち名前が「赤石」のものすべてを追放する」を支払う。",
        "ライフを5点得る。",
    )
    ann.plays(rite, order_of_effect_costs=0, discard=blue)
    assert (rite.zone, ann.count("hand")) == ("スタック", 0)


def test_a_base_value_is_set_before_it_is_modified(ann: Person) -> None:
    """6.3.2: the stage decides, not which of the effects is older."""
    blow = ann.attack("強打", power=3)
    grows = ann.instant("成長", "このターンの終わりまで、攻撃は、パワーに2の修整を得る。")
    fixed = ann.instant("固定", "このターンの終わりまで、攻撃は、パワーの基本の値が5になる。")
    ann.plays(blow)
    ann.resolves(grows, fixed)
    assert blow.power == 7


def test_arena_cards_begin_in_their_zones() -> None:
    """4.1.8: a sword in a weapon zone, and a helmet on the head."""
    state = set_up(seats(), 1)
    zones = {state.objects[card].card.name: zone for card, zone in state.starting}
    assert zones == {"古い剣": "weapon 1", "鉄の兜": "head"}


def test_a_token_that_is_destroyed_ceases_to_exist(ann: Person) -> None:
    """3.0.12a: a card would lie in the graveyard."""
    idol = ann.has_card("permanent", "《偶像》 トークン ― オーラ")
    aura = ann.aura("気")
    ann.plays(ann.instant("嵐", "すべてのサブタイプがオーラのパーマネントを破壊する。")).resolve()
    assert (idol.zone, aura.zone) == ("なし", "墓地")


def test_prevention_that_shields_a_hero_leaves_other_damage(ann: Person, ben: Person) -> None:
    """6.4.10: both heroes are dealt damage, and one is shielded."""
    ann.equips("head", "不動の兜", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    ann.plays(ann.instant("稲妻", "すべてのヒーローに3点の秘術ダメージを与える。")).resolve()
    assert (ann.life, ben.life) == (20, 17)


@pytest.mark.parametrize(("base", "power"), [(2, 7), (3, 3)])
def test_a_card_of_a_greater_base_power_does_not_fit(ann: Person, base: int, power: int) -> None:
    """2.9.2: attacks of a base power of 2 or less get 5 more."""
    grows = ann.instant("成長", f"{TURN}、基本パワー2以下のものは、パワーに5の修整を得る。")
    claw = ann.attack("爪", power=base)
    ann.plays(claw)
    ann.plays(grows).resolve()
    assert claw.power == power


@pytest.mark.parametrize("amount", [0, 1])
def test_a_modification_of_nothing_is_none(t: Table, ann: Person, amount: int) -> None:
    """6.2.5: an effect on modifications of power does not trigger on one of 0."""
    ann.equips("head", "耳", "攻撃がパワーに修整を得たとき、ライフを1点得る。")
    grows = ann.instant("成長", f"{TURN}、対象の攻撃であるものは、パワーに{amount}の修整を得る。")
    claw = ann.attack("爪")
    ann.plays(claw)
    ann.plays(grows, target=claw).resolve()
    assert t.stack == 1 + amount


def test_two_effects_change_what_a_card_enters_as(ann: Person) -> None:
    """6.4.8a: the second effect changes what the first one has made of the card."""
    enters = "性質置換として、《灯》が闘技場に出る場合、代わりにそれが、{}状態になる。"
    for name, what in (("標", "名前が「炎」になる"), ("印", "サブタイプ「アイテム」を得る")):
        ann.item(name, enters.format(what))
    light = ann.aura("灯", zone="hand")
    ann.plays(light).resolve()
    assert (light.present_name, set(light.subtypes)) == ("炎", {"アイテム", "オーラ"})


def test_only_a_layer_can_have_a_cost_paid(ann: Person) -> None:
    """1.13.4: a card in the arena is no layer, whatever was paid for it."""
    ann.aura("気")
    ann.plays(ann.instant("一掃", "すべての「錆」のコストを支払ったものを破壊する。")).resolve()
    assert ann.controls("気") == 1


def test_an_event_outside_the_game_is_no_move(t: Table, ann: Person) -> None:
    """1.9.1a: an effect on one or more moves does not trigger on what happens outside the game."""
    ann.equips("head", "耳", "1回以上、オブジェクトが手札に移ったとき、ライフを1点得る。")
    ann.plays(ann.instant("開封", "ゲームの外で、カードが公開される。")).resolve()
    assert (t.stack, ann.life) == (0, 20)


def test_a_targeted_effect_succeeds_if_its_targets_exist(ann: Person, ben: Person) -> None:
    """1.8.9: what follows "if you do" is generated."""
    ben.aura("気")
    sweep = ann.instant(
        "一掃", "(対象のサブタイプがオーラのものを破壊する)をしてもよい。そうした場合、ライフを2点得る。"
    )
    ann.plays(sweep, target=ben.card("気")).resolve(may=True)
    assert (ben.controls("気"), ann.life) == (0, 22)


def test_an_additional_cost_is_added_once_before_reductions(ann: Person) -> None:
    """1.14.3: a cost of 1 with an additional 2 is reduced by 1 to 2."""
    ann.aura("祭壇", "《爪》は、コストのリソースポイントが1点減る。")
    well = ann.instant("泉", "リソースポイントを3点得る。")
    claw = ann.hand(
        "《爪》 アクション ― 攻撃 コスト1 パワー3", "これをプレイするための追加コストとして、リソース2点を支払う。"
    )
    ann.plays(well).resolve()
    ann.plays(claw)
    assert ann.resource_points == 1


def test_a_counter_and_an_effect_of_the_same_time_are_both_applied(ann: Person) -> None:
    """1.15.2a: a helmet makes itself stronger, and a counter on it does so at the same moment."""
    helmet = ann.equips("head", "兜", "これは、防御値に1の修整を得る。", defense=1)
    ann.plays(ann.instant("鍛造", "すべてのサブタイプが頭のパーマネントに「+1{d}」カウンターを1個置く。")).resolve()
    assert helmet.defense == 3


def test_a_value_that_is_just_great_enough_fits(ann: Person) -> None:
    """2.0.3: an attack with a power of 3 is counted among what has a power of 3 or more, and not of 4 or more."""
    claw = ann.attack("爪", power=3)
    counts = [ann.instant("点呼", f"ライフを(すべてのパワーの値が{least}以上のものの数)点得る。") for least in (3, 4)]
    ann.plays(claw)
    ann.resolves(*counts)
    assert ann.life == 21


@pytest.mark.usefixtures("cid")
def test_what_a_player_who_lost_controlled_goes_to_its_owner(ann: Person, ben: Person) -> None:
    """4.5.1a: objects that the player controls are cleared; only those that the player owns leave the game."""
    harp = ann.item("竪琴")
    steal = ben.instant(
        "盗み", "ゲームの終わりまで、対象のサブタイプがアイテムのパーマネントは、コントローラーがあなたになる。"
    )
    fire = ann.instant("火炎", "プレイヤー1のヒーローに20点の一般ダメージを与える。")
    ben.responds(steal, target=harp).resolve()
    assert ben.controls("竪琴") == 1
    ann.plays(fire).resolve()
    assert (ben.has_lost, harp.zone) == (True, "墓地")


def test_only_the_turn_player_draws_up_at_the_end_of_a_later_turn(ben: Person) -> None:
    """4.4.3f: who has played a card in the turn of another player has one card less."""
    ben.plays_as("《導師》 ヒーロー ライフ20 知力4")
    ben.gets("deck", *(gem(f"赤石{number}") for number in range(9)))
    spark, *_others = ben.gets("hand", *(instant(f"札{number}") for number in range(4)))
    ben.responds(spark).resolve().end_turn()
    assert ben.count("hand") == 3


@pytest.mark.parametrize("order", [1, -1])
def test_a_split_card_is_distinct_from_a_card_with_the_name_of_a_half(ann: Person, order: int) -> None:
    """1.3.4: it has another name besides, in whatever order the cards are counted."""
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


def test_a_game_starts_with_the_macros_of_its_tournament() -> None:
    """One macro for each of two players, in the arena and without an owner."""
    well = Card("泉", frozenset({"macro"}))
    state = set_up(seats(), 1, macros=(MacroRule(well, 1), MacroRule(well, 0)))
    macros = [state.objects[object_id] for object_id in state.zones[PERMANENT]]
    assert [(item.card, item.owner, item.controller) for item in macros] == [(well, None, 1), (well, None, 0)]
