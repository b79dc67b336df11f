"""The checks of buyback."""

from support.engine.mtg.proved_checks import checks_of, problems

from rulesdb.checks.mtg.table import Table


def test_the_checks_of_buyback_demonstrate_their_claims() -> None:
    """Each passes, and fails without the sentence or item that it claims."""
    checks = checks_of("buyback")
    assert len(checks) >= 9
    assert list(problems(checks)) == []


def test_a_spell_whose_target_is_gone_is_not_bought_back() -> None:
    """It is countered as it would resolve."""
    table = Table()
    ann, ben = table.people
    bear = ben.creature("熊")
    shock = ann.instant("火花", "対象のクリーチャーに2点のダメージを与える。", "バイバック「{0}」")
    end = ben.instant("終止", "対象のクリーチャーを破壊する。")
    ann.plays(shock, target=bear, additional_cost=True)
    ben.responds(end, target=bear).resolve(2)
    assert shock.zone == "墓地"
