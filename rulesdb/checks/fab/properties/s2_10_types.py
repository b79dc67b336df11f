"""Checks of 2.10, 2.11 and 2.13 to 2.15: types, subtypes, supertypes and traits."""

from typing import get_args

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import HEALS, IN_YOUR_END_PHASE, THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.cards import Card, Class, Talent
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import INSTANT, ally


def _purge(person: Person, subtype: str) -> TrackedCard:
    """Give a player an instant that destroys the permanents with a subtype."""
    lines = ("《一掃》 インスタント コスト0", f"すべてのサブタイプが{subtype}のパーマネントを破壊する。")
    return person.hand(*lines)


@fab.check(
    "2.10.1#sentence-1 2.10.2#sentence-1", "サブタイプは語の集まりで、2つあればそのどちらでもあり、1つもないこともある"
)
def subtypes_are_a_collection(t: Table, ann: Person, ben: Person) -> None:
    """An effect on items destroys an item that is an aura, too; a token has no subtypes."""
    mist = ben.has_card("permanent", "《霧の箱》 トークン ― オーラ・アイテム", "続行")
    plain = ben.has_card("permanent", "《土くれ》 トークン", "続行")
    purge = _purge(ann, "アイテム")
    t.expect("霧の箱のサブタイプ", mist.subtypes, ["アイテム", "オーラ"])
    t.expect("土くれのサブタイプ", plain.subtypes, [])
    ann.resolves(purge).expect("霧の箱のあるゾーン", mist.zone, "なし")
    t.expect("土くれのあるゾーン", plain.zone, "闘技場")


@fab.check(
    "2.10.1#sentence-2", "機能型のサブタイプであるオーラには、解決されると闘技場に出る、という追加のルールが適用される"
)
def a_functional_subtype_decides_which_rules_apply(t: Table, ann: Person) -> None:
    """An action that is an aura, and one that is none."""
    mist, spark = ann.aura("霧", "続行", zone="hand"), ann.action("火花")
    ann.resolves(mist, spark).expect("霧と火花のあるゾーン", (mist.zone, spark.zone), ("闘技場", "墓地"))


@fab.check("2.10.1#sentence-2", "機能型のサブタイプである盟友だけに、ターンの終わりにライフが戻るルールが適用される")
def the_subtype_ally_decides_about_its_life(t: Table, ann: Person, ben: Person) -> None:
    """An ally and a hero are dealt damage, and the turn ends."""
    dragon = ben.has_card("permanent", ally("竜", 6))
    damages = (
        f"すべての{what}に2点の秘術ダメージを与える。"
        for what in ("サブタイプが盟友のパーマネント", "対戦相手のヒーロー")
    )
    ann.resolves(ann.instant("火花", "".join(damages)))
    t.expect("火花の後の、竜とベンのライフ", (dragon.life, ben.life), (4, 18))
    t.end_turn().expect("ターンが終わった後の、竜とベンのライフ", (dragon.life, ben.life), (6, 18))


@fab.check("2.10.6#sentence-2", "効果で得た機能型のサブタイプも、オブジェクトに追加のルールを加える")
def a_gained_functional_subtype_adds_its_rules(t: Table, ann: Person) -> None:
    """The next action gains the subtype aura, and enters the arena."""
    charm = ann.instant("具現", f"{THIS_TURN}次にプレイするタイプがアクションのものは、サブタイプ「オーラ」を得る。")
    spark = ann.action("火花")
    ann.resolves(charm, spark).expect("火花のあるゾーン", spark.zone, "闘技場")


@fab.check("2.10.6#sentence-3", "罠やドラゴンのような非機能型のサブタイプは、追加のルールを加えない")
def non_functional_subtypes_add_no_rules(t: Table, ann: Person) -> None:
    """Two actions with non-functional subtypes are cleared as any action."""
    pit = ann.hand("《落とし穴》 アクション ― 罠 コスト0", "続行")
    wyrm = ann.hand("《飛竜》 アクション ― ドラゴン コスト0", "続行")
    ann.resolves(pit, wyrm).expect("落とし穴と飛竜のあるゾーン", (pit.zone, wyrm.zone), ("墓地", "墓地"))


