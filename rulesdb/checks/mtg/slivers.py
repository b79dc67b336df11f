"""Checks of slivers (heading 再録テーマ:スリヴァー)."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard
from rulesdb.engine.mtg.card_parts.abilities import Activated, Flying

_FLYING = "「スリヴァー」であるものは、『飛行』を得る。"
_LIFE = "「スリヴァー」であるものは、『これ自身がダメージを与えたとき、ライフを1点得る。』を得る。"
_TAP = "「スリヴァー」であるものは、『タップ: ライフを5点得る。』を得る。"
_STRENGTH = "「スリヴァー」であるものは、+1/+1の修整を受ける。"


def _sliver(person: Person, name: str, *abilities: str) -> TrackedCard:
    """Let a player begin with a sliver of 1/1 in play."""
    return person.plays_with(f"《{name}》 「{{1}}」 クリーチャー ― 「スリヴァー」 パワー1 タフネス1", *abilities)


@mtg.check(
    "再録テーマ:スリヴァー#item-1",
    "スリヴァーの能力は、そのスリヴァー自身にも、相手のスリヴァーにも与えられ、ほかのものには与えられない",
)
def a_sliver_gives_its_ability_to_all_slivers(t: Table, ann: Person, ben: Person) -> None:
    """A sliver that gives flying, another one, one of the opponent, and a bear."""
    winged, other = _sliver(ann, "翼スリヴァー", _FLYING), _sliver(ann, "幼いスリヴァー")
    enemy, bear = _sliver(ben, "敵のスリヴァー"), ann.creature("熊")
    flying = [one.has(Flying) for one in (winged, other, enemy, bear)]
    t.expect("翼スリヴァー、幼いスリヴァー、敵のスリヴァー、熊は飛行を持つか", flying, [True, True, True, False])


@mtg.check(
    "再録テーマ:スリヴァー#item-1",
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
    _sliver(ann, "癒しのスリヴァー", _TAP)
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
    "再録テーマ:スリヴァー#item-3", "同じ修整を与えるスリヴァーが2体いれば、修整は2体分になり、互いの大きさも変える"
)
def modifications_accumulate(t: Table, ann: Person) -> None:
    """Two slivers give +1/+1 to a third one, to each other and to themselves."""
    young = _sliver(ann, "幼いスリヴァー")
    first, second = (_sliver(ann, name, _STRENGTH) for name in ("兄スリヴァー", "弟スリヴァー"))
    sizes = [young.size, first.size, second.size]
    t.expect("幼いスリヴァー、兄スリヴァー、弟スリヴァーの大きさ", sizes, ["3/3", "3/3", "3/3"])


@mtg.check("再録テーマ:スリヴァー#item-3", "同じ誘発型能力を与えるスリヴァーが2体いれば、能力は2回誘発する")
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
    "再録テーマ:スリヴァー#item-5", "スリヴァーでなくなったものは、自分の与える能力も、ほかの与える修整も得られない"
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


@mtg.check("再録テーマ:スリヴァー#item-5", "スリヴァーでなくなったものも、ほかのスリヴァーには能力を与え続ける")
def what_is_no_sliver_any_more_still_gives(t: Table, ann: Person) -> None:
    """The sliver that gives flying loses its creature type; another sliver keeps flying."""
    winged, young = _sliver(ann, "翼スリヴァー", _FLYING), _sliver(ann, "幼いスリヴァー")
    ann.plays(_isolation(ann), target=winged).resolve().expect("幼いスリヴァーは飛行を持つか", young.has(Flying), True)


def _isolation(ann: Person) -> TrackedCard:
    """Give a player an instant by which a creature stops being a sliver."""
    return ann.instant("孤立", "ターン終了時まで、対象のクリーチャーは、「スリヴァー」ではなくなる。")
