"""The checks of the engine: all pass, every claim is demonstrated, and the proof itself is proved."""

import re

import pytest

from rulesdb.checks.fab.registry import load
from rulesdb.checks.fab.table import Table
from rulesdb.checks.registry import Check
from rulesdb.checks.running import Result, knock_out, play
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.pipeline.check_playing import playing
from rulesdb.play.fab.table import Opening
from rulesdb.proofs.account import Difference, as_text

CHECKS = list(load().checks.values())


@pytest.fixture(scope="module")
def results() -> list[Result]:
    """Return what came of every check."""
    return [play(check) for check in CHECKS]


@pytest.fixture(scope="module")
def some_results() -> list[Result]:
    """Return what came of every twentieth check."""
    return [play(check) for check in CHECKS[::20]]


@pytest.mark.nightly
def test_every_check_passes(results: list[Result]) -> None:
    """With all rules in force."""
    assert [(result.check.name, result.problem) for result in results if result.status != "passed"] == []


@pytest.mark.exhaustive
def test_every_claim_is_demonstrated() -> None:
    """Without the rule the check sees another outcome; it neither passes nor breaks."""
    with playing(["fab"]) as proofs:
        pairs = [pair for proof in proofs()["fab"] for pair in proof.knock_outs]
    assert [(pair.claim, pair.check, pair.verdict) for pair in pairs if pair.verdict != "demonstrated"] == []
    assert [(pair.check, pair.claim) for pair in pairs] == [(one.name, claim) for one in CHECKS for claim in one.claims]


@pytest.mark.nightly
def test_a_check_is_the_same_without_all_sentences_that_it_never_calls(results: list[Result]) -> None:
    """Without all of them at once it has the same status and account, and calls the same sentences."""
    others = [play(result.check, sorted(book.rules.keys() - result.trace)) for result in results]
    seen = [(result, other) for result, other in zip(results, others, strict=True) if _shown(result) != _shown(other)]
    assert [(result.check.name, other.problem) for result, other in seen] == []


def _shown(result: Result) -> tuple[object, ...]:
    return result.status, result.account, result.trace


@pytest.mark.nightly
def test_a_check_passes_without_a_sentence_that_it_never_calls(results: list[Result]) -> None:
    """Every sentence of the book by itself, with one of these checks, another one from sentence to sentence."""
    failed = []
    for number, sentence in enumerate(sorted(book.rules)):
        untouched = [result.check for result in results if sentence not in result.trace]
        check = untouched[number % len(untouched)]
        if play(check, [sentence]).status != "passed":
            failed.append((sentence, check.name))
    assert failed == []


@pytest.mark.exhaustive
def test_an_empty_engine_passes_no_check() -> None:
    """Every rule neutral or misread."""
    passed = [check.name for check in CHECKS if play(check, list(book.rules)).status == "passed"]
    assert passed == []


@pytest.mark.nightly
def test_the_account_is_the_same_every_time(results: list[Result]) -> None:
    """The same seed, the same account."""
    for result in results:
        assert play(result.check).account == result.account


def test_an_account_tells_situation_actions_events_and_outcome(some_results: list[Result]) -> None:
    """In Japanese, with the numbers of the rules behind the events."""
    lines = [as_text(line) for line in some_results[0].account]
    assert any(line.startswith("状況: ") for line in lines)
    assert any(line.startswith("行動: ") for line in lines)
    assert any(line.startswith("出来事: ") and line.endswith("]") for line in lines)
    assert lines[-1].startswith("結果: ")


def test_what_a_check_did_not_expect_is_a_failure_with_both_values() -> None:
    """And what crashes is an error, not a failure."""

    def looks(table: Table) -> None:
        table.begin()
        table.expect("ライフ", table.people[0].life, 21)

    failed = play(Check("fab/looks", "見る", (), None, looks, Table))
    assert (failed.status, failed.differences) == ("failed", (Difference("ライフ", expected="21", seen="20"),))

    def _crashes(_table: Table) -> None:
        raise IndexError

    crashed = play(Check("fab/crashes", "壊れる", (), None, _crashes, Table))
    assert crashed.status == "error"
    assert crashed.problem.startswith("IndexError")


