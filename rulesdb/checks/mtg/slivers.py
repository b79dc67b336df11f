"""Checks of slivers (heading 再録テーマ:スリヴァー)."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard
from rulesdb.engine.mtg.card_parts.keywords import Flying

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
    t.begin()
    flying = [one.has(Flying) for one in (winged, other, enemy, bear)]
    t.expect("翼スリヴァー、幼いスリヴァー、敵のスリヴァー、熊は飛行を持つか", flying, [True, True, True, False])


@mtg.check(
    "再録テーマ:スリヴァー#item-2",
    "スリヴァーは、起動型能力も、常在型能力も、誘発型能力も与える。何も与えないスリヴァーもいる",
)
def slivers_give_abilities_of_all_kinds(t: Table, ann: Person, ben: Person) -> None:
    """A sliver without abilities of its own, and three that give one each."""
    young = _sliver(ann, "幼いスリヴァー")
    healer = _sliver(ann, "癒しのスリヴァー", _TAP)
    _sliver(ann, "翼スリヴァー", _FLYING)
    _sliver(ann, "吸血スリヴァー", _LIFE)
    t.begin()
    t.expect("幼いスリヴァーは飛行を持つか", young.has(Flying), True)
    ann.activates(healer).resolve()
    t.expect("癒しのスリヴァーの能力をプレイした後のアンのライフ", ann.life, 25)
    t.until("combat damage", attack=[young, None])
    t.resolve()
    t.expect("幼いスリヴァーの戦闘ダメージで能力が誘発し、スタックにあるものの数", t.stack, 1)
    t.resolve()
    t.expect("戦闘の後のアンのライフ", ann.life, 26)


@mtg.check("再録テーマ:スリヴァー#item-3", "スリヴァーの与える修整も誘発型能力も、与えるスリヴァーの数だけ重なる")
def what_slivers_give_accumulates(t: Table, ann: Person, ben: Person) -> None:
    """Two slivers give +1/+1, two give a triggered ability; a young sliver attacks."""
    young = _sliver(ann, "幼いスリヴァー")
    for _ in range(2):
        _sliver(ann, "筋力スリヴァー", _STRENGTH)
        _sliver(ann, "吸血スリヴァー", _LIFE)
    t.begin()
    t.expect("幼いスリヴァーの大きさ", young.size, "3/3")
    t.until("combat damage", attack=[young, None])
    t.resolve()
    t.expect("誘発してスタックにある能力の数", t.stack, 2)
    t.resolve(2)
    t.expect("アンのライフ", ann.life, 22)


@mtg.check("再録テーマ:スリヴァー#item-4", "スリヴァーになったほかのクリーチャーにも、スリヴァーの能力が与えられる")
def what_becomes_a_sliver_benefits(t: Table, ann: Person) -> None:
    """A bear becomes a sliver until end of turn."""
    _sliver(ann, "翼スリヴァー", _FLYING)
    bear = ann.plays_with("《熊》 「{1}」 クリーチャー ― 「熊」 パワー2 タフネス2")
    change = ann.instant("群れの呼び声", "ターン終了時まで、対象のクリーチャーは、「スリヴァー」でもある。")
    t.expect("熊は飛行を持つか", bear.has(Flying), False)
    ann.plays(change, target=bear).resolve()
    t.expect("スリヴァーになった熊は飛行を持つか", bear.has(Flying), True)


@mtg.check(
    "再録テーマ:スリヴァー#item-5",
    "スリヴァーでなくなったものは、自分の与える能力を失うが、ほかのスリヴァーには与え続ける",
)
def what_is_no_sliver_any_more_still_gives(t: Table, ann: Person) -> None:
    """The sliver that gives flying loses its creature type."""
    winged, young = _sliver(ann, "翼スリヴァー", _FLYING), _sliver(ann, "幼いスリヴァー")
    change = ann.instant("孤立", "ターン終了時まで、対象のクリーチャーは、「スリヴァー」ではなくなる。")
    ann.plays(change, target=winged).resolve()
    t.expect("翼スリヴァーは飛行を持つか", winged.has(Flying), False)
    t.expect("幼いスリヴァーは飛行を持つか", young.has(Flying), True)
