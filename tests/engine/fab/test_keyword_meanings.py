"""Keywords that mean an ability of another kind: they are that ability, and keep their name."""

import pytest
from msgspec.structs import asdict

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.keywords import MeansAbility
from rulesdb.engine.fab.codec import CODEC
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.language.keyword_names import NAMES
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.sample_cards.small_cards import gem
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.engine_errors import EngineError

_DEFENDED = "戦闘チェインが閉じたとき、これがその戦闘チェインで防御した場合、"
_WORN = "これに「-1{d}」カウンターを1個置く。"
_COST = "これをプレイするための追加コストとして"
_DAMAGE = "あなたのヒーロー自身が受ける"
MEANINGS = {
    "バトルウォーン": f"{_DEFENDED}{_WORN}",
    "ブレイドブレイク": f"{_DEFENDED}これを破壊する。",
    "テンパー": f"{_DEFENDED}{_WORN}このカードのうち防御値の値が0のものがあるなら、これを破壊する。",
    "ガードウェル": f"{_DEFENDED}これに「-1{{d}}」カウンターを(これの防御値)個置く。",
    "アーケインバリア2": f"{_DAMAGE}秘術ダメージを2点、(リソース2点を支払ってもよい)。できた場合、軽減する。",
    "呪文虚壁2": f"{_DAMAGE}秘術ダメージを2点、(これを破壊してもよい)。できた場合、軽減する。",
    "クエル2": (
        f"{_DAMAGE}ダメージを2点、(リソース2点を支払ってもよい。そうした場合、"
        "今から、次に『だれかの終了フェイズの開始時になったとき、これを破壊する。』)。できた場合、軽減する。"
    ),
    "結界2": f"{_DAMAGE}ダメージを2点、まずこれが破壊される。その後、軽減する。",
    "アーケインシェルター2": f"{_DAMAGE}秘術ダメージを2点、まずこれが破壊される。その後、軽減する。",
    "ブースト": (
        f"「ブースト」 ― {_COST}、「あなたのデッキの一番上のカードを追放する」を支払ってもよい。そうした場合、"
        "追放したカードのうちスーパータイプが「機械技師」のものがあるなら、今から、これは、『続行』を得る。"
    ),
    "大地および稲妻混融": (
        f"「混融」 ― {_COST}、「あなたの手札のカードのうちスーパータイプが「大地」のもののうち1枚を公開する」"
        "「あなたの手札のカードのうちスーパータイプが「稲妻」のもののうち1枚を公開する」を支払ってもよい。"
    ),
    "スクラップ": (
        f"「スクラップ」 ― {_COST}、「あなたの墓地のカードのうち"
        "(サブタイプがアイテムの、またはタイプが装備品の)もののうち1枚を追放する」を支払ってもよい。"
    ),
    "ビートチェスト": (
        f"「ビートチェスト」 ― {_COST}、"
        "「あなたの手札のカードのうちパワー6以上のもののうち1枚を捨てる」を支払ってもよい。"
    ),
    "幻影": (
        "これが(攻撃アクションカードである、かつスーパータイプが「幻術士」のもの以外の、かつパワー6以上の)もの"
        "に防御されているとき、これを破壊する。"
    ),
    "光彩": "攻撃によって、これ自身が対象になったとき、これを破壊する。戦闘チェインを閉じる。",
    "ピアッシング2": "これがタイプが装備品のものに防御されているなら、これは、パワーに2の修整を得る。",
    "ミラージュ": (
        "これが(スーパータイプが「幻術士」のもの以外の、かつパワー6以上の)ものを防御しているとき、これを破壊する。"
    ),
    "血の債務": "追放ゾーンにあるとき、あなたの終了フェイズの開始時になったとき、ライフを1点失う。",
    "クランク": (
        "性質置換として、これ自身が「蒸気」カウンターを置いた状態で闘技場に出る場合、まず(アクションポイントを1点得る)。"
        "その後、代わりに望むなら「蒸気」カウンターが-1個置かれた状態になる。"
    ),
    "ルーンゲート": (
        "(すべての(識別子が「Runechant」の、かつあなたがコントロールする)パーマネントの数)がこれのリソースコスト以上である"
        "なら、リソースコストを支払わずにこれを追放ゾーンからプレイしてもよい。"
    ),
    "隆起2": (
        "手札にあるとき、あなたの格納庫のカードがない間、『あなたの終了フェイズの開始時になったとき、リソース2点を支払い、"
        "これを格納庫に表向きで置いてもよい。そうした場合、「サイズミックサージ」トークンを2個作成する。』が機能する。"
    ),
    "ウォータリーグレイブ": "これ自身が闘技場からあなたの墓地に置かれたとき、移ったこれを裏向きにする。",
}
"""For each keyword the ability that it means, in the card language."""


