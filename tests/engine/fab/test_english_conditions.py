"""English conditions of Flesh and Blood cards that compare players, and triggers outside the arena, in play."""

import pytest
from support.engine.fab.english_lines import STRIKE, echoed

from rulesdb.checks.fab.table import Person
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.kernel.engine_errors import EngineError

SAME = {
    "If you control less Gold than an opponent, this gets +2{p}.": "if you control fewer 「Gold」 than a opponent, "
    "this gets +2 power",
    "If you control fewer auras than an opponent, this gets +2{p}.": "if you control fewer aura permanents than a "
    "opponent, this gets +2 power",
    "When you win a clash revealing this, draw a card.": "when you win a clash revealing this, draw a card",
    "Thrice per Turn Instant - {r}: This gets +1{p}.": "thrice per turn instant - 1 resource: this gets +1 power",
    "Put an arrow from your hand face up into your arsenal. It gets +1{p} this turn.": "put a arrow card from your "
    "hand face up into its owner's arsenal. the put card get +1 power this turn",
    "You may turn a face-down arrow in your arsenal face up. If you do, put an aim counter on it.": "you may choose a "
    "face down arrow card in your arsenal, then turn the chosen object face up. if you do, put a 「aim」 counter on "
    "the turned card",
}
"""Lines in English, and as they are echoed."""


@pytest.mark.parametrize(("line", "words"), SAME.items())
def test_a_line_is_echoed_and_nothing_of_it_is_lost(line: str, words: str) -> None:
    """What is read prints in both languages, and both read back as the same record."""
    assert echoed(line) == words


@pytest.mark.parametrize(
    "line",
    [
        "If you control less Gold than each opponent, this gets +2{p}.",
        "If an opponent controls less Gold than you, this gets +2{p}.",
        "If you control less than an opponent, this gets +2{p}.",
        "When an opponent wins a clash revealing this, draw a card.",
    ],
)
def test_other_comparisons_are_refused(line: str) -> None:
    """Another player, or all of them, is another condition."""
    with pytest.raises(EngineError):
        read_card(f"《Tin Rooster》 {STRIKE}", line)


@pytest.mark.parametrize(("owned", "power"), [((0, 0), 3), ((1, 1), 3), ((1, 2), 5), ((2, 1), 3)])
def test_an_opponent_controls_more(ann: Person, ben: Person, owned: tuple[int, int], power: int) -> None:
    """Equal numbers are not fewer."""
    for person, number in zip((ann, ben), owned, strict=True):
        for at in range(number):
            person.aura(f"霧 {at}")
    hunter = ann.hand(f"《Hunter》 {STRIKE}", "If you control fewer auras than an opponent, this gets +2{p}.")
    ann.plays(hunter).until("attack")
    assert hunter.power == power


def test_a_card_that_wins_a_clash_triggers_in_the_deck(ann: Person, ben: Person) -> None:
    """The ability is about the revealed card, and that of the loser does nothing."""
    text = "When you win a clash revealing this, gain 2{h}."
    ann.has_card("deck", "《Ram》 Generic Action - Attack, cost 0, power 6", text)
    ben.has_card("deck", "《Ewe》 Generic Action - Attack, cost 0, power 2", text)
    ann.plays(ann.hand(f"《Blow》 {STRIKE}", "When this attacks a hero, clash with them.")).until("defend")
    assert (ann.life, ben.life) == (22, 20)
