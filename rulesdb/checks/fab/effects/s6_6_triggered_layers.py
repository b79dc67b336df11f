"""Checks of 6.6: limits of triggered effects, and triggered-layers."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import attack


def _sparks(person: Person, number: int) -> list[TrackedCard]:
    """Give a player some instants."""
    return [person.instant(f"火花{at}") for at in range(1, number + 1)]


def _triggered(t: Table, *cards: TrackedCard) -> list[int]:
    """Let Ann play cards, one after the other; return how many triggered-layers each of them creates."""
    ann, _ben = t.people
    created = []
    for card in cards:
        ann.plays(card)
        created.append(t.stack - 1)
        while t.stack:
            t.resolve()
    return created


def _equips(person: Person, ability: str) -> TrackedCard:
    """Let a player start with equipment that has an ability."""
    return person.equips("head", "こだまの冠", ability)


@fab.check("6.6.1a#sentence-1", "誘発の制限が2回なら、効果は2回まで誘発できる")
def a_limit_of_two(t: Table, ann: Person) -> None:
    """Three cards are played, and an effect triggers on cards twice a turn."""
    _equips(ann, "1ターンに2回、カードがプレイされたとき、ライフを1点得る。")
    sparks = _sparks(ann, 3)
    t.expect("3枚の火花をプレイしたときの、誘発レイヤーの数", _triggered(t, *sparks), [1, 1, 0])


@fab.check("6.6.1a#sentence-2", "誘発の制限は、効果1つずつの回数の上限である")
def a_limit_is_for_one_effect(t: Table, ann: Person) -> None:
    """Two auras of one name, whose effects trigger once a turn each."""
    ability = "1ターンに1回、カードがプレイされたとき、ライフを1点得る。"
    for _ in range(2):
        ann.aura("こだま", ability)
    sparks = _sparks(ann, 2)
    t.expect("2枚の火花をプレイしたときの、誘発レイヤーの数", _triggered(t, *sparks), [2, 0])


@fab.check("6.6.1a#sentence-3", "誘発の制限がない効果は、同じターンに何回でも誘発する")
def without_a_limit_there_is_no_end(t: Table, ann: Person) -> None:
    """Three cards are played, and an effect triggers on each of them."""
    _equips(ann, "カードがプレイされたとき、ライフを1点得る。")
    sparks = _sparks(ann, 3)
    t.expect("3枚の火花をプレイしたときの、誘発レイヤーの数", _triggered(t, *sparks), [1, 1, 1])


@fab.check("6.6.5e#sentence-2", "誘発の制限を超えて誘発しても、誘発レイヤーは生成されない")
def beyond_its_limit_an_effect_creates_no_layer(t: Table, ann: Person, ben: Person) -> None:
    """Two cards are played, and an effect triggers on cards once a turn; in the next turn it triggers again."""
    _equips(ann, "1ターンに1回、カードがプレイされたとき、ライフを1点得る。")
    first, second, third = _sparks(ann, 3)
    t.expect("2枚の火花をプレイしたときの、誘発レイヤーの数", _triggered(t, first, second), [1, 0])
    t.end_turn()
    ben.passes().expect("次のターンに3枚目をプレイしたときの、誘発レイヤーの数", _triggered(t, third), [1])


@fab.check("6.6.1b#sentence-1", "序数は、2つ以上書かれていてもよい")
def there_may_be_several_ordinals(t: Table, ann: Person) -> None:
    """An effect triggers on the first and on the third card of a turn."""
    _equips(ann, "各ターン、1か3回目にカードがプレイされたとき、ライフを1点得る。")
    sparks = _sparks(ann, 4)
    t.expect("4枚の火花をプレイしたときの、誘発レイヤーの数", _triggered(t, *sparks), [1, 0, 1, 0])


@fab.check("6.6.1b#sentence-2 6.6.5d#sentence-2", "2回目を指定する効果は、2回目のイベントだけで誘発する")
def an_ordinal_is_about_one_event(t: Table, ann: Person) -> None:
    """An effect triggers on the second card of a turn."""
    _equips(ann, "各ターン、2回目にカードがプレイされたとき、ライフを1点得る。")
    sparks = _sparks(ann, 3)
    t.expect("3枚の火花をプレイしたときの、誘発レイヤーの数", _triggered(t, *sparks), [0, 1, 0])


@fab.check("6.6.5d#sentence-1", "序数の回数は、指定された期間を基準として数える")
def times_are_counted_within_the_period(t: Table, ann: Person, ben: Person) -> None:
    """An effect triggers on the first attack that hits on each combat chain; there are two combat chains in a turn."""
    _equips(ann, "各戦闘チェイン、1回目にヒットが起こったとき、ライフを5点得る。")
    first, second, third = (ann.attack(f"爪{at}", "続行", power=1) for at in range(1, 4))
    close = ben.instant("幕切れ", "戦闘チェインを閉じる。")
    ann.plays(first).until("resolution")
    ann.plays(second).until("resolution").expect("1つ目の戦闘チェインで2回ヒットした後の、アンのライフ", ann.life, 25)
    ben.responds(close).resolve()
    ann.plays(third).until("resolution").expect("2つ目の戦闘チェインで1回ヒットした後の、アンのライフ", ann.life, 30)


@fab.check(
    "6.6.5d#sentence-3 6.6.5d#example-1",
    "最初のブーストの後に闘技場に出たカードは、そのターンの次のブーストでは誘発しない",
)
def the_first_boost_is_over(t: Table, ann: Person) -> None:
    """Boosting is written as its cost, to banish the top card of the deck; the card comes between two boosts."""
    ann.gets("deck", attack("歯車1"), attack("歯車2"))
    first, second = (
        ann.instant(
            f"疾走{at}",
            "「ブースト」 ― これをプレイするための追加コストとして、"
            "「あなたのデッキの一番上のカードを追放する」を支払ってもよい。",
            "何もしない。",
        )
        for at in (1, 2)
    )
    engine = ann.item(
        "加速装置",
        "各ターン、1回目にオブジェクトがデッキから追放ゾーンに移ったとき、アクションポイントを1点得る。",
        "続行",
        zone="hand",
    )
    ann.plays(first, additional_cost=True).resolve()
    ann.plays(engine).resolve().expect("加速装置のあるゾーン", engine.zone, "闘技場")
    ann.plays(second, additional_cost=True).expect("アンの追放ゾーンのカードの数", ann.count("banished"), 2)
    t.expect("スタックにあるのは、疾走2だけか", t.stack == 1, True)


def _plays_katsu(t: Table, ability: str) -> None:
    """Let Ann hit twice in a turn: while hit effects do not trigger on the chain link, and then once more."""
    ann, ben = t.people
    ann.has_card("hero", "《カツ》 ヒーロー ライフ20 知力0", ability)
    first, second = (ann.attack(f"爪{at}", "続行", power=1) for at in (1, 2))
    trap = ben.instant(
        "Tripwire Trap", "チェインリンクが解決されるまで、ヒットが起こったときに、効果が誘発することはない。"
    )
    ann.plays(first).until("attack")
    ben.responds(trap).resolve().until("resolution")
    t.expect("Tripwire Trapのある間にヒットした後の、アンのライフ", ann.life, 20)
    ann.plays(second).until("resolution").expect("同じターンに次にヒットした後の、アンのライフ", ann.life, 20)


@fab.check(
    "6.6.5f#sentence-2 6.6.5f#example-1",
    "《Tripwire Trap》がヒット効果を誘発させなければ、《カツ》の効果は、そのターンの次のヒットでも誘発しない",
)
def katsu_is_tripped(t: Table) -> None:
    """Katsu's effect for the first hit of a turn; the example leaves open what it does; here it gains 5 life."""
    _plays_katsu(
        t,
        "各ターン、1回目に(あなたがコントロールする、かつ攻撃アクションカードである)ものによって、"
        "ヒットが起こったとき、ライフを5点得る。",
    )


