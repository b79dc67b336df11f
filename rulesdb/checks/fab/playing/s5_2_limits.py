"""Checks of 5.2.3: limits of activations."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import YOURS
from rulesdb.checks.fab.table import Person, Table, TrackedCard

_RINGS = "1ターンに1回、インスタント ― コストなし: ライフを1点得る。"
_TICKS = "1ターンに1回、アクション ― コストなし: 『ライフを1点得る。』『続行』"
_SWINGS = "1ターンに1回、アクション ― コストなし: 『攻撃』『続行』"
_BOW = ("《双弦の弓》 武器 ― 両手・弓", _TICKS, _TICKS)
_YOUR_ITEMS = "(サブタイプがアイテムの、かつあなたがコントロールする)"


def _changes(person: Person, name: str, limit: str, of: str = f"対象の{_YOUR_ITEMS}パーマネント") -> TrackedCard:
    """Give a player an instant that changes, until the end of the turn, how often abilities can be activated."""
    return person.instant(name, f"このターンの終わりまで、{of}は、{limit}。")


@fab.check("5.2.3#sentence-2", "追加の起動を許す効果があれば、その回数だけ、制限を超えて起動できる")
def an_effect_lets_the_limit_be_passed(t: Table, ann: Person) -> None:
    """Once per turn, and once more."""
    bell = ann.item("鐘", _RINGS)
    again = _changes(ann, "もう一度", "起動能力をそれぞれ1回多く起動できる")
    ann.activates(bell)
    ann.cannot_activate(bell, "5.2.1a")
    ann.plays(again).resolve().expect("制限を超えて起動できるか", ann.may_activate(bell), True)
    ann.activates(bell)
    ann.cannot_activate(bell, "5.2.1a")


@fab.check("5.2.3#sentence-2", "追加の起動を許す常在能力は、各ターンにその回数だけ、制限を超えさせる")
def a_static_ability_lets_the_limit_be_passed_each_turn(t: Table, ann: Person, ben: Person) -> None:
    """Once per turn, and once more each turn."""
    ann.item("残響", f"(サブタイプがアイテムの、かつ{YOURS})ものは、起動能力をそれぞれ1回多く起動できる。")
    bell = ann.item("鐘", _RINGS)
    for turn in range(2):
        if turn:
            t.end_turn()
            ben.passes()
        ann.activates(bell).expect("もう一度起動できるか", ann.may_activate(bell), True)
        ann.activates(bell)
        ann.cannot_activate(bell, "5.2.1a")


@fab.check("5.2.3#sentence-1", "追加の起動の許可は、効果が指す発生源の能力についてだけのものである")
def only_what_the_effect_names_goes_past_its_limit(t: Table, ann: Person) -> None:
    """Two bells, of which one may be activated once more."""
    first, second = (ann.item("鐘", _RINGS) for _ in range(2))
    ann.plays(_changes(ann, "もう一度", "起動能力をそれぞれ1回多く起動できる"), target=first).resolve()
    for bell in (first, second):
        ann.activates(bell)
    ann.cannot_activate(second, "5.2.1a")
    t.expect("対象になった《鐘》をもう一度起動できるか", ann.may_activate(first), True)


@fab.check("5.2.3a#sentence-1", "能力すべてへの許可は、それが及ぶオブジェクトのどれについても使える")
def each_object_has_its_additional_activations(t: Table, ann: Person) -> None:
    """Two bells, of which all abilities may be activated once more."""
    bells = [ann.item("鐘", _RINGS) for _ in range(2)]
    again = _changes(ann, "もう一度", "起動能力をそれぞれ1回多く起動できる", of=f"{_YOUR_ITEMS}もの")
    ann.plays(again).resolve()
    for bell in bells:
        ann.activates(bell).expect("もう一度起動できるか", ann.may_activate(bell), True)
        ann.activates(bell)
        ann.cannot_activate(bell, "5.2.1a")


@fab.check("5.2.3a#sentence-2 5.2.3a#example-1", "能力すべてへの許可なら、2つの能力をそれぞれ1回ずつ追加で起動できる")
def snap_shot_lets_each_ability_be_activated_again(t: Table, ann: Person) -> None:
    """Snap Shot and a bow with two abilities, both used once; then both again, as instants."""
    bow = ann.has_card("weapon 1", *_BOW)
    snap_shot = ann.instant(
        "Snap Shot",
        "このターンの終わりまで、(サブタイプが弓の、かつあなたがコントロールする)ものは、起動能力をそれぞれ1回多く、"
        "インスタントであるかのように起動できる。",
    )
    ann.activates(bow, 0).resolve()
    ann.activates(bow, 1).resolve()
    ann.plays(snap_shot).resolve()
    ann.activates(bow, 0, as_an_instant=True)
    t.expect("もう1つの能力も追加で起動できるか", ann.may_activate(bow, 1), True)
    ann.activates(bow, 1, as_an_instant=True).expect("スタックのレイヤーの数", t.stack, 2)
    ann.cannot_activate(bow, "5.2.1a", ability=0)
    ann.cannot_activate(bow, "5.2.1a", ability=1)


@fab.check("5.2.3b#sentence-1", "オブジェクトへの許可は、それが及ぶオブジェクトのどれについても使える")
def each_object_shares_its_own_additional_activations(t: Table, ann: Person) -> None:
    """Two bells, each of which may be activated once more in all."""
    bells = [ann.item("鐘", _RINGS) for _ in range(2)]
    again = _changes(ann, "もう一度", "起動能力を合わせて1回多く起動できる", of=f"{_YOUR_ITEMS}もの")
    ann.plays(again).resolve()
    for bell in bells:
        ann.activates(bell).expect("もう一度起動できるか", ann.may_activate(bell), True)
        ann.activates(bell)
        ann.cannot_activate(bell, "5.2.1a")


@fab.check("5.2.3b#sentence-2", "オブジェクトへの許可は、能力が制限を超えて起動された時にはじめて使われる")
def shared_activations_are_used_past_the_limit(t: Table, ann: Person) -> None:
    """Two action abilities of which one may be activated once more as an instant: the first time it is an action."""
    clock = ann.item("二重の時計", _TICKS, _TICKS)
    quick = _changes(ann, "早回し", "起動能力を合わせて1回多く、インスタントであるかのように起動できる")
    first, second = ann.instant("火花"), ann.instant("水花")
    ann.plays(quick).resolve()
    ann.plays(first)
    ann.cannot_activate(clock, "8.1.1a", ability=0)
    t.resolve()
    ann.activates(clock, 0).resolve()
    ann.plays(second)
    t.expect("制限を超えるときは、インスタントであるかのように起動できるか", ann.may_activate(clock, 0), True)


@fab.check(
    "5.2.3b#sentence-3 5.2.3b#example-1", "1つのオブジェクトについての許可なら、追加の回数は能力の間で分けて使う"
)
def tri_shot_is_shared_among_abilities(t: Table, ann: Person) -> None:
    """Tri-shot and a bow with two abilities: two more activations in all."""
    bow = ann.has_card("weapon 1", *_BOW)
    tri_shot = ann.action(
        "Tri-shot",
        "このターンの終わりまで、対象の(サブタイプが弓の、かつあなたがコントロールする)パーマネントは、"
        "起動能力を合わせて2回多く起動できる。",
        "続行",
        defense=None,
    )
    for _ in range(2):
        for ability in (0, 1):
            ann.activates(bow, ability).resolve()
        if tri_shot.zone == "手札":
            ann.plays(tri_shot).resolve()
    ann.cannot_activate(bow, "5.2.1a", ability=0)
    ann.cannot_activate(bow, "5.2.1a", ability=1).expect("アンのライフ", ann.life, 24)


@fab.check("5.2.3b#sentence-3", "1つのオブジェクトについての追加の回数は、すべて同じ能力に使ってもよい")
def shared_activations_may_all_be_of_one_ability(t: Table, ann: Person) -> None:
    """Two more activations in all for an item with two abilities: both are used for the first one."""
    pair = ann.item("双子の鐘", _RINGS, _RINGS)
    ann.plays(_changes(ann, "もう二度", "起動能力を合わせて2回多く起動できる")).resolve()
    ann.activates(pair, 1)
    for _ in range(3):
        ann.activates(pair, 0)
    ann.cannot_activate(pair, "5.2.1a", ability=0)
    ann.cannot_activate(pair, "5.2.1a", ability=1).expect("スタックのレイヤーの数", t.stack, 4)


@fab.check(
    "5.2.3c#sentence-2a 5.2.3c#example-1", "追加で攻撃してよいとは、攻撃になる起動能力を追加で起動してよいことである"
)
def twinning_blade_is_about_attacks(t: Table, ann: Person, ben: Person) -> None:
    """Twinning Blade and a sword with an attack and another ability, each once per turn."""
    sword = ann.sword("細身の剣", _SWINGS, _RINGS)
    blade = ann.hand(
        "《Twinning Blade》 攻撃リアクション コスト0",
        "このターンの終わりまで、対象のサブタイプが剣のパーマネントは、攻撃の起動能力を合わせて1回多く起動できる。",
    )
    ann.activates(sword, 1).resolve()
    ann.activates(sword, 0).until("reaction")
    ann.plays(blade).until("resolution")
    ann.cannot_activate(sword, "5.2.1a", ability=1)
    ann.activates(sword, 0).until("attack").until("resolution")
    ann.cannot_activate(sword, "5.2.1a", ability=0).expect("ベンのライフ", ben.life, 16)


@fab.check("5.2.3c#sentence-1", "攻撃とは限らない起動の許可なら、攻撃でない能力も追加で起動できる")
def not_every_effect_is_about_attacks(t: Table, ann: Person) -> None:
    """A sword with an attack and another ability: one effect is about attacks, another one about all abilities."""
    sword = ann.sword("細身の剣", _SWINGS, _RINGS)
    dance = _changes(
        ann, "剣の舞", "攻撃の起動能力を合わせて1回多く起動できる", of="対象のサブタイプが剣のパーマネント"
    )
    again = _changes(ann, "もう一度", "起動能力を合わせて1回多く起動できる", of="対象のサブタイプが剣のパーマネント")
    ann.activates(sword, 1)
    ann.plays(dance).resolve()
    ann.cannot_activate(sword, "5.2.1a", ability=1)
    ann.plays(again).resolve().expect("攻撃でない能力をもう一度起動できるか", ann.may_activate(sword, 1), True)


@fab.check("5.2.3c#sentence-2b", "攻撃能力ではなく攻撃効果を持つ起動能力でも、追加で攻撃できる")
def an_attack_effect_is_an_attack_too(t: Table, ann: Person, ben: Person) -> None:
    """Twinning Blade's effect and a sword whose ability says to attack with it, with another ability beside it."""
    sword = ann.sword(
        "舞う剣",
        "1ターンに1回、アクション ― コストなし: このカードのうち1つで攻撃する。アクションポイントを1点得る。",
        _RINGS,
    )
    dance = _changes(
        ann, "剣の舞", "攻撃の起動能力を合わせて1回多く起動できる", of="対象のサブタイプが剣のパーマネント"
    )
    for ability in (1, 0):
        ann.activates(sword, ability).resolve()
    t.until("resolution")
    ann.cannot_activate(sword, "5.2.1a", ability=0)
    ann.plays(dance).resolve().expect("攻撃効果を持つ能力を起動できるか", ann.may_activate(sword, 0), True)
    ann.cannot_activate(sword, "5.2.1a", ability=1)
    ann.activates(sword, 0).until("attack").until("resolution")
    ann.cannot_activate(sword, "5.2.1a", ability=0).expect("ベンのライフ", ben.life, 16)


