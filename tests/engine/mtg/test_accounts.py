"""What accounts of Magic say to readers who know the present rules, and what a player at the terminal sees."""

import pytest

from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.kernel.event_kinds.player_events import GetPriority
from rulesdb.engine.mtg.narrator import MtgNarrator

_BEAR = "《熊》 「{0}」 クリーチャー パワー2 タフネス2"
_GAINS = "クリーチャーであるものが場に出たとき、ライフを1点得る。"


def _notes(t: Table) -> list[str]:
    return [line.text for line in t.lines if line.part == "remark"]


def test_the_note_on_combat_damage_stands_once_in_an_account(table: Table, ann: Person) -> None:
    """The damage of two turns is put on the stack."""
    bear = ann.plays_with(_BEAR)
    table.until("combat damage", attack=[bear])
    table.until("end of turn")
    table.until("first main")
    table.until("end of turn")
    table.until("combat damage", attack=[bear])
    (note,) = _notes(table)
    assert note.startswith("当時のルールでは、戦闘ダメージはスタックに置かれ")
    assert "今のルールでは" in note


def test_a_mana_burn_has_a_note(table: Table, ann: Person) -> None:
    """A mana is left at the end of the main phase."""
    (forest,) = ann.lands("green", 1)
    ann.activates(forest).until("beginning of combat")
    assert [note for note in _notes(table) if "マナ・バーン" in note]
    assert ann.life == 19


def test_two_legends_have_a_note(table: Table, ann: Person) -> None:
    """Both go to their owners' graveyards."""
    kings = [ann.hand("《王》 「{0}」 〈伝説〉 クリーチャー パワー2 タフネス2") for _ in range(2)]
    ann.resolves(*kings)
    assert [king.zone for king in kings] == ["墓地", "墓地"]
    assert [note for note in _notes(table) if "同じ名前の伝説" in note]


def test_triggered_abilities_that_are_put_in_order_are_called_by_their_sources(
    table: Table, ann: Person, ben: Person
) -> None:
    """Two creatures of Ben trigger as Ann's creature comes into play."""
    for name in ("番人", "門番"):
        ben.plays_with(f"《{name}》 「{{0}}」 クリーチャー パワー1 タフネス1", _GAINS)
    ann.plays(ann.hand(_BEAR)).resolve(order_of_triggers=[1])
    assert "ベンは《門番》の能力「ライフを1点得る。」を選ぶ(誘発した能力の順番)" in [line.text for line in table.lines]


def test_passing_tells_who_gets_priority_next(table: Table, ann: Person) -> None:
    """The account has no line of its own about it; it has one when a step gives priority to the active player."""
    ann.passes()
    told = [line.rule for line in table.lines if line.text.endswith("優先権を得る")]
    assert table.event_count(GetPriority) > len(told)
    assert set(told) == {"mtg:408.1c"}


@pytest.mark.parametrize("viewer", [None, 0])
def test_the_board_shows_the_turn_the_stack_and_the_attack(
    table: Table, ann: Person, ben: Person, viewer: int | None
) -> None:
    """A spell with a target waits on the stack while a creature attacks; a suspended card waits under its counters."""
    ann.lands("red", 1)
    late = ann.hand("《遅い獣》 「{5}{G}」 クリーチャー パワー4 タフネス4", "待機2―「{R}」")
    bear, wall = ann.plays_with(_BEAR), ben.plays_with("《壁》 「{0}」 クリーチャー パワー0 タフネス4")
    spark = ann.instant("火花", "対象のクリーチャーに1点のダメージを与える。")
    ann.takes_action("suspend", late).until("declare blockers", attack=[bear], block=[wall])
    ann.plays(spark, target=wall)
    lines = [line.strip() for line in MtgNarrator(table.state, viewer).board(table.state)]
    assert lines[0] == "ターン2(アンのターン): ブロック・クリーチャー指定ステップ"
    assert "ゲーム外: 《遅い獣》(時間カウンター2)" in lines
    assert "攻撃: 《熊》(ブロック: 《壁》)" in lines
    assert "スタック: 《火花》(対象: 《壁》)" in lines


def test_an_ability_on_the_stack_has_the_name_of_its_source_that_has_left(table: Table, ann: Person) -> None:
    """A reader who comes later reads what one who was there from the beginning does."""
    phoenix = ann.creature("不死鳥", "これが死亡したとき、カードを1枚引く。")
    ann.plays(ann.sorcery("終止", "対象のクリーチャーを破壊する。"), target=phoenix).resolve()
    assert [MtgNarrator(table.state).name(one) for one in table.game.stack] == ["《不死鳥》の誘発型能力"]
