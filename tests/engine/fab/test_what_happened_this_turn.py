"""What has happened this turn, the next attack of somebody else, and the next card in another way, in play."""

import pytest
from support.engine.fab.english_lines import STRIKE, echoed

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.kernel.engine_errors import EngineError

SAME = {
    "If you've intimidated this turn, this gets +1{p}.": "if you have intimidated this turn, this gets +1 power",
    "When this hits a hero, their first attack during their next turn gets -3{p}.": "when this hits a hero, that "
    "hero's first attack during that hero's next turn gets +-3 power",
    "You may play your next item this turn as though it were an instant.": "you may play your next item card this turn "
    "as though it were a instant",
    "This gets +2{p} for each time you've charged this turn.": "this gets +(twice the number of times you have "
    "charged this turn) power",
    "If a dagger did not hit this turn, draw a card.": "if a dagger card has not hit this turn, draw a card",
    "When this hits, create a Might token under any number of heroes' control.": "when this hits, choose any number of "
    "heroes, then create a 「Might」 token under the chosen hero's control",
    "You may attack with each axe you control an additional time this turn.": "you may attack a additional time with "
    "each axe you control this turn",
    "If you control an aura, you may attack an additional time with each axe you control.": "if there is a aura you "
    "control, you may attack a additional time with each axe card you control",
    "If you've won a clash this turn, this gets +1{p}.": "if you have won a clash this turn, this gets +1 power",
}
"""Lines in English, and as they are echoed."""


@pytest.mark.parametrize(("line", "words"), SAME.items())
def test_a_line_is_echoed_and_nothing_of_it_is_lost(line: str, words: str) -> None:
    """What is read prints in both languages, and both read back as the same record."""
    assert (
        echoed(line, STRIKE if "draw" not in line and "You may attack" not in line else "Generic Action, cost 0")
        == words
    )


@pytest.mark.parametrize(
    "line",
    [
        "If you've been intimidated this turn, this gets +1{p}.",
        "When this hits a hero, their last attack during their next turn gets -3{p}.",
        "You may play their next item this turn as though it were an instant.",
        "If you haven't won every clash this turn, this gets +1{p}.",
        "When this hits, create a Might token under no hero's control.",
    ],
)
def test_other_deeds_and_players_are_refused(line: str) -> None:
    """Another player, ordinal or quantifier is another meaning."""
    with pytest.raises(EngineError):
        read_card(f"《Tin Rooster》 {STRIKE}", line)


@pytest.mark.parametrize("intimidates", [True, False])
def test_an_intimidation_counts_for_whoever_made_it(ann: Person, ben: Person, intimidates: bool) -> None:
    """A card that is banished by another effect is no intimidation."""
    text = "Intimidate target opposing hero." if intimidates else "Mark target opposing hero."
    roar = ann.hand("《Roar》 Brute Instant, cost 0", text)
    blow = ann.hand(f"《Blow》 {STRIKE}", "If you've intimidated this turn, this gets +2{p}.")
    ben.hand("《Tin》 Generic Action, cost 0")
    ann.plays(roar, target=ben.hero).resolve()
    ann.plays(blow).until("attack")
    assert blow.power == 3 + 2 * intimidates


def test_the_first_attack_of_the_next_turn_is_weaker(t: Table, ann: Person, ben: Person) -> None:
    """The second attack of that turn is not."""
    blow = ann.hand(
        f"《Blow》 {STRIKE}", "When this hits a hero, their first attack during their next turn gets -2{p}."
    )
    first, second = (ben.hand(f"《{name}》 {STRIKE}", "Go again") for name in ("Jab", "Hook"))
    ann.plays(blow).until("")
    t.end_turn()
    ben.plays(first).until("resolution")
    ben.plays(second).until("attack")
    assert (first.power, second.power) == (1, 3)


def test_the_next_attack_of_the_hit_hero_is_no_attack_of_others(ann: Person, ben: Person) -> None:
    """The attacks of whoever controls the effect are as before."""
    blow = ann.hand(
        f"《Blow》 {STRIKE}", "Go again", "When this hits a hero, their first attack during their next turn gets -2{p}."
    )
    own = ann.hand(f"《Own》 {STRIKE}")
    ann.plays(blow).until("resolution")
    ann.plays(own).until("attack")
    assert (own.power, ben.life) == (3, 17)