@fab.check("5.2.3d#sentence-1", "追加の起動を許す効果がいくつもあれば、回数は足し合わされる")
def more_activations_add_up(t: Table, ann: Person) -> None:
    """Once per turn, once more, and twice more."""
    bell = ann.item("鐘", _RINGS)
    one = _changes(ann, "もう一度", "起動能力をそれぞれ1回多く起動できる")
    ann.resolves(one, _changes(ann, "もう二度", "起動能力をそれぞれ2回多く起動できる"))
    for _ in range(3):
        ann.activates(bell)
    t.expect("4回目も起動できるか", ann.may_activate(bell), True)
    ann.activates(bell)
    ann.cannot_activate(bell, "5.2.1a")


@fab.check("5.2.3d#sentence-1", "1枚のカードの2つの常在能力が追加の起動を許すときも、回数は足し合わされる")
def abilities_of_one_source_add_up(t: Table, ann: Person) -> None:
    """Once per turn, and once more by each of two abilities of one item."""
    ann.item(
        "二重の残響",
        "(サブタイプがアイテムの、かつあなたがコントロールする)ものは、起動能力をそれぞれ1回多く起動できる。",
        "(サブタイプがアイテムの、かつあなたがコントロールする)ものは、起動能力をそれぞれ1回多く起動できる。",
    )
    bell = ann.item("鐘", _RINGS)
    for _ in range(2):
        ann.activates(bell)
    t.expect("3回目も起動できるか", ann.may_activate(bell), True)
    ann.activates(bell)
    ann.cannot_activate(bell, "5.2.1a")


