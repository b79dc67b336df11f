"""A third, tiny game runs on the kernel, is checked, knocked out sentence by sentence, and stands in a rulebook."""

from pathlib import Path
from random import Random

import pytest
from support.engine.tea.tea_checks import BUNDLE, tea
from support.engine.tea.tea_state import PLACES, book
from support.engine.tea.tea_text import tea_graph

from rulesdb.checks.coverage import covered, demonstrating
from rulesdb.checks.marks import Marks, SentenceMark
from rulesdb.checks.running import knock_out, play
from rulesdb.checks.text_hashes import Reviewed
from rulesdb.checks.told_apart import not_told_apart
from rulesdb.engine.kernel.bundle import Bundle
from rulesdb.engine.kernel.process.process import proceed, start
from rulesdb.graph.model import Graph
from rulesdb.graph.parts import part_ids
from rulesdb.pipeline import proof_making, proving
from rulesdb.proofs.coverage import totals
from rulesdb.site.rulebook_writing import write_site
from rulesdb.site.stamp import Stamp

CHECKS = list(tea.checks.values())
ITEM = "tea:1.4.1#item-1"


@pytest.fixture(scope="module")
def graph() -> Graph:
    """Return the graph of the tea game's rules."""
    return tea_graph()


def test_the_book_and_the_checks_name_parts_of_the_text(graph: Graph) -> None:
    """As for any game: every function and every claim stands under a sentence or an item."""
    parts = part_ids(graph.nodes.values())
    book.verify(parts)
    tea.verify(parts, ())
    assert set(book.rules) == parts
    assert ITEM in parts


def test_every_sentence_and_item_is_demonstrated_and_told_apart(graph: Graph) -> None:
    """Each check passes, and fails without each sentence and item that it claims."""
    results = [play(check) for check in CHECKS]
    assert [(result.check.name, result.problem) for result in results if result.status != "passed"] == []
    pairs = [knock_out(result, claim) for result in results for claim in result.check.claims]
    assert [(pair.claim, pair.verdict, pair.problem) for pair in pairs if pair.verdict != "demonstrated"] == []
    assert not_told_apart(results, pairs, lambda *_: None) == ()
    rows = covered(graph, demonstrating(pairs), set(), Marks({}, {}), Reviewed({}, {}))
    assert {row.status for row in rows.values()} == {"checked"}
    sums = totals(rows.values())
    assert (sums["items"], sums["items_demonstrated"], sums["items_marked"]) == (1, 1, 0)


def test_an_item_that_no_check_claims_is_open_and_its_rule_is_checked_by_its_sentences(graph: Graph) -> None:
    """It is counted apart, demonstrated by no check of another part, and may be marked with a reason."""
    results = [play(check) for check in CHECKS]
    others = [knock_out(result, claim) for result in results for claim in result.check.claims if claim != ITEM]
    for marks, status in (({}, "open"), ({ITEM: SentenceMark("overview", "前の文と同じことを述べる")}, "marked")):
        row = covered(graph, demonstrating(others), set(), Marks({}, marks), Reviewed({}, {}))["tea:1.4.1"]
        assert [item.status for item in row.items] == [status]
        assert row.status == "checked"


def test_an_account_is_in_the_words_of_the_game() -> None:
    """Situation, actions, events and outcome, each event with its rule."""
    account = [(line.part, line.text, line.rule) for line in play(tea.named("tea/leaves_become_water")).account]
    assert account == [
        ("situation", "アンの棚に《番茶》がある", ""),
        ("action", "アンは《番茶》を淹れる", ""),
        ("event", "アンの葉が-1、水が+0", "tea:1.2.1"),
        ("action", "アンは「はい」と答える(葉を捨てて水を汲むか)", ""),
        ("event", "アンの葉が-1、水が+1", "tea:1.2.2"),
        ("event", "アンの葉が+0、水が-1", "tea:1.2.1"),
        ("event", "《番茶》がアンの卓に移る", "tea:1.2.4"),
        ("event", "アンが《番茶》を淹れた", "tea:1.2.4"),
        ("event", "ベンの手番になる", "tea:1.1.1"),
        ("outcome", "茶のある場所: 卓", ""),
    ]


def test_the_rulebook_shows_the_game_and_its_proofs(
    graph: Graph, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pages know no game: they take the checks of whatever ruleset is played."""
    monkeypatch.setattr(proof_making, "registries", lambda: (tea,))
    write_site(graph, (), tmp_path / "book", Stamp("1", "2031年4月5日"), proofs=proving.prove(graph))
    page = (tmp_path / "book" / "tea" / "1.4.html").read_text(encoding="utf-8")
    assert "茶がこぼれる代わりに、受け皿が割れる" in page
    assert 'class="shown"' in page
    assert "項目1は検証済み：茶がこぼれる代わりに、受け皿が割れる" in page
    coverage = (tmp_path / "book" / "coverage.html").read_text(encoding="utf-8")
    sentences = len(part_ids(graph.nodes.values())) - 1
    assert f"{sentences}/{sentences}" in coverage.replace("<wbr>", "")


def test_random_play_on_the_bundle_keeps_every_position_playable() -> None:
    """The kernel's process asks, and whatever is offered is accepted."""
    bundle: Bundle = BUNDLE
    chance = Random(1)  # noqa: S311  (play at random, not a secret)
    position, _ = start(bundle.rules, bundle.begin(1))
    for _ in range(50):
        assert position.decision is not None
        position, _ = proceed(bundle.rules, position, chance.choice(position.decision.options))
    assert [*bundle.narrator(position.now, None).board(position.now)] != []
    assert PLACES["shelf"] == "棚"
