"""Checks of 5.1: costs of cards, and how they are paid."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import ADDITIONAL_COST
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import attack, gem, instant


def _with_points(t: Table, person: Person, amount: int, before: str = "") -> None:
    """Begin with resource points, from an instant that resolves first; ``before`` is what it does before that."""
    person.plays(person.instant("井戸", f"{before}リソースポイントを{amount}点得る。")).resolve()


@fab.check(
    "5.1.1#sentence-4d 5.1.5#sentence-1,2,4,5",
    "対象を宣言した後、コストを支払う前に、宣言したXのためにプレイできないと分かれば、巻き戻される",
)
def a_declared_x_may_be_illegal(t: Table, ann: Person, ben: Person) -> None:
    """Cards that cost 2 or more cannot be played: an X of 3 is illegal, an X of 1 is not."""
    ben.has_card("permanent", "《掟》 トークン", "コスト2以上のものをプレイできない。")
    spring = ann.hand("《泉》 インスタント コストX", "対象のヒーローに1点の秘術ダメージを与える。")
    blue = ann.hand(gem("青石", 3))
    ann.is_taken_back(spring, "1.0.2", x=3, target=ben.hero)
    t.expect("泉のあるゾーン", spring.zone, "手札")
    t.expect("アンは対象を尋ねられたか", t.was_asked(ann, "target"), True)
    t.expect("アンはピッチするカードを尋ねられたか", t.was_asked(ann, "pitch"), False)
    ann.plays(spring, x=1, target=ben.hero, pitch=blue).expect("Xを1と宣言した泉のあるゾーン", spring.zone, "スタック")


@fab.check("5.1.5#sentence-2,3b", "効果のためにプレイできないカードだと提示してから分かれば、巻き戻される")
def an_announced_card_may_be_illegal(t: Table, ann: Person, ben: Person) -> None:
    """Attacks with power 5 or more cannot be played; an effect on the next attack gives it 3 more power."""
    ben.has_card("permanent", "《掟》 トークン", "パワー5以上のものをプレイできない。")
    omen = ann.instant("兆し", "このターンの終わりまで、次にプレイする攻撃アクションカードは、パワーに3の修整を得る。")
    claw = ann.attack("爪")
    ann.plays(omen).resolve()
    ann.is_taken_back(claw, "1.0.2")
    t.expect("爪のあるゾーン", claw.zone, "手札")


@fab.check("5.1.5#sentence-3a", "インスタントにすると宣言しなければ、スタックが空でないときアクションはプレイできない")
def an_action_is_illegal_on_a_stack_with_a_layer(t: Table, ann: Person) -> None:
    """Above her own instant, Ann must declare that she plays an action card as though it were one."""
    trick = ann.action("早業", "これをインスタントであるかのようにプレイしてもよい。")
    ann.plays(ann.instant("霊薬", "ライフを1点得る。")).expect("アンのアクションポイント", ann.action_points, 1)
    ann.is_taken_back(trick, "8.1.1a", as_an_instant=False)
    ann.plays(trick, as_an_instant=True).expect("早業のあるゾーン", trick.zone, "スタック")
    t.expect("アンのアクションポイント", ann.action_points, 1)


@fab.check("5.1.6c#sentence-1", "資源コストは、計算した分だけを支払う")
def the_asset_cost_is_calculated_and_paid(t: Table, ann: Person) -> None:
    """A card with a cost of 2 and a pitch of 1, and 3 points."""
    bolt = ann.hand("《稲妻》 インスタント コスト2 ピッチ1", "カードを1枚引く。")
    _with_points(t, ann, 3)
    ann.plays(bolt).expect("アンに残ったリソースポイント", ann.resource_points, 1)


@fab.check(
    "5.1.6#sentence-2 5.1.7#sentence-2",
    "資源コストは、リソースだけでなく、アクションやライフの分も計算して支払う",
)
def all_asset_costs_are_calculated(t: Table, ann: Person) -> None:
    """An attack that costs an action point and 1 resource point, with an additional cost of 2 life."""
    claw = ann.hand("《爪》 アクション ― 攻撃 コスト1 パワー3", f"{ADDITIONAL_COST}ライフ2点を支払う。")
    _with_points(t, ann, 1)
    ann.plays(claw).expect("アンのアクションポイント", ann.action_points, 0)
    t.expect("アンのライフ", ann.life, 18)
    t.expect("アンに残ったリソースポイント", ann.resource_points, 0)


@fab.check("5.1.6a#sentence-2", "資源コストの計算は、ルールが定めるコストから始まる")
def the_calculation_starts_with_what_rules_define(t: Table, ann: Person) -> None:
    """An attack with a cost of 2 under a tax of 1: the starting cost is an action point and 2 resource points."""
    ann.has_card("permanent", "《税》 トークン", "《爪》は、コストのリソースポイントが1点増える。")
    claw = ann.hand(attack("爪", cost=2))
    _with_points(t, ann, 4)
    ann.plays(claw).expect("アンに残ったリソースポイント", ann.resource_points, 1)
    t.expect("アンのアクションポイント", ann.action_points, 0)


@fab.check("5.1.6a#sentence-5a,5b", "コストを減らす効果は、最後に適用される")
def a_cost_is_lowered(t: Table, ann: Person) -> None:
    """A card with a cost of 0, which one effect reduces by 1 and another one increases by 1."""
    ann.has_card("permanent", "《祭壇》 トークン", "《稲妻》は、コストのリソースポイントが1点減る。")
    ann.has_card("permanent", "《税》 トークン", "《稲妻》は、コストのリソースポイントが1点増える。")
    bolt = ann.hand(instant("稲妻", cost=0))
    _with_points(t, ann, 3)
    ann.plays(bolt).expect("アンに残ったリソースポイント", ann.resource_points, 3)


@fab.check("5.1.6a#sentence-1,4,5b,6", "コストは、設定、増加、減少の順に変わり、0より小さくはならない")
def costs_are_set_then_raised_then_lowered(t: Table, ann: Person) -> None:
    """The effects are there in the opposite order: the reduction by 4 first, to set the cost to 2 last."""
    ann.has_card(
        "permanent",
        "《祭壇》 トークン",
        "《稲妻》は、コストのリソースポイントが4点減る。",
        "《稲妻》は、コストのリソースポイントが1点増える。",
    )
    bolt = ann.hand(instant("稲妻", cost=1))
    _with_points(t, ann, 3, "このターンの終わりまで、《稲妻》は、コストのリソースポイントが2点になる。")
    ann.plays(bolt).expect("アンに残ったリソースポイント", ann.resource_points, 3)


@fab.check("5.1.1#sentence-4c,4e 5.1.6#sentence-1", "資源コストは、対象を宣言した後で計算する")
def the_cost_is_calculated_after_the_targets(t: Table, ann: Person, ben: Person) -> None:
    """What targets the opponent's hero costs 2 more."""
    ben.has_card(
        "permanent", "《茨》 トークン", "あなたのヒーローを対象とするものは、コストのリソースポイントが2点増える。"
    )
    bolt = read_card("《稲妻》 インスタント コスト1", "対象のヒーローに1点の秘術ダメージを与える。")
    first, second = ann.hand(bolt), ann.hand(bolt)
    _with_points(t, ann, 5)
    ann.plays(first, target=ben.hero).expect("ベンを対象にした後の、アンのリソースポイント", ann.resource_points, 2)
    ann.plays(second, target=ann.hero)
    t.expect("アン自身を対象にした後の、アンのリソースポイント", ann.resource_points, 1)


