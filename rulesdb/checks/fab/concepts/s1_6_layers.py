"""Checks of 1.6: layers."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import HEALS, THIEF
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import action, instant

# Its controller may play the cards in all banished zones, whoever owns them.
CHARM = ("《護符》 アクション ― アイテム", "インスタント ― コストなし: ライフを1点得る。")
_NEGATES = "対象のほかの{}レイヤーであるレイヤーを無効にする。"
WATCHER = ("《見張り》 アクション ― アイテム", "カードがプレイされたとき、ライフを5点得る。")


@fab.check("1.6.1#sentence-2", "カードでないものも、スタックで解決を待っていればレイヤーである")
def what_is_no_card_is_a_layer_too(t: Table, ann: Person) -> None:
    """Activate an ability, on which an effect triggers; whenever all pass, a layer resolves, and the phase goes on."""
    ann.item("鈴", "能力が起動されたとき、ライフを5点得る。")
    ann.activates(ann.has_card("permanent", *CHARM)).resolve()
    t.expect("全員が1回パスして、誘発レイヤーが解決された後の、アンのライフ", ann.life, 25)
    t.resolve().expect("全員がもう1回パスして、起動レイヤーが解決された後の、アンのライフ", ann.life, 26)


@fab.check("1.6.1#sentence-1", "スタックを離れて戦闘チェインに移った攻撃は、もうレイヤーではない")
def an_attack_on_the_chain_is_no_layer(t: Table, ann: Person, ben: Person) -> None:
    """All pass in the Attack Step, with nothing on the stack: the attack does not resolve again, but deals damage."""
    claw = ann.attack("爪")
    ann.plays(claw).until("attack").expect("スタックのレイヤーの数", t.stack, 0)
    t.resolve().expect("爪のあるゾーン", claw.zone, "戦闘チェイン")
    t.expect("全員がパスした後の戦闘のステップ", t.step, "defend")
    t.until("damage").expect("ベンのライフ", ben.life, 17)


@fab.check("1.6.1a#sentence-1", "ほかのプレイヤーがプレイしても、カードレイヤーのオーナーは変わらない")
def a_card_layer_keeps_its_owner(t: Table, ann: Person, ben: Person) -> None:
    """Play an opponent's card; as it is cleared it goes to its owner's graveyard."""
    ann.has_card("permanent", *THIEF)
    ann.plays(ben.has_card("banished", instant("火花"))).resolve()
    t.expect("アンとベンの墓地の枚数", [ann.count("graveyard"), ben.count("graveyard")], [0, 1])


@fab.check(
    "1.6.1a#sentence-1,2,3 1.6.1b#sentence-1 1.7.1b#sentence-1",
    "起動レイヤーは起動した人、誘発レイヤーは発生源をコントロールしていた人がオーナーであり、コントローラーである",
)
def owners_of_the_three_kinds_of_layers(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """In Ann's turn Ben plays her item, and Cid activates it, on which it triggers, and destroys it."""
    ben.has_card("permanent", *THIEF)
    cid.item("合鍵", "《鈴》を起動してもよい。")
    wind = cid.instant("大風", "すべての名前が「鈴」のものを破壊する。")
    bell = ann.has_card(
        "banished", "《鈴》 インスタント ― アイテム コスト0", HEALS, "能力が起動されたとき、ライフを3点得る。"
    )
    ben.responds(bell).expect("カードレイヤーのオーナー", t.layer().owner, "アン")
    t.resolve().expect("ベンがコントロールする鈴の数", ben.controls("鈴"), 1)
    ann.passes()
    ben.passes()
    cid.activates(bell)
    t.expect("起動レイヤーのオーナー", t.layer(0).owner, "シド")
    t.expect("誘発レイヤーのオーナー", t.layer(1).owner, "ベン")
    cid.plays(wind).resolve().expect("鈴が破壊された後の、誘発レイヤーのオーナー", t.layer(1).owner, "ベン")
    t.resolve().expect("誘発レイヤーの効果の後の、3人のライフ", (ann.life, ben.life, cid.life), (20, 23, 20))
    t.resolve().expect("起動レイヤーの効果の後の、3人のライフ", (ann.life, ben.life, cid.life), (20, 23, 21))


