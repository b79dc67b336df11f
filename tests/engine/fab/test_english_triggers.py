"""Games of Flesh and Blood with English cards: events that trigger, conditions, labels."""

import pytest

from rulesdb.checks.fab.table import Person
from rulesdb.engine.fab.keywords import labels
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.language.vocabulary import printer

_ATTACK = "Generic Action - Attack, cost 0, power 3, defense 3"
_AURA = "Generic Action - Aura, cost 0"


def test_an_attack_on_a_hero_with_more_life_triggers(ann: Person, ben: Person) -> None:
    """Ann's hero has less life than Ben's at the first attack, and more at the second."""
    ann.plays_as("《カイ》 ヒーロー ライフ19 知力4")
    text = "When this attacks a hero with more {h} than you, gain 2{h}."
    claw, spur = (ann.hand(f"《{name}》 {_ATTACK}", text, "Go again") for name in ("Rusty Claw", "Bent Spur"))
    ann.plays(claw).until("resolution")
    assert (ann.life, ben.life) == (21, 17)
    ann.plays(spur).until("resolution")
    assert (ann.life, ben.life) == (21, 14)


def test_an_attack_of_a_weapon_is_one_that_its_player_controls(ann: Person, ben: Person) -> None:
    """What is said of attacks and of swords is said of the attack-proxy and of its source."""
    rake = ann.has_card("weapon 1", "《Tin Rake》 Generic Weapon - Sword (1H), power 2", "Action - 0: Attack")
    ann.has_card(
        "permanent",
        f"《Tin Song》 {_AURA}",
        "The first time an attack you control hits each turn, gain 2{h}.",
        "Whenever you attack with a sword, gain 1{h}.",
    )
    ann.activates(rake).until("resolution")
    assert (ann.life, ben.life) == (23, 18)


def test_the_attack_of_a_weapon_alone_gets_what_the_attack_gets(ann: Person, ben: Person) -> None:
    """The effect is on the attack-proxy, so that the next attack of the weapon is without it."""
    text = "Twice per Turn Action - 0: Attack. Go again"
    rake = ann.has_card("weapon 1", "《Tin Rake》 Generic Weapon - Sword (1H), power 2", text)
    ann.has_card(
        "permanent",
        f"《Tin Song》 {_AURA}",
        "The first time you attack with a sword each turn, the attack gets +3{p}.",
    )
    ann.activates(rake).until("resolution")
    assert ben.life == 15
    ann.activates(rake).until("resolution")
    assert ben.life == 13


def test_a_permanent_that_leaves_the_arena_triggers(ann: Person) -> None:
    """It is destroyed."""
    lamp = ann.has_card("permanent", f"《Cold Lamp》 {_AURA}", "When this leaves the arena, gain 1{h}.")
    ann.plays(ann.instant("破砕", "すべてのサブタイプがオーラのパーマネントを破壊する。")).resolve().resolve()
    assert (lamp.zone, ann.life) == ("墓地", 21)


def test_a_discarded_or_pitched_card_triggers_from_the_hand(ann: Person) -> None:
    """Its ability is about what happens to it outside of the arena (1.7.4i)."""
    ann.hand(
        f"《Cold Lamp》 {_AURA}, pitch 2", "When this is discarded, gain 1{h}.", "When this is pitched, gain 5{h}."
    )
    ann.plays(ann.instant("粗相", "手札を1枚捨てる。")).resolve().resolve()
    assert ann.life == 21


def test_a_card_put_into_the_graveyard_from_anywhere_triggers(ann: Person) -> None:
    """It is put there from the hand."""
    ann.hand(f"《Cold Lamp》 {_AURA}", "When this is put into your graveyard from anywhere, gain 1{h}.")
    ann.plays(ann.instant("粗相", "手札を1枚捨てる。")).resolve().resolve()
    assert ann.life == 21


def test_crush_triggers_by_damage_to_a_hero(ann: Person, ben: Person) -> None:
    """An attack deals 3 damage, another one 4."""
    ben.hand("《石》 アクション コスト0")
    text = "**Crush** - When this deals 4 or more damage to a hero, they lose 2{h}."
    weak = ann.hand(f"《Old Mace》 {_ATTACK}", text, "Go again")
    strong = ann.hand("《New Mace》 Generic Action - Attack, cost 0, power 4", text)
    ann.plays(weak).until("resolution")
    assert ben.life == 17
    ann.plays(strong).until("resolution")
    assert ben.life == 11