@fab.check("5.1.6a#sentence-3,7", "コストを設定する効果が2つあれば、古い順に適用され、新しいほうのコストになる")
def the_newest_effect_sets_the_cost(t: Table, ann: Person) -> None:
    """A tax of 1 is older than both effects, of which one sets the cost to 3 and the newer one to 1."""
    ann.has_card("permanent", "《税》 トークン", "《稲妻》は、コストのリソースポイントが1点増える。")
    bolt = ann.hand(instant("稲妻", cost=5))
    _with_points(
        t,
        ann,
        6,
        "このターンの終わりまで、《稲妻》は、コストのリソースポイントが3点になる。"
        "このターンの終わりまで、《稲妻》は、コストのリソースポイントが1点になる。",
    )
    ann.plays(bolt).expect("アンに残ったリソースポイント", ann.resource_points, 4)


@fab.check("5.1.6a#sentence-3", "設定されたコストも、増加の効果と追加コストによって変わる")
def a_set_cost_is_still_raised(t: Table, ann: Person) -> None:
    """A tax of 1 is older than the effect that sets the cost to 0; an additional cost of 1 is due, too."""
    ann.has_card("permanent", "《税》 トークン", "《稲妻》は、コストのリソースポイントが1点増える。")
    bolt = ann.hand("《稲妻》 インスタント コスト5", f"{ADDITIONAL_COST}リソース1点を支払う。", "カードを1枚引く。")
    _with_points(t, ann, 4, "このターンの終わりまで、《稲妻》は、コストのリソースポイントが0点になる。")
    ann.plays(bolt).expect("アンに残ったリソースポイント", ann.resource_points, 2)


