"""The checks of flash and split second."""

import pytest
from support.engine.mtg.proved_checks import checks_of, problems

from rulesdb.checks.mtg.table import Person
from rulesdb.checks.running import play
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.mtg.language.card_sheets import read_card
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.play.mtg.table import Opening


@pytest.mark.parametrize("module", ["flash", "split_second"])
def test_each_claim_is_demonstrated(module: str) -> None:
    """With all rules in force each check passes; without what it claims it sees another outcome."""
    assert list(problems(checks_of(module))) == []


@pytest.mark.parametrize("module", ["counters", "flash", "split_second"])
def test_the_cards_of_the_checks_are_read_as_they_are_printed(module: str) -> None:
    """An account opens with the sheets of its cards, and each sheet is the card."""
    for check in checks_of(module):
        opening = play(check).opening
        assert isinstance(opening, Opening)
        assert [read_card(*printer().say(card, SHEET).split("\n")) for card in opening.cards] == list(opening.cards)


def test_a_card_in_hand_keeps_the_flash_with_which_its_player_began_to_play_it(ann: Person, ben: Person) -> None:
    """The effect is on cards in hand alone; on the stack nothing looks for flash any more."""
    ben.plays_with("《時の塔》 「{0}」 アーティファクト", "あなたの手札にあるものは、『瞬速』を得る。")
    bear = ben.creature("熊", zone="hand")
    ann.passes()
    ben.plays(bear).resolve()
    assert bear.zone == "場"


def test_flash_in_old_words_is_lost_as_flash_is(ann: Person, ben: Person) -> None:
    """An effect by which cards lose flash is about the ability, not about the word."""
    ann.plays_with("《枷の塔》 「{0}」 アーティファクト", "場にあるもの以外のものは、すべての瞬速を失う。")
    old = "あなたは、インスタントをプレイできるときなら、いつでもこれをプレイしてよい。"
    panther = ben.creature("古い豹", old, zone="hand")
    ann.passes()
    ben.cannot_play(panther, "305")


def test_a_player_who_may_play_cards_from_elsewhere_plays_no_others_cards(ann: Person, ben: Person) -> None:
    """The permission is about all graveyards, and a player plays only cards that they own."""
    ann.plays_with(
        "《墓の門》 「{0}」 アーティファクト", "あなたは、墓地にあるものを手札にあるかのようにプレイしてよい。"
    )
    own = ann.has_card("graveyard", "《水薬》 「{0}」 インスタント", "ライフを1点得る。")
    other = ben.has_card("graveyard", "《霊薬》 「{0}」 インスタント", "ライフを1点得る。")
    assert (ann.may_play(own), ann.may_play(other)) == (True, False)
    ann.cannot_play(other, "400.1")


def test_a_land_is_no_spell_for_split_second(ann: Person, ben: Person) -> None:
    """It is not played while anything is on the stack, and only the rule of lands says so."""
    land = ann.hand("《山》 〈基本〉 土地", "タップ: 赤マナ1点を加える。")
    sudden = ann.instant("不意の火花", "刹那", "対象のクリーチャーかプレイヤーに2点のダメージを与える。")
    ann.plays(sudden, target=ben)
    ann.cannot_play(land, "212.6")
