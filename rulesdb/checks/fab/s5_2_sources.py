"""Checks of 5.2.4 to 5.2.4b: sources outside the arena, and private ones."""

from msgspec.structs import replace

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.card_parts.abilities import Activated, Continuous, Cost, Triggered
from rulesdb.engine.fab.card_parts.effects import Replaces
from rulesdb.engine.fab.card_parts.roles import Target
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events import Create, Resolved, Turned
from rulesdb.engine.fab.options import Activate
from rulesdb.engine.fab.sample_cards.small_cards import attack, does, gem, item
from rulesdb.engine.fab.selection.events import Happens
from rulesdb.engine.fab.selection.filters import Both, HasSubtype, Not, Yours
from rulesdb.engine.fab.selection.objects import Permanents, This
from rulesdb.engine.fab.selection.replacements import Nothing
from rulesdb.engine.fab.verbs.create import CreateTokens
from rulesdb.engine.fab.verbs.destroy import DestroyObjects
from rulesdb.engine.fab.verbs.discard import DiscardCards
from rulesdb.engine.fab.verbs.gain import Gain

HEAL = (does(Gain("life", 1)),)
FROM_HAND = Activated("instant", Cost(), HEAL, zones=frozenset({"hand"}))


@fab.check("5.2.4", title="発生源のゾーンを条件とする起動能力は、発生源がそのゾーンにある間だけ機能状態である")
def an_ability_may_ask_for_a_zone(t: Table) -> None:
    """The same card in the graveyard and in hand, with an ability for the graveyard."""
    ann, _ben = t.people
    ghost = attack("残り火", Activated("instant", Cost(), HEAL, zones=frozenset({"graveyard"})))
    gone, kept = ann.has_card("graveyard", ghost), ann.hand(ghost)
    t.begin()
    t.expect("墓地の《残り火》の能力を起動できるか", ann.may_activate(gone), True)
    ann.cannot_activate(kept, "1.7.4")
    ann.activates(gone)
    t.expect("スタックのレイヤーの数", t.stack, 1)


@fab.check("5.2.4", title="発生源が裏向きであることを条件とする起動能力は、裏向きの間だけ機能状態である")
def an_ability_may_ask_for_a_private_source(t: Table) -> None:
    """The same card face-down and face-up in the arsenal."""
    ann, ben = t.people
    trap = attack("伏兵", Activated("instant", Cost(), HEAL, zones=frozenset({"arsenal"}), is_private=True))
    hidden = ann.has_card("arsenal", trap, is_public=False)
    seen = ben.has_card("arsenal", trap, is_public=True)
    t.begin()
    t.expect("裏向きの《伏兵》の能力を起動できるか", ann.may_activate(hidden), True)
    ann.passes()
    ben.cannot_activate(seen, "1.7.4")


@fab.check("5.2.4", title="発生源が表向きであることを条件とする起動能力は、表向きの間だけ機能状態である")
def an_ability_may_ask_for_a_public_source(t: Table) -> None:
    """The same card face-up and face-down in the arsenal."""
    ann, ben = t.people
    banner = attack("旗印", Activated("instant", Cost(), HEAL, zones=frozenset({"arsenal"}), is_private=False))
    seen = ann.has_card("arsenal", banner, is_public=True)
    hidden = ben.has_card("arsenal", banner, is_public=False)
    t.begin()
    t.expect("表向きの《旗印》の能力を起動できるか", ann.may_activate(seen), True)
    ann.passes()
    ben.cannot_activate(hidden, "1.7.4")


@fab.check("5.2.4", title="手札から起動する能力のコストは、その発生源をピッチして支払ってもよい")
def a_source_in_hand_may_be_pitched_for_its_own_ability(t: Table) -> None:
    """The source is gone, but its activated-layer resolves."""
    ann, _ben = t.people
    ability = Activated("instant", Cost(resource=1), HEAL, zones=frozenset({"hand"}))
    scroll = ann.hand(replace(attack("秘伝書", ability), pitch=1))
    t.begin()
    t.expect("《秘伝書》の能力を起動できるか", ann.may_activate(scroll), True)
    ann.activates(scroll, pitch=scroll)
    t.expect("《秘伝書》のあるゾーン", scroll.place, "ピッチゾーン")
    t.resolve()
    t.expect("アンのライフ", ann.life, 21)