@fab.check("2.10.5#sentence-1a,1b", "サブタイプは、効果によって得ることも失うこともある")
def subtypes_are_gained_and_lost(t: Table, ann: Person, ben: Person) -> None:
    """A sword gains the subtype aura, and a ghost loses it; then auras are destroyed."""
    sword = ben.sword("剣", "続行")
    ghost = ben.has_card("permanent", "《幽霊》 アクション ― オーラ", "続行")
    turns = ann.instant(
        "反転", f"{THIS_TURN}《剣》は、サブタイプ「オーラ」を得る。{THIS_TURN}《幽霊》は、サブタイプのオーラを失う。"
    )
    ann.resolves(turns, _purge(ann, "オーラ"))
    t.expect("剣と幽霊のあるゾーン", (sword.zone, ghost.zone), ("墓地", "闘技場"))


@fab.check(
    "2.10.6a#sentence-1 2.10.6b#sentence-1",
    "表にある語は、どれもサブタイプで、矢やオーラなどはルールを加えるが、「歯車」「長柄」などは加えない",
)
def keywords_of_the_lists_are_subtypes(t: Table, ann: Person) -> None:
    """All functional keywords are in one type box, and all non-functional ones in another, which is cleared.

    Actions with the functional keywords of permanents enter the arena; an arrow waits in hand, an attack attacks.
    """
    functional = "片手 両手 苦難 盟友 矢 灰 攻撃 オーラ 製造 根源 召喚 アイテム ランドマーク 逆手 矢筒"
    others = (
        "天使 腕 斧 基本 本 弓 筆 機砲 胴 気 鉤爪 棍棒 歯車 短剣 デーモン ドラゴン エヴォ バイオリン フレイル 宝石 銃 "
        "槌 頭 足 リュート 傭兵 オーブ 拳銃 ピットファイター 長柄 岩塊 王笏 巻物 大鎌 手裏剣 歌 杖 剣 罠 レンチ 若者"
    )
    lasting = [word for word in functional.split() if word not in ["片手", "両手", "矢", "攻撃", "逆手", "矢筒"]]
    entering = [ann.hand(f"《{word}の札》 【アクション ― {word}】 コスト0", "続行") for word in lasting]
    arrow = ann.hand("《矢の札》 【アクション ― 矢】 コスト0", "続行")
    blow = ann.hand("《攻撃の札》 【アクション ― 攻撃】 コスト0 パワー1")
    full = ann.hand(f"《機能型》 【トークン ― {functional}】")
    other = ann.hand(f"《非機能型》 【アクション ― {others}】 コスト0", "続行")
    t.expect("機能型のサブタイプ", full.subtypes, sorted(functional.split()))
    t.expect("非機能型のサブタイプ", other.subtypes, sorted(others.split()))
    ann.cannot_play(arrow, "8.2.6a")
    ann.resolves(*entering, other)
    t.expect("解決された9枚の機能型のあるゾーン", [card.zone for card in entering], ["闘技場"] * 9)
    t.expect("解決された非機能型のあるゾーン", other.zone, "墓地")
    ann.plays(blow).expect("攻撃の札で戦闘は始まったか", t.step != "", True)


@fab.check(
    "2.11.1#sentence-1 2.11.2#sentence-1",
    "スーパータイプは語の集まりで、2つあればそのどちらでもあり、1つもないこともある",
)
def supertypes_are_a_collection(t: Table, ann: Person, ben: Person) -> None:
    """An effect on shadow cards banishes a card that is a shadow warrior; another card has no supertypes."""
    blade = ben.hand("《闇の刃》 「影」「戦士」 アクション コスト0", "続行")
    plain = ben.action("小石", "続行", defense=None)
    light = ann.instant("浄化", "すべてのスーパータイプが「戦士」のものを追放する。")
    t.expect("闇の刃のスーパータイプ", blade.supertypes, ["影", "戦士"])
    t.expect("小石のスーパータイプ", plain.supertypes, [])
    ann.plays(light).resolve().expect("闇の刃と小石のあるゾーン", (blade.zone, plain.zone), ("追放ゾーン", "手札"))