@fab.check(
    "5.1.6b#sentence-1,2a,2b", "アクションポイントは、アクションを、インスタント扱いでなくプレイするときだけ1点かかる"
)
def an_action_costs_an_action_point(t: Table, ann: Person) -> None:
    """An instant, an action as though it were an instant, and an action."""
    spark = ann.instant("火花")
    trick = ann.action("早業", "これをインスタントであるかのようにプレイしてもよい。")
    stroke = ann.attack("爪")
    ann.plays(spark).expect("インスタントの後の、アンのアクションポイント", ann.action_points, 1)
    ann.plays(trick, as_an_instant=True).expect("インスタント2つの後の、アンのアクションポイント", ann.action_points, 1)
    t.resolve(2)
    ann.plays(stroke).expect("アクションの後の、アンのアクションポイント", ann.action_points, 0)


@fab.check("5.1.6c#sentence-2a", "代替コストを宣言すれば、リソースコストは0から始まるが、増加はその上に加わる")
def an_alternative_cost_starts_at_nothing(t: Table, ann: Person) -> None:
    """A card with a cost of 3 under a tax of 1: a discard stands in for the 3."""
    ann.has_card("permanent", "《税》 トークン", "《重い術》は、コストのリソースポイントが1点増える。")
    heavy = ann.hand(
        "《重い術》 インスタント コスト3",
        "「供物」 ― これのリソースコストを支払うのではなく、「手札を1枚捨てる」を支払ってもよい。",
        "カードを1枚引く。",
    )
    twig = ann.hand(gem("小石"))
    _with_points(t, ann, 4)
    ann.plays(heavy, alternative_cost="供物").expect("アンに残ったリソースポイント", ann.resource_points, 3)
    t.expect("小石のあるゾーン", twig.zone, "墓地")


@fab.check("5.1.7a#sentence-1,2", "資源コストを全額支払わなければ、プレイは不適正で、巻き戻される")
def an_unpaid_card_is_taken_back(t: Table, ann: Person) -> None:
    """A player who could pay stops pitching."""
    heavy = ann.hand(attack("大槌", cost=3))
    red, blue = ann.hand(gem("赤石", 1)), ann.hand(gem("青石", 3))
    ann.is_taken_back(heavy, "5.1.7a", pitch=(red, None))
    t.expect("大槌のあるゾーン", heavy.zone, "手札")
    t.expect("青石のあるゾーン", blue.zone, "手札")


@fab.check("5.1.9#sentence-2", "効果コストは、同じものが2つあれば、2つとも支払う")
def effect_costs_are_paid_last(t: Table, ann: Person) -> None:
    """Two discards as additional costs: the card pitched for the resource cost cannot be discarded any more."""
    discards = f"{ADDITIONAL_COST}「手札を1枚捨てる」を支払う。"
    rite = ann.hand("《儀式》 インスタント コスト1", discards, discards, "カードを1枚引く。")
    red, blue, twig = ann.hand(gem("赤石", 1)), ann.hand(gem("青石", 3)), ann.hand(gem("小石"))
    ann.plays(rite, pitch=red, order_of_effect_costs=0, discard=(blue, ...))
    t.expect("赤石のあるゾーン", red.zone, "ピッチゾーン")
    t.expect("青石と小石のあるゾーン", (blue.zone, twig.zone), ("墓地", "墓地"))


@fab.check("5.1.1#sentence-4f 5.1.8#sentence-1", "資源コストのためにピッチしたカードで、効果コストを支払うことができる")
def effect_costs_are_calculated_after_pitching(t: Table, ann: Person) -> None:
    """To banish what is in the pitch zone, which is empty until the resource cost is paid."""
    rite = ann.hand(
        "《儀式》 インスタント コスト1",
        "これをプレイするための追加コストとして、「あなたのピッチゾーンのすべてのカードを追放する」を支払う。",
        "カードを1枚引く。",
    )
    red = ann.hand(gem("赤石", 1))
    t.expect("ピッチゾーンが空の時に、儀式をプレイできるか", ann.may_play(rite), True)
    ann.announces(rite)
    t.answer(pitch=red).expect("赤石のあるゾーン", red.zone, "追放ゾーン")
    t.expect("儀式のあるゾーン", rite.zone, "スタック")


