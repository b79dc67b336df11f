"""Checks of 2.12, the text box; cards are written as they are printed, flavor text below a bar."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import instant

_SPARK = "《火花》 インスタント コスト0"
_LIFE = "ライフを1点得る。"


def _plays(t: Table, card: TrackedCard) -> Person:
    """Let Ann, who has a deck, play an instant; return Ann."""
    ann = t.people[0]
    ann.gets("deck", instant("水花"), instant("風花"))
    ann.plays(card).resolve()
    return ann


@fab.check("2.12.2#sentence-2", "ルールテキストのないカードがあってもよく、最初の段落が注釈文のこともある")
def a_card_text_can_lack_rules_text(t: Table) -> None:
    """A card has nothing but reminder text."""
    ann = _plays(t, t.people[0].hand(_SPARK, "(カードを1枚引く。)"))
    t.expect("アンの手札の枚数", ann.count("hand"), 0)


@fab.check("2.12.2#sentence-4", "注釈文は、カッコに入っている文である")
def reminder_text_is_in_brackets(t: Table) -> None:
    """A card has rules text, and behind it a paragraph in brackets."""
    ann = _plays(t, t.people[0].hand(_SPARK, _LIFE, "(カードを1枚引く。)"))
    t.expect("アンのライフと手札の枚数", (ann.life, ann.count("hand")), (21, 0))


@fab.check("2.12.2#sentence-6", "フレーバーテキストは、横線で区切られた別の段落である")
def flavor_text_is_below_a_bar(t: Table) -> None:
    """A card has the same words once above the bar, and once below it."""
    ann = _plays(t, t.people[0].hand(_SPARK, _LIFE, "――――", _LIFE))
    t.expect("アンのライフ", ann.life, 21)


@fab.check("2.12.3#sentence-1", "カードの基本能力は、ルールテキストで定まる")
def rules_text_defines_the_base_abilities(t: Table) -> None:
    """A card with rules text."""
    ann = _plays(t, t.people[0].hand(_SPARK, _LIFE))
    t.expect("アンのライフ", ann.life, 21)


@fab.check("2.12.3#sentence-2", "1つの段落が1つの能力であり、1つの文がそうなのではない")
def a_paragraph_is_an_ability(t: Table, ann: Person) -> None:
    """An activated ability has two sentences, and another one has its own paragraph."""
    ann.gets("deck", instant("水花"))
    totem = ann.has_card(
        "permanent",
        "《石像》 アクション ― アイテム",
        "インスタント ― コストなし: ライフを1点得る。カードを1枚引く。",
        "インスタント ― コストなし: ライフを5点得る。",
    )
    ann.activates(totem).resolve()
    t.expect("アンのライフと手札の枚数", (ann.life, ann.count("hand")), (21, 1))


@fab.check("2.12.3#sentence-3", "注釈文とフレーバーテキストは、ゲームに何の影響も与えない")
def reminder_and_flavor_text_do_nothing(t: Table) -> None:
    """A card has rules text with reminder text behind it, and flavor text."""
    ann = _plays(t, t.people[0].hand(_SPARK, f"{_LIFE}(ライフを2点得る。)", "――――", "カードを1枚引く。"))
    t.expect("アンのライフと手札の枚数", (ann.life, ann.count("hand")), (21, 0))


@fab.check("2.12.3b#sentence-4", "名前で参照されるのは、だれのものでも、その名前を持つオブジェクトである")
def a_name_refers_to_any_object_that_has_it(t: Table, ann: Person, ben: Person) -> None:
    """Both players have an aura of a name, and Ben has one of another name."""
    mine, theirs, other = ann.aura("霧"), ben.aura("霧"), ben.aura("靄")
    _plays(t, ann.hand(_SPARK, "「霧」という名前のすべてのカードを破壊する。"))
    t.expect("2つの霧と靄のあるゾーン", (mine.zone, theirs.zone, other.zone), ("墓地", "墓地", "闘技場"))
