"""Cards of Flesh and Blood in English: what is read, in which shapes, and that nothing of it is lost."""

import pytest
from msgspec.structs import replace

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_reading import reader
from rulesdb.engine.fab.language.card_sheets import read_card, read_sheets
from rulesdb.engine.fab.language.english_reading import english_reader
from rulesdb.engine.fab.language.vocabulary import english_printer, english_vocabulary, printer
from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.engine_errors import EngineError
from rulesdb.engine.kernel.language.chart_reader import ChartReader
from rulesdb.engine.kernel.language.phrase_reader import ContradictionError, Reader
from rulesdb.engine.kernel.language.phrases import SENTENCE, english
from rulesdb.source.text import SourceText

FIRST = "《Tin Rooster, the Loud》 Generic Action - Attack, cost 2, pitch 1, power 6, defense 3"
SAME = {
    "**Go again**": "続行",
    "Draw a card.": "カードを1枚引く。",
    "Draw two cards, then discard a random card.": "(カードを2枚引く、その後手札を無作為に1枚捨てる)。",
    "Gain 3{h}": "ライフを3点得る。",
    "Deal 2 arcane damage to any target.": "対象の任意のものに2点の秘術ダメージを与える。",
    "When this hits, draw a card.": "これがヒットしたとき、カードを1枚引く。",
    "When Tin Rooster hits a hero, they discard a card.": "これがタイプがヒーローのものにヒットしたとき、"
    "その攻撃対象のコントローラーは、手札を1枚捨てる。",
    "Your next sword or axe attack this turn gains +2{p} and **go again**.": "このターンの終わりまで、"
    "あなたの次の(サブタイプが剣の、またはサブタイプが斧の)攻撃は、(パワーに2の修整を得る、さらに『続行』を得る)。",
    "The next blue action card you play this turn costs {r}{r} less to play.": "このターンの終わりまで、次にプレイする"
    "(カラーバーが青の、かつタイプがアクションの)ものは、コストのリソースポイントが2点減る。",
    "**Once per Turn Action** - {r}: **Attack**. **Go again**": "1ターンに1回、アクション ― リソース1点: "
    "『攻撃』『続行』",
    "At the start of your turn, destroy this.": "あなたのターンの開始時になったとき、これを破壊する。",
    "As an additional cost to play this, discard a card.": "これをプレイするための追加コストとして、"
    "「手札を1枚捨てる」を支払う。",
    "You may pay {r}. If you do, draw a card.": "リソース1点を支払ってもよい。そうした場合、カードを1枚引く。",
    "Put a +1{p} counter on target sword you control.": "対象の(サブタイプが剣の、かつあなたがコントロールする)"
    "パーマネントに「+1{p}」カウンターを1個置く。",
    "If you control an aura, this gets +1{p}.": "(サブタイプがオーラの、かつあなたがコントロールする)パーマネントが"
    "あるなら、これは、パワーに1の修整を得る。",
    "Whenever this attacks, you may banish a card from under it.": "これが攻撃したとき、これの下にあるもののうち1枚を"
    "追放してもよい。",
    "While this is under a permanent other than Rooster, that permanent has **phantasm**.": "パーマネントの下に"
    "あるとき、『(これが下にある、かつ《Rooster》以外の)ものは、『幻影』を得る。』が機能する。",
    "Transform target ash you control into an Aether Ashwing.": "対象の(サブタイプが灰の、かつあなたがコントロールする)"
    "パーマネントを「Aether Ashwing」トークンに変形させる。",
    "When this hits, equip a Graphene Chelicera token.": "これがヒットしたとき、"
    "「Graphene Chelicera」トークンを装備する。",
    "Destroy up to 1 aura.": "サブタイプがオーラのパーマネントのうち1枚までを破壊する。",
    "**Earth and/or Ice Fusion**": "大地または氷混融",
    "If this was **fused** with an Earth card, draw a card.": "これが「大地」のカードと混融されたなら、"
    "カードを1枚引く。",
    "The next time you **Ice fuse** this turn, draw a card.": "このターンの終わりまで、次に『あなたが「氷」のカードと"
    "混融してカードをプレイしたとき、カードを1枚引く。』。",
    "Whenever you **transcend**, you may gain {r}.": "あなたによって、超越が行われたとき、"
    "リソースポイントを1点得てもよい。",
    "At the beginning of your end phase, **return to the brood**.": "あなたの終了フェイズの開始時になったとき、"
    "帰巣する。",
    "Your next attack this turn gets +4{p}. If it has stealth, it gets go again.": "このターンの終わりまで、"
    "あなたの次のあらゆる攻撃は、(パワーに4の修整を得る、さらに隠密を持つものなら『続行』を得る)。",
    "**Action** - {t}: Your next arrow attack this turn gets +4{p}. If it has harpoon in its name, it gets "
    "**overpower**.": "アクション ― 「これをタップする」: このターンの終わりまで、あなたの次のサブタイプが矢の攻撃は、"
    "(パワーに4の修整を得る、さらに名前に「Harpoon」のあるものなら『凌駕』を得る)。",
    "{t} target hero or ally.": "対象の(タイプがヒーローの、またはサブタイプが盟友の)パーマネントをタップする。",
    "Your constructs with Fabric in their name gain **go again**.": "(サブタイプが製造の、かつあなたがコントロール"
    "する、かつ名前に「Fabric」のある)ものは、『続行』を得る。",
    "If you have a base chest equipped, **transform** it and 2 Hyper Drivers you control into this.": "(装備されて"
    "いる、かつサブタイプが基本の、かつサブタイプが胴の、かつあなたがコントロールする)パーマネントがあるなら、(装備されている、"
    "かつサブタイプが基本の、かつサブタイプが胴の、かつあなたがコントロールする)パーマネントのうち1枚と"
    "(識別子が「Hyper Driver」の、かつあなたがコントロールする)パーマネントのうち2枚をこれに変形させる。",
    "When this hits a hero, create a Frailty, Inertia, or Bloodrot Pox token under their control.": "これがタイプが"
    "ヒーローのものにヒットしたとき、その攻撃対象のコントローラーのコントロール下に、「Frailty」か「Inertia」か"
    "「Bloodrot Pox」トークンを1個作成する。",
    "Choose 1;\n- Draw a card.\n- Gain 1{h}.": "以下から1個を選ぶ: 『カードを1枚引く。』『ライフを1点得る。』",
}
"""Lines in English, and in Japanese."""


