"""Checks of 1.12: numbers, X, asterisks and symbols."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import attack, gem, instant, item

_GRAVEYARD = "(あなたの墓地のカードの枚数)"


@fab.check("1.12.1#sentence-1", "7を2で割っても3.5にはならず、数値はいつも整数である")
def numbers_are_integers(t: Table, ann: Person, ben: Person) -> None:
    """The power of an attack, 7, is divided by 2."""
    claw = ann.attack("爪", power=7)
    halving = ben.instant("半減", f"{THIS_TURN}対象の攻撃であるものは、パワーの値が2分の1になる。")
    ann.plays(claw)
    ben.responds(halving, target=claw).resolve().expect("爪のパワー", claw.power, 3)
    t.until("damage").expect("ベンのライフ", ben.life, 17)


@fab.check(
    "1.12.1a#sentence-1 1.12.1a#example-1",
    "計算で出た端数は、切り上げると書かれていないかぎり、正の数でも負の数でも、0に近いほうに丸める",
)
def fractions_are_rounded_towards_zero(t: Table, ann: Person, ben: Person) -> None:
    """Half of the 7 cards in the graveyard is gained as life, lost as power, and gained as life again, rounded up."""
    ann.gets("graveyard", *(instant(f"札{number}") for number in range(7)))
    claw = ben.has_card("permanent", item("爪", power=10))
    half = ann.item(
        "半月",
        *(
            f"インスタント ― コストなし: {effect}。"
            for effect in (
                f"ライフを({_GRAVEYARD}の2分の1)点得る",
                f"{THIS_TURN}対象の名前が「爪」のものは、パワーに(({_GRAVEYARD}の-1倍)の2分の1)の修整を得る",
                f"ライフを({_GRAVEYARD}の2分の1、端数は切り上げ)点得る",
            )
        ),
    )
    ann.activates(half).resolve().expect("3.5点得ることになる、アンのライフ", ann.life, 23)
    ann.activates(half, 1).resolve().expect("-3.5の修整を得ることになる、爪のパワー", claw.power, 7)
    ann.activates(half, 2).resolve().expect("切り上げて3.5点得る効果の後の、アンのライフ", ann.life, 27)


@fab.check("1.12.1b#sentence-1", "Xの値には、0以上の整数だけを選べる")
def a_chosen_number_is_not_negative(t: Table, ann: Person) -> None:
    """X can be paid up to 2."""
    rain = ann.hand("《雨》 インスタント コストX", "ライフをX点得る。")
    ann.gets("hand", gem("黄の石", pitch=2))
    ann.announces(rain).expect("選べるXの値", t.choices, ["0", "1", "2"])


@fab.check("1.12.1b#sentence-1,2,3", "「3までの数」を選ぶときは、0から3までの中から、0と3も含めて選ぶ")
def a_number_up_to_another_one(t: Table, ann: Person) -> None:
    """A player chooses a number up to 3."""
    ann.plays(ann.instant("小雨", "3までの数を1つ選び、ライフを(選んだ数)点得る。")).resolve(number=...)
    t.expect("選べる数", t.choices, ["0", "1", "2", "3"])
    t.answer(number=2).expect("アンのライフ", ann.life, 22)


@fab.check("1.12.2#sentence-1a", "文字Xの値は、プレイするときの宣言によって定義される")
def x_is_defined_later(t: Table, ann: Person) -> None:
    """X is declared as 2."""
    rain = ann.hand("《雨》 インスタント コストX", "ライフをX点得る。")
    ann.gets("hand", gem("黄の石", pitch=2))
    ann.plays(rain, x=2).resolve().expect("アンのライフ", ann.life, 22)


@fab.check("1.12.2#sentence-1b", "文字Xの値を、後から効果が定義することもある")
def an_effect_defines_x(t: Table, ann: Person) -> None:
    """A card without X in its cost lets its player choose the number X as it resolves."""
    ann.plays(ann.instant("小雨", "3までの数Xを1つ選び、ライフをX点得る。")).resolve(number=2)
    t.expect("アンのライフ", ann.life, 22)


@fab.check("1.12.2a#sentence-2", "Xの値が未定義のカードは、コストを持ち、その値は0である")
def an_undefined_x_is_zero(t: Table, ann: Person) -> None:
    """Count the cards in hand that have a cost, and those that cost 0 at most."""
    ann.hand("《雨》 インスタント コストX", "ライフをX点得る。")
    roll = ann.instant(
        "点呼", "ライフを(すべての(コストのある、かつコスト0以下の、かつ名前が「雨」の)ものの数)点得る。"
    )
    ann.plays(roll).resolve().expect("コストが0のカードの数だけ得た、アンのライフ", ann.life, 21)


@fab.check(
    "1.12.2b#sentence-2",
    "定義されたXの値は、攻撃がスタックを離れて戦闘チェインに移っても変わらず、墓地に移ると未定義に戻る",
)
def a_defined_x_stays_defined(t: Table, ann: Person, ben: Person) -> None:
    """An attack with cost X, declared as 2, is on the stack, then on the combat chain, and then in the graveyard."""
    flood = ann.hand("《洪水》 アクション ― 攻撃 コストX パワー3")
    ann.gets("hand", gem("黄の石", pitch=2))
    ann.item("秤", "(攻撃である、かつコスト2以上の)ものは、パワーに1の修整を得る。")
    roll = ann.instant("点呼", "ライフを(あなたの墓地のカードのうちコスト0以下のものすべての数)点得る。")
    ann.plays(flood, x=2).expect("スタックにある洪水のパワー", flood.power, 4)
    t.until("damage").expect("戦闘チェインにある洪水のパワー", flood.power, 4)
    t.expect("ベンのライフ", ben.life, 16)
    t.until("resolution").resolve()
    ann.plays(roll).resolve().expect("墓地にある、コスト0以下の洪水の数だけ得た、アンのライフ", ann.life, 21)


@fab.check("1.12.2c#sentence-1", "文字YとZは、同じカードのXとは別の、それぞれ別の未定義の値を表す")
def y_and_z_are_other_values_than_x(t: Table, ann: Person, ben: Person) -> None:
    """A card has a cost of X, and lets its player choose numbers Y and Z up to X; Ann plays it with an X of 3."""
    gains = "(ライフをY点得る、その後、すべての対戦相手のヒーローにZ点の一般ダメージを与える)"
    song = ann.hand("《三文字の歌》 インスタント コストX", f"Xまでの数Yを1つ選び、Xまでの数Zを1つ選び、{gains}。")
    ann.plays(ann.instant("泉", "リソースポイントを3点得る。")).resolve()
    ann.plays(song, x=3).resolve(number=(2, 1))
    t.expect("Yを2、Zを1とした後の、アンとベンのライフ", (ann.life, ben.life), (22, 19))


@fab.check("1.12.3#sentence-1a", "*が表すのは、能力の決める値であり、特性がないことではない")
def an_asterisk_represents_a_value(t: Table, ann: Person) -> None:
    """An attack with power * has an ability by which its power is the number of cards in Ann's hand."""
    mass = ann.hand(
        "《塊》 アクション ― 攻撃 コスト0 パワー*", "パワーの値は、(あなたの手札のカードの枚数)である。", "続行"
    )
    ann.attack("爪")
    t.expect("塊のパワー", mass.power, 2)


