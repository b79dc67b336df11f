"""Checks of 1.1: players, their heroes and parties."""

from msgspec.structs import replace

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import expects_foreign_cards_kept_out
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events import Draw
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import action


@fab.check("1.1.2a#sentence-3", "「ヒーロー」とは、プレイヤーのヒーローカードのことだけである")
def a_hero_is_the_hero_card_of_a_player(t: Table, ann: Person, ben: Person) -> None:
    """Ben has a double, a permanent with the type hero; all opposing heroes are dealt 2 damage."""
    double = ben.has_card("permanent", "《影武者》 ヒーロー ライフ5")
    ann.plays(ann.instant("火炎", "すべての対戦相手のヒーローに2点の秘術ダメージを与える。")).resolve()
    t.expect("ベンと影武者のライフ", (ben.life, double.life), (18, 5))


@fab.check("1.1.2b#sentence-1", "プレイヤーはヒーローになってゲームをするので、プレイするのはヒーローでもある")
def a_player_plays_as_the_hero(t: Table, ann: Person, ben: Person) -> None:
    """An effect triggers on cards that Ann's hero plays; Ann plays a card, and Ben plays one."""
    ability = "あなたのヒーロー自身によって、カードがプレイされたとき、ライフを5点得る。"
    ann.equips("head", "月の冠", ability)
    sparks = [person.instant("火花") for person in (ann, ben)]
    created = []
    for person, spark in zip((ann, ben), sparks, strict=True):
        person.plays(spark)
        created.append(t.stack - 1)
        while t.stack:
            t.resolve()
        if person is ann:
            ann.passes()
    t.expect("アンとベンがプレイしたときの、誘発レイヤーの数", created, [1, 0])


@fab.check(
    "1.1.2b#sentence-2",
    "カードテキストでは、ヒーローが引くカードはプレイヤーが引き、プレイヤーが失うライフはヒーローが失う",
)
def players_follow_the_effects_on_heroes(t: Table, ann: Person, ben: Person) -> None:
    """An effect lets heroes draw a card, and another one lets players lose life."""
    for person in (ann, ben):
        person.gets("deck", action("本"))
    gloom = ann.instant("憂い", "各プレイヤーは、ライフを1点失う。")
    ann.plays(ann.instant("宴", "各ヒーローは、カードを1枚引く。")).resolve()
    t.expect("憂いのほかに1枚引いたアンと、ベンの手札の枚数", (ann.count("hand"), ben.count("hand")), (2, 1))
    ann.plays(gloom).resolve().expect("アンとベンのヒーローのライフ", (ann.hero.life, ben.hero.life), (19, 19))


@fab.check(
    "1.1.2b#sentence-3,4",
    "「あなた」はプレイヤーのヒーローを、「対戦相手」は対戦相手のヒーローを指すので、ヒーローのライフが減る",
)
def you_and_opponent_are_heroes(t: Table, ann: Person, ben: Person) -> None:
    """A card of Ben's says that you lose 2 life, and your opponent 3."""
    bargain = ben.instant("取引", "あなたは、ライフを2点失う。対戦相手は、ライフを3点失う。")
    ben.responds(bargain).resolve().expect("ベンのヒーローのライフ", ben.hero.life, 18)
    t.expect("アンのヒーローのライフ", ann.hero.life, 17)


def _doom_of_ben(t: Table) -> TrackedCard:
    """Give the first player an instant that kills the second player's hero."""
    ann, ben = t.people[:2]
    return ann.instant("破滅", f"プレイヤー{ben.number}のヒーローに20点の一般ダメージを与える。")


