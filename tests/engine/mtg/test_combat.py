"""Combat: assigning damage to several blockers, trample, damage on the stack, and creatures that leave combat."""

from rulesdb.checks.mtg.table import Person, Table

AWAY = "対象のクリーチャーをオーナーの手札に戻す。"


def test_damage_is_divided_among_two_blockers(table: Table, ann: Person, ben: Person) -> None:
    """As the attacking player likes, and without an order; both blockers deal theirs."""
    beast, first, second = ann.creature("獣", size="5/6"), ben.creature("甲"), ben.creature("乙", size="1/4")
    table.until("declare blockers", attack=[beast, None], block=[first, second, None], blocked=[beast, beast])
    table.until("combat damage", damage=[1])
    table.resolve()
    assert (first.damage, second.zone, beast.damage, ben.life) == (1, "墓地", 3, 20)


def test_trample_past_two_blockers(table: Table, ann: Person, ben: Person) -> None:
    """What is more than lethal to both may go to the player, and does so where nothing else is chosen."""
    beast, first, second = (
        ann.creature("獣", "トランプル", size="6/6"),
        ben.creature("甲"),
        ben.creature("乙", size="1/3"),
    )
    table.until("declare blockers", attack=[beast, None], block=[first, second, None], blocked=[beast, beast])
    table.until("combat damage", damage=[2])
    table.resolve()
    assert (first.zone, second.zone, ben.life) == ("墓地", "墓地", 19)


def test_the_excess_of_trample_may_stay_with_the_blocker(table: Table, ann: Person, ben: Person) -> None:
    """Who expects the blocker to grow while damage is on the stack assigns more to it."""
    beast, guard = ann.creature("獣", "トランプル", size="6/6"), ben.creature("番兵")
    growth = ben.instant("成長", "ターン終了時まで、対象のクリーチャーは、+4/+4の修整を受ける。")
    table.until("declare blockers", attack=[beast, None], block=[guard, None])
    table.until("combat damage", trample=0)
    ben.responds(growth, target=guard).resolve(2)
    assert (guard.zone, ben.life) == ("墓地", 20)


def test_trample_leaves_every_blocker_a_lethal_amount(table: Table, ann: Person, ben: Person) -> None:
    """With a point for the player, the first blocker is assigned exactly what leaves enough for the second one."""
    beast, first, second = (
        ann.creature("獣", "トランプル", size="6/6"),
        ben.creature("甲"),
        ben.creature("乙", size="1/3"),
    )
    table.until("declare blockers", attack=[beast, None], block=[first, second, None], blocked=[beast, beast])
    table.until("combat damage", trample=1)
    assert not table.was_asked_of(0, "damage")
    table.resolve()
    assert (first.zone, second.zone, ben.life) == ("墓地", "墓地", 19)


def test_a_creature_is_sacrificed_with_its_damage_on_the_stack(table: Table, ann: Person, ben: Person) -> None:
    """It deals one point by its ability, and its combat damage all the same."""
    zealot = ann.creature("狂信者", "(これを生け贄に捧げる): 対象のクリーチャーに1点のダメージを与える。", size="1/1")
    guard = ben.creature("番兵")
    table.until("combat damage", attack=[zealot, None], block=[guard, None])
    ann.activates(zealot, target=guard).resolve()
    assert (zealot.zone, guard.damage) == ("墓地", 1)
    table.resolve()
    assert guard.zone == "墓地"


def test_a_blocker_that_first_strike_has_killed_deals_no_damage(table: Table, ann: Person, ben: Person) -> None:
    """The other blocker deals its own in the second step."""
    knight, first, second = (
        ann.creature("騎士", "先制攻撃", size="2/4"),
        ben.creature("甲", size="3/2"),
        ben.creature("乙"),
    )
    table.until("declare blockers", attack=[knight, None], block=[first, second, None], blocked=[knight, knight])
    table.until("first-strike damage", damage=[2])
    table.resolve()
    assert (first.zone, knight.damage) == ("墓地", 0)
    table.until("end of combat")
    assert (knight.zone, knight.damage) == ("場", 2)


def test_first_strike_that_comes_too_late_changes_nothing(table: Table, ann: Person, ben: Person) -> None:
    """A creature that gains it in the first combat damage step deals damage in the second one."""
    bear, knight = ann.creature("熊"), ann.creature("騎士", "先制攻撃")
    haste = ann.instant("速さ", "ターン終了時まで、対象のクリーチャーは、『先制攻撃』を得る。")
    table.until("first-strike damage", attack=[bear, knight, None])
    ann.plays(haste, target=bear).resolve().until("end of combat")
    assert ben.life == 16


def test_a_blocked_creature_whose_blocker_is_gone_deals_no_damage(table: Table, ann: Person, ben: Person) -> None:
    """It stays blocked."""
    bear, guard, away = ann.creature("熊"), ben.creature("番兵"), ben.instant("帰還", AWAY)
    table.until("declare blockers", attack=[bear, None], block=[guard, None])
    ben.responds(away, target=guard).resolve().until("end of combat")
    assert (bear.zone, bear.damage, ben.life) == ("場", 0, 20)


def test_damage_of_a_creature_that_has_left_is_dealt(table: Table, ann: Person, ben: Person) -> None:
    """The blocker is back in hand when its damage resolves, and is dealt none itself."""
    bear, guard, away = ann.creature("熊"), ben.creature("番兵"), ben.instant("帰還", AWAY)
    table.until("combat damage", attack=[bear, None], block=[guard, None])
    ben.responds(away, target=guard).resolve(2)
    assert (guard.zone, bear.zone) == ("手札", "墓地")


def test_an_attacking_creature_that_is_stolen_leaves_combat(table: Table, ann: Person, ben: Person) -> None:
    """It deals damage to nobody."""
    bear = ann.creature("熊")
    theft = ben.instant("強奪", "ターン終了時まで、対象のクリーチャーは、コントローラーがあなたになる。")
    table.until("declare attackers", attack=[bear, None])
    ben.responds(theft, target=bear).resolve().until("end of combat")
    assert (bear.controller, ann.life, ben.life) == ("ベン", 20, 20)
    assert "《熊》が戦闘から取り除かれる" in [line.text for line in table.lines]


def test_a_tapped_creature_does_not_block(table: Table, ann: Person, ben: Person) -> None:
    """Its controller is not even asked."""
    bear, guard = ann.creature("熊"), ben.creature("番兵")
    sleep = ann.instant("眠り", "対象のパーマネントをタップする。")
    ann.plays(sleep, target=guard).resolve().until("end of combat", attack=[bear, None])
    assert (ben.life, table.was_asked_of(1, "block")) == (18, False)