@fab.check("1.12.3a#sentence-1", "値を定義するもののない*のパワーも、パワーの特性であり、その値は0である")
def an_undefined_asterisk_is_zero(t: Table, ann: Person, ben: Person) -> None:
    """An attack with power * gets 1 power."""
    riddle = ann.hand("《謎》 アクション ― 攻撃 コスト0 パワー*")
    push = ann.instant("一押し", f"{THIS_TURN}対象の攻撃であるものは、パワーに1の修整を得る。")
    t.expect("謎のパワー", riddle.power, 0)
    ann.plays(riddle)
    ann.plays(push, target=riddle).resolve().until("damage").expect("ベンのライフ", ben.life, 19)


@fab.check("1.12.3a#sentence-1 1.12.3a#example-1", "ゲームをしていないとき、《Mutated Mass》のパワーと防御値は0である")
def mutated_mass_without_a_game(t: Table, ann: Person) -> None:
    """In a game, with cards that cost 0 and 1 in the pitch zone, both are 4."""
    value = "((あなたのピッチゾーンのカードのコストの種類の数)の2倍)"
    lines = (
        "《Mutated Mass》 アクション ― 攻撃 コスト3 ピッチ1 パワー* 防御*",
        *(f"{stat}の値は、{value}である。" for stat in ("パワー", "防御値")),
    )
    mass = ann.hand(*lines)
    ann.gets("pitch", attack("連撃", cost=0), attack("小槌", cost=1))
    t.expect("ゲームの中でのパワーと防御値", [mass.power, mass.defense], [4, 4])
    card = read_card(*lines)
    seen = [t.power_without_a_game(card), t.defense_without_a_game(card)]
    t.expect("ゲームをしていないときのパワーと防御値", seen, [0, 0])