@fab.check("6.6.5f#sentence-2,3", "誘発を禁止されても、その誘発は、1ターンに1回という制限の回数に数える")
def a_forbidden_triggering_counts(t: Table) -> None:
    """The same game with an effect that has a limit, as the reason given for Katsu's effect has it."""
    _plays_katsu(
        t,
        "1ターンに1回、(あなたがコントロールする、かつ攻撃アクションカードである)ものによって、"
        "ヒットが起こったとき、ライフを5点得る。",
    )


_FROSTBITE = read_card("《凍傷》 トークン ― オーラ")


def _has_thaw(ann: Person) -> TrackedCard:
    """Let a player start with Thaw in the graveyard."""
    return ann.has_card(
        "graveyard",
        "《Thaw》 「アイス」 インスタント コスト0",
        "墓地にあるとき、あなたのターンの開始時になったとき、『これを追放する。』"
        "『以下から1個を選ぶ: 『対象の「凍傷」という名前のカードを破壊する。』"
        "『対象の(スーパータイプが「アイス」の、かつサブタイプが苦難の)ものを破壊する。』"
        "『対象の「氷漬けのカード」という名前のカードを破壊する。』』",
    )


@fab.check(
    "6.6.6a#sentence-1,3,4 6.6.6a#example-1",
    "《Thaw》の誘発レイヤーをスタックに加えるには、適正な対象のあるモードを選び、その対象を選ばなければならない",
)
def thaw_needs_a_mode_and_a_target(t: Table, ann: Person, ben: Person) -> None:
    """Thaw while there are two Frostbites and an Ice affliction; the third mode is about another card."""
    thaw = _has_thaw(ann)
    ben.has_card("permanent", "《氷の鎖》 「アイス」 アクション ― 苦難 コスト0")
    ben.has_card("permanent", _FROSTBITE)
    other = ben.has_card("permanent", _FROSTBITE)
    t.begin("start phase")
    t.expect("アンが尋ねられていること", t.question, "アン: モード")
    t.expect("アンが選べるモードの数", len(t.choices), 2)
    t.answer(mode=0, target=...).expect("次にアンが尋ねられていること", t.question, "アン: 対象")
    t.expect("アンが選べる対象", t.choices, ["《凍傷》"] * 2)
    t.answer(target=other).expect("解決された後の、選ばれた凍傷のあるゾーン", other.zone, "なし")
    t.expect("解決された後の、Thawのあるゾーン", thaw.zone, "追放ゾーン")


