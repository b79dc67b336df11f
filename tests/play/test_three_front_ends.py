"""Every check is played as it is written in Python, as a scenario in JSON and as a situation in Japanese."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from support.play.told_scenarios import UnsayableError, difference

from rulesdb.checks.games import registries
from rulesdb.checks.registry import Check
from rulesdb.suite.driver import Driver
from rulesdb.suite.format import NotExported
from rulesdb.suite.running import run_scenario
from rulesdb.suite.scenarios import record

CHECKS = [check for registry in registries() for check in registry.checks.values()]

UNSAYABLE = {
    "a game that begins with the start-of-game procedure, or not at all": "a situation begins in the midst of a game",
    "parties, card-pools and tournament rules": "a situation begins with players, cards and a turn alone",
    "a zone in which a game begins": "a situation begins with no card on the stack, and with no second hero or macro",
    "a zone of cards": "a sentence counts the cards of a zone, and not what is equipped to one",
    "two prints of one name": "a card sheet is named by its name",
    "an object without a name, or one of several": "the layer of an ability has no name that a sentence could say",
    "what players do at any time": "who acts in a situation has priority, or answers",
    "a mode that quotes something": "a mode stands in quotation marks, and its text has some of its own",
    "an ability that is no keyword": "kinds of abilities without a word of cards have none in situations",
    "an ability that is not activated": "abilities are counted among the activated ones of an object",
    "a moment until which players pass": "players pass until what somebody at a table calls by a name",
    "a step of the kind TakenBack": "a situation stays as it is where its action is illegal, and says by which rule",
    "the observation times": "a sentence names no kinds of events",
    "the observation values": "a sentence names no kinds of events, and no fields of theirs",
    "the observation order": "a sentence names no kinds of events",
    "the observation rules": "the account of a situation has the rules by which something happened",
    "the observation step": "a step of combat is told in the account",
    "the observation power outside": "a situation has no cards outside the game",
    "the observation defense outside": "a situation has no cards outside the game",
    "the observation power without a game": "a situation is a game",
}
"""What situations do not say of what checks do, and why."""

OTHERWISE = {
    "a question about the game waits until what is open is chosen": """
        a_card_is_announced_before_its_costs_are_declared an_effect_waits_for_x
        an_undeclared_x_is_not_taken_for_nothing layers_resolve_before_the_next_step
        nobody_has_priority_during_game_processes nobody_has_priority_while_a_layer_resolves
        nothing_triggers_on_what_was_taken_back
        the_selection_comes_before_all_effects there_may_be_no_active_player triggered_layers_wait_for_the_state_actions
    """,
    "what has one name is told apart by numbers and objects": """
        abilities_are_modified an_ally_that_is_destroyed_has_died an_attack_deals_physical_damage_by_hitting
        a_pair_that_one_effect_gives all_effect_costs_are_calculated
        copies_are_countered_one_by_one discrete_effects_are_generated_one_by_one
        each_blocker_without_flanking_is_weakened effect_costs_come_in_the_declared_order
        nobody_has_priority_during_game_state_actions nobody_has_priority_while_a_card_is_played
        one_effect_cost_makes_the_other_impossible the_order_of_effect_costs_is_declared
        thump_depends_on_its_power two_instances_of_flanking_trigger_twice
        a_trigger_refers_to_the_new_object attacking_triggers_each_ability effects_on_rules_come_first
    """,
    "two objects of one name are meant where a check means one of them": """
        a_changed_attack_is_no_next_attack a_copy_is_bought_back_and_ceases
    """,
    "an answer stands where a player is asked, and these ask for less than the answers": """
        a_pitched_card_goes_to_the_pitch_zone any_number_of_cards_is_declared
        cards_without_pitch_are_not_pitched
        one_action_card_defends_against_overpower one_card_from_hand_defends_against_dominate
        several_targets_are_different_and_legal three_effects_apply_at_once
    """,
    "an action that proves illegal is reversed, and a situation does not ask whether the game is as before": """
        an_illegal_action_is_taken_back an_unpaid_cost_leaves_the_game_as_it_was nothing_replaces_taking_back
        what_was_shuffled_stays_shuffled
    """,
    "a card's name begins with another one's, or has brackets": """
        a_longer_name_is_another_name a_part_of_a_word_is_no_part_of_a_name
        fabricate_cannot_equip_breaker_helm_protos
    """,
    "what a player draws from a deck of which nothing is told is unknown": """
        cards_go_to_zones_of_their_owner the_order_under_the_deck_is_free_and_hidden
        subjects_are_not_declared_beforehand
    """,
    "nobody is asked between objects that are alike": """
        there_are_three_categories
    """,
    "what is under a permanent is told with the player who owns it": """
        a_sub_card_is_new sub_cards_are_passed_on sub_cards_move_with_their_top_card
    """,
    "a situation that begins in the start phase is asked about in it, where nobody has priority yet": """
        the_action_phase_follows the_turn_player_has_an_action_point the_turn_player_has_priority_first
    """,
    "a moment of a later turn is told with that turn": """
        face_down_objects_are_told_apart
    """,
}
"""The checks that situations tell, and that go another way there, by the reason."""


def _seen(checks: Sequence[Check]) -> Iterator[tuple[str, str]]:
    """Yield each check with where it goes another way in JSON or in Japanese, or with what cannot be said."""
    for check in checks:
        recorded = record(check)
        assert not isinstance(recorded, NotExported), recorded
        outcome = run_scenario(Driver(), check.ruleset, recorded.scenario)
        assert outcome.status == "passed", outcome
        try:
            yield check.name.partition("/")[2], difference(check.ruleset, recorded.scenario)
        except UnsayableError as error:
            yield check.name.partition("/")[2], f"unsayable: {error}"


def _compare(checks: Sequence[Check]) -> Counter[str]:
    """Compare where checks go another way with the lists; return how many are alike in all three, and unsayable."""
    known = {name for names in OTHERWISE.values() for name in names.split()}
    seen = dict(_seen(checks))
    said = {name: where for name, where in seen.items() if not where.startswith("unsayable: ")}
    reasons = Counter(where.removeprefix("unsayable: ") for where in seen.values() if where.startswith("unsayable: "))
    assert {name: where for name, where in said.items() if where and name not in known} == {}
    assert [name for name, where in said.items() if not where and name in known] == []
    assert reasons.keys() <= UNSAYABLE.keys()
    return Counter(alike=sum(not where for where in said.values()), unsayable=sum(reasons.values()))


def test_a_twentieth_of_the_checks_is_played_alike_in_three_front_ends() -> None:
    """What a check does and sees, its scenario and its situation do and see."""
    counts = _compare(CHECKS[::20])
    assert counts["alike"] > counts["unsayable"] * 3


@pytest.mark.nightly
def test_every_check_is_played_alike_in_three_front_ends() -> None:
    """All checks, but for those in the lists; nothing stands there in vain. A situation sets no game up by 4.1."""
    counts = _compare(CHECKS)
    assert counts["alike"] > len(CHECKS) * 3 // 4
