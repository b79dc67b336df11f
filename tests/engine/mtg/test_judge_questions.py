"""Questions that judges were asked about the keywords of Time Spiral in 2006, each played at a table."""

from support.engine.mtg.judge_tables import COUNTER, SHOCK, to_upkeep_of

from rulesdb.checks.mtg.table import Person, Table, TrackedCard

STIFLE = "対象の起動型能力か誘発型能力を打ち消す。"
THEFT = "ターン終了時まで、対象のクリーチャーは、コントローラーがあなたになる。"


def test_storm_copies_a_spell_that_has_been_countered(table: Table, ann: Person, ben: Person) -> None:
    """The ability is on the stack by itself: it copies the spell as it last was there."""
    sip, storm = ann.instant("水", "ライフを1点得る。"), ann.instant("嵐撃", SHOCK, "ストーム")
    no = ben.instant("否定", COUNTER)
    ann.plays(sip).resolve()
    ann.plays(storm, target=ben)
    ben.responds(no, target=storm).resolve()
    assert storm.zone == "墓地"
    table.resolve(new_targets=False)
    assert len(table.copies(storm)) == 1
    table.resolve()
    assert ben.life == 18


def test_a_countered_storm_ability_makes_no_copies(table: Table, ann: Person, ben: Person) -> None:
    """The spell itself resolves."""
    sip, storm = ann.instant("水", "ライフを1点得る。"), ann.instant("嵐撃", SHOCK, "ストーム")
    stifle = ben.instant("もみ消し", STIFLE)
    ann.plays(sip).resolve()
    ann.plays(storm, target=ben)
    ben.responds(stifle).resolve()
    assert (table.stack, len(table.copies(storm))) == (1, 0)
    table.resolve()
    assert ben.life == 18


def test_the_spell_that_answers_a_countered_spell_counts_for_storm(table: Table, ann: Person, ben: Person) -> None:
    """Two spells of the opponent and the countered one were played before."""
    sip, storm = ann.instant("水", "ライフを1点得る。"), ann.instant("嵐撃", SHOCK, "ストーム")
    no, other = ben.instant("否定", COUNTER), ben.instant("拒否", COUNTER)
    ann.plays(sip)
    ben.responds(no, target=sip)
    ben.plays(other, target=no).resolve()
    assert (sip.zone, no.zone) == ("スタック", "墓地")
    table.resolve()
    ann.plays(storm, target=ben).resolve(new_targets=[False] * 3)
    assert len(table.copies(storm)) == 3


def test_a_creature_that_comes_back_from_another_player_has_echo_due(table: Table, ann: Person, ben: Person) -> None:
    """Its owner gains control of it anew at the end of the turn, after the last upkeep."""
    beast = ann.creature("なだれ獣", "エコー「{2}」")
    theft = ben.sorcery("一時の支配", THEFT)
    to_upkeep_of(table, ben)
    table.until("first main")
    ben.plays(theft, target=beast).resolve()
    assert beast.controller == "ベン"
    to_upkeep_of(table, ann)
    assert (beast.controller, table.stack) == ("アン", 1)
    table.resolve(pay=False)
    assert beast.zone == "墓地"


def test_echo_of_a_creature_that_has_left_and_come_back(table: Table, ann: Person, ben: Person) -> None:
    """The permanent for which the ability triggered is gone: nothing is sacrificed if its controller does not pay."""
    beast = ann.creature("なだれ獣", "瞬速", "エコー「{2}」", zone="hand")
    away = ben.instant("帰還", "対象のクリーチャーをオーナーの手札に戻す。")
    ann.plays(beast).resolve()
    to_upkeep_of(table, ann)
    ben.responds(away, target=beast).resolve()
    ann.plays(beast).resolve()
    assert (beast.zone, table.stack) == ("場", 1)
    table.resolve(pay=False)
    assert (beast.zone, table.stack) == ("場", 0)
    to_upkeep_of(table, ann)
    assert table.stack == 1


def test_a_countered_echo_ability_does_not_trigger_again(table: Table, ann: Person, ben: Person) -> None:
    """Nothing is paid, nothing is sacrificed, and in the next upkeep the permanent is no new one."""
    beast = ann.creature("なだれ獣", "エコー「{2}」", zone="hand")
    stifle = ben.instant("もみ消し", STIFLE)
    ann.plays(beast).resolve()
    to_upkeep_of(table, ann)
    ben.responds(stifle).resolve()
    assert (beast.zone, table.stack) == ("場", 0)
    to_upkeep_of(table, ann)
    assert (beast.zone, table.stack) == ("場", 0)


