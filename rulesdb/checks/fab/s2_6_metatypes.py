"""Checks of section 2.6, metatypes."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import hero

_BRAVO = hero("華麗な演出、ブラーボ")


def _kept_out(t: Table, *metatypes: str) -> list[str]:
    """Return the rules that keep a card with some metatypes out of the card-pool of a hero called Bravo."""
    ann = t.people[0]
    words = "".join(f"「{metatype}」" for metatype in metatypes)
    ann.brings(_BRAVO, read_card(f"《大見得》 メタタイプ{words} インスタント コスト0", "ライフを1点得る。"))
    return ann.is_kept_out_by


@fab.check("2.6.1#sentence-1", "メタタイプは語の集まりで、2つの語があれば、そのどちらでもある")
def metatypes_are_a_collection_of_words(t: Table, ann: Person, ben: Person) -> None:
    """Of two shields, one has two metatypes; what has one of these is destroyed."""
    both = ben.has_card("permanent", "《大盾》 メタタイプ「カツ」「ブラーボ」 装備品")
    one = ben.has_card("permanent", "《小盾》 メタタイプ「ブラーボ」 装備品")
    ann.plays(ann.instant("呪文", "すべてのメタタイプが「カツ」のパーマネントを破壊する。")).resolve()
    t.expect("大盾と小盾のあるゾーン", (both.zone, one.zone), ("墓地", "闘技場"))


@fab.check("2.6.2#sentence-1", "2つのヒーロー型メタタイプを持つカードは、どちらのヒーローでも使える")
def a_card_has_several_metatypes(t: Table) -> None:
    """A card is for カツ and for ブラーボ."""
    t.expect("カードプールが反するルール", _kept_out(t, "カツ", "ブラーボ"), [])


@fab.check("2.6.6#sentence-1", "セット型メタタイプは、ヒーローを指定しない")
def a_set_metatype_names_no_hero(t: Table) -> None:
    """A card has the metatype of a set."""
    t.expect("カードプールが反するルール", _kept_out(t, "Rosetta"), [])


@fab.check("2.6.6#sentence-2", "ヒーロー型メタタイプは、ヒーローの名前ではなく、通称を指定する")
def a_hero_metatype_is_a_moniker(t: Table) -> None:
    """A card is for ブラーボ, and the hero is 華麗な演出、ブラーボ."""
    t.expect("カードプールが反するルール", _kept_out(t, "ブラーボ"), [])


@fab.check("2.6.6#sentence-3", "カードプールには、メタタイプがヒーローの通称と一致するカードだけを入れられる")
def a_card_of_another_hero_is_kept_out(t: Table) -> None:
    """A card is for カツ, and the hero is 華麗な演出、ブラーボ."""
    t.expect("カードプールが反するルール", _kept_out(t, "カツ"), ["2.6.6"])


def _gains_for_rosetta(t: Table, what: str, *sheet: str) -> int:
    """Let Ben have a card, and Ann an item; she activates it, and gains 1 for everything of Rosetta of a kind."""
    ann, ben = t.people
    ben.has_card("permanent", *sheet)
    charm = ann.has_card(
        "permanent",
        "《護符》 メタタイプ「Rosetta」 アクション ― アイテム",
        "インスタント ― コストなし: 何もしない。",
        "能力が起動されたとき、何もしない。",
    )
    praise = ann.instant("称賛", f"ライフを(すべての{what}の数)点得る。")
    ann.activates(charm)
    ann.plays(praise).resolve()
    return ann.life


@fab.check("2.6.3#sentence-1", "カードは、タイプボックスに書かれたメタタイプを持つ")
def the_type_box_determines_metatypes(t: Table) -> None:
    """Ann's item and Ben's are printed with the metatype, Ben's other card is not."""
    sheet = "《石》 メタタイプ「Rosetta」 アクション ― アイテム"
    life = _gains_for_rosetta(t, "メタタイプが「Rosetta」のパーマネント", sheet)
    t.expect("メタタイプを持つパーマネントの数だけ得た後の、アンのライフ", life, 22)


@fab.check("2.6.4#sentence-1", "起動レイヤーと誘発レイヤーは、発生源と同じメタタイプを持つ")
def a_layer_has_the_metatypes_of_its_source(t: Table) -> None:
    """The activated-layer of Ann's item and a triggered-layer of it are on the stack."""
    life = _gains_for_rosetta(t, "(メタタイプが「Rosetta」の、かつスタックにある)もの", "《石》 アクション ― アイテム")
    t.expect("メタタイプを持つレイヤーの数だけ得た後の、アンのライフ", life, 22)


def _with_changes(t: Table, name: str) -> int:
    """Let Ann's item be about to lose its metatype, and Ben's stone to gain it; return Ann's life after the count."""
    changes = "《護符》は、メタタイプをすべて失う。", "《石》は、メタタイプ「Rosetta」を得る。"
    what = f"(メタタイプが「Rosetta」の、かつ名前が「{name}」の)パーマネント"
    return _gains_for_rosetta(t, what, "《石》 アクション ― アイテム", *changes)


@fab.check("2.6.5#sentence-1", "オブジェクトは、メタタイプを失うことがない")
def metatypes_are_not_lost(t: Table) -> None:
    """Ann's item would lose its metatype."""
    t.expect("メタタイプを持つ護符の数だけ得た後の、アンのライフ", _with_changes(t, "護符"), 21)


@fab.check("2.6.5#sentence-1", "オブジェクトは、メタタイプを新たに得ることがない")
def metatypes_are_not_gained(t: Table) -> None:
    """Ben's stone would gain a metatype."""
    t.expect("メタタイプを持つ石の数だけ得た後の、アンのライフ", _with_changes(t, "石"), 20)
