"""Checks of 8.3: keywords that are additional costs."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.events import Revealed
from rulesdb.engine.fab.sample_cards.small_cards import gem


@fab.check(
    "8.3.9#sentence-1", "ブーストでデッキの一番上から追放したのが機械技師のカードなら、プレイしたカードは続行を得る"
)
def a_boosted_card_gets_go_again(t: Table, ann: Person) -> None:
    """Ann boosts two attacks; a card of Mechanologists lies above another one."""
    gear = ann.has_card("deck", "《歯車》 「機械技師」 アクション コスト0")
    stone = ann.has_card("deck", "《石》 アクション コスト0")
    charge, ram = ann.attack("突進", "ブースト"), ann.attack("体当たり", "ブースト")
    ann.plays(charge, additional_cost=True).until("resolution")
    t.expect("歯車のあるゾーン", gear.zone, "追放ゾーン")
    t.expect("機械技師のカードを追放した後の、アンのアクションポイント", ann.action_points, 1)
    ann.plays(ram, additional_cost=True).until("resolution").expect("石のあるゾーン", stone.zone, "追放ゾーン")
    t.expect("ほかのカードを追放した後の、アンのアクションポイント", ann.action_points, 0)


@fab.check("8.3.17#sentence-2", "混融のあるカードは、手札の指定されたスーパータイプのカードを公開してプレイできる")
def a_fused_card_has_its_cost_paid(t: Table, ann: Person) -> None:
    """An instant gains more life if it is fused with a card of ice; Ann has another card, too."""
    rime = ann.hand("《霜》 「氷」 アクション コスト0")
    ann.action("土くれ")
    warmth = ann.instant("温もり", "氷混融", "「混融」のコストを支払っているなら、ライフを3点得る。")
    ann.plays(warmth, additional_cost=True).expect("公開されたカード", t.values(Revealed, "object"), ["霜"])
    t.resolve().expect("アンのライフ", ann.life, 23)
    t.expect("霜のあるゾーン", rime.zone, "手札")


@fab.check("8.3.32#sentence-1", "スクラップのあるカードは、墓地のアイテムか装備品を追放してプレイできる")
def a_scrapped_card_is_banished(t: Table, ann: Person) -> None:
    """Ann has an item and an action card in the graveyard."""
    lamp = ann.has_card("graveyard", "《手燭》 アクション ― アイテム コスト0")
    ann.has_card("graveyard", "《石》 アクション コスト0")
    forge = ann.instant("鍛冶", "スクラップ", "「スクラップ」のコストを支払っているなら、ライフを3点得る。")
    ann.plays(forge, additional_cost=True).expect("手燭のあるゾーン", lamp.zone, "追放ゾーン")
    t.resolve().expect("アンのライフ", ann.life, 23)


@fab.check("8.3.33#sentence-1", "ビートチェストのあるカードは、手札の6{p}以上のカードを捨ててプレイできる")
def a_strong_card_is_discarded(t: Table, ann: Person) -> None:
    """Ann has attacks with 6 and with 5 power in hand."""
    club, staff = ann.attack("棍棒", power=6), ann.attack("杖", power=5)
    roar = ann.instant("咆哮", "ビートチェスト", "「ビートチェスト」のコストを支払っているなら、ライフを3点得る。")
    ann.plays(roar, additional_cost=True).expect("棍棒のあるゾーン", club.zone, "墓地")
    t.expect("杖のあるゾーン", staff.zone, "手札")
    t.resolve().expect("アンのライフ", ann.life, 23)


@fab.check("8.3.38#sentence-1", "融合によって、基本コストの2倍を支払えば、半面を両方ともプレイできる")
def both_halves_cost_twice_the_base_cost(t: Table, ann: Person) -> None:
    """A split-card of cost 1, whose halves gain 1 and 5 life."""
    rain = ann.hand(
        "《小雨||大雨》 インスタント コスト1",
        "融合",
        "半面〔《小雨》 インスタント: 『ライフを1点得る。』〕",
        "半面〔《大雨》 インスタント: 『ライフを5点得る。』〕",
    )
    ann.plays(rain, half="小雨||大雨", pitch=ann.hand(gem("青石", 3)))
    t.expect("青石による3点のうち、アンに残ったリソースポイント", ann.resource_points, 1)
    t.resolve(2).expect("アンのライフ", ann.life, 26)
