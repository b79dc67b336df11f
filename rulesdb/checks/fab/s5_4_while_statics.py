"""Checks of 5.4.7: while-static abilities, hidden triggered ones among them."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import IN_YOUR_END_PHASE
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import gem

_AURA = Card("光輪", frozenset({"token"}), frozenset({"aura"}))


_YINTI_YANTI = (
    "《Yinti Yanti》 アクション ― 攻撃 コスト0 パワー3 防御2",
    "(これが防御している、かつ(サブタイプがオーラの、かつあなたがコントロールする)ものがある)間、『これは、防御値に1の修整を得る。』が機能する。",
)


@fab.check("5.4.7#sentence-3 5.4.7#example-1", "《Yinti Yanti》は、防御していてオーラがある間、防御値が1高い")
def yinti_yanti_is_functional_while_it_defends(t: Table, ann: Person, ben: Person) -> None:
    """Yinti Yanti in hand, then as a defending card that is no permanent."""
    claw, yinti = ann.attack("爪", power=5), ben.hand(*_YINTI_YANTI)
    ben.has_card("permanent", _AURA)
    t.begin()
    t.expect("手札のYinti Yantiの防御値", yinti.defense, 2)
    ann.plays(claw).until("attack")
    t.resolve(defend=(yinti, None))
    t.expect("防御しているYinti Yantiの防御値", yinti.defense, 3)
    t.until("resolution")
    t.expect("ベンのライフ", ben.life, 18)


@fab.check("5.4.7#sentence-1", "期間型常在能力は、期間の条件が満たされなくなれば機能しない")
def a_while_static_ability_ends_with_its_condition(t: Table, ann: Person) -> None:
    """Equipment that makes attacks stronger while its player controls an aura; the aura is destroyed."""
    ann.equips(
        "head",
        "星詠みの冠",
        "(サブタイプがオーラの、かつあなたがコントロールする)ものがある間、『攻撃アクションカードは、"
        "パワーに1の修整を得る。』が機能する。",
        defense=0,
    )
    claw, _aura = ann.attack("爪"), ann.has_card("permanent", _AURA)
    ends = ann.instant("日蝕", "「光輪」という名前のすべてのカードを破壊する。")
    t.expect("オーラがあるときの爪のパワー", claw.power, 4)
    ann.plays(ends).resolve()
    t.expect("オーラがなくなった後の爪のパワー", claw.power, 3)


@fab.check("5.4.7a#sentence-4 5.4.7a#example-1", "隆起は、発生源が手札で非開示状態のときに機能する")
def heave_works_in_hand(t: Table, ann: Person) -> None:
    """A card with heave 1 in hand at the beginning of the end phase."""
    boulder = ann.attack(
        "巨岩",
        "手札にあるとき、『あなたの終了フェイズの開始時になったとき、リソース1点を支払い、"
        "これを格納庫に表向きで置いてもよい。そうした場合、〔《地鳴り》 トークン ― オーラ〕トークンを1個作成する。"
        "』が機能する。",
    )
    red = ann.hand(gem("赤石", 1))
    t.end_turn(hidden_trigger=True, may=True, pitch=red)
    t.expect("巨岩のあるゾーン", boulder.zone, "格納庫")
    t.expect("巨岩は表向きか", boulder.is_public, True)


@fab.check("5.4.7a#sentence-5 5.4.7a#example-2", "血の債務は、追放ゾーンのカードが非開示状態なら機能しない")
def blood_debt_does_not_work_unseen(t: Table, ann: Person) -> None:
    """Two cards with blood debt in the banished zone, one of them face down."""
    ann.attack("負い目", f"追放ゾーンにあるとき、『{IN_YOUR_END_PHASE}ライフを1点失う。』が機能する。", zone="banished")
    ann.has_card(
        "banished",
        "《借り》 アクション ― 攻撃 コスト0 パワー3 防御3",
        "追放ゾーンにあるとき、『あなたの終了フェイズの開始時になったとき、ライフを1点失う。』が機能する。",
        is_public=False,
    )
    t.end_turn()
    t.expect("アンのライフ", ann.life, 19)


@fab.check(
    "5.4.7#sentence-3 5.4.7a#sentence-2",
    "期間型常在能力は、条件がゾーンを指定していれば、発生源がそのゾーンにある間だけ機能する",
)
def a_while_static_ability_works_in_the_zone_that_it_names(t: Table, ann: Person) -> None:
    """A card with blood debt in the banished zone, and another one in the graveyard."""
    ann.attack("負い目", f"追放ゾーンにあるとき、『{IN_YOUR_END_PHASE}ライフを1点失う。』が機能する。", zone="banished")
    ann.attack("借り", f"追放ゾーンにあるとき、『{IN_YOUR_END_PHASE}ライフを1点失う。』が機能する。", zone="graveyard")
    t.end_turn()
    t.expect("アンのライフ", ann.life, 19)


@fab.check("5.4.7a#sentence-1", "期間の条件が満たされていても、発生源が非開示状態なら機能しない")
def a_met_condition_is_not_enough(t: Table, ann: Person) -> None:
    """An attack with 2 more power while its player controls an aura: face down in the banished zone, and in hand."""
    wolf = read_card(
        "《狼》 アクション ― 攻撃 コスト0 パワー3 防御3",
        "(サブタイプがオーラの、かつあなたがコントロールする)ものがある間、『これは、パワーに2の修整を得る。』が機能する。",
    )
    in_hand, seen = ann.hand(wolf), ann.has_card("banished", wolf)
    ann.has_card("permanent", _AURA)
    t.expect("手札の狼のパワー", in_hand.power, 3)
    t.expect("追放ゾーンで表向きの狼のパワー", seen.power, 5)


@fab.check("5.4.7a#sentence-3", "非開示状態であることを求める期間型常在能力は、発生源が非開示状態のときだけ機能する")
def a_condition_may_ask_for_a_private_source(t: Table, ann: Person) -> None:
    """Two cards that take 1 life each turn while they are face down, in whatever zone: one of them lies face up."""
    ann.has_card(
        "arsenal",
        "《伏せた呪い》 アクション ― 攻撃 コスト0 パワー3 防御3",
        "非開示で、『あなたの終了フェイズの開始時になったとき、ライフを1点失う。』が機能する。",
        is_public=False,
    )
    ann.attack("解けた呪い", f"非開示で、『{IN_YOUR_END_PHASE}ライフを1点失う。』が機能する。", zone="banished")
    t.end_turn(hidden_trigger=True)
    t.expect("アンのライフ", ann.life, 19)


@fab.check(
    "5.4.7b#sentence-2,4,6 5.4.7b#example-1",
    "裏向きの《The Librarian》は、誘発させると開示状態になり、解決されると表向きになる",
)
def the_librarian_is_turned_up(t: Table, ann: Person) -> None:
    """At the start of her player's turn The Librarian lies face down in the arsenal."""
    librarian = ann.has_card(
        "arsenal",
        "《The Librarian》 メンター",
        "非開示で、格納庫にあるとき、『あなたのターンの開始時になったとき、これを表向きにする。』が機能する。",
        is_public=False,
    )
    t.begin("start phase")
    t.answers(hidden_trigger=True)
    t.expect("アンは誘発させるかを尋ねられたか", t.was_asked(ann, "hidden trigger"), True)
    t.expect(
        "誘発レイヤーのある間だけ見せられた後、正式に表向きになったか",
        t.values(kinds.Turned, "is_shown"),
        [True, False],
    )
    t.expect("The Librarianは表向きか", librarian.is_public, True)


