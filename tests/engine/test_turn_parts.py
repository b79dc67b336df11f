"""The parts of a turn that the rulebook draws are those that the engine plays, in their order."""

from rulesdb.checks.fab.table import Table
from rulesdb.checks.mtg.table import Table as MagicTable
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.sample_cards.small_cards import attack
from rulesdb.engine.fab.stages import STAGES
from rulesdb.engine.mtg.rules.priority import AFTER
from rulesdb.engine.mtg.rules.turns import TURN
from rulesdb.words.turn_parts import FAB_COMBAT, FAB_TURN, MTG_TURN, TurnPart


def _with_note(parts: tuple[TurnPart, ...], words: str) -> set[str]:
    return {part.key for part in parts if words in part.note}


def _begun(table: Table) -> list[str]:
    """Return the keys of the phases and steps that have begun."""
    begun = (event.what for event in table.events if isinstance(event, kinds.Began))
    return [what.partition(":")[2] for what in begun if what.startswith(("phase:", "combat:")) and what != "combat:"]


def test_a_turn_with_an_attack_goes_through_the_parts_in_order() -> None:
    """An attack without a reaction: every phase and every step of combat begins, and then the next turn."""
    table = Table()
    ann, _ben = table.people
    claw = ann.hand(attack("爪", power=3))
    table.begin("start phase")
    ann.plays(claw).until("").resolve()
    keys = [part.key for part in FAB_TURN if not part.key.startswith("end: ")]
    begun = list(dict.fromkeys(_begun(table)))
    assert begun == keys


def test_the_end_phase_goes_through_its_parts_in_order() -> None:
    """They are stages of the engine in the order of its table."""
    ends = [part.key for part in FAB_TURN if part.phase == "end"]
    assert [stage for stage in STAGES if stage in ends] == ends


def test_players_get_priority_only_where_no_note_denies_it() -> None:
    """In two turns without cards, a priority is given in the action phase and in steps of combat, never elsewhere."""
    table = Table()
    ann, _ben = table.people
    claw = ann.hand(attack("爪", power=3))
    table.begin("start phase")
    seen = set()
    ann.plays(claw)
    for _ in range(12):
        seen.add(table.state.combat or table.state.phase)
        table.resolve()
    without = _with_note(FAB_TURN, "優先権")
    assert without == {"start", "close", "end"}
    assert seen == {part.key for part in FAB_TURN if not part.key.startswith("end: ")} - without


def test_another_attack_leads_back_to_the_layer_step() -> None:
    """An attack with go again lets the player attack in the resolution step; the note stands there."""
    table = Table()
    ann, _ben = table.people
    first, second = (ann.hand(attack(name, GoAgain(), power=1)) for name in ("爪", "牙"))
    table.begin()
    ann.plays(first).until("resolution")
    ann.plays(second)
    assert _begun(table)[-2:] == ["resolution", "layer"]
    assert _with_note(FAB_COMBAT, "レイヤーステップへ戻る") == {"resolution"}


def test_magic_has_the_steps_of_the_engine_with_their_rules() -> None:
    """Main phases are steps to the engine; the other phases have steps under them."""
    drawn = [part for part in MTG_TURN if part.key in TURN]
    assert [(part.key, f"mtg:{part.rule}") for part in drawn] == [(key, step.rule) for key, step in TURN.items()]
    assert [part.phase or part.key for part in drawn] == [step.phase for step in TURN.values()]
    following = [AFTER[key] for key in TURN]
    assert following == [*(part.key for part in drawn[1:]), drawn[-1].key]


def test_magic_passes_over_blocks_where_nobody_attacks() -> None:
    """The note says to which step the turn goes on, and where two combat damage steps come from."""
    (attackers,) = _with_note(MTG_TURN, "戦闘終了ステップへ進む")
    elsewhere = {key: step.without_priority for key, step in TURN.items() if step.without_priority}
    assert elsewhere == {attackers: "end of combat"}
    assert _with_note(MTG_TURN, "先制攻撃") == {"first-strike damage"}


def test_magic_gives_no_priority_where_a_note_denies_it() -> None:
    """In a turn in which nothing happens, no priority comes in the untap step and the cleanup step."""
    table = MagicTable()
    table.begin("untap")
    seen = set()
    while table.step not in seen:
        seen.add(table.step)
        table.resolve()
    without = _with_note(MTG_TURN, "優先権")
    assert without == {"untap", "cleanup"}
    assert not seen & without
    assert {"upkeep", "first main", "end of turn"} <= seen