@fab.check(
    "6.6.6a#sentence-5 6.6.6a#example-1",
    "《Thaw》のどのモードにも適正な対象がないなら、誘発レイヤーはスタックに加えられない",
)
def thaw_does_nothing_without_a_target(t: Table, ann: Person) -> None:
    """Thaw while there is nothing for any of its modes."""
    thaw = _has_thaw(ann)
    t.begin("start phase")
    t.answer().expect("Thawの効果が誘発した回数", t.event_count(kinds.Triggers), 1)
    t.expect("アンはモードを尋ねられたか", t.was_asked(ann, "mode"), False)
    t.expect("Thawのあるゾーン", thaw.zone, "墓地")


@fab.check(
    "6.6.6a#sentence-2",
    "誘発レイヤーの対象は、ターンプレイヤーでもオーナーでもなくても、その効果をコントロールするプレイヤーが宣言する",
)
def the_controller_of_the_effect_declares(t: Table, ann: Person, ben: Person) -> None:
    """An effect that Ben controls, of equipment of Ann's, triggers in her turn."""
    crown = ann.equips("head", "返しの冠", "カードがプレイされたとき、対象のヒーローに1点の秘術ダメージを与える。")
    takes = f"{THIS_TURN}対象のタイプが装備品のパーマネントは、コントローラーがあなたになる。"
    magnet, spark = ben.item("磁石", f"インスタント ― コストなし: {takes}"), ann.instant("火花")
    ann.passes()
    ben.activates(magnet, target=crown).resolve()
    ann.plays(spark, target=...).expect("尋ねられていること", t.question, "ベン: 対象")
    t.answer(target=ann.hero).resolve().expect("アンのライフ", ann.life, 19)


@fab.check(
    "6.6.6a#sentence-1,4", "誘発レイヤーに能力が2つあるなら、スタックに加える時に、両方の対象を宣言しなければならない"
)
def targets_of_all_abilities_are_declared(t: Table, ann: Person, ben: Person) -> None:
    """A triggered-layer with two abilities that need a target, of which there are two."""
    ann.equips(
        "head",
        "双眼の冠",
        "カードがプレイされたとき、『対象のヒーローに1点の秘術ダメージを与える。』"
        "『対象のヒーローに2点の秘術ダメージを与える。』",
    )
    ann.plays(ann.instant("火花"), target=...).expect("尋ねられていること", t.question, "アン: 対象")
    t.answer(target=(ben.hero, ann.hero)).resolve().expect("2人のライフ", (ann.life, ben.life), (18, 19))


