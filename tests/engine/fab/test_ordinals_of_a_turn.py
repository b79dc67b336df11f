"""Ordinals of attacks and cards within a turn, attack-targets, compared values and totals of a turn, in play."""

import pytest
from support.engine.fab.english_lines import STRIKE, echoed

from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.kernel.engine_errors import EngineError

SAME = {
    "Your third attack each turn gets +2{p}.": "your third attack each turn gets +2 power",
    "The second attack that targets you each turn gets -1{p}.": "the second attack that targets you each turn "
    "gets +-1 power",
    "The second Warrior attack action card you play each turn has dominate.": "the second Warrior attack action card "
    "you play each turn gets dominate",
    "Until the start of your next turn, attacks that target you have -2{p}.": "attacks attacking you get +-2 power "
    "until the start of your next turn",
    "When this hits, banish a card from your graveyard with cost less than the number of chain links you control.": ""
    "when this hits, banish a card with cost less than (the number of chain links you control) from your graveyard",
    "Draw X cards, where X is the total arcane damage you've dealt to opposing heroes this turn.": "draw (the arcane "
    "damage you have dealt to opposing heroes this turn) cards",
}
"""Lines in English, and as they are echoed."""


@pytest.mark.parametrize(("line", "words"), SAME.items())
def test_a_line_is_echoed_and_nothing_of_it_is_lost(line: str, words: str) -> None:
    """What is read prints in both languages, and both read back as the same record."""
    assert echoed(line) == words


@pytest.mark.parametrize(
    "line",
    [
        "Your second attack gets +1{p}.",
        "Their second attack each turn gets +1{p}.",
        "Your second attack each combat chain gets +1{p}.",
        "Your second hit each turn gets +1{p}.",
        "Until the start of their turn, attacks that target you have -2{p}.",
        "Draw X cards, where X is the total arcane damage opposing heroes have dealt this turn.",
        "Draw X cards, where X is the total damage you've prevented this turn.",
    ],
)
def test_other_ordinals_periods_and_totals_are_refused(line: str) -> None:
    """Another player, period or deed is another meaning."""
    with pytest.raises(EngineError):
        read_card(f"《Tin Rooster》 {STRIKE}", line)


def pulse(person: Person, *lines: str) -> TrackedCard:
    """Start with an aura that has abilities."""
    return person.has_card("permanent", "《Pulse》 Generic Action - Aura, cost 0", *lines)


def edge(person: Person, cost: int = 0, *, kind: str = "Sword") -> TrackedCard:
    """Start with a weapon that attacks any number of times."""
    return person.has_card(
        "weapon 1",
        f"《Edge》 Warrior Weapon - {kind} (1H), power 2",
        f"**Action** - {'{r}' * cost or '0'}: **Attack**. **Go again**",
    )


def test_the_second_attack_of_a_weapon_is_the_second_of_the_turn(ann: Person, ben: Person) -> None:
    """A weapon that attacks three times makes three attacks, of which the second one is stronger."""
    pulse(ann, "Your second attack each turn gets +1{p}.")
    blade, lives = edge(ann), []
    for _ in range(3):
        ann.activates(blade).until("resolution")
        lives.append(ben.life)
    assert lives == [18, 15, 13]


def test_other_cards_are_no_attacks(ann: Person) -> None:
    """An action without the subtype attack counts no more than the attack before it."""
    pulse(ann, "Your second attack each turn gets +1{p}.")
    first, second = (ann.hand(f"《{name}》 {STRIKE}", "Go again") for name in ("Jab", "Hook"))
    ann.resolves(ann.hand("《Rest》 Generic Action, cost 0", "Go again"))
    ann.plays(first).until("resolution")
    ann.plays(second).until("attack")
    assert (first.power, second.power) == (3, 4)


def test_attacks_of_other_kinds_do_not_count(ann: Person) -> None:
    """The second attack action card with little power is the third attack of the turn."""
    pulse(ann, "The second attack action card with 2 or less base {p} you play each turn has +5{p}.")
    low = "Generic Action - Attack, cost 0, power 1"
    cards = [ann.hand(f"《{name}》 {box}", "Go again") for name, box in (("A", low), ("B", STRIKE), ("C", low))]
    for card in cards:
        ann.plays(card).until("resolution")
    assert [card.power for card in cards] == [1, 3, 6]


def test_attacks_against_somebody_else_do_not_count(ann: Person, ben: Person, cid: Person) -> None:
    """Only the first attack that targets the player of the aura is weaker."""
    pulse(ben, "The first attack that targets you each turn gets -1{p}.")
    cards = [ann.hand(f"《{name}》 {STRIKE}", "Go again") for name in "ABC"]
    for card, target in zip(cards, (cid, ben, ben), strict=True):
        ann.plays(card, attack_target=target.hero).until("resolution")
    assert [card.power for card in cards] == [3, 2, 3]


