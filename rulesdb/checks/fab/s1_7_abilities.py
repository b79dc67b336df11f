"""Checks of section 1.7, abilities."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table

_CHARM = ("《護符》 アクション ― アイテム コスト0", "インスタント ― コストなし: ライフを1点得る。")


@fab.check(
    "1.7.4#sentence-1", title="起動能力は、機能状態でない手札や墓地からは起動できず、機能状態である闘技場では起動できる"
)
def an_ability_is_activated_in_the_arena(t: Table) -> None:
    """The same item in the arena, in hand and in the graveyard."""
    ann, _ben = t.people
    charm = ann.has_card("permanent", *_CHARM)
    in_hand, gone = ann.hand(*_CHARM), ann.has_card("graveyard", *_CHARM)
    t.begin()
    ann.cannot_activate(in_hand, "1.7.4")
    ann.cannot_activate(gone, "1.7.4")
    ann.activates(charm)
    t.resolve()
    t.expect("アンのライフ", ann.life, 21)
