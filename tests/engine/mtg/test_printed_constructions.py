"""Constructions of printed cards, played: numbers below 0, equal names, players as targets, counters for a kicker.

And cards that are shuffled in, tokens that are copies, targets that change, and targets up to a number.
"""

import pytest

from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.mtg.events.zones import Count
from rulesdb.engine.mtg.state import ZoneName


def test_x_is_taken_from_power_and_toughness(ann: Person) -> None:
    """A creature whose toughness is the same number is put into the graveyard."""
    bear, giant = ann.creature("熊"), ann.has_card("in play", "《巨人》 クリーチャー ― 巨人 4/4")
    ann.lands("black", 4)
    vapor, fog = (
        ann.sorcery(name, "クリーチャー1体を対象とする。それはターン終了時まで-X/-Xの修整を受ける。", cost="{X}")
        for name in ("蒸気", "霧")
    )
    ann.plays(vapor, target=giant, x=2).resolve()
    assert giant.size == "2/2"
    ann.plays(fog, target=bear, x=2).resolve()
    assert bear.zone == "墓地"


def test_the_permanents_of_a_name_go_with_the_target(ann: Person, ben: Person) -> None:
    """What has another name stays, and so does what is in another zone."""
    echo = ann.instant(
        "こだま",
        "土地でないパーマネント1つを対象とする。それと、それと同じ名前を持つ他のすべてのパーマネントをオーナーの手札に戻す。",
    )
    bear, twin, wolf = ann.creature("熊"), ben.creature("熊"), ben.creature("狼")
    ann.plays(echo, target=bear).resolve()
    assert (bear.zone, twin.zone, wolf.zone) == ("手札", "手札", "場")


def test_who_cannot_be_a_target_is_none(ann: Person, ben: Person) -> None:
    """The player who plays the spell is the only target that is left."""
    ben.has_card("in play", "《仮面》 エンチャント", "あなたは呪文や能力の対象にならない。")
    ann.plays(ann.instant("火花", "プレイヤー1人を対象とする。火花はそれに3点のダメージを与える。")).resolve()
    assert (ann.life, ben.life) == (17, 20)


def test_a_creature_that_it_wounded_leaves_the_game(ann: Person, ben: Person) -> None:
    """One that dies without its damage goes to the graveyard."""
    archer = ann.creature(
        "射手",
        "{T}：クリーチャー1体を対象とする。射手はそれに2点のダメージを与える。",
        "射手によってこのターンダメージを与えられたクリーチャーが墓地に置かれる場合、代わりにそれをゲームから取り除く。",
    )
    bear, wolf = ben.creature("熊"), ben.creature("狼")
    end = ann.instant("終止", "クリーチャー1体を対象とし、それを破壊する。")
    ann.activates(archer, target=bear).resolve()
    ann.plays(end, target=wolf).resolve()
    assert (bear.zone, wolf.zone) == ("ゲーム外", "墓地")


@pytest.mark.parametrize(("is_kicked", "size"), [(True, "4/4"), (False, "2/2")])
def test_counters_for_a_kicker(ann: Person, is_kicked: bool, size: str) -> None:
    """The creature comes into play with them if the cost was paid."""
    ann.lands("green", 2)
    giant = ann.hand(
        "《蹴り手》 {0} クリーチャー 2/2",
        "キッカー{2}",
        "キッカー・コストが支払われていた場合、蹴り手はその上に+1/+1カウンターが2個置かれた状態で場に出る。",
    )
    ann.plays(giant, additional_cost=is_kicked).resolve()
    assert giant.size == size


COLOSSUS = (
    "《巨像》 {0} クリーチャー 9/9",
    "巨像がいずれかの領域からいずれかの墓地に置かれる場合、代わりに巨像を公開し、それをオーナーのライブラリーに加えて切り直す。",
)