@fab.check("2.11.1#sentence-2", "クラスでもタレントでも、ヒーローにないスーパータイプのカードは入れられない")
def supertypes_decide_about_the_card_pool(t: Table, ann: Person) -> None:
    """A hero who is a shadow warrior brings cards with another talent, with another class, and with a part of both."""
    hero = read_card("《影の戦士》 「影」「戦士」 ヒーロー ライフ20 知力0")
    for supertypes, is_kept_out in (
        ("「戦士」", False),
        ("「影」", False),
        ("「光」「戦士」", True),
        ("「影」「忍者」", True),
    ):
        ann.brings(hero, read_card(f"《札》 {supertypes} アクション コスト0", "続行"))
        t.expect(f"{supertypes}のカードは入れられないか", bool(ann.is_kept_out_by), is_kept_out)


@fab.check("2.11.5#sentence-1a,1b", "スーパータイプは、効果によって得ることも失うこともある")
def supertypes_are_gained_and_lost(t: Table, ann: Person, ben: Person) -> None:
    """Ann's card gains a talent, and Ben's loses its class."""
    claw = ann.hand("《爪》 「忍者」 アクション コスト0", "続行")
    fang = ben.hand("《牙》 「忍者」 アクション コスト0", "続行")
    brand = ann.instant(
        "烙印", f"{THIS_TURN}《爪》は、スーパータイプ「竜系」を得る。{THIS_TURN}《牙》は、スーパータイプをすべて失う。"
    )
    ann.plays(brand).resolve()
    t.expect("爪と牙のスーパータイプ", (claw.supertypes, fang.supertypes), (["忍者", "竜系"], []))


@fab.check(
    "2.11.6#sentence-2", "ゲームの中では、ヒーローにないスーパータイプのカードも、ほかのカードと同じようにプレイできる"
)
def supertypes_add_no_rules(t: Table, ann: Person) -> None:
    """Ann's hero has no supertypes, and an effect gave Ann a card of a class."""
    spark = ann.hand("《火花》 「魔術師」 インスタント コスト0", "ライフを1点得る。")
    t.expect("アンは火花をプレイできるか", ann.may_play(spark), True)
    ann.plays(spark).resolve().expect("アンのライフ", ann.life, 21)


def _banished_of(t: Table, words: str, supertypes: tuple[str, ...]) -> list[str]:
    """Banish the cards that fit from Ben's hand, which has one of each supertype; return their names."""
    ann, ben = t.people
    for word in supertypes:
        ben.gets("hand", Card(word, INSTANT, supertypes=frozenset({word})))
    ann.plays(ann.instant("追放", f"すべての{words}のあるものを追放する。")).resolve()
    return ben.cards_in("banished")


@fab.check("2.11.6a#sentence-1", "表にある17のスーパータイプが、クラスである")
def classes_are_those_of_the_list(t: Table) -> None:
    """A card for each supertype, and an effect on cards with a class."""
    classes = (
        "審神者 暗殺者 詩人 野人 守護者 幻術士 機械技師 商人 死霊術師 忍者 海賊 レンジャー ルーン剣士 変幻者 シーフ "
        "戦士 魔術師"
    )
    found = _banished_of(t, "クラス", (*get_args(Class), *get_args(Talent)))
    t.expect("追放されたカードのスーパータイプ", found, sorted(f"《{word}》" for word in classes.split()))


@fab.check("2.11.6b#sentence-1", "表にある10のスーパータイプが、タレントである")
def talents_are_those_of_the_list(t: Table) -> None:
    """A card for each supertype, and an effect on cards with a talent."""
    talents = "混沌 竜系 大地 エレメンタル 氷 光 稲妻 神秘 王侯 影"
    found = _banished_of(t, "タレント", (*get_args(Class), *get_args(Talent)))
    t.expect("追放されたカードのスーパータイプ", found, sorted(f"《{word}》" for word in talents.split()))


_CHAOS = "混沌の使者"


def _agent(person: Person, name: str, words: str = "アクション コスト0") -> TrackedCard:
    """Give a player a card with the trait."""
    return person.hand(f"《{name}》 〈{_CHAOS}〉 {words}", "ライフを1点得る。")


def _banishes(t: Table, what: str) -> None:
    """Let Ann play an instant that banishes everything of a kind."""
    ann = t.people[0]
    ann.plays(ann.instant("追放令", f"すべての{what}を追放する。")).resolve()