@pytest.mark.parametrize(("is_marked", "power"), [(True, 4), (False, 3)])
def test_attacks_are_described_by_what_they_attack(ann: Person, ben: Person, is_marked: bool, power: int) -> None:
    """The target of an attack is looked at as long as it attacks."""
    pulse(ann, "Your attacks that are attacking a marked hero get +1{p}.")
    brand, blow = (
        ann.hand("《Brand》 Assassin Instant, cost 0", "Mark target opposing hero."),
        ann.hand(f"《Blow》 {STRIKE}"),
    )
    if is_marked:
        ann.plays(brand, target=ben.hero).resolve()
    ann.plays(blow).until("attack")
    assert (ben.hero.is_marked, blow.power) == (is_marked, power)


def test_an_effect_lasts_until_the_turn_of_its_player_begins(t: Table, ann: Person, ben: Person) -> None:
    """It is in force in the turn of the opponent, and no more in that of its controller."""
    ward = ann.hand("《Ward》 Generic Instant, cost 0", "Until the start of your next turn, attacks get -2{p}.")
    theirs, own = ben.hand(f"《Theirs》 {STRIKE}"), ann.hand(f"《Own》 {STRIKE}")
    ann.plays(ward).resolve().end_turn()
    ben.plays(theirs).until("attack")
    assert theirs.power == 1
    t.end_turn()
    ann.plays(own).until("attack")
    assert own.power == 3


@pytest.mark.parametrize(("first", "gained"), [(2, 3), (4, 5)])
def test_totals_of_a_turn_are_sums(ann: Person, ben: Person, first: int, gained: int) -> None:
    """Damage that is dealt to one's own hero is not in the sum."""
    text = "Gain X{h}, where X is the total arcane damage you've dealt to opposing heroes this turn."
    count = ann.hand("《Count》 Wizard Instant, cost 0", text)
    sparks = [
        ann.hand("《Spark》 Wizard Instant, cost 0", f"Deal {amount} arcane damage to target hero.")
        for amount in (first, 1, 5)
    ]
    for spark, target in zip(sparks, (ben.hero, ben.hero, ann.hero), strict=True):
        ann.plays(spark, target=target).resolve()
    ann.resolves(count)
    assert ann.life == 15 + gained


@pytest.mark.parametrize(("color", "drawn"), [(2, 1), (3, 0)])
def test_what_is_done_this_way_belongs_to_the_next_time(ann: Person, color: int, drawn: int) -> None:
    """The condition is looked at when the card has been charged, not when the effect is generated."""
    text = "The next time you attack this turn, you may charge your hero's soul. If a yellow card is charged this way, "
    oath = ann.hand("《Oath》 Light Warrior Instant, cost 0", f"{text}draw a card.")
    gift = ann.hand(f"《Gift》 Light Action, cost 0, pitch {color}")
    blow = ann.hand(f"《Blow》 {STRIKE}")
    ann.has_card("deck", "《Tin》 Generic Action, cost 0")
    ann.resolves(oath)
    ann.plays(blow).until("attack").resolve(may=True)
    assert (gift.zone, ann.count("hand")) == ("ソウル", drawn)


@pytest.mark.parametrize(("power", "after"), [(2, 3), (3, 3), (4, 8)])
def test_a_defending_card_is_compared_with_the_attack(ann: Person, ben: Person, power: int, after: int) -> None:
    """Only a card with more power than the attack has makes it stronger."""
    text = "When this is defended by a card with {p} greater than this's {p}, this gets +5{p}."
    blow = ann.hand(f"《Blow》 {STRIKE}", text)
    wall = ben.hand(f"《Wall》 Generic Action - Attack, cost 0, power {power}, defense 1")
    ann.plays(blow).until("attack").resolve(defend=wall).until("reaction")
    assert blow.power == after


@pytest.mark.parametrize(("more", "drawn"), [(2, 0), (3, 0), (4, 1)])
def test_power_is_compared_with_twice_the_base_power(ann: Person, more: int, drawn: int) -> None:
    """Twice the base power itself is not greater."""
    text = "When this hits, if this's {p} is greater than twice its base {p}, draw a card."
    boost = ann.hand("《Boost》 Generic Attack Reaction, cost 0", f"Target attack gets +{more}{{p}}.")
    blow = ann.hand(f"《Blow》 {STRIKE}", text)
    ann.has_card("deck", "《Tin》 Generic Action, cost 0")
    ann.plays(blow).until("reaction")
    ann.plays(boost).until("")
    assert ann.count("hand") == drawn
