"""English cards of Flesh and Blood in combat: what they say of attacks, of defending cards and of who is hit."""

import pytest
from support.engine.fab.english_lines import STRIKE, echoed

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.kernel.engine_errors import EngineError

SAME = {
    "The next card you play this turn with cost 2 or less and an arcane damage effect, instead deals that much arcane "
    "damage plus 1.": "the next card with cost 2 or less with a effect that deals arcane damage you play this turn "
    'gets "if this would deal arcane damage, instead this deals that much damage plus 1"',
    "If the defending hero has 2 or more cards in their soul, this gets +2{p}.": "if the number of cards in the "
    "defending hero's hero's soul is 2 or more, this gets +2 power",
    "When this hits a hero, if they have 4 or more cards in hand, they discard a card.": "when this hits a hero, if "
    "the number of cards in that hero's hand is 4 or more, that hero discards a card",
    "When this hits a hero, banish the top 2 cards of their deck.": "when this hits a hero, banish the top 2 cards of "
    "that hero's deck",
    "When this attacks, if you have no cards in hand, it gains +3{p}.": "when this attacks, if there is no card from "
    "your hand, this gets +3 power",
    "Turn a card in a graveyard face-down. If it's yellow, draw a card.": "choose a card in a graveyard, then turn the "
    "chosen object face down. if there is a yellow card turned this way, draw a card",
    "You may banish 2 Earth cards and an action card from your graveyard. If you do, draw a card.": "you may banish 2 "
    "Earth cards from your graveyard and banish a action card from your graveyard. if you do, draw a card",
    "Attack Reaction - Destroy this: Target arrow attack with an aim counter gets go again.": "attack reaction - "
    "destroy this: target arrow attack with a 「aim」 counter on it gets go again",
    'Target weapon attack gets +3{p} and "Damage this would deal can\'t be prevented."': "target weapon attack gets +3 "
    'power and "damage that would be dealt by this can\'t be prevented"',
    "Blue Herons you control gain +1{p} this turn.": "「Blue Heron」 you control get +1 power this turn",
    "If the defending hero controls a Gold, this gets overpower.": "if there is a 「Gold」 the defending hero "
    "controls, this gets overpower",
    "When this has no steam counters on it, destroy it.": "when there is no 「蒸気」 counter on this, destroy this",
}
"""Lines in English, and as they are echoed."""


@pytest.mark.parametrize(("line", "words"), SAME.items())
def test_a_line_is_echoed_and_nothing_of_it_is_lost(line: str, words: str) -> None:
    """What is read prints in both languages, and both read back as the same record."""
    assert echoed(line) == words


@pytest.mark.parametrize(
    "line",
    [
        "This attack can only be defended with 3 or less base {p}.",
        "The next attack you play or boost this turn gets +4{p}.",
        "Destroy this: Target arrow attack with an aim counter gets go again. It gets +1{p} and it gets it.",
        "When this hits a hero, if you have 4 or more cards in their hand, they discard a card.",
        "If your hero would be dealt damage, instead prevent 4 of that damage and destroy it.",
        "Banish 2 Earth cards and an action card from a graveyard.",
    ],
)
def test_what_only_looks_like_it_is_refused(line: str) -> None:
    """Words that nearly say one of these say something else, or nothing."""
    with pytest.raises(EngineError):
        read_card(f"《Tin Rooster》 {STRIKE}", line)


def test_the_next_boosted_attack_is_meant(ann: Person) -> None:
    """An attack that is not boosted leaves the effect waiting, and only one gets it."""
    gas = ann.hand(
        "《Gas》 Mechanologist Action, cost 0", "The next attack you boost this turn gets +4{p}.", "Go again"
    )
    header = "Mechanologist Action - Attack, cost 0, power 3"
    carts = [ann.hand(f"《Cart {at}》 {header}", "Boost", "Go again") for at in range(3)]
    for at in range(5):
        ann.has_card("deck", f"《Coal {at}》 Generic Action, cost 0")
    ann.resolves(gas)
    for cart, is_boosted, power in zip(carts, (False, True, True), (3, 7, 3), strict=True):
        ann.plays(cart, additional_cost=is_boosted).until("resolution")
        assert cart.power == power


