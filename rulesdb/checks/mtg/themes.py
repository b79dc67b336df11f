"""Checks of the primer's themes: slivers, counters, and cards without a mana cost (213.1a, 401.1b)."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard
from rulesdb.engine.mtg.book import MISSING_MANA_COST, OPPOSED_COUNTERS
from rulesdb.engine.mtg.card_parts.abilities import Activated, Flying

_FLYING = "「スリヴァー」であるものは、『飛行』を得る。"
_LIFE = "「スリヴァー」であるものは、『これ自身がダメージを与えたとき、ライフを1点得る。』を得る。"
_STRENGTH = "「スリヴァー」であるものは、+1/+1の修整を受ける。"


def _sliver(person: Person, name: str, *abilities: str) -> TrackedCard:
    """Let a player begin with a sliver of 1/1 in play."""
    return person.plays_with(f"《{name}》 「{{1}}」 クリーチャー ― 「スリヴァー」 パワー1 タフネス1", *abilities)


@mtg.check(
    "再録テーマ:スリヴァー#item-1a,1b",
    "スリヴァーの能力は、そのスリヴァー自身にも、相手のスリヴァーにも与えられ、ほかのものには与えられない",
)
def a_sliver_gives_its_ability_to_all_slivers(t: Table, ann: Person, ben: Person) -> None:
    """A sliver that gives flying, another one, one of the opponent, and a bear."""
    winged, other = _sliver(ann, "翼スリヴァー", _FLYING), _sliver(ann, "幼いスリヴァー")
    enemy, bear = _sliver(ben, "敵のスリヴァー"), ann.creature("熊")
    flying = [one.has(Flying) for one in (winged, other, enemy, bear)]
    t.expect("翼スリヴァー、幼いスリヴァー、敵のスリヴァー、熊は飛行を持つか", flying, [True, True, True, False])


@mtg.check(
    "再録テーマ:スリヴァー#item-1a,1b",
    "スリヴァーの誘発型能力は、それを与えるスリヴァー自身にも相手のスリヴァーにも与えられ、相手のものは相手のために誘発する",
)
def each_controller_uses_what_is_given(t: Table, ann: Person, ben: Person) -> None:
    """The sliver that gives the ability is blocked by a sliver of the opponent, and both deal damage."""
    vampire, enemy = _sliver(ann, "吸血スリヴァー", _LIFE), _sliver(ben, "敵のスリヴァー")
    t.until("combat damage", attack=[vampire, None], block=[enemy, None]).resolve()
    t.expect("戦闘ダメージの後、スタックにある能力の数", t.stack, 2)
    t.resolve(2).expect("アンとベンのライフ", [ann.life, ben.life], [21, 21])


@mtg.check("再録テーマ:スリヴァー#item-2", "スリヴァーは起動型能力を与えることがあり、与えられたものがそれをプレイする")
def slivers_give_activated_abilities(t: Table, ann: Person) -> None:
    """A sliver without abilities of its own is tapped for the ability that another one gives."""
    young = _sliver(ann, "幼いスリヴァー")
    _sliver(ann, "癒しのスリヴァー", "「スリヴァー」であるものは、『タップ: ライフを5点得る。』を得る。")
    t.expect("幼いスリヴァーは起動型能力を持つか", young.has(Activated), True)
    ann.activates(young).resolve().expect("幼いスリヴァーはタップ状態か", young.is_tapped, True)
    t.expect("アンのライフ", ann.life, 25)


@mtg.check("再録テーマ:スリヴァー#item-2", "スリヴァーは、飛行のような常在型能力を与えることがある")
def slivers_give_static_abilities(t: Table, ann: Person, ben: Person) -> None:
    """A creature without flying cannot block a sliver without abilities of its own."""
    young = _sliver(ann, "幼いスリヴァー")
    _sliver(ann, "翼スリヴァー", _FLYING)
    ben.creature("番兵")
    t.until("declare blockers", attack=[young, None])
    t.expect("ブロックするクリーチャーをベンに尋ねたか", t.was_asked_of(ben.number, "block"), False)
    t.until("end of combat").expect("ベンのライフ", ben.life, 19)


@mtg.check(
    "再録テーマ:スリヴァー#item-2",
    "スリヴァーは誘発型能力を与えることがあり、与えられたものがダメージを与えると誘発する。何も与えないスリヴァーもいる",
)
def slivers_give_triggered_abilities(t: Table, ann: Person) -> None:
    """A sliver that gives nothing attacks; the one that gives the ability stays back."""
    young, vampire = _sliver(ann, "幼いスリヴァー"), _sliver(ann, "吸血スリヴァー", _LIFE)
    sizes = [young.size, vampire.size]
    t.expect("何も与えない幼いスリヴァーと、修整は与えない吸血スリヴァーの大きさ", sizes, ["1/1", "1/1"])
    t.until("combat damage", attack=[young, None]).resolve()
    t.expect("戦闘ダメージの後、スタックにある能力の数", t.stack, 1)
    t.resolve().expect("アンのライフ", ann.life, 21)


@mtg.check(
    "再録テーマ:スリヴァー#item-3a", "同じ修整を与えるスリヴァーが2体いれば、修整は2体分になり、互いの大きさも変える"
)
def modifications_accumulate(t: Table, ann: Person) -> None:
    """Two slivers give +1/+1 to a third one, to each other and to themselves."""
    young = _sliver(ann, "幼いスリヴァー")
    first, second = (_sliver(ann, name, _STRENGTH) for name in ("兄スリヴァー", "弟スリヴァー"))
    sizes = [young.size, first.size, second.size]
    t.expect("幼いスリヴァー、兄スリヴァー、弟スリヴァーの大きさ", sizes, ["3/3", "3/3", "3/3"])


@mtg.check("再録テーマ:スリヴァー#item-3b", "同じ誘発型能力を与えるスリヴァーが2体いれば、能力は2回誘発する")
def triggered_abilities_accumulate(t: Table, ann: Person) -> None:
    """A third sliver deals damage to a player."""
    young = _sliver(ann, "幼いスリヴァー")
    for name in ("兄吸血スリヴァー", "弟吸血スリヴァー"):
        _sliver(ann, name, _LIFE)
    t.until("combat damage", attack=[young, None]).resolve()
    t.expect("戦闘ダメージの後、スタックにある能力の数", t.stack, 2)
    t.resolve(2).expect("アンのライフ", ann.life, 22)


@mtg.check(
    "再録テーマ:スリヴァー#item-4", "スリヴァーになったほかのクリーチャーにも、スリヴァーの能力と修整が与えられる"
)
def what_becomes_a_sliver_benefits(t: Table, ann: Person) -> None:
    """A bear becomes a sliver until end of turn: it can be tapped for the ability, and is larger."""
    _sliver(ann, "翼スリヴァー", _FLYING)
    _sliver(ann, "筋力スリヴァー", _STRENGTH)
    bear = ann.plays_with("《熊》 「{1}」 クリーチャー ― 「熊」 パワー2 タフネス2")
    change = ann.instant("群れの呼び声", "ターン終了時まで、対象のクリーチャーは、「スリヴァー」でもある。")
    t.expect("熊は飛行を持つか", bear.has(Flying), False)
    ann.plays(change, target=bear).resolve().expect("スリヴァーになった熊は飛行を持つか", bear.has(Flying), True)
    t.expect("スリヴァーになった熊の大きさ", bear.size, "3/3")
    t.until("upkeep").expect("次のターン、熊は飛行を持つか", bear.has(Flying), False)


@mtg.check(
    "再録テーマ:スリヴァー#item-5a", "スリヴァーでなくなったものは、自分の与える能力も、ほかの与える修整も得られない"
)
def what_is_no_sliver_any_more_gets_nothing(t: Table, ann: Person) -> None:
    """The sliver that gives flying loses its creature type."""
    winged = _sliver(ann, "翼スリヴァー", _FLYING)
    _sliver(ann, "筋力スリヴァー", _STRENGTH)
    isolation = _isolation(ann)
    t.expect("翼スリヴァーの大きさ", winged.size, "2/2")
    ann.plays(isolation, target=winged).resolve()
    t.expect("スリヴァーでなくなった翼スリヴァーは飛行を持つか", winged.has(Flying), False)
    t.expect("スリヴァーでなくなった翼スリヴァーの大きさ", winged.size, "1/1")


@mtg.check("再録テーマ:スリヴァー#item-5b", "スリヴァーでなくなったものも、ほかのスリヴァーには能力を与え続ける")
def what_is_no_sliver_any_more_still_gives(t: Table, ann: Person) -> None:
    """The sliver that gives flying loses its creature type; another sliver keeps flying."""
    winged, young = _sliver(ann, "翼スリヴァー", _FLYING), _sliver(ann, "幼いスリヴァー")
    ann.plays(_isolation(ann), target=winged).resolve().expect("幼いスリヴァーは飛行を持つか", young.has(Flying), True)


def _isolation(ann: Person) -> TrackedCard:
    """Give a player an instant by which a creature stops being a sliver."""
    return ann.instant("孤立", "ターン終了時まで、対象のクリーチャーは、「スリヴァー」ではなくなる。")


def _rites(ann: Person, *counters: tuple[str, int]) -> list[TrackedCard]:
    """Give a player sorceries that put counters on all creatures."""
    return [
        ann.sorcery(f"儀式{at}", f"すべてのクリーチャーの上に「{counter}」カウンターを{number}個置く。")
        for at, (counter, number) in enumerate(counters, start=1)
    ]


def _on(creature: TrackedCard, *kinds: str) -> list[int]:
    return [creature.counters(kind) for kind in kinds]


@mtg.check(
    "420.5n#sentence-1",
    "クリーチャーが+1/+1と−1/−1のカウンターを1個ずつ持つと、だれかが優先権を得る前に、どちらも取り除かれる",
)
def opposed_counters_are_removed(t: Table, ann: Person) -> None:
    """One counter of each type: no spell or ability removes them, and the size is the printed one."""
    bear = ann.creature("熊")
    grow, wither = _rites(ann, ("+1/+1", 1), ("-1/-1", 1))
    ann.plays(grow).resolve().expect("+1/+1カウンターだけの熊のサイズ", bear.size, "3/3")
    ann.plays(wither).resolve().expect("アンが優先権を持つか", ann.has_priority, True)
    t.expect("熊の+1/+1カウンターと−1/−1カウンターの数", _on(bear, "+1/+1", "-1/-1"), [0, 0])
    t.expect("熊のサイズ", bear.size, "2/2")


@mtg.check("420.5n#sentence-2", "取り除かれる数は少ないほうの個数で、多いほうのカウンターは、差の分だけ残る")
def the_smaller_number_is_removed(t: Table, ann: Person) -> None:
    """Three of one type and two of the other, and the other way round on a creature that has one of them before."""
    giant = ann.creature("巨人", size="5/5")
    rites = _rites(ann, ("+1/+1", 3), ("-1/-1", 2), ("-1/-1", 4))
    ann.resolves(*rites[:2]).expect("3個と2個からの、+1/+1と−1/−1の数", _on(giant, "+1/+1", "-1/-1"), [1, 0])
    t.expect("巨人のサイズ", giant.size, "6/6")
    ann.plays(rites[2]).resolve().expect("1個と4個からの、+1/+1と−1/−1の数", _on(giant, "+1/+1", "-1/-1"), [0, 3])
    t.expect("巨人のサイズ", giant.size, "2/2")


@mtg.check(
    f"{OPPOSED_COUNTERS}#item-1",
    "+1/+0カウンターと+0/+1カウンターは、合わせて+1/+1になっても、−1/−1カウンターと打ち消し合わない",
)
def other_counters_stay(t: Table, ann: Person) -> None:
    """The three types of the ruling on one creature: all of them stay, and count."""
    bear = ann.creature("熊")
    ann.resolves(*_rites(ann, ("+1/+0", 1), ("+0/+1", 1), ("-1/-1", 1)))
    t.expect("+1/+0、+0/+1、−1/−1カウンターの数", _on(bear, "+1/+0", "+0/+1", "-1/-1"), [1, 1, 1])
    t.expect("熊のサイズ", bear.size, "2/2")


@mtg.check(f"{MISSING_MANA_COST}#sentence-4", "存在しないマナ・コストは支払えないが、{0}は支払える")
def a_missing_mana_cost_cannot_be_paid(t: Table, ann: Person) -> None:
    """Of two cards one costs {0}, the other one has no mana cost."""
    nothing = ann.hand("《無代》 インスタント", "ライフを2点得る。")
    zero = ann.instant("零", "ライフを2点得る。")
    ann.lands("red", 1)
    ann.cannot_play(nothing, "401.1b")
    ann.plays(zero).resolve().expect("アンのライフ", ann.life, 22)


@mtg.check(f"{MISSING_MANA_COST}#item-1", "マナ・コストの無いカードは、追加コストを支払ってもプレイできない")
def an_additional_cost_makes_no_cost(t: Table, ann: Person) -> None:
    """The lands would pay the additional cost."""
    ann.lands("red", 2)
    card = ann.hand("《無代》 インスタント", "ライフを2点得る。", "これをプレイするための追加コスト: 「{2}」")
    ann.cannot_play(card, "401.1b").expect("無代のある場所", card.zone, "手札")


@mtg.check(f"{MISSING_MANA_COST}#item-2", "マナ・コストの無いカードも、待機が終われば、支払わずにプレイできる")
def without_paying_it_is_played(t: Table, ann: Person, ben: Person) -> None:
    """Its last time counter is removed at once."""
    ann.lands("red", 1)
    card = ann.hand("《無代》 ソーサリー", "ライフを2点得る。", "待機1―「{R}」")
    tick = ben.instant("時計回し", "すべての待機状態のカードの上から「時間」カウンターを1個取り除く。")
    ann.takes_action("suspend", card)
    ben.responds(tick).resolve(2).expect("無代のある場所", card.zone, "スタック")
    t.resolve().expect("アンのライフ", ann.life, 22)


@mtg.check(f"{MISSING_MANA_COST}#item-2", "マナ・コストの無いカードも、{3}を支払って裏向きでならプレイできる")
def for_an_alternative_cost_it_is_played(t: Table, ann: Person) -> None:
    """Morph as it is offered in 2006: a face-down spell has no mana cost either."""
    ann.lands("green", 3)
    card = ann.hand("《無代の獣》 クリーチャー パワー5 タフネス5", "変異「{1}」")
    t.expect("アンは無代の獣をプレイできるか", ann.may_play(card), True)
    ann.plays(card, face_down="裏向き").resolve().expect("無代の獣のある場所", card.zone, "場")


@mtg.check(f"{MISSING_MANA_COST}#item-3", "マナ・コストの無いカードの、点数で見たマナ・コストは0である")
def its_converted_mana_cost_is_nothing(t: Table, ann: Person) -> None:
    """In hand and in play."""
    held, stone = ann.hand("《無代》 インスタント", "ライフを2点得る。"), ann.plays_with("《石》 アーティファクト")
    found = [held.converted_mana_cost, stone.converted_mana_cost]
    t.expect("手札の無代と場の石の、点数で見たマナ・コスト", found, [0, 0])
