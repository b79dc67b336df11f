"""Restrictions in English and on printed Japanese cards: what players cannot do, and for how long."""

import pytest
from support.engine.fab.english_lines import STRIKE, says_the_same

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.kernel.engine_errors import EngineError, IllegalChoiceError

SAME = {
    "When this hits a hero, they can't draw cards during their next action phase.": (
        "これがヒーローにヒットしたとき、そのヒーローは次の自身のアクションフェイズの間、カードを引くことができない。"
    ),
    "When this hits a hero, they can't pitch or play red cards until the end of their next turn.": (
        "これがヒーローにヒットしたとき、そのプレイヤーは次のターンの終わりまで、赤のカードをピッチまたはプレイできない。"
    ),
    "When this hits a hero, until the start of your next turn, opponents can't attack with daggers.": (
        "これがヒーローにヒットしたとき、あなたの次のターンの開始時まで、対戦相手は短剣で攻撃できない。"
    ),
    "When this hits a hero, they can't play instants from hand during their next turn.": (
        "これがヒーローにヒットしたとき、そのプレイヤーは次のターンの間、手札からインスタントをプレイできない。"
    ),
    "Defense reactions can't be played from hand this chain link.": (
        "このチェインリンクの間、手札から防御リアクションをプレイできない。"
    ),
    "Target equipment can't defend this turn.": "対象の装備品はこのターン防御できない。",
    "Choose an equipment. It can't defend this turn.": "装備品1つを選ぶ。このターン、それは防御できない。",
    "Heroes can't gain {h} this turn.": "このターン、ヒーローはライフを得られない。",
    "When this hits a hero, name a card. They can't play the named card during their next turn.": (
        "これがヒーローにヒットしたとき、カード1枚を指定する。そのヒーローは次のターンの間、指定されたカードをプレイできない。"
    ),
    "Until end of turn, you may only play Ninja cards.": (
        "このターンの終わりまで、あなたは忍者のカードしかプレイできない。"
    ),
    "Until end of turn, you may only play cards from arsenal.": (
        "このターン、あなたは武器庫のカードだけをプレイできる。"
    ),
}
"""Lines in English, and in the words of printed Japanese cards."""


@pytest.mark.parametrize(("line", "japanese"), SAME.items())
def test_a_line_says_the_same_in_both_languages(line: str, japanese: str) -> None:
    """Both are read as the same record, which reads back from what is printed of it."""
    assert says_the_same(line, japanese)


@pytest.mark.parametrize(
    "line",
    [
        "They can't draw cards during their next action phase.",
        "When this hits, they can't draw cards during their next action phase.",
        "When this hits a hero, they can't draw cards during their action phase.",
        "Heroes can't gain {p} this turn.",
        "It can't defend this turn.",
        "このターン、それは防御できない。",
        "The named card can't be pitched or banished this turn.",
        "Until end of turn, you may only pitch cards from arsenal.",
        "This may only defend an attack if you control a Vigor token.",
    ],
)
def test_what_only_looks_like_it_is_refused(line: str) -> None:
    """Whose turn is meant, and what cannot be done, must have been said."""
    with pytest.raises(EngineError):
        read_card(f"《Pewter Oar》 {STRIKE}", line)


def _decks(*people: Person) -> None:
    """Give people cards to draw."""
    for person in people:
        for at in range(12):
            person.has_card("deck", f"《Coal {at} of {person.name}》 Generic Action, cost 0")


def test_nobody_draws_in_the_next_action_phase_alone(t: Table, ann: Person, ben: Person) -> None:
    """The hero who was hit draws before it, and in the action phase of somebody else after it."""
    oar = ann.hand(f"《Oar》 {STRIKE}", "When Oar hits a hero, they can't draw cards during their next action phase.")
    tears = [ben.hand(f"《Tear {at}》 Generic Instant, cost 0", "Draw a card.") for at in range(3)]
    _decks(ann, ben)
    ann.plays(oar).until("resolution")
    ann.passes()
    ben.plays(tears[0]).resolve()
    assert ben.count("deck") == 11
    t.until("").end_turn()
    ben.plays(tears[1]).resolve()
    assert ben.count("deck") == 11
    t.end_turn()
    ann.passes()
    ben.plays(tears[2]).resolve()
    assert ben.count("deck") == 10


@pytest.mark.parametrize(("duration", "turns"), [("during", 1), ("until the end of", 2)])
def test_red_cards_stay_in_hand(t: Table, ann: Person, ben: Person, duration: str, turns: int) -> None:
    """An effect until the end of a turn begins at once, one for the turn begins with it, and both end with it."""
    oar = ann.hand(f"《Oar》 {STRIKE}", f"When Oar hits a hero, they can't play red cards {duration} their next turn.")
    tear = ben.hand("《Tear》 Generic Instant, cost 0, pitch 1", "Gain 1{h}.")
    drop = ben.hand("《Drop》 Generic Instant, cost 0, pitch 3", "Gain 1{h}.")
    ann.plays(oar).until("resolution")
    ann.passes()
    assert ben.may_play(tear) == (turns == 1)
    ben.passes()
    t.end_turn()
    assert not ben.may_play(tear)
    assert ben.may_play(drop)
    t.end_turn()
    ann.passes()
    assert ben.may_play(tear)