@fab.check("2.13.1#sentence-2", "特徴は、オブジェクト識別子の1つである")
def a_trait_is_an_identity(t: Table) -> None:
    """An effect refers to objects by the words of the trait."""
    ben = t.people[1]
    agent, other = _agent(ben, "蜘蛛"), ben.action("影法師", "続行", defense=None)
    _banishes(t, f"識別子が{_CHAOS}のもの")
    t.expect("蜘蛛と影法師のあるゾーン", (agent.zone, other.zone), ("追放ゾーン", "手札"))


@fab.check("2.13.3a#sentence-1", "「混沌の使者」は特徴の語句で、スーパータイプではない")
def agents_of_chaos_is_a_trait(t: Table) -> None:
    """A card has the trait and a supertype; then cards with the trait are banished."""
    ben = t.people[1]
    agent = ben.hand(f"《蜘蛛》 〈{_CHAOS}〉 「暗殺者」 アクション コスト0", "続行")
    _banishes(t, f"特徴が{_CHAOS}のもの")
    t.expect("蜘蛛のあるゾーン", agent.zone, "追放ゾーン")
    t.expect("蜘蛛のスーパータイプ", agent.supertypes, ["暗殺者"])


@fab.check("2.13.2#sentence-2", "カードに書かれた特徴が、カードの特徴を定める")
def printed_traits_are_the_traits(t: Table) -> None:
    """A card has the trait printed on it, another one only has the words in its name."""
    ben = t.people[1]
    agent, other = _agent(ben, "蜘蛛"), ben.action(f"{_CHAOS}のうわさ", "続行", defense=None)
    _banishes(t, f"特徴が{_CHAOS}のもの")
    t.expect("蜘蛛とうわさのあるゾーン", (agent.zone, other.zone), ("追放ゾーン", "手札"))


@fab.check("2.13.3#sentence-2", "特徴は、プレイを制限するような追加のルールを加えない")
def traits_add_no_rules(t: Table, ann: Person) -> None:
    """Ann's hero has no traits, and plays a card with a trait."""
    agent = _agent(ann, "蜘蛛")
    t.expect("アンは蜘蛛をプレイできるか", ann.may_play(agent), True)
    ann.plays(agent).resolve().expect("アンのライフ", ann.life, 21)


@fab.check("2.13.4#sentence-1", "特徴で参照されるのは、どこにあっても、その特徴を持つすべてのカードである")
def a_trait_refers_to_all_cards_that_have_it(t: Table, ann: Person, ben: Person) -> None:
    """Cards with the trait are in a hand, in a graveyard and in the arena."""
    agents = (
        _agent(ben, "蜘蛛"),
        ann.has_card("graveyard", f"《毒蛾》 〈{_CHAOS}〉 アクション コスト0", "続行"),
        ben.has_card("permanent", f"《蠍》 〈{_CHAOS}〉 アクション ― アイテム", "続行"),
    )
    _banishes(t, f"特徴が{_CHAOS}のもの")
    t.expect("3枚のあるゾーン", tuple(agent.zone for agent in agents), ("追放ゾーン",) * 3)


@fab.check(
    "2.13.4#sentence-1 2.13.4#example-1",
    "ランダムな混沌の使者は、インベントリにあるものも含めた、混沌の使者のカードすべての中から選ばれる",
)
def arakni_web_of_deceit(t: Table, ann: Person, ben: Person) -> None:
    """At the beginning of the end phase an opponent is marked; all agents are in the inventory."""
    ann.plays_as(
        "《欺瞞の巣、アラクニ》 「暗殺者」 ヒーロー ライフ20 知力0",
        f"{IN_YOUR_END_PHASE}対戦相手のヒーローのうち標的状態のものがあるなら、ゲームの終わりまで、"
        "あなたのヒーローは、特徴が混沌の使者のもののうち無作為に1つのコピーになる。",
    )
    agents = ("蜘蛛", "毒蛾", "蠍")
    for name in agents:
        ann.has_card("inventory", f"《{name}》 〈{_CHAOS}〉 「暗殺者」 デミヒーロー ライフ20 知力0")
    ann.plays(ann.instant("標的", "すべての対戦相手のヒーローを標的にする。")).resolve()
    t.expect("ベンのヒーローは標的状態か", ben.hero.is_marked, True)
    t.end_turn().expect("アンのヒーローの名前は、3枚のうち1枚の名前か", ann.hero.present_name in agents, True)


_LIFE = "ライフを1点得る。"


def _printed(t: Table, header: str) -> TrackedCard:
    """Begin a game in which a player has a card in hand."""
    card = t.people[0].hand(header, _LIFE)
    t.begin()
    return card


