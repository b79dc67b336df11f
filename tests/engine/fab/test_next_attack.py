"""The next card played, the next layer used, and the next attack are told apart (5.1.2a, 1.8.10)."""

import pytest

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import attack
from rulesdb.engine.kernel.engine_errors import EngineError


@pytest.mark.parametrize(
    ("next_one", "powers"),
    [
        ("次にプレイする攻撃", (1, 5)),
        ("次にプレイまたは起動する攻撃", (3, 3)),
        ("あなたの次のあらゆる攻撃", (3, 3)),
    ],
)
def test_the_next_attack_played_is_not_the_next_attack_however_it_comes(next_one: str, powers: tuple[int, int]) -> None:
    """A sword attacks by its ability before a card is played that attacks."""
    t = Table()
    ann, _ben = t.people
    blade = ann.has_card(
        "weapon 1", "《剣》 武器 ― 片手 パワー1", "1ターンに1回、アクション ― コストなし: 『攻撃』『続行』"
    )
    howl = ann.hand("《遠吠え》 インスタント コスト0", f"このターンの終わりまで、{next_one}は、パワーに2の修整を得る。")
    claw = ann.hand(attack("爪", power=3))
    t.begin()
    ann.plays(howl)
    t.resolve()
    ann.activates(blade)
    swung = t.layer().power
    t.until("resolution")
    ann.plays(claw)
    assert (swung, claw.power) == powers


def test_the_next_attack_alone_is_no_phrase() -> None:
    """It would not say whether the attack is the next one played, or any."""
    with pytest.raises(EngineError):
        read_card("《遠吠え》 インスタント コスト0", "このターンの終わりまで、次の攻撃は、パワーに2の修整を得る。")


def test_an_effect_on_the_next_two_attacks_waits_for_both() -> None:
    """The third attack is without it."""
    t = Table()
    ann, _ben = t.people
    howl = ann.hand(
        "《遠吠え》 インスタント コスト0",
        "このターンの終わりまで、2回だけ、次にプレイする攻撃は、パワーに2の修整を得る。",
    )
    claws = [ann.hand("《爪》 アクション ― 攻撃 コスト0 パワー3", "続行") for _ in range(3)]
    t.begin()
    ann.plays(howl)
    t.resolve()
    powers = []
    for claw in claws:
        ann.plays(claw)
        t.until("resolution")
        powers.append(claw.power)
    assert powers == [5, 5, 3]