def test_an_effect_until_the_start_of_a_turn_ends_there(t: Table, ann: Person, ben: Person) -> None:
    """In the turn of the opponent it goes on."""
    lid = ann.hand(
        "《Lid》 Generic Action, cost 0", "Opponents can't play red cards until the start of your next turn."
    )
    tear = ben.hand("《Tear》 Generic Instant, cost 0, pitch 1", "Gain 1{h}.")
    _decks(ann, ben)
    ann.resolves(lid)
    t.end_turn()
    assert not ben.may_play(tear)
    t.end_turn()
    ann.passes()
    assert ben.may_play(tear)


def test_heroes_gain_no_life(ann: Person, ben: Person) -> None:
    """Neither of them does, and what deals damage goes on."""
    lid = ann.hand("《Lid》 Generic Instant, cost 0", "Heroes can't gain {h} this turn.")
    drops = [one.hand("《Drop》 Generic Instant, cost 0", "Gain 2{h}.") for one in (ann, ben)]
    first = ann.hand("《Sap》 Generic Instant, cost 0", "Gain 1{h}.")
    ann.resolves(first)
    ann.resolves(lid)
    ann.plays(drops[0]).resolve()
    ann.passes()
    ben.plays(drops[1]).resolve()
    assert (ann.life, ben.life) == (21, 20)


def test_the_named_card_is_not_played(ann: Person, ben: Person) -> None:
    """Cards with other names are."""
    gate = ann.item(
        "門",
        "これが闘技場に出たとき、カード1枚を指定する。これが闘技場にある間、指定されたカードはピッチもプレイも防御もできない。",
        zone="hand",
    )
    tear, drop = (ben.hand(f"《{name}》 Generic Instant, cost 0", "Gain 1{h}.") for name in ("Tear", "Drop"))
    ann.plays(gate).resolve(2, **{"card name": "Tear"})
    ann.passes()
    assert not ben.may_play(tear)
    assert ben.may_play(drop)


def test_only_cards_of_a_talent_are_played(ann: Person) -> None:
    """Other cards are not, whatever their zone."""
    lid = ann.hand("《Lid》 Generic Instant, cost 0", "Until end of turn, you may only play cards that are Draconic.")
    red, blue = (ann.hand(f"《{name}》 {name} Instant, cost 0", "Gain 1{h}.") for name in ("Draconic", "Ice"))
    ann.resolves(lid)
    assert ann.may_play(red)
    assert not ann.may_play(blue)


@pytest.mark.parametrize("item", ["Vigor", "Might"])
def test_a_card_defends_once_its_condition_is_met(t: Table, ann: Person, ben: Person, item: str) -> None:
    """The attacking hero must have destroyed such a token this turn."""
    only = "This may only defend an attack if the attack's controller has destroyed a Vigor token this turn."
    wall = ben.hand("《Wall》 Generic Block, defense 3", only)
    glow = ann.item(item, "インスタント ― 「これを破壊する」: ライフを1点得る。")
    oar = ann.hand(f"《Oar》 {STRIKE}")
    ann.activates(glow).resolve()
    ann.plays(oar).until("attack")
    t.until("resolution", defend=(wall, None))
    assert ben.life == (20 if item == "Vigor" else 17)


def test_a_target_does_not_defend(t: Table, ann: Person, ben: Person) -> None:
    """Another card of the same kind does."""
    lid = ann.hand("《Lid》 Generic Instant, cost 0", "Target equipment can't defend this turn.")
    helm, vest = ben.equips("head", "兜", defense=1), ben.equips("chest", "胴着", defense=1)
    oar = ann.hand(f"《Oar》 {STRIKE}")
    ann.plays(lid, target=helm).resolve()
    ann.plays(oar).until("attack")
    with pytest.raises(IllegalChoiceError):
        t.until("resolution", defend=(helm, None))
    t.answer(defend=(vest, None)).until("resolution")
    assert ben.life == 18


def test_cards_in_one_zone_are_not_played(ann: Person, ben: Person) -> None:
    """The same card is, from another zone."""
    lid = ann.hand("《Lid》 Generic Instant, cost 0", "Opponents can't play cards from hand this turn.")
    words = ("Generic Instant, cost 0", "Gain 1{h}.")
    held, kept = ben.hand(f"《Drop》 {words[0]}", words[1]), ben.has_card("arsenal", f"《Tear》 {words[0]}", words[1])
    ann.resolves(lid)
    ann.passes()
    assert not ben.may_play(held)
    assert ben.may_play(kept)
