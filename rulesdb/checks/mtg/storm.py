"""Checks of storm (502.30), and of copies of spells on the stack (503.10)."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard

_GRAPE = "対象のクリーチャーかプレイヤーに1点のダメージを与える。"


def _storm(ann: Person, name: str = "嵐撃", storms: int = 1) -> TrackedCard:
    """Give a player a sorcery with storm that deals 1 damage."""
    return ann.instant(name, _GRAPE, *("ストーム" for _ in range(storms)))


def _sip(person: Person) -> TrackedCard:
    """Give a player an instant that does little."""
    return person.instant("水", "ライフを1点得る。")


@mtg.check("502.30a#sentence-1", "ストームは、呪文をプレイしたときに誘発し、その呪文の上でスタックに置かれる")
def storm_triggers_as_the_spell_is_played(t: Table, ann: Person, ben: Person) -> None:
    """A spell with storm is played; another card with storm stays in hand, where storm does not function."""
    sip, storm = _sip(ann), _storm(ann)
    _storm(ann, "別の嵐撃")
    ann.plays(sip).resolve()
    ann.plays(storm, target=ben).expect("嵐撃をプレイした後、スタックにあるものの数", t.stack, 2)
    t.resolve(new_targets=False).expect("能力が解決した後、スタックにある嵐撃のコピーの数", len(t.copies(storm)), 1)


@mtg.check("502.30a#sentence-3", "このターンに前にプレイされた呪文の数だけ、相手の呪文も数えて、コピーを作る")
def storm_copies_for_each_spell_before(t: Table, ann: Person, ben: Person) -> None:
    """Each player has played a spell in this turn; one of the turn before, and one in response, do not count."""
    sips = [_sip(ann), _sip(ann), _sip(ben), _sip(ben)]
    storm = _storm(ann)
    ann.plays(sips[0]).resolve().until("end of turn").until("upkeep")
    ann.responds(sips[1])
    ben.responds(sips[2]).resolve(2)
    ann.responds(storm, target=ben)
    ben.responds(sips[3]).resolve().resolve(new_targets=[False, False])
    t.expect("スタックにある嵐撃のコピーの数", len(t.copies(storm)), 2)
    t.resolve(3).expect("ベンのライフ", ben.life, 20 + 2 - 3)


@mtg.check("502.30a#sentence-4", "ストームのコピーには、新しい対象を選んでもよい")
def a_copy_may_have_a_new_target(t: Table, ann: Person, ben: Person) -> None:
    """The spell is aimed at the player, its copy at a creature."""
    goblin, sip, storm = ben.creature("小鬼", size="1/1"), _sip(ann), _storm(ann)
    ann.plays(sip).resolve()
    ann.plays(storm, target=ben).resolve(new_targets=True, target=goblin).resolve()
    t.expect("小鬼のある領域", goblin.zone, "墓地")
    t.resolve().expect("ベンのライフ", ben.life, 19)


@mtg.check("502.30b#sentence-1", "ストームを2つ持つ呪文では、それぞれが別々に誘発し、コピーは倍になる")
def two_instances_of_storm_trigger_twice(t: Table, ann: Person, ben: Person) -> None:
    """One spell was played before."""
    sip, storm = _sip(ann), _storm(ann, storms=2)
    ann.plays(sip).resolve()
    ann.plays(storm, target=ben).expect("嵐撃をプレイした後、スタックにあるものの数", t.stack, 3)
    t.resolve(2, new_targets=False).expect("1つ目の能力とそのコピーが解決した後のベンのライフ", ben.life, 19)
    t.resolve(3, new_targets=False).expect("2つ目の能力とそのコピー、嵐撃が解決した後のベンのライフ", ben.life, 17)


@mtg.check(
    "502.30#item-1", "ストームのコピーはプレイされたものではないので、さらにコピーを生まず、後のストームにも数えない"
)
def copies_are_not_played(t: Table, ann: Person, ben: Person) -> None:
    """Two spells with storm, after one other spell."""
    sip, first, second = _sip(ann), _storm(ann), _storm(ann, "次の嵐撃")
    ann.plays(sip).resolve()
    ann.plays(first, target=ben).resolve(new_targets=False)
    t.expect("スタックにあるものの数(嵐撃とそのコピー)", t.stack, 2)
    t.resolve(2)
    ann.plays(second, target=ben).resolve(new_targets=[False, False])
    t.expect("次の嵐撃のコピーの数(水と嵐撃の分)", len(t.copies(second)), 2)


@mtg.check("502.30#item-2 502.30a#sentence-4", "新しい対象は、コピー1つずつ別々に、選んでも選ばなくてもよい")
def targets_are_chosen_for_each_copy(t: Table, ann: Person, ben: Person) -> None:
    """Of two copies one is aimed at a creature; the other one keeps its target."""
    goblin, storm = ben.creature("小鬼", size="1/3"), _storm(ann)
    ann.resolves(_sip(ann), _sip(ann))
    ann.plays(storm, target=ben).resolve(new_targets=[True, False], target=goblin).resolve(3)
    t.expect("小鬼の受けたダメージ", goblin.damage, 1)
    t.expect("ベンのライフ", ben.life, 18)


@mtg.check("502.30#item-3", "打ち消された呪文、裏向きの呪文、墓地からプレイされた呪文も、ストームの数える呪文に入る")
def all_spells_that_were_played_count(t: Table, ann: Person, ben: Person) -> None:
    """A spell with flashback, a creature played face down, a spell that is countered, and the one that counters it."""
    ann.lands("green", 3)
    heal = ann.has_card("graveyard", "《癒しの風》 「{4}」 ソーサリー", "ライフを3点得る。", "フラッシュバック「{0}」")
    beast = ann.hand("《古の獣》 「{4}{G}{G}」 クリーチャー パワー5 タフネス5", "変異「{3}{G}」")
    sip, storm, no = _sip(ann), _storm(ann), ben.instant("否定", "対象の呪文を打ち消す。")
    ann.plays(beast, face_down="裏向き").resolve()
    ann.plays(heal).resolve()
    ann.plays(sip)
    ben.responds(no, target=sip).resolve().expect("水のある領域", sip.zone, "墓地")
    ann.plays(storm, target=ben).resolve(new_targets=[False] * 4)
    t.expect("スタックにある嵐撃のコピーの数", len(t.copies(storm)), 4)


@mtg.check("502.30#item-4", "コピーは1つずつ別々に打ち消され、元の呪文を打ち消しても、コピーは打ち消されない")
def copies_are_countered_one_by_one(t: Table, ann: Person, ben: Person) -> None:
    """Of a spell and two copies, the spell and one copy are countered."""
    storm = _storm(ann)
    first, second = (ben.instant(name, "対象の呪文を打ち消す。") for name in ("否定", "拒否"))
    ann.resolves(_sip(ann), _sip(ann))
    ann.plays(storm, target=ben).resolve(new_targets=[False, False])
    ben.responds(first, target=storm).resolve().expect("嵐撃のある領域", storm.zone, "墓地")
    t.expect("スタックにあるコピーの数", len(t.copies(storm)), 2)
    ben.responds(second, target=t.copies(storm)[0]).resolve()
    t.expect("1つを打ち消した後、スタックにあるコピーの数", len(t.copies(storm)), 1)
    t.resolve().expect("ベンのライフ", ben.life, 19)


@mtg.check(
    "502.30#item-5",
    "待機させたカードは、時間カウンターがなくなってプレイされるまで、ストームの数える呪文に入らない",
)
def a_suspended_card_counts_when_it_is_played(t: Table, ann: Person, ben: Person) -> None:
    """One spell with storm in the turn in which a card is suspended, another one in that in which it is played."""
    ann.lands("red", 1)
    slow = ann.hand("《遅い水》 「{4}{R}」 ソーサリー", "ライフを1点得る。", "待機1―「{R}」")
    first, second = _storm(ann), _storm(ann, "次の嵐撃")
    ann.takes_action("suspend", slow)
    ann.plays(first, target=ben).resolve().expect("待機させたターンの、嵐撃のコピーの数", len(t.copies(first)), 0)
    t.until("end of turn").until("upkeep").until("end of turn").until("upkeep").resolve(3)
    t.expect("遅い水のある領域", slow.zone, "墓地")
    ann.plays(second, target=ben).resolve(new_targets=False)
    t.expect("遅い水がプレイされたターンの、次の嵐撃のコピーの数", len(t.copies(second)), 1)


@mtg.check("502.30#item-6", "ほかの呪文でストームを持つ呪文をコピーしても、そのコピーのストームは誘発しない")
def a_copy_of_another_kind_does_not_storm(t: Table, ann: Person, ben: Person) -> None:
    """A spell is copied by another one while its storm waits on the stack."""
    storm, twin = _storm(ann), ann.instant("写し", "対象の呪文をコピーし、コピーの新しい対象を選んでもよい。")
    ann.plays(storm, target=ben)
    ann.plays(twin, target=storm).resolve(new_targets=False)
    t.expect("スタックにある嵐撃のコピーの数", len(t.copies(storm)), 1)
    t.expect("スタックにあるものの数(嵐撃、そのストーム能力、コピー)", t.stack, 3)
    t.resolve().expect("ベンのライフ", ben.life, 19)
