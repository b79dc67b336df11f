"""Games that begin in the midst: with objects on the stack, in combat, with tokens, and with others' permanents."""

import pytest
from support.situations.told import answers, played

MAGIC = """ゲーム: mtg

《熊》 「{1}{G}」 クリーチャー ― 「熊」 パワー2 タフネス2

《狼》 「{1}{G}」 クリーチャー ― 「狼」 パワー3 タフネス3

《火花》 「{R}」 インスタント
対象のクリーチャーかプレイヤーに2点のダメージを与える。

《否定》 「{U}{U}」 インスタント
対象の呪文を打ち消す。

《炎》 「{X}{R}」 ソーサリー
対象のクリーチャーかプレイヤーにX点のダメージを与える。

《狂信者》 「{R}」 クリーチャー ― 「ゴブリン」 パワー1 タフネス1
(これを生け贄に捧げる): 対象のクリーチャーかプレイヤーに1点のダメージを与える。

《呪い》 「{W}」 エンチャント ― 「オーラ」
エンチャント(プレイヤー)

"""
BEARS = f"{MAGIC}アンの場に《熊》がいる。ベンの場に《狼》がいる。"
FLESH_AND_BLOOD = """
《火炎》 インスタント コスト0
対象のヒーローに5点の秘術ダメージを与える。

《大槌》 アクション ― 攻撃 コスト0 パワー6

《壁》 アクション コスト0 防御3

《胴着》 装備品 ― 胴 防御1

"""


@pytest.mark.parametrize(
    ("sentences", "expected"),
    [
        (
            "アンが唱えた《火花》がスタックにある。対象: ベン。優先権は誰にある？全員がパスする。ベンのライフは？",
            ["アン", "18"],
        ),
        ("アンがプレイした《炎》がスタックにある。Xの値: 3。対象: ベン。全員がパスする。ベンのライフは？", ["17"]),
        (
            (
                "アンが唱えた《火花》がスタックにある。対象: ベン。ベンが唱えた《否定》がスタックにある。"
                "対象: 《火花》。スタックには何がある？優先権は誰にある？全員がパスする。《火花》はどこにある？"
            ),
            ["《火花》、《否定》", "ベン", "アンの墓地"],
        ),
        (
            (
                "アンの墓地に《狂信者》がある。アンが起動した《狂信者》の能力がスタックにある。対象: ベン。"
                "全員がパスする。ベンのライフは？"
            ),
            ["19"],
        ),
        (
            "ベンのターンのアップキープである。アンが唱えた《火花》がスタックにある。対象: ベン。今はどのステップ？",
            ["ベンのターンのアップキープ・ステップ"],
        ),
    ],
)
def test_spells_and_abilities_are_on_the_stack_at_first(sentences: str, expected: list[str]) -> None:
    """Their targets and X are answers behind the sentence, and whoever has played the top one has priority."""
    assert answers(MAGIC + sentences) == expected


def test_the_target_of_a_spell_on_the_stack_is_asked_back() -> None:
    """A target that nobody has named is an open question of the spell's player."""
    found = played(f"{MAGIC}アンが唱えた《火花》がスタックにある。スタックには何がある？").open
    assert found is not None
    assert (found.player, found.topic, found.options) == ("アン", "対象", ("アン", "ベン"))


def test_an_illegal_target_of_a_spell_on_the_stack_is_a_problem() -> None:
    """The message names the spell."""
    told = f"{MAGIC}アンが唱えた《火花》がスタックにある。対象: 《熊》。スタックには何がある？"
    found = played(told).problem
    assert found is not None
    assert found.message == "火花 on the stack: this cannot be declared: 対象"


@pytest.mark.parametrize(
    ("sentences", "expected"),
    [
        (
            (
                "《熊》が攻撃している。今はどのステップ？《熊》はタップ状態である？ベンは《狼》で《熊》をブロックする。"
                "戦闘終了まで進む。《熊》はどこにある？"
            ),
            ["アンのターンの攻撃クリーチャー指定ステップ", "はい", "アンの墓地"],
        ),
        (
            "《熊》が攻撃している。《熊》は《狼》にブロックされている。今はどのステップ？戦闘終了まで進む。《熊》はどこにある？",
            ["アンのターンのブロック・クリーチャー指定ステップ", "アンの墓地"],
        ),
        ("《熊》が攻撃している。《熊》はブロックされていない。戦闘終了まで進む。ベンのライフは？", ["18"]),
        (
            "《熊》が攻撃している。《狼》が《熊》をブロックしている。アンのターンの戦闘ダメージである。スタックには何がある？",
            ["戦闘ダメージ"],
        ),
    ],
)
def test_magic_begins_in_combat(sentences: str, expected: list[str]) -> None:
    """Attackers are declared and tapped, blockers as the sentences say; the step follows from that."""
    assert answers(BEARS + sentences) == expected


