"""English cards that look at zones and move cards between them: hands of others, arsenals, decks, boosted cards."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.kernel.engine_errors import EngineError

_ATTACK = "Generic Action - Attack, cost 0, power 3, defense 3"
_INSTANT = "Generic Instant, cost 0"
_COAL, _SALT, _CLAY, _TIN = (f"《{name}》 Generic Action, cost 0" for name in ("Coal", "Salt", "Clay", "Tin"))


def test_a_card_is_chosen_from_the_hand_of_who_is_hit(ann: Person, ben: Person) -> None:
    """Ann looks at Ben's hand and chooses; Ben keeps the other card."""
    coal, salt = ben.hand(_COAL), ben.hand(_SALT)
    text = "When this hits a hero, look at their hand and choose a card. They discard it."
    ann.plays(ann.hand(f"《Pry》 {_ATTACK}", text)).until("damage").until("resolution", choose_one=salt)
    assert (coal.zone, salt.zone) == ("手札", "墓地")


def test_the_chosen_card_goes_to_the_bottom_and_its_owner_draws(ann: Person, ben: Person) -> None:
    """Ben draws the card of his deck, under which the chosen card lies then."""
    coal = ben.hand(_COAL)
    clay, tin = ben.has_card("deck", _CLAY), ben.has_card("deck", _TIN)
    text = "Look at target hero's hand and choose a card. They put it on the bottom of their deck then draw a card."
    ann.plays(ann.hand(f"《Pry》 {_INSTANT}", text), target=ben.hero).resolve(choose_one=coal)
    assert (clay.zone, tin.zone, coal.zone) == ("手札", "デッキ", "デッキ")


def test_a_card_of_the_arsenal_is_turned_up_and_banished_only_if_it_fits(ann: Person, ben: Person) -> None:
    """The first card is no attack action card, and stays."""
    text = (
        "When this hits a hero, turn a card in their arsenal face-up, then banish an attack action card from their "
        "arsenal."
    )
    blows = [ann.hand(f"《Blow》 {_ATTACK}", text, "Go again") for _ in range(2)]
    coal = ben.has_card("arsenal", _COAL)
    ann.plays(blows[0]).until("resolution")
    assert (coal.zone, coal.is_public) == ("格納庫", True)


def test_a_card_of_hand_or_arsenal_is_put_away(ann: Person) -> None:
    """Ann puts away the card of her arsenal, and draws."""
    coal, salt = ann.hand(_COAL), ann.has_card("arsenal", _SALT)
    ann.has_card("deck", _CLAY)
    text = "You may put a card from your hand or arsenal on the bottom of your deck. If you do, draw a card."
    ann.plays(ann.hand(f"《Tidy》 {_INSTANT}", text)).resolve(may=True, choose=salt)
    assert (coal.zone, salt.zone, ann.cards_in("hand")) == ("手札", "デッキ", ["《Clay》", "《Coal》"])


def deck_of(t: Table) -> list[str]:
    """Return the names of the cards of Ann's deck, from the top."""
    return [t.game.object(card).card.name for card in t.game.zone("deck", 0)]


def test_of_some_cards_one_goes_up_and_the_rest_down(t: Table, ann: Person) -> None:
    """Of three cards the second goes on top, and the others to the bottom in the order that Ann says."""
    coal, salt, clay = (ann.has_card("deck", one) for one in (_COAL, _SALT, _CLAY))
    ann.has_card("deck", _TIN)
    text = (
        "Look at the top 3 cards of your deck. Put 1 card from among them on top of your deck, and the rest on the "
        "bottom of your deck in any order."
    )
    ann.plays(ann.hand(f"《Peek》 {_INSTANT}", text)).resolve(choose=salt, order_of_events=(clay, coal))
    assert deck_of(t) == ["Salt", "Tin", "Clay", "Coal"]


def test_the_rest_goes_down_whether_or_not_a_card_is_taken(t: Table, ann: Person) -> None:
    """Ann takes nothing, and the card below is the top card then."""
    ann.has_card("deck", "《Dart》 Ranger Action - Arrow Attack, cost 0, power 3")
    ann.has_card("deck", _TIN)
    text = (
        "Look at the top 1 cards of your deck. You may put an arrow card from among them face up into your arsenal, "
        "then put the rest on the bottom of your deck in any order."
    )
    ann.plays(ann.hand(f"《Aim》 {_INSTANT}", text)).resolve(may=False)
    assert deck_of(t) == ["Tin", "Dart"]


