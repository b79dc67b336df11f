"""Effect-costs that cannot be paid: what costs them is not offered, unless something can make them payable (5.1.8a)."""

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.sample_cards.small_cards import instant


def test_a_tapped_source_is_not_offered_to_be_tapped() -> None:
    """An effect-cost that nothing can make payable forbids the activation, which would only be reversed."""
    t = Table()
    ann, _ben = t.people
    words = "《歯車》 アクション ― アイテム コスト0", "インスタント ― 「これをタップする」: ライフを1点得る。"
    cog = ann.has_card("permanent", *words)
    t.begin()
    assert ann.may_activate(cog)
    ann.activates(cog)
    assert cog.is_tapped
    assert not ann.may_activate(cog)
    ann.cannot_activate(cog, "5.1.8a")


def test_an_effect_cost_that_another_one_makes_payable_is_offered() -> None:
    """The graveyard is empty until the top card of the deck is put there as the first part of the cost."""
    t = Table()
    ann, _ben = t.people
    banish, mill = "「あなたの墓地のすべてのカードを追放する」", "「あなたのデッキの一番上のカードを墓地に置く」"
    able = ann.has_card("chest", "《挽き臼》 装備品", f"インスタント ― {banish}{mill}: ライフを1点得る。")
    unable = ann.has_card("head", "《経帷子》 装備品", f"インスタント ― {banish}: ライフを1点得る。")
    ann.gets("deck", instant("札"))
    t.begin()
    assert (ann.may_activate(able), ann.may_activate(unable)) == (True, False)
