"""Printed cards, played: damage in another amount, one effect instead of another, cards that a permanent removed.

And abilities that trigger on abilities, mana for each of something, and creatures as large as their mana costs.
"""

import pytest

from rulesdb.checks.mtg.table import Person
from rulesdb.engine.mtg.language.card_sheets import read_sheets
from rulesdb.source.text import SourceText

SPARK = "プレイヤー1人を対象とする。火花はそれに3点のダメージを与える。"
FLING = (
    "遠投をプレイするための追加コストとして、クリーチャーを1体生け贄に捧げる。",
    "プレイヤー1人を対象とする。遠投は、それに生け贄に捧げられたクリーチャーのパワーに等しい点数のダメージを与える。",
)


def test_damage_is_doubled(ann: Person, ben: Person) -> None:
    """Two of the enchantments make four times the damage."""
    spark, other = (ann.instant("火花", SPARK) for _ in range(2))
    furnace = (
        "発生源1つがクリーチャー1体かプレイヤー1人にダメージを与える場合、"
        "代わりにそれはそのクリーチャーかプレイヤーに2倍の点数のダメージを与える。"
    )
    ann.plays_with("《大炉》 エンチャント", furnace)
    second = ann.hand("《大炉》 {0} エンチャント", furnace)
    ann.plays(spark, target=ben).resolve()
    assert ben.life == 14
    ann.resolves(second)
    ann.plays(other, target=ben).resolve(order_of_replacements=0)
    assert ben.life == 2


def test_a_part_of_the_damage_is_prevented(ann: Person, ben: Person) -> None:
    """Damage to another player is none of its business."""
    ben.has_card(
        "in play",
        "《胸当て》 アーティファクト",
        "発生源1つがあなたにダメージを与える場合、そのダメージのうちの1点を軽減する。",
    )
    first, second = (ann.instant("火花", SPARK) for _ in range(2))
    ann.plays(first, target=ben).resolve()
    ann.plays(second, target=ann).resolve()
    assert (ben.life, ann.life) == (18, 17)


def test_an_ability_triggers_on_abilities_that_are_no_mana_abilities(ann: Person, ben: Person) -> None:
    """One whose source is sacrificed for it triggers it, too."""
    ben.has_card(
        "in play",
        "《番人》 クリーチャー ― 人間 2/2",
        "プレイヤーがマナ能力でない起動型能力をプレイするたび、番人はそのプレイヤーに1点のダメージを与える。",
    )
    (land,) = ann.lands("green", 1)
    egg = ann.creature("卵殻", "{1},卵殻を生け贄に捧げる：カードを1枚引く。")
    ann.activates(egg).resolve().resolve()
    assert (land.is_tapped, ann.life, egg.zone) == (True, 19, "墓地")


def test_the_card_that_it_removed_comes_back(ann: Person, ben: Person) -> None:
    """Each of two permanents returns its own card, to the card's owner."""
    lines = (
        "追い剥ぎが場に出たとき、追い剥ぎ以外のクリーチャー1体を対象とし、それをゲームから取り除く。",
        "追い剥ぎが場を離れたとき、その取り除かれたカードをオーナーのコントロール下で場に戻す。",
    )
    bear, wolf = ben.creature("熊"), ben.creature("狼")
    one, two = (ann.hand("《追い剥ぎ》 {0} クリーチャー ― 人間 2/3", *lines) for _ in range(2))
    end = ann.instant("終止", "クリーチャー1体を対象とし、それを破壊する。")
    ann.plays(one).resolve(target=bear).resolve()
    ann.plays(two).resolve(target=wolf).resolve()
    assert (bear.zone, wolf.zone) == ("ゲーム外", "ゲーム外")
    ann.plays(end, target=one).resolve().resolve()
    assert (bear.zone, wolf.zone, bear.controller) == ("場", "ゲーム外", "ベン")


@pytest.mark.parametrize(("dead", "life"), [(0, 17), (1, 15)])
def test_another_effect_instead(ann: Person, ben: Person, dead: int, life: int) -> None:
    """What the later sentence names is what the first one named."""
    for _ in range(dead):
        ann.has_card("graveyard", "《熊》 {0} クリーチャー 2/2")
    blaze = ann.instant(
        "火勢",
        "プレイヤー1人を対象とする。火勢はそのプレイヤーに3点のダメージを与える。"
        "あなたの墓地に1枚以上のカードがある場合、代わりに火勢はそのプレイヤーに5点のダメージを与える。",
    )
    ann.plays(blaze, target=ben).resolve()
    assert ben.life == life


def test_mana_for_each_card(ann: Person) -> None:
    """The cards in the graveyards of all players count."""
    for _ in range(2):
        ann.has_card("graveyard", "《祭儀》 {R} ソーサリー")
    rite = ann.sorcery(
        "祭儀", "{R}{R}を加える。その後、すべての墓地にある「祭儀」という名前のカード1枚につき、{R}を加える。"
    )
    ann.plays(rite).resolve()
    assert ann.mana == 4


def test_enchantments_are_as_large_as_they_cost(ann: Person) -> None:
    """An Aura is none of them, nor is the enchantment itself."""
    glow = ann.has_card(
        "in play",
        "《輝き》 {2}{W}{W} エンチャント",
        "オーラでない他の各エンチャントは、その点数で見たマナ・コストに等しいパワーとタフネスを持つクリーチャーである。"
        "それはエンチャントでもある。",
    )
    calm = ann.has_card("in play", "《凪》 {1}{G} エンチャント")
    assert (calm.size, glow.size) == ("2/2", "0/0")


def test_damage_as_much_as_the_power_of_what_was_sacrificed(ann: Person, ben: Person) -> None:
    """Its power is that which it had in play, also for a copy of the spell."""
    giant = ann.plays_with("《巨人》 クリーチャー ― 巨人 4/4")
    fling = ann.instant("遠投", *FLING)
    fork = ann.instant("写し", "呪文1つを対象とし、それをコピーする。あなたはそのコピーの新しい対象を選んでもよい。")
    ann.plays(fling, target=ben)
    ann.plays(fork, target=fling).resolve(may=False).resolve()
    assert (giant.zone, ben.life) == ("墓地", 16)
    ann.table.resolve()
    assert ben.life == 12


def test_nothing_was_sacrificed_without_a_cost() -> None:
    """The words are refused on a card for which nothing is sacrificed."""
    _, (problem,) = read_sheets(SourceText("card", f"《遠投》 {{R}} インスタント\n{FLING[1]}"))
    assert problem.message.startswith("生け贄に捧げられた means nothing")


def test_one_of_the_cards_that_are_found_comes_into_play(ann: Person) -> None:
    """The player chooses which, and takes the other one into the hand."""
    first, second = (ann.has_card("library", f"《{name}》 基本土地 ― {name}") for name in ("森", "島"))
    reach = ann.sorcery(
        "手探り",
        "あなたのライブラリーから基本土地カードを2枚まで探し、それらのカードを公開し、1枚をタップ状態で場に出し、"
        "残りをあなたの手札に加える。その後、あなたのライブラリーを切り直す。",
    )
    ann.plays(reach).resolve(choose=[first, second, second])
    assert (first.zone, second.zone, second.is_tapped) == ("手札", "場", True)