@fab.check("1.1.1#sentence-1", "敗北して、もうゲームに参加していない人は、プレイヤーではない")
def who_has_lost_is_no_player(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Of three players the second one loses; then the first one passes."""
    ann.plays(_doom_of_ben(t)).resolve().expect("ベンは敗北したか", ben.has_lost, True)
    ann.passes().expect("アンの次に優先権を持つ人", t.active, cid.name)
    cid.passes().expect("2人がパスした後のターンプレイヤー", t.turn_player, cid.name)


@fab.check("1.1.4#sentence-1", "同じパーティーのプレイヤーは、ともに勝利する")
def a_party_wins_together(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """The only opponent of a party of two loses."""
    t.party(ann, cid)
    ann.plays(_doom_of_ben(t)).resolve().expect("勝者", t.winners, (ann.name, cid.name))


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
    ann.plays(united).resolve().expect("アンがコントロールする勇敢の数", ann.controls("勇敢"), 1)
    t.expect("ベンがコントロールする勇敢の数", ben.controls("勇敢"), 0)


@fab.check("1.1.5#sentence-1", "対戦相手は、自分のパーティーに所属していないプレイヤーのすべてである")
def opponents_are_all_who_are_not_in_the_party(t: Table) -> None:
    """A card of Ann deals damage to all opponents' heroes; Ben, on her left, is in her party, Cid and Dora are not."""
    ann, ben, cid, dora = *t.people, t.joins("シド"), t.joins("ドラ")
    t.party(ann, ben)
    ann.plays(ann.instant("雹", "すべての対戦相手のヒーローに2点の一般ダメージを与える。")).resolve()
    t.expect("向かいのシドと、右隣のドラのライフ", (cid.life, dora.life), (18, 18))
    t.expect("アンと、左隣のベンのライフ", (ann.life, ben.life), (20, 20))


@fab.check("1.1.6#sentence-1a,1b", "時計回り順は、指定されたプレイヤーから始まり、上から見て時計回りに進む")
def clockwise_order_begins_with_the_given_player(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """The second of three players, who sit clockwise, lets all of them draw, starting with herself."""
    for person in (ann, ben, cid):
        person.gets("deck", action("本"))
    feast = ben.instant("宴", "すべてのプレイヤーは、カードを1枚引く。")
    ben.responds(feast).resolve().expect("カードを引いた順", t.values(Draw, "player"), ["ベン", "シド", "アン"])


@fab.check("1.1.6#sentence-2", "時計回り順で次に来るのは、左隣のプレイヤーである")
def the_next_player_sits_to_the_left(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Three players sit clockwise; two turns end, and in the third one the turn-player passes."""
    turns = []
    for _ in range(2):
        t.end_turn()
        turns.append(t.turn_player)
    t.expect("アンの後のターンプレイヤー", turns, [ben.name, cid.name])
    cid.passes().expect("シドの次に優先権を持つプレイヤー", t.active, ann.name)


_BOLTYN = Card("ボルティン", frozenset({"hero"}), supertypes=frozenset({"光", "戦士"}), life=20, intellect=0)


def _instant(name: str, supertypes: str) -> Card:
    """Return an instant with supertypes, given as on a card sheet."""
    return read_card(f"《{name}》 {supertypes}インスタント コスト0", "ライフを1点得る。")


@fab.check(
    "1.1.3#sentence-2 1.1.3#example-1",
    "カードプールに入れられるのは、スーパータイプがどれもヒーローにあるカードだけである",
)
def supertypes_are_those_of_the_hero(t: Table, ann: Person, ben: Person) -> None:
    """The hero has two supertypes; a card has both, one or none of them, or another one besides."""
    ann.brings(_BOLTYN, _instant("光の剣", "「光」「戦士」 "), _instant("光", "「光」 "), _instant("石", ""))
    ben.brings(_BOLTYN, _instant("光の影", "「光」「影」 "))
    t.expect("ヒーローと同じスーパータイプや、その一部を持つカードが反するルール", ann.is_kept_out_by, [])
    t.expect("ほかのスーパータイプも持つカードが反するルール", ben.is_kept_out_by, ["1.1.3"])


@fab.check("1.1.3#sentence-1a", "カードプールには、デッキカードのほかに、装備品のような闘技場カードも含まれる")
def arena_cards_are_in_the_card_pool(t: Table, ann: Person, ben: Person) -> None:
    """Equipment has a supertype that the hero does not have; the deck has none."""
    ann.brings(_BOLTYN, _instant("石", ""), read_card("《闇の冠》 「影」 装備品 ― 頭 防御1"))
    ben.brings(_BOLTYN, _instant("石", ""), read_card("《光の冠》 「光」 装備品 ― 頭 防御1"))
    t.expect("ヒーローにないスーパータイプの装備品が反するルール", ann.is_kept_out_by, ["1.1.3"])
    t.expect("ヒーローにあるスーパータイプの装備品が反するルール", ben.is_kept_out_by, [])


@fab.check("1.1.1a#sentence-1,2", "ヒーローのいない人は、カードプールを持っていても参加できない")
def a_player_needs_a_hero(t: Table, ann: Person, ben: Person) -> None:
    """A person without a hero, and one with all that is needed."""
    ann.brings(None, _instant("石", ""))
    ben.brings(_BOLTYN, _instant("石", ""))
    t.expect("ヒーローのいない人の参加を禁じるルール", ann.is_kept_out_by, ["1.1.1a"])
    t.expect("どちらもある人の参加を禁じるルール", ben.is_kept_out_by, [])


@fab.check("1.1.1a#sentence-3", "カードプールのない人は、ヒーローがいても参加できない")
def a_player_needs_a_card_pool(t: Table, ann: Person) -> None:
    """A person with a hero alone."""
    ann.brings(_BOLTYN)
    t.expect("カードプールのない人の参加を禁じるルール", ann.is_kept_out_by, ["1.1.1a"])


_SHADOW = "「影」"


def _of_shadow(person: Person, ability: str, *cards: Card) -> None:
    """Let a player bring a hero with a meta-static ability, and cards of which the hero lacks the supertype."""
    person.brings(read_card("《月の使い》 「光」 ヒーロー ライフ20 知力0", ability), *cards)


@fab.check("1.1.3a#sentence-2", "認められたカードは、効果の指定どおりにゲームを開始するときだけ、適正である")
def an_admitted_card_starts_as_specified(t: Table, ann: Person, ben: Person) -> None:
    """A hero admits shadow cards that start the game on the chest; one player equips a cloak, the other a crown."""
    ability = (
        "あなたのデッキに、スーパータイプが「影」のカードを入れてよい。ただし、胴でゲームを開始する場合だけである。"
    )
    _of_shadow(ann, ability, _instant("石", ""), read_card(f"《影の衣》 {_SHADOW} 装備品 ― 胴 防御1"))
    _of_shadow(ben, ability, _instant("石", ""), read_card(f"《影の冠》 {_SHADOW} 装備品 ― 頭 防御1"))
    t.expect("胴で開始する影の衣が反するルール", ann.is_kept_out_by, [])
    t.expect("頭で開始する影の冠が反するルール", ben.is_kept_out_by, ["1.1.3"])


@fab.check("1.1.3a#sentence-3", "メタ型常在能力の言う「デッキ」は、装備品も含むカードプールのことである")
def deck_means_the_card_pool(t: Table, ann: Person) -> None:
    """A hero admits shadow cards to the deck; a player equips one, and has another in the deck."""
    ability = "あなたのデッキに、スーパータイプが「影」のカードを入れてよい。"
    _of_shadow(ann, ability, _instant("影", f"{_SHADOW} "), read_card(f"《影の冠》 {_SHADOW} 装備品 ― 頭 防御1"))
    t.expect("影のカードをデッキに入れ、影の装備品を装備すると反するルール", ann.is_kept_out_by, [])
    expects_foreign_cards_kept_out(t, ann)


@fab.check("1.1.3b#sentence-1", "混成カードは、スーパータイプのセットの一方がヒーローに当てはまればよい")
def one_set_of_a_hybrid_card_is_enough(t: Table, ann: Person, ben: Person) -> None:
    """Either set has two supertypes; the hero has both of one set, or only one of each."""
    hybrid = _instant("二つの道", "「光」「戦士」 / 「影」「魔術師」 ")
    ann.brings(_BOLTYN, hybrid)
    ben.brings(replace(_BOLTYN, supertypes=frozenset({"光", "影"})), hybrid)
    t.expect("一方のセットがヒーローに当てはまるとき、反するルール", ann.is_kept_out_by, [])
    t.expect("どちらのセットも一部しか当てはまらないとき、反するルール", ben.is_kept_out_by, ["1.1.3"])