def _hero(*supertypes: str) -> Card:
    """Return a hero with supertypes."""
    return Card("英雄", frozenset({"hero"}), supertypes=frozenset(supertypes), life=20, intellect=0)


def _is_kept_out(t: Table, hero: Card, card: Card) -> bool:
    """Whether a card may not be in the card-pool of a hero."""
    t.people[0].brings(hero, card)
    return bool(t.people[0].is_kept_out_by)


@fab.check(
    "2.14.1#sentence-3b 2.11.3#sentence-2 2.15.3#sentence-2",
    "タイプボックスには、スーパータイプ、タイプ、サブタイプの順に書かれている",
)
def supertypes_stand_before_types(t: Table) -> None:
    """An instant whose box has two supertypes and a subtype."""
    card = t.people[1].hand("《写し身》 【竜系 忍者 インスタント ― 罠】 コスト0", _LIFE)
    t.expect("スーパータイプ", card.supertypes, ["忍者", "竜系"])
    t.expect("タイプ", card.types, ["インスタント"])
    t.expect("サブタイプ", card.subtypes, ["罠"])


@fab.check("2.14.1#sentence-3a", "タイプボックスに書かれたメタタイプは、スーパータイプの前にある")
def metatypes_stand_before_supertypes(t: Table, ann: Person) -> None:
    """A card whose box has a metatype and a supertype; each card of the metatype gives 1 life."""
    card = ann.hand("《大見得》 【「ブラーボ」 守護者 アクション】 コスト0", _LIFE)
    ann.plays(ann.instant("称賛", "ライフを(すべてのメタタイプが「ブラーボ」のものの数)点得る。")).resolve()
    t.expect("スーパータイプ", card.supertypes, ["守護者"])
    t.expect("メタタイプがブラーボのカードの数だけ得た、アンのライフ", ann.life, 21)


@fab.check("2.10.3#sentence-2", "サブタイプは、タイプの後の、ダッシュの後に書かれている")
def subtypes_stand_behind_the_dash(t: Table, ann: Person) -> None:
    """An action with the word aura behind a dash enters the arena."""
    mist = ann.hand("《霧》 【幻術士 アクション ― オーラ】 コスト0", "続行")
    ann.plays(mist).resolve().expect("霧のサブタイプ", mist.subtypes, ["オーラ"])
    t.expect("霧のあるゾーン", mist.zone, "闘技場")


@fab.check("2.15.3#sentence-3", "サブタイプがあれば、タイプはダッシュより前に書かれている")
def types_stand_before_the_dash(t: Table) -> None:
    """An attack action card has its type before the dash, and its subtype behind it."""
    card = _printed(t, "《強打》 【アクション ― 攻撃】 コスト0 パワー3")
    t.expect("強打のタイプ", card.types, ["アクション"])
    t.expect("強打のサブタイプ", card.subtypes, ["攻撃"])
    t.people[0].plays(card).expect("戦闘は始まったか", t.step != "", True)


@fab.check("2.14.1#sentence-5a", "タイプボックスのメタタイプの欄には、0個以上の語が入る")
def a_slot_has_any_number_of_metatypes(t: Table, ann: Person) -> None:
    """Of two pieces of equipment one has two metatypes, the other none; Ann counts what has each of the two."""
    ann.has_card("permanent", "《大盾》 メタタイプ「カツ」「ブラーボ」 装備品")
    ann.has_card("permanent", "《小盾》 装備品")
    words = (f"ライフを(すべてのメタタイプが「{name}」のパーマネントの数)点得る。" for name in ("カツ", "ブラーボ"))
    ann.resolves(ann.instant("点呼", *words))
    t.expect("どちらのメタタイプの盾も1つずつ数えた、アンのライフ", ann.life, 22)


@fab.check("2.14.1#sentence-5b", "タイプボックスのスーパータイプ、タイプ、サブタイプの欄には、0個以上の語が入る")
def a_slot_has_any_number_of_words(t: Table, ann: Person) -> None:
    """A card has two words in each slot of its box; another one has nothing but a type."""
    full = ann.hand("《双剣》 【影 戦士 トークン 武器 ― 剣 短剣】", _LIFE)
    bare = ann.hand("《素手》 【アクション】 コスト0", _LIFE)
    for name, card, has_slots in (("双剣", full, True), ("素手", bare, False)):
        t.expect(f"{name}のスーパータイプ", card.supertypes, ["影", "戦士"] if has_slots else [])
        t.expect(f"{name}のタイプ", card.types, ["トークン", "武器"] if has_slots else ["アクション"])
        t.expect(f"{name}のサブタイプ", card.subtypes, ["剣", "短剣"] if has_slots else [])


