"""Checks of 1.1: players and their card-pools."""

from msgspec.structs import replace

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import read_card

_BOLTYN = Card("ボルティン", frozenset({"hero"}), supertypes=frozenset({"光", "戦士"}), life=20, intellect=0)


def _instant(name: str, supertypes: str) -> Card:
    """Return an instant with supertypes, given as on a card sheet."""
    return read_card(f"《{name}》 {supertypes}インスタント コスト0", "ライフを1点得る。")


@fab.check(
    "1.1.3#sentence-2 1.1.3#example-1",
    "カードプールに入れられるのは、スーパータイプがどれもヒーローにあるカードだけである",
)
def supertypes_are_those_of_the_hero(t: Table, ann: Person, ben: Person) -> None:
    """The hero has two supertypes; a card has both, one or none of them, or another one besides."""
    ann.brings(_BOLTYN, _instant("光の剣", "「光」「戦士」 "), _instant("光", "「光」 "), _instant("石", ""))
    ben.brings(_BOLTYN, _instant("光の影", "「光」「影」 "))
    t.expect("ヒーローと同じスーパータイプや、その一部を持つカードが反するルール", ann.is_kept_out_by, [])
    t.expect("ほかのスーパータイプも持つカードが反するルール", ben.is_kept_out_by, ["1.1.3"])


@fab.check("1.1.3#sentence-1", "カードプールには、デッキカードのほかに、装備品のような闘技場カードも含まれる")
def arena_cards_are_in_the_card_pool(t: Table, ann: Person, ben: Person) -> None:
    """Equipment has a supertype that the hero does not have; the deck has none."""
    ann.brings(_BOLTYN, _instant("石", ""), read_card("《闇の冠》 「影」 装備品 ― 頭 防御1"))
    ben.brings(_BOLTYN, _instant("石", ""), read_card("《光の冠》 「光」 装備品 ― 頭 防御1"))
    t.expect("ヒーローにないスーパータイプの装備品が反するルール", ann.is_kept_out_by, ["1.1.3"])
    t.expect("ヒーローにあるスーパータイプの装備品が反するルール", ben.is_kept_out_by, [])


@fab.check("1.1.1a#sentence-1,2", "ヒーローのいない人は、カードプールを持っていても参加できない")
def a_player_needs_a_hero(t: Table, ann: Person, ben: Person) -> None:
    """A person without a hero, and one with all that is needed."""
    ann.brings(None, _instant("石", ""))
    ben.brings(_BOLTYN, _instant("石", ""))
    t.expect("ヒーローのいない人の参加を禁じるルール", ann.is_kept_out_by, ["1.1.1a"])
    t.expect("どちらもある人の参加を禁じるルール", ben.is_kept_out_by, [])


@fab.check("1.1.1a#sentence-3", "カードプールのない人は、ヒーローがいても参加できない")
def a_player_needs_a_card_pool(t: Table, ann: Person) -> None:
    """A person with a hero alone."""
    ann.brings(_BOLTYN)
    t.expect("カードプールのない人の参加を禁じるルール", ann.is_kept_out_by, ["1.1.1a"])


_SHADOW = "「影」"


def _of_shadow(person: Person, ability: str, *cards: Card) -> None:
    """Let a player bring a hero with a meta-static ability, and cards of which the hero lacks the supertype."""
    person.brings(read_card("《月の使い》 「光」 ヒーロー ライフ20 知力0", ability), *cards)


@fab.check("1.1.3a#sentence-2", "認められたカードは、効果の指定どおりにゲームを開始するときだけ、適正である")
def an_admitted_card_starts_as_specified(t: Table, ann: Person, ben: Person) -> None:
    """A hero admits shadow cards that start the game on the chest; one player equips a cloak, the other a crown."""
    ability = (
        "あなたのデッキに、スーパータイプが「影」のカードを入れてよい。ただし、胴でゲームを開始する場合だけである。"
    )
    _of_shadow(ann, ability, _instant("石", ""), read_card(f"《影の衣》 {_SHADOW} 装備品 ― 胴 防御1"))
    _of_shadow(ben, ability, _instant("石", ""), read_card(f"《影の冠》 {_SHADOW} 装備品 ― 頭 防御1"))
    t.expect("胴で開始する影の衣が反するルール", ann.is_kept_out_by, [])
    t.expect("頭で開始する影の冠が反するルール", ben.is_kept_out_by, ["1.1.3"])


@fab.check("1.1.3a#sentence-3", "メタ型常在能力の言う「デッキ」は、装備品も含むカードプールのことである")
def deck_means_the_card_pool(t: Table, ann: Person) -> None:
    """A hero admits shadow cards to the deck; a player equips one, and has another in the deck."""
    ability = "あなたのデッキに、スーパータイプが「影」のカードを入れてよい。"
    _of_shadow(ann, ability, _instant("影", f"{_SHADOW} "), read_card(f"《影の冠》 {_SHADOW} 装備品 ― 頭 防御1"))
    t.expect("影のカードをデッキに入れ、影の装備品を装備すると反するルール", ann.is_kept_out_by, [])


@fab.check("1.1.3b#sentence-1", "混成カードは、スーパータイプのセットの一方がヒーローに当てはまればよい")
def one_set_of_a_hybrid_card_is_enough(t: Table, ann: Person, ben: Person) -> None:
    """Either set has two supertypes; the hero has both of one set, or only one of each."""
    hybrid = _instant("二つの道", "「光」「戦士」 / 「影」「魔術師」 ")
    ann.brings(_BOLTYN, hybrid)
    ben.brings(replace(_BOLTYN, supertypes=frozenset({"光", "影"})), hybrid)
    t.expect("一方のセットがヒーローに当てはまるとき、反するルール", ann.is_kept_out_by, [])
    t.expect("どちらのセットも一部しか当てはまらないとき、反するルール", ben.is_kept_out_by, ["1.1.3"])
