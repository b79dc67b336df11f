"""Tokens and copies of spells: they leave as cards do, and then cease to exist by a state-based effect."""

import pytest

from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.mtg.state import Object

SEED = "〔《苗木》 クリーチャー パワー1 タフネス1〕トークンを1体場に出す。"
TWIN = "対象の呪文をコピーし、コピーの新しい対象を選んでもよい。"
HEAL = "ライフを3点得る。"


def no_cards(table: Table) -> list[Object]:
    """Return the tokens and copies of a game."""
    return [item for item in table.state.objects.values() if item.is_token or item.is_copy]


def told(table: Table) -> list[str]:
    """Return the events of the account."""
    return [line.text for line in table.lines if line.part == "event"]


@pytest.mark.parametrize(
    ("away", "zone"),
    [
        ("破壊する", "graveyard"),
        ("オーナーの手札に戻す", "hand"),
        ("オーナーのライブラリーの一番上に置く", "library"),
        ("ゲームから取り除く", "removed"),
    ],
)
def test_a_token_goes_where_it_is_put_and_then_ceases_to_exist(table: Table, ann: Person, away: str, zone: str) -> None:
    """Without the state-based effect it is there still."""
    seed, spell, other = (
        ann.sorcery("芽吹き", SEED),
        ann.sorcery("嵐", f"すべてのクリーチャーを{away}。"),
        ann.sorcery("間", HEAL),
    )
    ann.plays(seed).resolve()
    with rules_in_force(["mtg:420.5f"]):
        ann.plays(spell).resolve()
        (token,) = no_cards(table)
    assert token.zone.name == zone
    ann.plays(other).resolve()
    assert no_cards(table) == []
    assert "トークン《苗木》が消滅する" in told(table)


def test_the_death_of_a_token_triggers(table: Table, ann: Person) -> None:
    """It is put into a graveyard from play, as a card would be."""
    ann.creature("墓守", "クリーチャーであるものが場から墓地に置かれたとき、ライフを1点得る。")
    seed, end = ann.sorcery("芽吹き", SEED), ann.sorcery("終止", "すべての名前が「苗木」のクリーチャーを破壊する。")
    ann.plays(seed).resolve()
    ann.plays(end).resolve(2)
    assert (ann.life, no_cards(table)) == (21, [])


def test_a_token_in_a_graveyard_is_no_card(ann: Person) -> None:
    """What counts the cards there does not count it, before it has ceased to exist."""
    seed = ann.sorcery("芽吹き", SEED)
    end = ann.sorcery("葬送", "すべてのクリーチャーを破壊する。ライフをあなたの墓地のすべてのカードの数点得る。")
    ann.resolves(seed, end)
    assert ann.life == 21


def test_a_resolved_copy_ceases_to_exist_in_the_graveyard(table: Table, ann: Person) -> None:
    """By the state-based effect for copies: without that rule the copy lies there."""
    heal, twin = ann.instant("癒し", HEAL), ann.instant("双子", TWIN)
    ann.plays(heal)
    ann.plays(twin, target=heal).resolve()
    with rules_in_force(["mtg:420.5j"]):
        table.resolve()
        (copy,) = no_cards(table)
    assert (copy.zone.name, ann.life, ann.count("graveyard")) == ("graveyard", 23, 2)
    table.resolve()
    assert (no_cards(table), ann.life, ann.count("graveyard")) == ([], 26, 2)


def test_the_account_tells_a_copy_from_its_spell(table: Table, ann: Person) -> None:
    """It says of the copy, and not of the card, that it ceases to exist."""
    heal, twin = ann.instant("癒し", HEAL), ann.instant("双子", TWIN)
    ann.plays(heal)
    ann.plays(twin, target=heal).resolve(3)
    wanted = [
        "《癒し》のコピーがスタックに置かれる",
        "《癒し》のコピーは、プレイされたものではない",
        "《癒し》のコピーがアンの墓地に移る",
        "《癒し》のコピーが消滅する",
        "《癒し》がアンの墓地に移る",
    ]
    assert [text for text in told(table) if text in wanted] == wanted
