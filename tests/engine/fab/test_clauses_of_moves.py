"""Clauses of moves between zones: what leaves the arena, and what a move changes."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import ally

_IN_HAND = "あなたの手札のすべてのカードを墓地に置く。"
_ALLIES = "すべてのサブタイプが盟友のパーマネントを破壊する。"


def _crown(person: Person) -> None:
    person.equips("head", "弔いの冠", "サブタイプが盟友のものが死亡したとき、ライフを1点得る。", defense=0)


@pytest.mark.parametrize(("is_permanent", "spell", "deaths"), [(True, _ALLIES, 1), (False, _IN_HAND, 0)])
def test_only_what_leaves_the_arena_has_died(is_permanent: bool, spell: str, deaths: int) -> None:
    """2.5.3g: a card with life that goes from hand to graveyard was no living object."""
    t = Table()
    ann, _ben = t.people
    _crown(ann)
    burial = ann.instant("埋葬", spell)
    ann.has_card("permanent" if is_permanent else "hand", ally("小鬼", 3))
    ann.plays(burial).resolve()
    assert t.stack == deaths


def test_a_token_that_is_destroyed_has_died() -> None:
    """2.5.3g: it ceases to exist in the graveyard, to which it moves first."""
    t = Table()
    ann, _ben = t.people
    _crown(ann)
    calls = ann.instant("召喚", "〔《小鬼》 トークン ― 盟友 ライフ3〕トークンを1個作成する。")
    ann.resolves(calls, ann.instant("埋葬", _ALLIES))
    assert t.stack == 1


def test_a_card_that_is_banished_already_is_not_turned() -> None:
    """3.0.7b: it does not move, and the account says nothing of it."""
    t = Table()
    ann, _ben = t.people
    ann.has_card("banished", "《石》 リソース")
    spell = ann.instant("追放", "「石」という名前のすべてのカードを追放する。")
    ann.plays(spell).resolve()
    assert not [line.text for line in t.lines if "石" in line.text and ("向き" in line.text or "移る" in line.text)]