@fab.check("2.15.3#sentence-1", "カードのタイプは、コストの有無などではなく、タイプボックスで決まる")
def the_box_determines_the_types(t: Table, ann: Person, ben: Person) -> None:
    """An instant with a cost, and a resource card without one, which cannot be played."""
    spark = ben.hand("《火花》 【インスタント】 コスト0", _LIFE)
    stone = ben.hand("《原石》 【リソース ― 宝石】 ピッチ{r}{r}")
    t.expect("火花のタイプと原石のタイプ", (spark.types, stone.types), (["インスタント"], ["リソース"]))
    ann.passes().expect("ベンは相手のターンに火花をプレイできるか", ben.may_play(spark), True)


@fab.check("2.10.3#sentence-1", "カードのサブタイプは、パワーの有無などではなく、タイプボックスで決まる")
def the_box_determines_the_subtypes(t: Table, ann: Person) -> None:
    """An item with power, which is no attack, and a sword."""
    totem = ann.hand("《石像》 【アクション ― アイテム】 コスト0 パワー4", "続行")
    sword = ann.hand("《剣》 【武器 ― 剣】 パワー2")
    t.expect("石像のサブタイプと剣のサブタイプ", (totem.subtypes, sword.subtypes), (["アイテム"], ["剣"]))
    ann.plays(totem).expect("戦闘は始まったか", t.step != "", False)


@fab.check("2.11.3#sentence-1", "カードのスーパータイプは、名前などではなく、タイプボックスで決まる")
def the_box_determines_the_supertypes(t: Table) -> None:
    """A card whose name speaks of another class than its box."""
    card = _printed(t, "《忍者のうわさ》 【戦士 アクション】 コスト0")
    t.expect("《忍者のうわさ》のスーパータイプ", card.supertypes, ["戦士"])


@fab.check("2.14.1a#sentence-1", "「汎用」とあるカードにはスーパータイプがなく、だれのカードプールにも入れられる")
def generic_cards_have_no_supertypes(t: Table) -> None:
    """A hero with one class brings a generic card, and no card of another class."""
    generic = read_card("《誰でも》 【汎用 アクション ― 攻撃】 コスト0 パワー3")
    other = read_card("《忍び》 【忍者 アクション ― 攻撃】 コスト0 パワー3")
    t.expect("カードプールに入れられないか", _is_kept_out(t, _hero("戦士"), generic), False)
    t.expect("別のクラスのカードは入れられないか", _is_kept_out(t, _hero("戦士"), other), True)
    card = _printed(t, "《誰でも》 【汎用 アクション ― 攻撃】 コスト0 パワー3")
    t.expect("スーパータイプ", card.supertypes, [])


@fab.check("2.14.1b#sentence-1", "「/」で分けて2つのセットを書いたカードが混成カードであり、ほかはそうではない")
def a_slash_makes_a_hybrid_card(t: Table) -> None:
    """A hero with one class brings a card of two classes with a slash between them, and one without a slash."""
    hybrid = read_card("《両刃》 【戦士 / 魔術師 アクション】 コスト0", _LIFE)
    single = read_card("《諸刃》 【戦士 魔術師 アクション】 コスト0", _LIFE)
    t.expect("「/」のあるカードは入れられないか", _is_kept_out(t, _hero("戦士"), hybrid), False)
    t.expect("「/」のないカードは入れられないか", _is_kept_out(t, _hero("戦士"), single), True)


_HYBRID = read_card("《両刃》 「光」「戦士」 / 「影」「魔術師」 アクション コスト0", _LIFE)