def test_a_mentor_turns_face_up_and_then_teaches(t: Table, ann: Person) -> None:
    """It triggers face down at the start of the turn, and counts only while it is face up."""
    lines = (
        "While Old Sage is face down in arsenal, at the start of your turn, you may turn her face up.",
        (
            "While Old Sage is face up in arsenal, whenever you play a red card, put a lesson counter on her. Then if "
            "there are 2 or more lesson counters on her, banish her, search your deck for Coal, put it face up into "
            "arsenal, and shuffle."
        ),
    )
    sage = ann.has_card("arsenal", "《Old Sage》 Generic Mentor", *lines)
    cards = [ann.hand(f"《Ember》 {_INSTANT}, pitch 1", "Gain 1{h}.") for _ in range(3)]
    coal = ann.has_card("deck", _COAL)
    ann.resolves(cards[0])
    assert sage.counters("lesson") == 0
    t.end_turn().end_turn(hidden_trigger=True, may=True)
    ann.plays(cards[1]).resolve(2)
    assert (sage.is_public, sage.counters("lesson")) == (True, 1)
    ann.plays(cards[2]).resolve(search=coal)
    assert (sage.zone, coal.zone, coal.is_public) == ("追放ゾーン", "格納庫", True)


def test_what_is_put_face_up_into_the_arsenal_triggers(ann: Person) -> None:
    """The card itself, and what watches arrows from the deck; a card from the hand gets no counter."""
    ann.has_card("deck", _TIN)
    ann.has_card(
        "permanent",
        "《Nest》 Generic Action - Aura, cost 0",
        "Whenever an arrow is put face up into your arsenal from your deck, put an aim counter on it.",
    )
    shaft = "《Shaft》 Ranger Action - Arrow Attack, cost 0, power 3"
    line = "If Shaft is put into your arsenal face up, gain 1{h}."
    first = ann.hand(shaft, line)
    text = "You may put an arrow card from your hand face up into an empty arsenal zone you control."
    ann.plays(ann.hand(f"《Load》 {_INSTANT}", text)).resolve(may=True, choose=first).resolve()
    assert (first.zone, first.counters("aim"), ann.life) == ("格納庫", 0, 21)


def test_an_attack_is_discarded_or_a_card_of_the_deck_destroyed(ann: Person) -> None:
    """Ann destroys the top card, which has what the condition asks for."""
    ann.hand(_COAL)
    ann.has_card("deck", _TIN, "Dominate")
    text = (
        "When this attacks, you may discard a card or destroy the top card of your deck. If that card has dominate, "
        "this gets +2{p}."
    )
    wave = ann.hand(f"《Wave》 {_ATTACK}", text)
    ann.plays(wave).until("attack").resolve(may=True, mode=1)
    assert (wave.power, ann.cards_in("hand"), ann.cards_in("graveyard")) == (5, ["《Coal》"], ["《Tin》"])


@pytest.mark.parametrize(("supertype", "power"), [("Shadow", 5), ("Light", 3)])
def test_what_a_cost_has_banished_matters(ann: Person, supertype: str, power: int) -> None:
    """The attack gets more only if the banished card fits."""
    ann.hand(f"《Wisp》 {supertype} Action, cost 0")
    text = (
        "As an additional cost to play this, you may banish a card from your hand. If a Shadow card is banished this "
        "way, this gets +2{p}."
    )
    blow = ann.hand(f"《Blow》 {_ATTACK}", text)
    ann.plays(blow, additional_cost=True).until("attack")
    assert blow.power == power


def test_a_search_has_a_bound_of_x(ann: Person) -> None:
    """X is 1: the aura that costs 2 is not found."""
    dear = ann.has_card("deck", "《Fog》 Generic Action - Aura, cost 2")
    cheap = ann.has_card("deck", "《Mist》 Generic Action - Aura, cost 1")
    seek = ann.hand(
        "《Seek》 Generic Action, cost X",
        "Search your deck for an aura card with cost X or less, put it into the arena, then shuffle your deck.",
    )
    pitched = ann.hand(f"{_COAL}, pitch 1")
    ann.plays(seek, x=1, pitch=pitched).resolve(search=cheap)
    assert (dear.zone, cheap.zone) == ("デッキ", "闘技場")