@pytest.mark.parametrize(
    ("zone", "text"),
    [
        ("in play", "すべてのクリーチャーを破壊する。それらは再生できない。"),
        ("in play", "各プレイヤーはクリーチャーを1体生け贄に捧げる。"),
        ("hand", "あなたの手札を捨てる。"),
    ],
)
def test_it_is_shuffled_into_the_library_from_anywhere(ann: Person, zone: ZoneName, text: str) -> None:
    """Whatever puts it into the graveyard: it never gets there."""
    colossus = ann.has_card(zone, *COLOSSUS)
    ann.plays(ann.sorcery("波", text)).resolve()
    assert (colossus.zone, ann.count("library") > 0) == ("ライブラリー", True)


def test_a_countered_spell_is_shuffled_in(ann: Person, ben: Person) -> None:
    """It would be put into the graveyard from the stack."""
    colossus, counter = ann.hand(*COLOSSUS), ben.instant("否定", "呪文1つを対象とし、それを打ち消す。")
    ann.plays(colossus)
    ben.responds(counter).resolve()
    assert (colossus.zone, counter.zone) == ("ライブラリー", "墓地")


def test_a_token_that_is_a_copy_is_sacrificed(table: Table, ann: Person) -> None:
    """What is copied stays; the token has haste, which the copied creature does not get."""
    mirror = ann.creature(
        "鏡割り",
        "{T}：あなたがコントロールする伝説でないクリーチャー1体を対象とする。それのコピーであるトークンを1体場に出す。"
        "それは速攻を持つ。ターン終了時に、それを生け贄に捧げる。",
    )
    bear = ann.creature("熊", "これが場に出たとき、あなたは2点のライフを得る。")
    ann.activates(mirror, target=bear).resolve(2)
    assert (ann.controls("熊"), ann.life) == (2, 22)
    table.until("end of turn").resolve()
    assert (ann.controls("熊"), bear.zone) == (1, "場")


def test_a_token_that_is_a_copy_has_the_counters_of_what_comes_in(ann: Person) -> None:
    """It is not put into the graveyard for its toughness of 0."""
    mirror = ann.creature("鏡割り", "{T}：クリーチャー1体を対象とする。それのコピーであるトークンを1体場に出す。")
    hydra = ann.creature("多頭蛇", "多頭蛇は+1/+1カウンターが3個置かれた状態で場に出る。", size="0/1")
    ann.activates(mirror, target=hydra).resolve()
    assert ann.controls("多頭蛇") == 2
    assert ann.table.values(Count, "amount") == [3]


def test_the_target_of_a_spell_is_changed(ann: Person, ben: Person) -> None:
    """The new target is another one, and legal; a spell with two targets keeps them."""
    fire = ann.instant("火花", "クリーチャー1体かプレイヤー1人を対象とする。火花はそれに3点のダメージを与える。")
    bend = ben.instant("偏り", "対象が1つである呪文1つを対象とし、それの対象を変更する。")
    bear = ann.creature("熊")
    ann.plays(fire, target=ben)
    ben.responds(bend).resolve(target=bear).resolve()
    assert (ben.life, bear.zone) == (20, "墓地")


def test_as_many_targets_as_are_wanted(ann: Person) -> None:
    """Three at most, and fewer where there are not as many; none at all is none that is illegal."""
    lands = [ann.has_card("graveyard", f"《丘{at}》 土地") for at in range(2)]
    spell, twin = (
        ann.sorcery(
            name, "あなたの墓地にある土地カードを最大3枚まで対象とし、それらをあなたの手札に戻す。", "カードを1枚引く。"
        )
        for name in ("土の命", "泥の命")
    )
    ann.plays(spell, target=[lands[0], lands[1], None]).resolve()
    assert [one.zone for one in lands] == ["手札", "手札"]
    before = ann.count("hand")
    ann.plays(twin).resolve()
    assert ann.count("hand") == before


def test_tokens_come_into_play(ann: Person) -> None:
    """What triggers as a creature comes into play does so for each of them, and a token itself triggers."""
    ann.creature("見張り", "他のクリーチャーが場に出るたび、あなたは1点のライフを得る。")
    ann.plays(ann.sorcery("群れ", "緑の1/1の熊・クリーチャー・トークンを2体場に出す。")).resolve(3)
    assert (ann.controls("熊"), ann.life) == (2, 22)