@fab.check("2.14.1b#sentence-2", "混成カードは、どちらのセットでも、一方だけが合えばカードプールに入れられる")
def either_set_of_a_hybrid_card_is_enough(t: Table) -> None:
    """One hero has the first set, another one the second set."""
    t.expect("先のセットを持つヒーローは入れられないか", _is_kept_out(t, _hero("光", "戦士"), _HYBRID), False)
    t.expect("後のセットを持つヒーローは入れられないか", _is_kept_out(t, _hero("影", "魔術師"), _HYBRID), False)
    t.expect("どちらのセットも持たないヒーローは入れられないか", _is_kept_out(t, _hero("光", "魔術師"), _HYBRID), True)


@fab.check("2.14.1b#sentence-3", "混成カードを、両方のセットを持つものとして扱うのではない")
def a_hybrid_card_does_not_count_with_both_sets(t: Table) -> None:
    """A hero has a part of both sets, another one has the whole of one."""
    t.expect("両方を一部ずつ持つヒーローは入れられないか", _is_kept_out(t, _hero("光", "魔術師"), _HYBRID), True)
    t.expect("一方をすべて持つヒーローは入れられないか", _is_kept_out(t, _hero("光", "戦士"), _HYBRID), False)


@fab.check("2.14.1b#sentence-4", "ゲームの中では、混成カードは両方のセットのスーパータイプをすべて持つ")
def a_hybrid_card_has_the_supertypes_of_both_sets(t: Table, ann: Person) -> None:
    """An effect banishes what has a supertype of the second set."""
    (blade,) = ann.gets("hand", _HYBRID)
    light = ann.instant("浄化", "すべてのスーパータイプが「影」のものを追放する。")
    t.expect("両刃のスーパータイプ", blade.supertypes, ["光", "影", "戦士", "魔術師"])
    ann.plays(light).resolve().expect("両刃のあるゾーン", blade.zone, "追放ゾーン")


@fab.check(
    "2.15.1#sentence-1 2.15.2#sentence-1", "タイプは語の集まりで、2つあればそのどちらでもあり、1つもないこともある"
)
def types_are_a_collection(t: Table, ann: Person, ben: Person) -> None:
    """A fossil loses its only type; then an effect on weapons destroys a token that is a weapon."""
    claw = ben.has_card("weapon 1", "《鉤爪》 トークン・武器 ― 鉤爪 パワー1", "続行")
    bare = ben.has_card("permanent", "《化石》 アクション ― アイテム", "続行")
    fades = ann.instant("風化", f"{THIS_TURN}《化石》は、タイプのアクションを失う。")
    rust = ann.instant("錆", "すべてのタイプが武器のパーマネントを破壊する。")
    ann.plays(fades).resolve().expect("鉤爪のタイプ", claw.types, ["トークン", "武器"])
    t.expect("化石のタイプ", bare.types, [])
    ann.plays(rust).resolve().expect("鉤爪のあるゾーン", claw.zone, "なし")
    t.expect("化石のあるゾーン", bare.zone, "闘技場")


