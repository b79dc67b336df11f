"""Checks of 5.4: static abilities."""

from msgspec.structs import replace

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import ADDITIONAL_COST, ALTERNATIVE_COST, IN_YOUR_END_PHASE, THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Meta
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import action, attack, gem, instant
from rulesdb.engine.fab.selection.property_filters import IsSpecialized

_ONE_LIFE = f"「1ライフ」 ― {ADDITIONAL_COST}ライフ1点を支払ってもよい。"
_THEN_HEALS = "そうしたとき、『ライフを3点得る。』"


@fab.check("5.4.4#sentence-1", "プレイ時常在能力は、その能力を持つカードのプレイにだけ適用される")
def a_play_static_ability_concerns_its_own_card(t: Table, ann: Person) -> None:
    """A card with an additional cost waits on the stack while another card is played."""
    bloody = ann.instant("血の誓い", "これをプレイするための追加コストとして、ライフ1点を支払う。")
    plain = ann.instant("火花")
    ann.plays(bloody).expect("血の誓いをプレイしたアンのライフ", ann.life, 19)
    ann.plays(plain).expect("火花もプレイしたアンのライフ", ann.life, 19)


@fab.check("5.4.4a#sentence-1a", "追加コスト能力は、カードのプレイに資源コストを付け加える")
def an_additional_asset_cost_is_paid_too(t: Table, ann: Person) -> None:
    """An attack whose additional cost is 2 life."""
    ann.plays(ann.attack("大振り", "これをプレイするための追加コストとして、ライフ2点を支払う。"))
    t.expect("アンのライフ", ann.life, 18)


@fab.check("5.4.4a#sentence-1b,3", "追加コスト能力は、カードのプレイに効果コストを付け加える")
def an_additional_cost_is_paid_too(t: Table, ann: Person) -> None:
    """An attack whose additional cost is to discard a card."""
    swing = ann.attack("大振り", "これをプレイするための追加コストとして、「手札を1枚捨てる」を支払う。")
    spare = ann.instant("火花")
    ann.plays(swing).expect("火花のあるゾーン", spare.zone, "墓地")


@fab.check("5.4.4a#sentence-4", "選択的な追加コストは、プレイするときに宣言したものだけを支払う")
def an_optional_additional_cost_is_declared(t: Table, ann: Person) -> None:
    """Two copies of a card, the one with the optional cost declared, the other without."""
    kicked, plain = (ann.instant("火種", _ONE_LIFE) for _ in range(2))
    ann.announces(plain)
    t.answer(additional_cost=False).expect("宣言しなかったときのアンのライフ", ann.life, 20)
    ann.announces(kicked)
    t.answer(additional_cost=True).expect("宣言したときのアンのライフ", ann.life, 19)


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
    ann.plays(pyre, additional_cost=(False, True)).expect("プレイした後のアンのライフ", ann.life, 17)
    t.resolve().expect("誘発レイヤーが解決された後のリソースポイント", ann.resource_points, 3)
    t.expect("スタックに残るレイヤーの数", t.stack, 1)


@fab.check("5.4.4b#sentence-1a,4", "代替コストは、宣言すれば、カードの資源コストの代わりに支払う")
def an_alternative_cost_replaces_the_resource_cost(t: Table, ann: Person) -> None:
    """A card that costs 3 resource points, or the cards of the graveyard."""
    blue = ann.hand(gem("青石", 3))
    heavy = ann.hand(
        "《墓暴き》 アクション ― 攻撃 コスト3 パワー3 防御3",
        f"「追放」 ― {ALTERNATIVE_COST}「あなたの墓地のすべてのカードを追放する」を支払ってもよい。",
    )
    gone = ann.has_card("graveyard", instant("火花"))
    ann.announces(heavy)
    t.answer(alternative_cost="追放", pitch=blue).expect("火花のあるゾーン", gone.zone, "追放ゾーン")
    t.expect("青石のあるゾーン", blue.zone, "手札")


