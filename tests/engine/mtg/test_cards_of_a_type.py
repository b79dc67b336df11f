"""Card types, subtypes and colors outside of play, played: there they name cards, and on the stack spells."""

import pytest

from rulesdb.checks.mtg.table import Person

FROM_YOUR_GRAVEYARD = [
    "あなたの墓地にあるクリーチャー1枚",
    "あなたの墓地にあるクリーチャー・カード1枚",
    "あなたの墓地にあるクリーチャーカード１枚",
    "あなたの墓地にある黒のクリーチャー・カード1枚",
    "あなたの墓地にある黒のカード1枚",
    "あなたの墓地にあるゴブリン・カード1枚",
    "あなたの墓地にあるゴブリン1枚",
    "墓地にある黒のゴブリン・クリーチャー・カード1枚",
    "墓地にあるカード1枚",
    "あなたの墓地のクリーチャー・カード1枚",
    "あなたの墓地にあるインスタントでないカード1枚",
]


@pytest.mark.parametrize("what", FROM_YOUR_GRAVEYARD)
def test_a_card_comes_back_from_the_graveyard(ann: Person, what: str) -> None:
    """The creature card is the only legal target, and the creature in play is none."""
    header = "《穴の鬼》 {B} クリーチャー ― ゴブリン 2/2"
    living, goblin = ann.plays_with(header), ann.has_card("graveyard", header)
    ann.plays(ann.sorcery("呼び戻し", f"{what}を対象とし、それをオーナーの手札に戻す。")).resolve()
    assert (living.zone, goblin.zone) == ("場", "手札")


def test_an_instant_comes_back_from_the_graveyard(ann: Person) -> None:
    """An instant is never a permanent, and names cards all the more."""
    bolt = ann.has_card("graveyard", "《火》 {R} インスタント", "カードを1枚引く。")
    text = "あなたの墓地にあるインスタント1枚を対象とし、それを手札に戻す。"
    ann.plays(ann.sorcery("回想", text)).resolve()
    assert bolt.zone == "手札"


def test_a_creature_of_the_opponent_comes_under_ones_control(ann: Person, ben: Person) -> None:
    """Who puts a card into play controls the permanent."""
    wolf, bear = ann.creature("狼", zone="graveyard"), ben.creature("熊", zone="graveyard")
    text = "対戦相手の墓地にあるクリーチャー・カード1枚を対象とし、それを戦場に出す。"
    ann.plays(ann.sorcery("招集", text)).resolve()
    assert (wolf.zone, bear.zone, bear.controller) == ("墓地", "場", "アン")


def test_all_cards_of_a_type_are_named(ann: Person, ben: Person) -> None:
    """Those in graveyards alone, whoever's they are."""
    bear, wolf, living = (
        ann.creature("熊", zone="graveyard"),
        ben.creature("狼", zone="graveyard"),
        ann.creature("獣"),
    )
    rite = ann.has_card("graveyard", "《儀式》 {B} ソーサリー", "カードを1枚引く。")
    ann.plays(ann.sorcery("浄化", "墓地にあるすべてのクリーチャー・カードを追放する。")).resolve()
    assert (bear.zone, wolf.zone, living.zone, rite.zone) == ("ゲーム外", "ゲーム外", "場", "墓地")


@pytest.mark.parametrize(
    "what",
    [
        "クリーチャー呪文",
        "クリーチャー・呪文",
        "緑の呪文",
        "緑のクリーチャー呪文",
        "熊呪文",
        "スタックにあるクリーチャー",
    ],
)
def test_a_creature_spell_is_countered(ann: Person, ben: Person, what: str) -> None:
    """Not the instant beside it."""
    bear = ann.hand("《若熊》 {G} クリーチャー ― 熊 2/2")
    ann.lands("green", 1)
    fire = ann.instant("火", "カードを1枚引く。")
    counter = ben.instant("否定", f"{what}1つを対象とし、それを打ち消す。")
    ann.plays(bear)
    ann.plays(fire)
    ben.responds(counter).resolve()
    assert (bear.zone, fire.zone) == ("墓地", "スタック")


def test_cards_in_play_of_a_player_are_those_the_player_controls(ann: Person, ben: Person) -> None:
    """Play is no player's zone."""
    bear, wolf = ann.creature("熊"), ben.creature("狼")
    ann.plays(ann.sorcery("波", "あなたの戦場にいるすべてのクリーチャーをタップする。")).resolve()
    assert (bear.is_tapped, wolf.is_tapped) == (True, False)


def test_two_descriptions_before_a_noun_are_both_meant(ann: Person, ben: Person) -> None:
    """The flying white creature alone is destroyed."""
    white = "《鳩》 {W} クリーチャー ― 鳥 1/1"
    dove, dog = ben.plays_with(white, "飛行"), ben.plays_with("《犬》 {W} クリーチャー ― 犬 1/1")
    raven = ben.creature("鴉", "飛行")
    ann.plays(ann.sorcery("矢", "すべての飛行を持つ白のクリーチャーを破壊する。")).resolve()
    assert (dove.zone, dog.zone, raven.zone) == ("墓地", "場", "場")
