"""Words and forms of Japanese cards that mean the same."""

import pytest

from rulesdb.engine.fab.language.card_sheets import read_card, read_sheets
from rulesdb.source.text import SourceText

_FIRST = "《試しの札》 アクション ― アイテム コスト1 ピッチ1"
_SAME: tuple[tuple[str, str], ...] = (
    (
        "これがヒーローに命中した時、カードを1枚引く。",
        "これがヒーローにヒットしたとき、カードを1枚引く。",
    ),
    (
        "アクション - {r}、これを破壊する: カードを1枚引く。続行",
        "アクション ― {r}、これを破壊する：カードを1枚引く。続行",
    ),
    (
        "このターンにあなたがカードを引いた場合、これは続行を得る。",
        "このターン、カードを引いていたなら、これは続行を得る。",
    ),
    ("盟友をコントロールしているなら、続行を得る。", "あなたが盟友をコントロールしている場合、これは続行を得る。"),
    ("対象の斧の攻撃に+2{p}を与える。", "対象の斧の攻撃は+2{p}を得る。"),
    (
        "対象の4以上のコストを持つ攻撃アクションカードは続行を得る。",
        "対象のコストが4以上の攻撃アクションカードは続行を得る。",
    ),
    (
        "あなたが斧を3つ以上装備しているなら、カードを1枚引く。",
        "あなたがコントロールする装備された斧が3つ以上あるなら、カードを1枚引く。",
    ),
    (
        "これは+X{p}を得る。Xはあなたがコントロールする盟友の数に等しい。",
        "これはあなたがコントロールする盟友1つにつき+1{p}を得る。",
    ),
    (
        "あなたの墓地から矢を3枚までデッキに加えてシャッフルする。",
        "墓地の矢を3枚まで選び、デッキに加えてシャッフルする。",
    ),
    (
        "デッキから歯車1つを探す。それを公開し、手札に加える。その後、デッキをシャッフルする。",
        "デッキから歯車1枚を探し、公開して手札に加え、シャッフルする。",
    ),
    (
        "アタックリアクション - {r}、このカードを破壊：カードを1枚引く。",
        "攻撃リアクション ― {r}、これを破壊する：カードを1枚引く。",
    ),
    ("各ターン1回 アクション ― {r}: カードを1枚引く。", "ターンに1度のアクション ― {r}：カードを1枚引く。"),
    ("一ターンに一度：アクション ― {r}：カードを1枚引く。", "ターンに1度のアクション ― {r}：カードを1枚引く。"),
    (
        "あなたのエンドフェイズの開始時に、アーセナルのカード1枚を公開して、これを破壊する。",
        "あなたの終了フェイズの開始時に、格納庫のカード1枚を公開し、これを破壊する。",
    ),
    (
        "墓地の戦士・攻撃・アクション・カードをランダムに1枚追放する。",
        "墓地の戦士の攻撃アクションカードを無作為に1枚追放する。",
    ),
    ("影・忍者の攻撃は+1{p}を得る。", "影忍者の攻撃は+1{p}を得る。"),
    (
        "このターン、次の「非攻撃」アクションカードは続行を得る。",
        "このターン、次の非攻撃・アクションカードは続行を得る。",
    ),
    ("ターン1アクション ― {r}: カードを1枚引く。", "ターンに1度のアクション ― {r}：カードを1枚引く。"),
    (
        "ターン1効果 ― あなたが青のカードを捨てたとき、カードを1枚引く。",
        "ターンに1度の効果 ― あなたが青のカードを捨てたとき、カードを1枚引く。",
    ),
    ("これは「ターン1アクション ― {r}：攻撃」を得る。", "これは「ターンに1度のアクション ― {r}: 攻撃」を得る。"),
    ("「地震のうねり」トークンを1つ作成する。", "サイズミックサージトークン1つを生成する。"),
    ("これがヒーローに攻撃したとき、カードを1枚引く。", "これがヒーローを攻撃したとき、カードを1枚引く。"),
    ("これを混融していた場合、続行を得る。", "これが混融されていたなら、これは続行を得る。"),
    ("金貨トークンと銀貨トークンを1つずつ作る。", "金貨トークン1つと銀貨トークン1つを生成する。"),
    (
        "コストが3以上のカードがあなたの墓地にある場合、カードを1枚引く。",
        "あなたの墓地にコスト3以上のカードがあるなら、カードを1枚引く。",
    ),
    ("これは塵カウンターを2つ乗せて闘技場に出る。", "これは塵カウンター2個が置かれた状態で闘技場に出る。"),
    (
        "あなたのターン中にこれが闘技場から離れたとき、カードを1枚引く。",
        "これがあなたのターンの間に闘技場を離れたとき、カードを1枚引く。",
    ),
)
"""Lines in other words, each with one that means the same."""