@pytest.mark.parametrize(("line", "japanese"), SAME.items())
def test_a_line_says_the_same_in_both_languages(line: str, japanese: str) -> None:
    """What is read prints in Japanese and in English, and both read back as the same record."""
    (ability,) = read_card(FIRST, *line.split("\n")).abilities
    assert printer().say(ability) == japanese
    assert reader().read(japanese, "ability") == ability
    assert english_reader().read(english_printer().say(ability), "ability") == ability


@pytest.mark.parametrize(
    "first",
    [
        FIRST,
        "《Tin Rooster, the Loud》 Generic Action - Attack",
        "《Tin Rooster, the Loud》 Generic Action — Attack | Cost: 2 | red | Power 6 | Defence 3",
        "《Tin Rooster, the Loud》 generic action - attack (cost 2, pitch 1, power 6, defense 3)",
        "《Tin Rooster, the Loud》 Generic Action - Attack Defense 3 Power 6 Cost 2 Pitch 1",
    ],
)
def test_a_first_line_may_have_several_shapes(first: str) -> None:
    """The properties stand in any order, with any joint, a color for the pitch."""
    card = read_card(first)
    assert card.name == "Tin Rooster, the Loud"
    assert {*card.types, *card.subtypes} == {"action", "attack"}
    expected = (2, 1, 6, 3) if len(first) > 60 else (None, None, None, None)
    assert (card.cost, card.pitch, card.power, card.defense) == expected


def test_a_hybrid_weapon_has_both_classes() -> None:
    """A slash parts the classes of a hybrid card, and hands are a subtype."""
    card = read_card("《Rusty Rake》 Ninja / Warrior Weapon - Axe (2H), power 3")
    assert [*card.supertypes, *card.hybrid] == ["忍者", "戦士"]
    assert {*card.subtypes} == {"axe", "2H"}


