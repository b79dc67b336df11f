"""How long effects last, how often and on which next card: each test fails if its clause is left out."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import gem
from rulesdb.engine.kernel.engine_errors import EngineError


@pytest.mark.parametrize("event", ["カードが引かれた", "オブジェクトが手札に移った"])
def test_a_delayed_effect_on_no_phase_or_step_ends_with_the_turn(
    t: Table, ann: Person, ben: Person, event: str
) -> None:
    """6.6.3a: it specifies no duration, and the draw in the next turn does not trigger it."""
    ben.gets("deck", gem("赤石"))
    omen = ann.instant("予感", f"今から、『{event}とき、ライフを1点得る。』。")
    think = ben.instant("黙考", "カードを1枚引く。")
    ann.plays(omen).resolve().end_turn()
    ben.plays(think).resolve()
    assert (t.stack, ben.count("hand")) == (0, 1)


@pytest.mark.parametrize(
    "effect",
    [
        "このターンの終わりまで、『あなたの攻撃ステップになったとき、ライフを1点得る。』。",
        "ゲームの終わりまで、『ヒットが起こったとき、ライフを1点得る。』。",
    ],
)
def test_a_delayed_effect_with_a_duration_triggers_every_time(ann: Person, effect: str) -> None:
    """6.6.3: it is one about the next time only if it says so, or lasts only until it triggers."""
    omen = ann.instant("予感", effect)
    first, second = ann.attack("爪", "続行"), ann.attack("牙")
    ann.plays(omen).resolve()
    ann.plays(first).until("resolution")
    ann.plays(second).until("")
    assert ann.life == 22


def test_an_effect_until_the_end_of_ones_next_turn_outlasts_the_turn_of_another(t: Table, ann: Person) -> None:
    """6.2.2a: Ben's turn comes first, and the effect is still there in Ann's next turn."""
    omen, claw = (
        ann.instant("兆し", "あなたの次のターンの終わりまで、攻撃は、パワーに1の修整を得る。"),
        ann.attack("爪"),
    )
    ann.plays(omen).resolve().end_turn()
    t.end_turn()
    ann.plays(claw)
    assert claw.power == 4


def test_an_effect_that_depends_on_a_condition_alone_outlasts_the_turn(ann: Person, ben: Person) -> None:
    """6.2.2a: an effect without a duration ends with the turn only if it does not depend on a condition, either."""
    rage = ann.instant("激昂", "今から、あなたの手札のカードがない間、攻撃は、パワーに2の修整を得る。")
    fang = ben.attack("牙", power=3)
    ann.plays(rage).resolve().end_turn()
    ben.plays(fang)
    assert fang.power == 5


def test_the_base_power_is_counted_without_modifications(ann: Person) -> None:
    """6.2.2b: a set base value counts, what is added to the power does not."""
    twice = ann.instant(
        "倍加", "このターンの終わりまで、次にプレイする攻撃アクションカードは、パワーに(その基本パワー)の修整を得る。"
    )
    ann.equips("head", "冠", "攻撃は、パワーの基本の値が4になる。")
    ann.equips("arms", "腕輪", "攻撃は、パワーに1の修整を得る。")
    claw = ann.attack("爪", power=3)
    ann.plays(twice).resolve()
    ann.plays(claw)
    assert claw.power == 9


def test_an_object_keeps_an_effect_on_all_that_fit_only_once_it_has_applied(t: Table, ann: Person) -> None:
    """6.2.2c: the effects of a card say for which objects they have begun to apply."""
    haste = ann.instant("疾風", "このターンの終わりまで、パワー3以上のものは、『続行』を得る。")
    claw, thorn = ann.attack("爪", power=3), ann.attack("棘", power=2)
    ann.plays(haste).resolve()
    (effect,) = t.state.lasting
    assert claw.id in effect.applied
    assert thorn.id not in effect.applied


@pytest.mark.parametrize(
    ("next_one", "powers"),
    [
        ("次にプレイする攻撃", (1, 5)),
        ("次にプレイまたは起動する攻撃", (3, 3)),
        ("あなたの次のあらゆる攻撃", (3, 3)),
    ],
)
def test_the_next_attack_played_is_not_the_next_attack_however_it_comes(
    t: Table, ann: Person, next_one: str, powers: tuple[int, int]
) -> None:
    """A sword attacks by its ability before a card is played that attacks."""
    blade = ann.has_card(
        "weapon 1", "《剣》 武器 ― 片手 パワー1", "1ターンに1回、アクション ― コストなし: 『攻撃』『続行』"
    )
    howl = ann.instant("遠吠え", f"このターンの終わりまで、{next_one}は、パワーに2の修整を得る。")
    claw = ann.attack("爪", power=3)
    ann.plays(howl).resolve()
    ann.activates(blade)
    swung = t.layer().power
    t.until("resolution")
    ann.plays(claw)
    assert (swung, claw.power) == powers


def test_the_next_attack_alone_is_no_phrase() -> None:
    """It would not say whether the attack is the next one played, or any."""
    with pytest.raises(EngineError):
        read_card("《遠吠え》 インスタント コスト0", "このターンの終わりまで、次の攻撃は、パワーに2の修整を得る。")


def test_an_effect_on_the_next_two_attacks_waits_for_both(ann: Person) -> None:
    """The third attack is without it."""
    howl = ann.instant("遠吠え", "このターンの終わりまで、2回だけ、次にプレイする攻撃は、パワーに2の修整を得る。")
    claws = [ann.attack("爪", "続行", defense=None) for _ in range(3)]
    ann.plays(howl).resolve()
    powers = []
    for claw in claws:
        ann.plays(claw).until("resolution")
        powers.append(claw.power)
    assert powers == [5, 5, 3]