@fab.check("5.4.4b#sentence-3a", "代替コストは、書かれている[基本]のコストだけの代わりになる")
def an_alternative_cost_replaces_only_what_it_names(t: Table, ann: Person) -> None:
    """An action card, for whose resource cost 2 life stand in: the action point is paid all the same."""
    pact = ann.hand("《契約》 アクション コスト3 防御2", f"「2ライフ」 ― {ALTERNATIVE_COST}ライフ2点を支払ってもよい。")
    ann.plays(pact, alternative_cost="2ライフ").expect("アンのライフ", ann.life, 18)
    t.expect("アンのアクションポイント", ann.action_points, 0)


@fab.check("5.4.4b#sentence-5", "代替コストは、支払わないと宣言してもよい")
def an_alternative_cost_is_optional(t: Table, ann: Person) -> None:
    """A card that costs 1 resource point, or 2 life; its player pitches for it."""
    pact = ann.hand("《契約》 インスタント コスト1", f"「2ライフ」 ― {ALTERNATIVE_COST}ライフ2点を支払ってもよい。")
    red = ann.hand(gem("赤石", 1))
    ann.announces(pact).expect("選べるもの", t.choices, ["2ライフ", "どれも選ばないこと"])
    t.answer(alternative_cost="", pitch=red).expect("アンのライフ", ann.life, 20)
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
    ann.plays(pact, alternative_cost="3ライフ").expect("アンのライフ", ann.life, 16)


@fab.check("5.4.4b#sentence-7", "代替コストを支払っても、資源コストの増加はやはり適用される")
def an_alternative_cost_leaves_changes_of_the_cost(t: Table, ann: Person, ben: Person) -> None:
    """Whatever is played costs 1 resource point more; the card is played for 3 life."""
    pact = ann.hand("《契約》 インスタント コスト1", f"「3ライフ」 ― {ALTERNATIVE_COST}ライフ3点を支払ってもよい。")
    red = ann.hand(gem("赤石", 1))
    ben.equips("head", "重しの冠", "あらゆるものは、コストのリソースポイントが1点増える。", defense=0)
    ann.announces(pact)
    t.answer(alternative_cost="3ライフ", pitch=red).expect("赤石のあるゾーン", red.zone, "ピッチゾーン")
    t.expect("アンのライフ", ann.life, 17)


@fab.check("5.4.4c#sentence-2,5", "「そうしたとき」の効果は、先行する効果を使ってプレイしたときに誘発する")
def when_you_do_triggers_on_playing(t: Table, ann: Person) -> None:
    """An optional additional cost; when it is paid, gain 3 life. The triggered-layer resolves before the card."""
    one, other = (ann.instant("捧げ物", f"{_ONE_LIFE}{_THEN_HEALS}", "ライフを10点得る。") for _ in range(2))
    ann.plays(one, additional_cost=False).expect("支払わずにプレイした後のレイヤーの数", t.stack, 1)
    ann.plays(other, additional_cost=True).expect("支払ってプレイした後のレイヤーの数", t.stack, 3)
    t.resolve().expect("誘発レイヤーが解決された後のアンのライフ", ann.life, 22)


@fab.check(
    "5.4.4c#sentence-5", "別のゾーンからプレイする能力の「そうしたとき」は、そのゾーンからプレイしたときにだけ誘発する"
)
def when_you_do_asks_from_where(t: Table, ann: Person) -> None:
    """Two copies of a card that may be played from the banished zone, one of them in hand."""
    text = f"これを追放ゾーンからプレイしてもよい。{_THEN_HEALS}"
    in_hand, from_banished = ann.instant("帰り火", text), ann.instant("帰り火", text, zone="banished")
    ann.plays(in_hand).expect("手札からプレイした後のレイヤーの数", t.stack, 1)
    ann.plays(from_banished).expect("追放ゾーンからもプレイした後のレイヤーの数", t.stack, 3)


@fab.check("5.4.4c#sentence-5", "代替コストの「そうしたとき」は、代替コストを支払ったときにだけ誘発する")
def when_you_do_asks_for_the_alternative_cost(t: Table, ann: Person) -> None:
    """Two copies of a card that costs 0, or 1 life; the alternative is declared for one of them."""
    text = f"「1ライフ」 ― {ALTERNATIVE_COST}ライフ1点を支払ってもよい。{_THEN_HEALS}"
    plain, paid = (ann.instant("契約", text) for _ in range(2))
    ann.plays(plain, alternative_cost="").expect("代替コストを宣言しなかった後のレイヤーの数", t.stack, 1)
    ann.plays(paid, alternative_cost="1ライフ").expect("代替コストも支払った後のレイヤーの数", t.stack, 3)