@fab.check(
    "6.6.6a#sentence-3 1.7.5a#sentence-1", "誘発レイヤーをスタックに加える時に、そのモードを宣言しなければならない"
)
def modes_are_declared_on_the_way_to_the_stack(t: Table, ann: Person) -> None:
    """A triggered-layer with two modes."""
    ann.equips(
        "head",
        "岐路の冠",
        "カードがプレイされたとき、『以下から1個を選ぶ: 『ライフを1点得る。』『リソースポイントを1点得る。』』",
    )
    ann.plays(ann.instant("火花"), mode=...).expect("尋ねられていること", t.question, "アン: モード")
    t.answer(mode=1).resolve().expect("アンのリソースポイント", ann.resource_points, 1)


@fab.check("6.6.6a#sentence-5", "対象を宣言できない誘発レイヤーは、スタックに加えられず、何の効果も生成しない")
def a_layer_without_targets_ceases(t: Table, ann: Person) -> None:
    """A triggered-layer that gives life besides an effect for which there is no target."""
    ann.equips(
        "head",
        "虚ろな冠",
        "カードがプレイされたとき、『対象の「幻」という名前のカードを破壊する。』『ライフを5点得る。』",
    )
    ann.plays(ann.instant("火花")).expect("スタックにあるのは、火花だけか", t.stack == 1, True)
    t.resolve().expect("火花だけが解決された後の、アンのライフ", ann.life, 21)


@fab.check(
    "6.6.6b#sentence-3 6.6.6b#example-1",
    "《Celestial Kimono》のレイヤーを後に置けば、得たリソースを《Diadem of Dreamstate》のために支払える",
)
def kimono_pays_for_the_diadem(t: Table, ann: Person, ben: Person) -> None:
    """Both are Ben's and are destroyed in Ann's turn; he puts the Diadem's layer first, so that it resolves last."""
    ben.equips("chest", "Celestial Kimono", "これ自身が破壊されたとき、リソースポイントを1点得る。")
    ben.equips(
        "head",
        "Diadem of Dreamstate",
        "これ自身が破壊されたとき、リソース1点を支払ってもよい。そうした場合、"
        "〔《熟考》 トークン ― オーラ〕トークンを1個作成する。",
    )
    ann.plays(ann.instant("瓦解", "すべてのタイプが装備品のものを破壊する。")).resolve(order_of_triggers=...)
    t.expect("尋ねられていること", t.question, "ベン: 誘発した効果の順番")
    t.answer(order_of_triggers=1).resolve()
    t.expect("1つ目のレイヤーが解決された後の、ベンのリソースポイント", ben.resource_points, 1)
    t.resolve(may=True).expect("2つ目のレイヤーが解決された後の、ベンのリソースポイント", ben.resource_points, 0)
    t.expect("作成されたトークン", t.values(kinds.Create, "token"), ["熟考"])


@fab.check("6.6.6b#sentence-1", "だれの誘発レイヤーから置くのかは、だれのイベントで誘発しても、ターンプレイヤーが選ぶ")
def the_turn_player_selects_whose_layers_come_first(t: Table, ann: Person, ben: Person) -> None:
    """Effects of both players trigger on a card of Ben's; Ann, whose turn it is, lets his layer be put first."""
    for person in (ann, ben):
        person.equips("head", f"{person.name}の冠", "カードがプレイされたとき、ライフを1点得る。")
    ben.responds(ben.instant("火花"), first_player=...)
    t.expect("尋ねられていること", t.question, "アン: 先にレイヤーを置く人")
    t.expect("アンが選べること", t.choices, ["アン", "ベン"])
    t.answer(first_player=ben).resolve()
    t.expect("上に置かれたアンの誘発レイヤーが解決された後の、2人のライフ", (ann.life, ben.life), (21, 20))


@fab.check("6.6.6b#sentence-3", "自分の誘発レイヤーを加える順番は、そのプレイヤーが選ぶ")
def a_player_orders_their_own_layers(t: Table, ann: Person) -> None:
    """Two effects of Ann's trigger; she puts the layer of the effect that triggered first on top of the other one."""
    ann.equips("head", "月の冠", "カードがプレイされたとき、ライフを1点得る。")
    ann.equips("arms", "日の腕輪", "カードがプレイされたとき、ライフを5点得る。")
    ann.plays(ann.instant("火花"), order_of_triggers=...)
    t.expect("尋ねられていること", t.question, "アン: 誘発した効果の順番")
    t.answer(order_of_triggers=1).resolve().expect("最初の誘発レイヤーが解決された後の、アンのライフ", ann.life, 21)
    t.resolve().expect("次の誘発レイヤーが解決された後の、アンのライフ", ann.life, 26)