def test_a_card_that_is_searched_for_lies_on_top(t: Table, ann: Person) -> None:
    """It is on top of the deck after the shuffle."""
    for one in (_COAL, _SALT, _CLAY):
        ann.has_card("deck", one)
    tin = ann.has_card("deck", f"《Bolt》 {_INSTANT}")
    text = "Search your deck for an instant card, reveal it, then shuffle and put it on top."
    ann.plays(ann.hand(f"《Seek》 {_INSTANT}", text)).resolve(search=tin)
    assert deck_of(t)[0] == "Bolt"


@pytest.mark.parametrize(("kind", "power"), [("Item", 4), ("Aura", 3)])
def test_an_item_that_boost_has_banished_matters(ann: Person, kind: str, power: int) -> None:
    """The item triggers as it is banished, and the boosted attack is stronger."""
    ann.has_card(
        "deck",
        f"《Cog》 Mechanologist Action - {kind}, cost 0",
        "When this is banished from boosting, gain 1{h}.",
    )
    text = "If an item or equipment was banished from boosting this, this gets +1{p}."
    ram = ann.hand("《Ram》 Mechanologist Action - Attack, cost 0, power 3", "Boost", text)
    ann.plays(ram, additional_cost=True).until("attack")
    assert (ram.power, ann.life) == (power, 21)


@pytest.mark.parametrize("line", ["This can only be played from arsenal.", "This can't be played from hand."])
def test_a_card_says_from_where_it_is_played(ann: Person, line: str) -> None:
    """It is played from the arsenal alone."""
    first, second = (
        ann.hand(f"《Trick》 {_INSTANT}", line, "Gain 1{h}."),
        ann.has_card("arsenal", f"《Trick》 {_INSTANT}", line, "Gain 1{h}."),
    )
    ann.cannot_play(first, "5.4.4")
    ann.resolves(second)
    assert ann.life == 21


_FISH = (
    "When this hits a hero, they choose and reveal a card from their hand. If it's blue, they discard it and you "
    "create a Gold token. If you've activated a cannon this turn, instead look at their hand and you choose the card."
)


def test_who_is_hit_chooses_unless_a_cannon_was_activated(t: Table, ann: Person, ben: Person) -> None:
    """Ben chooses a card that is not blue, and then Ann the blue one."""
    cannon = ann.has_card("weapon 1", "《Brass》 Pirate Weapon - Cannon (2H)", "Instant - 0: Gain 1{h}.")
    wave, rock = ben.hand("《Wave》 Generic Action, cost 0, pitch 3"), ben.hand(_COAL)
    hooks = [ann.hand(f"《Hook》 {_ATTACK}", _FISH, "Go again") for _ in range(2)]
    ann.plays(hooks[0]).until("damage").until("resolution", choose_one=rock)
    assert (wave.zone, rock.zone, ann.controls("金貨")) == ("手札", "手札", 0)
    ann.activates(cannon).resolve()
    ann.plays(hooks[1]).until("damage").until("resolution", choose_one=wave)
    assert (wave.zone, rock.zone, ann.controls("金貨")) == ("墓地", "手札", 1)
    assert t.was_asked(ben, "choose one")


@pytest.mark.parametrize(("line", "hand"), [("Aura", ["《Mist》"]), ("Item", [])])
def test_cards_are_revealed_until_one_fits(t: Table, ann: Person, line: str, hand: list[str]) -> None:
    """The aura goes to the hand, and without any card that fits none does."""
    for one in (_COAL, _SALT):
        ann.has_card("deck", one)
    ann.has_card("deck", "《Mist》 Generic Action - Aura, cost 1")
    text = (
        f"Reveal cards from the top of your deck until you reveal an {line.lower()} card. Put it into your hand, then "
        "shuffle."
    )
    ann.plays(ann.hand(f"《Seek》 {_INSTANT}", text)).resolve()
    assert ann.cards_in("hand") == hand
    assert len(deck_of(t)) == 3 - len(hand)


