"""The checks of +1/+1 and -1/-1 counters."""

from support.engine.mtg.proved_checks import checks_of, problems

from rulesdb.checks.mtg.table import Table


def test_each_claim_is_demonstrated() -> None:
    """With all rules in force each check passes; without what it claims it sees another outcome."""
    assert list(problems(checks_of("counters"))) == []


def test_a_creature_dies_by_its_toughness_as_its_counters_are_removed() -> None:
    """Both are state-based effects of the same moment: three counters against one leave it no toughness."""
    table = Table()
    ann = table.people[0]
    bear = ann.creature("熊")
    up = ann.sorcery("成長", "すべてのクリーチャーの上に「+1/+1」カウンターを1個置く。")
    down = ann.sorcery("衰え", "すべてのクリーチャーの上に「-1/-1」カウンターを3個置く。")
    ann.plays(up).resolve()
    ann.plays(down).resolve()
    assert bear.zone == "墓地"
