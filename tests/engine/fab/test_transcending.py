"""Transcending (8.5.48), returning to the brood (8.5.52), and naming cards (8.5.21)."""

from rulesdb.checks.fab.table import Person, Table

ZEN = "If you've played another blue card this turn, **transcend**."
BLUE = "Mystic Instant, cost 0, pitch 3"


def test_a_card_that_transcends_is_another_card_in_hand(ann: Person) -> None:
    """It gives chi when it is pitched, and stays what it has become in the graveyard."""
    first, wave = ann.hand(f"《Ripple》 {BLUE}", "Gain 1{h}."), ann.hand(f"《Wave》 {BLUE}", ZEN)
    drops = ann.instant("手放し", "手札を1枚捨てる。")
    ann.resolves(first, wave)
    assert (wave.zone, ann.cards_in("hand")) == ("手札", ["《内なる気》", "《手放し》"])
    assert wave.pitch == 3
    ann.resolves(drops)
    assert (wave.zone, "《内なる気》" in ann.cards_in("graveyard")) == ("墓地", True)


def test_without_another_blue_card_it_does_not_transcend(ann: Person) -> None:
    """The card itself, which is blue, is no other one."""
    wave = ann.hand(f"《Wave》 {BLUE}", ZEN)
    ann.resolves(wave)
    assert (wave.zone, ann.cards_in("hand")) == ("墓地", [])


def test_transcending_triggers_and_is_remembered(ann: Person) -> None:
    """It triggers once, and a card that asks for it before it happened finds nothing."""
    lines = "Whenever you **transcend**, gain 1{h}.", "If you've **transcended** this turn, this gets +2{p}."
    ann.has_card("permanent", "《Shrine》 Mystic Action - Aura, cost 0", lines[0])
    first, wave = ann.hand(f"《Ripple》 {BLUE}", "Gain 1{h}."), ann.hand(f"《Wave》 {BLUE}", ZEN)
    blow = ann.hand("《Blow》 Mystic Action - Attack, cost 0, power 3", lines[1])
    assert blow.power == 3
    ann.resolves(first, wave)
    ann.table.resolve()
    assert ann.life == 22
    ann.plays(blow).until("attack")
    assert blow.power == 5


def test_a_hero_returns_to_the_brood(t: Table, ann: Person, ben: Person) -> None:
    """The hero is itself again; what has become a copy besides stays one."""
    copies = ann.instant("変身", "ゲームの終わりまで、あなたのヒーローは、名前が「ガ」のもののコピーになる。")
    back = ann.instant("帰巣", "帰巣する。")
    ben.has_card("permanent", "《ガ》 アクション ― オーラ")
    before = ann.hero.present_name
    ann.resolves(copies)
    assert ann.hero.present_name == "ガ"
    ann.resolves(back)
    assert (ann.hero.present_name, t.stack) == (before, 0)


def test_a_named_card_is_what_the_effect_is_about(ann: Person) -> None:
    """Attacks of the name get the power, also later ones; the name of the card itself cannot be named."""
    text = "When this attacks, name another card. Attack action cards with that name get +1{p} this combat chain."
    strike = "Generic Action - Attack, cost 0, power 3"
    first, twin = ann.hand(f"《Caller》 {strike}", text, "Go again"), ann.hand(f"《Echo》 {strike}", "Go again")
    other = ann.hand(f"《Odd》 {strike}")
    ann.plays(first).until("attack")
    ann.table.resolve(card_name="Echo")
    ann.table.until("resolution")
    ann.plays(twin).until("resolution")
    ann.plays(other).until("attack")
    assert (first.power, twin.power, other.power) == (3, 4, 3)
