"""Checks of 5.4.4: play-static abilities, which apply to the playing of the card that has them."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import ADDITIONAL_COST, ALTERNATIVE_COST, THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant

_ONE_LIFE = f"「1ライフ」 ― {ADDITIONAL_COST}ライフ1点を支払ってもよい。"
_THEN_HEALS = "そうしたとき、『ライフを3点得る。』"


@fab.check("5.4.4#sentence-1", "プレイ時常在能力は、その能力を持つカードのプレイにだけ適用される")
def a_play_static_ability_concerns_its_own_card(t: Table, ann: Person) -> None:
    """A card with an additional cost waits on the stack while another card is played."""
    bloody = ann.instant("血の誓い", "これをプレイするための追加コストとして、ライフ1点を支払う。")
    plain = ann.instant("火花")
    ann.plays(bloody)
    t.expect("血の誓いをプレイしたアンのライフ", ann.life, 19)
    ann.plays(plain)
    t.expect("火花もプレイしたアンのライフ", ann.life, 19)


@fab.check("5.4.4a#sentence-1,3", "追加コスト能力は、カードのプレイに効果コストを付け加える")
def an_additional_cost_is_paid_too(t: Table, ann: Person) -> None:
    """An attack whose additional cost is to discard a card."""
    swing = ann.attack("大振り", "これをプレイするための追加コストとして、「手札を1枚捨てる」を支払う。")
    spare = ann.instant("火花")
    ann.plays(swing)
    t.expect("火花のあるゾーン", spare.zone, "墓地")


@fab.check("5.4.4a#sentence-4", "選択的な追加コストは、プレイするときに宣言したものだけを支払う")
def an_optional_additional_cost_is_declared(t: Table, ann: Person) -> None:
    """Two copies of a card, the one with the optional cost declared, the other without."""
    kicked, plain = (ann.instant("火種", _ONE_LIFE) for _ in range(2))
    ann.announces(plain)
    t.answers(additional_cost=False)
    t.expect("宣言しなかったときのアンのライフ", ann.life, 20)
    ann.announces(kicked)
    t.answers(additional_cost=True)
    t.expect("宣言したときのアンのライフ", ann.life, 19)


@fab.check(
    "5.4.4a#sentence-3 5.4.4c#sentence-5",
    "選択的な追加コストが2つあれば、宣言した片方だけを支払い、それだけを「そうした」とする",
)
def each_optional_cost_is_declared_by_itself(t: Table, ann: Person) -> None:
    """A card with two optional additional costs, of 1 and of 3 life; each triggers when it is paid."""
    pyre = ann.instant(
        "篝火",
        f"{_ONE_LIFE}そうしたとき、『リソースポイントを1点得る。』",
        f"「3ライフ」 ― {ADDITIONAL_COST}ライフ3点を支払ってもよい。そうしたとき、『リソースポイントを3点得る。』",
    )
    ann.plays(pyre, additional_cost=(False, True))
    t.expect("プレイした後のアンのライフ", ann.life, 17)
    t.resolve()
    t.expect("誘発レイヤーが解決された後のリソースポイント", ann.resource_points, 3)
    t.expect("スタックに残るレイヤーの数", t.stack, 1)


@fab.check("5.4.4b#sentence-1,4", "代替コストは、宣言すれば、カードの資源コストの代わりに支払う")
def an_alternative_cost_replaces_the_resource_cost(t: Table, ann: Person) -> None:
    """A card that costs 3 resource points, or the cards of the graveyard."""
    blue = ann.hand(gem("青石", 3))
    heavy = ann.hand(
        "《墓暴き》 アクション ― 攻撃 コスト3 パワー3 防御3",
        f"「追放」 ― {ALTERNATIVE_COST}「あなたの墓地のすべてのカードを追放する」を支払ってもよい。",
    )
    gone = ann.has_card("graveyard", instant("火花"))
    ann.announces(heavy)
    t.answers(alternative_cost="追放", pitch=blue)
    t.expect("火花のあるゾーン", gone.zone, "追放ゾーン")
    t.expect("青石のあるゾーン", blue.zone, "手札")


@fab.check("5.4.4b#sentence-3", "代替コストは、書かれている[基本]のコストだけの代わりになる")
def an_alternative_cost_replaces_only_what_it_names(t: Table, ann: Person) -> None:
    """An action card, for whose resource cost 2 life stand in: the action point is paid all the same."""
    pact = ann.hand("《契約》 アクション コスト3 防御2", f"「2ライフ」 ― {ALTERNATIVE_COST}ライフ2点を支払ってもよい。")
    ann.plays(pact, alternative_cost="2ライフ")
    t.expect("アンのライフ", ann.life, 18)
    t.expect("アンのアクションポイント", ann.action_points, 0)


@fab.check("5.4.4b#sentence-5", "代替コストは、支払わないと宣言してもよい")
def an_alternative_cost_is_optional(t: Table, ann: Person) -> None:
    """A card that costs 1 resource point, or 2 life; its player pitches for it."""
    pact = ann.hand("《契約》 インスタント コスト1", f"「2ライフ」 ― {ALTERNATIVE_COST}ライフ2点を支払ってもよい。")
    red = ann.hand(gem("赤石", 1))
    ann.announces(pact)
    t.expect("選べるもの", t.choices, ["2ライフ", "どれも選ばないこと"])
    t.answers(alternative_cost="", pitch=red)
    t.expect("アンのライフ", ann.life, 20)
    t.expect("赤石のあるゾーン", red.zone, "ピッチゾーン")


@fab.check("5.4.4b#sentence-6", "代替コストを支払っても、追加コストはやはり支払う")
def an_alternative_cost_leaves_additional_costs(t: Table, ann: Person) -> None:
    """A card with an alternative cost of 3 life and an additional cost of 1 life."""
    pact = ann.hand(
        "《契約》 インスタント コスト2",
        f"{ADDITIONAL_COST}ライフ1点を支払う。",
        f"「3ライフ」 ― {ALTERNATIVE_COST}ライフ3点を支払ってもよい。",
    )
    ann.hand(gem("青石", 3))
    ann.plays(pact, alternative_cost="3ライフ")
    t.expect("アンのライフ", ann.life, 16)


@fab.check("5.4.4b#sentence-7", "代替コストを支払っても、資源コストの増加はやはり適用される")
def an_alternative_cost_leaves_changes_of_the_cost(t: Table, ann: Person, ben: Person) -> None:
    """Whatever is played costs 1 resource point more; the card is played for 3 life."""
    pact = ann.hand("《契約》 インスタント コスト1", f"「3ライフ」 ― {ALTERNATIVE_COST}ライフ3点を支払ってもよい。")
    red = ann.hand(gem("赤石", 1))
    ben.equips("head", "重しの冠", "あらゆるものは、コストのリソースポイントが1点増える。", defense=0)
    ann.announces(pact)
    t.answers(alternative_cost="3ライフ", pitch=red)
    t.expect("赤石のあるゾーン", red.zone, "ピッチゾーン")
    t.expect("アンのライフ", ann.life, 17)


@fab.check("5.4.4c#sentence-2,5", "「そうしたとき」の効果は、先行する効果を使ってプレイしたときに誘発する")
def when_you_do_triggers_on_playing(t: Table, ann: Person) -> None:
    """An optional additional cost; when it is paid, gain 3 life. The triggered-layer resolves before the card."""
    one, other = (ann.instant("捧げ物", f"{_ONE_LIFE}{_THEN_HEALS}", "ライフを10点得る。") for _ in range(2))
    ann.plays(one, additional_cost=False)
    t.expect("支払わずにプレイした後のレイヤーの数", t.stack, 1)
    ann.plays(other, additional_cost=True)
    t.expect("支払ってプレイした後のレイヤーの数", t.stack, 3)
    t.resolve()
    t.expect("誘発レイヤーが解決された後のアンのライフ", ann.life, 22)


@fab.check(
    "5.4.4c#sentence-5", "別のゾーンからプレイする能力の「そうしたとき」は、そのゾーンからプレイしたときにだけ誘発する"
)
def when_you_do_asks_from_where(t: Table, ann: Person) -> None:
    """Two copies of a card that may be played from the banished zone, one of them in hand."""
    text = f"これを追放ゾーンからプレイしてもよい。{_THEN_HEALS}"
    in_hand, from_banished = ann.instant("帰り火", text), ann.instant("帰り火", text, zone="banished")
    ann.plays(in_hand)
    t.expect("手札からプレイした後のレイヤーの数", t.stack, 1)
    ann.plays(from_banished)
    t.expect("追放ゾーンからもプレイした後のレイヤーの数", t.stack, 3)


@fab.check("5.4.4c#sentence-5", "代替コストの「そうしたとき」は、代替コストを支払ったときにだけ誘発する")
def when_you_do_asks_for_the_alternative_cost(t: Table, ann: Person) -> None:
    """Two copies of a card that costs 0, or 1 life; the alternative is declared for one of them."""
    text = f"「1ライフ」 ― {ALTERNATIVE_COST}ライフ1点を支払ってもよい。{_THEN_HEALS}"
    plain, paid = (ann.instant("契約", text) for _ in range(2))
    ann.plays(plain, alternative_cost="")
    t.expect("代替コストを宣言しなかった後のレイヤーの数", t.stack, 1)
    ann.plays(paid, alternative_cost="1ライフ")
    t.expect("代替コストも支払った後のレイヤーの数", t.stack, 3)


@fab.check(
    "5.4.4c#sentence-5", "インスタントとしてプレイする能力の「そうしたとき」は、そうプレイしたときにだけ誘発する"
)
def when_you_do_asks_for_playing_as_an_instant(t: Table, ann: Person) -> None:
    """Two copies of an action card that may be played as an instant."""
    text = f"これをインスタントであるかのようにプレイしてもよい。{_THEN_HEALS}"
    plain, quick = (ann.action("早業", text) for _ in range(2))
    ann.plays(plain, as_an_instant=False)
    t.expect("アクションとしてプレイした後のレイヤーの数", t.stack, 1)
    ann.plays(quick, as_an_instant=True)
    t.expect("インスタントとしてもプレイした後のレイヤーの数", t.stack, 3)


@fab.check("5.4.4d#sentence-2", "「そうした場合」の継続効果は、先行する効果を使ってプレイしたときに生成される")
def if_you_do_begins_with_playing(t: Table, ann: Person) -> None:
    """An attack that may be played from the banished zone; if it is, it has 2 more power."""
    grows = "そうした場合、ゲームの終わりまで、これは、パワーに2の修整を得る。"
    rising = ann.attack("甦る牙", f"これを追放ゾーンからプレイしてもよい。{grows}", zone="banished")
    ann.plays(rising)
    t.expect("追放ゾーンからプレイした甦る牙のパワー", rising.power, 5)


@fab.check("5.4.4d#sentence-5", "「そうした場合」の継続効果は、追加コストを支払わなければ生成されない")
def if_you_do_needs_it_done(t: Table, ann: Person) -> None:
    """Two copies of a card with an optional additional cost, played without and then with it."""
    text = f"{_ONE_LIFE}そうした場合、{THIS_TURN}攻撃アクションカードは、パワーに2の修整を得る。"
    plain, paid = (ann.instant("鼓舞", text) for _ in range(2))
    claw = ann.attack("爪")
    ann.plays(plain, additional_cost=False)
    t.expect("支払わずにプレイした後の爪のパワー", claw.power, 3)
    ann.plays(paid, additional_cost=True)
    t.expect("支払ってプレイした後の爪のパワー", claw.power, 5)