@fab.check(
    "5.4.4c#sentence-5", "インスタントとしてプレイする能力の「そうしたとき」は、そうプレイしたときにだけ誘発する"
)
def when_you_do_asks_for_playing_as_an_instant(t: Table, ann: Person) -> None:
    """Two copies of an action card that may be played as an instant."""
    text = f"これをインスタントであるかのようにプレイしてもよい。{_THEN_HEALS}"
    plain, quick = (ann.action("早業", text) for _ in range(2))
    ann.plays(plain, as_an_instant=False).expect("アクションとしてプレイした後のレイヤーの数", t.stack, 1)
    ann.plays(quick, as_an_instant=True).expect("インスタントとしてもプレイした後のレイヤーの数", t.stack, 3)


@fab.check("5.4.4d#sentence-2", "「そうした場合」の継続効果は、先行する効果を使ってプレイしたときに生成される")
def if_you_do_begins_with_playing(t: Table, ann: Person) -> None:
    """An attack that may be played from the banished zone; if it is, it has 2 more power."""
    grows = "そうした場合、ゲームの終わりまで、これは、パワーに2の修整を得る。"
    rising = ann.attack("甦る牙", f"これを追放ゾーンからプレイしてもよい。{grows}", zone="banished")
    ann.plays(rising).expect("追放ゾーンからプレイした甦る牙のパワー", rising.power, 5)


@fab.check("5.4.4d#sentence-2,5", "「そうした場合」の継続効果は、追加コストを支払わなければ生成されない")
def if_you_do_needs_it_done(t: Table, ann: Person) -> None:
    """Two copies of a card with an optional additional cost, played without and then with it."""
    text = f"{_ONE_LIFE}そうした場合、{THIS_TURN}攻撃アクションカードは、パワーに2の修整を得る。"
    plain, paid = (ann.instant("鼓舞", text) for _ in range(2))
    claw = ann.attack("爪")
    ann.plays(plain, additional_cost=False).expect("支払わずにプレイした後の爪のパワー", claw.power, 3)
    ann.plays(paid, additional_cost=True).expect("支払ってプレイした後の爪のパワー", claw.power, 5)


@fab.check("5.4.1#sentence-1", "常在能力は、スタックで解決されることなしに効果を生成する")
def a_static_ability_needs_no_layer(t: Table, ann: Person) -> None:
    """A piece of equipment that was never on the stack makes attacks stronger."""
    ann.equips("head", "闘士の兜", "攻撃アクションカードは、パワーに1の修整を得る。", defense=0)
    claw = ann.attack("爪")
    t.begin()
    t.expect("スタックに置かれたレイヤーの数", t.event_count(kinds.Stack), 0)
    t.expect("爪のパワー", claw.power, 4)


@fab.check("5.4.2#sentence-1", "常在能力が生成する継続効果は、能力が機能状態である間だけある")
def a_static_continuous_effect_lasts_as_long_as_its_source(t: Table, ann: Person) -> None:
    """Equipment makes attacks stronger until it is destroyed."""
    helm = ann.equips(
        "head",
        "闘士の兜",
        "攻撃アクションカードは、パワーに1の修整を得る。",
        "インスタント ― 「これを破壊する」: ライフを1点得る。",
        defense=0,
    )
    claw = ann.attack("爪")
    t.expect("闘士の兜があるときの爪のパワー", claw.power, 4)
    ann.activates(helm).expect("闘士の兜が破壊された後の爪のパワー", claw.power, 3)


@fab.check("5.4.2#sentence-1", "効果が与えた常在能力も、継続効果を生成する")
def a_granted_static_ability_works_like_a_printed_one(t: Table, ann: Person) -> None:
    """A hero gets a static ability for the turn, after which it has the ability no more."""
    gives = ann.instant(
        "鼓舞", f"{THIS_TURN}あなたのヒーローは、『攻撃アクションカードは、パワーに1の修整を得る。』を得る。"
    )
    claw = ann.attack("爪")
    ann.plays(gives).resolve().expect("英雄が能力を得た後の爪のパワー", claw.power, 4)
    t.end_turn().expect("次のターンの爪のパワー", claw.power, 3)


