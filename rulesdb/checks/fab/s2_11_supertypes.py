"""Checks of 2.11, supertypes; s2_14_type_box.py has those of the type box, and s2_15_types.py those of layers."""

from typing import get_args

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.cards import Card, Class, Talent
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import INSTANT


@fab.check(
    "2.11.1#sentence-1 2.11.2#sentence-1",
    "スーパータイプは語の集まりで、2つあればそのどちらでもあり、1つもないこともある",
)
def supertypes_are_a_collection(t: Table, ann: Person, ben: Person) -> None:
    """An effect on shadow cards banishes a card that is a shadow warrior; another card has no supertypes."""
    blade = ben.hand("《闇の刃》 「影」「戦士」 アクション コスト0", "続行")
    plain = ben.action("小石", "続行", defense=None)
    light = ann.instant("浄化", "すべてのスーパータイプが「戦士」のものを追放する。")
    t.begin()
    t.expect("闇の刃のスーパータイプ", blade.supertypes, ["影", "戦士"])
    t.expect("小石のスーパータイプ", plain.supertypes, [])
    ann.plays(light).resolve()
    t.expect("闇の刃と小石のあるゾーン", (blade.zone, plain.zone), ("追放ゾーン", "手札"))


@fab.check("2.11.1#sentence-2", "クラスでもタレントでも、ヒーローにないスーパータイプのカードは入れられない")
def supertypes_decide_about_the_card_pool(t: Table, ann: Person) -> None:
    """A hero who is a shadow warrior brings cards with another talent, with another class, and with a part of both."""
    hero = read_card("《影の戦士》 「影」「戦士」 ヒーロー ライフ20 知力0")
    for supertypes, is_kept_out in (
        ("「戦士」", False),
        ("「影」", False),
        ("「光」「戦士」", True),
        ("「影」「忍者」", True),
    ):
        ann.brings(hero, read_card(f"《札》 {supertypes} アクション コスト0", "続行"))
        t.expect(f"{supertypes}のカードは入れられないか", bool(ann.is_kept_out_by), is_kept_out)


@fab.check("2.11.5#sentence-1", "スーパータイプは、効果によって得ることも失うこともある")
def supertypes_are_gained_and_lost(t: Table, ann: Person, ben: Person) -> None:
    """Ann's card gains a talent, and Ben's loses its class."""
    claw = ann.hand("《爪》 「忍者」 アクション コスト0", "続行")
    fang = ben.hand("《牙》 「忍者」 アクション コスト0", "続行")
    brand = ann.instant(
        "烙印", f"{THIS_TURN}《爪》は、スーパータイプ「竜系」を得る。{THIS_TURN}《牙》は、スーパータイプをすべて失う。"
    )
    ann.plays(brand).resolve()
    t.expect("爪と牙のスーパータイプ", (claw.supertypes, fang.supertypes), (["忍者", "竜系"], []))


@fab.check(
    "2.11.6#sentence-2", "ゲームの中では、ヒーローにないスーパータイプのカードも、ほかのカードと同じようにプレイできる"
)
def supertypes_add_no_rules(t: Table, ann: Person) -> None:
    """Ann's hero has no supertypes, and an effect gave Ann a card of a class."""
    spark = ann.hand("《火花》 「魔術師」 インスタント コスト0", "ライフを1点得る。")
    t.expect("アンは火花をプレイできるか", ann.may_play(spark), True)
    ann.plays(spark).resolve()
    t.expect("アンのライフ", ann.life, 21)


def _banished_of(t: Table, words: str, supertypes: tuple[str, ...]) -> list[str]:
    """Banish the cards that fit from Ben's hand, which has one of each supertype; return their names."""
    ann, ben = t.people
    for word in supertypes:
        ben.gets("hand", Card(word, INSTANT, supertypes=frozenset({word})))
    gone = ann.instant("追放", f"すべての{words}のあるものを追放する。")
    ann.plays(gone).resolve()
    return ben.cards_in("banished")


@fab.check("2.11.6a#sentence-1", "表にある17のスーパータイプが、クラスである")
def classes_are_those_of_the_list(t: Table) -> None:
    """A card for each supertype, and an effect on cards with a class."""
    classes = (
        "審神者 暗殺者 詩人 野人 守護者 幻術士 機械技師 商人 死霊術師 忍者 海賊 レンジャー ルーン剣士 変幻者 シーフ "
        "戦士 魔術師"
    )
    found = _banished_of(t, "クラス", (*get_args(Class), *get_args(Talent)))
    t.expect("追放されたカードのスーパータイプ", found, sorted(f"《{word}》" for word in classes.split()))


@fab.check("2.11.6b#sentence-1", "表にある10のスーパータイプが、タレントである")
def talents_are_those_of_the_list(t: Table) -> None:
    """A card for each supertype, and an effect on cards with a talent."""
    talents = "混沌 竜系 大地 エレメンタル 氷 光 稲妻 神秘 王侯 影"
    found = _banished_of(t, "タレント", (*get_args(Class), *get_args(Talent)))
    t.expect("追放されたカードのスーパータイプ", found, sorted(f"《{word}》" for word in talents.split()))
