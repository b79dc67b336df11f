"""Checks of 4.5: winning, losing and drawing."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import gem

_PING = "インスタント ― ライフ1点: 対象のヒーローに1点の秘術ダメージを与える。"


def doom(person: Person) -> TrackedCard:
    """Give a player a card that kills a hero."""
    return person.instant("破滅", "対象のヒーローに20点の秘術ダメージを与える。")


def _expect_winners(t: Table, *names: str) -> None:
    """Expect that the game is over, and who has won it."""
    t.expect("勝ったプレイヤー", t.winners, names)


@fab.check("4.5.1#sentence-1b", "引き分けになるとゲームはただちに終わり、解決の途中の効果も生成されない")
def a_drawn_game_ends_immediately(t: Table, ann: Person, ben: Person) -> None:
    """A card of Ann's makes the game a draw, and would then let her gain life."""
    ann.resolves(ann.instant("和睦", "ゲームを引き分けにする。ライフを3点得る。"))
    t.expect("アンのライフ", ann.life, 20)


@fab.check("4.5.1#sentence-1a", "だれかが勝利するとゲームはただちに終わり、解決の途中の効果も生成されない")
def a_game_ends_immediately(t: Table, ann: Person, ben: Person) -> None:
    """A card of Ann's lets her win, and then gain life."""
    ann.resolves(ann.instant("凱歌", "ゲームに勝利する。ライフを3点得る。"))
    _expect_winners(t, "アン")
    t.expect("アンのライフ", ann.life, 20)