@pytest.mark.parametrize(
    "line",
    [
        "Draw a card at the end.",
        "When this hits a hero, choose target hero. They discard a card.",
        "Destroy target aura. It gets +1{p}.",
        "If it has an aim counter, it gains dominate.",
        "Whenever you attack with a weapon this turn, put a +1{p} counter on it.",
        "Turn a face down card in your arsenal face up, then draw a card. Put an aim counter on it.",
        "Create a Copperplate token.",
        "Draw a card with cost 2 or less you.",
        "Whenever you play a red card, if you've played another blue card this turn, draw a card.",
        "You may play this from your banished zone. If you do, it costs {r} less to play.",
    ],
)
def test_what_is_not_understood_is_refused(line: str) -> None:
    """A pronoun with two antecedents, an unknown token or a rest of a sentence is no ability."""
    with pytest.raises(EngineError):
        read_card(FIRST, line)


def test_a_text_with_two_readings_is_refused() -> None:
    """The reader follows every way to parse a text, and takes none of two."""
    vocabulary = english_vocabulary()
    (more,) = english(Either, "{effects||, then }", SENTENCE)
    both = ChartReader(vocabulary._replace(rows=(*vocabulary.rows, more)))
    with pytest.raises(ContradictionError, match="two readings"):
        both.read("draw a card, then shuffle your deck", "ability")
    with pytest.raises(ValueError, match="two readings"):
        Reader(vocabulary)


class Either(DiscreteEffect, frozen=True):
    """An effect that is said as a sequence is."""

    effects: tuple[DiscreteEffect, ...]
    """Its parts."""


def test_sheets_of_both_languages_stand_in_one_file() -> None:
    """Each sheet is read in the language of its first line, and a mistake is shown at its place."""
    text = f"{FIRST}\nDraw a card.\n\n《大槌》 アクション コスト0\nカードを1枚引く。\n\n{FIRST}\n**Go again** and again"
    sheets, problems = read_sheets(SourceText("cards", text))
    assert [sheet.card.name for sheet in sheets] == ["Tin Rooster, the Loud", "大槌"]
    assert sheets[0].card.abilities == sheets[1].card.abilities
    assert [(one.line, one.column) for one in problems] == [(8, 13)]


def test_a_card_in_english_prints_in_japanese() -> None:
    """The account of a game goes on in Japanese."""
    card = read_card("《Old Pump》 Mechanologist Action - Item, cost 1, pitch 3", "Gain {r}.")
    assert isinstance(card, Card)
    assert (
        printer().say(card, "sheet")
        == "《Old Pump》 「機械技師」 アクション ― アイテム コスト1 ピッチ3\nリソースポイントを1点得る。"
    )


@pytest.mark.parametrize(
    "lines",
    [
        ("《Old Pump》 Mechanologist Action - Item コスト1 ピッチ3", "Gain {r}."),
        ("《Old Pump》 機械技師 アクション ― アイテム コスト1 ピッチ3", "Gain {r}."),
        ("《Old Pump》 Mechanologist Action - Item, cost 1, pitch 3", "{r}を得る。"),
        ("《輪》 Mechanologist Action - Item コスト1 ピッチ3", "Gain {r}."),
    ],
)
def test_a_card_may_be_in_two_languages(lines: tuple[str, str]) -> None:
    """People write its properties in theirs, and copy or translate the rest."""
    card = read_card("《Old Pump》 Mechanologist Action - Item, cost 1, pitch 3", "Gain {r}.")
    assert replace(read_card(*lines), name=card.name) == card


def test_paragraphs_of_an_english_card_may_have_empty_lines_between_them() -> None:
    """As cards are printed; the next card begins with its name."""
    first = "《Slap》 Generic Action - Attack コスト1 パワー3\nDraw a card.\n\n**Go again**"
    text = f"{first}\n\n《Tap》 Generic Action コスト0"
    sheets, problems = read_sheets(SourceText("cards", text))
    assert not problems
    assert [(sheet.card.name, len(sheet.card.abilities)) for sheet in sheets] == [("Slap", 2), ("Tap", 0)]