@pytest.mark.parametrize(("line", "other"), _SAME)
def test_a_line_in_other_words_is_the_same_ability(line: str, other: str) -> None:
    """Both are read, and as the same card."""
    assert read_card(_FIRST, line) == read_card(_FIRST, other)


@pytest.mark.parametrize(
    "line",
    [
        "これがヒットしたとき、相手はカードを1枚捨てる。",
        "このターン、次の戦士の攻撃は-1{p}を得る。",
        "これがヒーローにヒットしたとき、盟友をコントロールしている場合、カードを1枚引く。",
        "対象の攻撃は+1{p}を得る。盟友に防御されているなら、カードを1枚引く。",
    ],
)
def test_a_line_without_a_subject_that_could_be_somebody_else_is_not_read(line: str) -> None:
    """Of an opponent, of the hero that is hit, of an attack of anybody, or of the target."""
    assert read_sheets(SourceText("card", f"{_FIRST}\n{line}"))[0] == ()


def test_what_is_done_if_not_belongs_to_the_first_effect() -> None:
    """What is done else, behind what is done if it was possible, is no part of that."""
    done = "これから塵カウンター1個を取り除く。そうした場合、カードを1枚引く。"
    card = read_card(_FIRST, f"{done}そうでないなら、これを破壊する。")
    assert card == read_card(_FIRST, f"{done}そうしなかった場合、これを破壊する。")
    assert len(card.abilities) == 1


def test_words_of_type_lines_and_keywords_have_synonyms() -> None:
    """The card is the same."""
    assert read_card("《槌》 守護者 武器 ― ハンマー（両手） パワー3", "鍛錬") == read_card(
        "《槌》 守護者 武器 ― 槌（両手） パワー3", "テンパー"
    )


@pytest.mark.parametrize(
    ("line", "read"),
    [
        (
            "《槍》 ジェネリック アタックリアクション コスト0 ピッチ3 防御2",
            "《槍》 攻撃リアクション コスト0 ピッチ3 防御2",
        ),
        (
            "《槍》（赤） 戦士 アクション - アタック コスト0 ピッチ1 攻撃力3",
            "《槍》 「戦士」 アクション ― 攻撃 コスト0 ピッチ1 パワー3",
        ),
        ("《兜》 守護者 装備 - ヘッド 防御1", "《兜》 「守護者」 装備品 ― 頭 防御1"),
        (
            "《弦》 レンジャー アクション アロー・アタック パワー3",
            "《弦》 「レンジャー」 アクション ― 攻撃・矢 パワー3",
        ),
    ],
)
def test_a_type_line_has_the_words_of_players(line: str, read: str) -> None:
    """English words in Japanese letters, a hyphen, and a color beside its pitch."""
    assert read_card(line) == read_card(read)


def test_what_is_wrong_in_a_type_line_is_reported_where_it_is() -> None:
    """A color is that of the pitch, and a word that is no type is not known."""
    for line, column in (("《槍》 戦士 アクション ピッチ3（赤）", 18), ("《槍》 ジェネリック 影武者 コスト0", 12)):
        sheets, (problem,) = read_sheets(SourceText("card", line))
        assert (sheets, problem.column) == ((), column)


def test_the_life_of_the_hero_that_is_attacked_is_compared() -> None:
    """Not that of any opponent."""
    line = "これがヒーローを攻撃したとき、あなたのライフが{}より少ないなら、カードを1枚引く。"
    assert read_card(_FIRST, line.format("そのヒーロー")) != read_card(_FIRST, line.format("対戦相手のヒーロー"))