def test_the_next_card_alone_is_played_as_an_instant(ann: Person) -> None:
    """The effect is used up by the first card that fits, and not by another one."""
    charm = ann.hand(
        "《Charm》 Generic Instant, cost 0",
        "You may play your next blue action card this turn as though it were an instant.",
    )
    red = ann.hand("《Red》 Generic Action, cost 0, pitch 1", "Gain 1{h}.", "Go again")
    blues = [ann.hand(f"《Blue {at}》 Generic Action, cost 0, pitch 3", "Gain 1{h}.") for at in range(2)]
    ann.resolves(charm, red)
    ann.plays(blues[0], as_an_instant=True)
    assert not ann.may_play(blues[1])


@pytest.mark.parametrize(("chosen", "tokens"), [((), (0, 0)), ((1,), (0, 1)), ((0, 1), (1, 1))])
def test_tokens_are_created_for_any_number_of_heroes(
    t: Table, ann: Person, ben: Person, chosen: tuple[int, ...], tokens: tuple[int, int]
) -> None:
    """Each of the chosen heroes gets one."""
    gift = ann.hand("《Gift》 Generic Instant, cost 0", "Create a Might token under any number of heroes' control.")
    answers = tuple(t.people[at].hero for at in chosen)
    ann.plays(gift).resolve(choose=(*answers, None) if len(answers) < 2 else answers)
    assert (ann.controls("剛力"), ben.controls("剛力")) == tokens


@pytest.mark.parametrize(("cranks", "power"), [(True, 4), (False, 3)])
def test_an_item_that_is_cranked_counts(ann: Person, cranks: bool, power: int) -> None:
    """An item that enters with all of its counters has not been cranked."""
    engine = ann.hand(
        "《Engine》 Mechanologist Action - Item, cost 0", "Crank", "This enters the arena with 2 steam counters."
    )
    blow = ann.hand(f"《Blow》 {STRIKE}", "If you've cranked this turn, this gets +1{p}.")
    spare = ann.hand("《Spare》 Generic Instant, cost 0", "Gain an action point.")
    ann.resolves(spare)
    ann.plays(engine).resolve(replace=cranks)
    ann.plays(blow).until("attack")
    assert blow.power == power


def test_damage_of_this_way_is_that_of_the_ability_alone(ann: Person, ben: Person) -> None:
    """Damage that the weapon has dealt as an attack is not dealt this way."""
    rod = ann.has_card(
        "weapon 1",
        "《Rod》 Wizard Weapon - Staff (2H), power 2",
        "Once per Turn Action - 0: Attack. Go again",
        "Once per Turn Instant - 0: Deal 1 arcane damage to target opposing hero. "
        "Gain 1{h} for each arcane damage dealt this way.",
    )
    ann.activates(rod).until("resolution")
    ann.activates(rod, ability=1, target=ben.hero).resolve()
    assert (ann.life, ben.life) == (21, 17)


@pytest.mark.parametrize(("pitched", "power"), [("Ice", 5), ("Earth", 2)])
def test_what_is_pitched_for_an_ability_is_pitched_this_way(ann: Person, pitched: str, power: int) -> None:
    """A static ability of the weapon looks at its last activation."""
    rod = ann.has_card(
        "weapon 1",
        "《Rod》 Wizard Weapon - Staff (2H), power 2",
        "Once per Turn Action - {r}: Attack",
        "If an Ice card is pitched this way, this gains +3{p}.",
    )
    stone = ann.hand(f"《Stone》 {pitched} Action, cost 0, pitch 1")
    ann.activates(rod, pitch=stone).until("attack")
    assert rod.power == power


@pytest.mark.parametrize(("at", "gained"), [((), 0), ((1,), 1), ((1, 1), 1), ((1, 0), 2)])
def test_heroes_who_have_lost_life_are_counted(t: Table, ann: Person, at: tuple[int, ...], gained: int) -> None:
    """A hero who has lost life twice counts once."""
    text = "Gain X{h}, where X is the number of heroes who have lost {h} this turn."
    count = ann.hand("《Count》 Wizard Instant, cost 0", text)
    sparks = [ann.hand("《Spark》 Wizard Instant, cost 0", "Deal 1 arcane damage to target hero.") for _ in at]
    for spark, who in zip(sparks, at, strict=True):
        ann.plays(spark, target=t.people[who].hero).resolve()
    before = ann.life
    ann.resolves(count)
    assert ann.life == before + gained


def test_both_modes_may_be_chosen(ann: Person) -> None:
    """Choosing both is a mode by itself."""
    text = "Choose 1 or both;\n- Draw a card.\n- Gain 2{h}."
    both = ann.hand("《Both》 Generic Instant, cost 0", *text.split("\n"))
    ann.has_card("deck", "《Tin》 Generic Action, cost 0")
    ann.plays(both, mode=2).resolve()
    assert (ann.life, ann.count("hand")) == (22, 1)
