"""Optional effects for which several players choose, one after the other in turn order."""

import pytest

from rulesdb.checks.fab.table import Table


@pytest.mark.parametrize(
    ("wants", "lives"),
    [
        ((True, True, True), [25, 19, 19]),
        ((False, True, False), [22, 19, 20]),
        ((False, False, False), [20, 20, 20]),
    ],
)
def test_every_named_player_chooses_and_does_what_is_chosen(wants: tuple[bool, ...], lives: list[int]) -> None:
    """A player who chooses to loses 1 life, and for each of them the controller gains 2."""
    t = Table("アン", "ベン", "クロエ")
    ann = t.people[0]
    wine = ann.hand(
        "《酒》 インスタント コスト0",
        "各ヒーローは、望むなら、ライフを1点失ってもよい。そうした場合、ライフを2点得る。",
    )
    t.begin()
    ann.plays(wine)
    t.resolve(may=wants)
    choosers = [decision.player for decision in t.decisions if decision.kind == "may"]
    assert choosers == [0, 1, 2]
    assert [person.life for person in t.people] == lives


def test_what_is_averted_happens_for_everybody_who_does_not_avert_it() -> None:
    """Two of three players pay."""
    t = Table("アン", "ベン", "クロエ")
    ann, *others = t.people
    toll = ann.hand("《通行料》 インスタント コスト0", "対戦相手がライフ1点を支払わないかぎり、(ライフを3点得る)。")
    t.begin()
    ann.plays(toll)
    t.resolve(may=(True, False))
    assert [person.life for person in (ann, *others)] == [23, 19, 20]


@pytest.mark.parametrize(
    "choice",
    ["攻撃しているプレイヤーは、望むなら、ライフを1点失ってもよい", "あなたの手札のすべてのカードを公開してもよい"],
)
def test_nothing_is_asked_where_nobody_could_choose_or_nothing_be_done(choice: str) -> None:
    """No attack is on the chain, and no card is left in hand."""
    t = Table()
    ann = t.people[0]
    wine = ann.hand("《酒》 インスタント コスト0", f"{choice}。そうした場合、ライフを2点得る。")
    t.begin()
    ann.plays(wine)
    t.resolve()
    assert [decision.kind for decision in t.decisions if decision.kind == "may"] == []
    assert ann.life == 20