def test_flanking_kills_a_blocker_and_its_creature_stays_blocked(table: Table, ann: Person, ben: Person) -> None:
    """Two instances take a creature of toughness 2 before damage; the player is not hit all the same."""
    knight, bear = ann.creature("騎兵", "側面攻撃", "側面攻撃"), ben.creature("熊")
    table.until("declare blockers", attack=[knight, None], block=[bear, None])
    table.resolve(2)
    assert (bear.zone, table.stack) == ("墓地", 0)
    table.until("end of combat")
    assert (knight.zone, ben.life) == ("場", 20)


def test_a_creature_with_flanking_that_blocks_weakens_nothing(table: Table, ann: Person, ben: Person) -> None:
    """Flanking is about becoming blocked."""
    bear, knight = ann.creature("熊"), ben.creature("騎兵", "側面攻撃")
    table.until("declare blockers", attack=[bear, None], block=[knight, None])
    assert (table.stack, bear.size) == (0, "2/2")


def test_shadow_gained_after_blocks_changes_nothing(table: Table, ann: Person, ben: Person) -> None:
    """The creature stays blocked, and both deal damage."""
    bear, guard = ann.creature("熊"), ben.creature("番兵")
    veil = ann.instant("影の覆い", "ターン終了時まで、対象のクリーチャーは、『シャドー』を得る。")
    table.until("declare blockers", attack=[bear, None], block=[guard, None])
    ann.plays(veil, target=bear).resolve().until("end of combat")
    assert (bear.zone, guard.zone, ben.life) == ("墓地", "墓地", 20)


def test_who_blocks_shadow_and_flying_has_both(table: Table, ann: Person, ben: Person) -> None:
    """Each evasion ability is about the block by itself."""
    bat = ann.creature("影の蝙蝠", "シャドー", "飛行")
    ben.creature("影の番人", "シャドー")
    ben.creature("鳥", "飛行")
    both = ben.creature("影の鳥", "シャドー", "飛行")
    table.until("declare attackers", attack=[bat, None])
    table.until("declare blockers", block=...)
    assert table.choices == ["《影の鳥》", "これ以上は選ばないこと"]
    table.answer(block=[both, None])
    table.until("end of combat")
    assert bat.zone == "墓地"


def test_a_sliver_with_damage_dies_as_another_one_leaves(ann: Person, ben: Person) -> None:
    """What the other one gave is gone, and 2 damage is lethal for a 2/2."""
    strength = "「スリヴァー」であるものは、+1/+1の修整を受ける。"
    header = "クリーチャー ― 「スリヴァー」 パワー1 タフネス1"
    first, second = (
        ann.plays_with(f"《{name}》 「{{1}}」 {header}", strength) for name in ("兄スリヴァー", "弟スリヴァー")
    )
    shock, end = ben.instant("火花", SHOCK), ben.instant("終止", "対象のクリーチャーを破壊する。")
    ben.responds(shock, target=first).resolve()
    assert (first.zone, first.size) == ("場", "3/3")
    ben.responds(end, target=second).resolve()
    assert (first.zone, second.zone) == ("墓地", "墓地")


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
    ann.plays(ann.instant("浪費", "手札を1枚捨てる。")).resolve(replace=True).resolve(may=True)
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


TICK = "すべての待機状態のカードの上から「時間」カウンターを1個取り除く。"


def test_a_triggered_ability_counters_a_spell_with_split_second(ann: Person, ben: Person) -> None:
    """No spell could; the ability triggers and resolves as usual."""
    ben.creature("見張り", f"対戦相手が呪文をプレイしたとき、{COUNTER}")
    spell = sudden(ann)
    ann.plays(spell, target=[ben, spell]).resolve()
    assert (spell.zone, ben.life) == ("墓地", 20)


def test_a_second_spell_with_split_second_waits_for_the_first(ann: Person, ben: Person) -> None:
    """Split second is no exception to split second."""
    first, second = sudden(ann), sudden(ben)
    ann.plays(first, target=ben)
    ann.passes()
    ben.cannot_play(second, "502.58a")


def test_no_card_is_suspended_under_split_second(ann: Person, ben: Person) -> None:
    """To suspend is a special action, but the card must be one that the player could play now."""
    ben.lands("red", 1)
    slow = ben.hand("《遅い火花》 「{4}{R}」 インスタント", SHOCK, "待機1 ― 「{R}」")
    ann.plays(sudden(ann), target=ben)
    ann.passes()
    ben.cannot_take_action("suspend", slow, "502.58a")
    ben.passes()
    ann.passes()
    ben.takes_action("suspend", slow)
    assert slow.zone == "ゲーム外"


