"""The checks of madness."""

from support.engine.mtg.proved_checks import checks_of, problems

from rulesdb.checks.mtg.table import Table


def test_the_checks_of_madness_demonstrate_their_claims() -> None:
    """Each passes, and fails without the sentence or item that it claims."""
    checks = checks_of("madness")
    assert len(checks) >= 9
    assert list(problems(checks)) == []


def test_a_card_whose_madness_cost_cannot_be_paid_goes_to_the_graveyard() -> None:
    """Its owner wants to play it, but has no land."""
    table = Table()
    ann = table.people[0]
    worm = ann.hand("《怒りの蛇》 「{4}」 クリーチャー パワー3 タフネス4", "マッドネス「{1}」")
    ann.plays(ann.instant("浪費", "手札を1枚捨てる。")).resolve(replace=True)
    table.resolve(may=True)
    assert (worm.zone, table.stack) == ("墓地", 0)
