"""Checks of 1.1: players and their card-pools."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import read_card

_BOLTYN = Card("ボルティン", frozenset({"hero"}), supertypes=frozenset({"光", "戦士"}), life=20, intellect=0)


def _instant(name: str, supertypes: str) -> Card:
    """Return an instant with supertypes, given as on a card sheet."""
    return read_card(f"《{name}》 {supertypes}インスタント コスト0", "ライフを1点得る。")


@fab.check(
    "1.1.3#sentence-2",
    title="カードプールに入れられるのは、スーパータイプがどれもヒーローにあるカードだけである",
    example="1.1.3#example-1",
)
def supertypes_are_those_of_the_hero(t: Table) -> None:
    """The hero has two supertypes; a card has both, one or none of them, or another one besides."""
    ann, ben = t.people
    ann.brings(_BOLTYN, _instant("光の剣", "「光」「戦士」 "), _instant("光", "「光」 "), _instant("石", ""))
    ben.brings(_BOLTYN, _instant("光の影", "「光」「影」 "))
    t.expect("ヒーローと同じスーパータイプや、その一部を持つカードが反するルール", ann.is_kept_out_by, [])
    t.expect("ほかのスーパータイプも持つカードが反するルール", ben.is_kept_out_by, ["1.1.3"])


@fab.check("1.1.3#sentence-1", title="カードプールには、デッキカードのほかに、装備品のような闘技場カードも含まれる")
def arena_cards_are_in_the_card_pool(t: Table) -> None:
    """Equipment has a supertype that the hero does not have; the deck has none."""
    ann, ben = t.people
    ann.brings(_BOLTYN, _instant("石", ""), read_card("《闇の冠》 「影」 装備品 ― 頭 防御1"))
    ben.brings(_BOLTYN, _instant("石", ""), read_card("《光の冠》 「光」 装備品 ― 頭 防御1"))
    t.expect("ヒーローにないスーパータイプの装備品が反するルール", ann.is_kept_out_by, ["1.1.3"])
    t.expect("ヒーローにあるスーパータイプの装備品が反するルール", ben.is_kept_out_by, [])