def test_combo_asks_for_the_attack_before(ann: Person, ben: Person) -> None:
    """The first attack follows none, the second one follows the first."""
    text = "Combo - If Quick Knock was the last attack this combat chain, this gets +2{p}."
    knock = ann.hand(f"《Quick Knock》 {_ATTACK}", "Go again")
    kick = ann.hand(f"《Slow Kick》 {_ATTACK}", text, "Go again")
    last = ann.hand(f"《Slow Fall》 {_ATTACK}", text)
    ann.plays(knock).until("resolution")
    ann.plays(kick).until("resolution")
    assert ben.life == 12
    ann.plays(last).until("resolution")
    assert ben.life == 9


def test_surge_asks_for_the_damage_of_its_card(ann: Person, ben: Person) -> None:
    """Two cards deal 3 and 4 damage."""
    text = "Surge - If this deals more than 3 damage, gain 1{h}."
    sparks = (
        ann.hand(f"《{name}》 Generic Instant, cost 0", f"Deal {amount} arcane damage to target opposing hero.", text)
        for name, amount in (("Small Spark", 3), ("Great Spark", 4))
    )
    ann.resolves(*sparks)
    assert (ann.life, ben.life) == (21, 13)


def test_reprise_asks_for_a_defending_card_from_the_hand(ann: Person, ben: Person) -> None:
    """Ben defends against the first attack with a helmet, against the second with a card from hand."""
    text = "Reprise - If the defending hero has defended with a card from their hand this chain link, gain 1{h}."
    helmet, wall = ben.equips("head", "兜", defense=1), ben.action("壁", defense=1)
    claw, fang = ann.attack("爪", "続行"), ann.attack("牙")
    first, second = (
        ann.hand(f"《{name}》 Generic Attack Reaction, cost 0", text) for name in ("Low Feint", "High Feint")
    )
    ann.plays(claw).until("attack").until("reaction", defend=(helmet, None))
    ann.plays(first).until("resolution")
    assert ann.life == 20
    ann.plays(fang).until("attack").until("reaction", defend=(wall, None))
    ann.plays(second).until("resolution")
    assert ann.life == 21


def test_a_contract_is_completed_by_banishing_a_card_of_an_opponent(ann: Person, ben: Person) -> None:
    """A red card of Ben's and one of Ann's are banished."""
    ben.hand("《石》 アクション コスト0 ピッチ1")
    ann.has_card(
        "permanent",
        f"《Dull Pact》 {_AURA}",
        "Contract - You are contracted to banish opponents' red cards. Whenever you complete this contract, gain 1{h}.",
    )
    both = "すべての(カラーバーが赤の、かつ手札にある)ものを追放する。"
    ann.hand("《砂》 アクション コスト0 ピッチ1")
    ann.plays(ann.instant("神隠し", both)).resolve().resolve()
    assert ann.life == 21


def test_what_is_done_this_way_is_what_the_ability_has_done(ann: Person, ben: Person) -> None:
    """A weapon discards a strong card at its first attack, and nothing at its second."""
    rake = ann.has_card(
        "weapon 1",
        "《Tin Rake》 Generic Weapon - Sword (1H), power 2",
        "Twice per Turn Action - 0: Attack. Go again",
        "When this attacks, discard a card. If a card with 6 or more {p} is discarded this way, gain 1{h}.",
    )
    ann.attack("棍棒", power=6)
    ann.activates(rake).until("resolution")
    assert (ann.life, ben.life) == (21, 18)
    ann.activates(rake).until("resolution")
    assert (ann.life, ben.life) == (21, 16)


def test_what_is_banished_this_way_may_be_the_cost(ann: Person, ben: Person) -> None:
    """A card with 6 power is banished as an additional cost, which its card asks for."""
    beast = ann.hand(
        f"《Thin Beast》 {_ATTACK}",
        "As an additional cost to play this, banish a card from your hand.",
        "If a card with 6 or more {p} is banished this way, this gets +2{p}.",
    )
    club = ann.attack("棍棒", power=6)
    ann.plays(beast).until("resolution")
    assert (club.zone, ben.life) == ("追放ゾーン", 15)