@fab.check("1.6.1b#sentence-1", "だれのカードでも、スタックに置いた人が、そのレイヤーをコントロールする")
def who_puts_a_layer_on_the_stack_controls_it(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn Ben plays a card of hers: its effect is for him."""
    ben.has_card("permanent", *THIEF)
    ben.responds(ann.instant("癒しの光", "ライフを3点得る。", zone="banished")).resolve()
    t.expect("アンとベンのライフ", [ann.life, ben.life], [20, 23])


@fab.check("1.6.2#sentence-2", "起動レイヤーと誘発レイヤーは、別のカテゴリーである")
def there_are_three_categories(t: Table, ann: Person) -> None:
    """Negate an activated-layer while a triggered-layer and another card are on the stack: two could be chosen."""
    ann.has_card("permanent", *WATCHER)
    charm, spark = ann.has_card("permanent", *CHARM), ann.instant("火花")
    still = ann.instant("静止", "対象のスタックの起動レイヤーを無効にする。")
    for _ in range(2):
        ann.activates(charm)
    ann.plays(spark)
    ann.plays(still, target=...).expect("対象にできる起動レイヤーの数", len(t.choices), 2)


@fab.check("1.6.2a#sentence-1", "スタックのカードは、攻撃カードでも、カードレイヤーである")
def a_card_on_the_stack_is_a_card_layer(t: Table, ann: Person, ben: Person) -> None:
    """Ann attacks with a sword, and with a card, which what negates a card-layer negates; her aura resolves."""
    aura, claw = ann.hand("《暁の気》 インスタント ― オーラ コスト0", "何もしない。"), ann.attack("爪")
    blade = ann.sword("剣", "アクション ― コストなし: 『攻撃』『続行』")
    seal = ben.instant("封印", _NEGATES.format("カード"))
    ann.plays(aura).resolve().expect("暁の気のあるゾーン", aura.zone, "闘技場")
    ann.activates(blade)
    ann.passes().expect("剣の攻撃がスタックにあるとき、封印をプレイできるか", ben.may_play(seal), False)
    ben.passes()
    t.until("resolution")
    ann.plays(claw)
    ann.passes().expect("爪がスタックにあるとき、封印をプレイできるか", ben.may_play(seal), True)


@fab.check("1.6.2b#sentence-1", "起動能力が生成したレイヤーは、起動レイヤーである")
def what_an_activated_ability_creates_is_an_activated_layer(t: Table, ann: Person) -> None:
    """Activate an ability: what negates an activated-layer can be played, and negates it."""
    charm = ann.has_card("permanent", *CHARM)
    still, seal = (ann.instant(name, _NEGATES.format(word)) for name, word in (("静止", "起動"), ("封印", "カード")))
    ann.activates(charm).expect("カードレイヤーを無効にする封印をプレイできるか", ann.may_play(seal), False)
    t.expect("起動レイヤーを無効にする静止をプレイできるか", ann.may_play(still), True)
    ann.plays(still).resolve().expect("スタックのレイヤーの数", t.stack, 0)


@fab.check("1.6.2b#sentence-2a", "起動レイヤーは、カードと違い、スタックに移るのではなく、スタック上に生成される")
def an_activated_layer_does_not_move_to_the_stack(t: Table, ann: Person) -> None:
    """Ann plays a card and activates an ability; a second card counts what moved to the stack, itself included."""
    charm, spark = ann.has_card("permanent", *CHARM), ann.instant("火花", "何もしない。")
    tally = ann.instant("点呼", "ライフを(このターンにオブジェクトがスタックに移った回数)点得る。")
    ann.plays(spark)
    ann.activates(charm)
    ann.plays(tally).resolve().expect("スタックに移った2枚のカードの数だけ得た、アンのライフ", ann.life, 22)


@fab.check("1.6.2c#sentence-1", "誘発効果が生成したレイヤーは、誘発レイヤーである")
def what_a_triggered_effect_creates_is_a_triggered_layer(t: Table, ann: Person) -> None:
    """An effect triggers on a card that is played: what negates a triggered-layer has a target."""
    ann.has_card("permanent", *WATCHER)
    spark, ember = ann.instant("火花"), ann.instant("残り火")
    hush, seal = (ann.instant(name, _NEGATES.format(word)) for name, word in (("黙殺", "誘発"), ("封印", "カード")))
    ann.plays(spark).expect("スタックのレイヤーの数", t.stack, 2)
    t.expect("誘発レイヤーを無効にする黙殺をプレイできるか", ann.may_play(hush), True)
    ann.plays(ember)
    ann.plays(seal, target=...).expect("封印の対象にできるカードレイヤー", t.choices, ["《火花》", "《残り火》"])


@fab.check(
    "1.6.2b#sentence-2b 1.6.2b#example-1", "《エネルギー・ポーション》の起動レイヤーは、スタックの外には残らない"
)
def an_activated_layer_is_nowhere_but_on_the_stack(t: Table, ann: Person) -> None:
    """Activate Energy Potion by destroying it; the layer resolves and is gone."""
    potion = ann.has_card(
        "permanent",
        "《エネルギー・ポーション》 アクション ― アイテム",
        "インスタント ― 「これを破壊する」: リソースポイントを2点得る。",
    )
    ann.activates(potion).expect("解決前の、スタックのレイヤーの数", t.stack, 1)
    t.expect("解決前の、アンのリソースポイント", ann.resource_points, 0)
    t.resolve().expect("解決後の、アンのリソースポイント", ann.resource_points, 2)
    t.expect("解決後の、アンの墓地にあるものの数", ann.count("graveyard"), 1)


@fab.check("1.6.2c#sentence-2b 1.6.2c#example-1", "《スナッチ》の誘発レイヤーは、スタックの外には残らない")
def a_triggered_layer_is_nowhere_but_on_the_stack(t: Table, ann: Person) -> None:
    """Hit with Snatch: its triggered-layer is put on the stack, resolves and is gone."""
    snatch = ann.attack("スナッチ", "これがヒットしたとき、カードを1枚引く。", power=4)
    ann.has_card("deck", action("黙考"))
    ann.plays(snatch).until("damage").expect("ヒットした後の、スタックのレイヤーの数", t.stack, 1)
    t.resolve().expect("アンの手札の枚数", ann.count("hand"), 1)
    t.expect("アンの墓地にあるものの数", ann.count("graveyard"), 0)
