"""The wordings of printed cards: read as the words of the card language."""

import pytest
from support.engine.mtg.printed_examples import FIRST_LINES, TEXTS
from support.engine.mtg.printed_sentences import SENTENCES

from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.mtg.language.card_sheets import read_card, read_sheets
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.source.text import SourceText


@pytest.mark.parametrize(("printed", "read"), [*TEXTS, *SENTENCES])
def test_an_ability_is_read_as_it_is_printed(printed: str, read: str) -> None:
    """A card with a printed text is the same as with the words of the language, in which it is printed back."""
    of_aura = ("エンチャント(クリーチャー)",) if "エンチャントされて" in printed else ()
    card = read_card("《火花》 {1}{R} インスタント", *of_aura, printed)
    assert card == read_card("《火花》 「{1}{R}」 インスタント", *of_aura, read)
    assert printer().say(card.abilities[-1]) == read


@pytest.mark.parametrize(
    "text",
    [
        "対戦相手は、望むなら、ライフを1点失ってもよい。そうした場合、ライフを3点得る。",
        "あなたは、ライフを2点失う。対戦相手は、ライフを3点失う。",
    ],
)
def test_no_wording_changes_the_words_of_the_language(text: str) -> None:
    """A line that is in these words is printed as it is written."""
    assert printer().say(read_card("《火花》 「{1}{R}」 インスタント", text).abilities[0]) == text


@pytest.mark.parametrize(("printed", "read"), FIRST_LINES)
def test_a_first_line_is_read_as_it_is_printed(printed: str, read: str) -> None:
    """The type line needs no brackets, nor its subtypes; the card is printed back with them."""
    assert read_card(printed) == read_card(read)
    assert printer().say(read_card(printed), SHEET).split("\n")[0] == read


def test_a_land_has_the_mana_abilities_of_its_basic_land_types() -> None:
    """No line of the card says so; one that does adds no second ability."""
    mana = "タップ: 赤マナ1点を加える。"
    assert read_card("《丘》 土地 ― 山") == read_card("《丘》 土地 ― 山", mana)
    assert [printer().say(one) for one in read_card("《丘》 土地 ― 山・森").abilities] == [
        mana,
        "タップ: 緑マナ1点を加える。",
    ]
    assert read_card("《丘》 クリーチャー ― 山 1/1").abilities == ()


def test_a_creature_is_read_as_it_is_printed() -> None:
    """Mana symbols, the symbol for tapping, and power and toughness need no words."""
    printed = read_card("《若木》 {1}{G} クリーチャー ― 「樹木」 0/3", "{T}：{G}を加える。", "変異{2}{G}")
    in_words = read_card(
        "《若木》 「{1}{G}」 クリーチャー ― 「樹木」 パワー0 タフネス3",
        "タップ: 緑マナ1点を加える。",
        "変異「{2}{G}」",
    )
    assert printed == in_words


def test_what_is_wrong_is_found_at_its_own_place() -> None:
    """A word that is not understood is named at the column where it stands in the printed text."""
    text = "《火花》 {1}{R} インスタント\nクリーチャー1体を対象とし、それを焦がす。\n"
    _, (problem,) = read_sheets(SourceText("cards.txt", text))
    assert (problem.line, problem.column) == (2, text.splitlines()[1].index("焦") + 1)


def test_what_is_rewritten_keeps_names() -> None:
    """Words of today within the name of a card are a part of the name."""
    card = read_card(
        "《戦場の死亡》 {1} アーティファクト", "{T}: 対象の名前が「戦場に出た者」のパーマネントを追放する。"
    )
    assert printer().say(card, SHEET).splitlines() == [
        "《戦場の死亡》 「{1}」 アーティファクト",
        "タップ: 対象の名前が「戦場に出た者」のパーマネントをゲームから取り除く。",
    ]


def test_a_card_calls_itself_by_its_name() -> None:
    """Where other cards have これ, at the beginning of a clause, with the signs around a name or without them."""
    named, plain = (
        read_card("《鞘虫》 {1}{G} クリーチャー ― 昆虫 1/1", f"{word}が戦場に出たとき、カードを1枚引く。")
        for word in ("鞘虫", "これ")
    )
    assert named == plain
    assert read_card("《鞘虫》 {1}{G} クリーチャー ― 昆虫 1/1", "《鞘虫》が戦場に出たとき、カードを1枚引く。") == plain