def test_a_claim_that_the_check_only_touches_is_told_from_one_that_it_shows() -> None:
    """Touched: in the trace, and the check passes without it; untouched: never called."""

    def looks(table: Table) -> None:
        table.begin()
        table.expect("ライフ", table.people[0].life, 20)

    result = play(Check("fab/looks", "見る", (), None, looks, Table))
    assert knock_out(result, "fab:1.10.2").verdict == "touched"
    assert knock_out(result, "fab:5.3.6").verdict == "untouched"


def test_a_knock_out_reports_every_expectation_that_is_not_met() -> None:
    """A check without a rule goes on after the first difference; a later error is no error of its own."""

    def drinks(table: Table) -> None:
        ann, _ben = table.people
        first, second = (ann.hand("《水》 インスタント コスト0", "ライフを1点得る。") for _ in range(2))
        table.begin()
        for potion, life in ((first, 21), (second, 22)):
            ann.plays(potion)
            table.resolve()
            table.expect("ライフ", ann.life, life)
        if table.differences:
            raise IndexError

    result = play(Check("fab/drinks", "飲む", ("fab:1.13.4a",), None, drinks, Table))
    pair = knock_out(result, "fab:1.13.4a")
    assert (result.status, pair.verdict) == ("passed", "demonstrated")
    assert [(one.expected, one.seen) for one in pair.differences] == [("21", "20"), ("22", "20")]


@pytest.mark.exhaustive
def test_every_card_that_an_account_names_has_its_text_there(results: list[Result]) -> None:
    """And every player a hero with a life total: whoever reads the account needs no other source."""
    missing = []
    for result in results:
        opening = [line for line in result.account if line.part == "card"]
        told = [line.text for line in result.account if line.part != "card"]
        heroes = [line for line in told if "のヒーローは《" in line]
        texts = "".join(line.text for line in opening)
        printed = set(re.findall("《(.*?)》", texts)) | set(re.findall("名前が「(.*?)」になる", texts))
        heroic = set(re.findall("《(.*?)》", "".join(heroes)))
        named = {name for line in told for name in re.findall("《(.*?)》", line)}
        missing += [(result.check.name, name) for name in named - printed - heroic]
        assert heroes, result.check.name
        assert all("ライフ" in line for line in heroes)
    assert missing == []


def test_the_cards_of_an_account_are_read_as_they_are_printed(some_results: list[Result]) -> None:
    """What a reader sees is what was played."""
    for result in some_results:
        assert isinstance(result.opening, Opening)
        cards = {card for card in result.opening.cards if card.abilities}
        texts = [line.text.strip() for line in result.account if line.part == "card"]
        for card in cards:
            assert all(printer().say(ability) in texts for ability in card.abilities)


@pytest.mark.parametrize(
    "name",
    [
        "a_condition_must_be_met", "an_alternative_cost_is_optional", "an_effect_may_be_chosen_regardless",
        "an_effect_waits_for_x", "an_unpaid_cost_leaves_the_game_as_it_was",
        "counters_of_one_identity_are_interchangeable", "game_state_actions_have_an_order", "go_bananas",
        "last_known_information_has_parameters_and_effects", "mutated_mass", "one_trigger_for_a_composite_event",
        "only_activated_abilities_are_activated", "optional_costs_are_declared", "thaw_does_nothing_without_a_target",
        "the_hood_is_destroyed_as_a_cost", "the_librarian_is_turned_up",
    ],
)  # fmt: skip
def test_a_check_of_what_no_other_test_plays_is_demonstrated(name: str) -> None:
    """Whoever changes these parts of the kernel sees a test fail in the run of every day."""
    result = play(load().named(f"fab/{name}"))
    assert result.status == "passed"
    assert {knock_out(result, claim).verdict for claim in result.check.claims} <= {"demonstrated"}
