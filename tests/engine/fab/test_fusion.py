"""Fusion with some of several supertypes, cards that were fused with them, and effects on the next card if it fits."""

import pytest

from rulesdb.checks.fab.table import Person, TrackedCard

STRIKE = "Ice Elemental Warrior Action - Attack, cost 0, power 3"
GAINS = "If this was **fused** with {a}, gain {n}{{h}}."


def either(person: Person) -> TrackedCard:
    """Give a player a card that is fused with earth, ice or both, and tells which."""
    lines = (GAINS.format(a="an Earth card", n=1), GAINS.format(a="an Ice card", n=2))
    return person.hand("《Loam and Rime》 Elemental Instant, cost 0", "**Earth and/or Ice Fusion**", *lines)


@pytest.mark.parametrize(("held", "life"), [("Earth", 21), ("Ice", 22), ("Lightning", 20)])
def test_one_of_the_supertypes_is_enough(ann: Person, held: str, life: int) -> None:
    """A card of any other supertype fuses nothing."""
    card = either(ann)
    ann.hand(f"《Shown》 {held} Action, cost 0")
    ann.plays(card, additional_cost=held != "Lightning").resolve()
    assert ann.life == life


def test_both_may_be_revealed(ann: Person) -> None:
    """A card for each."""
    card, clay, rime = either(ann), ann.hand("《Clay》 Earth Action, cost 0"), ann.hand("《Rime》 Ice Action, cost 0")
    ann.plays(card, additional_cost=True, choose=[clay, rime]).resolve()
    assert ann.life == 23


def test_what_was_fused_this_turn_is_remembered(ann: Person) -> None:
    """An ability that asks for ice is open after ice was revealed to fuse, and one that asks for earth is not."""
    card = either(ann)
    ann.hand("《Rime》 Ice Action, cost 0")
    line = "**Instant** - 0: Gain 1{{h}}. Activate this ability only if you have **{} fused** this turn."
    cold = ann.has_card("permanent", "《Cold Charm》 Generic Action - Item, cost 0", line.format("Ice"))
    warm = ann.has_card("permanent", "《Clay Charm》 Generic Action - Item, cost 0", line.format("Earth"))
    assert not ann.may_activate(cold)
    ann.plays(card, additional_cost=True).resolve()
    assert (ann.may_activate(cold), ann.may_activate(warm)) == (True, False)


@pytest.mark.parametrize("is_fused", [True, False])
def test_the_next_card_gets_more_if_it_is_fused(ann: Person, is_fused: bool) -> None:
    """Whether it is, is known only as it is played, and holds on the combat chain."""
    text = "The next Ice attack action card you play this turn gains +3{p}. If it's **fused**, it gains **go again**."
    lesson = ann.hand("《Lesson》 Elemental Instant, cost 0", text)
    blow = ann.hand(f"《Hail》 {STRIKE}", "**Ice Fusion**")
    ann.hand("《Rime》 Ice Action, cost 0")
    ann.resolves(lesson)
    ann.plays(blow, additional_cost=is_fused).until("resolution")
    assert (blow.power, ann.action_points) == (6, int(is_fused))


@pytest.mark.parametrize("is_fused", [True, False])
def test_the_next_card_gets_something_else_if_it_is_fused(ann: Person, is_fused: bool) -> None:
    """Four instead of three, not both."""
    text = "The next Ice attack action card you play this turn gains +3{p}. If it's **fused**, instead it gains +4{p}."
    lesson = ann.hand("《Lesson》 Elemental Instant, cost 0", text)
    blow = ann.hand(f"《Hail》 {STRIKE}", "**Ice Fusion**")
    ann.hand("《Rime》 Ice Action, cost 0")
    ann.resolves(lesson)
    ann.plays(blow, additional_cost=is_fused).until("attack")
    assert blow.power == (7 if is_fused else 6)


@pytest.mark.parametrize("more", ["+1{p}", "+1{p} and **go again**"])
@pytest.mark.parametrize(("name", "power"), [("Bent Harpoon", 6), ("Bent Hook", 5)])
def test_the_next_attack_gets_more_if_it_has_a_name(ann: Person, name: str, power: int, more: str) -> None:
    """The second part is for an attack with the word in its name alone, however many it has itself."""
    text = f"Your next attack this turn gets +2{{p}}. If it has harpoon in its name, it gets {more}."
    lesson, blow = ann.hand("《Lesson》 Generic Instant, cost 0", text), ann.hand(f"《{name}》 {STRIKE}")
    ann.resolves(lesson)
    ann.plays(blow).until("resolution")
    assert (blow.power, ann.action_points) == (power, int("and" in more and power > 5))
