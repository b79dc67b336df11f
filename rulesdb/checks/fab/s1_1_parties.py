"""Checks of 1.1.1 and 1.1.4 to 1.1.6: players, parties, opponents and clockwise order."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.events import Draw
from rulesdb.engine.fab.sample_cards.small_cards import action


def _doom_of_ben(t: Table) -> TrackedCard:
    """Give the first player an instant that kills the second player's hero."""
    ann, ben = t.people[:2]
    return ann.instant("破滅", f"プレイヤー{ben.number}のヒーローに20点の一般ダメージを与える。")


@fab.check("1.1.1#sentence-1", "敗北して、もうゲームに参加していない人は、プレイヤーではない")
def who_has_lost_is_no_player(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Of three players the second one loses; then the first one passes."""
    doom = _doom_of_ben(t)
    ann.plays(doom).resolve()
    t.expect("ベンは敗北したか", ben.has_lost, True)
    ann.passes()
    t.expect("アンの次に優先権を持つ人", t.active, cid.name)
    cid.passes()
    t.expect("2人がパスした後のターンプレイヤー", t.turn_player, cid.name)


@fab.check("1.1.4#sentence-1", "同じパーティーのプレイヤーは、ともに勝利する")
def a_party_wins_together(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """The only opponent of a party of two loses."""
    t.party(ann, cid)
    doom = _doom_of_ben(t)
    ann.plays(doom).resolve()
    t.expect("勝者", t.winners, (ann.name, cid.name))


@fab.check("1.1.4a#sentence-1", "プレイヤーは、ほかの人もいる自分のパーティーに、自分も所属している")
def a_player_is_in_their_own_party(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """A card gains life for the heroes of a party of two, in a game of three."""
    t.party(ann, cid)
    ann.plays(ann.instant("声援", "ライフを(あなたのパーティーのすべてのヒーローの数)点得る。")).resolve()
    t.expect("アンのライフ", ann.life, 22)


@fab.check(
    "1.1.4a#sentence-2 1.1.4a#example-1",
    "1人だけのパーティーのボルティンは、《United we Stand》で、自分のコントロール下にトークンを作成する",
)
def united_we_stand_alone(t: Table, ann: Person, ben: Person) -> None:
    """Ann plays as Boltyn in a party of one, and so does Ben, who does not get a token."""
    for person in (ann, ben):
        person.plays_as("《ボルティン》 「光」「戦士」 ヒーロー ライフ20 知力4")
    boltyn = "あなたのパーティーのヒーローのうち名前が「ボルティン」のもの"
    united = ann.action(
        "United we Stand",
        f"{boltyn}があるなら、{boltyn}のコントローラーは、〔《勇敢》 トークン ― オーラ〕トークンを1個作成する。",
        defense=None,
    )
    ann.plays(united).resolve()
    t.expect("アンがコントロールする勇敢の数", ann.controls("勇敢"), 1)
    t.expect("ベンがコントロールする勇敢の数", ben.controls("勇敢"), 0)


@fab.check("1.1.5#sentence-1", "対戦相手は、自分のパーティーに所属していないプレイヤーのすべてである")
def opponents_are_all_who_are_not_in_the_party(t: Table) -> None:
    """A card of Ann deals damage to all opponents' heroes; Cid is in her party, Ben and Dora are not."""
    ann, ben, cid, dora = *t.people, t.joins("シド"), t.joins("ドラ")
    t.party(ann, cid)
    ann.plays(ann.instant("雹", "すべての対戦相手のヒーローに2点の一般ダメージを与える。")).resolve()
    t.expect("ベンとドラのライフ", (ben.life, dora.life), (18, 18))
    t.expect("アンとシドのライフ", (ann.life, cid.life), (20, 20))


@fab.check("1.1.6#sentence-1", "時計回り順は、指定されたプレイヤーから始まり、上から見て時計回りに進む")
def clockwise_order_begins_with_the_given_player(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """The second of three players, who sit clockwise, lets all of them draw, starting with herself."""
    for person in (ann, ben, cid):
        person.gets("deck", action("本"))
    feast = ben.instant("宴", "すべてのプレイヤーは、カードを1枚引く。")
    ben.responds(feast).resolve()
    t.expect("カードを引いた順", t.values(Draw, "player"), ["ベン", "シド", "アン"])


@fab.check("1.1.6#sentence-2", "時計回り順で次に来るのは、左隣のプレイヤーである")
def the_next_player_sits_to_the_left(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Three players sit clockwise; two turns end, and in the third one the turn-player passes."""
    t.begin()
    turns = []
    for _ in range(2):
        t.end_turn()
        turns.append(t.turn_player)
    t.expect("アンの後のターンプレイヤー", turns, [ben.name, cid.name])
    cid.passes()
    t.expect("シドの次に優先権を持つプレイヤー", t.active, ann.name)
