"""What situations of Magic say about the beginning of the game, as it is seen in the game."""

import pytest
from support.situations.told import answers, played

HEAD = """ゲーム: mtg

《熊》 「{1}{G}」 クリーチャー ― 「熊」 パワー2 タフネス2

《古の獣》 「{4}{G}{G}」 クリーチャー ― 「獣」 パワー5 タフネス5
変異「{3}{G}」

《鎖》 「{W}」 エンチャント ― 「オーラ」
エンチャント(クリーチャー)
これにエンチャントされているものは、+1/+1の修整を受ける。

《遅い癒し》 「{3}{W}」 ソーサリー
ライフを5点得る。
待機2 ― 「{W}」

"""


def test_a_permanent_begins_tapped_damaged_and_with_counters() -> None:
    """A tapped creature with two counters and a point of damage does not attack."""
    assert answers(
        HEAD
        + """アンの場に《熊》がタップ状態である。
《熊》に「+1/+1」カウンターが2個ある。
《熊》は1点のダメージを受けている。
《熊》はタップ状態である？
《熊》のサイズは？
《熊》のパワーは？
《熊》のダメージは？
《熊》の色は？
《熊》の名前は？
《熊》の点数で見たマナ・コストは？
《熊》は飛行を持つ？
《熊》は攻撃できる？
"""
    ) == ["はい", "4/4", "4", "1", "緑", "熊", "2", "いいえ", "いいえ(308.2)"]


def test_a_creature_that_has_just_come_does_not_attack_and_another_one_does() -> None:
    """Creatures have been in play since before the turn unless the sentence says that they have just come."""
    told = HEAD + "アンの場に《熊》が出たばかりである。\nアンの場に《古の獣》がある。\n"
    assert answers(f"{told}《熊》は攻撃できる？ 《古の獣》は攻撃できる？") == ["いいえ(212.3f)", "はい"]


def test_a_face_down_permanent_is_a_nameless_creature_until_it_is_turned_up() -> None:
    """Its controller knows the card by its name, and turns it face up for its morph cost."""
    told = "アンの場に《古の獣》が裏向きである。\nアンの場に《森》が4枚ある。\n"
    before = "《古の獣》のサイズは？ 《古の獣》の名前は？\n"
    turned = "アンは《古の獣》を表向きにする。\n《古の獣》のサイズは？ 《古の獣》は裏向きである？\n"
    assert answers(HEAD + told + before + turned) == ["2/2", "なし", "5/5", "いいえ"]


def test_two_face_down_permanents_are_told_apart() -> None:
    """Each of two face-down permanents has a mark in the question, and is named by its card in the answer."""
    blast = "《閃光》 「{0}」 インスタント\n対象のクリーチャーを破壊する。\n\n"
    told = "ベンの場に《古の獣》と《熊》が裏向きである。アンの手札に《閃光》がある。\nアンは《閃光》をプレイする。"
    left = played(HEAD + blast + told).open
    assert left is not None
    assert left.options == ("裏向きのクリーチャー(目印1)", "裏向きのクリーチャー(目印2)")
    after = (
        "対象: 《熊》。\n全員がパスする。\n《熊》はどこにある？ 《古の獣》はどこにある？ 公開された裏向きのカードは？\n"
    )
    assert answers(HEAD + blast + told + after) == ["ベンの墓地", "場", "《熊》"]


def test_an_aura_is_attached_to_a_permanent() -> None:
    """A creature with an Aura on it has what the Aura gives."""
    told = "アンの場に《熊》と《鎖》がある。\n《熊》に《鎖》がつけられている。\n"
    assert answers(f"{HEAD}{told}《熊》のサイズは？ 《鎖》はどこにある？") == ["3/3", "場"]


def test_life_and_mana_are_those_of_the_situation() -> None:
    """Mana in the pool burns as the phase ends."""
    told = "アンのライフは5である。\nアンのマナ・プールに赤マナが2点ある。\nアンのマナ・プールには何がある？\n"
    after = "戦闘開始まで全員がパスを続ける。アンのマナ・プールには何がある？ アンのライフは？"
    assert answers(HEAD + told + after) == ["赤マナ2点", "なし", "3"]


def test_a_suspended_card_has_its_time_counters() -> None:
    """A suspended card is out of the game, and loses a counter in the upkeep of its owner."""
    told = "ベンは《遅い癒し》を「時間」カウンター2個で待機させている。\n"
    before = "《遅い癒し》は待機状態である？ 《遅い癒し》はどこにある？\n"
    after = "ベンの次のアップキープまで全員がパスを続ける。\n全員がパスする。\n《遅い癒し》の「時間」カウンターは何個？"
    assert answers(HEAD + told + before + after) == ["はい", "ゲーム外", "1"]


