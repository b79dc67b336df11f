"""Checks of 1.7.5: modal abilities."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.sample_cards.small_cards import attack, instant

_LIFE = "『ライフを1点得る。』『ライフを2点得る。』『ライフを4点得る。』"


@fab.check("1.7.5#sentence-1", "モード能力では、どのモードにするかを選び、選んだモードだけが効果を発生させる")
def a_modal_ability_is_a_choice(t: Table, ann: Person) -> None:
    """One of three modes is chosen."""
    ann.plays(ann.instant("口伝", f"以下から1個を選ぶ: {_LIFE}"), mode=...)
    t.expect("選べるモードの数", len(t.choices), 3)
    t.answers(mode=1)
    t.resolve()
    t.expect("アンのライフ", ann.life, 22)


@fab.check("1.7.5#sentence-2 1.7.5d#sentence-1", "選んだモードは発生源の基本能力になり、選ばなかったモードはならない")
def a_mode_is_a_base_ability(t: Table, ann: Person) -> None:
    """Go again is a mode of two attacks; only one of them is played with it."""
    modes = "以下から1個を選ぶ: 『続行』『ライフを3点得る。』"
    gust, calm = (ann.attack(name, modes, power=1, defense=None) for name in ("突風", "凪"))
    ann.plays(gust, mode=0)
    t.expect("続行を選んだ《突風》が続行を持つか", gust.has(GoAgain), True)
    t.until("")
    ann.plays(calm, mode=1)
    t.expect("続行を選ばなかった《凪》が続行を持つか", calm.has(GoAgain), False)


@fab.check("1.7.5#sentence-6", "選ぶモードの数は、数で書かれているか、いくつ選ぶかの説明で決まる")
def as_many_modes_as_it_says(t: Table, ann: Person) -> None:
    """Two of three modes are chosen, and as many as there are cards in the graveyard."""
    lore = ann.instant("口伝", f"以下から2個を選ぶ: {_LIFE}")
    epic = ann.instant("叙事詩", f"以下から(あなたの墓地のカードの枚数)個を選ぶ: {_LIFE}")
    ann.gets("graveyard", attack("爪"), attack("牙"))
    ann.plays(lore, mode=(0, ...))
    t.expect("《口伝》で1つ選んだ後に選べるモードの数", len(t.choices), 2)
    t.answers(mode=1)
    ann.plays(epic, mode=(0, ...))
    t.expect("《叙事詩》で1つ選んだ後に選べるモードの数", len(t.choices), 2)


@fab.check("1.7.5#sentence-7", "条件の書かれたモードは、その条件が満たされているときにだけ選べる")
def a_mode_may_have_a_condition(t: Table, ann: Person) -> None:
    """A mode can be chosen only while there is a card in the graveyard."""
    sheet = (
        "以下から1個を選ぶ: 『ライフを1点得る。』『ライフを2点得る。』"
        "『あなたの墓地のカードがある場合にだけ選べる『ライフを5点得る。』』"
    )
    first, second = (ann.instant(f"供養{number}", sheet) for number in (1, 2))
    ann.plays(first, mode=...)
    t.expect("墓地にカードがないときに選べるモードの数", len(t.choices), 2)
    t.answers(mode=0)
    t.resolve()
    ann.plays(second, mode=...)
    t.expect("墓地にカードがあるときに選べるモードの数", len(t.choices), 3)
    t.answers(mode=2)
    t.resolve()
    t.expect("アンのライフ", ann.life, 26)


@fab.check("1.7.5a#sentence-1", "モードは、発生源がスタックに加わるときに宣言し、解決されるときではない")
def modes_are_declared_as_the_source_is_added(t: Table, ann: Person) -> None:
    """A modal instant is played."""
    ann.plays(ann.instant("口伝", f"以下から1個を選ぶ: {_LIFE}"), mode=...)
    t.expect("プレイしている時に選べるモードの数", len(t.choices), 3)


@fab.check("1.7.5b#sentence-2 1.7.5b#example-1", "《戦の技法》は、4つのモードから、異なるモードを2つ選ぶ")
def art_of_war(t: Table, ann: Person) -> None:
    """Choose 2 of four modes; another card says that the same mode may be chosen again."""
    modes = f"{_LIFE}『ライフを8点得る。』"
    war = ann.instant("戦の技法", f"以下から2個を選ぶ: {modes}")
    echo = ann.instant("反復の技法", f"以下から2個を選ぶ(同じものでもよい): {modes}")
    ann.plays(war, mode=(1, ...))
    t.expect("《戦の技法》で2つ目に選べるモードの数", len(t.choices), 3)
    t.answers(mode=3)
    ann.plays(echo, mode=(1, ...))
    t.expect("《反復の技法》で2つ目に選べるモードの数", len(t.choices), 4)


@fab.check("1.7.5b#sentence-3", "選べる個数がモードの数より多ければ、モードの数だけ選ぶ")
def no_more_modes_than_there_are(t: Table, ann: Person) -> None:
    """Choose 3 of two modes."""
    ann.plays(ann.instant("強欲", "以下から3個を選ぶ: 『ライフを1点得る。』『ライフを2点得る。』"), mode=(0, 1))
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.resolve()
    t.expect("アンのライフ", ann.life, 23)


@fab.check("1.7.5b#sentence-4", "選んだモードの順番は、選んだ順ではなく、書かれている順である")
def modes_are_in_printed_order(t: Table, ann: Person) -> None:
    """A mode that discards the only card in hand is listed before one that draws a card, and chosen after it."""
    turn = ann.instant("転機", "以下から2個を選ぶ: 『手札を1枚捨てる。』『カードを1枚引く。』")
    old, new = ann.attack("古い札"), ann.has_card("deck", attack("新しい札"))
    ann.plays(turn, mode=(1, 0)).resolve(discard=...)
    t.expect("2枚のあるゾーン", [old.zone, new.zone], ["墓地", "手札"])


@fab.check("1.7.5c#sentence-1,2", "同じモードを2回選ぶと、別々のモードとして、1回分ずつ効果を発生させる")
def the_same_mode_twice(t: Table, ann: Person) -> None:
    """The mode of drawing a card is chosen twice; an item triggers on drawing once or more."""
    shelf = "1回以上、カードが引かれたとき、ライフを1点得る。"
    ann.item("書庫", shelf)
    modes = "以下から2個を選ぶ(同じものでもよい): 『カードを1枚引く。』『ライフを5点得る。』"
    study = ann.instant("熟読", modes)
    ann.gets("deck", instant("頁1"), instant("頁2"))
    ann.plays(study, mode=(0, 0)).resolve()
    t.expect("アンの手札の枚数", ann.count("hand"), 2)
    t.expect("誘発レイヤーの数", t.stack, 2)


@fab.check(
    "1.7.5c#sentence-3 1.7.5c#example-1",
    "《Blood on Her Hands》の、片手武器を対象とするモードを2回選んでも、同じ武器を対象にできる",
)
def blood_on_her_hands(t: Table, ann: Person) -> None:
    """The mode for a 1H weapon is chosen twice, with the same one of two weapons."""
    knife = ann.has_card("weapon 1", "《小刀》 武器 ― 片手 パワー2")
    ann.has_card("weapon 2", "《鎌》 武器 ― 片手 パワー2")
    weapon = "このターンの終わりまで、対象のサブタイプが片手のパーマネントは、パワーに1の修整を得る。"
    blood = ann.instant("Blood on Her Hands", f"以下から2個を選ぶ(同じものでもよい): 『{weapon}』『ライフを1点得る。』")
    ann.plays(blood, mode=(0, 0), target=(knife, ...))
    t.expect("2回目に選べる対象の数", len(t.choices), 2)
    t.answers(target=knife)
    t.resolve()
    t.expect("《小刀》のパワー", knife.power, 4)


@fab.check("1.7.5d#sentence-2", "モードが選ばれていないカードは、どのモードも基本能力として持たない")
def unchosen_modes_are_no_base_abilities(t: Table, ann: Person) -> None:
    """A card in hand has a mode that deals arcane damage, and another card deals arcane damage itself."""
    spark = "すべてのヒーローに1点の秘術ダメージを与える。"
    ann.instant("二股", f"以下から1個を選ぶ: 『ライフを1点得る。』『{spark}』")
    ann.instant("火花", spark)
    count = "ライフを(すべての(手札にある、かつ秘術ダメージを与える)ものの数)点得る。"
    ann.plays(ann.instant("占い", count)).resolve()
    t.expect("アンのライフ", ann.life, 21)


@fab.check(
    "1.7.5e#sentence-2 1.7.5e#example-1",
    "《聖なる技:暗流の欲望》で選ぶモードの数は、解決されるときではなく、モードを選ぶときに決まる",
)
def undercurrent_desires(t: Table, ann: Person) -> None:
    """The card is played before and after another blue card is played this turn."""
    number = (
        "(このターンに、あなたによって、(カラーバーが青の、かつこれ自身以外の)ものがプレイされたなら3、そうでないなら1)"
    )
    first = ann.hand("《聖なる技:暗流の欲望》 インスタント コスト0 ピッチ1", f"以下から{number}個を選ぶ: {_LIFE}")
    second = ann.hand("《聖なる技:暗流の欲望》 インスタント コスト0 ピッチ2", f"以下から{number}個を選ぶ: {_LIFE}")
    blue = ann.hand(instant("青い水", pitch=3))
    ann.plays(first, mode=(0, ...))
    t.expect("ほかの青のカードをプレイしていないとき、1つ選んだ後にまだ選べるモードの数", len(t.choices), 0)
    ann.plays(blue).resolve(2)
    t.expect("1つのモードだけが効果を発生させた後の、アンのライフ", ann.life, 22)
    ann.plays(second, mode=(0, 1, 2)).resolve()
    t.expect("青のカードの後に、3つのモードが効果を発生させた後の、アンのライフ", ann.life, 29)