@fab.check(
    "5.2.4",
    "5.2.4a",
    title="手札にある《精力的な振りかぶり》の能力は、オーナーが起動できる",
    example="5.2.4a#example-1",
)
def the_owner_activates_from_hand(t: Table) -> None:
    """Its cost is to discard itself; it makes a Vigor token. The opponent's one is the opponent's to use."""
    ann, ben = t.people
    vigor = Card("活力", frozenset({"token"}), frozenset({"aura"}))
    ability = Activated("instant", Cost(effects=(DiscardCards(what=This()),)), (does(CreateTokens(vigor)),))
    swing = attack("精力的な振りかぶり", ability)
    card, his = ann.hand(swing), ben.hand(swing)
    t.begin()
    ann.cannot_activate(his, "5.2.2")
    t.expect("手札の《精力的な振りかぶり》の能力を起動できるか", ann.may_activate(card), True)
    ann.activates(card)
    t.expect("《精力的な振りかぶり》のあるゾーン", card.place, "墓地")
    ann.cannot_activate(card, "1.7.4")
    t.resolve()
    t.expect("作成された「活力」トークンの数", t.times(Create, player=ann.number), 1)


@fab.check("5.1.8a", title="発生源をピッチしてしまえば、それを捨てるコストは支払えず、起動は巻き戻される")
def a_pitched_source_cannot_be_discarded(t: Table) -> None:
    """An ability in hand that costs a resource point and to discard its source; the source is pitched for the point."""
    ann, _ben = t.people
    ability = Activated("instant", Cost(resource=1, effects=(DiscardCards(what=This()),)), HEAL)
    card = ann.hand(replace(attack("身代わり", ability), pitch=1))
    ann.hand(gem("赤石"))
    t.begin()
    t.taken_back(ann, Activate(card.id, 0), ("5.1.8a",), {"pitch": card})
    t.expect("《身代わり》のあるゾーン", card.place, "手札")


@fab.check("5.2.4b", title="非開示状態の発生源は、起動レイヤーが解決されるまで、開示状態になる")
def a_private_source_is_shown_until_the_layer_resolves(t: Table) -> None:
    """An ability of a card in hand that stays there; below its layer is another activated-layer."""
    ann, _ben = t.people
    lamp = ann.has_card("permanent", item("灯火", Activated("instant", Cost(), HEAL)))
    scroll = ann.hand(attack("秘伝書", FROM_HAND))
    t.begin()
    ann.activates(lamp)
    ann.activates(scroll)
    t.expect("起動した直後の《秘伝書》は開示状態か", scroll.is_public, True)
    t.resolve()
    t.expect("解決後の《秘伝書》は開示状態か", scroll.is_public, False)


@fab.check("5.2.4b", title="起動レイヤーの解決が失敗したときも、発生源はまた非開示状態になる")
def a_source_is_private_again_without_its_layer(t: Table) -> None:
    """The target of the activated-layer destroys itself in response."""
    ann, ben = t.people
    opposing_item = Target(Permanents(Both((HasSubtype("item"), Not(Yours())))))
    breaks = Activated("instant", Cost(), (does(DestroyObjects(target=opposing_item)),), zones=frozenset({"hand"}))
    scroll = ann.hand(attack("秘伝書", breaks))
    gives_itself = Activated("instant", Cost(effects=(DestroyObjects(what=This()),)), HEAL)
    vial = ben.has_card("permanent", item("小瓶", gives_itself))
    t.begin()
    ann.activates(scroll)
    ann.passes()
    ben.activates(vial)
    t.resolve()
    t.expect("解決前の《秘伝書》は開示状態か", scroll.is_public, True)
    t.resolve()
    t.expect("解決に失敗したレイヤーの数", t.times(Resolved, has_failed=True), 1)
    t.expect("その後の《秘伝書》は開示状態か", scroll.is_public, False)


@fab.check("5.2.4b", title="起動のために開示状態になることは、能力を誘発させない")
def being_shown_triggers_nothing(t: Table) -> None:
    """An item waits for objects to be turned."""
    ann, ben = t.people
    ben.has_card("permanent", item("見張り", Triggered(HEAL, on=Happens(Turned))))
    scroll = ann.hand(attack("秘伝書", FROM_HAND))
    t.begin()
    ann.activates(scroll)
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.expect("《秘伝書》は開示状態か", scroll.is_public, True)


@fab.check("5.2.4b", title="起動のために開示状態になることは、置換効果で置き換えられない")
def being_shown_is_not_replaced(t: Table) -> None:
    """A replacement effect would keep objects from being turned."""
    ann, ben = t.people
    keeps = Replaces("standard", Happens(Turned), Nothing())
    ben.has_card("permanent", item("帳", Continuous(keeps)))
    scroll = ann.hand(attack("秘伝書", FROM_HAND))
    t.begin()
    ann.activates(scroll)
    t.expect("《秘伝書》は開示状態か", scroll.is_public, True)