def test_a_library_has_the_cards_of_the_situation_from_the_top() -> None:
    """The first card of the sentence is drawn first; the library of the other player is filled with forests."""
    told = "アンのライブラリーに《熊》と《古の獣》がある。"
    after = (
        "\nベンのターンのターン終了である。\n今はどのステップ？\nアンの次のドローまで全員がパスを続ける。\n"
        "《熊》はどこにある？ アンのライブラリーは何枚？ ベンのライブラリーは何枚？"
    )
    assert answers(HEAD + told + after) == ["ベンのターンのターン終了ステップ", "アンの手札", "1", "10"]


def test_the_account_opens_with_the_sentences_of_the_situation() -> None:
    """What is said of the beginning stands in the account as it is written."""
    told = "アンの場に《熊》がタップ状態である。\n《熊》は1点のダメージを受けている。\n《熊》のサイズは？"
    account = played(HEAD + told).account
    said = [line.text for line in account if line.part == "situation"]
    assert said == ["アンの場に《熊》がタップ状態である", "《熊》は1点のダメージを受けている"]


def test_a_basic_land_needs_no_sheet() -> None:
    """Basic lands are known by their names, and give mana of their color."""
    told = "アンの場に《平地》と《島》と《沼》と《山》と《森》がある。\n"
    mana = "".join(f"アンは《{land}》の能力をプレイする。\n" for land in ("平地", "島", "沼", "山", "森"))
    every = "白マナ1点、青マナ1点、黒マナ1点、赤マナ1点、緑マナ1点"
    assert answers(f"ゲーム: mtg\n\n{told}{mana}アンのマナ・プールには何がある？") == [every]


@pytest.mark.parametrize("counter", ["-1/-1", "−1/−1", "－１／－１"])
def test_minus_signs_of_counters_and_modifications_are_one(counter: str) -> None:
    """A minus sign, a hyphen and a wide sign are read as the same, in names of counters and in the texts of cards."""
    sheet = f"《萎れ》 「{{0}}」 インスタント\nターン終了時まで、対象のクリーチャーは、{counter}の修整を受ける。\n\n"
    told = f"アンの場に《古の獣》がある。アンの手札に《萎れ》がある。《古の獣》に「{counter}」カウンターが1個ある。"
    played_card = "アンは《萎れ》をプレイする。対象: 《古の獣》。全員がパスする。"
    asked = "《古の獣》のサイズは？《古の獣》の「-1/-1」カウンターは何個？"
    assert answers(HEAD + sheet + told + played_card + asked) == ["3/3", "1"]


CONTROLLED = """ゲーム: mtg

《鬼》 {2}{R} クリーチャー ― 鬼 3/2

《支配》 {3}{U} エンチャント ― オーラ
エンチャント(クリーチャー)
これにエンチャントされているものは、コントローラーがあなたになる。

《解呪》 {W} インスタント
エンチャント1つを対象とし、それを破壊する。

アンの場に《支配》がある。
ベンの手札に《解呪》がある。
ベンの場に《平地》がある。
"""


@pytest.mark.parametrize("there", ["ベンの場に《鬼》がある。", "アンはベンの《鬼》をコントロールしている。"])
def test_control_by_an_aura_lasts_as_long_as_the_aura(there: str) -> None:
    """It began before the turn, so the creature can attack; without the Aura its owner controls it again."""
    assert answers(
        f"{CONTROLLED}{there}\n《鬼》に《支配》がつけられている。\n《鬼》のコントローラーは誰？\n《鬼》は攻撃できる？\n"
        "アンはパスする。\nベンは《解呪》をプレイする。対象: 《支配》。マナを出すもの: 《平地》。\n全員がパスする。\n"
        "《鬼》のコントローラーは誰？"
    ) == ["アン", "はい", "ベン"]


@pytest.mark.parametrize(
    "told",
    [
        "アンは《遅い雷》を時間カウンター2個で待機させている。",
        "アンの追放領域に《遅い雷》が時間カウンター2個が置かれた状態で待機している。",
        "アンの待機領域に《遅い雷》が「時間」カウンター2個とともにある。",
    ],
)
def test_a_suspended_card_has_the_counters_of_its_sentence(told: str) -> None:
    """Wherever the sentence says that it is."""
    card = "ゲーム: mtg\n\n《遅い雷》 {2}{R} ソーサリー\n対象のプレイヤーに3点のダメージを与える。\n待機3 ― {R}\n\n"
    assert answers(f"{card}{told}《遅い雷》の「時間」カウンターは何個？《遅い雷》は待機状態である？") == ["2", "はい"]
