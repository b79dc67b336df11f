"""Games with English cards that say more of their target, of defending cards and of a deck, and with their keywords."""

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.rules.objects.card_pool import rules_against_card

_ATTACK = "Generic Action - Attack, cost 0, power 3, defense 3"
_INSTANT = "Generic Instant, cost 0"


def test_a_target_does_all_that_is_said_of_it(ann: Person, ben: Person) -> None:
    """Ben draws the card of his deck and discards the only card of his hand, and Ann nothing."""
    ben.has_card("deck", "《Coal》 Generic Action, cost 0")
    swap = ann.hand(f"《Swap》 {_INSTANT}", "Target hero draws a card, then they discard a card.")
    ann.plays(swap, target=ben.hero).resolve()
    assert (ben.cards_in("hand"), ben.cards_in("graveyard")) == ([], ["《Coal》"])


def test_a_card_is_played_only_under_its_condition(ann: Person) -> None:
    """Two copies: one before an aura is there, one afterwards."""
    first, second = (
        ann.hand(f"《Dusk》 {_INSTANT}", "Play this only if you control an aura.", "Gain 1{h}.") for _ in range(2)
    )
    dawn = ann.hand("《Dawn》 Generic Action - Aura, cost 0", "Go again")
    ann.cannot_play(first, "5.4.4")
    ann.resolves(dawn)
    ann.resolves(second)
    assert ann.life == 21


def test_a_target_deals_damage_and_has_hit(ann: Person, ben: Person) -> None:
    """The damage of a dagger is a hit after all, to which an aura answers."""
    knife = ann.has_card("weapon 1", "《Nail》 Generic Weapon - Dagger (1H), power 1", "Action - 0: Attack")
    ann.has_card("permanent", "《Tally》 Generic Action - Aura, cost 0", "Whenever a dagger hits, gain 1{h}.")
    text = (
        "When this attacks a hero, target dagger you control deals 1 damage to them. "
        "If damage is dealt this way, the dagger has hit. Destroy the dagger."
    )
    throw = ann.hand(f"《Throw》 {_ATTACK}", text)
    ann.plays(throw).until("attack").until("resolution", target=knife)
    assert (ann.life, ben.life, knife.zone) == (21, 16, "墓地")


def test_a_card_defends_together_with_another_one(ann: Person, ben: Person) -> None:
    """Ben's wall defends alone, then another one together with an attack action card."""
    text = "When this defends together with an attack action card, gain 3{h}."
    walls = [ben.hand(f"《Wall》 {_ATTACK}", text) for _ in range(2)]
    fang = ben.hand(f"《Fang》 {_ATTACK}")
    claws = [ann.hand(f"《Claw》 {_ATTACK}", "Go again") for _ in range(2)]
    ann.plays(claws[0]).until("attack").until("resolution", defend=(walls[0], None))
    assert ben.life == 20
    ann.plays(claws[1]).until("attack").until("resolution", defend=(walls[1], fang, None))
    assert ben.life == 23


def test_the_card_that_was_looked_at_is_put_on_the_bottom(ann: Person) -> None:
    """The card below it is drawn."""
    for name in ("Coal", "Salt"):
        ann.has_card("deck", f"《{name}》 Generic Action, cost 0")
    text = "Look at the top card of your deck. You may put it on the bottom. Draw a card."
    ann.plays(ann.hand(f"《Glance》 {_INSTANT}", text)).resolve(may=True)
    assert ann.cards_in("hand") == ["《Salt》"]


def test_a_card_with_rune_gate_is_played_for_nothing(ann: Person) -> None:
    """It costs two, and is played when there are two Runechants."""
    maker = ann.hand("《Chant》 Runeblade Action, cost 0", "Create two Runechant tokens.", "Go again")
    gate = ann.has_card("banished", "《Portal》 Runeblade Action, cost 2", "Rune Gate", "Gain 1{h}.")
    ann.cannot_play(gate, "5.1.1a")
    ann.resolves(maker)
    ann.resolves(gate)
    assert ann.life == 21


def test_a_card_is_heaved_into_the_arsenal(t: Table, ann: Person) -> None:
    """Ann pays two, and creates two Seismic Surges."""
    stone = ann.hand("《Stone》 Guardian Action - Attack, cost 7, power 9, defense 3", "Heave 2")
    coal = ann.hand("《Coal》 Generic Action, cost 0, pitch 2")
    t.end_turn(hidden_trigger=True, may=True, pitch=coal)
    assert stone.zone == "格納庫"
    assert ann.controls("サイズミックサージ") == 2


def test_cards_of_an_essence_are_in_the_card_pool() -> None:
    """A hero of the warriors may have cards of earth and of ice, and of nothing else."""
    hero = read_card("《Poppy》 Warrior Hero, life 20, intellect 4", "Essence of Earth and Ice")
    earth, light = (read_card(f"《Clod》 {talent} Warrior Action, cost 0") for talent in ("Earth", "Light"))
    assert not rules_against_card(earth, hero, "deck")
    assert rules_against_card(light, hero, "deck") == {"fab:1.1.3"}


def test_the_second_time_of_a_turn_triggers(ann: Person) -> None:
    """Ann plays three cards, and gains life by the second one."""
    ann.has_card(
        "permanent",
        "《Tally》 Generic Action - Aura, cost 0",
        "The second time you play a red card each turn, gain 2{h}.",
    )
    cards = [ann.hand(f"《{name}》 {_INSTANT}, pitch 1", "Opt 1") for name in ("Coal", "Salt", "Clay")]
    for card, life in zip(cards, (20, 22, 22), strict=True):
        ann.resolves(card)
        assert ann.life == life


def test_a_weapon_attacks_once_more_by_what_its_attack_got(ann: Person, ben: Person) -> None:
    """The attack has the ability, and its weapon may attack again."""
    nail = ann.has_card(
        "weapon 1", "《Nail》 Generic Weapon - Dagger (1H), power 1", "Once per Turn Action - 0: Attack"
    )
    text = (
        "Your next dagger attack this turn gets go again and "
        '"When this hits, you may attack with it an additional time this turn."'
    )
    ann.resolves(ann.hand(f"《Hone》 {_INSTANT}", text))
    ann.activates(nail).until("resolution")
    ann.activates(nail).until("resolution")
    assert ben.life == 18