@fab.check(
    "2.15.1#sentence-2", "ヒーロー、トークン、デッキ、闘技場のどのカードかは、コストの有無などではなく、タイプで決まる"
)
def types_decide_about_the_category(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """In a deck are a resource card without a cost, equipment with a cost, a token and a hero, each at one player."""
    hero, stone = read_card("《旅人》 ヒーロー ライフ20 知力4"), read_card("《原石》 リソース ― 宝石 ピッチ1")
    ann.brings(hero, stone)
    ben.brings(hero, read_card("《鉄壁》 装備品 ― 胴 コスト3 防御2"), in_deck=True)
    t.expect("リソースカードをデッキに入れると反するルール", ann.is_kept_out_by, [])
    cid.brings(hero, read_card("《影》 トークン ― オーラ コスト0"), in_deck=True)
    dan = t.joins("ダン")
    dan.brings(hero, read_card("《町人》 ヒーロー ライフ20 知力4"), in_deck=True)
    t.expect("装備品をデッキに入れると反するルール", ben.is_kept_out_by, ["1.3.2d"])
    t.expect("トークンカードをデッキに入れると反するルール", cid.is_kept_out_by, ["1.1.3", "1.3.2c"])
    t.expect("ヒーローカードをデッキに入れると反するルール", dan.is_kept_out_by, ["1.1.3", "1.3.2a", "1.3.2c"])


@fab.check("2.15.1#sentence-3", "デッキカードをどのようにプレイできるかは、タイプで決まる")
def types_decide_how_a_card_is_played(t: Table, ann: Person, ben: Person) -> None:
    """On Ann's turn, Ben may play an instant, but neither an action nor a resource card."""
    spark, study = ben.instant("火花"), ben.action("学び", "続行", defense=None)
    stone = ben.hand("《原石》 リソース ― 宝石 コスト0 ピッチ1")
    ann.passes().expect("火花をプレイできるか", ben.may_play(spark), True)
    t.expect("学びをプレイできるか", ben.may_play(study), False)
    t.expect("原石をプレイできるか", ben.may_play(stone), False)


@fab.check(
    "2.10.4#sentence-1 2.11.4#sentence-1 2.15.4#sentence-1 2.15.4a#sentence-1",
    "起動レイヤーは、発生源のタイプ、スーパータイプ、サブタイプに加えて、起動能力が決めるタイプを持つ",
)
def an_activated_layer_has_the_keywords_of_its_source(t: Table, ann: Person) -> None:
    """The ability of an item is an instant."""
    ann.activates(ann.has_card("permanent", "《歯車》 「機械技師」 アクション ― アイテム・歯車", HEALS))
    t.expect("レイヤーのタイプ", t.layer().types, ["アクション", "インスタント"])
    t.expect("レイヤーのスーパータイプ", t.layer().supertypes, ["機械技師"])
    t.expect("レイヤーのサブタイプ", t.layer().subtypes, ["アイテム", "歯車"])


@fab.check(
    "2.10.4#sentence-1 2.11.4#sentence-1 2.15.4#sentence-1",
    "誘発レイヤーは、発生源と同じタイプ、スーパータイプ、サブタイプを持つ",
)
def a_triggered_layer_has_the_keywords_of_its_source(t: Table, ann: Person) -> None:
    """An aura triggers on a gain of life."""
    ann.has_card("permanent", "《霧》 「幻術士」 アクション ― オーラ", "ライフが増えたとき、カードを1枚引く。")
    ann.plays(ann.instant("火花")).resolve().expect("レイヤーのタイプ", t.layer().types, ["アクション"])
    t.expect("レイヤーのスーパータイプ", t.layer().supertypes, ["幻術士"])
    t.expect("レイヤーのサブタイプ", t.layer().subtypes, ["オーラ"])


@fab.check("2.15.5#sentence-1a,1b", "タイプは、効果によって得ることも失うこともある")
def types_are_gained_and_lost(t: Table, ann: Person, ben: Person) -> None:
    """A helmet gains the type weapon, and a sword loses it; then weapons are destroyed."""
    helm = ben.equips("head", "兜", "続行", defense=1)
    sword = ben.sword("剣", "続行")
    turns = ann.instant("反転", f"{THIS_TURN}《兜》は、タイプ「武器」を得る。{THIS_TURN}《剣》は、タイプの武器を失う。")
    ann.resolves(turns, ann.instant("錆", "すべてのタイプが武器のパーマネントを破壊する。"))
    t.expect("兜と剣のあるゾーン", (helm.zone, sword.zone), ("墓地", "武器ゾーン"))


@fab.check(
    "2.15.6#sentence-2", "タイプは、カードでないものにもルールを与え、アクションの能力はアクションポイントがいる"
)
def types_add_rules_to_objects(t: Table, ann: Person) -> None:
    """An item has an ability that is an action and one that is an instant; both are activated."""
    gear = ann.has_card(
        "permanent", "《仕掛け》 アクション ― アイテム", "アクション ― コストなし: ライフを1点得る。", HEALS
    )
    ann.activates(gear, 1).resolve().expect("インスタントの能力の後の、アンのアクションポイント", ann.action_points, 1)
    ann.activates(gear, 0).expect("アクションの能力の後の、アンのアクションポイント", ann.action_points, 0)


@fab.check("2.15.6a#sentence-1", "表にある語は、どれもタイプキーワードで、「相棒」もそうである")
def keywords_of_the_list_are_types(t: Table) -> None:
    """All keywords are in one type box."""
    words = (
        "アクション 攻撃リアクション ブロック 相棒 防御リアクション デミヒーロー 装備品 インスタント マクロ メンター "
        "リソース トークン 武器 ヒーロー"
    )
    card = t.people[0].hand(f"《全部》 【{words}】")
    t.expect("タイプ", card.types, sorted(words.split()))
    t.expect("スーパータイプ", card.supertypes, [])