@fab.check(
    "1.12.3b#sentence-1,2", "*の値は、それを定義する能力があればその能力に従い、なければ、それを定義する効果に従う"
)
def an_ability_defines_an_asterisk_before_an_effect(t: Table, ann: Person, ben: Person) -> None:
    """An effect defines the asterisks of attacks as 5; one attack has an ability that defines its own, one has not."""
    answer = ann.instant("答え", f"{THIS_TURN}攻撃は、パワーの*の値が5になる。")
    riddle = ann.hand("《謎》 アクション ― 攻撃 コスト0 パワー*", "続行")
    mass = ann.hand(
        "《塊》 アクション ― 攻撃 コスト0 パワー*", "パワーの値は、(あなたの手札のカードの枚数)である。", "続行"
    )
    claw = ann.attack("爪")
    ann.plays(answer).resolve()
    ann.plays(mass).expect("能力を持つ塊のパワー", mass.power, 2)
    t.until("resolution")
    ann.plays(riddle).expect("能力を持たない謎のパワー", riddle.power, 5)
    t.until("resolution")
    ann.plays(claw).expect("*のない爪のパワー", claw.power, 3)
    t.until("damage").expect("ベンのライフ", ben.life, 10)


@fab.check(
    "1.12.3b#sentence-2 1.12.3b#example-1",
    "ライフが*の混沌の使者になった《傀儡・アラクニ》のライフは、効果が定める、自身に印刷されたライフである",
)
def arakni_marionette(t: Table, ann: Person, ben: Person) -> None:
    """A hero with a printed life of 18 has lost 3, and becomes a random one of two cards whose life is an asterisk."""
    ann.plays_as(
        "《傀儡・アラクニ》 「暗殺者」 ヒーロー ライフ18 知力0",
        "インスタント ― コストなし: ゲームの終わりまで、あなたのヒーローは、(特徴が混沌の使者のもののうち無作為に1つの"
        "コピーになる、さらにライフの*の値が(これに印刷されたライフ)になる)。",
    )
    for name in ("毒蛾", "女郎蜘蛛"):
        ann.has_card("inventory", f"《{name}》 〈混沌の使者〉 「暗殺者」 デミヒーロー ライフ* 知力0")
    ben.responds(ben.instant("傷", "すべての対戦相手のヒーローに3点の秘術ダメージを与える。")).resolve()
    ann.activates(ann.hero).resolve().expect("アンのヒーローのタイプ", ann.hero.types, ["デミヒーロー"])
    t.expect("アンのヒーローのライフ総量", ann.hero.life, 15)


@fab.check("1.12.4#sentence-1", "{d}と{h}は、それぞれ決まった別の特性の値を表す")
def symbols_are_of_particular_properties(t: Table, ann: Person) -> None:
    """An ally with 1 power, 1 defense and 3 life gets 2 {d} and 1 {h}."""
    pup = ann.has_card("permanent", "《仔竜》 アクション ― 盟友 パワー1 防御1 ライフ3")
    effects = (f"{THIS_TURN}《仔竜》は、{change}の修整を得る。" for change in ("{d}に2", "{h}に1"))
    ann.plays(ann.instant("鱗", "".join(effects))).resolve()
    t.expect("仔竜のパワー、防御値、ライフ", (pup.power, pup.defense, pup.life), (1, 3, 4))


@fab.check("1.12.4a#sentence-1", "{d}と書かれていれば、防御値のことである")
def d_is_defense(t: Table, ann: Person) -> None:
    """An ally gets 2 {d}; it is an action card with 1 defense and 3 life."""
    pup = ann.has_card("permanent", "《仔竜》 アクション ― 盟友 防御1 ライフ3")
    ann.plays(ann.instant("鱗", f"{THIS_TURN}《仔竜》は、{{d}}に2の修整を得る。")).resolve()
    t.expect("仔竜の防御値", pup.defense, 3)


@fab.check("1.12.4b#sentence-1", "{i}と書かれていれば、知力の値のことである")
def i_is_intellect(t: Table, ann: Person) -> None:
    """A hero with 2 intellect gets 1 {i}; at the end of the turn its player draws up to the intellect."""
    ann.plays_as("《学者》 ヒーロー ライフ20 知力2")
    ann.gets("deck", *(attack(f"札{number}") for number in range(5)))
    ann.item("書物", "《学者》は、{i}に1の修整を得る。")
    t.end_turn().expect("知力まで引いた、アンの手札の枚数", ann.count("hand"), 3)


