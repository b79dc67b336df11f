"""Checks of 4.0 and 4.2 to 4.4: the phases of a turn."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import gem


@fab.check("4.3.2#sentence-2", "アクションフェイズになると、ターンプレイヤーは、1アクションポイントを持つ")
def the_turn_player_has_an_action_point(t: Table, ann: Person, ben: Person) -> None:
    """Ann ends her turn, and Ben begins the action phase of his own one."""
    rest = ben.action("休息")
    t.end_turn().expect("ターンプレイヤー", t.turn_player, "ベン")
    t.expect("ベンのアクションポイント", ben.action_points, 1)
    t.expect("ベンは、アクションカードをプレイできるか", ben.may_play(rest), True)


@fab.check("4.4.3a#sentence-1", "ターンが終わるとき、傷ついた盟友のライフは、だれの盟友でも、元に戻る")
def allies_are_restored(t: Table, ann: Person, ben: Person) -> None:
    """Both players have an ally, and a spell deals damage to both."""
    pups = [
        person.has_card("permanent", f"《{name}》 アクション ― 盟友 ライフ3")
        for person, name in ((ann, "仔竜"), (ben, "仔狼"))
    ]
    ann.plays(ann.instant("火の雨", "すべてのサブタイプが盟友のパーマネントに2点の秘術ダメージを与える。")).resolve()
    t.expect("火の雨の後の、仔竜と仔狼のライフ", [pup.life for pup in pups], [1, 1])
    t.end_turn().expect("ターンが終わった後の、仔竜と仔狼のライフ", [pup.life for pup in pups], [3, 3])


@fab.check("4.4.3b#sentence-1", "ターンが終わるとき、ターンプレイヤーは、手札の1枚を格納庫に裏向きで置ける")
def a_card_goes_to_the_arsenal(t: Table, ann: Person, ben: Person) -> None:
    """Both players have a card in hand; Ann's turn ends."""
    spark, splash = ann.instant("火花"), ben.instant("水花")
    t.end_turn(arsenal=spark).expect("アンの火花のあるゾーン", spark.zone, "格納庫")
    t.expect("火花は表向きか", spark.is_public, False)
    t.expect("ターンプレイヤーではないベンの、水花のあるゾーン", splash.zone, "手札")


@fab.check("4.4.3c#sentence-1", "ターンが終わるとき、ピッチした各プレイヤーのカードは、デッキの下に置かれる")
def pitched_cards_go_under_the_deck(t: Table, ann: Person, ben: Person) -> None:
    """Both players pitch a card in Ann's turn; then Ann draws the card that was on top of her deck."""
    ann.plays_as("《学者》 ヒーロー ライフ20 知力1")
    ann.has_card("deck", gem("青石", 3))
    stones = [person.hand(gem("赤石")) for person in (ann, ben)]
    sparks = [person.hand("《火花》 インスタント コスト1", "ライフを1点得る。") for person in (ann, ben)]
    ann.plays(sparks[0]).resolve()
    ben.responds(sparks[1]).resolve()
    t.expect("ピッチした後の、2枚の赤石のあるゾーン", [stone.zone for stone in stones], ["ピッチゾーン"] * 2)
    t.end_turn().expect("ターンが終わった後の、2枚の赤石のあるゾーン", [stone.zone for stone in stones], ["デッキ"] * 2)
    t.expect("アンがデッキの一番上から引いたカード", ann.cards_in("hand"), ["《青石》"])


@fab.check("4.4.3d#sentence-1", "ターンが終わるとき、アンタップされるのは、ターンプレイヤーのパーマネントである")
def the_turn_player_untaps(t: Table, ann: Person, ben: Person) -> None:
    """Both players tap their bells; Ann's turn ends."""
    ability = "インスタント ― 「これをタップする」: ライフを1点得る。"
    bells = [person.item("鐘", ability) for person in (ann, ben)]
    ann.activates(bells[0]).resolve()
    ann.passes()
    ben.activates(bells[1]).resolve()
    t.expect("アンの鐘とベンの鐘はタップ状態か", [bell.is_tapped for bell in bells], [True, True])
    t.end_turn()
    t.expect("ターンが終わった後、アンの鐘とベンの鐘はタップ状態か", [bell.is_tapped for bell in bells], [False, True])


@fab.check("4.4.3e#sentence-1", "ターンが終わるとき、だれのアクションポイントもリソースポイントも、すべて失われる")
def all_points_are_lost(t: Table, ann: Person, ben: Person) -> None:
    """Ann has not used her action point; both players have paid 1 of the 3 points that they got by pitching a card."""
    for person in (ann, ben):
        person.hand(gem("青石", 3))
    sparks = [person.hand("《火花》 インスタント コスト1", "ライフを1点得る。") for person in (ann, ben)]
    ann.plays(sparks[0]).resolve()
    ben.responds(sparks[1]).resolve()
    t.expect("アンに残ったアクションポイントと、リソースポイント", (ann.action_points, ann.resource_points), (1, 2))
    t.expect("ベンに残ったリソースポイント", ben.resource_points, 2)
    t.end_turn()
    t.expect(
        "次のターンの、アンのアクションポイントと、リソースポイント", (ann.action_points, ann.resource_points), (0, 0)
    )
    t.expect("次のターンの、ベンのリソースポイント", ben.resource_points, 0)


@fab.check("4.4.3f#sentence-1", "ターンが終わるとき、ターンプレイヤーは、手札が知力と同じ枚数になるまで引く")
def the_turn_player_draws_up_to_the_intellect(t: Table, ann: Person, ben: Person) -> None:
    """Both heroes have 3 intellect, and both players a card in hand; Ann's turn, not the first one, ends."""
    for person, name in ((ann, "学者"), (ben, "賢者")):
        person.plays_as(f"《{name}》 ヒーロー ライフ20 知力3")
        person.instant("火花")
        person.gets("deck", *(gem("赤石") for _ in range(4)))
    t.end_turn().expect("アンとベンの手札の枚数", (ann.count("hand"), ben.count("hand")), (3, 1))


@fab.check("4.4.4#sentence-4", "ターンが終わると、時計回り順で次のプレイヤーが、ターンプレイヤーになる")
def the_next_player_becomes_the_turn_player(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Three players, of whom nobody does anything."""
    t.expect("最初のターンプレイヤー", t.turn_player, "アン")
    for name in ("ベン", "シド", "アン"):
        t.resolve().expect("次のターンプレイヤー", t.turn_player, name)
