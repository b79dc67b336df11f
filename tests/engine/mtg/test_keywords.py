"""Keywords of Magic: their checks demonstrate what they claim, and what else they do in games."""

import pytest
from support.engine.mtg.proved_checks import checks_of, problems

from rulesdb.checks.mtg.table import Person, Table
from rulesdb.checks.running import play
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.mtg.codec import CODEC
from rulesdb.engine.mtg.language.card_sheets import read_card
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.state import State
from rulesdb.play.mtg.table import Opening

CHECKS = {
    "buyback": 9, "combat_keywords": 7, "echo": 1, "flash": 1, "flashback": 9, "madness": 9, "split_second": 1,
    "storm": 1, "suspend": 15, "themes": 18, "suspended_play": 15,
}  # fmt: skip
"""The modules of checks, with the least number of checks of each."""


@pytest.mark.in_part(10)
@pytest.mark.parametrize(("module", "least"), CHECKS.items())
def test_each_claim_is_demonstrated(module: str, least: int) -> None:
    """With all rules in force each check passes; without what it claims it sees another outcome."""
    checks = checks_of(module)
    assert len(checks) >= least
    assert list(problems(checks)) == []


@pytest.mark.parametrize("module", ["themes", "flash", "split_second"])
def test_the_cards_of_the_checks_are_read_as_they_are_printed(module: str) -> None:
    """An account opens with the sheets of its cards, and each sheet is the card."""
    for check in checks_of(module):
        opening = play(check).opening
        assert isinstance(opening, Opening)
        assert [read_card(*printer().say(card, SHEET).split("\n")) for card in opening.cards] == list(opening.cards)


def test_a_card_in_hand_keeps_the_flash_with_which_its_player_began_to_play_it(ben: Person) -> None:
    """The effect is on cards in hand alone; on the stack nothing looks for flash any more."""
    ben.plays_with("《時の塔》 「{0}」 アーティファクト", "あなたの手札にあるものは、『瞬速』を得る。")
    bear = ben.creature("熊", zone="hand")
    ben.responds(bear).resolve()
    assert bear.zone == "場"


def test_flash_in_old_words_is_lost_as_flash_is(ann: Person, ben: Person) -> None:
    """An effect by which cards lose flash is about the ability, not about the word."""
    ann.plays_with("《枷の塔》 「{0}」 アーティファクト", "場にあるもの以外のものは、すべての瞬速を失う。")
    old = "あなたは、インスタントをプレイできるときなら、いつでもこれをプレイしてよい。"
    panther = ben.creature("古い豹", old, zone="hand")
    ann.passes()
    ben.cannot_play(panther, "305")


def test_a_land_is_no_spell_for_split_second(ann: Person, ben: Person) -> None:
    """It is not played while anything is on the stack, and only the rule of lands says so."""
    land = ann.hand("《山》 〈基本〉 土地", "タップ: 赤マナ1点を加える。")
    ann.plays(ann.instant("不意の火花", "刹那", "対象のクリーチャーかプレイヤーに2点のダメージを与える。"), target=ben)
    ann.cannot_play(land, "212.6")


def test_a_creature_dies_by_its_toughness_as_its_counters_are_removed(ann: Person) -> None:
    """Both are state-based effects of the same moment: three counters against one leave it no toughness."""
    bear = ann.creature("熊")
    up = ann.sorcery("成長", "すべてのクリーチャーの上に「+1/+1」カウンターを1個置く。")
    down = ann.sorcery("衰え", "すべてのクリーチャーの上に「-1/-1」カウンターを3個置く。")
    ann.resolves(up, down)
    assert bear.zone == "墓地"


def test_a_card_whose_madness_cost_cannot_be_paid_goes_to_the_graveyard(table: Table, ann: Person) -> None:
    """Its owner wants to play it, but has no land."""
    worm = ann.hand("《怒りの蛇》 「{4}」 クリーチャー パワー3 タフネス4", "マッドネス「{1}」")
    ann.plays(ann.instant("浪費", "手札を1枚捨てる。")).resolve(replace=True).resolve(may=True)
    assert (worm.zone, table.stack) == ("墓地", 0)


def test_a_spell_whose_target_is_gone_is_not_bought_back(ann: Person, ben: Person) -> None:
    """It is countered as it would resolve."""
    bear = ben.creature("熊")
    shock = ann.instant("火花", "対象のクリーチャーに2点のダメージを与える。", "バイバック「{0}」")
    end = ben.instant("終止", "対象のクリーチャーを破壊する。")
    ann.plays(shock, target=bear, additional_cost=True)
    ben.responds(end, target=bear).resolve(2)
    assert shock.zone == "墓地"


def test_a_card_with_targets_and_no_mana_cost_is_played_from_the_graveyard(ann: Person, ben: Person) -> None:
    """What cannot be played from hand can be played for its flashback cost, and is removed if its target is gone."""
    ann.lands("red", 2)
    bear = ben.creature("熊")
    sheet = ("《残り火》 インスタント", "対象のクリーチャーに2点のダメージを与える。", "フラッシュバック「{R}」")
    first, second, in_hand = ann.has_card("graveyard", *sheet), ann.has_card("graveyard", *sheet), ann.hand(*sheet)
    assert not ann.may_play(in_hand)
    ann.plays(first, target=bear)
    ann.plays(second, target=bear).resolve(2)
    assert (bear.zone, first.zone, second.zone) == ("墓地", "ゲーム外", "ゲーム外")


def test_another_player_s_graveyard_is_out_of_reach(ann: Person, ben: Person) -> None:
    """Only the owner plays the card."""
    spark = ann.has_card("graveyard", "《火種》 「{0}」 インスタント", "ライフを1点得る。", "フラッシュバック「{0}」")
    ann.passes()
    assert not ben.may_play(spark)


@pytest.mark.parametrize(
    "text",
    [
        "待機4 ― 「{1}{R}」",
        "これをプレイするための追加コスト: 「{2}」",
        "すべての待機状態のカードをオーナーの手札に戻す。",
    ],
)
def test_what_a_card_says_is_read_as_it_is_printed(text: str) -> None:
    """A line of a card sheet is printed again as it was."""
    (ability,) = read_card("《火》 「{R}」 ソーサリー", text).abilities
    assert printer().say(ability) == text


def test_a_game_with_a_suspended_card_can_be_saved(table: Table, ann: Person, ben: Person) -> None:
    """The state is read back as it was, with the haste of a creature that was suspended."""
    ann.lands("red", 1)
    beast = ann.hand("《獣》 「{5}」 クリーチャー パワー4 タフネス4", "待機1 ― 「{R}」")
    tick = ben.instant("時計回し", "すべての待機状態のカードの上から「時間」カウンターを1個取り除く。")
    ann.takes_action("suspend", beast)
    assert CODEC.decode(CODEC.encode(table.state), State) == table.state
    ben.responds(tick).resolve(3)
    assert beast.zone == "場"
    assert CODEC.decode(CODEC.encode(table.state), State) == table.state