@pytest.mark.parametrize(
    ("sentences", "expected"),
    [
        (
            (
                "アンは《大槌》でベンを攻撃している。優先権は誰にある？戦闘の終わりまで全員がパスを続ける。ベンのライフは？"
                "《大槌》はどこにある？"
            ),
            ["アン", "14", "アンの墓地"],
        ),
        (
            (
                "ベンの手札に《壁》がある。アンは《大槌》でベンを攻撃している。アンのターンの防御ステップである。"
                "ベンは《壁》で防御する。解決ステップまで全員がパスを続ける。ベンのライフは？"
            ),
            ["17"],
        ),
        (
            (
                "ベンは《胴着》を装備している。アンは《大槌》でベンを攻撃している。ベンは《壁》と《胴着》で防御している。"
                "アンのターンのリアクションステップである。戦闘の終わりまで全員がパスを続ける。ベンのライフは？"
                "《壁》はどこにある？《胴着》はどこにある？"
            ),
            ["18", "ベンの墓地", "ベンの胴"],
        ),
        ("アンがプレイした《火炎》がスタックにある。対象: ベン。全員がパスする。ベンのライフは？", ["15"]),
        ("アンがプレイした《大槌》がスタックにある。全員がパスする。《大槌》はどこにある？", ["戦闘チェイン"]),
    ],
)
def test_flesh_and_blood_begins_in_combat_or_with_a_card_on_the_stack(sentences: str, expected: list[str]) -> None:
    """An attack is on the combat chain at a step, with the cards that defend, or still on the stack."""
    assert answers(FLESH_AND_BLOOD + sentences) == expected


@pytest.mark.parametrize(
    ("sentences", "message"),
    [
        ("ベンのターンである。《狼》が《熊》をブロックしている。", "it is not the turn of the player who controls 熊"),
        ("ベンのターンである。《熊》が攻撃している。", "it is not the turn of the player who controls 熊"),
    ],
)
def test_a_combat_that_cannot_be_is_a_problem(sentences: str, message: str) -> None:
    """An attack in another's turn, and a block of one."""
    found = played(BEARS + sentences).problem
    assert found is not None
    assert message in found.message


def test_tokens_cease_to_exist_elsewhere() -> None:
    """A token in play that is destroyed is not in the graveyard."""
    told = "アンの場に《熊》のトークンが1体いる。ベンが唱えた《火花》がスタックにある。対象: 《熊》。全員がパスする。"
    assert answers(f"{MAGIC}{told}《熊》はどこにある？アンの墓地は何枚？") == ["なし", "0"]


def test_a_library_is_empty_if_the_situation_says_so() -> None:
    """Whoever draws from it loses, where an unmentioned library has cards."""
    told = "アンのライブラリーにカードはない。アンのターンのドローである。勝ったのは誰？"
    assert answers(MAGIC + told) == ["ベン"]


def test_an_aura_is_attached_to_a_player() -> None:
    """It stays in play, which an Aura attached to nothing does not."""
    told = f"{MAGIC}アンの場に《呪い》がある。"
    assert answers(f"{told}ベンに《呪い》がつけられている。《呪い》はどこにある？") == ["場"]
    assert answers(f"{told}《呪い》はどこにある？") == ["アンの墓地"]


def test_a_card_in_play_is_that_of_its_controller() -> None:
    """の means who controls it, がオーナーである who owns it; control since this turn forbids to attack."""
    told = f"{BEARS}アンは《狼》をコントロールしている。"
    asked = "アンの《狼》のコントローラーは誰？ベンがオーナーである《狼》のコントローラーは誰？《狼》は攻撃できる？"
    assert answers(told + asked) == ["アン", "アン", "はい"]
    assert answers(f"{BEARS}アンはこのターンから《狼》をコントロールしている。《狼》は攻撃できる？") == [
        "いいえ(212.3f)"
    ]
    found = played(f"{told}ベンの《狼》のパワーは？").problem
    assert found is not None
    assert "did you mean ベンがオーナーである《狼》?" in found.message


def test_a_name_that_cards_of_several_players_have_is_asked_back() -> None:
    """The message has the words for each of them."""
    found = played(f"{BEARS}ベンの場に《熊》がいる。《熊》のパワーは？").problem
    assert found is not None
    assert found.message == "several players have the card 熊; write one of: アンの《熊》 / ベンの《熊》"


def test_a_sentence_about_one_of_two_players_cards_names_the_player() -> None:
    """Counters are on the card of the player who is named, and a name alone is asked back."""
    told = f"{BEARS}ベンの場に《熊》がいる。"
    with_counters = f"{told}ベンの《熊》に「+1/+1」カウンターが1個ある。"
    assert answers(f"{with_counters}アンの《熊》のサイズは？ベンの《熊》のサイズは？") == ["2/2", "3/3"]
    found = played(f"{told}《熊》に「+1/+1」カウンターが1個ある。").problem
    assert found is not None
    assert "several players have the card 熊" in found.message
