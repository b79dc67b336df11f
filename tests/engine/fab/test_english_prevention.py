"""English prevention effects: which damage they are about, and what follows when they prevent it."""

import pytest

from rulesdb.checks.fab.table import Person
from rulesdb.engine.fab.language.card_reading import reader
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.language.english_reading import english_reader
from rulesdb.engine.fab.language.vocabulary import english_printer, printer
from rulesdb.engine.kernel.engine_errors import EngineError

INSTANT = "《Pewter Lid》 Generic Instant, cost 0"
SPARK = "Wizard Instant, cost 0"
FOLLOWED = "The next time you would be dealt damage this turn, prevent 2 of that damage. If you do, gain 5{h}."
SAME = {
    FOLLOWED: "このターンの終わりまで、1回だけ、あなたのヒーロー自身が受けるダメージを2点、軽減する。軽減した場合、"
    "(ライフを5点得る)。",
    "The next time you would be dealt 3 or less damage this turn, prevent it.": "このターンの終わりまで、1回だけ、"
    "3点以下のダメージが与えられる場合、あなたのヒーロー自身が受けるダメージをすべて、軽減する。",
    "If it's not your turn, draw a card.": "あなたのターンでないなら、カードを1枚引く。",
    "You may discard a card. If you do, draw a card.": "手札を1枚捨ててもよい。そうした場合、カードを1枚引く。",
}


@pytest.mark.parametrize(("line", "japanese"), SAME.items())
def test_a_line_says_the_same_in_both_languages(line: str, japanese: str) -> None:
    """What is read prints in Japanese and in English, and both read back as the same record."""
    (ability,) = read_card(INSTANT, line).abilities
    assert printer().say(ability) == japanese
    assert reader().read(japanese, "ability") == ability
    assert english_reader().read(english_printer().say(ability), "ability") == ability


@pytest.mark.parametrize(
    ("line", "words"),
    {
        "Discard a card. If you do, draw a card.": "discard a card. if you do, draw a card",
        "If it's not your turn, draw a card.": "if now is not your turn, draw a card",
    }.items(),
)
def test_a_line_is_echoed_in_its_own_words(line: str, words: str) -> None:
    """Of several phrases for the same, the one that is printed suits every effect."""
    (ability,) = read_card(INSTANT, line).abilities
    assert english_printer().say(ability) == words


def test_what_follows_a_prevention_waits_for_it(ann: Person) -> None:
    """Life is gained when damage is prevented, not when the prevention effect begins, and only once."""
    lid = ann.hand(INSTANT, FOLLOWED)
    sparks = [ann.hand(f"《Spark》 {SPARK}", "Deal 3 arcane damage to target hero.") for _ in range(2)]
    ann.resolves(lid)
    assert ann.life == 20
    for spark, life in zip(sparks, (24, 21), strict=True):
        ann.plays(spark, target=ann.hero).resolve()
        assert ann.life == life


def test_nothing_follows_where_nothing_can_be_prevented(ann: Person) -> None:
    """Damage that cannot be prevented uses the effect up, without what follows."""
    lid = ann.hand(INSTANT, FOLLOWED)
    spark = ann.hand(
        f"《Ember》 {SPARK}",
        "Deal 3 arcane damage to target hero.",
        "Damage that would be dealt by this can't be prevented.",
    )
    ann.resolves(lid)
    ann.plays(spark, target=ann.hero).resolve()
    assert ann.life == 17


def test_small_damage_is_prevented_and_great_damage_is_not(ann: Person) -> None:
    """The effect waits for damage of at most its amount."""
    lid = ann.hand(INSTANT, "The next time you would be dealt 3 or less damage this turn, prevent it.")
    great = ann.hand(f"《Blaze》 {SPARK}", "Deal 4 arcane damage to target hero.")
    small = ann.hand(f"《Spark》 {SPARK}", "Deal 3 arcane damage to target hero.")
    ann.resolves(lid)
    for spark in (great, small):
        ann.plays(spark, target=ann.hero).resolve()
        assert ann.life == 16


@pytest.mark.parametrize(
    "line",
    [
        "Prevent the next 3 damage that would be dealt to you this turn. If you do, draw a card.",
        "If you would be dealt damage, prevent 1 of that damage. If you do, deal 1 damage to target hero.",
        "(このターンの終わりまで、あなたのヒーロー自身が受けるダメージをすべて、軽減する)。できた場合、(カードを1枚引く)。",
    ],
)
def test_what_would_follow_at_once_or_need_a_target_is_refused(line: str) -> None:
    """A prevention effect that begins has prevented nothing, and its effect has no moment to declare a target."""
    with pytest.raises(EngineError):
        read_card(INSTANT, line)
