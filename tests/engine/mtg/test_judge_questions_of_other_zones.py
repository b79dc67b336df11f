"""Questions that judges of Magic got about madness, flashback, buyback and suspend, each as a game."""

from support.engine.mtg.judge_tables import SHOCK, to_upkeep_of

from rulesdb.checks.mtg.table import Person, Table, TrackedCard

ALTAR = ("《焼却炉》 「{0}」 アーティファクト", "(手札を1枚捨てる): 赤マナ1点を加える。")


def sudden(player: Person) -> TrackedCard:
    """Give a player an instant with split second."""
    return player.instant("不意の火花", "刹那", SHOCK)


def test_madness_under_split_second(table: Table, ann: Person, ben: Person) -> None:
    """A card discarded for a mana ability may be removed and triggers, but its spell cannot be played then."""
    altar = ben.plays_with(*ALTAR)
    worm = ben.hand("《怒りの蛇》 「{4}」 クリーチャー パワー3 タフネス4", "マッドネス「{0}」")
    ann.plays(sudden(ann), target=ben)
    ann.passes()
    ben.activates(altar, replace=True)
    assert (worm.zone, table.stack, ben.mana) == ("ゲーム外", 2, 1)
    table.resolve(may=True)
    assert (worm.zone, table.stack, ben.life) == ("墓地", 1, 20)


def test_madness_in_the_cleanup_step(table: Table, ann: Person) -> None:
    """Players get priority, the spell resolves, and another cleanup step ends its effect."""
    bear = ann.creature("熊")
    rage = ann.hand(
        "《怒り》 「{4}」 インスタント",
        "ターン終了時まで、対象のクリーチャーは、+3/+3の修整を受ける。",
        "マッドネス「{0}」",
    )
    for number in range(7):
        ann.hand(f"《石{number}》 「{{9}}」 アーティファクト")
    table.until("cleanup", discard=rage, replace=True)
    assert (table.step, rage.zone, ann.has_priority) == ("cleanup", "ゲーム外", True)
    table.resolve(may=True, target=bear)
    table.resolve()
    assert (table.step, bear.size) == ("cleanup", "5/5")
    table.until("upkeep")
    assert bear.size == "2/2"


def test_a_card_with_madness_and_flashback(table: Table, ann: Person) -> None:
    """Played for its madness cost it goes to the graveyard, and is played from there once more."""
    spark = ann.hand(
        "《火種》 「{4}」 インスタント", "ライフを3点得る。", "マッドネス「{0}」", "フラッシュバック「{0}」"
    )
    waste = ann.instant("浪費", "手札を1枚捨てる。")
    ann.plays(waste).resolve(replace=True)
    table.resolve(may=True)
    table.resolve()
    assert (spark.zone, ann.life) == ("墓地", 23)
    ann.plays(spark).resolve()
    assert (spark.zone, ann.life) == ("ゲーム外", 26)


def test_discard_by_an_opponent(table: Table, ann: Person, ben: Person) -> None:
    """Who discards decides, and plays a creature in the other player's turn."""
    worm = ben.hand("《怒りの蛇》 「{4}」 クリーチャー パワー3 タフネス4", "マッドネス「{0}」")
    ann.plays(ann.sorcery("強要", "対戦相手は、手札を1枚捨てる。")).resolve(replace=True)
    assert table.was_asked_of(1, "replace")
    table.resolve(may=True)
    assert (worm.zone, worm.controller) == ("スタック", "ベン")
    table.resolve()
    assert worm.zone == "場"


def test_a_sorcery_with_flashback_waits_for_a_main_phase(ann: Person, ben: Person) -> None:
    """The graveyard changes nothing about its timing."""
    wind = ben.has_card("graveyard", "《癒しの風》 「{4}」 ソーサリー", "ライフを3点得る。", "フラッシュバック「{0}」")
    ann.passes()
    ben.cannot_play(wind, "305")


def test_additional_costs_are_paid_with_flashback(ann: Person) -> None:
    """The creature is sacrificed, whatever takes the place of the mana cost."""
    bear = ann.creature("熊")
    offering = "これをプレイするための追加コスト: (あなたがコントロールするクリーチャーのうち1つを生け贄に捧げる)"
    sheet = ("《捧げ火》 「{4}」 ソーサリー", "ライフを3点得る。", offering, "フラッシュバック「{0}」")
    first, second = ann.has_card("graveyard", *sheet), ann.has_card("graveyard", *sheet)
    ann.plays(first).resolve()
    assert (bear.zone, first.zone, ann.life) == ("墓地", "ゲーム外", 23)
    assert not ann.may_play(second)


def test_a_flashback_spell_that_is_countered_by_its_own_lack_of_targets(ann: Person, ben: Person) -> None:
    """It leaves the stack, so it is removed as well."""
    bear = ben.creature("熊")
    fire = ann.has_card(
        "graveyard",
        "《残り火》 「{4}」 インスタント",
        "対象のクリーチャーに2点のダメージを与える。",
        "フラッシュバック「{0}」",
    )
    end = ben.instant("終止", "対象のクリーチャーを破壊する。")
    ann.plays(fire, target=bear)
    ben.responds(end, target=bear).resolve(2)
    assert fire.zone == "ゲーム外"


def test_a_suspended_spell_is_bought_back(table: Table, ann: Person) -> None:
    """Buyback is an additional cost, which may be paid for a spell that is played without its mana cost."""
    (land,) = ann.lands("green", 1)
    heal = ann.hand("《遅い癒し》 「{5}」 ソーサリー", "ライフを3点得る。", "待機1 ― 「{0}」", "バイバック「{1}」")
    ann.takes_action("suspend", heal)
    to_upkeep_of(table, ann)
    table.resolve(2, additional_cost=True)
    assert land.is_tapped
    table.resolve()
    assert (heal.zone, ann.life) == ("手札", 23)


def test_a_spell_with_flashback_that_is_bought_back(table: Table, ann: Person) -> None:
    """Whichever replacement its controller applies first, the card is removed from the game."""
    sheet = ("《泉》 「{4}」 インスタント", "ライフを3点得る。", "バイバック「{0}」", "フラッシュバック「{0}」")
    cards = [ann.has_card("graveyard", *sheet) for _ in range(2)]
    for number, card in enumerate(cards):
        ann.plays(card, additional_cost=True).resolve(order_of_replacements=number)
        assert table.questions.count("先に使う置換効果") == number + 1
    assert ([card.zone for card in cards], ann.life) == (["ゲーム外"] * 2, 26)


def test_a_stolen_spell_that_its_owner_steals_back_is_bought_back(ann: Person, ben: Person) -> None:
    """What counts is who controls the spell as it resolves."""
    theft = "ゲームの終わりまで、対象の呪文は、コントローラーがあなたになる。"
    heal, steal, back = (
        ann.instant("泉", "ライフを3点得る。", "バイバック「{0}」"),
        *(player.instant(name, theft) for player, name in ((ben, "強奪"), (ann, "奪還"))),
    )
    ann.plays(heal, additional_cost=True)
    ben.responds(steal, target=heal).resolve()
    ann.plays(back, target=heal).resolve(2)
    assert (heal.zone, ann.life, ben.life) == ("手札", 23, 20)
