"""English pronouns of Flesh and Blood cards: which card or hero they stand for, in words and in play."""

import pytest
from support.engine.fab.english_lines import echoed

from rulesdb.checks.fab.table import Person
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.kernel.engine_errors import EngineError

FIRST = "《Tin Rooster》 Generic Instant, cost 0"
ARROW = "Ranger Action - Arrow Attack, cost 0, power 3"
SAME = {
    "Banish a card from your hand. If it's a Shadow card, draw a card.": "banish a card from your hand. if there is a "
    "Shadow card banished this way, draw a card",
    "Put a card from your hand on the bottom of your deck. If it's red, draw a card.": "put a card from your hand on "
    "the bottom of its owner's deck. if there is a red card last put this way, draw a card",
    "Put a card from your hand on the bottom of your deck. If it's not your turn, draw a card.": "put a card from your "
    "hand on the bottom of its owner's deck. if now is not your turn, draw a card",
    "Look at the top card of your deck. If it's an arrow, you may put it face up into your arsenal. If you do, it gets "
    "+1{p} this turn.": "look at the top card of your deck. if there is a arrow card looked at this way, you may put "
    "the looked at card face up into its owner's arsenal. if you do, the put card get +1 power this turn",
    "Target dagger attack gets +3{p}. If you control 2 or more Draconic chain links, it gets go again.": "target "
    "dagger attack gets +3 power. if the number of Draconic chain links you control is 2 or more, that target gets "
    "go again",
    "Deal 2 arcane damage to target hero. If it's not your turn, instead deal 3 arcane damage to them.": "deal 2 "
    "arcane damage to target hero. if now is not your turn, instead deal 3 arcane damage to that target",
    "You may look at the top card of target opponent's deck. You may put it on the bottom.": "for target opposing "
    "hero, you may look at the top card of that target's deck. you may put the looked at card on the bottom of its "
    "owner's deck",
}
"""Lines in English, and as they are echoed."""


@pytest.mark.parametrize(("line", "words"), SAME.items())
def test_a_pronoun_is_replaced_by_what_it_stands_for(line: str, words: str) -> None:
    """What is read prints in both languages, and both read back as the same record."""
    assert echoed(line) == words


@pytest.mark.parametrize(
    "line",
    [
        "Put a +1{p} counter on this. If it has 3 or more +1{p} counters, draw a card.",
        "Discard a card, then draw a card. If it's red, draw a card.",
        "Instant - Discard a card: Discard a card. If it's red, draw a card.",
        "Banish a card from your hand, then banish the top card of your deck. If it's red, draw a card.",
        "Target dagger attack gets +3{p}. If you control an aura, it gets go again.",
        "Target dagger attack gets +3{p}. If you control 2 or more auras, draw a card, then it gets +1{p}.",
        "Deal 2 arcane damage to any target. If you control 2 or more auras, instead deal 3 arcane damage to them.",
        "Reveal a card from your hand. If it's red, it gets +1{p}.",
    ],
)
def test_a_pronoun_that_could_mean_something_else_is_refused(line: str) -> None:
    """Two cards, a counter or an aura could be meant."""
    with pytest.raises(EngineError):
        read_card(FIRST, line)


@pytest.mark.parametrize(
    ("top", "power"), [(f"《Bolt》 {ARROW}", 4), ("《Coal》 Generic Action - Attack, cost 0, power 3", 3)]
)
def test_only_the_card_that_is_put_last_is_meant(ann: Person, top: str, power: int) -> None:
    """The first one, which goes to the bottom of the deck, is an arrow as well."""
    text = (
        "Put a card from your arsenal on the bottom of your deck. If you do, put the top card of your deck face up "
        "into your arsenal. If it's an arrow card, it gains +1{p} until end of turn."
    )
    ann.has_card("arsenal", f"《Fletching》 {ARROW}")
    drawn = ann.has_card("deck", top)
    ann.resolves(ann.hand(FIRST, text))
    assert (drawn.zone, drawn.power) == ("格納庫", power)


@pytest.mark.parametrize(("name", "life"), [("Lightning", 21), ("Ice", 22), ("Earth", 20)])
def test_a_card_turned_as_a_cost_is_looked_at(ann: Person, name: str, life: int) -> None:
    """Each condition asks for the card that was turned to pay for the ability."""
    text = (
        "Once per Turn Action - Turn a face down card in your arsenal face up: If it's a Lightning card, gain 1{h}. If "
        "it's an Ice card, gain 2{h}. Go again"
    )
    vane = ann.has_card("head", "《Vane》 Generic Equipment - Head", text)
    hidden = ann.has_card("arsenal", f"《Hidden》 {name} Action, cost 0")
    ann.activates(vane).resolve()
    assert (ann.life, hidden.is_public) == (life, True)
