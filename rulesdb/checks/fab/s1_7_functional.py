"""Checks of 1.7.4: when abilities are functional."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.sample_cards.small_cards import attack

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


@fab.check("1.7.4#sentence-2", title="機能状態でない常在能力は、効果を発生させない")
def an_ability_that_is_not_functional_generates_nothing(t: Table) -> None:
    """Of two pieces of equipment that make attacks stronger, one lies face down in the arena."""
    ann, _ben = t.people
    ann.has_card("arms", "《鼓舞の腕輪》 装備品 ― 腕", "攻撃は、パワーに1の修整を得る。")
    ann.has_card("head", "《鼓舞の冠》 装備品 ― 頭", "攻撃は、パワーに2の修整を得る。", is_public=False)
    claw = ann.hand(attack("爪", power=3))
    t.begin()
    ann.plays(claw)
    t.expect("爪のパワー", claw.power, 4)


@fab.check("1.7.4#sentence-3", title="発生源が開示状態で闘技場にあれば、能力は機能状態である")
def an_ability_is_functional_in_the_arena(t: Table) -> None:
    """An item in the arena can be activated, and equipment in the arena makes attacks stronger."""
    ann, _ben = t.people
    charm = ann.has_card("permanent", *_CHARM)
    ann.has_card("head", "《鼓舞の冠》 装備品 ― 頭", "攻撃は、パワーに2の修整を得る。")
    claw = ann.hand(attack("爪", power=3))
    t.begin()
    t.expect("護符の能力を起動できるか", ann.may_activate(charm), True)
    ann.plays(claw)
    t.expect("爪のパワー", claw.power, 5)


@fab.check("1.7.4#sentence-4", title="発生源が闘技場になければ、開示状態でも、能力は機能状態ではない")
def an_ability_is_not_functional_elsewhere(t: Table) -> None:
    """An item and equipment lie face up in the graveyard."""
    ann, _ben = t.people
    charm = ann.has_card("graveyard", *_CHARM)
    ann.has_card("graveyard", "《鼓舞の冠》 装備品 ― 頭", "攻撃は、パワーに2の修整を得る。")
    claw = ann.hand(attack("爪", power=3))
    t.begin()
    ann.cannot_activate(charm, "1.7.4")
    ann.plays(claw)
    t.expect("爪のパワー", claw.power, 3)
