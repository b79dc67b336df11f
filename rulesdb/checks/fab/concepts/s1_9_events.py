"""Checks of 1.9: events."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import HEALS, THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Triggered
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import GAIN_LIFE, gem, instant, shield
from rulesdb.engine.fab.selection.event_patterns import Happens
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.events import Event


@fab.check("1.9.1#sentence-2b,2c,2d,4b", "効果・アクション・フェイズの移り変わりは、どれも誘発効果を誘発させる")
def events_trigger_effects(t: Table, ann: Person) -> None:
    """Effects wait for what an effect, a player and the turn bring about: a card and an ability are what Ann uses."""
    ann.equips("head", "飲む冠", "あなたによって、カードが引かれたとき、ライフを1点得る。", defense=0)
    ann.equips("arms", "打つ籠手", "あなたによって、カードがプレイされたとき、ライフを1点得る。", defense=0)
    bell = ann.item("鈴", HEALS, "能力が起動されたとき、ライフを1点得る。")
    dusk = read_card("《黄昏の靴》 装備品 ― 足 防御0", "だれかの終了フェイズの開始時になったとき、ライフを1点得る。")
    ann.has_card("legs", dusk)
    ann.gets("deck", gem("青石"), gem("赤石"))
    ann.plays(ann.action("黙考", "カードを1枚引く。")).expect("プレイした後のスタックのレイヤーの数", t.stack, 2)
    t.resolve(2).expect("引いた後のスタックのレイヤーの数", t.stack, 1)
    ann.activates(bell).expect("鈴の能力を起動した後の、スタックのレイヤーの数", t.stack, 3)
    t.end_turn().expect("アンのライフ", ann.life, 25)


@fab.check("1.9.1#sentence-2c", "戦闘のステップが変わることも、効果を誘発させる")
def steps_of_combat_trigger_effects(t: Table, ann: Person) -> None:
    """An effect waits for the Reaction Step of an attack that nobody defends."""
    ann.equips("arms", "研ぐ籠手", "だれかのリアクションステップになったとき、ライフを1点得る。", defense=0)
    ann.plays(ann.attack("強打")).until("defend").expect("防御ステップで、スタックにあるレイヤーの数", t.stack, 0)
    t.resolve().expect("リアクションステップになったとき、スタックにあるレイヤーの数", t.stack, 1)


@fab.check("1.9.1#sentence-2d", "ターンプレイヤーではないプレイヤーが防御することも、効果を誘発させる")
def defending_triggers_effects(t: Table, ann: Person, ben: Person) -> None:
    """Ben defends with a card, and an effect waits for that."""
    ann.item("鐘", "防御が行われたとき、ライフを1点得る。")
    claw, wall = ann.attack("爪"), ben.attack("壁")
    ann.plays(claw).until("attack").expect("防御される前の、スタックのレイヤーの数", t.stack, 0)
    t.resolve(defend=(wall, None)).expect("防御された後の、スタックのレイヤーの数", t.stack, 1)


@fab.check("1.9.1#sentence-2a", "カードが解決されて闘技場に出ることも、効果を誘発させる")
def a_resolution_triggers_effects(t: Table, ann: Person) -> None:
    """An aura waits for its own arrival in the arena, and is played."""
    dawn = ann.hand("《夜明け》 インスタント ― オーラ コスト0", "これ自身が闘技場に出たとき、ライフを3点得る。")
    ann.plays(dawn).resolve().expect("スタックにあるレイヤーの数", t.stack, 1)


@fab.check("1.9.1#sentence-4a", "イベントは、置換効果に変更されることがある")
def events_are_replaced(t: Table, ann: Person) -> None:
    """Ann gains 2 life instead of drawing a card."""
    ann.equips("legs", "禁酒の靴", "あなたによって、カードが引かれる場合、代わりにライフを2点得る。", defense=0)
    card = ann.has_card("deck", gem("青石"))
    ann.plays(ann.action("黙考", "カードを1枚引く。")).resolve().expect("アンのライフ", ann.life, 22)
    t.expect("青石のあるゾーン", card.zone, "デッキ")


@fab.check("1.9.1a#sentence-1,2 1.9.1a#example-1", "ゲーム外で公開することには、ゲーム内の効果は関わらない")
def go_bananas(t: Table, ann: Person) -> None:
    """A booster pack is opened outside the game; of its cards, the one that was named comes to Ann's hand.

    Effects wait for both, and another one would give 5 life before anything is revealed.
    """
    ann.equips("head", "見る冠", "1回以上、カードが公開されたとき、ライフを1点得る。", defense=0)
    ann.equips("arms", "迎える籠手", "あなたによって、ゲームの外からカードが加わったとき、ライフを1点得る。", defense=0)
    ann.equips(
        "legs",
        "隠す靴",
        "1回以上、カードが公開される場合、まずあなたがライフを5点得る。その後、代わりにそれが起こる。",
        defense=0,
    )
    bananas = ann.action(
        "Go Bananas",
        "ゲームの外で、カードが公開される。ゲームの外から〔《指定した名前のカード》 インスタント コスト0:"
        " 『ライフを1点得る。』〕を手札に加える。",
    )
    ann.plays(bananas).resolve().expect("アンの手札の枚数", ann.count("hand"), 1)
    t.expect("アンのライフ", ann.life, 20)
    t.expect("誘発した効果の数", t.stack, 1)
    t.resolve().expect("手札に加えたことで誘発した効果の後の、アンのライフ", ann.life, 21)


@fab.check("1.9.1b#sentence-2 1.9.1b#example-1", "0点を与えるイベントは、増やされることも、効果を誘発させることもない")
def blazing_aether_for_nothing(t: Table, ann: Person, ben: Person) -> None:
    """The aether deals as much as was dealt before, which is nothing, though an effect would add 1."""
    ann.equips("legs", "増幅の靴", "秘術ダメージが与えられる場合、代わりにその量が1増える。", defense=0)
    ann.equips("head", "熱の冠", "秘術ダメージが与えられたとき、ライフを1点得る。", defense=0)
    aether = ann.action(
        "燃え盛るエーテル",
        "対象の対戦相手のヒーローに(このターンに対象に与えた秘術ダメージの点数)点の秘術ダメージを与える。",
    )
    ann.plays(aether).resolve().expect("ベンのライフ", ben.life, 20)
    t.expect("誘発した効果の数", t.stack, 0)


@fab.check("1.9.1b#sentence-2", "0点を得ること、失うこと、カウンターを0個置くことは、どれも効果を誘発させない")
def nothing_is_gained_lost_or_put(t: Table, ann: Person) -> None:
    """An effect waits for each of the four, and a card does each of them 0 times."""
    waited: tuple[tuple[ZoneName, type[Event]], ...] = (
        ("head", kinds.GainLife),
        ("arms", kinds.LoseLife),
        ("legs", kinds.GainAsset),
        ("chest", kinds.Count),
    )
    for zone, kind in waited:
        ann.has_card(zone, shield("見張りの防具", 0, Triggered(GAIN_LIFE, on=Happens(kind))))
    empty = ann.instant(
        "虚無",
        "ライフを0点得る。ライフを0点失う。リソースポイントを0点得る。あなたのヒーローに「錆」カウンターを0個置く。",
    )
    ann.plays(empty).resolve().expect("誘発した効果の数", t.stack, 0)


@fab.check("1.9.1b#sentence-2", "置き換えられて何もしなくなったイベントも、効果を誘発させない")
def what_is_reduced_to_nothing_does_not_happen(t: Table, ann: Person) -> None:
    """Ann would gain 1 life, but gains 1 less; an effect waits for life that is gained."""
    ann.equips("legs", "渇きの靴", "ライフが増える場合、代わりにその量が-1増える。", defense=0)
    ann.equips("head", "喜びの冠", "ライフが増えたとき、ライフを1点得る。", defense=0)
    ann.plays(ann.instant("水")).resolve().expect("アンのライフ", ann.life, 20)
    t.expect("誘発した効果の数", t.stack, 0)


@fab.check("1.9.1c#sentence-2 1.9.1c#example-1", "対戦相手に確かめられない探索は、わざと失敗してもよい")
def moon_wish_finds_nothing(t: Table, ann: Person) -> None:
    """Moon Wish hits; Sun Kiss is in the deck, but Ann does not want to find it. She cannot fail to discard a card."""
    purge, *_hand = ann.instant("粛清", "手札を1枚捨てる。"), ann.attack("爪"), ann.attack("牙")
    wish = ann.attack(
        "Moon Wish", "これがヒットしたとき、デッキから《Sun Kiss》を1枚探して手札に置き、シャッフルする。"
    )
    kiss, _other = ann.gets("deck", instant("Sun Kiss"), instant("火花"))
    ann.plays(wish).until("damage").resolve(search=...)
    t.expect("アンが選べること", t.choices, ["《Sun Kiss》", "これ以上は選ばないこと"])
    t.answer(search=None).expect("Sun Kissのあるゾーン", kiss.zone, "デッキ")
    ann.plays(purge).resolve(discard=...).expect(
        "手札が2枚あるとき、捨てるために選べること", t.choices, ["《爪》", "《牙》"]
    )


@fab.check("1.9.2#sentence-3,4 1.9.2#example-1", "カードを3枚引くとは、1枚引くことを3回行うことである")
def a_tome_draws_one_by_one(t: Table, ann: Person) -> None:
    """Tome of Harvests, and an effect that triggers whenever its player draws a card."""
    ann.equips("head", "飲む冠", "あなたによって、カードが引かれたとき、ライフを1点得る。", defense=0)
    ann.gets("deck", gem("赤石"), gem("黄石"), gem("青石"), gem("白石"))
    ann.plays(ann.action("収穫の秘本", "カードを3枚引く。")).resolve().expect("アンの手札の枚数", ann.count("hand"), 3)
    t.expect("誘発した効果の数", t.stack, 3)


@fab.check(
    "1.9.2a#sentence-2 1.9.2a#example-1", "反復イベントに対して誘発したら、その中の個別イベントに対しては誘発しない"
)
def korshem_triggers_once(t: Table, ann: Person) -> None:
    """Two cards are revealed at a time, beside Korshem."""
    korshem = read_card(
        "《Korshem, Crossroads of the Elements》 アクション ― ランドマーク",
        "1回以上、カードが公開されたとき、ライフを1点得る。",
    )
    ann.has_card("permanent", korshem)
    show = ann.instant("開示", "あなたの手札のすべてのカードを公開する。")
    ann.gets("hand", gem("赤石"), gem("青石"))
    ann.plays(show).resolve().expect("公開されたカードの枚数", t.event_count(kinds.Revealed), 2)
    t.expect("Korshemの効果が誘発した回数", t.stack, 1)


@fab.check("1.9.2b#sentence-1 1.9.2b#example-1", "反復イベントを置き換えたら、その中の個別イベントは置き換えない")
def the_tide_adds_one_token(t: Table, ann: Person) -> None:
    """Three Runechants are created while the effect of the tide lasts."""
    tide = ann.instant(
        "死の潮流", f"{THIS_TURN}1回以上、あなたが「ルーン陣」トークンを作成する場合、代わりにそれがもう1つ増える。"
    )
    ann.resolves(tide, ann.instant("三重詠唱", "〔《ルーン陣》 トークン ― オーラ〕トークンを3個作成する。"))
    t.expect("作成されたルーン陣の数", t.event_count(kinds.Create), 4)


@fab.check(
    "1.9.2c#sentence-3 1.9.2c#example-1", "各ヒーローに引かせる効果では、その効果をコントロールする人が最初に引く"
)
def the_host_draws_first(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Three players; it is Ann's turn, and Ben plays the card."""
    for person in t.people:
        person.gets("deck", gem("赤石"), gem("青石"))
    treat = ben.instant("俺の奢り", "すべてのプレイヤーは、カードを1枚引く。")
    ben.responds(treat).resolve().expect("引いた順", t.values(kinds.Draw, "player"), ["ベン", "シド", "アン"])


