"""Checks of 3.0.14: cards under permanents and under cards on the stack."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard

_UNDER = "パーマネントの下"


def _builds(person: Person, base: str, top: str) -> TrackedCard:
    """Give a player an instant by which one permanent transforms into another, both given by their names."""
    return person.instant(
        f"{top}の建築", f"名前が「{base}」のパーマネントのうち1枚を「{top}」という名前のすべてのカードに変形させる。"
    )


@fab.check("3.0.14a#sentence-1", "同じゾーンに並んでいるだけのカードは、ほかのパーマネントの下にあるとはみなさない")
def a_card_beside_another_is_not_under_it(t: Table, ann: Person) -> None:
    """Of two items, the one that was put into the arena later is destroyed."""
    stone, tower = ann.item("礎"), ann.item("塔")
    ann.plays(ann.instant("落雷", "「塔」という名前のすべてのカードを破壊する。")).resolve()
    t.expect("塔のあるゾーン", tower.zone, "墓地")
    t.expect("礎のあるゾーン", stone.zone, "闘技場")


@fab.check(
    "3.0.14b#sentence-1,2 3.0.14d#sentence-1 3.0.14e#sentence-1 3.1.2a#sentence-1",
    "サブカードは闘技場にない新しいカードで、トップカードが開示状態なら開示状態であり、それがなくなればクリアされる",
)
def a_sub_card_is_new(t: Table, ann: Person) -> None:
    """An item with a counter is put under another one, which is destroyed then."""
    stone, build = ann.item("礎"), _builds(ann, "礎", "塔")
    rust = ann.instant("錆び", "「礎」という名前のすべてのカードに「錆」カウンターを1個置く。")
    bolt = ann.instant("落雷", "「塔」という名前のすべてのカードを破壊する。")
    count = ann.instant("点検", "すべての闘技場のいずれかの領域にあるものに「印」カウンターを1個置く。")
    tower = ann.item("塔")
    ann.resolves(rust, build, count)
    t.expect("礎のあるゾーン", stone.zone, _UNDER)
    t.expect("礎の上の錆カウンターの数", stone.counters("錆"), 0)
    t.expect("塔と礎の上の印カウンターの数", [tower.counters("印"), stone.counters("印")], [1, 0])
    t.expect("礎は開示状態か", stone.is_public, True)
    ann.plays(bolt).resolve().expect("塔が破壊された後の、礎のあるゾーン", stone.zone, "墓地")


@fab.check("3.0.14c#sentence-2", "トップカードがゾーンを移動し、同じオブジェクトのままなら、サブカードは、その下に残る")
def sub_cards_move_with_their_top_card(t: Table, ann: Person) -> None:
    """An ally under which an item lies attacks, so that it moves to the combat chain."""
    ann.has_card("permanent", "《塔》 アクション ― 盟友 パワー1 ライフ3", "アクション ― コストなし: 『攻撃』")
    stone, build = ann.item("礎"), _builds(ann, "礎", "塔")
    ann.resolves(build)
    tower = ann.card("塔")
    ann.activates(tower).resolve().expect("塔のあるゾーン", tower.zone, "戦闘チェイン")
    t.expect("礎のあるゾーン", stone.zone, _UNDER)


@fab.check("3.0.14c#sentence-4", "トップカードが、ほかのパーマネントの下に置かれると、そのサブカードもその下に移る")
def sub_cards_are_passed_on(t: Table, ann: Person) -> None:
    """Two items are put under a third one, that one under a fourth one, which is destroyed; a pearl is elsewhere."""
    stone, pole, tower, pearl = ann.item("礎"), ann.item("柱"), ann.item("塔"), ann.item("真珠")
    ann.item("城")
    ann.item("貝")
    bolt = ann.instant("落雷", "「城」という名前のすべてのカードを破壊する。")
    builds = [_builds(ann, *pair) for pair in (("真珠", "貝"), ("礎", "塔"), ("柱", "塔"), ("塔", "城"))]
    ann.resolves(*builds)
    t.expect("塔のあるゾーン", tower.zone, _UNDER)
    t.expect("礎と柱のあるゾーン", [stone.zone, pole.zone], [_UNDER] * 2)
    ann.resolves(bolt).expect("城が破壊された後の、礎と柱のあるゾーン", [stone.zone, pole.zone], ["墓地"] * 2)
    t.expect("城が破壊された後の、貝の下の真珠のあるゾーン", pearl.zone, _UNDER)


@fab.check(
    "3.0.14d#sentence-1,2", "トップカードが裏向きなら、サブカードも非開示状態で、それが表向きになれば開示状態になる"
)
def sub_cards_are_public_as_their_top_card(t: Table, ann: Person) -> None:
    """An item is put under a face-down one, which is turned face up then."""
    stone = ann.item("礎")
    ann.has_card("permanent", "《塔》 アクション ― アイテム コスト0", is_public=False)
    build, show = _builds(ann, "礎", "塔"), ann.instant("夜明け", "「塔」という名前のすべてのカードを表向きにする。")
    ann.plays(build).resolve().expect("塔が裏向きのときに、礎は開示状態か", stone.is_public, False)
    ann.plays(show).resolve().expect("塔が表向きになった後、礎は開示状態か", stone.is_public, True)
