"""Costs of activating abilities, and of the next one that is activated, changed by cards in English."""

import pytest
from support.engine.fab.english_lines import STRIKE, echoed

from rulesdb.checks.fab.table import Person, TrackedCard
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import gem
from rulesdb.engine.kernel.engine_errors import EngineError

SAME = {
    "Your second dagger attack each turn costs {r} less to activate.": "your second dagger attack each turn costs 1 "
    "resource less to activate",
    "Daggers you control cost {r} less to activate this turn.": "dagger cards you control cost 1 resource less to "
    "activate this turn",
    "If you've charged this turn, this costs {r}{r} less to activate.": "if you have charged this turn, this costs 2 "
    "resource less to activate",
    "Axe attacks cost you {r} more to activate.": "axe attacks you control cost 1 resource more to activate",
    "Instant - Destroy this: The next sword ability you activate this turn costs {r} less.": "instant - destroy this: "
    "the next sword ability you activate this turn costs 1 resource less to play or activate",
    "Cards and abilities cost opposing heroes an additional {r}{r}.": "cards and abilities cost opposing heroes a "
    "additional 2 resource",
}
"""Lines in English, and as they are echoed."""


@pytest.mark.parametrize(("line", "words"), SAME.items())
def test_a_line_is_echoed_and_nothing_of_it_is_lost(line: str, words: str) -> None:
    """What is read prints in both languages, and both read back as the same record."""
    assert echoed(line) == words


@pytest.mark.parametrize(
    "line",
    [
        "Daggers you control cost {r} less to defend with.",
        "Your second dagger attack each turn costs {r} less to pitch.",
        "Cards and abilities cost each hero an additional {r}.",
        "Instant - Destroy this: The next ability an opponent activates this turn costs {r} less.",
    ],
)
def test_costs_of_something_else_are_refused(line: str) -> None:
    """Another deed or player is another cost."""
    with pytest.raises(EngineError):
        read_card(f"《Tin Rooster》 {STRIKE}", line)


def pulse(person: Person, *lines: str) -> TrackedCard:
    """Start with an aura that has abilities."""
    return person.has_card("permanent", "《Pulse》 Generic Action - Aura, cost 0", *lines)


def edge(person: Person, *, kind: str = "Dagger") -> TrackedCard:
    """Start with a weapon that attacks for a resource point, any number of times."""
    box = f"《Edge》 Warrior Weapon - {kind} (1H), power 2"
    return person.has_card("weapon 1", box, "**Action** - {r}: **Attack**. **Go again**")


def relic(person: Person, *lines: str) -> TrackedCard:
    """Start with an item that has an instant ability, behind other ones."""
    return person.has_card("permanent", "《Relic》 Generic Action - Item, cost 0", *lines, "Instant - {r}: Gain 1{h}.")


@pytest.mark.parametrize(("kind", "is_free"), [("Dagger", True), ("Sword", False)])
def test_a_weapon_costs_less_to_activate(ann: Person, kind: str, is_free: bool) -> None:
    """The attack of a weapon that fits is paid with less, and one that does not with all of it."""
    pulse(ann, "Daggers you control cost {r} less to activate.")
    blade, stone = edge(ann, kind=kind), ann.hand(gem("赤石"))
    ann.activates(blade)
    assert (stone.zone == "手札") == is_free


def test_an_ability_is_no_card(ann: Person) -> None:
    """An effect on instant cards leaves an instant ability alone."""
    pulse(ann, "Instant cards you control cost {r} less to play.")
    stones = [ann.hand(gem("赤石")) for _ in range(2)]
    spark, item = ann.hand("《Spark》 Generic Instant, cost 1", "Gain 1{h}."), relic(ann)
    ann.resolves(spark)
    assert [stone.zone for stone in stones] == ["手札"] * 2
    ann.activates(item, pitch=stones[0]).resolve()
    assert (stones[0].zone, ann.life) == ("ピッチゾーン", 22)


def test_the_source_itself_costs_less_to_activate(ann: Person) -> None:
    """The effect is about the abilities of its own source alone."""
    stone, other = ann.hand(gem("赤石")), relic(ann)
    cheap = relic(ann, "If you control an aura, this costs {r} less to activate.")
    pulse(ann)
    ann.activates(cheap).resolve()
    assert stone.zone == "手札"
    ann.activates(other, pitch=stone).resolve()
    assert (stone.zone, ann.life) == ("ピッチゾーン", 22)


def test_the_second_attack_of_a_turn_costs_less(ann: Person) -> None:
    """The cost is that of the second attack while it is being activated, not of the first or the third one."""
    pulse(ann, "Your second dagger attack each turn costs {r} less.")
    blade, pitched = edge(ann), []
    stones = [ann.hand(gem("赤石")) for _ in range(2)]
    for stone in (stones[0], ..., stones[1]):
        ann.activates(blade, pitch=stone).until("resolution")
        pitched.append(sum(one.zone == "ピッチゾーン" for one in stones))
    assert pitched == [1, 1, 2]


def test_the_next_ability_costs_less_also_if_it_attacks(ann: Person) -> None:
    """A card that is played before it does not use the effect up, and an attack of a weapon is an ability."""
    charm = ann.hand("《Charm》 Generic Instant, cost 0", "The next ability you activate this turn costs {r} less.")
    rest, stone = ann.hand("《Rest》 Generic Instant, cost 0", "Gain 1{h}."), ann.hand(gem("赤石"))
    blade = edge(ann)
    ann.resolves(charm, rest)
    ann.activates(blade).until("resolution")
    assert stone.zone == "手札"
    ann.activates(blade, pitch=stone)
    assert stone.zone == "ピッチゾーン"


def test_opposing_heroes_pay_more_for_cards_and_abilities(ann: Person, ben: Person) -> None:
    """The controller of the effect does not pay more, and the others do so for cards and for weapons."""
    pulse(ann, "Cards and activated abilities cost opposing heroes an additional {r}.")
    mine, theirs = ann.instant("甲", "ライフを1点得る。"), ben.instant("乙", "ライフを1点得る。")
    stones, item = [ben.hand(gem("赤石")) for _ in range(3)], relic(ben)
    ann.plays(mine)
    ann.passes()
    ben.responds(theirs, pitch=stones[0])
    ben.activates(item, pitch=stones[1:])
    assert [stone.zone for stone in stones] == ["ピッチゾーン"] * 3


def test_an_ability_reduces_its_own_cost_alone(ann: Person) -> None:
    """Two auras make the ability cost one instead of three, and leave the other ability of the item."""
    text = "Once per Turn Instant - {r}{r}{r}: Gain 1{h}. This ability costs {r} less for each aura you control."
    item = ann.has_card("permanent", "《Relic》 Generic Action - Item, cost 0", text, "Instant - {r}: Draw a card.")
    stones = [ann.hand(gem("赤石")) for _ in range(2)]
    for _ in range(2):
        pulse(ann)
    ann.activates(item, pitch=stones[0]).resolve()
    assert (ann.life, ann.resource_points) == (21, 0)
    ann.activates(item, ability=1, pitch=stones[1])
    assert [stone.zone for stone in stones] == ["ピッチゾーン"] * 2
