"""The checks of flashback."""

from support.engine.mtg.proved_checks import checks_of, problems

from rulesdb.checks.mtg.table import Table


def test_the_checks_of_flashback_demonstrate_their_claims() -> None:
    """Each passes, and fails without the sentence or item that it claims."""
    checks = checks_of("flashback")
    assert len(checks) >= 9
    assert list(problems(checks)) == []


def test_a_card_with_targets_and_no_mana_cost_is_played_from_the_graveyard() -> None:
    """What cannot be played from hand can be played for its flashback cost, and is removed if its target is gone."""
    table = Table()
    ann, ben = table.people
    ann.lands("red", 2)
    bear = ben.creature("熊")
    sheet = ("《残り火》 インスタント", "対象のクリーチャーに2点のダメージを与える。", "フラッシュバック「{R}」")
    first, second, in_hand = ann.has_card("graveyard", *sheet), ann.has_card("graveyard", *sheet), ann.hand(*sheet)
    assert not ann.may_play(in_hand)
    ann.plays(first, target=bear)
    ann.plays(second, target=bear).resolve(2)
    assert (bear.zone, first.zone, second.zone) == ("墓地", "ゲーム外", "ゲーム外")


def test_another_player_s_graveyard_is_out_of_reach() -> None:
    """Only the owner plays the card."""
    table = Table()
    ann, ben = table.people
    spark = ann.has_card("graveyard", "《火種》 「{0}」 インスタント", "ライフを1点得る。", "フラッシュバック「{0}」")
    ann.passes()
    assert not ben.may_play(spark)
