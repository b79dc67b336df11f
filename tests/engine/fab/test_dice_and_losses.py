"""Dice, tokens and moves that effects replace, what heroes lose, and damage that a player may avert."""

import pytest
from support.engine.fab.english_lines import STRIKE, says_the_same

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.kernel.engine_errors import EngineError

SAME = {
    "When this attacks a hero, their first attack during their next turn has -2{p}.": (
        "これがヒーローを攻撃したとき、そのヒーローの次のターンの最初の攻撃は-2{p}を得る。"
    ),
    "Whenever you roll a 5 or 6 on a die, draw a card.": "あなたが6面ダイスで5か6の目を出すたび、カードを1枚引く。",
    "If you've rolled a 6 on a die this turn, this gets +2{p}.": (
        "このターン、あなたがダイスで6を出していた場合、これは+2{p}を得る。"
    ),
    "If you would create 1 or more Gold tokens, instead create that many plus 1.": (
        "あなたが「Gold」トークンを1つ以上作成する場合、代わりにそれに1を加えた数を作成する。"
    ),
    "If this would be put into your graveyard from anywhere, instead put it on the bottom of your deck.": (
        "これがどこからであれあなたの墓地に置かれる場合、代わりにこれをデッキの一番下に置く。"
    ),
    "At the start of your turn, this deals 2 damage to you unless you pay {r}.": (
        "あなたのターンの開始時に、{r}を支払わないかぎり、これはあなたに2点のダメージを与える。"
    ),
    "When this attacks a hero, cards they own lose all abilities until the end of their next turn.": (
        "これがヒーローを攻撃したとき、そのヒーローの次のターンの終わりまで、そのヒーローが所有するカードはすべての能力を失う。"
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
        "Their first attack during their next turn has -2{p}.",
        "If you would create a Gold token, instead create that many plus 1.",
        "If you would create 1 or more Gold tokens, instead draw that many plus 1.",
        "If this would be put into your graveyard from your hand, instead put it on the bottom of your deck.",
        "If this would be put into your graveyard from anywhere, instead put that card on the bottom of your deck.",
        "Cards they own lose all abilities this turn.",
        "Whenever you roll a 5 and 6 on a die, draw a card.",
    ],
)
def test_what_only_looks_like_it_is_refused(line: str) -> None:
    """Whose turn is meant, and what is replaced by what, must have been said."""
    with pytest.raises(EngineError):
        read_card(f"《Pewter Oar》 {STRIKE}", line)


def test_the_first_attack_of_the_next_turn_is_weaker(t: Table, ann: Person, ben: Person) -> None:
    """The attacks of this turn are not, and of those of the next turn the first one alone is."""
    oar = ann.hand(
        f"《Oar》 {STRIKE}", "When Oar hits a hero, their first attack during their next turn has -2{p}.", "Go again"
    )
    more = ann.hand(f"《Pole》 {STRIKE}")
    claws = [ben.hand(f"《Claw {at}》 {STRIKE}", "Go again") for at in range(2)]
    ann.plays(oar).until("resolution")
    ann.plays(more).until("resolution")
    assert more.power == 3
    t.until("").end_turn()
    for claw, power in zip(claws, (1, 3), strict=True):
        ben.plays(claw).until("resolution")
        assert claw.power == power


@pytest.mark.parametrize(("numbers", "life"), [("1", 20), ("1 or 2 or 3 or 4 or 5 or 6", 25)])
def test_a_roll_of_one_of_the_numbers_triggers(ann: Person, numbers: str, life: int) -> None:
    """Other numbers do not."""
    ann.equips("head", "兜", f"あなたがダイスで{numbers.replace(' or ', 'か')}の目を出したとき、ライフを5点得る。")
    die = ann.hand("《Die》 Generic Instant, cost 0", "Roll a 6-sided die.")
    ann.plays(die).resolve(2 if life > 20 else 1)
    assert ann.life == life


def test_one_more_token_is_created(ann: Person) -> None:
    """Of another name, there is no more than was to be."""
    more = "If you would create 1 or more Gold tokens, instead create that many plus 1."
    bag = ann.hand("《Bag》 Generic Action - Item, cost 0", more, "Go again")
    gold = ann.hand("《Ore》 Generic Instant, cost 0", "Create 2 Gold tokens.")
    might = ann.hand("《Vim》 Generic Instant, cost 0", "Create a Might token.")
    ann.resolves(bag)
    ann.plays(gold).resolve()
    ann.plays(might).resolve()
    assert (ann.controls("金貨"), ann.controls("剛力")) == (3, 1)


def test_a_card_goes_under_the_deck_from_anywhere(ann: Person) -> None:
    """It does so when it is discarded, and after it has attacked."""
    under = "If Oar would be put into your graveyard from anywhere, instead put it on the bottom of your deck."
    oar = ann.hand(f"《Oar》 {STRIKE}", under)
    fate = ann.hand("《Fate》 Generic Instant, cost 0", "Discard a card.")
    ann.plays(fate).resolve(discard=oar)
    assert oar.zone == "デッキ"


@pytest.mark.parametrize(("pays", "life"), [(True, 20), (False, 18)])
def test_a_player_averts_damage_to_themselves(ann: Person, pays: bool, life: int) -> None:
    """Who pays is dealt none."""
    bolt = ann.hand("《Bolt》 Generic Instant, cost 0", "This deals 2 damage to you unless you pay {r}.")
    ann.hand("《Coal》 Generic Action, cost 0, pitch 1")
    ann.plays(bolt).resolve(may=pays)
    assert ann.life == life


def test_cards_without_abilities(t: Table, ann: Person, ben: Person) -> None:
    """The cards of the hero who was hit have none until the end of the next turn; other cards have theirs."""
    oar = ann.hand(
        f"《Oar》 {STRIKE}",
        "When Oar hits a hero, cards they own lose all abilities until the end of their next turn.",
        "Go again",
    )
    claw, pole = (one.hand(f"《Claw of {at}》 {STRIKE}", "This gets +2{p}.") for at, one in enumerate((ben, ann)))
    ann.plays(oar).until("resolution")
    ann.plays(pole).until("resolution")
    assert pole.power == 5
    t.until("").end_turn()
    ben.plays(claw).until("resolution")
    assert claw.power == 3
