"""Checks of 6.6.6: triggered-layers on their way to the stack."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.language.card_sheets import read_card

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
    t.answers(mode=0, target=...)
    t.expect("次にアンが尋ねられていること", t.question, "アン: 対象")
    t.answers(target=other)
    t.expect("解決された後の、選ばれた凍傷のあるゾーン", other.zone, "なし")
    t.expect("解決された後の、Thawのあるゾーン", thaw.zone, "追放ゾーン")


@fab.check(
    "6.6.6a#sentence-5 6.6.6a#example-1",
    "《Thaw》のどのモードにも適正な対象がないなら、誘発レイヤーはスタックに加えられない",
)
def thaw_does_nothing_without_a_target(t: Table, ann: Person) -> None:
    """Thaw while there is nothing for any of its modes."""
    thaw = _has_thaw(ann)
    t.begin("start phase")
    t.answers()
    t.expect("Thawの効果が誘発した回数", t.times(kinds.Triggers), 1)
    t.expect("アンはモードを尋ねられたか", t.was_asked(ann, "mode"), False)
    t.expect("Thawのあるゾーン", thaw.zone, "墓地")


@fab.check(
    "6.6.6a#sentence-2",
    "誘発レイヤーの対象は、ターンプレイヤーでなくても、その効果をコントロールするプレイヤーが宣言する",
)
def the_controller_of_the_effect_declares(t: Table, ann: Person, ben: Person) -> None:
    """An effect of Ben's triggers in Ann's turn."""
    ben.equips("head", "返しの冠", "カードがプレイされたとき、対象のヒーローに1点の秘術ダメージを与える。")
    ann.plays(ann.instant("火花"), target=...)
    t.expect("尋ねられていること", t.question, "ベン: 対象")
    t.answers(target=ann.hero)
    t.resolve()
    t.expect("アンのライフ", ann.life, 19)


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
    ann.plays(ann.instant("火花"), target=...)
    t.expect("尋ねられていること", t.question, "アン: 対象")
    t.answers(target=(ben.hero, ann.hero))
    t.resolve()
    t.expect("2人のライフ", (ann.life, ben.life), (18, 19))


@fab.check("6.6.6a#sentence-3", "誘発レイヤーをスタックに加える時に、そのモードを宣言しなければならない")
def modes_are_declared_on_the_way_to_the_stack(t: Table, ann: Person) -> None:
    """A triggered-layer with two modes."""
    ann.equips(
        "head",
        "岐路の冠",
        "カードがプレイされたとき、『以下から1個を選ぶ: 『ライフを1点得る。』『リソースポイントを1点得る。』』",
    )
    ann.plays(ann.instant("火花"), mode=...)
    t.expect("尋ねられていること", t.question, "アン: モード")
    t.answers(mode=1)
    t.resolve()
    t.expect("アンのリソースポイント", ann.resource_points, 1)


@fab.check("6.6.6a#sentence-5", "対象を宣言できない誘発レイヤーは、スタックに加えられず、何の効果も生成しない")
def a_layer_without_targets_ceases(t: Table, ann: Person) -> None:
    """A triggered-layer that gives life besides an effect for which there is no target."""
    ann.equips(
        "head",
        "虚ろな冠",
        "カードがプレイされたとき、『対象の「幻」という名前のカードを破壊する。』『ライフを5点得る。』",
    )
    ann.plays(ann.instant("火花"))
    t.expect("スタックにあるのは、火花だけか", t.stack == 1, True)
    t.resolve()
    t.expect("火花だけが解決された後の、アンのライフ", ann.life, 21)


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
    t.answers(order_of_triggers=1)
    t.resolve()
    t.expect("1つ目のレイヤーが解決された後の、ベンのリソースポイント", ben.resource_points, 1)
    t.resolve(may=True)
    t.expect("2つ目のレイヤーが解決された後の、ベンのリソースポイント", ben.resource_points, 0)
    t.expect("作成されたトークン", t.values(kinds.Create, "token"), ["熟考"])


@fab.check("6.6.6b#sentence-1", "だれの誘発レイヤーから置くのかは、ターンプレイヤーが選ぶ")
def the_turn_player_selects_whose_layers_come_first(t: Table, ann: Person, ben: Person) -> None:
    """Both players have an effect that triggers; the turn-player lets the opponent's layer be put first."""
    for person in (ann, ben):
        person.equips("head", f"{person.name}の冠", "カードがプレイされたとき、ライフを1点得る。")
    ann.plays(ann.instant("火花"), first_player=...)
    t.expect("アンが選べること", t.choices, ["アン", "ベン"])
    t.answers(first_player=ben)
    t.resolve()
    t.expect("上に置かれたアンの誘発レイヤーが解決された後の、2人のライフ", (ann.life, ben.life), (21, 20))


@fab.check("6.6.6b#sentence-3", "自分の誘発レイヤーを加える順番は、そのプレイヤーが選ぶ")
def a_player_orders_their_own_layers(t: Table, ann: Person) -> None:
    """Two effects of Ann's trigger; she puts the layer of the effect that triggered first on top of the other one."""
    ann.equips("head", "月の冠", "カードがプレイされたとき、ライフを1点得る。")
    ann.equips("arms", "日の腕輪", "カードがプレイされたとき、ライフを5点得る。")
    ann.plays(ann.instant("火花"), order_of_triggers=...)
    t.expect("尋ねられていること", t.question, "アン: 誘発した効果の順番")
    t.answers(order_of_triggers=1)
    t.resolve()
    t.expect("最初の誘発レイヤーが解決された後の、アンのライフ", ann.life, 21)
    t.resolve()
    t.expect("次の誘発レイヤーが解決された後の、アンのライフ", ann.life, 26)