_MUSIC_BOX = (
    "《秘密の小箱》 インスタント コスト0",
    "手札にあるとき、『ライフが増えたとき、リソースポイントを1点得る。』が機能する。",
)


@fab.check("5.4.7b#sentence-4,6,7", "非公開型誘発能力の発生源は、誘発レイヤーがある間だけ開示状態になる")
def a_hidden_source_is_seen_while_its_layer_exists(t: Table, ann: Person) -> None:
    """A card in hand that triggers whenever a hero gains life."""
    box, spark = ann.hand(*_MUSIC_BOX), ann.instant("火花")
    ann.plays(spark).resolve(hidden_trigger=True)
    t.expect("誘発レイヤーがあるとき、秘密の小箱は開示状態か", box.is_public, True)
    t.resolve()
    t.expect("誘発レイヤーが解決された後のリソースポイント", ann.resource_points, 1)
    t.expect("誘発レイヤーが解決された後、秘密の小箱は開示状態か", box.is_public, False)


@fab.check("5.4.7b#sentence-1", "非公開型誘発能力は、誘発型常在能力でもあるので、それを失う効果によって失われる")
def a_hidden_ability_is_lost_as_a_triggered_one(t: Table, ann: Person) -> None:
    """The same card in hand, after an effect took all triggered-static abilities from the cards in hand."""
    box, spark = ann.hand(*_MUSIC_BOX), ann.instant("火花")
    hush = ann.instant("沈黙", "このターンの終わりまで、あなたの手札のすべてのカードは、すべての誘発型常在能力を失う。")
    ann.plays(hush).resolve()
    ann.plays(spark).resolve(hidden_trigger=True)
    t.expect("アンは誘発させるかを尋ねられたか", t.was_asked(ann, "hidden trigger"), False)
    t.expect("秘密の小箱は開示状態か", box.is_public, False)