_SHAPESHIFTER = Card("Shiyana, Diamond Gemini", frozenset({"hero"}), life=20, intellect=1)
_SHIYANA = replace(_SHAPESHIFTER, abilities=(Meta(IsSpecialized()),))
_BRAVOS = ("《大立ち回り》 「guardian」 インスタント コスト0", "「ブラーボ」特化", "ライフを5点得る。")


@fab.check("5.4.3#sentence-1", "メタ型常在能力は、カードプールに入れてよいカードを変える")
def a_meta_static_ability_changes_the_card_pool(t: Table, ann: Person, ben: Person) -> None:
    """A specialization card of another hero, in the card-pools of a hero with the ability and of one without."""
    cleo = t.joins("クレオ")
    ann.brings(_SHIYANA, read_card(*_BRAVOS))
    ben.brings(_SHAPESHIFTER, read_card(*_BRAVOS))
    t.expect("能力のないヒーローのカードプールが反するルール", ben.is_kept_out_by, ["1.1.3", "8.3.7"])
    cleo.brings(_SHIYANA, read_card("《石壁》 「guardian」 インスタント コスト0", "ライフを1点得る。"))
    t.expect("能力のあるヒーローのカードプールが反するルール", ann.is_kept_out_by, [])
    t.expect("特化でないカードを入れたカードプールが反するルール", cleo.is_kept_out_by, ["1.1.3"])


@fab.check(
    "5.4.3a#sentence-2 5.4.3a#example-1", "シヤナがゲーム中に能力を失っても、カードプールの特化カードは適正なままである"
)
def what_shiyana_brought_stays_legal(t: Table, ann: Person, ben: Person) -> None:
    """Shiyana loses her meta-static ability; the specialization card of another hero is played all the same."""
    ann.brings(_SHIYANA, read_card(*_BRAVOS))
    ben.brings(
        replace(_SHAPESHIFTER, name="ベンの英雄"),
        read_card(
            "《素顔》 インスタント コスト0",
            "ゲームの終わりまで、すべての対戦相手のヒーローは、すべてのメタ型常在能力を失う。",
        ),
    )
    t.start(first_turn=ann)
    smash, bare = ann.card("大立ち回り"), ben.card("素顔")
    ben.responds(bare).resolve().expect("シヤナはメタ型常在能力を持つか", ann.hero.has(Meta), False)
    t.expect("アンは大立ち回りをプレイできるか", ann.may_play(smash), True)


_MUTATED_MASS = (
    "《Mutated Mass》 アクション ― 攻撃 コスト3 ピッチ1 パワー* 防御*",
    "パワーの値は、((あなたのピッチゾーンのカードのコストの種類の数)の2倍)である。",
    "防御値の値は、((あなたのピッチゾーンのカードのコストの種類の数)の2倍)である。",
)


@fab.check(
    "5.4.5#sentence-1a 5.4.5#example-1",
    "《Mutated Mass》のパワーと防御値は、ピッチゾーンにあるコストの種類の数の2倍になる",
)
def mutated_mass_is_defined_by_the_pitch_zone(t: Table, ann: Person, ben: Person) -> None:
    """Cards that cost 0, 1 and 1 lie in the pitch zone; then Mutated Mass defends."""
    claw, mass = ann.attack("爪", power=5), ben.hand(*_MUTATED_MASS)
    ben.gets("pitch", attack("連撃", cost=0), attack("小槌", cost=1), action("黙考", cost=1))
    t.expect("Mutated Massのパワー", mass.power, 4)
    ann.plays(claw).until("attack").resolve(defend=(mass, None))
    t.expect("防御しているMutated Massの防御値", mass.defense, 4)
    t.until("resolution").expect("ベンのライフ", ben.life, 19)


@fab.check("5.4.5#sentence-1b", "特性型常在能力は、記載されていない特性そのものを定義することもある")
def a_property_itself_is_defined(t: Table, ann: Person) -> None:
    """A golem has no printed defense, and an ability that defines it."""
    golem = ann.has_card("permanent", "《泥人形》 アクション ― 盟友 コスト0 パワー3 ライフ3", "防御値の値は、2である。")
    t.expect("泥人形の防御値", golem.defense, 2)