def test_a_revealed_card_is_looked_at(ann: Person) -> None:
    """The top card of the deck is blue."""
    ann.has_card("deck", "《空》 アクション コスト0 ピッチ3")
    text = "Reveal the top card of your deck. If it's blue, gain 1{h}."
    ann.plays(ann.hand("《Low Gaze》 Generic Instant, cost 0", text)).resolve()
    assert ann.life == 21


def test_damage_that_a_player_has_dealt_is_that_of_their_sources(ann: Person, ben: Person) -> None:
    """Ann deals damage, and Ben has not dealt any."""
    text = "If you've dealt arcane damage this turn, gain 1{h}."
    spark = ann.hand("《Low Spark》 Generic Instant, cost 0", "Deal 1 arcane damage to target opposing hero.")
    glow, other = (
        person.hand(f"《{name}》 Generic Instant, cost 0", text)
        for person, name in ((ann, "Warm Glow"), (ben, "Cold Glow"))
    )
    ann.resolves(spark, glow)
    ann.passes()
    ben.resolves(other)
    assert (ann.life, ben.life) == (21, 19)


def test_a_charged_card_goes_to_the_soul(ann: Person) -> None:
    """Charging is an optional cost; the charged card, its card and another card ask for it."""
    day = ann.hand(
        f"《Bright Day》 {_AURA}, pitch 2", "Solflare - When this is charged to your hero's soul, gain 1{h}."
    )
    vow = ann.hand(
        "《Grey Vow》 Generic Instant, cost 0",
        "As an additional cost to play this, you may charge your hero's soul.",
        "If a yellow card is charged this way, gain 2{h}.",
    )
    hymn = ann.hand("《Grey Hymn》 Generic Instant, cost 0", "If you've charged this turn, gain 4{h}.")
    ann.resolves(hymn)
    assert ann.life == 20
    ann.plays(vow, additional_cost=True).resolve().resolve()
    assert (day.zone, ann.life) == ("ソウル", 23)


def test_what_is_put_into_the_soul_is_not_charged(ann: Person) -> None:
    """An effect puts a card there without charging it (8.5.29b)."""
    stone = ann.hand("《石》 アクション コスト0")
    ann.hand(f"《Bright Day》 {_AURA}", "Solflare - When this is charged to your hero's soul, gain 1{h}.")
    gift = ann.instant("供物", "「石」という名前のすべてのカードをソウルに置く。")
    ann.plays(gift).resolve()
    assert (stone.zone, ann.life) == ("ソウル", 20)


def test_a_cost_in_place_of_the_resource_cost(ann: Person) -> None:
    """Ann discards a card rather than pay 9 resource points."""
    ann.action("砂")
    relic = ann.hand(
        "《Dear Relic》 Generic Instant, cost 9",
        "You may discard a card rather than pay Dear Relic's {r} cost.",
        "Gain 1{h}.",
    )
    ann.plays(relic, alternative_cost="代替コスト").resolve()
    assert ann.life == 21


def test_a_card_defends_an_attack_with_qualities(ann: Person, ben: Person) -> None:
    """Ben defends against an attack with go again, and against one without."""
    text = "When this defends an attack with go again, gain 3{h}."
    wall, moat = (ben.hand(f"《{name}》 Generic Action, cost 0, defense 2", text) for name in ("Low Wall", "Low Moat"))
    claw, fang = ann.attack("爪", "続行", power=2), ann.attack("牙", power=2)
    ann.plays(claw).until("attack").until("resolution", defend=(wall, None))
    assert ben.life == 23
    ann.plays(fang).until("attack").until("resolution", defend=(moat, None))
    assert ben.life == 23


def test_an_attack_knows_whether_it_was_fused(ann: Person) -> None:
    """A card of ice is revealed, which the attack asks for as it attacks."""
    ann.hand("《霜》 「氷」 アクション コスト0")
    text = "When this attacks, if it was fused, gain 1{h}."
    breath = ann.hand(f"《Cold Breath》 {_ATTACK}", "Ice Fusion", text)
    ann.plays(breath, additional_cost=True).until("resolution")
    assert ann.life == 21