BIRD = "《青鳥》 {1}{U} クリーチャー ― 鳥 1/1"
LINES = [
    (("バイバック {4}",), ("バイバック「{4}」",)),
    (("フラッシュバック　｛２｝｛Ｒ｝",), ("フラッシュバック「{2}{R}」",)),
    (("マッドネス：{1}",), ("マッドネス「{1}」",)),
    (("エコー {2}",), ("エコー「{2}」",)),
    (("待機 3―{R}",), ("待機3 ― 「{R}」",)),
    (("待機３ — ｛Ｒ｝",), ("待機3 ― 「{R}」",)),
    (("バイバック {4}（あなたはこの呪文を唱えるに際し、追加で{4}を支払ってもよい。）",), ("バイバック「{4}」",)),
    (("飛行 (これは飛行を持たないもの（や到達を持たないもの）にはブロックされない。)",), ("飛行",)),
    (("（これは飛行を持たないものにはブロックされない。）", "飛行"), ("飛行",)),
    (("飛行。",), ("飛行",)),
    (("飛行、先制攻撃",), ("飛行", "先制攻撃")),
    (("飛行, 速攻、警戒",), ("飛行", "速攻", "警戒")),
    (("飛行 先制攻撃",), ("飛行", "先制攻撃")),
    (("飛行・速攻",), ("飛行", "速攻")),
    (("側面攻撃、変異 {2}",), ("側面攻撃", "変異「{2}」")),
    (("飛行（ブロックされにくい。）、速攻（すぐ攻撃できる。）",), ("飛行", "速攻")),
    (
        ("青鳥が攻撃するたび、青鳥の上に+1/+1カウンターを1個置く。",),
        ("これが攻撃するたび、これの上に+1/+1カウンターを1個置く。",),
    ),
    (("{T}: 青鳥をアンタップする。",), ("{T}: これをアンタップする。",)),
    (
        ("{U}: ターン終了時まで、《青鳥》は+1/+0の修整を受ける。",),
        ("{U}: ターン終了時まで、これは、+1/+0の修整を受ける。",),
    ),
    (("青鳥に1点のダメージを与える。",), ("これに1点のダメージを与える。",)),
]


@pytest.mark.parametrize(("printed", "plain"), LINES)
def test_a_line_is_read_as_it_is_printed(printed: tuple[str, ...], plain: tuple[str, ...]) -> None:
    """The card is the same as with the words of the language."""
    assert read_card(BIRD, *printed) == read_card(BIRD, *plain)


@pytest.mark.parametrize(
    "header",
    [
        "《青鳥》 クリーチャー ― 鳥 {1}{U} 1/1",
        "《青鳥》 クリーチャー ― 鳥 1/1 {1}{U}",
        "《青鳥》 クリーチャー {1}{U} ― 鳥 1/1",
        "《青鳥》 クリーチャー ― 鳥 コスト{1}{U} 1/1",
        "《青鳥》 マナ・コスト：｛１｝｛Ｕ｝ クリーチャー ― 鳥 1/1",
    ],
)
def test_the_cost_may_stand_anywhere(header: str) -> None:
    """Behind the type as well as before it."""
    assert read_card(header, "飛行") == read_card(BIRD, "飛行")


def test_a_legend_is_called_by_the_first_part_of_its_name() -> None:
    """As printed cards call it."""
    header = "《風の王、セラ》 {1} 伝説のクリーチャー ― 精霊 1/1"
    assert read_card(header, "風の王をアンタップする。") == read_card(header, "これをアンタップする。")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("すべてのスリヴァーはプロテクション（黒）と呪禁を持つ。", "呪禁"),
        ("あなたがコントロールするクリーチャーは呪禁を持つ。", "呪禁"),
        ("エンチャントされているクリーチャーは+1/+1の修整を受けるとともに呪禁を持つ。", "呪禁"),
        ("クリーチャー1体を対象とする。それはターン終了時まで呪禁を得る。", "呪禁"),
        ("飛行、呪禁", "呪禁"),
        ("呪禁、飛行", "呪禁"),
        ("飛行、呪禁、先制攻撃", "呪禁"),
        ("白のクリーチャーは飛行と呪禁を持つ。", "呪禁"),
    ],
)
def test_a_word_that_is_not_known_is_named_itself(text: str, word: str) -> None:
    """The caret stands under it, and not under what is said before it."""
    _, problems = read_sheets(
        SourceText("cards.txt", f"《火花》 {{R}} エンチャント ― オーラ\nエンチャント(クリーチャー)\n{text}\n")
    )
    assert [(one.line, one.column) for one in problems] == [(3, text.index(word) + 1)]
    assert problems[0].message.startswith(word)
