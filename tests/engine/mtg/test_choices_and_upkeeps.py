"""Colors that players choose, cumulative upkeep, scry, what triggers on cycling, and permanents that stay tapped."""

import pytest

from rulesdb.checks.mtg.table import Person, Table

BURN = "クリーチャー1体を対象とする。火花はそれに3点のダメージを与える。"


def test_protection_from_a_color_that_is_chosen(ann: Person, ben: Person) -> None:
    """A spell of that color has no legal target any more, and one of another color has."""
    bear, wolf = ann.creature("熊"), ann.creature("狼")
    shield = ann.instant(
        "護り", "クリーチャー1体を対象とする。それはターン終了時まで、あなたが選んだ色1色に対するプロテクションを得る。"
    )
    ben.lands("red", 1)
    spark = ben.instant("火花", BURN, cost="{R}")
    ann.plays(shield, target=bear).resolve(choose="赤")
    ann.passes()
    ben.plays(spark).resolve()
    assert (bear.zone, wolf.zone) == ("場", "墓地")


def test_a_permanent_becomes_the_color_that_is_chosen(ann: Person) -> None:
    """And no other: it was green."""
    dog = ann.creature(
        "雑種犬", "{0}：雑種犬はターン終了時まで、+1/+1の修整を受けるとともにあなたが選んだ色1色になる。", cost="{G}"
    )
    fear = ann.instant("恐怖", "黒でないクリーチャー1体を対象とし、それを破壊する。それは再生できない。")
    assert ann.may_play(fear)
    ann.activates(dog).resolve(choose="黒")
    assert (dog.size, ann.may_play(fear)) == ("3/3", False)


def test_cumulative_upkeep_grows(table: Table, ann: Person) -> None:
    """It costs once more every upkeep; a player who cannot pay all of it sacrifices the permanent."""
    ann.lands("blue", 2)
    basin = ann.has_card("in play", "《水盤》 エンチャント", "累加アップキープ{1}")
    for age, zone in ((1, "場"), (2, "場"), (3, "墓地")):
        table.until("end of turn").until("upkeep")
        while table.turn_player != "アン":
            table.until("end of turn").until("upkeep")
        table.resolve(**({"pay": True} if age < 3 else {}))
        assert (basin.zone, basin.counters("経年") if zone == "場" else age) == (zone, age)


def test_scry_puts_cards_on_the_bottom_and_back(ann: Person) -> None:
    """The card that is put on the bottom is not drawn."""
    cards = {f"《{name}》": ann.has_card("library", f"《{name}》 土地") for name in ("泉", "丘")}
    spell = ann.sorcery("占い", "占術2", "カードを1枚引く。")
    first, second = ann.cards_in("library")[:2]
    ann.plays(spell).resolve(choose=[cards[first], None])
    assert ann.cards_in("library")[-1] == first
    assert second in ann.cards_in("hand")


def test_cycling_triggers(ann: Person) -> None:
    """The ability of the cycled card itself, and that of a permanent."""
    ann.has_card(
        "in play", "《裂け目》 エンチャント", "プレイヤー1人がカードをサイクリングするたび、あなたは1点のライフを得る。"
    )
    card = ann.hand(
        "《命令》 {5} ソーサリー",
        "カードを2枚引く。",
        "サイクリング{0}",
        "あなたが命令をサイクリングしたとき、あなたは4点のライフを得る。",
    )
    other = ann.hand(
        "《令状》 {5} ソーサリー", "サイクリング{0}", "あなたが令状をサイクリングしたとき、あなたは8点のライフを得る。"
    )
    ann.activates(card, 0).resolve(3)
    assert (ann.life, other.zone, card.zone) == (25, "手札", "墓地")


@pytest.mark.parametrize("is_own", [False, True])
def test_it_does_not_untap_in_the_next_untap_step_of_its_controller(
    table: Table, ann: Person, ben: Person, is_own: bool
) -> None:
    """It untaps in the one after that; the untap steps of the other player do not count."""
    bear = (ann if is_own else ben).creature("熊")
    chill = ann.sorcery(
        "寒け",
        "クリーチャー1体を対象とし、それをタップする。それは、それのコントローラーの次のアンタップ・ステップにアンタップしない。",
    )
    ann.plays(chill, target=bear).resolve()
    turns = [False, False]
    for at in range(2):
        table.until("end of turn").until("upkeep")
        while table.turn_player != ("アン" if is_own else "ベン"):
            table.until("end of turn").until("upkeep")
        turns[at] = bear.is_tapped
    assert turns == [True, False]
