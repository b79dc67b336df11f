"""Effects by which objects become copies or change their controller, as they begin, overlap and end."""

import pytest

from rulesdb.checks.fab.registry import load
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.checks.running import play
from rulesdb.engine.fab.card_parts.abilities import Continuous
from rulesdb.engine.fab.card_parts.effects import GainsControl
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.selection.filters import Anything

_ITEM = "《{}》 アクション ― アイテム コスト{}"


def _spells(person: Person, *effects: str) -> list[TrackedCard]:
    return [person.instant(f"呪文{at}", effect) for at, effect in enumerate(effects)]


def _play(t: Table, spell: TrackedCard, target: TrackedCard) -> None:
    t.people[t.state.turn_player].plays(spell, target=target)
    t.resolve()


def test_a_copy_for_a_turn_is_itself_again_in_the_next_turn(t: Table, ann: Person) -> None:
    """The item has the abilities of the copied one during the turn, and its own name afterwards, as the log says."""
    stone = ann.has_card("permanent", _ITEM.format("石", 1))
    gem = ann.has_card("permanent", _ITEM.format("玉", 2), "インスタント ― コストなし: ライフを1点得る。")
    (spell,) = _spells(ann, "このターンの終わりまで、対象の名前が「石」のものは、名前が「玉」のもののコピーになる。")
    _play(t, spell, stone)
    assert (stone.present_name, ann.may_activate(stone), gem.present_name) == ("玉", True, "玉")
    t.end_turn()
    assert (stone.present_name, t.state.altered, t.state.objects[stone.id].unaltered) == ("石", frozenset(), None)
    assert [line.text for line in t.lines if "《石》" in line.text and "《玉》" in line.text] == [
        "《石》が《玉》のコピーになる",
        "《玉》が、元の《石》に戻る",
    ]


def test_a_hero_that_becomes_a_copy_is_named_by_its_card() -> None:
    """The sentence of the event is about cards, and a hero is named by its player elsewhere."""
    check = next(check for check in load().checks.values() if "基本ライフ15のケイノのコピーになる" in check.title)
    assert "《シヤナ》が《ケイノ》のコピーになる" in [line.text for line in play(check).lines]


def test_a_copy_that_leaves_the_arena_is_the_printed_card(t: Table, ann: Person) -> None:
    """Nothing of the copy is left in the graveyard."""
    stone = ann.has_card("permanent", _ITEM.format("石", 1))
    ann.has_card("permanent", _ITEM.format("玉", 2))
    spells = _spells(
        ann,
        "ゲームの終わりまで、対象の名前が「石」のものは、名前が「玉」のもののコピーになる。",
        "対象のサブタイプがアイテムのパーマネントを破壊する。",
    )
    for spell in spells:
        _play(t, spell, stone)
    assert (stone.zone, stone.present_name) == ("墓地", "石")


def test_the_last_of_two_effects_decides_who_controls_an_object(t: Table, ann: Person, ben: Person) -> None:
    """Ann gains control of an item for the game, then Ben for the turn; Ann has it again when the effect ends."""
    stone = ben.has_card("permanent", _ITEM.format("石", 1))
    what = "対象の名前が「石」のものは、コントローラーがあなたになる。"
    first, second = _spells(ann, f"ゲームの終わりまで、{what}", f"このターンの終わりまで、{what}")
    (third,) = _spells(ben, f"このターンの終わりまで、{what}")
    _play(t, second, stone)
    assert t.state.objects[stone.id].controller == ann.number
    _play(t, first, stone)
    ben.responds(third, target=stone).resolve()
    assert t.state.objects[stone.id].controller == ben.number
    t.end_turn()
    assert t.state.objects[stone.id].controller == ann.number


def test_there_is_no_copy_of_nothing(t: Table, ann: Person) -> None:
    """An effect that finds nothing to copy does not begin."""
    stone = ann.has_card("permanent", _ITEM.format("石", 1))
    (spell,) = _spells(ann, "ゲームの終わりまで、対象の名前が「石」のものは、名前が「玉」のもののコピーになる。")
    _play(t, spell, stone)
    assert (stone.present_name, t.state.lasting) == ("石", ())


def test_of_several_objects_the_first_one_is_copied() -> None:
    """Nothing is determined at random, unless the effect says so: here a lot would be drawn for the haze."""
    t = Table(seed=3)
    ann, _ben = t.people
    stone = ann.item("石")
    for name in ("霧", "靄", "霞", "雲"):
        ann.aura(name)
    (spell,) = _spells(ann, "ゲームの終わりまで、対象の名前が「石」のものは、サブタイプがオーラのもののコピーになる。")
    _play(t, spell, stone)
    assert stone.present_name == "霧"


def test_only_named_objects_are_altered_and_only_by_a_resolution() -> None:
    """A static ability has no moment at which the copied properties could be determined."""
    with pytest.raises(PartError, match="begins with a resolution"):
        Continuous(GainsControl())
    with pytest.raises(PartError, match="objects that are named"):
        Begin(GainsControl(applies=Anything()))
