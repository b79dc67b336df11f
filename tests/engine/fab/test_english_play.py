"""Cards in English are played: what their words mean happens in a game."""

import pytest

from rulesdb.checks.fab.table import Person
from rulesdb.engine.fab.zones import ZoneName

STRIKE = "Generic Action - Attack, cost 0, power 3"


def test_the_hero_who_is_hit_discards_and_loses_the_top_card(ann: Person, ben: Person) -> None:
    """They are the player of what is hit, not the controller of the attack."""
    blow = ann.hand(f"《Raid》 {STRIKE}", "When this hits a hero, they discard a card.")
    second = ann.hand(f"《Dig》 {STRIKE}", "When this hits a hero, banish the top card of their deck.", "Go again")
    shale, coal = ben.hand("《Shale》 Generic Action, cost 0"), ben.has_card("deck", "《Coal》 Generic Action, cost 0")
    ann.plays(second).until("resolution")
    assert coal.zone == "追放ゾーン"
    ann.plays(blow).until("")
    assert shale.zone == "墓地"


def test_another_card_is_not_the_card_itself(ann: Person) -> None:
    """An attack that counts other attacks does not count its own play."""
    first = ann.hand(f"《Echo》 {STRIKE}", "If you've played another attack action card this turn, this gets +2{p}.")
    ann.plays(first).until("attack")
    assert first.power == 3


def test_an_attack_counts_what_was_played_before(ann: Person) -> None:
    """The condition of a static ability is looked at all the time."""
    opener = ann.hand(f"《Opener》 {STRIKE}", "**Go again**")
    echo = ann.hand(f"《Echo》 {STRIKE}", "If you've played another attack action card this turn, this gets +2{p}.")
    ann.plays(opener).until("resolution")
    ann.plays(echo).until("attack")
    assert echo.power == 5


def test_a_card_costs_less_for_each_of_what_is_there(ann: Person) -> None:
    """The cost is reduced while the card is played from the hand, where it is no permanent."""
    ann.aura("霧")
    ann.aura("靄")
    text = "This costs {r} less to play for each aura you control."
    cheap = ann.hand("《Bargain》 Generic Action, cost 2", text, "Gain 1{h}.")
    dear = ann.hand("《Bargain》 Generic Action, cost 3", text)
    ann.cannot_play(dear, "1.14.2b")
    ann.resolves(cheap)
    assert ann.life == 21


def test_an_attack_from_arsenal_knows_where_it_came_from(ann: Person) -> None:
    """The condition holds on the stack and on the combat chain, and not for a card from the hand."""
    line = "If this was played from arsenal, it gains +1{p}."
    kept = ann.has_card("arsenal", f"《Ambusher》 {STRIKE}", line, "Go again")
    other = ann.hand(f"《Ambusher》 {STRIKE}", line)
    ann.plays(kept).until("resolution")
    assert kept.power == 4
    ann.plays(other).until("attack")
    assert other.power == 3


@pytest.mark.parametrize(("zone", "defense"), [("arsenal", 5), ("hand", 3)])
def test_a_defense_reaction_gets_more_as_it_resolves(ann: Person, ben: Person, zone: ZoneName, defense: int) -> None:
    """What it gets holds as long as it defends, where its static abilities would not function."""
    blow = ann.hand(f"《Blow》 {STRIKE}")
    line = "If Steel Lid is played from arsenal, it gains +2{d}."
    lid = ben.has_card(zone, "《Steel Lid》 Generic Defense Reaction, cost 0, defense 3", line)
    ann.plays(blow).until("reaction")
    ben.responds(lid).resolve()
    assert (lid.zone, lid.defense) == ("戦闘チェイン", defense)


def test_a_runechant_token_answers_an_attack(ann: Person, ben: Person) -> None:
    """The token is created by a card in English and triggers when the next attack is played."""
    maker = ann.hand("《Chant》 Runeblade Action, cost 0", "Create a Runechant token.", "Go again")
    blow = ann.hand(f"《Blow》 {STRIKE}")
    count = ann.hand("《Count》 Generic Instant, cost 0", "If you control a Runechant, gain 1{h}.")
    ann.resolves(maker, count)
    assert (ann.controls("ルーン陣"), ann.life) == (1, 21)
    ann.plays(blow).until("attack")
    assert (ben.life, ann.controls("ルーン陣")) == (19, 0)


def test_an_item_enters_with_counters_and_uses_them_up(ann: Person) -> None:
    """The counters are there from the beginning, and the item goes when none is left to remove."""
    text = (
        "This enters the arena with a steam counter. "
        "At the start of your turn, destroy this unless you remove a steam counter from it."
    )
    engine = ann.hand("《Engine》 Mechanologist Action - Item, cost 0", text)
    ann.resolves(engine)
    assert engine.counters("蒸気") == 1


def test_the_next_damage_is_prevented_once(ann: Person) -> None:
    """Two of the next damage are prevented, and nothing of what follows."""
    text = "The next time you would be dealt damage this turn, prevent 2 of that damage."
    guard = ann.hand("《Brace》 Generic Instant, cost 0", text)
    sparks = [ann.hand("《Spark》 Wizard Instant, cost 0", "Deal 3 arcane damage to target hero.") for _ in range(2)]
    ann.resolves(guard)
    for spark, life in zip(sparks, (19, 16), strict=True):
        ann.plays(spark, target=ann.hero).resolve()
        assert ann.life == life


def test_a_fused_attack_is_stronger_on_the_combat_chain(ann: Person) -> None:
    """What was paid for the card counts as long as it is the attack."""
    text = "If this was fused, it gains +2{p}."
    ann.hand("《Floe》 Ice Action, cost 0")
    fused = ann.hand("《Hail》 Ice Warrior Action - Attack, cost 0, power 3", "Ice Fusion", text)
    ann.plays(fused, additional_cost=True).until("attack")
    assert fused.power == 5


def test_opting_puts_cards_on_the_top_or_the_bottom(ann: Person) -> None:
    """One of two cards goes to the bottom of the deck, the other one stays on top."""
    names = [ann.has_card("deck", f"《{name}》 Generic Action, cost 0") for name in ("Coal", "Salt", "Tin")]
    glance = ann.hand("《Glance》 Wizard Instant, cost 0", "Opt 2", "Draw a card.")
    ann.plays(glance).resolve(opt_to_the_bottom=(names[0], None))
    assert ann.cards_in("hand") == ["《Salt》"]
    assert ann.cards_in("deck") == ["《Coal》", "《Tin》"]