@fab.check("1.9.2c#sentence-3", "各プレイヤーに捨てさせる効果でも、その効果をコントロールする人が最初に捨てる")
def each_player_discards_in_turn(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Three players with a card each; it is Ann's turn, and Ben plays a card that lets each of them discard."""
    for person in t.people:
        person.hand(gem(f"{person.name}の石"))
    ben.responds(ben.instant("重税", "すべてのプレイヤーは、手札を1枚捨てる。")).resolve()
    t.expect("捨てられた順", t.values(kinds.Discard, "object"), ["ベンの石", "シドの石", "アンの石"])


@fab.check(
    "1.9.2c#sentence-1,3",
    "全員がライフを得ることも、カードを捨てることも、コントローラーから始まる1つの反復イベントである",
)
def gains_and_discards_of_all_are_compound_events(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Three players; an effect waits for one or more lives gained, another for one or more cards discarded."""
    ann.equips("head", "喜びの冠", "1回以上、ライフが増えたとき、ライフを1点得る。", defense=0)
    ann.equips("legs", "弔いの靴", "1回以上、カードが捨てられたとき、ライフを1点得る。", defense=0)
    for person in t.people:
        person.hand(gem(f"{person.name}の石"))
    feast = ben.instant("宴と税", "すべてのプレイヤーは、ライフを1点得る。すべてのプレイヤーは、手札を1枚捨てる。")
    ben.responds(feast).resolve()
    t.expect("ライフを得た順", t.values(kinds.GainLife, "object"), ["ベンの英雄", "シドの英雄", "アンの英雄"])
    t.expect("捨てられた順", t.values(kinds.Discard, "object"), ["ベンの石", "シドの石", "アンの石"])
    t.expect("誘発した効果の数", t.stack, 2)


@fab.check("1.9.2c#sentence-2a,2b", "ルールが全員に行わせることは、ターンプレイヤーが最初で、あとは時計回りである")
def the_turn_player_goes_first(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """At the end of Ben's turn all three players put their pitched cards under their decks."""
    for person in t.people:
        person.gets("pitch", gem("赤石"), gem("青石"))
    t.begin(turn_player=1)
    t.end_turn().expect("カードをデッキの下に置いた順", t.players_asked("bottom of the deck"), ["ベン", "シド", "アン"])


def discarding(ann: Person, ben: Person) -> tuple[TrackedCard, TrackedCard]:
    """Give Ann a card that makes Ben discard, and Ben a card; return both."""
    spell = ann.instant("忘却", "対戦相手は、手札を1枚捨てる。")
    return spell, ben.hand(gem("赤石"))


@fab.check("1.9.3#sentence-1 1.9.3#example-1", "カードを捨てることには、手札から墓地への移動が含まれる")
def discarding_is_moving(t: Table, ann: Person, ben: Person) -> None:
    """An effect waits for cards that move from hand to graveyard, and a card is discarded."""
    ann.equips("head", "弔いの冠", "オブジェクトが手札から墓地に移ったとき、ライフを1点得る。", defense=0)
    spell, card = discarding(ann, ben)
    ann.plays(spell).resolve().expect("赤石のあるゾーン", card.zone, "墓地")
    t.expect("誘発した効果の数", t.stack, 1)


@fab.check("1.9.3a#sentence-2", "複合イベントとその中のイベントの両方を待つ効果は、1回だけ誘発する")
def one_trigger_for_a_composite_event(t: Table, ann: Person, ben: Person) -> None:
    """An effect waits for cards that are discarded or that move from hand to graveyard."""
    ann.equips(
        "head",
        "弔いの冠",
        "(カードが捨てられたか、オブジェクトが手札から墓地に移った)とき、ライフを1点得る。",
        defense=0,
    )
    spell, _card = discarding(ann, ben)
    ann.plays(spell).resolve().expect("誘発した効果の数", t.stack, 1)


@fab.check("1.9.3a#sentence-2", "複合イベントの中の2つのイベントの両方を待つ効果も、1回だけ誘発する")
def one_trigger_for_two_internal_events(t: Table, ann: Person) -> None:
    """An effect waits for cards that move to the pitch zone and for points that are gained: a card is pitched."""
    crown = "(オブジェクトが手札からピッチゾーンに移ったか、ポイントが得られた)とき、ライフを1点得る。"
    ann.equips("head", "雨だれの冠", crown, defense=0)
    red, spark = ann.hand(gem("赤石")), ann.hand(instant("火花", cost=1))
    ann.plays(spark).expect("赤石のあるゾーン", red.zone, "ピッチゾーン")
    t.expect("火花と、誘発した効果の、スタックのレイヤーの数", t.stack, 2)


@fab.check("1.9.3b#sentence-2a", "中のイベントに対する誘発が妨げられていれば、複合イベントに対しても誘発しない")
def no_trigger_on_the_composite_event(t: Table, ann: Person, ben: Person) -> None:
    """Nothing may trigger on cards that move to a graveyard, and an effect waits for a discard."""
    ann.equips("head", "嘆きの冠", "カードが捨てられたとき、ライフを1点得る。", defense=0)
    ann.equips("legs", "静寂の靴", "オブジェクトが手札から墓地に移ったときに、効果が誘発することはない。", defense=0)
    spell, card = discarding(ann, ben)
    ann.plays(spell).resolve().expect("赤石のあるゾーン", card.zone, "墓地")
    t.expect("誘発した効果の数", t.stack, 0)


@fab.check("1.9.3b#sentence-1a", "複合イベントに対する誘発が妨げられていれば、中のイベントに対しても誘発しない")
def no_trigger_on_what_is_within(t: Table, ann: Person, ben: Person) -> None:
    """Nothing may trigger on a discard, and an effect waits for cards that move to a graveyard."""
    ann.equips("head", "弔いの冠", "オブジェクトが手札から墓地に移ったとき、ライフを1点得る。", defense=0)
    ann.equips("legs", "静寂の靴", "カードが捨てられたときに、効果が誘発することはない。", defense=0)
    spell, card = discarding(ann, ben)
    ann.plays(spell).resolve().expect("赤石のあるゾーン", card.zone, "墓地")
    t.expect("誘発した効果の数", t.stack, 0)


@fab.check(
    "1.9.3b#sentence-1b,2b",
    "ターン中にだけ誘発する効果は、ルールにより、開始時に装備することにも、その中の移動にも誘発しない",
)
def a_rule_prevents_triggers_on_all_of_a_composite_event(t: Table, ann: Person, ben: Person) -> None:
    """As the game starts, Ann equips a crown: her hero waits for what is equipped, and Ben's for what is moved."""
    crown = read_card("《冠》 装備品 ― 頭 防御1")
    for person, event in ((ann, "が装備された"), (ben, "が頭に移った")):
        ability = f"各ターンで初めて《冠》{event}とき、ライフを1点得る。"
        person.brings(read_card(f"《{person.name}の英雄》 ヒーロー ライフ20 知力0", ability), crown, instant("火花"))
    t.start(first_turn=ann)
    t.expect("アンが装備しているもの", ann.cards_in("head"), ["《冠》"])
    t.expect("装備されることを待つ、アンのヒーローのライフ", ann.life, 20)
    t.expect("移ることを待つ、ベンのヒーローのライフ", ben.life, 20)


@fab.check("1.9.3c#sentence-2 1.9.3c#example-1", "移動先が置き換えられても、捨てるイベントは起こっている")
def discarded_to_another_zone(t: Table, ann: Person, ben: Person) -> None:
    """A card that would move from hand to graveyard goes to the banished zone instead."""
    ann.equips("head", "嘆きの冠", "カードが捨てられたとき、ライフを1点得る。", defense=0)
    ann.equips("legs", "虚無の靴", "オブジェクトが手札から墓地に移る場合、代わりに追放ゾーンに移る。", defense=0)
    spell, card = discarding(ann, ben)
    ann.plays(spell).resolve().expect("赤石のあるゾーン", card.zone, "追放ゾーン")
    t.expect("誘発した効果の数", t.stack, 1)


@fab.check(
    "1.9.3d#sentence-2a,2b 1.9.3d#example-1", "移動がまるごと置き換えられたら、捨てることも移動も、効果を誘発させない"
)
def not_discarded_at_all(t: Table, ann: Person, ben: Person) -> None:
    """Instead of moving a card from hand to graveyard, its owner gains 1 life."""
    ann.equips("head", "嘆きの冠", "カードが捨てられたとき、ライフを1点得る。", defense=0)
    ann.equips("arms", "弔いの籠手", "オブジェクトが手札から墓地に移ったとき、ライフを1点得る。", defense=0)
    ann.equips("legs", "身代わりの靴", "オブジェクトが手札から墓地に移る場合、代わりにライフを1点得る。", defense=0)
    spell, card = discarding(ann, ben)
    ann.plays(spell).resolve().expect("赤石のあるゾーン", card.zone, "手札")
    t.expect("ベンのライフ", ben.life, 21)
    t.expect("誘発した効果の数", t.stack, 0)


@fab.check("1.9.1a#sentence-2", "ゲーム外からカードを手札に加えることは、置換効果によって変わる")
def what_comes_from_outside_is_replaced(t: Table, ann: Person) -> None:
    """A card would come to Ann's hand from outside the game; she gains 5 life instead."""
    ann.equips("legs", "閉ざす靴", "ゲームの外からカードが加わる場合、代わりにあなたがライフを5点得る。", defense=0)
    fruit = ann.action(
        "果実", "ゲームの外から〔《バナナ》 インスタント コスト0: 『ライフを1点得る。』〕を手札に加える。"
    )
    ann.plays(fruit).resolve().expect("アンのライフと手札の枚数", (ann.life, ann.count("hand")), (25, 0))


@fab.check("1.9.1a#sentence-1", "ゲーム外で公開することは、置換効果によっても変わらない")
def nothing_replaces_what_is_outside(t: Table, ann: Person) -> None:
    """An effect would let Ann gain 1 life instead of revealing; what is revealed is outside the game."""
    ann.equips("legs", "隠す靴", "1回以上、カードが公開される場合、代わりにあなたがライフを1点得る。", defense=0)
    ann.plays(ann.action("開封", "ゲームの外で、カードが公開される。")).resolve().expect("アンのライフ", ann.life, 20)


@fab.check("1.9.1b#sentence-2", "カウンターを0個置くイベントは効果を誘発させないが、取り除くイベントは誘発させる")
def no_counter_is_no_event(t: Table, ann: Person) -> None:
    """No counter is put on an item, then one is, and then it is taken off."""
    ann.equips("head", "数える冠", "カウンターが増減したとき、ライフを1点得る。", defense=0)
    jar = ann.has_card("permanent", Card("壺", subtypes=frozenset({"item"})))
    spells = [
        ann.instant(name, f"すべてのサブタイプがアイテムのパーマネント{words}。")
        for name, words in (
            ("無", "に「蒸気」カウンターを0個置く"),
            ("置", "に「蒸気」カウンターを1個置く"),
            ("取", "から「蒸気」カウンターを1個取り除く"),
        )
    ]
    for spell, layers in zip(spells, (0, 1, 1), strict=True):
        ann.plays(spell).resolve().expect("誘発した効果の数", t.stack, layers)
        for _ in range(layers):
            t.resolve()
    t.expect("壺のカウンターの数", jar.counters("蒸気"), 0)


@fab.check("1.9.3d#sentence-2a", "デッキが空なら、引くイベントを待つ効果は誘発しない")
def nothing_is_drawn_from_an_empty_deck(t: Table, ann: Person) -> None:
    """Ann draws two cards from a deck of one."""
    ann.equips("head", "飲む冠", "あなたによって、カードが引かれたとき、ライフを1点得る。", defense=0)
    ann.has_card("deck", gem("赤石"))
    ann.plays(ann.action("黙考", "カードを2枚引く。")).resolve().expect("アンの手札の枚数", ann.count("hand"), 1)
    t.expect("誘発した効果の数", t.stack, 1)


@fab.check("1.9.1#sentence-3", "公開することのように、物理的には何も変えないイベントも、効果を誘発させる")
def an_event_may_change_nothing(t: Table, ann: Person) -> None:
    """A card in hand is revealed and stays there; an effect waits for that."""
    ann.equips("head", "見る冠", "カードが公開されたとき、ライフを1点得る。", defense=0)
    show = ann.instant("開示", "あなたの手札のすべてのカードを公開する。")
    stone = ann.hand(gem("赤石"))
    ann.plays(show).resolve().expect("赤石のあるゾーン", stone.zone, "手札")
    t.expect("誘発した効果の数", t.stack, 1)


@fab.check("1.9.1b#sentence-1", "0点を得ることは起こらないので、「そうした場合」の効果は続かない")
def nothing_gained_is_nothing_done(t: Table, ann: Person) -> None:
    """Ann chooses to gain as much life as there are cards in her graveyard, which is empty; then she would draw."""
    ann.gets("deck", gem("赤石"))
    deal = ann.action("取引", "ライフを(あなたの墓地のカードの枚数)点得てもよい。そうした場合、カードを1枚引く。")
    ann.plays(deal).resolve(may=True).expect("アンの手札の枚数", ann.count("hand"), 0)


@fab.check(
    "1.9.1c#sentence-2,3",
    "わざと失敗した探索は、だれのターンでも、果たされていないので、「そうした場合」の効果は続かない",
)
def a_search_that_is_failed_is_not_done(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn Ben searches his deck and chooses not to find the card that is there."""
    ben.gets("deck", instant("太陽"), instant("火花"))
    wish = ben.instant(
        "月の願い", "デッキから《太陽》を1枚探して手札に置き、シャッフルしてもよい。そうした場合、ライフを2点得る。"
    )
    ben.responds(wish).resolve(may=True, search=None).expect("ベンのライフ", ben.life, 20)


@fab.check("1.9.2#sentence-1", "カードを2枚引くことは1つの反復イベントで、「1回以上」を待つ効果は1回だけ誘発する")
def two_draws_are_one_compound_event(t: Table, ann: Person) -> None:
    """An effect waits for one or more cards drawn."""
    ann.equips("head", "飲む冠", "1回以上、カードが引かれたとき、ライフを1点得る。", defense=0)
    ann.gets("deck", gem("赤石"), gem("青石"))
    ann.plays(ann.action("黙考", "カードを2枚引く。")).resolve().expect("アンの手札の枚数", ann.count("hand"), 2)
    t.expect("誘発した効果の数", t.stack, 1)


@fab.check(
    "1.9.3c#sentence-1", "捨てるカードが追放ゾーンに移っても、捨てるイベントが追放するイベントに変わることはない"
)
def a_discard_does_not_become_a_banishment(t: Table, ann: Person, ben: Person) -> None:
    """A card that would move from hand to graveyard goes to the banished zone; effects wait for both kinds of event."""
    ann.equips("head", "嘆きの冠", "カードが捨てられたとき、ライフを1点得る。", defense=0)
    ann.equips("arms", "惜別の籠手", "追放が行われたとき、ライフを3点得る。", defense=0)
    ann.equips("legs", "虚無の靴", "オブジェクトが手札から墓地に移る場合、代わりに追放ゾーンに移る。", defense=0)
    spell, _card = discarding(ann, ben)
    ann.plays(spell).resolve(2).expect("誘発した効果の後の、アンのライフ", ann.life, 21)


@fab.check("1.9.3d#sentence-1", "移動がまるごと置き換えられたら、捨てたことにならず、「そうした場合」の効果は続かない")
def not_discarded_is_not_done(t: Table, ann: Person) -> None:
    """Ann chooses to discard a card in order to gain 5 life; instead of moving it, she gains 1 life."""
    ann.equips("legs", "身代わりの靴", "オブジェクトが手札から墓地に移る場合、代わりにライフを1点得る。", defense=0)
    deal = ann.instant("取引", "手札を1枚捨ててもよい。そうした場合、ライフを5点得る。")
    card = ann.hand(gem("赤石"))
    ann.plays(deal).resolve(may=True, discard=card).expect("赤石のあるゾーン", card.zone, "手札")
    t.expect("アンのライフ", ann.life, 21)