@fab.check("5.2.3d#sentence-2", "制限を超える起動にどの効果を使うのかは、プレイヤーが選ぶ")
def the_player_chooses_which_effect_is_used(t: Table, ann: Person, ben: Person) -> None:
    """An effect lets an action ability be activated twice more, another one once more as an instant."""
    clock = ann.item("時計", _TICKS)
    slow = _changes(ann, "もう二度", "起動能力をそれぞれ2回多く起動できる")
    quick = _changes(ann, "早回し", "起動能力をそれぞれ1回多く、インスタントであるかのように起動できる")
    ann.resolves(slow, quick)
    for _ in range(2):
        ann.activates(clock).resolve()
    t.expect("どの効果を使うのかを尋ねられたか", t.was_asked(ann, "extra activation"), True)
    ann.activates(clock, extra_activation="早回し", as_an_instant=True)
    ann.cannot_activate(clock, "8.1.1a")
    t.resolve()
    ann.activates(clock).resolve().expect("アンのライフ", ann.life, 24)
    t.expect("ベンのライフ", ben.life, 20)


@fab.check("5.2.3e#sentence-1a 5.2.3e#example-1", "「合計で2回」は制限を2回にする効果で、重ねても2回のままである")
def blood_on_her_hands_sets_the_limit(t: Table, ann: Person, ben: Person) -> None:
    """Blood on Her Hands with the same mode twice, and a one-handed sword."""
    sword = ann.sword("細身の剣", _SWINGS)
    blood = ann.action(
        "Blood on Her Hands",
        "以下から2個を選ぶ(同じものでもよい): 『このターンの終わりまで、対象のサブタイプが片手のパーマネントは、"
        "パワーに1の修整を得る。』『このターンの終わりまで、対象のサブタイプが片手のパーマネントは、"
        "攻撃の起動能力の制限が合わせて2回になる。』",
        "続行",
        defense=None,
    )
    ann.plays(blood, mode=(1, 1)).resolve()
    for _ in range(2):
        ann.activates(sword).until("attack").until("resolution")
    ann.cannot_activate(sword, "5.2.1a").expect("ベンのライフ", ben.life, 16)


