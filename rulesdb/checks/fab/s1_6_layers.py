"""Checks of section 1.6, layers."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Activated, Continuous, Cost, Triggered
from rulesdb.engine.fab.card_parts.effects import Allowance
from rulesdb.engine.fab.card_parts.roles import Target
from rulesdb.engine.fab.cards import Card, Subtype
from rulesdb.engine.fab.sample_cards.small_cards import action, attack, does, instant
from rulesdb.engine.fab.selection.events import Happens, Hits
from rulesdb.engine.fab.selection.filters import IsInZone
from rulesdb.engine.fab.selection.objects import LayersOf, This
from rulesdb.engine.fab.selection.players import You
from rulesdb.engine.fab.verbs.destroy import DestroyObjects
from rulesdb.engine.fab.verbs.draw import DrawCards
from rulesdb.engine.fab.verbs.gain import Gain
from rulesdb.engine.fab.verbs.negate import Negate

ITEM: frozenset[Subtype] = frozenset({"item"})
AURA: frozenset[Subtype] = frozenset({"aura"})
# Its controller may play the cards in all banished zones, whoever owns them.
THIEF = Card(
    "盗賊の鍵",
    subtypes=ITEM,
    abilities=(
        Continuous(Allowance("play", IsInZone("banished"))),
        Continuous(Allowance("play as owner", who=You())),
    ),
)
CHARM = Card("護符", subtypes=ITEM, abilities=(Activated("instant", Cost(), (does(Gain("life", 1)),)),))
WATCHER = Card("見張り", subtypes=ITEM, abilities=(Triggered((does(Gain("life", 5)),), on=Happens(kinds.Played)),))


@fab.check("1.6.1", title="カードでないものも、スタックで解決を待っていればレイヤーである")
def what_is_no_card_is_a_layer_too(t: Table) -> None:
    """Activate an ability; when all pass it resolves, and the phase goes on."""
    ann, _ben = t.people
    charm = ann.has_card("permanent", CHARM)
    t.begin()
    ann.activates(charm)
    t.resolve()
    t.expect("全員が1回パスした後の、アンのライフ", ann.life, 21)


@fab.check("1.6.1a", title="ほかのプレイヤーがプレイしても、カードレイヤーのオーナーは変わらない")
def a_card_layer_keeps_its_owner(t: Table) -> None:
    """Play an opponent's card; as it is cleared it goes to its owner's graveyard."""
    ann, ben = t.people
    ann.has_card("permanent", THIEF)
    spell = ben.has_card("banished", instant("火花"))
    t.begin()
    ann.plays(spell)
    t.resolve()
    t.expect("アンとベンの墓地の枚数", [ann.count("graveyard"), ben.count("graveyard")], [0, 1])


@fab.check("1.6.1a", title="起動レイヤーと誘発レイヤーのオーナーは、カードのオーナーとは限らない")
def owners_of_the_three_kinds_of_layers(t: Table) -> None:
    """Play an opponent's item, and activate its ability: another ability of the item triggers on that."""
    ann, ben = t.people
    ann.has_card("permanent", THIEF)
    hum = Triggered((does(Gain("life", 1)),), on=Happens(kinds.Used))
    bell = ben.has_card("banished", Card("鈴", subtypes=ITEM, cost=0, abilities=(*CHARM.abilities, hum)))
    t.begin()
    ann.plays(bell)
    t.expect("カードレイヤーのオーナー", t.layer().owner, "ベン")
    t.resolve()
    ann.activates(bell)
    t.expect("起動レイヤーのオーナー", t.layer(0).owner, "アン")
    t.expect("誘発レイヤーのオーナー", t.layer(1).owner, "アン")


@fab.check("1.6.1b", title="だれのカードでも、スタックに置いた人が、そのレイヤーをコントロールする")
def who_puts_a_layer_on_the_stack_controls_it(t: Table) -> None:
    """Play an opponent's card: its effect is for who played it."""
    ann, ben = t.people
    ann.has_card("permanent", THIEF)
    spell = ben.has_card("banished", instant("癒しの光", does(Gain("life", 3))))
    t.begin()
    ann.plays(spell)
    t.resolve()
    t.expect("アンとベンのライフ", [ann.life, ben.life], [23, 20])


@fab.check("1.6.2", title="起動レイヤーと誘発レイヤーは、別のカテゴリーである")
def there_are_three_categories(t: Table) -> None:
    """Negate an activated-layer while a triggered-layer and another card are on the stack: two could be chosen."""
    ann, _ben = t.people
    ann.has_card("permanent", WATCHER)
    charm, spark = ann.has_card("permanent", CHARM), ann.hand(instant("火花"))
    still = ann.hand(instant("静止", does(Negate(target=Target(LayersOf(("activated",)))))))
    t.begin()
    for _ in range(2):
        ann.activates(charm)
    ann.plays(spark)
    ann.plays(still, target=t.layer(0))
    t.expect("対象にできた起動レイヤーの数", len(t.asked[-1].options), 2)


@fab.check("1.6.2a", title="スタックのカードは、カードレイヤーである")
def a_card_on_the_stack_is_a_card_layer(t: Table) -> None:
    """Play an aura: the card-layer becomes a permanent."""
    ann, _ben = t.people
    aura = ann.hand(Card("暁の気", subtypes=AURA, cost=0))
    t.begin()
    ann.plays(aura)
    t.resolve()
    t.expect("暁の気のあるゾーン", aura.place, "闘技場")


@fab.check(
    "1.6.2b", title="《エネルギー・ポーション》の起動レイヤーは、スタックの外には残らない", example="1.6.2b#example-1"
)
def an_activated_layer_is_nowhere_but_on_the_stack(t: Table) -> None:
    """Activate Energy Potion by destroying it; the layer resolves and is gone."""
    ann, _ben = t.people
    drink = Activated("instant", Cost(effects=(DestroyObjects(what=This()),)), (does(Gain("resource", 2)),))
    potion = ann.has_card("permanent", Card("エネルギー・ポーション", subtypes=ITEM, abilities=(drink,)))
    t.begin()
    ann.activates(potion)
    t.expect("解決前の、スタックのレイヤーの数", t.stack, 1)
    t.expect("解決前の、アンのリソースポイント", ann.resource_points, 0)
    t.resolve()
    t.expect("解決後の、アンのリソースポイント", ann.resource_points, 2)
    t.expect("解決後の、アンの墓地にあるものの数", ann.count("graveyard"), 1)


@fab.check("1.6.2c", title="《スナッチ》の誘発レイヤーは、スタックの外には残らない", example="1.6.2c#example-1")
def a_triggered_layer_is_nowhere_but_on_the_stack(t: Table) -> None:
    """Hit with Snatch: its triggered-layer is put on the stack, resolves and is gone."""
    ann, _ben = t.people
    snatch = ann.hand(attack("スナッチ", Triggered((does(DrawCards()),), on=Hits()), power=4))
    ann.has_card("deck", action("黙考"))
    t.begin()
    ann.plays(snatch)
    t.until("damage")
    t.expect("ヒットした後の、スタックのレイヤーの数", t.stack, 1)
    t.resolve()
    t.expect("アンの手札の枚数", ann.count("hand"), 1)
    t.expect("アンの墓地にあるものの数", ann.count("graveyard"), 0)