@fab.check("5.4.5a#sentence-1,2", "特性型常在能力は、どのゾーンでも、ゲームの外でも機能する")
def a_property_static_ability_works_everywhere(t: Table, ann: Person) -> None:
    """Mutated Mass lies in three zones outside the arena, and outside the game."""
    ann.gets("pitch", attack("連撃", cost=0), attack("小槌", cost=1), attack("大槌", cost=3))
    in_hand, gone, below = (ann.has_card(zone, *_MUTATED_MASS) for zone in ("hand", "graveyard", "deck"))
    t.expect("ゲームの外でのパワー", ann.power_outside(read_card(*_MUTATED_MASS)), 6)
    t.expect("手札、墓地、デッキでのパワー", [in_hand.power, gone.power, below.power], [6, 6, 6])


@fab.check("5.4.6#sentence-1", "誘発型常在能力は、することがいくつ書かれていても、誘発効果を1つだけ生成する")
def a_triggered_static_ability_gives_one_triggered_effect(t: Table, ann: Person) -> None:
    """Equipment with which a player gains 1 life and a resource point whenever they play a card: one layer for both."""
    gains = "あなたによって、カードがプレイされたとき、ライフを1点得る。リソースポイントを1点得る。"
    ann.equips("head", "語り部の冠", gains, defense=0)
    ann.plays(ann.instant("火花")).expect("火花と、誘発した効果の、スタックのレイヤーの数", t.stack, 2)
    t.resolve().expect("アンのライフとリソースポイント", (ann.life, ann.resource_points), (21, 1))


@fab.check("5.4.6a#sentence-2 5.4.6a#example-1", "《Merciful Retribution》は、自身が破壊されるときにも誘発する")
def merciful_retribution_triggers_on_its_own_end(t: Table, ann: Person, ben: Person) -> None:
    """An opponent destroys Merciful Retribution, which is an aura itself."""
    aura = ann.aura(
        "Merciful Retribution",
        "(あなたがコントロールする、かつ(サブタイプがオーラの、または攻撃アクションカードである))ものが破壊されたとき、"
        "対象のヒーローに1点の秘術ダメージを与える。",
    )
    ban = ben.instant("破却", "対象の「Merciful Retribution」という名前のカードを破壊する。")
    ben.responds(ban).resolve(target=ben.hero).expect("Merciful Retributionのあるゾーン", aura.zone, "墓地")
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.resolve().expect("ベンのライフ", ben.life, 19)


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
    t.expect("手札のYinti Yantiの防御値", yinti.defense, 2)
    ann.plays(claw).until("attack").resolve(defend=(yinti, None))
    t.expect("防御しているYinti Yantiの防御値", yinti.defense, 3)
    t.until("resolution").expect("ベンのライフ", ben.life, 18)


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
    ann.plays(ends).resolve().expect("オーラがなくなった後の爪のパワー", claw.power, 3)


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
    t.end_turn(hidden_trigger=True, may=True, pitch=red).expect("巨岩のあるゾーン", boulder.zone, "格納庫")
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
    t.end_turn().expect("アンのライフ", ann.life, 19)


@fab.check(
    "5.4.7#sentence-3 5.4.7a#sentence-2",
    "期間型常在能力は、条件がゾーンを指定していれば、発生源がそのゾーンにある間だけ機能する",
)
def a_while_static_ability_works_in_the_zone_that_it_names(t: Table, ann: Person) -> None:
    """A card with blood debt in the banished zone, and another one in the graveyard."""
    ann.attack("負い目", f"追放ゾーンにあるとき、『{IN_YOUR_END_PHASE}ライフを1点失う。』が機能する。", zone="banished")
    ann.attack("借り", f"追放ゾーンにあるとき、『{IN_YOUR_END_PHASE}ライフを1点失う。』が機能する。", zone="graveyard")
    t.end_turn().expect("アンのライフ", ann.life, 19)


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
    t.end_turn(hidden_trigger=True).expect("アンのライフ", ann.life, 19)