@fab.check("1.12.4c#sentence-1", "{h}と書かれていれば、ライフ総量のことである")
def h_is_life(t: Table, ann: Person) -> None:
    """A hero with 20 life and an ally with 1 defense and 3 life get 2 {h}."""
    pup = ann.has_card("permanent", "《仔竜》 アクション ― 盟友 防御1 ライフ3")
    effects = (f"{THIS_TURN}《{name}》は、{{h}}に2の修整を得る。" for name in ("アンの英雄", "仔竜"))
    ann.plays(ann.instant("癒しの光", "".join(effects))).resolve().expect("アンのライフ", ann.life, 22)
    t.expect("仔竜の防御値とライフ", (pup.defense, pup.life), (1, 5))


@fab.check("1.12.4d#sentence-1", "{p}と書かれていれば、パワー値のことである")
def p_is_power(t: Table, ann: Person, ben: Person) -> None:
    """Attacks get 1 {p}."""
    ann.item("軍旗", "攻撃は、{p}に1の修整を得る。")
    claw = ann.hand(attack("爪", power=3, pitch=1))
    ann.plays(claw).expect("爪のパワー", claw.power, 4)
    t.until("damage").expect("ベンのライフ", ben.life, 16)


@fab.check(
    "1.12.4d#sentence-2", "{p}ダメージと書かれていれば、物理ダメージのことで、秘術ダメージも一般ダメージも含まない"
)
def p_damage_is_physical(t: Table, ann: Person, ben: Person) -> None:
    """An armour prevents 1 {p} damage each time; arcane and generic damage and that of an attack are dealt."""
    ben.item("鎧", "{p}ダメージを1点、軽減する。")
    bolt = ann.instant("稲妻", "すべての対戦相手のヒーローに2点の秘術ダメージを与える。")
    rock = ann.instant("投石", "すべての対戦相手のヒーローに2点の一般ダメージを与える。")
    claw = ann.attack("爪")
    ann.plays(bolt).resolve().expect("秘術ダメージの後の、ベンのライフ", ben.life, 18)
    ann.plays(rock).resolve().expect("一般ダメージの後の、ベンのライフ", ben.life, 16)
    ann.plays(claw).until("damage").expect("物理ダメージの後の、ベンのライフ", ben.life, 14)


@fab.check("1.12.4e#sentence-1", "{r}は、リソースの点数を、並んだ数だけ表す")
def r_is_resource(t: Table, ann: Person) -> None:
    """A spell gains {r}{r}."""
    ann.plays(ann.instant("泉", "{r}{r}を得る。")).resolve()
    t.expect("アンのリソースポイントと気ポイント", [ann.resource_points, ann.chi_points], [2, 0])


@fab.check("1.12.4f#sentence-1", "{c}は、リソースではなく、気の点数を表す")
def c_is_chi(t: Table, ann: Person) -> None:
    """A spell gains {c}{c}."""
    ann.plays(ann.instant("呼吸", "{c}{c}を得る。")).resolve()
    t.expect("アンのリソースポイントと気ポイント", [ann.resource_points, ann.chi_points], [0, 2])


@fab.check(
    "1.12.4f#sentence-2,3", "{t}と書かれていればタップする効果のこと、{u}と書かれていればアンタップする効果のことである"
)
def t_is_tap_and_u_is_untap(t: Table, ann: Person) -> None:
    """A bell is tapped by the cost of its ability, a gong is tapped already; then a spell untaps both."""
    bell = ann.has_card("permanent", "《鈴》 アクション ― アイテム", "インスタント ― {t}: ライフを1点得る。")
    gong = ann.has_card("permanent", "《銅鑼》 アクション ― アイテム", "続行")
    beat = ann.instant("一打", "すべての名前が「銅鑼」のパーマネントを{t}する。")
    echo = ann.instant("余韻", "すべてのサブタイプがアイテムのパーマネントを{u}する。")
    ann.plays(beat).resolve()
    t.expect("一打の後の、鈴と銅鑼がタップ状態か", (bell.is_tapped, gong.is_tapped), (False, True))
    ann.activates(bell).resolve()
    t.expect("鈴の能力の後の、鈴と銅鑼がタップ状態か", (bell.is_tapped, gong.is_tapped), (True, True))
    ann.plays(echo).resolve()
    t.expect("余韻の後の、鈴と銅鑼がタップ状態か", (bell.is_tapped, gong.is_tapped), (False, False))
