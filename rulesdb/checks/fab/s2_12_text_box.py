"""Checks of 2.12, the text box; cards are written as they are printed, flavor text below a bar."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import instant

_SPARK = "《火花》 インスタント コスト0"
_LIFE = "ライフを1点得る。"


def _plays(t: Table, card: TrackedCard) -> Person:
    """Let Ann, who has a deck, play an instant; return Ann."""
    ann = t.people[0]
    ann.gets("deck", instant("水花"), instant("風花"))
    ann.plays(card).resolve()
    return ann


@fab.check("2.12.1#sentence-1", "テキストボックスの中身は、名前やタイプではなく、カードテキストである")
def the_text_box_contains_the_card_text(t: Table, ann: Person, ben: Person) -> None:
    """Of two auras, one has card text; what has a text box as a property is destroyed."""
    auras = [ben.has_card("permanent", "《突風》 アクション ― オーラ", "続行"), ben.aura("凪")]
    _plays(t, ann.hand(_SPARK, "すべてのテキストボックスの特性を持つパーマネントを破壊する。"))
    t.expect("突風と凪のあるゾーン", [one.zone for one in auras], ["墓地", "闘技場"])


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


@fab.check("2.12.3#sentence-1", "カードの基本能力は、ルールテキストのすべてで定まる")
def rules_text_defines_the_base_abilities(t: Table) -> None:
    """A card has two paragraphs of rules text."""
    ann = _plays(t, t.people[0].hand(_SPARK, _LIFE, "カードを1枚引く。"))
    t.expect("アンのライフと手札の枚数", (ann.life, ann.count("hand")), (21, 1))


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


def _powers(t: Table, first: str, other: str, text: str) -> tuple[int | None, int | None]:
    """Return the powers of an ally of Ann, which has an ability, and of an ally of Ben."""
    ann, ben = t.people
    mine = ann.has_card("permanent", f"《{first}》 アクション ― 盟友 パワー3 ライフ3", text)
    theirs = ben.has_card("permanent", f"《{other}》 アクション ― 盟友 パワー3 ライフ3")
    _plays(t, ann.hand(_SPARK, "このターンの終わりまで、すべての名前が「小鬼」のものは、名前が「餓鬼」になる。"))
    return mine.power, theirs.power


@fab.check("2.12.3a#sentence-1", "カードの文章は、自身を通称でも指定できる")
def rules_text_specifies_its_source_by_moniker(t: Table) -> None:
    """A dragon specifies itself by its moniker, which is the name of another dragon."""
    powers = _powers(t, "黄昏の竜、ロア", "ロア", "《ロア》は、パワーに1の修整を得る。")
    t.expect("黄昏の竜と、名前がロアだけの竜のパワー", powers, (4, 3))


@fab.check("2.12.3a#sentence-3", "自分の名前が書かれていれば、名前が変わった後も「これ」のことである")
def a_self_reference_means_this(t: Table) -> None:
    """A goblin that specifies itself by name gets another name."""
    powers = _powers(t, "小鬼", "大鬼", "《小鬼》は、パワーに1の修整を得る。")
    t.expect("名前の変わった小鬼と、大鬼のパワー", powers, (4, 3))


@fab.check("2.12.3a#sentence-4", "自分の名前が書かれていても、同じ名前の別のカードのことではない")
def a_self_reference_is_to_no_other_card(t: Table) -> None:
    """Two ghosts have the same name, by which one of them specifies itself."""
    powers = _powers(t, "幽霊", "幽霊", "《幽霊》は、パワーに1の修整を得る。")
    t.expect("アンの幽霊とベンの幽霊のパワー", powers, (4, 3))


def _created(t: Table, name: str, *others: str) -> list[object]:
    """Let Ann create a token by a name, and play instants with other effects; return the names of created tokens."""
    ann = t.people[0]
    spells = [ann.instant(f"呪文{at}", text) for at, text in enumerate(others, start=1)]
    _plays(t, ann.hand(_SPARK, f"「{name}」トークンを1個作成する。"))
    ann.resolves(*spells)
    return t.values(kinds.Create, "token")


@fab.check("2.12.3b#sentence-1", "作成するトークンは、通称でも指定できる")
def a_token_is_created_by_its_moniker(t: Table) -> None:
    """A token that is a demon is created by its moniker."""
    t.expect("作成されたトークン", _created(t, "Blasmophet"), ["Blasmophet, the Soul Harvester"])


@fab.check("2.12.3b#sentence-2", "作成するトークンは、その名前のものが前から存在していなくてもよい")
def a_token_to_create_need_not_exist(t: Table) -> None:
    """A token is created while there is none of its name."""
    t.expect("作成されたトークン", _created(t, "Spectral Shield"), ["Spectral Shield"])


@fab.check("2.12.3b#sentence-3", "名前で指定して作成したトークンは、ルールがその名前に定めた特性を持つ")
def a_token_has_the_properties_that_its_name_defines(t: Table) -> None:
    """A token is created by its name, which is that of a token with ward 1; then Ann is dealt 3 damage."""
    _created(t, "Spectral Shield", "あなたのヒーローに3点の秘術ダメージを与える。")
    t.expect("アンのライフ", t.people[0].life, 18)


@fab.check("2.12.3b#sentence-4", "名前で参照されるのは、だれのものでも、その名前を持つオブジェクトである")
def a_name_refers_to_any_object_that_has_it(t: Table, ann: Person, ben: Person) -> None:
    """Both players have an aura of a name, and Ben has one of another name."""
    mine, theirs, other = ann.aura("霧"), ben.aura("霧"), ben.aura("靄")
    _plays(t, ann.hand(_SPARK, "「霧」という名前のすべてのカードを破壊する。"))
    t.expect("2つの霧と靄のあるゾーン", (mine.zone, theirs.zone, other.zone), ("墓地", "墓地", "闘技場"))