@fab.check("5.2.3e#sentence-1a", "「合計で2回」には、その前に起動した回数も含まれる")
def what_was_activated_before_counts_for_a_set_limit(t: Table, ann: Person) -> None:
    """Once, then twice in all: once more."""
    bell = ann.item("鐘", _RINGS)
    twice = _changes(ann, "二度", "起動能力の制限がそれぞれ2回になる")
    ann.activates(bell)
    ann.plays(twice).resolve()
    ann.activates(bell)
    ann.cannot_activate(bell, "5.2.1a").expect("スタックのレイヤーの数", t.stack, 2)


@fab.check("5.2.3e#sentence-1a", "回数の違う「合計で…回」が重なれば、後に始まったほうの回数が制限になる")
def the_newest_effect_sets_the_limit(t: Table, ann: Person) -> None:
    """Three times in all, then twice in all."""
    bell = ann.item("鐘", _RINGS)
    thrice = _changes(ann, "三度", "起動能力の制限がそれぞれ3回になる")
    ann.resolves(thrice, _changes(ann, "二度", "起動能力の制限がそれぞれ2回になる"))
    for _ in range(2):
        ann.activates(bell)
    ann.cannot_activate(bell, "5.2.1a").expect("スタックのレイヤーの数", t.stack, 2)


@fab.check("5.2.3e#sentence-1a,2", "効果が設定した制限も、追加の起動を許す効果があれば超えられる")
def a_set_limit_is_passed_like_a_printed_one(t: Table, ann: Person) -> None:
    """Twice in all, and once more."""
    bell = ann.item("鐘", _RINGS)
    twice = _changes(ann, "二度", "起動能力の制限がそれぞれ2回になる")
    ann.resolves(twice, _changes(ann, "もう一度", "起動能力をそれぞれ1回多く起動できる"))
    for _ in range(2):
        ann.activates(bell)
    t.expect("3回目も起動できるか", ann.may_activate(bell), True)
    ann.activates(bell)
    ann.cannot_activate(bell, "5.2.1a")