@fab.check(
    "5.4.7b#sentence-4,6 5.4.7b#example-1",
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
    t.answer(hidden_trigger=True).expect("アンは誘発させるかを尋ねられたか", t.was_asked(ann, "hidden trigger"), True)
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
    t.resolve().expect("誘発レイヤーが解決された後のリソースポイント", ann.resource_points, 1)
    t.expect("誘発レイヤーが解決された後、秘密の小箱は開示状態か", box.is_public, False)


@fab.check(
    "5.4.7b#sentence-1a,1b", "非公開型誘発能力は、期間型でも誘発型でもあるので、どちらの常在能力を失う効果でも失われる"
)
def a_hidden_ability_is_lost_as_either_kind(t: Table, ann: Person) -> None:
    """Two such cards in hand: one loses all triggered-static abilities, the other all while-static abilities."""
    box, chest = ann.hand(*_MUSIC_BOX), ann.hand("《秘密の箪笥》 インスタント コスト0", _MUSIC_BOX[1])
    loses = f"{THIS_TURN}「{{}}」という名前のすべてのカードは、すべての{{}}常在能力を失う。".format
    hush = ann.instant("沈黙", loses("秘密の小箱", "誘発型") + loses("秘密の箪笥", "期間型"))
    spark = ann.instant("火花")
    ann.plays(hush).resolve()
    ann.plays(spark).resolve(hidden_trigger=True)
    t.expect("アンは誘発させるかを尋ねられたか", t.was_asked(ann, "hidden trigger"), False)
    t.expect("秘密の小箱は開示状態か", box.is_public, False)
    t.expect("秘密の箪笥は開示状態か", chest.is_public, False)


@fab.check("5.4.7b#sentence-2a", "ゾーンを指定せず、非開示状態であることだけを指定する能力も、非公開型誘発能力である")
def a_hidden_ability_may_name_no_zone(t: Table, ann: Person) -> None:
    """A card lies face down in the banished zone; its owner is asked whether it triggers, and it need not."""
    text = "非開示で、『ライフが増えたとき、リソースポイントを1点得る。』が機能する。"
    ann.has_card("banished", "《伏せた鈴》 インスタント コスト0", text, is_public=False)
    ann.plays(ann.instant("火花")).resolve(hidden_trigger=False)
    t.expect("アンは誘発させるかを尋ねられたか", t.was_asked(ann, "hidden trigger"), True)
    t.expect("スタックのレイヤーの数", t.stack, 0)


@fab.check("5.4.7b#sentence-3", "非公開型誘発能力を誘発させるかどうかは、オーナーが選べる")
def a_hidden_ability_need_not_trigger(t: Table, ann: Person, ben: Person) -> None:
    """The same card in the hand of the player whose turn it is not; its owner lets it lie."""
    box, spark = ben.hand(*_MUSIC_BOX), ann.instant("火花")
    ann.plays(spark).resolve(hidden_trigger=False)
    t.expect("ベンは誘発させるかを尋ねられたか", t.was_asked(ben, "hidden trigger"), True)
    t.expect("スタックのレイヤーの数", t.stack, 0)
    t.expect("秘密の小箱は開示状態か", box.is_public, False)


@fab.check("5.4.7b#sentence-2b,3,5", "誘発させるかを選べるのは、発生源が非開示状態のときだけである")
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


@fab.check("5.4.7b#sentence-6,7", "誘発レイヤーが無効にされても、非公開型誘発能力の発生源は非開示状態に戻る")
def a_hidden_source_is_hidden_when_its_layer_is_gone(t: Table, ann: Person, ben: Person) -> None:
    """The triggered-layer of the card in hand is negated."""
    box, spark = ann.hand(*_MUSIC_BOX), ann.instant("火花")
    hush = ben.instant("静寂", "対象のスタックの誘発レイヤーを無効にする。")
    ann.plays(spark).resolve(hidden_trigger=True)
    ben.responds(hush).expect("静寂が解決される前、秘密の小箱は開示状態か", box.is_public, True)
    t.resolve().expect("スタックのレイヤーの数", t.stack, 0)
    t.expect("アンのリソースポイント", ann.resource_points, 0)
    t.expect("秘密の小箱は開示状態か", box.is_public, False)