def test_a_suspended_card_whose_time_comes_under_split_second_stays(table: Table, ann: Person, ben: Person) -> None:
    """An ability that triggers on the spell with split second removes the last counter: the card cannot be played."""
    ann.lands("red", 1)
    ann.plays_with("《早い時計》 「{0}」 アーティファクト", f"対戦相手が呪文をプレイしたとき、{TICK}")
    slow, spell = ann.hand("《遅い癒し》 「{4}{R}」 ソーサリー", "ライフを3点得る。", "待機1 ― 「{R}」"), sudden(ben)
    ann.takes_action("suspend", slow)
    ben.responds(spell, target=ann).resolve()
    assert (table.stack, slow.counters("時間")) == (2, 0)
    table.resolve()
    assert (table.stack, slow.zone) == (1, "ゲーム外")
    to_upkeep_of(table, ann)
    assert (table.stack, slow.zone, ann.life) == (0, "ゲーム外", 18)


def test_x_is_0_for_a_suspended_card(table: Table, ann: Person, ben: Person) -> None:
    """Whatever mana there is: the mana cost with X in it is not paid."""
    lands = ann.lands("red", 4)
    fire = ann.hand(
        "《遅い炎》 「{X}{R}」 ソーサリー", "対象のクリーチャーかプレイヤーにX点のダメージを与える。", "待機1 ― 「{R}」"
    )
    ann.takes_action("suspend", fire)
    to_upkeep_of(table, ann)
    table.resolve(2, target=ben)
    assert (fire.zone, table.was_asked_of(0, "x")) == ("スタック", False)
    table.resolve()
    assert (ben.life, [land.is_tapped for land in lands]) == (20, [False] * 4)


def test_more_counters_are_removed_than_there_are(table: Table, ann: Person, ben: Person) -> None:
    """The last one is among them, and the card is played once."""
    slow = ann.hand("《遅い癒し》 「{5}」 ソーサリー", "ライフを3点得る。", "待機2 ― 「{0}」")
    hurry = ben.instant("早送り", "すべての待機状態のカードの上から「時間」カウンターを3個取り除く。")
    ann.takes_action("suspend", slow)
    ben.responds(hurry).resolve()
    assert table.stack == 1
    table.resolve(2)
    assert (slow.zone, ann.life, table.stack) == ("墓地", 23, 0)


def test_a_suspended_creature_that_is_countered(table: Table, ann: Person, ben: Person) -> None:
    """The spell can be countered as any spell, and goes to the graveyard."""
    no = ben.instant("否定", COUNTER)
    beast = ann.hand("《遅い獣》 「{5}」 クリーチャー パワー4 タフネス4", "待機1 ― 「{0}」")
    ann.takes_action("suspend", beast)
    to_upkeep_of(table, ann)
    table.resolve(2)
    ben.responds(no, target=beast).resolve()
    assert (beast.zone, table.stack) == ("墓地", 0)


def test_an_effect_that_increases_costs_and_suspend(table: Table, ann: Person) -> None:
    """The increase is due though the mana cost is not paid; without mana the card stays removed."""
    lands = ann.lands("green", 1)
    ann.plays_with(
        "《重税の像》 「{0}」 アーティファクト", "ソーサリーであるものをプレイするコストは、「{1}」多くなる。"
    )
    sheets = [(f"《遅い癒し{one}》 「{{5}}」 ソーサリー", "ライフを3点得る。", "待機1 ― 「{0}」") for one in range(2)]
    first, second = (ann.hand(*sheet) for sheet in sheets)
    ann.takes_action("suspend", first)
    ann.takes_action("suspend", second)
    to_upkeep_of(table, ann)
    table.resolve(6)
    assert sorted([first.zone, second.zone]) == ["ゲーム外", "墓地"]
    assert (ann.life, lands[0].is_tapped) == (23, True)


def test_a_creature_card_with_flash_is_suspended_at_any_time(ann: Person, ben: Person) -> None:
    """In the other player's turn, even in response to a spell."""
    viper = ben.hand("《神出の蛇》 「{4}」 クリーチャー パワー2 タフネス2", "瞬速", "待機2 ― 「{0}」")
    ann.plays(ann.instant("水薬", "ライフを1点得る。"))
    ann.passes()
    ben.takes_action("suspend", viper)
    assert (viper.zone, viper.counters("時間")) == ("ゲーム外", 2)


def test_x_is_0_for_a_card_played_by_madness(table: Table, ann: Person, ben: Person) -> None:
    """The madness cost has no X in it."""
    ann.lands("red", 3)
    ann.hand(
        "《狂炎》 「{X}{R}」 ソーサリー", "対象のクリーチャーかプレイヤーにX点のダメージを与える。", "マッドネス「{R}」"
    )
    ann.plays(ann.instant("浪費", "手札を1枚捨てる。")).resolve(replace=True).resolve(may=True, target=ben)
    table.resolve()
    assert (ben.life, table.was_asked_of(0, "x")) == (20, False)
