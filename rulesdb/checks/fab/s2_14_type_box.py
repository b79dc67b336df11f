"""Checks of 2.14, and of what 2.10, 2.11 and 2.15 say about the type box; cards are written as they are printed."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import read_card

_LIFE = "ライフを1点得る。"


def _printed(t: Table, header: str) -> TrackedCard:
    """Begin a game in which a player has a card in hand."""
    card = t.people[0].hand(header, _LIFE)
    t.begin()
    return card


def _hero(*supertypes: str) -> Card:
    """Return a hero with supertypes."""
    return Card("英雄", frozenset({"hero"}), supertypes=frozenset(supertypes), life=20, intellect=0)


def _is_kept_out(t: Table, hero: Card, card: Card) -> bool:
    """Whether a card may not be in the card-pool of a hero."""
    t.people[0].brings(hero, card)
    return bool(t.people[0].is_kept_out_by)


@fab.check(
    "2.14.1#sentence-3 2.11.3#sentence-2 2.15.3#sentence-2",
    "タイプボックスには、スーパータイプ、タイプの順に書かれている",
)
def supertypes_stand_before_types(t: Table) -> None:
    """An instant without subtypes whose box has two supertypes; it can be played on the opponent's turn."""
    card = t.people[1].hand("《写し身》 【竜系 忍者 インスタント】 コスト0", _LIFE)
    t.begin()
    t.expect("スーパータイプ", card.supertypes, ["忍者", "竜系"])
    t.expect("タイプ", card.types, ["インスタント"])


@fab.check("2.10.3#sentence-2", "サブタイプは、タイプの後の、ダッシュの後に書かれている")
def subtypes_stand_behind_the_dash(t: Table, ann: Person) -> None:
    """An action with the word aura behind a dash enters the arena."""
    mist = ann.hand("《霧》 【幻術士 アクション ― オーラ】 コスト0", "続行")
    ann.plays(mist).resolve()
    t.expect("霧のサブタイプ", mist.subtypes, ["オーラ"])
    t.expect("霧のあるゾーン", mist.zone, "闘技場")


@fab.check("2.15.3#sentence-3", "サブタイプがあれば、タイプはダッシュより前に書かれている")
def types_stand_before_the_dash(t: Table) -> None:
    """An attack action card has its type before the dash, and its subtype behind it."""
    card = _printed(t, "《強打》 【アクション ― 攻撃】 コスト0 パワー3")
    t.expect("強打のタイプ", card.types, ["アクション"])
    t.expect("強打のサブタイプ", card.subtypes, ["攻撃"])
    t.people[0].plays(card)
    t.expect("戦闘は始まったか", t.step != "", True)


@fab.check("2.14.1#sentence-5", "タイプボックスのどの欄にも、0個以上の語が入る")
def a_slot_has_any_number_of_words(t: Table, ann: Person) -> None:
    """A card has two words in each slot of its box; another one has nothing but a type."""
    full = ann.hand("《双剣》 【影 戦士 トークン 武器 ― 剣 短剣】", _LIFE)
    bare = ann.hand("《素手》 【アクション】 コスト0", _LIFE)
    t.begin()
    for name, card, has_slots in (("双剣", full, True), ("素手", bare, False)):
        t.expect(f"{name}のスーパータイプ", card.supertypes, ["影", "戦士"] if has_slots else [])
        t.expect(f"{name}のタイプ", card.types, ["トークン", "武器"] if has_slots else ["アクション"])
        t.expect(f"{name}のサブタイプ", card.subtypes, ["剣", "短剣"] if has_slots else [])


@fab.check("2.15.3#sentence-1", "カードのタイプは、コストの有無などではなく、タイプボックスで決まる")
def the_box_determines_the_types(t: Table, ann: Person, ben: Person) -> None:
    """An instant with a cost, and a resource card without one, which cannot be played."""
    spark = ben.hand("《火花》 【インスタント】 コスト0", _LIFE)
    stone = ben.hand("《原石》 【リソース ― 宝石】 ピッチ{r}{r}")
    t.begin()
    t.expect("火花のタイプと原石のタイプ", (spark.types, stone.types), (["インスタント"], ["リソース"]))
    ann.passes()
    t.expect("ベンは相手のターンに火花をプレイできるか", ben.may_play(spark), True)