def test_hand_and_arsenal_are_shuffled_in_and_drawn_anew(ann: Person) -> None:
    """Ann draws as many cards as she has put into the deck."""
    ann.hand(_COAL), ann.has_card("arsenal", _SALT)
    brew = ann.has_card(
        "permanent",
        "《Brew》 Generic Action - Item, cost 0",
        "Instant - Destroy this: Shuffle your hand and arsenal into your deck then draw that many cards.",
    )
    ann.activates(brew).resolve()
    assert ann.cards_in("hand") == ["《Coal》", "《Salt》"]


def test_a_name_is_counted_in_graveyards(ann: Person, ben: Person) -> None:
    """Cards with the card's own name count in both graveyards."""
    lines = "Gain X{h}, where X is 1 plus the number of Old Tomes in all graveyards."
    for player in (ann, ben):
        player.has_card("graveyard", f"《Old Tome》 {_INSTANT}", lines)
    ann.has_card("graveyard", _COAL)
    ann.resolves(ann.hand(f"《Old Tome》 {_INSTANT}", lines))
    assert ann.life == 23


def test_three_things_are_done_in_a_row(ann: Person) -> None:
    """The aura goes, and Ann has drawn a card for the one that she puts back."""
    ann.has_card("deck", _COAL)
    text = "Gain 1{h}, draw a card, then put a card from your hand on the bottom of your deck."
    ann.resolves(ann.hand(f"《Row》 {_INSTANT}", text))
    assert (ann.life, ann.cards_in("deck")) == (21, ["《Coal》"])


@pytest.mark.parametrize(
    "line",
    [
        "When this hits a hero, look at your hand and choose a card. They discard it.",
        "When this hits a hero, look at their hand and choose a card. You discard it.",
        "Look at the top 3 cards of your deck. Put 1 card from among them on top of your deck, and the rest face up.",
        "You may discard a card or destroy an aura you control. If that card has dominate, this gets +2{p}.",
        "This can't be played from the stack.",
        "If this deals damage, draw a card.",
        "As an additional cost to play this, discard a card. Draw a card.",
    ],
)
def test_near_misses_are_not_read(line: str) -> None:
    """Another hand, another chooser, another place."""
    with pytest.raises(EngineError):
        read_card(f"《Miss》 {_ATTACK}", line)


def test_a_full_arsenal_takes_no_card(ann: Person, ben: Person) -> None:
    """Ann's arsenal has a card already, Ben's has none; nor does a search put a second card there."""
    full, coal, salt = ann.has_card("arsenal", _COAL), ann.has_card("deck", _TIN), ben.has_card("deck", _SALT)
    text = "Each hero puts the top card of their deck face down into their arsenal."
    store = ann.hand(f"《Store》 {_INSTANT}", text)
    load = ann.hand(f"《Load》 {_INSTANT}", "You may put a card from your hand face down into your arsenal.")
    ann.hand(_CLAY)
    ann.resolves(store)
    assert (full.zone, coal.zone, salt.zone) == ("格納庫", "デッキ", "格納庫")
    ann.plays(load).resolve()
    assert ann.cards_in("hand") == ["《Clay》"]


def test_a_hero_who_was_dealt_damage_loses_a_card_of_the_arsenal(ann: Person, ben: Person) -> None:
    """One point of damage is not enough."""
    coal, salt = ben.has_card("arsenal", _COAL), ann.has_card("arsenal", _SALT)
    line = "If this deals more than 1 damage to a hero, destroy a card in their arsenal."
    bolts = [
        ann.hand("《Bolt》 Wizard Instant, cost 0", f"Deal {amount} arcane damage to target hero.", line)
        for amount in (1, 2)
    ]
    for bolt, zone in zip(bolts, ("格納庫", "墓地"), strict=True):
        ann.plays(bolt, target=ben.hero).resolve()
        assert (coal.zone, salt.zone) == (zone, "格納庫")


def test_a_card_is_revealed_and_shuffled_by_who_is_told_to(ann: Person, ben: Person) -> None:
    """Ben reveals the card of his hand, which gives the attack go again."""
    rock = ben.hand(f"《Rock》 {_ATTACK}")
    text = (
        "When this hits a hero, they reveal a card from their hand. If an attack action card is revealed this way, "
        "this gains **go again**."
    )
    ann.plays(ann.hand(f"《Ask》 {_ATTACK}", text)).until("resolution")
    assert (rock.zone, ann.action_points) == ("手札", 1)