@fab.check("5.1.8#sentence-2", "効果コストは、2つ以上あれば、すべて計算して支払う")
def all_effect_costs_are_calculated(t: Table, ann: Person) -> None:
    """To discard a card, and to lose life: both are additional costs."""
    rite = ann.instant(
        "儀式",
        "これをプレイするための追加コストとして、「手札を1枚捨てる」を支払う。",
        "これをプレイするための追加コストとして、「ライフを2点失う」を支払う。",
        "カードを1枚引く。",
    )
    twig = ann.hand(gem("小石"))
    ann.plays(rite, order_of_effect_costs=0).expect("小石のあるゾーン", twig.zone, "墓地")
    t.expect("アンのライフ", ann.life, 18)


@fab.check("5.1.1#sentence-4g 5.1.9#sentence-1", "効果コストは、カードがプレイされたとみなす前に支払う")
def effect_costs_are_paid_before_the_card_is_played(t: Table, ann: Person) -> None:
    """An effect triggers whenever a card is played; its source is destroyed as the cost of this one."""
    ann.has_card("permanent", "《歌碑》 トークン", "あなたによって、カードがプレイされたとき、ライフを2点得る。")
    rite = ann.instant(
        "儀式", f"{ADDITIONAL_COST}「「歌碑」という名前のすべてのカードを破壊する」を支払う。", "カードを1枚引く。"
    )
    ann.plays(rite).expect("スタックのレイヤーの数", t.stack, 1)


@fab.check("5.1.8a#sentence-1,2", "宣言した順番では支払えない効果コストがあれば、プレイは不適正で、巻き戻される")
def effect_costs_must_be_payable_in_order(t: Table, ann: Person) -> None:
    """To discard, and to banish the graveyard, which is empty unless the discard comes first."""
    rite = ann.instant(
        "儀式",
        "これをプレイするための追加コストとして、「手札を1枚捨てる」を支払う。",
        "これをプレイするための追加コストとして、「あなたの墓地のすべてのカードを追放する」を支払う。",
        "カードを1枚引く。",
    )
    twig = ann.hand(gem("小石"))
    ann.is_taken_back(rite, "5.1.8a", order_of_effect_costs=1)
    ann.plays(rite, order_of_effect_costs=0).expect("小石のあるゾーン", twig.zone, "追放ゾーン")


@fab.check("5.1.9a#sentence-2", "置換効果のために果たせない効果コストがあっても、カードをプレイできる")
def a_replaced_cost_counts_as_paid(t: Table, ann: Person, ben: Person) -> None:
    """A discard as an additional cost, while an effect puts nothing in the place of every discard."""
    ben.has_card("permanent", "《固い手》 トークン", "カードが捨てられる場合、代わりに何も起こらない。")
    rite = ann.instant("儀式", f"{ADDITIONAL_COST}「手札を1枚捨てる」を支払う。", "カードを1枚引く。")
    twig = ann.hand(gem("小石"))
    ann.plays(rite).expect("儀式のあるゾーン", rite.zone, "スタック")
    t.expect("小石のあるゾーン", twig.zone, "手札")


@fab.check("5.1.1#sentence-4g 5.1.10#sentence-1", "カードがプレイされたとみなすのは、コストをすべて支払った後である")
def a_card_is_played_after_its_costs_are_paid(t: Table, ann: Person) -> None:
    """A card that, once played, makes everything cost 1 less: its own cost of 2 is paid before."""
    rite = ann.hand(
        "《儀式》 インスタント コスト2",
        "これをプレイするための追加コストとして、ライフ1点を支払う。そうした場合、"
        "このターンの終わりまで、あらゆるものは、コストのリソースポイントが1点減る。",
    )
    _with_points(t, ann, 3)
    ann.plays(rite).expect("アンに残ったリソースポイント", ann.resource_points, 1)


@fab.check(
    "5.1.10#sentence-2,3 5.3.1#sentence-2a",
    "手順が終わるとカードはプレイされたことになり、そのプレイヤーがふたたび優先権を得る",
)
def a_played_card_gives_priority_again(t: Table, ann: Person, ben: Person) -> None:
    """After a pass the opponent plays a card and passes: the first player is asked again before it resolves."""
    ben.has_card("permanent", "《歌碑》 トークン", "あなたによって、カードがプレイされたとき、ライフを2点得る。")
    ben.responds(ben.instant("火花")).expect("優先権を持つのはベンか", ben.has_priority, True)
    t.expect("スタックのレイヤーの数(火花と、プレイしたことで誘発したもの)", t.stack, 2)
    ben.passes().expect("優先権を持つのはアンか", ann.has_priority, True)
    t.expect("スタックのレイヤーの数", t.stack, 2)