@fab.check("2.10.3#sentence-1", "カードのサブタイプは、パワーの有無などではなく、タイプボックスで決まる")
def the_box_determines_the_subtypes(t: Table, ann: Person) -> None:
    """An item with power, which is no attack, and a sword."""
    totem = ann.hand("《石像》 【アクション ― アイテム】 コスト0 パワー4", "続行")
    sword = ann.hand("《剣》 【武器 ― 剣】 パワー2")
    t.begin()
    t.expect("石像のサブタイプと剣のサブタイプ", (totem.subtypes, sword.subtypes), (["アイテム"], ["剣"]))
    ann.plays(totem)
    t.expect("戦闘は始まったか", t.step != "", False)


@fab.check("2.11.3#sentence-1", "カードのスーパータイプは、名前などではなく、タイプボックスで決まる")
def the_box_determines_the_supertypes(t: Table) -> None:
    """A card whose name speaks of another class than its box."""
    card = _printed(t, "《忍者のうわさ》 【戦士 アクション】 コスト0")
    t.expect("《忍者のうわさ》のスーパータイプ", card.supertypes, ["戦士"])


@fab.check("2.14.1a#sentence-1", "「汎用」とあるカードにはスーパータイプがなく、だれのカードプールにも入れられる")
def generic_cards_have_no_supertypes(t: Table) -> None:
    """A hero with one class brings a generic card."""
    generic = read_card("《誰でも》 【汎用 アクション ― 攻撃】 コスト0 パワー3")
    t.expect("カードプールに入れられないか", _is_kept_out(t, _hero("戦士"), generic), False)
    card = _printed(t, "《誰でも》 【汎用 アクション ― 攻撃】 コスト0 パワー3")
    t.expect("スーパータイプ", card.supertypes, [])


@fab.check("2.14.1b#sentence-1", "「/」で分けて2つのセットを書いたカードが混成カードであり、ほかはそうではない")
def a_slash_makes_a_hybrid_card(t: Table) -> None:
    """A hero with one class brings a card of two classes with a slash between them, and one without a slash."""
    hybrid = read_card("《両刃》 【戦士 / 魔術師 アクション】 コスト0", _LIFE)
    single = read_card("《諸刃》 【戦士 魔術師 アクション】 コスト0", _LIFE)
    t.expect("「/」のあるカードは入れられないか", _is_kept_out(t, _hero("戦士"), hybrid), False)
    t.expect("「/」のないカードは入れられないか", _is_kept_out(t, _hero("戦士"), single), True)


_HYBRID = read_card("《両刃》 「光」「戦士」 / 「影」「魔術師」 アクション コスト0", _LIFE)


@fab.check("2.14.1b#sentence-2", "混成カードは、どちらのセットでも、一方だけが合えばカードプールに入れられる")
def either_set_of_a_hybrid_card_is_enough(t: Table) -> None:
    """One hero has the first set, another one the second set."""
    t.expect("先のセットを持つヒーローは入れられないか", _is_kept_out(t, _hero("光", "戦士"), _HYBRID), False)
    t.expect("後のセットを持つヒーローは入れられないか", _is_kept_out(t, _hero("影", "魔術師"), _HYBRID), False)


@fab.check("2.14.1b#sentence-3", "混成カードを、両方のセットを持つものとして扱うのではない")
def a_hybrid_card_does_not_count_with_both_sets(t: Table) -> None:
    """A hero has a part of both sets, another one has the whole of one."""
    t.expect("両方を一部ずつ持つヒーローは入れられないか", _is_kept_out(t, _hero("光", "魔術師"), _HYBRID), True)
    t.expect("一方をすべて持つヒーローは入れられないか", _is_kept_out(t, _hero("光", "戦士"), _HYBRID), False)


@fab.check("2.14.1b#sentence-4", "ゲームの中では、混成カードは両方のセットのスーパータイプをすべて持つ")
def a_hybrid_card_has_the_supertypes_of_both_sets(t: Table, ann: Person) -> None:
    """An effect banishes what has a supertype of the second set."""
    (blade,) = ann.gets("hand", _HYBRID)
    light = ann.instant("浄化", "すべてのスーパータイプが「影」のものを追放する。")
    t.begin()
    t.expect("両刃のスーパータイプ", blade.supertypes, ["光", "影", "戦士", "魔術師"])
    ann.plays(light).resolve()
    t.expect("両刃のあるゾーン", blade.zone, "追放ゾーン")