@fab.check(
    "4.5.1a#sentence-2 4.5.1a#sentence-4a",
    "敗北したプレイヤーがコントロールしていたものは、ゲームが続くなら、クリアされ、次のターンは、残ったプレイヤーが行う",
)
def what_a_loser_controls_is_cleared(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ben has gained control of Cid's aura, and then loses."""
    calm = cid.aura("静けさ")
    theft = ben.instant(
        "強奪", "ゲームの終わりまで、対象のサブタイプがオーラのパーマネントは、コントローラーがあなたになる。"
    )
    end = doom(ann)
    ben.responds(theft).resolve().expect("ベンがコントロールする《静けさ》の数", ben.controls("静けさ"), 1)
    ann.plays(end, target=ben.hero).resolve().expect("ベンは敗北したか", ben.has_lost, True)
    t.expect("勝ったプレイヤー", t.winners, None)
    t.expect("静けさのあるゾーン", calm.zone, "墓地")
    t.end_turn().expect("アンの次のターンプレイヤー", t.turn_player, "シド")


@fab.check(
    "4.5.1a#sentence-3,5 4.5.1a#sentence-4b 4.5.1a#example-1",
    "敗北したプレイヤーのオーラも、スタックの起動レイヤーも、ほかの人のコントロールするアイテムも、ヒーローも、ゲームからなくなる",
)
def nothing_of_a_loser_is_left(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ann has an aura, a layer, an item that Ben controls, and an effect that lasts."""
    calm, lamp = ann.aura("静けさ"), ann.item("手燭")
    bell = ann.equips("arms", "鐘", "インスタント ― コストなし: ライフを1点得る。")
    pup = cid.has_card("permanent", "《仔竜》 アクション ― 盟友 パワー1 ライフ3")
    care = ann.instant(
        "飼育",
        "「仔竜」という名前のカードのコントローラーの次のターンの終わりまで、《仔竜》は、パワーに2の修整を得る。",
    )
    theft = ben.instant(
        "強奪", "ゲームの終わりまで、対象のサブタイプがアイテムのパーマネントは、コントローラーがあなたになる。"
    )
    end = doom(ben)
    ann.resolves(care)
    ben.responds(theft).resolve()
    ann.activates(bell)
    ben.responds(end, target=ann.hero).resolve().expect("アンは敗北したか", ann.has_lost, True)
    gone = [one.zone for one in (calm, lamp, ann.hero)]
    t.expect(
        "アンのオーラと、ベンがコントロールしていたアンのアイテムと、アンのヒーローのあるゾーン", gone, ["なし"] * 3
    )
    t.expect("飼育を解決していたアンの、墓地のカードの枚数", ann.count("graveyard"), 0)
    t.expect("スタックのレイヤーの数", t.stack, 0)
    t.end_turn().expect("敗北したアンの飼育で上がっている、仔竜のパワー", pup.power, 3)
    t.end_turn().end_turn().expect("飼育の期間が過ぎた後の、仔竜のパワー", pup.power, 1)


@fab.check("4.5.2a#sentence-1", "対戦相手の全員が敗北すると、残ったプレイヤーが、ゲームに勝利する")
def the_last_player_wins(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ann lets Ben lose, and then Cid."""
    ends = [doom(ann) for _ in range(2)]
    ann.plays(ends[0], target=ben.hero).resolve().expect("ベンが敗北した後に、勝ったプレイヤー", t.winners, None)
    ann.plays(ends[1], target=cid.hero).resolve()
    _expect_winners(t, "アン")


@fab.check("4.5.2b#sentence-1", "効果が、自分の勝利を述べていれば、対戦相手が残っていても、ゲームに勝利する")
def an_effect_lets_a_player_win(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Cid resolves a card that lets him win, in a game of three."""
    cid.responds(cid.instant("凱歌", "ゲームに勝利する。")).resolve()
    _expect_winners(t, "シド")


@fab.check("4.5.3#sentence-1 4.5.3a#sentence-1a", "ヒーローのライフ総量が0になったプレイヤーは、ゲームに敗北する")
def a_player_without_life_loses(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ann deals as much damage to Ben's hero as he has life."""
    ann.plays(doom(ann), target=ben.hero).resolve().expect("ベンは敗北したか", ben.has_lost, True)
    t.expect("ベンのヒーローのあるゾーン", ben.hero.zone, "なし")


@fab.check("4.5.3a#sentence-1b", "自分のヒーローをコントロールしていないプレイヤーは、ライフがあっても、敗北する")
def a_player_without_a_hero_loses(t: Table, ann: Person, ben: Person) -> None:
    """Ann gains control of Ben's hero."""
    charm = ann.instant("魅了", "ゲームの終わりまで、対象の対戦相手のヒーローは、コントローラーがあなたになる。")
    ann.plays(charm).resolve().expect("ベンは敗北したか", ben.has_lost, True)
    _expect_winners(t, "アン")


@fab.check("4.5.3b#sentence-1", "効果が、自分の敗北を述べていれば、ゲームに敗北する")
def an_effect_lets_a_player_lose(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ann resolves a card that lets her lose, and then Ben one that lets his opponents lose."""
    doom_of_others = ben.instant("呪詛", "対戦相手は、ゲームに敗北する。")
    ann.resolves(ann.instant("悲運", "ゲームに敗北する。"))
    t.expect("アンとシドは敗北したか", [ann.has_lost, cid.has_lost], [True, False])
    ben.resolves(doom_of_others).expect("呪詛の後に、シドは敗北したか", cid.has_lost, True)
    _expect_winners(t, "ベン")


@fab.check("4.5.3c#sentence-1", "投了したプレイヤーは、ゲームに敗北する")
def a_player_may_concede(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ben concedes while Ann chooses a card to put into the arsenal, and then Ann in the turn of Cid."""
    spark = ann.instant("火花")
    t.resolve(arsenal=...)
    ben.concedes().expect("ベンは敗北したか", ben.has_lost, True)
    t.answer(arsenal=spark).expect("アンが格納庫に置くカードを選び終えた後のターンプレイヤー", t.turn_player, "シド")
    t.expect("優先権を持つプレイヤー", t.active, "シド")
    ann.concedes().expect("アンは敗北したか", ann.has_lost, True)
    _expect_winners(t, "シド")


@fab.check(
    "4.5.4a#sentence-1 4.5.4a#example-1",
    "残った2人のライフ総量が、1つの効果のダメージで同時に0まで減れば、ゲームは引き分けになる",
)
def both_die_at_once(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Cid has conceded. Ann has 1 life and Ben 2; an effect deals 2 damage to both."""
    ann.plays_as("《細い灯》 ヒーロー ライフ1 知力0")
    ben.plays_as("《淡い灯》 ヒーロー ライフ2 知力0")
    bolt = ann.instant("二又の稲妻", "すべてのヒーローに2点の秘術ダメージを与える。")
    cid.concedes()
    ann.resolves(bolt)
    t.expect("ゲームは引き分けか", t.is_drawn, True)
    t.expect("アンとベンは敗北したか", [ann.has_lost, ben.has_lost], [True, True])


@fab.check(
    "4.5.4b#sentence-1a,1b",
    "効果が、ゲームは引き分けになると述べていれば、残っているプレイヤーだけが引き分け、先に敗北した人は敗北のままである",
)
def an_effect_makes_the_game_a_draw(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Cid concedes; then Ann resolves a card that makes the game a draw."""
    peace = ann.instant("和睦", "ゲームを引き分けにする。")
    cid.concedes()
    ann.resolves(peace)
    t.expect("ゲームは引き分けか", t.is_drawn, True)
    t.expect("アンとベンは敗北したか", [ann.has_lost, ben.has_lost], [False, False])
    t.expect("投了していたシドは敗北したか", cid.has_lost, True)


@fab.check("4.5.4c#sentence-1", "残っているプレイヤーの全員が合意すれば、ゲームは引き分けになる")
def all_agree_to_a_draw(t: Table, ann: Person, ben: Person, cid: Person, dan: Person) -> None:
    """Dan has conceded. Ann offers a draw, which Cid declines; then Cid offers one, to which both others agree."""
    dan.concedes()
    ann.offers_draw(draw=[True, False]).expect("シドが断った後に、ゲームは引き分けか", t.is_drawn, False)
    cid.offers_draw(draw=[True, True])
    t.expect("ゲームは引き分けか", t.is_drawn, True)
    t.expect("シドと、投了していたダンは敗北したか", [cid.has_lost, dan.has_lost], [False, True])


@fab.check("4.5.4c#sentence-2", "引き分けには、だれも優先権を持たない、コストの支払いの途中でも合意できる")
def players_agree_at_any_time(t: Table, ann: Person, ben: Person) -> None:
    """Ann is about to pay for a card as Ben offers a draw."""
    bolt, _stones = ann.hand("《雷》 インスタント コスト1"), ann.gets("hand", gem("赤石"), gem("青石"))
    ann.plays(bolt, pitch=...).expect("尋ねられていること", t.question, "アン: ピッチするカード")
    ben.offers_draw(draw=True, pitch=None)
    t.expect("ゲームは引き分けか", t.is_drawn, True)


@fab.check(
    "4.5.4d#sentence-1 4.5.4d#example-1",
    "カードも能力もなく、だれもゲームを終わりに向けて進められなければ、手詰まりで、引き分けになる",
)
def a_stalemate_is_a_draw(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Cid, who had cards, has conceded; the others have a helmet without abilities, and an instant in the graveyard."""
    cid.attack("爪")
    for person in (ann, ben):
        person.equips("head", "古い兜", defense=1)
        person.instant("水", "ライフを1点得る。", zone="graveyard")
    cid.concedes()
    ann.claims_no_progress()
    t.expect("ゲームは引き分けか", t.is_drawn, True)
    t.expect("ベンと、投了していたシドは敗北したか", [ben.has_lost, cid.has_lost], [False, True])


@fab.check("4.5.4d#sentence-2", "ゲームを終わりに向けて進める能力が残っていれば、カードがなくても、手詰まりではない")
def who_can_advance_the_game_is_in_no_stalemate(t: Table, ann: Person, ben: Person) -> None:
    """Nobody has a card, but Ann has an item that deals damage."""
    ann.item("火種", _PING)
    ann.claims_no_progress().expect("ゲームは引き分けか", t.is_drawn, False)
    t.expect("優先権を持つプレイヤー", t.active, "アン")


@fab.check(
    "4.5.4e#sentence-1,2 4.5.4e#example-1",
    "先に動いたほうが敗北するので、全員がゲームを進めることを拒めば、膠着で、引き分けになる",
)
def a_deadlock_is_a_draw(t: Table, ann: Person, ben: Person, cid: Person, dan: Person) -> None:
    """Dan has conceded; the others have 1 life, and an ability that costs 1. Nobody acts, and at last all refuse."""
    for person in (ann, ben, cid):
        person.plays_as(f"《{person.name}の灯》 ヒーロー ライフ1 知力0")
        person.item(f"{person.name}の火種", _PING)
    dan.concedes()
    ann.claims_no_progress().expect("まだ全員がターンを終えていないときに、ゲームは引き分けか", t.is_drawn, False)
    t.expect("そのときに、ゲームを進めることを拒むかを尋ねられたプレイヤー", t.players_asked("deadlock"), [])
    for _ in range(3):
        t.end_turn()
    ann.claims_no_progress(deadlock=[True, False]).expect("シドが拒まないときに、ゲームは引き分けか", t.is_drawn, False)
    ann.claims_no_progress(deadlock=[True, True])
    t.expect("ゲームは引き分けか", t.is_drawn, True)
    t.expect("シドと、投了していたダンは敗北したか", [cid.has_lost, dan.has_lost], [False, True])