@fab.check(
    "5.2.3e#sentence-1b", "オブジェクトについての「合計で2回」は、そのすべての起動能力を合わせた回数の制限である"
)
def a_set_limit_may_be_shared(t: Table, ann: Person) -> None:
    """An item with two abilities that may be activated twice in all."""
    pair = ann.item("双子の鐘", _RINGS, _RINGS)
    ann.plays(_changes(ann, "二度", "起動能力の制限が合わせて2回になる")).resolve()
    ann.activates(pair, 0)
    ann.activates(pair, 0)
    ann.cannot_activate(pair, "5.2.1a", ability=0)
    ann.cannot_activate(pair, "5.2.1a", ability=1).expect("スタックのレイヤーの数", t.stack, 2)


@fab.check("5.2.3e#sentence-1a", "能力それぞれについての「合計で2回」なら、どの能力も2回ずつ起動できる")
def a_set_limit_may_hold_for_each_ability(t: Table, ann: Person) -> None:
    """An item with two abilities, each of which may be activated twice in all."""
    pair = ann.item("双子の鐘", _RINGS, _RINGS)
    ann.plays(_changes(ann, "それぞれ二度", "起動能力の制限がそれぞれ2回になる")).resolve()
    for ability in (0, 1):
        for _ in range(2):
            t.expect("起動できるか", ann.may_activate(pair, ability), True)
            ann.activates(pair, ability)
        ann.cannot_activate(pair, "5.2.1a", ability=ability)
    t.expect("スタックのレイヤーの数", t.stack, 4)


@fab.check("5.2.3#sentence-2", "追加の起動を許す効果は、制限の中での起動には使われない")
def an_effect_past_the_limit_says_nothing_within_it(t: Table, ann: Person) -> None:
    """An action ability that may be activated once more, as an instant: the first time it is still an action."""
    clock = ann.item("時計", _TICKS)
    quick = _changes(ann, "早回し", "起動能力をそれぞれ1回多く、インスタントであるかのように起動できる")
    first, second = ann.instant("火花"), ann.instant("水花")
    ann.plays(quick).resolve()
    ann.plays(first)
    ann.cannot_activate(clock, "8.1.1a")
    t.resolve()
    ann.activates(clock).resolve()
    ann.plays(second)
    t.expect("制限を超えるときは、インスタントであるかのように起動できるか", ann.may_activate(clock), True)


@fab.check(
    "5.2.3e#sentence-1a", "攻撃についての「合計で2回」では、ほかの能力の起動は数えず、ほかのものの制限も変わらない"
)
def a_set_limit_counts_only_what_it_is_about(t: Table, ann: Person) -> None:
    """A sword that heals and attacks, and may attack twice in all; and a bell."""
    sword = ann.sword("細身の剣", _SWINGS, _RINGS, "これがヒットしたとき、ライフを1点得る。")
    bell = ann.item("鐘", _RINGS)
    dance = _changes(ann, "剣の舞", "攻撃の起動能力の制限が合わせて2回になる", of="対象のサブタイプが剣のパーマネント")
    ann.plays(dance).resolve()
    for piece, ability in ((sword, 1), (bell, 0)):
        ann.activates(piece, ability).resolve()
        ann.cannot_activate(piece, "5.2.1a", ability=ability)
    for _ in range(2):
        ann.activates(sword).until("attack").until("resolution")
    ann.cannot_activate(sword, "5.2.1a")


@fab.check("5.2.3d#sentence-2", "どちらの効果も使えるなら、できることの多いほうの効果によって起動を始められる")
def the_most_useful_effect_may_be_chosen(t: Table, ann: Person) -> None:
    """Twice more, or once more as an instant: with a layer on the stack the second one is used."""
    clock = ann.item("時計", _TICKS)
    slow = _changes(ann, "もう二度", "起動能力をそれぞれ2回多く起動できる")
    quick = _changes(ann, "早回し", "起動能力をそれぞれ1回多く、インスタントであるかのように起動できる")
    spark = ann.instant("火花")
    ann.resolves(slow, quick)
    ann.activates(clock).resolve()
    ann.plays(spark).expect("スタックにレイヤーがあっても起動できるか", ann.may_activate(clock), True)
    ann.activates(clock, extra_activation="早回し", as_an_instant=True).expect("スタックのレイヤーの数", t.stack, 2)
    t.expect("もう一度、スタックにレイヤーがあるまま起動できるか", ann.may_activate(clock), False)