def _ability(text: str) -> Ability:
    return read_card("《兜》 装備品 ― 頭", text).abilities[0]


@pytest.mark.parametrize("keyword", MEANINGS)
def test_a_keyword_is_the_ability_that_it_means(keyword: str) -> None:
    """It is of the same kind and has the same fields, though it prints as the keyword, also in a saved game."""
    named, spelled = _ability(keyword), _ability(MEANINGS[keyword])
    own = asdict(named)
    assert isinstance(named, type(spelled))
    assert {field: own[field] for field in asdict(spelled)} == asdict(spelled)
    assert printer().say(named) == keyword
    assert CODEC.decode(CODEC.encode(named), Ability) == named


def test_every_keyword_that_means_an_ability_is_spelled_out_here() -> None:
    """A row of the table has its meaning in words above."""
    names = {name.word for kind, name in NAMES.items() if issubclass(kind, MeansAbility)}
    assert names == {keyword.rstrip("2").removeprefix("大地および稲妻") for keyword in MEANINGS}


def test_a_keyword_is_asked_for_by_its_name(ann: Person, ben: Person) -> None:
    """What has its ability in other words, or another keyword, has not the keyword."""
    named = ben.equips("head", "兜", "ブレイドブレイク")
    spelled = ben.equips("arms", "籠手", MEANINGS["ブレイドブレイク"])
    other = ben.equips("legs", "靴", "テンパー")
    ann.plays(ann.instant("破砕", "すべてのブレイドブレイクを持つパーマネントを破壊する。")).resolve()
    assert (named.zone, spelled.zone, other.zone) == ("墓地", "腕", "足")


def test_a_keyword_with_a_number_is_given_by_an_effect(t: Table, ann: Person, ben: Person) -> None:
    """The helmet has it until the end of the turn."""
    helmet, stone = ben.equips("head", "兜"), ben.hand(gem("青石", 3))
    gift = ben.instant(
        "加護", "このターンの終わりまで、すべてのサブタイプが頭のパーマネントは、『アーケインバリア2』を得る。"
    )
    bolt = ann.instant("稲妻", "すべての対戦相手のヒーローに3点の秘術ダメージを与える。")
    ann.plays(bolt)
    ben.responds(gift).resolve()
    t.resolve(may=True, pitch=stone)
    assert (ben.life, helmet.zone) == (19, "頭")


@pytest.mark.parametrize(
    "line", ["クラッシュ ― このカードをプレイしたとき、カードを1枚引く。", "クラッシュ - カードを1枚引く。"]
)
def test_a_label_is_an_ability_before_the_one_that_it_labels(line: str) -> None:
    """It is printed on a line by itself; the wordings of an ability hold behind it."""
    card = read_card("《拳》 アクション ― 攻撃 コスト0 パワー3", line)
    label, ability = map(printer().say, card.abilities)
    assert label == "クラッシュ"
    assert card == read_card("《拳》 アクション ― 攻撃 コスト0 パワー3", label, ability)


def test_a_label_has_its_supertype_and_its_english_name() -> None:
    """Channel is followed by the supertype of the cards that are put away for it."""
    cards = [
        read_card("《Frost》 Generic Action - Aura, cost 0", "**Channel Ice** - Draw a card."),
        read_card("《Frost》 アクション ― オーラ コスト0", "チャネル 氷 ― カードを1枚引く。"),
    ]
    assert cards[0].abilities == cards[1].abilities


def test_what_looks_like_a_label_is_none() -> None:
    """Other words before a dash are not left out."""
    with pytest.raises(EngineError):
        read_card("《拳》 アクション ― 攻撃 コスト0 パワー3", "クラッシュ 三倍 ― カードを1枚引く。")
    with pytest.raises(EngineError):
        read_card("《拳》 アクション ― 攻撃 コスト0 パワー3", "三倍 ― カードを1枚引く。")