@fab.check("5.4.7b#sentence-3", "非公開型誘発能力を誘発させるかどうかは、オーナーが選べる")
def a_hidden_ability_need_not_trigger(t: Table, ann: Person, ben: Person) -> None:
    """The same card in the hand of the player whose turn it is not; its owner lets it lie."""
    box, spark = ben.hand(*_MUSIC_BOX), ann.instant("火花")
    ann.plays(spark).resolve(hidden_trigger=False)
    t.expect("ベンは誘発させるかを尋ねられたか", t.was_asked(ben, "hidden trigger"), True)
    t.expect("スタックのレイヤーの数", t.stack, 0)
    t.expect("秘密の小箱は開示状態か", box.is_public, False)


@fab.check("5.4.7b#sentence-2,5", "誘発させるかを選べるのは、発生源が非開示状態のときだけである")
def a_public_source_is_not_let_lie(t: Table, ann: Person, ben: Person) -> None:
    """Two cards that trigger from the arsenal, one of them face up and the other face down."""
    echo = read_card(
        "《こだま》 インスタント コスト0",
        "格納庫にあるとき、『ライフが増えたとき、リソースポイントを1点得る。』が機能する。",
    )
    ann.has_card("arsenal", echo, is_public=True)
    ben.has_card("arsenal", echo, is_public=False)
    ann.plays(ann.instant("火花")).resolve(hidden_trigger=True)
    t.expect("誘発させるかを尋ねられたプレイヤー", t.players_asked("hidden trigger"), ["ベン"])
    t.expect("誘発レイヤーの数", t.stack, 2)


@fab.check("5.4.7b#sentence-7", "誘発レイヤーが無効にされても、非公開型誘発能力の発生源は非開示状態に戻る")
def a_hidden_source_is_hidden_when_its_layer_is_gone(t: Table, ann: Person, ben: Person) -> None:
    """The triggered-layer of the card in hand is negated."""
    box, spark = ann.hand(*_MUSIC_BOX), ann.instant("火花")
    hush = ben.instant("静寂", "対象のスタックの誘発レイヤーを無効にする。")
    ann.plays(spark).resolve(hidden_trigger=True)
    ben.responds(hush)
    t.expect("静寂が解決される前、秘密の小箱は開示状態か", box.is_public, True)
    t.resolve()
    t.expect("スタックのレイヤーの数", t.stack, 0)
    t.expect("アンのリソースポイント", ann.resource_points, 0)
    t.expect("秘密の小箱は開示状態か", box.is_public, False)