def test_an_effect_on_the_next_attacks_counts_them(ann: Person) -> None:
    """Two attacks of the class get it, whatever comes between."""
    song = ann.hand("《Song》 Ninja Action, cost 0", "Your next 2 Ninja attacks this turn gain +1{p}.", "Go again")
    header = "Action - Attack, cost 0, power 3"
    classes = ("Ninja", "Brute", "Ninja", "Ninja")
    kicks = [ann.hand(f"《Kick {at}》 {one} {header}", "Go again") for at, one in enumerate(classes)]
    ann.resolves(song)
    for kick, power in zip(kicks, (4, 3, 4, 3), strict=True):
        ann.plays(kick).until("resolution")
        assert kick.power == power


def test_the_hero_who_is_attacked_is_intimidated(t: Table, ann: Person, ben: Person) -> None:
    """Nobody chooses a target."""
    shale = ben.hand("《Shale》 Generic Action, cost 0")
    ann.plays(ann.hand(f"《Yell》 {STRIKE}", "When this attacks a hero, intimidate them.")).until("defend")
    assert (shale.zone, t.stack) == ("追放ゾーン", 0)


def test_an_aura_is_destroyed_as_it_prevents(ann: Person) -> None:
    """The sub-event occurs before the damage that is left, and the next damage is not prevented."""
    melody = ann.has_card(
        "permanent",
        "《Hum》 Generic Action - Aura, cost 0",
        "If your hero would be dealt damage, instead destroy Hum and prevent 2 damage that source would deal.",
    )
    sparks = [ann.hand("《Spark》 Wizard Instant, cost 0", "Deal 3 arcane damage to target hero.") for _ in range(2)]
    for spark, life in zip(sparks, (19, 16), strict=True):
        ann.plays(spark, target=ann.hero).resolve()
        assert (ann.life, melody.zone) == (life, "墓地")


def test_a_card_moves_when_the_combat_chain_closes(ann: Person) -> None:
    """Only the attack from the arsenal goes to the bottom of the deck."""
    line = "If Old Oak is played from arsenal, put it on the bottom of its owner's deck when the combat chain closes."
    kept = ann.has_card("arsenal", f"《Old Oak》 {STRIKE}", line)
    other = ann.hand(f"《Old Oak》 {STRIKE}", "Go again", line)
    ann.plays(other).until("resolution")
    ann.plays(kept).until("")
    assert (kept.zone, other.zone) == ("デッキ", "墓地")


@pytest.mark.parametrize(("name", "life"), [("Action - Attack, power 3", 21), ("Action", 20)])
def test_a_target_is_defended_by_a_card_of_a_type(t: Table, ann: Person, ben: Person, name: str, life: int) -> None:
    """The condition looks at what defends against the target as the reaction resolves."""
    blow = ann.hand(f"《Blow》 {STRIKE}")
    text = "Target attack gets +3{p}. If it's defended by an attack action card, gain 1{h}."
    lunge = ann.hand("《Lunge》 Warrior Attack Reaction, cost 0", text)
    wall = ben.hand(f"《Wall》 Generic {name}, cost 0, defense 2")
    ann.plays(blow).until("attack").resolve(defend=(wall, None))
    t.until("reaction")
    ann.plays(lunge, target=blow).resolve()
    assert (blow.power, ann.life) == (6, life)


@pytest.mark.parametrize(("power", "zone"), [(4, "手札"), (3, "戦闘チェイン")])
def test_a_card_defends_small_attacks_alone(ann: Person, ben: Person, power: int, zone: str) -> None:
    """The restriction functions in the hand."""
    blow = ann.hand(f"《Blow》 Generic Action - Attack, cost 0, power {power}")
    mouse = ben.hand(
        "《Mouse》 Generic Action, cost 0, defense 3", "This can only defend an attack with 3 or less base {p}."
    )
    ann.plays(blow).until("attack").resolve(defend=(mouse, None))
    assert mouse.zone == zone


def test_a_hero_puts_a_card_on_their_own_deck(ann: Person, ben: Person) -> None:
    """The place is the deck of the player who puts the card there."""
    shale = ben.hand("《Shale》 Generic Action, cost 0")
    text = "When this hits a hero, they put a card from their hand on top of their deck."
    ann.plays(ann.hand(f"《Blow》 {STRIKE}", text)).until("")
    assert shale.zone == "デッキ"