def test_boosting_is_counted_and_triggers(ann: Person) -> None:
    """Two attacks are boosted, and then one is not."""
    for name in ("歯車", "滑車"):
        ann.has_card("deck", f"《{name}》 「機械技師」 アクション コスト0")
    ann.has_card("permanent", f"《Loud Pump》 {_AURA}", "Whenever you boost an attack action card, gain 1{h}.")
    text = "When this attacks, if you've boosted 2 or more times this turn, gain 5{h}."
    first, second, third = (
        ann.hand(
            f"《{name}》 {_ATTACK}",
            "Boost",
            text,
        )
        for name in ("One Ram", "Two Ram", "Three Ram")
    )
    ann.plays(first, additional_cost=True).until("resolution")
    assert ann.life == 21
    ann.plays(second, additional_cost=True).until("resolution")
    assert ann.life == 27
    ann.plays(third, additional_cost=False).until("resolution")
    assert ann.life == 32


def test_a_card_knows_what_was_pitched_to_play_it(ann: Person) -> None:
    """A blue card is pitched for the first attack, and a red one for the second."""
    blue, red = (ann.hand(f"《石{pitch}》 アクション コスト0 ピッチ{pitch}") for pitch in (3, 1))
    text = "When this attacks, if a blue card was pitched to play this, gain 1{h}."
    first = ann.hand("《Low Tide》 Generic Action - Attack, cost 3, power 3", text, "Go again")
    second = ann.hand("《Neap Tide》 Generic Action - Attack, cost 1, power 3", text)
    ann.plays(first, pitch=blue).until("resolution")
    assert ann.life == 21
    ann.plays(second, pitch=red).until("resolution")
    assert ann.life == 21


def test_an_attack_on_a_marked_hero_is_stronger(ann: Person, ben: Person) -> None:
    """Ben's hero is marked until the first hit."""
    text = "If this is attacking a marked hero, this gets +2{p}."
    first, second = (ann.hand(f"《{name}》 {_ATTACK}", text, "Go again") for name in ("Red Dart", "Grey Dart"))
    mark = ann.hand("《Chalk》 Generic Instant, cost 0", "Mark target opposing hero.")
    ann.plays(mark).resolve()
    ann.plays(first).until("resolution")
    assert ben.life == 15
    ann.plays(second).until("resolution")
    assert ben.life == 12


def test_a_label_is_a_keyword_before_its_ability() -> None:
    """The card is one with the label, which is a line by itself in Japanese."""
    card = read_card(
        f"《Slow Kick》 {_ATTACK}", "Combo - If Quick Knock was the last attack this combat chain, draw a card."
    )
    assert [printer().say(one) for one in card.abilities] == [
        "コンボ",
        "この戦闘チェインの直前の攻撃が名前が「Quick Knock」のものであるなら、カードを1枚引く。",
    ]
    for label in [name.english for name in labels.KEYWORDS.values() if "{" not in name.english]:
        assert len(read_card(f"《Slow Kick》 {_ATTACK}", f"{label} - Draw a card.").abilities) == 2


def test_modes_are_chosen_as_the_ability_triggers(ann: Person) -> None:
    """One of the two happens."""
    blow = ann.hand(f"《Two Ways》 {_ATTACK}", "When this attacks, choose 1;\n- Gain 1{h}.\n- Gain 3{h}.")
    ann.plays(blow).until("attack", mode=1)
    ann.table.resolve()
    assert ann.life == 23


@pytest.mark.parametrize("has_one", [True, False])
def test_a_trigger_can_ask_that_something_is_not_there(ann: Person, has_one: bool) -> None:
    """It triggers only without the token."""
    text = "Whenever this hits a hero and you don't control a Spellbane Aegis, gain 1{h}."
    blow = ann.hand(f"《Unshielded》 {_ATTACK}", text)
    makes = ann.instant("召喚", "「スペルベインイージス」トークンを1個作成する。")
    if has_one:
        ann.resolves(makes)
    ann.plays(blow).until("")
    assert ann.life == (20 if has_one else 21)


def test_the_controller_chooses_the_token_that_another_player_gets(ann: Person, ben: Person) -> None:
    """One of the three, under the control of the hero who was hit."""
    text = "When this hits a hero, create a Frailty, Inertia, or Bloodrot Pox token under their control."
    ann.plays(ann.hand(f"《Bitter Blow》 {_ATTACK}", text)).until("damage")
    ann.table.resolve(creation="Inertia")
    assert [ben.controls(name) for name in ("虚弱症", "イナーシャ", "ブラッドロットポックス")] == [0, 1, 0]
    assert ann.controls("イナーシャ") == 0
